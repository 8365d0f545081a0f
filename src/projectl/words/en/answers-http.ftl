### What a server answers a program, or where a page cannot be shown.

## To a program, or where a page cannot be shown.
## $why: a reason, in words
## $method: GET, POST ...
## $most: the largest number
## $wanted: what was expected
## $seconds: a number
## $missing: what is missing

http-unreadable = That cannot be read: { $why }
http-not-found = There is nothing at this address.
http-wrong-method = This address does not answer { $method }.
http-too-long = That is too long: at most { $most } bytes.
http-wrong-type = Send it as { $wanted }.
http-who-are-you = Nobody knows you yet: ask for /api/me first, and send the cookie back.
http-other-origin = This came from another site’s page, so it was not done.
http-other-host = This server does not go by that name; --origin names others.
http-no-such-table = There is no such table, or you need its link.
http-not-over = The game is not over yet.
http-impossible-table = There can be no such table: { $why }
http-not-a-record = This is no record that can be replayed: { $why }
http-record-too-slow = The record takes too long to replay.
http-wrong-cursor = That is not a cursor of this list.
http-slow-down = Too much at once: wait { $seconds }{ "\u00A0" }s.
http-too-many-sockets = There are { $most } connections from your address already.
http-too-many-here = There are as many connections as the server can have: try again in { $seconds }{ "\u00A0" }s.
http-logins-busy = Too many people are logging in right now, so nothing was done: try again in { $seconds }{ "\u00A0" }s.
http-storage-gone = The database does not answer right now, so nothing was done: try again in { $seconds }{ "\u00A0" }s.
http-starting = The server is not ready yet: { $missing }.
http-too-slow = That took too long, so it was given up.
http-our-bug = Something went wrong here; it was noted.

## Why something cannot be read.
## $key: the name of what is wrong in it

unreadable-json = it is not JSON.
unreadable-deep = it is nested too deep.
unreadable-text = it is not text in UTF-8.
unreadable-key = “{ $key }” is not as it has to be.
unreadable-else = it is not what was asked for.

## What somebody is called who has not said a name; a word for women and men alike, where there is one.
## $number: a number from 1000 to 9999

guest-name = Guest { $number }
