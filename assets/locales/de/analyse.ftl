analyse-description = Alles über ein Brett, oder wo deine Lösung Züge verlor: /analyse 8 6 7/2 5 4/3 0 1
analyse-option-board = Das Brett Zeile für Zeile, 0 für die Lücke: 8 6 7/2 5 4/3 0 1
analyse-option-goal = Das Ziel; ohne Angabe 1, 2, 3, ... und zuletzt die Lücke
analyse-option-size = Zeilen x Spalten, etwa 2x4; bei üblichen Brettern erkenne ich sie selbst
analyse-option-solution = Deine Züge, um zu sehen, wo welche verloren gingen: RLL oder R L2
analyse-option-metric = stm zählt jeden Schritt eines Steins, mtm einen geraden Schub mehrerer Steine als einen
analyse-option-moves = Wessen Weg die Buchstaben nennen: den des Steins (wie hier überall) oder den der Lücke

analyse-length = { $exact ->
    [yes] { $length ->
        [one] **1 Zug**
       *[other] **{ $length } Züge**
      }, nachweislich optimal
   *[no] Zwischen **{ $bound }** und **{ $length } Zügen**: So viel ist bewiesen
  }; in Schüben (MTM) { $slidesExact ->
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
    [one] hat
   *[other] haben
  } diese Länge; die größte ist { $longest }{ $metric ->
    [mtm] { " " }(alles in MTM).
   *[stm] .
  }
analyse-next = Gute nächste Züge: { $good }{ $unsure ->
    [none] .
   *[other] ; in der Zeit nicht geprüft: { $unsure }.
  }
analyse-next-unknown = Gute nächste Züge: Die Zeit war um, bevor ich sie wusste.
analyse-solutions = Kürzeste Lösungen{ $metric ->
    [mtm] { " " }(MTM)
   *[stm] { "" }
  }: { $complete ->
    [yes] **{ $count }**
   *[no] mindestens **{ $count }**
  }{ $shown ->
    [all] { "" }
   *[some] , die ersten davon
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = Untere Schranken: Manhattan-Distanz { $manhattan }, mit linearen Konflikten { $conflict }.
analyse-unsolvable = Dieses Brett lässt sich nicht lösen: Seine Parität stimmt nicht. Warum, zeigt `{ $prefix }explain { $board }`.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }Mit der Lücke vorn als Ziel geht es: `{ $prefix }analyse { $otherGoal }`.
  }
analyse-neighbours = Züge bis zum Ziel nach jedem Zug: { $list }.
analyse-neighbours-unsolvable = Auch die Bretter, die einen Zug entfernt sind, lassen sich nicht lösen:
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
    [0] Kein Zug ist verloren: Kürzer geht es nicht.
   *[other] Der kürzeste Weg vom Start hat { $metric ->
        [mtm] { $shortest ->
            [one] 1 Schub
           *[other] { $shortest } Schübe
          }
       *[stm] { $shortest ->
            [one] 1 Zug
           *[other] { $shortest } Züge
          }
      }; { $lost ->
        [one] **1** ging verloren
       *[other] **{ $lost }** gingen verloren
      }:
  }
analyse-shortest-unknown = Vom Start aus sind es { $atLeast } bis { $atMost } Züge: Mehr konnte ich in der Zeit nicht beweisen.
analyse-loss = { $single ->
    [yes] Zug { $from }
   *[no] Züge { $from } bis { $to }
  }, `{ $moves }`: +{ $lost }{ $within ->
    [yes] { " " }irgendwo darin
   *[no] { "" }
  }
analyse-more-losses = und { $count } weitere.
analyse-simplified = Ohne Züge, die gleich zurückgenommen werden: { $length ->
    [0] Es bleibt keiner.
    [one] 1 Zug, `{ $moves }`
   *[other] { $length } Züge, `{ $moves }`
  }
analyse-way-alt = Wie viele Züge auf dem Lösungsweg von { $board } jeweils noch fehlen: { $distances }
analyse-progress = { $phase ->
    [tables] Ich bereite meine Tabellen für diese Größe vor (nur einmal): { $percent } %
    [following] Ich gehe die Lösung durch: { $percent } %
    [counting] { $bound } Züge, bewiesen. Ich sammle alle kürzesten Lösungen.
   *[searching] Ich suche die kürzeste Lösung: mindestens { $bound } Züge.
  }

fault-unknown-naming = Die Buchstaben nennen den Weg des Steins oder den der Lücke, nicht den von „{ $text }“: `{ example-moves } moves:tile`.
fault-illegal-step = Zug { $index } ({ $move }) geht nicht: Kein Stein kann in diese Richtung rutschen{ $done ->
    [none] { "" }
   *[other] { " " }nach `{ $done }`
  }. Zum Beispiel `{ example-moves }`.
fault-slides-too-large = In Schüben (MTM) kann ich Bretter bis 10 Felder analysieren, nicht { $rows }x{ $cols }. Lass die Metrik weg, oder nimm `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
