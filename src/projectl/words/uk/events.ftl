event-refill = { $puzzle } лягає на { $source }.
event-noted = Біла колода порожня: нову складено зі стосів переможних балів усіх гравців ({ count-puzzle }), їхні бали записано.
event-end-triggered = Чорна колода порожня: після цього раунду буде фінальний.
event-end-triggered-solo = Колода порожня: після цього раунду буде фінальний.
event-end-triggered-line-clear = Чорна колода порожня: гра триває, доки обидва жетони не повернуться до першого гравця ({ $who }).
event-markers = Жетони переходять далі. Білий: { $white }; чорний: { $black }.
event-unlock = Один замок переходить із колонки { $column } до запасу суперника: тепер там { $supply }.
event-finishing = Завершальні штрихи: кладіть деталі, за кожну мінус 1 бал, а наприкінці введіть done.
event-finishing-briefly = Завершальні штрихи: хто хоче, ще кладе деталі, за кожну мінус 1 бал.
event-finishing-early = Більше нічого не змінюється, тож раунди закінчено. Завершальні штрихи: кладіть деталі, за кожну мінус 1 бал, а наприкінці введіть done.
event-finishing-early-briefly = Більше нічого не змінюється, тож раунди закінчено. Завершальні штрихи: хто хоче, ще кладе деталі, за кожну мінус 1 бал.
event-over = Гру закінчено.
event-opponent-open =
    { $number ->
        [one] Суперник може брати з колонки { $columns }.
        [few] Суперник може брати з колонок { $columns }.
        [many] Суперник може брати з колонок { $columns }.
       *[other] Суперник може брати з колонок { $columns }.
    }
event-opponent-take = Він бере { $puzzle } з { $source } й отримує { count-point }: у відкритих колонках немає ціннішої головоломки.
event-opponent-take-briefly = Він бере { $puzzle } й отримує { count-point }: у відкритих колонках немає ціннішої головоломки.
event-opponent-take-first = Він бере { $puzzle } з { $source } й отримує { count-point }: найцінніших головоломок – { $count }, ця перша, якщо йти ряд за рядом.
event-opponent-take-first-briefly = Він бере { $puzzle } й отримує { count-point }: найцінніших головоломок – { $count }, ця перша, якщо йти ряд за рядом.
event-opponent-locks-none = Йому немає чого перекладати, тож колонка { $column } лишається відкритою.
event-opponent-locks-supply = Він кладе { count-lock } зі свого запасу над колонкою { $column }. Замки за колонками: { $now }.
event-opponent-locks-columns =
    { $number ->
        [one] Він кладе { count-lock } з колонки { $columns } над колонкою { $column }. Замки за колонками: { $now }.
        [few] Він кладе { count-lock } над колонкою { $column }, по 1 з колонок { $columns }. Замки за колонками: { $now }.
        [many] Він кладе { count-lock } над колонкою { $column }, по 1 з колонок { $columns }. Замки за колонками: { $now }.
       *[other] Він кладе { count-lock } над колонкою { $column }, по 1 з колонок { $columns }. Замки за колонками: { $now }.
    }
event-opponent-locks =
    { $number ->
        [one] Він кладе { count-lock } над колонкою { $column }: { $supply } зі свого запасу та 1 з колонки { $columns }. Замки за колонками: { $now }.
        [few] Він кладе { count-lock } над колонкою { $column }: { $supply } зі свого запасу та по 1 з колонок { $columns }. Замки за колонками: { $now }.
        [many] Він кладе { count-lock } над колонкою { $column }: { $supply } зі свого запасу та по 1 з колонок { $columns }. Замки за колонками: { $now }.
       *[other] Він кладе { count-lock } над колонкою { $column }: { $supply } зі свого запасу та по 1 з колонок { $columns }. Замки за колонками: { $now }.
    }
event-opponent-refill = { $puzzle } лягає на { $source }.
event-opponent-refill-briefly = На її місце лягає { $puzzle }.
event-opponent-unlocks = Усі три колонки замкнені: суперник нічого не бере, і з кожної знято по одному замку. Замки за колонками: { $now }.
event-opponent-nothing = У відкритих колонках немає головоломок: суперник нічого не робить.
event-share = Спільна перемога, { count-point }: { $who }.
event-by-puzzles = Нічия (стільки ж балів: { $others }); вирішує більша кількість завершених головоломок: { count-puzzle }.
event-by-pieces = Нічия (стільки ж балів і головоломок: { $others }); вирішує більша кількість деталей у запасі: { count-piece }.
event-all-level = Нічия за балами, головоломками й деталями: перемога спільна.
event-opponent-wins-ties = У разі нічиєї перемагає суперник.

score-title = Підрахунок балів
score-pile = Стос переможних балів
score-pile-briefly = Стос
score-noted = Записано
score-touches = Штрихи
score-unfinished = Незавершені
score-total = Результат
score-puzzles = Завершено головоломок
score-pieces = Лишилося деталей
