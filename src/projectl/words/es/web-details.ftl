details-puzzle =
    { $deck ->
        [W] Rompecabezas blanco
       *[B] Rompecabezas negro
    }
details-reward = Recompensa: { $reward }
details-yours = Tus piezas:
details-price = hasta llenarlo
details-level = Nivel { $level }
details-held = { $count } en tu surtido
details-held-by = { $who }: { $count }
details-reserve = { $count } en la reserva
details-good-for = En tus rompecabezas
details-not-yours = Aquí solo { $who } puede colocar piezas.
details-empty = Lugar vacío
details-empty-about = Se llena de nuevo cuando su mazo tiene un rompecabezas para él.
details-free = Aquí cabe otro rompecabezas.
details-free-yours = El rompecabezas que tomes va a un espacio libre.
details-deck =
    { $deck ->
        [W] Mazo blanco
        [B] Mazo negro
       *[G] Mazo de rompecabezas
    }
details-deck-about = De aquí salen rompecabezas cuando queda libre un lugar de la fila.
details-deck-ends = Cuando sale el último, comienza el fin de la partida.

details-bot = Un bot.
details-person = Una persona.
details-supply = Surtido: { $who }
details-supply-none = Sin piezas.
details-pile = Rompecabezas completados: { $who }
details-pile-about = Sus puntos cuentan, pase lo que pase.
details-pile-opponent = Lo que toma el oponente le cuenta enseguida.
details-noted =
    { $number ->
        [one] { $number } de ellos quedó anotado y volvió al mazo blanco.
        [many] { $number } de ellos quedaron anotados y volvieron al mazo blanco.
       *[other] { $number } de ellos quedaron anotados y volvieron al mazo blanco.
    }
details-lamps = Acciones: { $who }
details-lamps-about = Cada luz es una acción del turno. Si ya se usó, muestra para qué.
details-lamps-spent = Usadas para: { $actions }
details-score = Puntuación: { $who }
details-clock = Reloj: { $who }
details-clock-about = Corre mientras este asiento tiene que decidir.

details-marker-of = { $who } lo tiene y juega ahora.
details-marker-yours = Lo tienes tú y juegas ahora.
details-marker-about = Quien lo tiene toma rompecabezas de las filas de la { side-name }.
details-marker-moves = Cuando ambos terminan, los marcadores avanzan un asiento.
details-column-locked = El oponente no toma nada de una columna bloqueada.
details-column-open = Sin trabas: el oponente puede tomar de aquí.
details-column-take = Puedes tomar de cualquier columna. Una de sus trabas pasa entonces al surtido del oponente.
details-locks-supply = Las pone todas sobre la columna de la que tome la próxima vez.
details-meter = Hasta el final
details-meter-deck = { details-deck }: { $left }.
details-meter-standard = Cuando sale el último, se termina la ronda y se juega una más. Luego vienen los Toques Finales.
details-meter-solo = Cuando se acaba, se termina la ronda y se juega una más. Luego vienen los Toques Finales.
details-meter-line-clear = Cuando sale el último, se sigue jugando hasta que ambos marcadores hayan vuelto al primer jugador. Luego vienen los Toques Finales.

details-can = Lo que puedes hacer
details-not-now = Ahora no es posible.
details-draw = Toma el de encima
details-choose = Escógela
details-swap-for = Da { $pieces } a cambio
details-do-take = Toma un rompecabezas de una fila y ponlo en un espacio libre tuyo. La fila se repone.
details-do-gain = Toma la pieza más pequeña que tenga la reserva.
details-do-swap = Devuelve una pieza y toma una del siguiente nivel (mejorar), u otra de su nivel o más bajo (intercambiar).
details-do-place = Coloca una pieza en uno de tus rompecabezas, girada y volteada como quieras. Ahí se queda hasta que esté lleno.
details-do-master = Coloca una pieza en cada uno de tus rompecabezas, o en algunos, como una sola acción. Una vez por turno.
details-do-ghost = Devuelve una pieza nivel 5 por otras más pequeñas que juntas tengan su forma, y colócalas enseguida si quieres.
details-do-ambassador = Como una Acción Maestra, y además de ella: por un rompecabezas de Embajador completado, una vez.
details-do-recycle = Todos los rompecabezas de una fila van debajo de su mazo y salen otros.

coach-plan = Primero { $first }, luego { $rest }.
coach-then = { $step }, luego { $later }
coach-only = Lo mejor ahora: { $step }.
coach-take = toma { $puzzle }
coach-draw =
    { $deck ->
        [W] toma del mazo blanco
        [B] toma del mazo negro
       *[G] toma del mazo
    }
coach-gain = toma { $piece }
coach-reward = toma { $piece } como recompensa
coach-swap =
    { $goes ->
        [up] mejora { $given } a { $taken }
       *[across] intercambia { $given } por { $taken }
    }
coach-raise = sube { $given } a { $taken }
coach-ghost = divide { $piece } en { $pieces }
coach-place = coloca { $piece } en { $puzzle }
coach-completes = coloca { $piece } en { $puzzle }, con lo que lo completas
coach-begin = comienza la { action-name }
coach-recycle =
    { $deck ->
        [W] recicla la fila blanca
        [B] recicla la fila negra
       *[G] recicla la fila
    }
coach-pass = termina tu turno
