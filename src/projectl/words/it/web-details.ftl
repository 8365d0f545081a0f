details-puzzle =
    { $deck ->
        [W] Puzzle bianco
       *[B] Puzzle nero
    }
details-reward = Ricompensa: { $reward }
details-yours = I tuoi pezzi:
details-price = per riempirlo
details-level = Livello { $level }
details-held = { $count } nella tua riserva
details-held-by = { $who }: { $count }
details-reserve = { $count } nella riserva comune
details-good-for = Sui tuoi puzzle
details-not-yours = Qui può posizionare pezzi solo { $who }.
details-empty = Spazio vuoto
details-empty-about = Si riempie di nuovo quando il suo mazzo ha un puzzle.
details-free = Qui c’è posto per un altro puzzle.
details-free-yours = Un puzzle che prendi va in uno spazio libero.
details-deck =
    { $deck ->
        [W] Mazzo puzzle bianchi
        [B] Mazzo puzzle neri
       *[G] Mazzo puzzle
    }
details-deck-about = Da qui arrivano i puzzle quando nella fila si libera uno spazio.
details-deck-ends = Quando esce il suo ultimo puzzle, comincia la fine della partita.
details-bot = Un bot.
details-person = Una persona.
details-supply = Riserva: { $who }
details-supply-none = Nessun pezzo.
details-pile = Puzzle completati: { $who }
details-pile-about = I loro punti contano, qualunque cosa succeda.
details-pile-opponent = Ciò che l’avversario prende conta subito per lui.
details-noted =
    { $number ->
        [one] { $number } di questi è annotato e di nuovo nel mazzo puzzle bianchi.
        [many] { $number } di questi sono annotati e di nuovo nel mazzo puzzle bianchi.
       *[other] { $number } di questi sono annotati e di nuovo nel mazzo puzzle bianchi.
    }
details-lamps = Azioni: { $who }
details-lamps-about = Ogni luce è un’azione del turno. Quelle usate mostrano per cosa.
details-lamps-spent = Usate per: { $actions }
details-score = Punteggio: { $who }
details-clock = Orologio: { $who }
details-clock-about = Corre mentre questo posto deve decidere.
details-marker-of = Ce l’ha { $who }, e ora gioca.
details-marker-yours = Ce l’hai tu, e ora giochi.
details-marker-about = Chi ce l’ha prende i puzzle dalle file sulla { side-name }.
details-marker-moves = Finiti entrambi i turni, i segnalini avanzano di un posto.
details-column-locked = Da una colonna bloccata l’avversario non prende niente.
details-column-open = Nessun blocco: da qui l’avversario può prendere.
details-column-take = Tu puoi prendere da qualsiasi colonna. Poi un suo blocco va nella riserva dell’avversario.
details-locks-supply = Li mette tutti sopra la colonna da cui prende la prossima volta.
details-meter = Quanto manca alla fine
details-meter-deck = { details-deck }: { $left }.
details-meter-standard = Uscito il suo ultimo puzzle, si finisce il round e se ne gioca un altro. Poi vengono gli Ultimi Ritocchi.
details-meter-solo = Quando è esaurito, si finisce il round e se ne gioca un altro. Poi vengono gli Ultimi Ritocchi.
details-meter-line-clear = Uscito il suo ultimo puzzle, si continua finché entrambi i segnalini non tornano al primo giocatore. Poi vengono gli Ultimi Ritocchi.
details-can = Cosa puoi fare
details-not-now = Ora non si può.
details-draw = Pesca il primo puzzle
details-choose = Scegli questo
details-swap-for = Dai { $pieces } in cambio
details-do-take = Prendi un puzzle da una fila e mettilo in un tuo spazio libero. La fila si riempie di nuovo.
details-do-gain = Prendi un pezzo del livello più basso che c’è nella riserva comune.
details-do-swap = Rimetti un pezzo nella riserva comune e prendine uno del livello successivo (promuovi), o un altro del suo livello o inferiore (scambia).
details-do-place = Posiziona un pezzo su uno dei tuoi puzzle, ruotato e capovolto come vuoi. Resta lì finché il puzzle non è pieno.
details-do-master = Posiziona un pezzo su ognuno dei tuoi puzzle, o su alcuni, in una sola azione. Una volta per turno.
details-do-ghost = Rimetti un pezzo di livello 5 nella riserva comune e prendine di più piccoli che insieme ne ricreano la forma; se vuoi, posizionali subito.
details-do-ambassador = Come un’Azione Maestro, e in aggiunta a questa: una per ogni puzzle Ambasciatore completato.
details-do-recycle = Tutti i puzzle di una fila vanno sotto il loro mazzo, e ne arrivano altri.
coach-plan = Prima { $first }, poi { $rest }.
coach-then = { $step }, poi { $later }
coach-only = Meglio ora: { $step }.
coach-take = prendi { $puzzle }
coach-draw = pesca dal mazzo { deck-colour }
coach-gain = prendi { $piece }
coach-reward = prendi { $piece } come ricompensa
coach-swap =
    { $goes ->
        [up] promuovi { $given } a { $taken }
       *[across] scambia { $given } con { $taken }
    }
coach-raise = promuovi { $given } a { $taken }
coach-ghost = scomponi { $piece } in { $pieces }
coach-place = posiziona { $piece } su { $puzzle }
coach-completes = posiziona { $piece } su { $puzzle }, completandolo
coach-begin = comincia l’{ action-name }
coach-recycle = ricicla la fila dei { deck-colour }
coach-pass = termina il turno
