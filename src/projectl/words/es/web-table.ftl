board-title = Proyecto L
board-title-turn = ● Tu turno · Proyecto L
board-loading = Un momento...
board-missing = Esa mesa no existe, o necesitas su enlace.
board-closed = Esta mesa se cerró.
board-your-turn = Tu turno
board-your-board = Tu tablero
board-turn-of = Turno: { $who }
board-meanwhile = mientras también juega { $who }
board-action-left =
    { $number ->
        [one] Queda { $number } acción
        [many] Quedan { $number } acciones
       *[other] Quedan { $number } acciones
    }
board-points =
    { $points ->
        [one] punto
        [many] puntos
       *[other] puntos
    }
board-score-of = { $who }, puntuación:
board-no-pieces = { $who }: sin piezas
board-pile =
    { $number ->
        [one] { $number } rompecabezas completado
        [many] { $number } rompecabezas completados
       *[other] { $number } rompecabezas completados
    }
board-pile-empty = nada aún
board-touches =
    { $number ->
        [one] { $number } toque
        [many] { $number } toques
       *[other] { $number } toques
    }
board-market = Rompecabezas para tomar
board-empty-place = sin rompecabezas
board-deck-white = en mazo blanco
board-deck-black = en mazo negro
board-deck-left =
    { $number ->
        [one] queda { $number }
        [many] quedan { $number }
       *[other] quedan { $number }
    }
board-deck-meter = Mazo negro
board-deck-meter-solo = Mazo
board-to-the-end = hasta el final
board-last-round = Última ronda
board-next-last = La próxima ronda es la última
board-beats-left =
    { $number ->
        [one] { $number } tanda más tras esta
        [many] { $number } tandas más tras esta
       *[other] { $number } tandas más tras esta
    }
board-last-beat = Última tanda
board-finishing = Toques Finales
board-column = Columna { $column }: { $locks }
board-column-open = libre
board-left-rows = Filas de la izquierda
board-right-rows = Filas de la derecha
board-side-yours = tú tomas aquí
board-side-of = { $who } toma aquí
board-marker-white = Marcador blanco
board-marker-black = Marcador negro
board-reserve = Reserva
board-supply = Tu surtido
board-in-supply = { $piece }: { $count } en tu surtido
board-in-reserve = { $piece }: { $count } en la reserva
board-free-slot = Espacio libre
board-cell-free = { $puzzle } { $cell }, libre
board-cell-taken = { $puzzle } { $cell }, { $piece }
board-open-cell =
    { $number ->
        [one] { $number } casilla libre
        [many] { $number } casillas libres
       *[other] { $number } casillas libres
    }
board-puzzle-white = Rompecabezas blanco { $puzzle }, { count-point }, recompensa { $reward }
board-puzzle-black = Rompecabezas negro { $puzzle }, { count-point }, recompensa { $reward }
board-reward-up = una mejora instantánea
board-reward-up-two = dos mejoras instantáneas
board-reward-m = Acción de Embajador
board-score-hidden = Los mazos de puntos de victoria siguen boca abajo hasta el final
board-just-came = recién llegado
board-just-changed = recién cambiado
board-final-boards = Lo que quedó
board-nothing-unfinished = No quedó ningún rompecabezas sin resolver
board-clock = quedan { $time }
board-watching = observando
board-round = Ronda { $round }
board-beat = Tanda { $round }
board-rules = Reglas
board-menu = Menú
board-actions = Acciones
board-hints = Lo que haría quien juega muy bien
board-hint-ahead = { count-point } de ventaja al final, { $chance }{ "\u00A0" }% de victoria
board-hint-behind = { count-point } de desventaja al final, { $chance }{ "\u00A0" }% de victoria
board-hint-do = Hacerlo
board-hint-first = Dar el primer paso
board-hint-line = Paso a paso
board-log = Lo que pasó
board-log-since = Desde tu último turno
board-log-empty = Nada aún.
board-chat = Chat
board-chat-empty = Nadie ha dicho nada aún.
board-chat-say = Di algo
board-chat-send = Enviar
board-chat-here =
    { $number ->
        [one] 1 aquí
        [many] { $number } aquí
       *[other] { $number } aquí
    }
board-chat-watching =
    { $number ->
        [one] 1 observa
        [many] { $number } observan
       *[other] { $number } observan
    }
board-unread =
    { $number ->
        [one] { $number } mensaje nuevo
        [many] { $number } mensajes nuevos
       *[other] { $number } mensajes nuevos
    }
