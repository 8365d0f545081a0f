new-title = Nuovo tavolo
new-seats = Posti
new-seat =
    { $number ->
        [one] { $number } posto
        [many] { $number } posti
       *[other] { $number } posti
    }
new-you = Tu
new-host = apre il tavolo
new-here = Anche qui
new-here-about = gioca su questo schermo
new-open = Libero
new-open-about = per chi ha il link
new-open-about-listed = per chi arriva
new-who = Chi siede qui?
new-who-person = Una persona qui
new-who-open = Lascialo libero
new-who-bot = Un bot
new-change = Cambia il posto { $number }
new-add = Aggiungi un posto
new-remove = Togli il posto { $number }
new-level = Forza del bot
new-names = Nomi su questo schermo, se vuoi
new-add-expansion = Aggiungi { $expansion }
new-difficulty = Difficoltà
new-edition = Edizione
new-expansions = Espansioni
new-over-days = Su più giorni
new-over-days-about = Nessuno deve restare: chi non c’è si aspetta, e basta.
new-clock = Orologio
new-clock-none = Nessuno
new-clock-minutes = { $number }{ "\u00A0" }min
new-clock-none-about = Ognuno si prende il tempo necessario.
new-clock-about = Ogni posto ha { $minutes } minuti per la partita, e altri { $seconds } secondi a ogni turno. Poi continua un bot.
new-more = Regole della casa
new-more-about = Tutte le regole su cui i regolamenti non concordano.
new-changed-none = come nell’edizione
new-changed =
    { $number ->
        [one] { $number } cambiata
        [many] { $number } cambiate
       *[other] { $number } cambiate
    }
new-reset = Come nell’edizione
new-puzzles = Puzzle tuoi
new-puzzles-about = Un file di puzzle al posto di quelli stampati, come lo scrive il programma.
new-puzzles-none = quelli stampati
new-puzzles-some = un file tuo
new-puzzles-text = Testo del file dei puzzle
new-puzzles-file = Scegli un file
new-listed = Mostralo nella lobby
new-listed-about = Può sedersi chiunque; altrimenti solo chi ha il link.
new-sentence = { $mode }, { new-seat }, edizione «{ $edition }».
new-sentence-with = { $mode }, { new-seat }, edizione «{ $edition }» con { $expansions }.
new-black =
    { $number ->
        [one] { $number } puzzle nero
        [many] { $number } puzzle neri
       *[other] { $number } puzzle neri
    }
new-each =
    { $number ->
        [one] { $number } pezzo per forma
        [many] { $number } pezzi per forma
       *[other] { $number } pezzi per forma
    }
new-no-clock = senza orologio
new-with-clock = { $number } minuti a testa
new-house =
    { $number ->
        [one] { $number } regola della casa
        [many] { $number } regole della casa
       *[other] { $number } regole della casa
    }
new-own-puzzles = puzzle tuoi
new-submit = Apri il tavolo
new-play = Gioca

lobby-title = Tavoli aperti
lobby-about = Aspettano gente. La partita comincia appena tutti i posti sono occupati; chi comincia si decide a sorte.
lobby-empty = Ora non aspetta nessuno.
lobby-empty-about = Apri un tavolo e mostralo nella lobby: chi arriva dopo lo vede qui.
lobby-make = Apri un tavolo
lobby-join = Unisciti
lobby-join-whom = Unisciti a { $host }
lobby-host = aperto da { $host }
lobby-free =
    { $number ->
        [one] { $number } posto libero
        [many] { $number } posti liberi
       *[other] { $number } posti liberi
    }
lobby-taken = occupato
lobby-open = libero
lobby-found-none = Nessun tavolo aperto
lobby-found =
    { $number ->
        [one] { $number } tavolo aperto
        [many] { $number } tavoli aperti
       *[other] { $number } tavoli aperti
    }
lobby-loading = Un’occhiata in giro...

games-whose = Le partite di chi?
games-mine = Mie
games-listed = Tavoli della lobby
games-since = Dal
games-until = Al
games-title = Le mie partite
games-going-on = In corso
games-finished = Finite
games-none = Non hai ancora finito una partita.
games-none-about = Le partite finite restano qui, con ogni mossa.
games-none-of = Ancora nessuna di questo tipo.
games-play = Giocane una ora
games-open = Continua
games-kind = Quali partite?
games-all = Tutte
games-won = Vinte
games-lost = Perse
games-shared = Vittoria condivisa
games-over = Finita
games-look = Rivedi
games-look-at = Rivedi la partita del { $date }
games-download = Scarica
games-download-of = Scarica la partita del { $date }
games-more = Mostra altre
games-upload = Apri una partita salvata
games-upload-about = Sceglila o trascinala sul pulsante; non viene conservata.
games-choose = Scegli un file
games-somebody = Qualcuno
games-loading = Si cercano le tue partite...

invited-title = Un posto ti aspetta
invited-about = La partita è in corso. Prendi posto, e continua da qui.
invited-until = gioca finché non arrivi
invited-watch = Guarda soltanto
inviting-title = Invia questo link
inviting-about = Chi lo apre può prendere il posto. Fino ad allora ci gioca un bot.
inviting-go = Continua
