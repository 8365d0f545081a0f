report-title = Arena do Project L
report-none = Nenhuma partida foi jogada ainda
report-solo = { $name } vence o adversário automático em { $share } de suas partidas
report-leads-clearly = { $first } lidera com folga
report-leads = { $first } lidera, mas sem vantagem clara sobre { $second }
report-even = { $first } e { $second } ainda não se distinguem
report-beats = { $first } vence { $second } em { $share } das partidas

report-games =
    { $games ->
        [one] { $games } partida
        [many] { $games } partidas
       *[other] { $games } partidas
    }
report-players =
    { $players ->
        [one] { $players } jogador
        [many] { $players } jogadores
       *[other] { $players } jogadores
    }
report-length-round =
    { $rounds ->
        [one] { $rounds } rodada por partida
        [many] { $rounds } rodadas por partida
       *[other] { $rounds } rodadas por partida
    }
report-length-beat =
    { $rounds ->
        [one] { $rounds } etapa por partida
        [many] { $rounds } etapas por partida
       *[other] { $rounds } etapas por partida
    }
report-edition = Edição: { $edition }
report-between = de { $low } a { $high }

report-head-fair = parte justa
report-head-mean = pontuação média

report-zero = 0 é a média destes bots.
report-zero-solo = 0 é o adversário automático.
report-ratings = Classificação
report-ratings-about = Ponto: a classificação. Barra: seu intervalo de 95%.
report-figures = Números
report-cross = Quem vence quem
report-cross-about = Quantas vezes o bot da linha venceu, entre as partidas que um dos dois venceu.
report-points-round = Como os pontos chegam, rodada a rodada
report-points-beat = Como os pontos chegam, etapa a etapa
report-points-about = Pontuação média até ali; a sombra abrange a metade central das partidas. Uma partida encerrada mantém a pontuação final, que conta os Ajustes Finais.
report-mean-after-round = pontuação média após cada rodada
report-mean-after-beat = pontuação média após cada etapa
report-axis-round = rodada
report-axis-beat = etapa
report-scores = Pontuações finais
report-scores-about = Quantas vezes cada uma foi feita; linha: a média.
report-mean-of = média { $mean }
report-think = Tempo para pensar
report-think-about = Cada decisão, cronometrada. Barra: da mediana ao percentil 99; ponto: a mais longa.
report-think-most = 99% em até { $time }
report-think-median = mediana { $time }
report-think-longest = máximo { $time }
report-seats = O lugar importa?
report-seats-about = Quantas vezes cada lugar venceu, fosse quem fosse o ocupante; a parte justa é { $share }.
report-seats-about-solo = Quantas vezes os bots venceram, e quantas o adversário automático.
report-seat = lugar { $number }
report-seat-first = lugar { $number } (começa)
report-bots = os bots
report-forfeits = Desistências
report-forfeits-about = Um bot que falha perde a partida.
report-forfeited = { $times }× { $code }, por exemplo na partida { $game }: { $cause }

report-read = Como ler isto
report-read-intervals = Intervalos.
report-read-intervals-about = Cada barra e cada faixa é um intervalo de 95%: jogando a mesma arena muitas vezes com outras distribuições, 19 de 20 intervalos assim contêm a verdade. Dois bots cujos intervalos se sobrepõem muito ainda não se distinguem. O quádruplo de partidas reduz um intervalo à metade.
report-read-ratings = A classificação
report-read-ratings-about = é a força segundo Bradley e Terry na escala Elo: 100 pontos a mais significam vencer 64% das partidas entre os dois, 200 significam 76%, 400 significam 91%. Só as diferenças têm sentido: { $zero } Com mais de dois lugares o modelo é o mesmo, e só os primeiros lugares contam. Para cada par é acrescentada uma partida empatada, para que também um bot que nunca perdeu tenha classificação.
report-read-deals = Mesmas distribuições.
report-read-deals-about = As partidas vêm em grupos com a mesma distribuição, e em um grupo cada bot ocupa todos os lugares: a sorte da distribuição e do primeiro turno cabe igualmente a todos. Uma vitória compartilhada conta em parte para cada um.
report-origin = semente { $seed }, projectl { $version } (código { $code }), { $when }