board-seats = Asientos y reserva
board-keys = Controles
board-settings = Configuración
board-theme = Mesa clara u oscura
board-copy-link = Copiar el enlace de esta mesa
board-copied = Copiado
board-sounds = Sonidos
board-again = Mostrar otra vez
board-at-once = Terminar turnos enseguida
board-held-gone = Lo que iba a terminar tu turno ya no es posible. Decide de nuevo.
board-sit-down = Tomar el asiento de { $who }
board-stand-up = Dejar la partida: un bot toma tu asiento
board-lost = Se perdió la conexión. Reintentando...
board-lost-part = Una parte de la página aún no llega. Lo hará cuando vuelva la conexión.
board-lost-kept = Se perdió la conexión. Lo que decidiste se conserva y se envía en cuanto vuelva.
board-cut-hidden = Primero hay que revelar un rompecabezas: eso sigue cuando vuelva la conexión.
board-cut-dropped = La partida siguió mientras estabas sin conexión: lo que habías decidido no se jugó.
board-connecting = Conectando...
board-opponent-about = un rompecabezas por turno, suma enseguida
board-opponent-supply = { count-lock } en su surtido
board-opponent-did = Lo que hizo y por qué
board-hand-over = Sigue { $who }
board-hand-over-turn = { $who }, es{ "\u00A0" }tu{ "\u00A0" }turno.
board-hand-over-names = Nombres (opcional)
board-hand-over-go = Soy yo
board-play-seat = Jugar por { $who }

do-take = Tomar
do-gain = Tomar pieza
do-swap = Mejorar
do-place = Colocar
do-master = Maestra
do-ghost = Fantasma
do-ambassador = Embajador
do-recycle = Reciclar

main-end = Fin de turno
main-skip-ahead = Adelantar
main-back-to-turn = Volver a mi turno
main-choose = Escoger
main-place = Colocar
main-recycle = Reciclar
main-take = Tomar
main-take-named = Tomar { $puzzle }
main-gain-it = Tomar { $taken }
main-take-it = Tomar { $taken }
main-end-master = Fin de Maestra
main-end-ambassador = Fin de Embajador
main-end-ghost = Fin de Fantasma
main-skip = Conservar
main-finish = Listo
main-finish-at = Listo con { $score }
main-finish-possible = Listo con { $score } (posible: { $best })
main-finish-of = Listo con { $score } de { $best }
main-pass = Fin de turno
main-upgrade = Mejorar a { $taken }
main-exchange = Intercambiar por { $taken }
main-raise = Subir a { $taken }
main-break-up = Dividir
main-wait = Esperar
main-turn = Girar
main-flip = Voltear
main-back = Atrás
main-hint = Pista
main-thinking = Pensando
main-undo = Deshacer
main-more = Más

bar-whole = Mostrar la frase completa
bar-plays = { $who } está jugando.
bar-again = Otra vez, { $at } de { $of }: { $text }
bar-held = Tu turno está jugado. Termínalo o usa Deshacer.
bar-held-pass = Tus otras acciones quedan sin usar. Termina tu turno o usa Deshacer.
bar-at-once = Esto revela un rompecabezas nuevo, así que tu turno termina enseguida.
bar-watching = Estás observando.
bar-compiling = Los bots se compilan para este equipo, una sola vez: faltan unos { $seconds }{ "\u00A0" }s.
bar-away = { $who } lleva { $time } ausente.
bar-away-seat = Se le guarda el asiento.
bar-away-clock = Su reloj sigue corriendo.
bar-wait =
    { $number ->
        [one] { $who } está pensando.
        [many] { $who } están pensando.
       *[other] { $who } están pensando.
    }
