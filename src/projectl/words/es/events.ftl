event-refill = { $puzzle } llega a { $source }.
event-noted = Se acabó el mazo blanco: se forma uno nuevo con { count-puzzle } de todos los mazos de puntos de victoria, y sus puntos quedan anotados.
event-end-triggered = Se acabó el mazo negro: después de esta ronda viene la última.
event-end-triggered-solo = Se acabó el mazo: después de esta ronda viene la última.
event-end-triggered-line-clear = Se acabó el mazo negro. La partida sigue hasta que ambos marcadores vuelvan al primer jugador: { $who }.
event-markers = Los marcadores pasan de mano. Blanco: { $white }; negro: { $black }.
event-unlock = Una traba pasa de la columna { $column } al surtido del oponente, que ahora tiene { $supply }.
event-finishing = Toques Finales: coloca lo que tengas, cada pieza resta 1 punto, y al terminar escribe done.
event-finishing-briefly = Toques Finales: quien quiera coloca piezas; cada una resta 1 punto.
event-finishing-early = Ya nada cambia, así que las rondas terminan aquí. Toques Finales: coloca lo que tengas, cada pieza resta 1 punto, y al terminar escribe done.
event-finishing-early-briefly = Ya nada cambia, así que las rondas terminan aquí. Toques Finales: quien quiera coloca piezas; cada una resta 1 punto.
event-over = La partida terminó.
event-opponent-open =
    { $number ->
        [one] El oponente puede tomar de la columna { $columns }.
        [many] El oponente puede tomar de las columnas { $columns }.
       *[other] El oponente puede tomar de las columnas { $columns }.
    }
event-opponent-take = Toma { $puzzle } de { $source } y suma { count-point }: ningún rompecabezas de una columna libre vale más.
event-opponent-take-briefly = Toma { $puzzle } y suma { count-point }: ningún rompecabezas de una columna libre vale más.
event-opponent-take-first = Toma { $puzzle } de { $source } y suma { count-point }: de los { $count } rompecabezas que más valen es el primero, fila por fila.
event-opponent-take-first-briefly = Toma { $puzzle } y suma { count-point }: de los { $count } rompecabezas que más valen es el primero, fila por fila.
event-opponent-locks-none = No tiene trabas que mover, así que la columna { $column } sigue libre.
event-opponent-locks-supply = Pone { count-lock } de su surtido sobre la columna { $column }. Trabas por columna: { $now }.
event-opponent-locks-columns =
    { $number ->
        [one] Pone { count-lock } de la columna { $columns } sobre la columna { $column }. Trabas por columna: { $now }.
        [many] Pone { count-lock } sobre la columna { $column }, 1 de cada una de las columnas { $columns }. Trabas por columna: { $now }.
       *[other] Pone { count-lock } sobre la columna { $column }, 1 de cada una de las columnas { $columns }. Trabas por columna: { $now }.
    }
event-opponent-locks =
    { $number ->
        [one] Pone { count-lock } sobre la columna { $column }: { $supply } de su surtido y 1 de la columna { $columns }. Trabas por columna: { $now }.
        [many] Pone { count-lock } sobre la columna { $column }: { $supply } de su surtido y 1 de cada una de las columnas { $columns }. Trabas por columna: { $now }.
       *[other] Pone { count-lock } sobre la columna { $column }: { $supply } de su surtido y 1 de cada una de las columnas { $columns }. Trabas por columna: { $now }.
    }
event-opponent-refill = { $puzzle } llega a { $source }.
event-opponent-refill-briefly = { $puzzle } ocupa su lugar.
event-opponent-unlocks = Las tres columnas están bloqueadas: el oponente no toma nada y cada una pierde una traba. Trabas por columna: { $now }.
event-opponent-nothing = No hay rompecabezas en las columnas libres: el oponente no hace nada.
event-share = Victoria compartida con { count-point }: { $who }.
event-by-puzzles = Empate a puntos con: { $others }. Gana quien completó más: { count-puzzle }.
event-by-pieces = Empate a puntos y rompecabezas con: { $others }. Gana quien tiene más piezas de sobra: { count-piece }.
event-all-level = Empate a puntos, rompecabezas y piezas: la victoria es compartida.
event-opponent-wins-ties = En caso de empate gana el oponente.

score-title = Puntuación final
score-pile = Mazo de puntos de victoria
score-pile-briefly = Mazo
score-noted = Anotados
score-touches = Toques
score-unfinished = Sin resolver
score-total = Puntuación
score-puzzles = Rompecabezas completados
score-pieces = Piezas sobrantes
