told-take = toma { $puzzle } de { $source }
told-take-briefly = toma { $puzzle }
told-draw = toma { $puzzle } del mazo { deck-colour }
told-gain = toma { $piece }
told-swap =
    { $goes ->
        [up] mejora { $given } a { $taken }
       *[across] intercambia { $given } por { $taken }
    }
told-place = coloca { $piece } en { $cells } de { $puzzle }
told-place-briefly = coloca { $piece } en { $puzzle }
told-master = comienza una Acción Maestra
told-master-briefly = usa la Acción Maestra
told-ambassador = usa la Acción de Embajador de { $puzzle }
told-ambassador-noted = usa una Acción de Embajador
told-ghost = divide { $piece } en { $parts }
told-complete = completa { $puzzle } y suma { count-point }
told-reward = recibe { $piece } como recompensa
told-no-reward = no recibe recompensa por { $puzzle }: no queda ninguna en la reserva
told-m = obtiene una Acción de Embajador
told-skip = renuncia a la mejora instantánea
told-levelup = sube { $given } a { $taken }
told-recycle =
    { $deck ->
        [W] recicla la fila blanca
        [B] recicla la fila negra
       *[G] recicla la fila de rompecabezas
    }
told-under = pone { $puzzle } debajo del mazo { deck-colour }
told-pass = termina el turno
told-done = termina la { action-name }
told-touches =
    { $pieces ->
        [one] termina los Toques Finales con { $pieces } pieza colocada
        [many] termina los Toques Finales con { $pieces } piezas colocadas
       *[other] termina los Toques Finales con { $pieces } piezas colocadas
    }
told-win-by =
    { $lead ->
        [one] gana por { $lead } punto
        [many] gana por { $lead } puntos
       *[other] gana por { $lead } puntos
    }
told-win-tie = gana el desempate

told-you-take = tomas { $puzzle } de { $source }
told-you-take-briefly = tomas { $puzzle }
told-you-draw = tomas { $puzzle } del mazo { deck-colour }
told-you-gain = tomas { $piece }
told-you-swap =
    { $goes ->
        [up] mejoras { $given } a { $taken }
       *[across] intercambias { $given } por { $taken }
    }
told-you-place = colocas { $piece } en { $cells } de { $puzzle }
told-you-place-briefly = colocas { $piece } en { $puzzle }
told-you-master = comienzas una Acción Maestra
told-you-master-briefly = usas la Acción Maestra
told-you-ambassador = usas la Acción de Embajador de { $puzzle }
told-you-ambassador-noted = usas una Acción de Embajador
told-you-ghost = divides { $piece } en { $parts }
told-you-complete = completas { $puzzle } y sumas { count-point }
told-you-reward = recibes { $piece } como recompensa
told-you-no-reward = no recibes recompensa por { $puzzle }: no queda ninguna en la reserva
told-you-m = obtienes una Acción de Embajador
told-you-skip = renuncias a la mejora instantánea
told-you-levelup = subes { $given } a { $taken }
told-you-recycle =
    { $deck ->
        [W] reciclas la fila blanca
        [B] reciclas la fila negra
       *[G] reciclas la fila de rompecabezas
    }
told-you-under = pones { $puzzle } debajo del mazo { deck-colour }
told-you-pass = terminas el turno
told-you-done = terminas la { action-name }
told-you-touches =
    { $pieces ->
        [one] terminas los Toques Finales con { $pieces } pieza colocada
        [many] terminas los Toques Finales con { $pieces } piezas colocadas
       *[other] terminas los Toques Finales con { $pieces } piezas colocadas
    }
told-you-win-by =
    { $lead ->
        [one] ganas por { $lead } punto
        [many] ganas por { $lead } puntos
       *[other] ganas por { $lead } puntos
    }
told-you-win-tie = ganas el desempate
