help-rules =
    Riempi i puzzle, guadagna punti e altri pezzi, riempine di più grandi.
    Un turno ha tre azioni, tra queste, in qualsiasi ordine:
      take W2           prendi un puzzle da una fila (massimo 4 da completare)
      gain O1           prendi un pezzo di livello 1
      swap I2 V3        promuovi di un livello, o scambia: pari livello o inferiore
      place 1 I2 b2b3   un pezzo sul tuo puzzle 1: colonne a-e, righe 1-5 dall’alto
      master            una volta per turno: un place su ogni puzzle, poi done
      pass              termina il turno in anticipo
    Un puzzle pieno dà i suoi punti, ti rende i pezzi e ne dà uno in ricompensa.
    Esaurito il mazzo puzzle neri, si finisce il round e se ne gioca uno finale;
    poi gli Ultimi Ritocchi: posiziona pezzi per 1 punto l’uno, e scrivi done.
    Un pezzo prende il nome da forma e livello: L4 ha 4 caselle. Livelli da 1 a 4.
help-commands =
    Oltre alle mosse:
      moves [MOVE]      tutto ciò che puoi fare; un numero dell’elenco lo gioca
      why MOVE          perché una mossa non è permessa
      hint [N]          le mosse migliori, cosa promettono, e perché
      undo              torna alla tua ultima decisione
      save FILE, load FILE
      rules ID|WORD     la regola con una sigla, come T5, o tutte con una parola
      help TOPIC        una mossa, un comando o la sigla di una regola
      table, news       ridisegna il tavolo; racconta di nuovo cosa è successo
      seat N            decidi per il giocatore N, dove si decide in due
      again, quit       un’altra partita dopo questa; esci, la partita si conserva
    Le mosse si possono abbreviare, se restano chiare: t W2, o place I2 b2b3.
help-ghost =
    Pezzo Fantasma:
      ghost U5 I2+V3    scomponi un pezzo di livello 5, posiziona se vuoi, done
      levelup I2 V3     un Livellamento promuove un pezzo; skip rinuncia
help-ambassador =
    Ambasciatore:
      ambassador        come master, una volta per ogni puzzle M che hai completato
help-options = Inoltre, in questa partita:
help-deck-top = { "  " }take Wdeck        pesca il primo puzzle coperto di un mazzo
help-recycle = { "  " }recycle W         metti una fila sotto il suo mazzo: under 1, under 2, ...
help-solo =
    Solitario: dopo il tuo turno l’avversario prende il puzzle con più punti di una
    colonna senza blocchi, e sposta blocchi sopra quella colonna. Se prendi da una
    colonna bloccata, un blocco va nella sua riserva (X5-X11). Batti i suoi punti.
help-line-clear =
    Fila Libera: si gioca in due alla volta. Il segnalino bianco prende dalle file
    sulla sinistra (W1-W3, B1-B3), il nero da quelle sulla destra (W4-W6, B4-B6).
    Finiti entrambi i turni, i segnalini vanno avanti: è una tornata.
help-page = Questa è la pagina { $page } di { $count }; help { $following } continua.
help-no-page = La guida non ha una pagina { $page }.
help-topic = { $topic }: { $text }. Si scrive così: { $example }

rules-intro = Le regole per capitoli. projectl rules T5 mostra una regola, projectl rules T un capitolo, projectl rules blocco tutte quelle che citano una parola.
rules-none = Nessuna regola cita { $word }. Capitoli: { $chapters }.
rules-found =
    { $count ->
        [one] { $count } regola cita { $word }:
        [many] { $count } regole citano { $word }:
       *[other] { $count } regole citano { $word }:
    }
rules-sources = Fonti
rules-agreed = nessun regolamento dice altro
rules-ours = nostra lettura (nessuna fonte lo dice)
rules-options = Opzioni
rules-option = { $name }: { $values }
rules-option-value = { $value } per { $editions }
