knight-open = { $squares ->
    [one] Eine Springertour auf { $cols }x{ $rows } hat nur ein Feld, **{ $start }**.
   *[other] Eine Springertour auf { $cols }x{ $rows } von **{ $start }** nach **{ $end }** über alle \
       { NUMBER($squares, useGrouping: "always") } Felder.
  }
knight-closed = Eine geschlossene Springertour auf { $cols }x{ $rows } von **{ $start }** aus über alle \
    { NUMBER($squares, useGrouping: "always") } Felder; der letzte Zug führt von { $end } zurück nach \
    { $start }.
knight-alt = Springertour auf einem Brett von { $cols } mal { $rows } von { $start } nach { $end }
knight-measures = Als Linie gezeichnet, knickt die Tour { $turns ->
    [one] einmal
   *[other] { $turns }-mal
  } ab und kreuzt sich { $crossings ->
    [0] nie
    [one] einmal
   *[other] { $crossings }-mal
  }.
knight-search = { $method ->
    [classic] So hat { knight-program } von Schalyto und anderen (2003) diese Tour gefunden: mit \
        Zugreihenfolge { $array } und { $chosen ->
        [0] ohne Optimierungen,{ " " }
        [one] Optimierung { $opts },{ " " }
       *[other] den Optimierungen { $opts },{ " " }
      }
    [warnsdorff] Warnsdorffs Regel hat diese Tour gefunden,{ " " }
   *[exhaustive] Eine erschöpfende Suche hat diese Tour gefunden,{ " " }
  }{ $backtracks ->
    [0] **ohne Rückschritt**
    [one] nach **1 Rückschritt**
   *[other] nach **{ $backtracks } Rückschritten**
  }. { $method ->
    [classic] { knight-array }
   *[other] Ein Rückschritt nimmt einen Zug der Suche zurück.
  }
# One of the three programs of the article, as a subject.
knight-program = { $program ->
    [iterative] das iterative Programm
    [recursive] das rekursive Programm
   *[automaton] das Automatenprogramm
  }
knight-array = Ein Rückschritt nimmt einen Zug der Suche zurück. Die Zugreihenfolge sagt, welche Züge die \
    Suche zuerst probiert.
knight-limits = { $good ->
    [0] Diese Suche gibt
    [one] Nach 1 Rückschritt (good-returns) nimmt diese Suche die nächste Zugreihenfolge. Bei der letzten \
        gibt sie
   *[other] Nach { $good } Rückschritten (good-returns) nimmt diese Suche die nächste Zugreihenfolge. Bei \
       der letzten gibt sie
  } nach { $max ->
    [one] 1 Rückschritt
   *[other] { $max } Rückschritten
  } (max-returns) auf (LIM).
knight-no-line = Auf einem so großen Brett zeige ich den Weg nur mit Farben, nicht mit einer Linie.
knight-order-too-long = Die Zugnummern dieser Tour brauchen { $megabytes } MB, zu viel für eine Datei hier. \
    Im Terminal schreibt `tileknight knight { $line } --order FILE` die Datei.
knight-order = Die Tour auf { $cols }x{ $rows } von **{ $start }** nach **{ $end }**: { $squares ->
    [one] die Zugnummer ihres einzigen Felds.
   *[other] die Zugnummern aller { NUMBER($squares, useGrouping: "always") } Felder, von oben nach unten, \
       eine Zeile je Reihe.
  }{ $list ->
    [yes] { " " }Nach einer Leerzeile folgen die Felder der Reihe nach.
   *[no] { "" }
  }
knight-count = { $which ->
    [none] Auf { $cols }x{ $rows } gibt es keine solche Tour: **{ $count }**.
    [closed] Geschlossene Springertouren auf { $cols }x{ $rows }, jede einmal gezählt: **{ $count }** \
        ({ $directed }, wenn beide Richtungen zählen).
    [start] Offene Springertouren auf { $cols }x{ $rows } ab { $start }: **{ $count }**.
    [end] Offene Springertouren auf { $cols }x{ $rows }, die auf { $end } enden: **{ $count }**.
    [both] Offene Springertouren auf { $cols }x{ $rows } von { $start } nach { $end }: **{ $count }**.
   *[any] Offene Springertouren auf { $cols }x{ $rows }, in beiden Richtungen gezählt: **{ $count }** \
        ({ $undirected }, wenn eine Tour und ihre Umkehrung als eine gelten).
  }
