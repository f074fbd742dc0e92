analyse-description = Wie schwer ein Brett ist, oder welche deiner Züge unnötig sind: /analyse 8 6 7/2 5 \
    4/3 0 1
analyse-option-board = Das Brett Zeile für Zeile, 0 für die Lücke: 8 6 7/2 5 4/3 0 1
analyse-option-goal = Das Zielbrett; ohne Angabe 1, 2, 3, ... und am Ende die Lücke
analyse-option-size = Die Größe in Zeilen x Spalten, etwa 2x4; übliche Größen erkenne ich selbst
analyse-option-solution = Deine Züge, zum Beispiel RLL oder R L2; ich zeige, welche davon unnötig waren
analyse-option-metric = Was ein Zug ist: stm zählt jeden Stein einzeln, mtm den Schub mehrerer Steine als \
    einen Zug
analyse-option-moves = Was deine Buchstaben angeben: wohin der Stein rutscht (ohne Angabe) oder wohin die \
    Lücke geht

analyse-length = { $exact ->
    [yes] Die kürzeste Lösung hat { $length ->
        [one] **1 Zug**
       *[other] **{ $length } Züge**
      }, das ist bewiesen.
   *[no] Die kürzeste Lösung hat mindestens **{ $bound }** und höchstens **{ $length } Züge**; beides ist \
       bewiesen.
  } Zählt ein Schub mehrerer Steine als ein Zug (MTM), { $slidesExact ->
    [yes] ist das Minimum **{ $slides }**.
   *[no] liegt das Minimum zwischen { $slidesBound } und { $slides }.
  }
analyse-solved = Dieses Brett ist schon das Ziel: **0 Züge**.
analyse-hardness = Dieses Brett ist schwerer als **{ $shorter } %** aller lösbaren \
    { $size }-Bretter{ $isHardest ->
    [yes] , und keines ist schwerer.
   *[no] { " " }und leichter als { $longer } %.
  } Von { NUMBER($all, useGrouping: "always") } Brettern { $same ->
    [one] hat nur dieses
   *[other] haben { NUMBER($same, useGrouping: "always") }
  } eine kürzeste Lösung dieser Länge. Die schwersten Bretter brauchen { $longest } { $metric ->
    [mtm] Schübe (MTM).
   *[stm] Züge.
  }
analyse-next = Gute nächste Züge: { $good }.{ $unsure ->
    [none] { "" }
   *[other] { " " }Aus Zeitmangel konnte ich { $unsure } nicht prüfen.
  }
analyse-next-unknown = Die Zeit hat nicht gereicht, um gute nächste Züge zu finden.
analyse-solutions = Anzahl der kürzesten Lösungen{ $metric ->
    [mtm] { " " }(MTM)
   *[stm] { "" }
  }: { $complete ->
    [yes] **{ $count }**
   *[no] mindestens **{ $count }**
  }{ $shown ->
    [all] { "" }
   *[some] . Die ersten davon:
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = So viele Züge sind mindestens nötig: { $manhattan }, wenn man die Wege aller Steine \
    zusammenzählt (Manhattan-Distanz), und { $conflict }, wenn man die Umwege der Steine mitzählt, die \
    einander im Weg sind (lineare Konflikte).
analyse-unsolvable = Dieses Brett ist nicht lösbar, weil seine Parität nicht stimmt. Warum das so ist, \
    zeigt `{ $prefix }explain { $board }`.{ $goal ->
    [none] { "" }
    [snail] { " " }Mit der Schnecke als Ziel ist das Brett lösbar: `{ $prefix }analyse { $otherGoal }`.
   *[other] { " " }Steht im Ziel die Lücke vorn, ist das Brett lösbar: `{ $prefix }analyse { $otherGoal }`.
  }
analyse-neighbours = So viele Züge sind nach jedem möglichen Zug noch nötig: { $list }.
analyse-neighbours-unsolvable = Auch die Bretter, die einen Zug entfernt sind, sind nicht lösbar:
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = Schiebepuzzle { $board }; gute nächste Züge: { $good }

analyse-steps = Deine Lösung hat **{ $stm }** { $stm ->
    [one] Zug
   *[other] Züge
  }; zählt ein Schub mehrerer Steine als ein Zug (MTM), sind es { $mtm }. { $reached ->
    [yes] Sie erreicht das Ziel.
   *[no] Sie erreicht das Ziel nicht{ $left ->
        [unknown] .
        [one] : Es fehlt noch 1 Zug.
       *[other] : Es fehlen noch { $left } Züge.
      }{ $end ->
        [long] { "" }
       *[other] { " " }Am Ende steht `{ $end }`.
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
      }. In deiner Lösung { $metric ->
        [mtm] { $lost ->
            [one] war **1** Schub unnötig
           *[other] waren **{ $lost }** Schübe unnötig
          }
       *[stm] { $lost ->
            [one] war **1** Zug unnötig
           *[other] waren **{ $lost }** Züge unnötig
          }
      }:
  }
analyse-shortest-unknown = Der kürzeste Weg vom Start aus hat { $atLeast } bis { $atMost } Züge. Die Zeit \
    hat nicht gereicht, um die genaue Zahl zu beweisen.
analyse-loss = { $single ->
    [yes] Zug { $from }
   *[no] Züge { $from } bis { $to }
  }, `{ $moves }`: { $lost } unnötig{ $within ->
    [yes] { " " }(irgendwo unter diesen Zügen)
   *[no] { "" }
  }
analyse-more-losses = { $count ->
    [one] und 1 weitere Stelle mit unnötigen Zügen.
   *[other] und { $count } weitere Stellen mit unnötigen Zügen.
  }
analyse-simplified = { $length ->
    [0] Alle Züge deiner Lösung heben sich gegenseitig auf: Es bleibt nichts übrig.
    [one] Ohne Züge, die sich gegenseitig aufheben, hat deine Lösung 1 Zug: `{ $moves }`
   *[other] Ohne Züge, die sich gegenseitig aufheben, hat deine Lösung { $length } Züge: `{ $moves }`
  }
analyse-way-alt = Wie viele Züge nach jedem Schritt einer Lösung von { $board } noch fehlen: { $distances }
analyse-by-blank = Deine Buchstaben nennen den Weg der Lücke: So gelesen führen diese Züge zum Ziel.
analyse-progress = { $phase ->
    [tables] Ich bereite meine Tabellen für diese Größe vor (nur einmal): { $percent } %
    [following] Ich gehe deine Lösung durch: { $percent } %
    [counting] Die kürzeste Lösung hat { $bound } Züge, das ist bewiesen. Ich sammle alle kürzesten Lösungen.
   *[searching] Ich suche die kürzeste Lösung. Sie hat mindestens { $bound } Züge.
  }

fault-unknown-naming = „{ $text }“ kenne ich nicht. Schreib tile, wenn deine Buchstaben den Weg des Steins \
    angeben, oder blank für den Weg der Lücke: `{ example-moves } moves:tile`.
fault-illegal-step = Zug { $index } ({ $move }) ist nicht möglich: { $done ->
    [none] Kein Stein kann
   *[other] Nach `{ $done }` kann kein Stein
  } in diese Richtung rutschen. So geht es: `{ example-moves }`.
fault-slides-too-large = Schübe mehrerer Steine (MTM) kann ich nur auf Brettern bis 10 Felder zählen, aber \
    { $rows }x{ $cols } hat mehr. Lass mtm weg, oder versuch `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
