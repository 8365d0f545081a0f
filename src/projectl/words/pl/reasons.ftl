reason-only = Nie ma innego ruchu.
reason-complete = Kończy { $puzzle } w tej turze za { count-point }.
reason-complete-piece = Kończy { $puzzle } w tej turze za { count-point }, nagroda: { $piece }.
reason-complete-raise = Kończy { $puzzle } w tej turze za { count-point } i awansuje { $given } na { $taken }.
reason-complete-m = Kończy { $puzzle } w tej turze za { count-point } i daje akcję Ambasadora.
reason-complete-pointless = Kończy { $puzzle } w tej turze.
reason-complete-pointless-piece = Kończy { $puzzle } w tej turze, nagroda: { $piece }.
reason-complete-pointless-raise = Kończy { $puzzle } w tej turze i awansuje { $given } na { $taken }.
reason-complete-pointless-m = Kończy { $puzzle } w tej turze i daje akcję Ambasadora.
reason-touches = Kończy { $puzzle } za { count-point }, koszt: { count-touch }.
reason-touches-saving = Kończy { $puzzle } za { count-point }, koszt: { count-touch }; niedokończona zabrałaby tyle samo punktów.
reason-touches-paid = Układanka { $puzzle } jest już pełna: { count-point }.
reason-later-touches-paid = Układanka { $puzzle } jest już pełna: { count-point }.
reason-later-touches = Wykończenia pozwolą potem ukończyć { $puzzle } za { count-point }, koszt: { count-touch }.
reason-later-touches-saving = Wykończenia pozwolą potem ukończyć { $puzzle } za { count-point }, koszt: { count-touch }; niedokończona zabrałaby tyle samo punktów.
reason-total = Razem daje to { count-point } po odjęciu kosztu wykończeń.
reason-no-touches = Żadna układanka nie jest warta swoich wykończeń.
reason-end = Inicjuje koniec gry.
reason-take = Bierze { $puzzle }.
reason-take-needs = Bierze { $puzzle }; potem potrzeba jeszcze { $actions } akcji.
reason-take-done = Bierze { $puzzle }.
reason-draw = Dobiera nieznaną układankę ze stosu { deck-colour }.
reason-near = Przybliża ukończenie { $puzzle }.
reason-near-needs = { $puzzle } wymaga potem jeszcze { $actions } akcji.
reason-near-done = Układanka { $puzzle } jest potem ukończona.
reason-gain = Bierze { $taken }.
reason-gain-for = Bierze { $taken } z myślą o { $puzzle }.
reason-gain-on = Bierze { $first } i ulepsza do { $taken }.
reason-gain-on-for = Bierze { $first } i ulepsza do { $taken } z myślą o { $puzzle }.
reason-swap =
    { $goes ->
        [up] Ulepsza { $given } do { $taken }.
       *[across] Wymienia { $given } na { $taken }.
    }
reason-swap-for =
    { $goes ->
        [up] Ulepsza { $given } do { $taken } z myślą o { $puzzle }.
       *[across] Wymienia { $given } na { $taken } z myślą o { $puzzle }.
    }
reason-swap-on =
    { $goes ->
        [up] Ulepsza { $given } do { $taken } ({ count-swap }).
       *[across] Wymienia { $given } na { $taken } ({ count-swap }).
    }
reason-swap-on-for =
    { $goes ->
        [up] Ulepsza { $given } do { $taken } z myślą o { $puzzle } ({ count-swap }).
       *[across] Wymienia { $given } na { $taken } z myślą o { $puzzle } ({ count-swap }).
    }
reason-levelup = Awansuje { $given } na { $taken }.
reason-levelup-for = Awansuje { $given } na { $taken } z myślą o { $puzzle }.
reason-reward = Bierze { $taken } w nagrodę.
reason-reward-for = Bierze { $taken } w nagrodę, z myślą o { $puzzle }.
reason-master =
    { $puzzles ->
        [one] Jedną akcją mistrzowską umieszcza elementy na { $puzzles } układance.
        [few] Jedną akcją mistrzowską umieszcza elementy na { $puzzles } układankach.
        [many] Jedną akcją mistrzowską umieszcza elementy na { $puzzles } układankach.
       *[other] Jedną akcją mistrzowską umieszcza elementy na { $puzzles } układanki.
    }
reason-ambassador =
    { $puzzles ->
        [one] Jedną akcją Ambasadora umieszcza elementy na { $puzzles } układance.
        [few] Jedną akcją Ambasadora umieszcza elementy na { $puzzles } układankach.
        [many] Jedną akcją Ambasadora umieszcza elementy na { $puzzles } układankach.
       *[other] Jedną akcją Ambasadora umieszcza elementy na { $puzzles } układanki.
    }
reason-ghost = Rozkłada { $piece } na { $parts }.
reason-recycle = Odświeża rząd { deck-colour }: nowe mogą być lepsze.
reason-under = Wkłada { $puzzle } jako następną pod stos { deck-colour }.
reason-skip = Zostawia elementy bez zmian.
reason-done = Kończy tutaj akcję.
reason-pass = Nic innego się w tej turze nie opłaca.
