prompt-welcome = Project L. Tab complète ce qui est permis ; help explique ; quit quitte la table.
prompt-seed = La graine { $seed } redonne la même partie.
prompt-lots = Tirage au sort : { $order }.
prompt-you-first = vous commencez
prompt-who-first = { $who } commence
prompt-allowed = C’est permis : { $text }.
prompt-ambiguous = Cela pourrait être { $moves }. Précisez un peu.
prompt-ambiguous-many = Cela pourrait être { $moves } et { $count } autres. Précisez un peu ; moves montre tout.
prompt-unknown-number = Il n’y a pas de coup { $number } dans la liste ; moves la montre.
prompt-more-news = … news donne la suite.
prompt-no-news = Rien ne s’est encore passé.
prompt-keys = Tab : ce qui est permis   help   moves   hint   undo   quit
prompt-no-such-moves = Rien de permis maintenant ne s’appelle { $text } ; moves montre tout.
prompt-not-a-command = Je ne connais pas { $text }. Essayez help, ou moves pour tout ce qui est permis.
prompt-nothing-to-undo = Vous n’avez pas de décision à annuler.
prompt-undone = Annulé : { $moves }.
prompt-undone-many = Annulé : { $first } … { $last } ({ count-decision }).
prompt-saved = Sauvegarde de { count-decision } dans { $path }.
prompt-not-saved = Impossible d’écrire { $path } : { $reason }
prompt-loaded = { $path } est chargé : { count-decision }.
prompt-not-loaded = Impossible de charger { $path } : { $reason }
prompt-which-file = Indiquez un fichier : { $command } FILE
prompt-which-move = Indiquez un coup : why take W2
prompt-no-such-seat = Les places sont numérotées de 1 à { $count }.
prompt-seat-not-deciding = { $who } ne peut pas décider maintenant.
prompt-seat-is-bot = { $who } décide sans vous.
prompt-seat-now = { $who } décide maintenant.
prompt-goodbye = Au revoir.
prompt-after-end = again donne une autre partie ; save FILE garde celle-ci, undo revient en arrière, quit quitte.
prompt-not-over-yet = Cette partie continue. quit la quitte, et elle est gardée.
prompt-not-seated = La place { $number } était à { $bot }, qui n’existe pas ou qu’un enregistrement ne peut pas lancer : { $stand_in } s’y installe.
prompt-not-text = le fichier n’est pas du texte UTF-8
prompt-too-long = le fichier est trop long pour un enregistrement

kept-leave = Quitter la table ? La partie est gardée, et proposée la prochaine fois. o ou n :
kept-yes = o
kept-goodbye = Au revoir. La partie est gardée : elle sera proposée la prochaine fois.
kept-goes-on = La partie reprend ici, après { count-decision }.
kept-cannot = Cette partie ne peut pas être gardée, utilisez donc save : { $reason }
kept-list =
    { $number ->
        [one] Vous avez quitté cette partie :
        [many] Vous avez quitté ces parties :
       *[other] Vous avez quitté ces parties :
    }
kept-left = { $number }  { $when }  { $who } ; { $kind }, { $where }
kept-older =
    { $count ->
        [one] … et { $count } plus ancienne dans { $folder }
        [many] … et { $count } plus anciennes dans { $folder }
       *[other] … et { $count } plus anciennes dans { $folder }
    }
kept-which = Un numéro reprend la partie, Entrée en commence une nouvelle, forget 1 en supprime une :
kept-which-number = Indiquez un numéro de 1 à { $count }, ou rien pour une nouvelle partie.
kept-forgotten = La partie { $number } est supprimée.
kept-elsewhere = Cette partie est ouverte dans une autre fenêtre.

usage-whole = il faut un nombre entier
usage-number = il faut un nombre
usage-at-least = { $wanted }, { $least } ou plus
usage-between = { $wanted } de { $least } à { $most }

table-round = Manche { $round }
table-beat = Relais { $round }
table-finishing = Touches Finales
table-over = La partie est terminée
table-to-play = À { $who } de jouer
table-you-to-play = Votre tour
table-last-round = DERNIER TOUR
table-next-is-last = dernier tour : manche { $round }
table-beats-left = encore { $beats } ensuite
table-last-beat = DERNIER RELAIS
table-master-ready = Super Action prête
table-master-used = Super Action effectuée
table-deck-white = pile blanche { $count }
table-deck-black = pile noire { $count }
table-deck-solo = pile { $count }
table-reserve = rés. générale
table-supply = rés. personnelle
table-times = ×{ $count }
table-nothing = aucune pièce
table-no-puzzles = Aucun puzzle inachevé.
table-take-one = Aucun puzzle inachevé. Prenez-en un : take { $source }
table-touches = Touches -{ $count }
table-ambassador = Ambassadeur { $count }
table-left-rows = à gauche : { $who } (blanc)
table-right-rows = à droite : { $who } (noir)
table-opponent = Adversaire
table-opponent-supply = dans sa réserve : { count-lock }
table-opponent-next = prend en colonne ouverte (X7)
table-open = ouverte
table-locked = { $locks } verrouillée
table-hidden = ? points

