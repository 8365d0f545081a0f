prompt-welcome = Proyecto L. Tab completa lo permitido; help explica; quit sale.
prompt-seed = La semilla { $seed } reparte la misma partida otra vez.
prompt-lots = Se echó a suertes: { $order }.
prompt-you-first = comienzas tú
prompt-who-first = comienza { $who }
prompt-allowed = Eso está permitido: { $text }.
prompt-ambiguous = Eso podría ser { $moves }. Di un poco más.
prompt-ambiguous-many = Eso podría ser { $moves } y { $count } más. Di un poco más; moves muestra todo.
prompt-unknown-number = En la lista no existe la jugada { $number }; moves la muestra.
prompt-more-news = ... news cuenta el resto.
prompt-no-news = Aún no ha pasado nada.
prompt-keys = Tab: lo permitido   help   moves   hint   undo   quit
prompt-no-such-moves = Nada de lo que puedes hacer ahora se llama { $text }; moves lo muestra todo.
prompt-not-a-command = No se entiende { $text }. Prueba help, o moves para ver todo lo que puedes hacer.
prompt-nothing-to-undo = No hay ninguna decisión tuya que deshacer.
prompt-undone = Deshecho: { $moves }.
prompt-undone-many = Deshecho: { $first } ... { $last } ({ count-decision }).
prompt-saved = Guardado en { $path }: { count-decision }.
prompt-not-saved = No se pudo escribir { $path }: { $reason }
prompt-loaded = Cargado { $path }: { count-decision }.
prompt-not-loaded = No se pudo cargar { $path }: { $reason }
prompt-which-file = Di el nombre de un archivo: { $command } FILE
prompt-which-move = Di una jugada: why take W2
prompt-no-such-seat = Los asientos van del 1 al { $count }.
prompt-seat-not-deciding = Ahora no decide { $who }.
prompt-seat-is-bot = { $who } decide sin ti.
prompt-seat-now = Ahora decide { $who }.
prompt-goodbye = Hasta la próxima.
prompt-after-end = again reparte otra partida; save FILE guarda esta, undo vuelve atrás, quit sale.
prompt-not-over-yet = Esta partida sigue. quit sale de ella, y se conserva.
prompt-not-seated = El asiento { $number } era de { $bot }, que no existe o que un registro no puede iniciar: lo ocupa { $stand_in }.
prompt-not-text = el archivo no es texto UTF-8
prompt-too-long = el archivo es demasiado largo para un registro

kept-leave = ¿Dejar la mesa? La partida se conserva y se ofrece la próxima vez. s o n:
kept-yes = s
kept-goodbye = Hasta la próxima. La partida se conserva y se ofrece la próxima vez.
kept-goes-on = Aquí sigue la partida, después de { count-decision }.
kept-cannot = Esta partida no se puede conservar, así que usa save: { $reason }
kept-list =
    { $number ->
        [one] Dejaste esta partida:
        [many] Dejaste estas partidas:
       *[other] Dejaste estas partidas:
    }
kept-left = { $number }  { $when }  { $who }; { $kind }, { $where }
kept-older = ... y { $count } más antiguas en { $folder }
kept-which = Con un número sigues una, con Enter comienzas otra; forget 1 descarta una:
kept-which-number = Di un número del 1 al { $count }, o nada para una nueva partida.
kept-forgotten = La partida { $number } quedó descartada.
kept-elsewhere = Esa partida está abierta en otra ventana.

usage-whole = esto es un número entero
usage-number = esto es un número
usage-at-least = { $wanted }, { $least } o más
usage-between = { $wanted } de { $least } a { $most }

table-round = Ronda { $round }
table-beat = Tanda { $round }
table-finishing = Toques Finales
table-over = La partida terminó
table-to-play = Turno: { $who }
table-you-to-play = Tu turno
table-last-round = ÚLTIMA RONDA
table-next-is-last = la ronda { $round } es la última
table-beats-left = { $beats } más después de esta
table-last-beat = ÚLTIMA TANDA
table-master-ready = Maestra disponible
table-master-used = Maestra usada
table-deck-white = mazo blanco { $count }
table-deck-black = mazo negro { $count }
table-deck-solo = mazo { $count }
table-reserve = reserva
table-supply = surtido
table-times = ×{ $count }
table-nothing = sin piezas
table-no-puzzles = Ningún rompecabezas sin resolver.
table-take-one = Ningún rompecabezas sin resolver. Toma uno: take { $source }
table-touches = toques -{ $count }
table-ambassador = Embajador { $count }
table-left-rows = izquierda: { $who } (blanco)
table-right-rows = derecha: { $who } (negro)
table-opponent = Oponente
table-opponent-supply = en su surtido: { count-lock }
table-opponent-next = toma de columnas libres (X7)
table-open = libre
table-locked = { $locks } bloqueada
table-hidden = ? puntos

