knight-open = { $squares ->
    [one] Eine Springertour auf { $cols }x{ $rows }: ihr einziges Feld, **{ $start }**.
   *[other] Eine Springertour auf { $cols }x{ $rows } von **{ $start }** nach **{ $end }**: alle \
       { NUMBER($squares, useGrouping: "always") } Felder, jedes einmal.
  }
knight-closed = Eine geschlossene Springertour auf { $cols }x{ $rows } von **{ $start }** aus: alle \
    { NUMBER($squares, useGrouping: "always") } Felder, und von { $end } zurück nach { $start }.
knight-alt = Springertour auf einem Brett von { $cols } mal { $rows } von { $start } nach { $end }
knight-measures = Als Linie gezeichnet, knickt die Tour { $turns ->
    [one] einmal
   *[other] { $turns }-mal
  } und kreuzt sich { $crossings ->
    [0] nie
    [one] einmal
   *[other] { $crossings }-mal
  }.
knight-search = Gefunden mit { $method ->
    [classic] { knight-program } von 2003, { $chosen ->
        [0] ohne Optimierungen
        [one] Optimierung { $opts }
       *[other] Optimierungen { $opts }
      }, Array { $array }
    [warnsdorff] Warnsdorffs Regel
   *[exhaustive] erschöpfender Suche
  }: **{ $backtracks ->
    [0] kein Rückschritt
    [one] 1 Rückschritt
   *[other] { $backtracks } Rückschritte
  }**. { $method ->
    [classic] { knight-array }
   *[other] Ein Rückschritt nimmt einen gesetzten Springer zurück.
  }
# One of the three programs of the article, after "mit".
knight-program = { $program ->
    [iterative] dem iterativen Programm
    [recursive] dem rekursiven Programm
   *[automaton] dem Automatenprogramm
  }
knight-array = Ein Rückschritt nimmt einen gesetzten Springer zurück; ein Array ist die Reihenfolge, in \
    der Züge probiert werden.
knight-limits = Grenzen dieser Suche: max-returns { $max } (dann gibt sie auf: LIM){ $good ->
    [0] { "" }
   *[other] , good-returns { $good } (dann nimmt sie das nächste Array)
  }.
knight-no-line = Auf einem so großen Brett zeigen Farben den Weg, keine gerade oder geschwungene Linie.
knight-order-too-long = Die Zugnummern brauchen { $megabytes } MB, zu viel für eine Datei hier. Im \
    Terminal schreibt sie `tileknight knight { $line } --order FILE`.
knight-order = Die Tour auf { $cols }x{ $rows } von **{ $start }** nach **{ $end }**: { $squares ->
    [one] die Zugnummer ihres einzigen Felds.
   *[other] die Zugnummern aller { NUMBER($squares, useGrouping: "always") } Felder, eine Zeile je Reihe, \
       von oben.
  }
knight-animated = Die Tour auf { $cols }x{ $rows } von **{ $start }** nach **{ $end }**, Zug um Zug.
knight-no-other-tour = Eine andere Tour finde ich hier nicht, es bleibt bei dieser.
knight-no-other-array = Kein anderes Array bringt diese Suche zu einer Tour, bevor sie aufgibt; es bleibt \
    bei dieser.
knight-progress = Ich suche eine Tour auf { $cols }x{ $rows }.
knight-try = { $count ->
    [one] Diese Tour gibt es:
   *[other] Diese Touren gibt es:
  }
knight-offer = `{ $prefix }knight { $line }`

# Why there is no tour.
reason-too-narrow = Auf { $cols }x{ $rows } gibt es keine Tour: Auf einem Brett, das ein oder zwei Felder \
    schmal ist, kommt ein Springer bald nicht weiter.
reason-unreached-centre = Auf { $cols }x{ $rows } gibt es keine Tour: In die Mitte führt kein Springerzug.
reason-forced-corners = Auf { $cols }x{ $rows } gibt es keine Tour: Die Mitte ist nur von den Ecken aus \
    erreichbar und jede Ecke sonst nur von einem Feld, also müsste eine Tour in Ecken beginnen und enden. \
    Dann bilden die Mittelfelder der kurzen Ränder einen Ring mit den zwei einzigen Feldern, von denen aus \
    sie erreichbar sind.
