board-title = Project L
board-title-turn = ● Dein Zug · Project L
board-loading = Einen Moment ...
board-missing = Diesen Tisch gibt es nicht, oder du brauchst seinen Link.
board-closed = Dieser Tisch wurde geschlossen.
board-your-turn = Dein Zug
board-your-board = Dein Bereich
board-turn-of = { $who } ist dran
board-meanwhile = während auch { $who } spielt
board-action-left =
    { $number ->
        [one] Noch { $number } Aktion
       *[other] Noch { $number } Aktionen
    }
board-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
board-score-of = { $who }, Punktestand:
board-no-pieces = { $who }: keine Teile
board-pile =
    { $number ->
        [one] { $number } vollendetes Puzzle
       *[other] { $number } vollendete Puzzles
    }
board-pile-empty = noch nichts
board-touches =
    { $number ->
        [one] { $number } Abschlussaktion
       *[other] { $number } Abschlussaktionen
    }
board-market = Puzzles zum Nehmen
board-empty-place = kein Puzzle hier
board-deck-white = weiße übrig
board-deck-black = schwarze übrig
board-deck-left =
    { $number ->
        [one] noch { $number }
       *[other] noch { $number }
    }
board-deck-meter = Schwarzer Stapel
board-deck-meter-solo = Puzzlestapel
board-to-the-end = bis zum Ende
board-last-round = Finale Runde
board-next-last = Die nächste Runde ist die finale
board-beats-left =
    { $number ->
        [one] Danach noch { $number } Takt
       *[other] Danach noch { $number } Takte
    }
board-last-beat = Letzter Takt
board-finishing = Abschlussaktionen
board-column = Spalte { $column }: { $locks }
board-column-open = frei
board-left-rows = Linke Reihen
board-right-rows = Rechte Reihen
board-side-yours = hier nimmst du
board-side-of = hier nimmt { $who }
board-marker-white = Weißer Marker
board-marker-black = Schwarzer Marker
board-reserve = Allgemeiner Vorrat
board-supply = Dein Vorrat
board-in-supply = { $piece }: { $count } in deinem Vorrat
board-in-reserve = { $piece }: { $count } im allgemeinen Vorrat
board-free-slot = Freier Platz
board-cell-free = { $puzzle } { $cell }, frei
board-cell-taken = { $puzzle } { $cell }, { $piece }
board-open-cell =
    { $number ->
        [one] { $number } Feld leer
       *[other] { $number } Felder leer
    }
board-puzzle-white = Weißes Puzzle { $puzzle }, { count-point }, Belohnung { $reward }
board-puzzle-black = Schwarzes Puzzle { $puzzle }, { count-point }, Belohnung { $reward }
board-reward-up = ein Stufenaufstieg
board-reward-up-two = zwei Stufenaufstiege
board-reward-m = Ambassador-Aktion
board-score-hidden = Die Siegpunktstapel bleiben bis zum Schluss verdeckt
board-just-came = eben gekommen
board-just-changed = eben verändert
board-final-boards = Was übrig blieb
board-nothing-unfinished = Kein Puzzle blieb unvollständig
board-clock = noch { $time }
board-watching = Zuschauer
board-round = Runde { $round }
board-beat = Takt { $round }
board-rules = Regeln
board-menu = Menü
board-actions = Aktionen
board-hints = Was starke Spieler tun würden
board-hint-ahead = am Ende { count-point } vorn, { $chance }{ "\u00A0" }% Siegchance
board-hint-behind = am Ende { count-point } zurück, { $chance }{ "\u00A0" }% Siegchance
board-hint-do = Ausführen
board-hint-first = Ersten Schritt ausführen
board-hint-line = Schritt für Schritt
board-log = Was geschah
board-log-since = Seit deinem letzten Zug
board-log-empty = Noch nichts.
board-chat = Chat
board-chat-empty = Noch hat niemand etwas gesagt.
board-chat-say = Etwas sagen
board-chat-send = Senden
board-chat-here =
    { $number ->
        [one] 1 ist hier
       *[other] { $number } sind hier
    }
board-chat-watching =
    { $number ->
        [one] 1 schaut zu
       *[other] { $number } schauen zu
    }
board-unread =
    { $number ->
        [one] { $number } neue Nachricht
       *[other] { $number } neue Nachrichten
    }
