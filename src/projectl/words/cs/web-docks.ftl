facts-each = Bodů na políčko
facts-fit = Vaše dílky, které se vejdou
facts-fit-none = Žádný z vašich dílků se sem nevejde.
facts-left-W = Zbývající bílé skládačky
facts-left-B = Zbývající černé skládačky
facts-left-G = Zbývající skládačky
facts-row-deck = { $row } v řadě, { $deck } v balíčku
facts-slots = Vaše skládačky s touto
facts-of-slots = { $number } ze { $slots }

dock-reward = Vyberte si odměnu
dock-reward-about = { $puzzle } je dokončená. Odměna není akce.
dock-reward-gone = V banku už není žádný { $piece }: vyberte si jiný dílek.
dock-levelup = Zvýšení úrovně: který dílek?
dock-levelup-about = Odměna za { $puzzle }: o úroveň výš, nebo si ho nechte. Není to akce.
dock-levelup-again = { $piece } lze povýšit ještě jednou.
dock-levelup-two = Odměna za { $puzzle } má dvě šipky: po první můžete skončit.
dock-recycle = Obměnit řadu
dock-recycle-about = Vybírejte její skládačky v pořadí, v jakém půjdou pod balíček. Poslední bude nejníž.
dock-recycle-white = Bílá řada
dock-recycle-black = Černá řada
dock-recycle-numbered = Očíslováno: { $number }/{ $all }.
dock-recycle-number = jde pod balíček jako číslo { $number }
dock-any-order = Libovolně
dock-last-number = Poslední číslo
dock-swap = Vyměnit dílek za jiný
dock-swap-about = Za dílek o úroveň vyšší, téže úrovně, nebo nižší.
dock-ghost = Rozložit stínový dílek
dock-ghost-about = Jeho části můžete hned přiložit, ke každé skládačce nejvýše jednu.
dock-gain = Vzít si dílek
dock-gain-about = Nejnižší úrovně, která v banku je.
dock-give = Dáte
dock-raised = Váš dílek
dock-becomes = se změní na
dock-fold = Stáhnout list dolů, nebo zase nahoru
dock-get = Dostanete
dock-own = váš
dock-far = daleko
dock-level = Úroveň { $level }
dock-levels = Úroveň { $highest } až { $lowest }
dock-choose-first = Nejdřív vyberte, co dáte, tady nebo ve své zásobě.
dock-gone = došly
dock-pieces =
    { $number ->
        [one] { $number } dílek
        [few] { $number } dílky
        [many] { $number } dílku
       *[other] { $number } dílků
    }
dock-short-none = žádný { $piece }
dock-short-some = jen { $number } { $piece }

plan-title = Jak ji dokončit
plan-facts = O této skládačce
plan-about = Nejkratší cesta s dílky, které teď máte.
plan-cell =
    { $number ->
        [one] { $number } políčko k vyplnění
        [few] { $number } políčka k vyplnění
        [many] { $number } políčka k vyplnění
       *[other] { $number } políček k vyplnění
    }
plan-actions =
    { $number ->
        [one] akce: { $how }.
        [few] akce: { $how }.
        [many] akce: { $how }.
       *[other] akcí: { $how }.
    }
plan-take = vzít si ji
plan-gain =
    { $number ->
        [one] vzít si { $number } dílek
        [few] vzít si { $number } dílky
        [many] vzít si { $number } dílku
       *[other] vzít si { $number } dílků
    }
plan-upgrade =
    { $number ->
        [one] vyměnit { $number } dílek za vyšší
        [few] vyměnit { $number } dílky za vyšší
        [many] vyměnit { $number } dílku za vyšší
       *[other] vyměnit { $number } dílků za vyšší
    }
plan-exchange =
    { $number ->
        [one] vyměnit { $number } dílek za jiný
        [few] vyměnit { $number } dílky za jiné
        [many] vyměnit { $number } dílku za jiné
       *[other] vyměnit { $number } dílků za jiné
    }
plan-ghost =
    { $number ->
        [one] rozložit { $number } dílek
        [few] rozložit { $number } dílky
        [many] rozložit { $number } dílku
       *[other] rozložit { $number } dílků
    }
plan-place =
    { $number ->
        [one] přiložit { $number } dílek
        [few] přiložit { $number } dílky
        [many] přiložit { $number } dílku
       *[other] přiložit { $number } dílků
    }
