replay-title = Replay
replay-of = Replay de uma partida
replay-start = Antes da primeira decisão
replay-before = A mesa está montada.
replay-finishing = Ajustes Finais
replay-moment = { $where } · { $decision } de { $all }
replay-slider = Momento da partida
replay-controls = Percorrer a partida
replay-first = Para o início
replay-last = Para o fim
replay-previous = Voltar uma decisão
replay-next = Avançar uma decisão
replay-turn-back = Voltar um turno
replay-turn-on = Avançar um turno
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade { $speed }×
replay-decisions = Todas as decisões
replay-copy = Copiar este momento
replay-download = Baixar
replay-download-about = Baixar esta partida
replay-supply = Suprimento
replay-reserve = Reserva
replay-no-pieces = Nenhuma peça
replay-noted =
    { $puzzles ->
        [0] + { $puzzles } quebra-cabeças anotados
        [one] + { $puzzles } quebra-cabeça anotado
        [many] + { $puzzles } quebra-cabeças anotados
       *[other] + { $puzzles } quebra-cabeças anotados
    }
replay-winner = Vencedor
replay-completed = { $puzzle }, completado agora
replay-free-slot = Espaço livre
replay-empty-place = Espaço vazio
replay-deck-white = Pilha branca
replay-deck-black = Pilha preta
replay-deck-solo = Pilha
replay-left = na pilha
replay-left-rows = Linhas da esquerda
replay-right-rows = Linhas da direita
replay-column = Coluna { $column }: { count-lock }
replay-open = livre
replay-locks-held = No suprimento: { count-lock }
replay-choose = Rever uma partida
replay-choose-how = Solte um registro aqui ou escolha o arquivo. Ele é revisto jogada por jogada e não fica guardado.
replay-choose-file = Escolher registro
replay-find = Minhas partidas
replay-loading = Montando a mesa...
replay-other = Outro registro
replay-keys = Controles
