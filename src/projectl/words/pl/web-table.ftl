board-title = Project L
board-title-turn = ● Twoja tura · Project L
board-loading = Chwileczkę...
board-missing = Nie ma takiego stołu albo potrzebujesz linku do niego.
board-closed = Ten stół został zamknięty.
board-your-turn = Twoja tura
board-your-board = Twój obszar
board-turn-of = Tura: { $who }
board-meanwhile = jednocześnie gra { $who }
board-action-left =
    { $number ->
        [one] Została { $number } akcja
        [few] Zostały { $number } akcje
        [many] Zostało { $number } akcji
       *[other] Zostało { $number } akcji
    }
board-points =
    { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
board-score-of = { $who }, wynik:
board-no-pieces = { $who }: brak elementów
board-pile =
    { $number ->
        [one] { $number } ukończona układanka
        [few] { $number } ukończone układanki
        [many] { $number } ukończonych układanek
       *[other] { $number } ukończonej układanki
    }
board-pile-empty = jeszcze nic
board-touches =
    { $number ->
        [one] { $number } wykończenie
        [few] { $number } wykończenia
        [many] { $number } wykończeń
       *[other] { $number } wykończenia
    }
board-market = Układanki do wzięcia
board-empty-place = nie ma tu układanki
board-deck-white = białe w stosie
board-deck-black = czarne w stosie
board-deck-left =
    { $number ->
        [one] została { $number }
        [few] zostały { $number }
        [many] zostało { $number }
       *[other] zostało { $number }
    }
board-deck-meter = Stos czarnych
board-deck-meter-solo = Stos układanek
board-to-the-end = do końca
board-last-round = Ostatnia runda
board-next-last = Następna runda jest ostatnia
board-beats-left =
    { $number ->
        [one] Potem jeszcze { $number } takt
        [few] Potem jeszcze { $number } takty
        [many] Potem jeszcze { $number } taktów
       *[other] Potem jeszcze { $number } taktu
    }
board-last-beat = Ostatni takt
board-finishing = Wykończenia
board-column = Kolumna { $column }: { $locks }
board-column-open = otwarta
board-left-rows = Lewe rzędy
board-right-rows = Prawe rzędy
board-side-yours = stąd bierzesz Ty
board-side-of = stąd bierze { $who }
board-marker-white = Biały znacznik
board-marker-black = Czarny znacznik
board-reserve = Zapas
board-supply = Twoja rezerwa
board-in-supply = { $piece }: { $count } w Twojej rezerwie
board-in-reserve = { $piece }: { $count } w zapasie
board-free-slot = Wolne miejsce
board-cell-free = { $puzzle } { $cell }, wolne
board-cell-taken = { $puzzle } { $cell }, { $piece }
board-open-cell =
    { $number ->
        [one] { $number } wolne pole
        [few] { $number } wolne pola
        [many] { $number } wolnych pól
       *[other] { $number } wolnego pola
    }
board-puzzle-white = Biała układanka { $puzzle }, { count-point }, nagroda { $reward }
board-puzzle-black = Czarna układanka { $puzzle }, { count-point }, nagroda { $reward }
board-reward-up = jeden awans
board-reward-up-two = dwa awanse
board-reward-m = akcja Ambasadora
board-score-hidden = Stosy punktów są zakryte aż do końca
board-just-came = właśnie doszła
board-just-changed = właśnie zmieniona
board-final-boards = Co zostało
board-nothing-unfinished = Nie ma niedokończonych układanek
board-clock = zostało { $time }
board-watching = widzowie
board-round = Runda { $round }
board-beat = Takt { $round }
board-rules = Zasady
board-menu = Menu
board-actions = Akcje
board-hints = Co zrobiłby silny gracz
board-hint-ahead = przewaga na koniec: { $points } pkt, szansa na wygraną: { $chance }%
board-hint-behind = strata na koniec: { $points } pkt, szansa na wygraną: { $chance }%
board-hint-do = Zrób to
board-hint-first = Zrób pierwszy krok
board-hint-line = Krok po kroku
board-log = Co się wydarzyło
board-log-since = Od Twojej ostatniej tury
board-log-empty = Jeszcze nic.
board-chat = Czat
board-chat-empty = Nikt jeszcze nic nie napisał.
board-chat-say = Napisz coś
board-chat-send = Wyślij
board-chat-here =
    { $number ->
        [one] 1 osoba tutaj
        [few] { $number } osoby tutaj
        [many] { $number } osób tutaj
       *[other] { $number } osoby tutaj
    }
board-chat-watching =
    { $number ->
        [one] 1 osoba ogląda
        [few] { $number } osoby oglądają
        [many] { $number } osób ogląda
       *[other] { $number } osoby ogląda
    }
board-unread =
    { $number ->
        [one] { $number } nowa wiadomość
        [few] { $number } nowe wiadomości
        [many] { $number } nowych wiadomości
       *[other] { $number } nowej wiadomości
    }
board-seats = Miejsca i zapas
board-keys = Sterowanie
board-settings = Ustawienia
board-theme = Jasny lub ciemny stół
board-copy-link = Kopiuj link do tego stołu
board-copied = Skopiowano
board-sounds = Dźwięki
board-again = Pokaż to jeszcze raz
board-at-once = Kończ tury od razu
board-held-gone = To, co miało zakończyć Twoją turę, nie jest już możliwe. Zdecyduj jeszcze raz.
board-sit-down = Zajmij miejsce: { $who }
board-stand-up = Opuść grę: Twoje miejsce zajmie bot
board-lost = Brak połączenia. Ponawiam próbę...
board-lost-part = Brakuje jeszcze części strony. Pojawi się, gdy wróci połączenie.
board-lost-kept = Brak połączenia. Twoje decyzje są zachowane i zostaną wysłane, gdy tylko połączenie wróci.
board-cut-hidden = Najpierw trzeba odsłonić układankę: gra ruszy dalej, gdy wróci połączenie.
board-cut-dropped = Podczas przerwy w połączeniu gra toczyła się dalej: Twoje decyzje nie zostały wykonane.
board-connecting = Łączenie...
board-opponent-about = jedna układanka na turę, punkty od razu
board-opponent-supply = { count-lock } w rezerwie
board-opponent-did = Co zrobił i dlaczego
board-hand-over = Następna tura: { $who }
board-hand-over-turn = { $who }, Twoja{ "\u00A0" }tura.
board-hand-over-names = Wasze imiona (opcjonalnie)
board-hand-over-go = To ja
board-play-seat = Graj jako { $who }

do-take = Weź
do-gain = Weź element
do-swap = Ulepsz
do-place = Umieść
do-master = Mistrzowska
do-ghost = Widmo
do-ambassador = Ambasador
do-recycle = Odśwież

main-end = Zakończ turę
main-skip-ahead = Przewiń
main-back-to-turn = Do mojej tury
main-choose = Wybierz
main-place = Umieść
main-recycle = Odśwież
main-take = Weź
main-take-named = Weź { $puzzle }
main-gain-it = Weź { $taken }
main-take-it = Weź { $taken }
main-end-master = Zakończ akcję
main-end-ambassador = Zakończ akcję
main-end-ghost = Zakończ akcję
main-skip = Zachowaj
main-finish = Gotowe
main-finish-at = Gotowe: { $score }
main-finish-possible = Gotowe: { $score } (możliwe { $best })
main-finish-of = Gotowe: { $score } z { $best }
main-pass = Zakończ turę
main-upgrade = Ulepsz do { $taken }
main-exchange = Wymień na { $taken }
main-raise = Awansuj na { $taken }
main-break-up = Rozłóż
main-wait = Czekaj
main-turn = Obróć
main-flip = Odwróć
main-back = Odłóż
main-hint = Podpo{ "\u00AD" }wiedź
main-thinking = Myśli
main-undo = Cofnij
main-more = Więcej

bar-whole = Pokaż całe zdanie
bar-plays = { $who } gra.
bar-again = Jeszcze raz, { $at } z { $of }: { $text }
bar-held = Twoja tura jest rozegrana. Zakończ ją albo cofnij.
bar-held-pass = Pozostałe akcje przepadną. Zakończ turę albo cofnij.
bar-at-once = To odsłania nową układankę, więc Twoja tura od razu się kończy.
bar-watching = Oglądasz grę.
bar-compiling = Jednorazowa kompilacja botów na tym komputerze: jeszcze około { $seconds }{ "\u00A0" }s.
bar-away = { $who } jest offline już { $time }.
bar-away-seat = Miejsce czeka na powrót.
bar-away-clock = Zegar idzie dalej.
bar-wait =
    { $number ->
        [one] { $who } myśli.
        [few] { $who } myślą.
        [many] { $who } myślą.
       *[other] { $who } myślą.
    }
bar-nowhere = { $piece } teraz nigdzie nie pasuje.
bar-where = Gdzie umieścić { $piece }? Podświetlone pola są wolne.
bar-place-here = Umieścić tu { $piece }?
bar-place-completes = Umieścić { $piece }? To kończy { $puzzle }: { count-point }.
bar-not-here = { $piece } tu nie pasuje.
bar-take = Naciśnij jeszcze raz, aby ją wziąć.
bar-do-take = Wybierz układankę z rzędów.
bar-do-gain = Wybierz element.
bar-do-swap = Wybierz, co oddajesz, a potem, co bierzesz.
bar-do-place = Wybierz element ze swojej rezerwy.
bar-do-master = Najwyżej po 1 elemencie na każdej układance.
bar-do-ghost = Wybierz, jak go rozłożyć.
bar-do-ambassador = Najwyżej po 1 elemencie na każdej układance.
bar-do-recycle = Naciskaj układanki rzędu, jedną po drugiej.
bar-master = Najwyżej po 1 elemencie na każdej układance, razem co najmniej 1.
bar-ambassador = Najwyżej po 1 elemencie na każdej układance, razem co najmniej 1.
bar-ghost = Najwyżej po 1 części na każdej układance; reszta zostaje u Ciebie.
bar-reward = Wybierz swoją nagrodę.
bar-levelup = Awansuj element o jeden poziom albo go zachowaj.
bar-recycle = Naciskaj układanki rzędu, jedną po drugiej.
bar-finishing = Każdy umieszczony element kosztuje 1 punkt. Na koniec naciśnij „Gotowe”.
bar-finishing-best = Umieść { $ways }, a osiągniesz { $best }.
bar-finishing-done = Żaden inny element się nie opłaca. „Gotowe” zachowa Twój wynik: { $score }.
bar-completes = { $piece } kończy { $puzzle }.
bar-none-yet = Weź układankę: nie masz żadnej.
bar-none-fits = Żaden z Twoich elementów teraz nie pasuje.
bar-must =
    { $number ->
        [one] Została { $number } akcja i trzeba ją wykonać
        [few] Zostały { $number } akcje i trzeba wykonać wszystkie
        [many] Zostało { $number } akcji i trzeba wykonać wszystkie
       *[other] Zostało { $number } akcji i trzeba wykonać wszystkie
    }
bar-nothing-left = W tej turze nic więcej nie da się zrobić.
bar-may-still =
    { $number ->
        [one] { $number } układanka może jeszcze dostać element.
        [few] { $number } układanki mogą jeszcze dostać element.
        [many] { $number } układanek może jeszcze dostać element.
       *[other] { $number } układanki może jeszcze dostać element.
    }
bar-may-end = Nie da się umieścić kolejnego elementu: zakończ akcję.
bar-then =
    { $number ->
        [one] { $puzzles } daje wtedy { count-point }.
        [few] { $number } układanki dają wtedy { count-point }.
        [many] { $number } układanek daje wtedy { count-point }.
       *[other] { $number } układanki daje wtedy { count-point }.
    }
bar-goes-comes = Oddajesz { $given } i bierzesz { $pieces }.
bar-comes = Bierzesz { $pieces }.

won-with = Ukończono { $puzzles }: { count-point } i { $pieces }
won-without = Ukończono { $puzzles }: { count-point }

order-given =
    { $number ->
        [one] { $number } z układanek ma swój element
        [few] { $number } z układanek mają swój element
        [many] { $number } z układanek ma swój element
       *[other] { $number } z układanek ma swój element
    }

ending-master = Na koniec akcji mistrzowskiej
ending-ambassador = Na koniec akcji Ambasadora
ending-ghost = Na koniec akcji widmowego elementu
ending-full = Jest pełna
ending-if = Jeśli trafi tam { $piece }
ending-back = Odzyskujesz { $pieces }
ending-none = Nic nie jest jeszcze pełne.

keyline-back = wróć
keyline-move = przesuń
keyline-look = oglądaj
keyline-choose = wybierz
keyline-level = poziom
keyline-shape = kształt
keyline-slots = Twoje układanki
keyline-all = klawisze

pill-completes = { $piece } ją kończy
pill-leaves-for = { $piece } potem { $rest }
pill-leaves =
    { $number ->
        [one] { $piece } jeszcze { $number } pole
        [few] { $piece } jeszcze { $number } pola
        [many] { $piece } jeszcze { $number } pól
       *[other] { $piece } jeszcze { $number } pola
    }
pill-no-room-for = brak miejsca na { $piece }
pill-no-room = brak miejsca
pill-nothing = nic nie pasuje
pill-fit =
    { $number ->
        [one] { $pieces } pasuje
        [few] { $pieces } pasują
        [many] { $pieces } pasują
       *[other] { $pieces } pasują
    }
pill-full =
    { $action ->
        [master] Gotowa po mistrzowskiej
        [ambassador] Gotowa po Ambasadorze
        [ghost] Gotowa po widmie
       *[none] Ukończona
    }
pill-has-its-piece = Ma swój element

away-mark = offline { $time }
away-bot = bot
away-title = { $who } jest offline już { $time }
away-about = Stanie się to, na co zgodzą się wszyscy obecni.
away-about-clock = Zegar idzie dalej także podczas nieobecności; gdy czas minie, gra dalej bot. Do tego momentu stanie się to, na co zgodzą się wszyscy obecni.
away-wait = Czekaj
away-wait-about = Miejsce czeka na powrót.
away-stand-in = Niech zagra bot
away-stand-in-about = Gra do powrotu nieobecnej osoby.
away-break-off = Zakończ grę
away-break-off-about = Bez wpływu na ranking i bez zwycięzcy.
away-chosen = Wybrano: { $who }

phrase-well-played = Dobrze zagrane
phrase-thinking = Myślę...
phrase-one-more = Jeszcze jedna?
phrase-thanks = Dzięki
