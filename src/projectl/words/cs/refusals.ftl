refusal-unreadable = Příkazu { $text } nerozumím. Začíná se slovem take, gain, swap, place, master, reward, done nebo pass.
refusal-unreadable-like = Příkazu { $text } nerozumím. Píše se to takto: { $example }.
refusal-unreadable-index = Takovou možnost nemáte. Čísla jsou od 0 do { $last }.
refusal-unreadable-source = Místo { $source } neexistuje. Řady jsou W1 až W6 a B1 až B6, matice je G1 až G9, balíčky jsou Wdeck, Bdeck a Gdeck.
refusal-unreadable-cells = Na { $cells } se { $piece } přiložit nedá. Políčka jsou a1 až e5, řádek po řádku, například b2b3.
refusal-unreadable-tiling = { $piece } se nedá rozložit na { $parts }.
refusal-game-over = Hra skončila.
refusal-not-your-turn = Nejste na tahu.
refusal-not-your-beat = Nejste na tahu: nemáte žeton, nebo už máte hotovo.
refusal-choice-open = Nejdřív dokončete volbu: { choice-name }.
refusal-action-open =
    { $action ->
        [master] Nejdřív dokončete zvláštní akci: přiložte dílek, nebo napište done.
        [ambassador] Nejdřív dokončete akci Ambassador: přiložte dílek, nebo napište done.
       *[ghost] Nejdřív dokončete rozložení stínového dílku: přiložte dílek, nebo napište done.
    }
refusal-action-open-briefly =
    { $action ->
        [master] Nejdřív dokončete zvláštní akci: přiložte dílek, nebo ji ukončete.
        [ambassador] Nejdřív dokončete akci Ambassador: přiložte dílek, nebo ji ukončete.
       *[ghost] Nejdřív dokončete rozložení stínového dílku: přiložte dílek, nebo ho ukončete.
    }
