facts-each = Балів за клітинку
facts-fit = Ваші деталі, що підходять
facts-fit-none = Жодна ваша деталь сюди не поміщається.
facts-left-W = Лишилося білих
facts-left-B = Лишилося чорних
facts-left-G = Лишилося головоломок
facts-row-deck = { $row } у ряду, { $deck } у колоді
facts-slots = Ваших головоломок із нею
facts-of-slots = { $number } з { $slots }

dock-reward = Оберіть винагороду
dock-reward-about = Завершено { $puzzle }. Винагорода – не дія.
dock-reward-gone = У резерві більше немає { $piece }: оберіть іншу деталь.
dock-levelup = Миттєве підвищення: оберіть деталь
dock-levelup-about = Винагорода за { $puzzle }: на рівень вище, або лишіть як є. Це не дія.
dock-levelup-again = { $piece } можна підвищити ще раз.
dock-levelup-two = Винагорода за { $puzzle } має дві стрілки: можна спинитися після першої.
dock-recycle = Оновіть ряд
dock-recycle-about = Натискайте головоломки в тому порядку, в якому вони йдуть під колоду. Остання лежатиме найглибше.
dock-recycle-white = Білий ряд
dock-recycle-black = Чорний ряд
dock-recycle-numbered =
    { $number ->
        [0] Жодна з { $all } ще не має номера.
        [one] { $number } з { $all } має номер.
        [few] { $number } з { $all } мають номер.
        [many] { $number } з { $all } мають номер.
       *[other] { $number } з { $all } мають номер.
    }
dock-recycle-number = іде під колоду під номером { $number }
dock-any-order = Довільно
dock-last-number = Прибрати номер
dock-swap = Підвищте або обміняйте деталь
dock-swap-about = Підвищення: на рівень вище. Обмін: інша деталь того самого рівня або нижчого.
dock-ghost = Розбийте деталь-привид
dock-ghost-about = Її частини можна покласти одразу, щонайбільше одну на кожну головоломку.
dock-gain = Візьміть деталь
dock-gain-about = Найнижчого рівня, який є в резерві.
dock-give = Віддаєте
dock-raised = Ваша деталь
dock-becomes = стане
dock-fold = Опустити аркуш або підняти знову
dock-get = Берете
dock-own = ваша
dock-far = задалеко
dock-level = { $level }-й рівень
dock-levels = Рівні { $highest }–{ $lowest }
dock-choose-first = Спершу оберіть, що віддаєте, тут або у своєму запасі.
dock-gone = немає
dock-pieces =
    { $number ->
        [one] { $number } деталь
        [few] { $number } деталі
        [many] { $number } деталей
       *[other] { $number } деталі
    }
dock-short-none = { $piece } немає
dock-short-some = { $piece }: лише { $number }

plan-title = Як її завершити
plan-facts = Про цю головоломку
plan-about = Найкоротший шлях із вашими деталями.
plan-cell =
    { $number ->
        [one] заповнити { $number } клітинку
        [few] заповнити { $number } клітинки
        [many] заповнити { $number } клітинок
       *[other] заповнити { $number } клітинки
    }
plan-actions =
    { $number ->
        [one] дія: { $how }.
        [few] дії: { $how }.
        [many] дій: { $how }.
       *[other] дії: { $how }.
    }
plan-take = взяти її
plan-gain =
    { $number ->
        [one] взяти { $number } деталь
        [few] взяти { $number } деталі
        [many] взяти { $number } деталей
       *[other] взяти { $number } деталі
    }
plan-upgrade =
    { $number ->
        [one] підвищити { $number } деталь
        [few] підвищити { $number } деталі
        [many] підвищити { $number } деталей
       *[other] підвищити { $number } деталі
    }
plan-exchange =
    { $number ->
        [one] обміняти { $number } деталь
        [few] обміняти { $number } деталі
        [many] обміняти { $number } деталей
       *[other] обміняти { $number } деталі
    }
plan-ghost =
    { $number ->
        [one] розбити { $number } деталь
        [few] розбити { $number } деталі
        [many] розбити { $number } деталей
       *[other] розбити { $number } деталі
    }
plan-place =
    { $number ->
        [one] покласти { $number } деталь
        [few] покласти { $number } деталі
        [many] покласти { $number } деталей
       *[other] покласти { $number } деталі
    }
