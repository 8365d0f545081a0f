reason-only = Іншого кроку немає.
reason-complete = Завершує { $puzzle } за цей хід: { count-point }.
reason-complete-piece = Завершує { $puzzle } за цей хід: { count-point } та { $piece } як винагорода.
reason-complete-raise = Завершує { $puzzle } за цей хід ({ count-point }) і підвищує { $given } до { $taken }.
reason-complete-m = Завершує { $puzzle } за цей хід ({ count-point }) і дає дію амбасадора.
reason-complete-pointless = Завершує { $puzzle } за цей хід.
reason-complete-pointless-piece = Завершує { $puzzle } за цей хід, винагорода – { $piece }.
reason-complete-pointless-raise = Завершує { $puzzle } за цей хід і підвищує { $given } до { $taken }.
reason-complete-pointless-m = Завершує { $puzzle } за цей хід і дає дію амбасадора.
reason-touches = Завершує { $puzzle } за { count-touch }: { count-point }.
reason-touches-saving = Завершує { $puzzle } за { count-touch }: { count-point }; незавершена забрала б стільки ж.
reason-touches-paid = { $puzzle } вже заповнено: { count-point }.
reason-later-touches-paid = { $puzzle } вже заповнено: { count-point }.
reason-later-touches = Потім завершальні штрихи заповнять { $puzzle } за { count-touch }: { count-point }.
reason-later-touches-saving = Потім завершальні штрихи заповнять { $puzzle } за { count-touch }: { count-point }; незавершена забрала б стільки ж.
reason-total = Разом це дає { count-point } з урахуванням ціни штрихів.
reason-no-touches = Жодна головоломка не окупить своїх штрихів.
reason-end = Веде до фінального раунду.
reason-take = Бере { $puzzle }.
reason-take-needs = Бере { $puzzle }; далі до завершення { count-more-action }.
reason-take-done = Бере { $puzzle }.
reason-draw = Бере невідому головоломку з { deck-colour }.
reason-near = Працює над { $puzzle }.
reason-near-needs = Далі до завершення { $puzzle } { count-more-action }.
reason-near-done = Тоді { $puzzle } завершено.
reason-gain = Бере { $taken }.
reason-gain-for = Бере { $taken } для { $puzzle }.
reason-gain-on = Бере { $first } і підвищує до { $taken }.
reason-gain-on-for = Бере { $first } і підвищує до { $taken } для { $puzzle }.
reason-swap =
    { $goes ->
        [up] Підвищує { $given } до { $taken }.
       *[across] Обмінює { $given } на { $taken }.
    }
reason-swap-for =
    { $goes ->
        [up] Підвищує { $given } до { $taken } для { $puzzle }.
       *[across] Обмінює { $given } на { $taken } для { $puzzle }.
    }
reason-swap-on =
    { $goes ->
        [up] Підвищує { $given } до { $taken } за { count-swap }.
       *[across] Обмінює { $given } на { $taken } за { count-swap }.
    }
reason-swap-on-for =
    { $goes ->
        [up] Підвищує { $given } до { $taken } за { count-swap } для { $puzzle }.
       *[across] Обмінює { $given } на { $taken } за { count-swap } для { $puzzle }.
    }
reason-levelup = Підвищує { $given } до { $taken }.
reason-levelup-for = Підвищує { $given } до { $taken } для { $puzzle }.
reason-reward = Бере { $taken } як винагороду.
reason-reward-for = Бере { $taken } як винагороду: вона потрібна для { $puzzle }.
reason-master =
    { $puzzles ->
        [one] Кладе деталі на { $puzzles } головоломку однією головною дією.
        [few] Кладе деталі на { $puzzles } головоломки однією головною дією.
        [many] Кладе деталі на { $puzzles } головоломок однією головною дією.
       *[other] Кладе деталі на { $puzzles } головоломки однією головною дією.
    }
reason-ambassador =
    { $puzzles ->
        [one] Кладе деталі на { $puzzles } головоломку однією дією амбасадора.
        [few] Кладе деталі на { $puzzles } головоломки однією дією амбасадора.
        [many] Кладе деталі на { $puzzles } головоломок однією дією амбасадора.
       *[other] Кладе деталі на { $puzzles } головоломки однією дією амбасадора.
    }
reason-ghost = Розбиває { $piece } на { $parts }.
reason-recycle =
    { $deck ->
        [W] Оновлює білий ряд: нові головоломки можуть бути кращими.
        [B] Оновлює чорний ряд: нові головоломки можуть бути кращими.
       *[G] Оновлює ряд: нові головоломки можуть бути кращими.
    }
reason-under =
    { $deck ->
        [W] Наступною кладе { $puzzle } під білу колоду.
        [B] Наступною кладе { $puzzle } під чорну колоду.
       *[G] Наступною кладе { $puzzle } під колоду.
    }
reason-skip = Лишає деталі, як є.
reason-done = Закінчує дію тут.
reason-pass = Цього ходу більше нічого робити не варто.
