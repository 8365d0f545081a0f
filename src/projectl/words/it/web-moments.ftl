band-last-yours = È il tuo ultimo turno. Poi vengono gli Ultimi Ritocchi.
band-last-all = Ancora un turno a testa. Poi vengono gli Ultimi Ritocchi.
