facts-each = Punkty za pole
facts-fit = Twoje pasujące elementy
facts-fit-none = Żaden z Twoich elementów tu nie pasuje.
facts-left-W = Zostało białych
facts-left-B = Zostało czarnych
facts-left-G = Zostało układanek
facts-row-deck = { $row } w rzędzie, { $deck } w stosie
facts-slots = Twoje układanki razem z nią
facts-of-slots = { $number } z { $slots }

dock-reward = Wybierz swoją nagrodę
dock-reward-about = { $puzzle } jest ukończona. Nagroda nie jest akcją.
dock-reward-gone = W zapasie nie ma już elementu { $piece }: wybierz inny.
dock-levelup = Awans: który element awansuje?
dock-levelup-about = Nagroda za { $puzzle }: awansuj element o jeden poziom albo go zachowaj. To nie jest akcja.
dock-levelup-again = { $piece } może awansować jeszcze raz.
dock-levelup-two = Nagroda za { $puzzle } ma dwie strzałki: po pierwszej możesz przestać.
dock-recycle = Odśwież rząd
dock-recycle-about = Naciskaj układanki w kolejności, w jakiej trafią pod stos. Ostatnia leży najgłębiej.
dock-recycle-white = Rząd białych
dock-recycle-black = Rząd czarnych
dock-recycle-numbered =
    { $number ->
        [0] Żadna z { $all } nie ma jeszcze numeru.
        [one] { $number } z { $all } ma numer.
        [few] { $number } z { $all } mają numer.
        [many] { $number } z { $all } ma numer.
       *[other] { $number } z { $all } ma numer.
    }
dock-recycle-number = trafia pod stos jako numer { $number }
dock-any-order = Dowolnie
dock-last-number = Ostatni numer
dock-swap = Ulepsz lub wymień element
dock-swap-about = Ulepszenie: poziom wyżej. Wymiana: inny element tego samego lub niższego poziomu.
dock-ghost = Rozłóż widmowy element
dock-ghost-about = Części możesz od razu umieścić, najwyżej po 1 na każdej układance.
dock-gain = Weź element
dock-gain-about = Najniższego poziomu, jaki jest w zapasie.
dock-give = Oddajesz
dock-raised = Twój element
dock-becomes = awansuje na
dock-fold = Zwiń lub rozwiń panel
dock-get = Bierzesz
dock-own = Twój
dock-far = za daleko
dock-level = Poziom { $level }
dock-levels = Poziomy { $highest }–{ $lowest }
dock-choose-first = Najpierw wybierz, co oddajesz, tutaj lub w swojej rezerwie.
dock-gone = brak
dock-pieces =
    { $number ->
        [one] { $number } element
        [few] { $number } elementy
        [many] { $number } elementów
       *[other] { $number } elementu
    }
dock-short-none = brak { $piece }
dock-short-some = tylko { $number } { $piece }

plan-title = Jak ją ukończyć
plan-facts = O tej układance
plan-about = Najkrótsza droga z Twoimi obecnymi elementami.
plan-cell =
    { $number ->
        [one] { $number } pole do wypełnienia
        [few] { $number } pola do wypełnienia
        [many] { $number } pól do wypełnienia
       *[other] { $number } pola do wypełnienia
    }
plan-actions =
    { $number ->
        [one] akcja: { $how }.
        [few] akcje: { $how }.
        [many] akcji: { $how }.
       *[other] akcji: { $how }.
    }
plan-take = weź ją
plan-gain =
    { $number ->
        [one] weź { $number } element
        [few] weź { $number } elementy
        [many] weź { $number } elementów
       *[other] weź { $number } elementu
    }
plan-upgrade =
    { $number ->
        [one] ulepsz { $number } element
        [few] ulepsz { $number } elementy
        [many] ulepsz { $number } elementów
       *[other] ulepsz { $number } elementu
    }
plan-exchange =
    { $number ->
        [one] wymień { $number } element
        [few] wymień { $number } elementy
        [many] wymień { $number } elementów
       *[other] wymień { $number } elementu
    }
plan-ghost =
    { $number ->
        [one] rozłóż { $number } element
        [few] rozłóż { $number } elementy
        [many] rozłóż { $number } elementów
       *[other] rozłóż { $number } elementu
    }
plan-place =
    { $number ->
        [one] umieść { $number } element
        [few] umieść { $number } elementy
        [many] umieść { $number } elementów
       *[other] umieść { $number } elementu
    }
