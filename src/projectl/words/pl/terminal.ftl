prompt-welcome = Project L. Tab uzupełnia to, co dozwolone; help objaśnia; quit wychodzi.
prompt-seed = Ziarno { $seed } rozda tę samą grę jeszcze raz.
prompt-lots = Losowanie zdecydowało: { $order }.
prompt-you-first = zaczynasz Ty
prompt-who-first = zaczyna { $who }
prompt-allowed = To jest dozwolone: { $text }.
prompt-ambiguous = To może znaczyć { $moves }. Napisz coś więcej.
prompt-ambiguous-many = To może znaczyć { $moves } i jeszcze { $count }. Napisz coś więcej; moves pokaże wszystkie.
prompt-unknown-number = Na liście nie ma ruchu { $number }; moves ją pokaże.
prompt-more-news = ... news opowie resztę.
prompt-no-news = Nic się jeszcze nie wydarzyło.
prompt-keys = Tab: co dozwolone   help   moves   hint   undo   quit
prompt-no-such-moves = Nic, co możesz teraz zrobić, nie pasuje do { $text }; moves pokaże wszystko.
prompt-not-a-command = Nie znam { $text }. Spróbuj help albo moves, by zobaczyć wszystko, co możesz zrobić.
prompt-nothing-to-undo = Nie masz żadnej decyzji do cofnięcia.
prompt-undone = Cofnięto: { $moves }.
prompt-undone-many = Cofnięto: { $first } ... { $last } ({ count-decision }).
prompt-saved = Zapisano w { $path }: { count-decision }.
prompt-not-saved = Nie udało się zapisać { $path }: { $reason }
prompt-loaded = Wczytano { $path }: { count-decision }.
prompt-not-loaded = Nie udało się wczytać { $path }: { $reason }
prompt-which-file = Podaj nazwę pliku: { $command } FILE
prompt-which-move = Podaj ruch: why take W2
prompt-no-such-seat = Miejsca mają numery od 1 do { $count }.
prompt-seat-not-deciding = { $who } nie może teraz decydować.
prompt-seat-is-bot = { $who } decyduje bez Ciebie.
prompt-seat-now = Teraz decyduje { $who }.
prompt-goodbye = Do zobaczenia.
prompt-after-end = again rozda nową grę; save FILE zachowa tę, undo cofnie, quit wyjdzie.
prompt-not-over-yet = Ta gra jeszcze trwa. quit z niej wychodzi, a gra zostaje zachowana.
prompt-not-seated = Na miejscu { $number } w zapisie jest { $bot }: takiego bota nie ma albo zapis nie może go uruchomić. Siada tu { $stand_in }.
prompt-not-text = plik nie jest tekstem UTF-8
prompt-too-long = plik jest za długi na zapis gry

kept-leave = Odejść od stołu? Gra zostanie zachowana i zaproponowana następnym razem. t lub n:
kept-yes = t
kept-goodbye = Do zobaczenia. Gra jest zachowana: zobaczysz ją następnym razem.
kept-goes-on =
    { $decisions ->
        [one] Gra toczy się dalej, po { $decisions } decyzji.
        [few] Gra toczy się dalej, po { $decisions } decyzjach.
        [many] Gra toczy się dalej, po { $decisions } decyzjach.
       *[other] Gra toczy się dalej, po { $decisions } decyzji.
    }
kept-cannot = Tej gry nie da się zachować, więc użyj save: { $reason }
kept-list =
    { $number ->
        [one] Ta gra czeka na Ciebie:
        [few] Te gry czekają na Ciebie:
        [many] Te gry czekają na Ciebie:
       *[other] Te gry czekają na Ciebie:
    }
kept-left = { $number }  { $when }  { $who }; { $kind }, { $where }
kept-older = ... i starsze ({ $count }) w { $folder }
kept-which = Numer: graj dalej, Enter: nowa gra, forget 1: wyrzuć grę 1:
kept-which-number = Podaj numer od 1 do { $count } albo nic, by zacząć nową grę.
kept-forgotten = Gra { $number } została wyrzucona.
kept-elsewhere = Ta gra jest otwarta w innym oknie.

usage-whole = to liczba całkowita
usage-number = to liczba
usage-at-least = { $wanted }, co najmniej { $least }
usage-between = { $wanted } od { $least } do { $most }

table-round = Runda { $round }
table-beat = Takt { $round }
table-finishing = Wykończenia
table-over = Koniec gry
table-to-play = Tura: { $who }
table-you-to-play = Twoja tura
table-last-round = OSTATNIA RUNDA
table-next-is-last = runda { $round } jest ostatnia
table-beats-left = potem jeszcze { $beats }
table-last-beat = OSTATNI TAKT
table-master-ready = mistrzowska gotowa
table-master-used = mistrzowska użyta
table-deck-white = stos białych { $count }
table-deck-black = stos czarnych { $count }
table-deck-solo = stos { $count }
table-reserve = zapas
table-supply = rezerwa
table-times = ×{ $count }
table-nothing = brak elementów
table-no-puzzles = Brak niedokończonych układanek.
table-take-one = Brak niedokończonych układanek. Weź jakąś: take { $source }
table-touches = wykończenia -{ $count }
table-ambassador = Ambasador { $count }
table-left-rows = lewe rzędy: { $who } (biały)
table-right-rows = prawe rzędy: { $who } (czarny)
table-opponent = Przeciwnik
table-opponent-supply = w jego rezerwie: { count-lock }
table-opponent-next = bierze: otwarte kolumny (X7)
table-open = otwarta
table-locked = { $locks } zablok.
table-hidden = ? punktów

