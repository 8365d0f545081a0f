board-title = Project L
board-title-turn = ● Jste na tahu · Project L
board-loading = Chvilku…
board-missing = Takový stůl neexistuje, nebo k němu potřebujete odkaz.
board-closed = Tento stůl byl zavřen.
board-your-turn = Jste na tahu
board-your-board = Vaše deska
board-turn-of = Na tahu: { $who }
board-meanwhile = zároveň hraje { $who }
board-action-left =
    { $number ->
        [one] Zbývá { $number } akce
        [few] Zbývají { $number } akce
        [many] Zbývá { $number } akce
       *[other] Zbývá { $number } akcí
    }
board-points =
    { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
board-score-of = { $who }, skóre:
board-no-pieces = { $who }: žádné dílky
board-pile =
    { $number ->
        [one] { $number } dokončená skládačka
        [few] { $number } dokončené skládačky
        [many] { $number } dokončené skládačky
       *[other] { $number } dokončených skládaček
    }
board-pile-empty = zatím nic
board-touches =
    { $number ->
        [one] { $number } úprava
        [few] { $number } úpravy
        [many] { $number } úpravy
       *[other] { $number } úprav
    }
board-market = Nabídka skládaček
board-empty-place = žádná skládačka
# Behind a number, which may be any: "12 v bílém balíčku".
board-deck-white = v bílém balíčku
board-deck-black = v černém balíčku
board-deck-left =
    { $number ->
        [one] zbývá { $number }
        [few] zbývají { $number }
        [many] zbývá { $number }
       *[other] zbývá { $number }
    }
board-deck-meter = Černý balíček
board-deck-meter-solo = Balíček skládaček
board-to-the-end = do konce
board-last-round = Závěrečné kolo
board-next-last = Příští kolo je závěrečné
board-beats-left =
    { $number ->
        [one] Po tomto ještě { $number } dvojtah
        [few] Po tomto ještě { $number } dvojtahy
        [many] Po tomto ještě { $number } dvojtahu
       *[other] Po tomto ještě { $number } dvojtahů
    }
board-last-beat = Poslední dvojtah
board-finishing = Poslední úpravy
board-column = Sloupec { $column }: { $locks }
board-column-open = volný
board-left-rows = Levé řady
board-right-rows = Pravé řady
board-side-yours = tady berete vy
board-side-of = tady bere { $who }
board-marker-white = Bílý žeton
board-marker-black = Černý žeton
board-reserve = Bank
board-supply = Vaše zásoba
board-in-supply = { $piece }: { $count } ve vaší zásobě
board-in-reserve = { $piece }: { $count } v banku
board-free-slot = Volné místo
board-cell-free = { $puzzle } { $cell }, volné
board-cell-taken = { $puzzle } { $cell }, { $piece }
board-open-cell =
    { $number ->
        [one] { $number } volné políčko
        [few] { $number } volná políčka
        [many] { $number } volného políčka
       *[other] { $number } volných políček
    }
board-puzzle-white = Bílá skládačka { $puzzle }, { count-point }, odměna { $reward }
board-puzzle-black = Černá skládačka { $puzzle }, { count-point }, odměna { $reward }
board-reward-up = zvýšení úrovně
board-reward-up-two = dvojí zvýšení úrovně
board-reward-m = akce Ambassador
board-score-hidden = Hromádky dokončených skládaček zůstávají do konce skryté
board-just-came = právě přišla
board-just-changed = právě změněno
board-final-boards = Co zbylo
board-nothing-unfinished = Žádná skládačka nezůstala rozpracovaná
board-clock = zbývá { $time }
board-watching = diváci
board-round = Kolo { $round }
board-beat = Dvojtah { $round }
board-rules = Pravidla
board-menu = Menu
board-actions = Akce
board-hints = Co by udělal silný hráč
board-hint-ahead = na konci náskok { $points } b., šance na výhru { $chance }{ "\u00A0" }%
board-hint-behind = na konci ztráta { $points } b., šance na výhru { $chance }{ "\u00A0" }%
board-hint-do = Provést
board-hint-first = Provést první krok
board-hint-line = Krok za krokem
board-log = Co se stalo
board-log-since = Od vašeho minulého tahu
board-log-empty = Zatím nic.
board-chat = Chat
board-chat-empty = Zatím nikdo nic neřekl.
board-chat-say = Řekněte něco
board-chat-send = Poslat
board-chat-here =
    { $number ->
        [one] je tu { $number }
        [few] jsou tu { $number }
        [many] je tu { $number }
       *[other] je jich tu { $number }
    }
board-chat-watching =
    { $number ->
        [one] { $number } sleduje
        [few] { $number } sledují
        [many] { $number } sleduje
       *[other] { $number } sleduje
    }
board-unread =
    { $number ->
        [one] { $number } nová zpráva
        [few] { $number } nové zprávy
        [many] { $number } nové zprávy
       *[other] { $number } nových zpráv
    }
board-seats = Místa a bank
board-keys = Ovládání
board-settings = Nastavení
board-theme = Světlý nebo tmavý stůl
board-copy-link = Kopírovat odkaz na tento stůl
board-copied = Zkopírováno
board-sounds = Zvuky
board-again = Ukázat znovu
board-at-once = Končit tahy hned
board-held-gone = To, čím měl váš tah skončit, už není možné. Rozhodněte znovu.
board-sit-down = Sednout si na místo: { $who }
board-stand-up = Odejít ze hry: vaše místo převezme bot
board-lost = Spojení je přerušeno. Zkouší se to znovu…
board-lost-part = Část stránky ještě chybí. Přijde, až se spojení obnoví.
board-lost-kept = Spojení je přerušeno. Vaše rozhodnutí se neztratí a odešlou se, jakmile bude obnoveno.
board-cut-hidden = Nejdřív se musí odkrýt skládačka: dál to půjde, až se spojení obnoví.
board-cut-dropped = Během výpadku spojení hra pokračovala: vaše rozhodnutí se neprovedla.
board-connecting = Připojování…
board-opponent-about = jedna skládačka za tah, body hned
board-opponent-supply = { count-lock } v jeho zásobě
board-opponent-did = Co udělal a proč
board-hand-over = Na řadě: { $who }
board-hand-over-turn = { $who }, jste{ "\u00A0" }na{ "\u00A0" }tahu.
board-hand-over-names = Vaše jména (nepovinná)
board-hand-over-go = To jsem já
board-play-seat = Hrát za: { $who }

do-take = Vzít
do-gain = Vzít dílek
do-swap = Vyměnit
do-place = Přiložit
do-master = Zvláštní
do-ghost = Rozložit
do-ambassador = Ambassador
do-recycle = Obměnit

main-end = Ukončit tah
main-skip-ahead = Přeskočit
main-back-to-turn = Zpět k mému tahu
main-choose = Vybrat
main-place = Přiložit
main-recycle = Obměnit
main-take = Vzít
main-take-named = Vzít { $puzzle }
main-gain-it = Vzít { $taken }
main-take-it = Vzít { $taken }
main-end-master = Ukončit akci
main-end-ambassador = Ukončit akci
main-end-ghost = Ukončit akci
main-skip = Nechat si
main-finish = Hotovo
main-finish-at = Hotovo: { $score }
main-finish-possible = Hotovo: { $score } (lze { $best })
main-finish-of = Hotovo: { $score } z { $best }
main-pass = Ukončit tah
main-upgrade = Vyměnit za { $taken }
main-exchange = Vyměnit za { $taken }
main-raise = Povýšit na { $taken }
main-break-up = Rozložit
main-wait = Počkat
main-turn = Natočit
main-flip = Převrátit
main-back = Odložit
main-hint = Napo{ "\u00AD" }vědět
main-thinking = Přemýšlí
main-undo = Vzít zpět
main-more = Více

bar-whole = Ukázat celou větu
bar-plays = Hraje { $who }.
bar-again = Znovu, { $at } z { $of }: { $text }
bar-held = Váš tah je odehraný. Ukončete ho, nebo vezměte něco zpět.
bar-held-pass = Zbylé akce propadnou. Ukončete tah, nebo vezměte něco zpět.
bar-at-once = Odkryje se nová skládačka, takže váš tah hned skončí.
bar-watching = Sledujete hru.
bar-compiling = Boti se pro tento počítač jednorázově připravují: ještě asi { $seconds }{ "\u00A0" }s.
bar-away = { $who } je pryč už { $time }.
bar-away-seat = Místo zůstává rezervované.
bar-away-clock = Hodiny běží dál.
bar-wait =
    { $number ->
        [one] { $who } přemýšlí.
        [few] { $who } přemýšlejí.
        [many] { $who } přemýšlejí.
       *[other] { $who } přemýšlejí.
    }
bar-nowhere = { $piece } se teď nikam nevejde.
bar-where = Kam přijde { $piece }? Rozsvícená políčka jsou pro něj volná.
bar-place-here = Přiložit { $piece } sem?
bar-place-completes = Přiložit { $piece }? Dokončí { $puzzle }: { count-point }.
bar-not-here = { $piece } se sem nevejde.
bar-take = Dalším stiskem si ji vezmete.
bar-do-take = Vyberte si skládačku z řad.
bar-do-gain = Vyberte si dílek.
bar-do-swap = Vyberte, co dáte, a pak, co dostanete.
bar-do-place = Vyberte dílek ze své zásoby.
bar-do-master = Ke každé skládačce nejvýše jeden dílek.
bar-do-ghost = Vyberte, jak ho rozložit.
bar-do-ambassador = Ke každé skládačce nejvýše jeden dílek.
bar-do-recycle = Vyberte postupně skládačky jedné řady.
bar-master = Ke každé skládačce nejvýše jeden dílek, celkem alespoň jeden.
bar-ambassador = Ke každé skládačce nejvýše jeden dílek, celkem alespoň jeden.
bar-ghost = Ke každé skládačce nejvýše jeden dílek; zbytek vám zůstane.
bar-reward = Vyberte si odměnu.
bar-levelup = Zvyšte úroveň dílku o jednu, nebo si ho nechte.
bar-recycle = Vyberte postupně skládačky řady.
bar-finishing = Každý přiložený dílek stojí 1 bod. Nakonec stiskněte Hotovo.
bar-finishing-best = { $ways }: tak dosáhnete na { $best }.
bar-finishing-done = Žádný další dílek se nevyplatí. Hotovo nechá vaše skóre na { $score }.
bar-completes = { $piece } dokončí { $puzzle }.
bar-none-yet = Vezměte si skládačku: žádnou nemáte.
bar-none-fits = Žádný z vašich dílků se teď nevejde.
bar-must =
    { $number ->
        [one] Zbývá { $number } akce a je povinná
        [few] Zbývají { $number } akce a všechny jsou povinné
        [many] Zbývá { $number } akce a je povinná
       *[other] Zbývá { $number } akcí a všechny jsou povinné
    }
bar-nothing-left = V tomto tahu už nelze nic udělat.
bar-may-still =
    { $number ->
        [one] Dílek smí dostat ještě { $number } skládačka.
        [few] Dílek smějí dostat ještě { $number } skládačky.
        [many] Dílek smí dostat ještě { $number } skládačky.
       *[other] Dílek smí dostat ještě { $number } skládaček.
    }
bar-may-end = Žádný další dílek přiložit nelze: ukončete akci.
bar-then =
    { $number ->
        [one] { $puzzles } pak přinese { count-point }.
        [few] { $number } skládačky pak přinesou { count-point }.
        [many] { $number } skládačky pak přinese { count-point }.
       *[other] { $number } skládaček pak přinese { count-point }.
    }
bar-goes-comes = Dáte { $given } a dostanete { $pieces }.
bar-comes = Dostanete { $pieces }.

won-with = Dokončeno { $puzzles }: { count-point } a { $pieces }
won-without = Dokončeno { $puzzles }: { count-point }

order-given =
    { $number ->
        [one] Svůj dílek má { $number } skládačka
        [few] Svůj dílek mají { $number } skládačky
        [many] Svůj dílek má { $number } skládačky
       *[other] Svůj dílek má { $number } skládaček
    }

ending-master = Až zvláštní akce skončí
ending-ambassador = Až akce Ambassador skončí
ending-ghost = Až rozložení stínového dílku skončí
ending-full = Je plná
ending-if = Pokud přijde { $piece }
ending-back = Vrátí se vám { $pieces }
ending-none = Zatím není nic plné.

keyline-back = zpět
keyline-move = posunout
keyline-look = projít
keyline-choose = vybrat
keyline-level = úroveň
keyline-shape = tvar
keyline-slots = vaše skládačky
keyline-all = klávesy

pill-completes = { $piece } ji dokončí
pill-leaves-for = { $piece } pak { $rest }
pill-leaves =
    { $number ->
        [one] { $piece } zbude { $number } políčko
        [few] { $piece } zbudou { $number } políčka
        [many] { $piece } zbude { $number } políčka
       *[other] { $piece } zbude { $number } políček
    }
pill-no-room-for = { $piece } se nevejde
pill-no-room = není místo
pill-nothing = nic se nevejde
pill-fit =
    { $number ->
        [one] { $pieces } se vejde
        [few] { $pieces } se vejdou
        [many] { $pieces } se vejde
       *[other] { $pieces } se vejdou
    }
pill-full =
    { $action ->
        [master] Hotová po akci
        [ambassador] Hotová po akci
        [ghost] Hotová po akci
       *[none] Dokončená
    }
pill-has-its-piece = Má svůj dílek

away-mark = pryč už { $time }
away-bot = bot
away-title = { $who } je pryč už { $time }
away-about = Stane se to, na čem se přítomní shodnou.
away-about-clock = Hodiny chybějícího hráče běží dál; až doběhnou, hraje za něj bot. Do té doby se stane to, na čem se přítomní shodnou.
away-wait = Počkat
away-wait-about = Místo zůstává rezervované.
away-stand-in = Zaskočí bot
away-stand-in-about = Hraje, dokud se hráč nevrátí.
away-break-off = Ukončit hru
away-break-off-about = Bez hodnocení a nikdo nevítězí.
away-chosen = Pro: { $who }

phrase-well-played = Pěkně zahráno
phrase-thinking = Přemýšlím…
phrase-one-more = Ještě jednu?
phrase-thanks = Díky