plan-now = teraz
plan-next = następna tura
plan-after = za dwie tury
plan-later = później
plan-turns = Tura po turze
plan-more =
    { $number ->
        [one] jeszcze { $number } akcja
        [few] jeszcze { $number } akcje
        [many] jeszcze { $number } akcji
       *[other] jeszcze { $number } akcji
    }
plan-brings = punkty i nagroda
plan-left = Tymczasem zostaje Ci: { $pieces }
plan-left-none = Tymczasem nie zostaje Ci żaden element.
plan-late = Gra skończy się wcześniej.
plan-none = Na razie nie widać sposobu, by ją wypełnić.
plan-here = Tutaj trafi
plan-also = { $piece } kończy też { $puzzle }: umieszczony najpierw tam, wróci.
plan-about-keeps = Najkrótsza droga, która zachowuje { $piece }.
plan-other =
    { $number ->
        [one] { $number } inna droga
        [few] { $number } inne drogi
        [many] { $number } innych dróg
       *[other] { $number } innej drogi
    }
plan-way = Droga { $way } z { $ways }
plan-show = Pokaż
plan-another = Pokaż inną drogę
plan-used = krok { $steps }
plan-step = Krok { $number }: { $what }
plan-step-take = weź { $puzzle }
plan-step-draw = dobierz ze stosu { deck-colour }
plan-step-gain = weź { $piece }
plan-step-swap =
    { $goes ->
        [up] ulepsz { $given } do { $taken }
       *[across] wymień { $given } na { $taken }
    }
plan-step-raise = awansuj { $given } na { $taken }
plan-step-ghost = rozłóż { $piece }
plan-step-place = umieść { $piece }
plan-step-recycle = odśwież rząd { deck-colour }
plan-step-under = włóż { $puzzle } pod stos

curve-title = Przebieg gry
curve-copy = Kopiuj link powtórki
curve-led = Od rundy { $round } prowadzi { $who }.
curve-you-led = Od rundy { $round } prowadzisz Ty.
curve-led-with = Od rundy { $round } prowadzi { $who }, dzięki { $puzzles }.
curve-you-led-with = Od rundy { $round } prowadzisz Ty, dzięki { $puzzles }.
curve-led-beat = Od taktu { $round } prowadzi { $who }.
curve-you-led-beat = Od taktu { $round } prowadzisz Ty.
curve-by-touches = { $who } wychodzi na prowadzenie dopiero dzięki wykończeniom.
curve-you-by-touches = Wychodzisz na prowadzenie dopiero dzięki wykończeniom.

keys-title = Sterowanie
keys-close = Zamknij
keys-around = Wokół stołu
keys-actions = Akcje
keys-in-hand = Z elementem w ręku
keys-also = Ponadto
keys-replay = Powtórka
keys-tab = Następna grupa: akcje, rzędy, Twoje układanki, Twoja rezerwa, miejsca
keys-arrows = W obrębie grupy
keys-slots = Jedna z Twoich układanek
keys-help = Te klawisze
keys-what = Co to jest? (to, co ma fokus albo jest pod myszą)
keys-ids = Pokaż lub ukryj oznaczenia układanek i miejsc
keys-take = Weź układankę
keys-gain = Weź element
keys-swap = Ulepsz lub wymień
keys-place = Umieść element
keys-master = Akcja mistrzowska
keys-ghost = Akcja widmowego elementu
keys-ambassador = Akcja Ambasadora
keys-recycle = Odśwież rząd
keys-turn = Obróć
keys-flip = Odwróć
keys-move = Przesuń podgląd o jedno pole
keys-enter = Umieść go albo naciśnij duży przycisk
keys-escape = Odłóż go
keys-undo = Cofnij
keys-hint = Podpowiedź
keys-again = Pokaż jeszcze raz, co zrobili inni
keys-step = Decyzja wstecz lub naprzód
keys-by-turn = Tura wstecz lub naprzód
keys-ends = Na początek, na koniec
keys-pause = Odtwarzanie, pauza
keys-space = Spacja
keys-by-mouse = Myszą i palcem
keys-dragging = Przeciąganie
keys-drag = Na układankę; albo naciśnij element, potem podświetlone pole, a jeśli widać tylko podgląd, jeszcze raz
keys-wheel = Kółko
keys-turn-it = Obraca go
keys-right-button = Prawy przycisk
keys-flip-it = Odwraca go
keys-second-finger = Drugi palec
keys-turn-or-flip = Obraca go; dwa stuknięcia odwracają
keys-long-press = Przytrzymanie
keys-details = Mówi, co to jest i co można z tym zrobić
keys-home-key = Home
keys-end-key = End

