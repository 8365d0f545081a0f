details-puzzle =
    { $deck ->
        [W] Bílá skládačka
       *[B] Černá skládačka
    }
details-reward = Odměna: { $reward }
details-yours = Vaše dílky:
details-price = do vyplnění
details-level = Úroveň { $level }
details-held = { $count } ve vaší zásobě
details-held-by = { $who }: { $count }
details-reserve = { $count } v banku
details-good-for = Ve vašich skládačkách
details-not-yours = Dílky sem smí přikládat jen { $who }.
details-empty = Prázdné místo
details-empty-about = Doplní se, až pro něj bude v balíčku skládačka.
details-free = Je tu místo pro další skládačku.
details-free-yours = Skládačka, kterou si vezmete, přijde na volné místo.
details-deck =
    { $deck ->
        [W] Bílý balíček
        [B] Černý balíček
       *[G] Balíček skládaček
    }
details-deck-about = Odsud přicházejí skládačky, když se v řadě uvolní místo.
details-deck-ends = Jakmile z něj odejde poslední skládačka, začíná závěrečná fáze.

details-bot = Bot.
details-person = Člověk.
details-supply = Zásoba: { $who }
details-supply-none = Žádné dílky.
details-pile = Dokončené skládačky: { $who }
details-pile-about = Jejich body se počítají, ať se stane cokoli.
details-pile-opponent = Co virtuální hráč vezme, hned se mu počítá.
details-noted =
    { $number ->
        [one] { $number } z nich je zapsaná a zpátky v bílém balíčku.
        [few] { $number } z nich jsou zapsané a zpátky v bílém balíčku.
        [many] { $number } z nich je zapsáno a zpátky v bílém balíčku.
       *[other] { $number } z nich je zapsaných a zpátky v bílém balíčku.
    }
details-lamps = Akce: { $who }
details-lamps-about = Každá lampička je jedna akce tahu. Použitá ukazuje, na co.
details-lamps-spent = Použito na: { $actions }
details-score = Skóre: { $who }
details-clock = Hodiny: { $who }
details-clock-about = Běží, když má toto místo rozhodnout.

details-marker-of = Drží ho { $who } a je na tahu.
details-marker-yours = Držíte ho vy a jste na tahu.
details-marker-about = Kdo ho drží, bere skládačky z { side-name } řad.
details-marker-moves = Když mají oba držitelé hotovo, žetony putují o místo dál.
details-column-locked = Ze zamčeného sloupce virtuální hráč nic nebere.
details-column-open = Žádný zámek: odsud virtuální hráč brát smí.
details-column-take = Vy smíte brát z každého sloupce. Jeden jeho zámek pak jde do zásoby virtuálního hráče.
details-locks-supply = Dá je všechny nad sloupec, ze kterého bude brát příště.
details-meter = Do konce
details-meter-deck = { details-deck }: { $left }.
details-meter-standard = Jakmile z něj odejde poslední skládačka, dohraje se kolo a přidá se ještě jedno. Pak přijdou poslední úpravy.
details-meter-solo = Jakmile se vyprázdní, dohraje se kolo a přidá se ještě jedno. Pak přijdou poslední úpravy.
details-meter-line-clear = Jakmile z něj odejde poslední skládačka, hraje se dál, dokud oba žetony nedoputují k začínajícímu hráči. Pak přijdou poslední úpravy.

details-can = Co můžete udělat
details-not-now = Teď to není možné.
details-draw = Vzít si vrchní skládačku
details-choose = Vybrat
details-swap-for = Dát za něj { $pieces }
details-do-take = Vezměte si skládačku z řady na své volné místo. Řada se doplní.
details-do-gain = Vezměte si nejmenší druh dílku, který v banku je.
details-do-swap = Vraťte dílek a vezměte si jiný: o úroveň vyšší, téže úrovně, nebo nižší.
details-do-place = Přiložte jeden dílek k jedné své skládačce, jakkoli natočený a převrácený. Zůstane tam, dokud ji nedokončíte.
details-do-master = Přiložte po dílku ke každé své skládačce, nebo jen k některým, jako jednu akci. Jednou za tah.
details-do-ghost = Vraťte dílek úrovně 5 a vezměte si menší, ze kterých ho lze složit; můžete je hned přiložit.
details-do-ambassador = Jako zvláštní akce, ale navíc k ní: jednou za každou dokončenou skládačku s M.
details-do-recycle = Všechny skládačky řady jdou pod svůj balíček a přijdou jiné.

coach-plan = Nejdřív { $first }, pak { $rest }.
coach-then = { $step }, pak { $later }
coach-only = Teď nejlépe: { $step }.
coach-take = vzít { $puzzle }
coach-draw =
    { $deck ->
        [W] vzít z bílého balíčku
        [B] vzít z černého balíčku
       *[G] vzít z balíčku
    }
coach-gain = vzít z banku { $piece }
coach-reward = vzít { $piece } jako odměnu
coach-swap =
    { $goes ->
        [up] vyměnit { $given } za vyšší { $taken }
       *[across] vyměnit { $given } za { $taken }
    }
coach-raise = povýšit { $given } na { $taken }
coach-ghost = rozložit { $piece } na { $pieces }
coach-place = přiložit { $piece } k { $puzzle }
coach-completes = dokončit { $puzzle } dílkem { $piece }
coach-begin =
    { $action ->
        [master] začít zvláštní akci
        [ambassador] začít akci Ambassador
       *[ghost] začít rozložení stínového dílku
    }
coach-recycle =
    { $deck ->
        [W] obměnit bílou řadu
        [B] obměnit černou řadu
       *[G] obměnit řadu
    }
coach-pass = ukončit tah
