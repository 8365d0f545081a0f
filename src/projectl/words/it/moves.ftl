told-take = prende { $puzzle } da { $source }
told-take-briefly = prende { $puzzle }
told-draw = pesca { $puzzle } dal mazzo { deck-colour }
told-gain = prende { $piece }
told-swap =
    { $goes ->
        [up] promuove { $given } a { $taken }
       *[across] scambia { $given } con { $taken }
    }
told-place = posiziona { $piece } su { $puzzle } in { $cells }
told-place-briefly = posiziona { $piece } su { $puzzle }
told-master = comincia un’Azione Maestro
told-master-briefly = usa l’Azione Maestro
told-ambassador = usa l’Azione Ambasciatore di { $puzzle }
told-ambassador-noted = usa un’Azione Ambasciatore
told-ghost = scompone { $piece } in { $parts }
told-complete = completa { $puzzle } e guadagna { count-point }
told-reward = riceve { $piece } come ricompensa
told-no-reward = non riceve ricompense per { $puzzle }: la riserva comune non ne ha più
told-m = riceve un’Azione Ambasciatore
told-skip = rinuncia al Livellamento
told-levelup = promuove { $given } a { $taken }
told-recycle = ricicla la fila dei { deck-colour }
told-under = mette { $puzzle } sotto il mazzo { deck-colour }
told-pass = termina il turno
told-done = termina l’{ action-name }
told-touches = termina gli Ultimi Ritocchi ({ $pieces ->
        [one] { $pieces } pezzo posizionato
        [many] { $pieces } pezzi posizionati
       *[other] { $pieces } pezzi posizionati
    })
told-win-by =
    { $lead ->
        [one] vince con { $lead } punto di vantaggio
        [many] vince con { $lead } punti di vantaggio
       *[other] vince con { $lead } punti di vantaggio
    }
told-win-tie = vince lo spareggio

told-you-take = prendi { $puzzle } da { $source }
told-you-take-briefly = prendi { $puzzle }
told-you-draw = peschi { $puzzle } dal mazzo { deck-colour }
told-you-gain = prendi { $piece }
told-you-swap =
    { $goes ->
        [up] promuovi { $given } a { $taken }
       *[across] scambi { $given } con { $taken }
    }
told-you-place = posizioni { $piece } su { $puzzle } in { $cells }
told-you-place-briefly = posizioni { $piece } su { $puzzle }
told-you-master = cominci un’Azione Maestro
told-you-master-briefly = usi l’Azione Maestro
told-you-ambassador = usi l’Azione Ambasciatore di { $puzzle }
told-you-ambassador-noted = usi un’Azione Ambasciatore
told-you-ghost = scomponi { $piece } in { $parts }
told-you-complete = completi { $puzzle } e guadagni { count-point }
told-you-reward = ricevi { $piece } come ricompensa
told-you-no-reward = non ricevi ricompense per { $puzzle }: la riserva comune non ne ha più
told-you-m = ricevi un’Azione Ambasciatore
told-you-skip = rinunci al Livellamento
told-you-levelup = promuovi { $given } a { $taken }
told-you-recycle = ricicli la fila dei { deck-colour }
told-you-under = metti { $puzzle } sotto il mazzo { deck-colour }
told-you-pass = termini il turno
told-you-done = termini l’{ action-name }
told-you-touches = termini gli Ultimi Ritocchi ({ $pieces ->
        [one] { $pieces } pezzo posizionato
        [many] { $pieces } pezzi posizionati
       *[other] { $pieces } pezzi posizionati
    })
told-you-win-by =
    { $lead ->
        [one] vinci con { $lead } punto di vantaggio
        [many] vinci con { $lead } punti di vantaggio
       *[other] vinci con { $lead } punti di vantaggio
    }
told-you-win-tie = vinci lo spareggio
