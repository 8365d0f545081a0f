daily-about-points = Trois actions, ces pièces, ce marché. Seuls les puzzles achevés comptent.
daily-about-both = Achevez les deux puzzles pendant ce tour, avec le moins d’actions possible.
daily-about-touches = Chaque pièce placée coûte un point, chaque puzzle achevé rapporte ses points.
daily-final = Rien ne peut être annulé.
daily-free = Annulez aussi souvent que vous voulez.
daily-level-1 = facile
daily-level-2 = moyen
daily-level-3 = difficile
daily-level-4 = très difficile
daily-level-5 = diabolique
daily-longest = Record : { $days }
daily-week = Cette semaine
daily-day-best = { $day } : résolu
daily-day-done = { $day } : joué
daily-day-open = { $day } : pas joué
daily-points-best = { $best } points sur { $best }. On ne peut pas faire mieux.
daily-points-less =
    { $figure ->
        [one] { $figure } point sur { $best }.
        [many] { $figure } de points sur { $best }.
       *[other] { $figure } points sur { $best }.
    }
daily-both-best = Les deux sont remplis. Actions : { $best }. On ne peut pas faire mieux.
daily-both-more =
    Les deux sont remplis. Actions : { $figure }, { $best ->
        [one] { $best } suffisait.
        [many] { $best } suffisaient.
       *[other] { $best } suffisaient.
    }
daily-both-not = Pas les deux ce tour-ci. Actions nécessaires : { $best }.
daily-line = Project L · { $date } · { $signs } { $figure }/{ $best } · { daily-row }
daily-tomorrow = Le prochain arrive demain.
daily-trainer = Entraînement
daily-trainer-about = Les mêmes défis par type et par niveau, autant que vous voulez.
daily-solved = { $count } résolus sur { $of }
daily-before = Les jours précédents
daily-next = Un autre
daily-again = Encore une fois
daily-show = Montrer la meilleure solution
daily-way = Une des meilleures solutions.
daily-not-yet = Ce défi n’est pas encore là.
daily-none = Il n’y a pas de défi pour ce jour.
