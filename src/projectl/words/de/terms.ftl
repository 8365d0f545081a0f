count-point =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
count-puzzle =
    { $puzzles ->
        [one] { $puzzles } Puzzle
       *[other] { $puzzles } Puzzles
    }
count-piece =
    { $pieces ->
        [one] { $pieces } Teil
       *[other] { $pieces } Teile
    }
count-lock =
    { $locks ->
        [one] { $locks } Blockade
       *[other] { $locks } Blockaden
    }
count-cell =
    { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    }
count-action =
    { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }
count-more-action =
    { $actions ->
        [one] noch { $actions } Aktion
       *[other] noch { $actions } Aktionen
    }
count-swap =
    { $swaps ->
        [one] { $swaps } Aktion
       *[other] { $swaps } Aktionen
    }
count-touch =
    { $touches ->
        [one] { $touches } Abschlussaktion
       *[other] { $touches } Abschlussaktionen
    }

deck-colour =
    { $deck ->
        [W] weißen
        [B] schwarzen
       *[G] verdeckten
    }

action-name =
    { $action ->
        [master] Masteraktion
        [ambassador] Ambassador-Aktion
       *[ghost] Ghost Piece-Aktion
    }

side-name =
    { $side ->
        [left] linken
       *[right] rechten
    }

choice-name =
    { $choice ->
        [reward] Nimm deine Belohnung ({ $offered })
        [levelup] Werte ein Teil auf oder behalte es
       *[recycle] Sag, welches Puzzle als Nächstes unter den Stapel kommt
    }

piece-O1 = Kästchen
piece-I2 = Domino
piece-I3 = Dreierstab
piece-V3 = Ecke
piece-I4 = Viererstab
piece-L4 = L
piece-O4 = Quadrat
piece-S4 = Zickzack
piece-T4 = T
piece-P5 = Ghost Piece P
piece-U5 = Ghost Piece U
piece-L5 = Ghost Piece L

seat-you = Du
seat-player = Spieler { $number }
seat-bot = { $name }
seat-bot-of-several = { $name } { $number }
seat-opponent = Der Gegner
