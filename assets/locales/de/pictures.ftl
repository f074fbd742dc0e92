# Words in pictures: short, as they stand next to the things they name.

# /explain
picture-explain-inversions = Steinpaare in falscher Reihenfolge: { $count }
picture-explain-cycles = Jeder Stein gehört an den Platz des nächsten:
picture-explain-exchanges = { $count ->
    [one] 1 Vertauschung ordnet sie
   *[other] { $count } Vertauschungen ordnen sie
  }: { $parity ->
    [odd] ungerade
   *[even] gerade
  }.
picture-explain-blank = { $count ->
    [0] Lücke am Platz: 0 Schritte, gerade.
    [one] Weg der Lücke (gepunktet): 1 Schritt, ungerade.
   *[other] Weg der Lücke (gepunktet): { $count } Schritte, { $parity ->
        [odd] ungerade
       *[even] gerade
      }.
  }
picture-explain-verdict = { $parity ->
    [odd] ✓ Beide ungerade: lösbar.
    [even] ✓ Beide gerade: lösbar.
   *[mixed] ✗ Eins ungerade, eins gerade: nicht lösbar.
  }

# /explain with a search; next to the picture, too.
picture-search-title = { $method } · Schritt { $step } von { $last }
picture-search-bound = Schranke { $bound }
picture-search-start = Die Suche beginnt.
picture-search-taken = { $kind ->
    [back] Zurück bei { $board } ({ $costs })
   *[take] Jetzt dran: { $board } ({ $costs })
  }
picture-search-state = { $state ->
    [taken] jetzt dran
    [added] neu dabei
    [waiting] wartet
    [done] untersucht
    [cut] abgeschnitten
   *[way] die Lösung
  }
picture-search-more = # weitere
picture-search-list = { $list ->
    [queue] Warteschlange
    [taken] Untersucht
    [stack] Stapel
    [open] Offene Liste
    [closed] Geschlossene Liste
    [path] Weg
    [cut] In dieser Runde abgeschnitten
    [from-start] Front vom Start aus
   *[from-goal] Front vom Ziel aus
  }
picture-search-verdict = { $verdict ->
    [new] neu
    [cheaper] kürzer erreicht
    [known] bekannt
    [on-path] auf dem Weg
    [beyond] abgeschnitten
    [goal] das Ziel
   *[meeting] beide Seiten treffen sich bei
  }

# /solve human: above the board at the end of a stage
picture-stage = { $kind ->
    [start] Start
    [row] Zeile { $number }
    [column] Spalte { $number }
   *[rest] Die letzten 2x2
  }
picture-stage-moves = { $length ->
    [one] 1 Zug
   *[other] { $length } Züge
  }

# /analyse
picture-lengths-boards = Bretter, die so viele Züge brauchen
picture-lengths-moves = Züge der kürzesten Lösung
picture-lengths-own = Dieses Brett: { $length }
picture-way-made = Gemachte Züge
picture-way-left = Züge bis zum Ziel
picture-way-lost = Unnötige Züge
picture-way-between = Zwischen bewiesenem Minimum und bester Lösung

# /compare
picture-compare-moves = Züge
picture-compare-positions = Stellungen
picture-compare-time = Zeit
picture-compare-memory = Speicher
picture-compare-orders = O(Zeit) · O(Speicher): b mögliche Züge je Stellung, d Züge bis zum Ziel, m die \
    Tiefengrenze, h von der Schätzung vorausgesehene Züge
# Next to the picture, too.
compare-legend = ✓ nachweislich am kürzesten · ≈ gelöst, vielleicht nicht am kürzesten · … aufgegeben · ✕ \
    nicht versucht, laut Schätzung zu groß

# /knight table
picture-table-counted = Rückschritte von jedem Startfeld
picture-table-optimisations = Genutzte Optimierungen
picture-table-none = Hier beginnt keine Tour
picture-table-limit = Aufgegeben nach { NUMBER($max, useGrouping: "always") } Rückschritten
picture-table-letter = Buchstabe: die Zugreihenfolge der Tour (ohne Buchstabe: A)
picture-table-sum = { $limit ->
    [0] { $sum } insgesamt
   *[other] { $limit } × aufgegeben
  }

# /knight
picture-tour-measures = { $turns ->
    [one] 1 Knick
   *[other] { $turns } Knicke
  }, { $crossings ->
    [one] 1 Kreuzung
   *[other] { $crossings } Kreuzungen
  }

# /stats
picture-stats-figure = { $name ->
    [solved] gelöst
    [streak] Serie
    [best] Rekordserie
   *[freezes] Joker
  }
picture-stats-calendar = Die letzten zwölf Wochen
picture-stats-signs = ✓: wenigste Züge, +2: zwei Züge mehr, Rahmen: mit Hilfe, ❄: Joker
picture-stats-near = Züge über dem Minimum
picture-stats-times = Bestzeiten
# Next to the picture, too.
walk-brief = Springer { $size }
