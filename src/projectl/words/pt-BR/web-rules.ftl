howto-title = Como jogar
howto-about = O jogo inteiro em seis passos.
howto-goal = Preencha quebra-cabeças, faça pontos
howto-goal-about = Todo quebra-cabeça tem uma área recuada. Preencha-a com peças e os pontos são seus; quem fizer mais pontos vence.
howto-start = O que há na mesa
howto-start-about = Você começa com duas peças pequenas. Os quebra-cabeças brancos são pequenos e rápidos; os pretos, grandes e mais valiosos.
howto-turn = Seu turno: três ações
howto-turn-about = Em qualquer ordem, e a mesma de novo se quiser.
howto-take-about = Um quebra-cabeça de uma linha. Até quatro podem estar incompletos ao mesmo tempo.
howto-gain-about = Uma peça de uma casa, da reserva.
howto-swap-about = Uma peça para o próximo nível, com uma casa a mais; ou troque por outra do mesmo nível ou abaixo.
howto-place-about = Uma peça em um quebra-cabeça seu, rotacionada ou virada como quiser. Ela fica lá até ele estar cheio.
howto-master-about = No máximo uma peça em cada um dos seus quebra-cabeças, tudo em uma ação. Uma vez por turno.
howto-done = Um quebra-cabeça cheio compensa
howto-done-about = As peças voltam para você, com a recompensa do canto superior direito. Os pontos ficam com você.
howto-end = A pilha preta encerra a partida
howto-end-about = Quando o último quebra-cabeça sai dela, a rodada é concluída. Depois vem a rodada final.
howto-touches = Ajustes Finais
howto-touches-about = Agora você ainda pode colocar peças para completar quebra-cabeças. Cada uma custa um ponto, e não há recompensa.
howto-try = Jogar a primeira partida
howto-more = Solo, Limpar Linhas, expansões e outras edições mudam algumas coisas. Todas as regras estão completas abaixo.

rulepage-title = Regras
rulepage-intro = O texto de regras que este programa segue, em nossas palavras. Cada regra tem um código; recusas, dicas e o histórico o citam.
rulepage-search = Buscar nas regras
rulepage-search-about = Uma palavra, ou um código como T5
rulepage-clear = Limpar a busca
rulepage-contents = Sumário
rulepage-found =
    { $number ->
        [0] { $number } regras
        [one] { $number } regra
        [many] { $number } regras
       *[other] { $number } regras
    }
rulepage-none = Nenhuma regra diz “{ $words }”.
rulepage-none-about = Tente uma palavra mais curta ou o código de uma regra.
rulepage-link = Link para a regra { $id }
rulepage-reference = Todas as regras, uma a uma
rulepage-changes = Alterada por:
rulepage-own = O livro de regras em português diz outra coisa. A opção para jogar assim: { $option }, { $value }.
rulepage-editions = O que as edições mudam
rulepage-editions-about = Uma edição é um pacote de opções, e cada opção pode ser definida separadamente. O que difere da primeira edição está marcado.
rulepage-option = Opção
rulepage-yes = Sim
rulepage-no = Não
rulepage-sources = De onde vem
rulepage-sources-about = As siglas entre parênteses indicam os livros de regras que dizem isso. Onde eles discordam, a edição decide; “leitura nossa” é uma leitura que nenhum livro de regras traz.
rulepage-source-revised = o livro de regras revisado 2.5 da editora, 2023
rulepage-differs = difere
