learn-title = Aprender a jogar
learn-lead = Em uma mesa de verdade, com as próprias mãos, em dez minutos.
learn-begin = Começar
learn-go-on = Continuar
learn-again = Mais uma vez
learn-leave = Sair
learn-more = O que mais existe
learn-step = Passo { $at } de { $of }
learn-base = O jogo
learn-base-about = Nove ideias, do primeiro quebra-cabeça aos Ajustes Finais.
learn-game = A primeira partida
learn-game-about = Contra o novato. O treinador só fala quando há algo novo.
learn-aside =
    { $did ->
        [take] Pegar um quebra-cabeça é permitido,
        [gain] Pegar uma peça é permitido,
        [swap] Você pode entregar essa peça,
        [place] A peça pode ficar ali,
       *[else] Isso é permitido,
    } { $needs ->
        [take] mas este passo pede o quebra-cabeça em destaque.
        [gain] mas este passo pede uma peça nova da reserva.
        [swap] mas este passo pede o aprimoramento ou a troca que indica.
        [place] mas este passo pede a peça em destaque em um quebra-cabeça em destaque.
        [end] mas este passo pede o botão grande.
        [read] mas este passo é para ler primeiro.
       *[else] mas este passo pede o que está em destaque.
    } Foi desfeito.
learn-turn-over =
    Encerre seu turno.
    Toque no botão grande.
learn-done =
    É só isso.
    O resto está nas regras.
learn-base-done =
    Você conhece o jogo.
    Agora jogue a primeira partida. O treinador só fala quando há algo novo.
learn-base-take =
    Pegue este quebra-cabeça.
    Ele vale um ponto. Toque nele e depois toque de novo.
learn-base-gain =
    Pegue uma peça.
    Suas duas peças preenchem três das quatro casas do quebra-cabeça. Assim você ganha outra O1.
learn-base-place =
    Coloque I2 no quebra-cabeça.
    Arraste até lá. Ou toque na peça, depois em uma casa, depois no botão grande.
learn-base-turn =
    Um turno tem três ações.
    Cada ação apaga uma luz, e as três já estão apagadas. Encerre seu turno, e o outro joga.
learn-base-again =
    Agora uma O1.
    Um novo turno, três novas ações. O que está colocado fica até o quebra-cabeça encher.
learn-base-complete =
    E a última casa.
    Então o quebra-cabeça está cheio e recompensa você.
learn-base-home =
    Um ponto, e todas as peças de volta.
    Com elas veio I2 como recompensa. Cada quebra-cabeça mostra a sua no canto superior direito.
learn-base-reward =
    Preencha este pela recompensa.
    Ele não vale pontos, mas o canto mostra V3.
learn-base-rewarded =
    Coloque logo a recompensa.
    V3 preenche seu outro quebra-cabeça.
learn-base-upgrade =
    Aprimore I2 para I3.
    Aprimorar leva ao próximo nível, com uma casa a mais.
learn-base-upgraded =
    Coloque I3.
    Ela preenche sozinha este quebra-cabeça. A recompensa é outra I3.
learn-base-exchange =
    Troque I3 por V3.
    A mesma ação também dá outra forma do mesmo nível, ou de um mais baixo.
learn-base-master =
    Comece a Ação de Mestre.
    Uma vez por turno, uma ação coloca uma peça em cada quebra-cabeça seu.
learn-base-each =
    Uma peça em cada quebra-cabeça.
    Em qualquer ordem. O que está cheio espera o fim da ação.
learn-base-mastered =
    Encerre a Ação de Mestre.
    Agora os três quebra-cabeças são completados de uma vez.
learn-base-black =
    Pegue este quebra-cabeça preto.
    Os pretos são maiores e valem mais. Na pilha deles resta um.
learn-base-last =
    A pilha preta está vazia.
    O fim se aproxima: a rodada é concluída, e depois vem a rodada final.
learn-base-touch =
    Ajustes Finais: coloque I2.
    Agora cada peça custa um ponto, e este quebra-cabeça dá três.
learn-base-touched =
    Pare aqui.
    O1 custaria um ponto e não completaria nada. Quem tiver mais pontos vence.
learn-solo-take =
    Pegue este quebra-cabeça.
    Você também pode pegar de uma coluna bloqueada. Um dos bloqueios dela vai para o adversário.
learn-solo-turn =
    Encerre seu turno.
    Depois o adversário pega um quebra-cabeça, sempre pelas mesmas regras.
learn-solo-opponent =
    Assim joga o adversário.
    Ele pega de uma coluna livre o quebra-cabeça de mais pontos e coloca sobre essa coluna todos os seus bloqueios.
learn-line-clear-take =
    Pegue um quebra-cabeça à esquerda.
    O marcador branco está com você, e com ele as linhas da esquerda. O preto joga ao mesmo tempo à direita.
learn-line-clear-turn =
    Encerre seu turno.
    O outro marcador não precisa esperar você.
learn-line-clear-markers =
    Os marcadores avançaram.
    Quando os dois turnos terminam, cada um passa ao lugar seguinte.
learn-ghost-break =
    Divida P5 em I2 e V3.
    A Ação da Peça Fantasma dá peças menores que juntas têm a mesma forma.
learn-ghost-parts =
    Coloque as duas partes.
    Uma em cada quebra-cabeça. Isso faz parte da mesma ação.
learn-ghost-broken =
    Encerre a ação.
    Uma ação completa dois quebra-cabeças.
learn-ghost-arrow =
    Complete este quebra-cabeça.
    A seta no canto é uma Subida de Nível.
learn-ghost-raise =
    Suba o nível de T4.
    Uma Subida de Nível chega ao nível 5, a ação de aprimorar nunca.
learn-ambassador-mark =
    Complete este quebra-cabeça.
    A recompensa não é uma peça, mas uma Ação do Embaixador.
learn-ambassador-action =
    Comece a Ação do Embaixador.
    Ela funciona como a Ação de Mestre, e não a gasta.
learn-ambassador-each =
    Uma peça em cada quebra-cabeça.
    Em qualquer ordem.
learn-ambassador-ended =
    Encerre a ação.
    Cada quebra-cabeça desses dá a ação uma vez.
learn-revised-draw =
    Pegue da pilha preta.
    Você também pode pegar o quebra-cabeça do topo de uma pilha, sem ver.
learn-revised-recycle =
    Recicle a linha branca.
    Os quebra-cabeças vão para baixo da pilha na sua ordem, e vêm outros.
learn-revised-cost =
    O que fica incompleto custa.
    No fim você perde os pontos de quebra-cabeças como este. E precisa fazer as três ações, se puder.
learn-first-start =
    Seu primeiro turno.
    Pegue quebra-cabeças que suas peças logo preencham. Tudo pode ser desfeito.
learn-first-others =
    O novato jogou.
    O que mudou está marcado na mesa.
learn-first-none =
    Agora nenhuma peça se encaixa.
    Pegue uma, ou aprimore uma.
learn-first-four =
    Quatro quebra-cabeças é o máximo.
    Complete um antes de pegar outro.
learn-first-choice =
    Escolha sua recompensa.
    Essa forma acabou na reserva, então você recebe outra.
learn-first-final =
    O fim está perto.
    A pilha preta está vazia: esta rodada e depois a rodada final.
learn-first-touches =
    Ajustes Finais.
    Complete o que rende mais do que custa e depois pare.