plan-now = зараз
plan-next = наступний хід
plan-after = через хід
plan-later = пізніше
plan-turns = Хід за ходом
plan-more =
    { $number ->
        [one] ще { $number } дія
        [few] ще { $number } дії
        [many] ще { $number } дій
       *[other] ще { $number } дії
    }
plan-brings = бали й винагорода
plan-left = Тим часом лишаються: { $pieces }
plan-left-none = Тим часом деталей не лишається.
plan-late = Гра закінчиться раніше.
plan-none = Наразі невідомо, як її заповнити.
plan-here = Вона лежатиме тут
plan-also = { $piece } завершує і { $puzzle }: якщо спершу покласти туди, деталь повернеться.
plan-about-keeps = Найкоротший шлях, який зберігає { $piece }.
plan-other =
    { $number ->
        [one] ще { $number } шлях
        [few] ще { $number } шляхи
        [many] ще { $number } шляхів
       *[other] ще { $number } шляху
    }
plan-way = Шлях { $way } з { $ways }
plan-show = Показати
plan-another = Показати інший шлях
plan-used = крок { $steps }
plan-step = Крок { $number }: { $what }
plan-step-take = взяти { $puzzle }
plan-step-draw = взяти з { deck-colour }
plan-step-gain = взяти { $piece }
plan-step-swap =
    { $goes ->
        [up] підвищити { $given } до { $taken }
       *[across] обміняти { $given } на { $taken }
    }
plan-step-raise = підвищити { $given } до { $taken }
plan-step-ghost = розбити { $piece }
plan-step-place = покласти { $piece }
plan-step-recycle =
    { $deck ->
        [W] оновити білий ряд
        [B] оновити чорний ряд
       *[G] оновити ряд
    }
plan-step-under = покласти { $puzzle } під колоду

curve-title = Як усе було
curve-copy = Посилання на повтор
curve-led = Із раунду { $round } попереду { $who }.
curve-you-led = Із раунду { $round } попереду були ви.
curve-led-with = Із раунду { $round } попереду { $who }, завдяки { $puzzles }.
curve-you-led-with = Із раунду { $round } попереду були ви, завдяки { $puzzles }.
curve-led-beat = Із такту { $round } попереду { $who }.
curve-you-led-beat = Із такту { $round } попереду були ви.
curve-by-touches = { $who } виходить уперед лише завдяки завершальним штрихам.
curve-you-by-touches = Ви вийшли вперед лише завдяки завершальним штрихам.

keys-title = Керування
keys-close = Закрити
keys-around = За столом
keys-actions = Дії
keys-in-hand = З деталлю в руці
keys-also = А ще
keys-replay = Повтор
keys-tab = Наступна група: дії, ряди, ваші головоломки, ваш запас, місця
keys-arrows = Усередині групи
keys-slots = Одна з ваших головоломок
keys-help = Ці клавіші
keys-what = Що це? (те, що у фокусі або під мишею)
keys-ids = Показати або сховати номери головоломок і місць
keys-take = Візьміть головоломку
keys-gain = Візьміть деталь
keys-swap = Підвищте або обміняйте деталь
keys-place = Покладіть деталь
keys-master = Головна дія
keys-ghost = Дія деталі-привида
keys-ambassador = Дія амбасадора
keys-recycle = Оновіть ряд
keys-turn = Обернути
keys-flip = Перевернути
keys-move = Посунути деталь на клітинку
keys-enter = Покласти або натиснути велику кнопку
keys-escape = Покласти назад
keys-undo = Скасувати дію
keys-hint = Підказка
keys-again = Показати ще раз, що робили інші
keys-step = На одне рішення назад або вперед
keys-by-turn = На один хід назад або вперед
keys-ends = На початок, у кінець
keys-pause = Відтворити або спинити
keys-space = Пробіл
keys-by-mouse = Мишею та пальцем
keys-dragging = Тягнути
keys-drag = На головоломку; або натисніть деталь, потім підсвічену клітинку, і ще раз, якщо її лише показано
keys-wheel = Коліщатко
keys-turn-it = Обертає її
keys-right-button = Права кнопка
keys-flip-it = Перевертає її
keys-second-finger = Другий палець
keys-turn-or-flip = Обертає її; подвійний дотик перевертає
keys-long-press = Довге натискання
keys-details = Пояснює, що це і що з цим можна зробити
keys-home-key = Home
keys-end-key = End

