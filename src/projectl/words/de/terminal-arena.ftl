arena-opponent = automatischer Gegner
arena-hours = { $hours }{ "\u00A0" }h { $minutes }{ "\u00A0" }min
arena-minutes = { $minutes }{ "\u00A0" }min { $seconds }{ "\u00A0" }s
arena-seconds = { $number }{ "\u00A0" }s
arena-milliseconds = { $number }{ "\u00A0" }ms
arena-left = noch
arena-forfeits = ausgeschieden: { $count }
arena-progress = Spiele: { $done } von { $games }
arena-progress-left = Spiele: { $done } von { $games }, noch etwa { $span }
arena-head-bot = Bot
arena-head-games = Spiele
arena-head-wins = Siege
arena-head-rate = Siegquote
arena-head-rating = Wertung
arena-head-score = Punkte
arena-head-think = p99 Denken
arena-head-forfeits = ausgeschieden
arena-forfeited = { $name } schied { $times }× aus: { $code }. { $cause }
arena-played = Spiele: { $games }; { $unit ->
        [beat] Takte
       *[round] Runden
    } pro Spiel: { $rounds }; Zeit: { $span }.
arena-uneven = Bei dieser Zahl von Spielen ({ $games }) bekommt nicht jeder Bot dieselben Plätze und Gegner; bei { $whole } schon.
arena-kept = Spiele, die schon in { $folder } liegen: { $kept } von { $games }.
arena-half-written = Die letzte Zeile von { $path } war nur halb geschrieben und entfällt; ihr Spiel wird noch einmal gespielt.
arena-report = Der Bericht ist { $path }, die Aufzeichnungen liegen in { $folder }.
arena-broken-off = { $why }. Was fertig war, ist gespeichert.
arena-nothing-played = Es wurde nichts gespielt: { $cause }
arena-sprt-two = --sprt fragt, ob der erste von zwei Bots besser ist: Nenn zwei, an einem Tisch zu zweit
arena-out-empty = --out braucht den Namen eines Ordners
arena-stopped = Angehalten; gespielt: { $done } von { $games }. Derselbe Befehl macht hier weiter.
arena-stopped-lost = Angehalten; gespielt: { $done } von { $games }. Mit --out FOLDER würden sie behalten.
arena-evidence = Log-Likelihood-Quotient { $ratio }, Auslagen: { $deals }
arena-undecided = Es ist nicht entschieden, ob { $first } besser ist als { $second } ({ $low } oder { $high } Elo; { arena-evidence }).
arena-better = { $first } ist besser als { $second }: { $high } Elo erklärt die Spiele, { $low } nicht ({ arena-evidence }).
arena-not-better = { $first } ist nicht um { $high } Elo besser als { $second }: { $low } erklärt die Spiele ({ arena-evidence }).
