told-take = nimmt { $puzzle } von { $source }
told-take-briefly = nimmt { $puzzle }
told-draw = zieht { $puzzle } vom { deck-colour } Stapel
told-gain = nimmt { $piece }
told-swap =
    { $goes ->
        [up] wertet { $given } zu { $taken } auf
       *[across] tauscht { $given } gegen { $taken }
    }
told-place = legt { $piece } auf { $puzzle } bei { $cells }
told-place-briefly = legt { $piece } auf { $puzzle }
told-master = beginnt eine Masteraktion
told-master-briefly = nutzt die Masteraktion
told-ambassador = nutzt die Ambassador-Aktion von { $puzzle }
told-ambassador-noted = nutzt eine Ambassador-Aktion
told-ghost = zerlegt { $piece } in { $parts }
told-complete = vollendet { $puzzle } für { count-point }
told-reward = erhält { $piece } als Belohnung
told-no-reward = erhält keine Belohnung für { $puzzle }: Im allgemeinen Vorrat liegt keine mehr
told-m = erhält eine Ambassador-Aktion
told-skip = verzichtet auf den Stufenaufstieg
told-levelup = wertet { $given } zu { $taken } auf
told-recycle = erneuert die Reihe des { deck-colour } Stapels
told-under = legt { $puzzle } unter den { deck-colour } Stapel
told-pass = beendet den Zug
told-done = beendet die { action-name }
told-touches = beendet die Abschlussaktionen ({ count-piece } gelegt)
told-win-by =
    { $lead ->
        [one] gewinnt mit { $lead } Punkt Vorsprung
       *[other] gewinnt mit { $lead } Punkten Vorsprung
    }
told-win-tie = gewinnt bei Gleichstand

told-you-take = nimmst { $puzzle } von { $source }
told-you-take-briefly = nimmst { $puzzle }
told-you-draw = ziehst { $puzzle } vom { deck-colour } Stapel
told-you-gain = nimmst { $piece }
told-you-swap =
    { $goes ->
        [up] wertest { $given } zu { $taken } auf
       *[across] tauschst { $given } gegen { $taken }
    }
told-you-place = legst { $piece } auf { $puzzle } bei { $cells }
told-you-place-briefly = legst { $piece } auf { $puzzle }
told-you-master = beginnst eine Masteraktion
told-you-master-briefly = nutzt die Masteraktion
told-you-ambassador = nutzt die Ambassador-Aktion von { $puzzle }
told-you-ambassador-noted = nutzt eine Ambassador-Aktion
told-you-ghost = zerlegst { $piece } in { $parts }
told-you-complete = vollendest { $puzzle } für { count-point }
told-you-reward = erhältst { $piece } als Belohnung
told-you-no-reward = erhältst keine Belohnung für { $puzzle }: Im allgemeinen Vorrat liegt keine mehr
told-you-m = erhältst eine Ambassador-Aktion
told-you-skip = verzichtest auf den Stufenaufstieg
told-you-levelup = wertest { $given } zu { $taken } auf
told-you-recycle = erneuerst die Reihe des { deck-colour } Stapels
told-you-under = legst { $puzzle } unter den { deck-colour } Stapel
told-you-pass = beendest den Zug
told-you-done = beendest die { action-name }
told-you-touches = beendest die Abschlussaktionen ({ count-piece } gelegt)
told-you-win-by =
    { $lead ->
        [one] gewinnst mit { $lead } Punkt Vorsprung
       *[other] gewinnst mit { $lead } Punkten Vorsprung
    }
told-you-win-tie = gewinnst bei Gleichstand
