howto-title = Jak se hraje
howto-about = Celá hra v šesti krocích.
howto-goal = Vyplňujte skládačky, sbírejte body
howto-goal-about = Každá skládačka má vymezenou plochu. Vyplňte ji dílky a její body jsou vaše; kdo jich má nejvíc, vítězí.
howto-start = Co leží na stole
howto-start-about = Začínáte se dvěma malými dílky. Bílé skládačky jsou malé a rychlé, černé velké a cennější.
howto-turn = Váš tah: tři akce
howto-turn-about = V libovolném pořadí, klidně i tutéž znovu.
howto-take-about = Skládačka z řady. Rozpracované smíte mít najednou čtyři.
howto-gain-about = Dílek o jednom políčku, z banku.
howto-swap-about = Dílek za jiný: o úroveň vyšší, tedy o políčko větší, téže úrovně, nebo nižší.
howto-place-about = Dílek ke své skládačce, jakkoli natočený nebo převrácený. Zůstane tam, dokud ji nedokončíte.
howto-master-about = Až jeden dílek ke každé své skládačce, vše v jedné akci. Jednou za tah.
howto-done = Plná skládačka se vyplatí
howto-done-about = Její dílky se vám vrátí a s nimi odměna z pravého horního rohu. Její body vám zůstanou.
howto-end = Černý balíček ukončí hru
howto-end-about = Jakmile z něj odejde poslední skládačka, dohraje se kolo. Pak přijde závěrečné kolo.
howto-touches = Poslední úpravy
howto-touches-about = Teď ještě smíte přikládat dílky a dokončovat skládačky. Každý stojí bod a odměna není žádná.
howto-try = Zahrát si první hru
howto-more = Varianta pro jednoho hráče, „Dvakrát dvě řady“, rozšíření a jiná vydání leccos mění. Úplná pravidla jsou níže.

rulepage-title = Pravidla
rulepage-intro = Text pravidel, podle kterého tento program hraje, našimi slovy. Každé pravidlo má označení; uvádějí ho odmítnutí, nápověda i přehled dění.
rulepage-search = Hledat v pravidlech
rulepage-search-about = Slovo, nebo označení jako T5
rulepage-clear = Vymazat hledání
rulepage-contents = Obsah
rulepage-found =
    { $number ->
        [one] { $number } pravidlo
        [few] { $number } pravidla
        [many] { $number } pravidla
       *[other] { $number } pravidel
    }
rulepage-none = Žádné pravidlo neobsahuje „{ $words }“.
rulepage-none-about = Zkuste kratší slovo, nebo označení pravidla.
rulepage-link = Odkaz na pravidlo { $id }
rulepage-reference = Všechna pravidla jedno po druhém
rulepage-changes = Mění ho:
rulepage-own = České vydání pravidel to má jinak. Volba, která tak hraje: { $option }, { $value }.
rulepage-editions = Čím se vydání liší
rulepage-editions-about = Vydání je sada voleb a každou volbu lze nastavit zvlášť. Co se liší od prvního vydání, je označené.
rulepage-option = Volba
rulepage-yes = Ano
rulepage-no = Ne
rulepage-sources = Odkud to je
rulepage-sources-about = Značky v závorkách jmenují brožury s pravidly, které to říkají. Kde si odporují, rozhoduje vydání; „náš výklad“ není v žádné.
rulepage-source-revised = přepracovaná pravidla vydavatele 2.5, 2023
rulepage-differs = liší se