meta-take = prendre un puzzle
meta-gain = prendre une pièce du niveau le plus bas de la réserve générale
meta-swap = améliorer une pièce d’un niveau, ou l’échanger : niveau égal ou inférieur
meta-place = placer une pièce sur un de vos puzzles
meta-master = une pièce sur chaque puzzle, une fois par tour
meta-ambassador = comme master, grâce à un puzzle d’Ambassadeur
meta-ghost = décomposer une pièce de niveau 5
meta-reward = choisir votre récompense
meta-levelup = améliorer une pièce
meta-recycle = mettre toute une rangée sous sa pile
meta-under = ce puzzle va ensuite sous sa pile
meta-done = en rester là
meta-skip = renoncer
meta-pass = finir le tour plus tôt
meta-puzzle = { count-point }, { count-cell }, récompense { $reward }
meta-unseen = inconnu, du dessus de la pile
meta-open-cells =
    { $cells ->
        [one] { $puzzle }, { $cells } case libre
        [many] { $puzzle }, { $cells } cases libres
       *[other] { $puzzle }, { $cells } cases libres
    }
meta-have = vous en avez { $count }
meta-reserve = { $count } dans la réserve générale
meta-completes = achève { $puzzle }
meta-row = la rangée { deck-colour }
meta-help = comment jouer ; help T5 pour une règle
meta-moves = tout ce qui est permis maintenant
meta-why = pourquoi un coup n’est pas permis
meta-hint = les meilleurs coups, et pourquoi
meta-undo = revenir à votre dernière décision
meta-save = sauvegarder : save FILE
meta-load = charger : load FILE
meta-rules = règles : rules ID ou WORD
meta-table = redessiner la table
meta-seat = décider pour un autre joueur
meta-news = ce qui s’est passé depuis votre dernière décision
meta-again = une autre partie, une fois celle-ci terminée
meta-quit = quitter ; la partie est gardée

hint-master = Super Action : placez au plus une pièce sur chaque puzzle, puis done.
hint-ambassador = Action d’Ambassadeur : placez au plus une pièce sur chaque puzzle, puis done.
hint-ghost = Action des pièces Fantômes : placez ce que vous voulez de { $parts }, au plus une pièce sur chaque puzzle, puis done.
hint-reward = Choisissez votre récompense pour { $puzzle } : { $moves }
hint-levelup = Amélioration instantanée grâce à { $puzzle } : améliorez une pièce (levelup I2 V3), ou skip.
hint-levelup-again = Amélioration instantanée grâce à { $puzzle }, seconde étape : améliorez encore, ou skip.
hint-recycle = Quel puzzle va ensuite sous la pile { deck-colour } ? { $moves }
hint-finishing = Touches Finales : placez des pièces à 1 point chacune, ou tapez done. Jusqu’ici : { count-piece }.
hint-two-decide = Peut aussi décider : { $others } (seat { $number } lui passe la main).

advice-then = puis { $moves }
advice-how-many = Dites combien de coups vous voulez, de 1 à { $most } : hint 3

count-point-short =
    { $points ->
        [one] { $points } pt
        [many] { $points } pts
       *[other] { $points } pts
    }
count-point-tiny =
    { $points ->
        [one] { $points }p
        [many] { $points }p
       *[other] { $points }p
    }
count-decision =
    { $decisions ->
        [one] { $decisions } décision
        [many] { $decisions } décisions
       *[other] { $decisions } décisions
    }
count-way =
    { $ways ->
        [one] { $ways } façon
        [many] { $ways } façons
       *[other] { $ways } façons
    }
count-set =
    { $sets ->
        [one] { $sets } ensemble
        [many] { $sets } ensembles
       *[other] { $sets } ensembles
    }
count-core =
    { $cores ->
        [one] { $cores } cœur
        [many] { $cores } cœurs
       *[other] { $cores } cœurs
    }
count-more-problem =
    { $problems ->
        [one] { $problems } autre problème
        [many] { $problems } autres problèmes
       *[other] { $problems } autres problèmes
    }
daily-bad-date = Un jour s’écrit comme 2026-11-18, et non { $text }.
daily-without = Il n’y a pas de { $command } au défi du jour.
