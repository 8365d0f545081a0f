### Settings and account.

## Settings.
## $number: how many games
## $deviation: a number

settings-title = Settings
settings-look = Look
settings-play = Play
settings-you = You
settings-theme = Table
settings-theme-system = As the device
settings-theme-dark = Dark
settings-theme-light = Light
settings-language = Language
settings-signs = Signs on pieces
settings-signs-about = Each shape has its own sign, so that nobody needs the colours.
settings-signs-off = Off
settings-signs-subtle = Subtle
settings-signs-strong = Strong
settings-sounds = Sounds
settings-sounds-about = Puzzles, pieces, a completed puzzle, your turn and the result can be heard.
settings-volume = Volume
settings-notify = Notifications
settings-notify-about = The system tells you when it is your turn at a table that you do not see.
settings-notify-denied = The browser does not allow it. Its settings for this page can.
settings-curtain = Curtain around one screen
settings-curtain-about = Between two turns the board is covered until the next player is there.
settings-pace = How fast others play
settings-pace-about = What they do is shown one action after the other; a press skips ahead.
settings-pace-calm = Calm
settings-pace-brisk = Brisk
settings-pace-instant = Instant
settings-at-once = End turns at once
settings-at-once-about = Your last action ends your turn. Otherwise you end it yourself, and can undo until then.
settings-coach = Coach
settings-coach-off = Off
settings-coach-light = Light
settings-coach-full = Full
settings-coach-off-about = While you hold a piece, the cells where it may go are lit. Nothing else is said.
settings-coach-light-about = The table also says what fits, what a piece would complete, and what a puzzle would cost.
settings-coach-full-about = On your turn a plan is drawn as well, step by step with numbers, and said in the same order.
settings-ids = Ids of puzzles and places
settings-ids-about = Written on the puzzles and in sentences, for those who talk about them. At a table N shows and hides them.
settings-ratings = Ratings
settings-ratings-none = No rated games yet. Games of this device are not rated: against bots, alone, or around one screen.
settings-rating-games =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
settings-rating-sure = give or take { $deviation }

## Account.
## $account: the name of an account
## $word: a word

account-title = Account
account-guest = You are a guest. This browser remembers you; an account lets you come back from another one.
account-guest-stays = Your name, games and ratings stay yours.
account-member = You are logged in as { $account }.
account-what = What do you want to do?
account-sign-up = Make an account
account-log-in = Log in
account-recover = Forgot the password
account-account = Account name
account-account-about = 3 to 40 letters, no spaces. No mail address.
account-password = Password
account-new-password = New password
account-old-password = Password so far
account-password-about = At least 8 letters; a short sentence is good.
account-code = Recovery code
account-code-about = One of the ten you were shown; it is then used up.
account-log-in-about = This browser then is whoever has the account; what you played as a guest here stays with the guest.
account-codes = Your recovery codes
account-codes-about = Shown only this once. Each is good for one new password: write them down, or keep the file.
account-codes-copy = Copy
account-codes-copied = Copied
account-codes-file = Keep as a file
account-codes-done = I have kept them
# The name of a file.
account-codes-name = projectl-codes.txt
account-change-password = Change the password
account-changed = The password is changed.
account-new-codes = New recovery codes
account-new-codes-about = The old ones are then worth nothing.
account-log-out = Log out
account-logged-out = You are logged out.
account-kept = What is kept
account-export = Everything kept about you
account-export-do = Download my data
account-forget = Delete my data
account-forget-about = Your name, account, ratings and settings go for good. Games that others took part in stay, with nobody’s name.
# What has to be typed to delete everything.
account-forget-word = delete
account-forget-type = Type “{ $word }” to confirm
account-forget-do = Delete everything
account-forgotten = It is deleted.
account-show = Show the password
