band-last-yours = Das ist dein letzter Zug. Danach folgen die Abschlussaktionen.
band-last-all = Noch je ein Zug. Danach folgen die Abschlussaktionen.
