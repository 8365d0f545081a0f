arena-opponent = adversaire automatique
arena-hours = { $hours } h { $minutes } min
arena-minutes = { $minutes } min { $seconds } s
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-left = temps restant
arena-forfeits = forfaits : { $count }
arena-progress = Parties : { $done } sur { $games }
arena-progress-left = Parties : { $done } sur { $games }, encore { $span } environ
arena-head-bot = bot
arena-head-games = parties
arena-head-wins = victoires
arena-head-rate = taux
arena-head-rating = classement
arena-head-score = score
arena-head-think = p99 réflexion
arena-head-forfeits = forfaits
arena-forfeited = { $name } a déclaré forfait { $times }× : { $code }. { $cause }
arena-played = Parties : { $games } ; { $unit ->
        [beat] relais
       *[round] manches
    } par partie : { $rounds } ; durée : { $span }.
arena-uneven = Avec ce nombre de parties ({ $games }), tous les bots n’ont pas les mêmes places et adversaires ; avec { $whole }, si.
arena-kept = Parties déjà présentes dans { $folder } : { $kept } sur { $games }.
arena-half-written = La dernière ligne de { $path } n’était écrite qu’à moitié : elle est abandonnée, et sa partie est rejouée.
arena-report = Le rapport est { $path }, les enregistrements sont dans { $folder }.
arena-broken-off = { $why }. Ce qui était terminé est gardé.
arena-nothing-played = Rien n’a été joué : { $cause }
arena-sprt-two = --sprt demande si le premier de deux bots est meilleur : donnez-en deux, à une table de deux
arena-out-empty = --out demande le nom d’un dossier
arena-stopped = Arrêté ; parties jouées : { $done } sur { $games }. La même commande reprend ici.
arena-stopped-lost = Arrêté ; parties jouées : { $done } sur { $games }. Avec --out FOLDER, elles seraient gardées.
arena-evidence = rapport de log-vraisemblance { $ratio }, donnes : { $deals }
arena-undecided = Il n’est pas établi que { $first } soit meilleur que { $second } ({ $low } ou { $high } Elo ; { arena-evidence }).
arena-better = { $first } est meilleur que { $second } : { $high } Elo explique les parties, { $low } non ({ arena-evidence }).
arena-not-better = { $first } n’est pas meilleur que { $second } de { $high } Elo : { $low } explique les parties ({ arena-evidence }).