reason-forced-middle = Auf { $cols }x{ $rows } gibt es keine Tour: Entlang der Mitte teilen sich zwei \
    Paare von Feldern ihre einzigen zwei Nachbarn, also müsste eine Tour im einen Paar beginnen und im \
    anderen enden. Dann sind die Züge durch die Ecken erzwungen, und sie schließen einen Ring.
reason-shared-corners = Auf { $cols }x{ $rows } gibt es keine Tour: Gegenüberliegende Ecken teilen sich \
    ihre einzigen zwei Nachbarn, also müsste eine Tour in einer Ecke beginnen und in einer anderen enden. \
    Dann bleiben die Felder am Rand in zwei Ringen übrig, die kein Zug verbindet.
reason-colour = Keine Tour auf { $cols }x{ $rows } { $which ->
    [end] endet
   *[start] beginnt
  } auf { $square }: Das Brett hat eine ungerade Anzahl von \
      Feldern, und ein Springer wechselt mit jedem Zug die Farbe, also beginnt und endet eine Tour auf der \
      Farbe der Ecken.
reason-four-rows = Keine Tour auf { $cols }x{ $rows } { $which ->
    [end] endet
   *[start] beginnt
  } auf { $square }: Auf einem vier Felder breiten Brett \
      beginnt und endet eine Tour an einem der beiden langen Ränder.
reason-short-edges = Keine Tour auf { $cols }x{ $rows } { $which ->
    [end] endet
   *[start] beginnt
  } auf { $square }: Auf diesem Brett beginnt und endet eine Tour an den beiden kurzen Rändern.
reason-three-rows = Keine Tour auf { $cols }x{ $rows } { $which ->
    [end] endet
   *[start] beginnt
  } auf { $square }: Das ist eine der wenigen Ausnahmen auf \
      drei Felder breiten Brettern, gefunden durch erschöpfende Suche.
reason-closed-odd = Auf { $cols }x{ $rows } gibt es keine geschlossene Tour: Bei ungerader Felderzahl hat \
    das letzte Feld die Farbe des ersten, ein Springer aber wechselt mit jedem Zug die Farbe.
reason-closed-narrow = Auf { $cols }x{ $rows } gibt es keine geschlossene Tour: Kein ein, zwei oder vier \
    Felder breites Brett hat eine (Schwenk 1991).
reason-closed-small = Auf { $cols }x{ $rows } gibt es keine geschlossene Tour: Drei Felder breite Bretter \
    haben eine ab Länge 10 (Schwenk 1991).
reason-pair-same = Eine Tour, die nur aus { $square } besteht, würde dort enden, wo sie beginnt.
reason-pair-colour = Keine Tour auf { $cols }x{ $rows } führt von { $start } nach { $end }: Ein Springer \
    wechselt mit jedem Zug die Farbe, also haben bei gerader Felderzahl die beiden Enden verschiedene Farben.
reason-pair-small-board = Keine Tour auf { $cols }x{ $rows } führt von { $start } nach { $end }: Dieses \
    kleine Brett ist eine Ausnahme, entschieden durch erschöpfende Suche.
reason-pair-corner-cluster = Keine Tour auf { $cols }x{ $rows } führt von { $start } nach { $end }: Beide \
    Enden liegen in derselben Ecke, und die Felder dort wären abgeschnitten.
reason-pair-corner = Keine Tour auf { $cols }x{ $rows } führt von { $start } nach { $end }: Liegt ein Ende \
    auf { $square }, muss das andere { $corner1 } oder { $corner2 } sein, sonst wäre eine dieser Ecken \
    abgeschnitten.

# Backtracks from every square.
knight-table = Rückschritte von jedem Startfeld auf **{ $cols }x{ $rows }**, mit { knight-program }, Array \
    { $array }{ $arrays ->
    [several] { " " }(Optimierung 4 probiert danach die anderen)
   *[one] { "" }
  }:
knight-table-set = **{ $chosen ->
    [0] Keine Optimierungen
    [one] Optimierung { $opts }
   *[other] Optimierungen { $opts }
  }**: { $tours ->
    [0] keine Tour gefunden
    [one] 1 Tour, mit { $sum ->
        [one] 1 Rückschritt
       *[other] { NUMBER($sum, useGrouping: "always") } Rückschritten
      }
   *[other] { $tours } Touren, { $zero } ohne Rückschritt; { $sum ->
        [one] 1 Rückschritt
       *[other] { NUMBER($sum, useGrouping: "always") } Rückschritte
      } insgesamt
  }{ $limit ->
    [0] { "" }
    [one] ; 1 Suche aufgegeben (LIM)
   *[other] ; { $limit } Suchen aufgegeben (LIM)
  }.
