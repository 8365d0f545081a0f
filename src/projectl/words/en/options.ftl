### House rules by name, each with a sentence about it, and the values that some can have.

## House rules.

option-must-act = All actions are due
option-must-act-about = A turn ends only when no action is left or possible.
option-skip-levels = Upgrade over empty levels
option-skip-levels-about = How far up you may go if the next level has run out.
option-skip-levels-any = To the next there is
option-skip-levels-two = Two levels at most
option-exchange-down = Exchange down
option-exchange-down-about = How far down a piece may be exchanged.
option-exchange-down-any = To any lower level
option-exchange-down-one = By one level only
option-fallback = When a reward has run out
option-fallback-about = What you get if its whole level is empty.
option-fallback-higher = The next higher level
option-fallback-revised = Higher or lower, as you like
option-solo-locks = Solo locks
option-solo-locks-about = Whether locks use up level-1 pieces.
option-solo-locks-reserve = Pieces of the reserve
option-solo-locks-markers = Mere markers
option-deck-top = Draw from the decks
option-deck-top-about = A take may also be the unseen top of a deck.
option-recycle = Recycle
option-recycle-about = One more action: put a row under its deck and lay out new puzzles.
option-black-limit = Few black puzzles at the end
option-black-limit-about = Once the end is triggered, one black puzzle a turn; none is replaced.
option-unfinished-cost = Unfinished puzzles cost
option-unfinished-cost-about = At the end their points are taken off.
option-split-level-up = Split two arrows
option-split-level-up-about = A Level Up with two arrows may raise two pieces once.
option-ambassador-later = Ambassador from the next turn
option-ambassador-later-about = Not in the turn in which its puzzle was completed.
option-hidden-piles = Hidden piles
option-hidden-piles-about = Nobody sees what lies in the others’ victory point piles.
option-endless-white = Endless white deck
option-endless-white-about = When it runs out, finished white puzzles make a new one.
option-pieces-each = Pieces of each shape
option-pieces-each-about = How many the reserve begins with, from 1 to 99.
