report-title = Project L: Arena
report-none = Es wurde noch kein Spiel gespielt
report-solo = { $name } schlägt den automatischen Gegner in { $share } seiner Spiele
report-leads-clearly = { $first } führt klar
report-leads = { $first } führt, aber nicht klar vor { $second }
report-even = { $first } und { $second } lassen sich noch nicht unterscheiden
report-beats = { $first } schlägt { $second } in { $share } der Spiele

report-games =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
report-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
report-length-round =
    { $rounds ->
        [one] { $rounds } Runde pro Spiel
       *[other] { $rounds } Runden pro Spiel
    }
report-length-beat =
    { $rounds ->
        [one] { $rounds } Takt pro Spiel
       *[other] { $rounds } Takte pro Spiel
    }
report-edition = Fassung: { $edition }
report-between = { $low } bis { $high }

report-head-fair = fairer Anteil
report-head-mean = Punkte im Mittel

report-zero = 0 ist das Mittel dieser Bots.
report-zero-solo = 0 ist der automatische Gegner.
report-ratings = Wertungen
report-ratings-about = Punkt: die Wertung. Balken: ihr 95-%-Intervall.
report-figures = Zahlen
report-cross = Wer schlägt wen
report-cross-about = Wie oft der Bot der Zeile gewann, von den Spielen, die einer der beiden gewann.
report-points-round = Wie die Punkte zusammenkommen, Runde für Runde
report-points-beat = Wie die Punkte zusammenkommen, Takt für Takt
report-points-about = Punkte bis dahin im Mittel; die Fläche umfasst die mittlere Hälfte der Spiele. Ein beendetes Spiel behält seinen Endstand, in dem die Abschlussaktionen zählen.
report-mean-after-round = Punkte im Mittel nach jeder Runde
report-mean-after-beat = Punkte im Mittel nach jedem Takt
report-axis-round = Runde
report-axis-beat = Takt
report-scores = Endstände
report-scores-about = Wie oft jeder vorkam; Linie: das Mittel.
report-mean-of = Mittel { $mean }
report-think = Bedenkzeit
report-think-about = Jede Entscheidung nach der Uhr. Balken: vom Median bis zum 99. Perzentil; Punkt: die längste.
report-think-most = 99{ "\u00A0" }% in höchstens { $time }
report-think-median = Median { $time }
report-think-longest = längste { $time }
report-seats = Kommt es auf den Platz an?
report-seats-about = Wie oft jeder Platz gewann, wer auch immer dort saß; { $share } ist sein fairer Anteil.
report-seats-about-solo = Wie oft die Bots gewannen und wie oft der automatische Gegner.
report-seat = Platz { $number }
report-seat-first = Platz { $number } (beginnt)
report-bots = Bots
report-forfeits = Ausgeschieden
report-forfeits-about = Ein Bot, der versagt, verliert das Spiel.
report-forfeited = { $times }× { $code }, zum Beispiel in Spiel { $game }: { $cause }

report-read = Wie man das liest
report-read-intervals = Intervalle.
report-read-intervals-about = Jeder Balken und jede Spanne ist ein 95-%-Intervall: Spielt man dieselbe Arena immer wieder mit anderen Auslagen, enthalten 19 von 20 solcher Intervalle die Wahrheit. Zwei Bots, deren Intervalle sich weit überschneiden, sind noch nicht unterschieden. Viermal so viele Spiele halbieren ein Intervall.
report-read-ratings = Wertungen
report-read-ratings-about = sind Bradley-Terry-Stärken auf der Elo-Skala: 100 Punkte mehr heißt, 64{ "\u00A0" }% der Spiele gegeneinander zu gewinnen, 200 heißt 76{ "\u00A0" }%, 400 heißt 91{ "\u00A0" }%. Nur Unterschiede bedeuten etwas: { $zero } Bei mehr als zwei Plätzen ist das Modell dasselbe, und nur erste Plätze zählen. Für jedes Paar kommt ein unentschiedenes Spiel hinzu, damit auch ein Bot, der nie verlor, eine Wertung hat.
report-read-deals = Gleiche Auslagen.
report-read-deals-about = Die Spiele kommen in Gruppen mit derselben Auslage, und in einer Gruppe sitzt jeder Bot auf jedem Platz: Das Glück der Auslage und des ersten Zugs trifft alle gleich. Ein geteilter Sieg zählt für jeden zum Teil.
report-origin = Startwert { $seed }, projectl { $version } (Code { $code }), { $when }
