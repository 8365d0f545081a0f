count-point =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
count-puzzle =
    { $puzzles ->
        [one] { $puzzles } układanka
        [few] { $puzzles } układanki
        [many] { $puzzles } układanek
       *[other] { $puzzles } układanki
    }
count-piece =
    { $pieces ->
        [one] { $pieces } element
        [few] { $pieces } elementy
        [many] { $pieces } elementów
       *[other] { $pieces } elementu
    }
count-lock =
    { $locks ->
        [one] { $locks } blokada
        [few] { $locks } blokady
        [many] { $locks } blokad
       *[other] { $locks } blokady
    }
count-cell =
    { $cells ->
        [one] { $cells } pole
        [few] { $cells } pola
        [many] { $cells } pól
       *[other] { $cells } pola
    }
count-action =
    { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }
count-more-action =
    { $actions ->
        [one] jeszcze { $actions } akcja
        [few] jeszcze { $actions } akcje
        [many] jeszcze { $actions } akcji
       *[other] jeszcze { $actions } akcji
    }
count-swap =
    { $swaps ->
        [one] { $swaps } akcja
        [few] { $swaps } akcje
        [many] { $swaps } akcji
       *[other] { $swaps } akcji
    }
count-touch =
    { $touches ->
        [one] { $touches } wykończenie
        [few] { $touches } wykończenia
        [many] { $touches } wykończeń
       *[other] { $touches } wykończenia
    }

# Genitive plural with its noun: it stands behind "stos" and "rząd" in every case.
deck-colour =
    { $deck ->
        [W] białych układanek
        [B] czarnych układanek
       *[G] układanek
    }

# Nominative: it stands alone above the puzzles. Sentences say the accusative themselves.
action-name =
    { $action ->
        [master] Akcja mistrzowska
        [ambassador] Akcja Ambasadora
       *[ghost] Akcja widmowego elementu
    }

# Genitive plural, before "rzędów".
side-name =
    { $side ->
        [left] lewych
       *[right] prawych
    }

choice-name =
    { $choice ->
        [reward] weź swoją nagrodę ({ $offered })
        [levelup] awansuj element albo go zachowaj
       *[recycle] wskaż, która układanka trafi teraz pod stos
    }

piece-O1 = kropka
piece-I2 = domino
piece-I3 = belka trójka
piece-V3 = narożnik
piece-I4 = belka czwórka
piece-L4 = L
piece-O4 = kwadrat
piece-S4 = zygzak
piece-T4 = T
piece-P5 = widmo P
piece-U5 = widmo U
piece-L5 = widmo L

seat-you = Ty
seat-player = Gracz { $number }
seat-bot = { $name }
seat-bot-of-several = { $name } { $number }
seat-opponent = Przeciwnik
