### The table in a terminal. What stands in English like `take W2` is typed by the player and stays as it is.

## What the terminal says to what was typed.
## $seed: a number that deals the same game again
## $order: a clause: you begin
## $who: a name
## $text: what was typed
## $moves: moves, as they are typed
## $count: a number
## $number: a number
## $first: the first move taken back
## $last: the last one
## $decisions: how many decisions
## $path: a file
## $reason: why, in words
## $command: save or load
## $bot: the name of a bot
## $stand_in: the name of a bot

prompt-welcome = Project L. Tab completes what is legal; help explains; quit leaves.
prompt-seed = Seed { $seed } deals the same game again.
prompt-lots = Lots were drawn: { $order }.
prompt-you-first = you begin
prompt-who-first = { $who } begins
prompt-allowed = That is allowed: { $text }.
prompt-ambiguous = That could be { $moves }. Say a little more.
prompt-ambiguous-many = That could be { $moves } and { $count } more. Say a little more; moves shows all.
prompt-unknown-number = There is no move { $number } in the list; moves shows it.
prompt-more-news = ... news tells the rest.
prompt-no-news = Nothing has happened yet.
# The words are commands and stay as they are.
prompt-keys = Tab: what is legal   help   moves   hint   undo   quit
prompt-no-such-moves = Nothing that you may do now is meant by { $text }; moves shows all of it.
prompt-not-a-command = I do not know { $text }. Try help, or moves for everything you may do.
prompt-nothing-to-undo = There is no decision of yours to undo.
prompt-undone = Undone: { $moves }.
prompt-undone-many = Undone: { $first } ... { $last } ({ count-decision }).
prompt-saved = Saved { count-decision } to { $path }.
prompt-not-saved = { $path } could not be written: { $reason }
prompt-loaded = Loaded { $path }: { count-decision }.
prompt-not-loaded = { $path } could not be loaded: { $reason }
prompt-which-file = Say a file name: { $command } FILE
prompt-which-move = Say a move: why take W2
prompt-no-such-seat = Seats are numbered 1 to { $count }.
prompt-seat-not-deciding = { $who } may not decide now.
prompt-seat-is-bot = { $who } decides without you.
prompt-seat-now = { $who } decides now.
prompt-goodbye = Goodbye.
prompt-after-end = again deals another game; save FILE keeps this one, undo goes back, quit leaves.
prompt-not-over-yet = This game goes on. quit leaves it, and it is kept.
prompt-not-seated = Seat { $number } was { $bot }, which a record may not start or which there is not: { $stand_in } sits there.
prompt-not-text = the file is not UTF-8 text
prompt-too-long = the file is too long for a record

## Games that were left and go on.
## $decisions: how many decisions
## $reason: why, in words
## $number: a number
## $when: a date
## $who: names, as a list
## $kind: the variant
## $where: a round, as a heading
## $count: a number
## $folder: a folder

kept-leave = Leave the table? The game is kept, and offered when you play next. y or n:
# The letter with which a yes begins, as the question above names it.
kept-yes = y
kept-goodbye = Goodbye. The game is kept: it is offered when you play next.
kept-goes-on = Here the game goes on, after { count-decision }.
kept-cannot = This game cannot be kept, so use save: { $reason }
kept-list =
    { $number ->
        [one] You left this game:
       *[other] You left these games:
    }
kept-left = { $number }  { $when }  { $who }, { $kind }, { $where }
kept-older = ... and { $count } older in { $folder }
kept-which = A number goes on, Enter begins a new game, forget 1 throws one away:
kept-which-number = Say a number from 1 to { $count }, or nothing for a new game.
kept-forgotten = Game { $number } is thrown away.
kept-elsewhere = That game is open in another window.

## What an option on the command line must be.
## $wanted: the sentence before
## $least: the smallest number
## $most: the largest number

usage-whole = this is a whole number
usage-number = this is a number
usage-at-least = { $wanted }, { $least } or more
usage-between = { $wanted } from { $least } to { $most }

## Around the table that is drawn.
## $round: the number of a round or beat
## $who: a name
## $beats: how many rounds of both markers are left
## $count: a number
## $source: a place in a row, W2
## $locks: how many locks, as signs or a number

