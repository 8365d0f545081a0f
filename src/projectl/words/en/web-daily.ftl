### A puzzle a day, and the trainer.

## What a puzzle asks for, and how hard it is.

daily-about-points = Three actions, these pieces, this market. Only completed puzzles count.
daily-about-both = Complete both puzzles in this turn, and use as few actions as you can.
daily-about-touches = Each piece you place costs a point, each puzzle you complete brings its points.
daily-final = Nothing can be undone.
daily-free = Undo as often as you like.
daily-level-1 = easy
daily-level-2 = medium
daily-level-3 = hard
daily-level-4 = very hard
daily-level-5 = fiendish

## Days; $day: the name of a weekday, $days: how many in a row.

daily-longest = Longest: { $days }
daily-week = This week
daily-day-best = { $day }: solved
daily-day-done = { $day }: played
daily-day-open = { $day }: not played

## How it went; $figure: points or actions, $best: the best that can be done.

daily-points-best = { $best } of { $best } points. Nothing is better.
daily-points-less = { $figure } of { $best } points.
daily-both-best =
    { $best ->
        [one] Both filled with { $best } action. Nothing is better.
       *[other] Both filled with { $best } actions. Nothing is better.
    }
daily-both-more =
    { $figure ->
        [one] Both filled with { $figure } action. { $best } would do.
       *[other] Both filled with { $figure } actions. { $best } would do.
    }
daily-both-not =
    { $best ->
        [one] Not both in this turn. { $best } action would do.
       *[other] Not both in this turn. { $best } actions would do.
    }

## A line to share; $date: a day, $signs: signs, $figure and $best: numbers, $days: how many days in a row.

daily-line = Project L · { $date } · { $signs } { $figure }/{ $best } · { daily-row }

## The trainer; $count and $of: how many.

daily-tomorrow = The next one comes tomorrow.
daily-trainer = Trainer
daily-trainer-about = The same puzzles by kind and level, as often as you like.
daily-solved = { $count } of { $of } solved
daily-before = The days before
daily-next = Another one
daily-again = Once more
daily-show = Show the best way
daily-way = One of the best ways.
daily-not-yet = This puzzle is not there yet.
daily-none = There is no puzzle for this day.
