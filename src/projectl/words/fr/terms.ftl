count-point =
    { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
count-puzzle =
    { $puzzles ->
        [one] { $puzzles } puzzle
        [many] { $puzzles } puzzles
       *[other] { $puzzles } puzzles
    }
count-piece =
    { $pieces ->
        [one] { $pieces } pièce
        [many] { $pieces } pièces
       *[other] { $pieces } pièces
    }
count-lock =
    { $locks ->
        [one] { $locks } verrou
        [many] { $locks } verrous
       *[other] { $locks } verrous
    }
count-cell =
    { $cells ->
        [one] { $cells } case
        [many] { $cells } cases
       *[other] { $cells } cases
    }
count-action =
    { $actions ->
        [one] { $actions } action
        [many] { $actions } actions
       *[other] { $actions } actions
    }
count-more-action =
    { $actions ->
        [one] encore { $actions } action
        [many] encore { $actions } actions
       *[other] encore { $actions } actions
    }
count-swap =
    { $swaps ->
        [one] { $swaps } action
        [many] { $swaps } actions
       *[other] { $swaps } actions
    }
count-touch =
    { $touches ->
        [one] { $touches } Touche Finale
        [many] { $touches } Touches Finales
       *[other] { $touches } Touches Finales
    }

# Behind « pile » or « rangée », both feminine.
deck-colour =
    { $deck ->
        [W] blanche
        [B] noire
       *[G] de puzzles
    }

# Stands alone, as a label: a sentence that needs an article chooses by $action itself.
action-name =
    { $action ->
        [master] Super Action
        [ambassador] Ambassadeur
       *[ghost] Pièce Fantôme
    }

side-name =
    { $side ->
        [left] gauche
       *[right] droite
    }

choice-name =
    { $choice ->
        [reward] prenez votre récompense ({ $offered })
        [levelup] améliorez une pièce, ou gardez-la
       *[recycle] dites quel puzzle va ensuite sous la pile
    }

piece-O1 = pastille
piece-I2 = domino
piece-I3 = barre de trois
piece-V3 = coin
piece-I4 = barre de quatre
piece-L4 = L
piece-O4 = carré
piece-S4 = zigzag
piece-T4 = T
piece-P5 = P Fantôme
piece-U5 = U Fantôme
piece-L5 = L Fantôme

seat-you = Vous
seat-player = Joueur { $number }
seat-bot = { $name }
seat-bot-of-several = { $name } { $number }
seat-opponent = L’adversaire
