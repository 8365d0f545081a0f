report-title = Arena di Project L
report-none = Non è ancora stata giocata nessuna partita
report-solo = { $name } batte l’avversario automatico nel { $share } delle sue partite
report-leads-clearly = { $first } è nettamente in testa
report-leads = { $first } è in testa, ma senza un netto vantaggio su { $second }
report-even = { $first } e { $second } non si distinguono ancora
report-beats = { $first } batte { $second } nel { $share } delle partite

report-games =
    { $games ->
        [one] { $games } partita
        [many] { $games } partite
       *[other] { $games } partite
    }
report-players =
    { $players ->
        [one] { $players } giocatore
        [many] { $players } giocatori
       *[other] { $players } giocatori
    }
report-length-round =
    { $rounds ->
        [one] { $rounds } round a partita
        [many] { $rounds } round a partita
       *[other] { $rounds } round a partita
    }
report-length-beat =
    { $rounds ->
        [one] { $rounds } tornata a partita
        [many] { $rounds } tornate a partita
       *[other] { $rounds } tornate a partita
    }
report-edition = Edizione: { $edition }
report-between = da { $low } a { $high }

report-head-fair = quota equa
report-head-mean = punteggio medio

report-zero = 0 è la media di questi bot.
report-zero-solo = 0 è l’avversario automatico.
report-ratings = Valutazioni
report-ratings-about = Punto: la valutazione. Barra: il suo intervallo al 95%.
report-figures = Cifre
report-cross = Chi batte chi
report-cross-about = Quante volte ha vinto il bot della riga, tra le partite vinte da uno dei due.
report-points-round = Come arrivano i punti, round per round
report-points-beat = Come arrivano i punti, tornata per tornata
report-points-about = Punteggio medio fino a quel momento; l’ombra comprende la metà centrale delle partite. Una partita finita conserva il punteggio finale, che conta gli Ultimi Ritocchi.
report-mean-after-round = punteggio medio dopo ogni round
report-mean-after-beat = punteggio medio dopo ogni tornata
report-axis-round = round
report-axis-beat = tornata
report-scores = Punteggi finali
report-scores-about = Quante volte è uscito ciascuno; linea: la media.
report-mean-of = media { $mean }
report-think = Tempo per pensare
report-think-about = Ogni decisione, cronometrata. Barra: dalla mediana al 99º percentile; punto: la più lunga.
report-think-most = 99% entro { $time }
report-think-median = mediana { $time }
report-think-longest = massimo { $time }
report-seats = Conta il posto?
report-seats-about = Quante volte ha vinto ogni posto, chiunque vi sedesse; la sua quota equa è { $share }.
report-seats-about-solo = Quante volte hanno vinto i bot, e quante l’avversario automatico.
report-seat = posto { $number }
report-seat-first = posto { $number } (inizia)
report-bots = i bot
report-forfeits = Ritiri
report-forfeits-about = Un bot che si guasta perde la partita.
report-forfeited = { $times }× { $code }, per esempio nella partita { $game }: { $cause }

report-read = Come si legge
report-read-intervals = Intervalli.
report-read-intervals-about = Ogni barra e ogni margine è un intervallo al 95%: rigiocando più volte la stessa arena con altre distribuzioni, 19 intervalli su 20 contengono il vero. Due bot i cui intervalli si sovrappongono molto non si distinguono ancora. Il quadruplo delle partite dimezza un intervallo.
report-read-ratings = Le valutazioni
report-read-ratings-about = sono forze secondo Bradley e Terry sulla scala Elo: 100 punti in più significano vincere il 64% delle partite tra i due, 200 il 76%, 400 il 91%. Contano solo le differenze: { $zero } Con più di due posti il modello è lo stesso, e contano solo i primi posti. Per ogni coppia si aggiunge una partita pari, così ha una valutazione anche un bot che non ha mai perso.
report-read-deals = Stesse distribuzioni.
report-read-deals-about = Le partite vengono a gruppi sulla stessa distribuzione, e in un gruppo ogni bot siede a ogni posto: la fortuna della distribuzione e del primo turno è uguale per tutti. Una vittoria condivisa vale in parte per ciascuno.
report-origin = seme { $seed }, projectl { $version } (codice { $code }), { $when }
