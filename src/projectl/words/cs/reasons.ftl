reason-only = Jiná možnost není.
reason-complete = Dokončí v tomto tahu { $puzzle } za { count-point }.
reason-complete-piece = Dokončí v tomto tahu { $puzzle } za { count-point } a odměnou je { $piece }.
reason-complete-raise = Dokončí v tomto tahu { $puzzle } za { count-point } a povýší { $given } na { $taken }.
reason-complete-m = Dokončí v tomto tahu { $puzzle } za { count-point } a získá akci Ambassador.
reason-complete-pointless = Dokončí v tomto tahu { $puzzle }.
reason-complete-pointless-piece = Dokončí v tomto tahu { $puzzle } a odměnou je { $piece }.
reason-complete-pointless-raise = Dokončí v tomto tahu { $puzzle } a povýší { $given } na { $taken }.
reason-complete-pointless-m = Dokončí v tomto tahu { $puzzle } a získá akci Ambassador.
reason-touches = Dokončí { $puzzle } za { count-point }, stačí { count-touch }.
reason-touches-saving = Dokončí { $puzzle } za { count-point }, stačí { count-touch }; rozpracovaná by stála stejný počet bodů.
reason-touches-paid = { $puzzle } už je plná, za { count-point }.
reason-later-touches-paid = { $puzzle } už je plná, za { count-point }.
reason-later-touches = Poslední úpravy pak dokončí { $puzzle } za { count-point }, stačí { count-touch }.
reason-later-touches-saving = Poslední úpravy pak dokončí { $puzzle } za { count-point }, stačí { count-touch }; rozpracovaná by stála stejný počet bodů.
reason-total = Po odečtení úprav to dohromady přinese { count-point }.
reason-no-touches = U žádné skládačky se úpravy nevyplatí.
reason-end = Spustí závěrečnou fázi.
reason-take = Vezme { $puzzle }.
reason-take-needs = Vezme { $puzzle }, která pak potřebuje { count-more-action }.
reason-take-done = Vezme { $puzzle }.
reason-draw =
    { $deck ->
        [W] Vezme neznámou skládačku z bílého balíčku.
        [B] Vezme neznámou skládačku z černého balíčku.
       *[G] Vezme neznámou skládačku z balíčku.
    }
reason-near = Pokročí se skládačkou { $puzzle }.
reason-near-needs = { $puzzle } pak potřebuje { count-more-action }.
reason-near-done = { $puzzle } je pak dokončená.
reason-gain = Vezme z banku { $taken }.
reason-gain-for = Vezme z banku { $taken } pro { $puzzle }.
reason-gain-on = Vezme z banku { $first } a vymění ho za vyšší { $taken }.
reason-gain-on-for = Vezme z banku { $first } a vymění ho za vyšší { $taken } pro { $puzzle }.
reason-swap =
    { $goes ->
        [up] Vymění { $given } za vyšší { $taken }.
       *[across] Vymění { $given } za { $taken }.
    }
reason-swap-for =
    { $goes ->
        [up] Vymění { $given } za vyšší { $taken } pro { $puzzle }.
       *[across] Vymění { $given } za { $taken } pro { $puzzle }.
    }
reason-swap-on =
    { $goes ->
        [up] Vymění { $given } za vyšší { $taken } ({ count-swap }).
       *[across] Vymění { $given } za { $taken } ({ count-swap }).
    }
reason-swap-on-for =
    { $goes ->
        [up] Vymění { $given } za vyšší { $taken } pro { $puzzle } ({ count-swap }).
       *[across] Vymění { $given } za { $taken } pro { $puzzle } ({ count-swap }).
    }
reason-levelup = Povýší { $given } na { $taken }.
reason-levelup-for = Povýší { $given } na { $taken } pro { $puzzle }.
reason-reward = Vezme jako odměnu { $taken }.
reason-reward-for = Vezme jako odměnu { $taken } pro { $puzzle }.
reason-master =
    { $puzzles ->
        [one] Jednou zvláštní akcí přiloží dílek k { $puzzles } skládačce.
        [few] Jednou zvláštní akcí přiloží dílky ke { $puzzles } skládačkám.
        [many] Jednou zvláštní akcí přiloží dílky k { $puzzles } skládačky.
       *[other] Jednou zvláštní akcí přiloží dílky k { $puzzles } skládačkám.
    }
reason-ambassador =
    { $puzzles ->
        [one] Jednou akcí Ambassador přiloží dílek k { $puzzles } skládačce.
        [few] Jednou akcí Ambassador přiloží dílky ke { $puzzles } skládačkám.
        [many] Jednou akcí Ambassador přiloží dílky k { $puzzles } skládačky.
       *[other] Jednou akcí Ambassador přiloží dílky k { $puzzles } skládačkám.
    }
reason-ghost = Rozloží { $piece } na { $parts }.
reason-recycle =
    { $deck ->
        [W] Obmění bílou řadu: nové skládačky mohou být lepší.
        [B] Obmění černou řadu: nové skládačky mohou být lepší.
       *[G] Obmění řadu: nové skládačky mohou být lepší.
    }
reason-under =
    { $deck ->
        [W] Dá jako další { $puzzle } pod bílý balíček.
        [B] Dá jako další { $puzzle } pod černý balíček.
       *[G] Dá jako další { $puzzle } pod balíček.
    }
reason-skip = Nechá dílky tak, jak jsou.
reason-done = Tady akci ukončí.
reason-pass = Nic jiného se v tomto tahu nevyplatí.
