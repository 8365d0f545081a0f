report-title = Arène Project L
report-none = Aucune partie n’a encore été jouée
report-solo = { $name } bat l’adversaire automatique dans { $share } de ses parties
report-leads-clearly = { $first } est nettement en tête
report-leads = { $first } est en tête, mais sans avance nette sur { $second }
report-even = { $first } et { $second } n’ont pas encore été départagés
report-beats = { $first } bat { $second } dans { $share } des parties

report-games =
    { $games ->
        [one] { $games } partie
        [many] { $games } parties
       *[other] { $games } parties
    }
report-players =
    { $players ->
        [one] { $players } joueur
        [many] { $players } joueurs
       *[other] { $players } joueurs
    }
report-length-round =
    { $rounds ->
        [one] { $rounds } manche par partie
        [many] { $rounds } manches par partie
       *[other] { $rounds } manches par partie
    }
report-length-beat =
    { $rounds ->
        [one] { $rounds } relais par partie
        [many] { $rounds } relais par partie
       *[other] { $rounds } relais par partie
    }
report-edition = Édition : { $edition }
report-between = de { $low } à { $high }

report-head-fair = part équitable
report-head-mean = score moyen

report-zero = 0 est la moyenne de ces bots.
report-zero-solo = 0 est l’adversaire automatique.
report-ratings = Classement
report-ratings-about = Point : le classement. Barre : son intervalle à 95 %.
report-figures = Chiffres
report-cross = Qui bat qui
report-cross-about = Combien de fois le bot de la ligne a gagné, parmi les parties gagnées par l’un des deux.
report-points-round = Comment viennent les points, manche par manche
report-points-beat = Comment viennent les points, relais par relais
report-points-about = Score moyen jusque-là ; la zone ombrée couvre la moitié centrale des parties. Une partie terminée garde son score final, qui compte les Touches Finales.
report-mean-after-round = score moyen après chaque manche
report-mean-after-beat = score moyen après chaque relais
report-axis-round = manche
report-axis-beat = relais
report-scores = Scores finaux
report-scores-about = Combien de fois chacun a été obtenu ; ligne : la moyenne.
report-mean-of = moyenne { $mean }
report-think = Temps de réflexion
report-think-about = Chaque décision, chronométrée. Barre : de la médiane au 99e centile ; point : la plus longue.
report-think-most = 99 % en { $time } au plus
report-think-median = médiane { $time }
report-think-longest = maximum { $time }
report-seats = La place compte-t-elle ?
report-seats-about = Combien de fois chaque place a gagné, quel qu’en soit l’occupant ; sa part équitable est de { $share }.
report-seats-about-solo = Combien de fois les bots ont gagné, et combien de fois l’adversaire automatique.
report-seat = place { $number }
report-seat-first = place { $number } (commence)
report-bots = les bots
report-forfeits = Forfaits
report-forfeits-about = Un bot qui tombe en panne perd la partie.
report-forfeited = { $times }× { $code }, par exemple dans la partie { $game } : { $cause }

report-read = Comment lire ce rapport
report-read-intervals = Intervalles.
report-read-intervals-about = Chaque barre et chaque fourchette est un intervalle à 95 % : si l’on rejoue la même arène encore et encore sur d’autres donnes, 19 intervalles sur 20 contiennent la vérité. Deux bots dont les intervalles se chevauchent largement n’ont pas été départagés. Quatre fois plus de parties réduisent un intervalle de moitié.
report-read-ratings = Le classement
report-read-ratings-about = donne la force selon Bradley et Terry sur l’échelle Elo : 100 points de plus, c’est gagner 64 % des parties l’un contre l’autre, 200 en font 76 %, 400 en font 91 %. Seules les différences ont un sens : { $zero } Avec plus de deux places, le modèle est le même, et seules les premières places comptent. Une partie nulle est ajoutée pour chaque paire, afin qu’un bot qui n’a jamais perdu ait lui aussi un classement.
report-read-deals = Donnes partagées.
report-read-deals-about = Les parties vont par groupes sur une même donne, et dans un groupe chaque bot occupe chaque place : la chance de la donne et du premier tour est la même pour tous. Une victoire partagée compte en partie pour chacun.
report-origin = graine { $seed }, projectl { $version } (code { $code }), { $when }
