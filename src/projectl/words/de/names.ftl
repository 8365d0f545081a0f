mode-standard = Klassisch
mode-standard-about = Zwei bis sechs Plätze, ein Zug nach dem anderen.
mode-solo = Solovariante
mode-solo-about = Du gegen einen automatischen Gegner und seine Blockaden.
mode-line-clear = „Line Clear“
mode-line-clear-about = Vier bis sechs Plätze; zwei spielen gleichzeitig.

difficulty-standard = Einfach
difficulty-standard-about = Der Gegner beginnt mit 6 Blockaden im Vorrat.
difficulty-challenging = Herausfordernd
difficulty-challenging-about = Der Gegner beginnt mit 3 Blockaden im Vorrat.
difficulty-unbeatable = Unbesiegbar
difficulty-unbeatable-about = Der Gegner beginnt ohne Blockaden: Kaum eine Spalte ist je gesperrt.

edition-kickstarter = Kickstarter-Ausgabe
edition-kickstarter-about = 15 Teile von jeder Form; ein bis fünf Plätze, sechs mit Ghost Piece.
edition-retail = Handelsausgabe
edition-retail-about = 10 Teile von jeder Form, ein bis vier Plätze; Blockaden sind bloße Marker.
edition-translated = Übersetzte Ausgabe
edition-translated-about = Tauschen nur eine Stufe abwärts; Aufwerten über höchstens eine leere Stufe.
edition-revised = Überarbeitete Ausgabe
edition-revised-about = Alle drei Aktionen sind Pflicht; Reihen erneuern, vom Stapel ziehen; unvollständige Puzzles kosten.

expansion-ghost = Ghost Piece Erweiterung
expansion-ghost-about = 24 Puzzles nach eigenem Entwurf, Teile der Stufe 5, Stufenaufstieg.
expansion-ambassador = Ambassador-Modul
expansion-ambassador-about = 3 Puzzles nach eigenem Entwurf, jedes mit einer weiteren Masteraktion.

bot-name-random = Zufall
bot-name-greedy = Raffer
bot-name-planner = Planer
bot-name-mcts = Sucher
bot-name-novice = Neuling
bot-name-casual = Locker
bot-name-steady = Solide
bot-name-skilled = Geübt
bot-name-expert = Experte
bot-name-champion = Champion

bot-about-random = Irgendeine Art von Zug, dann irgendein Zug dieser Art.
bot-about-greedy = Schaut eine Entscheidung voraus und nimmt, was ihm am besten gefällt.
bot-about-planner = Plant den ganzen Zug, bevor er ihn beginnt.
bot-about-mcts = Durchsucht einen Baum von Zügen, den eigenen und denen aller anderen.
bot-about-novice = Für ein erstes Spiel: schaut einen Schritt voraus, irrt sich manchmal.
bot-about-casual = Für einen Familienabend: denkt an den eigenen Zug, sonst an wenig.
bot-about-steady = Plant den Zug bis zum Ende und verschätzt sich ab und zu ein wenig.
bot-about-skilled = Plant jeden Zug gut und achtet auf das Spielende.
bot-about-expert = Bedenkt deinen nächsten Zug und danach den eigenen.
bot-about-champion = Am stärksten: hat aus Partien gegen sich selbst gelernt, was eine Stellung wert ist.
bot-about-strength = Stärke { $level } von 6, Wertung { $rating }
