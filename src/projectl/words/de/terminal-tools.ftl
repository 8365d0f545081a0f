bot-forfeits = Platz { $number } scheidet aus: { $cause } { $stand_in } übernimmt.
bot-listening = { $name } spricht hier das Bot-Protokoll, ein JSON-Objekt pro Zeile (docs/bot-protocol.md). Ctrl-D beendet.
bot-listed = { $name }: { $about }
bot-rated = { $name }: { $about } (Wertung { $rating })
bot-setting = { $name }: { $about } ({ $default })
bot-default = { $value }, wenn nichts anderes gesagt ist
bot-no-default = aus, wenn nichts anderes gesagt ist
bot-setting-think-ms = wie lange über eine Entscheidung nachgedacht wird, in ms
bot-setting-nodes = wie viele Stellungen angesehen werden, statt einer Zeit: noch einmal dieselben Züge
bot-setting-champion-nodes = wie viele Stellungen angesehen werden, nur in der Solovariante: noch einmal dieselben Züge
bot-setting-width = wie viele Spielverläufe zugleich verfolgt werden
bot-setting-noise = um wie viele Punkte Stellungen höchstens falsch eingeschätzt werden

arena-no-ray = --ray braucht Ray, das nicht installiert ist: { $python } -m pip install 'projectl[arena]'.
arena-ray-nowhere = --ray braucht die Adresse eines Clusters, oder local für einen eigenen.
arena-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $reason }.

warm-compiling = Einmalig zu kompilieren: { $what }, etwa { $seconds }{ "\u00A0" }s ...
warm-compiled = In { $seconds }{ "\u00A0" }s kompiliert: { $what }.
warm-rules = die Regeln
warm-solver = die Lösungssuche
warm-search = die Suche der Bots
warm-tree = die Baumsuche der Bots

train-needs-torch = Zum Lernen wird PyTorch gebraucht: projectl[learn] installieren.
train-bundled = { $path } ist geschrieben ({ $size } MB). Auf einem Rechner mit Python 3.12 und PyTorch: { $command }
train-no-bundle = Das Archiv kann nicht geschrieben werden: { $why }.

solve-ways = { count-cell } zu füllen: { count-way } aus { count-set }; allein mit den vorhandenen Teilen { $own ->
        [one] 1 Möglichkeit
       *[other] { $own } Möglichkeiten
    }.
solve-at-hand = Vorhanden:
solve-fewest = Fertig nach { count-action }, { count-piece } gelegt; kein Plan braucht weniger.
solve-action = Aktion { $number }
solve-some-fillings = Füllungen aus wenigen Teilen, { $shown } von { count-set }:
solve-full = Das Puzzle ist voll.
solve-impossible = Kein Plan füllt es: Eigenem und allgemeinem Vorrat zusammen fehlen die Teile.
solve-not-found = Innerhalb der Suchgrenze wurde kein Plan gefunden; vielleicht gibt es einen.
solve-no-puzzle = Ein Puzzle { $puzzle } gibt es nicht; `projectl puzzles list` zeigt alle.
solve-no-piece = Ein Teil { $piece } gibt es nicht; die Teile sind { $pieces }.
solve-placed-like = Ein Teil auf dem Puzzle schreibt man wie I2:a3b3, nicht { $text }.
solve-no-such-cells = { $piece } hat nicht die Form von { $cells }; Felder sind Spalten a-e und Zeilen 1-5, wie a3b3.
solve-does-not-fit = { $piece } kann nicht auf { $cells } liegen: Das ragt über den leeren Bereich hinaus, oder dort liegt schon ein Teil (T9).
solve-reserve-like = Was im allgemeinen Vorrat liegt, schreibt man wie O1=0, nicht { $text }.
solve-too-many-left = Der allgemeine Vorrat hat hier höchstens { $count } × { $piece } (C2).
solve-too-many = Die Schachtel enthält nur { $count } × { $piece }, nicht { $asked } (C2).
solve-needs-ghost = { $piece } gehört zur Ghost Piece Erweiterung: Ergänze --expansions ghost (C4).

site-not-built = Die Seiten sind hier noch nicht gebaut: python3 dev.py play baut sie.
site-other-folder = { $folder } ist nicht leer und keine Website dieses Programms: Nenn einen anderen Ordner.
site-written = { $folder } ist eine Website aus { $count } Dateien: Leg sie auf irgendeinen Webhost, unter irgendeinen Pfad. Zum Ausprobieren: python3 -m http.server --directory { $folder }
site-ask-first = Bevor du sie veröffentlichst, lies dort NOTICE.txt: Das Spiel, sein Name und seine Puzzles gehören Boardcubator, und wer die 52 Vorderseiten veröffentlicht, fragt vorher den Verlag.

serve-database-kind = { $setting } ist eine Datei oder postgresql://USER:PASSWORD@HOST/NAME, nicht „{ $given }“.
serve-no-postgres = { $setting } { $given } braucht einen Treiber, der nicht installiert ist: { $python } -m pip install 'projectl[postgres]'.
serve-database-gone = { $setting } { $given } ist nicht zu verwenden: { $reason }.
serve-database-used = { $setting } { $given } ist schon bei einem anderen Project L in Gebrauch: Beende es, oder nimm hier eine andere Datei.
serve-database-damaged = { $setting } { $given } ist beschädigt ({ $reason }): Leg eine Sicherung an ihre Stelle.
serve-database-large = { $database } ist groß: Nur ein Teil davon wurde auf Schäden durchgesehen.
serve-origin = { $setting } ist die Adresse einer Seite wie https://example.org, nicht „{ $given }“.
serve-proxy = { $setting } ist die Adresse oder das Netz eines Proxys wie 10.0.0.1 oder 10.0.0.0/8, nicht „{ $given }“.
serve-number = { $setting } ist eine Zahl von { $least } bis { $most }, nicht { $given }.
serve-host = { $setting } ist leer; 127.0.0.1 ist nur dieser Rechner, 0.0.0.0 ist jeder Zugang.
serve-workers-sqlite = { $setting } ist { $given }, aber SQLite ist für einen einzigen Prozess: Gib mit --database eine PostgreSQL-Datenbank an, oder 1.
serve-bots-few = { $setting } ist { $given }, aber jeder der { $processes } Prozesse braucht mindestens einen.
serve-port-used = { $setting } { $given } ist auf { $host } schon belegt, vielleicht von einem anderen Project L: Beende es, oder wähle einen anderen, zum Beispiel --port { $other } mit eigener --database.
serve-port-refused = { $setting } { $given } lässt sich auf { $host } nicht öffnen: { $reason }.
serve-open = Project L ist offen unter { $url }
serve-stop = Ctrl-C hält an; die Spiele liegen in { $database }.
serve-stopped = Angehalten; jedes Spiel geht dort weiter, wo es war.
serve-died = Der Server hat sich von selbst beendet: Das Protokoll oben sagt, warum.
puzzles-id = Kennung
puzzles-points = Punkte
puzzles-cells = Felder
puzzles-reward = Belohnung
puzzles-count = Puzzles
puzzles-white = weiß
puzzles-black = schwarz
puzzles-all = alle
puzzles-set = { $file }: Satz { $set } { $version }, Prüfsumme { $digest }
puzzles-more-problems = { $file }: weiter unten { count-more-problem }
puzzles-none = Im Spiel gibt es kein Puzzle { $ids }; `projectl puzzles list` zeigt alle.
puzzles-none-in = In { $file } gibt es kein Puzzle { $ids }; `projectl puzzles list --file` zeigt alle.
