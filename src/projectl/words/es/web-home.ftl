home-name = Proyecto L
home-description = { home-name } en tu navegador: encaja piezas en rompecabezas, a solas, contra bots o con amigos.
home-to-home = Proyecto L, al inicio
home-skip = Al contenido
home-pages = Páginas
home-menu = Menú
home-rules = Reglas
home-replays = Mis partidas
home-lobby-nav = Sala de espera
home-settings = Configuración
home-language = Idioma
home-to-light = Mesa clara
home-to-dark = Mesa oscura
home-fair = Los bots solo ven lo que tú ves. Sin anuncios, sin rastreadores, sin necesidad de cuenta.
home-free = Software libre con licencia MIT
home-credit = Proyecto L es un juego de Boardcubator, que no participa en esto.
home-title-one = Cada pieza
home-title-two = tiene su lugar.
home-lead = Proyecto L en tu navegador, de una a seis personas y bots. No hace falta cuenta.
home-play-now = Jugar ahora
home-against = Contra { $bot }
home-learn = Aprender las reglas
home-opening = Se prepara la mesa...
home-ways = Maneras de jugar
home-bot = Jugar contra un bot
home-bot-about = Los bots solo ven lo que tú ves.
home-bots = En la mesa
home-bots-count =
    { $number ->
        [one] { $number } bot
        [many] { $number } bots
       *[other] { $number } bots
    }
home-solo = Solitario
home-solo-about = Supera en ingenio al oponente y sus trabas.
home-hot-seat = En el mismo dispositivo
home-hot-seat-about = Una pantalla que pasa de mano en mano.
home-people = ¿Cuántas personas?
home-people-count =
    { $number ->
        [one] { $number } persona
        [many] { $number } personas
       *[other] { $number } personas
    }
home-people-with = { home-people-count }, con { $expansions }
home-friends = Con amigos
home-friends-about = Envía un enlace. Nadie necesita cuenta.
home-make = Abrir una mesa
home-lobby = Sala de espera
home-lobby-none = Nadie espera en este momento.
home-lobby-count =
    { $number ->
        [one] { $number } mesa espera gente.
        [many] { $number } mesas esperan gente.
       *[other] { $number } mesas esperan gente.
    }
home-lobby-about = Siéntate con quien esté ahí.
home-look-in = Ver mesas
home-go-on = Seguir jugando
home-replay = Repeticiones
home-replay-about = Repasa una partida, jugada por jugada.
home-all-games = Mis partidas
home-open-file = Abrir un registro
home-offline = También se juega sin conexión.
home-install = Instalar

daily-title = Reto del día
daily-points = Más puntos en este turno
daily-both = Llena ambos con menos acciones
daily-touches = Toques Finales: el mejor final
daily-row =
    { $days ->
        [one] { $days } día seguido
        [many] { $days } días seguidos
       *[other] { $days } días seguidos
    }
web-home = Inicio
web-again = Reintentar
web-close = Cerrar
web-lost = Se perdió la conexión: quizá no se hizo. Vuelve a mirar en un momento.
web-nothing-here = No hay nada en esta dirección.
web-nothing-about = Quizá le falte una letra al enlace. No se perdió nada tuyo.
web-nothing-home = A la página de inicio
web-seat-open = Asiento libre
web-log-undo = deshace la última decisión
web-log-undo-you = deshaces la última decisión

new-rule = Regla { $rule }
settings-name = Tu nombre
settings-name-about = Lo que los demás ven en la mesa.
settings-save = Guardar
settings-saved = Guardado.
games-your-turn = Tu turno
games-their-turn = Juegan otros
games-waiting = Espera gente
games-ago = { $when }
games-too-big = Eso no es un registro: tiene más de 256 kB.
games-unreadable = Ese archivo no se puede leer como texto.
replay-copied = Copiado
replay-pile = Mazo de puntos de victoria
replay-round = Ronda { $round }
replay-beat = Tanda { $round }
replay-seed = Semilla { $seed }
replay-copy-seed = Copiar la semilla
new-mode = Modo
lobby-clock = { $minutes }{ "\u00A0" }min + { $seconds }{ "\u00A0" }s
lobby-no-clock = sin reloj

error-no-server = Esto necesita un servidor, y el sitio de donde viene esta página no tiene ninguno. Aun así puedes jugar aquí: contra bots, en solitario o alrededor de esta pantalla.
error-offline = El servidor no responde. Inténtalo de nuevo en un momento.
error-not-copied = El navegador no quiso copiar; el enlace está seleccionado, cópialo a mano.

here-title = Partidas en este dispositivo
here-about = Las partidas sin personas de otro lugar se juegan en esta página. Se conservan en este navegador y dispositivo, igual que tu configuración; ningún servidor las tiene. Quien borra los datos del navegador también las borra: un archivo las conserva.
here-none-kept = Este navegador no conserva nada para esta página.
here-games =
    { $number ->
        [one] Aquí se conserva { $number } partida.
        [many] Aquí se conservan { $number } partidas.
       *[other] Aquí se conservan { $number } partidas.
    }
here-export = Guardar todo en un archivo
here-import = Cargar un archivo
here-file-name = projectl-games.json
here-no-file = Eso no es un archivo de partidas guardadas, o es de una versión más nueva.
here-brought =
    { $number ->
        [one] Se cargó { $number } partida, con la configuración.
        [many] Se cargaron { $number } partidas, con la configuración.
       *[other] Se cargaron { $number } partidas, con la configuración.
    }
here-not-brought =
    { $number ->
        [one] { $number } partida del archivo no se puede jugar aquí.
        [many] { $number } partidas del archivo no se pueden jugar aquí.
       *[other] { $number } partidas del archivo no se pueden jugar aquí.
    }
here-delete = Borrar todas las partidas de este dispositivo
here-delete-about = Se pierden para siempre, también las que están en curso. Tu configuración se queda.
here-delete-do = Borrar todo
here-deleted = Aquí ya no se conserva nada.
here-played = En este dispositivo
here-take-backs = Con deshacer
here-no-such-game = Esta partida no está en este navegador.
here-elsewhere = Esta partida se está jugando en otra pestaña.
here-invite = Invitar a alguien
here-invite-for = Invitar a alguien en lugar de { $who }
here-moved = Esta partida sigue en un servidor, donde otros pueden unirse.
here-moved-go = Seguir jugando
here-line = línea { $line }: { $why }
here-take-over = Jugarla aquí
here-unkept = Este navegador no puede conservar más: la partida dura mientras esta página esté abierta.
here-without-bots = Los bots no han llegado: la partida sigue en cuanto se puedan cargar.
here-saved-newer = Esta partida la guardó una versión más nueva de esta página. Recarga la página para seguirla.
here-saved-otherwise = Esta partida la guardó una versión con otras reglas y no puede seguir aquí.
here-broken = Algo falló por dentro y se corrigió: la partida está como estaba. Inténtalo de nuevo.
