board-title = Project L
board-title-turn = ● Seu turno · Project L
board-loading = Um momento...
board-missing = Essa mesa não existe, ou você precisa do link dela.
board-closed = Esta mesa foi fechada.
board-your-turn = Seu turno
board-your-board = Sua área
board-turn-of = { $who } joga
board-meanwhile = enquanto { $who } também joga
board-action-left =
    { $number ->
        [0] { $number } ações restantes
        [one] { $number } ação restante
        [many] { $number } ações restantes
       *[other] { $number } ações restantes
    }
board-points =
    { $points ->
        [0] pontos
        [one] ponto
        [many] pontos
       *[other] pontos
    }
board-score-of = { $who }, pontuação:
board-no-pieces = { $who }: nenhuma peça
board-pile =
    { $number ->
        [0] { $number } quebra-cabeças completados
        [one] { $number } quebra-cabeça completado
        [many] { $number } quebra-cabeças completados
       *[other] { $number } quebra-cabeças completados
    }
board-pile-empty = nada ainda
board-touches =
    { $number ->
        [0] { $number } ajustes
        [one] { $number } ajuste
        [many] { $number } ajustes
       *[other] { $number } ajustes
    }
board-market = Quebra-cabeças para pegar
board-empty-place = espaço vazio
board-deck-white = na pilha branca
board-deck-black = na pilha preta
board-deck-left =
    { $number ->
        [0] restam { $number }
        [one] resta { $number }
        [many] restam { $number }
       *[other] restam { $number }
    }
board-deck-meter = Pilha preta
board-deck-meter-solo = Pilha
board-to-the-end = até o fim
board-last-round = Rodada final
board-next-last = A próxima rodada é a final
board-beats-left =
    { $number ->
        [0] mais { $number } etapas depois desta
        [one] mais { $number } etapa depois desta
        [many] mais { $number } etapas depois desta
       *[other] mais { $number } etapas depois desta
    }
board-last-beat = Última etapa
board-finishing = Ajustes Finais
board-column = Coluna { $column }: { $locks }
board-column-open = livre
board-left-rows = Linhas da esquerda
board-right-rows = Linhas da direita
board-side-yours = você pega aqui
board-side-of = { $who } pega aqui
board-marker-white = Marcador branco
board-marker-black = Marcador preto
board-reserve = Reserva
board-supply = Seu suprimento
board-in-supply = { $piece }: { $count } no seu suprimento
board-in-reserve = { $piece }: { $count } na reserva
board-free-slot = Espaço livre
board-cell-free = { $puzzle } { $cell }, livre
board-cell-taken = { $puzzle } { $cell }, { $piece }
board-open-cell =
    { $number ->
        [0] { $number } casas livres
        [one] { $number } casa livre
        [many] { $number } casas livres
       *[other] { $number } casas livres
    }
board-puzzle-white = Quebra-cabeça branco { $puzzle }, { count-point }, recompensa { $reward }
board-puzzle-black = Quebra-cabeça preto { $puzzle }, { count-point }, recompensa { $reward }
board-reward-up = uma Subida de Nível
board-reward-up-two = duas Subidas de Nível
board-reward-m = Ação do Embaixador
board-score-hidden = As pilhas de pontos de vitória ficam viradas para baixo até o fim
board-just-came = acabou de chegar
board-just-changed = acabou de mudar
board-final-boards = O que sobrou
board-nothing-unfinished = Nenhum quebra-cabeça ficou incompleto
board-clock = restam { $time }
board-watching = assistindo
board-round = Rodada { $round }
board-beat = Etapa { $round }
board-rules = Regras
board-menu = Menu
board-actions = Ações
board-hints = O que um jogador forte faria
board-hint-ahead = { count-point } à frente no fim, { $chance }% de vitória
board-hint-behind = { count-point } atrás no fim, { $chance }% de vitória
board-hint-do = Jogar
board-hint-first = Fazer o primeiro passo
board-hint-line = Passo a passo
board-log = O que aconteceu
board-log-since = Desde seu último turno
board-log-empty = Nada ainda.
board-chat = Chat
board-chat-empty = Ninguém disse nada ainda.
board-chat-say = Diga algo
board-chat-send = Enviar
board-chat-here =
    { $number ->
        [0] { $number } aqui
        [one] 1 aqui
        [many] { $number } aqui
       *[other] { $number } aqui
    }
board-chat-watching =
    { $number ->
        [0] { $number } assistindo
        [one] 1 assistindo
        [many] { $number } assistindo
       *[other] { $number } assistindo
    }
board-unread =
    { $number ->
        [0] { $number } mensagens novas
        [one] { $number } mensagem nova
        [many] { $number } mensagens novas
       *[other] { $number } mensagens novas
    }