plan-now = teď
plan-next = příští tah
plan-after = tah poté
plan-later = později
plan-turns = Tah po tahu
plan-more =
    { $number ->
        [one] ještě { $number } akce
        [few] ještě { $number } akce
        [many] ještě { $number } akce
       *[other] ještě { $number } akcí
    }
plan-brings = body a odměna
plan-left = Mezitím vám zůstane: { $pieces }
plan-left-none = Mezitím vám nezůstane žádný dílek.
plan-late = Hra skončí dřív.
plan-none = Jak ji odsud vyplnit, není známo.
plan-here = Ležela by tady
plan-also = { $piece } dokončí i { $puzzle }: přiložte ho nejdřív tam a vrátí se vám.
plan-about-keeps = Nejkratší cesta, při které vám zůstane { $piece }.
plan-other =
    { $number ->
        [one] { $number } jiná cesta
        [few] { $number } jiné cesty
        [many] { $number } jiné cesty
       *[other] { $number } jiných cest
    }
plan-way = Cesta { $way } z { $ways }
plan-show = Ukázat
plan-another = Ukázat jinou cestu
plan-used = krok { $steps }
plan-step = Krok { $number }: { $what }
plan-step-take = vzít { $puzzle }
plan-step-draw =
    { $deck ->
        [W] vzít z bílého balíčku
        [B] vzít z černého balíčku
       *[G] vzít z balíčku
    }
plan-step-gain = vzít z banku { $piece }
plan-step-swap =
    { $goes ->
        [up] vyměnit { $given } za vyšší { $taken }
       *[across] vyměnit { $given } za { $taken }
    }
plan-step-raise = povýšit { $given } na { $taken }
plan-step-ghost = rozložit { $piece }
plan-step-place = přiložit { $piece }
plan-step-recycle =
    { $deck ->
        [W] obměnit bílou řadu
        [B] obměnit černou řadu
       *[G] obměnit řadu
    }
plan-step-under = dát { $puzzle } pod balíček

curve-title = Jak to šlo
curve-copy = Kopírovat odkaz na záznam
curve-led = Od kola { $round } vede { $who }.
curve-you-led = Od kola { $round } vedete vy.
curve-led-with = Od kola { $round } vede { $who } díky { $puzzles }.
curve-you-led-with = Od kola { $round } vedete vy díky { $puzzles }.
curve-led-beat = Od dvojtahu { $round } vede { $who }.
curve-you-led-beat = Od dvojtahu { $round } vedete vy.
curve-by-touches = { $who } jde do vedení až díky posledním úpravám.
curve-you-by-touches = Do vedení vás dostaly až poslední úpravy.

keys-title = Ovládání
keys-close = Zavřít
keys-around = Po stole
keys-actions = Akce
keys-in-hand = S dílkem v ruce
keys-also = Dále
keys-replay = Záznam
keys-tab = Další skupina: akce, řady, vaše skládačky, vaše zásoba, místa
keys-arrows = Uvnitř skupiny
keys-slots = Jedna z vašich skládaček
keys-help = Tyto klávesy
keys-what = Co je to? (co je vybrané nebo pod myší)
keys-ids = Ukázat nebo skrýt označení skládaček a míst
keys-take = Vzít si skládačku
keys-gain = Vzít si dílek
keys-swap = Vyměnit dílek
keys-place = Přiložit dílek
keys-master = Zvláštní akce
keys-ghost = Rozložit stínový dílek
keys-ambassador = Akce Ambassador
keys-recycle = Obměnit řadu
keys-turn = Natočit
keys-flip = Převrátit
keys-move = Posunout náhled o políčko
keys-enter = Přiložit, nebo stisknout velké tlačítko
keys-escape = Odložit
keys-undo = Vzít zpět
keys-hint = Napovědět
keys-again = Ukázat znovu, co dělali ostatní
keys-step = O rozhodnutí zpět nebo dál
keys-by-turn = O tah zpět nebo dál
keys-ends = Na začátek, na konec
keys-pause = Přehrát nebo pozastavit
keys-space = Mezerník
keys-by-mouse = Myší a prstem
keys-dragging = Tažení
keys-drag = Na skládačku; nebo stisknout dílek, pak rozsvícené políčko, a ještě jednou, pokud se tím dílek jen ukáže
keys-wheel = Kolečko
keys-turn-it = Natočí ho
keys-right-button = Pravé tlačítko
keys-flip-it = Převrátí ho
keys-second-finger = Druhý prst
keys-turn-or-flip = Natočí ho; dvě klepnutí ho převrátí
keys-long-press = Dlouhý stisk
keys-details = Řekne, co to je a co se s tím dá dělat
keys-home-key = Home
keys-end-key = End

