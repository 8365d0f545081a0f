waiting-kept = czeka na: { $who }
waiting-title =
    { $number ->
        [one] Czekamy na jeszcze jedną osobę
        [few] Czekamy na jeszcze { $number } osoby
        [many] Czekamy na jeszcze { $number } osób
       *[other] Czekamy na jeszcze { $number } osoby
    }
waiting-title-full = Zaczynamy...
waiting-come-in = { $host } czeka na Ciebie
waiting-come-in-about = Zajmij miejsce. Gra zaczyna się, gdy zajęte są wszystkie.
waiting-about = Gra zaczyna się, gdy zajęte są wszystkie miejsca. Losowanie decyduje, kto zaczyna.
waiting-full-about = Wszystkie miejsca są zajęte; możesz stąd oglądać.
waiting-seats = Miejsca
waiting-seat = Miejsce { $number }
waiting-open = Wolne miejsce
waiting-sit = Usiądź tu
waiting-stand = Wstań
waiting-you = Ty
waiting-away = offline
waiting-is-here = przy stole
waiting-share = Zaproś ludzi
waiting-share-about = Jeden link do wszystkich wolnych miejsc. Nikt nie potrzebuje konta.
waiting-link = Link do tego stołu
waiting-copy = Kopiuj
waiting-copied = Skopiowano
waiting-send = Wyślij
waiting-qr = Link jako kod QR
waiting-qr-about = albo zeskanuj go telefonem
waiting-start = Zacznij z botami na wolnych miejscach
waiting-close = Zamknij stół
waiting-close-sure = Zamknąć go dla wszystkich?
waiting-close-yes = Zamknij
waiting-close-no = Zostaw otwarty
waiting-table = Ten stół
waiting-edition = Edycja
waiting-expansions = Dodatki
waiting-clock = Zegar
waiting-house = Zasady domowe
waiting-watching =
    { $number ->
        [one] { $number } osoba ogląda
        [few] { $number } osoby oglądają
        [many] { $number } osób ogląda
       *[other] { $number } osoby ogląda
    }
waiting-name = Twoje imię tutaj: { $name }.
waiting-rename = Zmień
waiting-chat = Czat
waiting-chat-none = Przywitaj się.
waiting-chat-say = Wiadomość
waiting-chat-send = Wyślij
waiting-listed = Widoczny w poczekalni
waiting-private = Prywatny: tylko z linkiem
