daily-about-points = Tre azioni, questi pezzi, questo mercato. Contano solo i puzzle completati.
daily-about-both = Completa entrambi i puzzle in questo turno, con il minor numero di azioni possibile.
daily-about-touches = Ogni pezzo che posizioni costa un punto, ogni puzzle che completi dà i suoi punti.
daily-final = Non si può annullare nulla.
daily-free = Annulla quanto vuoi.
daily-level-1 = facile
daily-level-2 = media
daily-level-3 = difficile
daily-level-4 = molto difficile
daily-level-5 = diabolica
daily-longest = Record: { $days }
daily-week = Questa settimana
daily-day-best = { $day }: risolta
daily-day-done = { $day }: giocata
daily-day-open = { $day }: non giocata
daily-points-best = { $best } punti su { $best }. Meglio di così non si può.
daily-points-less =
    { $figure ->
        [one] { $figure } punto su { $best }.
        [many] { $figure } di punti su { $best }.
       *[other] { $figure } punti su { $best }.
    }
daily-both-best = Entrambi riempiti. Azioni: { $best }. Meglio di così non si può.
daily-both-more =
    Entrambi riempiti. Azioni: { $figure }, { $best ->
        [one] ne bastava { $best }.
        [many] ne bastavano { $best }.
       *[other] ne bastavano { $best }.
    }
daily-both-not = Non li hai completati entrambi in questo turno. Azioni necessarie: { $best }.
daily-line = Project L · { $date } · { $signs } { $figure }/{ $best } · { daily-row }
daily-tomorrow = La prossima arriva domani.
daily-trainer = Allenamento
daily-trainer-about = Le stesse sfide per tipo e livello, quanto vuoi.
daily-solved = { $count } risolte su { $of }
daily-before = I giorni prima
daily-next = Un’altra
daily-again = Ancora una volta
daily-show = Mostra la soluzione migliore
daily-way = Una delle soluzioni migliori.
daily-not-yet = Questa sfida non c’è ancora.
daily-none = Non c’è una sfida per questo giorno.
