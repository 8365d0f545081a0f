arena-opponent = wirtualny przeciwnik
arena-hours = { $hours }{ "\u00A0" }godz. { $minutes }{ "\u00A0" }min
arena-minutes = { $minutes }{ "\u00A0" }min { $seconds }{ "\u00A0" }s
arena-seconds = { $number }{ "\u00A0" }s
arena-milliseconds = { $number }{ "\u00A0" }ms
arena-left = pozostało
arena-forfeits = odpadnięcia: { $count }
arena-progress = Gry: { $done } z { $games }
arena-progress-left = Gry: { $done } z { $games }, pozostało około { $span }
arena-head-bot = bot
arena-head-games = gry
arena-head-wins = wygrane
arena-head-rate = % wygranych
arena-head-rating = ranking
arena-head-score = punkty
arena-head-think = p99 namysł
arena-head-forfeits = odpadnięcia
arena-forfeited = { $name } odpadł { $times }×: { $code }. { $cause }
arena-played = Gry: { $games }; { $unit ->
        [beat] takty
       *[round] rundy
    } na grę: { $rounds }; czas: { $span }.
arena-uneven = Przy tej liczbie gier ({ $games }) nie każdy bot ma te same miejsca i przeciwników; przy { $whole } tak.
arena-kept = Gry, które już są w { $folder }: { $kept } z { $games }.
arena-half-written = Ostatni wiersz { $path } był zapisany w połowie: zostaje pominięty, a jego gra rozegrana ponownie.
arena-report = Raport to { $path }, zapisy są w { $folder }.
arena-broken-off = { $why }. To, co ukończono, jest zachowane.
arena-nothing-played = Niczego nie rozegrano: { $cause }
arena-sprt-two = --sprt pyta, czy pierwszy z dwóch botów jest lepszy: podaj dwa, przy stole dla dwóch
arena-out-empty = --out wymaga nazwy folderu
arena-stopped = Zatrzymano; rozegrane gry: { $done } z { $games }. To samo polecenie podejmie je stąd.
arena-stopped-lost = Zatrzymano; rozegrane gry: { $done } z { $games }. Z opcją --out FOLDER zostałyby zachowane.
arena-evidence = logarytm ilorazu wiarygodności { $ratio }, rozdania: { $deals }
arena-undecided = Nie rozstrzygnięto, czy { $first } jest lepszy niż { $second } ({ $low } lub { $high } Elo; { arena-evidence }).
arena-better = { $first } jest lepszy niż { $second }: gry wyjaśnia { $high } Elo, nie { $low } ({ arena-evidence }).
arena-not-better = { $first } nie jest lepszy niż { $second } o { $high } Elo: gry wyjaśnia { $low } ({ arena-evidence }).
