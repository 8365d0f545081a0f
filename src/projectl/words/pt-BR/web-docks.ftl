facts-each = Pontos por casa
facts-fit = Suas peças que encaixam
facts-fit-none = Nenhuma das suas peças encaixa nele.
facts-left-W = Quebra-cabeças brancos
facts-left-B = Quebra-cabeças pretos
facts-left-G = Quebra-cabeças
facts-row-deck = { $row } na linha, { $deck } na pilha
facts-slots = Seus quebra-cabeças com ele
facts-of-slots = { $number } de { $slots }

dock-reward = Escolha sua recompensa
dock-reward-about = { $puzzle } está completo. A recompensa não é uma ação.
dock-reward-gone = Não há mais { $piece } na reserva: escolha outra peça.
dock-levelup = Subida de Nível: qual peça sobe?
dock-levelup-about = A recompensa de { $puzzle }: suba um nível ou mantenha. Não é uma ação.
dock-levelup-again = { $piece } pode subir mais uma vez.
dock-levelup-two = A recompensa de { $puzzle } tem duas setas: você pode parar depois da primeira.
dock-recycle = Recicle uma linha
dock-recycle-about = Toque nos quebra-cabeças na ordem em que vão para baixo da pilha. O último fica mais no fundo.
dock-recycle-white = Linha branca
dock-recycle-black = Linha preta
dock-recycle-numbered =
    { $number ->
        [0] Nenhum dos { $all } tem número ainda.
        [one] { $number } de { $all } tem número.
        [many] { $number } de { $all } têm número.
       *[other] { $number } de { $all } têm número.
    }
dock-recycle-number = vai para baixo da pilha como número { $number }
dock-any-order = Qualquer ordem
dock-last-number = Último número
dock-swap = Aprimore ou troque uma peça
dock-swap-about = Aprimorar: um nível acima. Trocar: outra peça do mesmo nível ou abaixo.
dock-ghost = Divida uma Peça Fantasma
dock-ghost-about = Você pode colocar as partes já, no máximo uma em cada quebra-cabeça.
dock-gain = Pegue uma peça
dock-gain-about = Do menor nível que a reserva tem.
dock-give = Você dá
dock-raised = Sua peça
dock-becomes = torna-se
dock-fold = Abaixar o painel, ou levantar de novo
dock-get = Você recebe
dock-own = sua
dock-far = longe
dock-level = Nível { $level }
dock-levels = Níveis { $highest } a { $lowest }
dock-choose-first = Escolha primeiro o que você dá, aqui ou no seu suprimento.
dock-gone = acabou
dock-pieces =
    { $number ->
        [0] { $number } peças
        [one] { $number } peça
        [many] { $number } peças
       *[other] { $number } peças
    }
dock-short-none = acabou { $piece }
dock-short-some = só { $number } { $piece }

plan-title = Como completar
plan-facts = Sobre este quebra-cabeça
plan-about = O caminho mais curto com as peças que você tem agora.
plan-cell =
    { $number ->
        [0] { $number } casas a preencher
        [one] { $number } casa a preencher
        [many] { $number } casas a preencher
       *[other] { $number } casas a preencher
    }
plan-actions =
    { $number ->
        [one] ação: { $how }.
        [many] ações: { $how }.
       *[other] ações: { $how }.
    }
plan-take = pegá-lo
plan-gain =
    { $number ->
        [one] pegar { $number } peça
        [many] pegar { $number } peças
       *[other] pegar { $number } peças
    }
plan-upgrade =
    { $number ->
        [one] aprimorar { $number } peça
        [many] aprimorar { $number } peças
       *[other] aprimorar { $number } peças
    }
plan-exchange =
    { $number ->
        [one] trocar { $number } peça
        [many] trocar { $number } peças
       *[other] trocar { $number } peças
    }
plan-ghost =
    { $number ->
        [one] dividir { $number } peça
        [many] dividir { $number } peças
       *[other] dividir { $number } peças
    }
plan-place =
    { $number ->
        [one] colocar { $number } peça
        [many] colocar { $number } peças
       *[other] colocar { $number } peças
    }
