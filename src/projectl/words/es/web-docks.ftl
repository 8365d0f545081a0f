facts-each = Puntos por casilla
facts-fit = Tus piezas que caben en él
facts-fit-none = Ninguna de tus piezas cabe en él.
facts-left-W = Rompecabezas blancos
facts-left-B = Rompecabezas negros
facts-left-G = Rompecabezas restantes
facts-row-deck = { $row } en la fila, { $deck } en el mazo
facts-slots = Tus rompecabezas con él
facts-of-slots = { $number } de { $slots }

dock-reward = Escoge tu recompensa
dock-reward-about = { $puzzle } está completo. La recompensa no es una acción.
dock-reward-gone = En la reserva no queda { $piece }: escoge otra pieza.
dock-levelup = Mejora instantánea: ¿qué pieza sube?
dock-levelup-about = La recompensa de { $puzzle }: sube un nivel o consérvala. No es una acción.
dock-levelup-again = { $piece } puede subir otra vez.
dock-levelup-two = La recompensa de { $puzzle } tiene dos flechas: puedes parar tras la primera.
dock-recycle = Recicla una fila
dock-recycle-about = Presiona sus rompecabezas en el orden en que van debajo del mazo. El último queda al fondo.
dock-recycle-white = Fila blanca
dock-recycle-black = Fila negra
dock-recycle-numbered =
    { $number ->
        [0] Ninguno de { $all } tiene número aún.
        [one] { $number } de { $all } tiene número.
        [many] { $number } de { $all } tienen número.
       *[other] { $number } de { $all } tienen número.
    }
dock-recycle-number = va debajo del mazo con el número { $number }
dock-any-order = Orden libre
dock-last-number = Último número
dock-swap = Mejora o intercambia una pieza
dock-swap-about = Mejorar: un nivel más. Intercambiar: otra pieza de su nivel o más bajo.
dock-ghost = Divide una Pieza Fantasma
dock-ghost-about = Puedes colocar sus partes enseguida, como máximo una en cada rompecabezas.
dock-gain = Toma una pieza
dock-gain-about = Del nivel más bajo que tenga la reserva.
dock-give = Das
dock-raised = Tu pieza
dock-becomes = pasa a ser
dock-fold = Bajar la hoja, o subirla de nuevo
dock-get = Recibes
dock-own = tuya
dock-far = muy lejos
dock-level = Nivel { $level }
dock-levels = Nivel { $highest } a { $lowest }
dock-choose-first = Primero escoge qué das, aquí o en tu surtido.
dock-gone = agotada
dock-pieces =
    { $number ->
        [one] { $number } pieza
        [many] { $number } piezas
       *[other] { $number } piezas
    }
dock-short-none = no queda { $piece }
dock-short-some = solo { $number } { $piece }

plan-title = Cómo completarlo
plan-facts = Sobre este rompecabezas
plan-about = El camino más corto con las piezas que tienes.
plan-cell =
    { $number ->
        [one] { $number } casilla por llenar
        [many] { $number } casillas por llenar
       *[other] { $number } casillas por llenar
    }
plan-actions =
    { $number ->
        [one] acción: { $how }.
        [many] acciones: { $how }.
       *[other] acciones: { $how }.
    }
plan-take = tomarlo
plan-gain =
    { $number ->
        [one] tomar { $number } pieza
        [many] tomar { $number } piezas
       *[other] tomar { $number } piezas
    }
plan-upgrade =
    { $number ->
        [one] mejorar { $number } pieza
        [many] mejorar { $number } piezas
       *[other] mejorar { $number } piezas
    }
plan-exchange =
    { $number ->
        [one] intercambiar { $number } pieza
        [many] intercambiar { $number } piezas
       *[other] intercambiar { $number } piezas
    }
plan-ghost =
    { $number ->
        [one] dividir { $number } pieza
        [many] dividir { $number } piezas
       *[other] dividir { $number } piezas
    }
plan-place =
    { $number ->
        [one] colocar { $number } pieza
        [many] colocar { $number } piezas
       *[other] colocar { $number } piezas
    }
