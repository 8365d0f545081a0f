mode-standard = Standard
mode-standard-about = Da due a sei posti, un turno dopo l’altro.
mode-solo = Solitario
mode-solo-about = Tu contro un avversario automatico e i suoi blocchi.
mode-line-clear = Fila Libera
mode-line-clear-about = Da quattro a sei posti; si gioca in due alla volta.

difficulty-standard = Standard
difficulty-standard-about = L’avversario comincia con 6 blocchi nella riserva.
difficulty-challenging = Impegnativa
difficulty-challenging-about = L’avversario comincia con 3 blocchi nella riserva.
difficulty-unbeatable = Imbattibile
difficulty-unbeatable-about = L’avversario comincia senza blocchi: le colonne restano quasi sempre libere.

edition-kickstarter = Kickstarter
edition-kickstarter-about = 15 pezzi per forma; da uno a cinque posti, sei con Pezzo Fantasma.
edition-retail = Da negozio
edition-retail-about = 10 pezzi per forma, da uno a quattro posti; i blocchi sono semplici segnalini.
edition-translated = Tradotta
edition-translated-about = Scambi in giù di un solo livello; una promozione salta al massimo un livello esaurito.
edition-revised = Riveduta
edition-revised-about = Le tre azioni sono obbligatorie; si riciclano file e si pesca dai mazzi; i puzzle incompiuti costano.

expansion-ghost = Pezzo Fantasma
expansion-ghost-about = 24 puzzle disegnati da noi, pezzi di livello 5, Livellamento.
expansion-ambassador = Pacchetto Ambasciatore
expansion-ambassador-about = 3 puzzle disegnati da noi, ognuno con un’Azione Maestro in più.

bot-name-random = Casuale
bot-name-greedy = Avido
bot-name-planner = Stratega
bot-name-mcts = Esploratore
bot-name-novice = Principiante
bot-name-casual = Occasionale
bot-name-steady = Costante
bot-name-skilled = Abile
bot-name-expert = Esperto
bot-name-champion = Campione

bot-about-random = Un tipo di mossa a caso, poi una mossa qualsiasi di quel tipo.
bot-about-greedy = Guarda una decisione avanti e prende ciò che gli piace di più.
bot-about-planner = Pianifica tutto il suo turno prima di iniziarlo.
bot-about-mcts = Esplora un albero di turni, suoi e di tutti gli altri.
bot-about-novice = Per una prima partita: guarda un passo avanti, e a volte sbaglia i conti.
bot-about-casual = Per una serata in famiglia: pensa al suo turno, e a poco altro.
bot-about-steady = Pianifica il suo turno fino in fondo, e ogni tanto sbaglia un po’ i conti.
bot-about-skilled = Pianifica bene ogni turno, e tiene d’occhio la fine della partita.
bot-about-expert = Considera il tuo prossimo turno, e poi il suo.
bot-about-champion = Il più forte: ha imparato giocando contro se stesso quanto vale una posizione.
bot-about-strength = Forza { $level } su 6, valutazione { $rating }
