### What a thing on the table is, and what can be done with it: said to whoever presses it or rests on it.

## About a card or piece.
## $deck: W white, B black, G the only one of the solo variant
## $reward: the reward, a piece or words
## $level: a level, 1 to 5
## $count: a number
## $who: a name
## $pieces: pieces, as a list

details-puzzle =
    { $deck ->
        [W] White puzzle
       *[B] Black puzzle
    }
details-reward = Reward: { $reward }
details-yours = Your pieces:
details-price = until it is full
details-level = Level { $level }
details-held = { $count } in your supply
details-held-by = { $who }: { $count }
details-reserve = { $count } in the reserve
details-good-for = On your puzzles
details-not-yours = Only { $who } may place pieces here.
details-empty = Empty place
details-empty-about = It is filled again when its deck has a puzzle for it.
details-free = There is room for another puzzle here.
details-free-yours = A puzzle that you take comes to a free slot.
details-deck =
    { $deck ->
        [W] White deck
        [B] Black deck
       *[G] Puzzle deck
    }
details-deck-about = Puzzles come from here when a place of the row becomes free.
details-deck-ends = When its last puzzle leaves it, the end of the game begins.

## About a seat, its lamps, score, supply and completed puzzles.
## $who: a name
## $number: a number
## $actions: actions, as a list

details-bot = A bot.
details-person = A person.
details-supply = Supply: { $who }
details-supply-none = No pieces.
details-pile = Completed puzzles: { $who }
details-pile-about = Their points count, whatever else happens.
details-pile-opponent = What the opponent takes counts for it at once.
details-noted =
    { $number ->
        [one] { $number } of them is noted and back in the white deck.
       *[other] { $number } of them are noted and back in the white deck.
    }
details-lamps = Actions: { $who }
details-lamps-about = Every lamp is an action of the turn. One that was used shows what for.
details-lamps-spent = Used for: { $actions }
details-score = Score: { $who }
details-clock = Clock: { $who }
details-clock-about = It runs while this seat has to decide.

## About markers, locks, and how long the game lasts.
## $who: a name
## $side: left or right
## $deck: W white, B black, G the only one of the solo variant
## $left: how many are left, in words

details-marker-of = { $who } has it, and plays now.
details-marker-yours = You have it, and play now.
details-marker-about = Whoever has it takes puzzles from the { side-name } rows.
details-marker-moves = When both holders have finished, the markers move on by a seat.
details-column-locked = The opponent takes nothing from a locked column.
details-column-open = No lock: the opponent may take from here.
details-column-take = You may take from any column. One lock of it then goes to the opponent’s supply.
details-locks-supply = It puts them all above the column from which it takes next.
details-meter = Until the end
details-meter-deck = { details-deck }: { $left }.
details-meter-standard = When its last puzzle has left it, the round is finished and one more is played. Then come the Finishing Touches.
details-meter-solo = When it is empty, the round is finished and one more is played. Then come the Finishing Touches.
details-meter-line-clear = When its last puzzle has left it, play goes on until both markers have come back to the first player. Then come the Finishing Touches.

## What can be done.
## $pieces: pieces, as a list

details-can = What you can do
details-not-now = Not possible now.
details-draw = Draw its top puzzle
details-choose = Choose it
details-swap-for = Give { $pieces } for it
details-do-take = Take a puzzle from a row to a free slot of yours. The row is refilled.
details-do-gain = Take the smallest kind of piece that the reserve has.
details-do-swap = Give a piece back and get one of the next level (upgrade), or another of its level or lower (exchange).
details-do-place = Lay one piece on one of your puzzles, turned and flipped as you like. There it stays until the puzzle is full.
details-do-master = Place a piece on each of your puzzles, or on some of them, as one action. Once in a turn.
details-do-ghost = Give a piece of level 5 back for smaller ones of the same shape together, and place them at once if you like.
details-do-ambassador = Like a Master Action, and beside it: for a completed Ambassador puzzle, once.
details-do-recycle = All puzzles of a row go under their deck, and others come.

## A plan for one's turn, step by step in one sentence.
## $first: the first step, in words
## $rest: the others, in words
## $step: a step, in words
## $later: the steps after it, in words
## $puzzle: a puzzle by its id, W07
## $piece: a piece, L4
## $pieces: pieces, as a list
## $given: a piece given away, I2
## $taken: a piece that comes, V3
## $goes: up or across
## $deck: W white, B black, G the only one of the solo variant
## $action: master or ambassador

coach-plan = First { $first }, then { $rest }.
coach-then = { $step }, then { $later }
coach-only = Best now: { $step }.
coach-take = take { $puzzle }
coach-draw = draw from the { deck-colour } deck
coach-gain = gain { $piece }
coach-reward = take { $piece } as your reward
coach-swap =
    { $goes ->
        [up] upgrade { $given } to { $taken }
       *[across] exchange { $given } for { $taken }
    }
coach-raise = raise { $given } to { $taken }
coach-ghost = break { $piece } up into { $pieces }
coach-place = place { $piece } on { $puzzle }
coach-completes = place { $piece } on { $puzzle }, which completes it
coach-begin = begin the { action-name } Action
coach-recycle = recycle the { deck-colour } row
coach-pass = end your turn
