home-name = Проєкт L
home-description = { home-name } у вашому браузері: кладіть деталі на головоломки, наодинці, проти ботів або з друзями.
home-to-home = Проєкт L, на головну сторінку
home-skip = До вмісту
home-pages = Сторінки
home-menu = Меню
home-rules = Правила гри
home-replays = Мої ігри
home-lobby-nav = Лобі
home-settings = Налаштування
home-language = Мова
home-to-light = Світлий стіл
home-to-dark = Темний стіл
home-fair = Боти бачать лише те, що й ви. Без реклами, без стеження, без облікового запису.
home-free = Вільне програмне забезпечення за ліцензією MIT
home-credit = Проєкт L – гра видавництва Boardcubator, яке не причетне до цього сайту.
home-title-one = Кожна деталь
home-title-two = має своє місце.
home-lead = Проєкт L у браузері: від одного до шести гравців – людей і ботів. Без облікового запису.
home-play-now = Грати
home-against = Проти бота «{ $bot }»
home-learn = Вивчити правила
home-opening = Готуємо стіл…
home-ways = Як можна грати
home-bot = Грати проти бота
home-bot-about = Боти бачать лише те, що й ви.
home-bots = За столом
home-bots-count =
    { $number ->
        [one] { $number } бот
        [few] { $number } боти
        [many] { $number } ботів
       *[other] { $number } бота
    }
home-solo = Соло
home-solo-about = Перехитруйте суперника та його замки.
home-hot-seat = На одному пристрої
home-hot-seat-about = Один екран, який передають по колу.
home-people = Скільки гравців?
home-people-count =
    { $number ->
        [one] { $number } гравець
        [few] { $number } гравці
        [many] { $number } гравців
       *[other] { $number } гравця
    }
home-people-with = { home-people-count }, доповнення: { $expansions }
home-friends = Грати з друзями
home-friends-about = Вистачить одного посилання. Обліковий запис не потрібен.
home-make = Відкрити стіл
home-lobby = Лобі
home-lobby-none = Зараз ніхто не чекає.
home-lobby-count =
    { $number ->
        [one] { $number } стіл чекає на гравців.
        [few] { $number } столи чекають на гравців.
        [many] { $number } столів чекають на гравців.
       *[other] { $number } столу чекає на гравців.
    }
home-lobby-about = Сідайте до тих, хто вже тут.
home-look-in = Зазирнути
home-go-on = Грати далі
home-replay = Повтори
home-replay-about = Перегляньте гру крок за кроком.
home-all-games = Мої ігри
home-open-file = Відкрити запис
home-offline = Грає і без мережі.
home-install = Встановити

daily-title = Задача дня
daily-points = Найбільше балів за цей хід
daily-both = Заповнити обидві найменшою кількістю дій
daily-touches = Завершальні штрихи: найкращий кінець
daily-row =
    { $days ->
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
        [many] { $days } днів поспіль
       *[other] { $days } дня поспіль
    }
web-home = На головну
web-again = Ще раз
web-close = Закрити
web-lost = Зв’язок утрачено: можливо, це не виконано. Погляньте ще раз за мить.
web-nothing-here = За цією адресою нічого немає.
web-nothing-about = Можливо, у посиланні бракує літери. Ви нічого не втратили.
web-nothing-home = На головну сторінку
web-seat-open = Вільне місце
web-log-undo = скасовує останнє рішення
web-log-undo-you = скасовуєте останнє рішення

new-rule = Правило { $rule }
settings-name = Ваше ім’я
settings-name-about = Так вас бачать інші за столом.
settings-save = Зберегти
settings-saved = Збережено.
games-your-turn = Ваш хід
games-their-turn = Ходять інші
games-waiting = Чекає на гравців
games-ago = { $when }
games-too-big = Це не запис гри: файл більший за 256 кБ.
games-unreadable = Цей файл неможливо прочитати як текст.
replay-copied = Скопійовано
replay-pile = Стос переможних балів
replay-round = Раунд { $round }
replay-beat = Такт { $round }
replay-seed = Зерно { $seed }
replay-copy-seed = Копіювати зерно
new-mode = Режим
lobby-clock = { $minutes }{ "\u00A0" }хв + { $seconds }{ "\u00A0" }с
lobby-no-clock = без годинника

error-no-server = Для цього потрібен сервер, а там, звідки ця сторінка, його немає. Грати тут усе одно можна: проти ботів, соло або разом за цим екраном.
error-offline = Сервер не відповідає. Спробуйте ще раз за мить.
error-not-copied = Браузер не копіює; посилання виділено, скопіюйте його вручну.

here-title = Ігри на цьому пристрої
here-about = Ігри, в яких немає людей з інших місць, ідуть просто на цій сторінці. Вони, як і ваші налаштування, зберігаються в цьому браузері на цьому пристрої; на жодному сервері їх немає. Хто видаляє дані браузера, видаляє і їх: збережіть їх у файл.
here-none-kept = Цей браузер нічого не зберігає для цієї сторінки.
here-games =
    { $number ->
        [one] Тут збережено { $number } гру.
        [few] Тут збережено { $number } гри.
        [many] Тут збережено { $number } ігор.
       *[other] Тут збережено { $number } гри.
    }
here-export = Зберегти все у файл
here-import = Додати з файлу
here-file-name = projectl-games.json
here-no-file = Це не файл збережених ігор, або він із новішої версії.
here-brought =
    { $number ->
        [one] Додано { $number } гру й налаштування.
        [few] Додано { $number } гри й налаштування.
        [many] Додано { $number } ігор і налаштування.
       *[other] Додано { $number } гри й налаштування.
    }
here-not-brought =
    { $number ->
        [one] { $number } гру з файлу тут зіграти не можна.
        [few] { $number } гри з файлу тут зіграти не можна.
        [many] { $number } ігор із файлу тут зіграти не можна.
       *[other] { $number } гри з файлу тут зіграти не можна.
    }
here-delete = Видалити всі ігри з цього пристрою
here-delete-about = Вони зникнуть назавжди, також незакінчені. Ваші налаштування лишаться.
here-delete-do = Видалити все
here-deleted = Тут більше нічого не збережено.
here-played = На цьому пристрої
here-take-backs = Зі скасуваннями
here-no-such-game = Цієї гри немає в цьому браузері.
here-elsewhere = У цю гру грають в іншій вкладці.
here-invite = Запросити друга
here-invite-for = Запросити друга (замість: { $who })
here-moved = Ця гра триває на сервері, де до неї можуть приєднатися інші.
here-moved-go = Грати далі
here-line = рядок { $line }: { $why }
here-take-over = Грати тут
here-unkept = Цей браузер більше нічого не може зберегти: гра триватиме, доки відкрито цю сторінку.
here-without-bots = Боти не завантажилися: гра продовжиться, щойно їх удасться отримати.
here-saved-newer = Цю гру зберегла новіша версія сторінки. Щоб грати далі, перезавантажте сторінку.
here-saved-otherwise = Цю гру зберегла версія з іншими правилами, тут її не продовжити.
here-broken = Усередині щось зламалося, але вже все гаразд: гра така, як була. Спробуйте ще раз.
