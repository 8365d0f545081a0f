### Names of modes, editions and bots, each with a sentence about it.

## Ways to play.

mode-standard = Standard
mode-standard-about = Two to six seats, one turn after the other.
mode-solo = Solo
mode-solo-about = You against an automatic opponent and its locks.
mode-line-clear = Line Clear
mode-line-clear-about = Four to six seats; two people play at the same time.

## Difficulty of the solo variant.

difficulty-standard = Standard
difficulty-standard-about = The opponent begins with 6 locks in its supply.
difficulty-challenging = Challenging
difficulty-challenging-about = The opponent begins with 3 locks in its supply.
difficulty-unbeatable = Unbeatable
difficulty-unbeatable-about = The opponent begins without locks: few columns are ever shut.

## Editions of the rules.

edition-kickstarter = Kickstarter
edition-kickstarter-about = 15 of each piece; one to five seats, six with Ghost Piece.
edition-retail = Retail
edition-retail-about = 10 of each piece, one to four seats; solo locks are mere markers.
edition-translated = Translated
edition-translated-about = Exchange down by one level only; an upgrade skips one empty level at most.
edition-revised = Revised
edition-revised-about = All three actions are due; you may recycle rows and draw from decks; unfinished puzzles cost.

## Expansions.

expansion-ghost = Ghost Piece
expansion-ghost-about = 24 puzzles of our own design, pieces of level 5, Level Up.
expansion-ambassador = Ambassador Pack
expansion-ambassador-about = 3 puzzles of our own design, each with one more Master Action.

## What bots are called.

bot-name-random = Random
bot-name-greedy = Greedy
bot-name-planner = Planner
bot-name-mcts = Searcher
bot-name-novice = Novice
bot-name-casual = Casual
bot-name-steady = Steady
bot-name-skilled = Skilled
bot-name-expert = Expert
bot-name-champion = Champion

## What a bot plays like.
## $level: a number from 1 to 6
## $rating: a number, 1000 for the level to begin with

bot-about-random = Any kind of move at random, then any move of that kind.
bot-about-greedy = Looks one decision ahead and takes what it likes best.
bot-about-planner = Plans its whole turn before it begins.
bot-about-mcts = Searches a tree of turns, its own and everybody’s.
bot-about-novice = For a first game: looks one step ahead, and sometimes misjudges it.
bot-about-casual = For a family evening: thinks of its turn, not of much else.
bot-about-steady = Plans its turn to the end, and misjudges a little now and then.
bot-about-skilled = Plans every turn well, and watches when the game ends.
bot-about-expert = Looks at your next turn, and at its own after that.
bot-about-champion = The strongest: learned from games against itself what a position is worth.
bot-about-strength = Strength { $level } of 6, rating { $rating }
