replay-title = Revoir la partie
replay-of = Revoir une partie
replay-start = Avant la première décision
replay-before = La table est en place.
replay-finishing = Touches Finales
replay-moment = { $where } · { $decision } sur { $all }
replay-slider = Moment de la partie
replay-controls = Parcourir la partie
replay-first = Au début
replay-last = À la fin
replay-previous = Décision précédente
replay-next = Décision suivante
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse { $speed }×
replay-decisions = Toutes les décisions
replay-copy = Copier ce moment
replay-download = Télécharger
replay-download-about = Télécharger cette partie
replay-supply = Réserve personnelle
replay-reserve = Réserve générale
replay-no-pieces = Aucune pièce
replay-noted =
    { $puzzles ->
        [one] + { $puzzles } puzzle noté
        [many] + { $puzzles } puzzles notés
       *[other] + { $puzzles } puzzles notés
    }
replay-winner = Vainqueur
replay-completed = { $puzzle }, tout juste achevé
replay-free-slot = Emplacement libre
replay-empty-place = Emplacement vide
replay-deck-white = Pile blanche
replay-deck-black = Pile noire
replay-deck-solo = Pile de puzzles
replay-left = en pile
replay-left-rows = Rangées de gauche
replay-right-rows = Rangées de droite
replay-column = Colonne { $column } : { count-lock }
replay-open = ouverte
replay-locks-held = Dans sa réserve : { count-lock }
replay-choose = Revoir une partie
replay-choose-how = Déposez un enregistrement ici, ou choisissez le fichier. Il est rejoué coup par coup et n’est gardé nulle part.
replay-choose-file = Choisir un enregistrement
replay-find = Mes parties
replay-loading = Mise en place…
replay-other = Autre enregistrement
replay-keys = Commandes
