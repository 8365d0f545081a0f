reason-only = Etwas anderes ist nicht möglich.
reason-complete = Vollendet { $puzzle } in diesem Zug für { count-point }.
reason-complete-piece = Vollendet { $puzzle } in diesem Zug für { count-point }, mit { $piece } als Belohnung.
reason-complete-raise = Vollendet { $puzzle } in diesem Zug für { count-point } und wertet { $given } zu { $taken } auf.
reason-complete-m = Vollendet { $puzzle } in diesem Zug für { count-point } und bringt eine Ambassador-Aktion.
reason-complete-pointless = Vollendet { $puzzle } in diesem Zug.
reason-complete-pointless-piece = Vollendet { $puzzle } in diesem Zug, mit { $piece } als Belohnung.
reason-complete-pointless-raise = Vollendet { $puzzle } in diesem Zug und wertet { $given } zu { $taken } auf.
reason-complete-pointless-m = Vollendet { $puzzle } in diesem Zug und bringt eine Ambassador-Aktion.
reason-touches = Vollendet { $puzzle } für { count-point } mit { count-touch }.
reason-touches-saving = Vollendet { $puzzle } für { count-point } mit { count-touch }; unvollständig würde es ebenso viel kosten.
reason-touches-paid = { $puzzle } ist schon voll, für { count-point }.
reason-later-touches-paid = { $puzzle } ist schon voll, für { count-point }.
reason-later-touches = Danach wird { $puzzle } für { count-point } mit { count-touch } vollendet.
reason-later-touches-saving = Danach wird { $puzzle } für { count-point } mit { count-touch } vollendet; unvollständig würde es ebenso viel kosten.
reason-total = Das bringt zusammen { count-point }, die Kosten der Abschlussaktionen abgezogen.
reason-no-touches = Kein Puzzle ist wert, was seine Abschlussaktionen kosten würden.
reason-end = Führt zur finalen Runde.
reason-take = Nimmt { $puzzle }.
reason-take-needs = Nimmt { $puzzle }; dafür braucht es dann { count-more-action }.
reason-take-done = Nimmt { $puzzle }.
reason-draw = Zieht ein unbekanntes Puzzle vom { deck-colour } Stapel.
reason-near = Arbeitet an { $puzzle }.
reason-near-needs = { $puzzle } braucht dann { count-more-action }.
reason-near-done = { $puzzle } ist dann vollendet.
reason-gain = Nimmt { $taken }.
reason-gain-for = Nimmt { $taken } für { $puzzle }.
reason-gain-on = Nimmt { $first } und wertet es zu { $taken } auf.
reason-gain-on-for = Nimmt { $first } und wertet es für { $puzzle } zu { $taken } auf.
reason-swap =
    { $goes ->
        [up] Wertet { $given } zu { $taken } auf.
       *[across] Tauscht { $given } gegen { $taken }.
    }
reason-swap-for =
    { $goes ->
        [up] Wertet { $given } für { $puzzle } zu { $taken } auf.
       *[across] Tauscht { $given } für { $puzzle } gegen { $taken }.
    }
reason-swap-on =
    { $goes ->
        [up] Wertet { $given } in { count-swap } zu { $taken } auf.
       *[across] Tauscht { $given } in { count-swap } gegen { $taken }.
    }
reason-swap-on-for =
    { $goes ->
        [up] Wertet { $given } für { $puzzle } in { count-swap } zu { $taken } auf.
       *[across] Tauscht { $given } für { $puzzle } in { count-swap } gegen { $taken }.
    }
reason-levelup = Wertet { $given } zu { $taken } auf.
reason-levelup-for = Wertet { $given } für { $puzzle } zu { $taken } auf.
reason-reward = Nimmt { $taken } als Belohnung.
reason-reward-for = Nimmt { $taken } als Belohnung, für { $puzzle }.
reason-master = Legt mit einer Masteraktion auf { count-puzzle }.
reason-ambassador = Legt mit einer Ambassador-Aktion auf { count-puzzle }.
reason-ghost = Zerlegt { $piece } in { $parts }.
reason-recycle = Erneuert die Reihe des { deck-colour } Stapels: Neue Puzzles sind vielleicht besser.
reason-under = Legt als Nächstes { $puzzle } unter den { deck-colour } Stapel.
reason-skip = Behält die Teile, wie sie sind.
reason-done = Beendet die Aktion hier.
reason-pass = Etwas anderes lohnt sich in diesem Zug nicht.
