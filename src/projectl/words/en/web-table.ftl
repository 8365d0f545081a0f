### The table in the browser. Room is short: labels are one or two words.

## Around the table.
## $who: a name
## $number: a number
## $puzzle: a puzzle by its id, W07
## $column: 1, 2 or 3
## $locks: how many locks
## $piece: a piece, L4
## $count: a number
## $cell: a cell, b2
## $points: how many points
## $reward: the reward, a piece or words
## $time: minutes and seconds
## $round: the number of a round or beat
## $chance: a number from 0 to 100

board-title = Project L
board-title-turn = ● Your turn · Project L
board-loading = One moment ...
board-missing = There is no such table, or you need its link.
board-closed = This table was closed.
board-your-turn = Your turn
board-your-board = Your board
board-turn-of = { $who } to play
board-meanwhile = while { $who } plays too
board-action-left =
    { $number ->
        [one] { $number } action left
       *[other] { $number } actions left
    }
board-points =
    { $points ->
        [one] point
       *[other] points
    }
board-score-of = { $who }, score:
board-no-pieces = { $who }: no pieces
board-pile =
    { $number ->
        [one] { $number } completed puzzle
       *[other] { $number } completed puzzles
    }
board-pile-empty = nothing yet
board-touches =
    { $number ->
        [one] { $number } touch
       *[other] { $number } touches
    }
board-market = Puzzles to take
board-empty-place = no puzzle here
board-deck-white = white left
board-deck-black = black left
board-deck-left =
    { $number ->
        [one] { $number } left
       *[other] { $number } left
    }
board-deck-meter = Black deck
board-deck-meter-solo = Puzzle deck
board-to-the-end = to the end
board-last-round = Final round
board-next-last = The next round is the final one
board-beats-left =
    { $number ->
        [one] { $number } more beat after this
       *[other] { $number } more beats after this
    }
board-last-beat = Last beat
board-finishing = Finishing Touches
# $locks: how many locks, in words, or that it is open.
board-column = Column { $column }: { $locks }
board-column-open = open
board-left-rows = Left rows
board-right-rows = Right rows
board-side-yours = you take here
board-side-of = { $who } takes here
board-marker-white = White marker
board-marker-black = Black marker
board-reserve = Reserve
board-supply = Your supply
board-in-supply = { $piece }: { $count } in your supply
board-in-reserve = { $piece }: { $count } in the reserve
board-free-slot = Free slot
board-cell-free = { $puzzle } { $cell }, free
board-cell-taken = { $puzzle } { $cell }, { $piece }
board-open-cell =
    { $number ->
        [one] { $number } cell open
       *[other] { $number } cells open
    }
board-puzzle-white = White puzzle { $puzzle }, { count-point }, reward { $reward }
board-puzzle-black = Black puzzle { $puzzle }, { count-point }, reward { $reward }
board-reward-up = one Level Up
board-reward-up-two = two Level Ups
board-reward-m = Ambassador Action
board-score-hidden = Victory point piles stay face down until the end
board-just-came = just came
board-just-changed = just changed
board-final-boards = What was left over
board-nothing-unfinished = No puzzle was left unfinished
board-clock = { $time } left
board-watching = watching
board-round = Round { $round }
board-beat = Beat { $round }
board-rules = Rules
board-menu = Menu
board-actions = Actions
board-hints = What a strong player would do
board-hint-ahead = { count-point } ahead at the end, { $chance }% to win
board-hint-behind = { count-point } behind at the end, { $chance }% to win
board-hint-do = Do it
board-hint-first = Do the first step
board-hint-line = Step by step
board-log = What happened
board-log-since = Since your last turn
board-log-empty = Nothing yet.
board-chat = Chat
board-chat-empty = Nobody has said anything yet.
board-chat-say = Say something
board-chat-send = Send
board-chat-here =
    { $number ->
        [one] 1 here
       *[other] { $number } here
    }
board-chat-watching =
    { $number ->
        [one] 1 watching
       *[other] { $number } watching
    }
board-unread =
    { $number ->
        [one] { $number } new message
       *[other] { $number } new messages
    }
