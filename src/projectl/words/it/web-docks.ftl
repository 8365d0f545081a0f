facts-each = Punti per casella
facts-fit = I tuoi pezzi che ci entrano
facts-fit-none = Nessun tuo pezzo ci entra.
facts-left-W = Puzzle bianchi rimasti
facts-left-B = Puzzle neri rimasti
facts-left-G = Puzzle rimasti
facts-row-deck = { $row } nella fila, { $deck } nel mazzo
facts-slots = I tuoi puzzle con questo
facts-of-slots = { $number } su { $slots }

dock-reward = Scegli la tua ricompensa
dock-reward-about = { $puzzle } è completato. La ricompensa non è un’azione.
dock-reward-gone = Nella riserva comune non c’è più { $piece }: scegli un altro pezzo.
dock-levelup = Livellamento: quale pezzo promuovi?
dock-levelup-about = La ricompensa di { $puzzle }: un livello in più, o tienilo com’è. Non è un’azione.
dock-levelup-again = { $piece } può salire ancora una volta.
dock-levelup-two = La ricompensa di { $puzzle } ha due frecce: puoi fermarti dopo la prima.
dock-recycle = Ricicla una fila
dock-recycle-about = Premi i suoi puzzle nell’ordine in cui vanno sotto il mazzo. L’ultimo sta più in fondo.
dock-recycle-white = Fila bianca
dock-recycle-black = Fila nera
dock-recycle-numbered =
    { $number ->
        [0] Nessuno dei { $all } ha ancora un numero.
        [one] { $number } su { $all } ha un numero.
        [many] { $number } su { $all } hanno un numero.
       *[other] { $number } su { $all } hanno un numero.
    }
dock-recycle-number = va sotto il mazzo come numero { $number }
dock-any-order = Ordine libero
dock-last-number = Ultimo numero
dock-swap = Promuovi o scambia un pezzo
dock-swap-about = Promuovi: un livello in più. Scambia: un altro pezzo del suo livello, o inferiore.
dock-ghost = Scomponi un Pezzo Fantasma
dock-ghost-about = Puoi posizionare subito i suoi pezzi, al massimo uno per puzzle.
dock-gain = Prendi un pezzo
dock-gain-about = Del livello più basso che c’è nella riserva comune.
dock-give = Dai
dock-raised = Il tuo pezzo
dock-becomes = diventa
dock-fold = Abbassa il pannello, o rialzalo
dock-get = Ricevi
dock-own = tuo
dock-far = lontano
dock-level = Livello { $level }
dock-levels = Livelli da { $highest } a { $lowest }
dock-choose-first = Prima scegli cosa dai, qui o nella tua riserva.
dock-gone = esaurito
dock-pieces =
    { $number ->
        [one] { $number } pezzo
        [many] { $number } pezzi
       *[other] { $number } pezzi
    }
dock-short-none = { $piece } esaurito
dock-short-some = solo { $number } { $piece }

plan-title = Come completarlo
plan-facts = Su questo puzzle
plan-about = Il modo più breve con i pezzi che hai ora.
plan-cell =
    { $number ->
        [one] { $number } casella da riempire
        [many] { $number } caselle da riempire
       *[other] { $number } caselle da riempire
    }
plan-actions =
    { $number ->
        [one] azione: { $how }.
        [many] azioni: { $how }.
       *[other] azioni: { $how }.
    }
plan-take = prendilo
plan-gain =
    { $number ->
        [one] prendi { $number } pezzo
        [many] prendi { $number } pezzi
       *[other] prendi { $number } pezzi
    }
plan-upgrade =
    { $number ->
        [one] promuovi { $number } pezzo
        [many] promuovi { $number } pezzi
       *[other] promuovi { $number } pezzi
    }
plan-exchange =
    { $number ->
        [one] scambia { $number } pezzo
        [many] scambia { $number } pezzi
       *[other] scambia { $number } pezzi
    }
plan-ghost =
    { $number ->
        [one] scomponi { $number } pezzo
        [many] scomponi { $number } pezzi
       *[other] scomponi { $number } pezzi
    }
plan-place =
    { $number ->
        [one] posiziona { $number } pezzo
        [many] posiziona { $number } pezzi
       *[other] posiziona { $number } pezzi
    }
