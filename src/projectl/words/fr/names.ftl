mode-standard = Standard
mode-standard-about = De deux à six places, un tour après l’autre.
mode-solo = Solo
mode-solo-about = Vous contre un adversaire automatique et ses verrous.
mode-line-clear = Multijoueurs accélérée
mode-line-clear-about = De quatre à six places ; deux personnes jouent en même temps.

difficulty-standard = Standard
difficulty-standard-about = L’adversaire commence avec 6 verrous dans sa réserve.
difficulty-challenging = Relevé
difficulty-challenging-about = L’adversaire commence avec 3 verrous dans sa réserve.
difficulty-unbeatable = Imbattable
difficulty-unbeatable-about = L’adversaire commence sans verrou : peu de colonnes lui sont fermées.

edition-kickstarter = Kickstarter
edition-kickstarter-about = 15 pièces de chaque forme ; d’une à cinq places, six avec les Pièces Fantômes.
edition-retail = Boutique
edition-retail-about = 10 pièces de chaque forme, d’une à quatre places ; en solo, les verrous sont de simples marqueurs.
edition-translated = Traduite
edition-translated-about = Échange d’un seul niveau vers le bas ; une amélioration saute au plus un niveau épuisé.
edition-revised = Révisée
edition-revised-about = Les trois actions sont obligatoires ; on peut recycler une rangée et piocher ; les puzzles inachevés coûtent des points.

expansion-ghost = Pièces Fantômes
expansion-ghost-about = 24 puzzles de notre cru, des pièces de niveau 5, l’amélioration instantanée.
expansion-ambassador = Pack Ambassadeur
expansion-ambassador-about = 3 puzzles de notre cru, chacun avec une Super Action de plus.

bot-name-random = Hasard
bot-name-greedy = Glouton
bot-name-planner = Planificateur
bot-name-mcts = Explorateur
bot-name-novice = Novice
bot-name-casual = Occasionnel
bot-name-steady = Régulier
bot-name-skilled = Confirmé
bot-name-expert = Expert
bot-name-champion = Champion

bot-about-random = Un type de coup au hasard, puis n’importe quel coup de ce type.
bot-about-greedy = Voit une décision à l’avance et prend ce qui lui plaît le plus.
bot-about-planner = Prépare tout son tour avant de le commencer.
bot-about-mcts = Explore un arbre de tours, les siens et ceux des autres.
bot-about-novice = Pour une première partie : voit un coup à l’avance, et se trompe parfois.
bot-about-casual = Pour une soirée en famille : pense à son tour, et à pas grand-chose d’autre.
bot-about-steady = Prépare son tour jusqu’au bout, et se trompe un peu de temps en temps.
bot-about-skilled = Prépare bien chaque tour et surveille la fin de partie.
bot-about-expert = Regarde votre prochain tour, puis le sien.
bot-about-champion = Le plus fort : a appris en jouant contre lui-même ce que vaut une position.
bot-about-strength = Force { $level } sur 6, classement { $rating }