board-seats = Seats and reserve
board-keys = Controls
board-settings = Settings
board-theme = Light or dark table
board-copy-link = Copy the link to this table
board-copied = Copied
board-sounds = Sounds
board-again = Show me that again
board-at-once = End turns at once
board-held-gone = What was to end your turn is no longer possible. Decide again.
board-sit-down = Take the seat of { $who }
board-stand-up = Leave the game: a bot takes your seat
board-lost = The connection is gone. Trying again ...
board-lost-part = A part of the page has not come yet. It does when the connection is back.
board-lost-kept = The connection is gone. What you decided is kept, and sent as soon as it is back.
board-cut-hidden = A puzzle has to be turned up first: that goes on when the connection is back.
board-cut-dropped = The game went on while you were cut off: what you had decided was not played.
board-connecting = Connecting ...
board-opponent-about = one puzzle a turn, scored at once
board-opponent-supply = { count-lock } in its supply
board-opponent-did = What it did, and why
board-hand-over = { $who } is next
# { "\u00A0" } is a space at which no line is broken.
board-hand-over-turn = { $who }, your{ "\u00A0" }turn.
board-hand-over-names = Your names (optional)
board-hand-over-go = It is me
board-play-seat = Play { $who }

## The actions, as buttons.

do-take = Take
do-gain = Gain
do-swap = Upgrade
do-place = Place
do-master = Master
do-ghost = Ghost
do-ambassador = Ambassador
do-recycle = Recycle

## The big button in the bar.
## $puzzle: a puzzle by its id, W07
## $taken: a piece that comes, V3
## $score: a score
## $best: the score that is possible

main-end = End turn
main-skip-ahead = Skip ahead
main-back-to-turn = Back to my turn
main-choose = Choose
main-place = Place
main-recycle = Recycle
main-take = Take
main-take-named = Take { $puzzle }
main-gain-it = Gain { $taken }
main-take-it = Take { $taken }
main-end-master = End Master
main-end-ambassador = End Ambassador
main-end-ghost = End Ghost
main-skip = Keep it
main-finish = Done
main-finish-at = Done at { $score }
main-finish-possible = Done at { $score } ({ $best } possible)
main-finish-of = Done at { $score } of { $best }
main-pass = End turn
main-upgrade = Upgrade to { $taken }
main-exchange = Exchange for { $taken }
main-raise = Raise to { $taken }
main-break-up = Break up
main-wait = Wait
main-turn = Rotate
main-flip = Flip
main-back = Put back
main-hint = Hint
main-thinking = Thinking
main-undo = Undo
main-more = More

## The sentence in the bar: what to do now.
## $number: how many
## $seconds: a number
## $who: a name
## $piece: a piece, L4
## $ways: what to place, as a list
## $best: the score that is possible
## $score: a score
## $puzzle: a puzzle by its id, W07
## $puzzles: a puzzle by its id
## $points: how many points
## $given: a piece given away, I2
## $pieces: pieces, as a list

bar-whole = Show the whole sentence
bar-plays = { $who } plays.
bar-again = Again, { $at } of { $of }: { $text }
bar-held = Your turn is played. End it, or undo.
bar-held-pass = Your other actions stay unused. End your turn, or undo.
bar-at-once = This turns up a new puzzle, so your turn ends at once.
bar-watching = You are watching.
bar-compiling = Bots are being compiled for this machine, once: about { $seconds }{ "\u00A0" }s to go.
bar-away = { $who } has been away for { $time }.
bar-away-seat = The seat stays theirs.
bar-away-clock = Their clock runs on.
bar-wait =
    { $number ->
        [one] { $who } is thinking.
       *[other] { $who } are thinking.
    }
