explain-description = Warum ein Brett lösbar ist oder nicht, mit seinen eigenen Zahlen: /explain 1 2 3 4 0 5
explain-option-board = Das Brett Zeile für Zeile, 0 für die Lücke: 1 2 3 4 0 5
explain-option-goal = Das Ziel; ohne Angabe 1, 2, 3, ... und am Ende die Lücke
explain-option-size = Zeilen x Spalten, etwa 2x4; übliche Größen erkenne ich selbst

explain-verdict = { $solvable ->
    [yes] **Dieses Brett ist lösbar**
   *[no] **Dieses Brett ist nicht lösbar**
  }, und seine Parität zeigt es:
explain-sorted = 1. Jeder Stein liegt an seinem Platz: **0** Vertauschungen, gerade.
explain-permutation = 1. Die Steine (0 ist die Lücke) bilden { $cycles ->
    [one] einen Zyklus
   *[other] { $cycles } Zyklen
  }{ $list ->
    [none] .
   *[other] : `{ $list }`; jeder Stein gehört an den Platz des nächsten.
  } Zum Ordnen braucht es { $count ->
    [one] **1** Vertauschung
   *[other] **{ $count }** Vertauschungen
  }: { $parity ->
    [odd] ungerade
   *[even] gerade
  }.
explain-blank = 2. Die Lücke hat { $distance ->
    [one] **1** Schritt
   *[other] **{ $distance }** Schritte
  } vor sich{ $distance ->
    [0] { "" }
   *[other] , von Zeile { $row }, Spalte { $col } nach Zeile { $toRow }, Spalte { $toCol }
  }: { $parity ->
    [odd] ungerade
   *[even] gerade
  }.
explain-both = 3. Jeder Zug ist eine Vertauschung und zugleich ein Schritt der Lücke. Er ändert also beide \
    Zahlen von gerade zu ungerade oder umgekehrt. Lösbar ist ein Brett daher nur, wenn beide gerade oder \
    beide ungerade sind. { $solvable ->
    [yes] Sie sind es ✓
   *[no] Sie sind es nicht ✗
  }
explain-inversions = Mit Inversionen gerechnet: { $inversions ->
    [one] 1 Paar von Steinen liegt
   *[other] { $inversions } Paare von Steinen liegen
  } in falscher Reihenfolge{ $list ->
    [none] .
   *[other] { " " }(hinter jedem Stein die späteren, die vor ihn gehören: `{ $list }`).
  } { $width ->
    [odd] Bei { $cols } Spalten, einer ungeraden Zahl, muss die Anzahl dieser Paare gerade sein
   *[even] Bei { $cols } Spalten, einer geraden Zahl, zählen die Zeilen mit, um die die Lücke noch wandern \
       muss: { $inversions } + { $rows } = { $sum } muss gerade sein
  }: { $solvable ->
    [yes] Das stimmt ✓
   *[no] Das stimmt nicht ✗
  }
explain-classical = Die klassische Regel: Inversionen + Zeile der Lücke von unten, { $inversions } + \
    { $row } = { $sum }, muss ungerade sein: { $solvable ->
    [yes] Das stimmt ✓
   *[no] Das stimmt nicht ✗
  }
explain-key = Das Brett als Zahl, mit den Steinen als Ziffern zur Basis { $base }: `{ $key }` (Ziel: \
    `{ $goal }`).
explain-key-alone = Das Brett als Zahl, mit den Steinen als Ziffern zur Basis { $base }: `{ $key }`
explain-number = Die Nummer des Bretts unter allen Permutationen in lexikographischer Reihenfolge, von 0 an: \
    `{ $number }`.
explain-alt = Schiebepuzzle { $board }: { $inversions } Inversionen, { $exchanges } Vertauschungen, \
    { $distance } Schritte der Lücke.
explain-human-title = **Wie ein Mensch es löst**, in { $length ->
    [one] 1 Zug
   *[other] { $length } Zügen
  }. Die letzten zwei Steine einer Reihe werden zusammen \
      eingesetzt: Liegt einer schon richtig, kommt der andere nicht mehr vorbei.
explain-human-stage = { $kind ->
    [row] **Zeile { $number }**
    [column] **Spalte { $number }**
   *[rest] **Die letzten 2x2**
  }: { $length ->
    [0] liegt schon richtig.
   *[other] { $kind ->
        [rest] { $tiles } im Kreis an ihren Platz gedreht
       *[other] { $singles ->
            [none] { "" }
           *[other] erst { $singles }, dann{ " " }
          }{ $first } und { $second } zusammen
      }, { $length ->
        [one] 1 Zug
       *[other] { $length } Züge
      }{ $moves ->
        [none] .
       *[other] : `{ $moves }`
      }
  }
explain-human-alt = Schiebepuzzle { $board }, Reihe für Reihe gelöst, ein Brett für { $count ->
    [one] 1 Etappe
   *[other] jede von { $count } Etappen
  }.
