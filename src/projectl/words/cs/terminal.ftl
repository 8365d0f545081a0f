prompt-welcome = Project L. Tab doplní, co je dovoleno; help hru vysvětlí; quit ji opustí.
prompt-seed = S číslem rozdání { $seed } rozdáte stejnou hru znovu.
prompt-lots = Los rozhodl: { $order }.
prompt-you-first = začínáte vy
prompt-who-first = začíná { $who }
prompt-allowed = To je dovoleno: { $text }.
prompt-ambiguous = To může znamenat: { $moves }. Upřesněte to.
prompt-ambiguous-many = To může znamenat: { $moves } a další ({ $count }). Upřesněte to; moves ukáže vše.
prompt-unknown-number = Číslo { $number } v seznamu není; moves ho ukáže.
prompt-more-news = ... zbytek poví news.
prompt-no-news = Zatím se nic nestalo.
prompt-keys = Tab: co je dovoleno   help   moves   hint   undo   quit
prompt-no-such-moves = Nic z toho, co teď smíte, neodpovídá { $text }; moves ukáže vše.
prompt-not-a-command = Neznámý příkaz: { $text }. Zkuste help, nebo moves pro vše, co teď smíte.
prompt-nothing-to-undo = Nemáte žádné rozhodnutí, které by šlo vzít zpět.
prompt-undone = Vzato zpět: { $moves }.
prompt-undone-many = Vzato zpět: { $first } ... { $last } ({ count-decision }).
prompt-saved = Uloženo do { $path }: { count-decision }.
prompt-not-saved = { $path } se nepodařilo zapsat: { $reason }
prompt-loaded = Načteno z { $path }: { count-decision }.
prompt-not-loaded = { $path } se nepodařilo načíst: { $reason }
prompt-which-file = Uveďte název souboru: { $command } FILE
prompt-which-move = Uveďte, co chcete udělat: why take W2
prompt-no-such-seat = Místa mají čísla 1 až { $count }.
prompt-seat-not-deciding = Teď nerozhoduje: { $who }.
prompt-seat-is-bot = { $who } rozhoduje bez vás.
prompt-seat-now = Teď rozhoduje: { $who }.
prompt-goodbye = Na shledanou.
prompt-after-end = again rozdá další hru; save FILE uloží tuto, undo se vrátí zpět, quit hru opustí.
prompt-not-over-yet = Tato hra ještě běží. quit ji opustí a hra zůstane uložená.
prompt-not-seated = Na místě { $number } má být { $bot }, kterého záznam nesmí spustit nebo který neexistuje: sedí tam { $stand_in }.
prompt-not-text = soubor není text v UTF-8
prompt-too-long = na záznam je soubor příliš dlouhý

kept-leave = Odejít od stolu? Hra zůstane uložená a příště ji dostanete na výběr. Ano, nebo ne (a/n):
kept-yes = a
kept-goodbye = Na shledanou. Hra zůstává uložená: příště ji dostanete na výběr.
kept-goes-on =
    { $decisions ->
        [one] Tady hra pokračuje, po { $decisions } rozhodnutí.
        [few] Tady hra pokračuje, po { $decisions } rozhodnutích.
        [many] Tady hra pokračuje, po { $decisions } rozhodnutí.
       *[other] Tady hra pokračuje, po { $decisions } rozhodnutích.
    }
kept-cannot = Tuto hru nelze uchovat, použijte tedy save: { $reason }
kept-list =
    { $number ->
        [one] Tato hra je rozehraná:
        [few] Tyto hry jsou rozehrané:
        [many] Tyto hry jsou rozehrané:
       *[other] Tyto hry jsou rozehrané:
    }
kept-left = { $number }  { $when }  { $who }; { $kind }, { $where }
kept-older = ... a starší ({ $count }) v { $folder }
kept-which = Číslo: pokračovat, Enter: nová hra, forget 1: jednu zahodit:
kept-which-number = Uveďte číslo od 1 do { $count }, nebo nic pro novou hru.
kept-forgotten = Hra { $number } je zahozená.
kept-elsewhere = Tato hra je otevřená v jiném okně.

usage-whole = má to být celé číslo
usage-number = má to být číslo
usage-at-least = { $wanted }, alespoň { $least }
usage-between = { $wanted } od { $least } do { $most }

table-round = Kolo { $round }
table-beat = Dvojtah { $round }
table-finishing = Poslední úpravy
table-over = Hra skončila
table-to-play = Na tahu: { $who }
table-you-to-play = Jste na tahu
table-last-round = ZÁVĚREČNÉ KOLO
table-next-is-last = kolo { $round } je závěrečné
table-beats-left = po tomto ještě { $beats }
table-last-beat = POSLEDNÍ DVOJTAH
table-master-ready = zvláštní akce zbývá
table-master-used = zvláštní akce použita
table-deck-white = bílý balíček { $count }
table-deck-black = černý balíček { $count }
table-deck-solo = balíček { $count }
table-reserve = bank
table-supply = zásoba
table-times = ×{ $count }
table-nothing = žádné dílky
table-no-puzzles = Žádné rozpracované skládačky.
table-take-one = Žádné rozpracované skládačky. Vezměte si jednu: take { $source }
table-touches = úpravy -{ $count }
table-ambassador = Ambassador { $count }
table-left-rows = levé řady: { $who } (bílý)
table-right-rows = pravé řady: { $who } (černý)
table-opponent = Virtuální hráč
table-opponent-supply = v jeho zásobě: { count-lock }
table-opponent-next = bere z volných sloupců (X7)
table-open = volný
table-locked = { $locks } zamčený
table-hidden = ? bodů

