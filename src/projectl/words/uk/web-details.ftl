details-puzzle =
    { $deck ->
        [W] Біла головоломка
       *[B] Чорна головоломка
    }
details-reward = Винагорода: { $reward }
details-yours = Ваші деталі:
details-price = до завершення
details-level = { $level }-й рівень
details-held = { $count } у вашому запасі
details-held-by = { $who }: { $count }
details-reserve = { $count } у резерві
details-good-for = На ваших головоломках
details-not-yours = Класти сюди деталі може лише { $who }.
details-empty = Порожнє місце
details-empty-about = Його заповнять, щойно в колоді буде головоломка для нього.
details-free = Тут є місце для ще однієї головоломки.
details-free-yours = Узята головоломка лягає на вільне місце.
details-deck =
    { $deck ->
        [W] Біла колода
        [B] Чорна колода
       *[G] Колода головоломок
    }
details-deck-about = Звідси беруться головоломки, коли в ряду звільняється місце.
details-deck-ends = Коли в ній не лишиться головоломок, гра добігатиме кінця.

details-bot = Бот.
details-person = Людина.
details-supply = Запас: { $who }
details-supply-none = Немає деталей.
details-pile = Завершені головоломки: { $who }
details-pile-about = Ці бали вже не втратити.
details-pile-opponent = Що взяв суперник, те йому одразу й зараховано.
details-noted =
    { $number ->
        [one] { $number } з них записано й повернуто до білої колоди.
        [few] { $number } з них записано й повернуто до білої колоди.
        [many] { $number } з них записано й повернуто до білої колоди.
       *[other] { $number } з них записано й повернуто до білої колоди.
    }
details-lamps = Дії: { $who }
details-lamps-about = Кожна лампочка – дія цього ходу. Використана показує, на що пішла.
details-lamps-spent = Використано на: { $actions }
details-score = Результат: { $who }
details-clock = Годинник: { $who }
details-clock-about = Іде, поки це місце має вирішувати.

details-marker-of = { $who } має його й зараз ходить.
details-marker-yours = Він у вас, і ви зараз ходите.
details-marker-about = Хто його має, бере головоломки з { side-name } рядів.
details-marker-moves = Коли обидва власники закінчать, жетони перейдуть на одне місце далі.
details-column-locked = Із замкненої колонки суперник нічого не бере.
details-column-open = Замків немає: суперник може брати звідси.
details-column-take = Ви можете брати з будь-якої колонки. Один її замок тоді переходить до запасу суперника.
details-locks-supply = Він покладе їх усі над колонкою, з якої візьме наступну головоломку.
details-meter = До кінця
details-meter-deck = { details-deck }: { $left }.
details-meter-standard = Коли в ній не лишиться головоломок, раунд дограють і зіграють іще один. Потім – завершальні штрихи.
details-meter-solo = Коли вона спорожніє, раунд дограють і зіграють іще один. Потім – завершальні штрихи.
details-meter-line-clear = Коли в ній не лишиться головоломок, гра триватиме, доки обидва жетони не повернуться до першого гравця. Потім – завершальні штрихи.

details-can = Що ви можете зробити
details-not-now = Зараз неможливо.
details-draw = Взяти верхню головоломку
details-choose = Обрати
details-swap-for = Віддати за неї { $pieces }
details-do-take = Візьміть головоломку з ряду на своє вільне місце. Ряд поповнять.
details-do-gain = Візьміть найменшу деталь, яка є в резерві.
details-do-swap = Поверніть деталь і візьміть деталь наступного рівня (підвищення) або іншу того самого чи нижчого рівня (обмін).
details-do-place = Покладіть деталь на одну зі своїх головоломок, обертайте й перевертайте її як завгодно. Там вона лежатиме, доки головоломку не заповнено.
details-do-master = Покладіть по деталі на кожну свою головоломку або на деякі з них, усе за одну дію. Раз за хід.
details-do-ghost = Поверніть деталь 5-го рівня, візьміть за неї менші, які разом мають ту саму форму, і, якщо хочете, одразу покладіть їх.
details-do-ambassador = Як головна дія, і на додачу до неї: один раз за завершену головоломку амбасадора.
details-do-recycle = Усі головоломки ряду йдуть під свою колоду, а на їхнє місце лягають інші.

coach-plan = Спершу { $first }, потім { $rest }.
coach-then = { $step }, потім { $later }
coach-only = Зараз найкраще: { $step }.
coach-take = візьміть { $puzzle }
coach-draw = візьміть головоломку з { deck-colour }
coach-gain = візьміть { $piece }
coach-reward = візьміть { $piece } як винагороду
coach-swap =
    { $goes ->
        [up] підвищте { $given } до { $taken }
       *[across] обміняйте { $given } на { $taken }
    }
coach-raise = підвищте { $given } до { $taken }
coach-ghost = розбийте { $piece } на { $pieces }
coach-place = покладіть { $piece } на { $puzzle }
coach-completes = завершіть { $puzzle } деталлю { $piece }
coach-begin =
    { $action ->
        [master] розпочніть головну дію
        [ambassador] розпочніть дію амбасадора
       *[ghost] розпочніть дію деталі-привида
    }
coach-recycle =
    { $deck ->
        [W] оновіть білий ряд
        [B] оновіть чорний ряд
       *[G] оновіть ряд
    }
coach-pass = закінчіть хід
