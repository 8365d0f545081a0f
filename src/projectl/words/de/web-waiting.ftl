waiting-kept = für { $who } freigehalten
waiting-title =
    { $number ->
        [one] Noch eine Person fehlt
       *[other] Noch { $number } Leute fehlen
    }
waiting-title-full = Gleich geht es los ...
waiting-come-in = { $host } wartet auf dich
waiting-come-in-about = Nimm Platz. Sobald alle Plätze besetzt sind, beginnt das Spiel.
waiting-about = Das Spiel beginnt, sobald alle Plätze besetzt sind. Dann entscheidet das Los, wer beginnt.
waiting-full-about = Alle Plätze sind besetzt; du kannst von hier aus zusehen.
waiting-seats = Plätze
waiting-seat = Platz { $number }
waiting-open = Freier Platz
waiting-sit = Hier sitzen
waiting-stand = Aufstehen
waiting-you = du
waiting-away = nicht da
waiting-is-here = ist da
waiting-share = Leute einladen
waiting-share-about = Ein Link für alle freien Plätze. Niemand braucht ein Konto.
waiting-link = Link zu diesem Tisch
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-send = Senden
waiting-qr = Der Link als QR-Code
waiting-qr-about = oder mit dem Handy einscannen
waiting-start = Mit Bots auf den freien Plätzen beginnen
waiting-close = Tisch schließen
waiting-close-sure = Für alle schließen?
waiting-close-yes = Schließen
waiting-close-no = Offen lassen
waiting-table = Dieser Tisch
waiting-edition = Ausgabe
waiting-expansions = Erweiterungen
waiting-clock = Uhr
waiting-house = Hausregeln
waiting-watching =
    { $number ->
        [one] { $number } Person sieht zu
       *[other] { $number } Leute sehen zu
    }
waiting-name = Du heißt hier { $name }.
waiting-rename = Ändern
waiting-chat = Unterhaltung
waiting-chat-none = Sag hallo.
waiting-chat-say = Nachricht
waiting-chat-send = Senden
waiting-listed = Öffentlich angeboten
waiting-private = Privat: nur mit dem Link