plan-now = agora
plan-next = próximo turno
plan-after = o turno seguinte
plan-later = depois
plan-turns = Turno a turno
plan-more =
    { $number ->
        [0] mais { $number } ações
        [one] mais { $number } ação
        [many] mais { $number } ações
       *[other] mais { $number } ações
    }
plan-brings = pontos e recompensa
plan-left = Enquanto isso, você fica com: { $pieces }
plan-left-none = Enquanto isso, você não fica com nenhuma peça.
plan-late = A partida vai acabar antes disso.
plan-none = Daqui não há caminho conhecido para completá-lo.
plan-here = Ficaria aqui
plan-also = { $piece } também completa { $puzzle }: se for colocada lá primeiro, ela volta.
plan-about-keeps = O caminho mais curto que mantém { $piece }.
plan-other =
    { $number ->
        [0] { $number } outros caminhos
        [one] { $number } outro caminho
        [many] { $number } outros caminhos
       *[other] { $number } outros caminhos
    }
plan-way = Caminho { $way } de { $ways }
plan-show = Mostrar
plan-another = Mostrar outro caminho
plan-used = passo { $steps }
plan-step = Passo { $number }: { $what }
plan-step-take = pegar { $puzzle }
plan-step-draw = pegar da pilha { deck-colour }
plan-step-gain = pegar { $piece }
plan-step-swap =
    { $goes ->
        [up] aprimorar { $given } para { $taken }
       *[across] trocar { $given } por { $taken }
    }
plan-step-raise = subir { $given } para { $taken }
plan-step-ghost = dividir { $piece }
plan-step-place = colocar { $piece }
plan-step-recycle = reciclar a linha { deck-colour }
plan-step-under = colocar { $puzzle } embaixo da pilha

curve-title = Como foi
curve-copy = Copiar link do replay
curve-led = { $who } liderou a partir da rodada { $round }.
curve-you-led = Você liderou a partir da rodada { $round }.
curve-led-with = { $who } liderou a partir da rodada { $round }, com { $puzzles }.
curve-you-led-with = Você liderou a partir da rodada { $round }, com { $puzzles }.
curve-led-beat = { $who } liderou a partir da etapa { $round }.
curve-you-led-beat = Você liderou a partir da etapa { $round }.
curve-by-touches = { $who } só passou à frente com os Ajustes Finais.
curve-you-by-touches = Você só passou à frente com os Ajustes Finais.

keys-title = Controles
keys-close = Fechar
keys-around = Pela mesa
keys-actions = Ações
keys-in-hand = Com uma peça na mão
keys-also = Também
keys-replay = Replay
keys-tab = Próximo grupo: ações, linhas, seus quebra-cabeças, seu suprimento, lugares
keys-arrows = Dentro de um grupo
keys-slots = Um dos seus quebra-cabeças
keys-help = Estas teclas
keys-what = O que é isto? (o que tem o foco ou está sob o mouse)
keys-ids = Mostrar ou ocultar códigos de quebra-cabeças e espaços
keys-take = Pegue um quebra-cabeça
keys-gain = Pegue uma peça
keys-swap = Aprimore ou troque
keys-place = Coloque uma peça
keys-master = Ação de Mestre
keys-ghost = Ação da Peça Fantasma
keys-ambassador = Ação do Embaixador
keys-recycle = Recicle uma linha
keys-turn = Rotacionar
keys-flip = Virar
keys-move = Mover a prévia uma casa
keys-enter = Colocar, ou apertar o botão grande
keys-escape = Pôr a peça de volta
keys-undo = Desfazer
keys-hint = Dica
keys-again = Mostrar de novo o que os outros fizeram
keys-step = Voltar ou avançar uma decisão
keys-by-turn = Voltar ou avançar um turno
keys-ends = Para o início, para o fim
keys-pause = Reproduzir ou pausar
keys-space = Espaço
keys-by-mouse = Com mouse e dedo
keys-dragging = Arrastar
keys-drag = Até um quebra-cabeça; ou toque na peça, depois em uma casa iluminada e, se isso só mostrar a prévia, mais uma vez
keys-wheel = Roda
keys-turn-it = Rotaciona
keys-right-button = Botão direito
keys-flip-it = Vira
keys-second-finger = Segundo dedo
keys-turn-or-flip = Rotaciona; dois toques viram
keys-long-press = Toque longo
keys-details = Diz o que é uma coisa e o que se pode fazer com ela
keys-home-key = Home
keys-end-key = End

