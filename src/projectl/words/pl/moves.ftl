told-take = bierze { $puzzle } z { $source }
told-take-briefly = bierze { $puzzle }
told-draw = dobiera { $puzzle } ze stosu { deck-colour }
told-gain = bierze { $piece }
told-swap =
    { $goes ->
        [up] ulepsza { $given } do { $taken }
       *[across] wymienia { $given } na { $taken }
    }
told-place = umieszcza { $piece } na { $puzzle }, pola { $cells }
told-place-briefly = umieszcza { $piece } na { $puzzle }
told-master = rozpoczyna akcję mistrzowską
told-master-briefly = wykonuje akcję mistrzowską
told-ambassador = wykonuje akcję Ambasadora z { $puzzle }
told-ambassador-noted = wykonuje akcję Ambasadora
told-ghost = rozkłada { $piece } na { $parts }
told-complete = kończy { $puzzle } za { count-point }
told-reward = dostaje { $piece } w nagrodę
told-no-reward = nie dostaje nagrody za { $puzzle }: w zapasie nie ma odpowiedniego elementu
told-m = zdobywa akcję Ambasadora
told-skip = rezygnuje z awansu
told-levelup = awansuje { $given } na { $taken }
told-recycle = odświeża rząd { deck-colour }
told-under = wkłada { $puzzle } pod stos { deck-colour }
told-pass = kończy turę
told-done =
    { $action ->
        [master] kończy akcję mistrzowską
        [ambassador] kończy akcję Ambasadora
       *[ghost] kończy akcję widmowego elementu
    }
told-touches = kończy wykończenia (umieszczono { count-piece })
told-win-by =
    { $lead ->
        [one] wygrywa z przewagą { $lead } punktu
        [few] wygrywa z przewagą { $lead } punktów
        [many] wygrywa z przewagą { $lead } punktów
       *[other] wygrywa z przewagą { $lead } punktu
    }
told-win-tie = rozstrzyga remis na swoją korzyść

told-you-take = bierzesz { $puzzle } z { $source }
told-you-take-briefly = bierzesz { $puzzle }
told-you-draw = dobierasz { $puzzle } ze stosu { deck-colour }
told-you-gain = bierzesz { $piece }
told-you-swap =
    { $goes ->
        [up] ulepszasz { $given } do { $taken }
       *[across] wymieniasz { $given } na { $taken }
    }
told-you-place = umieszczasz { $piece } na { $puzzle }, pola { $cells }
told-you-place-briefly = umieszczasz { $piece } na { $puzzle }
told-you-master = rozpoczynasz akcję mistrzowską
told-you-master-briefly = wykonujesz akcję mistrzowską
told-you-ambassador = wykonujesz akcję Ambasadora z { $puzzle }
told-you-ambassador-noted = wykonujesz akcję Ambasadora
told-you-ghost = rozkładasz { $piece } na { $parts }
told-you-complete = kończysz { $puzzle } za { count-point }
told-you-reward = dostajesz { $piece } w nagrodę
told-you-no-reward = nie dostajesz nagrody za { $puzzle }: w zapasie nie ma odpowiedniego elementu
told-you-m = zdobywasz akcję Ambasadora
told-you-skip = rezygnujesz z awansu
told-you-levelup = awansujesz { $given } na { $taken }
told-you-recycle = odświeżasz rząd { deck-colour }
told-you-under = wkładasz { $puzzle } pod stos { deck-colour }
told-you-pass = kończysz turę
told-you-done =
    { $action ->
        [master] kończysz akcję mistrzowską
        [ambassador] kończysz akcję Ambasadora
       *[ghost] kończysz akcję widmowego elementu
    }
told-you-touches = kończysz wykończenia (umieszczono { count-piece })
told-you-win-by =
    { $lead ->
        [one] wygrywasz z przewagą { $lead } punktu
        [few] wygrywasz z przewagą { $lead } punktów
        [many] wygrywasz z przewagą { $lead } punktów
       *[other] wygrywasz z przewagą { $lead } punktu
    }
told-you-win-tie = rozstrzygasz remis na swoją korzyść
