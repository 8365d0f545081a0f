prompt-welcome = Project L. Tab ergänzt, was erlaubt ist; help erklärt; quit verlässt das Spiel.
prompt-seed = Startzahl { $seed } gibt dasselbe Spiel noch einmal.
prompt-lots = Das Los hat entschieden: { $order }.
prompt-you-first = du beginnst
prompt-who-first = { $who } beginnt
prompt-allowed = Das ist erlaubt: { $text }.
prompt-ambiguous = Das könnte heißen: { $moves }. Sag etwas mehr.
prompt-ambiguous-many = Das könnte heißen: { $moves } und noch { $count }. Sag etwas mehr; moves zeigt alle.
prompt-unknown-number = Eine Nummer { $number } gibt es in der Liste nicht; moves zeigt sie.
prompt-more-news = ... news erzählt den Rest.
prompt-no-news = Noch ist nichts geschehen.
prompt-keys = Tab: was erlaubt ist   help   moves   hint   undo   quit
prompt-no-such-moves = Nichts, was du jetzt tun darfst, heißt { $text }; moves zeigt alles.
prompt-not-a-command = Unbekannt: { $text }. Versuch es mit help, oder mit moves für alles, was du tun darfst.
prompt-nothing-to-undo = Du hast keine Entscheidung rückgängig zu machen.
prompt-undone = Rückgängig gemacht: { $moves }.
prompt-undone-many = Rückgängig gemacht: { $first } ... { $last } ({ count-decision }).
prompt-saved = { count-decision } in { $path } gespeichert.
prompt-not-saved = { $path } konnte nicht geschrieben werden: { $reason }
prompt-loaded = { $path } geladen: { count-decision }.
prompt-not-loaded = { $path } konnte nicht geladen werden: { $reason }
prompt-which-file = Nenne eine Datei: { $command } FILE
prompt-which-move = Nenne, was du tun möchtest: why take W2
prompt-no-such-seat = Die Plätze haben die Nummern 1 bis { $count }.
prompt-seat-not-deciding = Jetzt nicht dran: { $who }.
prompt-seat-is-bot = { $who } entscheidet ohne dich.
prompt-seat-now = Jetzt dran: { $who }.
prompt-goodbye = Auf Wiedersehen.
prompt-after-end = again gibt ein neues Spiel; save FILE behält dieses, undo geht zurück, quit verlässt es.
prompt-not-over-yet = Dieses Spiel geht weiter. quit verlässt es, und es bleibt aufgehoben.
prompt-not-seated = Auf Platz { $number } saß { $bot }; das gibt es nicht, oder eine Aufzeichnung darf es nicht starten: { $stand_in } sitzt jetzt dort.
prompt-not-text = Die Datei ist kein UTF-8-Text
prompt-too-long = Die Datei ist zu lang für eine Aufzeichnung

kept-leave = Den Tisch verlassen? Das Spiel bleibt aufgehoben und wird beim nächsten Mal angeboten. j oder n:
kept-yes = j
kept-goodbye = Auf Wiedersehen. Das Spiel bleibt aufgehoben und wird beim nächsten Mal angeboten.
kept-goes-on = Hier geht das Spiel weiter, nach { count-decision }.
kept-cannot = Dieses Spiel kann nicht aufgehoben werden, also nimm save: { $reason }
kept-list =
    { $number ->
        [one] Dieses Spiel hast du verlassen:
       *[other] Diese Spiele hast du verlassen:
    }
kept-left = { $number }  { $when }  { $who }; { $kind }, { $where }
kept-older = ... und { $count } ältere in { $folder }
kept-which = Nummer: weiterspielen, Enter: ein neues Spiel, forget 1: eines wegwerfen:
kept-which-number = Nenne eine Nummer von 1 bis { $count }, oder nichts für ein neues Spiel.
kept-forgotten = Spiel { $number } ist weggeworfen.
kept-elsewhere = Dieses Spiel ist in einem anderen Fenster offen.

usage-whole = das ist eine ganze Zahl
usage-number = das ist eine Zahl
usage-at-least = { $wanted }, mindestens { $least }
usage-between = { $wanted } von { $least } bis { $most }

