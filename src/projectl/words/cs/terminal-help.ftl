help-rules =
    Vyplňujte skládačky, získávejte body a další dílky, vyplňujte větší.
    Tah má tři akce, libovolné z těchto v libovolném pořadí:
      take W2           vzít si skládačku z řady (nejvýše 4 rozpracované)
      gain O1           vzít si dílek úrovně 1
      swap I2 V3        vyměnit dílek: o úroveň výš, téže úrovně nebo níž
      place 1 I2 b2b3   dílek k vaší skládačce 1: sloupce a-e, řádky 1-5 shora
      master            jednou za tah: jedno place ke každé skládačce, pak done
      pass              předčasně ukončit tah
    Plná skládačka dá své body, vrátí dílky a přidá jeden dílek jako odměnu.
    Když dojde černý balíček, dohraje se kolo a odehraje se ještě závěrečné;
    pak poslední úpravy: přikládejte, každý dílek za 1 bod, a napište done.
    Dílek se jmenuje podle tvaru a úrovně: L4 má 4 políčka. Úrovně jsou 1 až 4.
help-commands =
    Kromě toho:
      moves [MOVE]      vše, co teď smíte; číslo ze seznamu to provede
      why MOVE          proč něco není dovoleno
      hint [N]          nejlepší možnosti, co od nich čekat a proč
      undo              zpět k vašemu poslednímu rozhodnutí
      save FILE, load FILE
      rules ID|WORD     pravidlo podle označení, třeba T5, nebo všechna se slovem
      help TOPIC        akce, příkaz nebo označení pravidla
      table, news       znovu nakreslit stůl; znovu říct, co se stalo
      seat N            rozhodovat za hráče N, když smějí dva
      again, quit       po skončení další hra; odejít, hra zůstane uložená
    Psát lze zkráceně, dokud je to jednoznačné: t W2 nebo place I2 b2b3.
help-ghost =
    Stínové dílky:
      ghost U5 I2+V3    rozložit dílek úrovně 5, přiložit z něj, co chcete, done
      levelup I2 V3     odměna zvýšení úrovně; skip ji vynechá
help-ambassador =
    Ambassador:
      ambassador        jako master, jednou za každou dokončenou skládačku s M
help-options = V této hře také:
help-deck-top = { "  " }take Wdeck        vzít si neznámou vrchní skládačku balíčku
help-recycle = { "  " }recycle W         celá řada jde pod svůj balíček: under 1, under 2, ...
help-solo =
    Pro jednoho hráče: po vašem tahu bere virtuální hráč nejcennější skládačku ze
    sloupce bez zámku a přesune zámky nad tento sloupec. Když berete ze zamčeného
    sloupce, jde jeden zámek do jeho zásoby (X5-X11). Získejte víc bodů než on.
help-line-clear =
    Dvakrát dvě řady: na tahu jsou dva hráči současně. Bílý žeton bere z levých řad
    (W1-W3, B1-B3), černý žeton z pravých (W4-W6, B4-B6). Když mají oba hotovo,
    žetony putují dál: to byl jeden dvojtah.
help-page = To je strana { $page } z { $count }; dál pokračuje help { $following }.
help-no-page = Nápověda nemá stranu { $page }.
help-topic = { $topic }: { $text }. Píše se to takto: { $example }

rules-intro = Pravidla po kapitolách. projectl rules T5 ukáže jedno pravidlo, projectl rules T kapitolu, projectl rules zám všechna se slovem, které tak začíná.
rules-none = Žádné pravidlo neobsahuje { $word }. Kapitoly: { $chapters }.
rules-found = Počet pravidel, která obsahují { $word }: { $count }
rules-sources = Zdroje
rules-agreed = žádná brožura tomu neodporuje
rules-ours = náš výklad (žádný zdroj to neříká)
rules-options = Volby
rules-option = { $name }: { $values }
rules-option-value = { $value } ({ $editions })
