arena-opponent = virtuální hráč
arena-hours = { $hours }{ "\u00A0" }h { $minutes }{ "\u00A0" }min
arena-minutes = { $minutes }{ "\u00A0" }min { $seconds }{ "\u00A0" }s
arena-seconds = { $number }{ "\u00A0" }s
arena-milliseconds = { $number }{ "\u00A0" }ms
arena-left = zbývá
arena-forfeits = vzdáno: { $count }
arena-progress = Hry: { $done } z { $games }
arena-progress-left = Hry: { $done } z { $games }, zbývá asi { $span }
arena-head-bot = bot
arena-head-games = hry
arena-head-wins = výhry
arena-head-rate = úspěšnost
arena-head-rating = hodnocení
arena-head-score = skóre
arena-head-think = p99 čas
arena-head-forfeits = vzdáno
arena-forfeited = { $name } vzdal { $times }×: { $code }. { $cause }
arena-played = Hry: { $games }; { $unit ->
        [beat] dvojtahů
       *[round] kol
    } na hru: { $rounds }; čas: { $span }.
arena-uneven = Při tomto počtu her ({ $games }) nedostane každý bot stejná místa a soupeře; při { $whole } ano.
arena-kept = Hry, které už jsou v { $folder }: { $kept } z { $games }.
arena-half-written = Poslední řádek { $path } byl napsán jen zpola: vynechá se a jeho hra se odehraje znovu.
arena-report = Zpráva je { $path }, záznamy jsou v { $folder }.
arena-broken-off = { $why }. Co se dohrálo, je uloženo.
arena-nothing-played = Nic se neodehrálo: { $cause }
arena-sprt-two = --sprt se ptá, zda je první ze dvou botů lepší: uveďte dva, u stolu pro dva
arena-out-empty = --out potřebuje název složky
arena-stopped = Zastaveno; odehráno her: { $done } z { $games }. Stejný příkaz bude pokračovat odsud.
arena-stopped-lost = Zastaveno; odehráno her: { $done } z { $games }. Pomocí --out FOLDER by se uložily.
arena-evidence = logaritmický poměr věrohodností { $ratio }, rozdání: { $deals }
arena-undecided = Není rozhodnuto, zda je { $first } lepší než { $second } ({ $low } nebo { $high } Elo; { arena-evidence }).
arena-better = { $first } je lepší než { $second }: hry vysvětluje { $high } Elo, ne { $low } ({ arena-evidence }).
arena-not-better = { $first } není o { $high } Elo lepší než { $second }: hry vysvětluje { $low } ({ arena-evidence }).
