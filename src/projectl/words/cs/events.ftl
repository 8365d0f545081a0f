event-refill = Na { $source } přichází { $puzzle }.
event-noted =
    { $puzzles ->
        [one] Bílý balíček je prázdný: nový tvoří { $puzzles } skládačka ze všech hromádek dokončených skládaček, její body jsou zapsány.
        [few] Bílý balíček je prázdný: nový tvoří { $puzzles } skládačky ze všech hromádek dokončených skládaček, jejich body jsou zapsány.
        [many] Bílý balíček je prázdný: nový tvoří { $puzzles } skládačky ze všech hromádek dokončených skládaček, jejich body jsou zapsány.
       *[other] Bílý balíček je prázdný: nový tvoří { $puzzles } skládaček ze všech hromádek dokončených skládaček, jejich body jsou zapsány.
    }
event-end-triggered = Černý balíček je prázdný: po tomto kole přijde závěrečné kolo.
event-end-triggered-solo = Balíček je prázdný: po tomto kole přijde závěrečné kolo.
event-end-triggered-line-clear = Černý balíček je prázdný. Hraje se dál, dokud oba žetony nedoputují k začínajícímu hráči: { $who }.
event-markers = Žetony putují dál. Bílý žeton: { $white }; černý žeton: { $black }.
event-unlock =
    { $supply ->
        [one] Jeden zámek ze sloupce { $column } jde do zásoby virtuálního hráče; teď je v ní { $supply }.
        [few] Jeden zámek ze sloupce { $column } jde do zásoby virtuálního hráče; teď jsou v ní { $supply }.
        [many] Jeden zámek ze sloupce { $column } jde do zásoby virtuálního hráče; teď je v ní { $supply }.
       *[other] Jeden zámek ze sloupce { $column } jde do zásoby virtuálního hráče; teď je jich v ní { $supply }.
    }
event-finishing = Poslední úpravy: přiložte, co chcete, každý dílek stojí 1 bod, a skončete příkazem done.
event-finishing-briefly = Poslední úpravy: kdo chce, přikládá dílky, každý za 1 bod.
event-finishing-early = Už se nic nemění, takže se další kola nehrají. Poslední úpravy: přiložte, co chcete, každý dílek stojí 1 bod, a skončete příkazem done.
event-finishing-early-briefly = Už se nic nemění, takže se další kola nehrají. Poslední úpravy: kdo chce, přikládá dílky, každý za 1 bod.
event-over = Hra skončila.
event-opponent-open =
    { $number ->
        [one] Virtuální hráč smí brát ze sloupce { $columns }.
        [few] Virtuální hráč smí brát ze sloupců { $columns }.
        [many] Virtuální hráč smí brát ze sloupců { $columns }.
       *[other] Virtuální hráč smí brát ze sloupců { $columns }.
    }
event-opponent-take = Bere { $puzzle } z { $source } a získává { count-point }: žádná skládačka ve volných sloupcích nemá vyšší hodnotu.
event-opponent-take-briefly = Bere { $puzzle } a získává { count-point }: žádná skládačka ve volných sloupcích nemá vyšší hodnotu.
event-opponent-take-first =
    { $count ->
        [one] Bere { $puzzle } z { $source } a získává { count-point }: nejvyšší hodnotu má { $count } skládačka a tato je po řádcích první.
        [few] Bere { $puzzle } z { $source } a získává { count-point }: nejvyšší hodnotu mají { $count } skládačky a tato je po řádcích první.
        [many] Bere { $puzzle } z { $source } a získává { count-point }: nejvyšší hodnotu má { $count } skládačky a tato je po řádcích první.
       *[other] Bere { $puzzle } z { $source } a získává { count-point }: nejvyšší hodnotu má { $count } skládaček a tato je po řádcích první.
    }
event-opponent-take-first-briefly =
    { $count ->
        [one] Bere { $puzzle } a získává { count-point }: nejvyšší hodnotu má { $count } skládačka a tato je po řádcích první.
        [few] Bere { $puzzle } a získává { count-point }: nejvyšší hodnotu mají { $count } skládačky a tato je po řádcích první.
        [many] Bere { $puzzle } a získává { count-point }: nejvyšší hodnotu má { $count } skládačky a tato je po řádcích první.
       *[other] Bere { $puzzle } a získává { count-point }: nejvyšší hodnotu má { $count } skládaček a tato je po řádcích první.
    }
event-opponent-locks-none = Nemá žádný zámek k přesunutí, a tak sloupec { $column } zůstává volný.
event-opponent-locks-supply = Dává { count-lock } ze své zásoby nad sloupec { $column }. Zámky po sloupcích: { $now }.
event-opponent-locks-columns =
    { $number ->
        [one] Dává { count-lock } ze sloupce { $columns } nad sloupec { $column }. Zámky po sloupcích: { $now }.
        [few] Dává { count-lock } nad sloupec { $column }, po 1 ze sloupců { $columns }. Zámky po sloupcích: { $now }.
        [many] Dává { count-lock } nad sloupec { $column }, po 1 ze sloupců { $columns }. Zámky po sloupcích: { $now }.
       *[other] Dává { count-lock } nad sloupec { $column }, po 1 ze sloupců { $columns }. Zámky po sloupcích: { $now }.
    }
event-opponent-locks =
    { $number ->
        [one] Dává { count-lock } nad sloupec { $column }: { $supply } ze své zásoby a 1 ze sloupce { $columns }. Zámky po sloupcích: { $now }.
        [few] Dává { count-lock } nad sloupec { $column }: { $supply } ze své zásoby a po 1 ze sloupců { $columns }. Zámky po sloupcích: { $now }.
        [many] Dává { count-lock } nad sloupec { $column }: { $supply } ze své zásoby a po 1 ze sloupců { $columns }. Zámky po sloupcích: { $now }.
       *[other] Dává { count-lock } nad sloupec { $column }: { $supply } ze své zásoby a po 1 ze sloupců { $columns }. Zámky po sloupcích: { $now }.
    }
event-opponent-refill = Na { $source } přichází { $puzzle }.
event-opponent-refill-briefly = Na její místo přichází { $puzzle }.
event-opponent-unlocks = Všechny tři sloupce jsou zamčené: virtuální hráč nebere nic a z každého mizí jeden zámek. Zámky po sloupcích: { $now }.
event-opponent-nothing = Ve volných sloupcích není žádná skládačka: virtuální hráč nedělá nic.
event-share = Remíza, společně vítězí { $who } ({ count-point }).
event-by-puzzles = Shoda bodů ({ $others }); rozhoduje víc dokončených skládaček: { count-puzzle }.
event-by-pieces = Shoda bodů i skládaček ({ $others }); rozhoduje víc zbylých dílků: { count-piece }.
event-all-level = Shoda bodů, skládaček i dílků: hra končí remízou.
event-opponent-wins-ties = Při shodě vítězí virtuální hráč.

score-title = Vyhodnocení
score-pile = Hromádka dokončených skládaček
score-pile-briefly = Hromádka
score-noted = Zapsáno
score-touches = Úpravy
score-unfinished = Rozpracované
score-total = Skóre
score-puzzles = Dokončené skládačky
score-pieces = Zbylé dílky
