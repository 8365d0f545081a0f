help-rules =
    Wypełniaj układanki, zdobywaj punkty i nowe elementy, wypełniaj większe.
    Tura to trzy akcje, dowolne z tych, w dowolnej kolejności:
      take W2           weź układankę z rzędu (najwyżej 4 niedokończone)
      gain O1           weź element poziomu 1
      swap I2 V3        ulepsz o 1 poziom albo wymień: ten sam poziom lub niższy
      place 1 I2 b2b3   element na układankę 1: kolumny a-e, rzędy 1-5 od góry
      master            raz na turę: po jednym place na każdą układankę, potem done
      pass              zakończ turę wcześniej
    Pełna układanka daje punkty, zwraca elementy i daje 1 element w nagrodę.
    Gdy stos czarnych układanek jest pusty, kończy się runda i gra się ostatnią;
    potem wykończenia: umieszczaj elementy po 1 punkcie i wpisz done.
    Nazwa elementu to kształt i poziom: L4 ma 4 pola. Poziomy są od 1 do 4.
help-commands =
    Oprócz ruchów:
      moves [MOVE]      co możesz teraz zrobić; numer z listy wykonuje ruch
      why MOVE          dlaczego ruch jest niedozwolony
      hint [N]          najlepsze ruchy, czego się po nich spodziewać i dlaczego
      undo              wróć do swojej ostatniej decyzji
      save FILE, load FILE
      rules ID|WORD     zasada o danym oznaczeniu (T5) albo wszystkie ze słowem
      help TOPIC        ruch, polecenie albo oznaczenie zasady
      table, news       narysuj stół na nowo; opowiedz jeszcze raz, co się stało
      seat N            decyduj za gracza N, gdy decydować mogą dwie osoby
      again, quit       nowa gra po tej; wyjdź, gra zostaje zachowana
    Ruchy można skracać, dopóki są jasne: t W2 albo place I2 b2b3.
help-ghost =
    Widmowe elementy:
      ghost U5 I2+V3    rozłóż element poziomu 5, umieść części, jeśli chcesz, done
      levelup I2 V3     nagroda „awans” awansuje element; skip rezygnuje
help-ambassador =
    Ambasador:
      ambassador        jak master, raz za każdą ukończoną układankę M
help-options = Także w tej grze:
help-deck-top = { "  " }take Wdeck        dobierz nieznaną układankę z wierzchu stosu
help-recycle = { "  " }recycle W         włóż cały rząd pod jego stos: under 1, under 2, ...
help-solo =
    Solo: po Twojej turze przeciwnik bierze najcenniejszą układankę z kolumny bez
    blokad i przesuwa blokady nad tę kolumnę. Gdy bierzesz z zablokowanej kolumny,
    jedna blokada trafia do jego rezerwy (X5-X11). Zdobądź więcej punktów niż on.
help-line-clear =
    Czyszczenie rzędów: dwóch graczy ma turę naraz. Biały znacznik bierze z lewych
    rzędów (W1-W3, B1-B3), czarny z prawych (W4-W6, B4-B6). Gdy obaj skończą,
    znaczniki wędrują dalej: to był jeden takt.
help-page = To strona { $page } z { $count }; help { $following } pokaże następną.
help-no-page = Pomoc nie ma strony { $page }.
help-topic = { $topic }: { $text }. Pisze się to tak: { $example }

rules-intro = Zasady według rozdziałów. projectl rules T5 pokaże zasadę, projectl rules T rozdział, projectl rules blokada wszystkie, które zawierają to słowo.
rules-none = W żadnej zasadzie nie ma słowa { $word }. Rozdziały: { $chapters }.
rules-found =
    { $count ->
        [one] Słowo { $word } jest w { $count } zasadzie:
        [few] Słowo { $word } jest w { $count } zasadach:
        [many] Słowo { $word } jest w { $count } zasadach:
       *[other] Słowo { $word } jest w { $count } zasady:
    }
rules-sources = Źródła
rules-agreed = żadna instrukcja temu nie przeczy
rules-ours = nasza interpretacja (żadne źródło tego nie mówi)
rules-options = Opcje
rules-option = { $name }: { $values }
rules-option-value = { $value } ({ $editions })
