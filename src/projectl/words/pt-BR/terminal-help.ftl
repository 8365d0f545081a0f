help-rules =
    Preencha quebra-cabeças, ganhe pontos e mais peças, preencha outros maiores.
    Um turno tem três ações, quaisquer destas, em qualquer ordem:
      take W2           pegue um quebra-cabeça de uma linha (até 4 incompletos)
      gain O1           pegue uma peça de nível 1
      swap I2 V3        aprimore um nível, ou troque: mesmo nível ou abaixo
      place 1 I2 b2b3   peça no quebra-cabeça 1: coluna a-e, linha 1-5 de cima
      master            1x por turno: place em cada quebra-cabeça, depois done
      pass              encerre o turno antes da hora
    Um quebra-cabeça cheio dá pontos, as peças de volta e uma de recompensa.
    Quando a pilha preta acaba, a rodada é concluída e joga-se uma rodada final;
    depois, Ajustes Finais: coloque peças (cada uma custa 1 ponto) e digite done.
    O nome da peça é formato e nível: L4 tem 4 casas. Os níveis vão de 1 a 4.
help-commands =
    Além das jogadas:
      moves [MOVE]      tudo o que você pode fazer; um número da lista joga aquilo
      why MOVE          por que uma jogada não é permitida
      hint [N]          as melhores jogadas, o que esperar delas e por quê
      undo              volta à sua última decisão
      save FILE, load FILE
      rules ID|WORD     a regra de um código, como T5, ou todas com uma palavra
      help TOPIC        uma jogada, um comando ou o código de uma regra
      table, news       desenha a mesa de novo; conta de novo o que aconteceu
      seat N            decide pelo jogador N, quando dois podem decidir
      again, quit       outra partida depois desta; sai, e a partida fica guardada
    Jogadas podem ser abreviadas se ficarem claras: t W2, ou place I2 b2b3.
help-ghost =
    Peça Fantasma:
      ghost U5 I2+V3    divida uma peça de nível 5, coloque partes ou não, done
      levelup I2 V3     a Subida de Nível sobe uma peça; skip recusa
help-ambassador =
    Embaixador:
      ambassador        como master, uma vez por quebra-cabeça M que completou
help-options = Também nesta partida:
help-deck-top = { "  " }take Wdeck        pegue o quebra-cabeça desconhecido do topo da pilha
help-recycle = { "  " }recycle W         coloque uma linha embaixo da pilha: under 1, under 2, ...
help-solo =
    Solo: depois do seu turno, o adversário pega o quebra-cabeça mais valioso de
    uma coluna sem bloqueios e move bloqueios para ela. Se você pegar de uma coluna
    bloqueada, um bloqueio vai para o suprimento dele (X5-X11). Faça mais pontos.
help-line-clear =
    Limpar Linhas: duas pessoas jogam ao mesmo tempo. O marcador branco pega das
    linhas da esquerda (W1-W3, B1-B3), o preto das da direita (W4-W6, B4-B6).
    Quando as duas terminam, os marcadores avançam: isso foi uma etapa.
help-page = Esta é a página { $page } de { $count }; help { $following } continua.
help-no-page = A ajuda não tem página { $page }.
help-topic = { $topic }: { $text }. Escreve-se assim: { $example }

rules-intro = As regras por capítulo. projectl rules T5 mostra uma regra, projectl rules T um capítulo, projectl rules bloqueio todas as que citam uma palavra.
rules-none = Nenhuma regra cita { $word }. Capítulos: { $chapters }.
rules-found =
    { $count ->
        [0] { $count } regras citam { $word }:
        [one] { $count } regra cita { $word }:
        [many] { $count } regras citam { $word }:
       *[other] { $count } regras citam { $word }:
    }
rules-sources = Fontes
rules-agreed = nenhum livro de regras discorda
rules-ours = leitura nossa (que nenhuma fonte traz)
rules-options = Opções
rules-option = { $name }: { $values }
rules-option-value = { $value } em { $editions }