plan-now = ora
plan-next = prossimo turno
plan-after = il turno dopo
plan-later = più tardi
plan-turns = Turno per turno
plan-more =
    { $number ->
        [one] ancora { $number } azione
        [many] ancora { $number } azioni
       *[other] ancora { $number } azioni
    }
plan-brings = punti e ricompensa
plan-left = Intanto ti restano: { $pieces }
plan-left-none = Intanto non ti restano pezzi.
plan-late = La partita finirà prima.
plan-none = Da qui non si conosce un modo per riempirlo.
plan-here = Andrebbe qui
plan-also = { $piece } completa anche { $puzzle }: se lo posizioni prima lì, ti torna.
plan-about-keeps = Il modo più breve che conserva { $piece }.
plan-other =
    { $number ->
        [one] { $number } altro modo
        [many] { $number } altri modi
       *[other] { $number } altri modi
    }
plan-way = Modo { $way } di { $ways }
plan-show = Mostra
plan-another = Mostra un altro modo
plan-used = passo { $steps }
plan-step = Passo { $number }: { $what }
plan-step-take = prendi { $puzzle }
plan-step-draw = pesca dal mazzo { deck-colour }
plan-step-gain = prendi { $piece }
plan-step-swap =
    { $goes ->
        [up] promuovi { $given } a { $taken }
       *[across] scambia { $given } con { $taken }
    }
plan-step-raise = promuovi { $given } a { $taken }
plan-step-ghost = scomponi { $piece }
plan-step-place = posiziona { $piece }
plan-step-recycle = ricicla la fila dei { deck-colour }
plan-step-under = metti { $puzzle } sotto il mazzo

curve-title = Com’è andata
curve-copy = Copia link alla partita
curve-led = { $who } ha condotto dal round { $round } in poi.
curve-you-led = Hai condotto dal round { $round } in poi.
curve-led-with = { $who } ha condotto dal round { $round } in poi, con { $puzzles }.
curve-you-led-with = Hai condotto dal round { $round } in poi, con { $puzzles }.
curve-led-beat = { $who } ha condotto dalla tornata { $round } in poi.
curve-you-led-beat = Hai condotto dalla tornata { $round } in poi.
curve-by-touches = { $who } ha preso il comando solo con gli Ultimi Ritocchi.
curve-you-by-touches = Hai preso il comando solo con gli Ultimi Ritocchi.

keys-title = Comandi
keys-close = Chiudi
keys-around = Intorno al tavolo
keys-actions = Azioni
keys-in-hand = Con un pezzo in mano
keys-also = Inoltre
keys-replay = Rivedi la partita
keys-tab = Gruppo successivo: azioni, file, i tuoi puzzle, la tua riserva, posti
keys-arrows = Dentro un gruppo
keys-slots = Uno dei tuoi puzzle
keys-help = Questi tasti
keys-what = Cos’è? (ciò che è selezionato, o sotto il mouse)
keys-ids = Mostra o nascondi le sigle di puzzle e spazi
keys-take = Prendi un puzzle
keys-gain = Prendi un pezzo
keys-swap = Promuovi o scambia
keys-place = Posiziona un pezzo
keys-master = Azione Maestro
keys-ghost = Azione Pezzo Fantasma
keys-ambassador = Azione Ambasciatore
keys-recycle = Ricicla una fila
keys-turn = Ruota
keys-flip = Capovolgi
keys-move = Sposta l’anteprima di una casella
keys-enter = Posizionalo, o premi il pulsante grande
keys-escape = Riponilo
keys-undo = Annulla
keys-hint = Suggerimento
keys-again = Rivedi cosa hanno fatto gli altri
keys-step = Una decisione indietro o avanti
keys-by-turn = Un turno indietro o avanti
keys-ends = All’inizio, alla fine
keys-pause = Riproduci o pausa
keys-space = Spazio
keys-by-mouse = Con mouse e dita
keys-dragging = Trascina
keys-drag = Su un puzzle; o premi il pezzo, poi una casella illuminata, e ancora una volta se così lo vedi soltanto in anteprima
keys-wheel = Rotella
keys-turn-it = Lo ruota
keys-right-button = Tasto destro
keys-flip-it = Lo capovolge
keys-second-finger = Secondo dito
keys-turn-or-flip = Lo ruota; due tocchi lo capovolgono
keys-long-press = Tieni premuto
keys-details = Dice cos’è una cosa, e cosa se ne può fare
keys-home-key = Inizio
keys-end-key = Fine

