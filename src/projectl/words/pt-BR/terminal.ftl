prompt-welcome = Project L. Tab completa o que é permitido; help explica; quit sai.
prompt-seed = A semente { $seed } gera a mesma partida de novo.
prompt-lots = Pelo sorteio, { $order }.
prompt-you-first = você começa
prompt-who-first = { $who } começa
prompt-allowed = Isso é permitido: { $text }.
prompt-ambiguous = Pode ser { $moves }. Diga um pouco mais.
prompt-ambiguous-many = Pode ser { $moves } e mais { $count }. Diga um pouco mais; moves mostra todas.
prompt-unknown-number = Não há jogada { $number } na lista; moves mostra a lista.
prompt-more-news = ... news conta o resto.
prompt-no-news = Nada aconteceu ainda.
prompt-keys = Tab: o que é permitido   help   moves   hint   undo   quit
prompt-no-such-moves = Nada do que você pode fazer agora corresponde a { $text }; moves mostra tudo.
prompt-not-a-command = Não conheço { $text }. Tente help, ou moves para ver tudo o que você pode fazer.
prompt-nothing-to-undo = Você não tem nenhuma decisão para desfazer.
prompt-undone = Desfeito: { $moves }.
prompt-undone-many = Desfeito: { $first } ... { $last } ({ count-decision }).
prompt-saved = Salvo em { $path }: { count-decision }.
prompt-not-saved = Não foi possível gravar { $path }: { $reason }
prompt-loaded = { $path } aberto: { count-decision }.
prompt-not-loaded = Não foi possível abrir { $path }: { $reason }
prompt-which-file = Diga o nome de um arquivo: { $command } FILE
prompt-which-move = Diga uma jogada: why take W2
prompt-no-such-seat = Os lugares são numerados de 1 a { $count }.
prompt-seat-not-deciding = { $who } não pode decidir agora.
prompt-seat-is-bot = { $who } decide sem você.
prompt-seat-now = { $who } decide agora.
prompt-goodbye = Até mais.
prompt-after-end = again começa outra partida; save FILE guarda esta, undo volta, quit sai.
prompt-not-over-yet = Esta partida continua. quit sai, e ela fica guardada.
prompt-not-seated = No lugar { $number } estava { $bot }, que não existe ou que um registro não pode iniciar: { $stand_in } fica nele.
prompt-not-text = o arquivo não é texto UTF-8
prompt-too-long = o arquivo é longo demais para um registro

kept-leave = Sair da mesa? A partida fica guardada e será oferecida na próxima vez. s ou n:
kept-yes = s
kept-goodbye = Até mais. A partida fica guardada e será oferecida na próxima vez.
kept-goes-on = A partida continua aqui, depois de { count-decision }.
kept-cannot = Esta partida não pode ficar guardada, então use save: { $reason }
kept-list =
    { $number ->
        [one] Você saiu desta partida:
        [many] Você saiu destas partidas:
       *[other] Você saiu destas partidas:
    }
kept-left = { $number }  { $when }  { $who }; { $kind }, { $where }
kept-older = ... mais antigas em { $folder }: { $count }
kept-which = Um número continua, Enter começa uma nova partida, forget 1 descarta uma:
kept-which-number = Diga um número de 1 a { $count }, ou nada para uma nova partida.
kept-forgotten = A partida { $number } foi descartada.
kept-elsewhere = Essa partida está aberta em outra janela.

usage-whole = aqui vai um número inteiro
usage-number = aqui vai um número
usage-at-least = { $wanted }, no mínimo { $least }
usage-between = { $wanted } de { $least } a { $most }

table-round = Rodada { $round }
table-beat = Etapa { $round }
table-finishing = Ajustes Finais
table-over = A partida acabou
table-to-play = { $who } joga
table-you-to-play = Seu turno
table-last-round = RODADA FINAL
table-next-is-last = a rodada { $round } é a final
table-beats-left = mais { $beats } depois desta
table-last-beat = ÚLTIMA ETAPA
table-master-ready = Mestre: livre
table-master-used = Mestre: usada
table-deck-white = pilha branca { $count }
table-deck-black = pilha preta { $count }
table-deck-solo = pilha { $count }
table-reserve = reserva
table-supply = suprimento
table-times = ×{ $count }
table-nothing = nenhuma peça
table-no-puzzles = Nenhum quebra-cabeça incompleto.
table-take-one = Nenhum quebra-cabeça incompleto. Pegue um: take { $source }
table-touches = ajustes -{ $count }
table-ambassador = Embaixador { $count }
table-left-rows = esquerda: { $who } (branco)
table-right-rows = direita: { $who } (preto)
table-opponent = Adversário
table-opponent-supply = no suprimento: { count-lock }
table-opponent-next = pega das colunas livres (X7)
table-open = livre
table-locked = { $locks } bloqueada
table-hidden = ? pontos

