### Help and rules in a terminal. Commands are typed by the player and stay as they are; lines have at most 79 letters.

## The help, in pages.
## $page: the number of a page
## $count: a number
## $following: the number of the next page
## $topic: a word of the help
## $text: what it does
## $example: a move, as it is typed

help-rules =
    Fill puzzles, win their points and more pieces, fill bigger ones.
    A turn has three actions, any of these in any order:
      take W2           take a puzzle from a row (at most 4 unfinished)
      gain O1           take a level-1 piece
      swap I2 V3        upgrade by one level, or exchange: same level or lower
      place 1 I2 b2b3   a piece on your puzzle 1: columns a-e, rows 1-5 from above
      master            once a turn: one place on each puzzle, then done
      pass              end the turn early
    A full puzzle gives its points, its pieces back, and one piece as a reward.
    When the black deck is empty, the round is finished and a final one played;
    then Finishing Touches: place at 1 point each, and say done.
    A piece is named by its shape and level: L4 has 4 cells. Levels go from 1 to 4.
help-commands =
    Besides moves:
      moves [MOVE]      all you may do now; a number from the list plays that move
      why MOVE          why a move is not allowed
      hint [N]          the best moves, what to expect of them, and why
      undo              back to your last decision
      save FILE, load FILE
      rules ID|WORD     the rule behind an id, as T5, or all that mention a word
      help TOPIC        a move, a command or a rule id
      table, news       draw the table again; tell again what happened
      seat N            decide for player N, where two may decide
      again, quit       another game when this is over; leave, the game is kept
    Moves may be shortened as long as they are clear: t W2, or place I2 b2b3.
help-ghost =
    Ghost Piece:
      ghost U5 I2+V3    break a level-5 piece up, place parts if you like, done
      levelup I2 V3     a Level Up reward raises a piece; skip declines
help-ambassador =
    Ambassador:
      ambassador        like master, once for each M puzzle you completed
help-options = Also in this game:
help-deck-top = { "  " }take Wdeck        draw the unseen top puzzle of a deck
help-recycle = { "  " }recycle W         put a whole row under its deck: under 1, under 2, ...
help-solo =
    Solo: after your turn the opponent takes the most valuable puzzle of a column
    without locks, and moves locks above that column. When you take from a locked
    column, one lock goes to its supply (X5-X11). Beat its points.
help-line-clear =
    Line Clear: two players are at turn at once. The white marker takes from left
    rows (W1-W3, B1-B3), the black marker from right rows (W4-W6, B4-B6). When both
    have finished, the markers move on: that was one beat.
help-page = This is page { $page } of { $count }; help { $following } goes on.
help-no-page = The help has no page { $page }.
help-topic = { $topic }: { $text }. Written like this: { $example }

## The command that shows rules.
## $word: a word
## $chapters: letters and names, with commas
## $count: how many rules
## $name: a name
## $values: values
## $value: a value
## $editions: names of editions, with commas

rules-intro = The rules by chapter. projectl rules T5 shows a rule, projectl rules T a chapter, projectl rules lock all that mention a word.
rules-none = No rule mentions { $word }. Chapters: { $chapters }.
rules-found =
    { $count ->
        [one] { $count } rule mentions { $word }:
       *[other] { $count } rules mention { $word }:
    }
rules-sources = Sources
rules-agreed = no rulebook disagrees
rules-ours = ours (a reading that no source gives)
rules-options = Options
rules-option = { $name }: { $values }
rules-option-value = { $value } in { $editions }