bar-nowhere = { $piece } fits nowhere right now.
bar-where = Where does { $piece } go? Lit cells are free for it.
bar-place-here = Place { $piece } here?
bar-place-completes = Place { $piece }? It completes { $puzzle }: { count-point }.
bar-not-here = { $piece } does not fit here.
bar-take = Press it again to take it.
bar-do-take = Choose a puzzle from the rows.
bar-do-gain = Choose a piece.
bar-do-swap = Choose what you give, then what you get.
bar-do-place = Choose a piece from your supply.
bar-do-master = At most one piece on each puzzle.
bar-do-ghost = Choose how to break it up.
bar-do-ambassador = At most one piece on each puzzle.
bar-do-recycle = Press the puzzles of a row, one after the other.
bar-master = At most one piece on each puzzle, at least one in all.
bar-ambassador = At most one piece on each puzzle, at least one in all.
bar-ghost = At most one part on each puzzle; the rest you keep.
bar-reward = Choose your reward.
bar-levelup = Raise a piece by one level, or keep it.
bar-recycle = Press the puzzles of the row, one after the other.
bar-finishing = Each piece you place costs 1 point. When you are finished, press Done.
bar-finishing-best = With { $ways } you reach { $best }.
bar-finishing-done = No other piece pays. Done keeps your score at { $score }.
bar-completes = { $piece } completes { $puzzle }.
bar-none-yet = Take a puzzle: you have none.
bar-none-fits = No piece of yours fits right now.
bar-must =
    { $number ->
        [one] { $number } action left, and it must be used
       *[other] { $number } actions left, and all must be used
    }
bar-nothing-left = Nothing more can be done this turn.
bar-may-still =
    { $number ->
        [one] { $number } puzzle may still get a piece.
       *[other] { $number } puzzles may still get a piece.
    }
bar-may-end = No other piece can be placed: end the action.
bar-then =
    { $number ->
        [one] { $puzzles } then brings { count-point }.
       *[other] { $number } puzzles then bring { count-point }.
    }
bar-goes-comes = You give { $given } and get { $pieces }.
bar-comes = You get { $pieces }.

## Said when puzzles are completed.
## $puzzles: puzzles, as a list
## $points: how many points
## $pieces: pieces, as a list

won-with = { $puzzles } completed: { count-point } and { $pieces }
won-without = { $puzzles } completed: { count-point }

## Puzzles that have their piece in a Master Action.
## $number: a number

order-given =
    { $number ->
        [one] { $number } of the puzzles has its piece
       *[other] { $number } of the puzzles have their piece
    }

## What an action brings when it ends, puzzle by puzzle; each is drawn beside it.
## $piece: a piece, L4
## $pieces: pieces, as a list

ending-master = When the Master Action ends
ending-ambassador = When the Ambassador Action ends
ending-ghost = When the Ghost Piece Action ends
ending-full = It is full
ending-if = If { $piece } goes in
ending-back = You get { $pieces } back
ending-none = Nothing is full yet.

## Behind keys, in one word.

keyline-back = back
keyline-move = move
keyline-look = look
keyline-choose = choose
keyline-level = level
keyline-shape = shape
keyline-slots = your puzzles
keyline-all = all keys

## Below a puzzle, in a few words.
## $piece: a piece, L4
## $rest: pieces that then complete it
## $number: a number
## $pieces: pieces, as a list

pill-completes = { $piece } completes it
pill-leaves-for = { $piece } then { $rest }
pill-leaves =
    { $number ->
        [one] { $piece } { $number } cell left
       *[other] { $piece } { $number } cells left
    }
pill-no-room-for = no room for { $piece }
pill-no-room = no room
pill-nothing = nothing fits
pill-fit =
    { $number ->
        [one] { $pieces } fits
       *[other] { $pieces } fit
    }
# $action: the action that is under way, if any: master, ambassador, ghost
pill-full =
    { $action ->
        [master] Complete after Master
        [ambassador] Complete after Ambassador
        [ghost] Complete after Ghost
       *[none] Complete
    }
pill-has-its-piece = Has its piece

## Somebody is away, and the others choose how to go on.
## $who: a name
## $time: minutes and seconds

away-mark = away for { $time }
away-bot = bot
away-title = { $who } has been away for { $time }
away-about = What happens is what all who are here agree on.
away-about-clock = Their clock runs on while they are away; when it has run out, a bot plays for them. Until then, what happens is what all who are here agree on.
away-wait = Wait
away-wait-about = The seat stays theirs.
away-stand-in = A bot stands in
away-stand-in-about = It plays on until they are back.
away-break-off = End the game
away-break-off-about = Without rating, and nobody has won.
away-chosen = Chosen: { $who }

## Phrases that can be said with one press; everybody reads them in their own language.

phrase-well-played = Well played
phrase-thinking = Thinking ...
phrase-one-more = One more?
phrase-thanks = Thanks
