bot-forfeits = La place { $number } déclare forfait : { $cause } { $stand_in } la reprend.
bot-listening = { $name } parle ici le protocole des bots, un objet JSON par ligne (docs/bot-protocol.md). Ctrl-D arrête.
bot-listed = { $name } : { $about }
bot-rated = { $name } : { $about } (classement { $rating })
bot-setting = { $name } : { $about } ({ $default })
bot-default = { $value } par défaut
bot-no-default = désactivé par défaut
bot-setting-think-ms = temps de réflexion par décision, en ms
bot-setting-nodes = combien de positions regarder au lieu d’un temps : les mêmes coups à chaque fois
bot-setting-champion-nodes = combien de positions regarder, en solo seulement : les mêmes coups à chaque fois
bot-setting-width = combien de suites de jeu suivre à la fois
bot-setting-noise = de combien de points, au plus, il se trompe sur une position

arena-no-ray = --ray demande Ray, qui n’est pas installé : { $python } -m pip install 'projectl[arena]'.
arena-ray-nowhere = --ray demande l’adresse d’un cluster, ou local pour en lancer un.
arena-ray-unreachable = Aucun cluster Ray ne répond à { $address } : { $reason }.

warm-compiling = Compilation, une seule fois : { $what }, environ { $seconds } s…
warm-compiled = Compilation faite en { $seconds } s : { $what }.
warm-rules = les règles
warm-solver = le solveur
warm-search = la recherche des bots
warm-tree = la recherche arborescente des bots

train-needs-torch = L’apprentissage demande PyTorch : installez projectl[learn].
train-bundled = { $path } est écrit ({ $size } Mo). Sur une machine avec Python 3.12 et PyTorch : { $command }
train-no-bundle = L’archive ne peut pas être écrite : { $why }.

solve-ways = { count-cell } à remplir : { count-way } avec { count-set } de pièces ; { $own ->
        [one] { $own } façon
        [many] { $own } façons
       *[other] { $own } façons
    } avec les seules pièces en main.
solve-at-hand = En main :
solve-fewest = Achevé en { count-action }, avec { count-piece } ; aucun plan n’en demande moins.
solve-action = action { $number }
solve-some-fillings = Remplissages avec peu de pièces, { $shown } sur { count-set } :
solve-full = Le puzzle est rempli.
solve-impossible = Aucun plan ne le remplit : les pièces manquent, réserves personnelle et générale réunies.
solve-not-found = Aucun plan trouvé dans la limite de la recherche ; il en existe peut-être un.
solve-no-puzzle = Le puzzle { $puzzle } n’existe pas ; `projectl puzzles list` les montre tous.
solve-no-piece = La pièce { $piece } n’existe pas ; les pièces sont { $pieces }.
solve-placed-like = Une pièce sur le puzzle s’écrit comme I2:a3b3, et non { $text }.
solve-no-such-cells = { $piece } n’a pas la forme de { $cells } ; les cases sont les colonnes a-e et les lignes 1-5, comme a3b3.
solve-does-not-fit = { $piece } ne peut pas être en { $cells } : c’est hors de la partie creuse, ou une autre pièce s’y trouve (T9).
solve-reserve-like = Le contenu de la réserve générale s’écrit comme O1=0, et non { $text }.
solve-too-many-left = La réserve générale compte ici au plus { $count } × { $piece } (C2).
solve-too-many = La boîte ne contient pas { $asked } × { $piece }, seulement { $count } (C2).
solve-needs-ghost = { $piece } appartient à l’extension Pièces Fantômes : ajoutez --expansions ghost (C4).

site-not-built = Les pages ne sont pas construites ici : python3 dev.py play les construit.
site-other-folder = { $folder } n’est pas vide, et n’est pas un site de ce programme : indiquez un autre dossier.
site-written = { $folder } est un site de { $count } fichiers : mettez-les chez n’importe quel hébergeur, à n’importe quel chemin. Pour l’essayer : python3 -m http.server --directory { $folder }
site-ask-first = Avant de le publier, lisez-y NOTICE.txt : le jeu, son nom et le dessin de ses puzzles sont à Boardcubator, et pour publier les 52 faces, il faut d’abord demander à l’éditeur.

serve-database-kind = { $setting } est un fichier, ou postgresql://USER:PASSWORD@HOST/NAME, et non « { $given } ».
serve-no-postgres = { $setting } { $given } demande un pilote qui n’est pas installé : { $python } -m pip install 'projectl[postgres]'.
serve-database-gone = { $setting } { $given } est inutilisable : { $reason }.
serve-database-used = { $setting } { $given } sert déjà à un autre Project L : arrêtez-le, ou donnez un autre fichier à celui-ci.
serve-database-damaged = { $setting } { $given } est endommagé ({ $reason }) : remplacez-le par une sauvegarde.
serve-database-large = { $database } est volumineux : seule une partie a été vérifiée.
serve-origin = { $setting } est l’adresse d’une page comme https://example.org, et non « { $given } ».
serve-proxy = { $setting } est l’adresse ou le réseau d’un proxy comme 10.0.0.1 ou 10.0.0.0/8, et non « { $given } ».
serve-number = { $setting } est un nombre de { $least } à { $most }, et non { $given }.
serve-host = { $setting } est vide ; 127.0.0.1 est cette machine seule, 0.0.0.0 ouvre tous les accès.
serve-workers-sqlite = { $setting } vaut { $given }, mais SQLite ne convient qu’à un seul processus : donnez une base PostgreSQL avec --database, ou 1.
serve-bots-few = { $setting } vaut { $given }, mais chacun des { $processes } processus en demande au moins un.
serve-port-used = { $setting } { $given } est occupé sur { $host }, peut-être par un autre Project L : arrêtez-le, ou choisissez-en un autre, par exemple --port { $other } avec sa propre --database.
serve-port-refused = { $setting } { $given } ne peut pas être ouvert sur { $host } : { $reason }.
serve-open = Project L est ouvert à l’adresse { $url }
serve-stop = Ctrl-C arrête le serveur ; les parties sont gardées dans { $database }.
serve-stopped = Arrêté ; chaque partie reprendra là où elle en était.
serve-died = Le serveur s’est arrêté tout seul : le journal ci-dessus dit pourquoi.
puzzles-id = id
puzzles-points = points
puzzles-cells = cases
puzzles-reward = récompense
puzzles-count = puzzles
puzzles-white = blancs
puzzles-black = noirs
puzzles-all = tous
puzzles-set = { $file } : série { $set } { $version }, empreinte { $digest }
puzzles-more-problems = { $file } : plus bas, { count-more-problem }
puzzles-none = Le puzzle { $ids } n’existe pas dans le jeu ; `projectl puzzles list` les montre tous.
puzzles-none-in = Le puzzle { $ids } n’existe pas dans { $file } ; `projectl puzzles list --file` les montre tous.
