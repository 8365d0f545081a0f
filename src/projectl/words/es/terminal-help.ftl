help-rules =
    Llena rompecabezas, gana sus puntos y más piezas, y llena otros más grandes.
    Un turno tiene tres acciones, cualesquiera de estas y en cualquier orden:
      take W2           toma un rompecabezas de una fila (máximo 4 sin resolver)
      gain O1           toma una pieza nivel 1
      swap I2 V3        mejora un nivel, o intercambia: mismo nivel o más bajo
      place 1 I2 b2b3   I2 en tu rompecabezas 1: col. a-e, filas 1-5 desde arriba
      master            una vez por turno: 1 place por rompecabezas, luego done
      pass              termina el turno antes de tiempo
    Un rompecabezas lleno da puntos, devuelve sus piezas y da una de recompensa.
    Cuando se acaba el mazo negro, se termina la ronda y se juega una última;
    luego los Toques Finales: coloca piezas (-1 punto cada una) y escribe done.
    Una pieza se nombra por forma y nivel: L4 tiene 4 casillas. Niveles: 1 a 4.
help-commands =
    Además de las jugadas:
      moves [MOVE]      todo lo que puedes hacer; un número de la lista lo juega
      why MOVE          por qué no se permite una jugada
      hint [N]          las mejores jugadas, qué esperar de ellas y por qué
      undo              vuelve a tu última decisión
      save FILE, load FILE
      rules ID|WORD     la regla de un código, como T5, o las que dicen una palabra
      help TOPIC        una jugada, un comando o el código de una regla
      table, news       dibuja otra vez la mesa; cuenta otra vez lo que pasó
      seat N            decide por el jugador N, donde dos pueden decidir
      again, quit       otra partida tras esta; salir, la partida se conserva
    Se puede abreviar mientras quede claro: t W2, o place I2 b2b3.
help-ghost =
    Piezas Fantasma:
      ghost U5 I2+V3    divide una pieza nivel 5, coloca partes si quieres, done
      levelup I2 V3     una mejora instantánea sube una pieza; skip renuncia
help-ambassador =
    Embajador:
      ambassador        como master, una vez por cada rompecabezas M completado
help-options = También en esta partida:
help-deck-top = { "  " }take Wdeck        toma sin verlo el primer rompecabezas de un mazo
help-recycle = { "  " }recycle W         pon una fila debajo de su mazo: under 1, under 2, ...
help-solo =
    Solitario: tras tu turno el oponente toma el rompecabezas más valioso de una
    columna sin trabas y mueve trabas sobre ella. Si tomas de una columna
    bloqueada, una traba pasa a su surtido (X5-X11). Supera sus puntos.
help-line-clear =
    Despejar Líneas: dos jugadores juegan a la vez. El marcador blanco toma de las
    filas de la izquierda (W1-W3, B1-B3), el negro de las de la derecha (W4-W6,
    B4-B6). Cuando ambos terminan, los marcadores pasan: eso fue una tanda.
help-page = Esta es la página { $page } de { $count }; help { $following } continúa.
help-no-page = La ayuda no tiene página { $page }.
help-topic = { $topic }: { $text }. Se escribe así: { $example }

rules-intro = Las reglas por capítulos. projectl rules T5 muestra una regla, projectl rules T un capítulo, projectl rules traba todas las que mencionan una palabra.
rules-none = Ninguna regla menciona { $word }. Capítulos: { $chapters }.
rules-found =
    { $count ->
        [one] { $count } regla menciona { $word }:
        [many] { $count } reglas mencionan { $word }:
       *[other] { $count } reglas mencionan { $word }:
    }
rules-sources = Fuentes
rules-agreed = ningún manual la contradice
rules-ours = lectura nuestra (ninguna fuente lo dice)
rules-options = Opciones
rules-option = { $name }: { $values }
rules-option-value = { $value } en { $editions }
