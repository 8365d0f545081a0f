waiting-kept = drží se pro: { $who }
waiting-title =
    { $number ->
        [one] Čeká se ještě na { $number } hráče
        [few] Čeká se ještě na { $number } hráče
        [many] Čeká se ještě na { $number } hráče
       *[other] Čeká se ještě na { $number } hráčů
    }
waiting-title-full = Jdeme na to…
waiting-come-in = { $host } na vás čeká
waiting-come-in-about = Posaďte se. Hra začne, jakmile budou všechna místa obsazená.
waiting-about = Hra začne, jakmile budou všechna místa obsazená. Kdo začíná, rozhodne los.
waiting-full-about = Všechna místa jsou obsazená; odsud můžete hru sledovat.
waiting-seats = Místa
waiting-seat = Místo { $number }
waiting-open = Volné místo
waiting-sit = Sednout si
waiting-stand = Vstát
waiting-you = vy
waiting-away = pryč
waiting-is-here = je tady
waiting-share = Pozvat hráče
waiting-share-about = Jeden odkaz pro všechna volná místa. Účet nikdo nepotřebuje.
waiting-link = Odkaz na tento stůl
waiting-copy = Kopírovat
waiting-copied = Zkopírováno
waiting-send = Poslat
waiting-qr = Odkaz jako QR kód
waiting-qr-about = nebo ho naskenujte telefonem
waiting-start = Začít s boty na volných místech
waiting-close = Zavřít stůl
waiting-close-sure = Zavřít stůl všem?
waiting-close-yes = Zavřít
waiting-close-no = Nechat otevřený
waiting-table = Tento stůl
waiting-edition = Vydání
waiting-expansions = Rozšíření
waiting-clock = Hodiny
waiting-house = Domácí pravidla
waiting-watching =
    { $number ->
        [one] { $number } člověk sleduje
        [few] { $number } lidé sledují
        [many] { $number } člověka sleduje
       *[other] { $number } lidí sleduje
    }
waiting-name = Vaše jméno je tu { $name }.
waiting-rename = Změnit
waiting-chat = Chat
waiting-chat-none = Pozdravte.
waiting-chat-say = Zpráva
waiting-chat-send = Poslat
waiting-listed = Zveřejněný v lobby
waiting-private = Soukromý: jen s odkazem
