report-title = Arena de Proyecto L
report-none = Aún no se ha jugado ninguna partida
report-solo = { $name } vence al oponente automático en el { $share } de sus partidas
report-leads-clearly = { $first } va claramente en cabeza
report-leads = { $first } va en cabeza, pero sin ventaja clara sobre { $second }
report-even = Aún no se distingue a { $first } de { $second }
report-beats = { $first } vence a { $second } en el { $share } de las partidas

report-games =
    { $games ->
        [one] { $games } partida
        [many] { $games } partidas
       *[other] { $games } partidas
    }
report-players =
    { $players ->
        [one] { $players } jugador
        [many] { $players } jugadores
       *[other] { $players } jugadores
    }
report-length-round =
    { $rounds ->
        [one] { $rounds } ronda por partida
        [many] { $rounds } rondas por partida
       *[other] { $rounds } rondas por partida
    }
report-length-beat =
    { $rounds ->
        [one] { $rounds } tanda por partida
        [many] { $rounds } tandas por partida
       *[other] { $rounds } tandas por partida
    }
report-edition = Edición: { $edition }
report-between = de { $low } a { $high }

report-head-fair = parte justa
report-head-mean = puntuación media

report-zero = 0 es la media de estos bots.
report-zero-solo = 0 es el oponente automático.
report-ratings = Clasificación
report-ratings-about = Punto: la clasificación. Barra: su intervalo del 95{ "\u00A0" }%.
report-figures = Cifras
report-cross = Quién vence a quién
report-cross-about = Cuántas veces ganó el bot de la fila, de las partidas que ganó uno de los dos.
report-points-round = Cómo llegan los puntos, ronda a ronda
report-points-beat = Cómo llegan los puntos, tanda a tanda
report-points-about = Puntuación media hasta ese momento; la sombra abarca la mitad central de las partidas. Una partida terminada conserva su puntuación final, que incluye los Toques Finales.
report-mean-after-round = puntuación media después de cada ronda
report-mean-after-beat = puntuación media después de cada tanda
report-axis-round = ronda
report-axis-beat = tanda
report-scores = Puntuaciones finales
report-scores-about = Cuántas veces se logró cada una; línea: la media.
report-mean-of = media { $mean }
report-think = Tiempo para pensar
report-think-about = Cada decisión según el reloj. Barra: de la mediana al percentil 99; punto: la más larga.
report-think-most = 99{ "\u00A0" }% en { $time } como mucho
report-think-median = mediana { $time }
report-think-longest = máximo { $time }
report-seats = ¿Importa el asiento?
report-seats-about = Cuántas veces ganó cada asiento, lo ocupara quien lo ocupara; su parte justa es el { $share }.
report-seats-about-solo = Cuántas veces ganaron los bots y cuántas el oponente automático.
report-seat = asiento { $number }
report-seat-first = asiento { $number } (empieza)
report-bots = bots
report-forfeits = Abandonos
report-forfeits-about = Un bot que falla pierde la partida.
report-forfeited = { $times }× { $code }, por ejemplo en la partida { $game }: { $cause }

report-read = Cómo leerlo
report-read-intervals = Intervalos.
report-read-intervals-about = Cada barra y cada margen es un intervalo del 95{ "\u00A0" }%: si se juega la misma arena una y otra vez con otros repartos, 19 de cada 20 intervalos así contienen la verdad. Dos bots cuyos intervalos se solapan mucho aún no se distinguen. Con el cuádruple de partidas, un intervalo se reduce a la mitad.
report-read-ratings = La clasificación
report-read-ratings-about = mide la fuerza según Bradley y Terry en la escala Elo: 100 puntos más significan ganar el 64{ "\u00A0" }% de las partidas entre ambos, 200 el 76{ "\u00A0" }% y 400 el 91{ "\u00A0" }%. Solo cuentan las diferencias: { $zero } Con más de dos asientos el modelo es el mismo, y solo cuentan los primeros puestos. Por cada pareja se añade una partida empatada, para que también tenga clasificación un bot que nunca perdió.
report-read-deals = Repartos compartidos.
report-read-deals-about = Las partidas vienen en grupos con el mismo reparto, y en cada grupo todos los bots ocupan todos los asientos: la suerte del reparto y de empezar es igual para todos. Una victoria compartida cuenta en parte para cada uno.
report-origin = semilla { $seed }, projectl { $version } (código { $code }), { $when }