meta-take = toma un rompecabezas
meta-gain = toma de la reserva una pieza del nivel más bajo
meta-swap = mejora una pieza un nivel, o intercámbiala por otra de su nivel o más bajo
meta-place = coloca una pieza en un rompecabezas tuyo
meta-master = una pieza en cada rompecabezas, una vez por turno
meta-ambassador = como master, por un rompecabezas de Embajador
meta-ghost = divide una pieza nivel 5
meta-reward = escoge tu recompensa
meta-levelup = sube una pieza de nivel
meta-recycle = pon una fila entera debajo de su mazo
meta-under = este rompecabezas va ahora debajo de su mazo
meta-done = termina esto
meta-skip = renuncia
meta-pass = termina el turno antes de tiempo
meta-puzzle = { count-point }, { count-cell }, recompensa { $reward }
meta-unseen = sin ver, de encima del mazo
meta-open-cells =
    { $cells ->
        [one] { $puzzle }, { $cells } casilla libre
        [many] { $puzzle }, { $cells } casillas libres
       *[other] { $puzzle }, { $cells } casillas libres
    }
meta-have = tienes { $count }
meta-reserve = { $count } en la reserva
meta-completes = completa { $puzzle }
meta-row =
    { $deck ->
        [W] la fila blanca
        [B] la fila negra
       *[G] la fila de rompecabezas
    }
meta-help = cómo se juega; help T5 para una regla
meta-moves = todo lo que puedes hacer ahora
meta-why = por qué no se permite una jugada
meta-hint = las mejores jugadas y por qué
meta-undo = vuelve a tu última decisión
meta-save = guardar: save FILE
meta-load = cargar: load FILE
meta-rules = reglas: rules ID o WORD
meta-table = dibuja otra vez la mesa
meta-seat = decide por otro jugador
meta-news = lo que pasó desde tu última decisión
meta-again = otra partida, cuando esta termine
meta-quit = salir; la partida se conserva

hint-master = Acción Maestra: coloca como máximo una pieza en cada rompecabezas, luego done.
hint-ambassador = Acción de Embajador: coloca como máximo una pieza en cada rompecabezas, luego done.
hint-ghost = Acción de Piezas Fantasma: coloca las que quieras de { $parts }, como máximo una en cada rompecabezas, luego done.
hint-reward = Escoge tu recompensa por { $puzzle }: { $moves }
hint-levelup = Mejora instantánea de { $puzzle }: sube una pieza (levelup I2 V3), o skip.
hint-levelup-again = Mejora instantánea de { $puzzle }, segundo paso: sube una pieza otra vez, o skip.
hint-recycle = ¿Qué rompecabezas va ahora debajo del mazo { deck-colour }? { $moves }
hint-finishing = Toques Finales: coloca piezas, cada una resta 1 punto, o escribe done. Hasta ahora: { count-piece }.
hint-two-decide = También puede decidir { $others }: seat { $number } cambia de jugador.

advice-then = luego { $moves }
advice-how-many = Di cuántas jugadas quieres conocer, de 1 a { $most }: hint 3

count-point-short =
    { $points ->
        [one] { $points } pt.
        [many] { $points } pts.
       *[other] { $points } pts.
    }
count-point-tiny =
    { $points ->
        [one] { $points }p
        [many] { $points }p
       *[other] { $points }p
    }
count-decision =
    { $decisions ->
        [one] { $decisions } decisión
        [many] { $decisions } decisiones
       *[other] { $decisions } decisiones
    }
count-way =
    { $ways ->
        [one] { $ways } manera
        [many] { $ways } maneras
       *[other] { $ways } maneras
    }
count-set =
    { $sets ->
        [one] { $sets } combinación
        [many] { $sets } combinaciones
       *[other] { $sets } combinaciones
    }
count-core =
    { $cores ->
        [one] { $cores } núcleo
        [many] { $cores } núcleos
       *[other] { $cores } núcleos
    }
count-more-problem =
    { $problems ->
        [one] { $problems } problema más
        [many] { $problems } problemas más
       *[other] { $problems } problemas más
    }
daily-bad-date = Un día se escribe como 2026-11-18, no { $text }.
daily-without = En el reto del día no hay { $command }.
