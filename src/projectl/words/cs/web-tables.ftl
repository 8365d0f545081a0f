new-title = Nový stůl
new-seats = Místa
new-seat =
    { $number ->
        [one] { $number } místo
        [few] { $number } místa
        [many] { $number } místa
       *[other] { $number } míst
    }
new-you = Vy
new-host = otevíráte stůl
new-here = Také tady
new-here-about = hraje u této obrazovky
new-open = Volné
new-open-about = pro každého, kdo má odkaz
new-open-about-listed = pro každého, kdo přijde
new-who = Kdo tu sedí?
new-who-person = Někdo tady
new-who-open = Nechat volné
new-who-bot = Bot
new-change = Změnit místo { $number }
new-add = Přidat místo
new-remove = Odebrat místo { $number }
new-level = Síla bota
new-names = Jména u této obrazovky, chcete-li
new-add-expansion = Přidat: { $expansion }
new-difficulty = Obtížnost
new-edition = Vydání
new-expansions = Rozšíření
new-over-days = Na několik dní
new-over-days-about = Nikdo nemusí zůstávat: na toho, kdo je pryč, se prostě čeká.
new-clock = Hodiny
new-clock-none = Žádné
new-clock-minutes = { $number }{ "\u00A0" }min
new-clock-none-about = Každý má tolik času, kolik potřebuje.
new-clock-about = Každé místo má na hru { $minutes }{ "\u00A0" }min a s každým tahem { $seconds }{ "\u00A0" }s navíc. Pak hraje dál bot.
new-more = Domácí pravidla
new-more-about = Všechno, v čem si brožury s pravidly odporují.
new-changed-none = jako ve vydání
new-changed =
    { $number ->
        [one] { $number } změna
        [few] { $number } změny
        [many] { $number } změny
       *[other] { $number } změn
    }
new-reset = Jako ve vydání
new-puzzles = Vlastní skládačky
new-puzzles-about = Místo tištěných skládaček soubor v podobě, v jaké ho zapisuje program.
new-puzzles-none = tištěné
new-puzzles-some = vlastní soubor
new-puzzles-text = Text souboru skládaček
new-puzzles-file = Vybrat soubor
new-listed = Zveřejnit v lobby
new-listed-about = Přisednout smí kdokoli; jinak jen ten, kdo má odkaz.
new-sentence = { $mode }, { new-seat }, vydání: { $edition }.
new-sentence-with = { $mode }, { new-seat }, vydání: { $edition }, rozšíření: { $expansions }.
new-black =
    { $number ->
        [one] { $number } černá skládačka
        [few] { $number } černé skládačky
        [many] { $number } černé skládačky
       *[other] { $number } černých skládaček
    }
new-each =
    { $number ->
        [one] { $number } dílek od každého druhu
        [few] { $number } dílky od každého druhu
        [many] { $number } dílku od každého druhu
       *[other] { $number } dílků od každého druhu
    }
new-no-clock = bez hodin
new-with-clock = každý { $number }{ "\u00A0" }min
new-house =
    { $number ->
        [one] { $number } domácí pravidlo
        [few] { $number } domácí pravidla
        [many] { $number } domácího pravidla
       *[other] { $number } domácích pravidel
    }
new-own-puzzles = vlastní skládačky
new-submit = Otevřít stůl
new-play = Hrát

lobby-title = Volné stoly
lobby-about = Čekají na hráče. Hra začne, jakmile budou všechna místa obsazená; kdo začíná, rozhodne los.
lobby-empty = Teď nikdo nečeká.
lobby-empty-about = Otevřete stůl a zveřejněte ho: kdo přijde, uvidí ho tady.
lobby-make = Otevřít stůl
lobby-join = Připojit se
lobby-join-whom = Připojit se: { $host }
lobby-host = stůl otevírá { $host }
lobby-free =
    { $number ->
        [one] { $number } volné místo
        [few] { $number } volná místa
        [many] { $number } volného místa
       *[other] { $number } volných míst
    }
lobby-taken = obsazené
lobby-open = volné
lobby-found-none = Žádné volné stoly
lobby-found =
    { $number ->
        [one] { $number } volný stůl
        [few] { $number } volné stoly
        [many] { $number } volného stolu
       *[other] { $number } volných stolů
    }
lobby-loading = Hledají se stoly…

games-whose = Čí hry?
games-mine = Moje
games-listed = Zveřejněné stoly
games-since = Od
games-until = Do
games-title = Moje hry
games-going-on = Rozehrané
games-finished = Dohrané
games-none = Zatím nemáte žádnou dohranou hru.
games-none-about = Dohrané hry tu zůstávají, s každým tahem.
games-none-of = Žádná taková hra tu zatím není.
games-play = Zahrát si hned
games-open = Pokračovat
games-kind = Které hry?
games-all = Všechny
games-won = Výhra
games-lost = Prohra
games-shared = Remíza
games-over = Dohráno
games-look = Přehrát
games-look-at = Přehrát hru ({ $date })
games-download = Stáhnout
games-download-of = Stáhnout hru ({ $date })
games-more = Ukázat další
games-upload = Otevřít uloženou hru
games-upload-about = Vyberte ji, nebo ji přetáhněte na tlačítko; nikde se neuchová.
games-choose = Vybrat soubor
games-somebody = Někdo
games-loading = Hledají se vaše hry…

invited-title = Čeká na vás místo
invited-about = Hra už běží. Posaďte se a hrajte dál tam, kde právě je.
invited-until = hraje, než přijdete
invited-watch = Jen sledovat
inviting-title = Pošlete tento odkaz
inviting-about = Kdo ho otevře, smí si na to místo sednout. Do té doby tam hraje bot.
inviting-go = Hrát dál
