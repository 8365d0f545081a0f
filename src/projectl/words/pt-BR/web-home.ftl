home-name = Project L
home-description = { home-name } no seu navegador: encaixe peças em quebra-cabeças, solo, contra bots ou com amigos.
home-to-home = Project L, para o início
home-skip = Ir para o conteúdo
home-pages = Páginas
home-menu = Menu
home-rules = Regras
home-replays = Minhas partidas
home-lobby-nav = Lobby
home-settings = Configurações
home-language = Idioma
home-to-light = Mesa clara
home-to-dark = Mesa escura
home-fair = Os bots só veem o que você vê. Sem anúncios, sem rastreadores, sem precisar de conta.
home-free = Software livre sob a licença MIT
home-credit = Project L é um jogo da Boardcubator, que não participa deste projeto.
home-title-one = Cada peça
home-title-two = tem seu lugar.
home-lead = Project L no navegador, para uma a seis pessoas e bots. Sem precisar de conta.
home-play-now = Jogar agora
home-against = Contra { $bot }
home-learn = Aprender as regras
home-opening = Preparando a mesa...
home-ways = Jeitos de jogar
home-bot = Jogar contra um bot
home-bot-about = Os bots só veem o que você vê.
home-bots = Na mesa
home-bots-count =
    { $number ->
        [0] { $number } bots
        [one] { $number } bot
        [many] { $number } bots
       *[other] { $number } bots
    }
home-solo = Solo
home-solo-about = Drible o adversário e seus bloqueios.
home-hot-seat = No mesmo aparelho
home-hot-seat-about = Uma tela, passada de mão em mão.
home-people = Quantas pessoas?
home-people-count =
    { $number ->
        [0] { $number } pessoas
        [one] { $number } pessoa
        [many] { $number } pessoas
       *[other] { $number } pessoas
    }
home-people-with = { home-people-count }, com { $expansions }
home-friends = Com amigos
home-friends-about = Mande um link. Ninguém precisa de conta.
home-make = Abrir uma mesa
home-lobby = Lobby
home-lobby-none = Ninguém esperando agora.
home-lobby-count =
    { $number ->
        [0] { $number } mesas esperando gente.
        [one] { $number } mesa esperando gente.
        [many] { $number } mesas esperando gente.
       *[other] { $number } mesas esperando gente.
    }
home-lobby-about = Sente-se com quem estiver lá.
home-look-in = Ver mesas
home-go-on = Continuar jogando
home-replay = Replays
home-replay-about = Reveja uma partida, jogada por jogada.
home-all-games = Minhas partidas
home-open-file = Abrir um registro
home-offline = Também se joga sem conexão.
home-install = Instalar

daily-title = Desafio do dia
daily-points = Mais pontos neste turno
daily-both = Preencha os dois com menos ações
daily-touches = Ajustes Finais: o melhor final
daily-row =
    { $days ->
        [0] { $days } dias seguidos
        [one] { $days } dia seguido
        [many] { $days } dias seguidos
       *[other] { $days } dias seguidos
    }
web-home = Início
web-again = Tentar de novo
web-close = Fechar
web-lost = A conexão caiu: talvez isso não tenha sido feito. Olhe de novo daqui a pouco.
web-nothing-here = Não há nada neste endereço.
web-nothing-about = Talvez falte uma letra no link. Nada seu se perdeu.
web-nothing-home = Ir para o início
web-seat-open = Lugar livre
web-log-undo = desfaz a última decisão
web-log-undo-you = desfaz a última decisão

new-rule = Regra { $rule }
settings-name = Seu nome
settings-name-about = O que os outros veem na mesa.
settings-save = Salvar
settings-saved = Salvo.
games-your-turn = Seu turno
games-their-turn = Os outros jogam
games-waiting = Esperando gente
games-ago = { $when }
games-too-big = Isso não é um registro: tem mais de 256 kB.
games-unreadable = Não dá para ler esse arquivo como texto.
replay-copied = Copiado
replay-pile = Pilha de pontos de vitória
replay-round = Rodada { $round }
replay-beat = Etapa { $round }
replay-seed = Semente { $seed }
replay-copy-seed = Copiar a semente
new-mode = Modo
lobby-clock = { $minutes }{ "\u00A0" }min + { $seconds }{ "\u00A0" }s
lobby-no-clock = sem relógio

error-no-server = Isto precisa de um servidor, e esta página vem de um lugar que não tem um. Mesmo assim dá para jogar aqui: contra bots, em solo ou em grupo nesta tela.
error-offline = O servidor não responde. Tente de novo daqui a pouco.
error-not-copied = O navegador não copiou; o link está selecionado, copie-o à mão.

here-title = Partidas neste aparelho
here-about = Partidas sem gente de fora são jogadas nesta página. Elas ficam neste navegador, neste aparelho, assim como suas configurações; nenhum servidor as tem. Quem apaga os dados do navegador apaga também as partidas: um arquivo as guarda.
here-none-kept = Este navegador não guarda nada para esta página.
here-games =
    { $number ->
        [0] { $number } partidas estão guardadas aqui.
        [one] { $number } partida está guardada aqui.
        [many] { $number } partidas estão guardadas aqui.
       *[other] { $number } partidas estão guardadas aqui.
    }
here-export = Salvar tudo em um arquivo
here-import = Importar um arquivo
here-file-name = projectl-partidas.json
here-no-file = Esse não é um arquivo de partidas salvas, ou é de uma versão mais nova.
here-brought =
    { $number ->
        [0] { $number } partidas importadas, e as configurações também.
        [one] { $number } partida importada, e as configurações também.
        [many] { $number } partidas importadas, e as configurações também.
       *[other] { $number } partidas importadas, e as configurações também.
    }
here-not-brought =
    { $number ->
        [0] { $number } partidas do arquivo não podem ser jogadas aqui.
        [one] { $number } partida do arquivo não pode ser jogada aqui.
        [many] { $number } partidas do arquivo não podem ser jogadas aqui.
       *[other] { $number } partidas do arquivo não podem ser jogadas aqui.
    }
here-delete = Excluir todas as partidas deste aparelho
here-delete-about = Elas somem para sempre, inclusive as que estão em andamento. Suas configurações ficam.
here-delete-do = Excluir tudo
here-deleted = Não há mais nada guardado aqui.
here-played = Neste aparelho
here-take-backs = Com desfazer
here-no-such-game = Esta partida não está neste navegador.
here-elsewhere = Esta partida está sendo jogada em outra aba.
here-invite = Convidar alguém
here-invite-for = Convidar alguém, no lugar de { $who }
here-moved = Esta partida continua em um servidor, onde outras pessoas podem entrar.
here-moved-go = Continuar jogando
here-line = linha { $line }: { $why }
here-take-over = Jogar aqui
here-unkept = Este navegador não pode guardar mais nada: a partida dura enquanto esta página estiver aberta.
here-without-bots = Os bots não chegaram: a partida continua assim que for possível carregá-los.
here-saved-newer = Esta partida foi salva por uma versão mais nova desta página. Recarregue a página para continuar.
here-saved-otherwise = Esta partida foi salva por uma versão com outras regras e não pode continuar aqui.
here-broken = Algo deu errado por dentro e foi consertado: a partida está como estava. Tente de novo.
