bot-forfeits = O lugar { $number } desiste: { $cause } { $stand_in } assume.
bot-listening = { $name } fala aqui o protocolo de bots, um objeto JSON por linha (docs/bot-protocol.md). Ctrl-D encerra.
bot-listed = { $name }: { $about }
bot-rated = { $name }: { $about } (classificação { $rating })
bot-setting = { $name }: { $about } ({ $default })
bot-default = { $value } por padrão
bot-no-default = desligado por padrão
bot-setting-think-ms = quanto pensar em uma decisão, em ms
bot-setting-nodes = quantas posições olhar em vez de um tempo: as mesmas jogadas de novo
bot-setting-champion-nodes = quantas posições olhar, só no solo: as mesmas jogadas de novo
bot-setting-width = quantas linhas de jogo seguir ao mesmo tempo
bot-setting-noise = por quantos pontos, no máximo, avalia mal as posições

arena-no-ray = --ray precisa do Ray, que não está instalado: { $python } -m pip install 'projectl[arena]'.
arena-ray-nowhere = --ray precisa do endereço de um cluster, ou local para um próprio.
arena-ray-unreachable = Nenhum cluster Ray responde em { $address }: { $reason }.

warm-compiling = Compilando { $what }, uma única vez: cerca de { $seconds }{ "\u00A0" }s...
warm-compiled = Compilação em { $seconds }{ "\u00A0" }s: { $what }.
warm-rules = as regras
warm-solver = o solucionador
warm-search = a busca dos bots
warm-tree = a busca em árvore dos bots

train-needs-torch = O treino precisa do PyTorch: instale projectl[learn].
train-bundled = { $path } foi gravado ({ $size } MB). Em uma máquina com Python 3.12 e PyTorch: { $command }
train-no-bundle = Não é possível gravar o arquivo compactado: { $why }.

solve-ways = Para preencher: { count-cell }, { count-way } com { count-set } de peças; { $own ->
        [0] nenhuma maneira
        [one] 1 maneira
        [many] { $own } maneiras
       *[other] { $own } maneiras
    } só com as peças à mão.
solve-at-hand = À mão:
solve-fewest =
    { $pieces ->
        [0] Pronto em { count-action }, com { $pieces } peças colocadas; nenhum plano gasta menos.
        [one] Pronto em { count-action }, com { $pieces } peça colocada; nenhum plano gasta menos.
        [many] Pronto em { count-action }, com { $pieces } peças colocadas; nenhum plano gasta menos.
       *[other] Pronto em { count-action }, com { $pieces } peças colocadas; nenhum plano gasta menos.
    }
solve-action = ação { $number }
solve-some-fillings = Soluções com poucas peças, { $shown } de { count-set }:
solve-full = O quebra-cabeça está cheio.
solve-impossible = Nenhum plano o preenche: faltam peças no suprimento e na reserva juntos.
solve-not-found = Nenhum plano foi encontrado dentro do limite da busca; pode haver um.
solve-no-puzzle = O quebra-cabeça { $puzzle } não existe; `projectl puzzles list` mostra os que existem.
solve-no-piece = A peça { $piece } não existe; as peças são { $pieces }.
solve-placed-like = Uma peça no quebra-cabeça se escreve como I2:a3b3, não { $text }.
solve-no-such-cells = { $piece } não tem o formato de { $cells }; as casas são colunas a-e e linhas 1-5, como a3b3.
solve-does-not-fit = { $piece } não pode ficar em { $cells }: sai da área recuada, ou já há outra peça ali (T9).
solve-reserve-like = O que há na reserva se escreve como O1=0, não { $text }.
solve-too-many-left = Aqui a reserva pode ter no máximo { $count } { $piece } (C2).
solve-too-many = A caixa não tem { $asked } { $piece }, só { $count } (C2).
solve-needs-ghost = { $piece } é da expansão Peça Fantasma: acrescente --expansions ghost (C4).

site-not-built = As páginas ainda não foram geradas aqui: python3 dev.py play as gera.
site-other-folder = { $folder } não está vazia e não é um site deste programa: indique outra pasta.
site-written = { $folder } é um site de { $count } arquivos: coloque-os em qualquer hospedagem, em qualquer caminho. Para testar: python3 -m http.server --directory { $folder }
site-ask-first = Antes de publicar, leia NOTICE.txt nessa pasta: o jogo, seu nome e os desenhos dos quebra-cabeças são da Boardcubator, e quem publica as 52 faces pede antes permissão à editora.

serve-database-kind = { $setting } é um arquivo ou postgresql://USER:PASSWORD@HOST/NAME, não “{ $given }”.
serve-no-postgres = { $setting } { $given } precisa de um driver que não está instalado: { $python } -m pip install 'projectl[postgres]'.
serve-database-gone = { $setting } { $given } não pode ser usado: { $reason }.
serve-database-used = { $setting } { $given } já está em uso por outro Project L: pare aquele ou dê outro arquivo a este.
serve-database-damaged = { $setting } { $given } está danificado ({ $reason }): ponha um backup no lugar.
serve-database-large = { $database } é grande: só uma parte foi verificada em busca de danos.
serve-origin = { $setting } é o endereço de uma página, como https://example.org, não “{ $given }”.
serve-proxy = { $setting } é o endereço ou a rede de um proxy, como 10.0.0.1 ou 10.0.0.0/8, não “{ $given }”.
serve-number = { $setting } é um número de { $least } a { $most }, não { $given }.
serve-host = { $setting } está vazio; 127.0.0.1 é só esta máquina, 0.0.0.0 são todas as entradas.
serve-workers-sqlite = { $setting } é { $given }, mas o SQLite serve a um só processo: indique um banco PostgreSQL com --database, ou 1.
serve-bots-few = { $setting } é { $given }, mas cada um dos { $processes } processos precisa de pelo menos um.
serve-port-used = { $setting } { $given } já está em uso em { $host }, talvez por outro Project L: pare aquele ou escolha outra, por exemplo --port { $other } com um --database próprio.
serve-port-refused = { $setting } { $given } não pode ser aberta em { $host }: { $reason }.
serve-open = O Project L está aberto em { $url }
serve-stop = Aperte Ctrl-C para parar; as partidas ficam em { $database }.
serve-stopped = Parado; cada partida continua de onde estava.
serve-died = O servidor parou sozinho: o log acima diz por quê.
puzzles-id = id
puzzles-points = pontos
puzzles-cells = casas
puzzles-reward = recompensa
puzzles-count = quebra-cabeças
puzzles-white = brancos
puzzles-black = pretos
puzzles-all = todos
puzzles-set = { $file }: conjunto { $set } { $version }, soma { $digest }
puzzles-more-problems = { $file }: mais abaixo, { count-more-problem }
puzzles-none = Não existe no jogo o quebra-cabeça { $ids }; `projectl puzzles list` mostra os que existem.
puzzles-none-in = Não existe em { $file } o quebra-cabeça { $ids }; `projectl puzzles list --file` mostra os que existem.
