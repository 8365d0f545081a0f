daily-about-points = Três ações, estas peças, este mercado. Só contam os quebra-cabeças completados.
daily-about-both = Complete os dois quebra-cabeças neste turno, com o mínimo de ações que puder.
daily-about-touches = Cada peça que você coloca custa um ponto; cada quebra-cabeça que você completa rende seus pontos.
daily-final = Nada pode ser desfeito.
daily-free = Desfaça quantas vezes quiser.
daily-level-1 = fácil
daily-level-2 = médio
daily-level-3 = difícil
daily-level-4 = muito difícil
daily-level-5 = diabólico
daily-longest = Recorde: { $days }
daily-week = Esta semana
daily-day-best = { $day }: resolvido
daily-day-done = { $day }: jogado
daily-day-open = { $day }: não jogado
daily-points-best = { $best } de { $best } pontos. Não há nada melhor.
daily-points-less = { $figure } de { $best } pontos.
daily-both-best = Os dois preenchidos. Ações: { $best }. Não há nada melhor.
daily-both-more =
    Os dois preenchidos. Ações: { $figure }; { $best ->
        [one] { $best } bastava.
        [many] { $best } bastavam.
       *[other] { $best } bastavam.
    }
daily-both-not = Você não completou os dois neste turno. Ações necessárias: { $best }.
daily-line = Project L · { $date } · { $signs } { $figure }/{ $best } · { daily-row }
daily-tomorrow = O próximo chega amanhã.
daily-trainer = Treino
daily-trainer-about = Os mesmos desafios por tipo e nível, quantas vezes quiser.
daily-solved = { $count } de { $of } resolvidos
daily-before = Os dias anteriores
daily-next = Mais um
daily-again = Mais uma vez
daily-show = Mostrar a melhor solução
daily-way = Uma das melhores soluções.
daily-not-yet = Este desafio ainda não chegou.
daily-none = Não há desafio para este dia.
