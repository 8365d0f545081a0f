board-title = Project L
board-title-turn = ● Votre tour · Project L
board-loading = Un instant…
board-missing = Cette table n’existe pas, ou il vous faut son lien.
board-closed = Cette table a été fermée.
board-your-turn = Votre tour
board-your-board = Votre plateau
board-turn-of = À { $who } de jouer
board-meanwhile = pendant que { $who } joue aussi
board-action-left =
    { $number ->
        [one] { $number } action restante
        [many] { $number } actions restantes
       *[other] { $number } actions restantes
    }
board-points =
    { $points ->
        [one] point
        [many] points
       *[other] points
    }
board-score-of = { $who }, score :
board-no-pieces = { $who } : aucune pièce
board-pile =
    { $number ->
        [one] { $number } puzzle achevé
        [many] { $number } puzzles achevés
       *[other] { $number } puzzles achevés
    }
board-pile-empty = encore rien
board-touches =
    { $number ->
        [one] { $number } Touche Finale
        [many] { $number } Touches Finales
       *[other] { $number } Touches Finales
    }
board-market = Puzzles à prendre
board-empty-place = pas de puzzle ici
board-deck-white = blancs en pile
board-deck-black = noirs en pile
board-deck-left =
    { $number ->
        [one] { $number } restant
        [many] { $number } restants
       *[other] { $number } restants
    }
board-deck-meter = Pile noire
board-deck-meter-solo = Pile de puzzles
board-to-the-end = jusqu’à la fin
board-last-round = Dernier tour
board-next-last = Dernier tour à la prochaine manche
board-beats-left =
    { $number ->
        [one] Encore { $number } relais ensuite
        [many] Encore { $number } relais ensuite
       *[other] Encore { $number } relais ensuite
    }
board-last-beat = Dernier relais
board-finishing = Touches Finales
board-column = Colonne { $column } : { $locks }
board-column-open = ouverte
board-left-rows = Rangées de gauche
board-right-rows = Rangées de droite
board-side-yours = vous prenez ici
board-side-of = { $who } prend ici
board-marker-white = Marqueur blanc
board-marker-black = Marqueur noir
board-reserve = Réserve générale
board-supply = Votre réserve
board-in-supply = { $piece } : { $count } dans votre réserve
board-in-reserve = { $piece } : { $count } dans la réserve générale
board-free-slot = Emplacement libre
board-cell-free = { $puzzle } { $cell }, libre
board-cell-taken = { $puzzle } { $cell }, { $piece }
board-open-cell =
    { $number ->
        [one] { $number } case libre
        [many] { $number } cases libres
       *[other] { $number } cases libres
    }
board-puzzle-white = Puzzle blanc { $puzzle }, { count-point }, récompense { $reward }
board-puzzle-black = Puzzle noir { $puzzle }, { count-point }, récompense { $reward }
board-reward-up = une amélioration instantanée
board-reward-up-two = deux améliorations instantanées
board-reward-m = action d’Ambassadeur
board-score-hidden = Les piles de points de victoire restent face cachée jusqu’à la fin
board-just-came = vient d’arriver
board-just-changed = vient de changer
board-final-boards = Ce qui reste
board-nothing-unfinished = Aucun puzzle n’est resté inachevé
board-clock = encore { $time }
board-watching = spectateurs
board-round = Manche { $round }
board-beat = Relais { $round }
board-rules = Règles
board-menu = Menu
board-actions = Actions
board-hints = Ce que ferait un bon joueur
board-hint-ahead = { count-point } d’avance à la fin, { $chance } % de chances de gagner
board-hint-behind = { count-point } de retard à la fin, { $chance } % de chances de gagner
board-hint-do = Jouer
board-hint-first = Jouer la première étape
board-hint-line = Étape par étape
board-log = Ce qui s’est passé
board-log-since = Depuis votre dernier tour
board-log-empty = Encore rien.
board-chat = Discussion
board-chat-empty = Personne n’a encore rien dit.
board-chat-say = Dire quelque chose
board-chat-send = Envoyer
board-chat-here =
    { $number ->
        [one] { $number } ici
        [many] { $number } ici
       *[other] { $number } ici
    }
board-chat-watching =
    { $number ->
        [one] { $number } observe
        [many] { $number } observent
       *[other] { $number } observent
    }
board-unread =
    { $number ->
        [one] { $number } nouveau message
        [many] { $number } nouveaux messages
       *[other] { $number } nouveaux messages
    }
