learn-title = Naucz się grać
learn-lead = Przy prawdziwym stole, własną ręką, w dziesięć minut.
learn-begin = Zacznij
learn-go-on = Dalej
learn-again = Jeszcze raz
learn-leave = Wyjdź
learn-more = Co jeszcze jest
learn-step = Krok { $at } z { $of }
learn-base = Gra
learn-base-about = Dziewięć rzeczy, od pierwszej układanki po wykończenia.
learn-game = Pierwsza gra
learn-game-about = Przeciw nowicjuszowi. Trener odzywa się tylko wtedy, gdy jest coś nowego.
learn-aside =
    { $did ->
        [take] Układankę wziąć wolno,
        [gain] Element wziąć wolno,
        [swap] Ten element wolno oddać,
        [place] Element może tam leżeć,
       *[else] To wolno,
    } { $needs ->
        [take] ale ten krok wymaga wyróżnionej układanki.
        [gain] ale ten krok wymaga nowego elementu z zapasu.
        [swap] ale ten krok wymaga ulepszenia lub wymiany, o której mówi.
        [place] ale ten krok wymaga wyróżnionego elementu na wyróżnionej układance.
        [end] ale ten krok wymaga dużego przycisku.
        [read] ale ten krok trzeba najpierw przeczytać.
       *[else] ale ten krok wymaga tego, co jest wyróżnione.
    } Zostało to cofnięte.
learn-turn-over =
    Zakończ turę.
    Naciśnij duży przycisk.
learn-done =
    To wszystko.
    Resztę znajdziesz w zasadach.
learn-base-done =
    Znasz już grę.
    Teraz zagraj pierwszą. Trener odzywa się tylko wtedy, gdy jest coś nowego.
learn-base-take =
    Weź tę układankę.
    Jest warta 1 punkt. Naciśnij ją, a potem jeszcze raz.
learn-base-gain =
    Weź element.
    Twoje dwa elementy wypełniają trzy z jej czterech pól. Tak zdobędziesz kolejny O1.
learn-base-place =
    Umieść I2 na układance.
    Przeciągnij go. Albo naciśnij element, potem pole, potem duży przycisk.
learn-base-turn =
    Tura to trzy akcje.
    Każda akcja gasi jedną lampkę, a zgasły już wszystkie trzy. Zakończ turę, a zagra druga osoba.
learn-base-again =
    Teraz O1.
    Nowa tura, trzy nowe akcje. To, co leży, zostaje, aż układanka będzie pełna.
learn-base-complete =
    I ostatnie pole.
    Wtedy układanka jest pełna i odwdzięcza się.
learn-base-home =
    1 punkt, a wszystkie elementy wróciły.
    Razem z nimi przyszedł I2 jako nagroda. Każda układanka pokazuje swoją w prawym górnym rogu.
learn-base-reward =
    Wypełnij tę dla nagrody.
    Nie ma punktów, ale w rogu pokazuje V3.
learn-base-rewarded =
    Umieść nagrodę od razu.
    V3 wypełnia Twoją drugą układankę.
learn-base-upgrade =
    Ulepsz I2 do I3.
    Ulepszenie prowadzi o poziom wyżej, do elementu większego o jedno pole.
learn-base-upgraded =
    Umieść I3.
    Sam wypełnia tę układankę. Nagrodą jest kolejny I3.
learn-base-exchange =
    Wymień I3 na V3.
    Ta sama akcja daje też inny kształt tego samego poziomu albo niższego.
learn-base-master =
    Zacznij akcję mistrzowską.
    Raz na turę jedna akcja umieszcza po elemencie na każdej Twojej układance.
learn-base-each =
    Po elemencie na każdej układance.
    W dowolnej kolejności. To, co pełne, czeka na koniec akcji.
learn-base-mastered =
    Zakończ akcję mistrzowską.
    Teraz wszystkie trzy układanki zostaną ukończone naraz.
