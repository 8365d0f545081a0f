### Choices, plans, Finishing Touches, keys: what a table in the browser says only later.

## About a puzzle that is looked at.
## $row: a number
## $deck: a number
## $number: a number
## $slots: a number

facts-each = Points per cell
facts-fit = Your pieces that fit in it
facts-fit-none = None of your pieces fits in it.
facts-left-W = White puzzles left
facts-left-B = Black puzzles left
facts-left-G = Puzzles left
facts-row-deck = { $row } in the row, { $deck } in the deck
facts-slots = Your puzzles with it
facts-of-slots = { $number } of { $slots }

## The panel in which a choice is made.
## $puzzle: a puzzle by its id, W07
## $piece: a piece, L4
## $points: how many points
## $level: a level
## $highest: a level
## $lowest: a level
## $number: a number
## $all: how many there are

dock-reward = Choose your reward
dock-reward-about = { $puzzle } is complete. The reward is no action.
dock-reward-gone = The reserve has no { $piece } left: choose another piece.
dock-levelup = Level Up: which piece rises?
dock-levelup-about = The reward of { $puzzle }: one level up, or keep it. It is no action.
dock-levelup-again = { $piece } may rise once more.
dock-levelup-two = The reward of { $puzzle } has two arrows: you may stop after the first.
dock-recycle = Recycle a row
dock-recycle-about = Press its puzzles in the order in which they go under the deck. The last one lies deepest.
dock-recycle-white = White row
dock-recycle-black = Black row
dock-recycle-numbered =
    { $number ->
        [0] None of { $all } has a number yet.
        [one] { $number } of { $all } has a number.
       *[other] { $number } of { $all } have a number.
    }
dock-recycle-number = goes under the deck as number { $number }
dock-any-order = Any order
dock-last-number = Last number
dock-swap = Upgrade or exchange a piece
dock-swap-about = Upgrade: one level up. Exchange: another piece of its level, or lower.
dock-ghost = Break up a Ghost Piece
dock-ghost-about = You may place its parts at once, at most one on each puzzle.
dock-gain = Gain a piece
dock-gain-about = Of the lowest level that the reserve has.
dock-give = You give
dock-raised = Your piece
dock-becomes = becomes
dock-fold = Pull the sheet down, or up again
dock-get = You get
dock-own = yours
dock-far = too far
dock-level = Level { $level }
dock-levels = Level { $highest } to { $lowest }
dock-choose-first = First choose what you give, here or in your supply.
dock-gone = none left
dock-pieces =
    { $number ->
        [one] { $number } piece
       *[other] { $number } pieces
    }
dock-short-none = no { $piece } left
dock-short-some = only { $number } { $piece }

## How a puzzle could be filled.
## $puzzle: a puzzle by its id, W07
## $number: a number
## $how: a list: take it and place 2 pieces
## $pieces: pieces, as a list
## $piece: a piece, L4
## $way: a number
## $ways: a number
## $steps: numbers of steps, as a list
## $what: what is done or compiled
## $given: a piece given away, I2
## $taken: a piece that comes, V3
## $goes: up where that piece is of a higher level, else across
## $deck: W white, B black, G the only one of the solo variant

plan-title = How to complete it
plan-facts = About this puzzle
plan-about = The shortest way with the pieces you hold now.
plan-cell =
    { $number ->
        [one] { $number } cell to fill
       *[other] { $number } cells to fill
    }
plan-actions =
    { $number ->
        [one] action: { $how }.
       *[other] actions: { $how }.
    }
plan-take = take it
plan-gain =
    { $number ->
        [one] gain { $number } piece
       *[other] gain { $number } pieces
    }
plan-upgrade =
    { $number ->
        [one] upgrade { $number } piece
       *[other] upgrade { $number } pieces
    }
plan-exchange =
    { $number ->
        [one] exchange { $number } piece
       *[other] exchange { $number } pieces
    }
plan-ghost =
    { $number ->
        [one] break up { $number } piece
       *[other] break up { $number } pieces
    }
plan-place =
    { $number ->
        [one] place { $number } piece
       *[other] place { $number } pieces
    }
plan-now = now
plan-next = next turn
plan-after = the turn after
plan-later = later
plan-turns = Turn by turn
plan-more =
    { $number ->
        [one] { $number } more action
       *[other] { $number } more actions
    }
plan-brings = points and reward
plan-left = You keep meanwhile: { $pieces }
plan-left-none = Meanwhile you keep no piece.
plan-late = The game will be over before that.
plan-none = From here no way to fill it is known.
plan-here = It would lie here
plan-also = { $piece } also completes { $puzzle }: placed there first, it comes back.
plan-about-keeps = The shortest way that keeps { $piece }.
plan-other =
    { $number ->
        [one] { $number } other way
       *[other] { $number } other ways
    }
plan-way = Way { $way } of { $ways }
plan-show = Show
plan-another = Show another way
plan-used = step { $steps }
plan-step = Step { $number }: { $what }
plan-step-take = take { $puzzle }
plan-step-draw = draw from the { deck-colour } deck
plan-step-gain = gain { $piece }
plan-step-swap =
    { $goes ->
        [up] upgrade { $given } to { $taken }
       *[across] exchange { $given } for { $taken }
    }
plan-step-raise = raise { $given } to { $taken }
plan-step-ghost = break up { $piece }
plan-step-place = place { $piece }
plan-step-recycle = recycle the { deck-colour } row
plan-step-under = put { $puzzle } under the deck

