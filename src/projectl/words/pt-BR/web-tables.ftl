new-title = Nova mesa
new-seats = Lugares
new-seat =
    { $number ->
        [0] { $number } lugares
        [one] { $number } lugar
        [many] { $number } lugares
       *[other] { $number } lugares
    }
new-you = Você
new-host = abre a mesa
new-here = Aqui também
new-here-about = joga nesta tela
new-open = Livre
new-open-about = para quem tiver o link
new-open-about-listed = para quem chegar
new-who = Quem fica aqui?
new-who-person = Alguém nesta tela
new-who-open = Deixar livre
new-who-bot = Um bot
new-change = Mudar o lugar { $number }
new-add = Incluir lugar
new-remove = Remover o lugar { $number }
new-level = Força do bot
new-names = Nomes nesta tela, se quiser
new-add-expansion = Incluir { $expansion }
new-difficulty = Dificuldade
new-edition = Edição
new-expansions = Expansões
new-over-days = Em vários dias
new-over-days-about = Ninguém precisa ficar: a mesa espera quem estiver fora.
new-clock = Relógio
new-clock-none = Nenhum
new-clock-minutes = { $number }{ "\u00A0" }min
new-clock-none-about = Cada pessoa usa o tempo de que precisa.
new-clock-about = Cada lugar tem { $minutes } minutos para a partida e mais { $seconds } segundos a cada turno. Depois disso, um bot continua.
new-more = Regras da casa
new-more-about = Toda regra em que os livros de regras discordam.
new-changed-none = como na edição
new-changed =
    { $number ->
        [0] { $number } alteradas
        [one] { $number } alterada
        [many] { $number } alteradas
       *[other] { $number } alteradas
    }
new-reset = Como na edição
new-puzzles = Quebra-cabeças próprios
new-puzzles-about = Um arquivo de quebra-cabeças no lugar dos impressos, no formato do programa.
new-puzzles-none = os impressos
new-puzzles-some = um arquivo seu
new-puzzles-text = Texto do arquivo de quebra-cabeças
new-puzzles-file = Escolher arquivo
new-listed = Mostrar no lobby
new-listed-about = Qualquer pessoa pode se sentar; senão, só quem tem o link.
new-sentence = { $mode }, { new-seat }, edição { $edition }.
new-sentence-with = { $mode }, { new-seat }, edição { $edition } com { $expansions }.
new-black =
    { $number ->
        [0] { $number } quebra-cabeças pretos
        [one] { $number } quebra-cabeça preto
        [many] { $number } quebra-cabeças pretos
       *[other] { $number } quebra-cabeças pretos
    }
new-each =
    { $number ->
        [0] { $number } peças de cada formato
        [one] { $number } peça de cada formato
        [many] { $number } peças de cada formato
       *[other] { $number } peças de cada formato
    }
new-no-clock = sem relógio
new-with-clock = { $number } minutos cada
new-house =
    { $number ->
        [0] { $number } regras da casa
        [one] { $number } regra da casa
        [many] { $number } regras da casa
       *[other] { $number } regras da casa
    }
new-own-puzzles = quebra-cabeças próprios
new-submit = Abrir a mesa
new-play = Jogar

lobby-title = Mesas abertas
lobby-about = Elas esperam gente. A partida começa assim que todos os lugares estiverem ocupados; um sorteio decide quem começa.
lobby-empty = Ninguém esperando agora.
lobby-empty-about = Abra uma mesa e mostre-a no lobby: quem chegar em seguida vai vê-la aqui.
lobby-make = Abrir uma mesa
lobby-join = Entrar
lobby-join-whom = Jogar com { $host }
lobby-host = aberta por { $host }
lobby-free =
    { $number ->
        [0] { $number } lugares livres
        [one] { $number } lugar livre
        [many] { $number } lugares livres
       *[other] { $number } lugares livres
    }
lobby-taken = ocupado
lobby-open = livre
lobby-found-none = Nenhuma mesa aberta
lobby-found =
    { $number ->
        [0] { $number } mesas abertas
        [one] { $number } mesa aberta
        [many] { $number } mesas abertas
       *[other] { $number } mesas abertas
    }
lobby-loading = Procurando...

games-whose = Partidas de quem?
games-mine = Minhas
games-listed = Mesas do lobby
games-since = De
games-until = Até
games-title = Minhas partidas
games-going-on = Em andamento
games-finished = Encerradas
games-none = Você ainda não terminou nenhuma partida.
games-none-about = Partidas terminadas ficam guardadas aqui, com cada jogada.
games-none-of = Nenhuma deste tipo ainda.
games-play = Jogar uma agora
games-open = Continuar
games-kind = Quais partidas?
games-all = Todas
games-won = Vitória
games-lost = Derrota
games-shared = Vitória compartilhada
games-over = Encerrada
games-look = Replay
games-look-at = Replay da partida de { $date }
games-download = Baixar
games-download-of = Baixar a partida de { $date }
games-more = Mostrar mais
games-upload = Abrir uma partida salva
games-upload-about = Escolha ou solte no botão; não fica guardada em lugar nenhum.
games-choose = Escolher arquivo
games-somebody = Alguém
games-loading = Procurando suas partidas...

invited-title = Um lugar espera por você
invited-about = A partida está em andamento. Ocupe um lugar e continue de onde ela está.
invited-until = joga até você chegar
invited-watch = Só assistir
inviting-title = Mande este link
inviting-about = Quem o abrir pode ocupar o lugar. Até lá, um bot joga nele.
inviting-go = Continuar
