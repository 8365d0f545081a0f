board-title = Проєкт L
board-title-turn = ● Ваш хід · Проєкт L
board-loading = Хвилинку…
board-missing = Такого столу немає, або потрібне посилання на нього.
board-closed = Цей стіл закрито.
board-your-turn = Ваш хід
board-your-board = Ваше поле
board-turn-of = Ходить { $who }
board-meanwhile = тим часом ходить і { $who }
board-action-left =
    { $number ->
        [one] Залишилася { $number } дія
        [few] Залишилися { $number } дії
        [many] Залишилося { $number } дій
       *[other] Залишилося { $number } дії
    }
board-points =
    { $points ->
        [one] бал
        [few] бали
        [many] балів
       *[other] бала
    }
board-score-of = { $who }, результат:
board-no-pieces = { $who }: немає деталей
board-pile =
    { $number ->
        [one] { $number } завершена головоломка
        [few] { $number } завершені головоломки
        [many] { $number } завершених головоломок
       *[other] { $number } завершеної головоломки
    }
board-pile-empty = ще нічого
board-touches =
    { $number ->
        [one] { $number } штрих
        [few] { $number } штрихи
        [many] { $number } штрихів
       *[other] { $number } штриха
    }
board-market = Головоломки на вибір
board-empty-place = тут немає головоломки
board-deck-white = білих у колоді
board-deck-black = чорних у колоді
board-deck-left =
    { $number ->
        [one] ще { $number }
        [few] ще { $number }
        [many] ще { $number }
       *[other] ще { $number }
    }
board-deck-meter = Чорна колода
board-deck-meter-solo = Колода головоломок
board-to-the-end = до кінця
board-last-round = Фінальний раунд
board-next-last = Наступний раунд – фінальний
board-beats-left =
    { $number ->
        [one] Після цього ще { $number } такт
        [few] Після цього ще { $number } такти
        [many] Після цього ще { $number } тактів
       *[other] Після цього ще { $number } такту
    }
board-last-beat = Останній такт
board-finishing = Завершальні штрихи
board-column = Колонка { $column }: { $locks }
board-column-open = відкрита
board-left-rows = Ліві ряди
board-right-rows = Праві ряди
board-side-yours = тут берете ви
board-side-of = тут бере { $who }
board-marker-white = Білий жетон
board-marker-black = Чорний жетон
board-reserve = Резерв
board-supply = Ваш запас
board-in-supply = { $piece }: { $count } у вашому запасі
board-in-reserve = { $piece }: { $count } у резерві
board-free-slot = Вільне місце
board-cell-free = { $puzzle } { $cell }, вільно
board-cell-taken = { $puzzle } { $cell }, { $piece }
board-open-cell =
    { $number ->
        [one] { $number } вільна клітинка
        [few] { $number } вільні клітинки
        [many] { $number } вільних клітинок
       *[other] { $number } вільної клітинки
    }
board-puzzle-white = Біла головоломка { $puzzle }, { count-point }, винагорода { $reward }
board-puzzle-black = Чорна головоломка { $puzzle }, { count-point }, винагорода { $reward }
board-reward-up = одне миттєве підвищення
board-reward-up-two = два миттєві підвищення
board-reward-m = дія амбасадора
board-score-hidden = Стоси переможних балів до кінця лежать долілиць
board-just-came = щойно з’явилася
board-just-changed = щойно змінено
board-final-boards = Що лишилося
board-nothing-unfinished = Незавершених головоломок не лишилося
board-clock = ще { $time }
board-watching = глядачі
board-round = Раунд { $round }
board-beat = Такт { $round }
board-rules = Правила гри
board-menu = Меню
board-actions = Дії
board-hints = Що зробив би сильний гравець
board-hint-ahead = наприкінці попереду на { $points } б., шанс на перемогу { $chance }%
board-hint-behind = наприкінці позаду на { $points } б., шанс на перемогу { $chance }%
board-hint-do = Виконати
board-hint-first = Виконати перший крок
board-hint-line = Крок за кроком
board-log = Що сталося
board-log-since = Від вашого останнього ходу
board-log-empty = Ще нічого.
board-chat = Чат
board-chat-empty = Ще ніхто нічого не сказав.
board-chat-say = Сказати щось
board-chat-send = Надіслати
board-chat-here =
    { $number ->
        [one] { $number } тут
        [few] { $number } тут
        [many] { $number } тут
       *[other] { $number } тут
    }
board-chat-watching =
    { $number ->
        [one] { $number } глядач
        [few] { $number } глядачі
        [many] { $number } глядачів
       *[other] { $number } глядача
    }