plan-now = ahora
plan-next = próximo turno
plan-after = el siguiente
plan-later = después
plan-turns = Turno por turno
plan-more =
    { $number ->
        [one] { $number } acción más
        [many] { $number } acciones más
       *[other] { $number } acciones más
    }
plan-brings = puntos y recompensa
plan-left = Mientras tanto conservas: { $pieces }
plan-left-none = Mientras tanto no conservas ninguna pieza.
plan-late = La partida terminará antes.
plan-none = Desde aquí no se conoce manera de llenarlo.
plan-here = Quedaría aquí
plan-also = { $piece } también completa { $puzzle }: si la colocas ahí primero, vuelve a ti.
plan-about-keeps = El camino más corto que conserva { $piece }.
plan-other =
    { $number ->
        [one] { $number } camino más
        [many] { $number } caminos más
       *[other] { $number } caminos más
    }
plan-way = Camino { $way } de { $ways }
plan-show = Mostrar
plan-another = Mostrar otro camino
plan-used = paso { $steps }
plan-step = Paso { $number }: { $what }
plan-step-take = tomar { $puzzle }
plan-step-draw =
    { $deck ->
        [W] tomar del mazo blanco
        [B] tomar del mazo negro
       *[G] tomar del mazo
    }
plan-step-gain = tomar { $piece }
plan-step-swap =
    { $goes ->
        [up] mejorar { $given } a { $taken }
       *[across] intercambiar { $given } por { $taken }
    }
plan-step-raise = subir { $given } a { $taken }
plan-step-ghost = dividir { $piece }
plan-step-place = colocar { $piece }
plan-step-recycle =
    { $deck ->
        [W] reciclar la fila blanca
        [B] reciclar la fila negra
       *[G] reciclar la fila
    }
plan-step-under = poner { $puzzle } debajo del mazo

curve-title = Cómo fue
curve-copy = Copiar enlace
curve-led = { $who } lideró desde la ronda { $round }.
curve-you-led = Lideraste desde la ronda { $round }.
curve-led-with = { $who } lideró desde la ronda { $round }, con { $puzzles }.
curve-you-led-with = Lideraste desde la ronda { $round }, con { $puzzles }.
curve-led-beat = { $who } lideró desde la tanda { $round }.
curve-you-led-beat = Lideraste desde la tanda { $round }.
curve-by-touches = { $who } no tomó la delantera hasta los Toques Finales.
curve-you-by-touches = No tomaste la delantera hasta los Toques Finales.

keys-title = Controles
keys-close = Cerrar
keys-around = Por la mesa
keys-actions = Acciones
keys-in-hand = Con una pieza en la mano
keys-also = Además
keys-replay = Repetición
keys-tab = Siguiente grupo: acciones, filas, tus rompecabezas, tu surtido, asientos
keys-arrows = Dentro de un grupo
keys-slots = Uno de tus rompecabezas
keys-help = Estas teclas
keys-what = ¿Qué es esto? (lo seleccionado, o lo que está bajo el mouse)
keys-ids = Mostrar u ocultar códigos de rompecabezas y lugares
keys-take = Toma un rompecabezas
keys-gain = Toma una pieza
keys-swap = Mejora o intercambia
keys-place = Coloca una pieza
keys-master = Acción Maestra
keys-ghost = Acción de Piezas Fantasma
keys-ambassador = Acción de Embajador
keys-recycle = Recicla una fila
keys-turn = Girar
keys-flip = Voltear
keys-move = Mover la vista previa una casilla
keys-enter = Colocarla, o presionar el botón grande
keys-escape = Regresarla al surtido
keys-undo = Deshacer
keys-hint = Pista
keys-again = Mostrar otra vez lo que hicieron los demás
keys-step = Una decisión atrás o adelante
keys-by-turn = Un turno atrás o adelante
keys-ends = Al principio, al final
keys-pause = Reproducir o pausar
keys-space = Espacio
keys-by-mouse = Con mouse y dedos
keys-dragging = Arrastrar
keys-drag = Sobre un rompecabezas; o presiona la pieza, luego una casilla iluminada, y otra vez si eso solo la muestra
keys-wheel = Rueda
keys-turn-it = La gira
keys-right-button = Botón derecho
keys-flip-it = La voltea
keys-second-finger = Segundo dedo
keys-turn-or-flip = La gira; dos golpecitos la voltean
keys-long-press = Mantener presionado
keys-details = Dice qué es algo y qué se puede hacer con ello
keys-home-key = Inicio
keys-end-key = Fin

