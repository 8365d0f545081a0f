reason-only = Non ci sono altre mosse.
reason-complete = Completa { $puzzle } in questo turno per { count-point }.
reason-complete-piece = Completa { $puzzle } in questo turno per { count-point }, con { $piece } come ricompensa.
reason-complete-raise = Completa { $puzzle } in questo turno per { count-point } e promuove { $given } a { $taken }.
reason-complete-m = Completa { $puzzle } in questo turno per { count-point } e dà un’Azione Ambasciatore.
reason-complete-pointless = Completa { $puzzle } in questo turno.
reason-complete-pointless-piece = Completa { $puzzle } in questo turno, con { $piece } come ricompensa.
reason-complete-pointless-raise = Completa { $puzzle } in questo turno e promuove { $given } a { $taken }.
reason-complete-pointless-m = Completa { $puzzle } in questo turno e dà un’Azione Ambasciatore.
reason-touches = Completa { $puzzle } per { count-point } con { count-touch }.
reason-touches-saving = Completa { $puzzle } per { count-point } con { count-touch }; incompiuto costerebbe altrettanto.
reason-touches-paid = { $puzzle } è già pieno e porta { count-point }.
reason-later-touches-paid = { $puzzle } è già pieno e porta { count-point }.
reason-later-touches = Poi gli Ultimi Ritocchi completano { $puzzle } per { count-point } con { count-touch }.
reason-later-touches-saving = Poi gli Ultimi Ritocchi completano { $puzzle } per { count-point } con { count-touch }; incompiuto costerebbe altrettanto.
reason-total = In tutto porta { count-point }, tolto il costo dei ritocchi.
reason-no-touches = Nessun puzzle vale quanto costerebbero i suoi ritocchi.
reason-end = Porta al round finale.
reason-take = Prende { $puzzle }.
reason-take-needs = Prende { $puzzle }, che poi richiede { count-more-action }.
reason-take-done = Prende { $puzzle }.
reason-draw = Pesca un puzzle coperto dal mazzo { deck-colour }.
reason-near = Lavora a { $puzzle }.
reason-near-needs = Poi { $puzzle } richiede { count-more-action }.
reason-near-done = Così { $puzzle } è completato.
reason-gain = Prende { $taken }.
reason-gain-for = Prende { $taken }, che serve per { $puzzle }.
reason-gain-on = Prende { $first } e lo promuove a { $taken }.
reason-gain-on-for = Prende { $first } e lo promuove a { $taken }, che serve per { $puzzle }.
reason-swap =
    { $goes ->
        [up] Promuove { $given } a { $taken }.
       *[across] Scambia { $given } con { $taken }.
    }
reason-swap-for =
    { $goes ->
        [up] Promuove { $given } a { $taken }, che serve per { $puzzle }.
       *[across] Scambia { $given } con { $taken }, che serve per { $puzzle }.
    }
reason-swap-on =
    { $goes ->
        [up] Promuove { $given } a { $taken } in { count-swap }.
       *[across] Scambia { $given } con { $taken } in { count-swap }.
    }
reason-swap-on-for =
    { $goes ->
        [up] In { count-swap } promuove { $given } a { $taken }, che serve per { $puzzle }.
       *[across] In { count-swap } scambia { $given } con { $taken }, che serve per { $puzzle }.
    }
reason-levelup = Promuove { $given } a { $taken }.
reason-levelup-for = Promuove { $given } a { $taken }, che serve per { $puzzle }.
reason-reward = Prende { $taken } come ricompensa.
reason-reward-for = Prende come ricompensa { $taken }, che serve per { $puzzle }.
reason-master = Posiziona pezzi su { count-puzzle } con una sola Azione Maestro.
reason-ambassador = Posiziona pezzi su { count-puzzle } con una sola Azione Ambasciatore.
reason-ghost = Scompone { $piece } in { $parts }.
reason-recycle = Ricicla la fila dei { deck-colour }: i nuovi puzzle potrebbero essere migliori.
reason-under = Ora mette { $puzzle } sotto il mazzo { deck-colour }.
reason-skip = Lascia i pezzi come sono.
reason-done = Termina qui l’azione.
reason-pass = In questo turno non conviene fare altro.
