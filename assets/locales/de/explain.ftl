explain-description = Warum ein Brett lösbar ist oder nicht, Schritt für Schritt: /explain 1 2 3 4 0 5
explain-option-board = Das Brett Zeile für Zeile, 0 für die Lücke: 1 2 3 4 0 5
explain-option-goal = Das Zielbrett; ohne Angabe 1, 2, 3, ... und am Ende die Lücke
explain-option-size = Die Größe in Zeilen x Spalten, etwa 2x4; übliche Größen erkenne ich selbst

explain-verdict = { $solvable ->
    [yes] **Dieses Brett ist lösbar**
   *[no] **Dieses Brett ist nicht lösbar**
  }, wie seine Parität (gerade oder ungerade) zeigt:
explain-sorted = 1. Jeder Stein liegt an seinem Platz. Zum Ordnen braucht es **0** Vertauschungen, eine \
    gerade Zahl.
explain-permutation = 1. Die Steine (0 ist die Lücke) bilden { $cycles ->
    [one] einen Zyklus
   *[other] { $cycles } Zyklen
  }{ $list ->
    [none] .
   *[other] : `{ $list }`. In einem Zyklus gehört jeder Stein an den Platz des nächsten.
  } Zum Ordnen braucht es { $count ->
    [one] **1** Vertauschung
   *[other] **{ $count }** Vertauschungen
  }, eine { $parity ->
    [odd] ungerade
   *[even] gerade
  } Zahl.
explain-blank = 2. { $distance ->
    [0] Die Lücke liegt an ihrem Platz und braucht **0** Schritte
    [one] Von Zeile { $row }, Spalte { $col } nach Zeile { $toRow }, Spalte { $toCol } braucht die \
        Lücke **1** Schritt
   *[other] Von Zeile { $row }, Spalte { $col } nach Zeile { $toRow }, Spalte { $toCol } braucht die \
       Lücke **{ $distance }** Schritte
  }, eine { $parity ->
    [odd] ungerade
   *[even] gerade
  } Zahl.
explain-both = 3. Jeder Zug ist eine Vertauschung und ein Schritt der Lücke. Dabei wechseln beide \
    Zahlen zwischen gerade und ungerade. Lösbar ist ein Brett nur, wenn beide gerade oder beide ungerade \
    sind. { $solvable ->
    [yes] Hier ist das so ✓
   *[no] Hier ist das nicht so ✗
  }
explain-inversions = Dasselbe zeigen die Inversionen: { $inversions ->
    [one] 1 Paar von Steinen liegt
   *[other] { $inversions } Paare von Steinen liegen
  } in falscher Reihenfolge{ $list ->
    [none] .
   *[other] { " " }(für jeden Stein gezählt, wie viele spätere Steine vor ihn gehören: `{ $list }`).
  } { $width ->
    [odd] Bei ungerader Spaltenzahl ({ $cols }) muss die Anzahl der Paare gerade sein.
   *[even] Bei gerader Spaltenzahl ({ $cols }) kommt dazu, wie viele Zeilen die Lücke wandern muss: \
       { $inversions } + { $rows } = { $sum } muss gerade sein.
  } { $solvable ->
    [yes] Das stimmt ✓
   *[no] Das stimmt nicht ✗
  }
explain-classical = Die klassische Regel addiert die Inversionen und die Zeile der Lücke, von unten gezählt: \
    { $inversions } + { $row } = { $sum } muss ungerade sein. { $solvable ->
    [yes] Das stimmt ✓
   *[no] Das stimmt nicht ✗
  }
explain-key = Das Brett als eine Zahl, deren Ziffern (zur Basis { $base }) die Steine sind: `{ $key }` \
    (Ziel: `{ $goal }`).
explain-key-alone = Das Brett als eine Zahl, deren Ziffern (zur Basis { $base }) die Steine sind: `{ $key }`
explain-number = Die Nummer des Bretts, wenn man alle Anordnungen der Steine wie im Wörterbuch sortiert und \
    ab 0 zählt: `{ $number }`.
explain-alt = Schiebepuzzle { $board }: { $inversions } Inversionen, { $exchanges } Vertauschungen, \
    { $distance } Schritte der Lücke.
explain-human-title = **Wie ein Mensch das Brett löst**, in { $length ->
    [one] 1 Zug
   *[other] { $length } Zügen
  }. Die letzten zwei Steine einer Zeile oder Spalte kommen zusammen an ihren Platz, weil einer allein dem \
      anderen den Weg versperren würde.
explain-human-stage = { $kind ->
    [row] **Zeile { $number }**
    [column] **Spalte { $number }**
   *[rest] **Die letzten 2x2 Felder**
  }: { $length ->
    [0] { $kind ->
        [rest] liegen
       *[other] liegt
      } schon richtig.
   *[other] { $kind ->
        [rest] { $tiles } drehen sich im Kreis an ihren Platz
       *[other] { $singles ->
            [none] { "" }
           *[other] erst { $singles }, dann{ " " }
          }{ $first } und { $second } zusammen
      }, in { $length ->
        [one] 1 Zug
       *[other] { $length } Zügen
      }{ $moves ->
        [none] .
       *[other] : `{ $moves }`
      }
  }
explain-human-alt = Schiebepuzzle { $board }, Reihe für Reihe gelöst, mit einem Bild des Bretts für \
    { $count ->
    [one] die einzige Etappe
   *[other] jede der { $count } Etappen
  }.
