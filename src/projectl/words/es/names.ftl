mode-standard = Normal
mode-standard-about = De dos a seis asientos, un turno tras otro.
mode-solo = Solitario
mode-solo-about = Tú contra un oponente automático y sus trabas.
mode-line-clear = Despejar Líneas
mode-line-clear-about = De cuatro a seis asientos; dos personas juegan al mismo tiempo.

difficulty-standard = Estándar
difficulty-standard-about = El oponente comienza con 6 trabas en su surtido.
difficulty-challenging = Difícil
difficulty-challenging-about = El oponente comienza con 3 trabas en su surtido.
difficulty-unbeatable = Imposible
difficulty-unbeatable-about = El oponente comienza sin trabas: casi nunca hay columnas bloqueadas.

edition-kickstarter = Kickstarter
edition-kickstarter-about = 15 piezas de cada forma; de uno a cinco asientos, seis con Piezas Fantasma.
edition-retail = Comercial
edition-retail-about = 10 piezas de cada forma, de uno a cuatro asientos; las trabas son simples marcadores.
edition-translated = Traducida
edition-translated-about = Hacia abajo se intercambia solo un nivel; una mejora salta como máximo un nivel vacío.
edition-revised = Revisada
edition-revised-about = Las tres acciones son obligatorias; puedes reciclar filas y tomar de los mazos; los rompecabezas sin resolver restan puntos.

expansion-ghost = Piezas Fantasma
expansion-ghost-about = 24 rompecabezas de diseño propio, piezas nivel 5, mejoras instantáneas.
expansion-ambassador = Paquete para Embajadores
expansion-ambassador-about = 3 rompecabezas de diseño propio, cada uno con una Acción Maestra más.

bot-name-random = Azar
bot-name-greedy = Codicioso
bot-name-planner = Planificador
bot-name-mcts = Buscador
bot-name-novice = Novato
bot-name-casual = Casual
bot-name-steady = Constante
bot-name-skilled = Hábil
bot-name-expert = Experto
bot-name-champion = Campeón

bot-about-random = Un tipo de jugada al azar, y luego cualquiera de ese tipo.
bot-about-greedy = Mira una decisión adelante y toma lo que más le gusta.
bot-about-planner = Planea todo su turno antes de empezarlo.
bot-about-mcts = Explora un árbol de turnos, los suyos y los de todos.
bot-about-novice = Para una primera partida: mira un paso adelante y a veces se equivoca.
bot-about-casual = Para una tarde en familia: piensa en su turno y en poco más.
bot-about-steady = Planea su turno hasta el final y a veces se equivoca un poco.
bot-about-skilled = Planea bien cada turno y está atento al fin de la partida.
bot-about-expert = Piensa en tu próximo turno y en el suyo de después.
bot-about-champion = El más fuerte: aprendió jugando contra sí mismo cuánto vale cada posición.
bot-about-strength = Fuerza { $level } de 6, clasificación { $rating }