refusal-only-touches = V posledních úpravách se dílky jen přikládají; až budete mít hotovo, napište done.
refusal-only-touches-briefly = V posledních úpravách se dílky jen přikládají, nic jiného.
refusal-piece-not-in-play = Dílky úrovně 5 patří k rozšíření Stínové dílky, které není ve hře.
refusal-too-many-puzzles = Před sebou již máte 4 rozpracované skládačky.
refusal-no-puzzle-there = Na { $source } žádná skládačka neleží.
refusal-no-puzzle-there-briefly = Na tomto místě žádná skládačka neleží.
refusal-wrong-rows = Skládačky si smíte brát jen z { side-name } řad.
refusal-deck-top-off = Skládačky se berou z řad; brát z balíčku tato pravidla nedovolují.
refusal-deck-empty = Tento balíček je prázdný.
refusal-deck-other-marker = Brát z balíčku smí jen držitel bílého žetonu.
refusal-black-limit = V závěrečné fázi smíte vzít jen jednu černou skládačku za tah a tu už máte.
refusal-gain-other-level = Smíte si vzít dílek nejnižší úrovně, která v banku je, tedy úrovně { $lowest }; { $piece } má úroveň { $level }.
refusal-gain-none-left = V banku už není žádný dílek { $piece }.
refusal-swap-not-in-supply = Ve své zásobě nemáte žádný dílek { $given }.
refusal-swap-same-shape = Dílek není možné vyměnit za stejný tvar.
refusal-swap-too-high = { $taken } je příliš vysoko: nahoru se vyměňuje přesně o jednu úroveň, z úrovně { $given_level } na { $next_level }.
refusal-swap-skips-level = Úroveň { $next_level } je prázdná, ale ani tak nelze { $given } vyměnit za vyšší { $taken }.
refusal-swap-to-level-5 = Dílek úrovně 5 není možné získat výměnou.
refusal-swap-too-low = { $taken } je příliš nízko: dolů se vyměňuje nejvýše o jednu úroveň.
refusal-swap-none-left = V banku už není žádný dílek { $taken }.
refusal-exchange-none-left = V banku už není žádný dílek { $taken }.
refusal-place-no-puzzle = Na svém místě { $slot } nemáte žádnou skládačku: nejdřív si nějakou vezměte.
refusal-place-no-puzzle-briefly = Tady žádná skládačka není: nejdřív si nějakou vezměte.
refusal-place-not-in-supply = Ve své zásobě nemáte žádný dílek { $piece }.
refusal-place-outside = Tento dílek se sem nevejde: { $cells } přesahuje vymezenou plochu.
refusal-place-outside-briefly = Tento dílek se sem nevejde: přesahuje vymezenou plochu.
refusal-place-overlaps = Tento dílek se sem nevejde: část { $cells } už je vyplněná.
refusal-place-overlaps-briefly = Tento dílek se sem nevejde: část místa už je vyplněná.
refusal-master-used = Zvláštní akci smíte ve svém tahu provést maximálně jednou.
refusal-master-nothing-fits = Žádný z vašich dílků se nevejde do žádné vaší skládačky.
refusal-master-once-a-puzzle = Zvláštní akcí smíte přiložit ke každé skládačce nejvýše jeden dílek.
refusal-master-place-first = Zvláštní akcí musíte přiložit alespoň jeden dílek.
refusal-ambassador-none = Nemáte žádnou nepoužitou akci Ambassador.
refusal-ambassador-later = Akci Ambassador smíte provést až v některém z dalších tahů, ne hned v tom, který ji přinesl.
refusal-ambassador-nothing-fits = Žádný z vašich dílků se nevejde do žádné vaší skládačky.
refusal-ambassador-once-a-puzzle = Akcí Ambassador smíte přiložit ke každé skládačce nejvýše jeden dílek.
refusal-ambassador-place-first = Akcí Ambassador musíte přiložit alespoň jeden dílek.
refusal-ghost-not-in-supply = Ve své zásobě nemáte žádný dílek { $piece }.
refusal-ghost-none-left = V banku není vše, co je potřeba: { $parts }.
refusal-ghost-once-a-puzzle = Při rozložení stínového dílku smíte přiložit ke každé skládačce nejvýše jeden dílek.
refusal-ghost-not-taken = Při rozložení stínového dílku přikládáte jen dílky, které z něj vznikly.
refusal-no-reward-open = Teď není žádná odměna na výběr.
refusal-reward-not-offered = Vyberte si jako odměnu jeden z nabízených dílků: { $offered }.
refusal-no-level-up-open = Teď nemáte k dispozici žádné zvýšení úrovně.
refusal-level-up-not-in-supply = Ve své zásobě nemáte žádný dílek { $given }.
refusal-level-up-same-piece = Druhý krok zvýšení úrovně platí pro tentýž dílek: { $raised }.
refusal-level-up-not-offered = Zvýšení úrovně teď nemůže změnit { $given } na { $taken }.
refusal-recycle-off = Obměnit řadu tato pravidla nedovolují.
refusal-recycle-solo = Ve variantě pro jednoho hráče se řady neobměňují.
refusal-recycle-other-marker = Obměnit řadu smí jen držitel bílého žetonu.
refusal-recycle-row-empty = Tato řada je prázdná.
refusal-recycle-deck-empty = Balíček této řady je prázdný.
refusal-no-recycle-open = Žádná řada se právě neobměňuje.
refusal-under-no-puzzle = Na místě { $slot } obměňované řady žádná skládačka neleží.
refusal-under-no-puzzle-briefly = Na tomto místě řady žádná skládačka neleží.
refusal-nothing-to-end = Není co dokončit; tah předčasně ukončíte příkazem pass.
refusal-nothing-to-end-briefly = Není co dokončit.
refusal-nothing-to-decline = Není co vynechat.
refusal-must-act = Dokud je nějaká akce možná, musíte využít všechny tři.
refusal-touches-end-with-done = Až budete mít poslední úpravy hotové, napište done.
refusal-touches-end-with-done-briefly = Až budete mít poslední úpravy hotové, stiskněte Hotovo.
