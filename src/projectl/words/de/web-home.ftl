home-name = Project L
home-description = { home-name } in deinem Browser: Lege Teile in Puzzles, allein, gegen Bots oder mit Freunden.
home-to-home = Project L, zum Anfang
home-skip = Zum Inhalt
home-pages = Seiten
home-menu = Menü
home-rules = Regeln
home-replays = Meine Spiele
home-lobby-nav = Offene Tische
home-settings = Einstellungen
home-language = Sprache
home-to-light = Heller Tisch
home-to-dark = Dunkler Tisch
home-fair = Bots sehen nur, was du siehst. Keine Werbung, keine Verfolger, kein Konto nötig.
home-free = Freie Software unter der MIT-Lizenz
home-credit = Project L ist ein Spiel von Boardcubator, die hieran keinen Anteil haben.
home-title-one = Jedes Teil
home-title-two = hat seinen Platz.
home-lead = Project L im Browser, für ein bis sechs Menschen und Bots. Ganz ohne Konto.
home-play-now = Jetzt spielen
home-against = Gegen { $bot }
home-learn = Regeln lernen
home-opening = Der Tisch wird gedeckt ...
home-ways = So kannst du spielen
home-bot = Gegen Bots
home-bot-about = Bots sehen nur, was du siehst.
home-bots = Am Tisch
home-bots-count =
    { $number ->
        [one] { $number } Bot
       *[other] { $number } Bots
    }
home-solo = Allein
home-solo-about = Überliste den Gegner und seine Blockaden.
home-hot-seat = Am selben Gerät
home-hot-seat-about = Ein Bildschirm, der reihum geht.
home-people = Wie viele Leute?
home-people-count =
    { $number ->
        [one] { $number } Person
       *[other] { $number } Leute
    }
home-people-with = { home-people-count }, mit { $expansions }
home-friends = Mit Freunden
home-friends-about = Ein Link genügt. Niemand braucht ein Konto.
home-make = Tisch eröffnen
home-lobby = Offene Tische
home-lobby-none = Gerade wartet niemand.
home-lobby-count =
    { $number ->
        [one] { $number } Tisch wartet auf Leute.
       *[other] { $number } Tische warten auf Leute.
    }
home-lobby-about = Setz dich zu denen, die da sind.
home-look-in = Nachsehen
home-go-on = Weiterspielen
home-replay = Wieder{ "\u00AD" }holungen
home-replay-about = Spiel eine Partie nach, Zug um Zug.
home-all-games = Meine Spiele
home-open-file = Aufzeichnung öffnen
home-offline = Spielt auch ohne Netz.
home-install = Installieren

daily-title = Rätsel des Tages
daily-points = Die meisten Punkte in diesem Zug
daily-both = Beide mit den wenigsten Aktionen füllen
daily-touches = Abschlussaktionen: das beste Ende
daily-row =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
web-home = Startseite
web-again = Noch einmal versuchen
web-close = Schließen
web-lost = Die Verbindung ist weg: Vielleicht wurde es nicht ausgeführt. Sieh gleich noch einmal nach.
web-nothing-here = Unter dieser Adresse gibt es nichts.
web-nothing-about = Vielleicht fehlt dem Link ein Buchstabe. Verloren ist nichts.
web-nothing-home = Zur Startseite
web-seat-open = Freier Platz
web-log-undo = macht die letzte Entscheidung rückgängig
web-log-undo-you = machst die letzte Entscheidung rückgängig

new-rule = Regel { $rule }
settings-name = Dein Name
settings-name-about = So sehen dich die anderen am Tisch.
settings-save = Speichern
settings-saved = Gespeichert.
games-your-turn = Dein Zug
games-their-turn = Andere sind am Zug
games-waiting = Wartet auf Leute
games-ago = { $when }
games-too-big = Länger als 256 kB: Das ist keine Aufzeichnung.
games-unreadable = Diese Datei ist nicht als Text zu lesen.
replay-copied = Kopiert
replay-pile = Siegpunktstapel
replay-round = Runde { $round }
replay-beat = Takt { $round }
replay-seed = Startzahl { $seed }
replay-copy-seed = Startzahl kopieren
new-mode = Spielart
lobby-clock = { $minutes }{ "\u00A0" }Min. + { $seconds }{ "\u00A0" }s
lobby-no-clock = ohne Uhr

error-no-server = Das geht nur mit einem Server, und wo diese Seite herkommt, ist keiner. Spielen kannst du hier trotzdem: gegen Bots, allein oder zu mehreren an diesem Bildschirm.
error-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
error-not-copied = Der Browser kopiert nicht; der Link ist markiert, kopiere ihn von Hand.

here-title = Spiele auf diesem Gerät
here-about = Spiele ohne Leute von anderswo laufen in dieser Seite und liegen in diesem Browser auf diesem Gerät, wie auch deine Einstellungen; kein Server hat sie. Wer die Daten des Browsers löscht, löscht auch sie: Eine Datei bewahrt sie auf.
here-none-kept = Dieser Browser bewahrt für diese Seite nichts auf.
here-games =
    { $number ->
        [one] { $number } Spiel liegt hier.
       *[other] { $number } Spiele liegen hier.
    }
here-export = Alles als Datei sichern
here-import = Datei mitbringen
here-file-name = projectl-spiele.json
here-no-file = Das ist keine Datei mit gesicherten Spielen, oder eine einer neueren Version.
here-brought =
    { $number ->
        [one] { $number } Spiel ist dazugekommen, und die Einstellungen.
       *[other] { $number } Spiele sind dazugekommen, und die Einstellungen.
    }
here-not-brought =
    { $number ->
        [one] { $number } Spiel der Datei lässt sich hier nicht spielen.
       *[other] { $number } Spiele der Datei lassen sich hier nicht spielen.
    }
here-delete = Alle Spiele dieses Geräts löschen
here-delete-about = Alle sind dann endgültig weg, auch die laufenden. Deine Einstellungen bleiben.
here-delete-do = Alle löschen
here-deleted = Hier liegt nichts mehr.
here-played = Auf diesem Gerät
here-take-backs = Mit Rückgängig
here-no-such-game = Dieses Spiel ist nicht in diesem Browser.
here-elsewhere = Dieses Spiel läuft in einem anderen Tab.
here-invite = Freund einladen
here-invite-for = Freund einladen, anstelle von { $who }
here-moved = Dieses Spiel geht auf einem Server weiter, wo andere dazukommen können.
here-moved-go = Weiterspielen
here-line = Zeile { $line }: { $why }
here-take-over = Hier spielen
here-unkept = Dieser Browser kann nichts mehr aufbewahren: Das Spiel dauert, solange diese Seite offen ist.
here-without-bots = Die Bots sind nicht angekommen: Das Spiel geht weiter, sobald sie geladen werden können.
here-saved-newer = Dieses Spiel hat eine neuere Version dieser Seite gesichert. Lade die Seite neu, um weiterzuspielen.
here-saved-otherwise = Dieses Spiel hat eine Version mit anderen Regeln gesichert; hier kann es nicht weitergehen.
here-broken = Im Inneren ging etwas schief und ist behoben: Das Spiel steht, wie es stand. Versuche es noch einmal.
