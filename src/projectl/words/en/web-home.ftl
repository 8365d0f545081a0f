### The start page, the frame around every page, what several pages say, and what goes wrong on any of them.

## The start page.
## $bot: the name of a bot
## $number: how many
## $expansions: names of expansions, as a list

home-name = Project L
home-description = { home-name } in your browser: fit pieces into puzzles, alone, against bots or with friends.
home-to-home = Project L, to the start
home-skip = To the content
home-pages = Pages
home-menu = Menu
home-rules = Rules
home-replays = My games
home-lobby-nav = Lobby
home-settings = Settings
home-language = Language
home-to-light = Light table
home-to-dark = Dark table
home-fair = Bots see only what you see. No adverts, no trackers, no account needed.
home-free = Free software under the MIT licence
home-credit = Project L is a game by Boardcubator, who have no part in this.
# The first line of the heading; the next text is the second.
home-title-one = Every piece
home-title-two = has a place.
home-lead = Project L in your browser, for one to six people and bots. No account needed.
home-play-now = Play now
home-against = Against { $bot }
home-learn = Learn the rules
home-opening = The table is being laid ...
home-ways = Ways to play
home-bot = Play a bot
home-bot-about = Bots see only what you see.
home-bots = At the table
home-bots-count =
    { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }
home-solo = Solo
home-solo-about = Outwit the opponent and its locks.
home-hot-seat = Hot-seat
home-hot-seat-about = One screen, passed around the table.
home-people = How many people?
home-people-count =
    { $number ->
        [one] { $number } person
       *[other] { $number } people
    }
home-people-with = { home-people-count }, with { $expansions }
home-friends = With friends
home-friends-about = Send one link. Nobody needs an account.
home-make = Make a table
home-lobby = Lobby
home-lobby-none = Nobody is waiting right now.
home-lobby-count =
    { $number ->
        [one] { $number } table waits for people.
       *[other] { $number } tables wait for people.
    }
home-lobby-about = Sit down with whoever is there.
home-look-in = Look in
home-go-on = Go on playing
home-replay = Replays
home-replay-about = Replay a game, move by move.
home-all-games = My games
home-open-file = Open a record
home-offline = Plays without a network, too.
home-install = Install

## A puzzle a day.
## $days: how many

daily-title = Daily puzzle
daily-points = Most points in this turn
daily-both = Fill both with the fewest actions
daily-touches = Finishing Touches: the best end
daily-row =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }

## On every page.

web-home = Home
web-again = Try again
web-close = Close
web-lost = The connection is gone: it was perhaps not done. Look again in a moment.
web-nothing-here = There is nothing at this address.
web-nothing-about = The link may have a letter missing. Nothing of yours is lost.
web-nothing-home = To the start page
web-seat-open = Open seat
web-log-undo = undoes the last decision
web-log-undo-you = undo the last decision

## Said on several pages.
## $rule: the id of a rule
## $when: a date
## $round: the number of a round or beat
## $seed: a number that deals the same game again
## $minutes: a number
## $seconds: a number

new-rule = Rule { $rule }
settings-name = Your name
settings-name-about = What others see at the table.
settings-save = Save
settings-saved = Saved.
games-your-turn = Your turn
games-their-turn = Others play
games-waiting = Waits for people
games-ago = { $when }
games-too-big = That is no record: it is longer than 256 kB.
games-unreadable = That file cannot be read as text.
replay-copied = Copied
replay-pile = Victory point pile
replay-round = Round { $round }
replay-beat = Beat { $round }
replay-seed = Seed { $seed }
replay-copy-seed = Copy the seed
new-mode = Mode
lobby-clock = { $minutes }{ "\u00A0" }min + { $seconds }{ "\u00A0" }s
lobby-no-clock = no clock

## What could not be done.

error-no-server = This needs a server, and where this page comes from there is none. You can play here all the same: against bots, alone, or around this screen.
error-offline = The server does not answer. Try again in a moment.
error-not-copied = The browser would not copy; the link is selected, copy it by hand.

## Games of this device.
## $number: a number
## $who: a name
## $line: the number of a line
## $why: a reason, in words

here-title = Games on this device
here-about = Games without people from elsewhere are played in this page. They are kept in this browser on this device, as are your settings; no server has them. Who deletes the browser’s data deletes them too: a file keeps them.
here-none-kept = This browser keeps nothing for this page.
here-games =
    { $number ->
        [one] { $number } game is kept here.
       *[other] { $number } games are kept here.
    }
here-export = Save all as a file
here-import = Bring a file along
# The name of a file.
here-file-name = projectl-games.json
here-no-file = That is no file of saved games, or one of a newer version.
here-brought =
    { $number ->
        [one] { $number } game came along, and the settings.
       *[other] { $number } games came along, and the settings.
    }
here-not-brought =
    { $number ->
        [one] { $number } game of the file cannot be played here.
       *[other] { $number } games of the file cannot be played here.
    }
here-delete = Delete all games of this device
here-delete-about = They are gone for good, those that go on too. Your settings stay.
here-delete-do = Delete all
here-deleted = Nothing is kept here any more.
here-played = On this device
here-take-backs = With undo
here-no-such-game = This game is not in this browser.
here-elsewhere = This game is being played in another tab.
here-invite = Invite a friend
here-invite-for = Invite a friend, in place of { $who }
here-moved = This game goes on at a server, where others can come to it.
here-moved-go = Go on playing
here-line = line { $line }: { $why }
here-take-over = Play it here
here-unkept = This browser can keep nothing more: the game lasts as long as this page is open.
here-without-bots = The bots have not come through: the game goes on as soon as they can be fetched.
here-saved-newer = This game was saved by a newer version of this page. Reload the page to go on with it.
here-saved-otherwise = This game was saved by a version with other rules and cannot go on here.
here-broken = Something inside went wrong, and was put right: the game is as it was. Try again.
