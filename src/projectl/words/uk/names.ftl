mode-standard = Звичайна гра
mode-standard-about = Від двох до шести місць, ходи по черзі.
mode-solo = Соло
mode-solo-about = Ви проти автоматичного суперника та його замків.
mode-line-clear = Очищення рядів
mode-line-clear-about = Від чотирьох до шести місць; двоє ходять одночасно.

difficulty-standard = Базова
difficulty-standard-about = Суперник починає із 6 замками в запасі.
difficulty-challenging = Важка
difficulty-challenging-about = Суперник починає із 3 замками в запасі.
difficulty-unbeatable = Непереможна
difficulty-unbeatable-about = Суперник починає без замків: колонки майже не замикаються.

edition-kickstarter = Kickstarter
edition-kickstarter-about = По 15 деталей кожної форми; від одного до п’яти місць, шість із деталями-привидами.
edition-retail = Роздрібне
edition-retail-about = По 10 деталей кожної форми, від одного до чотирьох місць; замки в соло – просто жетони.
edition-translated = Перекладене
edition-translated-about = Обмін лише на один рівень униз; підвищення – щонайбільше через один порожній рівень.
edition-revised = Оновлене
edition-revised-about = Усі три дії обов’язкові; можна оновлювати ряди й брати з колод; незавершені головоломки забирають бали.

expansion-ghost = Деталі-привиди
expansion-ghost-about = 24 головоломки власного дизайну, деталі 5-го рівня, миттєве підвищення.
expansion-ambassador = Набір амбасадора
expansion-ambassador-about = 3 головоломки власного дизайну, кожна дає ще одну головну дію.

bot-name-random = Випадковий
bot-name-greedy = Жадібний
bot-name-planner = Стратег
bot-name-mcts = Шукач
bot-name-novice = Новачок
bot-name-casual = Аматор
bot-name-steady = Надійний
bot-name-skilled = Вправний
bot-name-expert = Експерт
bot-name-champion = Чемпіон

bot-about-random = Випадковий вид дії, а тоді будь-яка дія цього виду.
bot-about-greedy = Бачить на одне рішення вперед і бере те, що йому найбільше подобається.
bot-about-planner = Планує весь хід, перш ніж почати.
bot-about-mcts = Перебирає дерево ходів, своїх і чужих.
bot-about-novice = Для першої гри: бачить на крок уперед і часом помиляється.
bot-about-casual = Для сімейного вечора: думає про свій хід, про решту – мало.
bot-about-steady = Планує свій хід до кінця й часом трохи помиляється.
bot-about-skilled = Добре планує кожен хід і стежить за кінцем гри.
bot-about-expert = Зважає на ваш наступний хід і на свій після нього.
bot-about-champion = Найсильніший: граючи проти себе, навчився, чого варта позиція.
bot-about-strength = Сила { $level } з 6, рейтинг { $rating }
