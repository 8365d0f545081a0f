count-point =
    { $points ->
        [one] { $points } punto
        [many] { $points } puntos
       *[other] { $points } puntos
    }
count-puzzle =
    { $puzzles ->
        [one] { $puzzles } rompecabezas
        [many] { $puzzles } rompecabezas
       *[other] { $puzzles } rompecabezas
    }
count-piece =
    { $pieces ->
        [one] { $pieces } pieza
        [many] { $pieces } piezas
       *[other] { $pieces } piezas
    }
count-lock =
    { $locks ->
        [one] { $locks } traba
        [many] { $locks } trabas
       *[other] { $locks } trabas
    }
count-cell =
    { $cells ->
        [one] { $cells } casilla
        [many] { $cells } casillas
       *[other] { $cells } casillas
    }
count-action =
    { $actions ->
        [one] { $actions } acción
        [many] { $actions } acciones
       *[other] { $actions } acciones
    }
count-more-action =
    { $actions ->
        [one] { $actions } acción más
        [many] { $actions } acciones más
       *[other] { $actions } acciones más
    }
count-swap =
    { $swaps ->
        [one] { $swaps } acción
        [many] { $swaps } acciones
       *[other] { $swaps } acciones
    }
count-touch =
    { $touches ->
        [one] { $touches } toque
        [many] { $touches } toques
       *[other] { $touches } toques
    }

# Va detrás de “mazo”. Para la fila, femenina, cada mensaje elige por $deck.
deck-colour =
    { $deck ->
        [W] blanco
        [B] negro
       *[G] de rompecabezas
    }

# El nombre entero, siempre femenino: “la { action-name }”.
action-name =
    { $action ->
        [master] Acción Maestra
        [ambassador] Acción de Embajador
       *[ghost] Acción de Piezas Fantasma
    }

# Va detrás de “filas de la”.
side-name =
    { $side ->
        [left] izquierda
       *[right] derecha
    }

choice-name =
    { $choice ->
        [reward] toma tu recompensa ({ $offered })
        [levelup] sube una pieza de nivel o consérvala
       *[recycle] di qué rompecabezas va ahora debajo del mazo
    }

piece-O1 = cubito
piece-I2 = dominó
piece-I3 = barra de tres
piece-V3 = esquina
piece-I4 = barra de cuatro
piece-L4 = L
piece-O4 = cuadrado
piece-S4 = zigzag
piece-T4 = T
piece-P5 = Pieza Fantasma P
piece-U5 = Pieza Fantasma U
piece-L5 = Pieza Fantasma L

seat-you = Tú
seat-player = Jugador { $number }
seat-bot = { $name }
seat-bot-of-several = { $name } { $number }
seat-opponent = El oponente
