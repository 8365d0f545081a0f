new-title = Neuer Tisch
new-seats = Plätze
new-seat =
    { $number ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    }
new-you = Du
new-host = eröffnet den Tisch
new-here = Auch hier
new-here-about = spielt an diesem Gerät
new-open = Offen
new-open-about = für alle, die den Link haben
new-open-about-listed = für alle, die kommen
new-who = Wer sitzt hier?
new-who-person = Jemand hier
new-who-open = Offen lassen
new-who-bot = Einen Bot setzen
new-change = Platz { $number } ändern
new-add = Platz hinzufügen
new-remove = Platz { $number } entfernen
new-level = Stärke des Bots
new-names = Namen an diesem Gerät, wenn du magst
new-add-expansion = { $expansion } dazunehmen
new-difficulty = Schwierigkeitsgrad
new-edition = Ausgabe
new-expansions = Erweiterungen
new-over-days = Über Tage
new-over-days-about = Niemand muss dableiben: Auf alle, die weg sind, wird einfach gewartet.
new-clock = Uhr
new-clock-none = Keine
new-clock-minutes = { $number }{ "\u00A0" }Min.
new-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
new-clock-about = Jeder Platz hat { $minutes } Minuten für das Spiel und mit jedem Zug { $seconds } Sekunden mehr. Danach spielt ein Bot weiter.
new-more = Hausregeln
new-more-about = Alle Regeln, in denen sich die Ausgaben unterscheiden.
new-changed-none = wie in der Ausgabe
new-changed =
    { $number ->
        [one] { $number } geändert
       *[other] { $number } geändert
    }
new-reset = Wie in der Ausgabe
new-puzzles = Eigene Puzzles
new-puzzles-about = Eine Puzzledatei anstelle der gedruckten Puzzles, wie das Programm sie schreibt.
new-puzzles-none = die gedruckten
new-puzzles-some = eine eigene Datei
new-puzzles-text = Text der Puzzledatei
new-puzzles-file = Datei wählen
new-listed = Öffentlich anbieten
new-listed-about = Alle dürfen sich setzen; sonst nur, wer den Link hat.
new-sentence = { $mode }, { new-seat }: { $edition }.
new-sentence-with = { $mode }, { new-seat }: { $edition } mit { $expansions }.
new-black =
    { $number ->
        [one] { $number } schwarzes Puzzle
       *[other] { $number } schwarze Puzzles
    }
new-each =
    { $number ->
        [one] { $number } Teil von jeder Form
       *[other] { $number } Teile von jeder Form
    }
new-no-clock = keine Uhr
new-with-clock = je { $number } Minuten
new-house =
    { $number ->
        [one] { $number } Hausregel
       *[other] { $number } Hausregeln
    }
new-own-puzzles = eigene Puzzles
new-submit = Tisch eröffnen
new-play = Spielen

lobby-title = Offene Tische
lobby-about = Hier wartet jemand auf dich. Sobald alle Plätze besetzt sind, geht es los; das Los entscheidet, wer beginnt.
lobby-empty = Gerade wartet niemand.
lobby-empty-about = Eröffne einen Tisch und biete ihn öffentlich an: Wer als Nächstes kommt, sieht ihn hier.
lobby-make = Tisch eröffnen
lobby-join = Beitreten
lobby-join-whom = { $host } beitreten
lobby-host = von { $host } eröffnet
lobby-free =
    { $number ->
        [one] { $number } Platz frei
       *[other] { $number } Plätze frei
    }
lobby-taken = besetzt
lobby-open = offen
lobby-found-none = Keine offenen Tische
lobby-found =
    { $number ->
        [one] { $number } offener Tisch
       *[other] { $number } offene Tische
    }
lobby-loading = Ich sehe nach ...

games-whose = Wessen Partien?
games-mine = Meine
games-listed = Offene Tische
games-since = Von
games-until = Bis
games-title = Meine Spiele
games-going-on = Laufende Spiele
games-finished = Beendete Spiele
games-none = Du hast noch kein Spiel beendet.
games-none-about = Beendete Spiele bleiben hier, mit jedem Zug.
games-none-of = Von dieser Art noch keines.
games-play = Jetzt eines spielen
games-open = Weiter
games-kind = Welche Spiele?
games-all = Alle
games-won = Gewonnen
games-lost = Verloren
games-shared = Geteilter Sieg
games-over = Beendet
games-look = Nachspielen
games-look-at = Spiel vom { $date } nachspielen
games-download = Herunterladen
games-download-of = Spiel vom { $date } herunterladen
games-more = Mehr zeigen
games-upload = Gespeicherte Partie öffnen
games-upload-about = Wähle sie oder zieh sie auf den Knopf; sie wird nirgends aufbewahrt.
games-choose = Datei wählen
games-somebody = Jemand
games-loading = Ich suche deine Spiele ...

invited-title = Ein Platz wartet auf dich
invited-about = Das Spiel läuft schon. Nimm Platz und spiele weiter, wie es steht.
invited-until = spielt, bis du kommst
invited-watch = Nur zusehen
inviting-title = Verschick diesen Link
inviting-about = Wer ihn öffnet, kann den Platz einnehmen. Bis dahin spielt dort ein Bot.
inviting-go = Weiterspielen
