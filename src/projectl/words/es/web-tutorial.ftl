learn-title = Aprender a jugar
learn-lead = En una mesa de verdad, con tus propias manos, en diez minutos.
learn-begin = Empezar
learn-go-on = Seguir
learn-again = Otra vez
learn-leave = Salir
learn-more = Qué más hay
learn-step = Paso { $at } de { $of }
learn-base = El juego
learn-base-about = Nueve ideas, del primer rompecabezas a los Toques Finales.
learn-game = Una primera partida
learn-game-about = Contra el novato. El entrenador habla solo cuando hay algo nuevo.
learn-aside =
    { $did ->
        [take] Tomar un rompecabezas está permitido,
        [gain] Tomar una pieza está permitido,
        [swap] Puedes entregar esa pieza,
        [place] La pieza puede ir ahí,
       *[else] Eso está permitido,
    } { $needs ->
        [take] pero este paso necesita el rompecabezas resaltado.
        [gain] pero este paso necesita una pieza nueva de la reserva.
        [swap] pero este paso necesita la mejora o el intercambio que indica.
        [place] pero este paso necesita la pieza resaltada en un rompecabezas resaltado.
        [end] pero este paso necesita el botón grande.
        [read] pero este paso primero hay que leerlo.
       *[else] pero este paso necesita lo que está resaltado.
    } Se deshizo.
learn-turn-over =
    Termina tu turno.
    Presiona el botón grande.
learn-done =
    Eso es todo.
    Lo demás está en las reglas.
learn-base-done =
    Ya conoces el juego.
    Ahora juega una primera partida. El entrenador habla solo cuando hay algo nuevo.
learn-base-take =
    Toma este rompecabezas.
    Vale un punto. Presiónalo y vuelve a presionarlo.
learn-base-gain =
    Toma una pieza.
    Tus dos piezas llenan tres de las cuatro casillas del rompecabezas. Así obtienes otra O1.
learn-base-place =
    Coloca I2 en el rompecabezas.
    Arrástrala. O presiona la pieza, luego una casilla y luego el botón grande.
learn-base-turn =
    Un turno son tres acciones.
    Cada acción apaga una luz, y las tres ya están apagadas. Termina tu turno y juega el otro.
learn-base-again =
    Ahora una O1.
    Un turno nuevo, tres acciones nuevas. Lo colocado se queda hasta que el rompecabezas esté lleno.
learn-base-complete =
    Y la última casilla.
    Entonces el rompecabezas está lleno y te recompensa.
learn-base-home =
    Un punto, y todas las piezas de vuelta.
    Con ellas vino I2 como recompensa. Cada rompecabezas la muestra arriba a la derecha.
learn-base-reward =
    Llena este por su recompensa.
    No da puntos, pero su esquina muestra V3.
learn-base-rewarded =
    Coloca ya la recompensa.
    V3 llena tu otro rompecabezas.
learn-base-upgrade =
    Mejora I2 a I3.
    Mejorar lleva al siguiente nivel, con una casilla más.
learn-base-upgraded =
    Coloca I3.
    Llena este rompecabezas por sí sola. La recompensa es otra I3.
learn-base-exchange =
    Intercambia I3 por V3.
    La misma acción da otra forma del mismo nivel o de uno más bajo.
learn-base-master =
    Empieza la Acción Maestra.
    Una vez por turno, una acción coloca una pieza en cada rompecabezas tuyo.
learn-base-each =
    Una pieza en cada rompecabezas.
    En cualquier orden. Lo que está lleno espera al final de la acción.
learn-base-mastered =
    Termina la Acción Maestra.
    Ahora los tres rompecabezas se completan a la vez.
learn-base-black =
    Toma este rompecabezas negro.
    Los negros son más grandes y valen más. En su mazo queda uno.
learn-base-last =
    El mazo negro está vacío.
    Así llega el final: se termina la ronda y luego viene la última ronda.
learn-base-touch =
    Toques Finales: coloca I2.
    Ahora cada pieza cuesta un punto, y este rompecabezas da tres.
learn-base-touched =
    Para aquí.
    O1 costaría un punto y no completaría nada. Gana quien tenga más puntos.
learn-solo-take =
    Toma este rompecabezas.
    Puedes tomar también de una columna bloqueada. Una de sus trabas va al oponente.
learn-solo-turn =
    Termina tu turno.
    Luego el oponente toma un rompecabezas, siempre con las mismas reglas.
learn-solo-opponent =
    Así juega el oponente.
    Toma de una columna libre el rompecabezas con más puntos y pone sobre ella todas sus trabas.
learn-line-clear-take =
    Toma un rompecabezas a la izquierda.
    Tienes el marcador blanco y con él las filas de la izquierda. El negro juega a la vez a la derecha.
learn-line-clear-turn =
    Termina tu turno.
    El otro marcador no tiene que esperarte.
learn-line-clear-markers =
    Los marcadores avanzaron.
    Cuando ambos turnos terminan, cada uno pasa al siguiente jugador.
learn-ghost-break =
    Divide P5 en I2 y V3.
    La Acción de Piezas Fantasma da piezas menores que juntas tienen la misma forma.
learn-ghost-parts =
    Coloca las dos partes.
    Una en cada rompecabezas. Es parte de la misma acción.
learn-ghost-broken =
    Termina la acción.
    Una acción completa dos rompecabezas.
learn-ghost-arrow =
    Completa este rompecabezas.
    La flecha de su esquina es una mejora instantánea.
learn-ghost-raise =
    Sube T4 de nivel.
    Una mejora instantánea llega al nivel 5; la acción de mejorar, nunca.
learn-ambassador-mark =
    Completa este rompecabezas.
    Su recompensa no es una pieza, sino una Acción de Embajador.
learn-ambassador-action =
    Empieza la Acción de Embajador.
    Funciona como la Acción Maestra, y no la gasta.
learn-ambassador-each =
    Una pieza en cada rompecabezas.
    En cualquier orden.
learn-ambassador-ended =
    Termina la acción.
    Cada rompecabezas así la da una vez.
learn-revised-draw =
    Toma del mazo negro.
    También puedes tomar el rompecabezas de arriba de un mazo, sin verlo.
learn-revised-recycle =
    Recicla la fila blanca.
    Sus rompecabezas van bajo el mazo en tu orden, y vienen otros.
learn-revised-cost =
    Lo que queda sin resolver cuesta.
    Al final pierdes los puntos de rompecabezas como este. Y debes hacer las tres acciones, si puedes.
learn-first-start =
    Tu primer turno.
    Toma rompecabezas que tus piezas llenen pronto. Todo se puede deshacer.
learn-first-others =
    El novato ya jugó.
    Lo que cambió está marcado en la mesa.
learn-first-none =
    Ahora no cabe ninguna pieza.
    Toma una o mejora una.
learn-first-four =
    Cuatro rompecabezas son el máximo.
    Completa uno antes de tomar otro.
learn-first-choice =
    Escoge tu recompensa.
    Su forma ya no está en la reserva; recibes otra.
learn-first-final =
    El final está cerca.
    El mazo negro está vacío: esta ronda y luego la última ronda.
learn-first-touches =
    Toques Finales.
    Completa lo que dé más de lo que cuesta, y luego para.
