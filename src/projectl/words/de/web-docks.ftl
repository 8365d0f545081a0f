facts-each = Punkte pro Feld
facts-fit = Deine Teile, die hineinpassen
facts-fit-none = Keines deiner Teile passt hinein.
facts-left-W = Weiße Puzzles übrig
facts-left-B = Schwarze Puzzles übrig
facts-left-G = Puzzles übrig
facts-row-deck = { $row } in der Reihe, { $deck } im Stapel
facts-slots = Deine Puzzles damit
facts-of-slots = { $number } von { $slots }

dock-reward = Wähle deine Belohnung
dock-reward-about = { $puzzle } ist vollendet. Die Belohnung ist keine Aktion.
dock-reward-gone = Kein { $piece } mehr im allgemeinen Vorrat: Wähle ein anderes Teil.
dock-levelup = Stufenaufstieg: Welches Teil steigt?
dock-levelup-about = Die Belohnung von { $puzzle }: eine Stufe höher, oder behalte es. Keine Aktion.
dock-levelup-again = { $piece } kann noch einmal steigen.
dock-levelup-two = Die Belohnung von { $puzzle } hat zwei Pfeile: Du kannst nach dem ersten aufhören.
dock-recycle = Erneuere eine Reihe
dock-recycle-about = Drück ihre Puzzles in der Folge, in der sie unter den Stapel kommen. Das letzte liegt zuunterst.
dock-recycle-white = Weiße Reihe
dock-recycle-black = Schwarze Reihe
dock-recycle-numbered =
    { $number ->
        [0] Noch keines von { $all } hat eine Nummer.
        [one] { $number } von { $all } hat eine Nummer.
       *[other] { $number } von { $all } haben eine Nummer.
    }
dock-recycle-number = kommt als Nummer { $number } unter den Stapel
dock-any-order = Beliebig
dock-last-number = Letzte Nummer
dock-swap = Werte ein Teil auf, oder tausche
dock-swap-about = Aufwerten: eine Stufe höher. Tauschen: ein anderes Teil seiner Stufe oder einer tieferen.
dock-ghost = Zerlege ein Ghost Piece
dock-ghost-about = Seine Teile kannst du gleich legen, höchstens eines auf jedes Puzzle.
dock-gain = Nimm ein Teil
dock-gain-about = Von der niedrigsten Stufe, die im allgemeinen Vorrat liegt.
dock-give = Du gibst
dock-raised = Dein Teil
dock-becomes = wird
dock-fold = Blatt herunter- oder wieder hochziehen
dock-get = Du bekommst
dock-own = deins
dock-far = zu weit
dock-level = Stufe { $level }
dock-levels = Stufe { $highest } bis { $lowest }
dock-choose-first = Wähle zuerst, was du gibst, hier oder in deinem Vorrat.
dock-gone = keins da
dock-pieces =
    { $number ->
        [one] { $number } Teil
       *[other] { $number } Teile
    }
dock-short-none = kein { $piece } da
dock-short-some = nur { $number } { $piece }

plan-title = So wird es vollendet
plan-facts = Über dieses Puzzle
plan-about = Der kürzeste Weg mit deinen Teilen.
plan-cell =
    { $number ->
        [one] { $number } Feld zu füllen
       *[other] { $number } Felder zu füllen
    }
plan-actions =
    { $number ->
        [one] Aktion: { $how }.
       *[other] Aktionen: { $how }.
    }
plan-take = es nehmen
plan-gain =
    { $number ->
        [one] { $number } Teil nehmen
       *[other] { $number } Teile nehmen
    }
plan-upgrade =
    { $number ->
        [one] { $number } Teil aufwerten
       *[other] { $number } Teile aufwerten
    }
plan-exchange =
    { $number ->
        [one] { $number } Teil tauschen
       *[other] { $number } Teile tauschen
    }
plan-ghost =
    { $number ->
        [one] { $number } Teil zerlegen
       *[other] { $number } Teile zerlegen
    }
plan-place =
    { $number ->
        [one] { $number } Teil legen
       *[other] { $number } Teile legen
    }
