compare-description = Verschiedene Verfahren für ein Brett, nebeneinander: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = Das Brett Zeile für Zeile, 0 für die Lücke: 8 6 7/2 5 4/3 0 1
compare-option-goal = Das Ziel; ohne Angabe 1, 2, 3, ... und am Ende die Lücke
compare-option-size = Zeilen x Spalten, etwa 2x4; übliche Größen erkenne ich selbst
compare-option-metric = stm: jeder bewegte Stein ist ein Zug; mtm: auch mehrere Steine in einem Schub sind \
    ein Zug

compare-title = **{ $count } Verfahren für dieses { $rows }x{ $cols }-Brett**, höchstens { $seconds } s für \
    jedes. Die Balken zeigen Züge (der bewiesene Teil ist dunkel), gesehene Stellungen, Zeit und Speicher; \
    die letzten drei sind logarithmisch gezeichnet.
compare-row = { $outcome ->
    [optimal] `{ $number }` { $method } ✓ { $length }
    [found] `{ $number }` { $method } ≈ { $length }
    [gave-up] `{ $number }` { $method } … { $bound } oder mehr
   *[refused] `{ $number }` { $method } ✕ { $why ->
        [positions] { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          } Stellungen
        [entries] { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          } Tabelleneinträge
       *[failed] fehlgeschlagen
      }
  }
compare-progress = Ich vergleiche Verfahren: { $number } von { $count }, { $method }
compare-progress-tables = Ich vergleiche Verfahren: { $number } von { $count }, { $method }. Dafür bereite \
    ich Tabellen vor (nur einmal): { $percent } %
compare-alt = Balken für { $count } Verfahren, das Schiebepuzzle { $board } zu lösen: Züge, gesehene \
    Stellungen, Zeit und Speicher. { $length ->
    [-1] Keines fand eine Lösung.
    [one] Die kürzeste gefundene Lösung hat 1 Zug.
   *[other] Die kürzeste gefundene Lösung hat { $length } Züge.
  }
compare-head = { $count } Verfahren, höchstens { $seconds } s für jedes: Züge, gesehene Stellungen, Zeit, \
    Speicher
compare-lesson = { $kind ->
    [longer] Die Tiefensuche nahm den ersten Weg, auf den sie stieß ({ $first } Züge), und belegte \
        { $firstMemory } Speicher; die Breitensuche fand einen kürzesten, { $shortest ->
        [one] 1 Zug
       *[other] { $shortest } Züge
      }, und belegte { $shortestMemory }.
    [same] Die Tiefensuche stieß zufällig auf einen kürzesten Weg, ohne es zu wissen, und belegte \
        { $firstMemory } Speicher; die Breitensuche bewies, dass keiner kürzer ist, und belegte \
        { $shortestMemory }.
    [gave-up] Die Tiefensuche belegte nur { $firstMemory } Speicher, fand aber in der Zeit keinen Weg; die \
        Breitensuche fand einen kürzesten, { $shortest ->
        [one] 1 Zug
       *[other] { $shortest } Züge
      }, und belegte { $shortestMemory }.
   *[large] Reihe für Reihe gelöst, wie Menschen es tun, braucht dieses Brett { $first ->
        [one] 1 Zug
       *[other] { $first } Züge
      }; die beste gefundene Lösung hat { $shortest }.
  }
