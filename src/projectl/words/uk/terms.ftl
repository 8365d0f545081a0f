count-point =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
count-puzzle =
    { $puzzles ->
        [one] { $puzzles } головоломка
        [few] { $puzzles } головоломки
        [many] { $puzzles } головоломок
       *[other] { $puzzles } головоломки
    }
count-piece =
    { $pieces ->
        [one] { $pieces } деталь
        [few] { $pieces } деталі
        [many] { $pieces } деталей
       *[other] { $pieces } деталі
    }
count-lock =
    { $locks ->
        [one] { $locks } замок
        [few] { $locks } замки
        [many] { $locks } замків
       *[other] { $locks } замка
    }
count-cell =
    { $cells ->
        [one] { $cells } клітинка
        [few] { $cells } клітинки
        [many] { $cells } клітинок
       *[other] { $cells } клітинки
    }
count-action =
    { $actions ->
        [one] { $actions } дія
        [few] { $actions } дії
        [many] { $actions } дій
       *[other] { $actions } дії
    }
count-more-action =
    { $actions ->
        [one] ще { $actions } дія
        [few] ще { $actions } дії
        [many] ще { $actions } дій
       *[other] ще { $actions } дії
    }
# Accusative: it stands behind "за".
count-swap =
    { $swaps ->
        [one] { $swaps } дію
        [few] { $swaps } дії
        [many] { $swaps } дій
       *[other] { $swaps } дії
    }
count-touch =
    { $touches ->
        [one] { $touches } штрих
        [few] { $touches } штрихи
        [many] { $touches } штрихів
       *[other] { $touches } штриха
    }

# Genitive, with its noun: it stands behind "з".
deck-colour =
    { $deck ->
        [W] білої колоди
        [B] чорної колоди
       *[G] колоди
    }

# Alone, on a chip; sentences choose by $action themselves.
action-name =
    { $action ->
        [master] Головна дія
        [ambassador] Дія амбасадора
       *[ghost] Дія деталі-привида
    }

# Genitive plural: it stands before "рядів".
side-name =
    { $side ->
        [left] лівих
       *[right] правих
    }

choice-name =
    { $choice ->
        [reward] візьміть винагороду ({ $offered })
        [levelup] підвищте рівень деталі або залиште її
       *[recycle] оберіть, яка головоломка піде під колоду наступною
    }

piece-O1 = крапка
piece-I2 = доміно
piece-I3 = смужка з трьох
piece-V3 = куток
piece-I4 = смужка з чотирьох
piece-L4 = L
piece-O4 = квадрат
piece-S4 = зигзаг
piece-T4 = T
piece-P5 = привид P
piece-U5 = привид U
piece-L5 = привид L

seat-you = Ви
seat-player = Гравець { $number }
seat-bot = { $name }
seat-bot-of-several = { $name } { $number }
seat-opponent = Суперник
