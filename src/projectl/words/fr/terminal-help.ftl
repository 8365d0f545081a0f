help-rules =
    Remplissez des puzzles, gagnez points et pièces, remplissez-en de plus grands.
    Un tour a trois actions, au choix et dans l’ordre que vous voulez :
      take W2           prendre un puzzle d’une rangée (4 inachevés au plus)
      gain O1           prendre une pièce de niveau 1
      swap I2 V3        améliorer d’un niveau, ou échanger : même niveau ou moins
      place 1 I2 b2b3   une pièce sur votre puzzle 1 : colonnes a-e, lignes 1-5
      master            une fois par tour : une pièce par puzzle, puis done
      pass              finir le tour plus tôt
    Un puzzle rempli donne ses points, rend ses pièces et offre une récompense.
    Une fois la pile noire épuisée, on finit la manche, on joue un dernier tour,
    puis viennent les Touches Finales : placez à 1 point par pièce, et tapez done.
    Une pièce se nomme par sa forme et son niveau, de 1 à 4 : L4 a 4 cases.
help-commands =
    En plus des coups :
      moves [MOVE]      tout ce qui est permis ; un numéro de la liste joue ce coup
      why MOVE          pourquoi un coup n’est pas permis
      hint [N]          les meilleurs coups, ce qu’ils promettent, et pourquoi
      undo              revenir à votre dernière décision
      save FILE, load FILE
      rules ID|WORD     la règle d’un code, comme T5, ou celles qui citent un mot
      help TOPIC        un coup, une commande ou le code d’une règle
      table, news       redessiner la table ; redire ce qui s’est passé
      seat N            décider pour le joueur N, quand deux peuvent décider
      again, quit       une autre partie après celle-ci ; quitter, elle est gardée
    Un coup peut s’abréger tant qu’il reste clair : t W2, ou place I2 b2b3.
help-ghost =
    Pièces Fantômes :
      ghost U5 I2+V3    décomposer une pièce de niveau 5, placer si on veut, done
      levelup I2 V3     une amélioration instantanée ; skip y renonce
help-ambassador =
    Ambassadeur :
      ambassador        comme master, une fois par puzzle M que vous avez achevé
help-options = Aussi dans cette partie :
help-deck-top = { "  " }take Wdeck        piocher le premier puzzle, inconnu, d’une pile
help-recycle = { "  " }recycle W         mettre une rangée sous sa pile : under 1, under 2…
help-solo =
    Solo : après votre tour, l’adversaire prend le puzzle le plus précieux d’une
    colonne sans verrou et y déplace des verrous. Si vous prenez dans une colonne
    verrouillée, un verrou va dans sa réserve (X5-X11). Battez son score.
help-line-clear =
    Multijoueurs accélérée : deux joueurs jouent en même temps. Le marqueur blanc
    prend dans les rangées de gauche (W1-W3, B1-B3), le noir dans celles de droite
    (W4-W6, B4-B6). Quand les deux ont fini, les marqueurs passent : un relais.
help-page = Page { $page } sur { $count } ; help { $following } continue.
help-no-page = L’aide n’a pas de page { $page }.
help-topic = { $topic } : { $text }. Cela s’écrit ainsi : { $example }

rules-intro = Les règles par chapitre. projectl rules T5 montre une règle, projectl rules T un chapitre, projectl rules verrou toutes celles qui citent un mot.
rules-none = Aucune règle ne cite { $word }. Chapitres : { $chapters }.
rules-found =
    { $count ->
        [one] { $count } règle cite { $word } :
        [many] { $count } règles citent { $word } :
       *[other] { $count } règles citent { $word } :
    }
rules-sources = Sources
rules-agreed = aucun livret ne dit le contraire
rules-ours = notre lecture (aucune source ne le dit)
rules-options = Options
rules-option = { $name } : { $values }
rules-option-value = { $value } dans { $editions }
