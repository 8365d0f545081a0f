details-puzzle =
    { $deck ->
        [W] Puzzle blanc
       *[B] Puzzle noir
    }
details-reward = Récompense : { $reward }
details-yours = Vos pièces :
details-price = pour l’achever
details-level = Niveau { $level }
details-held = { $count } dans votre réserve
details-held-by = { $who } : { $count }
details-reserve = { $count } dans la réserve générale
details-good-for = Sur vos puzzles
details-not-yours = Il n’y a que { $who } qui place des pièces ici.
details-empty = Emplacement vide
details-empty-about = Il se remplit dès que sa pile a un puzzle pour lui.
details-free = Il y a de la place pour un autre puzzle ici.
details-free-yours = Un puzzle que vous prenez va sur un emplacement libre.
details-deck =
    { $deck ->
        [W] Pile blanche
        [B] Pile noire
       *[G] Pile de puzzles
    }
details-deck-about = Les puzzles viennent d’ici quand un emplacement de la rangée se libère.
details-deck-ends = Quand son dernier puzzle la quitte, la fin de partie commence.

details-bot = Un bot.
details-person = Une personne.
details-supply = Réserve personnelle : { $who }
details-supply-none = Aucune pièce.
details-pile = Puzzles achevés : { $who }
details-pile-about = Leurs points comptent, quoi qu’il arrive.
details-pile-opponent = Ce que l’adversaire prend compte aussitôt pour lui.
details-noted =
    { $number ->
        [one] { $number } d’entre eux est noté et de retour dans la pile blanche.
        [many] { $number } d’entre eux sont notés et de retour dans la pile blanche.
       *[other] { $number } d’entre eux sont notés et de retour dans la pile blanche.
    }
details-lamps = Actions : { $who }
details-lamps-about = Chaque voyant est une action du tour. Une fois utilisé, il montre à quoi il a servi.
details-lamps-spent = Utilisées pour : { $actions }
details-score = Score : { $who }
details-clock = Pendule : { $who }
details-clock-about = Elle tourne tant que c’est à cette place de décider.

details-marker-of = { $who } l’a, et joue maintenant.
details-marker-yours = Vous l’avez, et jouez maintenant.
details-marker-about = Avec lui, on prend ses puzzles dans les rangées de { side-name }.
details-marker-moves = Quand les deux ont terminé, les marqueurs avancent d’une place.
details-column-locked = L’adversaire ne prend rien dans une colonne verrouillée.
details-column-open = Pas de verrou : l’adversaire peut prendre ici.
details-column-take = Vous pouvez prendre dans n’importe quelle colonne. Un de ses verrous va alors dans la réserve de l’adversaire.
details-locks-supply = Il les met tous au-dessus de la colonne où il prendra ensuite.
details-meter = Jusqu’à la fin
details-meter-deck = { details-deck } : { $left }.
details-meter-standard = Quand son dernier puzzle l’a quittée, on finit la manche et on joue un dernier tour. Ensuite viennent les Touches Finales.
details-meter-solo = Quand elle est épuisée, on finit la manche et on joue un dernier tour. Ensuite viennent les Touches Finales.
details-meter-line-clear = Quand son dernier puzzle l’a quittée, on joue jusqu’à ce que les deux marqueurs soient revenus au premier joueur. Ensuite viennent les Touches Finales.

details-can = Ce que vous pouvez faire
details-not-now = Pas maintenant.
details-draw = Piocher le premier puzzle
details-choose = Le choisir
details-swap-for = Donner { $pieces } en échange
details-do-take = Prenez un puzzle d’une rangée et mettez-le sur un de vos emplacements libres. La rangée est complétée.
details-do-gain = Prenez une pièce du niveau le plus bas de la réserve générale.
details-do-swap = Remettez une pièce et prenez-en une du niveau supérieur (améliorer), ou une autre de niveau égal ou inférieur (échanger).
details-do-place = Placez une pièce sur un de vos puzzles, pivotée et retournée à votre guise. Elle y reste jusqu’à ce que le puzzle soit achevé.
details-do-master = Placez une pièce sur chacun de vos puzzles, ou sur certains, en une seule action. Une fois par tour.
details-do-ghost = Remettez une pièce de niveau 5 contre de plus petites qui reconstituent sa forme, et placez-les aussitôt si vous voulez.
details-do-ambassador = Comme une Super Action, et en plus de celle-ci : une fois par puzzle d’Ambassadeur achevé.
details-do-recycle = Tous les puzzles d’une rangée vont sous leur pile, et d’autres arrivent.

coach-plan = D’abord, { $first }, puis { $rest }.
coach-then = { $step }, puis { $later }
coach-only = Le mieux maintenant : { $step }.
coach-take = prenez { $puzzle }
coach-draw = piochez dans la pile { deck-colour }
coach-gain = prenez { $piece }
coach-reward = prenez { $piece } en récompense
coach-swap =
    { $goes ->
        [up] améliorez { $given } en { $taken }
       *[across] échangez { $given } contre { $taken }
    }
coach-raise = améliorez { $given } en { $taken }
coach-ghost = décomposez { $piece } en { $pieces }
coach-place = placez { $piece } sur { $puzzle }
coach-completes = placez { $piece } sur { $puzzle }, ce qui l’achève
coach-begin =
    { $action ->
        [master] commencez la Super Action
        [ambassador] commencez l’action d’Ambassadeur
       *[ghost] commencez l’action des pièces Fantômes
    }
coach-recycle = recyclez la rangée { deck-colour }
coach-pass = terminez votre tour
