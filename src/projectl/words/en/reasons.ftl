### Why a move is advised: one or two short sentences below a hint.

## Sentences about what a move achieves; its subject is the move.
## $puzzle: a puzzle by its id, W07
## $points: how many points
## $piece: a piece, L4
## $given: a piece given away, I2
## $taken: a piece that comes, V3
## $goes: up where that piece is of a higher level, else across
## $touches: how many Finishing Touches
## $actions: how many actions
## $deck: W white, B black, G the only one of the solo variant
## $first: the piece that came first
## $swaps: how many upgrades and exchanges, each an action
## $puzzles: how many puzzles
## $parts: pieces, I2+V3

reason-only = There is no other move.
reason-complete = Completes { $puzzle } this turn for { count-point }.
reason-complete-piece = Completes { $puzzle } this turn for { count-point }, with { $piece } as the reward.
reason-complete-raise = Completes { $puzzle } this turn for { count-point } and raises { $given } to { $taken }.
reason-complete-m = Completes { $puzzle } this turn for { count-point } and wins an Ambassador Action.
reason-complete-pointless = Completes { $puzzle } this turn.
reason-complete-pointless-piece = Completes { $puzzle } this turn, with { $piece } as the reward.
reason-complete-pointless-raise = Completes { $puzzle } this turn and raises { $given } to { $taken }.
reason-complete-pointless-m = Completes { $puzzle } this turn and wins an Ambassador Action.
reason-touches = Completes { $puzzle } for { count-point } with { count-touch }.
reason-touches-saving = Completes { $puzzle } for { count-point } with { count-touch }; unfinished it would cost as many.
reason-touches-paid = { $puzzle } is full already, for { count-point }.
reason-later-touches-paid = { $puzzle } is full already, for { count-point }.
reason-later-touches = Finishing Touches then complete { $puzzle } for { count-point } with { count-touch }.
reason-later-touches-saving = Finishing Touches then complete { $puzzle } for { count-point } with { count-touch }; unfinished it would cost as many.
reason-total = That brings { count-point } in all, the cost of the touches taken off.
reason-no-touches = No puzzle is worth what its touches would cost.
reason-end = Brings on the final round.
reason-take = Takes { $puzzle }.
reason-take-needs = Takes { $puzzle }, which then needs { count-more-action }.
reason-take-done = Takes { $puzzle }.
reason-draw = Draws an unseen puzzle from the { deck-colour } deck.
reason-near = Works on { $puzzle }.
reason-near-needs = { $puzzle } then needs { count-more-action }.
reason-near-done = { $puzzle } is then complete.
reason-gain = Gains { $taken }.
reason-gain-for = Gains { $taken }, which { $puzzle } needs.
reason-gain-on = Gains { $first } and upgrades it to { $taken }.
reason-gain-on-for = Gains { $first } and upgrades it to { $taken }, which { $puzzle } needs.
reason-swap =
    { $goes ->
        [up] Upgrades { $given } to { $taken }.
       *[across] Exchanges { $given } for { $taken }.
    }
reason-swap-for =
    { $goes ->
        [up] Upgrades { $given } to { $taken }, which { $puzzle } needs.
       *[across] Exchanges { $given } for { $taken }, which { $puzzle } needs.
    }
reason-swap-on =
    { $goes ->
        [up] Upgrades { $given } to { $taken } in { count-swap }.
       *[across] Exchanges { $given } for { $taken } in { count-swap }.
    }
reason-swap-on-for =
    { $goes ->
        [up] Upgrades { $given } to { $taken } in { count-swap }, which { $puzzle } needs.
       *[across] Exchanges { $given } for { $taken } in { count-swap }, which { $puzzle } needs.
    }
reason-levelup = Raises { $given } to { $taken }.
reason-levelup-for = Raises { $given } to { $taken }, which { $puzzle } needs.
reason-reward = Takes { $taken } as the reward.
reason-reward-for = Takes { $taken } as the reward, which { $puzzle } needs.
reason-master = Places pieces on { count-puzzle } with one Master Action.
reason-ambassador = Places pieces on { count-puzzle } with one Ambassador Action.
reason-ghost = Breaks { $piece } up into { $parts }.
reason-recycle = Recycles the { deck-colour } row: new puzzles may be better.
reason-under = Puts { $puzzle } under the { deck-colour } deck next.
reason-skip = Keeps the pieces as they are.
reason-done = Ends the action here.
reason-pass = Nothing else is worth doing this turn.
