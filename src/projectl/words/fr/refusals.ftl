refusal-unreadable = Je ne comprends pas { $text }. Un coup commence par take, gain, swap, place, master, reward, done ou pass.
refusal-unreadable-like = Je ne comprends pas { $text }. Cela s’écrit ainsi : { $example }.
refusal-unreadable-index = Ce coup n’existe pas. Les numéros vont de 0 à { $last }.
refusal-unreadable-source = L’emplacement { $source } n’existe pas. Les rangées vont de W1 à W6 et de B1 à B6, le carré de puzzles du solo de G1 à G9, les piles sont Wdeck, Bdeck et Gdeck.
refusal-unreadable-cells = { $cells } n’est pas une façon de placer { $piece }. Les cases vont de a1 à e5, ligne par ligne, par exemple b2b3.
refusal-unreadable-tiling = { $piece } ne peut pas se décomposer en { $parts }.
refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-your-beat = Ce n’est pas votre tour : vous n’avez pas de marqueur, ou vous avez terminé.
refusal-choice-open = Faites d’abord le choix en attente : { choice-name }.
refusal-action-open =
    { $action ->
        [master] Terminez d’abord la Super Action : placez une pièce, ou tapez done.
        [ambassador] Terminez d’abord l’action d’Ambassadeur : placez une pièce, ou tapez done.
       *[ghost] Terminez d’abord l’action des pièces Fantômes : placez une pièce, ou tapez done.
    }
refusal-action-open-briefly =
    { $action ->
        [master] Super Action en cours : placez une pièce, ou terminez l’action.
        [ambassador] Action d’Ambassadeur en cours : placez une pièce, ou terminez l’action.
       *[ghost] Action des pièces Fantômes en cours : placez une pièce, ou terminez l’action.
    }
