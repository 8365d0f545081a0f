daily-about-points = Trzy akcje, te elementy, te układanki do wzięcia. Liczą się tylko ukończone układanki.
daily-about-both = Ukończ obie układanki w tej turze, używając jak najmniej akcji.
daily-about-touches = Każdy umieszczony element kosztuje punkt, każda ukończona układanka daje swoje punkty.
daily-final = Niczego nie można cofnąć.
daily-free = Cofaj tak często, jak chcesz.
daily-level-1 = łatwe
daily-level-2 = średnie
daily-level-3 = trudne
daily-level-4 = bardzo trudne
daily-level-5 = diabelskie
daily-longest = Najdłużej: { $days }
daily-week = Ten tydzień
daily-day-best = { $day }: rozwiązane
daily-day-done = { $day }: rozegrane
daily-day-open = { $day }: nierozegrane
daily-points-best = { $best } z { $best } punktów. Lepiej się nie da.
daily-points-less = { $figure } z { $best } punktów.
daily-both-best = Obie wypełnione. Akcje: { $best }. Lepiej się nie da.
daily-both-more =
    Obie wypełnione. Akcje: { $figure }, { $best ->
        [one] wystarczy { $best }.
        [few] wystarczą { $best }.
        [many] wystarczy { $best }.
       *[other] wystarczy { $best }.
    }
daily-both-not = W tej turze nie udało się ukończyć obu. Potrzebne akcje: { $best }.
daily-line = Project L · { $date } · { $signs } { $figure }/{ $best } · { daily-row }
daily-tomorrow = Następne będzie jutro.
daily-trainer = Trening
daily-trainer-about = Te same zadania według rodzaju i poziomu, tak często, jak chcesz.
daily-solved = Rozwiązane: { $count } z { $of }
daily-before = Poprzednie dni
daily-next = Następne
daily-again = Jeszcze raz
daily-show = Pokaż najlepsze rozwiązanie
daily-way = Jedno z najlepszych rozwiązań.
daily-not-yet = Tego zadania jeszcze nie ma.
daily-none = Na ten dzień nie ma zadania.
