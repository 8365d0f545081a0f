bot-forfeits = Miejsce { $number } odpada: { $cause } Przejmuje je { $stand_in }.
bot-listening = { $name } używa tu protokołu botów, jeden obiekt JSON na wiersz (docs/bot-protocol.md). Ctrl-D kończy.
bot-listed = { $name }: { $about }
bot-rated = { $name }: { $about } (ranking { $rating })
bot-setting = { $name }: { $about } ({ $default })
bot-default = domyślnie { $value }
bot-no-default = domyślnie wyłączone
bot-setting-think-ms = jak długo myśleć nad decyzją, w ms
bot-setting-nodes = ile pozycji obejrzeć zamiast czasu: za każdym razem te same ruchy
bot-setting-champion-nodes = ile pozycji obejrzeć, tylko w grze solo: za każdym razem te same ruchy
bot-setting-width = ile wariantów gry śledzić naraz
bot-setting-noise = o ile punktów najwyżej myli się w ocenie pozycji

arena-no-ray = --ray wymaga biblioteki Ray, której tu nie ma: { $python } -m pip install 'projectl[arena]'.
arena-ray-nowhere = --ray wymaga adresu klastra albo local, by uruchomić własny.
arena-ray-unreachable = Żaden klaster Ray nie odpowiada pod { $address }: { $reason }.

warm-compiling = Jednorazowa kompilacja ({ $what }): około { $seconds }{ "\u00A0" }s...
warm-compiled = Skompilowano w { $seconds }{ "\u00A0" }s: { $what }.
warm-rules = zasady
warm-solver = rozwiązywanie układanek
warm-search = przeszukiwanie botów
warm-tree = przeszukiwanie drzewa botów

train-needs-torch = Do uczenia potrzebny jest PyTorch: zainstaluj projectl[learn].
train-bundled = Zapisano { $path } ({ $size } MB). Na komputerze z Pythonem 3.12 i PyTorchem: { $command }
train-no-bundle = Nie można zapisać archiwum: { $why }.

solve-ways = Do wypełnienia: { count-cell }. Sposoby: { $ways }, zestawy elementów: { $sets }; z samych elementów pod ręką: { $own ->
        [one] { $own } sposób
        [few] { $own } sposoby
        [many] { $own } sposobów
       *[other] { $own } sposobu
    }.
solve-at-hand = Pod ręką:
solve-fewest = Gotowe: { count-action }, umieszczono { count-piece }; krótszego planu nie ma.
solve-action = akcja { $number }
solve-some-fillings = Wypełnienia z niewielu elementów, { $shown } z { $sets }:
solve-full = Układanka jest pełna.
solve-impossible = Żaden plan jej nie wypełni: w rezerwie i zapasie razem brakuje elementów.
solve-not-found = W granicach przeszukiwania nie znaleziono planu; może jakiś istnieje.
solve-no-puzzle = Nie ma układanki { $puzzle }; `projectl puzzles list` pokaże istniejące.
solve-no-piece = Nie ma elementu { $piece }; elementy to { $pieces }.
solve-placed-like = Element na układance pisze się jak I2:a3b3, nie { $text }.
solve-no-such-cells = { $piece } nie ma kształtu { $cells }; pola to kolumny a-e i rzędy 1-5, jak a3b3.
solve-does-not-fit = { $piece } nie może leżeć na { $cells }: to poza zagłębieniem albo leży tam inny element (T9).
solve-reserve-like = Stan zapasu pisze się jak O1=0, nie { $text }.
solve-too-many-left = W zapasie może tu być najwyżej { $count } × { $piece } (C2).
solve-too-many = W pudełku nie ma { $asked } × { $piece }, tylko { $count } (C2).
solve-needs-ghost = { $piece } należy do dodatku „Widmowe elementy”: dodaj --expansions ghost (C4).

site-not-built = Stron jeszcze tu nie zbudowano: zrobi to python3 dev.py play.
site-other-folder = { $folder } nie jest pusty i nie jest witryną tego programu: podaj inny folder.
site-written = { $folder } to gotowa witryna, liczba plików: { $count }. Umieść je na dowolnym hostingu, pod dowolną ścieżką. Na próbę: python3 -m http.server --directory { $folder }
site-ask-first = Zanim ją opublikujesz, przeczytaj tam NOTICE.txt: gra, jej nazwa i projekty układanek należą do wydawnictwa Boardcubator, a kto publikuje awersy 52 układanek, najpierw pyta wydawcę.

serve-database-kind = { $setting } to plik albo postgresql://USER:PASSWORD@HOST/NAME, nie „{ $given }”.
serve-no-postgres = { $setting } { $given } wymaga sterownika, którego tu nie ma: { $python } -m pip install 'projectl[postgres]'.
serve-database-gone = { $setting } { $given } nie nadaje się do użycia: { $reason }.
serve-database-used = { $setting } { $given } obsługuje już inny Project L: zatrzymaj go albo podaj tu inny plik.
serve-database-damaged = { $setting } { $given } jest uszkodzone ({ $reason }): wstaw w to miejsce kopię zapasową.
serve-database-large = Plik { $database } jest duży: tylko część sprawdzono pod kątem uszkodzeń.
serve-origin = { $setting } to adres strony jak https://example.org, nie „{ $given }”.
serve-proxy = { $setting } to adres lub sieć serwera proxy jak 10.0.0.1 albo 10.0.0.0/8, nie „{ $given }”.
serve-number = { $setting } to liczba od { $least } do { $most }, nie { $given }.
serve-host = { $setting } jest puste; 127.0.0.1 to tylko ten komputer, 0.0.0.0 to wszystkie interfejsy sieciowe.
serve-workers-sqlite = { $setting } to { $given }, ale SQLite jest dla jednego procesu: podaj bazę PostgreSQL przez --database albo 1.
serve-bots-few = { $setting } to { $given }, ale każdy proces potrzebuje co najmniej jednego (liczba procesów: { $processes }).
serve-port-used = { $setting } { $given } jest zajęty na { $host }, może przez inny Project L: zatrzymaj go albo wybierz inny, na przykład --port { $other } z własnym --database.
serve-port-refused = { $setting } { $given } nie da się otworzyć na { $host }: { $reason }.
serve-open = Project L działa pod adresem { $url }
serve-stop = Ctrl-C zatrzymuje; gry są zachowane w { $database }.
serve-stopped = Zatrzymano; każda gra potoczy się dalej od miejsca, w którym stanęła.
serve-died = Serwer sam zakończył pracę: dziennik powyżej mówi dlaczego.
puzzles-id = id
puzzles-points = punkty
puzzles-cells = pola
puzzles-reward = nagroda
puzzles-count = układanki
puzzles-white = białe
puzzles-black = czarne
puzzles-all = wszystkie
puzzles-set = { $file }: zestaw { $set } { $version }, suma kontrolna { $digest }
puzzles-more-problems = { $file }: poniżej { count-more-problem }
puzzles-none = W grze nie ma układanki { $ids }; `projectl puzzles list` pokaże istniejące.
puzzles-none-in = W { $file } nie ma układanki { $ids }; `projectl puzzles list --file` pokaże istniejące.
