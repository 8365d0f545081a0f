replay-title = Záznam
replay-of = Záznam hry
replay-start = Před prvním rozhodnutím
replay-before = Stůl je připraven.
replay-finishing = Poslední úpravy
replay-moment = { $where } · { $decision } z { $all }
replay-slider = Okamžik hry
replay-controls = Pohyb ve hře
replay-first = Na začátek
replay-last = Na konec
replay-previous = O rozhodnutí zpět
replay-next = O rozhodnutí dál
replay-turn-back = O tah zpět
replay-turn-on = O tah dál
replay-play = Přehrát
replay-pause = Pauza
replay-speed = Rychlost { $speed }×
replay-decisions = Všechna rozhodnutí
replay-copy = Kopírovat tento okamžik
replay-download = Stáhnout
replay-download-about = Stáhnout tuto hru
replay-supply = Zásoba
replay-reserve = Bank
replay-no-pieces = Žádné dílky
replay-noted =
    { $puzzles ->
        [one] + { $puzzles } zapsaná skládačka
        [few] + { $puzzles } zapsané skládačky
        [many] + { $puzzles } zapsané skládačky
       *[other] + { $puzzles } zapsaných skládaček
    }
replay-winner = Vítěz
replay-completed = { $puzzle }, právě dokončená
replay-free-slot = Volné místo
replay-empty-place = Prázdné místo
replay-deck-white = Bílý balíček
replay-deck-black = Černý balíček
replay-deck-solo = Balíček skládaček
replay-left = zbývá
replay-left-rows = Levé řady
replay-right-rows = Pravé řady
replay-column = Sloupec { $column }: { count-lock }
replay-open = volný
replay-locks-held = V jeho zásobě: { count-lock }
replay-choose = Přehrát hru
replay-choose-how = Přetáhněte sem záznam, nebo vyberte soubor. Přehraje se tah po tahu a nikde se neuchová.
replay-choose-file = Vybrat záznam
replay-find = Moje hry
replay-loading = Chystá se stůl…
replay-other = Jiný záznam
replay-keys = Ovládání
