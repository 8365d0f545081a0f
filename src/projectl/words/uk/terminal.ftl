prompt-welcome = Проєкт L. Tab доповнює те, що можна; help пояснює; quit – вихід.
prompt-seed = Зерно { $seed } роздає ту саму гру ще раз.
prompt-lots = Кинуто жереб: { $order }.
prompt-you-first = починаєте ви
prompt-who-first = починає { $who }
prompt-allowed = Так можна: { $text }.
prompt-ambiguous = Це може означати { $moves }. Уточніть.
prompt-ambiguous-many = Це може означати { $moves } та ще { $count }. Уточніть; moves показує все.
prompt-unknown-number = У списку немає кроку { $number }; список показує moves.
prompt-more-news = … решту розкаже news.
prompt-no-news = Ще нічого не сталося.
prompt-keys = Tab: що можна   help   moves   hint   undo   quit
prompt-no-such-moves = Зараз немає кроків, схожих на { $text }; moves показує всі.
prompt-not-a-command = Невідомо: { $text }. Спробуйте help або moves – усе, що можна зробити.
prompt-nothing-to-undo = Вам немає чого скасовувати.
prompt-undone = Скасовано: { $moves }.
prompt-undone-many = Скасовано: { $first } … { $last } ({ count-decision }).
prompt-saved = Збережено у { $path }: { count-decision }.
prompt-not-saved = Не вдалося записати { $path }: { $reason }
prompt-loaded = Завантажено { $path }: { count-decision }.
prompt-not-loaded = Не вдалося завантажити { $path }: { $reason }
prompt-which-file = Назвіть файл: { $command } FILE
prompt-which-move = Назвіть крок: why take W2
prompt-no-such-seat = Місця мають номери від 1 до { $count }.
prompt-seat-not-deciding = Зараз вирішує не { $who }.
prompt-seat-is-bot = { $who } вирішує без вас.
prompt-seat-now = Тепер вирішує { $who }.
prompt-goodbye = До зустрічі.
prompt-after-end = again – ще одна гра; save FILE зберігає цю, undo повертає назад, quit – вихід.
prompt-not-over-yet = Ця гра ще триває. quit – вийти, гру буде збережено.
prompt-not-seated = На місці { $number } був { $bot }, якого немає або якого запис не може запустити: тепер там { $stand_in }.
prompt-not-text = файл не є текстом UTF-8
prompt-too-long = файл задовгий для запису гри

kept-leave = Вийти з-за столу? Гру буде збережено й запропоновано наступного разу. т або н:
kept-yes = т
kept-goodbye = До зустрічі. Гру збережено: її буде запропоновано наступного разу.
kept-goes-on = Гра триває звідси, рішень позаду: { $decisions }.
kept-cannot = Ця гра сама не збережеться, тож скористайтеся save: { $reason }
kept-list =
    { $number ->
        [one] Гра, з якої ви вийшли:
        [few] Ігри, з яких ви вийшли:
        [many] Ігри, з яких ви вийшли:
       *[other] Ігри, з яких ви вийшли:
    }
kept-left = { $number }  { $when }  { $who }; { $kind }, { $where }
kept-older = … і старіших у { $folder }: { $count }
kept-which = Номер – грати далі, Enter – нова гра, forget 1 – викинути гру 1:
kept-which-number = Введіть номер від 1 до { $count } або нічого для нової гри.
kept-forgotten = Гру { $number } викинуто.
kept-elsewhere = Цю гру відкрито в іншому вікні.

usage-whole = тут має бути ціле число
usage-number = тут має бути число
usage-at-least = { $wanted }, щонайменше { $least }
usage-between = { $wanted } від { $least } до { $most }

table-round = Раунд { $round }
table-beat = Такт { $round }
table-finishing = Завершальні штрихи
table-over = Гру закінчено
table-to-play = Ходить { $who }
table-you-to-play = Ваш хід
table-last-round = ФІНАЛЬНИЙ РАУНД
table-next-is-last = раунд { $round } – фінальний
table-beats-left = після цього ще { $beats }
table-last-beat = ОСТАННІЙ ТАКТ
table-master-ready = головна доступна
table-master-used = головну виконано
table-deck-white = біла колода { $count }
table-deck-black = чорна колода { $count }
table-deck-solo = колода { $count }
table-reserve = резерв
table-supply = запас
table-times = ×{ $count }
table-nothing = немає деталей
table-no-puzzles = Немає незавершених головоломок.
table-take-one = Немає незавершених головоломок. Візьміть: take { $source }
table-touches = штрихи -{ $count }
table-ambassador = Амбасадор { $count }
table-left-rows = ліві ряди: { $who } (білий)
table-right-rows = праві ряди: { $who } (чорний)
table-opponent = Суперник
table-opponent-supply = у його запасі: { count-lock }
table-opponent-next = бере з відкритих колонок (X7)
table-open = відкрита
table-locked = { $locks } замкнена
table-hidden = ? балів

