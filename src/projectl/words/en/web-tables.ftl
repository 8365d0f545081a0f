### Making a table, the lobby, and the list of games.

## A new table.
## $number: a number
## $expansion: the name of an expansion
## $minutes: a number
## $seconds: a number
## $mode: the name of a mode
## $edition: the name of an edition
## $expansions: names of expansions, as a list

new-title = New table
new-seats = Seats
new-seat =
    { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }
new-you = You
new-host = opens the table
new-here = Here too
new-here-about = plays on this screen
new-open = Open
new-open-about = for whoever has the link
new-open-about-listed = for whoever comes
new-who = Who sits here?
new-who-person = A person here
new-who-open = Leave it open
new-who-bot = A bot
new-change = Change seat { $number }
new-add = Add a seat
new-remove = Remove seat { $number }
new-level = Strength of the bot
new-names = Names on this screen, if you like
new-add-expansion = Add { $expansion }
new-difficulty = Difficulty
new-edition = Edition
new-expansions = Expansions
new-over-days = Over days
new-over-days-about = Nobody has to stay: whoever is away is simply waited for.
new-clock = Clock
new-clock-none = None
new-clock-minutes = { $number }{ "\u00A0" }min
new-clock-none-about = Everybody takes the time they need.
new-clock-about = Each seat has { $minutes } minutes for the game, and { $seconds } seconds more with each turn. Then a bot plays on.
new-more = House rules
new-more-about = Every rule that the rulebooks disagree about.
new-changed-none = as the edition has them
new-changed =
    { $number ->
        [one] { $number } changed
       *[other] { $number } changed
    }
new-reset = As the edition has them
new-puzzles = Puzzles of your own
new-puzzles-about = A puzzle file in place of the printed puzzles, as the program writes it.
new-puzzles-none = the printed ones
new-puzzles-some = a file of your own
new-puzzles-text = Text of the puzzle file
new-puzzles-file = Choose a file
new-listed = List it in the lobby
new-listed-about = Anybody may sit down; otherwise only who has the link.
new-sentence = { $mode }, { new-seat }, { $edition }.
new-sentence-with = { $mode }, { new-seat }, { $edition } with { $expansions }.
new-black =
    { $number ->
        [one] { $number } black puzzle
       *[other] { $number } black puzzles
    }
new-each =
    { $number ->
        [one] { $number } piece of each shape
       *[other] { $number } pieces of each shape
    }
new-no-clock = no clock
new-with-clock = { $number } minutes each
new-house =
    { $number ->
        [one] { $number } house rule
       *[other] { $number } house rules
    }
new-own-puzzles = own puzzles
new-submit = Open the table
new-play = Play

## The lobby.
## $host: who opened the table
## $number: a number

lobby-title = Open tables
lobby-about = They wait for people. The game starts as soon as every seat is taken; lots then decide who begins.
lobby-empty = Nobody is waiting right now.
lobby-empty-about = Open a table and list it: whoever comes next sees it here.
lobby-make = Make a table
lobby-join = Join
lobby-join-whom = Join { $host }
lobby-host = opened by { $host }
lobby-free =
    { $number ->
        [one] { $number } seat free
       *[other] { $number } seats free
    }
lobby-taken = taken
lobby-open = open
lobby-found-none = No open tables
lobby-found =
    { $number ->
        [one] { $number } open table
       *[other] { $number } open tables
    }
lobby-loading = Looking around ...

## My games.
## $date: a date, as the language writes it

games-whose = Whose games?
games-mine = Mine
games-listed = Listed tables
games-since = From
games-until = To
games-title = My games
games-going-on = In progress
games-finished = Finished
games-none = You have not finished a game yet.
games-none-about = Finished games are kept here, with every move.
games-none-of = None of this kind yet.
games-play = Play one now
games-open = Go on
games-kind = Which games?
games-all = All
games-won = Won
games-lost = Lost
games-shared = Shared victory
games-over = Over
games-look = Replay
games-look-at = Replay the game of { $date }
games-download = Download
games-download-of = Download the game of { $date }
games-more = Show more
games-upload = Open a saved game
games-upload-about = Choose it or drop it on the button; it is kept nowhere.
games-choose = Choose a file
games-somebody = Somebody
games-loading = Looking for your games ...

## Coming to a game that is being played, by its link; and sending that link.

invited-title = A seat waits for you
invited-about = The game is under way. Take a seat, and play on as it stands.
invited-until = plays until you come
invited-watch = Only watch
inviting-title = Send this link
inviting-about = Whoever opens it may take the seat. Until then a bot plays there.
inviting-go = Play on