## How the scores went.
## $who: a name
## $round: the number of a round or beat
## $puzzles: puzzles, as a list

curve-title = How it went
curve-copy = Copy replay link
curve-led = { $who } led from round { $round } on.
curve-you-led = You led from round { $round } on.
curve-led-with = { $who } led from round { $round } on, with { $puzzles }.
curve-you-led-with = You led from round { $round } on, with { $puzzles }.
curve-led-beat = { $who } led from beat { $round } on.
curve-you-led-beat = You led from beat { $round } on.
curve-by-touches = { $who } came to lead only with the Finishing Touches.
curve-you-by-touches = You came to lead only with the Finishing Touches.

## The list of keys.

keys-title = Controls
keys-close = Close
keys-around = Around the table
keys-actions = Actions
keys-in-hand = With a piece in hand
keys-also = Also
keys-replay = Replay
keys-tab = Next group: actions, rows, your puzzles, your supply, seats
keys-arrows = Inside a group
keys-slots = One of your puzzles
keys-help = These keys
keys-what = What is this? (what has the focus, or is under the mouse)
keys-ids = Show or hide ids of puzzles and places
keys-take = Take a puzzle
keys-gain = Gain a piece
keys-swap = Upgrade or exchange
keys-place = Place a piece
keys-master = Master Action
keys-ghost = Ghost Piece Action
keys-ambassador = Ambassador Action
keys-recycle = Recycle a row
keys-turn = Rotate
keys-flip = Flip
keys-move = Move the preview by a cell
keys-enter = Place it, or press the big button
keys-escape = Put it back
keys-undo = Undo
keys-hint = Hint
keys-again = Show again what the others did
keys-step = One decision back or on
keys-by-turn = One turn back or on
keys-ends = To the beginning, to the end
keys-pause = Play or pause
keys-space = Space
keys-by-mouse = By mouse and finger
keys-dragging = Drag
keys-drag = Onto a puzzle; or press the piece, then a lit cell, and once more where that only shows it
keys-wheel = Wheel
keys-turn-it = Rotates it
keys-right-button = Right button
keys-flip-it = Flips it
keys-second-finger = Second finger
keys-turn-or-flip = Rotates it; two taps flip it
keys-long-press = Long press
keys-details = Says what something is, and what can be done with it
keys-home-key = Home
keys-end-key = End

## Finishing Touches.
## $why: a reason, in words
## $number: how many
## $points: how many points
## $ways: what to place, as a list
## $pieces: pieces, as a list
## $puzzle: a puzzle by its id, W07
## $counts: names with numbers: Ann (3), Ben (2)
## $own: a number
## $most: the largest number
## $who: a name

touches-how = Place as many pieces as you like. Each costs one point.
touches-before = before
touches-now = if you stop now
touches-now-because = if you stop now: { $why }
touches-cost =
    { $number ->
        [one] { $number } touch, −{ $number }
       *[other] { $number } touches, −{ $number }
    }
touches-won = filled +{ $points }
touches-lost = unfinished −{ $points }
touches-best = with { $ways }: { touches-in-all }
touches-best-now = nothing more to gain
touches-counting = being counted
touches-in-all =
    { $number ->
        [one] { $number } touch in all
       *[other] { $number } touches in all
    }
touches-way = { $pieces } on { $puzzle }
touches-sums = Puzzle by puzzle
touches-sum =
    { $number ->
        [one] { $number } piece, { $pieces }: −{ $number } and +{ count-point }.
       *[other] { $number } pieces, { $pieces }: −{ $number } and +{ count-point }.
    }
touches-sum-more =
    { $number ->
        [one] { $number } more piece, { $pieces }: −{ $number } and +{ count-point }.
       *[other] { $number } more pieces, { $pieces }: −{ $number } and +{ count-point }.
    }
touches-saves = Unfinished it costs { count-point }.
touches-if-tied = One puzzle more decides a tie.
touches-too-dear = It costs more than it brings.
touches-full = Full: +{ count-point } when you are done.
touches-never =
    { $number ->
        [one] Your last piece cannot fill it. Placed here it only costs.
       *[other] Your { $number } pieces cannot fill it. Placed here they only cost.
    }
touches-no-pieces = You have no pieces left.
touches-open = { board-open-cell }; full it brings { count-point }. Each piece costs 1.
touches-others = The others
touches-seats = The seats
touches-is-done = done
touches-is-at-it = placing
touches-is-later = not yet
touches-unfinished =
    { $number ->
        [one] { $number } puzzle unfinished
       *[other] { $number } puzzles unfinished
    }
touches-your-score = your score
touches-tie = If you tie
touches-tie-all = A tie
touches-tie-puzzles = First more puzzles: { $counts }.
touches-tie-pieces = Then more pieces left over: { $counts }.
touches-tie-opponent = A tie is the opponent’s win.
touches-tie-you = you { $own }, the others { $most } at most
touches-yours = Your touches
touches-of = Touches: { $who }
touches-placed-none = none placed
touches-placed =
    { $number ->
        [one] { $number } placed
       *[other] { $number } placed
    }
touches-left =
    { $number ->
        [one] { $number } piece left
       *[other] { $number } pieces left
    }
# On a piece that was placed as a touch.
touches-mark = −1

## The result.

result-broken-off = The game was ended.
result-broken-off-about = Somebody was away, and the others agreed: nobody wins, and it does not count.
result-seat = Seat
result-rematch = Rematch
result-to-rematch = To the rematch
result-replay = Replay
result-record = Download
result-home = Home
result-winner = Winner
