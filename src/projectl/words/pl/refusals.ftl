refusal-unreadable = Nie rozumiem: { $text }. Ruch zaczyna się od take, gain, swap, place, master, reward, done lub pass.
refusal-unreadable-like = Nie rozumiem: { $text }. Pisze się to tak: { $example }.
refusal-unreadable-index = Nie ma takiego ruchu. Numery są od 0 do { $last }.
refusal-unreadable-source = Nie ma miejsca { $source }. Rzędy to W1 do W6 i B1 do B6, siatka układanek solo to G1 do G9, stosy to Wdeck, Bdeck i Gdeck.
refusal-unreadable-cells = Tak nie da się umieścić { $piece }: { $cells }. Pola to a1 do e5, rząd po rzędzie, na przykład b2b3.
refusal-unreadable-tiling = Nie da się rozłożyć { $piece } na { $parts }.
refusal-game-over = Gra już się skończyła.
refusal-not-your-turn = To nie jest Twoja tura.
refusal-not-your-beat = To nie jest Twoja tura: nie masz znacznika albo Twoja tura już się skończyła.
refusal-choice-open = Najpierw dokończ wybór: { choice-name }.
refusal-action-open =
    { $action ->
        [master] Najpierw dokończ akcję mistrzowską: umieść element albo wpisz done.
        [ambassador] Najpierw dokończ akcję Ambasadora: umieść element albo wpisz done.
       *[ghost] Najpierw dokończ akcję widmowego elementu: umieść element albo wpisz done.
    }
refusal-action-open-briefly =
    { $action ->
        [master] Najpierw dokończ akcję mistrzowską: umieść element albo ją zakończ.
        [ambassador] Najpierw dokończ akcję Ambasadora: umieść element albo ją zakończ.
       *[ghost] Najpierw dokończ akcję widmowego elementu: umieść element albo ją zakończ.
    }
