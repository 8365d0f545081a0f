### Why there can be no such table, puzzle file or record. Each stands behind a colon.

## Clauses that begin in lower case.
## $value: a value
## $offered: pieces, with commas
## $option: a house rule, as it is typed
## $fewest: a number
## $most: the largest number
## $seats: how many seats
## $needed: a number
## $each: a number of pieces
## $white: a number of white puzzles
## $black: a number of black puzzles
## $puzzles: a number
## $bot: the name of a bot
## $bots: names of bots, with commas
## $names: a number of names
## $line: the number of a line
## $found: what was found there
## $series: beginnings of ids
## $puzzle: a puzzle by its id, W07
## $first: the number of a line
## $rewards: pieces
## $cells: a number
## $rows: a number
## $wanted: what was expected
## $format: a number
## $keys: words of a record
## $key: a word of a record
## $seat: the number of a seat
## $here: names of puzzle sets
## $promised: a number

impossible-unknown-value = { $value } is not to be had; there is { $offered }.
impossible-pieces-each = there are 1 to 99 pieces of each shape.
impossible-yes-or-no = { $option } is either so or not.
impossible-no-option = nobody knows a house rule { $option }.
impossible-solo-is-one = solo has one seat.
impossible-seat-count = in this mode and edition there are { $fewest } to { $most } seats, not { $seats }.
impossible-difficulty-alone = only solo has a difficulty.
impossible-endless-solo = the endless white deck is for two or more seats.
impossible-few-pieces = it needs { $needed } level-1 pieces, but there are { $each } of each shape.
impossible-solo-puzzles = solo needs { $white } white and { $black } black puzzles.
impossible-few-black = { $seats } seats need { $needed } black puzzles, and there are { $black }; add Ghost Piece, or black puzzles of your own.
impossible-many-white = a game holds { $most } white puzzles at most, and these are { $white }.
impossible-many-puzzles = a game holds { $most } puzzles at most, and these are { $puzzles }.
impossible-no-bot = there is no bot { $bot }; there are { $bots }.
impossible-no-people = at least one seat is for people.
impossible-no-guest = one seat at least is yours, and one is for whoever comes.
impossible-names-for-seats = there are { $names } names for { $seats } seats.
impossible-names-of-others = only those on your screen are given names; others have theirs.
impossible-file-half-character = the puzzle file holds half a character and cannot be saved.
impossible-file-too-long = the puzzle file is longer than { $most } bytes.
impossible-file-empty = the puzzle file holds no puzzle.
impossible-file-set-name = line { $line } of the puzzle file: a set is named by '; set: NAME VERSION', a word and a whole number.
impossible-file-stray-row = line { $line } of the puzzle file: a row without ID POINTS REWARD above it.
impossible-file-header = line { $line } of the puzzle file: it should be ID POINTS REWARD.
impossible-file-unknown-id = line { $line } of the puzzle file: nobody knows the id { $found }; ids are { $series }.
impossible-file-twice = line { $line } of the puzzle file: { $puzzle } was on line { $first } already.
impossible-file-points = line { $line } of the puzzle file: points are a whole number from 0 to { $most }, not { $found }.
impossible-file-reward = line { $line } of the puzzle file: there is no reward { $found }; rewards are { $rewards }.
impossible-file-many-rows = line { $line } of the puzzle file: a puzzle has five rows, and this is one more.
impossible-file-character = line { $line } of the puzzle file: a cell is # (recess) or . (card), not { $found }.
impossible-file-row = line { $line } of the puzzle file: a row has five cells; this one has { $cells }.
impossible-file-few-rows = line { $line } of the puzzle file: a puzzle has five rows; there are { $rows } below it.
impossible-file-no-recess = line { $line } of the puzzle file: the recess of { $puzzle } is empty.
impossible-file-cannot-be-filled = line { $line } of the puzzle file: no pieces of the box fill the recess of { $puzzle }.
impossible-record-too-long = it is longer than a record can be.
impossible-record-format = line 1 should be { $wanted }, not { $found }.
impossible-record-newer = it has format { $format }, and this program reads up to { $most }: update it.
impossible-record-line = line { $line } is no line of a header: { $found }.
impossible-record-name = line { $line }: a name has 1 to { $most } letters.
impossible-record-letter = line { $line }: behind a backslash stands the number of a letter.
impossible-record-cut-off = line { $line }: it ends in its header.
impossible-record-missing = line { $line }: its header has no { $keys }.
impossible-record-start = line { $line }: it begins from a seed or from a position, one of them.
impossible-record-empty-line = line { $line }: an empty line stands among the decisions.
impossible-record-decision = line { $line }: a decision is written SEAT MOVE, not { $found }.
impossible-record-number = its { $key } is no whole number: { $found }.
impossible-record-seed = it has neither a seed from 0 to 2**64 - 1 nor a position.
impossible-record-option = options are written name=value, not { $found }.
impossible-record-position = its position cannot be read.
impossible-record-unsound = its position cannot be on a table.
impossible-record-seat = it says who sat at seat { $seat }, and has { $seats } seats.
impossible-record-no-seat = line { $line }: there is no seat { $seat } at a table of { $seats }.
impossible-record-sets = it was played with other puzzles: { $found }; here are { $here }.
impossible-record-contradicts = its { $key } is not what its position says.
impossible-record-count = it promises { $promised } decisions and has { $found }: it was cut off or changed.
