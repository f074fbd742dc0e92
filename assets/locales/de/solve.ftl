solve-solved = Gelöst { $metric ->
    [mtm] { $length ->
        [one] **in 1 Zug**
       *[other] **in { $length } Zügen**
      }, jeder Schub als ein Zug gezählt (MTM)
   *[other] { $length ->
        [one] **in 1 Zug**
       *[other] **in { $length } Zügen**
      }
  }{ $verdict ->
    [optimal] , nachweislich optimal.
    [inadmissible] . Die Heuristik { $heuristic } schätzt manchmal zu hoch, darum gibt es vielleicht eine \
        kürzere Lösung. Bewiesen ist, dass keine Lösung kürzer als { $bound ->
        [one] 1 Zug
       *[other] { $bound } Züge
      } ist.
    [longer] { $method ->
        [dfs] . Die Tiefensuche nimmt die erste Lösung, die sie findet.
       *[other] , Reihe für Reihe, wie Menschen es tun.
      } Eine kürzeste Lösung hat { $bound ->
        [one] 1 Zug
       *[other] { $bound } Züge
      }.
   *[bound] . Bewiesen ist, dass keine Lösung kürzer als { $bound ->
        [one] 1 Zug
       *[other] { $bound } Züge
      } ist.
  }
solve-effort = { $ended ->
    [no] { $method } gab nach { $expanded ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
      }, { $memory } Speicher und { $time } auf. Diese Lösung habe ich mit einem anderen Verfahren gefunden.
    [limit] { $method } folgte jedem Weg von höchstens { $limit ->
        [one] 1 Zug
       *[other] { $limit } Zügen
      }, und keiner führte zum Ziel. Dabei hat das Verfahren { $expanded ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
      } untersucht und dafür { $memory } Speicher und { $time } gebraucht. Diese Lösung habe ich mit einem \
          anderen Verfahren gefunden. Mit einer höheren Grenze oder ohne Grenze findet { $method } selbst \
          eine Lösung.
   *[yes] { $method } hat { $expanded ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
      } untersucht und dafür { $memory } Speicher und { $time } gebraucht.
  }
solve-already = Dieses Brett ist schon gelöst: 0 Züge, nachweislich optimal.
solve-alt = Schiebepuzzle { $board }, gelöst in { $length ->
    [one] 1 Zug
   *[other] { $length } Zügen
  }: { $moves }
solve-step-start = Der Start, vor dem ersten von { $last } Zügen. Die Buchstaben zeigen, wohin ein Stein \
    rutscht.
solve-step = Schritt **{ $step }** von { $last }: **{ $tile } { $arrow }** ({ $move }){ $step ->
    [1] . Die Buchstaben zeigen, wohin ein Stein rutscht.
   *[other] { "" }
  }
solve-animated = { $length ->
    [one] Der **eine Zug**, als Animation.
   *[other] Alle **{ $length } Züge**, einer nach dem anderen.
  }
# Names of buttons for screen readers.
step-name = { $to ->
    [start] Zum Start
    [back] Einen Schritt zurück
    [on] Einen Schritt weiter
    [goal] Zum Ziel
    [end] Zum letzten Schritt
    [less] { $by } Schritte zurück
   *[more] { $by } Schritte weiter
  }
button-all-moves = Alle Züge zeigen
button-blank-first = Lösen, im Ziel die Lücke vorn
button-snail = Lösen, Ziel Schnecke
solve-unsolvable = Dieses Brett ist nicht lösbar, weil seine Parität nicht stimmt. Um die Steine zu ordnen, \
    braucht es eine { $permutation ->
    [odd] **ungerade**
   *[even] **gerade**
  } Zahl von Vertauschungen, aber die Lücke muss { $distance ->
    [one] **1** Schritt
   *[other] **{ $distance }** Schritte
  } gehen. Mit jedem Zug wechseln beide Zahlen zwischen gerade und ungerade, darum passen sie nie zusammen. \
      Wären { $a } und { $b } vertauscht, wäre das Brett lösbar.{ $goal ->
    [none] { "" }
    [snail] { " " }Mit der Schnecke als Ziel ist das Brett lösbar: `{ $prefix }solve { $otherGoal }`.
   *[other] { " " }Steht im Ziel die Lücke vorn, ist das Brett lösbar: `{ $prefix }solve { $otherGoal }`.
  }
