event-refill = { $puzzle } arriva in { $source }.
event-noted = Il mazzo puzzle bianchi è esaurito: { $puzzles ->
        [one] { $puzzles } puzzle dalle pile dei punti vittoria ne forma
        [many] { $puzzles } puzzle dalle pile dei punti vittoria ne formano
       *[other] { $puzzles } puzzle dalle pile dei punti vittoria ne formano
    } uno nuovo, e i punti restano annotati.
event-end-triggered = Il mazzo puzzle neri è esaurito: dopo questo round viene il round finale.
event-end-triggered-solo = Il mazzo puzzle è esaurito: dopo questo round viene il round finale.
event-end-triggered-line-clear = Il mazzo puzzle neri è esaurito: si continua finché entrambi i segnalini non tornano al primo giocatore ({ $who }).
event-markers = I segnalini passano avanti. Bianco: { $white }; nero: { $black }.
event-unlock = Un blocco passa dalla colonna { $column } alla riserva dell’avversario, che ora ne ha { $supply }.
event-finishing = Ultimi Ritocchi: posiziona i pezzi che vuoi, 1 punto in meno per ogni pezzo, poi scrivi done.
event-finishing-briefly = Ultimi Ritocchi: chi vuole posiziona altri pezzi, 1 punto in meno per ognuno.
event-finishing-early = Non cambia più niente, perciò i round finiscono qui. Ultimi Ritocchi: posiziona i pezzi che vuoi, 1 punto in meno per ogni pezzo, poi scrivi done.
event-finishing-early-briefly = Non cambia più niente, perciò i round finiscono qui. Ultimi Ritocchi: chi vuole posiziona altri pezzi, 1 punto in meno per ognuno.
event-over = La partita è finita.
event-opponent-open =
    { $number ->
        [one] L’avversario può prendere dalla colonna { $columns }.
        [many] L’avversario può prendere dalle colonne { $columns }.
       *[other] L’avversario può prendere dalle colonne { $columns }.
    }
event-opponent-take = Prende { $puzzle } da { $source } e guadagna { count-point }: nelle colonne libere nessun puzzle vale di più.
event-opponent-take-briefly = Prende { $puzzle } e guadagna { count-point }: nelle colonne libere nessun puzzle vale di più.
event-opponent-take-first = Prende { $puzzle } da { $source } e guadagna { count-point }: di { $count } puzzle con il massimo dei punti è il primo, riga per riga.
event-opponent-take-first-briefly = Prende { $puzzle } e guadagna { count-point }: di { $count } puzzle con il massimo dei punti è il primo, riga per riga.
event-opponent-locks-none = Non ha blocchi da spostare, perciò la colonna { $column } resta libera.
event-opponent-locks-supply = Mette { count-lock } dalla sua riserva sopra la colonna { $column }. Blocchi per colonna: { $now }.
event-opponent-locks-columns =
    { $number ->
        [one] Sposta { count-lock } dalla colonna { $columns } sopra la colonna { $column }. Blocchi per colonna: { $now }.
        [many] Sposta { count-lock } sopra la colonna { $column }, 1 da ognuna delle colonne { $columns }. Blocchi per colonna: { $now }.
       *[other] Sposta { count-lock } sopra la colonna { $column }, 1 da ognuna delle colonne { $columns }. Blocchi per colonna: { $now }.
    }
event-opponent-locks =
    { $number ->
        [one] Mette { count-lock } sopra la colonna { $column }: { $supply } dalla sua riserva e 1 dalla colonna { $columns }. Blocchi per colonna: { $now }.
        [many] Mette { count-lock } sopra la colonna { $column }: { $supply } dalla sua riserva e 1 da ognuna delle colonne { $columns }. Blocchi per colonna: { $now }.
       *[other] Mette { count-lock } sopra la colonna { $column }: { $supply } dalla sua riserva e 1 da ognuna delle colonne { $columns }. Blocchi per colonna: { $now }.
    }
event-opponent-refill = { $puzzle } arriva in { $source }.
event-opponent-refill-briefly = Al suo posto arriva { $puzzle }.
event-opponent-unlocks = Tutte e tre le colonne sono bloccate: l’avversario non prende niente, e ognuna perde un blocco. Blocchi per colonna: { $now }.
event-opponent-nothing = Nelle colonne libere non c’è nessun puzzle: l’avversario non fa niente.
event-share = Vittoria condivisa: { $who }, { count-point } a testa.
event-by-puzzles = Pareggio nei punti ({ $others }); decide chi ha completato più puzzle: { count-puzzle }.
event-by-pieces = Pareggio nei punti e nei puzzle ({ $others }); decide chi ha più pezzi rimasti: { count-piece }.
event-all-level = Pareggio nei punti, nei puzzle e nei pezzi: la vittoria è condivisa.
event-opponent-wins-ties = In caso di pareggio, vince l’avversario.

score-title = Punteggio finale
score-pile = Pila dei punti vittoria
score-pile-briefly = Pila
score-noted = Annotati
score-touches = Ritocchi
score-unfinished = Incompiuti
score-total = Punteggio
score-puzzles = Puzzle completati
score-pieces = Pezzi rimasti
