howto-title = Comment jouer
howto-about = Tout le jeu en six étapes.
howto-goal = Remplissez des puzzles, marquez des points
howto-goal-about = Chaque puzzle a une partie creuse. Remplissez-la de pièces, et ses points sont à vous ; qui a le plus de points l’emporte.
howto-start = Ce qu’il y a sur la table
howto-start-about = Vous commencez avec deux petites pièces. Les puzzles blancs sont petits et rapides, les noirs sont grands et rapportent plus.
howto-turn = Votre tour : trois actions
howto-turn-about = Dans n’importe quel ordre, et plusieurs fois la même si vous voulez.
howto-take-about = Un puzzle d’une rangée. Vous pouvez en avoir quatre inachevés à la fois.
howto-gain-about = Une pièce d’une case, de la réserve générale.
howto-swap-about = Une pièce en une autre du niveau supérieur, avec une case de plus ; ou échangez-la contre une autre de niveau égal ou inférieur.
howto-place-about = Une pièce sur un de vos puzzles, pivotée ou retournée à votre guise. Elle y reste jusqu’à ce que le puzzle soit achevé.
howto-master-about = Jusqu’à une pièce sur chacun de vos puzzles, le tout en une action. Une fois par tour.
howto-done = Un puzzle rempli vous le rend bien
howto-done-about = Ses pièces vous reviennent, avec la récompense de son coin supérieur droit. Vous gardez ses points.
howto-end = La pile noire met fin à la partie
howto-end-about = Quand son dernier puzzle la quitte, on finit la manche. Puis vient le dernier tour.
howto-touches = Touches Finales
howto-touches-about = Vous pouvez encore placer des pièces pour achever des puzzles. Chacune coûte un point, et il n’y a pas de récompense.
howto-try = Jouer une première partie
howto-more = Le solo, la variante Multijoueurs accélérée, les extensions et d’autres éditions changent certains points. Toutes les règles sont ci-dessous.

rulepage-title = Règles
rulepage-intro = Le texte des règles que suit ce programme, avec nos mots. Chaque règle a un code ; refus, indices et journal le citent.
rulepage-search = Chercher dans les règles
rulepage-search-about = Un mot, ou un code comme T5
rulepage-clear = Effacer la recherche
rulepage-contents = Sommaire
rulepage-found =
    { $number ->
        [one] { $number } règle
        [many] { $number } règles
       *[other] { $number } règles
    }
rulepage-none = Aucune règle ne dit « { $words } ».
rulepage-none-about = Essayez un mot plus court, ou le code d’une règle.
rulepage-link = Lien vers la règle { $id }
rulepage-reference = Toutes les règles, une par une
rulepage-changes = Modifié par :
rulepage-own = Le livret français dit autre chose. L’option qui le joue ainsi : { $option }, { $value }.
rulepage-editions = Ce que changent les éditions
rulepage-editions-about = Une édition est un lot d’options, et chaque option peut se régler à part. Ce qui diffère de la première édition est marqué.
rulepage-option = Option
rulepage-yes = Oui
rulepage-no = Non
rulepage-sources = D’où cela vient
rulepage-sources-about = Les sigles entre parenthèses nomment les livrets qui le disent. Là où ils se contredisent, l’édition tranche ; « notre lecture » ne vient d’aucun livret.
rulepage-source-revised = le livret révisé 2.5 de l’éditeur, 2023
rulepage-differs = diffère
