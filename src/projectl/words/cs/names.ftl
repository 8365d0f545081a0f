mode-standard = Základní hra
mode-standard-about = Dvě až šest míst, jeden tah po druhém.
mode-solo = Pro jednoho hráče
mode-solo-about = Vy proti virtuálnímu hráči a jeho zámkům.
mode-line-clear = Dvakrát dvě řady
mode-line-clear-about = Čtyři až šest míst; vždy hrají dva současně.

difficulty-standard = Základní
difficulty-standard-about = Virtuální hráč začíná se 6 zámky v zásobě.
difficulty-challenging = Zvýšená
difficulty-challenging-about = Virtuální hráč začíná se 3 zámky v zásobě.
difficulty-unbeatable = Extrémně vysoká
difficulty-unbeatable-about = Virtuální hráč začíná bez zámků: zamčený bývá málokterý sloupec.

# Labels below "Vydání": adjectives in the neuter.
edition-kickstarter = Kickstarter
edition-kickstarter-about = 15 dílků od každého druhu; jedno až pět míst, šest se stínovými dílky.
edition-retail = Obchodní
edition-retail-about = 10 dílků od každého druhu, jedno až čtyři místa; zámky jsou pouhé žetony.
edition-translated = Přeložené
edition-translated-about = Výměna dolů jen o jednu úroveň; výměna za vyšší přeskočí nejvýše jednu prázdnou úroveň.
edition-revised = Přepracované
edition-revised-about = Všechny tři akce jsou povinné; lze obměnit řadu a brát z balíčků; rozpracované skládačky stojí body.

expansion-ghost = Stínové dílky
expansion-ghost-about = 24 skládaček podle našeho návrhu, dílky úrovně 5, zvýšení úrovně.
expansion-ambassador = Balíček Ambasador
expansion-ambassador-about = 3 skládačky podle našeho návrhu, každá s jednou zvláštní akcí navíc.

bot-name-random = Náhoda
bot-name-greedy = Hamoun
bot-name-planner = Plánovač
bot-name-mcts = Hledač
bot-name-novice = Nováček
bot-name-casual = Pohodář
bot-name-steady = Spolehlivý
bot-name-skilled = Zkušený
bot-name-expert = Expert
bot-name-champion = Šampion

bot-about-random = Náhodně zvolí druh tahu a pak náhodný tah toho druhu.
bot-about-greedy = Vidí jedno rozhodnutí dopředu a vezme, co se mu líbí nejvíc.
bot-about-planner = Celý tah si naplánuje dřív, než ho začne.
bot-about-mcts = Prohledává strom tahů, svých i všech ostatních.
bot-about-novice = Pro první hru: vidí jeden krok dopředu a občas se splete.
bot-about-casual = Pro rodinný večer: myslí na svůj tah, jinak skoro na nic.
bot-about-steady = Svůj tah si naplánuje až do konce a občas se trochu splete.
bot-about-skilled = Každý tah si dobře naplánuje a hlídá, kdy hra skončí.
bot-about-expert = Myslí na váš příští tah a pak i na ten svůj.
bot-about-champion = Nejsilnější: z her proti sobě se naučil, jakou má která pozice cenu.
bot-about-strength = Síla { $level } z 6, hodnocení { $rating }
