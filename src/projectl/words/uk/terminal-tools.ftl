bot-forfeits = Місце { $number } вибуває: { $cause } Тепер тут { $stand_in }.
bot-listening = { $name } спілкується тут за протоколом ботів: один об’єкт JSON на рядок (docs/bot-protocol.md). Ctrl-D закінчує.
bot-listed = { $name }: { $about }
bot-rated = { $name }: { $about } (рейтинг { $rating })
bot-setting = { $name }: { $about } ({ $default })
bot-default = { $value }, якщо не задано інакше
bot-no-default = вимкнено, якщо не задано інакше
bot-setting-think-ms = скільки думати над рішенням, у мс
bot-setting-nodes = скільки позицій переглянути замість часу: щоразу ті самі рішення
bot-setting-champion-nodes = скільки позицій переглянути, лише в соло: щоразу ті самі рішення
bot-setting-width = скільки варіантів гри розглядати одночасно
bot-setting-noise = на скільки балів щонайбільше помиляється в оцінці позицій

arena-no-ray = Для --ray потрібен Ray, а його не встановлено: { $python } -m pip install 'projectl[arena]'.
arena-ray-nowhere = Для --ray потрібна адреса кластера або local, щоб запустити власний.
arena-ray-unreachable = За адресою { $address } не відповідає жоден кластер Ray: { $reason }.

warm-compiling = Один раз компілюємо { $what }: близько { $seconds }{ "\u00A0" }с…
warm-compiled = За { $seconds }{ "\u00A0" }с скомпільовано { $what }.
warm-rules = правила
warm-solver = розв’язувач
warm-search = пошук ботів
warm-tree = пошук ботів по дереву

train-needs-torch = Для навчання потрібен PyTorch: встановіть projectl[learn].
train-bundled = Файл { $path } записано ({ $size } МБ). На комп’ютері з Python 3.12 і PyTorch: { $command }
train-no-bundle = Архів не вдається записати: { $why }.

solve-ways = Клітинок до заповнення: { $cells }. Способів: { $ways }, наборів деталей: { $sets }; лише з наявних деталей – { $own ->
        [one] { $own } спосіб
        [few] { $own } способи
        [many] { $own } способів
       *[other] { $own } способу
    }.
solve-at-hand = У наявності:
solve-fewest = Готово за { $actions ->
        [one] { $actions } дію
        [few] { $actions } дії
        [many] { $actions } дій
       *[other] { $actions } дії
    }, покладено { count-piece }; коротшого плану немає.
solve-action = дія { $number }
solve-some-fillings = Як заповнити малою кількістю деталей, { $shown } з { $sets ->
        [one] { $sets } набору
        [few] { $sets } наборів
        [many] { $sets } наборів
       *[other] { $sets } набору
    }:
solve-full = Головоломку заповнено.
solve-impossible = Жоден план її не заповнить: у запасі й резерві разом бракує деталей.
solve-not-found = Пошук у своїх межах плану не знайшов; можливо, він є.
solve-no-puzzle = Головоломки { $puzzle } немає; `projectl puzzles list` показує всі.
solve-no-piece = Деталі { $piece } немає; є { $pieces }.
solve-placed-like = Деталь на головоломці пишуть як I2:a3b3, а не { $text }.
solve-no-such-cells = { $piece } не має форми { $cells }; клітинки – це колонки a–e та ряди 1–5, наприклад a3b3.
solve-does-not-fit = { $piece } не може лежати на { $cells }: це за межами заглиблення, або там уже є деталь (T9).
solve-reserve-like = Уміст резерву пишуть як O1=0, а не { $text }.
solve-too-many-left = У резерві тут може бути щонайбільше { $count } × { $piece } (C2).
solve-too-many = У коробці немає { $asked } × { $piece }, лише { $count } (C2).
solve-needs-ghost = { $piece } належить до доповнення «Деталі-привиди»: додайте --expansions ghost (C4).

site-not-built = Сторінки тут іще не зібрано: їх збирає python3 dev.py play.
site-other-folder = Тека { $folder } не порожня, і це не сайт цієї програми: назвіть іншу теку.
site-written = { $folder } – це сайт, файлів у ньому: { $count }. Викладіть їх на будь-який вебхостинг, за будь-яким шляхом. Спробувати: python3 -m http.server --directory { $folder }
site-ask-first = Перш ніж публікувати, прочитайте там NOTICE.txt: гра, її назва й дизайн головоломок належать Boardcubator, і хто хоче опублікувати 52 лицьові боки, має спершу спитати видавця.

serve-database-kind = { $setting } – це файл або postgresql://USER:PASSWORD@HOST/NAME, а не «{ $given }».
serve-no-postgres = Для { $setting } { $given } потрібен драйвер, якого не встановлено: { $python } -m pip install 'projectl[postgres]'.
serve-database-gone = { $setting } { $given } неможливо використати: { $reason }.
serve-database-used = { $setting } { $given } вже використовує інший Проєкт L: зупиніть його або дайте цьому інший файл.
serve-database-damaged = { $setting } { $given } пошкоджено ({ $reason }): замініть резервною копією.
serve-database-large = База { $database } велика: на пошкодження переглянуто лише її частину.
serve-origin = { $setting } – це адреса сторінки на зразок https://example.org, а не «{ $given }».
serve-proxy = { $setting } – це адреса або мережа проксі на зразок 10.0.0.1 чи 10.0.0.0/8, а не «{ $given }».
serve-number = { $setting } – це число від { $least } до { $most }, а не { $given }.
serve-host = Значення { $setting } порожнє; 127.0.0.1 – лише цей комп’ютер, 0.0.0.0 – усі мережеві адреси.
serve-workers-sqlite = { $setting } – { $given }, але SQLite розрахована на один процес: задайте через --database базу PostgreSQL або поставте 1.
serve-bots-few = { $setting } – { $given }, але кожному з процесів ({ $processes }) потрібен хоча б один.
serve-port-used = { $setting } { $given } на { $host } вже зайнято, можливо, іншим Проєктом L: зупиніть його або оберіть інший, наприклад --port { $other } із власною --database.
serve-port-refused = { $setting } { $given } на { $host } неможливо відкрити: { $reason }.
serve-open = Проєкт L відкрито на { $url }
serve-stop = Щоб зупинити, натисніть Ctrl-C; ігри зберігаються в { $database }.
serve-stopped = Зупинено; кожна гра продовжиться з того самого місця.
serve-died = Сервер зупинився сам: чому – див. журнал вище.
puzzles-id = id
puzzles-points = бали
puzzles-cells = клітинки
puzzles-reward = винагорода
puzzles-count = головоломки
puzzles-white = білі
puzzles-black = чорні
puzzles-all = усі
puzzles-set = { $file }: набір { $set } { $version }, контрольна сума { $digest }
puzzles-more-problems = { $file }: нижче { count-more-problem }
puzzles-none = У грі немає головоломки { $ids }; `projectl puzzles list` показує всі.
puzzles-none-in = У { $file } немає головоломки { $ids }; `projectl puzzles list --file` показує всі.
