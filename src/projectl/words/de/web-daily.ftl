daily-about-points = Drei Aktionen, diese Teile, diese Auslage. Es zählen nur vollendete Puzzles.
daily-about-both = Vollende beide Puzzles in diesem Zug, mit so wenigen Aktionen wie möglich.
daily-about-touches = Jedes Teil, das du legst, kostet einen Punkt. Jedes Puzzle, das du vollendest, bringt seine Punkte.
daily-final = Nichts kann rückgängig gemacht werden.
daily-free = Mach rückgängig, so oft du willst.
daily-level-1 = leicht
daily-level-2 = mittel
daily-level-3 = schwer
daily-level-4 = sehr schwer
daily-level-5 = teuflisch
daily-longest = Am längsten: { $days }
daily-week = Diese Woche
daily-day-best = { $day }: gelöst
daily-day-done = { $day }: gespielt
daily-day-open = { $day }: nicht gespielt
daily-points-best = { $best } von { $best } Punkten. Besser geht es nicht.
daily-points-less = { $figure } von { $best } Punkten.
daily-both-best =
    { $best ->
        [one] Beide mit { $best } Aktion gefüllt. Besser geht es nicht.
       *[other] Beide mit { $best } Aktionen gefüllt. Besser geht es nicht.
    }
daily-both-more =
    { $figure ->
        [one] Beide mit { $figure } Aktion gefüllt.
       *[other] Beide mit { $figure } Aktionen gefüllt.
    } { $best ->
        [one] { $best } genügt.
       *[other] { $best } genügen.
    }
daily-both-not =
    { $best ->
        [one] Nicht beide in diesem Zug. { $best } Aktion genügt.
       *[other] Nicht beide in diesem Zug. { $best } Aktionen genügen.
    }
daily-line = Project L · { $date } · { $signs } { $figure }/{ $best } · { daily-row }
daily-tomorrow = Das nächste kommt morgen.
daily-trainer = Übung
daily-trainer-about = Dieselben Rätsel nach Art und Stufe, so oft du willst.
daily-solved = { $count } von { $of } gelöst
daily-before = Die Tage davor
daily-next = Noch eins
daily-again = Noch einmal
daily-show = Den besten Weg zeigen
daily-way = Einer der besten Wege.
daily-not-yet = Dieses Rätsel ist noch nicht da.
daily-none = Für diesen Tag gibt es kein Rätsel.
