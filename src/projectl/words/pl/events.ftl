event-refill = { $puzzle } trafia na { $source }.
event-noted =
    { $puzzles ->
        [one] Stos białych układanek jest pusty: nowy tworzy { $puzzles } układanka ze wszystkich stosów punktów, a jej punkty są zapisane.
        [few] Stos białych układanek jest pusty: nowy tworzą { $puzzles } układanki ze wszystkich stosów punktów, a ich punkty są zapisane.
        [many] Stos białych układanek jest pusty: nowy tworzy { $puzzles } układanek ze wszystkich stosów punktów, a ich punkty są zapisane.
       *[other] Stos białych układanek jest pusty: nowy tworzy { $puzzles } układanki ze wszystkich stosów punktów, a ich punkty są zapisane.
    }
event-end-triggered = Stos czarnych układanek jest pusty: po tej rundzie nastąpi ostatnia runda.
event-end-triggered-solo = Stos układanek jest pusty: po tej rundzie nastąpi ostatnia runda.
event-end-triggered-line-clear = Stos czarnych układanek jest pusty: gra trwa, aż oba znaczniki wrócą do pierwszego gracza ({ $who }).
event-markers = Znaczniki wędrują dalej. Biały: { $white }; czarny: { $black }.
event-unlock = Jedna blokada wędruje znad kolumny { $column } do rezerwy przeciwnika. Blokady w rezerwie: { $supply }.
event-finishing = Wykończenia: umieszczaj, co masz, −1 punkt za każdy element, potem wpisz done.
event-finishing-briefly = Wykończenia: kto chce, umieszcza elementy, każdy kosztuje 1 punkt.
event-finishing-early = Nic się już nie zmienia, więc rundy kończą się tutaj. Wykończenia: umieszczaj, co masz, −1 punkt za każdy element, potem wpisz done.
event-finishing-early-briefly = Nic się już nie zmienia, więc rundy kończą się tutaj. Wykończenia: kto chce, umieszcza elementy, każdy kosztuje 1 punkt.
event-over = Koniec gry.
event-opponent-open =
    { $number ->
        [one] Przeciwnik może brać z kolumny { $columns }.
        [few] Przeciwnik może brać z kolumn { $columns }.
        [many] Przeciwnik może brać z kolumn { $columns }.
       *[other] Przeciwnik może brać z kolumn { $columns }.
    }
event-opponent-take = Bierze { $puzzle } z { $source } i zdobywa { count-point }: w otwartych kolumnach żadna układanka nie jest warta więcej.
event-opponent-take-briefly = Bierze { $puzzle } i zdobywa { count-point }: w otwartych kolumnach żadna układanka nie jest warta więcej.
event-opponent-take-first = Bierze { $puzzle } z { $source } i zdobywa { count-point }: spośród { $count } układanek wartych najwięcej jest pierwsza, rząd po rzędzie.
event-opponent-take-first-briefly = Bierze { $puzzle } i zdobywa { count-point }: spośród { $count } układanek wartych najwięcej jest pierwsza, rząd po rzędzie.
event-opponent-locks-none = Nie ma blokad do przesunięcia, więc kolumna { $column } pozostaje otwarta.
event-opponent-locks-supply =
    { $locks ->
        [one] Przesuwa { $locks } blokadę ze swojej rezerwy nad kolumnę { $column }. Blokady nad kolumnami: { $now }.
        [few] Przesuwa { $locks } blokady ze swojej rezerwy nad kolumnę { $column }. Blokady nad kolumnami: { $now }.
        [many] Przesuwa { $locks } blokad ze swojej rezerwy nad kolumnę { $column }. Blokady nad kolumnami: { $now }.
       *[other] Przesuwa { $locks } blokady ze swojej rezerwy nad kolumnę { $column }. Blokady nad kolumnami: { $now }.
    }
event-opponent-locks-columns =
    Przesuwa { $locks ->
        [one] { $locks } blokadę
        [few] { $locks } blokady
        [many] { $locks } blokad
       *[other] { $locks } blokady
    } nad kolumnę { $column }{ $number ->
        [one] , znad kolumny { $columns }
        [few] , po 1 znad kolumn { $columns }
        [many] , po 1 znad kolumn { $columns }
       *[other] , po 1 znad kolumn { $columns }
    }. Blokady nad kolumnami: { $now }.
event-opponent-locks =
    Przesuwa { $locks ->
        [one] { $locks } blokadę
        [few] { $locks } blokady
        [many] { $locks } blokad
       *[other] { $locks } blokady
    } nad kolumnę { $column }: { $supply } ze swojej rezerwy i { $number ->
        [one] 1 znad kolumny { $columns }
        [few] po 1 znad kolumn { $columns }
        [many] po 1 znad kolumn { $columns }
       *[other] po 1 znad kolumn { $columns }
    }. Blokady nad kolumnami: { $now }.
event-opponent-refill = { $puzzle } trafia na { $source }.
event-opponent-refill-briefly = Na jej miejsce trafia { $puzzle }.
event-opponent-unlocks = Wszystkie trzy kolumny są zablokowane: przeciwnik nic nie bierze, a znad każdej znika jedna blokada. Blokady nad kolumnami: { $now }.
event-opponent-nothing = W otwartych kolumnach nie ma układanek: przeciwnik nic nie robi.
event-share =
    { $points ->
        [one] Wspólne zwycięstwo: { $who }, po { $points } punkcie.
        [few] Wspólne zwycięstwo: { $who }, po { $points } punkty.
        [many] Wspólne zwycięstwo: { $who }, po { $points } punktów.
       *[other] Wspólne zwycięstwo: { $who }, po { $points } punktu.
    }
event-by-puzzles = Remis w punktach (z: { $others }); decyduje większa liczba ukończonych układanek: { $puzzles }.
event-by-pieces = Remis w punktach i układankach (z: { $others }); decyduje większa liczba pozostałych elementów: { $pieces }.
event-all-level = Remis w punktach, układankach i elementach: zwycięstwo jest wspólne.
event-opponent-wins-ties = W przypadku remisu wygrywa przeciwnik.

score-title = Punktowanie
score-pile = Stos punktów
score-pile-briefly = Stos
score-noted = Zapisane
score-touches = Wykończenia
score-unfinished = Niedokończone
score-total = Wynik
score-puzzles = Ukończone układanki
score-pieces = Pozostałe elementy
