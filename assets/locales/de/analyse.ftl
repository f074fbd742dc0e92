analyse-description = Alles über ein Brett, oder welche Züge deiner Lösung unnötig sind: /analyse 8 6 7/2 5 \
    4/3 0 1
analyse-option-board = Das Brett Zeile für Zeile, 0 für die Lücke: 8 6 7/2 5 4/3 0 1
analyse-option-goal = Das Ziel; ohne Angabe 1, 2, 3, ... und am Ende die Lücke
analyse-option-size = Zeilen x Spalten, etwa 2x4; übliche Größen erkenne ich selbst
analyse-option-solution = Deine Züge, um zu sehen, welche unnötig waren: RLL oder R L2
analyse-option-metric = stm: jeder bewegte Stein ist ein Zug; mtm: auch mehrere Steine in einem Schub sind \
    ein Zug
analyse-option-moves = Wessen Richtung die Buchstaben angeben: die des Steins (üblich) oder die der Lücke

analyse-length = { $exact ->
    [yes] { $length ->
        [one] **1 Zug**
       *[other] **{ $length } Züge**
      }, nachweislich optimal
   *[no] Zwischen **{ $bound }** und **{ $length } Zügen** (bewiesen)
  }; in Schüben (MTM): { $slidesExact ->
    [yes] **{ $slides }**.
   *[no] { $slidesBound } bis { $slides }.
  }
analyse-solved = Das ist schon das Ziel: **0 Züge**.
analyse-hardness = Schwerer als **{ $shorter } %** aller lösbaren { $size }-Bretter{ $isHardest ->
    [yes] , und keines ist schwerer
   *[no] , leichter als { $longer } %
  }. { $same ->
    [one] Nur dieses eine
   *[other] { NUMBER($same, useGrouping: "always") } Bretter
  } von { NUMBER($all, useGrouping: "always") } { $same ->
    [one] braucht
   *[other] brauchen
  } genau so viele Züge; das schwerste braucht { $longest }{ $metric ->
    [mtm] { " " }(alles in MTM).
   *[stm] .
  }
analyse-next = Gute nächste Züge: { $good }{ $unsure ->
    [none] .
   *[other] ; aus Zeitmangel nicht geprüft: { $unsure }.
  }
analyse-next-unknown = Gute nächste Züge: unbekannt, die Zeit hat nicht gereicht.
analyse-solutions = Kürzeste Lösungen{ $metric ->
    [mtm] { " " }(MTM)
   *[stm] { "" }
  }: { $complete ->
    [yes] **{ $count }**
   *[no] mindestens **{ $count }**
  }{ $shown ->
    [all] { "" }
   *[some] ; die ersten davon:
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = Untere Schranken für die Zugzahl: Manhattan-Distanz { $manhattan }, mit linearen Konflikten \
    { $conflict }.
analyse-unsolvable = Dieses Brett ist nicht lösbar: Die Parität stimmt nicht. Warum, zeigt \
    `{ $prefix }explain { $board }`.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }Mit der Lücke vorn im Ziel geht es: `{ $prefix }analyse { $otherGoal }`.
  }
analyse-neighbours = Wie viele Züge nach jedem möglichen Zug noch bleiben: { $list }.
analyse-neighbours-unsolvable = Auch die Bretter einen Zug weiter sind nicht lösbar:
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = Schiebepuzzle { $board }; gute nächste Züge: { $good }

analyse-steps = Deine Lösung: **{ $stm }** { $stm ->
    [one] Zug
   *[other] Züge
  }, { $mtm } in Schüben (MTM). { $reached ->
    [yes] Sie erreicht das Ziel.
   *[no] Sie erreicht das Ziel nicht{ $end ->
        [long] { "" }
       *[other] : Sie endet bei `{ $end }`
      }{ $left ->
        [unknown] .
        [one] , 1 Zug vor dem Ziel.
       *[other] , { $left } Züge vor dem Ziel.
      }
  }
analyse-shortest = { $lost ->
    [0] Kein Zug war unnötig: Kürzer geht es nicht.
   *[other] Der kürzeste Weg vom Start aus hat { $metric ->
        [mtm] { $shortest ->
            [one] 1 Schub
           *[other] { $shortest } Schübe
          }
       *[stm] { $shortest ->
            [one] 1 Zug
           *[other] { $shortest } Züge
          }
      }; { $lost ->
        [one] von deinen war **1** unnötig
       *[other] von deinen waren **{ $lost }** unnötig
      }:
  }
analyse-shortest-unknown = Die kürzeste Lösung vom Start aus hat { $atLeast } bis { $atMost } Züge; für \
    einen genaueren Beweis hat die Zeit nicht gereicht.
analyse-loss = { $single ->
    [yes] Zug { $from }
   *[no] Züge { $from } bis { $to }
  }, `{ $moves }`: { $lost } zu viel{ $within ->
    [yes] , irgendwo darin
   *[no] { "" }
  }
analyse-more-losses = { $count ->
    [one] und 1 weitere Stelle mit unnötigen Zügen.
   *[other] und { $count } weitere Stellen mit unnötigen Zügen.
  }
analyse-simplified = Ohne Züge, die sich gegenseitig aufheben: { $length ->
    [0] Es bleibt nichts übrig.
    [one] 1 Zug, `{ $moves }`
   *[other] { $length } Züge, `{ $moves }`
  }
analyse-way-alt = Restliche Züge nach jedem Schritt einer Lösung von { $board }: { $distances }
analyse-progress = { $phase ->
    [tables] Ich bereite meine Tabellen für diese Größe vor (nur einmal): { $percent } %
    [following] Ich gehe die Lösung durch: { $percent } %
    [counting] Die kürzeste Lösung hat { $bound } Züge, das ist bewiesen. Ich sammle alle kürzesten Lösungen.
   *[searching] Ich suche die kürzeste Lösung: mindestens { $bound } Züge.
  }

fault-unknown-naming = Die Buchstaben können die Richtung des Steins (tile) oder der Lücke (blank) angeben; \
    „{ $text }“ kenne ich nicht. Zum Beispiel `{ example-moves } moves:tile`.
fault-illegal-step = Zug { $index } ({ $move }) geht nicht: { $done ->
    [none] Kein Stein kann
   *[other] Nach `{ $done }` kann kein Stein
  } in diese Richtung rutschen. Zum Beispiel `{ example-moves }`.
fault-slides-too-large = In Schüben (MTM) kann ich nur Bretter mit höchstens 10 Feldern analysieren; \
    { $rows }x{ $cols } hat mehr. Lass die Metrik weg, oder versuch \
    `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
