told-take = prend { $puzzle } en { $source }
told-take-briefly = prend { $puzzle }
told-draw = pioche { $puzzle } dans la pile { deck-colour }
told-gain = prend { $piece }
told-swap =
    { $goes ->
        [up] améliore { $given } en { $taken }
       *[across] échange { $given } contre { $taken }
    }
told-place = place { $piece } sur { $puzzle } en { $cells }
told-place-briefly = place { $piece } sur { $puzzle }
told-master = commence une Super Action
told-master-briefly = effectue la Super Action
told-ambassador = effectue l’action d’Ambassadeur de { $puzzle }
told-ambassador-noted = effectue une action d’Ambassadeur
told-ghost = décompose { $piece } en { $parts }
told-complete = achève { $puzzle } pour { count-point }
told-reward = reçoit { $piece } en récompense
told-no-reward = ne reçoit pas de récompense pour { $puzzle } : la réserve générale n’a rien à donner
told-m = gagne une action d’Ambassadeur
told-skip = renonce à l’amélioration instantanée
told-levelup = améliore { $given } en { $taken }
told-recycle = recycle la rangée { deck-colour }
told-under = met { $puzzle } sous la pile { deck-colour }
told-pass = termine son tour
told-done =
    { $action ->
        [master] termine la Super Action
        [ambassador] termine l’action d’Ambassadeur
       *[ghost] termine l’action des pièces Fantômes
    }
told-touches =
    { $pieces ->
        [one] termine ses Touches Finales avec { $pieces } pièce placée
        [many] termine ses Touches Finales avec { $pieces } pièces placées
       *[other] termine ses Touches Finales avec { $pieces } pièces placées
    }
told-win-by =
    { $lead ->
        [one] gagne avec { $lead } point d’avance
        [many] gagne avec { $lead } points d’avance
       *[other] gagne avec { $lead } points d’avance
    }
told-win-tie = l’emporte au départage

told-you-take = prenez { $puzzle } en { $source }
told-you-take-briefly = prenez { $puzzle }
told-you-draw = piochez { $puzzle } dans la pile { deck-colour }
told-you-gain = prenez { $piece }
told-you-swap =
    { $goes ->
        [up] améliorez { $given } en { $taken }
       *[across] échangez { $given } contre { $taken }
    }
told-you-place = placez { $piece } sur { $puzzle } en { $cells }
told-you-place-briefly = placez { $piece } sur { $puzzle }
told-you-master = commencez une Super Action
told-you-master-briefly = effectuez la Super Action
told-you-ambassador = effectuez l’action d’Ambassadeur de { $puzzle }
told-you-ambassador-noted = effectuez une action d’Ambassadeur
told-you-ghost = décomposez { $piece } en { $parts }
told-you-complete = achevez { $puzzle } pour { count-point }
told-you-reward = recevez { $piece } en récompense
told-you-no-reward = ne recevez pas de récompense pour { $puzzle } : la réserve générale n’a rien à donner
told-you-m = gagnez une action d’Ambassadeur
told-you-skip = renoncez à l’amélioration instantanée
told-you-levelup = améliorez { $given } en { $taken }
told-you-recycle = recyclez la rangée { deck-colour }
told-you-under = mettez { $puzzle } sous la pile { deck-colour }
told-you-pass = terminez votre tour
told-you-done =
    { $action ->
        [master] terminez la Super Action
        [ambassador] terminez l’action d’Ambassadeur
       *[ghost] terminez l’action des pièces Fantômes
    }
told-you-touches =
    { $pieces ->
        [one] terminez vos Touches Finales avec { $pieces } pièce placée
        [many] terminez vos Touches Finales avec { $pieces } pièces placées
       *[other] terminez vos Touches Finales avec { $pieces } pièces placées
    }
told-you-win-by =
    { $lead ->
        [one] gagnez avec { $lead } point d’avance
        [many] gagnez avec { $lead } points d’avance
       *[other] gagnez avec { $lead } points d’avance
    }
told-you-win-tie = l’emportez au départage
