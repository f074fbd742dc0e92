solve-solved = Gelöst { $metric ->
    [mtm] { $length ->
        [one] **in 1 Zug**
       *[other] **in { $length } Zügen**
      }, in Schüben gezählt (MTM)
   *[other] { $length ->
        [one] **in 1 Zug**
       *[other] **in { $length } Zügen**
      }
  }{ $verdict ->
    [optimal] , nachweislich optimal.
    [inadmissible] . Die Heuristik { $heuristic } kann zu hoch schätzen, also gibt es vielleicht eine \
        kürzere Lösung; bewiesen ist nur, dass keine kürzer als { $bound } ist.
    [longer] { $method ->
        [dfs] . Die Tiefensuche nimmt die erste Lösung, die sie findet;
       *[other] , Reihe für Reihe, wie Menschen es tun;
      } eine kürzeste Lösung hat { $bound ->
        [one] 1 Zug
       *[other] { $bound } Züge
      }.
   *[bound] . Bewiesen ist, dass keine Lösung kürzer als { $bound } ist.
  }
solve-effort = { $ended ->
    [no] { $method } gab nach { $expanded ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
      }, { $memory } und { $time } auf; diese Lösung stammt von einem anderen Verfahren.
    [limit] { $method } prüfte jeden Weg von höchstens { $limit ->
        [one] 1 Zug
       *[other] { $limit } Zügen
      }, und keiner ist eine Lösung: { $expanded ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
      } gesehen, { $memory } belegt, { $time }. Diese Lösung stammt von einem anderen Verfahren; mit einer \
          höheren Grenze oder ohne Grenze findet { $method } selbst eine.
   *[yes] { $method }: { $expanded ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
      } gesehen, { $memory } belegt, { $time }.
  }
solve-already = Schon gelöst: 0 Züge, nachweislich optimal.
solve-alt = Schiebepuzzle { $board }, gelöst in { $length ->
    [one] 1 Zug
   *[other] { $length } Zügen
  }: { $moves }
solve-step-start = Der Start, vor dem ersten von { $last } Zügen. Die Buchstaben geben an, wohin ein Stein \
    rutscht.
solve-step = Schritt **{ $step }** von { $last }: **{ $tile } { $arrow }** ({ $move }){ $step ->
    [1] . Die Buchstaben geben an, wohin ein Stein rutscht.
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
button-blank-first = Mit der Lücke vorn lösen
solve-unsolvable = Dieses Brett ist nicht lösbar: Die Parität stimmt nicht. Die Steine bilden eine \
    { $permutation ->
    [odd] **ungerade**
   *[even] **gerade**
  } Permutation des Ziels, die Lücke aber hat { $distance ->
    [one] **1** Schritt
   *[other] **{ $distance }** Schritte
  } vor sich, und jeder Zug ändert beides von gerade zu ungerade oder umgekehrt. Wären { $a } und { \
      $b } vertauscht, wäre es lösbar.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }Mit der Lücke vorn im Ziel geht es: `{ $prefix }solve { $otherGoal }`.
  }
solve-unsolvable-alt = Schiebepuzzle { $board }, nicht lösbar; die Steine { $a } und { $b } sind markiert.
solve-progress-tables = Ich bereite meine Tabellen für diese Größe vor (nur einmal): { $percent } %.
solve-progress-search = Ich suche: { $length ->
    [0] { $bound ->
        [one] mindestens 1 Zug
       *[other] mindestens { $bound } Züge
      }
   *[other] zwischen { $bound } und { $length } Zügen
  }.
solve-so-far = Gelöst { $length ->
    [one] **in 1 Zug**
   *[other] **in { $length } Zügen**
  }{ $metric ->
    [mtm] , in Schüben gezählt (MTM)
   *[stm] { "" }
  }; { $bound ->
    [0] { "" }
    [one] mindestens **1** ist nötig,{ " " }
   *[other] mindestens **{ $bound }** sind nötig,{ " " }
  }{ $hope ->
    [proof] ich suche noch den Beweis, dass es nicht kürzer geht.
   *[shorter] ich suche noch einen kürzeren Weg.
  }
solve-pace = { $which ->
    [speed] Ich prüfe { $speed } Millionen Stellungen pro Sekunde.
   *[expanded] Geprüft sind bisher { $expanded } Millionen Stellungen.
  }
solve-time-used = { $percent } % der Zeit sind um.
solve-cancel-keeps = Brichst du ab, bleibt diese Antwort stehen.
board-alt = Schiebepuzzle { $board }