board-seats = Plätze und allgemeiner Vorrat
board-keys = Bedienung
board-settings = Einstellungen
board-theme = Heller oder dunkler Tisch
board-copy-link = Link zu diesem Tisch kopieren
board-copied = Kopiert
board-sounds = Töne
board-again = Noch einmal zeigen
board-at-once = Züge sofort beenden
board-held-gone = Womit dein Zug enden sollte, geht nicht mehr. Entscheide neu.
board-sit-down = Den Platz von { $who } einnehmen
board-stand-up = Das Spiel verlassen: Ein Bot übernimmt
board-lost = Die Verbindung ist weg. Neuer Versuch ...
board-lost-part = Ein Teil der Seite fehlt noch. Er kommt, sobald die Verbindung wieder da ist.
board-lost-kept = Die Verbindung ist weg. Was du entschieden hast, wird gesendet, sobald sie wieder da ist.
board-cut-hidden = Zuerst muss ein Puzzle aufgedeckt werden: Das geht weiter, wenn die Verbindung wieder da ist.
board-cut-dropped = Das Spiel ging weiter, während du keine Verbindung hattest: Deine Entscheidungen wurden nicht gespielt.
board-connecting = Verbindung wird hergestellt ...
board-opponent-about = ein Puzzle pro Zug, sofort gewertet
board-opponent-supply = { count-lock } in seinem Vorrat
board-opponent-did = Was er tat, und warum
board-hand-over = { $who } ist dran
board-hand-over-turn = { $who }, du{ "\u00A0" }bist{ "\u00A0" }dran.
board-hand-over-names = Eure Namen (freiwillig)
board-hand-over-go = Das bin ich
board-play-seat = { $who } spielen

do-take = Nehmen
do-gain = Teil nehmen
do-swap = Aufwerten
do-place = Legen
do-master = Master
do-ghost = Ghost
do-ambassador = Ambassador
do-recycle = Erneuern

main-end = Zug beenden
main-skip-ahead = Vorspringen
main-back-to-turn = Zu meinem Zug
main-choose = Wählen
main-place = Legen
main-recycle = Erneuern
main-take = Nehmen
main-take-named = { $puzzle } nehmen
main-gain-it = { $taken } nehmen
main-take-it = { $taken } nehmen
main-end-master = Master beenden
main-end-ambassador = Ambassador beenden
main-end-ghost = Ghost beenden
main-skip = Behalten
main-finish = Fertig
main-finish-at = Fertig mit { $score }
main-finish-possible = Fertig mit { $score } ({ $best } möglich)
main-finish-of = Fertig mit { $score } von { $best }
main-pass = Zug beenden
main-upgrade = Aufwerten zu { $taken }
main-exchange = Tauschen gegen { $taken }
main-raise = Aufwerten zu { $taken }
main-break-up = Zerlegen
main-wait = Warten
main-turn = Drehen
main-flip = Wenden
main-back = Zurück
main-hint = Tipp
main-thinking = Denkt nach
main-undo = Rückgängig
main-more = Mehr

bar-whole = Ganzen Satz zeigen
bar-plays = { $who } ist am Zug.
bar-again = Noch einmal, { $at } von { $of }: { $text }
bar-held = Dein Zug ist gespielt. Beende ihn, oder mach etwas rückgängig.
bar-held-pass = Deine übrigen Aktionen verfallen. Beende den Zug, oder mach etwas rückgängig.
bar-at-once = Das deckt ein neues Puzzle auf, darum endet dein Zug sofort.
bar-watching = Du siehst zu.
bar-compiling = Die Bots werden einmal für diesen Rechner übersetzt: noch etwa { $seconds }{ "\u00A0" }s.
bar-away = { $who } ist seit { $time } weg.
bar-away-seat = Der Platz bleibt reserviert.
bar-away-clock = Die Uhr läuft weiter.
bar-wait =
    { $number ->
        [one] { $who } denkt nach.
       *[other] { $who } denken nach.
    }