board-unread =
    { $number ->
        [one] { $number } нове повідомлення
        [few] { $number } нові повідомлення
        [many] { $number } нових повідомлень
       *[other] { $number } нового повідомлення
    }
board-seats = Місця та резерв
board-keys = Керування
board-settings = Налаштування
board-theme = Світлий або темний стіл
board-copy-link = Копіювати посилання на стіл
board-copied = Скопійовано
board-sounds = Звуки
board-again = Показати ще раз
board-at-once = Закінчувати хід одразу
board-held-gone = Те, чим мав закінчитися ваш хід, уже неможливе. Вирішіть знову.
board-sit-down = Сісти на місце: { $who }
board-stand-up = Вийти з гри: ваше місце займе бот
board-lost = Зв’язок утрачено. Пробуємо ще раз…
board-lost-part = Частина сторінки ще не завантажилася. Вона з’явиться, коли відновиться зв’язок.
board-lost-kept = Зв’язок утрачено. Ваше рішення збережено, його буде надіслано, щойно зв’язок відновиться.
board-cut-hidden = Спершу має відкритися головоломка: це станеться, коли відновиться зв’язок.
board-cut-dropped = Поки вас не було на зв’язку, гра пішла далі: те, що ви вирішили, не зіграно.
board-connecting = З’єднання…
board-opponent-about = головоломка за хід, бали одразу
board-opponent-supply = { count-lock } у його запасі
board-opponent-did = Що він зробив і чому
board-hand-over = Далі ходить { $who }
board-hand-over-turn = { $who }, ваш{ "\u00A0" }хід.
board-hand-over-names = Ваші імена (за бажанням)
board-hand-over-go = Це я
board-play-seat = Грати за: { $who }

do-take = Взяти
do-gain = Взяти деталь
do-swap = Підвищити
do-place = Покласти
do-master = Головна
do-ghost = Привид
do-ambassador = Амбасадор
do-recycle = Оновити

main-end = Кінець ходу
main-skip-ahead = Пропустити
main-back-to-turn = До мого ходу
main-choose = Обрати
main-place = Покласти
main-recycle = Оновити
main-take = Взяти
main-take-named = Взяти { $puzzle }
main-gain-it = Взяти { $taken }
main-take-it = Взяти { $taken }
main-end-master = Закінчити дію
main-end-ambassador = Закінчити дію
main-end-ghost = Закінчити дію
main-skip = Лишити
main-finish = Готово
main-finish-at = Готово: { $score }
main-finish-possible = Готово: { $score } (можна { $best })
main-finish-of = Готово: { $score } з { $best }
main-pass = Кінець ходу
main-upgrade = Підвищити до { $taken }
main-exchange = Обміняти на { $taken }
main-raise = Підвищити до { $taken }
main-break-up = Розбити
main-wait = Чекати
main-turn = Обернути
main-flip = Перевернути
main-back = Назад
main-hint = Під{ "\u00AD" }казка
main-thinking = Думаємо
main-undo = Скасувати
main-more = Ще

bar-whole = Показати речення повністю
bar-plays = Ходить { $who }.
bar-again = Ще раз, { $at } з { $of }: { $text }
bar-held = Ваш хід зіграно. Закінчіть його або щось скасуйте.
bar-held-pass = Решта ваших дій пропаде. Закінчіть хід або щось скасуйте.
bar-at-once = Це відкриє нову головоломку, тож ваш хід одразу закінчиться.
bar-watching = Ви спостерігаєте.
bar-compiling = Ботів один раз компілюють для цього комп’ютера: ще близько { $seconds }{ "\u00A0" }с.
bar-away = { $who } не за столом уже { $time }.
bar-away-seat = Місце збережено.
bar-away-clock = Годинник іде далі.
bar-wait =
    { $number ->
        [one] { $who } думає.
        [few] { $who } думають.
        [many] { $who } думають.
       *[other] { $who } думають.
    }
