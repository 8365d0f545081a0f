arena-opponent = avversario automatico
arena-hours = { $hours }{ "\u00A0" }h { $minutes }{ "\u00A0" }min
arena-minutes = { $minutes }{ "\u00A0" }min { $seconds }{ "\u00A0" }s
arena-seconds = { $number }{ "\u00A0" }s
arena-milliseconds = { $number }{ "\u00A0" }ms
arena-left = tempo rimasto
arena-forfeits = ritiri: { $count }
arena-progress = Partite: { $done } di { $games }
arena-progress-left = Partite: { $done } di { $games }, ancora { $span } circa
arena-head-bot = bot
arena-head-games = partite
arena-head-wins = vittorie
arena-head-rate = % vittorie
arena-head-rating = valutazione
arena-head-score = punti
arena-head-think = p99 pensiero
arena-head-forfeits = ritiri
arena-forfeited = { $name } si è ritirato { $times }×: { $code }. { $cause }
arena-played = Partite: { $games }; { $unit ->
        [beat] tornate
       *[round] round
    } a partita: { $rounds }; tempo: { $span }.
arena-uneven = Con questo numero di partite ({ $games }) non tutti i bot hanno gli stessi posti e avversari; con { $whole } sì.
arena-kept = Partite già presenti in { $folder }: { $kept } di { $games }.
arena-half-written = L’ultima riga di { $path } era scritta a metà: viene scartata, e la sua partita si gioca di nuovo.
arena-report = Il rapporto è { $path }, le registrazioni sono in { $folder }.
arena-broken-off = { $why }. Ciò che era finito è conservato.
arena-nothing-played = Non si è giocato nulla: { $cause }
arena-sprt-two = --sprt chiede se il primo di due bot è migliore: indicane due, a un tavolo da due
arena-out-empty = --out richiede il nome di una cartella
arena-stopped = Fermato; partite giocate: { $done } di { $games }. Lo stesso comando riprende da qui.
arena-stopped-lost = Fermato; partite giocate: { $done } di { $games }. Con --out FOLDER sarebbero conservate.
arena-evidence = logaritmo del rapporto di verosimiglianza { $ratio }, distribuzioni: { $deals }
arena-undecided = Non è deciso se { $first } sia migliore di { $second } ({ $low } o { $high } Elo; { arena-evidence }).
arena-better = { $first } è migliore di { $second }: { $high } Elo spiega le partite, { $low } no ({ arena-evidence }).
arena-not-better = { $first } non è migliore di { $second } di { $high } Elo: { $low } spiega le partite ({ arena-evidence }).
