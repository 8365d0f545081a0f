report-title = Arena Project L
report-none = Nie rozegrano jeszcze żadnej gry
report-solo = { $name } pokonuje wirtualnego przeciwnika w { $share } swoich gier
report-leads-clearly = { $first } wyraźnie prowadzi
report-leads = { $first } prowadzi, ale bez wyraźnej przewagi nad botem { $second }
report-even = Botów { $first } i { $second } jeszcze nie da się rozróżnić
report-beats = { $first } pokonuje bota { $second } w { $share } gier

report-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }
report-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
        [many] { $players } graczy
       *[other] { $players } gracza
    }
report-length-round =
    { $rounds ->
        [one] { $rounds } runda na grę
        [few] { $rounds } rundy na grę
        [many] { $rounds } rund na grę
       *[other] { $rounds } rundy na grę
    }
report-length-beat =
    { $rounds ->
        [one] { $rounds } takt na grę
        [few] { $rounds } takty na grę
        [many] { $rounds } taktów na grę
       *[other] { $rounds } taktu na grę
    }
report-edition = Edycja: { $edition }
report-between = od { $low } do { $high }

report-head-fair = równy udział
report-head-mean = średni wynik

report-zero = 0 to średnia tych botów.
report-zero-solo = 0 to wirtualny przeciwnik.
report-ratings = Rankingi
report-ratings-about = Kropka: ranking. Pasek: jego przedział 95%.
report-figures = Liczby
report-cross = Kto kogo pokonuje
report-cross-about = Jak często wygrywał bot z wiersza, spośród gier wygranych przez jednego z tych dwóch.
report-points-round = Jak przybywa punktów, runda po rundzie
report-points-beat = Jak przybywa punktów, takt po takcie
report-points-about = Średni dotychczasowy wynik; cień obejmuje środkową połowę gier. Zakończona gra zachowuje wynik końcowy, w którym liczą się wykończenia.
report-mean-after-round = średni wynik po każdej rundzie
report-mean-after-beat = średni wynik po każdym takcie
report-axis-round = runda
report-axis-beat = takt
report-scores = Wyniki końcowe
report-scores-about = Jak często padał każdy z nich; linia: średnia.
report-mean-of = średnia { $mean }
report-think = Czas namysłu
report-think-about = Każda decyzja z zegarem. Pasek: od mediany do 99. percentyla; kropka: najdłuższa.
report-think-most = 99% w najwyżej { $time }
report-think-median = mediana { $time }
report-think-longest = najdłużej { $time }
report-seats = Czy miejsce ma znaczenie?
report-seats-about = Jak często wygrywało każde miejsce, ktokolwiek tam siedział; równy udział to { $share }.
report-seats-about-solo = Jak często wygrywały boty, a jak często wirtualny przeciwnik.
report-seat = miejsce { $number }
report-seat-first = miejsce { $number } (zaczyna)
report-bots = boty
report-forfeits = Odpadnięcia
report-forfeits-about = Bot, który zawiedzie, przegrywa grę.
report-forfeited = { $times }× { $code }, na przykład w grze { $game }: { $cause }

report-read = Jak to czytać
report-read-intervals = Przedziały.
report-read-intervals-about = Każdy pasek i każdy zakres to przedział 95%: jeśli rozgrywać tę samą arenę raz po raz z innymi rozdaniami, 19 z 20 takich przedziałów zawiera prawdę. Dwóch botów, których przedziały mocno się pokrywają, jeszcze nie rozróżniono. Cztery razy więcej gier zmniejsza przedział o połowę.
report-read-ratings = Rankingi
report-read-ratings-about = to siły według Bradleya i Terry’ego w skali Elo: 100 punktów więcej oznacza 64% wygranych w grach między sobą, 200 oznacza 76%, 400 oznacza 91%. Znaczenie mają tylko różnice: { $zero } Przy więcej niż dwóch miejscach model jest ten sam, a liczą się tylko pierwsze miejsca. Za każdą parę dodaje się jedną grę remisową, aby ranking miał też bot, który nigdy nie przegrał.
report-read-deals = Wspólne rozdania.
report-read-deals-about = Gry idą grupami z tym samym rozdaniem, a w grupie każdy bot siedzi na każdym miejscu: szczęście w rozdaniu i pierwsza tura wypadają tak samo na wszystkich. Wspólne zwycięstwo liczy się każdemu w części.
report-origin = ziarno { $seed }, projectl { $version } (kod { $code }), { $when }
