compare-description = Mehrere Verfahren für ein Brett im Vergleich: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = Das Brett Zeile für Zeile, 0 für die Lücke: 8 6 7/2 5 4/3 0 1
compare-option-goal = Das Zielbrett; ohne Angabe 1, 2, 3, ... und am Ende die Lücke
compare-option-size = Die Größe in Zeilen x Spalten, etwa 2x4; übliche Größen erkenne ich selbst
compare-option-metric = Was als Zug zählt: bei stm jeder bewegte Stein, bei mtm jeder Schub, auch mehrerer \
    Steine

compare-title = **{ $count } Verfahren für dieses { $rows }x{ $cols }-Brett**, jedes höchstens { $seconds } \
    s lang. Die Balken zeigen die Zahl der Züge (der bewiesene Teil ist dunkel), die untersuchten \
    Stellungen, die Zeit und den Speicher, die letzten drei in logarithmischem Maßstab.
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
compare-progress = Ich vergleiche Verfahren, { $number } von { $count }: { $method }
compare-progress-tables = Ich vergleiche Verfahren, { $number } von { $count }: { $method }. Dafür bereite \
    ich Tabellen vor (nur einmal): { $percent } %
compare-alt = Balken für { $count } Verfahren, das Schiebepuzzle { $board } zu lösen: Züge, untersuchte \
    Stellungen, Zeit und Speicher. { $length ->
    [-1] Kein Verfahren fand eine Lösung.
    [one] Die kürzeste gefundene Lösung hat 1 Zug.
   *[other] Die kürzeste gefundene Lösung hat { $length } Züge.
  }
compare-head = { $count } Verfahren, jedes höchstens { $seconds } s lang: Züge, untersuchte Stellungen, \
    Zeit, Speicher
compare-lesson = { $kind ->
    [longer] Die Tiefensuche nahm die erste Lösung, die sie fand ({ $first } Züge), und brauchte \
        { $firstMemory } Speicher. Die Breitensuche fand eine kürzeste Lösung ({ $shortest ->
        [one] 1 Zug
       *[other] { $shortest } Züge
      }) und brauchte { $shortestMemory }.
    [same] Die Tiefensuche fand durch Zufall gleich eine kürzeste Lösung, konnte das aber nicht wissen. Sie \
        brauchte { $firstMemory } Speicher. Die Breitensuche bewies, dass keine Lösung kürzer ist, und \
        brauchte { $shortestMemory }.
    [gave-up] Die Tiefensuche brauchte nur { $firstMemory } Speicher, fand aber in der Zeit keine Lösung. \
        Die Breitensuche fand eine kürzeste Lösung ({ $shortest ->
        [one] 1 Zug
       *[other] { $shortest } Züge
      }) und brauchte { $shortestMemory }.
   *[large] Reihe für Reihe gelöst, wie Menschen es tun, braucht dieses Brett { $first ->
        [one] 1 Zug
       *[other] { $first } Züge
      }. Die beste gefundene Lösung hat { $shortest ->
        [one] 1 Zug.
       *[other] { $shortest } Züge.
      }
  }
