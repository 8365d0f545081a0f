report-title = Aréna Project L
report-none = Zatím se neodehrála žádná hra
report-solo = { $name } poráží virtuálního hráče v { $share } svých her
report-leads-clearly = { $first } jasně vede
report-leads = { $first } vede, ale ne jasně před botem { $second }
report-even = Rozdíl mezi boty { $first } a { $second } zatím není prokázán
report-beats = { $first } poráží bota { $second } v { $share } her

report-games =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
report-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }
report-length-round =
    { $rounds ->
        [one] { $rounds } kolo na hru
        [few] { $rounds } kola na hru
        [many] { $rounds } kola na hru
       *[other] { $rounds } kol na hru
    }
report-length-beat =
    { $rounds ->
        [one] { $rounds } dvojtah na hru
        [few] { $rounds } dvojtahy na hru
        [many] { $rounds } dvojtahu na hru
       *[other] { $rounds } dvojtahů na hru
    }
report-edition = Vydání: { $edition }
report-between = { $low } až { $high }

report-head-fair = spravedlivý podíl
report-head-mean = průměrné skóre

report-zero = 0 je průměr zdejších botů.
report-zero-solo = 0 je virtuální hráč.
report-ratings = Hodnocení
report-ratings-about = Bod: hodnocení. Pruh: jeho 95% interval.
report-figures = Čísla
report-cross = Kdo koho poráží
report-cross-about = Jak často vyhrál bot v řádku, z her, které vyhrál jeden z obou.
report-points-round = Jak přibývají body, kolo za kolem
report-points-beat = Jak přibývají body, dvojtah za dvojtahem
report-points-about = Průměrné dosavadní skóre; plocha zahrnuje prostřední polovinu her. Dohrané hře zůstává konečné skóre, do něhož se počítají poslední úpravy.
report-mean-after-round = průměrné skóre po každém kole
report-mean-after-beat = průměrné skóre po každém dvojtahu
report-axis-round = kolo
report-axis-beat = dvojtah
report-scores = Konečná skóre
report-scores-about = Jak často se které vyskytlo; čára: průměr.
report-mean-of = průměr { $mean }
report-think = Čas na rozmyšlenou
report-think-about = Každé rozhodnutí podle hodin. Pruh: od mediánu po 99. percentil; bod: nejdelší.
report-think-most = 99{ "\u00A0" }% do { $time }
report-think-median = medián { $time }
report-think-longest = nejdéle { $time }
report-seats = Záleží na místě u stolu?
report-seats-about = Jak často vyhrálo každé místo, ať tam seděl kdokoli; { $share } je jeho spravedlivý podíl.
report-seats-about-solo = Jak často vyhráli boti a jak často virtuální hráč.
report-seat = místo { $number }
report-seat-first = místo { $number } (začíná)
report-bots = boti
report-forfeits = Vzdané hry
report-forfeits-about = Bot, který selže, hru prohrává.
report-forfeited = { $times }× { $code }, například ve hře { $game }: { $cause }

report-read = Jak to číst
report-read-intervals = Intervaly.
report-read-intervals-about = Každý pruh a každé rozpětí je 95% interval: hrajte stejnou arénu znovu a znovu s jinými rozdáními a 19 z 20 takových intervalů bude obsahovat pravdu. U dvou botů, jejichž intervaly se hodně překrývají, rozdíl prokázán není. Čtyřikrát více her zkrátí interval na polovinu.
report-read-ratings = Hodnocení
report-read-ratings-about = je síla podle Bradleyho a Terryho na stupnici Elo: o 100 bodů více znamená vyhrát 64{ "\u00A0" }% vzájemných her, o 200 znamená 76{ "\u00A0" }%, o 400 znamená 91{ "\u00A0" }%. Význam mají jen rozdíly: { $zero } U více než dvou míst je model stejný a počítají se jen první místa. Za každou dvojici se přidává jedna nerozhodná hra, aby hodnocení měl i bot, který nikdy neprohrál.
report-read-deals = Stejná rozdání.
report-read-deals-about = Hry přicházejí ve skupinách se stejným rozdáním a ve skupině sedí každý bot na každém místě: štěstí při rozdání i prvním tahu se tak týká všech stejně. Remíza se počítá každému dílem.
report-origin = semínko { $seed }, projectl { $version } (kód { $code }), { $when }
