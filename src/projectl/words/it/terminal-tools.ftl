bot-forfeits = Il posto { $number } si ritira: { $cause } Subentra { $stand_in }.
bot-listening = { $name } parla qui il protocollo dei bot, un oggetto JSON per riga (docs/bot-protocol.md). Ctrl-D termina.
bot-listed = { $name }: { $about }
bot-rated = { $name }: { $about } (valutazione { $rating })
bot-setting = { $name }: { $about } ({ $default })
bot-default = { $value } se non indicato
bot-no-default = spento se non indicato
bot-setting-think-ms = quanto pensare a una decisione, in ms
bot-setting-nodes = quante posizioni guardare invece di un tempo: ogni volta le stesse mosse
bot-setting-champion-nodes = quante posizioni guardare, solo in solitario: ogni volta le stesse mosse
bot-setting-width = quante linee di gioco seguire insieme
bot-setting-noise = di quanti punti, al massimo, sbaglia a giudicare le posizioni

arena-no-ray = --ray richiede Ray, che non è installato: { $python } -m pip install 'projectl[arena]'.
arena-ray-nowhere = --ray richiede l’indirizzo di un cluster, o local per averne uno proprio.
arena-ray-unreachable = Nessun cluster Ray risponde a { $address }: { $reason }.

warm-compiling = Da compilare una volta sola: { $what }, circa { $seconds }{ "\u00A0" }s...
warm-compiled = Compilazione in { $seconds }{ "\u00A0" }s: { $what }.
warm-rules = le regole
warm-solver = il risolutore
warm-search = la ricerca dei bot
warm-tree = la ricerca ad albero dei bot

train-needs-torch = Per l’allenamento serve PyTorch: installa projectl[learn].
train-bundled = { $path } è scritto ({ $size } MB). Su una macchina con Python 3.12 e PyTorch: { $command }
train-no-bundle = L’archivio non può essere scritto: { $why }.

solve-ways = { count-cell } da riempire: { count-way } con { count-set } di pezzi; { $own ->
        [one] 1 modo
        [many] { $own } modi
       *[other] { $own } modi
    } con i soli pezzi disponibili.
solve-at-hand = Disponibili:
solve-fewest = Fatto in { count-action }, { $pieces ->
        [one] { $pieces } pezzo posizionato
        [many] { $pieces } pezzi posizionati
       *[other] { $pieces } pezzi posizionati
    }; nessun piano ne richiede meno.
solve-action = azione { $number }
solve-some-fillings = Riempimenti con pochi pezzi, { $shown } di { count-set }:
solve-full = Il puzzle è pieno.
solve-impossible = Nessun piano lo riempie: tra riserva e riserva comune mancano i pezzi.
solve-not-found = Nei limiti della ricerca non è stato trovato un piano; forse ce n’è uno.
solve-no-puzzle = Il puzzle { $puzzle } non esiste; `projectl puzzles list` mostra quelli che ci sono.
solve-no-piece = Il pezzo { $piece } non esiste; i pezzi sono { $pieces }.
solve-placed-like = Un pezzo sul puzzle si scrive come I2:a3b3, non { $text }.
solve-no-such-cells = { $piece } non ha la forma di { $cells }; le caselle sono colonne a-e e righe 1-5, come a3b3.
solve-does-not-fit = { $piece } non può stare in { $cells }: è fuori dall’area incassata, o c’è già un altro pezzo (T9).
solve-reserve-like = Ciò che ha la riserva comune si scrive come O1=0, non { $text }.
solve-too-many-left = Qui la riserva comune può avere al massimo { $count } { $piece } (C2).
solve-too-many = La scatola non contiene { $asked } { $piece }, solo { $count } (C2).
solve-needs-ghost = { $piece } è dell’espansione Pezzo Fantasma: aggiungi --expansions ghost (C4).

site-not-built = Qui le pagine non sono state costruite: python3 dev.py play le costruisce.
site-other-folder = { $folder } non è vuota, e non è un sito di questo programma: indica un’altra cartella.
site-written = { $folder } è un sito di { $count } file: mettili su un qualsiasi host web, in un qualsiasi percorso. Per provarlo: python3 -m http.server --directory { $folder }
site-ask-first = Prima di pubblicarlo, leggi lì NOTICE.txt: il gioco, il suo nome e i disegni dei puzzle sono di Boardcubator, e chi pubblica i 52 puzzle chiede prima all’editore.

serve-database-kind = { $setting } è un file, o postgresql://USER:PASSWORD@HOST/NAME, non «{ $given }».
serve-no-postgres = { $setting } { $given } richiede un driver che non è installato: { $python } -m pip install 'projectl[postgres]'.
serve-database-gone = { $setting } { $given } non si può usare: { $reason }.
serve-database-used = { $setting } { $given } è già in uso da un altro Project L: ferma quello, o dai a questo un altro file.
serve-database-damaged = { $setting } { $given } è danneggiato ({ $reason }): sostituiscilo con una copia di sicurezza.
serve-database-large = { $database } è grande: solo una parte è stata controllata.
serve-origin = { $setting } è l’indirizzo di una pagina come https://example.org, non «{ $given }».
serve-proxy = { $setting } è l’indirizzo o la rete di un proxy come 10.0.0.1 o 10.0.0.0/8, non «{ $given }».
serve-number = { $setting } è un numero da { $least } a { $most }, non { $given }.
serve-host = { $setting } è vuoto; 127.0.0.1 è solo questo computer, 0.0.0.0 è ogni interfaccia di rete.
serve-workers-sqlite = { $setting } è { $given }, ma SQLite è per un solo processo: indica un database PostgreSQL con --database, o 1.
serve-bots-few = { $setting } è { $given }, ma a ognuno dei { $processes } processi ne serve almeno uno.
serve-port-used = { $setting } { $given } è già in uso su { $host }, forse da un altro Project L: ferma quello, o scegline un’altra, per esempio --port { $other } con un --database tutto suo.
serve-port-refused = { $setting } { $given } non si può aprire su { $host }: { $reason }.
serve-open = Project L è aperto su { $url }
serve-stop = Premi Ctrl-C per fermarlo; le partite sono conservate in { $database }.
serve-stopped = Server fermato; ogni partita riprende da dov’era.
serve-died = Il server si è fermato da solo: il registro qui sopra dice perché.
puzzles-id = id
puzzles-points = punti
puzzles-cells = caselle
puzzles-reward = ricompensa
puzzles-count = puzzle
puzzles-white = bianchi
puzzles-black = neri
puzzles-all = tutti
puzzles-set = { $file }: serie { $set } { $version }, impronta { $digest }
puzzles-more-problems = { $file }: più sotto { count-more-problem }
puzzles-none = Nel gioco non c’è il puzzle { $ids }; `projectl puzzles list` mostra quelli che ci sono.
puzzles-none-in = In { $file } non c’è il puzzle { $ids }; `projectl puzzles list --file` mostra quelli che ci sono.