meta-take = vzít si skládačku
meta-gain = vzít si z banku dílek nejnižší úrovně
meta-swap = vyměnit dílek za jiný: o úroveň vyšší, téže úrovně, nebo nižší
meta-place = přiložit dílek ke své skládačce
meta-master = jeden dílek ke každé skládačce, jednou za tah
meta-ambassador = jako master, díky skládačce s M
meta-ghost = rozložit dílek úrovně 5
meta-reward = vybrat si odměnu
meta-levelup = zvýšit úroveň dílku
meta-recycle = dát celou řadu pod její balíček
meta-under = tato skládačka jde pod balíček jako další
meta-done = ukončit
meta-skip = vynechat
meta-pass = předčasně ukončit tah
meta-puzzle = { count-point }, { count-cell }, odměna { $reward }
meta-unseen = neznámá, z vrchu balíčku
meta-open-cells = { $puzzle }, volná plocha: { count-cell }
meta-have = máte { $count }
meta-reserve = { $count } v banku
meta-completes = dokončí { $puzzle }
meta-row =
    { $deck ->
        [W] bílá řada
        [B] černá řada
       *[G] řada
    }
meta-help = jak se hraje; help T5 ukáže pravidlo
meta-moves = vše, co teď smíte
meta-why = proč něco není dovoleno
meta-hint = nejlepší možnosti a proč
meta-undo = zpět k vašemu poslednímu rozhodnutí
meta-save = uložit: save FILE
meta-load = načíst: load FILE
meta-rules = pravidla: rules ID nebo WORD
meta-table = znovu nakreslit stůl
meta-seat = rozhodovat za jiného hráče
meta-news = co se stalo od vašeho minulého rozhodnutí
meta-again = další hra, až tato skončí
meta-quit = odejít; hra zůstane uložená

hint-master = Zvláštní akce: přiložte ke každé skládačce nejvýše jeden dílek, pak done.
hint-ambassador = Akce Ambassador: přiložte ke každé skládačce nejvýše jeden dílek, pak done.
hint-ghost = Rozložení stínového dílku: přiložte z { $parts }, co chcete, ke každé skládačce nejvýše jeden dílek, pak done.
hint-reward = Vyberte si odměnu za { $puzzle }: { $moves }
hint-levelup = Zvýšení úrovně za { $puzzle }: zvyšte úroveň dílku (levelup I2 V3), nebo skip.
hint-levelup-again = Zvýšení úrovně za { $puzzle }, druhý krok: zvyšte úroveň dílku znovu, nebo skip.
hint-recycle =
    { $deck ->
        [W] Která skládačka půjde pod bílý balíček jako další? { $moves }
        [B] Která skládačka půjde pod černý balíček jako další? { $moves }
       *[G] Která skládačka půjde pod balíček jako další? { $moves }
    }
hint-finishing = Poslední úpravy: přikládejte dílky, každý za 1 bod, nebo napište done. Zatím: { count-piece }.
hint-two-decide = Rozhodovat smí také: { $others }. Přepnete příkazem seat { $number }.

advice-then = pak { $moves }
advice-how-many = Uveďte, kolik možností chcete vidět, od 1 do { $most }: hint 3

count-point-short =
    { $points ->
        [one] { $points } b.
        [few] { $points } b.
        [many] { $points } b.
       *[other] { $points } b.
    }
count-point-tiny =
    { $points ->
        [one] { $points }b
        [few] { $points }b
        [many] { $points }b
       *[other] { $points }b
    }
count-decision =
    { $decisions ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
        [many] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }
count-way =
    { $ways ->
        [one] { $ways } způsob
        [few] { $ways } způsoby
        [many] { $ways } způsobu
       *[other] { $ways } způsobů
    }
count-set =
    { $sets ->
        [one] { $sets } sada
        [few] { $sets } sady
        [many] { $sets } sady
       *[other] { $sets } sad
    }
count-core =
    { $cores ->
        [one] { $cores } jádro
        [few] { $cores } jádra
        [many] { $cores } jádra
       *[other] { $cores } jader
    }
count-more-problem =
    { $problems ->
        [one] ještě { $problems } problém
        [few] ještě { $problems } problémy
        [many] ještě { $problems } problému
       *[other] ještě { $problems } problémů
    }
daily-bad-date = Den se píše jako 2026-11-18, ne { $text }.
daily-without = U úlohy dne není { $command } k dispozici.
