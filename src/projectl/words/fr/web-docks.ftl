facts-each = Points par case
facts-fit = Vos pièces qui s’y insèrent
facts-fit-none = Aucune de vos pièces ne s’y insère.
facts-left-W = Puzzles blancs restants
facts-left-B = Puzzles noirs restants
facts-left-G = Puzzles restants
facts-row-deck = { $row } dans la rangée, { $deck } dans la pile
facts-slots = Vos puzzles avec celui-ci
facts-of-slots = { $number } sur { $slots }

dock-reward = Votre récompense
dock-reward-about = { $puzzle } est achevé. La récompense n’est pas une action.
dock-reward-gone = Il n’y a plus de pièce { $piece } dans la réserve générale : choisissez-en une autre.
dock-levelup = Amélioration instantanée : quelle pièce ?
dock-levelup-about = La récompense de { $puzzle } : un niveau de plus, ou gardez la pièce. Ce n’est pas une action.
dock-levelup-again = { $piece } peut encore monter d’un niveau.
dock-levelup-two = La récompense de { $puzzle } a deux flèches : vous pouvez vous arrêter après la première.
dock-recycle = Recycler une rangée
dock-recycle-about = Appuyez sur ses puzzles dans l’ordre où ils vont sous la pile. Le dernier est tout au fond.
dock-recycle-white = Rangée blanche
dock-recycle-black = Rangée noire
dock-recycle-numbered =
    { $number ->
        [0] Aucun des { $all } n’a encore de numéro.
        [one] { $number } sur { $all } a un numéro.
        [many] { $number } sur { $all } ont un numéro.
       *[other] { $number } sur { $all } ont un numéro.
    }
dock-recycle-number = va sous la pile en numéro { $number }
dock-any-order = Ordre libre
dock-last-number = Dernier numéro
dock-swap = Améliorer ou échanger une pièce
dock-swap-about = Améliorer : un niveau de plus. Échanger : une autre pièce, de niveau égal ou inférieur.
dock-ghost = Décomposer une pièce Fantôme
dock-ghost-about = Vous pouvez placer aussitôt les pièces obtenues, au plus une sur chaque puzzle.
dock-gain = Prendre une pièce
dock-gain-about = Du niveau le plus bas de la réserve générale.
dock-give = Vous donnez
dock-raised = Votre pièce
dock-becomes = devient
dock-fold = Baisser le volet, ou le remonter
dock-get = Vous recevez
dock-own = à vous
dock-far = trop loin
dock-level = Niveau { $level }
dock-levels = Niveaux { $highest } à { $lowest }
dock-choose-first = Choisissez d’abord ce que vous donnez, ici ou dans votre réserve.
dock-gone = épuisée
dock-pieces =
    { $number ->
        [one] { $number } pièce
        [many] { $number } pièces
       *[other] { $number } pièces
    }
dock-short-none = plus de { $piece }
dock-short-some = seulement { $number } { $piece }

plan-title = Comment l’achever
plan-facts = À propos de ce puzzle
plan-about = La solution la plus courte avec vos pièces actuelles.
plan-cell =
    { $number ->
        [one] { $number } case à remplir
        [many] { $number } cases à remplir
       *[other] { $number } cases à remplir
    }
plan-actions =
    { $number ->
        [one] action : { $how }.
        [many] actions : { $how }.
       *[other] actions : { $how }.
    }
plan-take = le prendre
plan-gain =
    { $number ->
        [one] prendre { $number } pièce
        [many] prendre { $number } pièces
       *[other] prendre { $number } pièces
    }
plan-upgrade =
    { $number ->
        [one] améliorer { $number } pièce
        [many] améliorer { $number } pièces
       *[other] améliorer { $number } pièces
    }
plan-exchange =
    { $number ->
        [one] échanger { $number } pièce
        [many] échanger { $number } pièces
       *[other] échanger { $number } pièces
    }
plan-ghost =
    { $number ->
        [one] décomposer { $number } pièce
        [many] décomposer { $number } pièces
       *[other] décomposer { $number } pièces
    }
plan-place =
    { $number ->
        [one] placer { $number } pièce
        [many] placer { $number } pièces
       *[other] placer { $number } pièces
    }
