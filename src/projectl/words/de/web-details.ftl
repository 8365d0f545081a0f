details-puzzle =
    { $deck ->
        [W] Weißes Puzzle
       *[B] Schwarzes Puzzle
    }
details-reward = Belohnung: { $reward }
details-yours = Deine Teile:
details-price = bis es voll ist
details-level = Stufe { $level }
details-held = { $count } in deinem Vorrat
details-held-by = { $who }: { $count }
details-reserve = { $count } im allgemeinen Vorrat
details-good-for = Auf deinen Puzzles
details-not-yours = Hier legt nur { $who } Teile.
details-empty = Leerer Platz
details-empty-about = Er wird wieder gefüllt, sobald der Stapel ein Puzzle dafür hat.
details-free = Hier ist Platz für ein weiteres Puzzle.
details-free-yours = Ein Puzzle, das du nimmst, kommt auf einen freien Platz.
details-deck =
    { $deck ->
        [W] Weißer Stapel
        [B] Schwarzer Stapel
       *[G] Puzzlestapel
    }
details-deck-about = Von hier kommen Puzzles, wenn in der Reihe ein Platz frei wird.
details-deck-ends = Wenn sein letztes Puzzle ihn verlässt, beginnt das Spielende.
details-bot = Ein Bot.
details-person = Ein Mensch.
details-supply = Vorrat: { $who }
details-supply-none = Keine Teile.
details-pile = Vollendete Puzzles: { $who }
details-pile-about = Diese Punkte zählen, was auch noch geschieht.
details-pile-opponent = Was der Gegner nimmt, zählt für ihn sofort.
details-noted =
    { $number ->
        [one] { $number } davon ist notiert und wieder im weißen Stapel.
       *[other] { $number } davon sind notiert und wieder im weißen Stapel.
    }
details-lamps = Aktionen: { $who }
details-lamps-about = Jede Lampe ist eine Aktion des Zuges. Eine benutzte zeigt, wofür.
details-lamps-spent = Benutzt für: { $actions }
details-score = Punktestand: { $who }
details-clock = Uhr: { $who }
details-clock-about = Läuft, solange dieser Platz zu entscheiden hat.
details-marker-of = { $who } hat ihn und ist jetzt dran.
details-marker-yours = Du hast ihn und bist jetzt dran.
details-marker-about = Wer ihn hat, nimmt Puzzles aus den { side-name } Reihen.
details-marker-moves = Sind beide fertig, wandern die Marker um einen Platz weiter.
details-column-locked = Aus einer blockierten Spalte nimmt der Gegner nichts.
details-column-open = Keine Blockade: Von hier kann der Gegner nehmen.
details-column-take = Du nimmst aus jeder Spalte. Eine Blockade von ihr kommt dann in den Vorrat des Gegners.
details-locks-supply = Er legt sie alle über die Spalte, aus der er als Nächstes nimmt.
details-meter = Bis zum Ende
details-meter-deck = { details-deck }: { $left }.
details-meter-standard = Hat sein letztes Puzzle ihn verlassen, wird die Runde beendet und noch eine gespielt. Dann kommen die Abschlussaktionen.
details-meter-solo = Ist er leer, wird die Runde beendet und noch eine gespielt. Dann kommen die Abschlussaktionen.
details-meter-line-clear = Hat sein letztes Puzzle ihn verlassen, geht es weiter, bis beide Marker wieder beim Startspieler waren. Dann kommen die Abschlussaktionen.
details-can = Was du tun kannst
details-not-now = Gerade nicht möglich.
details-draw = Zieh das oberste Puzzle
details-choose = Wähle es
details-swap-for = Gib dafür { $pieces }
details-do-take = Nimm ein Puzzle aus einer Reihe auf einen freien Platz bei dir. Die Reihe wird aufgefüllt.
details-do-gain = Nimm ein Teil der kleinsten Art, die der allgemeine Vorrat hat.
details-do-swap = Gib ein Teil zurück und nimm eines der nächsten Stufe (aufwerten) oder ein anderes derselben oder einer niedrigeren Stufe (tauschen).
details-do-place = Leg ein Teil auf eines deiner Puzzles, gedreht und gewendet, wie du willst. Dort bleibt es, bis das Puzzle voll ist.
details-do-master = Leg auf jedes deiner Puzzles oder auf einige davon je ein Teil, alles als eine Aktion. Einmal pro Zug.
details-do-ghost = Gib ein Teil der Stufe 5 zurück für kleinere, die zusammen dieselbe Form haben, und leg sie gleich, wenn du magst.
details-do-ambassador = Wie eine Masteraktion, und neben ihr: für ein vollendetes Ambassador-Puzzle, ein Mal.
details-do-recycle = Alle Puzzles einer Reihe kommen unter ihren Stapel, und andere kommen.
coach-plan = Zuerst { $first }, dann { $rest }.
coach-then = { $step }, dann { $later }
coach-only = Am besten jetzt: { $step }.
coach-take = nimm { $puzzle }
coach-draw =
    { $deck ->
        [W] zieh vom weißen Stapel
        [B] zieh vom schwarzen Stapel
       *[G] zieh vom Stapel
    }
coach-gain = nimm { $piece }
coach-reward = nimm { $piece } als Belohnung
coach-swap =
    { $goes ->
        [up] werte { $given } zu { $taken } auf
       *[across] tausch { $given } gegen { $taken }
    }
coach-raise = werte { $given } zu { $taken } auf
coach-ghost = zerleg { $piece } in { $pieces }
coach-place = leg { $piece } auf { $puzzle }
coach-completes = leg { $piece } auf { $puzzle }, was es vollendet
coach-begin = beginne eine { action-name }
coach-recycle =
    { $deck ->
        [W] erneuere die weiße Reihe
       *[B] erneuere die schwarze Reihe
    }
coach-pass = beende deinen Zug
