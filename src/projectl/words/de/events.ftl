event-refill = { $puzzle } kommt auf { $source }.
event-noted = Der weiße Stapel ist leer: { count-puzzle } aus allen Siegpunktstapeln bilden einen neuen, ihre Punkte sind notiert.
event-end-triggered = Der schwarze Stapel ist leer: Nach dieser Runde kommt die finale Runde.
event-end-triggered-solo = Der Stapel ist leer: Nach dieser Runde kommt die finale Runde.
event-end-triggered-line-clear = Der schwarze Stapel ist leer. Es geht weiter, bis beide Marker wieder beim Startspieler waren: { $who }.
event-markers = Die Marker gehen weiter. Weißer Marker: { $white }; schwarzer Marker: { $black }.
event-unlock = Eine Blockade geht von Spalte { $column } in den Vorrat des Gegners, in dem jetzt { $supply } liegen.
event-finishing = Abschlussaktionen: Leg, was du hast, jedes Teil kostet 1 Punkt, und schließe mit done ab.
event-finishing-briefly = Abschlussaktionen: Wer will, legt noch Teile, jedes kostet 1 Punkt.
event-finishing-early = Es ändert sich nichts mehr, darum enden die Runden hier. Abschlussaktionen: Leg, was du hast, jedes Teil kostet 1 Punkt, und schließe mit done ab.
event-finishing-early-briefly = Es ändert sich nichts mehr, darum enden die Runden hier. Abschlussaktionen: Wer will, legt noch Teile, jedes kostet 1 Punkt.
event-over = Das Spiel ist zu Ende.
event-opponent-open =
    { $number ->
        [one] Der Gegner darf aus Spalte { $columns } nehmen.
       *[other] Der Gegner darf aus den Spalten { $columns } nehmen.
    }
event-opponent-take = Er nimmt { $puzzle } von { $source } und erhält { count-point }: In den freien Spalten ist kein Puzzle mehr wert.
event-opponent-take-briefly = Er nimmt { $puzzle } und erhält { count-point }: In den freien Spalten ist kein Puzzle mehr wert.
event-opponent-take-first = Er nimmt { $puzzle } von { $source } und erhält { count-point }: Es ist das erste von { $count } gleich wertvollen, Reihe für Reihe.
event-opponent-take-first-briefly = Er nimmt { $puzzle } und erhält { count-point }: Es ist das erste von { $count } gleich wertvollen, Reihe für Reihe.
event-opponent-locks-none = Er hat keine Blockade zu bewegen, also bleibt Spalte { $column } frei.
event-opponent-locks-supply = Er legt { count-lock } aus seinem Vorrat über Spalte { $column }. Blockaden je Spalte: { $now }.
event-opponent-locks-columns =
    { $number ->
        [one] Er legt { count-lock } von Spalte { $columns } über Spalte { $column }. Blockaden je Spalte: { $now }.
       *[other] Er legt { count-lock } über Spalte { $column }, je 1 von den Spalten { $columns }. Blockaden je Spalte: { $now }.
    }
event-opponent-locks =
    { $number ->
        [one] Er legt { count-lock } über Spalte { $column }: { $supply } aus seinem Vorrat und 1 von Spalte { $columns }. Blockaden je Spalte: { $now }.
       *[other] Er legt { count-lock } über Spalte { $column }: { $supply } aus seinem Vorrat und je 1 von den Spalten { $columns }. Blockaden je Spalte: { $now }.
    }
event-opponent-refill = { $puzzle } kommt auf { $source }.
event-opponent-refill-briefly = { $puzzle } kommt an seine Stelle.
event-opponent-unlocks = Alle drei Spalten sind blockiert: Der Gegner nimmt nichts, und jede verliert eine Blockade. Blockaden je Spalte: { $now }.
event-opponent-nothing = In den freien Spalten liegt kein Puzzle: Der Gegner tut nichts.
event-share = Geteilter Sieg: { $who }, je { count-point }.
event-by-puzzles = Gleichstand mit { $others } nach Punkten; mehr vollendete Puzzles entscheiden: { count-puzzle }.
event-by-pieces = Gleichstand mit { $others } nach Punkten und Puzzles; mehr übrige Teile entscheiden: { count-piece }.
event-all-level = Gleichstand nach Punkten, Puzzles und Teilen: Der Sieg wird geteilt.
event-opponent-wins-ties = Bei Gleichstand gewinnt der Gegner.

score-title = Endwertung
score-pile = Siegpunktstapel
score-pile-briefly = Stapel
score-noted = Notiert
score-touches = Abschluss
score-unfinished = Unvollständig
score-total = Punkte
score-puzzles = Vollendete Puzzles
score-pieces = Übrige Teile
