### How to play, and the page with all rules.

## How to play.

howto-title = How to play
howto-about = The whole game in six steps.
howto-goal = Fill puzzles, score points
howto-goal-about = Every puzzle has a recess. Fill it with pieces and its points are yours; most points win.
howto-start = What lies on the table
howto-start-about = You start with two small pieces. White puzzles are small and quick, black ones large and worth more.
howto-turn = Your turn: three actions
howto-turn-about = In any order, and the same one again if you like.
howto-take-about = A puzzle from a row. Four may be unfinished at a time.
howto-gain-about = A piece of one cell, from the reserve.
howto-swap-about = A piece to one of the next level, with a cell more; or exchange it for another of its level, or lower.
howto-place-about = A piece into a puzzle of yours, rotated or flipped as you like. There it stays until the puzzle is full.
howto-master-about = Up to one piece on each of your puzzles, all in one action. Once a turn.
howto-done = A full puzzle pays you back
howto-done-about = Its pieces return to you, with the reward from its top right corner. You keep its points.
howto-end = The black deck ends the game
howto-end-about = When its last puzzle leaves it, the round is finished. Then comes the final round.
howto-touches = Finishing Touches
howto-touches-about = Now you may still place pieces to complete puzzles. Each one costs a point, and there is no reward.
howto-try = Play a first game
howto-more = Solo, Line Clear, expansions and other editions change some of it. All rules in full stand below.

## All rules.
## $number: a number
## $words: what was searched for
## $id: the id of a rule, T5

rulepage-title = Rules
rulepage-intro = The rule text this program plays by, in our words. Every rule has an id; refusals, hints and the log name it.
rulepage-search = Search the rules
rulepage-search-about = A word, or an id such as T5
rulepage-clear = Clear the search
rulepage-contents = Contents
rulepage-found =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
rulepage-none = No rule says “{ $words }”.
rulepage-none-about = Try a shorter word, or a rule’s id.
rulepage-link = Link to rule { $id }
rulepage-reference = All rules, one by one
rulepage-changes = Changed by:
# Below a rule that the printed rulebook of the language spoken has otherwise; English never says it, its book is the default.
rulepage-own = The rulebook of this language reads differently. The option for it: { $option }, { $value }.
rulepage-editions = What the editions do
rulepage-editions-about = An edition is a bundle of options, and every option can be set by itself. What differs from the first edition is marked.
rulepage-option = Option
rulepage-yes = Yes
rulepage-no = No
rulepage-sources = Where it comes from
rulepage-sources-about = Marks in brackets name the rulebooks that say so. Where they disagree, the edition decides; “ours” is a reading no rulebook gives.
rulepage-source-revised = the publisher’s revised rulebook 2.5, 2023
rulepage-differs = differs