solve-unsolvable-alt = Schiebepuzzle { $board }, das nicht lösbar ist. Die Steine { $a } und { $b } sind \
    markiert.
solve-progress-tables = Ich bereite meine Tabellen für diese Größe vor (nur einmal): { $percent } %.
solve-progress-search = Ich suche. Die kürzeste Lösung hat { $length ->
    [0] { $bound ->
        [one] mindestens 1 Zug
       *[other] mindestens { $bound } Züge
      }
   *[other] mindestens { $bound } und höchstens { $length } Züge
  }.
solve-so-far = Gelöst { $length ->
    [one] **in 1 Zug**
   *[other] **in { $length } Zügen**
  }{ $metric ->
    [mtm] , jeder Schub als ein Zug gezählt (MTM)
   *[stm] { "" }
  }. { $bound ->
    [0] { "" }
    [one] Mindestens **1** Zug ist nötig.{ " " }
   *[other] Mindestens **{ $bound }** Züge sind nötig.{ " " }
  }{ $hope ->
    [proof] Ich suche noch den Beweis, dass keine Lösung kürzer ist.
   *[shorter] Ich suche noch eine kürzere Lösung.
  }
solve-pace = { $which ->
    [speed] Ich prüfe { $speed } Millionen Stellungen pro Sekunde.
   *[expanded] Bisher habe ich { $expanded } Millionen Stellungen geprüft.
  }
solve-time-used = { $percent } % der erlaubten Zeit sind verbraucht.
solve-cancel-keeps = Drückst du auf „{ button-cancel }“, bleibt diese Lösung stehen.
board-alt = Schiebepuzzle { $board }

# Several boards
list-title = **{ $count } Bretter**, jedes mit den Zügen seiner kürzesten Lösung{ $metric ->
    [mtm] , jeder Schub als ein Zug gezählt (MTM)
   *[other] { "" }
  }{ $unproved ->
    [0] .
   *[other] . Steht „≥“ dabei, ist es die kürzeste gefundene, und danach kommt das bewiesene Minimum.
  }
list-row = { $outcome ->
    [unsolvable] nicht lösbar
    [unproved] { $length ->
        [one] 1 Zug
       *[other] { $length } Züge
      } (≥ { $bound })
   *[optimal] { $length ->
        [one] **1 Zug**
       *[other] **{ $length } Züge**
      }
  }
list-line = Zeile { $line }: { "" }
list-more = … und { $count } weitere in der Datei
list-progress = Ich löse Brett { $number } von { $count } …
fault-list-unreached = Nicht mehr geschafft: { $count ->
    [one] Brett { $numbers }. Schick es
   *[other] Bretter { $numbers }. Schick sie
  } noch einmal in einer kürzeren Liste oder einzeln: `{ $prefix }solve 1 2 3 4 0 5`.
fault-long-list = Diese Liste hat mehr als { $most } Bretter. Schick sie in Teilen mit bis zu { $most } \
    Brettern, oder ein einzelnes Brett: `{ $prefix }solve 1 2 3 4 0 5`.
fault-board-list = Ich sehe { $count } Bretter, hier kann ich aber nur eines nehmen. Schick es allein: \
    `{ example-of-board }`. Alle zusammen nimmt `{ $prefix }solve`.
fault-listed-daily = Eines dieser Bretter ist { $day ->
    [today] das Rätsel von heute
   *[other] das Rätsel vom { $day }
  } oder kommt ihm nahe. Lass es in der Liste weg, oder schick es allein: `{ $prefix }solve { $board }`.
