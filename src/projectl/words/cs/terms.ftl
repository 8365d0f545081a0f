count-point =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
count-puzzle =
    { $puzzles ->
        [one] { $puzzles } skládačka
        [few] { $puzzles } skládačky
        [many] { $puzzles } skládačky
       *[other] { $puzzles } skládaček
    }
count-piece =
    { $pieces ->
        [one] { $pieces } dílek
        [few] { $pieces } dílky
        [many] { $pieces } dílku
       *[other] { $pieces } dílků
    }
count-lock =
    { $locks ->
        [one] { $locks } zámek
        [few] { $locks } zámky
        [many] { $locks } zámku
       *[other] { $locks } zámků
    }
count-cell =
    { $cells ->
        [one] { $cells } políčko
        [few] { $cells } políčka
        [many] { $cells } políčka
       *[other] { $cells } políček
    }
count-action =
    { $actions ->
        [one] { $actions } akce
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    }
# Accusative: "needs 1 more action".
count-more-action =
    { $actions ->
        [one] ještě { $actions } akci
        [few] ještě { $actions } akce
        [many] ještě { $actions } akce
       *[other] ještě { $actions } akcí
    }
count-swap =
    { $swaps ->
        [one] { $swaps } akce
        [few] { $swaps } akce
        [many] { $swaps } akce
       *[other] { $swaps } akcí
    }
count-touch =
    { $touches ->
        [one] { $touches } úprava
        [few] { $touches } úpravy
        [many] { $touches } úpravy
       *[other] { $touches } úprav
    }

# Nominative; sentences that need a case choose by $deck themselves.
deck-colour =
    { $deck ->
        [W] bílý
        [B] černý
       *[G] doplňovací
    }

action-name =
    { $action ->
        [master] Zvláštní akce
        [ambassador] Akce Ambassador
       *[ghost] Rozložení dílku
    }

# Genitive plural, as in "z levých řad".
side-name =
    { $side ->
        [left] levých
       *[right] pravých
    }

choice-name =
    { $choice ->
        [reward] vezměte si odměnu ({ $offered })
        [levelup] zvyšte úroveň dílku, nebo si ho nechte
       *[recycle] určete, která skládačka půjde pod balíček jako další
    }

piece-O1 = tečka
piece-I2 = domino
piece-I3 = tyčka ze tří
piece-V3 = roh
piece-I4 = tyčka ze čtyř
piece-L4 = L
piece-O4 = čtverec
piece-S4 = cikcak
piece-T4 = T
piece-P5 = stínové P
piece-U5 = stínové U
piece-L5 = stínové L

seat-you = Vy
seat-player = Hráč { $number }
seat-bot = { $name }
seat-bot-of-several = { $name } { $number }
seat-opponent = Virtuální hráč
