waiting-kept = reservado para { $who }
waiting-title =
    { $number ->
        [one] Falta una persona
        [many] Faltan { $number } personas
       *[other] Faltan { $number } personas
    }
waiting-title-full = Allá vamos...
waiting-come-in = { $host } te espera
waiting-come-in-about = Toma un asiento. La partida comienza en cuanto se ocupan todos.
waiting-about = La partida comienza en cuanto se ocupan todos los asientos. Entonces se echa a suertes quién comienza.
waiting-full-about = Todos los asientos están ocupados; puedes observar desde aquí.
waiting-seats = Asientos
waiting-seat = Asiento { $number }
waiting-open = Asiento libre
waiting-sit = Sentarse
waiting-stand = Levantarse
waiting-you = tú
waiting-away = ausente
waiting-is-here = está aquí
waiting-share = Invitar gente
waiting-share-about = Un enlace para todos los asientos libres. Nadie necesita cuenta.
waiting-link = Enlace de esta mesa
waiting-copy = Copiar
waiting-copied = Copiado
waiting-send = Enviar
waiting-qr = El enlace como código QR
waiting-qr-about = o escanéalo con un teléfono
waiting-start = Comenzar con bots en los asientos libres
waiting-close = Cerrar la mesa
waiting-close-sure = ¿Cerrarla para todos?
waiting-close-yes = Cerrarla
waiting-close-no = Dejarla abierta
waiting-table = Esta mesa
waiting-edition = Edición
waiting-expansions = Expansiones
waiting-clock = Reloj
waiting-house = Reglas de la casa
waiting-watching =
    { $number ->
        [one] { $number } persona observa
        [many] { $number } personas observan
       *[other] { $number } personas observan
    }
waiting-name = Aquí te llamas { $name }.
waiting-rename = Cambiar
waiting-chat = Chat
waiting-chat-none = Saluda.
waiting-chat-say = Mensaje
waiting-chat-send = Enviar
waiting-listed = Anunciada en la sala de espera
waiting-private = Privada: solo con el enlace
