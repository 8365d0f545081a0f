### What a seat did, as the log tells it. The name of the seat stands before it.

## Of somebody else: "Ann takes W07 from W2".
## $puzzle: a puzzle by its id, W07
## $source: a place in a row, W2
## $deck: W white, B black, G the only one of the solo variant
## $piece: a piece, L4
## $given: a piece given away, I2
## $taken: a piece that comes, V3
## $goes: up where that piece is of a higher level, else across
## $cells: cells, b2b3
## $parts: pieces, I2+V3
## $points: how many points
## $action: master, ambassador or ghost
## $pieces: how many pieces
## $lead: how many points ahead

told-take = takes { $puzzle } from { $source }
told-take-briefly = takes { $puzzle }
told-draw = draws { $puzzle } from the { deck-colour } deck
told-gain = gains { $piece }
told-swap =
    { $goes ->
        [up] upgrades { $given } to { $taken }
       *[across] exchanges { $given } for { $taken }
    }
told-place = places { $piece } on { $puzzle } at { $cells }
told-place-briefly = places { $piece } on { $puzzle }
told-master = begins a Master Action
told-master-briefly = uses the Master Action
told-ambassador = uses the Ambassador Action of { $puzzle }
told-ambassador-noted = uses an Ambassador Action
told-ghost = breaks { $piece } up into { $parts }
told-complete = completes { $puzzle } for { count-point }
told-reward = gets { $piece } as a reward
told-no-reward = gets no reward for { $puzzle }: the reserve has none to give
told-m = wins an Ambassador Action
told-skip = declines the Level Up
told-levelup = raises { $given } to { $taken }
told-recycle = recycles the { deck-colour } row
told-under = puts { $puzzle } under the { deck-colour } deck
told-pass = ends the turn
told-done = ends the { action-name } Action
told-touches = ends the Finishing Touches with { count-piece } placed
told-win-by =
    { $lead ->
        [one] wins by { $lead } point
       *[other] wins by { $lead } points
    }
told-win-tie = wins the tie

## The same of whoever reads: "You take W07 from W2".
## $puzzle: a puzzle by its id, W07
## $source: a place in a row, W2
## $deck: W white, B black, G the only one of the solo variant
## $piece: a piece, L4
## $given: a piece given away, I2
## $taken: a piece that comes, V3
## $goes: up where that piece is of a higher level, else across
## $cells: cells, b2b3
## $parts: pieces, I2+V3
## $points: how many points
## $action: master, ambassador or ghost
## $pieces: how many pieces
## $lead: how many points ahead

told-you-take = take { $puzzle } from { $source }
told-you-take-briefly = take { $puzzle }
told-you-draw = draw { $puzzle } from the { deck-colour } deck
told-you-gain = gain { $piece }
told-you-swap =
    { $goes ->
        [up] upgrade { $given } to { $taken }
       *[across] exchange { $given } for { $taken }
    }
told-you-place = place { $piece } on { $puzzle } at { $cells }
told-you-place-briefly = place { $piece } on { $puzzle }
told-you-master = begin a Master Action
told-you-master-briefly = use the Master Action
told-you-ambassador = use the Ambassador Action of { $puzzle }
told-you-ambassador-noted = use an Ambassador Action
told-you-ghost = break { $piece } up into { $parts }
told-you-complete = complete { $puzzle } for { count-point }
told-you-reward = get { $piece } as a reward
told-you-no-reward = get no reward for { $puzzle }: the reserve has none to give
told-you-m = win an Ambassador Action
told-you-skip = decline the Level Up
told-you-levelup = raise { $given } to { $taken }
told-you-recycle = recycle the { deck-colour } row
told-you-under = put { $puzzle } under the { deck-colour } deck
told-you-pass = end the turn
told-you-done = end the { action-name } Action
told-you-touches = end the Finishing Touches with { count-piece } placed
told-you-win-by =
    { $lead ->
        [one] win by { $lead } point
       *[other] win by { $lead } points
    }
told-you-win-tie = win the tie