table-round = Runde { $round }
table-beat = Takt { $round }
table-finishing = Abschlussaktionen
table-over = Das Spiel ist zu Ende
table-to-play = { $who } ist dran
table-you-to-play = Dein Zug
table-last-round = FINALE RUNDE
table-next-is-last = Runde { $round } ist die finale
table-beats-left = danach noch { $beats }
table-last-beat = LETZTER TAKT
table-master-ready = Masteraktion frei
table-master-used = Masteraktion genutzt
table-deck-white = weißer Stapel { $count }
table-deck-black = schwarzer Stapel { $count }
table-deck-solo = Stapel { $count }
table-reserve = allg. Vorrat
table-supply = eigener Vorrat
table-times = ×{ $count }
table-nothing = keine Teile
table-no-puzzles = Keine unvollständigen Puzzles.
table-take-one = Keine unvollständigen Puzzles. Nimm eines: take { $source }
table-touches = Abschluss -{ $count }
table-ambassador = Ambassador { $count }
table-left-rows = linke Reihen: { $who } (weiß)
table-right-rows = rechte Reihen: { $who } (schwarz)
table-opponent = Gegner
table-opponent-supply = im Vorrat: { count-lock }
table-opponent-next = nimmt aus freien Spalten (X7)
table-open = frei
table-locked = { $locks } blockiert
table-hidden = ? Punkte

meta-take = nimm ein Puzzle
meta-gain = nimm ein Teil der niedrigsten Stufe aus dem allgemeinen Vorrat
meta-swap = werte ein Teil um eine Stufe auf, oder tausche es gegen gleiche Stufe oder niedriger
meta-place = leg ein Teil auf eines deiner Puzzles
meta-master = ein Teil auf jedes Puzzle, einmal pro Zug
meta-ambassador = wie master, durch ein Ambassador-Puzzle
meta-ghost = zerlege ein Teil der Stufe 5
meta-reward = wähle deine Belohnung
meta-levelup = werte ein Teil auf
meta-recycle = leg eine ganze Reihe unter ihren Stapel
meta-under = dieses Puzzle kommt als Nächstes unter seinen Stapel
meta-done = schließe das ab
meta-skip = verzichte
meta-pass = beende den Zug vorzeitig
meta-puzzle = { count-point }, { count-cell }, Belohnung { $reward }
meta-unseen = unbekannt, oben vom Stapel
meta-open-cells = { $puzzle }, { count-cell } leer
meta-have = du hast { $count }
meta-reserve = { $count } im allgemeinen Vorrat
meta-completes = vollendet { $puzzle }
meta-row = die Reihe des { deck-colour } Stapels
meta-help = so wird gespielt; help T5 zeigt eine Regel
meta-moves = alles, was du jetzt tun darfst
meta-why = warum etwas nicht erlaubt ist
meta-hint = die besten Möglichkeiten, und warum
meta-undo = zurück zu deiner letzten Entscheidung
meta-save = speichern: save FILE
meta-load = laden: load FILE
meta-rules = Regeln: rules ID oder WORD
meta-table = den Tisch neu zeichnen
meta-seat = für einen anderen Spieler entscheiden
meta-news = was geschah, seit du zuletzt gefragt wurdest
meta-again = noch ein Spiel, wenn dieses vorbei ist
meta-quit = verlassen; das Spiel bleibt aufgehoben

hint-master = Masteraktion: Leg höchstens ein Teil auf jedes Puzzle, dann done.
hint-ambassador = Ambassador-Aktion: Leg höchstens ein Teil auf jedes Puzzle, dann done.
hint-ghost = Ghost Piece-Aktion: Leg von { $parts }, was du magst, höchstens ein Teil auf jedes Puzzle, dann done.
hint-reward = Wähle deine Belohnung für { $puzzle }: { $moves }
hint-levelup = Stufenaufstieg durch { $puzzle }: Werte ein Teil auf (levelup I2 V3) oder verzichte mit skip.
hint-levelup-again = Stufenaufstieg durch { $puzzle }, zweiter Schritt: Werte noch einmal auf oder verzichte mit skip.
hint-recycle = Welches Puzzle kommt als Nächstes unter den { deck-colour } Stapel? { $moves }
hint-finishing = Abschlussaktionen: Leg Teile für je 1 Punkt oder schließe mit done ab. Bisher: { count-piece }.
hint-two-decide = { $others } darf auch entscheiden: seat { $number } wechselt hinüber.

advice-then = dann { $moves }
advice-how-many = Sag, wie viele Tipps du hören willst, von 1 bis { $most }: hint 3

count-point-short =
    { $points ->
        [one] { $points } Pkt.
       *[other] { $points } Pkt.
    }
count-point-tiny =
    { $points ->
        [one] { $points }P
       *[other] { $points }P
    }
count-decision =
    { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }
count-way =
    { $ways ->
        [one] { $ways } Möglichkeit
       *[other] { $ways } Möglichkeiten
    }
count-set =
    { $sets ->
        [one] { $sets } Teilekombination
       *[other] { $sets } Teilekombinationen
    }
count-core =
    { $cores ->
        [one] { $cores } Kern
       *[other] { $cores } Kerne
    }
count-more-problem =
    { $problems ->
        [one] noch { $problems } Problem
       *[other] noch { $problems } Probleme
    }
daily-bad-date = Ein Tag wird wie 2026-11-18 geschrieben, nicht { $text }.
daily-without = Beim Rätsel des Tages gibt es kein { $command }.
