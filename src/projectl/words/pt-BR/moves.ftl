told-take = pega { $puzzle } de { $source }
told-take-briefly = pega { $puzzle }
told-draw = pega { $puzzle } da pilha { deck-colour }
told-gain = pega { $piece }
told-swap =
    { $goes ->
        [up] aprimora { $given } para { $taken }
       *[across] troca { $given } por { $taken }
    }
told-place = coloca { $piece } em { $puzzle }, casas { $cells }
told-place-briefly = coloca { $piece } em { $puzzle }
told-master = começa uma Ação de Mestre
told-master-briefly = usa a Ação de Mestre
told-ambassador = usa a Ação do Embaixador de { $puzzle }
told-ambassador-noted = usa uma Ação do Embaixador
told-ghost = divide { $piece } em { $parts }
told-complete = completa { $puzzle }, valendo { count-point }
told-reward = recebe { $piece } como recompensa
told-no-reward = não recebe recompensa por { $puzzle }: a reserva não tem o que dar
told-m = ganha uma Ação do Embaixador
told-skip = recusa a Subida de Nível
told-levelup = sobe { $given } para { $taken }
told-recycle = recicla a linha { deck-colour }
told-under = coloca { $puzzle } embaixo da pilha { deck-colour }
told-pass = encerra o turno
told-done = encerra a { action-name }
told-touches =
    { $pieces ->
        [0] encerra os Ajustes Finais com { $pieces } peças colocadas
        [one] encerra os Ajustes Finais com { $pieces } peça colocada
        [many] encerra os Ajustes Finais com { $pieces } peças colocadas
       *[other] encerra os Ajustes Finais com { $pieces } peças colocadas
    }
told-win-by =
    { $lead ->
        [0] vence por { $lead } pontos
        [one] vence por { $lead } ponto
        [many] vence por { $lead } pontos
       *[other] vence por { $lead } pontos
    }
told-win-tie = vence no desempate

told-you-take = pega { $puzzle } de { $source }
told-you-take-briefly = pega { $puzzle }
told-you-draw = pega { $puzzle } da pilha { deck-colour }
told-you-gain = pega { $piece }
told-you-swap =
    { $goes ->
        [up] aprimora { $given } para { $taken }
       *[across] troca { $given } por { $taken }
    }
told-you-place = coloca { $piece } em { $puzzle }, casas { $cells }
told-you-place-briefly = coloca { $piece } em { $puzzle }
told-you-master = começa uma Ação de Mestre
told-you-master-briefly = usa a Ação de Mestre
told-you-ambassador = usa a Ação do Embaixador de { $puzzle }
told-you-ambassador-noted = usa uma Ação do Embaixador
told-you-ghost = divide { $piece } em { $parts }
told-you-complete = completa { $puzzle }, valendo { count-point }
told-you-reward = recebe { $piece } como recompensa
told-you-no-reward = não recebe recompensa por { $puzzle }: a reserva não tem o que dar
told-you-m = ganha uma Ação do Embaixador
told-you-skip = recusa a Subida de Nível
told-you-levelup = sobe { $given } para { $taken }
told-you-recycle = recicla a linha { deck-colour }
told-you-under = coloca { $puzzle } embaixo da pilha { deck-colour }
told-you-pass = encerra o turno
told-you-done = encerra a { action-name }
told-you-touches =
    { $pieces ->
        [0] encerra os Ajustes Finais com { $pieces } peças colocadas
        [one] encerra os Ajustes Finais com { $pieces } peça colocada
        [many] encerra os Ajustes Finais com { $pieces } peças colocadas
       *[other] encerra os Ajustes Finais com { $pieces } peças colocadas
    }
told-you-win-by =
    { $lead ->
        [0] vence por { $lead } pontos
        [one] vence por { $lead } ponto
        [many] vence por { $lead } pontos
       *[other] vence por { $lead } pontos
    }
told-you-win-tie = vence no desempate