meta-take = weź układankę
meta-gain = weź z zapasu element najniższego poziomu
meta-swap = ulepsz element o 1 poziom albo wymień na ten sam lub niższy poziom
meta-place = umieść element na swojej układance
meta-master = po 1 elemencie na każdej układance, raz na turę
meta-ambassador = jak master, z układanki Ambasadora
meta-ghost = rozłóż element poziomu 5
meta-reward = wybierz nagrodę
meta-levelup = awansuj element
meta-recycle = włóż cały rząd pod jego stos
meta-under = ta układanka trafi teraz pod swój stos
meta-done = zakończ to
meta-skip = zrezygnuj
meta-pass = zakończ turę wcześniej
meta-puzzle = { count-point }, { count-cell }, nagroda { $reward }
meta-unseen = nieznana, z wierzchu stosu
meta-open-cells =
    { $cells ->
        [one] { $puzzle }, { $cells } wolne pole
        [few] { $puzzle }, { $cells } wolne pola
        [many] { $puzzle }, { $cells } wolnych pól
       *[other] { $puzzle }, { $cells } wolnego pola
    }
meta-have = masz { $count }
meta-reserve = { $count } w zapasie
meta-completes = kończy { $puzzle }
meta-row = rząd { deck-colour }
meta-help = jak grać; help T5 pokaże zasadę
meta-moves = wszystko, co możesz teraz zrobić
meta-why = dlaczego ruch jest niedozwolony
meta-hint = najlepsze ruchy i dlaczego
meta-undo = wróć do swojej ostatniej decyzji
meta-save = zapisz: save FILE
meta-load = wczytaj: load FILE
meta-rules = zasady: rules ID lub WORD
meta-table = narysuj stół jeszcze raz
meta-seat = decyduj za innego gracza
meta-news = co się działo od poprzedniego pytania
meta-again = nowa gra, gdy ta się skończy
meta-quit = wyjdź; gra zostaje zachowana

hint-master = Akcja mistrzowska: umieść najwyżej po 1 elemencie na każdej układance, potem done.
hint-ambassador = Akcja Ambasadora: umieść najwyżej po 1 elemencie na każdej układance, potem done.
hint-ghost = Akcja widmowego elementu: umieść dowolne z { $parts }, najwyżej po 1 na każdej układance, potem done.
hint-reward = Wybierz nagrodę za { $puzzle }: { $moves }
hint-levelup = Awans za { $puzzle }: awansuj element (levelup I2 V3) albo skip.
hint-levelup-again = Awans za { $puzzle }, drugi krok: awansuj element jeszcze raz albo skip.
hint-recycle = Która układanka trafi teraz pod stos { deck-colour }? { $moves }
hint-finishing = Wykończenia: umieszczaj elementy po 1 punkcie albo wpisz done. Dotąd: { count-piece }.
hint-two-decide = Decydować może też { $others }: seat { $number } zmienia gracza.

advice-then = potem { $moves }
advice-how-many = Podaj, ile ruchów chcesz zobaczyć, od 1 do { $most }: hint 3

count-point-short =
    { $points ->
        [one] { $points } pkt
        [few] { $points } pkt
        [many] { $points } pkt
       *[other] { $points } pkt
    }
count-point-tiny =
    { $points ->
        [one] { $points }p
        [few] { $points }p
        [many] { $points }p
       *[other] { $points }p
    }
count-decision =
    { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }
count-way =
    { $ways ->
        [one] { $ways } sposób
        [few] { $ways } sposoby
        [many] { $ways } sposobów
       *[other] { $ways } sposobu
    }
count-set =
    { $sets ->
        [one] { $sets } zestaw
        [few] { $sets } zestawy
        [many] { $sets } zestawów
       *[other] { $sets } zestawu
    }
count-core =
    { $cores ->
        [one] { $cores } rdzeń
        [few] { $cores } rdzenie
        [many] { $cores } rdzeni
       *[other] { $cores } rdzenia
    }
count-more-problem =
    { $problems ->
        [one] jeszcze { $problems } problem
        [few] jeszcze { $problems } problemy
        [many] jeszcze { $problems } problemów
       *[other] jeszcze { $problems } problemu
    }
daily-bad-date = Dzień zapisuje się jak 2026-11-18, a nie { $text }.
daily-without = Przy zadaniu dnia nie ma { $command }.
