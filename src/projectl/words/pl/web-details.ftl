details-puzzle =
    { $deck ->
        [W] Biała układanka
       *[B] Czarna układanka
    }
details-reward = Nagroda: { $reward }
details-yours = Twoje elementy:
details-price = do wypełnienia
details-level = Poziom { $level }
details-held = { $count } w Twojej rezerwie
details-held-by = { $who }: { $count }
details-reserve = { $count } w zapasie
details-good-for = Na Twoich układankach
details-not-yours = Elementy umieszcza tu tylko { $who }.
details-empty = Puste miejsce
details-empty-about = Zapełni się, gdy w stosie znajdzie się dla niego układanka.
details-free = Jest tu miejsce na kolejną układankę.
details-free-yours = Układanka, którą weźmiesz, trafia na wolne miejsce.
details-deck =
    { $deck ->
        [W] Stos białych układanek
        [B] Stos czarnych układanek
       *[G] Stos układanek
    }
details-deck-about = Stąd biorą się nowe układanki, gdy w rzędzie zwolni się miejsce.
details-deck-ends = Gdy opuści go ostatnia układanka, inicjuje to koniec gry.

details-bot = Bot.
details-person = Człowiek.
details-supply = Rezerwa: { $who }
details-supply-none = Brak elementów.
details-pile = Ukończone układanki: { $who }
details-pile-about = Te punkty się liczą, cokolwiek się jeszcze stanie.
details-pile-opponent = To, co weźmie przeciwnik, od razu liczy się na jego konto.
details-noted =
    { $number ->
        [one] { $number } z nich jest zapisana i wróciła do stosu białych układanek.
        [few] { $number } z nich są zapisane i wróciły do stosu białych układanek.
        [many] { $number } z nich jest zapisanych i wróciło do stosu białych układanek.
       *[other] { $number } z nich jest zapisane i wróciło do stosu białych układanek.
    }
details-lamps = Akcje: { $who }
details-lamps-about = Każda lampka to akcja tury. Użyta pokazuje, na co poszła.
details-lamps-spent = Użyto: { $actions }
details-score = Wynik: { $who }
details-clock = Zegar: { $who }
details-clock-about = Idzie, gdy to miejsce ma podjąć decyzję.

details-marker-of = Ma go { $who } i teraz gra.
details-marker-yours = Masz go i teraz grasz.
details-marker-about = Kto go ma, bierze układanki z { side-name } rzędów.
details-marker-moves = Gdy obie osoby skończą, znaczniki przechodzą o jedno miejsce dalej.
details-column-locked = Z zablokowanej kolumny przeciwnik nic nie bierze.
details-column-open = Bez blokady: przeciwnik może stąd brać.
details-column-take = Możesz brać z każdej kolumny. Jedna jej blokada trafia wtedy do rezerwy przeciwnika.
details-locks-supply = Przesunie je wszystkie nad kolumnę, z której weźmie następną układankę.
details-meter = Do końca gry
details-meter-deck = { details-deck }: { $left }.
details-meter-standard = Gdy opuści go ostatnia układanka, gra się rundę do końca i jeszcze jedną. Potem następują wykończenia.
details-meter-solo = Gdy się wyczerpie, gra się rundę do końca i jeszcze jedną. Potem następują wykończenia.
details-meter-line-clear = Gdy opuści go ostatnia układanka, gra trwa, aż oba znaczniki wrócą do pierwszego gracza. Potem następują wykończenia.

details-can = Co możesz zrobić
details-not-now = Teraz to niemożliwe.
details-draw = Dobierz z wierzchu
details-choose = Wybierz
details-swap-for = Oddaj za to { $pieces }
details-do-take = Weź układankę z rzędu na swoje wolne miejsce. Rząd się uzupełnia.
details-do-gain = Weź element najniższego poziomu, jaki jest w zapasie.
details-do-swap = Zwróć element i weź inny: o poziom wyższy (ulepszenie) albo tego samego lub niższego poziomu (wymiana).
details-do-place = Umieść element na jednej ze swoich układanek, dowolnie obrócony i odwrócony. Zostaje tam, aż układanka będzie pełna.
details-do-master = Umieść po 1 elemencie na wszystkich lub niektórych swoich układankach, w jednej akcji. Raz na turę.
details-do-ghost = Zwróć element poziomu 5 za mniejsze, które razem mają ten sam kształt, i od razu je umieść, jeśli chcesz.
details-do-ambassador = Jak akcja mistrzowska i niezależnie od niej: raz, za ukończoną układankę Ambasadora.
details-do-recycle = Wszystkie układanki rzędu trafiają pod swój stos, a na ich miejsce inne.

coach-plan = Najpierw { $first }, potem { $rest }.
coach-then = { $step }, potem { $later }
coach-only = Teraz najlepiej: { $step }.
coach-take = weź { $puzzle }
coach-draw = dobierz ze stosu { deck-colour }
coach-gain = weź { $piece }
coach-reward = weź { $piece } w nagrodę
coach-swap =
    { $goes ->
        [up] ulepsz { $given } do { $taken }
       *[across] wymień { $given } na { $taken }
    }
coach-raise = awansuj { $given } na { $taken }
coach-ghost = rozłóż { $piece } na { $pieces }
coach-place = umieść { $piece } na { $puzzle }
coach-completes = umieść { $piece } na { $puzzle }, co ją kończy
coach-begin =
    { $action ->
        [master] rozpocznij akcję mistrzowską
        [ambassador] rozpocznij akcję Ambasadora
       *[ghost] rozpocznij akcję widmowego elementu
    }
coach-recycle = odśwież rząd { deck-colour }
coach-pass = zakończ turę
