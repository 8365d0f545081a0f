new-title = Mesa nueva
new-seats = Asientos
new-seat =
    { $number ->
        [one] { $number } asiento
        [many] { $number } asientos
       *[other] { $number } asientos
    }
new-you = Tú
new-host = abre la mesa
new-here = También aquí
new-here-about = juega en esta pantalla
new-open = Libre
new-open-about = para quien tenga el enlace
new-open-about-listed = para quien venga
new-who = ¿Quién se sienta aquí?
new-who-person = Una persona aquí
new-who-open = Dejarlo libre
new-who-bot = Un bot
new-change = Cambiar el asiento { $number }
new-add = Añadir asiento
new-remove = Quitar el asiento { $number }
new-level = Fuerza del bot
new-names = Nombres en esta pantalla, si quieren
new-add-expansion = Añadir { $expansion }
new-difficulty = Dificultad
new-edition = Edición
new-expansions = Expansiones
new-over-days = En varios días
new-over-days-about = Nadie tiene que quedarse: a quien se va, simplemente se le espera.
new-clock = Reloj
new-clock-none = Ninguno
new-clock-minutes = { $number }{ "\u00A0" }min
new-clock-none-about = Cada quien se toma el tiempo que necesite.
new-clock-about = Cada asiento tiene { $minutes } minutos para la partida y { $seconds } segundos más con cada turno. Después sigue un bot.
new-more = Reglas de la casa
new-more-about = Todas las reglas en que los manuales no coinciden.
new-changed-none = como en la edición
new-changed =
    { $number ->
        [one] { $number } cambiada
        [many] { $number } cambiadas
       *[other] { $number } cambiadas
    }
new-reset = Como en la edición
new-puzzles = Rompecabezas propios
new-puzzles-about = Un archivo de rompecabezas en lugar de los impresos, tal como lo escribe el programa.
new-puzzles-none = los impresos
new-puzzles-some = un archivo propio
new-puzzles-text = Texto del archivo de rompecabezas
new-puzzles-file = Escoger un archivo
new-listed = Anunciarla en la sala de espera
new-listed-about = Cualquiera puede sentarse; si no, solo quien tenga el enlace.
new-sentence = { $mode }, { new-seat }, edición { $edition }.
new-sentence-with = { $mode }, { new-seat }, edición { $edition } con { $expansions }.
new-black =
    { $number ->
        [one] { $number } rompecabezas negro
        [many] { $number } rompecabezas negros
       *[other] { $number } rompecabezas negros
    }
new-each =
    { $number ->
        [one] { $number } pieza de cada forma
        [many] { $number } piezas de cada forma
       *[other] { $number } piezas de cada forma
    }
new-no-clock = sin reloj
new-with-clock = { $number } minutos por asiento
new-house =
    { $number ->
        [one] { $number } regla de la casa
        [many] { $number } reglas de la casa
       *[other] { $number } reglas de la casa
    }
new-own-puzzles = rompecabezas propios
new-submit = Abrir la mesa
new-play = Jugar

lobby-title = Mesas abiertas
lobby-about = Esperan gente. La partida comienza en cuanto se ocupan todos los asientos; entonces se echa a suertes quién comienza.
lobby-empty = Nadie espera en este momento.
lobby-empty-about = Abre una mesa y anúnciala: quien venga después la verá aquí.
lobby-make = Abrir una mesa
lobby-join = Unirse
lobby-join-whom = Unirse a { $host }
lobby-host = abierta por { $host }
lobby-free =
    { $number ->
        [one] { $number } asiento libre
        [many] { $number } asientos libres
       *[other] { $number } asientos libres
    }
lobby-taken = ocupado
lobby-open = libre
lobby-found-none = No hay mesas abiertas
lobby-found =
    { $number ->
        [one] { $number } mesa abierta
        [many] { $number } mesas abiertas
       *[other] { $number } mesas abiertas
    }
lobby-loading = Buscando mesas...

games-whose = ¿Qué partidas?
games-mine = Mías
games-listed = Mesas anunciadas
games-since = Desde
games-until = Hasta
games-title = Mis partidas
games-going-on = En curso
games-finished = Terminadas
games-none = Aún no has terminado ninguna partida.
games-none-about = Las partidas terminadas se conservan aquí, con cada jugada.
games-none-of = Aún no hay ninguna de este tipo.
games-play = Jugar una ahora
games-open = Seguir
games-kind = ¿De qué tipo?
games-all = Todas
games-won = Victoria
games-lost = Derrota
games-shared = Victoria compartida
games-over = Terminada
games-look = Repetición
games-look-at = Repetición de la partida del { $date }
games-download = Descargar
games-download-of = Descargar la partida del { $date }
games-more = Mostrar más
games-upload = Abrir una partida guardada
games-upload-about = Escógela o suéltala sobre el botón; no se guarda en ninguna parte.
games-choose = Escoger un archivo
games-somebody = Alguien
games-loading = Buscando tus partidas...

invited-title = Te espera un asiento
invited-about = La partida está en curso. Toma un asiento y sigue desde donde está.
invited-until = juega hasta que llegues
invited-watch = Solo observar
inviting-title = Envía este enlace
inviting-about = Quien lo abra puede tomar el asiento. Hasta entonces juega un bot.
inviting-go = Seguir jugando
