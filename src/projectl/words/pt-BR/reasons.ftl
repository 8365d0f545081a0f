reason-only = Não há outra jogada.
reason-complete = Completa { $puzzle } neste turno, valendo { count-point }.
reason-complete-piece = Completa { $puzzle } neste turno, valendo { count-point }, com { $piece } como recompensa.
reason-complete-raise = Completa { $puzzle } neste turno, valendo { count-point }, e sobe { $given } para { $taken }.
reason-complete-m = Completa { $puzzle } neste turno, valendo { count-point }, e rende uma Ação do Embaixador.
reason-complete-pointless = Completa { $puzzle } neste turno.
reason-complete-pointless-piece = Completa { $puzzle } neste turno, com { $piece } como recompensa.
reason-complete-pointless-raise = Completa { $puzzle } neste turno e sobe { $given } para { $taken }.
reason-complete-pointless-m = Completa { $puzzle } neste turno e rende uma Ação do Embaixador.
reason-touches = Completa { $puzzle }, valendo { count-point }, com { count-touch }.
reason-touches-saving = Completa { $puzzle }, valendo { count-point }, com { count-touch }; incompleto, custaria esses mesmos pontos.
reason-touches-paid = { $puzzle } já está cheio, valendo { count-point }.
reason-later-touches-paid = { $puzzle } já está cheio, valendo { count-point }.
reason-later-touches = Depois, os Ajustes Finais completam { $puzzle }, valendo { count-point }, com { count-touch }.
reason-later-touches-saving = Depois, os Ajustes Finais completam { $puzzle }, valendo { count-point }, com { count-touch }; incompleto, custaria esses mesmos pontos.
reason-total = Isso rende { count-point } no total, já descontado o custo dos ajustes.
reason-no-touches = Nenhum quebra-cabeça vale o que seus ajustes custariam.
reason-end = Leva à rodada final.
reason-take = Pega { $puzzle }.
reason-take-needs = Pega { $puzzle }, que depois precisa de { count-more-action }.
reason-take-done = Pega { $puzzle }.
reason-draw =
    { $deck ->
        [W] Pega um quebra-cabeça desconhecido da pilha branca.
        [B] Pega um quebra-cabeça desconhecido da pilha preta.
       *[G] Pega um quebra-cabeça desconhecido da pilha.
    }
reason-near = Avança em { $puzzle }.
reason-near-needs = { $puzzle } depois precisa de { count-more-action }.
reason-near-done = { $puzzle } fica completo.
reason-gain = Pega { $taken }.
reason-gain-for = Pega { $taken }, que falta em { $puzzle }.
reason-gain-on = Pega { $first } e aprimora para { $taken }.
reason-gain-on-for = Pega { $first } e aprimora para { $taken }, que falta em { $puzzle }.
reason-swap =
    { $goes ->
        [up] Aprimora { $given } para { $taken }.
       *[across] Troca { $given } por { $taken }.
    }
reason-swap-for =
    { $goes ->
        [up] Aprimora { $given } para { $taken }, que falta em { $puzzle }.
       *[across] Troca { $given } por { $taken }, que falta em { $puzzle }.
    }
reason-swap-on =
    { $goes ->
        [up] Aprimora { $given } para { $taken } em { count-swap }.
       *[across] Troca { $given } por { $taken } em { count-swap }.
    }
reason-swap-on-for =
    { $goes ->
        [up] Em { count-swap }, aprimora { $given } para { $taken }, que falta em { $puzzle }.
       *[across] Em { count-swap }, troca { $given } por { $taken }, que falta em { $puzzle }.
    }
reason-levelup = Sobe { $given } para { $taken }.
reason-levelup-for = Sobe { $given } para { $taken }, que falta em { $puzzle }.
reason-reward = Pega { $taken } como recompensa.
reason-reward-for = Pega como recompensa { $taken }, que falta em { $puzzle }.
reason-master = Coloca peças em { count-puzzle } com uma só Ação de Mestre.
reason-ambassador = Coloca peças em { count-puzzle } com uma só Ação do Embaixador.
reason-ghost = Divide { $piece } em { $parts }.
reason-recycle = Recicla a linha { deck-colour }: os novos quebra-cabeças podem ser melhores.
reason-under = Coloca agora { $puzzle } embaixo da pilha { deck-colour }.
reason-skip = Mantém as peças como estão.
reason-done = Encerra a ação aqui.
reason-pass = Nada mais vale a pena neste turno.
