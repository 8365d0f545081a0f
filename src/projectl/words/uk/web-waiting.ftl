waiting-kept = тримаємо для: { $who }
waiting-title =
    { $number ->
        [one] Чекаємо ще на { $number } гравця
        [few] Чекаємо ще на { $number } гравців
        [many] Чекаємо ще на { $number } гравців
       *[other] Чекаємо ще на { $number } гравця
    }
waiting-title-full = Починаємо…
waiting-come-in = { $host } чекає на вас
waiting-come-in-about = Займіть місце. Гра почнеться, щойно всі місця буде зайнято.
waiting-about = Гра почнеться, щойно всі місця буде зайнято. Хто починає, вирішить жереб.
waiting-full-about = Усі місця зайнято; можна спостерігати звідси.
waiting-seats = Місця
waiting-seat = Місце { $number }
waiting-open = Вільне місце
waiting-sit = Сісти тут
waiting-stand = Встати
waiting-you = ви
waiting-away = немає
waiting-is-here = тут
waiting-share = Запросити людей
waiting-share-about = Одне посилання на всі вільні місця. Обліковий запис не потрібен.
waiting-link = Посилання на цей стіл
waiting-copy = Копіювати
waiting-copied = Скопійовано
waiting-send = Надіслати
waiting-qr = Посилання як QR-код
waiting-qr-about = або скануйте телефоном
waiting-start = Почати з ботами на вільних місцях
waiting-close = Закрити стіл
waiting-close-sure = Закрити для всіх?
waiting-close-yes = Закрити
waiting-close-no = Не закривати
waiting-table = Цей стіл
waiting-edition = Видання
waiting-expansions = Доповнення
waiting-clock = Годинник
waiting-house = Домашні правила
waiting-watching =
    { $number ->
        [one] { $number } глядач
        [few] { $number } глядачі
        [many] { $number } глядачів
       *[other] { $number } глядача
    }
waiting-name = Ваше ім’я тут – { $name }.
waiting-rename = Змінити
waiting-chat = Чат
waiting-chat-none = Привітайтеся.
waiting-chat-say = Повідомлення
waiting-chat-send = Надіслати
waiting-listed = Показано в лобі
waiting-private = Закритий: лише за посиланням
