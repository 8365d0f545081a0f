### Why a move is not allowed. Terms and wording as the rulebook of the language prints them.

## Refusals, one sentence or two.
## $text: what was typed
## $example: a move, as it is typed
## $last: a number
## $source: a place in a row, W2
## $cells: cells, b2b3
## $piece: a piece, L4
## $parts: pieces, I2+V3
## $choice: reward, levelup or recycle
## $offered: pieces, with commas
## $action: master, ambassador or ghost
## $side: left or right
## $lowest: a level
## $level: a level, 1 to 5
## $given: a piece given away, I2
## $taken: a piece that comes, V3
## $given_level: a level
## $next_level: a level
## $slot: the number of a place
## $raised: a piece

refusal-unreadable = I cannot read { $text }. A move begins with take, gain, swap, place, master, reward, done or pass.
refusal-unreadable-like = I cannot read { $text }. It is written like this: { $example }.
refusal-unreadable-index = There is no such move. Indices go from 0 to { $last }.
refusal-unreadable-source = There is no place { $source }. Rows are W1 to W6 and B1 to B6, the solo grid is G1 to G9, decks are Wdeck, Bdeck and Gdeck.
refusal-unreadable-cells = { $cells } is not a way to lay { $piece }. Cells are a1 to e5, row by row, for example b2b3.
refusal-unreadable-tiling = { $piece } cannot be broken up into { $parts }.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-your-beat = It is not your turn: you hold no marker, or have finished.
refusal-choice-open = Make the open choice first: { choice-name }.
refusal-action-open = Finish the { action-name } Action first: place a piece, or say done.
refusal-action-open-briefly = Finish the { action-name } Action first: place a piece, or end it.
refusal-only-touches = Finishing Touches are placing only; say done when you have finished.
refusal-only-touches-briefly = In Finishing Touches pieces are placed, and nothing else.
refusal-piece-not-in-play = Level-5 pieces belong to the Ghost Piece expansion, which is not in play.
refusal-too-many-puzzles = You already have 4 unfinished puzzles.
refusal-no-puzzle-there = There is no puzzle at { $source }.
refusal-no-puzzle-there-briefly = There is no puzzle in this place.
refusal-wrong-rows = You may only take puzzles from the { side-name } rows.
refusal-deck-top-off = Puzzles are taken from the rows; drawing from the deck is not part of these rules.
refusal-deck-empty = That deck is empty.
refusal-deck-other-marker = Only the holder of the white marker may draw from a deck.
refusal-black-limit = You have already taken a black puzzle this turn; since the end was triggered it is one a turn.
refusal-gain-other-level = You take a piece of the lowest level the reserve has, level { $lowest }; { $piece } is of level { $level }.
refusal-gain-none-left = The reserve has no { $piece } left.
refusal-swap-not-in-supply = You have no { $given } in your supply.
refusal-swap-same-shape = A piece cannot be exchanged for its own shape.
refusal-swap-too-high = { $taken } is too high: an upgrade goes exactly one level up, from level { $given_level } to { $next_level }.
refusal-swap-skips-level = Level { $next_level } is empty, but from { $given } you cannot go up to { $taken } either.
refusal-swap-to-level-5 = A level-5 piece cannot be gained by upgrading or exchanging.
refusal-swap-too-low = { $taken } is too low: an exchange goes at most one level down.
refusal-swap-none-left = The reserve has no { $taken } left.
refusal-exchange-none-left = The reserve has no { $taken } left.
refusal-place-no-puzzle = You have no puzzle in place { $slot }: take one first.
refusal-place-no-puzzle-briefly = There is no puzzle here: take one first.
refusal-place-not-in-supply = You have no { $piece } in your supply.
refusal-place-outside = That piece does not fit there: { $cells } reaches outside the recess.
refusal-place-outside-briefly = That piece does not fit there: it reaches outside the recess.
refusal-place-overlaps = That piece does not fit there: part of { $cells } is filled already.
refusal-place-overlaps-briefly = That piece does not fit there: a part of that is filled already.
refusal-master-used = You have already used the Master Action this turn.
refusal-master-nothing-fits = None of your pieces fits on any of your puzzles.
refusal-master-once-a-puzzle = A Master Action places at most one piece on each puzzle.
refusal-master-place-first = A Master Action places at least one piece.
refusal-ambassador-none = You have no unused Ambassador Action.
refusal-ambassador-later = An Ambassador Action may be used only in a turn after the one that won it.
refusal-ambassador-nothing-fits = None of your pieces fits on any of your puzzles.
refusal-ambassador-once-a-puzzle = An Ambassador Action places at most one piece on each puzzle.
refusal-ambassador-place-first = An Ambassador Action places at least one piece.
refusal-ghost-not-in-supply = You have no { $piece } in your supply.
refusal-ghost-none-left = The reserve does not have all of { $parts }.
refusal-ghost-once-a-puzzle = A Ghost Piece Action places at most one piece on each puzzle.
refusal-ghost-not-taken = Within a Ghost Piece Action you place only pieces it gave you.
refusal-no-reward-open = There is no reward to choose.
refusal-reward-not-offered = Choose one of the pieces offered as your reward: { $offered }.
refusal-no-level-up-open = There is no Level Up to use.
refusal-level-up-not-in-supply = You have no { $given } in your supply.
refusal-level-up-same-piece = The second step of a Level Up goes to the same piece, { $raised }.
refusal-level-up-not-offered = A Level Up cannot turn { $given } into { $taken } now.
refusal-recycle-off = Recycling a row is not part of these rules.
refusal-recycle-solo = There is no Recycle in the solo variant.
refusal-recycle-other-marker = Only the holder of the white marker may recycle.
refusal-recycle-row-empty = That row is empty.
refusal-recycle-deck-empty = The deck of that row is empty.
refusal-no-recycle-open = No row is being recycled.
refusal-under-no-puzzle = There is no puzzle in place { $slot } of the row being recycled.
refusal-under-no-puzzle-briefly = There is no puzzle in this place of the row.
refusal-nothing-to-end = There is nothing to finish; to end your turn early say pass.
refusal-nothing-to-end-briefly = There is nothing to finish.
refusal-nothing-to-decline = There is nothing to decline.
refusal-must-act = You must use all three actions while any is possible.
refusal-touches-end-with-done = Say done when you have finished your Finishing Touches.
refusal-touches-end-with-done-briefly = Press Done when you have finished your Finishing Touches.