board-seats = Places et réserve générale
board-keys = Commandes
board-settings = Paramètres
board-theme = Thème clair ou sombre
board-copy-link = Copier le lien de cette table
board-copied = Copié
board-sounds = Sons
board-again = Montrer à nouveau
board-at-once = Fin de tour immédiate
board-held-gone = Ce qui devait finir votre tour n’est plus possible. Décidez à nouveau.
board-sit-down = Remplacer { $who }
board-stand-up = Quitter la partie : un bot prend votre place
board-lost = La connexion est perdue. Nouvel essai…
board-lost-part = Un élément de la page n’est pas encore arrivé. Il viendra avec le retour de la connexion.
board-lost-kept = La connexion est perdue. Vos décisions sont gardées, et envoyées dès son retour.
board-cut-hidden = Il faut d’abord révéler un puzzle : la suite attend le retour de la connexion.
board-cut-dropped = La partie a continué pendant la coupure : ce que vous aviez décidé n’a pas été joué.
board-connecting = Connexion…
board-opponent-about = un puzzle par tour, compté aussitôt
board-opponent-supply = { count-lock } dans sa réserve
board-opponent-did = Ce qu’il a fait, et pourquoi
board-hand-over = À { $who } de jouer
board-hand-over-turn = { $who }, c’est{ "\u00A0" }votre{ "\u00A0" }tour.
board-hand-over-names = Vos noms (facultatif)
board-hand-over-go = C’est moi
board-play-seat = Jouer pour { $who }

do-take = Prendre
do-gain = Prendre pièce
do-swap = Améliorer
do-place = Placer
do-master = Super Action
do-ghost = Fantôme
do-ambassador = Ambassadeur
do-recycle = Recycler

main-end = Fin du tour
main-skip-ahead = Avancer
main-back-to-turn = Revenir à mon tour
main-choose = Choisir
main-place = Placer
main-recycle = Recycler
main-take = Prendre
main-take-named = Prendre { $puzzle }
main-gain-it = Obtenir { $taken }
main-take-it = Prendre { $taken }
main-end-master = Fin Super Action
main-end-ambassador = Fin Ambassadeur
main-end-ghost = Fin Fantôme
main-skip = La garder
main-finish = Terminé
main-finish-at = Terminé à { $score }
main-finish-possible = Terminé à { $score } (max. { $best })
main-finish-of = Terminé à { $score } sur { $best }
main-pass = Fin du tour
main-upgrade = Améliorer en { $taken }
main-exchange = Échanger contre { $taken }
main-raise = Améliorer en { $taken }
main-break-up = Décomposer
main-wait = Attendre
main-turn = Pivoter
main-flip = Retourner
main-back = Reposer
main-hint = Indice
main-thinking = Calcul
main-undo = Annuler
main-more = Plus

bar-whole = Montrer toute la phrase
bar-plays = { $who } joue.
bar-again = À nouveau, { $at } sur { $of } : { $text }
bar-held = Votre tour est joué. Terminez-le, ou annulez.
bar-held-pass = Vos autres actions restent inutilisées. Terminez votre tour, ou annulez.
bar-at-once = Cela révèle un nouveau puzzle : votre tour se termine aussitôt.
bar-watching = Vous observez.
bar-compiling = Compilation des bots pour cette machine, une seule fois : encore { $seconds } s environ.
bar-away = { $who } n’est plus là depuis { $time }.
bar-away-seat = Sa place lui reste.
bar-away-clock = Sa pendule continue de tourner.
bar-wait =
    { $number ->
        [one] { $who } réfléchit.
        [many] { $who } réfléchissent.
       *[other] { $who } réfléchissent.
    }
