learn-title = Impara a giocare
learn-lead = A un vero tavolo, con le tue mani, in dieci minuti.
learn-begin = Inizia
learn-go-on = Continua
learn-again = Ancora una volta
learn-leave = Esci
learn-more = Che altro c’è
learn-step = Passo { $at } di { $of }
learn-base = Il gioco
learn-base-about = Nove idee, dal primo puzzle agli Ultimi Ritocchi.
learn-game = Una prima partita
learn-game-about = Contro il principiante. L’allenatore parla solo se c’è qualcosa di nuovo.
learn-aside =
    { $did ->
        [take] Prendere un puzzle è permesso,
        [gain] Prendere un pezzo è permesso,
        [swap] Puoi dare via quel pezzo,
        [place] Il pezzo può stare lì,
       *[else] È permesso,
    } { $needs ->
        [take] ma questo passo richiede il puzzle evidenziato.
        [gain] ma questo passo richiede un nuovo pezzo della riserva comune.
        [swap] ma questo passo richiede la promozione o lo scambio che indica.
        [place] ma questo passo richiede il pezzo evidenziato su un puzzle evidenziato.
        [end] ma questo passo richiede il pulsante grande.
        [read] ma questo passo va prima letto.
       *[else] ma questo passo richiede ciò che è evidenziato.
    } È stato annullato.
learn-turn-over =
    Termina il tuo turno.
    Premi il pulsante grande.
learn-done =
    È tutto.
    Il resto lo trovi nelle regole.
learn-base-done =
    Conosci il gioco.
    Ora gioca una prima partita. L’allenatore parla solo se c’è qualcosa di nuovo.
learn-base-take =
    Prendi questo puzzle.
    Vale un punto. Premilo, e premilo di nuovo.
learn-base-gain =
    Prendi un pezzo.
    I tuoi due pezzi riempiono tre delle quattro caselle del puzzle. Così prendi un altro O1.
learn-base-place =
    Posiziona I2 sul puzzle.
    Trascinalo. Oppure premi il pezzo, poi una casella, poi il pulsante grande.
learn-base-turn =
    Un turno ha tre azioni.
    Ogni azione spegne una luce, e sono spente tutte e tre. Termina il turno, e gioca l’altro.
learn-base-again =
    Ora un O1.
    Un nuovo turno, tre nuove azioni. Ciò che è posizionato resta finché il puzzle non è pieno.
learn-base-complete =
    E l’ultima casella.
    Così il puzzle è pieno, e ti ripaga.
learn-base-home =
    Un punto, e tutti i pezzi sono tornati.
    Con loro è arrivato I2 come ricompensa. Ogni puzzle mostra la sua in alto a destra.
learn-base-reward =
    Riempi questo per la ricompensa.
    Non vale punti, ma il suo angolo mostra V3.
learn-base-rewarded =
    Posiziona subito la ricompensa.
    V3 riempie l’altro tuo puzzle.
learn-base-upgrade =
    Promuovi I2 a I3.
    Promuovere porta al livello successivo, con una casella in più.
learn-base-upgraded =
    Posiziona I3.
    Riempie da solo questo puzzle. La ricompensa è un altro I3.
learn-base-exchange =
    Scambia I3 con V3.
    La stessa azione dà anche un’altra forma dello stesso livello, o di uno inferiore.
learn-base-master =
    Inizia l’Azione Maestro.
    Una volta per turno, un’azione posiziona un pezzo su ogni tuo puzzle.
learn-base-each =
    Un pezzo su ogni puzzle.
    In qualsiasi ordine. Ciò che è pieno aspetta la fine dell’azione.
learn-base-mastered =
    Termina l’Azione Maestro.
    Ora i tre puzzle si completano insieme.
learn-base-black =
    Prendi questo puzzle nero.
    I neri sono più grandi e valgono di più. Nel loro mazzo ne resta uno.
learn-base-last =
    Il mazzo puzzle neri è vuoto.
    La fine si avvicina: si finisce il round, poi viene il round finale.
learn-base-touch =
    Ultimi Ritocchi: posiziona I2.
    Ora ogni pezzo costa un punto, e questo puzzle ne porta tre.
learn-base-touched =
    Fermati qui.
    O1 costerebbe un punto e non completerebbe nulla. Chi ha più punti vince.
learn-solo-take =
    Prendi questo puzzle.
    Puoi prendere anche da una colonna bloccata. Uno dei suoi blocchi va all’avversario.
learn-solo-turn =
    Termina il tuo turno.
    Poi l’avversario prende un puzzle, sempre con le stesse regole.
learn-solo-opponent =
    Così gioca l’avversario.
    Prende da una colonna libera il puzzle con più punti, e vi mette sopra tutti i suoi blocchi.
learn-line-clear-take =
    Prendi un puzzle a sinistra.
    Hai il segnalino bianco, e con esso le file sulla sinistra. Il nero gioca intanto a destra.
learn-line-clear-turn =
    Termina il tuo turno.
    L’altro segnalino non deve aspettarti.
learn-line-clear-markers =
    I segnalini sono avanzati.
    Finiti entrambi i turni, ognuno passa al posto successivo.
learn-ghost-break =
    Scomponi P5 in I2 e V3.
    L’Azione Pezzo Fantasma dà pezzi più piccoli che insieme hanno la stessa forma.
learn-ghost-parts =
    Posiziona entrambi i pezzi.
    Uno su ogni puzzle. Fa parte della stessa azione.
learn-ghost-broken =
    Termina l’azione.
    Un’azione completa due puzzle.
learn-ghost-arrow =
    Completa questo puzzle.
    La freccia nel suo angolo è un Livellamento.
learn-ghost-raise =
    Promuovi T4.
    Un Livellamento arriva al livello 5, l’azione di promuovere mai.
learn-ambassador-mark =
    Completa questo puzzle.
    La ricompensa non è un pezzo, ma un’Azione Ambasciatore.
learn-ambassador-action =
    Inizia l’Azione Ambasciatore.
    Funziona come l’Azione Maestro, e non la consuma.
learn-ambassador-each =
    Un pezzo su ogni puzzle.
    In qualsiasi ordine.
learn-ambassador-ended =
    Termina l’azione.
    Ogni puzzle così la dà una volta.
learn-revised-draw =
    Pesca dal mazzo puzzle neri.
    Puoi anche prendere il primo puzzle di un mazzo, senza vederlo.
learn-revised-recycle =
    Ricicla la fila bianca.
    I suoi puzzle vanno sotto il mazzo nel tuo ordine, e ne arrivano altri.
learn-revised-cost =
    Ciò che resta da completare costa.
    Alla fine perdi i punti di puzzle come questo. E devi fare tutte e tre le azioni, se puoi.
learn-first-start =
    Il tuo primo turno.
    Prendi puzzle che i tuoi pezzi riempiono presto. Tutto si può annullare.
learn-first-others =
    Il principiante ha giocato.
    Ciò che è cambiato è segnato sul tavolo.
learn-first-none =
    Ora nessun pezzo ci sta.
    Prendine uno, o promuovine uno.
learn-first-four =
    Quattro puzzle sono il massimo.
    Completane uno prima di prenderne un altro.
learn-first-choice =
    Scegli la ricompensa.
    La sua forma non è più nella riserva comune: ne ricevi un’altra.
learn-first-final =
    La fine è vicina.
    Il mazzo puzzle neri è vuoto: questo round, poi il round finale.
learn-first-touches =
    Ultimi Ritocchi.
    Completa ciò che rende più di quanto costa, poi fermati.
