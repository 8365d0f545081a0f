board-title = Project L
board-title-turn = ● Il tuo turno · Project L
board-loading = Un momento...
board-missing = Questo tavolo non esiste, o ti serve il suo link.
board-closed = Questo tavolo è stato chiuso.
board-your-turn = Il tuo turno
board-your-board = La tua area
board-turn-of = Di turno: { $who }
board-meanwhile = mentre gioca anche { $who }
board-action-left =
    { $number ->
        [one] { $number } azione rimasta
        [many] { $number } azioni rimaste
       *[other] { $number } azioni rimaste
    }
board-points =
    { $points ->
        [one] punto
        [many] punti
       *[other] punti
    }
board-score-of = { $who }, punteggio:
board-no-pieces = { $who }: nessun pezzo
board-pile =
    { $number ->
        [one] { $number } puzzle completato
        [many] { $number } puzzle completati
       *[other] { $number } puzzle completati
    }
board-pile-empty = ancora niente
board-touches =
    { $number ->
        [one] { $number } ritocco
        [many] { $number } ritocchi
       *[other] { $number } ritocchi
    }
board-market = Puzzle da prendere
board-empty-place = qui nessun puzzle
board-deck-white = bianchi rimasti
board-deck-black = neri rimasti
board-deck-left =
    { $number ->
        [one] resta { $number }
        [many] restano { $number }
       *[other] restano { $number }
    }
board-deck-meter = Mazzo puzzle neri
board-deck-meter-solo = Mazzo puzzle
board-to-the-end = alla fine
board-last-round = Round finale
board-next-last = Il prossimo round è quello finale
board-beats-left =
    { $number ->
        [one] Poi ancora { $number } tornata
        [many] Poi ancora { $number } tornate
       *[other] Poi ancora { $number } tornate
    }
board-last-beat = Ultima tornata
board-finishing = Ultimi Ritocchi
board-column = Colonna { $column }: { $locks }
board-column-open = libera
board-left-rows = File sulla sinistra
board-right-rows = File sulla destra
board-side-yours = prendi da qui
board-side-of = { $who } prende da qui
board-marker-white = Segnalino bianco
board-marker-black = Segnalino nero
board-reserve = Riserva comune
board-supply = La tua riserva
board-in-supply = { $piece }: { $count } nella tua riserva
board-in-reserve = { $piece }: { $count } nella riserva comune
board-free-slot = Spazio libero
board-cell-free = { $puzzle } { $cell }, libera
board-cell-taken = { $puzzle } { $cell }, { $piece }
board-open-cell =
    { $number ->
        [one] { $number } casella libera
        [many] { $number } caselle libere
       *[other] { $number } caselle libere
    }
board-puzzle-white = Puzzle bianco { $puzzle }, { count-point }, ricompensa { $reward }
board-puzzle-black = Puzzle nero { $puzzle }, { count-point }, ricompensa { $reward }
board-reward-up = un Livellamento
board-reward-up-two = due Livellamenti
board-reward-m = Azione Ambasciatore
board-score-hidden = Le pile dei punti vittoria restano coperte fino alla fine
board-just-came = appena arrivato
board-just-changed = appena cambiato
board-final-boards = Cosa è rimasto
board-nothing-unfinished = Nessun puzzle incompiuto
board-clock = restano { $time }
board-watching = spettatori
board-round = Round { $round }
board-beat = Tornata { $round }
board-rules = Regolamento
board-menu = Menu
board-actions = Azioni
board-hints = Cosa farebbe un giocatore forte
board-hint-ahead = { count-point } di vantaggio alla fine, { $chance }% di vittoria
board-hint-behind = { count-point } di svantaggio alla fine, { $chance }% di vittoria
board-hint-do = Esegui
board-hint-first = Esegui il primo passo
board-hint-line = Passo per passo
board-log = Cosa è successo
board-log-since = Dal tuo ultimo turno
board-log-empty = Ancora niente.
board-chat = Chat
board-chat-empty = Ancora nessun messaggio.
board-chat-say = Scrivi qualcosa
board-chat-send = Invia
board-chat-here =
    { $number ->
        [one] 1 qui
        [many] { $number } qui
       *[other] { $number } qui
    }
board-chat-watching =
    { $number ->
        [one] 1 guarda
        [many] { $number } guardano
       *[other] { $number } guardano
    }
board-unread =
    { $number ->
        [one] { $number } nuovo messaggio
        [many] { $number } nuovi messaggi
       *[other] { $number } nuovi messaggi
    }
