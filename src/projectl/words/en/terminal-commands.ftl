### What `-h` says: commands, options and headings. Names of options and what is typed stay as they are.

## What each command does.

command-projectl = Project L, the board game of fitting pieces: play it, look at it, measure it.
command-ends = Exit codes: 0 done, 1 refused or failed, 2 cannot be read, 130 ended by Ctrl-C.
command-play = Play in this terminal, hot-seat or against bots.
command-daily = Play the puzzle of the day; nothing can be undone.
command-serve = Open a table that people join over a network; every flag is also a variable, PROJECTL_PORT for --port.
command-site = Write the game as a web site: a folder of files that needs no server.
command-arena = Let bots play each other, on shared deals and each on every seat, and rate them.
command-puzzles = Look at puzzles, and check a puzzle file of your own.
command-puzzles-check = Say what is wrong with a puzzle file, line by line, or what is in it.
command-puzzles-show = Draw puzzles: points top left, reward top right, a dot for every cell to be filled.
command-puzzles-list = List puzzles with their points, rewards and numbers of cells.
command-solve = Fill a puzzle in the fewest actions, and show in how many ways it can be filled.
command-rules = Read a rule by its id or by a word: its text, its sources, and which options change it.
command-bot = Let a bot speak the bot protocol (docs/bot-protocol.md); without a name: what bots there are.
command-train = Let a network learn from games against itself, for champion to play by.
command-bench = Measure how fast rules and bots run on this machine.
command-bench-engine = Play seeded random games, on one core and on all, and say how many decisions a second were made.
command-bench-batch = Step many games at once, with observations and masks, and say how many steps a second were made.
command-bench-bots = Ask every bot for decisions in real games, and say how long it thought.
command-bench-server = Start a server on this machine, let scripted players play at it, and say how many moves a second it keeps.
command-warm = Compile rules, solver and bots now, not at the first game.

## Options and arguments.
## $languages: codes of languages, with commas

flag-help = Show this message and exit.
flag-version = Show the version and exit.
flag-language = { $languages }; without it, the system’s.
flag-play-players = How many sit at the table; the rest are bots.
flag-play-seats = Who sits where, first player first: you,random,exec:./bot
flag-play-bots = The bots that fill the other seats; projectl bot lists them.
flag-variant = The variant: standard, solo or line-clear
flag-edition = The edition: kickstarter, retail, translated or revised
flag-expansions = Expansions: ghost, ambassador, or both: ghost,ambassador
flag-difficulty = Solo: standard, challenging or unbeatable
flag-option = A house rule: exchange_down=one, must_act=yes
flag-puzzles = A puzzle file of your own.
flag-seed = The same seed deals the same game.
flag-load = Go on with a saved game.
flag-date = A day before today, to train: 2026-11-18
flag-host = Where to listen; 0.0.0.0 is everywhere.
flag-port = The port; 0 takes any.
flag-serve-database = A file, or postgresql://USER:PASSWORD@HOST/NAME.
flag-workers = Processes of the server; more than 1 need PostgreSQL.
flag-open = Open the browser.
flag-serve-bots = Processes in which bots think, all together.
flag-origin = Address people use, behind a proxy: https://example.org
flag-proxy = Address of a proxy whose X-Forwarded headers are true.
flag-rate = Rate limits, times this; 0 for none.
flag-sockets = Connections from one address, per process; 0 for any.
flag-site-out = Where to write it: a new folder, or a site.
flag-arena-bots = The bots: random, mcts:think_ms=200, exec:./mybot …
flag-games = How many games, all together.
flag-arena-players = How many sit at a table.
flag-jobs = Games at the same time; all cores if not said.
flag-arena-out = A folder for results, records and the report.
flag-json = Print the figures as JSON.
flag-think-ms = Time a decision in milliseconds, for bots not told otherwise.
flag-timeout-ms = After this long, in milliseconds, an exec: bot forfeits.
flag-sprt = Stop when it is decided whether the first is better.
flag-sprt-elo = Better by LOW Elo at most, or by HIGH at least: LOW:HIGH
flag-ray = Play on this Ray cluster; local starts one here.
flag-check-file = The puzzle file.
flag-ids = Ids of puzzles: W07 B03 GB01 …
flag-file = A puzzle file; left out: the base game and its expansions.
flag-puzzle = The id of a puzzle: W07
flag-with = The pieces at hand: I2,V3,O1
flag-placed = Pieces that lie on it: I2:a3b3,O1:c4
flag-reserve = What the reserve has left of some: O1=0,T4=1
flag-word = An id as T5, a chapter’s letter, or a word.
flag-name = The name of a bot, or with settings: NAME:key=value,key=value
flag-seconds = About how long to measure, in seconds.
flag-decisions = How many decisions each bot is asked for.
flag-tables = Tables of two players.
flag-server-seconds = How long they play, in seconds.
flag-idle = Connections that do nothing; 0 to leave that out.
flag-server-database = Fill this database with games of nobody, instead of a new file.
flag-grow = With 50, 100, 200, 500 and 1,000 tables.
flag-train-plan = A file that says how (TOML); without one: as the weights of champion were made.
flag-run = The folder of the run; where it holds one, that goes on.
flag-after = The folder of another run, to begin with what it has learned.
flag-minutes = Stop after so many minutes; what is played is kept.
flag-bundle = Train nothing: write an archive for a machine with Python 3.12, PyTorch and no network.
flag-warm-rules = Only the rules, not solver and bots.

## Headings of a help, and a language there is not.
## $default: a value
## $variable: a name, PROJECTL_PORT
## $languages: codes of languages, with commas
## $asked: what was asked for

usage-usage = Usage
usage-commands = Commands
usage-arguments = Arguments
usage-options = Options
usage-default = default: { $default }
usage-required = required
usage-variable = env var: { $variable }
usage-no-language = there are texts in { $languages }, not in { $asked }

## What was typed cannot be read.
## $why: a sentence or a clause
## $command: what to type
## $name, $names: commands or options, as they are typed
## $text: what was typed
## $bots: names of bots, with commas
## $named, $seats: numbers

usage-error = Error: { $why }
usage-try = { $command } explains it.
usage-no-command = There is no command { $name }.
usage-no-option = There is no option { $name }.
usage-did-you-mean = Did you mean { $names }?
usage-missing = { $name } is missing.
usage-missing-command = A command is missing.
usage-takes-value = { $name } needs a value.
usage-takes-no-value = { $name } takes no value.
usage-bad-value = { $name }: { $why }
usage-too-much = That is too much: { $text }
usage-aborted = Broken off.
usage-name-value = An option is written name=value, not { $text }.
usage-seats = Seats that --seats names: { $named }; seats at this table: { $seats }.
usage-bots = The bots are { $bots } and exec:COMMAND, not { $text }.
usage-seat = A seat is you or a bot ({ $bots }, exec:COMMAND), not { $text }.
