reason-only = Il n’y a pas d’autre coup.
reason-complete = Achève { $puzzle } lors de ce tour pour { count-point }.
reason-complete-piece = Achève { $puzzle } lors de ce tour pour { count-point }, avec { $piece } en récompense.
reason-complete-raise = Achève { $puzzle } lors de ce tour pour { count-point } et améliore { $given } en { $taken }.
reason-complete-m = Achève { $puzzle } lors de ce tour pour { count-point } et gagne une action d’Ambassadeur.
reason-complete-pointless = Achève { $puzzle } lors de ce tour.
reason-complete-pointless-piece = Achève { $puzzle } lors de ce tour, avec { $piece } en récompense.
reason-complete-pointless-raise = Achève { $puzzle } lors de ce tour et améliore { $given } en { $taken }.
reason-complete-pointless-m = Achève { $puzzle } lors de ce tour et gagne une action d’Ambassadeur.
reason-touches = Achève { $puzzle } pour { count-point } avec { count-touch }.
reason-touches-saving = Achève { $puzzle } pour { count-point } avec { count-touch } ; inachevé, il coûterait autant.
reason-touches-paid = { $puzzle } est déjà rempli, pour { count-point }.
reason-later-touches-paid = { $puzzle } est déjà rempli, pour { count-point }.
reason-later-touches = Ensuite, achever { $puzzle } pour { count-point } demande { count-touch }.
reason-later-touches-saving = Ensuite, achever { $puzzle } pour { count-point } demande { count-touch } ; inachevé, il coûterait autant.
reason-total = Cela rapporte { count-point } en tout, coût des Touches Finales déduit.
reason-no-touches = Aucun puzzle ne vaut ce que coûteraient ses Touches Finales.
reason-end = Amène le dernier tour.
reason-take = Prend { $puzzle }.
reason-take-needs = Prend { $puzzle }, qui demande alors { count-more-action }.
reason-take-done = Prend { $puzzle }.
reason-draw = Pioche un puzzle inconnu dans la pile { deck-colour }.
reason-near = Fait avancer { $puzzle }.
reason-near-needs = { $puzzle } demande alors { count-more-action }.
reason-near-done = { $puzzle } est alors achevé.
reason-gain = Prend { $taken }.
reason-gain-for = Prend { $taken }, dont { $puzzle } a besoin.
reason-gain-on = Prend { $first } et l’améliore en { $taken }.
reason-gain-on-for = Prend { $first } et l’améliore en { $taken }, dont { $puzzle } a besoin.
reason-swap =
    { $goes ->
        [up] Améliore { $given } en { $taken }.
       *[across] Échange { $given } contre { $taken }.
    }
reason-swap-for =
    { $goes ->
        [up] Améliore { $given } en { $taken }, dont { $puzzle } a besoin.
       *[across] Échange { $given } contre { $taken }, dont { $puzzle } a besoin.
    }
reason-swap-on =
    { $goes ->
        [up] Améliore { $given } jusqu’à { $taken } en { count-swap }.
       *[across] Échange { $given } contre { $taken } en { count-swap }.
    }
reason-swap-on-for =
    { $goes ->
        [up] En { count-swap }, améliore { $given } jusqu’à { $taken }, dont { $puzzle } a besoin.
       *[across] En { count-swap }, échange { $given } contre { $taken }, dont { $puzzle } a besoin.
    }
reason-levelup = Améliore { $given } en { $taken }.
reason-levelup-for = Améliore { $given } en { $taken }, dont { $puzzle } a besoin.
reason-reward = Prend { $taken } en récompense.
reason-reward-for = Prend en récompense { $taken }, dont { $puzzle } a besoin.
reason-master = Place des pièces sur { count-puzzle } avec une seule Super Action.
reason-ambassador = Place des pièces sur { count-puzzle } avec une seule action d’Ambassadeur.
reason-ghost = Décompose { $piece } en { $parts }.
reason-recycle = Recycle la rangée { deck-colour } : de nouveaux puzzles peuvent être meilleurs.
reason-under = Met ensuite { $puzzle } sous la pile { deck-colour }.
reason-skip = Garde les pièces telles quelles.
reason-done = Termine l’action ici.
reason-pass = Rien d’autre n’en vaut la peine lors de ce tour.