learn-base-black =
    Weź tę czarną układankę.
    Czarne są większe i więcej warte. W ich stosie została jedna.
learn-base-last =
    Stos czarnych układanek jest pusty.
    Zbliża się koniec: ta runda trwa do końca, potem następuje ostatnia runda.
learn-base-touch =
    Wykończenia: umieść I2.
    Każdy element kosztuje teraz 1 punkt, a ta układanka daje 3.
learn-base-touched =
    Tu skończ.
    O1 kosztowałby 1 punkt i niczego by nie ukończył. Wygrywa, kto ma najwięcej punktów.
learn-solo-take =
    Weź tę układankę.
    Wolno brać także z zablokowanej kolumny. Jedna blokada znad niej trafia do przeciwnika.
learn-solo-turn =
    Zakończ turę.
    Potem układankę bierze przeciwnik, zawsze według tych samych zasad.
learn-solo-opponent =
    Tak gra przeciwnik.
    Bierze z otwartej kolumny układankę wartą najwięcej i kładzie nad tą kolumną wszystkie swoje blokady.
learn-line-clear-take =
    Weź układankę po lewej.
    Masz biały znacznik, a z nim lewe rzędy. Czarny gra w tym czasie po prawej.
learn-line-clear-turn =
    Zakończ turę.
    Drugi znacznik nie musi na Ciebie czekać.
learn-line-clear-markers =
    Znaczniki poszły dalej.
    Gdy skończą się obie tury, każdy przechodzi o jedno miejsce dalej.
learn-ghost-break =
    Rozłóż P5 na I2 i V3.
    Akcja widmowego elementu daje mniejsze elementy, które tworzą ten sam kształt.
learn-ghost-parts =
    Umieść obie części.
    Po jednej na każdej układance. To należy do tej samej akcji.
learn-ghost-broken =
    Zakończ akcję.
    Jedna akcja kończy dwie układanki.
learn-ghost-arrow =
    Ukończ tę układankę.
    Strzałka w jej rogu to awans.
learn-ghost-raise =
    Awansuj T4.
    Awans sięga poziomu 5, ulepszenie nigdy.
learn-ambassador-mark =
    Ukończ tę układankę.
    Nagrodą nie jest element, lecz akcja Ambasadora.
learn-ambassador-action =
    Zacznij akcję Ambasadora.
    Działa jak akcja mistrzowska, ale jej nie zużywa.
learn-ambassador-each =
    Po elemencie na każdej układance.
    W dowolnej kolejności.
learn-ambassador-ended =
    Zakończ akcję.
    Każda taka układanka daje ją raz.
learn-revised-draw =
    Dobierz ze stosu czarnych układanek.
    Wolno też wziąć układankę z wierzchu stosu, w ciemno.
learn-revised-recycle =
    Odśwież biały rząd.
    Jego układanki trafiają pod stos w Twojej kolejności i przychodzą nowe.
learn-revised-cost =
    Niedokończone kosztują.
    Na koniec tracisz punkty takich układanek. I musisz wykonać wszystkie trzy akcje, jeśli się da.
learn-first-start =
    Twoja pierwsza tura.
    Bierz układanki, które Twoje elementy szybko wypełnią. Wszystko można cofnąć.
learn-first-others =
    Nowicjusz zagrał.
    To, co się zmieniło, zaznaczono na stole.
learn-first-none =
    Teraz żaden element nie pasuje.
    Weź nowy albo ulepsz któryś.
learn-first-four =
    Więcej niż 4 układanek mieć nie można.
    Ukończ jedną, zanim weźmiesz następną.
learn-first-choice =
    Wybierz nagrodę.
    Tego kształtu nie ma już w zapasie, więc dostajesz inny.
learn-first-final =
    Koniec jest blisko.
    Stos czarnych układanek jest pusty: jeszcze ta runda, a potem ostatnia runda.
learn-first-touches =
    Wykończenia.
    Ukończ to, co daje więcej, niż kosztuje, i skończ.
