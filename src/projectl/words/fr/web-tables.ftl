new-title = Nouvelle table
new-seats = Places
new-seat =
    { $number ->
        [one] { $number } place
        [many] { $number } places
       *[other] { $number } places
    }
new-you = Vous
new-host = ouvre la table
new-here = Ici aussi
new-here-about = joue sur cet écran
new-open = Libre
new-open-about = pour qui a le lien
new-open-about-listed = pour qui viendra
new-who = Qui joue ici ?
new-who-person = Une personne ici
new-who-open = Laisser libre
new-who-bot = Un bot
new-change = Changer la place { $number }
new-add = Ajouter une place
new-remove = Retirer la place { $number }
new-level = Force du bot
new-names = Noms sur cet écran, si vous voulez
new-add-expansion = Ajouter { $expansion }
new-difficulty = Niveau de difficulté
new-edition = Édition
new-expansions = Extensions
new-over-days = Sur plusieurs jours
new-over-days-about = Personne n’a besoin de rester : on attend simplement les absents.
new-clock = Pendule
new-clock-none = Aucune
new-clock-minutes = { $number } min
new-clock-none-about = Chacun prend le temps qu’il lui faut.
new-clock-about = Chaque place a { $minutes } minutes pour la partie, et { $seconds } secondes de plus à chaque tour. Ensuite, un bot continue.
new-more = Règles maison
new-more-about = Toutes les règles sur lesquelles les livrets se contredisent.
new-changed-none = comme dans l’édition
new-changed =
    { $number ->
        [one] { $number } modifiée
        [many] { $number } modifiées
       *[other] { $number } modifiées
    }
new-reset = Comme dans l’édition
new-puzzles = Vos propres puzzles
new-puzzles-about = Un fichier de puzzles à la place des puzzles imprimés, tel que le programme l’écrit.
new-puzzles-none = les puzzles imprimés
new-puzzles-some = un fichier à vous
new-puzzles-text = Texte du fichier de puzzles
new-puzzles-file = Choisir un fichier
new-listed = Afficher dans le salon
new-listed-about = Tout le monde peut s’y asseoir ; sinon, seulement avec le lien.
new-sentence = { $mode }, { new-seat }, édition { $edition }.
new-sentence-with = { $mode }, { new-seat }, édition { $edition } avec { $expansions }.
new-black =
    { $number ->
        [one] { $number } puzzle noir
        [many] { $number } puzzles noirs
       *[other] { $number } puzzles noirs
    }
new-each =
    { $number ->
        [one] { $number } pièce de chaque forme
        [many] { $number } pièces de chaque forme
       *[other] { $number } pièces de chaque forme
    }
new-no-clock = sans pendule
new-with-clock = { $number } minutes par personne
new-house =
    { $number ->
        [one] { $number } règle maison
        [many] { $number } règles maison
       *[other] { $number } règles maison
    }
new-own-puzzles = vos puzzles
new-submit = Ouvrir la table
new-play = Jouer

lobby-title = Tables ouvertes
lobby-about = Elles attendent des joueurs. La partie commence dès que toutes les places sont prises ; le sort désigne alors qui commence.
lobby-empty = Personne n’attend en ce moment.
lobby-empty-about = Ouvrez une table et affichez-la : qui viendra ensuite la verra ici.
lobby-make = Créer une table
lobby-join = Rejoindre
lobby-join-whom = Rejoindre { $host }
lobby-host = ouverte par { $host }
lobby-free =
    { $number ->
        [one] { $number } place libre
        [many] { $number } places libres
       *[other] { $number } places libres
    }
lobby-taken = prise
lobby-open = libre
lobby-found-none = Aucune table ouverte
lobby-found =
    { $number ->
        [one] { $number } table ouverte
        [many] { $number } tables ouvertes
       *[other] { $number } tables ouvertes
    }
lobby-loading = Recherche des tables…

games-whose = Parties de qui ?
games-mine = Les miennes
games-listed = Tables du salon
games-since = Du
games-until = Au
games-title = Mes parties
games-going-on = En cours
games-finished = Terminées
games-none = Vous n’avez pas encore terminé de partie.
games-none-about = Les parties terminées sont gardées ici, avec chaque coup.
games-none-of = Aucune de ce genre pour l’instant.
games-play = Jouer maintenant
games-open = Reprendre
games-kind = Quelles parties ?
games-all = Toutes
games-won = Victoire
games-lost = Défaite
games-shared = Victoire partagée
games-over = Terminée
games-look = Revoir
games-look-at = Revoir la partie du { $date }
games-download = Télécharger
games-download-of = Télécharger la partie du { $date }
games-more = Voir plus
games-upload = Ouvrir une partie sauvegardée
games-upload-about = Choisissez-la ou déposez-la sur le bouton ; elle n’est gardée nulle part.
games-choose = Choisir un fichier
games-somebody = Quelqu’un
games-loading = Recherche de vos parties…

invited-title = Une place vous attend
invited-about = La partie est en cours. Prenez place, et jouez à partir de là.
invited-until = joue jusqu’à votre arrivée
invited-watch = Juste observer
inviting-title = Envoyez ce lien
inviting-about = Quiconque l’ouvre peut prendre la place. D’ici là, un bot y joue.
inviting-go = Reprendre
