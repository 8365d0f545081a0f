home-name = Project L
home-description = { home-name } w Twojej przeglądarce: umieszczaj elementy na układankach, solo, przeciw botom albo ze znajomymi.
home-to-home = Project L, strona startowa
home-skip = Do treści
home-pages = Strony
home-menu = Menu
home-rules = Zasady
home-replays = Moje gry
home-lobby-nav = Poczekalnia
home-settings = Ustawienia
home-language = Język
home-to-light = Jasny stół
home-to-dark = Ciemny stół
home-fair = Boty widzą tylko to, co Ty. Bez reklam, bez śledzenia, bez konta.
home-free = Wolne oprogramowanie na licencji MIT
home-credit = Project L to gra firmy Boardcubator, która nie ma z tą stroną nic wspólnego.
home-title-one = Każdy element
home-title-two = ma swoje miejsce.
home-lead = Project L w przeglądarce, dla 1–6 osób i botów. Konto niepotrzebne.
home-play-now = Zagraj teraz
home-against = Przeciwnik: { $bot }
home-learn = Poznaj zasady
home-opening = Przygotowanie stołu...
home-ways = Jak zagrać
home-bot = Zagraj z botem
home-bot-about = Boty widzą tylko to, co Ty.
home-bots = Przy stole
home-bots-count =
    { $number ->
        [one] { $number } bot
        [few] { $number } boty
        [many] { $number } botów
       *[other] { $number } bota
    }
home-solo = Solo
home-solo-about = Przechytrz przeciwnika i jego blokady.
home-hot-seat = Na jednym urządzeniu
home-hot-seat-about = Jeden ekran, podawany wokół stołu.
home-people = Ile osób?
home-people-count =
    { $number ->
        [one] { $number } osoba
        [few] { $number } osoby
        [many] { $number } osób
       *[other] { $number } osoby
    }
home-people-with = { home-people-count }, dodatki: { $expansions }
home-friends = Ze znajomymi
home-friends-about = Wystarczy jeden link. Nikt nie potrzebuje konta.
home-make = Otwórz stół
home-lobby = Poczekalnia
home-lobby-none = Nikt teraz nie czeka.
home-lobby-count =
    { $number ->
        [one] { $number } stół czeka na ludzi.
        [few] { $number } stoły czekają na ludzi.
        [many] { $number } stołów czeka na ludzi.
       *[other] { $number } stołu czeka na ludzi.
    }
home-lobby-about = Dosiądź się do tych, którzy akurat są.
home-look-in = Zajrzyj
home-go-on = Graj dalej
home-replay = Powtórki
home-replay-about = Obejrzyj grę, ruch po ruchu.
home-all-games = Moje gry
home-open-file = Otwórz zapis
home-offline = Działa też bez sieci.
home-install = Zainstaluj

daily-title = Zadanie dnia
daily-points = Najwięcej punktów w tej turze
daily-both = Wypełnij obie jak najmniejszą liczbą akcji
daily-touches = Wykończenia: najlepszy koniec
daily-row =
    { $days ->
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
        [many] { $days } dni z rzędu
       *[other] { $days } dnia z rzędu
    }
web-home = Start
web-again = Ponów próbę
web-close = Zamknij
web-lost = Brak połączenia: być może nie zostało to wykonane. Sprawdź za chwilę.
web-nothing-here = Pod tym adresem nic nie ma.
web-nothing-about = Może w linku brakuje litery. Nic Twojego nie zginęło.
web-nothing-home = Na stronę startową
web-seat-open = Wolne miejsce
web-log-undo = cofa ostatnią decyzję
web-log-undo-you = cofasz ostatnią decyzję

new-rule = Zasada { $rule }
settings-name = Twoje imię
settings-name-about = To, co inni widzą przy stole.
settings-save = Zapisz
settings-saved = Zapisano.
games-your-turn = Twoja tura
games-their-turn = Grają inni
games-waiting = Czeka na ludzi
games-ago = { $when }
games-too-big = To nie jest zapis gry: ma ponad 256 kB.
games-unreadable = Tego pliku nie da się odczytać jako tekstu.
replay-copied = Skopiowano
replay-pile = Stos punktów
replay-round = Runda { $round }
replay-beat = Takt { $round }
replay-seed = Ziarno { $seed }
replay-copy-seed = Kopiuj ziarno
new-mode = Tryb
lobby-clock = { $minutes }{ "\u00A0" }min + { $seconds }{ "\u00A0" }s
lobby-no-clock = bez zegara

error-no-server = To wymaga serwera, a tam, skąd pochodzi ta strona, go nie ma. I tak możesz tu grać: z botami, solo albo wspólnie przy tym ekranie.
error-offline = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
error-not-copied = Przeglądarka nie pozwala kopiować; link jest zaznaczony, skopiuj go ręcznie.

here-title = Gry na tym urządzeniu
here-about = Gry bez osób z zewnątrz toczą się na tej stronie. Są zachowane w tej przeglądarce na tym urządzeniu, tak jak Twoje ustawienia; nie ma ich żaden serwer. Usunięcie danych przeglądarki usunie także gry: zachowasz je w pliku.
here-none-kept = Ta przeglądarka nic dla tej strony nie przechowuje.
here-games =
    { $number ->
        [one] { $number } gra jest tu zachowana.
        [few] { $number } gry są tu zachowane.
        [many] { $number } gier jest tu zachowanych.
       *[other] { $number } gry jest tu zachowane.
    }
here-export = Zapisz wszystkie w pliku
here-import = Wczytaj z pliku
here-file-name = projectl-gry.json
here-no-file = To nie jest plik z zachowanymi grami albo pochodzi z nowszej wersji.
here-brought =
    { $number ->
        [one] Wczytano { $number } grę i ustawienia.
        [few] Wczytano { $number } gry i ustawienia.
        [many] Wczytano { $number } gier i ustawienia.
       *[other] Wczytano { $number } gry i ustawienia.
    }
here-not-brought =
    { $number ->
        [one] { $number } gry z pliku nie da się tu rozegrać.
        [few] { $number } gier z pliku nie da się tu rozegrać.
        [many] { $number } gier z pliku nie da się tu rozegrać.
       *[other] { $number } gry z pliku nie da się tu rozegrać.
    }
here-delete = Usuń wszystkie gry z tego urządzenia
here-delete-about = Znikną na zawsze, także te w toku. Ustawienia zostaną.
here-delete-do = Usuń wszystkie
here-deleted = Nic już tu nie jest zachowane.
here-played = Na tym urządzeniu
here-take-backs = Z cofaniem
here-no-such-game = Tej gry nie ma w tej przeglądarce.
here-elsewhere = Ta gra toczy się w innej karcie przeglądarki.
here-invite = Zaproś znajomych
here-invite-for = Zaproś kogoś na miejsce: { $who }
here-moved = Ta gra toczy się dalej na serwerze, gdzie mogą dołączyć inni.
here-moved-go = Graj dalej
here-line = wiersz { $line }: { $why }
here-take-over = Graj tutaj
here-unkept = Ta przeglądarka nie może już nic zachować: gra potrwa, dopóki ta strona jest otwarta.
here-without-bots = Boty nie dotarły: gra ruszy dalej, gdy tylko da się je pobrać.
here-saved-newer = Tę grę zapisała nowsza wersja strony. Wczytaj stronę ponownie, aby grać dalej.
here-saved-otherwise = Tę grę zapisała wersja z innymi zasadami i nie może się tu toczyć dalej.
here-broken = Coś w środku poszło nie tak i zostało naprawione: gra jest taka, jak była. Spróbuj ponownie.