bar-nowhere = { $piece } no cabe ahora en ningún lado.
bar-where = ¿Dónde va { $piece }? Las casillas iluminadas están libres.
bar-place-here = ¿Colocar { $piece } aquí?
bar-place-completes = ¿Colocar { $piece }? Completa { $puzzle }: { count-point }.
bar-not-here = { $piece } no cabe aquí.
bar-take = Presiónalo otra vez para tomarlo.
bar-do-take = Escoge un rompecabezas de las filas.
bar-do-gain = Escoge una pieza.
bar-do-swap = Escoge qué das y luego qué recibes.
bar-do-place = Escoge una pieza de tu surtido.
bar-do-master = Máximo una pieza en cada rompecabezas.
bar-do-ghost = Escoge cómo dividirla.
bar-do-ambassador = Máximo una pieza en cada rompecabezas.
bar-do-recycle = Presiona los rompecabezas de una fila, uno tras otro.
bar-master = Máximo una pieza en cada rompecabezas, al menos una en total.
bar-ambassador = Máximo una pieza en cada rompecabezas, al menos una en total.
bar-ghost = Máximo una parte en cada rompecabezas; el resto lo conservas.
bar-reward = Escoge tu recompensa.
bar-levelup = Sube una pieza un nivel o consérvala.
bar-recycle = Presiona los rompecabezas de la fila, uno tras otro.
bar-finishing = Cada pieza que colocas cuesta 1 punto. Al terminar, presiona Listo.
bar-finishing-best = Con { $ways } llegas a { $best }.
bar-finishing-done = Ninguna otra pieza conviene. Con Listo te quedas en { $score }.
bar-completes = { $piece } completa { $puzzle }.
bar-none-yet = Toma un rompecabezas: no tienes ninguno.
bar-none-fits = Ninguna pieza tuya cabe ahora.
bar-must =
    { $number ->
        [one] Queda { $number } acción, y hay que usarla
        [many] Quedan { $number } acciones, y hay que usarlas todas
       *[other] Quedan { $number } acciones, y hay que usarlas todas
    }
bar-nothing-left = En este turno ya no se puede hacer nada.
bar-may-still =
    { $number ->
        [one] { $number } rompecabezas aún puede recibir una pieza.
        [many] { $number } rompecabezas aún pueden recibir una pieza.
       *[other] { $number } rompecabezas aún pueden recibir una pieza.
    }
bar-may-end = No cabe ninguna otra pieza: termina la acción.
bar-then =
    { $number ->
        [one] { $puzzles } da entonces { count-point }.
        [many] { $number } rompecabezas dan entonces { count-point }.
       *[other] { $number } rompecabezas dan entonces { count-point }.
    }
bar-goes-comes = Das { $given } y recibes { $pieces }.
bar-comes = Recibes { $pieces }.

won-with = Completaste { $puzzles }: { count-point } y { $pieces }
won-without = Completaste { $puzzles }: { count-point }

order-given =
    { $number ->
        [one] { $number } de los rompecabezas tiene su pieza
        [many] { $number } de los rompecabezas tienen su pieza
       *[other] { $number } de los rompecabezas tienen su pieza
    }

ending-master = Cuando termine la Acción Maestra
ending-ambassador = Cuando termine la Acción de Embajador
ending-ghost = Cuando termine la Acción de Piezas Fantasma
ending-full = Está lleno
ending-if = Si entra { $piece }
ending-back = Recuperas { $pieces }
ending-none = Nada está lleno aún.

keyline-back = atrás
keyline-move = mover
keyline-look = ver
keyline-choose = escoger
keyline-level = nivel
keyline-shape = forma
keyline-slots = tus rompecabezas
keyline-all = teclas

pill-completes = { $piece } lo completa
pill-leaves-for = { $piece }, luego { $rest }
pill-leaves =
    { $number ->
        [one] { $piece } y falta { $number } casilla
        [many] { $piece } y faltan { $number } casillas
       *[other] { $piece } y faltan { $number } casillas
    }
pill-no-room-for = { $piece } no cabe
pill-no-room = no cabe
pill-nothing = nada cabe
pill-fit =
    { $number ->
        [one] { $pieces } cabe
        [many] { $pieces } caben
       *[other] { $pieces } caben
    }
pill-full =
    { $action ->
        [master] Completo tras Maestra
        [ambassador] Completo tras Embajador
        [ghost] Completo tras Fantasma
       *[none] Completo
    }
pill-has-its-piece = Tiene su pieza

away-mark = ausente desde hace { $time }
away-bot = bot
away-title = { $who } lleva { $time } ausente
away-about = Se hace lo que acuerden todos los presentes.
away-about-clock = Su reloj sigue corriendo mientras dure la ausencia; cuando llegue a cero, un bot juega en su lugar. Hasta entonces se hace lo que acuerden todos los presentes.
away-wait = Esperar
away-wait-about = Se le guarda el asiento.
away-stand-in = Entra un bot
away-stand-in-about = Juega hasta que vuelva la persona.
away-break-off = Terminar partida
away-break-off-about = Nadie gana, y no cuenta para la clasificación.
away-chosen = Escogido por: { $who }

phrase-well-played = Bien jugado
phrase-thinking = Pensando...
phrase-one-more = ¿Otra?
phrase-thanks = Gracias