plan-now = jetzt
plan-next = nächster Zug
plan-after = der Zug danach
plan-later = später
plan-turns = Zug um Zug
plan-more =
    { $number ->
        [one] { $number } weitere Aktion
       *[other] { $number } weitere Aktionen
    }
plan-brings = Punkte und Belohnung
plan-left = Du behältst derweil: { $pieces }
plan-left-none = Derweil behältst du kein Teil.
plan-late = Vorher ist das Spiel zu Ende.
plan-none = Von hier aus ist kein Weg bekannt, es zu füllen.
plan-here = Hier würde es liegen
plan-also = { $piece } vollendet auch { $puzzle }: Zuerst dort gelegt, kommt es zurück.
plan-about-keeps = Der kürzeste Weg, der { $piece } behält.
plan-other =
    { $number ->
        [one] { $number } anderer Weg
       *[other] { $number } andere Wege
    }
plan-way = Weg { $way } von { $ways }
plan-show = Zeigen
plan-another = Einen anderen Weg zeigen
plan-used = Schritt { $steps }
plan-step = Schritt { $number }: { $what }
plan-step-take = { $puzzle } nehmen
plan-step-draw = vom { deck-colour } Stapel ziehen
plan-step-gain = { $piece } nehmen
plan-step-swap =
    { $goes ->
        [up] { $given } zu { $taken } aufwerten
       *[across] { $given } gegen { $taken } tauschen
    }
plan-step-raise = { $given } zu { $taken } aufwerten
plan-step-ghost = { $piece } zerlegen
plan-step-place = { $piece } legen
plan-step-recycle = Reihe des { deck-colour } Stapels erneuern
plan-step-under = { $puzzle } unter den Stapel legen

curve-title = So lief es
curve-copy = Link zum Nachspielen kopieren
curve-led = { $who } führte ab Runde { $round }.
curve-you-led = Du hast ab Runde { $round } geführt.
curve-led-with = { $who } führte ab Runde { $round }, mit { $puzzles }.
curve-you-led-with = Du hast ab Runde { $round } geführt, mit { $puzzles }.
curve-led-beat = { $who } führte ab Takt { $round }.
curve-you-led-beat = Du hast ab Takt { $round } geführt.
curve-by-touches = { $who } kam erst mit den Abschlussaktionen in Führung.
curve-you-by-touches = Du kamst erst mit den Abschlussaktionen in Führung.

keys-title = Bedienung
keys-close = Schließen
keys-around = Rund um den Tisch
keys-actions = Aktionen
keys-in-hand = Mit einem Teil in der Hand
keys-also = Außerdem
keys-replay = Wiedergabe
keys-tab = Nächste Gruppe: Aktionen, Reihen, deine Puzzles, dein Vorrat, Plätze
keys-arrows = Innerhalb einer Gruppe
keys-slots = Eines deiner Puzzles
keys-help = Diese Tasten
keys-what = Was ist das? (was den Fokus hat oder unter der Maus liegt)
keys-ids = Kennungen von Puzzles und Plätzen zeigen oder verbergen
keys-take = Nimm ein Puzzle
keys-gain = Nimm ein Teil
keys-swap = Werte auf oder tausche
keys-place = Leg ein Teil
keys-master = Masteraktion
keys-ghost = Ghost Piece-Aktion
keys-ambassador = Ambassador-Aktion
keys-recycle = Erneuere eine Reihe
keys-turn = Drehen
keys-flip = Wenden
keys-move = Vorschau um ein Feld bewegen
keys-enter = Hinlegen, oder der große Knopf
keys-escape = Zurücklegen
keys-undo = Rückgängig
keys-hint = Tipp
keys-again = Noch einmal zeigen, was die anderen taten
keys-step = Eine Entscheidung zurück oder weiter
keys-by-turn = Einen Zug zurück oder weiter
keys-ends = Zum Anfang, zum Ende
keys-pause = Abspielen oder anhalten
keys-space = Leertaste
keys-by-mouse = Mit Maus und Finger
keys-dragging = Ziehen
keys-drag = Auf ein Puzzle; oder das Teil drücken, dann ein helles Feld, und noch einmal, wo es nur gezeigt wird
keys-wheel = Mausrad
keys-turn-it = Dreht es
keys-right-button = Rechte Taste
keys-flip-it = Wendet es
keys-second-finger = Zweiter Finger
keys-turn-or-flip = Dreht es; zweimal tippen wendet es
keys-long-press = Lange drücken
keys-details = Sagt, was etwas ist und was sich damit tun lässt
keys-home-key = Pos1
keys-end-key = Ende

