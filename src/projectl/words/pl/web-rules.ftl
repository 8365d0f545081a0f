howto-title = Jak grać
howto-about = Cała gra w sześciu krokach.
howto-goal = Wypełniaj układanki, zdobywaj punkty
howto-goal-about = Każda układanka ma zagłębienie. Wypełnij je elementami, a jej punkty są Twoje; wygrywa, kto ma ich najwięcej.
howto-start = Co leży na stole
howto-start-about = Zaczynasz z dwoma małymi elementami. Białe układanki są małe i szybkie, czarne duże i więcej warte.
howto-turn = Twoja tura: trzy akcje
howto-turn-about = W dowolnej kolejności, ta sama także kilka razy.
howto-take-about = Układankę z rzędu. Naraz możesz mieć najwyżej 4 niedokończone.
howto-gain-about = Element z jednego pola, z zapasu.
howto-swap-about = Element o 1 poziom, na większy o jedno pole; albo wymień go na inny tego samego lub niższego poziomu.
howto-place-about = Element na swojej układance, dowolnie obrócony lub odwrócony. Zostaje tam, aż układanka będzie pełna.
howto-master-about = Najwyżej po 1 elemencie na każdej swojej układance, wszystko w jednej akcji. Raz na turę.
howto-done = Pełna układanka się odwdzięcza
howto-done-about = Jej elementy wracają do Ciebie razem z nagrodą z prawego górnego rogu. Punkty zostają Twoje.
howto-end = Grę kończy stos czarnych układanek
howto-end-about = Gdy opuści go ostatnia układanka, gra się rundę do końca. Potem następuje ostatnia runda.
howto-touches = Wykończenia
howto-touches-about = Możesz jeszcze umieszczać elementy, aby ukończyć układanki. Każdy kosztuje 1 punkt i nie ma nagród.
howto-try = Zagraj pierwszą grę
howto-more = Solo, Czyszczenie rzędów, dodatki i inne edycje nieco to zmieniają. Pełne zasady są poniżej.

rulepage-title = Zasady
rulepage-intro = Zasady, według których gra ten program, naszymi słowami. Każda ma oznaczenie; podają je odmowy, podpowiedzi i dziennik.
rulepage-search = Szukaj w zasadach
rulepage-search-about = Słowo albo oznaczenie, na przykład T5
rulepage-clear = Wyczyść wyszukiwanie
rulepage-contents = Spis treści
rulepage-found =
    { $number ->
        [one] { $number } zasada
        [few] { $number } zasady
        [many] { $number } zasad
       *[other] { $number } zasady
    }
rulepage-none = W żadnej zasadzie nie ma „{ $words }”.
rulepage-none-about = Spróbuj krótszego słowa albo oznaczenia zasady.
rulepage-link = Link do zasady { $id }
rulepage-reference = Zasady jedna po drugiej
rulepage-changes = Zmienia ją:
rulepage-own = Polska instrukcja mówi co innego. Opcja, która tak gra: { $option }, { $value }.
rulepage-editions = Czym różnią się edycje
rulepage-editions-about = Edycja to zestaw opcji, a każdą opcję można ustawić osobno. Różnice względem pierwszej edycji są oznaczone.
rulepage-option = Opcja
rulepage-yes = Tak
rulepage-no = Nie
rulepage-sources = Skąd to pochodzi
rulepage-sources-about = Skróty w nawiasach oznaczają instrukcje, które tak mówią. Gdzie się różnią, decyduje edycja; „nasza interpretacja” to odczytanie, którego nie podaje żadna instrukcja.
rulepage-source-revised = poprawiona instrukcja wydawcy 2.5, 2023
rulepage-differs = różni się
