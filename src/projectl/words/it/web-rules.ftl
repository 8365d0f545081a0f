howto-title = Come si gioca
howto-about = Tutto il gioco in sei passi.
howto-goal = Riempi i puzzle, guadagna punti
howto-goal-about = Ogni puzzle ha un’area incassata. Riempila di pezzi e i suoi punti sono tuoi; chi ha più punti vince.
howto-start = Cosa c’è sul tavolo
howto-start-about = Cominci con due piccoli pezzi. I puzzle bianchi sono piccoli e rapidi, i neri grandi e di maggior valore.
howto-turn = Il tuo turno: tre azioni
howto-turn-about = In qualsiasi ordine, e anche più volte la stessa.
howto-take-about = Un puzzle da una fila. Al massimo quattro da completare alla volta.
howto-gain-about = Un pezzo da una casella, dalla riserva comune.
howto-swap-about = Un pezzo al livello successivo, con una casella in più; o scambialo con un altro del suo livello, o inferiore.
howto-place-about = Un pezzo su un tuo puzzle, ruotato o capovolto come vuoi. Resta lì finché il puzzle non è pieno.
howto-master-about = Fino a un pezzo su ognuno dei tuoi puzzle, in una sola azione. Una volta per turno.
howto-done = Un puzzle pieno ti ripaga
howto-done-about = Ti tornano i suoi pezzi, con la ricompensa dell’angolo in alto a destra. I suoi punti restano tuoi.
howto-end = Il mazzo puzzle neri chiude la partita
howto-end-about = Quando esce il suo ultimo puzzle, si finisce il round. Poi viene il round finale.
howto-touches = Ultimi Ritocchi
howto-touches-about = Ora puoi ancora posizionare pezzi per completare puzzle. Ognuno costa un punto, e non ci sono ricompense.
howto-try = Gioca una prima partita
howto-more = Solitario, Fila Libera, espansioni e altre edizioni cambiano qualcosa. Qui sotto ci sono tutte le regole per intero.

rulepage-title = Regolamento
rulepage-intro = Il testo delle regole con cui gioca questo programma, con parole nostre. Ogni regola ha una sigla; rifiuti, suggerimenti e cronaca la citano.
rulepage-search = Cerca nelle regole
rulepage-search-about = Una parola, o una sigla come T5
rulepage-clear = Cancella la ricerca
rulepage-contents = Indice
rulepage-found =
    { $number ->
        [one] { $number } regola
        [many] { $number } regole
       *[other] { $number } regole
    }
rulepage-none = Nessuna regola dice «{ $words }».
rulepage-none-about = Prova con una parola più breve, o con la sigla di una regola.
rulepage-link = Link alla regola { $id }
rulepage-reference = Tutte le regole, una per una
rulepage-changes = Cambia con:
rulepage-own = Il regolamento italiano dice altro. L’opzione per giocarla così: { $option }, { $value }.
rulepage-editions = Cosa cambiano le edizioni
rulepage-editions-about = Un’edizione è un insieme di opzioni, e ogni opzione si può scegliere da sola. Ciò che differisce dalla prima edizione è segnato.
rulepage-option = Opzione
rulepage-yes = Sì
rulepage-no = No
rulepage-sources = Da dove viene
rulepage-sources-about = I segni tra parentesi indicano i regolamenti che lo dicono. Dove non concordano, decide l’edizione; «nostra lettura» è ciò che nessun regolamento dice.
rulepage-source-revised = il regolamento riveduto 2.5 dell’editore, 2023
rulepage-differs = diverso