meta-take = взяти головоломку
meta-gain = взяти з резерву деталь найнижчого рівня
meta-swap = підвищити деталь на рівень або обміняти на той самий чи нижчий рівень
meta-place = покласти деталь на свою головоломку
meta-master = по деталі на кожну головоломку, раз за хід
meta-ambassador = як master, завдяки головоломці амбасадора
meta-ghost = розбити деталь 5-го рівня
meta-reward = обрати винагороду
meta-levelup = підвищити рівень деталі
meta-recycle = покласти цілий ряд під його колоду
meta-under = ця головоломка піде під колоду наступною
meta-done = закінчити це
meta-skip = відмовитися
meta-pass = закінчити хід раніше
meta-puzzle = { count-point }, { count-cell }, винагорода { $reward }
meta-unseen = невідома, з верху колоди
meta-open-cells = { $puzzle }, вільно: { count-cell }
meta-have = у вас { $count }
meta-reserve = у резерві { $count }
meta-completes = завершує { $puzzle }
meta-row =
    { $deck ->
        [W] білий ряд
        [B] чорний ряд
       *[G] ряд
    }
meta-help = як грати; help T5 показує правило
meta-moves = усе, що зараз можна зробити
meta-why = чому так не можна
meta-hint = найкращі кроки й чому
meta-undo = назад до вашого останнього рішення
meta-save = зберегти: save FILE
meta-load = завантажити: load FILE
meta-rules = правила: rules ID або WORD
meta-table = знову намалювати стіл
meta-seat = вирішувати за іншого гравця
meta-news = що сталося, відколи вас питали востаннє
meta-again = ще одна гра, коли ця скінчиться
meta-quit = вийти; гру буде збережено

hint-master = Головна дія: кладіть щонайбільше по одній деталі на кожну головоломку, тоді done.
hint-ambassador = Дія амбасадора: кладіть щонайбільше по одній деталі на кожну головоломку, тоді done.
hint-ghost = Дія деталі-привида: кладіть будь-що з { $parts }, щонайбільше по одній на кожну головоломку, тоді done.
hint-reward = Оберіть винагороду за { $puzzle }: { $moves }
hint-levelup = Миттєве підвищення за { $puzzle }: підвищте рівень деталі (levelup I2 V3) або введіть skip.
hint-levelup-again = Миттєве підвищення за { $puzzle }, другий крок: підвищте рівень деталі ще раз або введіть skip.
hint-recycle =
    { $deck ->
        [W] Яка головоломка піде під білу колоду наступною? { $moves }
        [B] Яка головоломка піде під чорну колоду наступною? { $moves }
       *[G] Яка головоломка піде під колоду наступною? { $moves }
    }
hint-finishing = Завершальні штрихи: кладіть деталі, за кожну мінус 1 бал, або введіть done. Поки що: { count-piece }.
hint-two-decide = Вирішувати може й { $others }: перемикає seat { $number }.

advice-then = потім { $moves }
advice-how-many = Скажіть, скільки кроків порадити, від 1 до { $most }: hint 3

count-point-short =
    { $points ->
        [one] { $points } б.
        [few] { $points } б.
        [many] { $points } б.
       *[other] { $points } б.
    }
count-point-tiny =
    { $points ->
        [one] { $points }б
        [few] { $points }б
        [many] { $points }б
       *[other] { $points }б
    }
count-decision =
    { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
        [many] { $decisions } рішень
       *[other] { $decisions } рішення
    }
count-way =
    { $ways ->
        [one] { $ways } спосіб
        [few] { $ways } способи
        [many] { $ways } способів
       *[other] { $ways } способу
    }
count-set =
    { $sets ->
        [one] { $sets } набір
        [few] { $sets } набори
        [many] { $sets } наборів
       *[other] { $sets } набору
    }
count-core =
    { $cores ->
        [one] { $cores } ядро
        [few] { $cores } ядра
        [many] { $cores } ядер
       *[other] { $cores } ядра
    }
count-more-problem =
    { $problems ->
        [one] ще { $problems } проблема
        [few] ще { $problems } проблеми
        [many] ще { $problems } проблем
       *[other] ще { $problems } проблеми
    }
daily-bad-date = День пишуть як 2026-11-18, а не { $text }.
daily-without = У задачі дня немає { $command }.
