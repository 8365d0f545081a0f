learn-title = Naučit se hrát
learn-lead = U skutečného stolu, vlastní rukou, za deset minut.
learn-begin = Začít
learn-go-on = Pokračovat
learn-again = Ještě jednou
learn-leave = Odejít
learn-more = Co dalšího tu je
learn-step = Krok { $at } z { $of }
learn-base = Hra
learn-base-about = Devět věcí, od první skládačky po poslední úpravy.
learn-game = První hra
learn-game-about = Proti nováčkovi. Rádce promluví, jen když je něco nového.
learn-aside =
    { $did ->
        [take] Vzít si skládačku je dovoleno,
        [gain] Vzít si dílek je dovoleno,
        [swap] Tento dílek smíte vyměnit,
        [place] Dílek tam ležet smí,
       *[else] To je dovoleno,
    } { $needs ->
        [take] ale tento krok potřebuje zvýrazněnou skládačku.
        [gain] ale tento krok potřebuje nový dílek z banku.
        [swap] ale tento krok potřebuje výměnu, kterou uvádí.
        [place] ale tento krok potřebuje zvýrazněný dílek na zvýrazněné skládačce.
        [end] ale tento krok potřebuje velké tlačítko.
        [read] ale tento krok si nejdřív přečtěte.
       *[else] ale tento krok potřebuje to, co je zvýrazněné.
    } Bylo to vzato zpět.
learn-turn-over =
    Ukončete tah.
    Stiskněte velké tlačítko.
learn-done =
    To je vše.
    Všechno ostatní najdete v pravidlech.
learn-base-done =
    Hru už znáte.
    Teď si zahrajte svou první. Rádce je u toho a promluví, jen když je něco nového.
learn-base-take =
    Vezměte si tuto skládačku.
    Je za jeden bod. Stiskněte ji a pak ještě jednou.
learn-base-gain =
    Vezměte si dílek.
    Vaše dva dílky vyplní tři z jejích čtyř políček. Takto získáte další O1.
learn-base-place =
    Přiložte I2 ke skládačce.
    Přetáhněte ho tam. Nebo stiskněte dílek, pak políčko a pak velké tlačítko.
learn-base-turn =
    Tah má tři akce.
    Každá akce zhasne jednu lampičku a zhasnuté jsou všechny tři. Ukončete tah a hraje druhý hráč.
learn-base-again =
    Teď O1.
    Nový tah, tři nové akce. Co leží, zůstává, dokud není skládačka plná.
learn-base-complete =
    A poslední políčko.
    Pak je skládačka plná a odmění vás.
learn-base-home =
    Jeden bod a všechny dílky jsou zpět.
    Jako odměna přišel I2. Každá skládačka ji ukazuje vpravo nahoře.
learn-base-reward =
    Dokončete tuto kvůli odměně.
    Body nemá, ale v rohu ukazuje V3.
learn-base-rewarded =
    Odměnu hned přiložte.
    V3 vyplní vaši druhou skládačku.
learn-base-upgrade =
    Vyměňte I2 za I3.
    Výměna vede o úroveň výš, k dílku o jedno políčko většímu.
learn-base-upgraded =
    Přiložte I3.
    Vyplní tuto skládačku sám. Odměnou je další I3.
learn-base-exchange =
    Vyměňte I3 za V3.
    Stejná akce dá i jiný tvar téže úrovně nebo nižší.
learn-base-master =
    Začněte zvláštní akci.
    Jednou za tah přiložíte jednou akcí dílek ke každé své skládačce.
learn-base-each =
    Ke každé skládačce dílek.
    V libovolném pořadí. Co je plné, čeká na konec akce.
learn-base-mastered =
    Ukončete zvláštní akci.
    Teď se dokončí všechny tři skládačky najednou.
learn-base-black =
    Vezměte si tuto černou skládačku.
    Černé jsou větší a za víc bodů. V jejich balíčku zbývá jedna.
learn-base-last =
    Černý balíček je prázdný.
    Tím se blíží konec: dohraje se kolo a pak přijde závěrečné kolo.
learn-base-touch =
    Poslední úpravy: přiložte I2.
    Každý dílek teď stojí bod a tato skládačka přinese tři.
learn-base-touched =
    Tady skončete.
    O1 by stál bod a nic by nedokončil. Vítězí, kdo má nejvíc bodů.
learn-solo-take =
    Vezměte si tuto skládačku.
    Smíte brát i ze zamčeného sloupce. Jeden zámek nad ním dostane virtuální hráč.
learn-solo-turn =
    Ukončete tah.
    Pak si skládačku vezme virtuální hráč, vždy podle stejných pravidel.
learn-solo-opponent =
    To byl virtuální hráč.
    Bere z volného sloupce skládačku za nejvíc bodů a nad sloupec položí všechny své zámky.
learn-line-clear-take =
    Vezměte si skládačku vlevo.
    Máte bílý žeton, a s ním levé řady. Černý žeton hraje zároveň vpravo.
learn-line-clear-turn =
    Ukončete tah.
    Druhý žeton na vás čekat nemusí.
learn-line-clear-markers =
    Žetony se posunuly.
    Až skončí oba tahy, každý putuje o místo dál.
learn-ghost-break =
    Rozložte P5 na I2 a V3.
    Za stínový dílek dostanete menší, které dají dohromady stejný tvar.
learn-ghost-parts =
    Přiložte oba dílky.
    Ke každé skládačce jeden. Patří to k téže akci.
learn-ghost-broken =
    Ukončete akci.
    Jedna akce dokončí dvě skládačky.
learn-ghost-arrow =
    Dokončete tuto skládačku.
    Šipka v jejím rohu je zvýšení úrovně.
learn-ghost-raise =
    Povyšte T4.
    Zvýšení úrovně sahá až na úroveň 5, výměna nikdy.
learn-ambassador-mark =
    Dokončete tuto skládačku.
    Odměnou není dílek, ale akce Ambassador.
learn-ambassador-action =
    Začněte akci Ambassador.
    Funguje jako zvláštní akce, a o tu přitom nepřijdete.
learn-ambassador-each =
    Ke každé skládačce dílek.
    V libovolném pořadí.
learn-ambassador-ended =
    Ukončete akci.
    Každá taková skládačka ji dá jednou.
learn-revised-draw =
    Vezměte si z černého balíčku.
    Smíte si vzít i vrchní skládačku balíčku, aniž ji vidíte.
learn-revised-recycle =
    Obměňte bílou řadu.
    Její skládačky jdou ve vašem pořadí pod balíček a přijdou nové.
learn-revised-cost =
    Rozpracované stojí body.
    Na konci ztratíte body takových skládaček. A musíte provést všechny tři akce, pokud to jde.
learn-first-start =
    Váš první tah.
    Berte skládačky, které vaše dílky brzy vyplní. Vše lze vzít zpět.
learn-first-others =
    Nováček má odehráno.
    Co se změnilo, je na stole vyznačeno.
learn-first-none =
    Teď se žádný dílek nehodí.
    Vezměte si jeden, nebo nějaký vyměňte.
learn-first-four =
    Víc než čtyři skládačky mít nelze.
    Dokončete jednu, než si vezmete další.
learn-first-choice =
    Vyberte si odměnu.
    Její tvar v banku už není, dostanete jiný.
learn-first-final =
    Konec se blíží.
    Černý balíček je prázdný: ještě toto kolo a pak závěrečné kolo.
learn-first-touches =
    Poslední úpravy.
    Dokončete, co přinese víc, než stojí, a pak skončete.