knight-table-n = N: Hier beginnt keine Tour.
knight-table-lim = LIM: Suche aufgegeben nach { NUMBER($max, useGrouping: "always") } Rückschritten.
knight-table-letters = Ein Buchstabe nennt das Array, das zur Tour führte, wenn es nicht A ist.
knight-table-progress = Ich zähle Rückschritte auf { $cols }x{ $rows }: { $percent } % fertig.
knight-table-cut = Die Zeit hat für { $percent } % der Felder gereicht; auf den übrigen steht ?. Im \
    Terminal geht es länger: `tileknight knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`. \
    Hier klappt ein kleineres Brett: `{ $prefix }knight table 8x8 opts:1-3`.{ $slow ->
    [1] { " " }Auch früheres Aufgeben hilft: max-returns:1000.
   *[0] { "" }
  }
knight-table-alt = { $count ->
    [one] Eine Tabelle
   *[other] { $count } Tabellen
  } der Rückschritte von jedem Feld eines Bretts von { $cols } mal { $rows }

# A search step by step.
knight-log = Die Suche ab **{ $start }** auf { $cols }x{ $rows } mit { knight-program }, { $chosen ->
    [0] ohne Optimierungen
    [one] Optimierung { $opts }
   *[other] Optimierungen { $opts }
  }, Array { $array }: { $outcome ->
    [tour] eine Tour nach
    [none] keine Tour, nach
    [limit] aufgegeben nach
   *[cut] zu lang, um sie ganz zu zeigen; hier die ersten { $steps } Schritte, mit
  } **{ $backtracks ->
    [one] 1 Rückschritt
   *[other] { $backtracks } Rückschritten
  }**. { knight-array }{ $squares ->
    [a1] { "" }
   *[both] { " " }Felder sind (x, y) von links oben.
  }
knight-log-start = Start auf { $square }
knight-log-move = Zug { $number } nach { $square }
knight-log-undo = Zug { $number } nach { $square } zurückgenommen
knight-log-more = ... { $count } weitere Schritte stehen in der Datei ...
knight-log-alt = Springertour auf einem Brett von { $cols } mal { $rows } ab { $start }, gefunden nach \
    { $backtracks ->
    [one] 1 Rückschritt
   *[other] { $backtracks } Rückschritten
  }
knight-log-impossible = Nach Optimierung 1 beginnt auf { $start } keine Tour: Das Brett hat eine ungerade \
    Anzahl von Feldern, und dieses hat die seltenere Farbe. Darum wird kein Zug probiert.

# The article's automaton.
machine = **Der Automat für die Springertour** von Schalyto, Tukkel und Schamgunow (2003), ein \
    Mealy-Automat. Jeder Pfeil zeigt, als wievielter er probiert wird, was er prüft und was er tut.
machine-y0 = vor dem Start
machine-y1 = sucht einen Zug
machine-y2 = ein Springer wurde zurückgenommen
machine-y3 = keine Tour
machine-y4 = eine Tour ist gefunden
machine-y5 = aufgegeben: zu viele Rückschritte
machine-x1 = sind alle Felder besucht?
machine-x2 = gibt es einen Springer zum Zurücknehmen?
machine-x3 = ist ein Zug möglich?
machine-x4 = sagt Optimierung 1, dass es keine Tour gibt?
machine-x5 = waren es zu viele Rückschritte?
machine-z1-0 = setzt den Springer auf den Start
machine-z1-1 = macht den Zug
machine-z1-2 = nimmt den Springer zurück
machine-z2 = zählt einen Rückschritt
machine-alt = Ein- und Ausgaben des Automaten und seine sechs Zustände mit den Pfeilen dazwischen

# The orders of the moves in the article.
arrays = **Die fünf Arrays** von Schalyto, Tukkel und Schamgunow (2003): die Reihenfolgen, in denen ein \
    Springer seine acht Züge probiert. Ein Zug ist (Spalten nach rechts, Reihen nach unten). A ist im \
    Artikel abgedruckt; Optimierung 4 geht von A bis E.
arrays-alt = Fünf kleine Bretter, A bis E, jedes mit einem Springer in der Mitte und 1 bis 8 auf den \
    Feldern, die er in dieser Reihenfolge probiert