board-seats = Posti e riserva comune
board-keys = Comandi
board-settings = Impostazioni
board-theme = Tavolo chiaro o scuro
board-copy-link = Copia il link a questo tavolo
board-copied = Copiato
board-sounds = Suoni
board-again = Fammelo rivedere
board-at-once = Fine turno automatica
board-held-gone = Ciò che doveva chiudere il tuo turno non è più possibile. Decidi di nuovo.
board-sit-down = Prendi il posto di { $who }
board-stand-up = Esci dalla partita: un bot prende il tuo posto
board-lost = Connessione persa. Nuovo tentativo...
board-lost-part = Una parte della pagina non è ancora arrivata. Arriverà quando torna la connessione.
board-lost-kept = Connessione persa. Ciò che hai deciso è al sicuro, e parte appena la connessione torna.
board-cut-hidden = Prima va scoperto un puzzle: si continua quando torna la connessione.
board-cut-dropped = La partita è andata avanti mentre non avevi connessione: ciò che avevi deciso non è stato giocato.
board-connecting = Connessione...
board-opponent-about = un puzzle per turno, punti subito
board-opponent-supply = { count-lock } nella sua riserva
board-opponent-did = Cosa ha fatto, e perché
board-hand-over = Ora tocca a { $who }
board-hand-over-turn = { $who }, tocca{ "\u00A0" }a{ "\u00A0" }te.
board-hand-over-names = I nomi (facoltativi)
board-hand-over-go = Eccomi
board-play-seat = Gioca come { $who }

do-take = Prendi
do-gain = Prendi pezzo
do-swap = Promuovi
do-place = Posiziona
do-master = Maestro
do-ghost = Fantasma
do-ambassador = Ambasciatore
do-recycle = Ricicla

main-end = Fine turno
main-skip-ahead = Salta avanti
main-back-to-turn = Al mio turno
main-choose = Scegli
main-place = Posiziona
main-recycle = Ricicla
main-take = Prendi
main-take-named = Prendi { $puzzle }
main-gain-it = Ottieni { $taken }
main-take-it = Prendi { $taken }
main-end-master = Fine Maestro
main-end-ambassador = Fine Ambasciatore
main-end-ghost = Fine Fantasma
main-skip = Tienilo
main-finish = Fatto
main-finish-at = Fatto con { $score }
main-finish-possible = Fatto con { $score } ({ $best } possibili)
main-finish-of = Fatto con { $score } su { $best }
main-pass = Fine turno
main-upgrade = Promuovi a { $taken }
main-exchange = Scambia con { $taken }
main-raise = Promuovi a { $taken }
main-break-up = Scomponi
main-wait = Aspetta
main-turn = Ruota
main-flip = Capovolgi
main-back = Riponi
main-hint = Suggeri{ "\u00AD" }mento
main-thinking = Ci penso
main-undo = Annulla
main-more = Altro

bar-whole = Mostra tutta la frase
bar-plays = { $who } gioca.
bar-again = Di nuovo, { $at } di { $of }: { $text }
bar-held = Hai giocato il turno. Terminalo, o annulla.
bar-held-pass = Le altre azioni restano inutilizzate. Termina il turno, o annulla.
bar-at-once = Si scopre un nuovo puzzle, perciò il tuo turno finisce subito.
bar-watching = Stai guardando.
bar-compiling = I bot vengono compilati per questo computer, una volta sola: ancora circa { $seconds }{ "\u00A0" }s.
bar-away = { $who } manca da { $time }.
bar-away-seat = Il posto resta riservato.
bar-away-clock = Il suo orologio corre.
bar-wait =
    { $number ->
        [one] { $who } sta pensando.
        [many] { $who } stanno pensando.
       *[other] { $who } stanno pensando.
    }
