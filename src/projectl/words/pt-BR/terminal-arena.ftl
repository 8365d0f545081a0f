arena-opponent = adversário automático
arena-hours = { $hours }{ "\u00A0" }h { $minutes }{ "\u00A0" }min
arena-minutes = { $minutes }{ "\u00A0" }min { $seconds }{ "\u00A0" }s
arena-seconds = { $number }{ "\u00A0" }s
arena-milliseconds = { $number }{ "\u00A0" }ms
arena-left = tempo restante
arena-forfeits = desistências: { $count }
arena-progress = Partidas: { $done } de { $games }
arena-progress-left = Partidas: { $done } de { $games }, faltam cerca de { $span }
arena-head-bot = bot
arena-head-games = partidas
arena-head-wins = vitórias
arena-head-rate = % vitórias
arena-head-rating = classificação
arena-head-score = pontos
arena-head-think = p99 tempo
arena-head-forfeits = desistências
arena-forfeited = { $name } desistiu { $times }×: { $code }. { $cause }
arena-played = Partidas: { $games }; { $unit ->
        [beat] etapas
       *[round] rodadas
    } por partida: { $rounds }; duração: { $span }.
arena-uneven = Com esse número de partidas ({ $games }), nem todo bot tem os mesmos lugares e adversários; com { $whole }, sim.
arena-kept = Partidas que já estão em { $folder }: { $kept } de { $games }.
arena-half-written = A última linha de { $path } estava escrita pela metade: ela é descartada, e sua partida é jogada de novo.
arena-report = O relatório é { $path }, os registros estão em { $folder }.
arena-broken-off = { $why }. O que terminou está guardado.
arena-nothing-played = Nada foi jogado: { $cause }
arena-sprt-two = --sprt pergunta se o primeiro de dois bots é melhor: indique dois, numa mesa de dois
arena-out-empty = --out precisa do nome de uma pasta
arena-stopped = Parado; partidas jogadas: { $done } de { $games }. O mesmo comando continua daqui.
arena-stopped-lost = Parado; partidas jogadas: { $done } de { $games }. Com --out FOLDER, elas seriam guardadas.
arena-evidence = logaritmo da razão de verossimilhança { $ratio }, distribuições: { $deals }
arena-undecided = Não está decidido se { $first } é melhor que { $second } ({ $low } ou { $high } Elo; { arena-evidence }).
arena-better = { $first } é melhor que { $second }: { $high } Elo explica as partidas, { $low } não ({ arena-evidence }).
arena-not-better = { $first } não é melhor que { $second } por { $high } Elo: { $low } explica as partidas ({ arena-evidence }).
