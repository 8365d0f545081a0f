### What other commands of the program say.

## Bots.
## $number: a number
## $cause: a sentence
## $stand_in: the name of a bot
## $name: a name
## $about: a sentence
## $rating: a number
## $default: a clause
## $value: a value

bot-forfeits = Seat { $number } forfeits: { $cause } { $stand_in } takes it.
bot-listening = { $name } speaks the bot protocol here, a JSON object a line (docs/bot-protocol.md). Ctrl-D ends.
bot-listed = { $name }: { $about }
bot-rated = { $name }: { $about } (rating { $rating })
bot-setting = { $name }: { $about } ({ $default })
bot-default = { $value } unless told
bot-no-default = off unless told
bot-setting-think-ms = how long to think about a decision, in ms
bot-setting-nodes = how many positions to look at in place of a time: the same moves again
bot-setting-champion-nodes = how many positions to look at, in solo only: the same moves again
bot-setting-width = how many lines of play to follow at once
bot-setting-noise = by how many points it misjudges positions at most

## Bots against each other.
## $address: the address of a cluster
## $reason: why, in words
## $python: the Python that runs, as it is typed

arena-no-ray = --ray needs Ray, which is not installed: { $python } -m pip install 'projectl[arena]'.
arena-ray-nowhere = --ray needs the address of a cluster, or local for one of its own.
arena-ray-unreachable = No Ray cluster answers at { $address }: { $reason }.

## Compiling, once.
## $what: what is done or compiled
## $seconds: a number

warm-compiling = Compiling { $what }, once: about { $seconds }{ "\u00A0" }s ...
warm-compiled = Compiled { $what } in { $seconds }{ "\u00A0" }s.
warm-rules = the rules
warm-solver = the solver
warm-search = the bots’ search
warm-tree = the bots’ tree search

## Training.
## $path: a file
## $size: a number
## $why: why, in words
## $command: what to type

train-needs-torch = Training needs PyTorch: install projectl[learn].
train-bundled = { $path } is written ({ $size } MB). On a machine with Python 3.12 and PyTorch: { $command }
train-no-bundle = The archive cannot be written: { $why }.

## Filling one puzzle.
## $cells: how many cells, or cells, b2b3
## $ways: how many ways
## $sets: how many sets of pieces
## $own: how many ways
## $actions: how many actions
## $pieces: how many pieces, or the pieces there are
## $number: a number
## $shown: a number
## $puzzle: a puzzle by its id, W07
## $piece: a piece, L4
## $text: what was typed
## $count: a number
## $asked: a number

# $own: how many ways with the pieces at hand.
solve-ways = { count-cell } to fill: { count-way } from { count-set } of pieces; { $own ->
        [one] 1 way
       *[other] { $own } ways
    } from the pieces at hand alone.
solve-at-hand = At hand:
solve-fewest = Done in { count-action }, { count-piece } placed; no plan takes fewer.
solve-action = action { $number }
solve-some-fillings = Fillings from few pieces, { $shown } of { count-set }:
solve-full = The puzzle is full.
solve-impossible = No plan fills it: supply and reserve together lack the pieces.
solve-not-found = No plan was found within the search’s limit; there may be one.
solve-no-puzzle = There is no puzzle { $puzzle }; `projectl puzzles list` shows those there are.
solve-no-piece = There is no piece { $piece }; the pieces are { $pieces }.
solve-placed-like = A piece on the puzzle is written like I2:a3b3, not { $text }.
solve-no-such-cells = { $piece } does not have the shape of { $cells }; cells are columns a-e and rows 1-5, like a3b3.
solve-does-not-fit = { $piece } cannot lie on { $cells }: that is outside the recess, or another piece is there (T9).
solve-reserve-like = What the reserve has is written like O1=0, not { $text }.
solve-too-many-left = The reserve can have at most { $count } { $piece } here (C2).
solve-too-many = The box does not hold { $asked } { $piece }, only { $count } (C2).
solve-needs-ghost = { $piece } belongs to the Ghost Piece expansion: add --expansions ghost (C4).

## Writing a site of pages.
## $folder: a folder
## $count: how many files

site-not-built = The pages have not been built here: python3 dev.py play builds them.
site-other-folder = { $folder } is not empty, and is no site of this program: name another folder.
site-written = { $folder } is a site of { $count } files: put them on any web host, at any path. To try it: python3 -m http.server --directory { $folder }
site-ask-first = Before you publish it, read NOTICE.txt there: the game, its name and its puzzle designs are Boardcubator’s, and whoever publishes the 52 faces asks the publisher first.

## Running a server.
## $setting: a setting, as it is typed
## $given: what was given
## $reason: why, in words
## $database: a file or address
## $least: the smallest number
## $most: the largest number
## $processes: a number
## $host: a host of the network
## $other: a number
## $url: an address
## $python: the Python that runs, as it is typed

serve-database-kind = { $setting } is a file, or postgresql://USER:PASSWORD@HOST/NAME, not '{ $given }'.
serve-no-postgres = { $setting } { $given } needs a driver that is not installed: { $python } -m pip install 'projectl[postgres]'.
serve-database-gone = { $setting } { $given } cannot be used: { $reason }.
serve-database-used = { $setting } { $given } is served by another Project L already: stop that one, or give this one another file.
serve-database-damaged = { $setting } { $given } is damaged ({ $reason }): put a backup in its place.
serve-database-large = { $database } is large: only a part of it was looked through for damage.
serve-origin = { $setting } is the address of a page like https://example.org, not '{ $given }'.
serve-proxy = { $setting } is the address or network of a proxy like 10.0.0.1 or 10.0.0.0/8, not '{ $given }'.
serve-number = { $setting } is a number from { $least } to { $most }, not { $given }.
serve-host = { $setting } is empty; 127.0.0.1 is this machine alone, 0.0.0.0 is every way in.
serve-workers-sqlite = { $setting } is { $given }, but SQLite is for one process: give a PostgreSQL database with --database, or 1.
serve-bots-few = { $setting } is { $given }, but each of the { $processes } processes needs at least one.
serve-port-used = { $setting } { $given } is in use on { $host }, perhaps by another Project L: stop that one, or choose another, for example --port { $other } with a --database of its own.
serve-port-refused = { $setting } { $given } cannot be opened on { $host }: { $reason }.
serve-open = Project L is open at { $url }
serve-stop = Press Ctrl-C to stop; games are kept in { $database }.
serve-stopped = Stopped; every game goes on from where it was.
serve-died = The server ended by itself: the log above says why.

## Looking at puzzles.
## $file: a file
## $set: the name of a set of puzzles
## $version: a number
## $digest: letters and figures
## $ids: ids of puzzles, with commas
## $problems: how many problems

puzzles-id = id
puzzles-points = points
puzzles-cells = cells
puzzles-reward = reward
puzzles-count = puzzles
puzzles-white = white
puzzles-black = black
puzzles-all = all
puzzles-set = { $file }: set { $set } { $version }, digest { $digest }
puzzles-more-problems = { $file }: { count-more-problem } below
puzzles-none = There is no puzzle { $ids } in the game; `projectl puzzles list` shows those there are.
puzzles-none-in = There is no puzzle { $ids } in { $file }; `projectl puzzles list --file` shows those there are.