plan-now = ce tour
plan-next = tour suivant
plan-after = tour d’après
plan-later = plus tard
plan-turns = Tour par tour
plan-more =
    { $number ->
        [one] { $number } action de plus
        [many] { $number } actions de plus
       *[other] { $number } actions de plus
    }
plan-brings = points et récompense
plan-left = Entre-temps, vous gardez : { $pieces }
plan-left-none = Entre-temps, vous ne gardez aucune pièce.
plan-late = La partie sera terminée avant.
plan-none = D’ici, on ne connaît aucune façon de le remplir.
plan-here = Il serait placé ici
plan-also = { $piece } achève aussi { $puzzle } : placée là d’abord, elle revient.
plan-about-keeps = La solution la plus courte qui garde { $piece }.
plan-other =
    { $number ->
        [one] { $number } autre solution
        [many] { $number } autres solutions
       *[other] { $number } autres solutions
    }
plan-way = Solution { $way } sur { $ways }
plan-show = Montrer
plan-another = Autre solution
plan-used = étape { $steps }
plan-step = Étape { $number } : { $what }
plan-step-take = prendre { $puzzle }
plan-step-draw = piocher dans la pile { deck-colour }
plan-step-gain = prendre { $piece }
plan-step-swap =
    { $goes ->
        [up] améliorer { $given } en { $taken }
       *[across] échanger { $given } contre { $taken }
    }
plan-step-raise = améliorer { $given } en { $taken }
plan-step-ghost = décomposer { $piece }
plan-step-place = placer { $piece }
plan-step-recycle = recycler la rangée { deck-colour }
plan-step-under = mettre { $puzzle } sous la pile

curve-title = Déroulement
curve-copy = Copier le lien
curve-led = { $who } a mené dès la manche { $round }.
curve-you-led = Vous avez mené dès la manche { $round }.
curve-led-with = { $who } a mené dès la manche { $round }, avec { $puzzles }.
curve-you-led-with = Vous avez mené dès la manche { $round }, avec { $puzzles }.
curve-led-beat = { $who } a mené dès le relais { $round }.
curve-you-led-beat = Vous avez mené dès le relais { $round }.
curve-by-touches = { $who } n’a pris la tête qu’avec les Touches Finales.
curve-you-by-touches = Vous n’avez pris la tête qu’avec les Touches Finales.

keys-title = Commandes
keys-close = Fermer
keys-around = Autour de la table
keys-actions = Actions
keys-in-hand = Avec une pièce en main
keys-also = Et aussi
keys-replay = Revoir la partie
keys-tab = Groupe suivant : actions, rangées, vos puzzles, votre réserve, places
keys-arrows = Dans un groupe
keys-slots = Un de vos puzzles
keys-help = Ces touches
keys-what = Qu’est-ce que c’est ? (ce qui a le focus, ou se trouve sous la souris)
keys-ids = Montrer ou cacher les codes des puzzles et des emplacements
keys-take = Prendre un puzzle
keys-gain = Prendre une pièce
keys-swap = Améliorer ou échanger
keys-place = Placer une pièce
keys-master = Super Action
keys-ghost = Action des pièces Fantômes
keys-ambassador = Action d’Ambassadeur
keys-recycle = Recycler une rangée
keys-turn = Pivoter
keys-flip = Retourner
keys-move = Déplacer l’aperçu d’une case
keys-enter = La placer, ou activer le grand bouton
keys-escape = La reposer
keys-undo = Annuler l’action
keys-hint = Indice
keys-again = Revoir ce que les autres ont fait
keys-step = Une décision en arrière ou en avant
keys-by-turn = Un tour en arrière ou en avant
keys-ends = Au début, à la fin
keys-pause = Lecture ou pause
keys-space = Espace
keys-by-mouse = À la souris et au doigt
keys-dragging = Glisser
keys-drag = Sur un puzzle ; ou appuyez sur la pièce, puis sur une case éclairée, et encore une fois si elle n’y est que montrée
keys-wheel = Molette
keys-turn-it = La fait pivoter
keys-right-button = Bouton droit
keys-flip-it = La retourne
keys-second-finger = Deuxième doigt
keys-turn-or-flip = La fait pivoter ; toucher deux fois la retourne
keys-long-press = Appui long
keys-details = Dit ce qu’est une chose, et ce qu’on peut en faire
keys-home-key = Début
keys-end-key = Fin

