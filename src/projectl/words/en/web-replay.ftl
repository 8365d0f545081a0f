### Looking through a finished game.

## The replay.
## $where: a round, as a heading
## $decision: the number of a decision
## $all: how many decisions there are
## $speed: a number
## $puzzles: how many puzzles
## $puzzle: a puzzle by its id, W07
## $column: 1, 2 or 3
## $locks: how many locks

replay-title = Replay
replay-of = Replay of a game
replay-start = Before the first decision
replay-before = The table is laid out.
replay-finishing = Finishing Touches
replay-moment = { $where } · { $decision } of { $all }
replay-slider = Moment of the game
replay-controls = Move through the game
replay-first = To the beginning
replay-last = To the end
replay-previous = One decision back
replay-next = One decision on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-speed = Speed { $speed }×
replay-decisions = All decisions
replay-copy = Copy this moment
replay-download = Download
replay-download-about = Download this game
replay-supply = Supply
replay-reserve = Reserve
replay-no-pieces = No pieces
replay-noted = + { count-puzzle } noted
replay-winner = Winner
replay-completed = { $puzzle }, completed just now
replay-free-slot = Free slot
replay-empty-place = Empty place
replay-deck-white = White deck
replay-deck-black = Black deck
replay-deck-solo = Puzzle deck
replay-left = left
replay-left-rows = Left rows
replay-right-rows = Right rows
replay-column = Column { $column }: { count-lock }
replay-open = open
replay-locks-held = In its supply: { count-lock }
replay-choose = Replay a game
replay-choose-how = Drop a record here, or choose the file. It is replayed move by move and kept nowhere.
replay-choose-file = Choose a record
replay-find = My games
replay-loading = Setting up the table ...
replay-other = Another record
replay-keys = Controls
