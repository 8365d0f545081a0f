event-refill = { $puzzle } vai para { $source }.
event-noted = A pilha branca acabou: uma nova é formada com { count-puzzle } de todas as pilhas de pontos de vitória, e os pontos ficam anotados.
event-end-triggered = A pilha preta acabou: depois desta rodada vem a rodada final.
event-end-triggered-solo = A pilha acabou: depois desta rodada vem a rodada final.
event-end-triggered-line-clear = A pilha preta acabou: o jogo continua até que os dois marcadores voltem ao primeiro jogador, { $who }.
event-markers = Os marcadores avançam. Branco: { $white }; preto: { $black }.
event-unlock = Um bloqueio vai da coluna { $column } para o suprimento do adversário, que agora tem { $supply }.
event-finishing = Ajustes Finais: coloque as peças que quiser, menos 1 ponto por peça, e depois digite done.
event-finishing-briefly = Ajustes Finais: quem quiser coloca peças; cada uma custa 1 ponto.
event-finishing-early = Nada mais muda, então as rodadas terminam aqui. Ajustes Finais: coloque as peças que quiser, menos 1 ponto por peça, e depois digite done.
event-finishing-early-briefly = Nada mais muda, então as rodadas terminam aqui. Ajustes Finais: quem quiser coloca peças; cada uma custa 1 ponto.
event-over = A partida acabou.
event-opponent-open =
    { $number ->
        [one] O adversário pode pegar da coluna { $columns }.
        [many] O adversário pode pegar das colunas { $columns }.
       *[other] O adversário pode pegar das colunas { $columns }.
    }
event-opponent-take = Ele pega { $puzzle } de { $source } e ganha { count-point }: nenhum quebra-cabeça nas colunas livres vale mais.
event-opponent-take-briefly = Ele pega { $puzzle } e ganha { count-point }: nenhum quebra-cabeça nas colunas livres vale mais.
event-opponent-take-first = Ele pega { $puzzle } de { $source } e ganha { count-point }: dos { $count } quebra-cabeças que valem mais, é o primeiro, linha por linha.
event-opponent-take-first-briefly = Ele pega { $puzzle } e ganha { count-point }: dos { $count } quebra-cabeças que valem mais, é o primeiro, linha por linha.
event-opponent-locks-none = Ele não tem bloqueios para mover, então a coluna { $column } fica livre.
event-opponent-locks-supply = Ele coloca { count-lock } do próprio suprimento acima da coluna { $column }. Bloqueios por coluna: { $now }.
event-opponent-locks-columns =
    { $number ->
        [one] Ele coloca { count-lock } da coluna { $columns } acima da coluna { $column }. Bloqueios por coluna: { $now }.
        [many] Ele coloca { count-lock } acima da coluna { $column }, 1 de cada uma das colunas { $columns }. Bloqueios por coluna: { $now }.
       *[other] Ele coloca { count-lock } acima da coluna { $column }, 1 de cada uma das colunas { $columns }. Bloqueios por coluna: { $now }.
    }
event-opponent-locks =
    { $number ->
        [one] Ele coloca { count-lock } acima da coluna { $column }: { $supply } do próprio suprimento e 1 da coluna { $columns }. Bloqueios por coluna: { $now }.
        [many] Ele coloca { count-lock } acima da coluna { $column }: { $supply } do próprio suprimento e 1 de cada uma das colunas { $columns }. Bloqueios por coluna: { $now }.
       *[other] Ele coloca { count-lock } acima da coluna { $column }: { $supply } do próprio suprimento e 1 de cada uma das colunas { $columns }. Bloqueios por coluna: { $now }.
    }
event-opponent-refill = { $puzzle } vai para { $source }.
event-opponent-refill-briefly = { $puzzle } entra no lugar.
event-opponent-unlocks = As três colunas estão bloqueadas: o adversário não pega nada, e cada uma perde um bloqueio. Bloqueios por coluna: { $now }.
event-opponent-nothing = As colunas livres não têm quebra-cabeças: o adversário não faz nada.
event-share = { $who } compartilham a vitória com { count-point }.
event-by-puzzles = Empate em pontos com { $others }; vence quem completou mais: { count-puzzle }.
event-by-pieces = Empate em pontos e quebra-cabeças com { $others }; vence quem tem mais peças sobrando: { $pieces }.
event-all-level = Empate em pontos, quebra-cabeças e peças: a vitória é compartilhada.
event-opponent-wins-ties = Em caso de empate, vence o adversário.

score-title = Pontuação final
score-pile = Pilha de pontos de vitória
score-pile-briefly = Pilha
score-noted = Anotados
score-touches = Ajustes
score-unfinished = Incompletos
score-total = Pontuação
score-puzzles = Completados
score-pieces = Peças restantes