touches-how = Placez autant de pièces que vous voulez. Chacune coûte un point.
touches-before = avant
touches-now = si vous arrêtez là
touches-now-because = si vous arrêtez là : { $why }
touches-cost =
    { $number ->
        [one] { $number } Touche Finale, −{ $number }
        [many] { $number } Touches Finales, −{ $number }
       *[other] { $number } Touches Finales, −{ $number }
    }
touches-won = rempli +{ $points }
touches-lost = inachevé −{ $points }
touches-best = avec { $ways } : { touches-in-all }
touches-best-now = plus rien à gagner
touches-counting = calcul en cours
touches-in-all =
    { $number ->
        [one] { $number } Touche Finale en tout
        [many] { $number } Touches Finales en tout
       *[other] { $number } Touches Finales en tout
    }
touches-way = { $pieces } sur { $puzzle }
touches-sums = Puzzle par puzzle
touches-sum =
    { $number ->
        [one] { $number } pièce, { $pieces } : −{ $number } et +{ count-point }.
        [many] { $number } pièces, { $pieces } : −{ $number } et +{ count-point }.
       *[other] { $number } pièces, { $pieces } : −{ $number } et +{ count-point }.
    }
touches-sum-more =
    { $number ->
        [one] Encore { $number } pièce, { $pieces } : −{ $number } et +{ count-point }.
        [many] Encore { $number } pièces, { $pieces } : −{ $number } et +{ count-point }.
       *[other] Encore { $number } pièces, { $pieces } : −{ $number } et +{ count-point }.
    }
touches-saves = Inachevé, il coûte { count-point }.
touches-if-tied = Un puzzle de plus départage une égalité.
touches-too-dear = Il coûte plus qu’il ne rapporte.
touches-full = Rempli : +{ count-point } quand vous aurez terminé.
touches-never =
    { $number ->
        [one] Votre dernière pièce ne peut pas le remplir. Placée ici, elle coûte sans rien rapporter.
        [many] Vos { $number } pièces ne peuvent pas le remplir. Placées ici, elles coûtent sans rien rapporter.
       *[other] Vos { $number } pièces ne peuvent pas le remplir. Placées ici, elles coûtent sans rien rapporter.
    }
touches-no-pieces = Vous n’avez plus de pièces.
touches-open = { board-open-cell } ; rempli, il rapporte { count-point }. Chaque pièce coûte 1 point.
touches-others = Les autres
touches-seats = Les places
touches-is-done = terminé
touches-is-at-it = en cours
touches-is-later = pas encore
touches-unfinished =
    { $number ->
        [one] { $number } puzzle inachevé
        [many] { $number } puzzles inachevés
       *[other] { $number } puzzles inachevés
    }
touches-your-score = votre score
touches-tie = En cas d’égalité
touches-tie-all = Égalité
touches-tie-puzzles = D’abord le plus de puzzles : { $counts }.
touches-tie-pieces = Puis le plus de pièces restantes : { $counts }.
touches-tie-opponent = En cas d’égalité, l’adversaire remporte la partie.
touches-tie-you = vous { $own }, les autres { $most } au plus
touches-yours = Vos Touches Finales
touches-of = Touches Finales : { $who }
touches-placed-none = aucune placée
touches-placed =
    { $number ->
        [one] { $number } placée
        [many] { $number } placées
       *[other] { $number } placées
    }
touches-left =
    { $number ->
        [one] { $number } pièce restante
        [many] { $number } pièces restantes
       *[other] { $number } pièces restantes
    }
touches-mark = −1

result-broken-off = La partie a été arrêtée.
result-broken-off-about = Quelqu’un n’était plus là, et les autres en ont convenu : personne ne gagne, et la partie ne compte pas.
result-seat = Place
result-rematch = Revanche
result-to-rematch = Vers la revanche
result-replay = Revoir
result-record = Télécharger
result-home = Accueil
result-winner = Vainqueur