bar-nowhere = { $piece } зараз нікуди не поміщається.
bar-where = Куди покласти { $piece }? Вільні для неї клітинки підсвічено.
bar-place-here = Покласти { $piece } сюди?
bar-place-completes = Покласти { $piece }? Це завершить { $puzzle }: { count-point }.
bar-not-here = { $piece } сюди не поміщається.
bar-take = Натисніть ще раз, щоб узяти.
bar-do-take = Оберіть головоломку з рядів.
bar-do-gain = Оберіть деталь.
bar-do-swap = Оберіть, що віддаєте, а потім, що берете.
bar-do-place = Оберіть деталь зі свого запасу.
bar-do-master = Щонайбільше одна деталь на головоломку.
bar-do-ghost = Оберіть, як її розбити.
bar-do-ambassador = Щонайбільше одна деталь на головоломку.
bar-do-recycle = Натискайте головоломки ряду одну за одною.
bar-master = Щонайбільше одна деталь на головоломку, усього хоча б одна.
bar-ambassador = Щонайбільше одна деталь на головоломку, усього хоча б одна.
bar-ghost = Щонайбільше одна частина на головоломку; решта лишається вам.
bar-reward = Оберіть винагороду.
bar-levelup = Підвищте деталь на один рівень або лишіть як є.
bar-recycle = Натискайте головоломки ряду одну за одною.
bar-finishing = Кожна покладена деталь коштує 1 бал. Коли закінчите, натисніть «Готово».
bar-finishing-best = { $ways } – і у вас { $best }.
bar-finishing-done = Інші деталі не окупляться. «Готово» – і у вас { $score }.
bar-completes = { $piece } завершує { $puzzle }.
bar-none-yet = Візьміть головоломку: у вас жодної.
bar-none-fits = Жодна ваша деталь зараз не поміщається.
bar-must =
    { $number ->
        [one] Залишилася { $number } дія, і вона обов’язкова
        [few] Залишилися { $number } дії, і всі обов’язкові
        [many] Залишилося { $number } дій, і всі обов’язкові
       *[other] Залишилося { $number } дії, і всі обов’язкові
    }
bar-nothing-left = Цього ходу більше нічого не можна зробити.
bar-may-still =
    { $number ->
        [one] Ще на { $number } головоломку можна покласти деталь.
        [few] Ще на { $number } головоломки можна покласти по деталі.
        [many] Ще на { $number } головоломок можна покласти по деталі.
       *[other] Ще на { $number } головоломки можна покласти по деталі.
    }
bar-may-end = Більше жодної деталі не можна покласти: закінчіть дію.
bar-then =
    { $number ->
        [one] Тоді { $puzzles } дає { count-point }.
        [few] Тоді { $number } головоломки дають { count-point }.
        [many] Тоді { $number } головоломок дають { count-point }.
       *[other] Тоді { $number } головоломки дають { count-point }.
    }
bar-goes-comes = Ви віддаєте { $given } і берете { $pieces }.
bar-comes = Ви берете { $pieces }.

won-with = Завершено { $puzzles }: { count-point } та { $pieces }
won-without = Завершено { $puzzles }: { count-point }

order-given =
    { $number ->
        [one] { $number } головоломка вже має деталь
        [few] { $number } головоломки вже мають деталь
        [many] { $number } головоломок уже мають деталь
       *[other] { $number } головоломки вже мають деталь
    }

ending-master = Коли закінчиться головна дія
ending-ambassador = Коли закінчиться дія амбасадора
ending-ghost = Коли закінчиться дія деталі-привида
ending-full = Заповнено
ending-if = Якщо покласти { $piece }
ending-back = Ви отримаєте назад { $pieces }
ending-none = Ще нічого не заповнено.

keyline-back = назад
keyline-move = рухати
keyline-look = дивитися
keyline-choose = обрати
keyline-level = рівень
keyline-shape = форма
keyline-slots = ваші головоломки
keyline-all = усі клавіші

pill-completes = { $piece } завершує
pill-leaves-for = { $piece }, тоді { $rest }
pill-leaves =
    { $number ->
        [one] { $piece } ще { $number } клітинка
        [few] { $piece } ще { $number } клітинки
        [many] { $piece } ще { $number } клітинок
       *[other] { $piece } ще { $number } клітинки
    }
pill-no-room-for = немає місця для { $piece }
pill-no-room = немає місця
pill-nothing = нічого не підходить
pill-fit =
    { $number ->
        [one] { $pieces } підходить
        [few] { $pieces } підходять
        [many] { $pieces } підходять
       *[other] { $pieces } підходять
    }
pill-full =
    { $action ->
        [master] Готова після головної
        [ambassador] Готова після амбасадора
        [ghost] Готова після привида
       *[none] Завершено
    }
pill-has-its-piece = Уже має деталь

away-mark = немає вже { $time }
away-bot = бот
away-title = { $who } не за столом уже { $time }
away-about = Буде те, на що погодяться всі, хто тут.
away-about-clock = Годинник іде й без гравця; коли час вийде, замість нього гратиме бот. А доти буде те, на що погодяться всі, хто тут.
away-wait = Чекати
away-wait-about = Місце збережено.
away-stand-in = Замінити ботом
away-stand-in-about = Він гратиме, доки гравець не повернеться.
away-break-off = Перервати гру
away-break-off-about = Без рейтингу, і ніхто не переміг.
away-chosen = Обрали: { $who }

phrase-well-played = Добре зіграно
phrase-thinking = Думаю…
phrase-one-more = Ще одну?
phrase-thanks = Дякую
