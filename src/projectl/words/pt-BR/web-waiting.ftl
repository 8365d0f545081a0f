waiting-kept = guardado para { $who }
waiting-title =
    { $number ->
        [one] Esperando mais uma pessoa
        [many] Esperando mais { $number } pessoas
       *[other] Esperando mais { $number } pessoas
    }
waiting-title-full = Lá vamos nós...
waiting-come-in = { $host } espera por você
waiting-come-in-about = Ocupe um lugar. A partida começa assim que todos estiverem ocupados.
waiting-about = A partida começa assim que todos os lugares estiverem ocupados. Um sorteio decide quem começa.
waiting-full-about = Todos os lugares estão ocupados; você pode assistir daqui.
waiting-seats = Lugares
waiting-seat = Lugar { $number }
waiting-open = Lugar livre
waiting-sit = Sentar aqui
waiting-stand = Levantar
waiting-you = você
waiting-away = fora
waiting-is-here = está aqui
waiting-share = Convidar pessoas
waiting-share-about = Um link para todos os lugares livres. Ninguém precisa de conta.
waiting-link = Link desta mesa
waiting-copy = Copiar
waiting-copied = Copiado
waiting-send = Enviar
waiting-qr = O link como código QR
waiting-qr-about = ou escaneie com um celular
waiting-start = Começar com bots nos lugares livres
waiting-close = Fechar a mesa
waiting-close-sure = Fechar para todo mundo?
waiting-close-yes = Fechar
waiting-close-no = Manter aberta
waiting-table = Esta mesa
waiting-edition = Edição
waiting-expansions = Expansões
waiting-clock = Relógio
waiting-house = Regras da casa
waiting-watching =
    { $number ->
        [0] { $number } pessoas estão assistindo
        [one] { $number } pessoa está assistindo
        [many] { $number } pessoas estão assistindo
       *[other] { $number } pessoas estão assistindo
    }
waiting-name = Aqui seu nome é { $name }.
waiting-rename = Mudar
waiting-chat = Chat
waiting-chat-none = Diga oi.
waiting-chat-say = Mensagem
waiting-chat-send = Enviar
waiting-listed = Visível no lobby
waiting-private = Privada: só com o link