knight-count-progress = Ich zähle die Touren auf { $cols }x{ $rows }: { $percent } % der Felder sind fertig.
count-known = Für 8x8 sind die Zahlen veröffentlicht: 13.267.364.410.532 geschlossene Touren, jede einmal \
    gezählt (McKay 1997), und 19.591.828.170.979.904 offene, in beiden Richtungen gezählt (Chernov 2014, \
    OEIS A165134).
knight-check = { $closed ->
    [yes] Eine gültige geschlossene Springertour auf { $cols }x{ $rows }: von **{ $start }** aus über alle \
        { $squares } Felder, mit einem letzten Zug von { $end } zurück nach { $start }.
   *[no] Eine gültige offene Springertour auf { $cols }x{ $rows }: von **{ $start }** nach **{ $end }** \
        über alle { $squares } Felder.
  }
check-example = 4x3 a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3
knight-animated = Die Tour auf { $cols }x{ $rows } von **{ $start }** nach **{ $end }**, Zug um Zug.
knight-no-other-tour = Eine andere Tour finde ich hier nicht, darum bleibt es bei dieser.
knight-no-other-array = Mit jeder anderen Zugreihenfolge gibt diese Suche auf, bevor sie eine Tour findet. \
    Darum bleibt es bei dieser Tour.
knight-progress = Ich suche eine Tour auf { $cols }x{ $rows }.
knight-try = { $count ->
    [one] Diese Tour gibt es:
   *[other] Diese Touren gibt es:
  }
knight-offer = `{ $prefix }knight { $line }`

# Why there is no tour.
reason-too-narrow = Auf { $cols }x{ $rows } gibt es keine Tour: Auf einem Brett, das nur ein oder zwei \
    Felder breit ist, kommt ein Springer bald nicht weiter.
reason-unreached-centre = Auf { $cols }x{ $rows } gibt es keine Tour: In die Mitte führt kein Springerzug.
reason-forced-corners = Auf { $cols }x{ $rows } gibt es keine Tour. Der Springer erreicht die Mitte nur von \
    den Ecken aus und jede Ecke außerdem nur von einem weiteren Feld aus. Also müsste eine Tour in zwei \
    Ecken beginnen und enden. Von den Mittelfeldern der beiden kurzen Ränder kommt der Springer aber nur \
    auf dieselben zwei Felder. Mit ihnen bilden sie dann einen geschlossenen Ring, der mit den übrigen \
    Feldern nicht verbunden ist.
reason-forced-middle = Auf { $cols }x{ $rows } gibt es keine Tour. Entlang der Mitte liegen zwei Paare von \
    Feldern. Von beiden Feldern eines Paares kommt der Springer nur auf dieselben zwei Felder. Also müsste \
    eine Tour in einem Paar beginnen und im anderen enden. Dann liegen aber die Züge über die Eckfelder \
    fest, und sie bilden einen geschlossenen Ring, der mit den übrigen Feldern nicht verbunden ist.
reason-shared-corners = Auf { $cols }x{ $rows } gibt es keine Tour. Von zwei gegenüberliegenden Ecken kommt \
    der Springer nur auf dieselben zwei Felder. Also müsste eine Tour in einer Ecke beginnen und in einer \
    anderen enden. Dann bilden aber die Felder am Rand zwei Ringe, die kein Zug verbindet.
reason-colour = Keine Tour auf { $cols }x{ $rows } { $which ->
    [end] endet
   *[start] beginnt
  } auf { $square }. Das Brett hat eine ungerade Anzahl von \
      Feldern, und ein Springer wechselt mit jedem Zug die Farbe. Also beginnt und endet jede Tour auf \
      einem Feld in der Farbe der Ecken.