meta-take = pegue um quebra-cabeça
meta-gain = pegue da reserva uma peça do menor nível
meta-swap = aprimore uma peça um nível, ou troque por outra do mesmo nível ou abaixo
meta-place = coloque uma peça em um dos seus quebra-cabeças
meta-master = uma peça em cada quebra-cabeça, uma vez por turno
meta-ambassador = como master, de um quebra-cabeça do Embaixador
meta-ghost = divida uma peça de nível 5
meta-reward = escolha sua recompensa
meta-levelup = suba uma peça de nível
meta-recycle = coloque uma linha inteira embaixo da pilha
meta-under = este quebra-cabeça vai agora para baixo da pilha
meta-done = encerre isto
meta-skip = recuse
meta-pass = encerre o turno antes da hora
meta-puzzle = { count-point }, { count-cell }, recompensa { $reward }
meta-unseen = desconhecido, do topo da pilha
meta-open-cells =
    { $cells ->
        [0] { $puzzle }, { $cells } casas livres
        [one] { $puzzle }, { $cells } casa livre
        [many] { $puzzle }, { $cells } casas livres
       *[other] { $puzzle }, { $cells } casas livres
    }
meta-have = você tem { $count }
meta-reserve = { $count } na reserva
meta-completes = completa { $puzzle }
meta-row = a linha { deck-colour }
meta-help = como jogar; help T5 mostra uma regra
meta-moves = tudo o que você pode fazer agora
meta-why = por que uma jogada não é permitida
meta-hint = as melhores jogadas, e por quê
meta-undo = volta à sua última decisão
meta-save = salvar: save FILE
meta-load = abrir: load FILE
meta-rules = regras: rules ID ou WORD
meta-table = desenha a mesa de novo
meta-seat = decide por outro jogador
meta-news = o que aconteceu desde a sua última decisão
meta-again = outra partida, quando esta acabar
meta-quit = sai; a partida fica guardada

hint-master = Ação de Mestre: coloque no máximo uma peça em cada quebra-cabeça, depois done.
hint-ambassador = Ação do Embaixador: coloque no máximo uma peça em cada quebra-cabeça, depois done.
hint-ghost = Ação da Peça Fantasma: coloque o que quiser de { $parts }, no máximo uma peça em cada quebra-cabeça, depois done.
hint-reward = Escolha sua recompensa por { $puzzle }: { $moves }
hint-levelup = Subida de Nível de { $puzzle }: suba uma peça (levelup I2 V3), ou skip.
hint-levelup-again = Subida de Nível de { $puzzle }, segundo passo: suba uma peça de novo, ou skip.
hint-recycle = Qual quebra-cabeça vai agora para baixo da pilha { deck-colour }? { $moves }
hint-finishing = Ajustes Finais: coloque peças, cada uma custa 1 ponto, ou digite done. Até agora: { count-piece }.
hint-two-decide = { $others } também pode decidir: seat { $number } muda para lá.

advice-then = depois { $moves }
advice-how-many = Diga quantas jogadas quer ouvir, de 1 a { $most }: hint 3

count-point-short =
    { $points ->
        [0] { $points } pts
        [one] { $points } pt
        [many] { $points } pts
       *[other] { $points } pts
    }
count-point-tiny =
    { $points ->
        [one] { $points }p
        [many] { $points }p
       *[other] { $points }p
    }
count-decision =
    { $decisions ->
        [0] { $decisions } decisões
        [one] { $decisions } decisão
        [many] { $decisions } decisões
       *[other] { $decisions } decisões
    }
count-way =
    { $ways ->
        [0] { $ways } maneiras
        [one] { $ways } maneira
        [many] { $ways } maneiras
       *[other] { $ways } maneiras
    }
count-set =
    { $sets ->
        [0] { $sets } conjuntos
        [one] { $sets } conjunto
        [many] { $sets } conjuntos
       *[other] { $sets } conjuntos
    }
count-core =
    { $cores ->
        [0] { $cores } núcleos
        [one] { $cores } núcleo
        [many] { $cores } núcleos
       *[other] { $cores } núcleos
    }
count-more-problem =
    { $problems ->
        [0] mais { $problems } problemas
        [one] mais { $problems } problema
        [many] mais { $problems } problemas
       *[other] mais { $problems } problemas
    }
daily-bad-date = Um dia se escreve como 2026-11-18, não { $text }.
daily-without = No desafio do dia não há { $command }.
