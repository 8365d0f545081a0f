refusal-unreadable = Незрозуміло: { $text }. Крок починається зі слова take, gain, swap, place, master, reward, done або pass.
refusal-unreadable-like = Незрозуміло: { $text }. Це пишуть так: { $example }.
refusal-unreadable-index = Такого кроку немає. Номери йдуть від 0 до { $last }.
refusal-unreadable-source = Місця { $source } немає. Ряди – це W1–W6 і B1–B6, решітка соло – G1–G9, колоди – Wdeck, Bdeck і Gdeck.
refusal-unreadable-cells = На { $cells } деталь { $piece } покласти не можна. Клітинки – від a1 до e5, ряд за рядом, наприклад b2b3.
refusal-unreadable-tiling = { $piece } не можна розбити на { $parts }.
refusal-game-over = Гру закінчено.
refusal-not-your-turn = Зараз не ваш хід.
refusal-not-your-beat = Зараз не ваш хід: у вас немає жетона або ви вже закінчили.
refusal-choice-open = Спершу зробіть вибір: { choice-name }.
refusal-action-open =
    { $action ->
        [master] Спершу закінчіть головну дію: покладіть деталь або введіть done.
        [ambassador] Спершу закінчіть дію амбасадора: покладіть деталь або введіть done.
       *[ghost] Спершу закінчіть дію деталі-привида: покладіть деталь або введіть done.
    }
refusal-action-open-briefly =
    { $action ->
        [master] Спершу закінчіть головну дію або покладіть іще деталь.
        [ambassador] Спершу закінчіть дію амбасадора або покладіть іще деталь.
       *[ghost] Спершу закінчіть дію деталі-привида або покладіть іще деталь.
    }
refusal-only-touches = Під час завершальних штрихів деталі лише кладуть; коли закінчите, введіть done.
refusal-only-touches-briefly = Під час завершальних штрихів деталі лише кладуть.
refusal-piece-not-in-play = Деталі 5-го рівня належать до доповнення «Деталі-привиди», а воно не в грі.
refusal-too-many-puzzles = Перед вами вже лежать 4 незавершені головоломки.
refusal-no-puzzle-there = На { $source } немає головоломки.
refusal-no-puzzle-there-briefly = На цьому місці немає головоломки.
refusal-wrong-rows = Ви можете брати головоломки лише з { side-name } рядів.
refusal-deck-top-off = Головоломки беруть із рядів; за цими правилами з колоди брати не можна.
refusal-deck-empty = Ця колода порожня.
refusal-deck-other-marker = Брати з колоди може лише той, у кого білий жетон.
refusal-black-limit = Ви вже взяли чорну головоломку за цей хід; коли гра добігає кінця, можна лише одну за хід.
refusal-gain-other-level = Ви берете деталь найнижчого рівня, який є в резерві, – { $lowest }-го; { $piece } належить до { $level }-го.
refusal-gain-none-left = У резерві більше немає деталі { $piece }.
refusal-swap-not-in-supply = У вашому запасі немає деталі { $given }.
refusal-swap-same-shape = Деталь не можна обміняти на деталь тієї самої форми.
refusal-swap-too-high = { $taken } – зависоко: підвищення веде рівно на один рівень угору, з { $given_level }-го на { $next_level }-й.
refusal-swap-skips-level = { $next_level }-й рівень порожній, але підвищити { $given } до { $taken } все одно не можна.
refusal-swap-to-level-5 = Деталь 5-го рівня не можна отримати дією підвищення рівня чи обміну.
refusal-swap-too-low = { $taken } – занизько: обмін веде щонайбільше на один рівень униз.
refusal-swap-none-left = У резерві більше немає деталі { $taken }.
refusal-exchange-none-left = У резерві більше немає деталі { $taken }.
refusal-place-no-puzzle = На місці { $slot } перед вами немає головоломки: спершу візьміть її.
refusal-place-no-puzzle-briefly = Тут немає головоломки: спершу візьміть її.
refusal-place-not-in-supply = У вашому запасі немає деталі { $piece }.
refusal-place-outside = Ця деталь сюди не поміщається: { $cells } виходить за межі заглиблення.
refusal-place-outside-briefly = Ця деталь сюди не поміщається: вона виходить за межі заглиблення.
refusal-place-overlaps = Ця деталь сюди не поміщається: частину { $cells } вже заповнено.
refusal-place-overlaps-briefly = Ця деталь сюди не поміщається: частину цих клітинок уже заповнено.
refusal-master-used = Ви вже виконали головну дію за цей хід.
refusal-master-nothing-fits = Жодна ваша деталь не поміщається на ваші головоломки.
refusal-master-once-a-puzzle = Головною дією на кожну головоломку кладуть щонайбільше одну деталь.
refusal-master-place-first = Головною дією кладуть щонайменше одну деталь.
refusal-ambassador-none = У вас немає невикористаної дії амбасадора.
refusal-ambassador-later = Дію амбасадора можна виконати лише в наступні ходи, а не в той, у який ви її отримали.
refusal-ambassador-nothing-fits = Жодна ваша деталь не поміщається на ваші головоломки.
refusal-ambassador-once-a-puzzle = Дією амбасадора на кожну головоломку кладуть щонайбільше одну деталь.
refusal-ambassador-place-first = Дією амбасадора кладуть щонайменше одну деталь.
refusal-ghost-not-in-supply = У вашому запасі немає деталі { $piece }.
refusal-ghost-none-left = У резерві немає всіх потрібних деталей: { $parts }.
refusal-ghost-once-a-puzzle = Дією деталі-привида на кожну головоломку кладуть щонайбільше одну деталь.
refusal-ghost-not-taken = Дією деталі-привида кладуть лише ті деталі, на які її розбито.
refusal-no-reward-open = Зараз немає винагороди на вибір.
refusal-reward-not-offered = Оберіть як винагороду одну із запропонованих деталей: { $offered }.
refusal-no-level-up-open = Зараз немає миттєвого підвищення.
refusal-level-up-not-in-supply = У вашому запасі немає деталі { $given }.
refusal-level-up-same-piece = Другий крок миттєвого підвищення – для тієї самої деталі: { $raised }.
refusal-level-up-not-offered = Миттєве підвищення не може зараз перетворити { $given } на { $taken }.
refusal-recycle-off = За цими правилами ряди не оновлюють.
refusal-recycle-solo = У соло ряди не оновлюють.
refusal-recycle-other-marker = Оновити ряд може лише той, у кого білий жетон.
refusal-recycle-row-empty = Цей ряд порожній.
refusal-recycle-deck-empty = Колода цього ряду порожня.
refusal-no-recycle-open = Зараз жодного ряду не оновлюють.
refusal-under-no-puzzle = На місці { $slot } ряду, який оновлюють, немає головоломки.
refusal-under-no-puzzle-briefly = На цьому місці ряду немає головоломки.
refusal-nothing-to-end = Тут немає чого закінчувати; щоб закінчити хід раніше, введіть pass.
refusal-nothing-to-end-briefly = Тут немає чого закінчувати.
refusal-nothing-to-decline = Тут немає від чого відмовлятися.
refusal-must-act = Доки можлива хоч одна дія, треба виконати всі три.
refusal-touches-end-with-done = Коли закінчите завершальні штрихи, введіть done.
refusal-touches-end-with-done-briefly = Коли закінчите завершальні штрихи, натисніть «Готово».