reason-four-rows = Keine Tour auf { $cols }x{ $rows } { $which ->
    [end] endet
   *[start] beginnt
  } auf { $square }. Auf einem vier Felder breiten Brett \
      beginnt und endet eine Tour an einem der beiden langen Ränder.
reason-short-edges = Keine Tour auf { $cols }x{ $rows } { $which ->
    [end] endet
   *[start] beginnt
  } auf { $square }. Auf diesem Brett beginnt und endet eine Tour an den beiden kurzen Rändern.
reason-three-rows = Keine Tour auf { $cols }x{ $rows } { $which ->
    [end] endet
   *[start] beginnt
  } auf { $square }. Dieses Feld ist eine der wenigen Ausnahmen auf \
      drei Felder breiten Brettern; das hat eine erschöpfende Suche gezeigt.
reason-closed-odd = Auf { $cols }x{ $rows } gibt es keine geschlossene Tour: Bei ungerader Felderzahl hat \
    das letzte Feld die Farbe des ersten, aber ein Springer wechselt mit jedem Zug die Farbe.
reason-closed-narrow = Auf { $cols }x{ $rows } gibt es keine geschlossene Tour: Kein Brett, das ein, zwei \
    oder vier Felder breit ist, hat eine geschlossene Tour (Schwenk 1991).
reason-closed-small = Auf { $cols }x{ $rows } gibt es keine geschlossene Tour: Ein drei Felder breites \
    Brett hat nur dann eine, wenn es mindestens 10 Felder lang ist (Schwenk 1991).
reason-pair-same = Eine Tour besucht jedes Feld nur einmal. Sie kann also nicht auf { $square } beginnen \
    und dort auch enden.
reason-pair-colour = Keine Tour auf { $cols }x{ $rows } führt von { $start } nach { $end }. Ein Springer \
    wechselt mit jedem Zug die Farbe; bei gerader Felderzahl müssen Start und Ende also verschiedene Farben \
    haben.
reason-pair-small-board = Keine Tour auf { $cols }x{ $rows } führt von { $start } nach { $end }. Eine \
    erschöpfende Suche hat gezeigt, dass dieses kleine Brett eine Ausnahme ist.
reason-pair-corner-cluster = Keine Tour auf { $cols }x{ $rows } führt von { $start } nach { $end }: Beide \
    Enden liegen nahe derselben Ecke, und die Felder dort wären abgeschnitten.
reason-pair-corner = Keine Tour auf { $cols }x{ $rows } führt von { $start } nach { $end }. Liegt ein Ende \
    auf { $square }, muss das andere { $corner1 } oder { $corner2 } sein. Sonst wäre eine dieser Ecken \
    abgeschnitten.

# Backtracks from every square.
knight-table = So viele Rückschritte braucht { knight-program } mit Zugreihenfolge { $array }{ $arrays ->
    [several] { " " }(nach zu vielen probiert Optimierung 4 die anderen)
   *[one] { "" }
  } von jedem Startfeld aus auf **{ $cols }x{ $rows }**:
knight-table-set = **{ $chosen ->
    [0] Keine Optimierungen
    [one] Optimierung { $opts }
   *[other] Optimierungen { $opts }
  }**: { $tours ->
    [0] keine Tour gefunden
    [one] 1 Tour gefunden, mit { $sum ->
        [one] 1 Rückschritt
       *[other] { NUMBER($sum, useGrouping: "always") } Rückschritten
      }
   *[other] { $tours } Touren gefunden, davon { $zero } ohne Rückschritt, mit insgesamt { $sum ->
        [one] 1 Rückschritt
       *[other] { NUMBER($sum, useGrouping: "always") } Rückschritten
      }
  }.{ $limit ->
    [0] { "" }
    [one] { " " }1 Suche gab auf (LIM).
   *[other] { " " }{ $limit } Suchen gaben auf (LIM).
  }
knight-table-n = N: Auf diesem Feld beginnt keine Tour.
knight-table-lim = LIM: Die Suche gab nach { NUMBER($max, useGrouping: "always") } { $max ->
    [one] Rückschritt
   *[other] Rückschritten
  } auf.
