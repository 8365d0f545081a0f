count-point =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
        [many] { $points } pontos
       *[other] { $points } pontos
    }
count-puzzle =
    { $puzzles ->
        [0] { $puzzles } quebra-cabeças
        [one] { $puzzles } quebra-cabeça
        [many] { $puzzles } quebra-cabeças
       *[other] { $puzzles } quebra-cabeças
    }
count-piece =
    { $pieces ->
        [0] { $pieces } peças
        [one] { $pieces } peça
        [many] { $pieces } peças
       *[other] { $pieces } peças
    }
count-lock =
    { $locks ->
        [0] { $locks } bloqueios
        [one] { $locks } bloqueio
        [many] { $locks } bloqueios
       *[other] { $locks } bloqueios
    }
count-cell =
    { $cells ->
        [0] { $cells } casas
        [one] { $cells } casa
        [many] { $cells } casas
       *[other] { $cells } casas
    }
count-action =
    { $actions ->
        [0] { $actions } ações
        [one] { $actions } ação
        [many] { $actions } ações
       *[other] { $actions } ações
    }
count-more-action =
    { $actions ->
        [0] mais { $actions } ações
        [one] mais { $actions } ação
        [many] mais { $actions } ações
       *[other] mais { $actions } ações
    }
count-swap =
    { $swaps ->
        [0] { $swaps } ações
        [one] { $swaps } ação
        [many] { $swaps } ações
       *[other] { $swaps } ações
    }
count-touch =
    { $touches ->
        [0] { $touches } ajustes
        [one] { $touches } ajuste
        [many] { $touches } ajustes
       *[other] { $touches } ajustes
    }

# Comes after the noun; “pilha” and “linha” are both feminine.
deck-colour =
    { $deck ->
        [W] branca
        [B] preta
       *[G] de quebra-cabeças
    }

# The whole name of the action, feminine.
action-name =
    { $action ->
        [master] Ação de Mestre
        [ambassador] Ação do Embaixador
       *[ghost] Ação da Peça Fantasma
    }

# Comes after “linhas da”.
side-name =
    { $side ->
        [left] esquerda
       *[right] direita
    }

choice-name =
    { $choice ->
        [reward] pegue sua recompensa ({ $offered })
        [levelup] suba uma peça de nível ou mantenha-a como está
       *[recycle] diga qual quebra-cabeça vai agora para baixo da pilha
    }

piece-O1 = cubinho
piece-I2 = dominó
piece-I3 = barra de três
piece-V3 = canto
piece-I4 = barra de quatro
piece-L4 = L
piece-O4 = quadrado
piece-S4 = zigue-zague
piece-T4 = T
piece-P5 = P fantasma
piece-U5 = U fantasma
piece-L5 = L fantasma

seat-you = Você
seat-player = Jogador { $number }
seat-bot = { $name }
seat-bot-of-several = { $name } { $number }
seat-opponent = O adversário
