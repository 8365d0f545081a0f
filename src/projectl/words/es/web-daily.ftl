daily-about-points = Tres acciones, estas piezas, este mercado. Solo cuentan los rompecabezas completados.
daily-about-both = Completa ambos rompecabezas en este turno, con la menor cantidad de acciones posible.
daily-about-touches = Cada pieza que colocas cuesta un punto; cada rompecabezas que completas da sus puntos.
daily-final = No se puede deshacer nada.
daily-free = Deshaz tantas veces como quieras.
daily-level-1 = fácil
daily-level-2 = medio
daily-level-3 = difícil
daily-level-4 = muy difícil
daily-level-5 = diabólico
daily-longest = Récord: { $days }
daily-week = Esta semana
daily-day-best = { $day }: resuelto
daily-day-done = { $day }: jugado
daily-day-open = { $day }: sin jugar
daily-points-best = { $best } de { $best } puntos. No hay nada mejor.
daily-points-less = { $figure } de { $best } puntos.
daily-both-best = Ambos llenos. Acciones: { $best }. No hay nada mejor.
daily-both-more =
    Ambos llenos. Acciones: { $figure }; { $best ->
        [one] bastaba { $best }.
        [many] bastaban { $best }.
       *[other] bastaban { $best }.
    }
daily-both-not = No completaste ambos en este turno. Acciones necesarias: { $best }.
daily-line = Proyecto L · { $date } · { $signs } { $figure }/{ $best } · { daily-row }
daily-tomorrow = El próximo llega mañana.
daily-trainer = Práctica
daily-trainer-about = Los mismos retos por tipo y nivel, tantas veces como quieras.
daily-solved = { $count } de { $of } resueltos
daily-before = Los días anteriores
daily-next = Otro más
daily-again = Otra vez
daily-show = Mostrar la mejor solución
daily-way = Una de las mejores soluciones.
daily-not-yet = Este reto todavía no está.
daily-none = No hay reto para este día.
