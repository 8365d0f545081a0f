### What `projectl arena` says.

## $count, $times, $done, $games, $kept, $whole, $rounds, $deals: numbers
## $hours, $minutes, $seconds, $number: numbers
## $span: a time, 3 min 20 s
## $name, $first, $second: bots
## $code: why a bot forfeited, one word
## $cause, $why: a sentence
## $unit: beat or round
## $path: a file
## $folder: a folder
## $low, $high: Elo points
## $ratio: a number with a sign

arena-opponent = automatic opponent
arena-hours = { $hours }{ "\u00A0" }h { $minutes }{ "\u00A0" }min
arena-minutes = { $minutes }{ "\u00A0" }min { $seconds }{ "\u00A0" }s
arena-seconds = { $number }{ "\u00A0" }s
arena-milliseconds = { $number }{ "\u00A0" }ms
arena-left = time left
arena-forfeits = forfeits: { $count }
arena-progress = Games: { $done } of { $games }
arena-progress-left = Games: { $done } of { $games }, about { $span } left
arena-head-bot = bot
arena-head-games = games
arena-head-wins = wins
arena-head-rate = win rate
arena-head-rating = rating
arena-head-score = score
arena-head-think = p99 think
arena-head-forfeits = forfeits
arena-forfeited = { $name } forfeited { $times }×: { $code }. { $cause }
arena-played = Games: { $games }; { $unit ->
        [beat] beats
       *[round] rounds
    } a game: { $rounds }; time: { $span }.
arena-uneven = With this number of games ({ $games }) not every bot gets the same seats and opponents; with { $whole } each does.
arena-kept = Games that are in { $folder } already: { $kept } of { $games }.
arena-half-written = The last line of { $path } was half written: it is dropped, and its game is played again.
arena-report = The report is { $path }, the records are in { $folder }.
arena-broken-off = { $why }. What was finished is kept.
arena-nothing-played = Nothing was played: { $cause }
arena-sprt-two = --sprt asks whether the first of two bots is better: name two, at a table of two
arena-out-empty = --out needs the name of a folder
arena-stopped = Stopped; games played: { $done } of { $games }. The same command goes on from here.
arena-stopped-lost = Stopped; games played: { $done } of { $games }. With --out FOLDER they would be kept.
arena-evidence = log likelihood ratio { $ratio }, deals: { $deals }
arena-undecided = It is not decided whether { $first } is better than { $second } ({ $low } or { $high } Elo; { arena-evidence }).
arena-better = { $first } is better than { $second }: { $high } Elo explains the games, { $low } does not ({ arena-evidence }).
arena-not-better = { $first } is not better than { $second } by { $high } Elo: { $low } explains the games ({ arena-evidence }).