board-seats = Lugares e reserva
board-keys = Controles
board-settings = Configurações
board-theme = Mesa clara ou escura
board-copy-link = Copiar o link desta mesa
board-copied = Copiado
board-sounds = Sons
board-again = Mostrar de novo
board-at-once = Encerrar turnos na hora
board-held-gone = O que encerraria seu turno não é mais possível. Decida de novo.
board-sit-down = Ocupar o lugar de { $who }
board-stand-up = Sair da partida: um bot fica no seu lugar
board-lost = A conexão caiu. Tentando de novo...
board-lost-part = Uma parte da página ainda não chegou. Ela vem quando a conexão voltar.
board-lost-kept = A conexão caiu. O que você decidiu está guardado e será enviado assim que ela voltar.
board-cut-hidden = Antes é preciso revelar um quebra-cabeça: continua quando a conexão voltar.
board-cut-dropped = A partida seguiu enquanto você estava sem conexão: o que você tinha decidido não foi jogado.
board-connecting = Conectando...
board-opponent-about = um quebra-cabeça por turno, pontuado na hora
board-opponent-supply = { count-lock } no suprimento
board-opponent-did = O que ele fez, e por quê
board-hand-over = { $who } joga agora
board-hand-over-turn = { $who }, é{ "\u00A0" }seu{ "\u00A0" }turno.
board-hand-over-names = Os nomes de vocês (opcional)
board-hand-over-go = Sou eu
board-play-seat = Jogar por { $who }

do-take = Pegar
do-gain = Pegar peça
do-swap = Aprimorar
do-place = Colocar
do-master = Mestre
do-ghost = Fantasma
do-ambassador = Embaixador
do-recycle = Reciclar

main-end = Encerrar turno
main-skip-ahead = Avançar
main-back-to-turn = Voltar ao meu turno
main-choose = Escolher
main-place = Colocar
main-recycle = Reciclar
main-take = Pegar
main-take-named = Pegar { $puzzle }
main-gain-it = Pegar { $taken }
main-take-it = Pegar { $taken }
main-end-master = Encerrar Mestre
main-end-ambassador = Encerrar Embaixador
main-end-ghost = Encerrar Fantasma
main-skip = Manter
main-finish = Pronto
main-finish-at = Pronto com { $score }
main-finish-possible = Pronto com { $score } (dá para { $best })
main-finish-of = Pronto com { $score } de { $best }
main-pass = Encerrar turno
main-upgrade = Aprimorar para { $taken }
main-exchange = Trocar por { $taken }
main-raise = Subir para { $taken }
main-break-up = Dividir
main-wait = Aguarde
main-turn = Rotacionar
main-flip = Virar
main-back = Voltar
main-hint = Dica
main-thinking = Pensando
main-undo = Desfazer
main-more = Mais

bar-whole = Mostrar a frase inteira
bar-plays = { $who } joga.
bar-again = De novo, { $at } de { $of }: { $text }
bar-held = Seu turno já foi jogado. Encerre ou desfaça.
bar-held-pass = Suas outras ações ficam sem uso. Encerre o turno ou desfaça.
bar-at-once = Isto revela um novo quebra-cabeça, então seu turno termina na hora.
bar-watching = Você está assistindo.
bar-compiling = Os bots estão sendo compilados para esta máquina, uma única vez: faltam cerca de { $seconds }{ "\u00A0" }s.
bar-away = { $who } está fora há { $time }.
bar-away-seat = O lugar continua reservado.
bar-away-clock = O relógio continua correndo.
bar-wait =
    { $number ->
        [one] { $who } está pensando.
        [many] { $who } estão pensando.
       *[other] { $who } estão pensando.
    }
