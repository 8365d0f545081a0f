prompt-welcome = Project L. Tab completa ciò che è permesso; help spiega; quit esce.
prompt-seed = Il seme { $seed } ridà la stessa partita.
prompt-lots = Estrazione a sorte: { $order }.
prompt-you-first = cominci tu
prompt-who-first = comincia { $who }
prompt-allowed = È permesso: { $text }.
prompt-ambiguous = Può essere { $moves }. Scrivi qualcosa di più.
prompt-ambiguous-many = Può essere { $moves } e altre { $count }. Scrivi qualcosa di più; moves le mostra tutte.
prompt-unknown-number = Nell’elenco non c’è una mossa { $number }; moves lo mostra.
prompt-more-news = ... news racconta il resto.
prompt-no-news = Non è ancora successo niente.
prompt-keys = Tab: ciò che è permesso   help   moves   hint   undo   quit
prompt-no-such-moves = Niente di ciò che puoi fare ora si chiama { $text }; moves mostra tutto.
prompt-not-a-command = Non conosco { $text }. Prova con help, o con moves per tutto ciò che puoi fare.
prompt-nothing-to-undo = Non hai decisioni da annullare.
prompt-undone = Annullato: { $moves }.
prompt-undone-many = Annullato: { $first } ... { $last } ({ count-decision }).
prompt-saved = Salvato in { $path }: { count-decision }.
prompt-not-saved = Non è stato possibile scrivere { $path }: { $reason }
prompt-loaded = Caricato { $path }: { count-decision }.
prompt-not-loaded = Non è stato possibile caricare { $path }: { $reason }
prompt-which-file = Scrivi il nome di un file: { $command } FILE
prompt-which-move = Scrivi una mossa: why take W2
prompt-no-such-seat = I posti hanno i numeri da 1 a { $count }.
prompt-seat-not-deciding = Ora non può decidere: { $who }.
prompt-seat-is-bot = { $who } decide senza di te.
prompt-seat-now = Ora decide: { $who }.
prompt-goodbye = A presto.
prompt-after-end = again comincia un’altra partita; save FILE conserva questa, undo torna indietro, quit esce.
prompt-not-over-yet = Questa partita continua. quit esce, e la partita resta conservata.
prompt-not-seated = Al posto { $number } c’era { $bot }, che una registrazione non può avviare o che non esiste: ora c’è { $stand_in }.
prompt-not-text = il file non è testo UTF-8
prompt-too-long = il file è troppo lungo per una registrazione

kept-leave = Lasci il tavolo? La partita resta conservata, e la ritrovi la prossima volta. s o n:
kept-yes = s
kept-goodbye = A presto. La partita resta conservata: la ritrovi la prossima volta.
kept-goes-on = Qui continua la partita, dopo { count-decision }.
kept-cannot = Questa partita non si può conservare, perciò usa save: { $reason }
kept-list =
    { $number ->
        [one] Hai lasciato questa partita:
        [many] Hai lasciato queste partite:
       *[other] Hai lasciato queste partite:
    }
kept-left = { $number }  { $when }  { $who }; { $kind }, { $where }
kept-older = ... e altre { $count } più vecchie in { $folder }
kept-which = Un numero per continuare, Invio per una partita nuova, forget 1 per buttarne via una:
kept-which-number = Scrivi un numero da 1 a { $count }, o niente per una partita nuova.
kept-forgotten = La partita { $number } è stata buttata via.
kept-elsewhere = Questa partita è aperta in un’altra finestra.

usage-whole = dev’essere un numero intero
usage-number = dev’essere un numero
usage-at-least = { $wanted }, almeno { $least }
usage-between = { $wanted } da { $least } a { $most }

table-round = Round { $round }
table-beat = Tornata { $round }
table-finishing = Ultimi Ritocchi
table-over = La partita è finita
table-to-play = Di turno: { $who }
table-you-to-play = Il tuo turno
table-last-round = ROUND FINALE
table-next-is-last = il round { $round } è quello finale
table-beats-left = poi ancora { $beats }
table-last-beat = ULTIMA TORNATA
table-master-ready = Maestro pronto
table-master-used = Maestro usato
table-deck-white = mazzo puzzle bianchi { $count }
table-deck-black = mazzo puzzle neri { $count }
table-deck-solo = mazzo { $count }
table-reserve = riserva comune
table-supply = riserva
table-times = ×{ $count }
table-nothing = nessun pezzo
table-no-puzzles = Nessun puzzle da completare.
table-take-one = Nessun puzzle da completare. Prendine uno: take { $source }
table-touches = ritocchi -{ $count }
table-ambassador = Ambasciatore { $count }
table-left-rows = a sinistra: { $who } (bianco)
table-right-rows = a destra: { $who } (nero)
table-opponent = Avversario
table-opponent-supply = nella sua riserva: { count-lock }
table-opponent-next = prende da colonne libere (X7)
table-open = libera
table-locked = { $locks } bloccata
table-hidden = ? punti