touches-how = Coloque quantas peças quiser. Cada uma custa um ponto.
touches-before = antes
touches-now = se você parar agora
touches-now-because = se você parar agora: { $why }
touches-cost =
    { $number ->
        [0] { $number } ajustes, −{ $number }
        [one] { $number } ajuste, −{ $number }
        [many] { $number } ajustes, −{ $number }
       *[other] { $number } ajustes, −{ $number }
    }
touches-won = preenchidos +{ $points }
touches-lost = incompletos −{ $points }
touches-best = com { $ways }: { touches-in-all }
touches-best-now = nada mais a ganhar
touches-counting = calculando
touches-in-all =
    { $number ->
        [0] { $number } ajustes no total
        [one] { $number } ajuste no total
        [many] { $number } ajustes no total
       *[other] { $number } ajustes no total
    }
touches-way = { $pieces } em { $puzzle }
touches-sums = Um por um
touches-sum =
    { $number ->
        [0] { $number } peças, { $pieces }: −{ $number } e +{ count-point }.
        [one] { $number } peça, { $pieces }: −{ $number } e +{ count-point }.
        [many] { $number } peças, { $pieces }: −{ $number } e +{ count-point }.
       *[other] { $number } peças, { $pieces }: −{ $number } e +{ count-point }.
    }
touches-sum-more =
    { $number ->
        [0] Mais { $number } peças, { $pieces }: −{ $number } e +{ count-point }.
        [one] Mais { $number } peça, { $pieces }: −{ $number } e +{ count-point }.
        [many] Mais { $number } peças, { $pieces }: −{ $number } e +{ count-point }.
       *[other] Mais { $number } peças, { $pieces }: −{ $number } e +{ count-point }.
    }
touches-saves = Incompleto, custa { count-point }.
touches-if-tied = Um quebra-cabeça a mais desempata.
touches-too-dear = Custa mais do que rende.
touches-full = Cheio: +{ count-point } quando você terminar.
touches-never =
    { $number ->
        [one] Sua última peça não pode preenchê-lo. Aqui ela só custa pontos.
        [many] Suas { $number } peças não podem preenchê-lo. Aqui elas só custam pontos.
       *[other] Suas { $number } peças não podem preenchê-lo. Aqui elas só custam pontos.
    }
touches-no-pieces = Você não tem mais peças.
touches-open = { board-open-cell }; cheio, rende { count-point }. Cada peça custa 1.
touches-others = Os outros
touches-seats = Os lugares
touches-is-done = terminou
touches-is-at-it = colocando
touches-is-later = ainda não
touches-unfinished =
    { $number ->
        [0] { $number } quebra-cabeças incompletos
        [one] { $number } quebra-cabeça incompleto
        [many] { $number } quebra-cabeças incompletos
       *[other] { $number } quebra-cabeças incompletos
    }
touches-your-score = sua pontuação
touches-tie = Se você empatar
touches-tie-all = Empate
touches-tie-puzzles = Primeiro, mais quebra-cabeças: { $counts }.
touches-tie-pieces = Depois, mais peças sobrando: { $counts }.
touches-tie-opponent = Em caso de empate, vence o adversário.
touches-tie-you = você { $own }, os outros no máximo { $most }
touches-yours = Seus ajustes
touches-of = Ajustes: { $who }
touches-placed-none = nenhuma colocada
touches-placed =
    { $number ->
        [0] { $number } colocadas
        [one] { $number } colocada
        [many] { $number } colocadas
       *[other] { $number } colocadas
    }
touches-left =
    { $number ->
        [0] restam { $number } peças
        [one] resta { $number } peça
        [many] restam { $number } peças
       *[other] restam { $number } peças
    }
touches-mark = −1

result-broken-off = A partida foi encerrada.
result-broken-off-about = Alguém estava fora, e os outros concordaram: ninguém vence, e a partida não conta.
result-seat = Lugar
result-rematch = Revanche
result-to-rematch = Ir para a revanche
result-replay = Replay
result-record = Baixar
result-home = Início
result-winner = Vencedor
