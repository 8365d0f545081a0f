arena-opponent = автоматичний суперник
arena-hours = { $hours }{ "\u00A0" }год { $minutes }{ "\u00A0" }хв
arena-minutes = { $minutes }{ "\u00A0" }хв { $seconds }{ "\u00A0" }с
arena-seconds = { $number }{ "\u00A0" }с
arena-milliseconds = { $number }{ "\u00A0" }мс
arena-left = лишилося часу
arena-forfeits = вибуло: { $count }
arena-progress = Ігри: { $done } з { $games }
arena-progress-left = Ігри: { $done } з { $games }, лишилося близько { $span }
arena-head-bot = бот
arena-head-games = ігри
arena-head-wins = перемоги
arena-head-rate = % перемог
arena-head-rating = рейтинг
arena-head-score = бали
arena-head-think = p99 думок
arena-head-forfeits = вибуло
arena-forfeited = { $name } вибуває { $times }×: { $code }. { $cause }
arena-played = Ігри: { $games }; { $unit ->
        [beat] такти
       *[round] раунди
    } на гру: { $rounds }; час: { $span }.
arena-uneven = За такої кількості ігор ({ $games }) не кожен бот має ті самі місця й суперників; за { $whole } – кожен.
arena-kept = Ігри, які вже є в { $folder }: { $kept } з { $games }.
arena-half-written = Останній рядок { $path } записано лише наполовину: його відкинуто, а його гру зіграють знову.
arena-report = Звіт – { $path }, записи – в { $folder }.
arena-broken-off = { $why }. Усе, що дограли, збережено.
arena-nothing-played = Нічого не зіграно: { $cause }
arena-sprt-two = --sprt питає, чи кращий перший із двох ботів: назвіть двох, за столом на двох
arena-out-empty = Для --out потрібна назва теки
arena-stopped = Зупинено; зіграно ігор: { $done } з { $games }. Та сама команда продовжить звідси.
arena-stopped-lost = Зупинено; зіграно ігор: { $done } з { $games }. З --out FOLDER їх було б збережено.
arena-evidence = логарифм відношення правдоподібності { $ratio }, роздач: { $deals }
arena-undecided = Не вирішено, чи { $first } кращий, ніж { $second } ({ $low } або { $high } Elo; { arena-evidence }).
arena-better = { $first } кращий, ніж { $second }: ігри пояснює { $high } Elo, а не { $low } ({ arena-evidence }).
arena-not-better = { $first } не кращий, ніж { $second }, на { $high } Elo: ігри пояснює { $low } ({ arena-evidence }).
