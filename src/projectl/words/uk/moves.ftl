told-take = бере { $puzzle } з { $source }
told-take-briefly = бере { $puzzle }
told-draw = бере { $puzzle } з { deck-colour }
told-gain = бере { $piece }
told-swap =
    { $goes ->
        [up] підвищує { $given } до { $taken }
       *[across] обмінює { $given } на { $taken }
    }
told-place = кладе { $piece } на { $puzzle }, { $cells }
told-place-briefly = кладе { $piece } на { $puzzle }
told-master = розпочинає головну дію
told-master-briefly = виконує головну дію
told-ambassador = виконує дію амбасадора з { $puzzle }
told-ambassador-noted = виконує дію амбасадора
told-ghost = розбиває { $piece } на { $parts }
told-complete = завершує { $puzzle }: { count-point }
told-reward = отримує винагороду: { $piece }
told-no-reward = не отримує винагороди за { $puzzle }: у резерві її немає
told-m = отримує дію амбасадора
told-skip = відмовляється від миттєвого підвищення
told-levelup = підвищує { $given } до { $taken }
told-recycle =
    { $deck ->
        [W] оновлює білий ряд
        [B] оновлює чорний ряд
       *[G] оновлює ряд
    }
told-under =
    { $deck ->
        [W] кладе { $puzzle } під білу колоду
        [B] кладе { $puzzle } під чорну колоду
       *[G] кладе { $puzzle } під колоду
    }
told-pass = закінчує хід
told-done =
    { $action ->
        [master] закінчує головну дію
        [ambassador] закінчує дію амбасадора
       *[ghost] закінчує дію деталі-привида
    }
told-touches = закінчує завершальні штрихи (покладено: { count-piece })
told-win-by =
    { $lead ->
        [one] перемагає з перевагою в { $lead } бал
        [few] перемагає з перевагою у { $lead } бали
        [many] перемагає з перевагою у { $lead } балів
       *[other] перемагає з перевагою у { $lead } бала
    }
told-win-tie = перемагає попри нічию

told-you-take = берете { $puzzle } з { $source }
told-you-take-briefly = берете { $puzzle }
told-you-draw = берете { $puzzle } з { deck-colour }
told-you-gain = берете { $piece }
told-you-swap =
    { $goes ->
        [up] підвищуєте { $given } до { $taken }
       *[across] обмінюєте { $given } на { $taken }
    }
told-you-place = кладете { $piece } на { $puzzle }, { $cells }
told-you-place-briefly = кладете { $piece } на { $puzzle }
told-you-master = розпочинаєте головну дію
told-you-master-briefly = виконуєте головну дію
told-you-ambassador = виконуєте дію амбасадора з { $puzzle }
told-you-ambassador-noted = виконуєте дію амбасадора
told-you-ghost = розбиваєте { $piece } на { $parts }
told-you-complete = завершуєте { $puzzle }: { count-point }
told-you-reward = отримуєте винагороду: { $piece }
told-you-no-reward = не отримуєте винагороди за { $puzzle }: у резерві її немає
told-you-m = отримуєте дію амбасадора
told-you-skip = відмовляєтеся від миттєвого підвищення
told-you-levelup = підвищуєте { $given } до { $taken }
told-you-recycle =
    { $deck ->
        [W] оновлюєте білий ряд
        [B] оновлюєте чорний ряд
       *[G] оновлюєте ряд
    }
told-you-under =
    { $deck ->
        [W] кладете { $puzzle } під білу колоду
        [B] кладете { $puzzle } під чорну колоду
       *[G] кладете { $puzzle } під колоду
    }
told-you-pass = закінчуєте хід
told-you-done =
    { $action ->
        [master] закінчуєте головну дію
        [ambassador] закінчуєте дію амбасадора
       *[ghost] закінчуєте дію деталі-привида
    }
told-you-touches = закінчуєте завершальні штрихи (покладено: { count-piece })
told-you-win-by =
    { $lead ->
        [one] перемагаєте з перевагою в { $lead } бал
        [few] перемагаєте з перевагою у { $lead } бали
        [many] перемагаєте з перевагою у { $lead } балів
       *[other] перемагаєте з перевагою у { $lead } бала
    }
told-you-win-tie = перемагаєте попри нічию
