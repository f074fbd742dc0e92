explain-option-algorithm = Eine Suche, Schritt für Schritt, auf Brettern bis 10 Felder; human: wie ein \
    Mensch es löst
explain-option-heuristic = Die Heuristik (Schätzung), die astar und ida leitet; ohne Angabe misplaced
explain-option-limit = Wie viele Züge tief dfs sucht, etwa 8

search-head = **{ $method }**, Schritt für Schritt. { $algorithm ->
    [bfs] Stellungen warten in einer Warteschlange; wer zuerst kam, ist zuerst dran. In Klammern steht die \
        Tiefe, also die Zahl der Züge bis dorthin.
    [dfs] Stellungen warten auf einem Stapel; wer zuletzt kam, ist zuerst dran. Kein Weg ist länger als \
        { $limit ->
        [one] 1 Zug
       *[other] { $limit } Züge
      }. In Klammern steht die Tiefe, also die Zahl der Züge bis dorthin.
    [iddfs] Das ist Tiefensuche, erst 0 Züge tief, dann 1, dann 2, bis sie das Ziel findet. In Klammern \
        steht die Tiefe, also die Zahl der Züge bis dorthin.
    [astar] Von der offenen Liste ist die Stellung mit dem kleinsten F dran. In Klammern steht G + H = F: \
        die bisherigen Züge plus die Schätzung von { $heuristic }.
    [ida] Das ist Tiefensuche in Runden. Jede Runde schneidet Stellungen ab, deren F über der Schranke der \
        Runde liegt. In Klammern steht G + H = F: die bisherigen Züge plus die Schätzung von { $heuristic }.
   *[bidirectional] Zwei Breitensuchen laufen, eine vom Start und eine vom Ziel aus. Es wächst immer die \
       kleinere Front. In Klammern steht die Tiefe, also die Zahl der Züge bis dorthin.
  }{ $keys ->
    [yes] { " " }Hinter # steht das Brett als eine Zahl zur Basis { $base }.
   *[no] { "" }
  }
search-back = zurück bei
search-side = { $side ->
    [start] vom Start
   *[goal] vom Ziel
  }
search-round = Runde { $round }: { $by ->
    [depth] Tiefe
   *[weight] F
  } bis { $bound }{ $cut ->
    [0] { "" }
    [one] ; die Runde davor schnitt 1 Stellung ab
   *[other] ; die Runde davor schnitt { $cut } Stellungen ab
  }
search-more = ... und { $count } weitere Zeilen ...
search-end = { $end ->
    [already] Start und Ziel sind dasselbe Brett: 0 Züge.
    [found] Gefunden **{ $length ->
        [one] in 1 Zug
       *[other] in { $length } Zügen
      }**: `{ $moves }`. { $shortest ->
        [yes] Keine Lösung ist kürzer.
       *[no] Vielleicht gibt es eine kürzere Lösung.
      }
    [none] Das Ziel wurde nicht erreicht, und alle erreichbaren Stellungen sind untersucht.
    [limited] Das Ziel wurde nicht erreicht: Keine Lösung hat { $limit ->
        [one] nur 1 Zug
       *[other] { $limit } Züge oder weniger
      }.
   *[cut] Das Protokoll endet hier, nach { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
      }, weil ich die Suche abgebrochen habe.
  } Die Suche hat { $expanded ->
    [one] 1 Stellung
   *[other] { $expanded } Stellungen
  } untersucht und höchstens { $held } gleichzeitig im Speicher gehalten.
search-depths = Anzahl der Stellungen je Tiefe: { $depths }
search-step = { $step ->
    [0] Der Start, vor dem ersten von { $last } Schritten
   *[other] Schritt **{ $step }** von { $last }
  }
search-alt = { $method } auf dem Brett { $board }, Schritt { $step } von { $last }: { $what }
search-animated = { $sampled ->
    [yes] { $frames } Bilder aus den { $last } Schritten, in gleichen Abständen.
   *[no] { $last ->
        [one] Der **eine Schritt**, als Animation.
       *[other] Alle **{ $last } Schritte**, einer nach dem anderen.
      }
  }
button-all-steps = Alle Schritte zeigen

fault-watch-too-large = Suchen zeige ich Schritt für Schritt nur auf Brettern bis { $max } Felder, aber \
    { $rows }x{ $cols } hat mehr. Zum Beispiel `{ $prefix }explain 8 6 7/2 5 4/3 0 1 astar misplaced`.
fault-unknown-search = Die Suche „{ $text }“ kenne ich nicht. Ich kann bfs, dfs, iddfs, astar, ida und \
    bidirectional zeigen. Zum Beispiel `{ $prefix }explain 1 2 3 4 0 5 astar misplaced`.
fault-unwatched-heuristic = Eine Suche mit der Heuristik „{ $text }“ kann ich nicht zeigen. Möglich sind \
    misplaced, row-weighted, manhattan, linear-conflict und walking-distance. Zum Beispiel \
    `{ $prefix }explain 1 2 3 4 0 5 astar manhattan`.
fault-search-limit = „{ $text }“ ist keine Tiefengrenze. Schreib, wie viele Züge tief dfs suchen soll, von \
    1 bis { $max }: `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`.
fault-search-limit-unused = Eine Tiefengrenze gehört zu dfs, nicht zu { $algorithm }. Zum Beispiel \
    `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`.
