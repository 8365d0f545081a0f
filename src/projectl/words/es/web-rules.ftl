howto-title = Cómo se juega
howto-about = Todo el juego en seis pasos.
howto-goal = Llena rompecabezas, suma puntos
howto-goal-about = Cada rompecabezas tiene un área hundida. Llénala con piezas y sus puntos son tuyos; gana quien tenga más.
howto-start = Lo que hay en la mesa
howto-start-about = Comienzas con dos piezas pequeñas. Los rompecabezas blancos son pequeños y rápidos; los negros, grandes y más valiosos.
howto-turn = Tu turno: tres acciones
howto-turn-about = En cualquier orden, y la misma otra vez si quieres.
howto-take-about = Un rompecabezas de una fila. Puedes tener cuatro sin resolver a la vez.
howto-gain-about = Una pieza de una casilla, de la reserva.
howto-swap-about = Una pieza por otra del siguiente nivel, con una casilla más; o intercámbiala por otra de su nivel o más bajo.
howto-place-about = Una pieza en un rompecabezas tuyo, girada o volteada como quieras. Ahí se queda hasta que esté lleno.
howto-master-about = Hasta una pieza en cada uno de tus rompecabezas, todo en una acción. Una vez por turno.
howto-done = Un rompecabezas lleno te recompensa
howto-done-about = Sus piezas vuelven a ti, con la recompensa de su esquina superior derecha. Te quedas con sus puntos.
howto-end = El mazo negro pone fin a la partida
howto-end-about = Cuando sale el último rompecabezas, se termina la ronda. Luego viene la última ronda.
howto-touches = Toques Finales
howto-touches-about = Aún puedes colocar piezas para completar rompecabezas. Cada una cuesta un punto, y no hay recompensa.
howto-try = Jugar una primera partida
howto-more = El solitario, Despejar Líneas, las expansiones y otras ediciones cambian algunas cosas. Todas las reglas completas están abajo.

rulepage-title = Reglas
rulepage-intro = El texto de reglas con el que juega este programa, en nuestras palabras. Cada regla tiene un código; los rechazos, las pistas y el historial lo nombran.
rulepage-search = Buscar en las reglas
rulepage-search-about = Una palabra, o un código como T5
rulepage-clear = Borrar la búsqueda
rulepage-contents = Contenido
rulepage-found =
    { $number ->
        [one] { $number } regla
        [many] { $number } reglas
       *[other] { $number } reglas
    }
rulepage-none = Ninguna regla dice “{ $words }”.
rulepage-none-about = Prueba una palabra más corta, o el código de una regla.
rulepage-link = Enlace a la regla { $id }
rulepage-reference = Todas las reglas, una por una
rulepage-changes = Depende de:
rulepage-own = El manual en español dice otra cosa. La opción para jugarlo así: { $option }, { $value }.
rulepage-editions = Lo que hacen las ediciones
rulepage-editions-about = Una edición es un paquete de opciones, y cada opción se puede ajustar por separado. Lo que difiere de la primera edición está marcado.
rulepage-option = Opción
rulepage-yes = Sí
rulepage-no = No
rulepage-sources = De dónde viene
rulepage-sources-about = Las marcas entre paréntesis nombran los manuales que lo dicen. Donde se contradicen, decide la edición; “lectura nuestra” es una que no da ningún manual.
rulepage-source-revised = el manual revisado 2.5 de la editorial, 2023
rulepage-differs = difiere
