howto-title = So wird gespielt
howto-about = Das ganze Spiel in sechs Schritten.
howto-goal = Fülle Puzzles, sammle Punkte
howto-goal-about = Jedes Puzzle hat einen leeren Bereich. Fülle ihn mit Teilen, und seine Punkte gehören dir; die meisten Punkte gewinnen.
howto-start = Was auf dem Tisch liegt
howto-start-about = Du beginnst mit zwei kleinen Teilen. Weiße Puzzles sind klein und schnell, schwarze groß und mehr wert.
howto-turn = Dein Zug: drei Aktionen
howto-turn-about = In beliebiger Reihenfolge, auch mehrmals dieselbe.
howto-take-about = Ein Puzzle aus einer Reihe. Vier dürfen zugleich unvollständig sein.
howto-gain-about = Ein Teil mit einem Feld, aus dem allgemeinen Vorrat.
howto-swap-about = Ein Teil auf die nächste Stufe, mit einem Feld mehr; oder tausche es gegen ein anderes seiner Stufe oder einer tieferen.
howto-place-about = Ein Teil auf eines deiner Puzzles, gedreht oder gewendet. Dort bleibt es, bis das Puzzle voll ist.
howto-master-about = Je höchstens ein Teil auf deine Puzzles, alles in einer Aktion. Einmal pro Zug.
howto-done = Ein volles Puzzle zahlt zurück
howto-done-about = Seine Teile kommen zu dir zurück, dazu die Belohnung aus seiner Ecke oben rechts. Seine Punkte behältst du.
howto-end = Der schwarze Stapel beendet das Spiel
howto-end-about = Verlässt ihn das letzte Puzzle, wird die Runde zu Ende gespielt. Dann folgt die finale Runde.
howto-touches = Abschlussaktionen
howto-touches-about = Jetzt darfst du noch Teile legen, um Puzzles zu vollenden. Jedes kostet einen Punkt, und es gibt keine Belohnung.
howto-try = Ein erstes Spiel
howto-more = Solo, „Line Clear“, Erweiterungen und andere Ausgaben ändern manches. Alle Regeln stehen vollständig darunter.

rulepage-title = Regeln
rulepage-intro = Der Regeltext, nach dem dieses Programm spielt, in unseren Worten. Jede Regel hat eine Kennung; Ablehnungen, Tipps und das Protokoll nennen sie.
rulepage-search = Regeln durchsuchen
rulepage-search-about = Ein Wort oder eine Kennung wie T5
rulepage-clear = Suche leeren
rulepage-contents = Inhalt
rulepage-found =
    { $number ->
        [one] { $number } Regel
       *[other] { $number } Regeln
    }
rulepage-none = Keine Regel sagt „{ $words }“.
rulepage-none-about = Versuch es mit einem kürzeren Wort oder einer Kennung.
rulepage-link = Link zu Regel { $id }
rulepage-reference = Alle Regeln im Einzelnen
rulepage-changes = Geändert durch:
rulepage-own = Die deutsche Anleitung liest sich anders. Die Option dafür: { $option }, { $value }.
rulepage-editions = Was die Ausgaben ändern
rulepage-editions-about = Eine Ausgabe ist ein Bündel von Optionen, und jede Option lässt sich einzeln setzen. Was von der ersten Ausgabe abweicht, ist markiert.
rulepage-option = Einstellung
rulepage-yes = Ja
rulepage-no = Nein
rulepage-sources = Woher es kommt
rulepage-sources-about = Zeichen in Klammern nennen die Anleitungen, die es so sagen. Wo sie sich widersprechen, entscheidet die Ausgabe; „unsere Lesart“ steht in keiner Anleitung.
rulepage-source-revised = die überarbeitete Anleitung 2.5 des Verlags, 2023
rulepage-differs = weicht ab