table-round = Round { $round }
table-beat = Beat { $round }
table-finishing = Finishing Touches
table-over = The game is over
table-to-play = { $who } to play
table-you-to-play = Your turn
table-last-round = FINAL ROUND
table-next-is-last = round { $round } is the final one
table-beats-left = { $beats } more after this
table-last-beat = LAST BEAT
table-master-ready = Master ready
table-master-used = Master used
table-deck-white = white deck { $count }
table-deck-black = black deck { $count }
table-deck-solo = deck { $count }
table-reserve = reserve
table-supply = supply
table-times = ×{ $count }
table-nothing = no pieces
table-no-puzzles = No unfinished puzzles.
table-take-one = No unfinished puzzles. Take one: take { $source }
# Points taken off.
table-touches = touches -{ $count }
table-ambassador = Ambassador { $count }
table-left-rows = left rows: { $who } (white)
table-right-rows = right rows: { $who } (black)
table-opponent = Opponent
table-opponent-supply = in its supply: { count-lock }
table-opponent-next = takes from open columns (X7)
table-open = open
table-locked = { $locks } locked
table-hidden = ? points

## Beside what is offered while somebody types.
## $points: how many points
## $cells: how many cells
## $reward: the reward, a piece or words
## $puzzle: a puzzle by its id, W07
## $count: a number
## $deck: W white, B black, G the only one of the solo variant

meta-take = take a puzzle
meta-gain = take a piece of the lowest level from the reserve
meta-swap = upgrade a piece by a level, or exchange it for the same level or lower
meta-place = put a piece on a puzzle of yours
meta-master = one piece on each puzzle, once a turn
meta-ambassador = like master, from an Ambassador puzzle
meta-ghost = break a level-5 piece up
meta-reward = choose your reward
meta-levelup = raise a piece
meta-recycle = put a whole row under its deck
meta-under = this puzzle goes under its deck next
meta-done = end this
meta-skip = decline
meta-pass = end the turn early
meta-puzzle = { count-point }, { count-cell }, reward { $reward }
meta-unseen = unseen, from the top of the deck
meta-open-cells = { $puzzle }, { count-cell } open
meta-have = you have { $count }
meta-reserve = { $count } in the reserve
meta-completes = completes { $puzzle }
meta-row = the { deck-colour } row
meta-help = how to play; help T5 for a rule
meta-moves = everything you may do now
meta-why = why a move is not allowed
meta-hint = the best moves, and why
meta-undo = back to your last decision
meta-save = save FILE
meta-load = load FILE
meta-rules = rules ID or WORD
meta-table = draw the table again
meta-seat = decide for another player
meta-news = what happened since you were asked last
meta-again = another game, once this one is over
meta-quit = leave; the game is kept

## What to do now.
## $parts: pieces, I2+V3
## $puzzle: a puzzle by its id, W07
## $moves: moves, as they are typed
## $deck: W white, B black, G the only one of the solo variant
## $pieces: how many pieces
## $others: names, as a list
## $number: the number of a seat

hint-master = Master Action: place at most one piece on each puzzle, then done.
hint-ambassador = Ambassador Action: place at most one piece on each puzzle, then done.
hint-ghost = Ghost Piece Action: place any of { $parts }, at most one on each puzzle, then done.
hint-reward = Choose your reward for { $puzzle }: { $moves }
hint-levelup = Level Up from { $puzzle }: raise a piece (levelup I2 V3), or skip.
hint-levelup-again = Level Up from { $puzzle }, second step: raise a piece again, or skip.
hint-recycle = Which puzzle goes under the { deck-colour } deck next? { $moves }
hint-finishing = Finishing Touches: place pieces at 1 point each, or say done. So far: { count-piece }.
hint-two-decide = { $others } may decide too: seat { $number } changes over.

## Hints of a strong player.
## $moves: moves, as they are typed
## $most: the largest number

advice-then = then { $moves }
advice-how-many = Say how many moves you want to hear of, from 1 to { $most }: hint 3

## Numbers with a noun that only the terminal says.
## $points: how many points
## $decisions: how many decisions
## $ways: how many ways
## $sets: how many sets of pieces
## $cores: how many cores
## $problems: how many problems

# Where there is little room.
count-point-short =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
# Where there is room for a letter only.
count-point-tiny =
    { $points ->
        [one] { $points }p
       *[other] { $points }p
    }
count-decision =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
count-way =
    { $ways ->
        [one] { $ways } way
       *[other] { $ways } ways
    }
count-set =
    { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    }
count-core =
    { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }
count-more-problem =
    { $problems ->
        [one] { $problems } more problem
       *[other] { $problems } more problems
    }

## At a daily puzzle.
## $text: what was typed
## $command: a command, as it is typed

daily-bad-date = A day is written like 2026-11-18, not { $text }.
daily-without = There is no { $command } at a daily puzzle.