touches-how = Кладіть скільки завгодно деталей. Кожна коштує один бал.
touches-before = було
touches-now = якщо закінчити зараз
touches-now-because = якщо закінчити зараз: { $why }
touches-cost =
    { $number ->
        [one] { $number } штрих, −{ $number }
        [few] { $number } штрихи, −{ $number }
        [many] { $number } штрихів, −{ $number }
       *[other] { $number } штриха, −{ $number }
    }
touches-won = заповнено +{ $points }
touches-lost = незавершено −{ $points }
touches-best = { $ways }: { touches-in-all }
touches-best-now = більше не набрати
touches-counting = рахуємо
touches-in-all =
    { $number ->
        [one] усього { $number } штрих
        [few] усього { $number } штрихи
        [many] усього { $number } штрихів
       *[other] усього { $number } штриха
    }
touches-way = { $pieces } на { $puzzle }
touches-sums = По головоломках
touches-sum =
    { $number ->
        [one] { $number } деталь, { $pieces }: −{ $number } і +{ count-point }.
        [few] { $number } деталі, { $pieces }: −{ $number } і +{ count-point }.
        [many] { $number } деталей, { $pieces }: −{ $number } і +{ count-point }.
       *[other] { $number } деталі, { $pieces }: −{ $number } і +{ count-point }.
    }
touches-sum-more =
    { $number ->
        [one] Ще { $number } деталь, { $pieces }: −{ $number } і +{ count-point }.
        [few] Ще { $number } деталі, { $pieces }: −{ $number } і +{ count-point }.
        [many] Ще { $number } деталей, { $pieces }: −{ $number } і +{ count-point }.
       *[other] Ще { $number } деталі, { $pieces }: −{ $number } і +{ count-point }.
    }
touches-saves = Незавершена коштує { count-point }.
touches-if-tied = У разі нічиєї вирішує ще одна головоломка.
touches-too-dear = Коштує більше, ніж дає.
touches-full = Заповнено: +{ count-point }, коли закінчите.
touches-never =
    { $number ->
        [one] Ваша остання деталь її не заповнить. Покладена тут, вона лише коштує.
        [few] Ваші { $number } деталі її не заповнять. Покладені тут, вони лише коштують.
        [many] Ваші { $number } деталей її не заповнять. Покладені тут, вони лише коштують.
       *[other] Ваші { $number } деталі її не заповнять. Покладені тут, вони лише коштують.
    }
touches-no-pieces = У вас не лишилося деталей.
touches-open = { board-open-cell }; заповнена дає { count-point }. Кожна деталь коштує 1.
touches-others = Інші
touches-seats = Місця
touches-is-done = готово
touches-is-at-it = кладе
touches-is-later = ще ні
touches-unfinished =
    { $number ->
        [one] { $number } незавершена головоломка
        [few] { $number } незавершені головоломки
        [many] { $number } незавершених головоломок
       *[other] { $number } незавершеної головоломки
    }
touches-your-score = ваш результат
touches-tie = Якщо нічия
touches-tie-all = Нічия
touches-tie-puzzles = Спершу більше головоломок: { $counts }.
touches-tie-pieces = Потім більше деталей у запасі: { $counts }.
touches-tie-opponent = У разі нічиєї перемагає суперник.
touches-tie-you = ви { $own }, інші щонайбільше { $most }
touches-yours = Ваші штрихи
touches-of = Штрихи: { $who }
touches-placed-none = покладено 0
touches-placed =
    { $number ->
        [one] покладено { $number }
        [few] покладено { $number }
        [many] покладено { $number }
       *[other] покладено { $number }
    }
touches-left =
    { $number ->
        [one] ще { $number } деталь
        [few] ще { $number } деталі
        [many] ще { $number } деталей
       *[other] ще { $number } деталі
    }
touches-mark = −1

result-broken-off = Гру перервано.
result-broken-off-about = Хтось зник, і решта погодилася: ніхто не переміг, і гра не рахується.
result-seat = Місце
result-rematch = Реванш
result-to-rematch = До реваншу
result-replay = Повтор
result-record = Завантажити
result-home = На головну
result-winner = Переможець
