# Words in pictures: short, for they stand next to what they name.

# /explain
picture-explain-inversions = Pares de fichas en orden inverso: { $count }
picture-explain-cycles = A cada ficha le toca el sitio de la siguiente:
picture-explain-exchanges = { $count ->
    [one] 1 intercambio las ordenaría
   *[other] { $count } intercambios las ordenarían
  }: { $parity ->
    [odd] impar
   *[even] par
  }.
picture-explain-blank = { $count ->
    [0] El hueco está en su sitio: 0 pasos, par.
    [one] Al hueco le falta 1 paso (punteado): impar.
   *[other] Al hueco le faltan { $count } pasos (punteado): { $parity ->
        [odd] impar
       *[even] par
      }.
  }
picture-explain-verdict = { $parity ->
    [odd] ✓ Los dos impares: tiene solución.
    [even] ✓ Los dos pares: tiene solución.
   *[mixed] ✗ Uno par, otro impar: no tiene solución.
  }

# /explain with a search; next to the picture, too.
picture-search-title = { $method } · paso { $step } de { $last }
picture-search-bound = cota { $bound }
picture-search-start = Empieza la búsqueda.
picture-search-taken = { $kind ->
    [back] De vuelta en { $board } ({ $costs })
   *[take] Se examina: { $board } ({ $costs })
  }
picture-search-state = { $state ->
    [taken] la actual
    [added] nueva
    [waiting] en espera
    [done] ya vista
    [cut] podada
   *[way] la solución
  }
picture-search-more = # más
picture-search-list = { $list ->
    [queue] Cola
    [taken] Vistas
    [stack] Pila
    [open] Lista abierta
    [closed] Lista cerrada
    [path] Camino
    [cut] Podadas en la iteración
    [from-start] Frente desde el inicio
   *[from-goal] Frente desde la meta
  }
picture-search-verdict = { $verdict ->
    [new] nuevas
    [cheaper] más cortas
    [known] conocidas
    [on-path] en el camino
    [beyond] podadas
    [goal] la meta
   *[meeting] se encuentran en
  }

# /solve human: above the board at the end of a stage
picture-stage = { $kind ->
    [start] Inicio
    [row] Fila { $number }
    [column] Columna { $number }
   *[rest] El último 2x2
  }
picture-stage-moves = { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  }

# /analyse
picture-lengths-boards = Número de tableros
picture-lengths-moves = Movimientos de la solución más corta
picture-lengths-own = Este tablero: { $length }
picture-way-made = Movimientos hechos
picture-way-left = Movimientos que faltan
picture-way-lost = Movimientos que sobran
picture-way-between = Entre el mínimo demostrado y la mejor solución

# /compare
picture-compare-moves = Movimientos
picture-compare-positions = Posiciones
picture-compare-time = Tiempo
picture-compare-memory = Memoria
picture-compare-orders = O(tiempo) · O(memoria): b continuaciones por posición, d movimientos hasta la meta, \
    m el límite de profundidad, h movimientos previstos
# Next to the picture, too.
compare-legend = ✓ la más corta, está demostrado · ≈ solución, quizá no la más corta · … abandonó · ✕ no se \
    intentó: demasiado grande

# /knight table
picture-table-counted = Retrocesos según la casilla de salida
picture-table-optimisations = Optimizaciones usadas
picture-table-none = Sin recorrido desde aquí
picture-table-limit = Búsqueda abandonada tras { NUMBER($max, useGrouping: "always") } retrocesos
picture-table-letter = Letra: orden de movimientos usado; sin letra, el A
picture-table-sum = { $limit ->
    [0] { $sum } en total
   *[other] { $limit } × abandonada
  }

# /knight
picture-tour-measures = { $turns ->
    [one] 1 giro
   *[other] { $turns } giros
  }, { $crossings ->
    [one] 1 cruce
   *[other] { $crossings } cruces
  }

# /stats
picture-stats-figure = { $name ->
    [solved] { $value ->
        [one] resuelto
       *[other] resueltos
      }
    [streak] racha
    [best] mejor racha
   *[freezes] { $value ->
        [one] comodín
       *[other] comodines
      }
  }
picture-stats-calendar = Las últimas doce semanas
picture-stats-signs = ✓ mínimo de movimientos, +2: dos movimientos más, con marco: con ayuda, ❄ comodín
picture-stats-near = Movimientos sobre el mínimo posible
picture-stats-times = Mejores tiempos
# Next to the picture, too.
walk-brief = Caballo { $size }
