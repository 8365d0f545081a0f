### What a server answers when it does not do something.

## At a table.
## $seat: the number of a seat
## $given: a number
## $now: a number
## $most: the largest number
## $why: a reason, in words
## $seconds: a number
## $least: the smallest number

server-not-your-seat = That seat is not yours.
server-no-such-seat = This table has no seat { $seat }.
server-seat-taken = Somebody sits there already.
server-seat-kept = That seat is kept for somebody else.
server-one-seat = You have a seat already: in a running game nobody takes another’s.
server-sat-too-often = You have sat down at this table too often: open one of your own.
server-stay-seated = Too many have come and gone at this table: stay until the game begins, or let the host close it.
server-not-seated = You do not sit at this table.
server-not-waiting = The game has begun already.
server-not-playing = The game has not begun yet.
server-game-over = The game is over.
server-not-over = The game is not over yet.
server-closed = This table was closed.
server-not-host = Only the one who opened the table may do that.
server-stale = The game has moved on meanwhile: look, and decide again.
server-nothing-to-undo = You have nothing to undo.
server-undo-turn-over = Too late: your turn is over, and the others have seen it.
server-undo-revealed = Too late: that turned up a puzzle, and everybody has seen it.
server-held = Your turn is played: end it, or undo first.
server-not-held = Your turn is not waiting to be ended.
server-nobody-away = There is nothing to choose: nobody is away for long, or not all of the others are there.
server-chosen-too-often = At one table at most { $most } such choices are made.
server-undo-too-often = In one turn at most { $most } decisions can be undone.
server-no-such-table = There is no such table, or you need its link.
server-not-joined = Join the table first.
server-no-hints = No hints while other people play at the table.
server-not-your-decision = It is not yours to decide now.
server-unseen = Nobody has seen the top of a deck: there is no plan for it.
server-unreadable = That message cannot be read: { $why }
server-slow-down = Too much at once: wait { $seconds }{ "\u00A0" }s.
server-busy = The bots are all thinking: try again in { $seconds }{ "\u00A0" }s.
server-storage-gone = The game cannot be saved right now, so nothing was done: try again in { $seconds }{ "\u00A0" }s.
server-too-many-tables = You watch { $most } tables already.
server-nothing-said = There is nothing in that to read.
server-unknown-person = There is no such person any more.
server-bad-name = A name has 1 to { $most } letters that can be seen.
server-name-taken = A bot or the opponent is called that, or looks so: choose another name.
server-name-disguised = This name mixes letters of two alphabets that look the same: write each word in one.
server-bad-account = The name of an account has { $least } to { $most } letters and no spaces.
server-account-taken = Somebody has that account already: choose another name.
server-has-account = You have an account already.
server-no-account = You are a guest and have no password.
server-weak-password = A password has { $least } to { $most } letters.
server-wrong-password = There is no such account with that password.
server-wrong-code = There is no such account with that code, or the code was used before.
