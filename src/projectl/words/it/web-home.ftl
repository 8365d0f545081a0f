home-name = Project L
home-description = { home-name } nel tuo browser: posiziona pezzi sui puzzle, in solitario, contro i bot o con gli amici.
home-to-home = Project L, alla pagina iniziale
home-skip = Vai al contenuto
home-pages = Pagine
home-menu = Menu
home-rules = Regolamento
home-replays = Le mie partite
home-lobby-nav = Lobby
home-settings = Impostazioni
home-language = Lingua
home-to-light = Tavolo chiaro
home-to-dark = Tavolo scuro
home-fair = I bot vedono solo ciò che vedi tu. Niente pubblicità, niente tracciamento, nessun account necessario.
home-free = Software libero con licenza MIT
home-credit = Project L è un gioco di Boardcubator, che con questo sito non c’entra.
home-title-one = Ogni pezzo
home-title-two = ha il suo posto.
home-lead = Project L nel tuo browser, da uno a sei posti tra persone e bot. Non serve un account.
home-play-now = Gioca ora
home-against = Contro { $bot }
home-learn = Impara le regole
home-opening = Si prepara il tavolo...
home-ways = Modi di giocare
home-bot = Contro i bot
home-bot-about = I bot vedono solo ciò che vedi tu.
home-bots = Al tavolo
home-bots-count =
    { $number ->
        [one] { $number } bot
        [many] { $number } bot
       *[other] { $number } bot
    }
home-solo = Solitario
home-solo-about = Metti nel sacco l’avversario e i suoi blocchi.
home-hot-seat = Sullo stesso dispositivo
home-hot-seat-about = Uno schermo che gira intorno al tavolo.
home-people = Quante persone?
home-people-count =
    { $number ->
        [one] { $number } persona
        [many] { $number } persone
       *[other] { $number } persone
    }
home-people-with = { home-people-count }, con { $expansions }
home-friends = Con gli amici
home-friends-about = Basta un link. A nessuno serve un account.
home-make = Apri un tavolo
home-lobby = Lobby
home-lobby-none = Ora non aspetta nessuno.
home-lobby-count =
    { $number ->
        [one] { $number } tavolo aspetta gente.
        [many] { $number } tavoli aspettano gente.
       *[other] { $number } tavoli aspettano gente.
    }
home-lobby-about = Siediti con chi c’è.
home-look-in = Vai a vedere
home-go-on = Continua a giocare
home-replay = Rivedi le partite
home-replay-about = Rivedi una partita, mossa per mossa.
home-all-games = Le mie partite
home-open-file = Apri una registrazione
home-offline = Si gioca anche senza rete.
home-install = Installa

daily-title = Sfida del giorno
daily-points = Più punti possibile in questo turno
daily-both = Riempi entrambi con meno azioni
daily-touches = Ultimi Ritocchi: il finale migliore
daily-row =
    { $days ->
        [one] { $days } giorno di fila
        [many] { $days } giorni di fila
       *[other] { $days } giorni di fila
    }
web-home = Home
web-again = Riprova
web-close = Chiudi
web-lost = Connessione persa: forse non è stato fatto. Ricontrolla tra un momento.
web-nothing-here = A questo indirizzo non c’è niente.
web-nothing-about = Forse al link manca una lettera. Niente di tuo è andato perso.
web-nothing-home = Alla pagina iniziale
web-seat-open = Posto libero
web-log-undo = annulla l’ultima decisione
web-log-undo-you = annulli l’ultima decisione

new-rule = Regola { $rule }
settings-name = Il tuo nome
settings-name-about = Ciò che gli altri vedono al tavolo.
settings-save = Salva
settings-saved = Salvato.
games-your-turn = Il tuo turno
games-their-turn = Giocano gli altri
games-waiting = Aspetta gente
games-ago = { $when }
games-too-big = Non è una registrazione: supera 256 kB.
games-unreadable = Questo file non si può leggere come testo.
replay-copied = Copiato
replay-pile = Pila dei punti vittoria
replay-round = Round { $round }
replay-beat = Tornata { $round }
replay-seed = Seme { $seed }
replay-copy-seed = Copia il seme
new-mode = Modalità
lobby-clock = { $minutes }{ "\u00A0" }min + { $seconds }{ "\u00A0" }s
lobby-no-clock = senza orologio

error-no-server = Qui serve un server, e questa pagina non ne ha uno. Puoi giocare lo stesso: contro i bot, in solitario, o in più persone su questo schermo.
error-offline = Il server non risponde. Riprova tra un momento.
error-not-copied = Il browser non ha permesso la copia; il link è selezionato, copialo a mano.

here-title = Partite su questo dispositivo
here-about = Le partite senza persone collegate da altrove si giocano in questa pagina. Sono conservate in questo browser su questo dispositivo, come le tue impostazioni; nessun server le ha. Chi cancella i dati del browser cancella anche queste: per non perderle, salvale in un file.
here-none-kept = Questo browser non conserva niente per questa pagina.
here-games =
    { $number ->
        [one] Qui è conservata { $number } partita.
        [many] Qui sono conservate { $number } partite.
       *[other] Qui sono conservate { $number } partite.
    }
here-export = Salva tutto in un file
here-import = Carica da un file
here-file-name = projectl-partite.json
here-no-file = Non è un file di partite salvate, o è di una versione più recente.
here-brought =
    { $number ->
        [one] Caricata { $number } partita, e le impostazioni.
        [many] Caricate { $number } partite, e le impostazioni.
       *[other] Caricate { $number } partite, e le impostazioni.
    }
here-not-brought =
    { $number ->
        [one] { $number } partita del file non si può giocare qui.
        [many] { $number } partite del file non si possono giocare qui.
       *[other] { $number } partite del file non si possono giocare qui.
    }
here-delete = Elimina le partite di questo dispositivo
here-delete-about = Spariscono per sempre, anche quelle in corso. Le tue impostazioni restano.
here-delete-do = Elimina tutto
here-deleted = Qui non è conservato più niente.
here-played = Su questo dispositivo
here-take-backs = Con Annulla
here-no-such-game = Questa partita non è in questo browser.
here-elsewhere = Questa partita si sta giocando in un’altra scheda.
here-invite = Invita qualcuno
here-invite-for = Invita qualcuno al posto di { $who }
here-moved = Questa partita continua su un server, dove altri possono unirsi.
here-moved-go = Continua a giocare
here-line = riga { $line }: { $why }
here-take-over = Giocala qui
here-unkept = Questo browser non può conservare altro: la partita dura finché questa pagina è aperta.
here-without-bots = I bot non sono arrivati: la partita continua appena si possono caricare.
here-saved-newer = Questa partita è stata salvata da una versione più recente di questa pagina. Ricarica la pagina per continuarla.
here-saved-otherwise = Questa partita è stata salvata da una versione con altre regole e qui non può continuare.
here-broken = Qualcosa si è inceppato, ed è stato rimesso a posto: la partita è com’era. Riprova.
