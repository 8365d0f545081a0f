### A table that still waits for people.

## The waiting room.
## $who: a name
## $number: a number
## $host: who opened the table
## $name: a name

waiting-kept = kept for { $who }
waiting-title =
    { $number ->
        [one] Waiting for one more person
       *[other] Waiting for { $number } more people
    }
waiting-title-full = Here we go ...
waiting-come-in = { $host } is waiting for you
waiting-come-in-about = Take a seat. The game starts as soon as all are taken.
waiting-about = The game starts as soon as every seat is taken. Lots then decide who begins.
waiting-full-about = All seats are taken; you can watch from here.
waiting-seats = Seats
waiting-seat = Seat { $number }
waiting-open = Open seat
waiting-sit = Sit here
waiting-stand = Stand up
waiting-you = you
waiting-away = away
waiting-is-here = is here
waiting-share = Invite people
waiting-share-about = One link for all open seats. Nobody needs an account.
waiting-link = Link to this table
waiting-copy = Copy
waiting-copied = Copied
waiting-send = Send
waiting-qr = The link as a QR code
waiting-qr-about = or scan it with a phone
waiting-start = Start with bots in the empty seats
waiting-close = Close the table
waiting-close-sure = Close it for everybody?
waiting-close-yes = Close it
waiting-close-no = Keep it open
waiting-table = This table
waiting-edition = Edition
waiting-expansions = Expansions
waiting-clock = Clock
waiting-house = House rules
waiting-watching =
    { $number ->
        [one] { $number } person is looking on
       *[other] { $number } people are looking on
    }
waiting-name = You are called { $name } here.
waiting-rename = Change
waiting-chat = Chat
waiting-chat-none = Say hello.
waiting-chat-say = Message
waiting-chat-send = Send
waiting-listed = Listed in the lobby
waiting-private = Private: only with the link
