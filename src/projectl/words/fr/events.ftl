event-refill = { $puzzle } arrive en { $source }.
event-noted = La pile blanche est épuisée. Une nouvelle est formée avec { count-puzzle } de toutes les piles de points de victoire, dont les points sont notés.
event-end-triggered = La pile noire est épuisée : après cette manche vient le dernier tour.
event-end-triggered-solo = La pile est épuisée : après cette manche vient le dernier tour.
event-end-triggered-line-clear = La pile noire est épuisée : la partie continue jusqu’à ce que les deux marqueurs soient revenus au premier joueur, { $who }.
event-markers = Les marqueurs passent au suivant. Blanc : { $white } ; noir : { $black }.
event-unlock = Un verrou passe de la colonne { $column } à la réserve de l’adversaire, qui en compte maintenant { $supply }.
event-finishing = Touches Finales : placez ce que vous avez, 1 point de moins par pièce, puis tapez done.
event-finishing-briefly = Touches Finales : on peut encore placer des pièces, 1 point de moins pour chacune.
event-finishing-early = Plus rien ne change, les manches s’arrêtent donc ici. Touches Finales : placez ce que vous avez, 1 point de moins par pièce, puis tapez done.
event-finishing-early-briefly = Plus rien ne change, les manches s’arrêtent donc ici. Touches Finales : on peut encore placer des pièces, 1 point de moins pour chacune.
event-over = La partie est terminée.
event-opponent-open =
    { $number ->
        [one] L’adversaire peut prendre dans la colonne { $columns }.
        [many] L’adversaire peut prendre dans les colonnes { $columns }.
       *[other] L’adversaire peut prendre dans les colonnes { $columns }.
    }
event-opponent-take = Il prend { $puzzle } en { $source } et marque { count-point } : aucun puzzle d’une colonne ouverte ne rapporte davantage.
event-opponent-take-briefly = Il prend { $puzzle } et marque { count-point } : aucun puzzle d’une colonne ouverte ne rapporte davantage.
event-opponent-take-first = Il prend { $puzzle } en { $source } et marque { count-point } : des { $count } puzzles qui rapportent le plus, c’est le premier, rangée par rangée.
event-opponent-take-first-briefly = Il prend { $puzzle } et marque { count-point } : des { $count } puzzles qui rapportent le plus, c’est le premier, rangée par rangée.
event-opponent-locks-none = Il n’a aucun verrou à déplacer : la colonne { $column } reste ouverte.
event-opponent-locks-supply = Il met { count-lock } de sa réserve au-dessus de la colonne { $column }. Verrous par colonne : { $now }.
event-opponent-locks-columns =
    { $number ->
        [one] Il met { count-lock } de la colonne { $columns } au-dessus de la colonne { $column }. Verrous par colonne : { $now }.
        [many] Il met { count-lock } au-dessus de la colonne { $column }, 1 de chacune des colonnes { $columns }. Verrous par colonne : { $now }.
       *[other] Il met { count-lock } au-dessus de la colonne { $column }, 1 de chacune des colonnes { $columns }. Verrous par colonne : { $now }.
    }
event-opponent-locks =
    { $number ->
        [one] Il met { count-lock } au-dessus de la colonne { $column } : { $supply } de sa réserve et 1 de la colonne { $columns }. Verrous par colonne : { $now }.
        [many] Il met { count-lock } au-dessus de la colonne { $column } : { $supply } de sa réserve et 1 de chacune des colonnes { $columns }. Verrous par colonne : { $now }.
       *[other] Il met { count-lock } au-dessus de la colonne { $column } : { $supply } de sa réserve et 1 de chacune des colonnes { $columns }. Verrous par colonne : { $now }.
    }
event-opponent-refill = { $puzzle } arrive en { $source }.
event-opponent-refill-briefly = { $puzzle } prend sa place.
event-opponent-unlocks = Les trois colonnes sont verrouillées : l’adversaire ne prend rien, et chacune perd un verrou. Verrous par colonne : { $now }.
event-opponent-nothing = Les colonnes ouvertes n’ont pas de puzzle : l’adversaire ne fait rien.
event-share = Victoire partagée avec { count-point } : { $who }.
event-by-puzzles = Égalité de points avec { $others } ; le nombre de puzzles achevés départage : { count-puzzle }.
event-by-pieces = Égalité de points et de puzzles avec { $others } ; le nombre de pièces restantes départage : { count-piece }.
event-all-level = Égalité de points, de puzzles et de pièces : la victoire est partagée.
event-opponent-wins-ties = En cas d’égalité, l’adversaire remporte la partie.

score-title = Décompte final
score-pile = Pile de points de victoire
score-pile-briefly = Pile
score-noted = Notés
score-touches = Touches
score-unfinished = Inachevés
score-total = Score
score-puzzles = Puzzles achevés
score-pieces = Pièces restantes
