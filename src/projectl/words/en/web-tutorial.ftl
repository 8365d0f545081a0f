### Learning to play.

## The page and its buttons; $at and $of count steps.

learn-title = Learn to play
learn-lead = On the real table, by your own hand, in ten minutes.
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-leave = Leave
learn-more = What else there is
learn-step = Step { $at } of { $of }
learn-base = The game
learn-base-about = Nine ideas, from the first puzzle to the Finishing Touches.
learn-game = A first game
learn-game-about = Against the novice. The coach speaks only when something is new.

## Something else was done than the step asks for, and undone. $did: take, gain, swap, place or else; $needs also end, read.

learn-aside =
    { $did ->
        [take] You may take a puzzle,
        [gain] You may gain a piece,
        [swap] You may give up that piece,
        [place] A piece may lie there,
       *[else] That is allowed,
    } { $needs ->
        [take] but this step needs the highlighted puzzle.
        [gain] but this step needs a new piece from the reserve.
        [swap] but this step needs the upgrade or exchange that it names.
        [place] but this step needs the highlighted piece on a highlighted puzzle.
        [end] but this step needs the big button.
        [read] but this step is to be read first.
       *[else] but this step needs what is highlighted.
    } It was undone.
learn-turn-over =
    End your turn.
    Press the big button.
learn-done =
    That was it.
    You can look up everything in the rules.
learn-base-done =
    You know the game.
    Now play a first one. The coach is there, and speaks only when something is new.

## Steps: the first line is a heading, the rest says more. Pieces (I2) are drawn.

learn-base-take =
    Take this puzzle.
    It is worth one point. Press it, then press it again.
learn-base-gain =
    Gain a piece.
    Your two pieces fill three of the puzzle’s four cells. Gain brings another O1.
learn-base-place =
    Place I2 on the puzzle.
    Drag it there. Or press it, press a cell, and place it with the big button.
learn-base-turn =
    Three actions are a turn.
    Each action puts out a lamp, and all three are out. End your turn, and the other one plays.
learn-base-again =
    Now an O1.
    A new turn, three new actions. What is placed stays there until the puzzle is full.
learn-base-complete =
    And the last cell.
    Then the puzzle is full, and pays back.
learn-base-home =
    One point, and every piece is back.
    I2 came with them as the reward. Each puzzle shows its own in the top right corner.
learn-base-reward =
    Fill this one for its reward.
    It has no points, but its corner shows V3.
learn-base-rewarded =
    Place the reward at once.
    V3 fills your other puzzle.
learn-base-upgrade =
    Upgrade I2 to I3.
    An upgrade leads to the next level, which has one cell more.
learn-base-upgraded =
    Place I3.
    It fills this puzzle alone. The reward is another I3.
learn-base-exchange =
    Exchange I3 for V3.
    The same action also gives another shape of the same level, or of a lower one.
learn-base-master =
    Begin the Master Action.
    Once a turn, one action places a piece on each of your puzzles.
learn-base-each =
    A piece on each puzzle.
    In any order. What is full waits until the action ends.
learn-base-mastered =
    End the Master Action.
    Now all three puzzles are completed at once.
learn-base-black =
    Take this black puzzle.
    Black ones are larger and worth more. Their deck has one puzzle left.
learn-base-last =
    The black deck is empty.
    That brings the end: the round is finished, then comes the final round.
learn-base-touch =
    Finishing Touches: place I2.
    Each piece costs a point now, and this puzzle brings three.
learn-base-touched =
    Stop here.
    O1 would cost a point and complete nothing. Whoever has most points wins.

## Chapters about what changes the game.

learn-solo-take =
    Take this puzzle.
    You may take from a locked column. One lock above it goes to the opponent.
learn-solo-turn =
    End your turn.
    The opponent takes a puzzle then, always by the same rules.
learn-solo-opponent =
    That was the opponent.
    It takes the puzzle with most points from an open column, and puts all its locks on that column.
learn-line-clear-take =
    Take a puzzle on the left.
    The white marker is yours, and with it the left rows. The black marker plays on the right meanwhile.
learn-line-clear-turn =
    End your turn.
    The other marker need not wait for you.
learn-line-clear-markers =
    The markers have moved on.
    When both turns are over, each goes to the next player.
learn-ghost-break =
    Break up P5 into I2 and V3.
    The Ghost Piece Action gives smaller pieces that make up the same shape.
learn-ghost-parts =
    Place both parts.
    One on each puzzle. That belongs to the same action.
learn-ghost-broken =
    End the action.
    One action completes two puzzles.
learn-ghost-arrow =
    Complete this puzzle.
    The arrow in its corner is a Level Up.
learn-ghost-raise =
    Raise T4.
    A Level Up reaches level 5, which no upgrade does.
learn-ambassador-mark =
    Complete this puzzle.
    Its reward is no piece, but an Ambassador Action.
learn-ambassador-action =
    Begin the Ambassador Action.
    It works like the Master Action, and leaves that one for you.
learn-ambassador-each =
    A piece on each puzzle.
    In any order.
learn-ambassador-ended =
    End the action.
    Each such puzzle gives you this once.
learn-revised-draw =
    Draw from the black deck.
    You may also take the top puzzle of a deck, unseen.
learn-revised-recycle =
    Recycle the white row.
    Its puzzles go under the deck in your order, and new ones come.
learn-revised-cost =
    What is unfinished costs.
    At the end you lose the points of puzzles like this one. And you do all three actions, if you can.

## The first game: said once, when it is new.

learn-first-start =
    Your first turn.
    Take puzzles that your pieces soon fill. Everything can be undone.
learn-first-others =
    The novice has played.
    What has changed is marked on the table.
learn-first-none =
    No piece fits now.
    Gain one, or upgrade one.
learn-first-four =
    Four puzzles are the most.
    Complete one before you take another.
learn-first-choice =
    Choose your reward.
    Its shape is gone from the reserve, so another one is yours.
learn-first-final =
    The end is near.
    The black deck is empty: this round, and then the final round.
learn-first-touches =
    Finishing Touches.
    Complete what brings more than it costs, then stop.