refusal-only-touches = Lors des Touches Finales, on ne fait que placer des pièces ; tapez done quand vous avez terminé.
refusal-only-touches-briefly = Lors des Touches Finales, on place des pièces, et rien d’autre.
refusal-piece-not-in-play = Les pièces de niveau 5 appartiennent à l’extension Pièces Fantômes, qui n’est pas en jeu.
refusal-too-many-puzzles = Vous avez déjà 4 puzzles inachevés devant vous.
refusal-no-puzzle-there = Il n’y a pas de puzzle en { $source }.
refusal-no-puzzle-there-briefly = Il n’y a pas de puzzle à cet emplacement.
refusal-wrong-rows = Vous ne pouvez prendre des puzzles que dans les rangées de { side-name }.
refusal-deck-top-off = Les puzzles se prennent dans les rangées ; piocher ne fait pas partie de ces règles.
refusal-deck-empty = Cette pile est épuisée.
refusal-deck-other-marker = Il faut avoir le marqueur blanc pour piocher.
refusal-black-limit = Vous avez déjà pris un puzzle noir lors de ce tour ; depuis le déclenchement de la fin de partie, c’est un seul par tour.
refusal-gain-other-level = Vous prenez une pièce du niveau le plus bas de la réserve générale, le niveau { $lowest } ; { $piece } est de niveau { $level }.
refusal-gain-none-left = Il n’y a plus de pièce { $piece } dans la réserve générale.
refusal-swap-not-in-supply = Vous n’avez pas de pièce { $given } dans votre réserve personnelle.
refusal-swap-same-shape = Une pièce ne s’échange pas contre une pièce de même forme.
refusal-swap-too-high = { $taken } est d’un niveau trop élevé : une amélioration monte d’un seul niveau, du niveau { $given_level } au niveau { $next_level }.
refusal-swap-skips-level = Le niveau { $next_level } est épuisé, mais { $given } ne peut pas non plus monter jusqu’à { $taken }.
refusal-swap-to-level-5 = Il n’est pas possible d’obtenir une pièce de niveau 5 en améliorant ou en échangeant.
refusal-swap-too-low = { $taken } est d’un niveau trop bas : un échange descend d’un niveau au plus.
refusal-swap-none-left = Il n’y a plus de pièce { $taken } dans la réserve générale.
refusal-exchange-none-left = Il n’y a plus de pièce { $taken } dans la réserve générale.
refusal-place-no-puzzle = Vous n’avez pas de puzzle à l’emplacement { $slot } : prenez-en un d’abord.
refusal-place-no-puzzle-briefly = Il n’y a pas de puzzle ici : prenez-en un d’abord.
refusal-place-not-in-supply = Vous n’avez pas de pièce { $piece } dans votre réserve personnelle.
refusal-place-outside = Cette pièce ne s’insère pas à cet endroit : { $cells } dépasse de la partie creuse.
refusal-place-outside-briefly = Cette pièce ne s’insère pas à cet endroit : elle dépasse de la partie creuse.
refusal-place-overlaps = Cette pièce ne s’insère pas à cet endroit : une partie de { $cells } est déjà remplie.
refusal-place-overlaps-briefly = Cette pièce ne s’insère pas à cet endroit : une des cases est déjà remplie.
refusal-master-used = Vous avez déjà effectué la Super Action lors de ce tour.
refusal-master-nothing-fits = Aucune de vos pièces ne s’insère dans vos puzzles.
refusal-master-once-a-puzzle = Lors d’une Super Action, on place au plus une pièce sur chaque puzzle.
refusal-master-place-first = Lors d’une Super Action, on place au moins une pièce.
refusal-ambassador-none = Vous n’avez pas d’action d’Ambassadeur inutilisée.
refusal-ambassador-later = Une action d’Ambassadeur ne s’effectue que lors d’un tour qui suit celui où vous l’avez gagnée.
refusal-ambassador-nothing-fits = Aucune de vos pièces ne s’insère dans vos puzzles.
refusal-ambassador-once-a-puzzle = Lors d’une action d’Ambassadeur, on place au plus une pièce sur chaque puzzle.
refusal-ambassador-place-first = Lors d’une action d’Ambassadeur, on place au moins une pièce.
refusal-ghost-not-in-supply = Vous n’avez pas de pièce { $piece } dans votre réserve personnelle.
refusal-ghost-none-left = La réserve générale n’a pas tout ce qu’il faut pour { $parts }.
refusal-ghost-once-a-puzzle = Lors d’une action des pièces Fantômes, on place au plus une pièce sur chaque puzzle.
refusal-ghost-not-taken = Lors d’une action des pièces Fantômes, vous ne placez que les pièces qu’elle vous a données.
refusal-no-reward-open = Il n’y a pas de récompense à choisir.
refusal-reward-not-offered = Choisissez l’une des pièces proposées comme récompense : { $offered }.
refusal-no-level-up-open = Il n’y a pas d’amélioration instantanée à utiliser.
refusal-level-up-not-in-supply = Vous n’avez pas de pièce { $given } dans votre réserve personnelle.
refusal-level-up-same-piece = La seconde étape d’une amélioration instantanée s’applique à la même pièce, { $raised }.
refusal-level-up-not-offered = Une amélioration instantanée ne peut pas changer { $given } en { $taken } maintenant.
refusal-recycle-off = Recycler une rangée ne fait pas partie de ces règles.
refusal-recycle-solo = On ne recycle pas dans la variante solo.
refusal-recycle-other-marker = Il faut avoir le marqueur blanc pour recycler.
refusal-recycle-row-empty = Cette rangée est vide.
refusal-recycle-deck-empty = La pile de cette rangée est épuisée.
refusal-no-recycle-open = Aucune rangée n’est en train d’être recyclée.
refusal-under-no-puzzle = Il n’y a pas de puzzle à l’emplacement { $slot } de la rangée à recycler.
refusal-under-no-puzzle-briefly = Il n’y a pas de puzzle à cet emplacement de la rangée.
refusal-nothing-to-end = Il n’y a rien à terminer ; pour finir votre tour plus tôt, tapez pass.
refusal-nothing-to-end-briefly = Il n’y a rien à terminer.
refusal-nothing-to-decline = Il n’y a rien à refuser.
refusal-must-act = Vous devez effectuer vos trois actions tant que l’une d’elles est possible.
refusal-touches-end-with-done = Tapez done quand vous avez terminé vos Touches Finales.
refusal-touches-end-with-done-briefly = Appuyez sur « Terminé » quand vous en avez fini avec vos Touches Finales.