bar-nowhere = { $piece } não encaixa em lugar nenhum agora.
bar-where = Onde vai { $piece }? As casas iluminadas estão livres.
bar-place-here = Colocar { $piece } aqui?
bar-place-completes = Colocar { $piece }? Completa { $puzzle }: { count-point }.
bar-not-here = { $piece } não encaixa aqui.
bar-take = Toque de novo para pegar.
bar-do-take = Escolha um quebra-cabeça das linhas.
bar-do-gain = Escolha uma peça.
bar-do-swap = Escolha o que você dá e depois o que recebe.
bar-do-place = Escolha uma peça do seu suprimento.
bar-do-master = No máximo uma peça em cada quebra-cabeça.
bar-do-ghost = Escolha como dividir.
bar-do-ambassador = No máximo uma peça em cada quebra-cabeça.
bar-do-recycle = Toque nos quebra-cabeças de uma linha, um após o outro.
bar-master = No máximo uma peça em cada quebra-cabeça, pelo menos uma ao todo.
bar-ambassador = No máximo uma peça em cada quebra-cabeça, pelo menos uma ao todo.
bar-ghost = No máximo uma parte em cada quebra-cabeça; o resto fica com você.
bar-reward = Escolha sua recompensa.
bar-levelup = Suba uma peça em um nível ou mantenha-a.
bar-recycle = Toque nos quebra-cabeças da linha, um após o outro.
bar-finishing = Cada peça que você coloca custa 1 ponto. Quando terminar, toque em Pronto.
bar-finishing-best = Com { $ways } você chega a { $best }.
bar-finishing-done = Nenhuma outra peça compensa. Pronto mantém sua pontuação em { $score }.
bar-completes = { $piece } completa { $puzzle }.
bar-none-yet = Pegue um quebra-cabeça: você não tem nenhum.
bar-none-fits = Nenhuma das suas peças encaixa agora.
bar-must =
    { $number ->
        [0] { $number } ações restantes, e todas são obrigatórias
        [one] { $number } ação restante, e é obrigatória
        [many] { $number } ações restantes, e todas são obrigatórias
       *[other] { $number } ações restantes, e todas são obrigatórias
    }
bar-nothing-left = Não dá para fazer mais nada neste turno.
bar-may-still =
    { $number ->
        [0] { $number } quebra-cabeças ainda podem receber uma peça.
        [one] { $number } quebra-cabeça ainda pode receber uma peça.
        [many] { $number } quebra-cabeças ainda podem receber uma peça.
       *[other] { $number } quebra-cabeças ainda podem receber uma peça.
    }
bar-may-end = Nenhuma outra peça pode ser colocada: encerre a ação.
bar-then =
    { $number ->
        [one] { $puzzles } então rende { count-point }.
        [many] { $number } quebra-cabeças então rendem { count-point }.
       *[other] { $number } quebra-cabeças então rendem { count-point }.
    }
bar-goes-comes = Você dá { $given } e recebe { $pieces }.
bar-comes = Você recebe { $pieces }.

won-with = Completou { $puzzles }: { count-point } e { $pieces }
won-without = Completou { $puzzles }: { count-point }

order-given =
    { $number ->
        [0] { $number } dos quebra-cabeças já têm sua peça
        [one] { $number } dos quebra-cabeças já tem sua peça
        [many] { $number } dos quebra-cabeças já têm sua peça
       *[other] { $number } dos quebra-cabeças já têm sua peça
    }

ending-master = Quando a Ação de Mestre terminar
ending-ambassador = Quando a Ação do Embaixador terminar
ending-ghost = Quando a Ação da Peça Fantasma terminar
ending-full = Está cheio
ending-if = Se { $piece } entrar
ending-back = Você recebe { $pieces } de volta
ending-none = Nada está cheio ainda.

keyline-back = voltar
keyline-move = mover
keyline-look = olhar
keyline-choose = escolher
keyline-level = nível
keyline-shape = formato
keyline-slots = sua área
keyline-all = mais teclas

pill-completes = { $piece } completa
pill-leaves-for = { $piece } depois { $rest }
pill-leaves =
    { $number ->
        [0] { $piece } deixa { $number } casas
        [one] { $piece } deixa { $number } casa
        [many] { $piece } deixa { $number } casas
       *[other] { $piece } deixa { $number } casas
    }
pill-no-room-for = não cabe { $piece }
pill-no-room = não cabe
pill-nothing = nada encaixa
pill-fit =
    { $number ->
        [one] { $pieces } encaixa
        [many] { $pieces } encaixam
       *[other] { $pieces } encaixam
    }
pill-full =
    { $action ->
        [master] Completo após Mestre
        [ambassador] Completo após Embaixador
        [ghost] Completo após Fantasma
       *[none] Completo
    }
pill-has-its-piece = Já tem sua peça

away-mark = fora há { $time }
away-bot = bot
away-title = { $who } está fora há { $time }
away-about = Acontece o que todos os que estão aqui decidirem juntos.
away-about-clock = O relógio de quem está fora continua correndo; quando acabar, um bot joga no lugar. Até lá, acontece o que todos os que estão aqui decidirem juntos.
away-wait = Esperar
away-wait-about = O lugar continua reservado.
away-stand-in = Um bot substitui
away-stand-in-about = Ele joga até a pessoa voltar.
away-break-off = Encerrar partida
away-break-off-about = Não vale classificação, e ninguém vence.
away-chosen = Escolha de: { $who }

phrase-well-played = Bem jogado
phrase-thinking = Pensando...
phrase-one-more = Mais uma?
phrase-thanks = Valeu
