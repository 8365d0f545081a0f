waiting-kept = riservato a { $who }
waiting-title =
    { $number ->
        [one] Si aspetta ancora una persona
        [many] Si aspettano ancora { $number } persone
       *[other] Si aspettano ancora { $number } persone
    }
waiting-title-full = Si comincia...
waiting-come-in = { $host } ti aspetta
waiting-come-in-about = Prendi posto. La partita comincia appena tutti i posti sono occupati.
waiting-about = La partita comincia appena tutti i posti sono occupati. Chi comincia si decide a sorte.
waiting-full-about = Tutti i posti sono occupati; da qui puoi assistere.
waiting-seats = Posti
waiting-seat = Posto { $number }
waiting-open = Posto libero
waiting-sit = Siediti qui
waiting-stand = Alzati
waiting-you = tu
waiting-away = non c’è
waiting-is-here = è qui
waiting-share = Invita qualcuno
waiting-share-about = Un link per tutti i posti liberi. A nessuno serve un account.
waiting-link = Link a questo tavolo
waiting-copy = Copia
waiting-copied = Copiato
waiting-send = Invia
waiting-qr = Il link come codice QR
waiting-qr-about = o inquadralo con il telefono
waiting-start = Comincia con i bot nei posti liberi
waiting-close = Chiudi il tavolo
waiting-close-sure = Chiuderlo per tutti?
waiting-close-yes = Chiudi
waiting-close-no = Lascialo aperto
waiting-table = Questo tavolo
waiting-edition = Edizione
waiting-expansions = Espansioni
waiting-clock = Orologio
waiting-house = Regole della casa
waiting-watching =
    { $number ->
        [one] { $number } persona guarda
        [many] { $number } persone guardano
       *[other] { $number } persone guardano
    }
waiting-name = Qui il tuo nome è { $name }.
waiting-rename = Cambia
waiting-chat = Chat
waiting-chat-none = Scrivi un saluto.
waiting-chat-say = Messaggio
waiting-chat-send = Invia
waiting-listed = Nella lobby
waiting-private = Privato: solo con il link
