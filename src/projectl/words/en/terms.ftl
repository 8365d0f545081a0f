### Things of the game that many sentences name.
### Where a language has cases, a sentence need not refer to these: it may choose by the same argument itself.

## A number with its noun.
## $points: how many points
## $puzzles: how many puzzles
## $pieces: how many pieces
## $locks: how many locks
## $cells: how many cells
## $actions: how many actions
## $swaps: how many upgrades and exchanges, each an action
## $touches: how many Finishing Touches

count-point =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-puzzle =
    { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }
count-piece =
    { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }
count-lock =
    { $locks ->
        [one] { $locks } lock
       *[other] { $locks } locks
    }
count-cell =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
count-action =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
count-more-action =
    { $actions ->
        [one] { $actions } more action
       *[other] { $actions } more actions
    }
count-swap =
    { $swaps ->
        [one] { $swaps } action
       *[other] { $swaps } actions
    }
count-touch =
    { $touches ->
        [one] { $touches } touch
       *[other] { $touches } touches
    }

## The colour of a deck or row, as it stands before the noun.
## $deck: W white, B black, G the only one of the solo variant

deck-colour =
    { $deck ->
        [W] white
        [B] black
       *[G] puzzle
    }

## Actions that are begun and ended.
## $action: master, ambassador or ghost

action-name =
    { $action ->
        [master] Master
        [ambassador] Ambassador
       *[ghost] Ghost Piece
    }

## Sides of the rows in Line Clear, as they stand before "rows".
## $side: left or right

side-name =
    { $side ->
        [left] left
       *[right] right
    }

## A choice that is open, as the end of a sentence.
## $choice: reward, levelup or recycle
## $offered: pieces, with commas

choice-name =
    { $choice ->
        [reward] take your reward ({ $offered })
        [levelup] raise a piece, or keep it
       *[recycle] say which puzzle goes under the deck next
    }

## Shapes of pieces: what they look like.

piece-O1 = single
piece-I2 = domino
piece-I3 = bar of three
piece-V3 = corner
piece-I4 = bar of four
piece-L4 = L of four
piece-O4 = square
piece-S4 = zigzag
piece-T4 = T
piece-P5 = P ghost
piece-U5 = U ghost
piece-L5 = L ghost

## Who sits where.
## $number: a number
## $name: a name

seat-you = You
seat-player = Player { $number }
seat-bot = { $name }
seat-bot-of-several = { $name } { $number }
seat-opponent = The opponent