bar-nowhere = Per ora { $piece } non entra da nessuna parte.
bar-where = Dove va { $piece }? Le caselle illuminate sono libere.
bar-place-here = Posizionare { $piece } qui?
bar-place-completes = Posizionare { $piece }? Completa { $puzzle }: { count-point }.
bar-not-here = { $piece } non si inserisce qui.
bar-take = Premi di nuovo per prenderlo.
bar-do-take = Scegli un puzzle dalle file.
bar-do-gain = Scegli un pezzo.
bar-do-swap = Scegli cosa dai, poi cosa ricevi.
bar-do-place = Scegli un pezzo dalla tua riserva.
bar-do-master = Al massimo un pezzo per puzzle.
bar-do-ghost = Scegli come scomporlo.
bar-do-ambassador = Al massimo un pezzo per puzzle.
bar-do-recycle = Premi i puzzle di una fila, uno dopo l’altro.
bar-master = Al massimo un pezzo per puzzle, in tutto almeno uno.
bar-ambassador = Al massimo un pezzo per puzzle, in tutto almeno uno.
bar-ghost = Al massimo un pezzo per puzzle; gli altri li tieni.
bar-reward = Scegli la tua ricompensa.
bar-levelup = Promuovi un pezzo di un livello, o tienilo com’è.
bar-recycle = Premi i puzzle della fila, uno dopo l’altro.
bar-finishing = Ogni pezzo che posizioni costa 1 punto. Quando hai finito, premi Fatto.
bar-finishing-best = Con { $ways } arrivi a { $best }.
bar-finishing-done = Nessun altro pezzo conviene. Con Fatto resti a { $score }.
bar-completes = { $piece } completa { $puzzle }.
bar-none-yet = Prendi un puzzle: non ne hai.
bar-none-fits = Per ora nessun tuo pezzo entra.
bar-must =
    { $number ->
        [one] { $number } azione rimasta, e va usata
        [many] { $number } azioni rimaste, e vanno usate tutte
       *[other] { $number } azioni rimaste, e vanno usate tutte
    }
bar-nothing-left = In questo turno non si può fare altro.
bar-may-still =
    { $number ->
        [one] { $number } puzzle può ancora ricevere un pezzo.
        [many] { $number } puzzle possono ancora ricevere un pezzo.
       *[other] { $number } puzzle possono ancora ricevere un pezzo.
    }
bar-may-end = Non puoi posizionare altri pezzi: termina l’azione.
bar-then =
    { $number ->
        [one] Poi { $puzzles } porta { count-point }.
        [many] Poi { $number } puzzle portano { count-point }.
       *[other] Poi { $number } puzzle portano { count-point }.
    }
bar-goes-comes = Dai { $given } e ricevi { $pieces }.
bar-comes = Ricevi { $pieces }.

won-with = Hai completato { $puzzles }: { count-point } e { $pieces }
won-without = Hai completato { $puzzles }: { count-point }

order-given =
    { $number ->
        [one] { $number } dei puzzle ha il suo pezzo
        [many] { $number } dei puzzle hanno il loro pezzo
       *[other] { $number } dei puzzle hanno il loro pezzo
    }

ending-master = Alla fine dell’Azione Maestro
ending-ambassador = Alla fine dell’Azione Ambasciatore
ending-ghost = Alla fine dell’Azione Pezzo Fantasma
ending-full = È pieno
ending-if = Se entra { $piece }
ending-back = Riprendi { $pieces }
ending-none = Ancora niente è pieno.

keyline-back = indietro
keyline-move = sposta
keyline-look = guarda
keyline-choose = scegli
keyline-level = livello
keyline-shape = forma
keyline-slots = i tuoi puzzle
keyline-all = tutti i tasti

pill-completes = { $piece } lo completa
pill-leaves-for = { $piece } poi { $rest }
pill-leaves =
    { $number ->
        [one] { $piece } resta { $number } casella
        [many] { $piece } restano { $number } caselle
       *[other] { $piece } restano { $number } caselle
    }
pill-no-room-for = { $piece } non entra
pill-no-room = non entra
pill-nothing = non entra niente
pill-fit =
    { $number ->
        [one] entra { $pieces }
        [many] entrano { $pieces }
       *[other] entrano { $pieces }
    }
pill-full =
    { $action ->
        [master] Completo dopo Maestro
        [ambassador] Completo dopo Ambasciatore
        [ghost] Completo dopo Fantasma
       *[none] Completo
    }
pill-has-its-piece = Ha il suo pezzo

away-mark = manca da { $time }
away-bot = bot
away-title = { $who } manca da { $time }
away-about = Vale ciò su cui sono d’accordo tutti i presenti.
away-about-clock = Il suo orologio corre anche durante l’assenza; quando scade, gioca un bot. Fino ad allora vale ciò su cui sono d’accordo tutti i presenti.
away-wait = Aspetta
away-wait-about = Il posto resta riservato.
away-stand-in = Subentra un bot
away-stand-in-about = Gioca fino al suo ritorno.
away-break-off = Chiudi la partita
away-break-off-about = Senza valutazione, e nessuno vince.
away-chosen = Scelta di: { $who }

phrase-well-played = Ben giocato
phrase-thinking = Ci penso...
phrase-one-more = Un’altra?
phrase-thanks = Grazie