bar-nowhere = { $piece } ne s’insère nulle part pour l’instant.
bar-where = Où va { $piece } ? Les cases éclairées lui sont ouvertes.
bar-place-here = Placer { $piece } ici ?
bar-place-completes = Placer { $piece } ? Cela achève { $puzzle } : { count-point }.
bar-not-here = { $piece } ne s’insère pas ici.
bar-take = Appuyez encore pour le prendre.
bar-do-take = Choisissez un puzzle dans les rangées.
bar-do-gain = Choisissez une pièce.
bar-do-swap = Choisissez ce que vous donnez, puis ce que vous recevez.
bar-do-place = Choisissez une pièce dans votre réserve.
bar-do-master = Au plus une pièce sur chaque puzzle.
bar-do-ghost = Choisissez comment la décomposer.
bar-do-ambassador = Au plus une pièce sur chaque puzzle.
bar-do-recycle = Appuyez sur les puzzles d’une rangée, l’un après l’autre.
bar-master = Au plus une pièce sur chaque puzzle, au moins une en tout.
bar-ambassador = Au plus une pièce sur chaque puzzle, au moins une en tout.
bar-ghost = Au plus une pièce sur chaque puzzle ; vous gardez le reste.
bar-reward = Choisissez votre récompense.
bar-levelup = Améliorez une pièce d’un niveau, ou gardez-la.
bar-recycle = Appuyez sur les puzzles de la rangée, l’un après l’autre.
bar-finishing = Chaque pièce placée coûte 1 point. Pour finir, appuyez sur « Terminé ».
bar-finishing-best = Avec { $ways }, vous atteignez { $best }.
bar-finishing-done = Aucune autre pièce ne rapporte. « Terminé » garde votre score à { $score }.
bar-completes = { $piece } achève { $puzzle }.
bar-none-yet = Prenez un puzzle : vous n’en avez pas.
bar-none-fits = Aucune de vos pièces ne s’insère pour l’instant.
bar-must =
    { $number ->
        [one] { $number } action restante, à effectuer
        [many] { $number } actions restantes, toutes à effectuer
       *[other] { $number } actions restantes, toutes à effectuer
    }
bar-nothing-left = Plus rien à faire lors de ce tour.
bar-may-still =
    { $number ->
        [one] { $number } puzzle peut encore recevoir une pièce.
        [many] { $number } puzzles peuvent encore recevoir une pièce.
       *[other] { $number } puzzles peuvent encore recevoir une pièce.
    }
bar-may-end = Aucune autre pièce ne peut être placée : terminez l’action.
bar-then =
    { $number ->
        [one] { $puzzles } rapporte alors { count-point }.
        [many] { $number } puzzles rapportent alors { count-point }.
       *[other] { $number } puzzles rapportent alors { count-point }.
    }
bar-goes-comes = Vous donnez { $given } et recevez { $pieces }.
bar-comes = Vous recevez { $pieces }.

won-with = Achevé : { $puzzles } – { count-point } et { $pieces }
won-without = Achevé : { $puzzles } – { count-point }

order-given =
    { $number ->
        [one] { $number } des puzzles a sa pièce
        [many] { $number } des puzzles ont leur pièce
       *[other] { $number } des puzzles ont leur pièce
    }

ending-master = À la fin de la Super Action
ending-ambassador = À la fin de l’action d’Ambassadeur
ending-ghost = À la fin de l’action des pièces Fantômes
ending-full = Il est rempli
ending-if = Si { $piece } y va
ending-back = Vous récupérez { $pieces }
ending-none = Rien n’est encore rempli.

keyline-back = retour
keyline-move = déplacer
keyline-look = voir
keyline-choose = choisir
keyline-level = niveau
keyline-shape = forme
keyline-slots = vos puzzles
keyline-all = toutes les touches

pill-completes = { $piece } l’achève
pill-leaves-for = { $piece } puis { $rest }
pill-leaves =
    { $number ->
        [one] { $piece } encore { $number } case
        [many] { $piece } encore { $number } cases
       *[other] { $piece } encore { $number } cases
    }
pill-no-room-for = pas de place pour { $piece }
pill-no-room = pas de place
pill-nothing = rien ne s’insère
pill-fit =
    { $number ->
        [one] { $pieces } s’insère
        [many] { $pieces } s’insèrent
       *[other] { $pieces } s’insèrent
    }
pill-full =
    { $action ->
        [master] Achevé après Super Action
        [ambassador] Achevé après Ambassadeur
        [ghost] Achevé après Fantôme
       *[none] Achevé
    }
pill-has-its-piece = A sa pièce

away-mark = absence : { $time }
away-bot = bot
away-title = { $who } n’est plus là depuis { $time }
away-about = Les personnes présentes en décident d’un commun accord.
away-about-clock = Sa pendule tourne pendant l’absence ; une fois le temps écoulé, un bot joue à sa place. D’ici là, les personnes présentes décident d’un commun accord.
away-wait = Attendre
away-wait-about = Sa place lui reste.
away-stand-in = Remplacer par un bot
away-stand-in-about = Il joue à sa place jusqu’à son retour.
away-break-off = Arrêter la partie
away-break-off-about = Sans classement, et personne n’a gagné.
away-chosen = Choisi par : { $who }

phrase-well-played = Bien joué
phrase-thinking = Je réfléchis…
phrase-one-more = Encore une ?
phrase-thanks = Merci