refusal-only-touches = Wykończenia to tylko umieszczanie elementów; na koniec wpisz done.
refusal-only-touches-briefly = Podczas wykończeń można tylko umieszczać elementy.
refusal-piece-not-in-play = Elementy poziomu 5 należą do dodatku „Widmowe elementy”, którego nie ma w tej grze.
refusal-too-many-puzzles = Masz już przed sobą 4 niedokończone układanki.
refusal-no-puzzle-there = Na miejscu { $source } nie ma układanki.
refusal-no-puzzle-there-briefly = Na tym miejscu nie ma układanki.
refusal-wrong-rows = Możesz brać układanki tylko z { side-name } rzędów.
refusal-deck-top-off = Układanki bierze się z rzędów; te zasady nie pozwalają dobierać ze stosu.
refusal-deck-empty = Ten stos jest pusty.
refusal-deck-other-marker = Dobierać ze stosu może tylko gracz z białym znacznikiem.
refusal-black-limit = W tej turze wzięto już czarną układankę; od zainicjowania końca gry można brać tylko jedną na turę.
refusal-gain-other-level = Bierzesz element najniższego poziomu, jaki jest w zapasie, czyli poziomu { $lowest }; { $piece } ma poziom { $level }.
refusal-gain-none-left = W zapasie nie ma już elementu { $piece }.
refusal-swap-not-in-supply = W Twojej rezerwie nie ma elementu { $given }.
refusal-swap-same-shape = Elementu nie można wymienić na taki sam kształt.
refusal-swap-too-high = { $taken } to za wysoko: ulepszenie podnosi dokładnie o jeden poziom, z poziomu { $given_level } na { $next_level }.
refusal-swap-skips-level = Poziom { $next_level } jest pusty, ale i tak nie można ulepszyć { $given } do { $taken }.
refusal-swap-to-level-5 = Elementu poziomu 5 nie można zdobyć za pomocą akcji ulepszania ani wymiany.
refusal-swap-too-low = { $taken } to za nisko: wymiana obniża najwyżej o jeden poziom.
refusal-swap-none-left = W zapasie nie ma już elementu { $taken }.
refusal-exchange-none-left = W zapasie nie ma już elementu { $taken }.
refusal-place-no-puzzle = Na miejscu { $slot } nie masz układanki: najpierw jakąś weź.
refusal-place-no-puzzle-briefly = Tu nie ma układanki: najpierw jakąś weź.
refusal-place-not-in-supply = W Twojej rezerwie nie ma elementu { $piece }.
refusal-place-outside = Ten element tam nie pasuje: { $cells } wystaje poza zagłębienie.
refusal-place-outside-briefly = Ten element tam nie pasuje: wystaje poza zagłębienie.
refusal-place-overlaps = Ten element tam nie pasuje: część pól { $cells } jest już zajęta.
refusal-place-overlaps-briefly = Ten element tam nie pasuje: część pól jest już zajęta.
refusal-master-used = Akcja mistrzowska została już wykonana w tej turze.
refusal-master-nothing-fits = Żaden z Twoich elementów nie pasuje do żadnej z Twoich układanek.
refusal-master-once-a-puzzle = Akcja mistrzowska pozwala umieścić najwyżej po 1 elemencie na każdej układance.
refusal-master-place-first = W akcji mistrzowskiej trzeba umieścić co najmniej 1 element.
refusal-ambassador-none = Nie masz niewykorzystanej akcji Ambasadora.
refusal-ambassador-later = Akcję Ambasadora można wykonać dopiero w turze po tej, w której została zdobyta.
refusal-ambassador-nothing-fits = Żaden z Twoich elementów nie pasuje do żadnej z Twoich układanek.
refusal-ambassador-once-a-puzzle = Akcja Ambasadora pozwala umieścić najwyżej po 1 elemencie na każdej układance.
refusal-ambassador-place-first = W akcji Ambasadora trzeba umieścić co najmniej 1 element.
refusal-ghost-not-in-supply = W Twojej rezerwie nie ma elementu { $piece }.
refusal-ghost-none-left = W zapasie nie ma wszystkich potrzebnych elementów: { $parts }.
refusal-ghost-once-a-puzzle = Akcja widmowego elementu pozwala umieścić najwyżej po 1 elemencie na każdej układance.
refusal-ghost-not-taken = W akcji widmowego elementu umieszczasz tylko elementy z niej otrzymane.
refusal-no-reward-open = Nie ma nagrody do wyboru.
refusal-reward-not-offered = Wybierz jako nagrodę jeden z oferowanych elementów: { $offered }.
refusal-no-level-up-open = Nie ma awansu do wykorzystania.
refusal-level-up-not-in-supply = W Twojej rezerwie nie ma elementu { $given }.
refusal-level-up-same-piece = Drugi krok awansu dotyczy tego samego elementu: { $raised }.
refusal-level-up-not-offered = Awans nie może teraz zmienić { $given } w { $taken }.
refusal-recycle-off = Te zasady nie pozwalają odświeżać rzędów.
refusal-recycle-solo = W wariancie solo nie odświeża się rzędów.
refusal-recycle-other-marker = Odświeżać może tylko gracz z białym znacznikiem.
refusal-recycle-row-empty = Ten rząd jest pusty.
refusal-recycle-deck-empty = Stos tego rzędu jest pusty.
refusal-no-recycle-open = Żaden rząd nie jest teraz odświeżany.
refusal-under-no-puzzle = Na miejscu { $slot } odświeżanego rzędu nie ma układanki.
refusal-under-no-puzzle-briefly = Na tym miejscu rzędu nie ma układanki.
refusal-nothing-to-end = Nie ma czego kończyć; aby wcześniej zakończyć turę, wpisz pass.
refusal-nothing-to-end-briefly = Nie ma czego kończyć.
refusal-nothing-to-decline = Nie ma z czego rezygnować.
refusal-must-act = Musisz wykonać wszystkie trzy akcje, dopóki jakakolwiek jest możliwa.
refusal-touches-end-with-done = Na koniec wykończeń wpisz done.
refusal-touches-end-with-done-briefly = Na koniec wykończeń naciśnij „Gotowe”.
