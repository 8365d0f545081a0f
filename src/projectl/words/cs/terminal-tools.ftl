bot-forfeits = Místo { $number } vzdává: { $cause } Přebírá ho { $stand_in }.
bot-listening = { $name } tu mluví protokolem botů, jeden objekt JSON na řádek (docs/bot-protocol.md). Ctrl-D ukončí.
bot-listed = { $name }: { $about }
bot-rated = { $name }: { $about } (hodnocení { $rating })
bot-setting = { $name }: { $about } ({ $default })
bot-default = { $value }, není-li uvedeno jinak
bot-no-default = vypnuto, není-li uvedeno jinak
bot-setting-think-ms = jak dlouho přemýšlet o rozhodnutí, v ms
bot-setting-nodes = kolik pozic projít místo času: pokaždé stejné tahy
bot-setting-champion-nodes = kolik pozic projít, jen ve hře pro jednoho: pokaždé stejné tahy
bot-setting-width = kolik variant hry sledovat najednou
bot-setting-noise = o kolik bodů nejvýše se v hodnocení pozic splete

arena-no-ray = --ray potřebuje Ray, který není nainstalovaný: { $python } -m pip install 'projectl[arena]'.
arena-ray-nowhere = --ray potřebuje adresu clusteru, nebo local pro vlastní.
arena-ray-unreachable = Na adrese { $address } žádný cluster Ray neodpovídá: { $reason }.

warm-compiling = Kompiluje se, jen jednou: { $what }, asi { $seconds }{ "\u00A0" }s ...
warm-compiled = Zkompilováno za { $seconds }{ "\u00A0" }s: { $what }.
warm-rules = pravidla
warm-solver = řešitel
warm-search = hledání tahů pro boty
warm-tree = stromové hledání tahů pro boty

train-needs-torch = K učení je potřeba PyTorch: nainstalujte projectl[learn].
train-bundled = Soubor { $path } je zapsán ({ $size } MB). Na počítači s Pythonem 3.12 a PyTorchem: { $command }
train-no-bundle = Archiv nelze zapsat: { $why }.

solve-ways = K vyplnění: { count-cell }. Řešení: { count-way }, { count-set } dílků; jen z dílků po ruce { $own ->
        [one] { $own } způsob
        [few] { $own } způsoby
        [many] { $own } způsobu
       *[other] { $own } způsobů
    }.
solve-at-hand = Po ruce:
solve-fewest = Hotovo: { count-action }, přiloženo: { count-piece }; kratší plán není.
solve-action = akce { $number }
solve-some-fillings = Vyplnění z mála dílků, ukázáno { $shown }, celkem { count-set }:
solve-full = Skládačka je plná.
solve-impossible = Žádný plán ji nevyplní: potřebné dílky nemá zásoba ani s bankem dohromady.
solve-not-found = V mezích hledání se plán nenašel; možná nějaký je.
solve-no-puzzle = Skládačka { $puzzle } neexistuje; `projectl puzzles list` ukáže všechny.
solve-no-piece = Dílek { $piece } neexistuje; dílky jsou { $pieces }.
solve-placed-like = Přiložený dílek se píše jako I2:a3b3, ne { $text }.
solve-no-such-cells = { $piece } nemá tvar { $cells }; políčka jsou sloupce a-e a řádky 1-5, třeba a3b3.
solve-does-not-fit = { $piece } nemůže ležet na { $cells }: přesahuje vymezenou plochu, nebo tam leží jiný dílek (T9).
solve-reserve-like = Stav banku se píše jako O1=0, ne { $text }.
solve-too-many-left = V banku tu může být nejvýše { $count } × { $piece } (C2).
solve-too-many = V krabici není { $asked } × { $piece }, jen { $count } (C2).
solve-needs-ghost = { $piece } patří k rozšíření Stínové dílky: přidejte --expansions ghost (C4).

site-not-built = Stránky tu nejsou sestavené: sestaví je python3 dev.py play.
site-other-folder = { $folder } není prázdná složka ani web tohoto programu: uveďte jinou složku.
site-written = V { $folder } je hotový web, počet souborů: { $count }. Dejte je na libovolný webhosting, na libovolnou cestu. Vyzkoušení: python3 -m http.server --directory { $folder }
site-ask-first = Než ho zveřejníte, přečtěte si v něm NOTICE.txt: hra, její název a návrhy skládaček patří společnosti Boardcubator a kdo chce zveřejnit líce 52 skládaček, ať se nejdřív zeptá vydavatele.

serve-database-kind = { $setting } je soubor, nebo postgresql://USER:PASSWORD@HOST/NAME, ne „{ $given }“.
serve-no-postgres = { $setting } { $given } potřebuje ovladač, který není nainstalovaný: { $python } -m pip install 'projectl[postgres]'.
serve-database-gone = { $setting } { $given } nelze použít: { $reason }.
serve-database-used = { $setting } { $given } už používá jiný Project L: zastavte ho, nebo tady uveďte jiný soubor.
serve-database-damaged = { $setting } { $given } je poškozený soubor ({ $reason }): nahraďte ho zálohou.
serve-database-large = { $database } je velký soubor: na poškození se prohlédla jen část.
serve-origin = { $setting } je adresa stránky jako https://example.org, ne „{ $given }“.
serve-proxy = { $setting } je adresa nebo síť proxy jako 10.0.0.1 nebo 10.0.0.0/8, ne „{ $given }“.
serve-number = { $setting } je číslo od { $least } do { $most }, ne { $given }.
serve-host = { $setting } chybí; 127.0.0.1 je jen tento počítač, 0.0.0.0 jsou všechny přístupy.
serve-workers-sqlite = { $setting } je { $given }, ale SQLite je pro jediný proces: uveďte databázi PostgreSQL pomocí --database, nebo 1.
serve-bots-few = { $setting } je { $given }, ale každý proces potřebuje alespoň jednoho (počet procesů: { $processes }).
serve-port-used = { $setting } { $given } je na { $host } obsazený, možná jiným Project L: zastavte ho, nebo zvolte jiný, například --port { $other } s vlastní --database.
serve-port-refused = { $setting } { $given } nelze na { $host } otevřít: { $reason }.
serve-open = Project L běží na { $url }
serve-stop = Ctrl-C ho zastaví; hry zůstávají v { $database }.
serve-stopped = Zastaveno; každá hra bude pokračovat tam, kde je.
serve-died = Server skončil sám: proč, říká výpis výše.
puzzles-id = id
puzzles-points = body
puzzles-cells = políčka
puzzles-reward = odměna
puzzles-count = skládačky
puzzles-white = bílé
puzzles-black = černé
puzzles-all = všechny
puzzles-set = { $file }: sada { $set } { $version }, kontrolní součet { $digest }
puzzles-more-problems = { $file }: níže { count-more-problem }
puzzles-none = Skládačka { $ids } ve hře není; `projectl puzzles list` ukáže všechny.
puzzles-none-in = Skládačka { $ids } v { $file } není; `projectl puzzles list --file` ukáže všechny.
