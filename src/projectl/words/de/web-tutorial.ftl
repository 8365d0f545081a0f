learn-title = Spielen lernen
learn-lead = Am echten Tisch, mit eigener Hand, in zehn Minuten.
learn-begin = Los geht’s
learn-go-on = Weiter
learn-again = Noch einmal
learn-leave = Verlassen
learn-more = Was es noch gibt
learn-step = Schritt { $at } von { $of }
learn-base = Das Spiel
learn-base-about = Neun Ideen, vom ersten Puzzle bis zu den Abschlussaktionen.
learn-game = Ein erstes Spiel
learn-game-about = Gegen den Neuling. Der Trainer spricht nur, wenn etwas neu ist.
learn-aside =
    { $did ->
        [take] Ein Puzzle zu nehmen ist erlaubt,
        [gain] Ein Teil zu nehmen ist erlaubt,
        [swap] Dieses Teil darfst du hergeben,
        [place] Das Teil darf dort liegen,
       *[else] Das ist erlaubt,
    } { $needs ->
        [take] aber dieser Schritt braucht das hervorgehobene Puzzle.
        [gain] aber dieser Schritt braucht ein neues Teil aus dem allgemeinen Vorrat.
        [swap] aber dieser Schritt braucht das Aufwerten oder Tauschen, das er nennt.
        [place] aber dieser Schritt braucht das hervorgehobene Teil auf einem hervorgehobenen Puzzle.
        [end] aber dieser Schritt braucht den großen Knopf.
        [read] aber dieser Schritt will erst gelesen sein.
       *[else] aber dieser Schritt braucht das, was hervorgehoben ist.
    } Es wurde rückgängig gemacht.
learn-turn-over =
    Beende deinen Zug.
    Drücke den großen Knopf.
learn-done =
    Das war’s.
    In den Regeln kannst du alles nachlesen.
learn-base-done =
    Du kennst das Spiel.
    Spiel jetzt ein erstes. Der Trainer ist dabei und spricht nur, wenn etwas neu ist.
learn-base-take =
    Nimm dieses Puzzle.
    Es bringt einen Punkt. Drücke es, und dann noch einmal.
learn-base-gain =
    Nimm ein Teil.
    Deine zwei Teile füllen drei der vier Felder des Puzzles. So bekommst du noch ein O1.
learn-base-place =
    Lege I2 auf das Puzzle.
    Zieh es dorthin. Oder drücke erst das Teil, dann ein Feld, dann den großen Knopf.
learn-base-turn =
    Drei Aktionen sind ein Zug.
    Jede Aktion löscht eine Lampe, und alle drei sind aus. Beende deinen Zug, dann spielt der andere.
learn-base-again =
    Jetzt ein O1.
    Ein neuer Zug, drei neue Aktionen. Was liegt, bleibt liegen, bis das Puzzle voll ist.
learn-base-complete =
    Und das letzte Feld.
    Dann ist das Puzzle voll und zahlt zurück.
learn-base-home =
    Ein Punkt, und alle Teile sind zurück.
    Dazu kam I2 als Belohnung. Jedes Puzzle zeigt seine oben rechts.
learn-base-reward =
    Fülle dieses wegen seiner Belohnung.
    Es bringt keine Punkte, aber in seiner Ecke steht V3.
learn-base-rewarded =
    Lege die Belohnung gleich.
    V3 füllt dein anderes Puzzle.
learn-base-upgrade =
    Werte I2 zu I3 auf.
    Aufwerten führt zur nächsten Stufe, mit einem Feld mehr.
learn-base-upgraded =
    Lege I3.
    Es füllt dieses Puzzle allein. Die Belohnung ist noch ein I3.
learn-base-exchange =
    Tausche I3 gegen V3.
    Dieselbe Aktion gibt auch eine andere Form derselben Stufe, oder einer tieferen.
learn-base-master =
    Beginne die Masteraktion.
    Einmal pro Zug legt eine Aktion ein Teil auf jedes deiner Puzzles.
learn-base-each =
    Ein Teil auf jedes Puzzle.
    Die Reihenfolge ist egal. Was voll ist, wartet bis zum Ende der Aktion.
learn-base-mastered =
    Beende die Masteraktion.
    Jetzt werden alle drei Puzzles auf einmal vollendet.
