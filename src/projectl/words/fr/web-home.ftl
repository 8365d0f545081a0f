home-name = Project L
home-description = { home-name } dans votre navigateur : placez des pièces sur des puzzles, en solo, contre des bots ou entre amis.
home-to-home = Project L, vers l’accueil
home-skip = Aller au contenu
home-pages = Pages
home-menu = Menu
home-rules = Règles
home-replays = Mes parties
home-lobby-nav = Salon
home-settings = Paramètres
home-language = Langue
home-to-light = Thème clair
home-to-dark = Thème sombre
home-fair = Les bots ne voient que ce que vous voyez. Ni publicité, ni pistage, ni compte obligatoire.
home-free = Logiciel libre sous licence MIT
home-credit = Project L est un jeu de Boardcubator, qui n’a aucune part à cette version.
home-title-one = Chaque pièce
home-title-two = a sa place.
home-lead = Project L dans votre navigateur, pour une à six personnes et des bots. Sans compte.
home-play-now = Jouer
home-against = Contre { $bot }
home-learn = Apprendre les règles
home-opening = La table se prépare…
home-ways = Façons de jouer
home-bot = Jouer contre un bot
home-bot-about = Les bots ne voient que ce que vous voyez.
home-bots = À la table
home-bots-count =
    { $number ->
        [one] { $number } bot
        [many] { $number } bots
       *[other] { $number } bots
    }
home-solo = Solo
home-solo-about = Déjouez l’adversaire et ses verrous.
home-hot-seat = Sur le même appareil
home-hot-seat-about = Un écran, qui fait le tour de la table.
home-people = Combien de personnes ?
home-people-count =
    { $number ->
        [one] { $number } personne
        [many] { $number } personnes
       *[other] { $number } personnes
    }
home-people-with = { home-people-count }, avec { $expansions }
home-friends = Avec des amis
home-friends-about = Un lien suffit. Personne n’a besoin de compte.
home-make = Créer une table
home-lobby = Salon
home-lobby-none = Personne n’attend en ce moment.
home-lobby-count =
    { $number ->
        [one] { $number } table attend des joueurs.
        [many] { $number } tables attendent des joueurs.
       *[other] { $number } tables attendent des joueurs.
    }
home-lobby-about = Jouez avec qui est là.
home-look-in = Jeter un œil
home-go-on = Reprendre
home-replay = Revoir une partie
home-replay-about = Revoyez une partie, coup par coup.
home-all-games = Mes parties
home-open-file = Ouvrir un enregistrement
home-offline = Se joue aussi sans connexion.
home-install = Installer

daily-title = Défi du jour
daily-points = Le plus de points en ce tour
daily-both = Remplir les deux en un minimum d’actions
daily-touches = Touches Finales : la meilleure fin
daily-row =
    { $days ->
        [one] { $days } jour de suite
        [many] { $days } jours de suite
       *[other] { $days } jours de suite
    }
web-home = Accueil
web-again = Réessayer
web-close = Fermer
web-lost = La connexion est perdue : cela n’a peut-être pas abouti. Revenez voir dans un instant.
web-nothing-here = Il n’y a rien à cette adresse.
web-nothing-about = Il manque peut-être une lettre au lien. Vous n’avez rien perdu.
web-nothing-home = Vers l’accueil
web-seat-open = Place libre
web-log-undo = annule la dernière décision
web-log-undo-you = annulez la dernière décision

new-rule = Règle { $rule }
settings-name = Votre nom
settings-name-about = Ce que les autres voient à la table.
settings-save = Enregistrer
settings-saved = Enregistré.
games-your-turn = Votre tour
games-their-turn = Aux autres de jouer
games-waiting = Attend des joueurs
games-ago = { $when }
games-too-big = Ce n’est pas un enregistrement : il dépasse 256 ko.
games-unreadable = Ce fichier n’est pas un texte lisible.
replay-copied = Copié
replay-pile = Pile de points de victoire
replay-round = Manche { $round }
replay-beat = Relais { $round }
replay-seed = Graine { $seed }
replay-copy-seed = Copier la graine
new-mode = Variante
lobby-clock = { $minutes } min + { $seconds } s
lobby-no-clock = sans pendule

error-no-server = Cela demande un serveur, et il n’y en a pas là d’où vient cette page. Vous pouvez quand même jouer ici : contre des bots, en solo ou à plusieurs sur cet écran.
error-offline = Le serveur ne répond pas. Réessayez dans un instant.
error-not-copied = Le navigateur refuse de copier ; le lien est sélectionné, copiez-le à la main.

here-title = Parties sur cet appareil
here-about = Les parties où tout le monde joue sur cet appareil se déroulent dans cette page. Elles sont gardées dans ce navigateur, sur cet appareil, comme vos paramètres ; aucun serveur ne les a. Effacer les données du navigateur les efface aussi : un fichier les conserve.
here-none-kept = Ce navigateur ne garde rien pour cette page.
here-games =
    { $number ->
        [one] { $number } partie est gardée ici.
        [many] { $number } parties sont gardées ici.
       *[other] { $number } parties sont gardées ici.
    }
here-export = Tout enregistrer dans un fichier
here-import = Importer un fichier
here-file-name = projectl-parties.json
here-no-file = Ce n’est pas un fichier de parties sauvegardées, ou il vient d’une version plus récente.
here-brought =
    { $number ->
        [one] { $number } partie importée, avec les paramètres.
        [many] { $number } parties importées, avec les paramètres.
       *[other] { $number } parties importées, avec les paramètres.
    }
here-not-brought =
    { $number ->
        [one] { $number } partie du fichier ne peut pas se jouer ici.
        [many] { $number } parties du fichier ne peuvent pas se jouer ici.
       *[other] { $number } parties du fichier ne peuvent pas se jouer ici.
    }
here-delete = Supprimer toutes les parties de cet appareil
here-delete-about = Elles disparaissent pour de bon, celles en cours aussi. Vos paramètres restent.
here-delete-do = Tout supprimer
here-deleted = Plus rien n’est gardé ici.
here-played = Sur cet appareil
here-take-backs = Avec annulation
here-no-such-game = Cette partie n’est pas dans ce navigateur.
here-elsewhere = Cette partie se joue dans un autre onglet.
here-invite = Inviter quelqu’un
here-invite-for = Inviter quelqu’un à remplacer { $who }
here-moved = Cette partie continue sur un serveur, où d’autres peuvent la rejoindre.
here-moved-go = Reprendre
here-line = ligne { $line } : { $why }
here-take-over = Jouer ici
here-unkept = Ce navigateur ne peut plus rien garder : la partie dure tant que cette page est ouverte.
here-without-bots = Les bots ne sont pas arrivés : la partie reprend dès qu’ils peuvent être chargés.
here-saved-newer = Cette partie a été sauvegardée par une version plus récente de cette page. Rechargez la page pour la reprendre.
here-saved-otherwise = Cette partie a été sauvegardée par une version aux règles différentes et ne peut pas continuer ici.
here-broken = Quelque chose s’est mal passé en interne, et c’est réparé : la partie est comme avant. Réessayez.