touches-how = Coloca tantas piezas como quieras. Cada una cuesta un punto.
touches-before = antes
touches-now = si paras ahora
touches-now-because = si paras ahora: { $why }
touches-cost =
    { $number ->
        [one] { $number } toque, −{ $number }
        [many] { $number } toques, −{ $number }
       *[other] { $number } toques, −{ $number }
    }
touches-won = llenos +{ $points }
touches-lost = sin resolver −{ $points }
touches-best = con { $ways }: { touches-in-all }
touches-best-now = nada más que ganar
touches-counting = contando
touches-in-all =
    { $number ->
        [one] { $number } toque en total
        [many] { $number } toques en total
       *[other] { $number } toques en total
    }
touches-way = { $pieces } en { $puzzle }
touches-sums = Uno por uno
touches-sum =
    { $number ->
        [one] { $number } pieza, { $pieces }: −{ $number } y +{ count-point }.
        [many] { $number } piezas, { $pieces }: −{ $number } y +{ count-point }.
       *[other] { $number } piezas, { $pieces }: −{ $number } y +{ count-point }.
    }
touches-sum-more =
    { $number ->
        [one] { $number } pieza más, { $pieces }: −{ $number } y +{ count-point }.
        [many] { $number } piezas más, { $pieces }: −{ $number } y +{ count-point }.
       *[other] { $number } piezas más, { $pieces }: −{ $number } y +{ count-point }.
    }
touches-saves = Sin resolver resta { count-point }.
touches-if-tied = Un rompecabezas más decide un empate.
touches-too-dear = Cuesta más de lo que da.
touches-full = Lleno: +{ count-point } cuando termines.
touches-never =
    { $number ->
        [one] Tu última pieza no puede llenarlo. Aquí solo cuesta.
        [many] Tus { $number } piezas no pueden llenarlo. Aquí solo cuestan.
       *[other] Tus { $number } piezas no pueden llenarlo. Aquí solo cuestan.
    }
touches-no-pieces = No te quedan piezas.
touches-open = { board-open-cell }; lleno da { count-point }. Cada pieza cuesta 1.
touches-others = Los demás
touches-seats = Los asientos
touches-is-done = terminó
touches-is-at-it = colocando
touches-is-later = aún no
touches-unfinished =
    { $number ->
        [one] { $number } rompecabezas sin resolver
        [many] { $number } rompecabezas sin resolver
       *[other] { $number } rompecabezas sin resolver
    }
touches-your-score = tu puntuación
touches-tie = Si empatas
touches-tie-all = Un empate
touches-tie-puzzles = Primero, más rompecabezas: { $counts }.
touches-tie-pieces = Luego, más piezas sobrantes: { $counts }.
touches-tie-opponent = En caso de empate gana el oponente.
touches-tie-you = tú { $own }, los demás { $most } como máximo
touches-yours = Tus toques
touches-of = Toques: { $who }
touches-placed-none = ninguna colocada
touches-placed =
    { $number ->
        [one] { $number } colocada
        [many] { $number } colocadas
       *[other] { $number } colocadas
    }
touches-left =
    { $number ->
        [one] queda { $number } pieza
        [many] quedan { $number } piezas
       *[other] quedan { $number } piezas
    }
touches-mark = −1

result-broken-off = La partida se dio por terminada.
result-broken-off-about = Alguien estaba ausente y los demás se pusieron de acuerdo: nadie gana y no cuenta.
result-seat = Asiento
result-rematch = Revancha
result-to-rematch = A la revancha
result-replay = Repetición
result-record = Descargar
result-home = Inicio
result-winner = Ganador
