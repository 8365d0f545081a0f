mode-standard = Padrão
mode-standard-about = De dois a seis lugares, um turno após o outro.
mode-solo = Solo
mode-solo-about = Você contra um adversário automático e seus bloqueios.
mode-line-clear = Limpar Linhas
mode-line-clear-about = De quatro a seis lugares; duas pessoas jogam ao mesmo tempo.

difficulty-standard = Padrão
difficulty-standard-about = O adversário começa com 6 bloqueios no suprimento.
difficulty-challenging = Desafiadora
difficulty-challenging-about = O adversário começa com 3 bloqueios no suprimento.
difficulty-unbeatable = Imbatível
difficulty-unbeatable-about = O adversário começa sem bloqueios: poucas colunas chegam a ser bloqueadas.

edition-kickstarter = Kickstarter
edition-kickstarter-about = 15 peças de cada formato; de um a cinco lugares, seis com Peça Fantasma.
edition-retail = Varejo
edition-retail-about = 10 peças de cada formato, de um a quatro lugares; os bloqueios do solo são só marcadores.
edition-translated = Traduzida
edition-translated-about = A troca desce só um nível; aprimorar pula no máximo um nível vazio.
edition-revised = Revisada
edition-revised-about = As três ações são obrigatórias; dá para reciclar linhas e pegar das pilhas; quebra-cabeças incompletos custam pontos.

expansion-ghost = Peça Fantasma
expansion-ghost-about = 24 quebra-cabeças criados por nós, peças de nível 5, Subida de Nível.
expansion-ambassador = Pacote Embaixador
expansion-ambassador-about = 3 quebra-cabeças criados por nós, cada um com mais uma Ação de Mestre.

bot-name-random = Aleatório
bot-name-greedy = Guloso
bot-name-planner = Planejador
bot-name-mcts = Buscador
bot-name-novice = Novato
bot-name-casual = Casual
bot-name-steady = Constante
bot-name-skilled = Habilidoso
bot-name-expert = Especialista
bot-name-champion = Campeão

bot-about-random = Um tipo de jogada ao acaso e depois qualquer uma desse tipo.
bot-about-greedy = Olha uma decisão à frente e escolhe o que mais lhe agrada.
bot-about-planner = Planeja todo o turno antes de começar.
bot-about-mcts = Explora uma árvore de turnos, os seus e os de todos.
bot-about-novice = Para uma primeira partida: olha um passo à frente e às vezes erra.
bot-about-casual = Para uma noite em família: pensa no próprio turno e em pouco mais.
bot-about-steady = Planeja o próprio turno até o fim e às vezes erra um pouco.
bot-about-skilled = Planeja bem cada turno e fica de olho no fim da partida.
bot-about-expert = Considera o seu próximo turno e o dele em seguida.
bot-about-champion = O mais forte: aprendeu jogando contra si mesmo quanto vale cada posição.
bot-about-strength = Força { $level } de 6, classificação { $rating }