touches-how = Umieść dowolną liczbę elementów. Każdy kosztuje 1 punkt.
touches-before = przedtem
touches-now = jeśli teraz skończysz
touches-now-because = jeśli teraz skończysz: { $why }
touches-cost =
    { $number ->
        [one] { $number } wykończenie, −{ $number }
        [few] { $number } wykończenia, −{ $number }
        [many] { $number } wykończeń, −{ $number }
       *[other] { $number } wykończenia, −{ $number }
    }
touches-won = wypełnione +{ $points }
touches-lost = niedokończone −{ $points }
touches-best = { $ways }: { touches-in-all }
touches-best-now = nic więcej do zyskania
touches-counting = trwa liczenie
touches-in-all =
    { $number ->
        [one] razem { $number } wykończenie
        [few] razem { $number } wykończenia
        [many] razem { $number } wykończeń
       *[other] razem { $number } wykończenia
    }
touches-way = { $pieces } na { $puzzle }
touches-sums = Układanka po układance
touches-sum =
    { $number ->
        [one] { $number } element, { $pieces }: −{ $number } i +{ count-point }.
        [few] { $number } elementy, { $pieces }: −{ $number } i +{ count-point }.
        [many] { $number } elementów, { $pieces }: −{ $number } i +{ count-point }.
       *[other] { $number } elementu, { $pieces }: −{ $number } i +{ count-point }.
    }
touches-sum-more =
    { $number ->
        [one] Jeszcze { $number } element, { $pieces }: −{ $number } i +{ count-point }.
        [few] Jeszcze { $number } elementy, { $pieces }: −{ $number } i +{ count-point }.
        [many] Jeszcze { $number } elementów, { $pieces }: −{ $number } i +{ count-point }.
       *[other] Jeszcze { $number } elementu, { $pieces }: −{ $number } i +{ count-point }.
    }
touches-saves = Niedokończona kosztuje { count-point }.
touches-if-tied = Jedna układanka więcej rozstrzyga remis.
touches-too-dear = Kosztuje więcej, niż daje.
touches-full = Pełna: +{ count-point } po naciśnięciu „Gotowe”.
touches-never =
    { $number ->
        [one] Twój ostatni element jej nie wypełni. Umieszczony tutaj tylko kosztuje.
        [few] Twoje { $number } elementy jej nie wypełnią. Umieszczone tutaj tylko kosztują.
        [many] Twoje { $number } elementów jej nie wypełni. Umieszczone tutaj tylko kosztują.
       *[other] Twoje { $number } elementu jej nie wypełni. Umieszczone tutaj tylko kosztują.
    }
touches-no-pieces = Nie masz już elementów.
touches-open = { board-open-cell }; pełna daje { count-point }. Każdy element kosztuje 1.
touches-others = Pozostali
touches-seats = Miejsca
touches-is-done = gotowe
touches-is-at-it = umieszcza
touches-is-later = jeszcze nie
touches-unfinished =
    { $number ->
        [one] { $number } niedokończona układanka
        [few] { $number } niedokończone układanki
        [many] { $number } niedokończonych układanek
       *[other] { $number } niedokończonej układanki
    }
touches-your-score = Twój wynik
touches-tie = Przy remisie
touches-tie-all = Remis
touches-tie-puzzles = Najpierw więcej układanek: { $counts }.
touches-tie-pieces = Potem więcej pozostałych elementów: { $counts }.
touches-tie-opponent = W przypadku remisu wygrywa przeciwnik.
touches-tie-you = Ty { $own }, inni najwyżej { $most }
touches-yours = Twoje wykończenia
touches-of = Wykończenia: { $who }
touches-placed-none = jeszcze nic
touches-placed =
    { $number ->
        [one] { $number } umieszczony
        [few] { $number } umieszczone
        [many] { $number } umieszczonych
       *[other] { $number } umieszczonego
    }
touches-left =
    { $number ->
        [one] został { $number } element
        [few] zostały { $number } elementy
        [many] zostało { $number } elementów
       *[other] zostało { $number } elementu
    }
touches-mark = −1

result-broken-off = Gra została przerwana.
result-broken-off-about = Kogoś zabrakło, a pozostali się zgodzili: nikt nie wygrywa i gra się nie liczy.
result-seat = Miejsce
result-rematch = Rewanż
result-to-rematch = Do rewanżu
result-replay = Powtórka
result-record = Pobierz
result-home = Start
result-winner = Zwycięzca
