report-title = Арена «Проєкт L»
report-none = Ще не зіграно жодної гри
report-solo = { $name } перемагає автоматичного суперника у { $share } своїх ігор
report-leads-clearly = { $first } явно попереду
report-leads = { $first } попереду, але без явної переваги над ботом { $second }
report-even = Ботів { $first } і { $second } ще не розрізнено
report-beats = { $first } перемагає бота { $second } у { $share } ігор

report-games =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
        [many] { $games } ігор
       *[other] { $games } гри
    }
report-players =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }
report-length-round =
    { $rounds ->
        [one] { $rounds } раунд на гру
        [few] { $rounds } раунди на гру
        [many] { $rounds } раундів на гру
       *[other] { $rounds } раунду на гру
    }
report-length-beat =
    { $rounds ->
        [one] { $rounds } такт на гру
        [few] { $rounds } такти на гру
        [many] { $rounds } тактів на гру
       *[other] { $rounds } такту на гру
    }
report-edition = Видання: { $edition }
report-between = від { $low } до { $high }

report-head-fair = рівна частка
report-head-mean = середній рахунок

report-zero = 0 – це середнє цих ботів.
report-zero-solo = 0 – це автоматичний суперник.
report-ratings = Рейтинги
report-ratings-about = Крапка: рейтинг. Смужка: його 95%-й інтервал.
report-figures = Числа
report-cross = Хто кого перемагає
report-cross-about = Як часто вигравав бот із рядка, з ігор, які виграв один із двох.
report-points-round = Як надходять бали, раунд за раундом
report-points-beat = Як надходять бали, такт за тактом
report-points-about = Середній рахунок на той час; тінь охоплює середню половину ігор. Закінчена гра зберігає остаточний рахунок, у якому враховано завершальні штрихи.
report-mean-after-round = середній рахунок після кожного раунду
report-mean-after-beat = середній рахунок після кожного такту
report-axis-round = раунд
report-axis-beat = такт
report-scores = Остаточні рахунки
report-scores-about = Як часто траплявся кожен; лінія: середнє.
report-mean-of = середнє { $mean }
report-think = Час на роздуми
report-think-about = Кожне рішення за годинником. Смужка: від медіани до 99-го процентиля; крапка: найдовше.
report-think-most = 99% – до { $time }
report-think-median = медіана { $time }
report-think-longest = найдовше { $time }
report-seats = Чи важить місце за столом?
report-seats-about = Як часто вигравало кожне місце, хоч би хто там сидів; рівна частка – { $share }.
report-seats-about-solo = Як часто вигравали боти, а як часто – автоматичний суперник.
report-seat = місце { $number }
report-seat-first = місце { $number } (починає)
report-bots = боти
report-forfeits = Вибулі
report-forfeits-about = Бот, який дав збій, програє гру.
report-forfeited = { $times }× { $code }, наприклад у грі { $game }: { $cause }

report-read = Як це читати
report-read-intervals = Інтервали.
report-read-intervals-about = Кожна смужка й кожні межі – це 95%-й інтервал: якщо грати ту саму арену знову й знову з іншими роздачами, 19 із 20 таких інтервалів міститимуть істину. Двох ботів, чиї інтервали значно перекриваються, ще не розрізнено. Учетверо більше ігор удвічі звужують інтервал.
report-read-ratings = Рейтинги
report-read-ratings-about = – це сила за Бредлі й Террі на шкалі Ело: на 100 пунктів більше означає виграти 64% ігор між собою, на 200 – 76%, на 400 – 91%. Значення мають лише різниці: { $zero } За більш ніж двох місць модель та сама, і рахуються лише перші місця. За кожну пару додається одна нічийна гра, щоб рейтинг мав і бот, який ніколи не програвав.
report-read-deals = Спільні роздачі.
report-read-deals-about = Ігри йдуть групами з тією самою роздачею, і в групі кожен бот сидить на кожному місці: удача роздачі й першого ходу однакова для всіх. Спільна перемога зараховується кожному частково.
report-origin = зерно { $seed }, projectl { $version } (код { $code }), { $when }
