home-name = Project L
home-description = { home-name } ve vašem prohlížeči: přikládejte dílky ke skládačkám, sólo, proti botům nebo s přáteli.
home-to-home = Project L, na úvod
home-skip = K obsahu
home-pages = Stránky
home-menu = Menu
home-rules = Pravidla
home-replays = Moje hry
home-lobby-nav = Lobby
home-settings = Nastavení
home-language = Jazyk
home-to-light = Světlý stůl
home-to-dark = Tmavý stůl
home-fair = Boti vidí jen to, co vy. Žádné reklamy, žádné sledování, žádný účet.
home-free = Svobodný software pod licencí MIT
home-credit = Project L je hra společnosti Boardcubator, která se na této verzi nepodílí.
home-title-one = Každý dílek
home-title-two = má své místo.
home-lead = Project L v prohlížeči, pro jednoho až šest lidí a boty. Bez účtu.
home-play-now = Hrát hned
home-against = Soupeř: { $bot }
home-learn = Naučit se pravidla
home-opening = Chystá se stůl…
home-ways = Jak chcete hrát?
home-bot = Hrát proti botovi
home-bot-about = Boti vidí jen to, co vy.
home-bots = U stolu
home-bots-count =
    { $number ->
        [one] { $number } bot
        [few] { $number } boti
        [many] { $number } bota
       *[other] { $number } botů
    }
home-solo = Pro jednoho hráče
home-solo-about = Přelstěte virtuálního hráče a jeho zámky.
home-hot-seat = Na jednom zařízení
home-hot-seat-about = Jedna obrazovka, která koluje kolem stolu.
home-people = Kolik hráčů?
home-people-count =
    { $number ->
        [one] { $number } hráč
        [few] { $number } hráči
        [many] { $number } hráče
       *[other] { $number } hráčů
    }
home-people-with = { home-people-count }, rozšíření: { $expansions }
home-friends = Hrát s přáteli
home-friends-about = Stačí poslat odkaz. Účet nikdo nepotřebuje.
home-make = Otevřít stůl
home-lobby = Lobby
home-lobby-none = Teď nikdo nečeká.
home-lobby-count =
    { $number ->
        [one] { $number } stůl čeká na hráče.
        [few] { $number } stoly čekají na hráče.
        [many] { $number } stolu čeká na hráče.
       *[other] { $number } stolů čeká na hráče.
    }
home-lobby-about = Přisedněte si k tomu, kdo tu je.
home-look-in = Nahlédnout
home-go-on = Hrát dál
home-replay = Záznamy
home-replay-about = Přehrajte si hru tah po tahu.
home-all-games = Moje hry
home-open-file = Otevřít záznam
home-offline = Hraje se i bez připojení.
home-install = Nainstalovat

daily-title = Úloha dne
daily-points = Nejvíc bodů v tomto tahu
daily-both = Vyplnit obě co nejméně akcemi
daily-touches = Poslední úpravy: nejlepší závěr
daily-row =
    { $days ->
        [one] { $days } den v řadě
        [few] { $days } dny v řadě
        [many] { $days } dne v řadě
       *[other] { $days } dní v řadě
    }
web-home = Domů
web-again = Zkusit znovu
web-close = Zavřít
web-lost = Spojení je přerušeno: možná se to neprovedlo. Za chvíli se podívejte znovu.
web-nothing-here = Na této adrese nic není.
web-nothing-about = V odkazu možná chybí písmeno. Nic vašeho se neztratilo.
web-nothing-home = Na úvodní stránku
web-seat-open = Volné místo
web-log-undo = bere zpět poslední rozhodnutí
web-log-undo-you = berete zpět poslední rozhodnutí

new-rule = Pravidlo { $rule }
settings-name = Vaše jméno
settings-name-about = Co vidí ostatní u stolu.
settings-save = Uložit
settings-saved = Uloženo.
games-your-turn = Jste na tahu
games-their-turn = Hrají ostatní
games-waiting = Čeká na hráče
games-ago = { $when }
games-too-big = To není záznam: je delší než 256 kB.
games-unreadable = Tento soubor se nedá přečíst jako text.
replay-copied = Zkopírováno
replay-pile = Hromádka dokončených skládaček
replay-round = Kolo { $round }
replay-beat = Dvojtah { $round }
replay-seed = Číslo rozdání { $seed }
replay-copy-seed = Kopírovat číslo rozdání
new-mode = Varianta
lobby-clock = { $minutes }{ "\u00A0" }min + { $seconds }{ "\u00A0" }s
lobby-no-clock = bez hodin

error-no-server = K tomu je potřeba server, a tam, odkud je tato stránka, žádný není. Hrát tu můžete i tak: proti botům, pro jednoho hráče nebo u této obrazovky.
error-offline = Server neodpovídá. Zkuste to za chvíli znovu.
error-not-copied = Prohlížeč kopírování nedovolil; odkaz je označený, zkopírujte ho ručně.

here-title = Hry na tomto zařízení
here-about = Hry bez lidí odjinud běží přímo na této stránce. Zůstávají v tomto prohlížeči na tomto zařízení, stejně jako vaše nastavení; žádný server je nemá. Kdo smaže data prohlížeče, smaže i je; uchovat je můžete v souboru.
here-none-kept = Tento prohlížeč pro tuto stránku nic neuchovává.
here-games =
    { $number ->
        [one] Je tu { $number } hra.
        [few] Jsou tu { $number } hry.
        [many] Je tu { $number } hry.
       *[other] Je tu { $number } her.
    }
here-export = Uložit vše do souboru
here-import = Načíst soubor
here-file-name = projectl-hry.json
here-no-file = To není soubor s uloženými hrami, nebo je z novější verze.
here-brought =
    { $number ->
        [one] Přibyla { $number } hra a nastavení.
        [few] Přibyly { $number } hry a nastavení.
        [many] Přibylo { $number } hry a nastavení.
       *[other] Přibylo { $number } her a nastavení.
    }
here-not-brought =
    { $number ->
        [one] { $number } hru ze souboru tady hrát nelze.
        [few] { $number } hry ze souboru tady hrát nelze.
        [many] { $number } hry ze souboru tady hrát nelze.
       *[other] { $number } her ze souboru tady hrát nelze.
    }
here-delete = Smazat všechny hry na tomto zařízení
here-delete-about = Zmizí nadobro, i ty rozehrané. Vaše nastavení zůstane.
here-delete-do = Smazat vše
here-deleted = Už tu nic není.
here-played = Na tomto zařízení
here-take-backs = S braním zpět
here-no-such-game = Tato hra není v tomto prohlížeči.
here-elsewhere = Tato hra se hraje v jiném panelu prohlížeče.
here-invite = Pozvat přítele
here-invite-for = Pozvat přítele na místo: { $who }
here-moved = Tato hra pokračuje na serveru, kam mohou přijít další.
here-moved-go = Hrát dál
here-line = řádek { $line }: { $why }
here-take-over = Hrát tady
here-unkept = Tento prohlížeč už nic dalšího neuchová: hra vydrží, dokud je tato stránka otevřená.
here-without-bots = Boti nedorazili: hra bude pokračovat, jakmile je bude možné načíst.
here-saved-newer = Tuto hru uložila novější verze stránky. Chcete-li pokračovat, načtěte stránku znovu.
here-saved-otherwise = Tuto hru uložila verze s jinými pravidly a tady pokračovat nemůže.
here-broken = Uvnitř se něco pokazilo a opravilo: hra je, jak byla. Zkuste to znovu.
