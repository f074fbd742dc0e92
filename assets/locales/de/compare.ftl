compare-description = Mehrere Verfahren für ein Brett im Vergleich: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = Das Brett Zeile für Zeile, 0 für die Lücke: 8 6 7/2 5 4/3 0 1
compare-option-goal = Das Zielbrett; ohne Angabe 1, 2, 3, ... und am Ende die Lücke
compare-option-size = Die Größe in Zeilen x Spalten, etwa 2x4; übliche Größen erkenne ich selbst
compare-option-metric = Was ein Zug ist: stm zählt jeden Stein einzeln, mtm den Schub mehrerer Steine als \
    einen Zug

compare-title = **{ $count } Verfahren für dieses { $rows }x{ $cols }-Brett**; jedes darf höchstens \
    { $seconds } s lang suchen. Die Balken zeigen die Zahl der Züge (der bewiesene Teil ist dunkel), die \
    untersuchten Stellungen, die Zeit und den Speicher. Stellungen, Zeit und Speicher sind in \
    logarithmischem Maßstab gezeichnet.
compare-row = { $outcome ->
    [optimal] `{ $number }` { $method } ✓ { $length }
    [found] `{ $number }` { $method } ≈ { $length }
    [gave-up] `{ $number }` { $method } … mindestens { $bound ->
        [one] 1 Zug
       *[other] { $bound } Züge
      }
   *[refused] `{ $number }` { $method } ✕ { $why ->
        [positions] zu viele Stellungen: { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          }
        [entries] zu viele Tabelleneinträge: { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          }
       *[failed] fehlgeschlagen
      }
  }
compare-progress = Ich vergleiche Verfahren, { $number } von { $count }: { $method }
compare-progress-tables = Ich vergleiche Verfahren, { $number } von { $count }: { $method }. Dafür bereite \
    ich Tabellen vor (nur einmal): { $percent } %
compare-alt = Balken für { $count } Verfahren, die das Schiebepuzzle { $board } lösen sollen: Züge, \
    untersuchte Stellungen, Zeit und Speicher. { $length ->
    [-1] Kein Verfahren fand eine Lösung.
    [one] Die kürzeste gefundene Lösung hat 1 Zug.
   *[other] Die kürzeste gefundene Lösung hat { $length } Züge.
  }
compare-head = { $count } Verfahren für dieses Brett, jedes höchstens { $seconds } s lang: Züge, \
    untersuchte Stellungen, Zeit und Speicher
compare-lesson = { $kind ->
    [longer] Die Tiefensuche nahm die erste Lösung, die sie fand ({ $first } Züge), und brauchte \
        { $firstMemory } Speicher. Die Breitensuche fand eine kürzeste Lösung ({ $shortest ->
        [one] 1 Zug
       *[other] { $shortest } Züge
      }) und brauchte { $shortestMemory }.
    [same] Die Tiefensuche fand durch Zufall gleich eine kürzeste Lösung, konnte das aber nicht wissen. Sie \
        brauchte { $firstMemory } Speicher. Die Breitensuche bewies, dass keine Lösung kürzer ist, und \
        brauchte { $shortestMemory }.
    [gave-up] Die Tiefensuche brauchte nur { $firstMemory } Speicher, fand aber in der erlaubten Zeit keine \
        Lösung. Die Breitensuche fand eine kürzeste Lösung ({ $shortest ->
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
