new-title = Новий стіл
new-seats = Місця
new-seat =
    { $number ->
        [one] { $number } місце
        [few] { $number } місця
        [many] { $number } місць
       *[other] { $number } місця
    }
new-you = Ви
new-host = відкриває стіл
new-here = Теж тут
new-here-about = грає за цим екраном
new-open = Вільне
new-open-about = для тих, хто має посилання
new-open-about-listed = для тих, хто прийде
new-who = Хто тут сидить?
new-who-person = Людина тут
new-who-open = Лишити вільним
new-who-bot = Бот
new-change = Змінити місце { $number }
new-add = Додати місце
new-remove = Прибрати місце { $number }
new-level = Сила бота
new-names = Імена за цим екраном, за бажанням
new-add-expansion = Додати: { $expansion }
new-difficulty = Складність
new-edition = Видання
new-expansions = Доповнення
new-over-days = На кілька днів
new-over-days-about = Ніхто не мусить лишатися: на відсутніх просто чекають.
new-clock = Годинник
new-clock-none = Немає
new-clock-minutes = { $number }{ "\u00A0" }хв
new-clock-none-about = Кожен думає, скільки потрібно.
new-clock-about = Кожне місце має { $minutes }{ "\u00A0" }хв на гру і ще { $seconds }{ "\u00A0" }с за кожен хід. Потім далі грає бот.
new-more = Домашні правила
new-more-about = Усе, в чому правила різних видань розходяться.
new-changed-none = як у виданні
new-changed =
    { $number ->
        [one] { $number } змінено
        [few] { $number } змінено
        [many] { $number } змінено
       *[other] { $number } змінено
    }
new-reset = Як у виданні
new-puzzles = Власні головоломки
new-puzzles-about = Файл головоломок замість друкованих, у форматі цієї програми.
new-puzzles-none = друковані
new-puzzles-some = власний файл
new-puzzles-text = Текст файлу головоломок
new-puzzles-file = Обрати файл
new-listed = Показати в лобі
new-listed-about = Сісти може будь-хто; інакше лише ті, хто має посилання.
new-sentence = { $mode }, { new-seat }, видання «{ $edition }».
new-sentence-with = { $mode }, { new-seat }, видання «{ $edition }», доповнення: { $expansions }.
new-black =
    { $number ->
        [one] { $number } чорна головоломка
        [few] { $number } чорні головоломки
        [many] { $number } чорних головоломок
       *[other] { $number } чорної головоломки
    }
new-each =
    { $number ->
        [one] { $number } деталь кожної форми
        [few] { $number } деталі кожної форми
        [many] { $number } деталей кожної форми
       *[other] { $number } деталі кожної форми
    }
new-no-clock = без годинника
new-with-clock = по { $number }{ "\u00A0" }хв
new-house =
    { $number ->
        [one] { $number } домашнє правило
        [few] { $number } домашні правила
        [many] { $number } домашніх правил
       *[other] { $number } домашнього правила
    }
new-own-puzzles = власні головоломки
new-submit = Відкрити стіл
new-play = Грати

lobby-title = Відкриті столи
lobby-about = Тут чекають на гравців. Гра почнеться, щойно всі місця буде зайнято; хто починає, вирішить жереб.
lobby-empty = Зараз ніхто не чекає.
lobby-empty-about = Відкрийте стіл і покажіть його в лобі: хто прийде наступним, побачить його тут.
lobby-make = Відкрити стіл
lobby-join = Приєднатися
lobby-join-whom = Приєднатися до столу: { $host }
lobby-host = стіл відкриває { $host }
lobby-free =
    { $number ->
        [one] { $number } вільне місце
        [few] { $number } вільні місця
        [many] { $number } вільних місць
       *[other] { $number } вільного місця
    }
lobby-taken = зайнято
lobby-open = вільно
lobby-found-none = Немає відкритих столів
lobby-found =
    { $number ->
        [one] { $number } відкритий стіл
        [few] { $number } відкриті столи
        [many] { $number } відкритих столів
       *[other] { $number } відкритого столу
    }
lobby-loading = Оглядаємося…

games-whose = Чиї ігри?
games-mine = Мої
games-listed = Столи з лобі
games-since = Від
games-until = До
games-title = Мої ігри
games-going-on = Тривають
games-finished = Закінчені
games-none = Ви ще не закінчили жодної гри.
games-none-about = Закінчені ігри зберігаються тут, із кожним кроком.
games-none-of = Таких іще немає.
games-play = Зіграти зараз
games-open = Далі
games-kind = Які ігри?
games-all = Усі
games-won = Перемога
games-lost = Поразка
games-shared = Спільна перемога
games-over = Закінчено
games-look = Повтор
games-look-at = Повтор гри: { $date }
games-download = Завантажити
games-download-of = Завантажити гру: { $date }
games-more = Показати ще
games-upload = Відкрити збережену гру
games-upload-about = Оберіть її або перетягніть на кнопку; її ніде не збережуть.
games-choose = Обрати файл
games-somebody = Хтось
games-loading = Шукаємо ваші ігри…

invited-title = На вас чекає місце
invited-about = Гра вже триває. Займіть місце і продовжуйте її.
invited-until = грає, доки вас немає
invited-watch = Лише спостерігати
inviting-title = Надішліть це посилання
inviting-about = Хто його відкриє, зможе зайняти місце. Доти там грає бот.
inviting-go = Грати далі