touches-how = Posiziona quanti pezzi vuoi. Ognuno costa un punto.
touches-before = prima
touches-now = se ti fermi ora
touches-now-because = se ti fermi ora: { $why }
touches-cost =
    { $number ->
        [one] { $number } ritocco, −{ $number }
        [many] { $number } ritocchi, −{ $number }
       *[other] { $number } ritocchi, −{ $number }
    }
touches-won = riempiti +{ $points }
touches-lost = incompiuti −{ $points }
touches-best = con { $ways }: { touches-in-all }
touches-best-now = non c’è altro da guadagnare
touches-counting = si sta calcolando
touches-in-all =
    { $number ->
        [one] { $number } ritocco in tutto
        [many] { $number } ritocchi in tutto
       *[other] { $number } ritocchi in tutto
    }
touches-way = { $pieces } su { $puzzle }
touches-sums = Puzzle per puzzle
touches-sum =
    { $number ->
        [one] { $number } pezzo, { $pieces }: −{ $number } e +{ count-point }.
        [many] { $number } pezzi, { $pieces }: −{ $number } e +{ count-point }.
       *[other] { $number } pezzi, { $pieces }: −{ $number } e +{ count-point }.
    }
touches-sum-more =
    { $number ->
        [one] Ancora { $number } pezzo, { $pieces }: −{ $number } e +{ count-point }.
        [many] Ancora { $number } pezzi, { $pieces }: −{ $number } e +{ count-point }.
       *[other] Ancora { $number } pezzi, { $pieces }: −{ $number } e +{ count-point }.
    }
touches-saves = Incompiuto costa { count-point }.
touches-if-tied = In caso di pareggio decide un puzzle in più.
touches-too-dear = Costa più di quanto rende.
touches-full = Pieno: +{ count-point } quando hai finito.
touches-never =
    { $number ->
        [one] Il tuo ultimo pezzo non può riempirlo. Qui costa soltanto.
        [many] I tuoi { $number } pezzi non possono riempirlo. Qui costano soltanto.
       *[other] I tuoi { $number } pezzi non possono riempirlo. Qui costano soltanto.
    }
touches-no-pieces = Non hai più pezzi.
touches-open = { board-open-cell }; pieno porta { count-point }. Ogni pezzo costa 1.
touches-others = Gli altri
touches-seats = I posti
touches-is-done = ha finito
touches-is-at-it = posiziona
touches-is-later = non ancora
touches-unfinished =
    { $number ->
        [one] { $number } puzzle incompiuto
        [many] { $number } puzzle incompiuti
       *[other] { $number } puzzle incompiuti
    }
touches-your-score = il tuo punteggio
touches-tie = Se pareggi
touches-tie-all = Pareggio
touches-tie-puzzles = Prima più puzzle: { $counts }.
touches-tie-pieces = Poi più pezzi rimasti: { $counts }.
touches-tie-opponent = In caso di pareggio, vince l’avversario.
touches-tie-you = tu { $own }, gli altri al massimo { $most }
touches-yours = I tuoi ritocchi
touches-of = Ritocchi: { $who }
touches-placed-none = ancora nessuno
touches-placed =
    { $number ->
        [one] { $number } posizionato
        [many] { $number } posizionati
       *[other] { $number } posizionati
    }
touches-left =
    { $number ->
        [one] { $number } pezzo rimasto
        [many] { $number } pezzi rimasti
       *[other] { $number } pezzi rimasti
    }
touches-mark = −1

result-broken-off = La partita è stata chiusa.
result-broken-off-about = Mancava qualcuno, e gli altri erano d’accordo: nessuno vince, e la partita non conta.
result-seat = Posto
result-rematch = Rivincita
result-to-rematch = Alla rivincita
result-replay = Rivedi
result-record = Scarica
result-home = Home
result-winner = Vittoria