knight-table-letters = Ein Buchstabe nennt die Zugreihenfolge, die zur Tour führte. Steht kein Buchstabe \
    da, war es A.
knight-table-progress = Ich zähle Rückschritte auf { $cols }x{ $rows }: { $percent } % fertig.
knight-table-cut = Die Zeit hat nur für { $percent } % der Felder gereicht; die übrigen sind mit ? \
    markiert. Im Terminal darf es länger dauern: \
    `tileknight knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`. Hier klappt es mit einem \
    kleineren Brett: `{ $prefix }knight table 8x8 opts:1-3`.{ $slow ->
    [1] { " " }Es hilft auch, die Suche früher aufgeben zu lassen: `max-returns:1000`.
   *[0] { "" }
  }
knight-table-alt = { $count ->
    [one] Eine Tabelle
   *[other] { $count } Tabellen
  } der Rückschritte von jedem Feld eines Bretts von { $cols } mal { $rows }

# A search step by step.
knight-log = So sucht { knight-program } ab **{ $start }** auf { $cols }x{ $rows } mit Zugreihenfolge \
    { $array } und { $chosen ->
    [0] ohne Optimierungen
    [one] Optimierung { $opts }
   *[other] den Optimierungen { $opts }
  }. { $outcome ->
    [tour] Die Suche fand eine Tour nach
    [none] Die Suche endete ohne Tour nach
    [limit] Die Suche gab auf nach
   *[cut] Die Suche ist zu lang, um sie ganz zu zeigen. Hier sind ihre ersten { $steps } Schritte mit
  } **{ $backtracks ->
    [one] 1 Rückschritt
   *[other] { $backtracks } Rückschritten
  }**. { knight-array }{ $squares ->
    [a1] { "" }
   *[both] { " " }Felder sind als (x, y) geschrieben, von links oben gezählt.
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
knight-log-impossible = Laut Optimierung 1 beginnt auf { $start } keine Tour: Das Brett hat eine ungerade \
    Anzahl von Feldern, und { $start } hat die seltenere Farbe. Darum wird kein Zug probiert.

# The article's automaton.
machine = **Der Automat für die Springertour** von Schalyto, Tukkel und Schamgunow (2003), ein \
    Mealy-Automat. An jedem Pfeil stehen sein Vorrang, seine Bedingung und seine Aktion.
machine-y0 = vor dem Start
machine-y1 = sucht einen Zug
machine-y2 = ein Springer wurde zurückgenommen
machine-y3 = keine Tour
machine-y4 = eine Tour ist gefunden
machine-y5 = aufgegeben: zu viele Rückschritte
machine-x1 = sind alle Felder besucht?
machine-x2 = lässt sich ein Springer zurücknehmen?
machine-x3 = ist ein Zug möglich?
machine-x4 = sagt Optimierung 1, dass es keine Tour gibt?
machine-x5 = waren es zu viele Rückschritte?
machine-z1-0 = setzt den Springer auf den Start
machine-z1-1 = macht den Zug
machine-z1-2 = nimmt den Springer zurück
machine-z2 = zählt einen Rückschritt
machine-alt = Ein- und Ausgaben des Automaten und seine sechs Zustände mit den Pfeilen dazwischen

# The orders of the moves in the article.
arrays = **Die fünf Zugreihenfolgen** aus dem Artikel von Schalyto, Tukkel und Schamgunow (2003), dort \
    Arrays genannt. Jede legt fest, in welcher Reihenfolge ein Springer seine acht Züge probiert. Die Züge \
    stehen hier als (Spalten nach rechts, Reihen nach unten). Zugreihenfolge A ist im Artikel abgedruckt. \
    Optimierung 4 probiert alle fünf, von A bis E.
arrays-alt = Fünf kleine Bretter, A bis E. Jedes zeigt einen Springer in der Mitte und die Zahlen 1 bis 8 \
    auf den Feldern, in der Reihenfolge, in der er sie probiert
