waiting-kept = gardée pour { $who }
waiting-title =
    { $number ->
        [one] Il manque encore une personne
        [many] Il manque encore { $number } personnes
       *[other] Il manque encore { $number } personnes
    }
waiting-title-full = C’est parti…
waiting-come-in = { $host } vous attend
waiting-come-in-about = Prenez place. La partie commence dès que toutes les places sont prises.
waiting-about = La partie commence dès que toutes les places sont prises. Le sort désigne alors qui commence.
waiting-full-about = Toutes les places sont prises ; vous pouvez observer d’ici.
waiting-seats = Places
waiting-seat = Place { $number }
waiting-open = Place libre
waiting-sit = S’asseoir
waiting-stand = Se lever
waiting-you = vous
waiting-away = pas là
waiting-is-here = est là
waiting-share = Inviter
waiting-share-about = Un lien pour toutes les places libres. Personne n’a besoin de compte.
waiting-link = Lien vers cette table
waiting-copy = Copier
waiting-copied = Copié
waiting-send = Envoyer
waiting-qr = Le lien en code QR
waiting-qr-about = ou scannez-le avec un téléphone
waiting-start = Commencer avec des bots aux places libres
waiting-close = Fermer la table
waiting-close-sure = La fermer pour tout le monde ?
waiting-close-yes = La fermer
waiting-close-no = Laisser ouverte
waiting-table = Cette table
waiting-edition = Édition
waiting-expansions = Extensions
waiting-clock = Pendule
waiting-house = Règles maison
waiting-watching =
    { $number ->
        [one] { $number } personne observe
        [many] { $number } personnes observent
       *[other] { $number } personnes observent
    }
waiting-name = Votre nom ici : { $name }.
waiting-rename = Changer
waiting-chat = Discussion
waiting-chat-none = Dites bonjour.
waiting-chat-say = Message
waiting-chat-send = Envoyer
waiting-listed = Affichée dans le salon
waiting-private = Privée : seulement avec le lien