bar-nowhere = { $piece } passt gerade nirgends.
bar-where = Wohin kommt { $piece }? Leuchtende Felder sind dafür frei.
bar-place-here = { $piece } hierhin legen?
bar-place-completes = { $piece } legen? Das vollendet { $puzzle }: { count-point }.
bar-not-here = { $piece } passt hier nicht.
bar-take = Noch einmal drücken, um es zu nehmen.
bar-do-take = Wähle ein Puzzle aus den Reihen.
bar-do-gain = Wähle ein Teil.
bar-do-swap = Wähle, was du gibst, dann, was du bekommst.
bar-do-place = Wähle ein Teil aus deinem Vorrat.
bar-do-master = Höchstens ein Teil auf jedes Puzzle.
bar-do-ghost = Wähle, wie du es zerlegst.
bar-do-ambassador = Höchstens ein Teil auf jedes Puzzle.
bar-do-recycle = Drück die Puzzles einer Reihe, eines nach dem anderen.
bar-master = Höchstens ein Teil pro Puzzle, mindestens eines.
bar-ambassador = Höchstens ein Teil pro Puzzle, mindestens eines.
bar-ghost = Höchstens ein Teil pro Puzzle, den Rest behältst du.
bar-reward = Wähle deine Belohnung.
bar-levelup = Werte ein Teil um eine Stufe auf, oder behalte es.
bar-recycle = Drück die Puzzles der Reihe, eines nach dem anderen.
bar-finishing = Jedes Teil, das du legst, kostet 1 Punkt. Wenn du fertig bist, drück auf Fertig.
bar-finishing-best = Mit { $ways } kommst du auf { $best }.
bar-finishing-done = Kein weiteres Teil lohnt sich. Mit Fertig bleibt es bei { $score }.
bar-completes = { $piece } vollendet { $puzzle }.
bar-none-yet = Nimm ein Puzzle: Du hast keines.
bar-none-fits = Keines deiner Teile passt gerade.
bar-must =
    { $number ->
        [one] Noch { $number } Aktion, und sie ist Pflicht
       *[other] Noch { $number } Aktionen, und alle sind Pflicht
    }
bar-nothing-left = In diesem Zug geht nichts mehr.
bar-may-still =
    { $number ->
        [one] { $number } Puzzle kann noch ein Teil bekommen.
       *[other] { $number } Puzzles können noch ein Teil bekommen.
    }
bar-may-end = Kein weiteres Teil passt: Beende die Aktion.
bar-then =
    { $number ->
        [one] { $puzzles } bringt dann { count-point }.
       *[other] { $number } Puzzles bringen dann { count-point }.
    }
bar-goes-comes = Du gibst { $given } und bekommst { $pieces }.
bar-comes = Du bekommst { $pieces }.

won-with = { $puzzles } vollendet: { count-point } und { $pieces }
won-without = { $puzzles } vollendet: { count-point }

order-given =
    { $number ->
        [one] { $number } der Puzzles hat sein Teil
       *[other] { $number } der Puzzles haben ihr Teil
    }

ending-master = Wenn die Masteraktion endet
ending-ambassador = Wenn die Ambassador-Aktion endet
ending-ghost = Wenn die Ghost Piece-Aktion endet
ending-full = Voll
ending-if = Wenn { $piece } hineinkommt
ending-back = Du bekommst { $pieces } zurück
ending-none = Noch ist nichts voll.

keyline-back = zurück
keyline-move = bewegen
keyline-look = ansehen
keyline-choose = wählen
keyline-level = Stufe
keyline-shape = Form
keyline-slots = deine Puzzles
keyline-all = alle Tasten

pill-completes = { $piece } vollendet es
pill-leaves-for = { $piece } dann { $rest }
pill-leaves =
    { $number ->
        [one] { $piece } noch { $number } Feld
       *[other] { $piece } noch { $number } Felder
    }
pill-no-room-for = kein Platz für { $piece }
pill-no-room = kein Platz
pill-nothing = nichts passt
pill-fit =
    { $number ->
        [one] { $pieces } passt
       *[other] { $pieces } passen
    }
pill-full =
    { $action ->
        [master] Fertig nach Master
        [ambassador] Fertig nach Ambassador
        [ghost] Fertig nach Ghost
       *[none] Vollendet
    }
pill-has-its-piece = Hat sein Teil

## Somebody is away, and the others choose how to go on.
## $who: a name
## $time: minutes and seconds

away-mark = seit { $time } weg
away-bot = Bot
away-title = { $who } ist seit { $time } weg
away-about = Es geschieht, worauf sich alle einigen, die da sind.
away-about-clock = Die Uhr läuft weiter, auch wenn jemand weg ist; ist sie abgelaufen, spielt ein Bot. Bis dahin geschieht, worauf sich alle einigen, die da sind.
away-wait = Warten
away-wait-about = Der Platz bleibt reserviert.
away-stand-in = Ein Bot springt ein
away-stand-in-about = Er spielt, bis jemand zurückkommt.
away-break-off = Spiel beenden
away-break-off-about = Ohne Wertung, und niemand gewinnt.
away-chosen = Gewählt: { $who }

## Phrases that can be said with one press; everybody reads them in their own language.

phrase-well-played = Gut gespielt
phrase-thinking = Ich überlege ...
phrase-one-more = Noch eins?
phrase-thanks = Danke
