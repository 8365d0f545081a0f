new-title = Nowy stół
new-seats = Miejsca
new-seat =
    { $number ->
        [one] { $number } miejsce
        [few] { $number } miejsca
        [many] { $number } miejsc
       *[other] { $number } miejsca
    }
new-you = Ty
new-host = otwiera stół
new-here = Też tutaj
new-here-about = gra przy tym ekranie
new-open = Wolne
new-open-about = dla osób z linkiem
new-open-about-listed = dla każdego
new-who = Kto tu siada?
new-who-person = Ktoś tutaj
new-who-open = Zostaw wolne
new-who-bot = Bot
new-change = Zmień miejsce { $number }
new-add = Dodaj miejsce
new-remove = Usuń miejsce { $number }
new-level = Siła bota
new-names = Imiona przy tym ekranie, jeśli chcesz
new-add-expansion = Dodaj: { $expansion }
new-difficulty = Poziom trudności
new-edition = Edycja
new-expansions = Dodatki
new-over-days = Na wiele dni
new-over-days-about = Nikt nie musi zostawać: na nieobecnych po prostu się czeka.
new-clock = Zegar
new-clock-none = Brak
new-clock-minutes = { $number }{ "\u00A0" }min
new-clock-none-about = Każdy gra tak długo, jak potrzebuje.
new-clock-about = Każde miejsce ma { $minutes }{ "\u00A0" }min na grę i dodatkowo { $seconds }{ "\u00A0" }s z każdą turą. Potem gra dalej bot.
new-more = Zasady domowe
new-more-about = Wszystkie zasady, co do których instrukcje się różnią.
new-changed-none = jak w edycji
new-changed =
    { $number ->
        [one] { $number } zmieniona
        [few] { $number } zmienione
        [many] { $number } zmienionych
       *[other] { $number } zmienionej
    }
new-reset = Jak w edycji
new-puzzles = Własne układanki
new-puzzles-about = Plik układanek zamiast drukowanych, w formacie tego programu.
new-puzzles-none = drukowane
new-puzzles-some = własny plik
new-puzzles-text = Tekst pliku układanek
new-puzzles-file = Wybierz plik
new-listed = Pokaż w poczekalni
new-listed-about = Dosiąść się może każdy; inaczej tylko osoby z linkiem.
new-sentence = { $mode }, { new-seat }, edycja: { $edition }.
new-sentence-with = { $mode }, { new-seat }, edycja: { $edition }, dodatki: { $expansions }.
new-black =
    { $number ->
        [one] { $number } czarna układanka
        [few] { $number } czarne układanki
        [many] { $number } czarnych układanek
       *[other] { $number } czarnej układanki
    }
new-each =
    { $number ->
        [one] po { $number } elemencie każdego kształtu
        [few] po { $number } elementy każdego kształtu
        [many] po { $number } elementów każdego kształtu
       *[other] po { $number } elementu każdego kształtu
    }
new-no-clock = bez zegara
new-with-clock = po { $number }{ "\u00A0" }min
new-house =
    { $number ->
        [one] { $number } zasada domowa
        [few] { $number } zasady domowe
        [many] { $number } zasad domowych
       *[other] { $number } zasady domowej
    }
new-own-puzzles = własne układanki
new-submit = Otwórz stół
new-play = Graj

lobby-title = Otwarte stoły
lobby-about = Czekają na ludzi. Gra zaczyna się, gdy zajęte są wszystkie miejsca; losowanie decyduje, kto zaczyna.
lobby-empty = Nikt teraz nie czeka.
lobby-empty-about = Otwórz stół i pokaż go w poczekalni: zobaczy go tu następna osoba.
lobby-make = Otwórz stół
lobby-join = Dołącz
lobby-join-whom = Dołącz: { $host }
lobby-host = gospodarz: { $host }
lobby-free =
    { $number ->
        [one] { $number } wolne miejsce
        [few] { $number } wolne miejsca
        [many] { $number } wolnych miejsc
       *[other] { $number } wolnego miejsca
    }
lobby-taken = zajęte
lobby-open = wolne
lobby-found-none = Brak otwartych stołów
lobby-found =
    { $number ->
        [one] { $number } otwarty stół
        [few] { $number } otwarte stoły
        [many] { $number } otwartych stołów
       *[other] { $number } otwartego stołu
    }
lobby-loading = Rozglądam się...

games-whose = Czyje gry?
games-mine = Moje
games-listed = Stoły z poczekalni
games-since = Od
games-until = Do
games-title = Moje gry
games-going-on = W toku
games-finished = Zakończone
games-none = Nie masz jeszcze zakończonych gier.
games-none-about = Zakończone gry są tu przechowywane, z każdym ruchem.
games-none-of = Nie ma jeszcze takich gier.
games-play = Zagraj teraz
games-open = Dalej
games-kind = Które gry?
games-all = Wszystkie
games-won = Wygrane
games-lost = Przegrane
games-shared = Wspólne zwycięstwo
games-over = Koniec
games-look = Powtórka
games-look-at = Powtórka gry z { $date }
games-download = Pobierz
games-download-of = Pobierz grę z { $date }
games-more = Pokaż więcej
games-upload = Otwórz zapisaną grę
games-upload-about = Wybierz ją albo upuść na przycisk; nigdzie nie zostanie zachowana.
games-choose = Wybierz plik
games-somebody = Ktoś
games-loading = Szukam Twoich gier...

invited-title = Miejsce czeka na Ciebie
invited-about = Gra już trwa. Zajmij miejsce i graj dalej od tego momentu.
invited-until = gra, dopóki nie przyjdziesz
invited-watch = Tylko oglądaj
inviting-title = Wyślij ten link
inviting-about = Kto go otworzy, może zająć miejsce. Do tego czasu gra tam bot.
inviting-go = Graj dalej
