replay-title = Repetición
replay-of = Repetición de una partida
replay-start = Antes de la primera decisión
replay-before = La mesa está preparada.
replay-finishing = Toques Finales
replay-moment = { $where } · { $decision } de { $all }
replay-slider = Momento de la partida
replay-controls = Moverse por la partida
replay-first = Al principio
replay-last = Al final
replay-previous = Una decisión atrás
replay-next = Una decisión adelante
replay-turn-back = Un turno atrás
replay-turn-on = Un turno adelante
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad { $speed }×
replay-decisions = Todas las decisiones
replay-copy = Copiar este momento
replay-download = Descargar
replay-download-about = Descargar esta partida
replay-supply = Surtido
replay-reserve = Reserva
replay-no-pieces = Sin piezas
replay-noted =
    { $puzzles ->
        [one] + { $puzzles } rompecabezas anotado
        [many] + { $puzzles } rompecabezas anotados
       *[other] + { $puzzles } rompecabezas anotados
    }
replay-winner = Ganador
replay-completed = { $puzzle }, recién completado
replay-free-slot = Espacio libre
replay-empty-place = Lugar vacío
replay-deck-white = Mazo blanco
replay-deck-black = Mazo negro
replay-deck-solo = Mazo de rompecabezas
replay-left = en el mazo
replay-left-rows = Filas de la izquierda
replay-right-rows = Filas de la derecha
replay-column = Columna { $column }: { count-lock }
replay-open = libre
replay-locks-held = En su surtido: { count-lock }
replay-choose = Repasar una partida
replay-choose-how = Suelta aquí un registro o escoge el archivo. Se reproduce jugada por jugada y no se guarda en ninguna parte.
replay-choose-file = Escoger un registro
replay-find = Mis partidas
replay-loading = Preparando la mesa...
replay-other = Otro registro
replay-keys = Controles
