### The report of `projectl arena`: one page with everything in it, for a browser.

## $name, $first, $second: bots
## $share: a share of games, 72%
## $games, $players, $rounds, $times, $game, $number: numbers
## $edition: the name of an edition
## $low, $high: numbers with their signs, or shares
## $mean: a number
## $time: a time, 12 ms
## $code: why a bot forfeited, one word
## $cause, $zero: a sentence
## $seed, $version, $when: where it comes from

report-title = Project L arena
report-none = No game has been played yet
report-solo = { $name } beats the automatic opponent in { $share } of its games
report-leads-clearly = { $first } leads clearly
report-leads = { $first } leads, but not clearly ahead of { $second }
report-even = { $first } and { $second } have not been told apart
report-beats = { $first } beats { $second } in { $share } of the games

report-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
report-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
report-length-round =
    { $rounds ->
        [one] { $rounds } round a game
       *[other] { $rounds } rounds a game
    }
report-length-beat =
    { $rounds ->
        [one] { $rounds } beat a game
       *[other] { $rounds } beats a game
    }
report-edition = { $edition } edition
report-between = { $low } to { $high }

report-head-fair = fair share
report-head-mean = mean score

report-zero = 0 is the mean of the bots here.
report-zero-solo = 0 is the automatic opponent.
report-ratings = Ratings
report-ratings-about = Dot: the rating. Bar: its 95% interval.
report-figures = Figures
report-cross = Who beats whom
report-cross-about = How often the bot of the row won, of the games that one of the two won.
report-points-round = How points come in, round by round
report-points-beat = How points come in, beat by beat
report-points-about = Mean score so far; the shade holds the middle half of the games. A game that is over keeps its final score, which counts Finishing Touches.
report-mean-after-round = mean score after each round
report-mean-after-beat = mean score after each beat
report-axis-round = round
report-axis-beat = beat
report-scores = Final scores
report-scores-about = How often each was made; line: the mean.
report-mean-of = mean { $mean }
report-think = Time to think
report-think-about = Each decision on the clock. Bar: from the median to the 99th percentile; dot: the longest.
report-think-most = 99% within { $time }
report-think-median = median { $time }
report-think-longest = longest { $time }
report-seats = Does the seat matter?
report-seats-about = How often each seat won, whoever sat there; { $share } is its fair share.
report-seats-about-solo = How often the bots won, and how often the automatic opponent did.
report-seat = seat { $number }
report-seat-first = seat { $number } (first)
report-bots = bots
report-forfeits = Forfeits
report-forfeits-about = A bot that breaks down loses the game.
report-forfeited = { $times }× { $code }, for example in game { $game }: { $cause }

report-read = How to read this
report-read-intervals = Intervals.
report-read-intervals-about = Every bar and every range is a 95% interval: play the same arena on other deals again and again, and 19 of 20 such intervals hold the truth. Two bots whose intervals overlap widely have not been told apart. Four times as many games halve an interval.
report-read-ratings = Ratings
report-read-ratings-about = are Bradley-Terry strengths on the Elo scale: 100 points more mean winning 64% of the games against each other, 200 mean 76%, 400 mean 91%. Only differences mean something: { $zero } With more than two seats the model is the same, and only first places count. One drawn game is added for every pair, so that a bot that never lost has a rating too.
report-read-deals = Shared deals.
report-read-deals-about = Games come in groups on one deal, and in a group every bot sits on every seat: the luck of the deal and of going first falls on all alike. A shared victory counts as a part for each.
report-origin = seed { $seed }, projectl { $version } (code { $code }), { $when }