touches-how = Přiložte tolik dílků, kolik chcete. Každý stojí jeden bod.
touches-before = předtím
touches-now = když teď skončíte
touches-now-because = když teď skončíte: { $why }
touches-cost =
    { $number ->
        [one] { $number } úprava, −{ $number }
        [few] { $number } úpravy, −{ $number }
        [many] { $number } úpravy, −{ $number }
       *[other] { $number } úprav, −{ $number }
    }
touches-won = vyplněné +{ $points }
touches-lost = rozpracované −{ $points }
touches-best = takto: { $ways }; { touches-in-all }
touches-best-now = víc už se získat nedá
touches-counting = počítá se
touches-in-all =
    { $number ->
        [one] celkem { $number } úprava
        [few] celkem { $number } úpravy
        [many] celkem { $number } úpravy
       *[other] celkem { $number } úprav
    }
touches-way = { $pieces } k { $puzzle }
touches-sums = Skládačka po skládačce
touches-sum =
    { $number ->
        [one] { $number } dílek, { $pieces }: −{ $number } a +{ count-point }.
        [few] { $number } dílky, { $pieces }: −{ $number } a +{ count-point }.
        [many] { $number } dílku, { $pieces }: −{ $number } a +{ count-point }.
       *[other] { $number } dílků, { $pieces }: −{ $number } a +{ count-point }.
    }
touches-sum-more =
    { $number ->
        [one] Ještě { $number } dílek, { $pieces }: −{ $number } a +{ count-point }.
        [few] Ještě { $number } dílky, { $pieces }: −{ $number } a +{ count-point }.
        [many] Ještě { $number } dílku, { $pieces }: −{ $number } a +{ count-point }.
       *[other] Ještě { $number } dílků, { $pieces }: −{ $number } a +{ count-point }.
    }
touches-saves = Rozpracovaná stojí { count-point }.
touches-if-tied = Při shodě rozhodne jedna skládačka navíc.
touches-too-dear = Stojí víc, než přinese.
touches-full = Plná: +{ count-point }, až budete mít hotovo.
touches-never =
    { $number ->
        [one] Váš poslední dílek ji vyplnit nemůže. Tady jen stojí bod.
        [few] Vaše { $number } dílky ji vyplnit nemohou. Tady jen stojí body.
        [many] Vašeho { $number } dílku k vyplnění nestačí. Tady jen stojí body.
       *[other] Vašich { $number } dílků ji vyplnit nemůže. Tady jen stojí body.
    }
touches-no-pieces = Nemáte už žádné dílky.
touches-open = { board-open-cell }; plná přinese { count-point }. Každý dílek stojí 1 bod.
touches-others = Ostatní
touches-seats = Místa
touches-is-done = hotovo
touches-is-at-it = přikládá
touches-is-later = ještě ne
touches-unfinished =
    { $number ->
        [one] { $number } rozpracovaná skládačka
        [few] { $number } rozpracované skládačky
        [many] { $number } rozpracované skládačky
       *[other] { $number } rozpracovaných skládaček
    }
touches-your-score = vaše skóre
touches-tie = Při shodě
touches-tie-all = Shoda
touches-tie-puzzles = Nejdřív víc skládaček: { $counts }.
touches-tie-pieces = Pak víc zbylých dílků: { $counts }.
touches-tie-opponent = Při shodě vítězí virtuální hráč.
touches-tie-you = vy { $own }, ostatní nejvýše { $most }
touches-yours = Vaše úpravy
touches-of = Úpravy: { $who }
touches-placed-none = nic nepřiloženo
touches-placed =
    { $number ->
        [one] přiložen { $number }
        [few] přiloženy { $number }
        [many] přiloženo { $number }
       *[other] přiloženo { $number }
    }
touches-left =
    { $number ->
        [one] zbývá { $number } dílek
        [few] zbývají { $number } dílky
        [many] zbývá { $number } dílku
       *[other] zbývá { $number } dílků
    }
touches-mark = −1

result-broken-off = Hra byla ukončena.
result-broken-off-about = Někdo chyběl a ostatní se shodli: nikdo nevítězí a hra se nepočítá.
result-seat = Místo
result-rematch = Odveta
result-to-rematch = K odvetě
result-replay = Záznam
result-record = Stáhnout
result-home = Domů
result-winner = Vítěz