meta-take = prendi un puzzle
meta-gain = prendi un pezzo del livello più basso della riserva comune
meta-swap = promuovi un pezzo di un livello, o scambialo con uno di pari livello o inferiore
meta-place = posiziona un pezzo su un tuo puzzle
meta-master = un pezzo per puzzle, una volta per turno
meta-ambassador = come master, con un puzzle Ambasciatore
meta-ghost = scomponi un pezzo di livello 5
meta-reward = scegli la tua ricompensa
meta-levelup = promuovi un pezzo
meta-recycle = metti una fila intera sotto il suo mazzo
meta-under = ora questo puzzle va sotto il suo mazzo
meta-done = termina qui
meta-skip = rinuncia
meta-pass = termina il turno in anticipo
meta-puzzle = { count-point }, { count-cell }, ricompensa { $reward }
meta-unseen = coperto, dalla cima del mazzo
meta-open-cells = { $puzzle }, { $cells ->
        [one] { $cells } casella libera
        [many] { $cells } caselle libere
       *[other] { $cells } caselle libere
    }
meta-have = ne hai { $count }
meta-reserve = { $count } nella riserva comune
meta-completes = completa { $puzzle }
meta-row = la fila dei { deck-colour }
meta-help = come si gioca; help T5 per una regola
meta-moves = tutto ciò che puoi fare ora
meta-why = perché una mossa non è permessa
meta-hint = le mosse migliori, e perché
meta-undo = torna alla tua ultima decisione
meta-save = salva: save FILE
meta-load = carica: load FILE
meta-rules = regole: rules ID o WORD
meta-table = ridisegna il tavolo
meta-seat = decidi per un altro giocatore
meta-news = cosa è successo dall’ultima domanda
meta-again = un’altra partita, finita questa
meta-quit = esci; la partita resta conservata

hint-master = Azione Maestro: posiziona al massimo un pezzo per puzzle, poi done.
hint-ambassador = Azione Ambasciatore: posiziona al massimo un pezzo per puzzle, poi done.
hint-ghost = Azione Pezzo Fantasma: posiziona ciò che vuoi di { $parts }, al massimo un pezzo per puzzle, poi done.
hint-reward = Scegli la tua ricompensa per { $puzzle }: { $moves }
hint-levelup = Livellamento da { $puzzle }: promuovi un pezzo (levelup I2 V3), o scrivi skip.
hint-levelup-again = Livellamento da { $puzzle }, secondo passo: promuovi ancora un pezzo, o scrivi skip.
hint-recycle = Quale puzzle va ora sotto il mazzo { deck-colour }? { $moves }
hint-finishing = Ultimi Ritocchi: posiziona pezzi per 1 punto l’uno, o scrivi done. Finora: { count-piece }.
hint-two-decide = Può decidere anche { $others }: con seat { $number } passi a quel posto.

advice-then = poi { $moves }
advice-how-many = Scrivi quante mosse vuoi conoscere, da 1 a { $most }: hint 3

count-point-short =
    { $points ->
        [one] { $points } pt
        [many] { $points } pt
       *[other] { $points } pt
    }
count-point-tiny =
    { $points ->
        [one] { $points }p
        [many] { $points }p
       *[other] { $points }p
    }
count-decision =
    { $decisions ->
        [one] { $decisions } decisione
        [many] { $decisions } decisioni
       *[other] { $decisions } decisioni
    }
count-way =
    { $ways ->
        [one] { $ways } modo
        [many] { $ways } modi
       *[other] { $ways } modi
    }
count-set =
    { $sets ->
        [one] { $sets } combinazione
        [many] { $sets } combinazioni
       *[other] { $sets } combinazioni
    }
count-core =
    { $cores ->
        [one] { $cores } core
        [many] { $cores } core
       *[other] { $cores } core
    }
count-more-problem =
    { $problems ->
        [one] ancora { $problems } problema
        [many] ancora { $problems } problemi
       *[other] ancora { $problems } problemi
    }
daily-bad-date = Un giorno si scrive come 2026-11-18, non { $text }.
daily-without = Nella sfida del giorno non c’è { $command }.
