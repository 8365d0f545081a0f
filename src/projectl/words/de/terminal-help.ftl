help-rules =
    Fülle Puzzles, gewinne Punkte und neue Teile, fülle größere.
    Ein Zug hat drei Aktionen, beliebige von diesen in beliebiger Folge:
      take W2           nimm ein Puzzle aus einer Reihe (höchstens 4 unvollständige)
      gain O1           nimm ein Teil der Stufe 1
      swap I2 V3        werte um eine Stufe auf, oder tausche: gleich oder tiefer
      place 1 I2 b2b3   ein Teil auf dein Puzzle 1: Spalten a-e, Zeilen 1-5 von oben
      master            einmal pro Zug: ein place auf jedes Puzzle, dann done
      pass              beende den Zug vorzeitig
    Ein volles Puzzle bringt Punkte, seine Teile zurück und ein Teil als Belohnung.
    Ist der schwarze Stapel leer, wird die Runde beendet und eine finale gespielt;
    dann Abschlussaktionen: Leg Teile für je 1 Punkt, und schließe mit done ab.
    Teile heißen nach Form und Stufe: L4 hat 4 Felder. Stufen gehen von 1 bis 4.
help-commands =
    Außerdem:
      moves [MOVE]      alles, was du darfst; eine Nummer der Liste führt es aus
      why MOVE          warum etwas nicht erlaubt ist
      hint [N]          die besten Möglichkeiten, was sie versprechen, und warum
      undo              zurück zu deiner letzten Entscheidung
      save FILE, load FILE
      rules ID|WORD     die Regel zu einer Kennung wie T5, oder alle mit einem Wort
      help TOPIC        eine Aktion, ein Befehl oder die Kennung einer Regel
      table, news       den Tisch neu zeichnen; noch einmal, was geschah
      seat N            für Spieler N entscheiden, wo zwei entscheiden dürfen
      again, quit       noch ein Spiel nach diesem; verlassen, es bleibt aufgehoben
    Kürzen ist erlaubt, solange es eindeutig bleibt: t W2, oder place I2 b2b3.
help-ghost =
    Ghost Piece:
      ghost U5 I2+V3    zerlege ein Teil der Stufe 5, leg davon, was du magst, done
      levelup I2 V3     ein Stufenaufstieg wertet ein Teil auf; skip verzichtet
help-ambassador =
    Ambassador:
      ambassador        wie master, einmal für jedes M-Puzzle, das du vollendet hast
help-options = Außerdem in diesem Spiel:
help-deck-top = { "  " }take Wdeck        zieh das oberste, unbekannte Puzzle eines Stapels
help-recycle = { "  " }recycle W         leg eine Reihe unter ihren Stapel: under 1, under 2, ...
help-solo =
    Solo: Nach deinem Zug nimmt der Gegner das wertvollste Puzzle einer Spalte ohne
    Blockade und bewegt Blockaden über diese Spalte. Nimmst du aus einer blockierten
    Spalte, geht eine Blockade in seinen Vorrat (X5-X11). Schlag seine Punkte.
help-line-clear =
    Line Clear: Zwei Spieler sind gleichzeitig dran. Der weiße Marker nimmt aus den
    linken Reihen (W1-W3, B1-B3), der schwarze aus den rechten (W4-W6, B4-B6). Sind
    beide fertig, gehen die Marker weiter: Das war ein Takt.
help-page = Das ist Seite { $page } von { $count }; help { $following } geht weiter.
help-no-page = Die Hilfe hat keine Seite { $page }.
help-topic = { $topic }: { $text }. Man schreibt es so: { $example }

rules-intro = Die Regeln nach Kapiteln. projectl rules T5 zeigt eine Regel, projectl rules T ein Kapitel, projectl rules Blockade alle, die ein Wort erwähnen.
rules-none = Keine Regel erwähnt { $word }. Kapitel: { $chapters }.
rules-found =
    { $count ->
        [one] { $count } Regel erwähnt { $word }:
       *[other] { $count } Regeln erwähnen { $word }:
    }
rules-sources = Quellen
rules-agreed = keine Anleitung widerspricht
rules-ours = unsere Lesart (keine Quelle sagt es)
rules-options = Optionen
rules-option = { $name }: { $values }
rules-option-value = { $value } bei { $editions }
