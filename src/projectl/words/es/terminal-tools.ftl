bot-forfeits = El asiento { $number } abandona: { $cause } { $stand_in } lo ocupa.
bot-listening = { $name } habla aquí el protocolo de bots, un objeto JSON por línea (docs/bot-protocol.md). Ctrl-D termina.
bot-listed = { $name }: { $about }
bot-rated = { $name }: { $about } (clasificación { $rating })
bot-setting = { $name }: { $about } ({ $default })
bot-default = { $value } si no se indica otra cosa
bot-no-default = desactivado si no se indica otra cosa
bot-setting-think-ms = cuánto pensar una decisión, en ms
bot-setting-nodes = cuántas posiciones mirar en vez de un tiempo: las mismas jugadas otra vez
bot-setting-champion-nodes = cuántas posiciones mirar, solo en solitario: las mismas jugadas otra vez
bot-setting-width = cuántas líneas de juego seguir a la vez
bot-setting-noise = por cuántos puntos, como mucho, juzga mal las posiciones

arena-no-ray = --ray necesita Ray, que no está instalado: { $python } -m pip install 'projectl[arena]'.
arena-ray-nowhere = --ray necesita la dirección de un clúster, o local para uno propio.
arena-ray-unreachable = Ningún clúster de Ray responde en { $address }: { $reason }.

warm-compiling = Compilando { $what }, una sola vez: unos { $seconds }{ "\u00A0" }s...
warm-compiled = Compilado en { $seconds }{ "\u00A0" }s: { $what }.
warm-rules = las reglas
warm-solver = el buscador de soluciones
warm-search = la búsqueda de los bots
warm-tree = la búsqueda en árbol de los bots

train-needs-torch = Para entrenar hace falta PyTorch: instala projectl[learn].
train-bundled = { $path } está escrito ({ $size } MB). En una máquina con Python 3.12 y PyTorch: { $command }
train-no-bundle = No se puede escribir el archivo comprimido: { $why }.

solve-ways = { count-cell } por llenar: { count-way } con { count-set } de piezas; { $own ->
        [one] 1 manera
        [many] { $own } maneras
       *[other] { $own } maneras
    } solo con las piezas disponibles.
solve-at-hand = Disponibles:
solve-fewest = Listo en { count-action }, { $pieces ->
        [one] { $pieces } pieza colocada
        [many] { $pieces } piezas colocadas
       *[other] { $pieces } piezas colocadas
    }; ningún plan requiere menos.
solve-action = acción { $number }
solve-some-fillings = Soluciones con pocas piezas, { $shown } de { count-set }:
solve-full = El rompecabezas está lleno.
solve-impossible = Ningún plan lo llena: entre el surtido y la reserva faltan piezas.
solve-not-found = No se encontró ningún plan dentro del límite de búsqueda; puede que lo haya.
solve-no-puzzle = No existe el rompecabezas { $puzzle }; `projectl puzzles list` muestra los que hay.
solve-no-piece = No existe la pieza { $piece }; las piezas son { $pieces }.
solve-placed-like = Una pieza en el rompecabezas se escribe como I2:a3b3, no { $text }.
solve-no-such-cells = { $piece } no tiene la forma de { $cells }; las casillas son columnas a-e y filas 1-5, como a3b3.
solve-does-not-fit = { $piece } no puede ir en { $cells }: se sale del área hundida, o ahí hay otra pieza (T9).
solve-reserve-like = Lo que tiene la reserva se escribe como O1=0, no { $text }.
solve-too-many-left = La reserva puede tener aquí como máximo { $count } × { $piece } (C2).
solve-too-many = La caja no contiene { $asked } × { $piece }, solo { $count } (C2).
solve-needs-ghost = { $piece } es de la expansión de Piezas Fantasma: añade --expansions ghost (C4).

site-not-built = Las páginas aún no se han construido aquí: python3 dev.py play las construye.
site-other-folder = { $folder } no está vacía y no es un sitio de este programa: indica otra carpeta.
site-written = { $folder } es un sitio de { $count } archivos: ponlos en cualquier servidor web, en cualquier ruta. Para probarlo: python3 -m http.server --directory { $folder }
site-ask-first = Antes de publicarlo, lee ahí NOTICE.txt: el juego, su nombre y los diseños de sus rompecabezas son de Boardcubator, y quien publique las 52 caras debe consultar antes a la editorial.

serve-database-kind = { $setting } es un archivo o postgresql://USER:PASSWORD@HOST/NAME, no “{ $given }”.
serve-no-postgres = { $setting } { $given } necesita un controlador que no está instalado: { $python } -m pip install 'projectl[postgres]'.
serve-database-gone = { $setting } { $given } no se puede usar: { $reason }.
serve-database-used = { $setting } { $given } ya está en uso en otro Proyecto L: detenlo, o usa aquí otro archivo.
serve-database-damaged = { $setting } { $given } está dañada ({ $reason }): pon en su lugar una copia de seguridad.
serve-database-large = { $database } es grande: solo se revisó una parte en busca de daños.
serve-origin = { $setting } es la dirección de una página como https://example.org, no “{ $given }”.
serve-proxy = { $setting } es la dirección o la red de un proxy como 10.0.0.1 o 10.0.0.0/8, no “{ $given }”.
serve-number = { $setting } es un número de { $least } a { $most }, no { $given }.
serve-host = { $setting } está vacío; 127.0.0.1 es solo este equipo, 0.0.0.0 es cualquier entrada.
serve-workers-sqlite = { $setting } es { $given }, pero SQLite es para un solo proceso: indica una base de datos PostgreSQL con --database, o 1.
serve-bots-few = { $setting } es { $given }, pero cada uno de los { $processes } procesos necesita al menos uno.
serve-port-used = { $setting } { $given } está en uso en { $host }, quizá por otro Proyecto L: detenlo, o escoge otro, por ejemplo --port { $other } con una --database propia.
serve-port-refused = { $setting } { $given } no se puede abrir en { $host }: { $reason }.
serve-open = Proyecto L está abierto en { $url }
serve-stop = Ctrl-C lo detiene; las partidas se conservan en { $database }.
serve-stopped = Detenido; cada partida sigue desde donde estaba.
serve-died = El servidor terminó por sí mismo: el registro de arriba dice por qué.
puzzles-id = id
puzzles-points = puntos
puzzles-cells = casillas
puzzles-reward = recompensa
puzzles-count = rompecabezas
puzzles-white = blancos
puzzles-black = negros
puzzles-all = todos
puzzles-set = { $file }: conjunto { $set } { $version }, suma { $digest }
puzzles-more-problems = { $file }: { count-more-problem } más abajo
puzzles-none = En el juego no existe el rompecabezas { $ids }; `projectl puzzles list` muestra los que hay.
puzzles-none-in = En { $file } no existe el rompecabezas { $ids }; `projectl puzzles list --file` muestra los que hay.
