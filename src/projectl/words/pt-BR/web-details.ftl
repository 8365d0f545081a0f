details-puzzle =
    { $deck ->
        [W] Quebra-cabeça branco
       *[B] Quebra-cabeça preto
    }
details-reward = Recompensa: { $reward }
details-yours = Suas peças:
details-price = até ficar cheio
details-level = Nível { $level }
details-held = { $count } no seu suprimento
details-held-by = { $who }: { $count }
details-reserve = { $count } na reserva
details-good-for = Nos seus quebra-cabeças
details-not-yours = Só { $who } pode colocar peças aqui.
details-empty = Espaço vazio
details-empty-about = Volta a ser preenchido quando a pilha tiver um quebra-cabeça para ele.
details-free = Aqui cabe mais um quebra-cabeça.
details-free-yours = O quebra-cabeça que você pega vem para um espaço livre.
details-deck =
    { $deck ->
        [W] Pilha branca
        [B] Pilha preta
       *[G] Pilha de quebra-cabeças
    }
details-deck-about = Daqui saem quebra-cabeças quando um espaço da linha fica livre.
details-deck-ends = Quando o último quebra-cabeça sai dela, começa o fim da partida.

details-bot = Um bot.
details-person = Uma pessoa.
details-supply = Suprimento: { $who }
details-supply-none = Nenhuma peça.
details-pile = Quebra-cabeças completados: { $who }
details-pile-about = Estes pontos valem, aconteça o que acontecer.
details-pile-opponent = O que o adversário pega já vale pontos para ele.
details-noted =
    { $number ->
        [0] { $number } deles estão anotados e voltaram para a pilha branca.
        [one] { $number } deles está anotado e voltou para a pilha branca.
        [many] { $number } deles estão anotados e voltaram para a pilha branca.
       *[other] { $number } deles estão anotados e voltaram para a pilha branca.
    }
details-lamps = Ações: { $who }
details-lamps-about = Cada luz é uma ação do turno. As já usadas mostram em quê.
details-lamps-spent = Usadas em: { $actions }
details-score = Pontuação: { $who }
details-clock = Relógio: { $who }
details-clock-about = Corre enquanto este lugar precisa decidir.

details-marker-of = Está com { $who }, que joga agora.
details-marker-yours = Está com você, que joga agora.
details-marker-about = Quem está com ele pega quebra-cabeças das linhas da { side-name }.
details-marker-moves = Quando os dois terminam, os marcadores avançam um lugar.
details-column-locked = O adversário não pega nada de uma coluna bloqueada.
details-column-open = Sem bloqueio: o adversário pode pegar daqui.
details-column-take = Você pode pegar de qualquer coluna. Um bloqueio dela vai então para o suprimento do adversário.
details-locks-supply = Ele coloca todos acima da próxima coluna de onde pegar.
details-meter = Até o fim
details-meter-deck = { details-deck }: { $left }.
details-meter-standard = Quando o último quebra-cabeça sai dela, a rodada é concluída e joga-se mais uma. Depois vêm os Ajustes Finais.
details-meter-solo = Quando ela acaba, a rodada é concluída e joga-se mais uma. Depois vêm os Ajustes Finais.
details-meter-line-clear = Quando o último quebra-cabeça sai dela, o jogo continua até os dois marcadores voltarem ao primeiro jogador. Depois vêm os Ajustes Finais.

details-can = O que você pode fazer
details-not-now = Agora não é possível.
details-draw = Pegue o do topo
details-choose = Escolher
details-swap-for = Dê { $pieces } por esta
details-do-take = Pegue um quebra-cabeça de uma linha para um espaço livre seu. A linha é reposta.
details-do-gain = Pegue o menor tipo de peça que a reserva tem.
details-do-swap = Devolva uma peça e pegue uma do próximo nível (aprimorar), ou outra do mesmo nível ou abaixo (trocar).
details-do-place = Coloque uma peça em um dos seus quebra-cabeças, rotacionada e virada como quiser. Ela fica lá até o quebra-cabeça estar cheio.
details-do-master = Coloque uma peça em cada um dos seus quebra-cabeças, ou em alguns, em uma só ação. Uma vez por turno.
details-do-ghost = Devolva uma peça de nível 5 por outras menores que juntas têm o mesmo formato, e coloque-as já, se quiser.
details-do-ambassador = Como uma Ação de Mestre, e além dela: por um quebra-cabeça do Embaixador completado, uma vez.
details-do-recycle = Todos os quebra-cabeças de uma linha vão para baixo da pilha, e outros entram.

coach-plan = Primeiro { $first }, depois { $rest }.
coach-then = { $step }, depois { $later }
coach-only = O melhor agora: { $step }.
coach-take = pegue { $puzzle }
coach-draw = pegue da pilha { deck-colour }
coach-gain = pegue { $piece }
coach-reward = pegue { $piece } como recompensa
coach-swap =
    { $goes ->
        [up] aprimore { $given } para { $taken }
       *[across] troque { $given } por { $taken }
    }
coach-raise = suba { $given } para { $taken }
coach-ghost = divida { $piece } em { $pieces }
coach-place = coloque { $piece } em { $puzzle }
coach-completes = coloque { $piece } em { $puzzle }, que fica completo
coach-begin = comece a { action-name }
coach-recycle = recicle a linha { deck-colour }
coach-pass = encerre seu turno
