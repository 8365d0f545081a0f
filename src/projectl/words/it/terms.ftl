count-point =
    { $points ->
        [one] { $points } punto
        [many] { $points } punti
       *[other] { $points } punti
    }
count-puzzle =
    { $puzzles ->
        [one] { $puzzles } puzzle
        [many] { $puzzles } puzzle
       *[other] { $puzzles } puzzle
    }
count-piece =
    { $pieces ->
        [one] { $pieces } pezzo
        [many] { $pieces } pezzi
       *[other] { $pieces } pezzi
    }
count-lock =
    { $locks ->
        [one] { $locks } blocco
        [many] { $locks } blocchi
       *[other] { $locks } blocchi
    }
count-cell =
    { $cells ->
        [one] { $cells } casella
        [many] { $cells } caselle
       *[other] { $cells } caselle
    }
count-action =
    { $actions ->
        [one] { $actions } azione
        [many] { $actions } azioni
       *[other] { $actions } azioni
    }
count-more-action =
    { $actions ->
        [one] ancora { $actions } azione
        [many] ancora { $actions } azioni
       *[other] ancora { $actions } azioni
    }
count-swap =
    { $swaps ->
        [one] { $swaps } azione
        [many] { $swaps } azioni
       *[other] { $swaps } azioni
    }
count-touch =
    { $touches ->
        [one] { $touches } ritocco
        [many] { $touches } ritocchi
       *[other] { $touches } ritocchi
    }

# Dopo «mazzo» e dopo «fila dei».
deck-colour =
    { $deck ->
        [W] puzzle bianchi
        [B] puzzle neri
       *[G] puzzle
    }

action-name =
    { $action ->
        [master] Azione Maestro
        [ambassador] Azione Ambasciatore
       *[ghost] Azione Pezzo Fantasma
    }

# Dopo «file sulla».
side-name =
    { $side ->
        [left] sinistra
       *[right] destra
    }

choice-name =
    { $choice ->
        [reward] prendi la tua ricompensa ({ $offered })
        [levelup] promuovi un pezzo, o tienilo com’è
       *[recycle] scegli il prossimo puzzle da mettere sotto il mazzo
    }

piece-O1 = cubetto
piece-I2 = domino
piece-I3 = barra da tre
piece-V3 = angolo
piece-I4 = barra da quattro
piece-L4 = L
piece-O4 = quadrato
piece-S4 = zigzag
piece-T4 = T
piece-P5 = Pezzo Fantasma P
piece-U5 = Pezzo Fantasma U
piece-L5 = Pezzo Fantasma L

seat-you = Tu
seat-player = Giocatore { $number }
seat-bot = { $name }
seat-bot-of-several = { $name } { $number }
seat-opponent = L’avversario
