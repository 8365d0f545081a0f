learn-title = Apprendre à jouer
learn-lead = Sur une vraie table, de vos propres mains, en dix minutes.
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Encore une fois
learn-leave = Quitter
learn-more = Pour aller plus loin
learn-step = Étape { $at } sur { $of }
learn-base = Le jeu
learn-base-about = Neuf idées, du premier puzzle aux Touches Finales.
learn-game = Une première partie
learn-game-about = Contre le novice. L’entraîneur ne parle que s’il y a du nouveau.
learn-aside =
    { $did ->
        [take] Prendre un puzzle est permis,
        [gain] Prendre une pièce est permis,
        [swap] Vous pouvez donner cette pièce,
        [place] La pièce peut aller là,
       *[else] C’est permis,
    } { $needs ->
        [take] mais cette étape demande le puzzle mis en évidence.
        [gain] mais cette étape demande une nouvelle pièce de la réserve générale.
        [swap] mais cette étape demande l’amélioration ou l’échange qu’elle indique.
        [place] mais cette étape demande la pièce mise en évidence sur un puzzle mis en évidence.
        [end] mais cette étape demande le grand bouton.
        [read] mais cette étape se lit d’abord.
       *[else] mais cette étape demande ce qui est mis en évidence.
    } C’est annulé.
learn-turn-over =
    Terminez votre tour.
    Appuyez sur le grand bouton.
learn-done =
    C’est tout.
    Le reste se trouve dans les règles.
learn-base-done =
    Vous connaissez le jeu.
    Jouez maintenant une première partie. L’entraîneur ne parle que s’il y a du nouveau.
learn-base-take =
    Prenez ce puzzle.
    Il vaut un point. Appuyez dessus, puis encore une fois.
learn-base-gain =
    Prenez une pièce.
    Vos deux pièces remplissent trois des quatre cases du puzzle. Vous prenez ainsi une autre O1.
learn-base-place =
    Placez I2 sur le puzzle.
    Faites-la glisser. Ou appuyez sur la pièce, puis sur une case, puis sur le grand bouton.
learn-base-turn =
    Trois actions font un tour.
    Chaque action éteint un voyant, et les trois sont éteints. Terminez votre tour, et l’autre joue.
learn-base-again =
    Maintenant une O1.
    Un nouveau tour, trois nouvelles actions. Ce qui est placé reste là tant que le puzzle n’est pas plein.
learn-base-complete =
    Et la dernière case.
    Le puzzle est alors plein, et il rapporte.
learn-base-home =
    Un point, et toutes vos pièces reviennent.
    I2 est venue avec elles, en récompense. Chaque puzzle montre la sienne en haut à droite.
learn-base-reward =
    Remplissez celui-ci pour sa récompense.
    Il ne rapporte aucun point, mais son coin montre V3.
learn-base-rewarded =
    Placez aussitôt la récompense.
    V3 remplit votre autre puzzle.
learn-base-upgrade =
    Améliorez I2 en I3.
    Améliorer mène au niveau suivant, avec une case de plus.
learn-base-upgraded =
    Placez I3.
    Elle remplit seule ce puzzle. La récompense est une autre I3.
learn-base-exchange =
    Échangez I3 contre V3.
    La même action donne aussi une autre forme du même niveau, ou d’un niveau inférieur.
learn-base-master =
    Commencez la Super Action.
    Une fois par tour, une action place une pièce sur chacun de vos puzzles.
learn-base-each =
    Une pièce sur chaque puzzle.
    Dans l’ordre de votre choix. Ce qui est plein attend la fin de l’action.
learn-base-mastered =
    Terminez la Super Action.
    Les trois puzzles sont maintenant achevés ensemble.
learn-base-black =
    Prenez ce puzzle noir.
    Les noirs sont plus grands et valent plus. Leur pile n’en a plus qu’un.
learn-base-last =
    La pile noire est vide.
    La fin approche : on finit la manche, puis vient le dernier tour.
learn-base-touch =
    Touches Finales : placez I2.
    Chaque pièce coûte maintenant un point, et ce puzzle en rapporte trois.
learn-base-touched =
    Arrêtez-vous là.
    O1 coûterait un point sans rien achever. Qui a le plus de points l’emporte.
learn-solo-take =
    Prenez ce puzzle.
    Vous pouvez aussi prendre dans une colonne verrouillée. Un de ses verrous va à l’adversaire.
learn-solo-turn =
    Terminez votre tour.
    L’adversaire prend alors un puzzle, toujours selon les mêmes règles.
learn-solo-opponent =
    Ainsi joue l’adversaire.
    Il prend dans une colonne ouverte le puzzle qui vaut le plus, et pose tous ses verrous sur cette colonne.
learn-line-clear-take =
    Prenez un puzzle à gauche.
    Le marqueur blanc est à vous, et donc les rangées de gauche. Le noir joue en même temps à droite.
learn-line-clear-turn =
    Terminez votre tour.
    L’autre marqueur n’a pas à vous attendre.
learn-line-clear-markers =
    Les marqueurs ont avancé.
    Quand les deux tours sont finis, chacun passe à la place suivante.
learn-ghost-break =
    Décomposez P5 en I2 et V3.
    L’action des pièces Fantômes donne des pièces plus petites qui, ensemble, ont la même forme.
learn-ghost-parts =
    Placez les deux pièces.
    Une sur chaque puzzle. Cela fait partie de la même action.
learn-ghost-broken =
    Terminez l’action.
    Une action achève deux puzzles.
learn-ghost-arrow =
    Achevez ce puzzle.
    La flèche de son coin est une amélioration instantanée.
learn-ghost-raise =
    Améliorez T4.
    Une amélioration instantanée atteint le niveau 5, ce que l’action d’améliorer ne fait jamais.
learn-ambassador-mark =
    Achevez ce puzzle.
    Sa récompense n’est pas une pièce, mais une action d’Ambassadeur.
learn-ambassador-action =
    Commencez l’action d’Ambassadeur.
    Elle fonctionne comme la Super Action, sans la consommer.
learn-ambassador-each =
    Une pièce sur chaque puzzle.
    Dans l’ordre de votre choix.
learn-ambassador-ended =
    Terminez l’action.
    Chaque puzzle de ce genre la donne une fois.
learn-revised-draw =
    Piochez dans la pile noire.
    Vous pouvez aussi prendre le premier puzzle d’une pile, sans le voir.
learn-revised-recycle =
    Recyclez la rangée blanche.
    Ses puzzles vont sous la pile dans votre ordre, et d’autres les remplacent.
learn-revised-cost =
    Ce qui est inachevé coûte.
    À la fin, vous perdez les points des puzzles comme celui-ci. Et vous devez faire les trois actions, si vous le pouvez.
learn-first-start =
    Votre premier tour.
    Prenez des puzzles que vos pièces rempliront vite. Tout peut être annulé.
learn-first-others =
    Le novice a joué.
    Ce qui a changé est marqué sur la table.
learn-first-none =
    Aucune pièce ne convient pour l’instant.
    Prenez-en une, ou améliorez-en une.
learn-first-four =
    Pas plus de quatre puzzles.
    Achevez-en un avant d’en prendre un autre.
learn-first-choice =
    Choisissez votre récompense.
    Sa forme n’est plus dans la réserve générale : vous en recevez une autre.
learn-first-final =
    La fin est proche.
    La pile noire est vide : encore cette manche, puis le dernier tour.
learn-first-touches =
    Touches Finales.
    Achevez ce qui rapporte plus qu’il ne coûte, puis arrêtez-vous.