learn-base-black =
    Nimm dieses schwarze Puzzle.
    Schwarze sind größer und mehr wert. In ihrem Stapel liegt noch eines.
learn-base-last =
    Der schwarze Stapel ist leer.
    Das bringt das Ende: Die Runde wird zu Ende gespielt, dann folgt die finale Runde.
learn-base-touch =
    Abschlussaktionen: Lege I2.
    Jedes Teil kostet jetzt einen Punkt, und dieses Puzzle bringt drei.
learn-base-touched =
    Hör hier auf.
    O1 kostet einen Punkt und vollendet nichts. Die meisten Punkte gewinnen.
learn-solo-take =
    Nimm dieses Puzzle.
    Du darfst auch aus einer blockierten Spalte nehmen. Eine Blockade darüber geht an den Gegner.
learn-solo-turn =
    Beende deinen Zug.
    Dann nimmt der Gegner ein Puzzle, immer nach denselben Regeln.
learn-solo-opponent =
    Das war der Gegner.
    Er nimmt aus einer freien Spalte das Puzzle mit den meisten Punkten und legt alle seine Blockaden darüber.
learn-line-clear-take =
    Nimm links ein Puzzle.
    Du hast den weißen Marker, und damit die linken Reihen. Der schwarze spielt zugleich rechts.
learn-line-clear-turn =
    Beende deinen Zug.
    Der andere Marker muss nicht auf dich warten.
learn-line-clear-markers =
    Die Marker sind gewandert.
    Sind beide Züge vorbei, geht jeder zum nächsten Platz.
learn-ghost-break =
    Zerlege P5 in I2 und V3.
    Die Ghost Piece-Aktion gibt kleinere Teile, die zusammen dieselbe Form ergeben.
learn-ghost-parts =
    Lege beide Teile.
    Auf jedes Puzzle eines. Das gehört zur selben Aktion.
learn-ghost-broken =
    Beende die Aktion.
    Eine Aktion vollendet zwei Puzzles.
learn-ghost-arrow =
    Vollende dieses Puzzle.
    Der Pfeil in seiner Ecke ist ein Stufenaufstieg.
learn-ghost-raise =
    Werte T4 auf.
    Ein Stufenaufstieg reicht bis Stufe 5, eine Aufwertung nie.
learn-ambassador-mark =
    Vollende dieses Puzzle.
    Seine Belohnung ist kein Teil, sondern eine Ambassador-Aktion.
learn-ambassador-action =
    Beginne die Ambassador-Aktion.
    Das geht wie die Masteraktion, und die bleibt dir noch.
learn-ambassador-each =
    Ein Teil auf jedes Puzzle.
    Die Reihenfolge ist egal.
learn-ambassador-ended =
    Beende die Aktion.
    Jedes solche Puzzle gibt sie dir einmal.
learn-revised-draw =
    Zieh vom schwarzen Stapel.
    Du darfst auch das oberste Puzzle eines Stapels nehmen, ungesehen.
learn-revised-recycle =
    Erneuere die weiße Reihe.
    Alle Puzzles der Reihe kommen in deiner Reihenfolge unter den Stapel, und neue kommen nach.
learn-revised-cost =
    Unvollständiges kostet.
    Am Ende verlierst du die Punkte von Puzzles wie diesem. Und du spielst alle drei Aktionen, wenn du kannst.
learn-first-start =
    Dein erster Zug.
    Nimm Puzzles, die deine Teile bald füllen. Alles lässt sich rückgängig machen.
learn-first-others =
    Der Neuling hat gespielt.
    Was sich geändert hat, ist am Tisch markiert.
learn-first-none =
    Gerade passt kein Teil.
    Nimm eines, oder werte eines auf.
learn-first-four =
    Mehr als vier Puzzles gehen nicht.
    Vollende eines, bevor du noch eines nimmst.
learn-first-choice =
    Wähle deine Belohnung.
    Diese Form fehlt im allgemeinen Vorrat, also bekommst du eine andere.
learn-first-final =
    Das Ende ist nah.
    Der schwarze Stapel ist leer: noch diese Runde, dann die finale Runde.
learn-first-touches =
    Abschlussaktionen.
    Vollende, was mehr bringt, als es kostet. Dann hör auf.
