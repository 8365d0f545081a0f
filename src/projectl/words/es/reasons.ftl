reason-only = No hay otra jugada.
reason-complete = Completa { $puzzle } en este turno y suma { count-point }.
reason-complete-piece = Completa { $puzzle } en este turno y suma { count-point }, con { $piece } como recompensa.
reason-complete-raise = Completa { $puzzle } en este turno, suma { count-point } y sube { $given } a { $taken }.
reason-complete-m = Completa { $puzzle } en este turno, suma { count-point } y da una Acción de Embajador.
reason-complete-pointless = Completa { $puzzle } en este turno.
reason-complete-pointless-piece = Completa { $puzzle } en este turno, con { $piece } como recompensa.
reason-complete-pointless-raise = Completa { $puzzle } en este turno y sube { $given } a { $taken }.
reason-complete-pointless-m = Completa { $puzzle } en este turno y da una Acción de Embajador.
reason-touches = Completa { $puzzle } con { count-touch } y suma { count-point }.
reason-touches-saving = Completa { $puzzle } con { count-touch } y suma { count-point }; sin resolver restaría lo mismo.
reason-touches-paid = { $puzzle } ya está lleno y suma { count-point }.
reason-later-touches-paid = { $puzzle } ya está lleno y suma { count-point }.
reason-later-touches = Después, los Toques Finales completan { $puzzle } con { count-touch } y suman { count-point }.
reason-later-touches-saving = Después, los Toques Finales completan { $puzzle } con { count-touch } y suman { count-point }; sin resolver restaría lo mismo.
reason-total = Eso da { count-point } en total, ya restado el costo de los toques.
reason-no-touches = Ningún rompecabezas vale lo que costarían sus toques.
reason-end = Lleva a la última ronda.
reason-take = Toma { $puzzle }.
reason-take-needs = Toma { $puzzle }, que después necesita { count-more-action }.
reason-take-done = Toma { $puzzle }.
reason-draw = Toma un rompecabezas sin ver del mazo { deck-colour }.
reason-near = Avanza con { $puzzle }.
reason-near-needs = Después { $puzzle } necesita { count-more-action }.
reason-near-done = Después { $puzzle } queda completo.
reason-gain = Toma { $taken }.
reason-gain-for = Toma { $taken }, que { $puzzle } necesita.
reason-gain-on = Toma { $first } y la mejora a { $taken }.
reason-gain-on-for = Toma { $first } y la mejora a { $taken }, que { $puzzle } necesita.
reason-swap =
    { $goes ->
        [up] Mejora { $given } a { $taken }.
       *[across] Intercambia { $given } por { $taken }.
    }
reason-swap-for =
    { $goes ->
        [up] Mejora { $given } a { $taken }, que { $puzzle } necesita.
       *[across] Intercambia { $given } por { $taken }, que { $puzzle } necesita.
    }
reason-swap-on =
    { $goes ->
        [up] Mejora { $given } a { $taken } en { count-swap }.
       *[across] Intercambia { $given } por { $taken } en { count-swap }.
    }
reason-swap-on-for =
    { $goes ->
        [up] En { count-swap } mejora { $given } a { $taken }, que { $puzzle } necesita.
       *[across] En { count-swap } intercambia { $given } por { $taken }, que { $puzzle } necesita.
    }
reason-levelup = Sube { $given } a { $taken }.
reason-levelup-for = Sube { $given } a { $taken }, que { $puzzle } necesita.
reason-reward = Toma { $taken } como recompensa.
reason-reward-for = Toma como recompensa { $taken }, que { $puzzle } necesita.
reason-master = Coloca piezas en { count-puzzle } con una Acción Maestra.
reason-ambassador = Coloca piezas en { count-puzzle } con una Acción de Embajador.
reason-ghost = Divide { $piece } en { $parts }.
reason-recycle =
    { $deck ->
        [W] Recicla la fila blanca: los nuevos rompecabezas pueden ser mejores.
        [B] Recicla la fila negra: los nuevos rompecabezas pueden ser mejores.
       *[G] Recicla la fila de rompecabezas: los nuevos pueden ser mejores.
    }
reason-under = Pone ahora { $puzzle } debajo del mazo { deck-colour }.
reason-skip = Deja las piezas como están.
reason-done = Termina aquí la acción.
reason-pass = Nada más vale la pena en este turno.
