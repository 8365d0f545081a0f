mode-standard = Standardowy
mode-standard-about = Od dwóch do sześciu miejsc, tura po turze.
mode-solo = Solo
mode-solo-about = Ty przeciwko wirtualnemu przeciwnikowi i jego blokadom.
mode-line-clear = Czyszczenie rzędów
mode-line-clear-about = Od czterech do sześciu miejsc; dwie osoby grają jednocześnie.

difficulty-standard = Standardowy
difficulty-standard-about = Przeciwnik zaczyna z 6 blokadami w rezerwie.
difficulty-challenging = Wymagający
difficulty-challenging-about = Przeciwnik zaczyna z 3 blokadami w rezerwie.
difficulty-unbeatable = Mistrzowski
difficulty-unbeatable-about = Przeciwnik zaczyna bez blokad: rzadko która kolumna bywa zablokowana.

edition-kickstarter = Kickstarter
edition-kickstarter-about = Po 15 elementów każdego kształtu; od 1 do 5 miejsc, 6 z widmowymi elementami.
edition-retail = Sklepowa
edition-retail-about = Po 10 elementów każdego kształtu, od 1 do 4 miejsc; blokady solo to tylko znaczniki.
edition-translated = Tłumaczona
edition-translated-about = Wymiana w dół tylko o jeden poziom; ulepszenie pomija najwyżej jeden pusty poziom.
edition-revised = Poprawiona
edition-revised-about = Trzeba wykonać wszystkie 3 akcje; można odświeżać rzędy i dobierać ze stosów; niedokończone układanki odejmują punkty.

expansion-ghost = Widmowe elementy
expansion-ghost-about = 24 układanki naszego projektu, elementy poziomu 5, awans.
expansion-ambassador = Pakiet Ambasadora
expansion-ambassador-about = 3 układanki naszego projektu, każda z dodatkową akcją mistrzowską.

bot-name-random = Losowy
bot-name-greedy = Zachłanny
bot-name-planner = Planista
bot-name-mcts = Analityk
bot-name-novice = Nowicjusz
bot-name-casual = Amator
bot-name-steady = Solidny
bot-name-skilled = Zaawansowany
bot-name-expert = Ekspert
bot-name-champion = Mistrz

bot-about-random = Losowy rodzaj ruchu, a potem dowolny ruch tego rodzaju.
bot-about-greedy = Patrzy o jedną decyzję naprzód i bierze to, co podoba mu się najbardziej.
bot-about-planner = Planuje całą turę, zanim ją zacznie.
bot-about-mcts = Przeszukuje drzewo tur, swoich i wszystkich innych.
bot-about-novice = Na pierwszą grę: patrzy o krok naprzód i czasem źle go ocenia.
bot-about-casual = Na rodzinny wieczór: myśli o swojej turze i mało o czym poza nią.
bot-about-steady = Planuje swoją turę do końca i czasem trochę źle ją ocenia.
bot-about-skilled = Dobrze planuje każdą turę i pilnuje, kiedy gra się skończy.
bot-about-expert = Bierze pod uwagę Twoją następną turę i swoją po niej.
bot-about-champion = Najsilniejszy: grając z samym sobą, nauczył się, ile warta jest pozycja.
bot-about-strength = Siła { $level } z 6, ranking { $rating }
