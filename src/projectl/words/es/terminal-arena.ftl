arena-opponent = oponente automático
arena-hours = { $hours }{ "\u00A0" }h { $minutes }{ "\u00A0" }min
arena-minutes = { $minutes }{ "\u00A0" }min { $seconds }{ "\u00A0" }s
arena-seconds = { $number }{ "\u00A0" }s
arena-milliseconds = { $number }{ "\u00A0" }ms
arena-left = tiempo restante
arena-forfeits = abandonos: { $count }
arena-progress = Partidas: { $done } de { $games }
arena-progress-left = Partidas: { $done } de { $games }, quedan unos { $span }
arena-head-bot = bot
arena-head-games = partidas
arena-head-wins = victorias
arena-head-rate = % victorias
arena-head-rating = clasificación
arena-head-score = puntos
arena-head-think = p99 pensar
arena-head-forfeits = abandonos
arena-forfeited = { $name } abandonó { $times }×: { $code }. { $cause }
arena-played = Partidas: { $games }; { $unit ->
        [beat] tandas
       *[round] rondas
    } por partida: { $rounds }; tiempo: { $span }.
arena-uneven = Con este número de partidas ({ $games }) no todos los bots tienen los mismos asientos y rivales; con { $whole } sí.
arena-kept = Partidas que ya están en { $folder }: { $kept } de { $games }.
arena-half-written = La última línea de { $path } estaba a medio escribir: se descarta, y su partida se juega de nuevo.
arena-report = El informe es { $path }, los registros están en { $folder }.
arena-broken-off = { $why }. Lo terminado se conserva.
arena-nothing-played = No se jugó nada: { $cause }
arena-sprt-two = --sprt pregunta si el primero de dos bots es mejor: indica dos, en una mesa de dos
arena-out-empty = --out necesita el nombre de una carpeta
arena-stopped = Detenido; partidas jugadas: { $done } de { $games }. La misma orden continúa desde aquí.
arena-stopped-lost = Detenido; partidas jugadas: { $done } de { $games }. Con --out FOLDER se conservarían.
arena-evidence = logaritmo de la razón de verosimilitud { $ratio }, repartos: { $deals }
arena-undecided = No está decidido si { $first } es mejor que { $second } ({ $low } o { $high } Elo; { arena-evidence }).
arena-better = { $first } es mejor que { $second }: { $high } Elo explica las partidas, { $low } no ({ arena-evidence }).
arena-not-better = { $first } no es mejor que { $second } por { $high } Elo: { $low } explica las partidas ({ arena-evidence }).
