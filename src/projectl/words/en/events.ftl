### What happened by itself, what the automatic opponent did and why, and how the score came about.

## Whole sentences.
## $puzzle: a puzzle by its id, W07
## $source: a place in a row, W2
## $puzzles: how many puzzles
## $who: a name, or a list of names
## $white: a name
## $black: a name
## $column: 1, 2 or 3
## $supply: how many locks
## $number: how many columns the list has
## $columns: a list of columns: 1 and 3
## $points: how many points
## $count: how many are worth as much
## $locks: how many locks
## $now: how many locks each column has: 0 2 1
## $others: names, as a list
## $pieces: how many pieces

event-refill = { $puzzle } comes to { $source }.
event-noted = The white deck is empty: { count-puzzle } from all victory point piles make a new one, and their points are noted.
event-end-triggered = The black deck is empty: after this round comes the final round.
event-end-triggered-solo = The deck is empty: after this round comes the final round.
event-end-triggered-line-clear = The black deck is empty: play goes on until both markers are back with { $who }.
event-markers = The markers move on: white to { $white }, black to { $black }.
event-unlock = One lock moves from column { $column } to the opponent’s supply, which now has { $supply }.
event-finishing = Finishing Touches: place what you have, 1 point off for each piece, then say done.
event-finishing-briefly = Finishing Touches: whoever wants to places pieces, each for 1 point.
event-finishing-early = Nothing changes any more, so the rounds end here. Finishing Touches: place what you have, 1 point off for each piece, then say done.
event-finishing-early-briefly = Nothing changes any more, so the rounds end here. Finishing Touches: whoever wants to places pieces, each for 1 point.
event-over = The game is over.
event-opponent-open =
    { $number ->
        [one] The opponent may take from column { $columns }.
       *[other] The opponent may take from columns { $columns }.
    }
event-opponent-take = It takes { $puzzle } from { $source } and scores { count-point }: no puzzle in an open column is worth more.
event-opponent-take-briefly = It takes { $puzzle } and scores { count-point }: no puzzle in an open column is worth more.
event-opponent-take-first = It takes { $puzzle } from { $source } and scores { count-point }: of { $count } puzzles that are worth most it is the first, row by row.
event-opponent-take-first-briefly = It takes { $puzzle } and scores { count-point }: of { $count } puzzles that are worth most it is the first, row by row.
event-opponent-locks-none = It has no lock to move, so column { $column } stays open.
event-opponent-locks-supply = It puts { count-lock } from its supply above column { $column }. Locks by column: { $now }.
event-opponent-locks-columns =
    { $number ->
        [one] It puts { count-lock } from column { $columns } above column { $column }. Locks by column: { $now }.
       *[other] It puts { count-lock } above column { $column }, 1 each from columns { $columns }. Locks by column: { $now }.
    }
event-opponent-locks =
    { $number ->
        [one] It puts { count-lock } above column { $column }: { $supply } from its supply and 1 from column { $columns }. Locks by column: { $now }.
       *[other] It puts { count-lock } above column { $column }: { $supply } from its supply and 1 each from columns { $columns }. Locks by column: { $now }.
    }
event-opponent-refill = { $puzzle } comes to { $source }.
event-opponent-refill-briefly = { $puzzle } comes in its place.
event-opponent-unlocks = All three columns are locked: the opponent takes nothing, and one lock leaves each. Locks by column: { $now }.
event-opponent-nothing = The open columns have no puzzle: the opponent does nothing.
event-share = { $who } share the victory with { count-point }.
event-by-puzzles = Tied on points with { $others }; more completed puzzles decide: { count-puzzle }.
event-by-pieces = Tied on points and puzzles with { $others }; more pieces left over decide: { count-piece }.
event-all-level = Tied on points, puzzles and pieces: the victory is shared.
event-opponent-wins-ties = A tie is the opponent’s win.

## Headings above the parts of a score.

score-title = Final score
score-pile = Victory point pile
score-pile-briefly = Pile
score-noted = Noted
score-touches = Touches
score-unfinished = Unfinished
score-total = Score
score-puzzles = Puzzles completed
score-pieces = Pieces left
