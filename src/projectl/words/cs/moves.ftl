told-take = bere { $puzzle } z { $source }
told-take-briefly = bere { $puzzle }
told-draw =
    { $deck ->
        [W] bere { $puzzle } z bílého balíčku
        [B] bere { $puzzle } z černého balíčku
       *[G] bere { $puzzle } z balíčku
    }
told-gain = bere z banku { $piece }
told-swap =
    { $goes ->
        [up] vyměňuje { $given } za vyšší { $taken }
       *[across] vyměňuje { $given } za { $taken }
    }
told-place = přikládá { $piece } k { $puzzle } na { $cells }
told-place-briefly = přikládá { $piece } k { $puzzle }
told-master = začíná zvláštní akci
told-master-briefly = provádí zvláštní akci
told-ambassador = provádí akci Ambassador ze skládačky { $puzzle }
told-ambassador-noted = provádí akci Ambassador
told-ghost = rozkládá { $piece } na { $parts }
told-complete = dokončuje { $puzzle } za { count-point }
told-reward = dostává { $piece } jako odměnu
told-no-reward = nedostává za { $puzzle } žádnou odměnu: v banku už žádná není
told-m = získává akci Ambassador
told-skip = vynechává zvýšení úrovně
told-levelup = povyšuje { $given } na { $taken }
told-recycle =
    { $deck ->
        [W] obměňuje bílou řadu
        [B] obměňuje černou řadu
       *[G] obměňuje řadu
    }
told-under =
    { $deck ->
        [W] dává { $puzzle } pod bílý balíček
        [B] dává { $puzzle } pod černý balíček
       *[G] dává { $puzzle } pod balíček
    }
told-pass = končí svůj tah
told-done =
    { $action ->
        [master] končí zvláštní akci
        [ambassador] končí akci Ambassador
       *[ghost] končí rozložení stínového dílku
    }
told-touches = končí poslední úpravy, přiloženo: { count-piece }
told-win-by =
    { $lead ->
        [one] vítězí o { $lead } bod
        [few] vítězí o { $lead } body
        [many] vítězí o { $lead } bodu
       *[other] vítězí o { $lead } bodů
    }
told-win-tie = vítězí při shodě bodů

told-you-take = berete { $puzzle } z { $source }
told-you-take-briefly = berete { $puzzle }
told-you-draw =
    { $deck ->
        [W] berete { $puzzle } z bílého balíčku
        [B] berete { $puzzle } z černého balíčku
       *[G] berete { $puzzle } z balíčku
    }
told-you-gain = berete z banku { $piece }
told-you-swap =
    { $goes ->
        [up] vyměňujete { $given } za vyšší { $taken }
       *[across] vyměňujete { $given } za { $taken }
    }
told-you-place = přikládáte { $piece } k { $puzzle } na { $cells }
told-you-place-briefly = přikládáte { $piece } k { $puzzle }
told-you-master = začínáte zvláštní akci
told-you-master-briefly = provádíte zvláštní akci
told-you-ambassador = provádíte akci Ambassador ze skládačky { $puzzle }
told-you-ambassador-noted = provádíte akci Ambassador
told-you-ghost = rozkládáte { $piece } na { $parts }
told-you-complete = dokončujete { $puzzle } za { count-point }
told-you-reward = dostáváte { $piece } jako odměnu
told-you-no-reward = nedostáváte za { $puzzle } žádnou odměnu: v banku už žádná není
told-you-m = získáváte akci Ambassador
told-you-skip = vynecháváte zvýšení úrovně
told-you-levelup = povyšujete { $given } na { $taken }
told-you-recycle =
    { $deck ->
        [W] obměňujete bílou řadu
        [B] obměňujete černou řadu
       *[G] obměňujete řadu
    }
told-you-under =
    { $deck ->
        [W] dáváte { $puzzle } pod bílý balíček
        [B] dáváte { $puzzle } pod černý balíček
       *[G] dáváte { $puzzle } pod balíček
    }
told-you-pass = končíte svůj tah
told-you-done =
    { $action ->
        [master] končíte zvláštní akci
        [ambassador] končíte akci Ambassador
       *[ghost] končíte rozložení stínového dílku
    }
told-you-touches = končíte poslední úpravy, přiloženo: { count-piece }
told-you-win-by =
    { $lead ->
        [one] vítězíte o { $lead } bod
        [few] vítězíte o { $lead } body
        [many] vítězíte o { $lead } bodu
       *[other] vítězíte o { $lead } bodů
    }
told-you-win-tie = vítězíte při shodě bodů