touches-how = Leg so viele Teile, wie du willst. Jedes kostet einen Punkt.
touches-before = vorher
touches-now = wenn du jetzt aufhörst
touches-now-because = wenn du jetzt aufhörst: { $why }
touches-cost =
    { $number ->
        [one] { $number } Abschlussaktion, −{ $number }
       *[other] { $number } Abschlussaktionen, −{ $number }
    }
touches-won = gefüllt +{ $points }
touches-lost = unvollständig −{ $points }
touches-best = mit { $ways }: { touches-in-all }
touches-best-now = mehr ist nicht zu holen
touches-counting = wird gerechnet
touches-in-all =
    { $number ->
        [one] insgesamt { $number } Abschlussaktion
       *[other] insgesamt { $number } Abschlussaktionen
    }
touches-way = { $pieces } auf { $puzzle }
touches-sums = Puzzle für Puzzle
touches-sum =
    { $number ->
        [one] { $number } Teil, { $pieces }: −{ $number } und +{ count-point }.
       *[other] { $number } Teile, { $pieces }: −{ $number } und +{ count-point }.
    }
touches-sum-more =
    { $number ->
        [one] Noch { $number } Teil, { $pieces }: −{ $number } und +{ count-point }.
       *[other] Noch { $number } Teile, { $pieces }: −{ $number } und +{ count-point }.
    }
touches-saves = Unvollständig kostet es { count-point }.
touches-if-tied = Ein Puzzle mehr entscheidet bei Gleichstand.
touches-too-dear = Es kostet mehr, als es bringt.
touches-full = Voll: +{ count-point }, sobald du fertig bist.
touches-never =
    { $number ->
        [one] Dein letztes Teil kann es nicht füllen. Hier kostet es nur.
       *[other] Deine { $number } Teile können es nicht füllen. Hier kosten sie nur.
    }
touches-no-pieces = Du hast keine Teile mehr.
touches-open = { board-open-cell }; voll bringt es { count-point }. Jedes Teil kostet 1.
touches-others = Die anderen
touches-seats = Die Plätze
touches-is-done = fertig
touches-is-at-it = legt gerade
touches-is-later = noch nicht dran
touches-unfinished =
    { $number ->
        [one] { $number } Puzzle unvollständig
       *[other] { $number } Puzzles unvollständig
    }
touches-your-score = dein Stand
touches-tie = Bei Gleichstand
touches-tie-all = Gleichstand
touches-tie-puzzles = Erst mehr Puzzles: { $counts }.
touches-tie-pieces = Dann mehr übrige Teile: { $counts }.
touches-tie-opponent = Bei Gleichstand gewinnt der Gegner.
touches-tie-you = du { $own }, die anderen höchstens { $most }
touches-yours = Deine Abschlussaktionen
touches-of = Abschlussaktionen: { $who }
touches-placed-none = noch keine
touches-placed =
    { $number ->
        [one] { $number } gelegt
       *[other] { $number } gelegt
    }
touches-left =
    { $number ->
        [one] noch { $number } Teil
       *[other] noch { $number } Teile
    }
touches-mark = −1

result-broken-off = Das Spiel wurde beendet.
result-broken-off-about = Jemand war weg, und die anderen waren sich einig: Niemand gewinnt, und es zählt nicht.
result-seat = Platz
result-rematch = Revanche
result-to-rematch = Zur Revanche
result-replay = Nachspielen
result-record = Herunterladen
result-home = Startseite
result-winner = Gewinner
