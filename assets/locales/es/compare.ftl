compare-description = Distintas formas de resolver un tablero, lado a lado: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = El tablero fila a fila, 0 para el hueco: 8 6 7/2 5 4/3 0 1
compare-option-goal = El tablero al que llegar (meta); si no se indica: 1, 2, 3, ... y el hueco al final
compare-option-size = Filas x columnas, como 2x4; los tamaños habituales se detectan solos
compare-option-metric = Cómo contar movimientos: con stm, uno por ficha; con mtm, uno aunque se deslicen \
    varias a la vez

compare-title = **{ $count } formas de resolver este tablero { $rows }x{ $cols }**, cada una con \
    { $seconds } s como mucho. Las barras muestran los movimientos (en oscuro, el mínimo demostrado), las \
    posiciones examinadas, el tiempo y la memoria. Las de posiciones, tiempo y memoria están en escala \
    logarítmica.
compare-row = { $outcome ->
    [optimal] `{ $number }` { $method } ✓ { $length }
    [found] `{ $number }` { $method } ≈ { $length }
    [gave-up] `{ $number }` { $method } … { $bound } o más
   *[refused] `{ $number }` { $method } ✕ { $why ->
        [positions] necesitaría { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          } posiciones
        [entries] necesitaría { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          } entradas de tabla
       *[failed] falló
      }
  }
compare-progress = Comparando formas de resolverlo: { $number } de { $count }, { $method }
compare-progress-tables = Comparando formas de resolverlo: { $number } de { $count }, { $method }. \
    Preparando sus tablas (solo la primera vez): { $percent } %
compare-alt = Barras de { $count } formas de resolver el puzle deslizante { $board }: movimientos, \
    posiciones examinadas, tiempo y memoria. { $length ->
    [-1] Con ninguna se encontró una solución.
    [one] La solución más corta encontrada tiene 1 movimiento.
   *[other] La solución más corta encontrada tiene { $length } movimientos.
  }
compare-head = { $count } formas de resolverlo, con un máximo de { $seconds } s cada una. De cada una: \
    movimientos, posiciones examinadas, tiempo y memoria
compare-lesson = { $kind ->
    [longer] La búsqueda en profundidad se quedó con la primera solución que encontró, de { $first } \
        movimientos, y ocupó { $firstMemory } de memoria. La búsqueda en anchura encontró una de las más \
        cortas, de { $shortest ->
        [one] 1 movimiento
       *[other] { $shortest } movimientos
      }, y ocupó { $shortestMemory }.
    [same] Por suerte, la búsqueda en profundidad encontró primero una de las soluciones más cortas, aunque \
        no podía saberlo; ocupó { $firstMemory } de memoria. La búsqueda en anchura demostró que no hay \
        ninguna más corta, y ocupó { $shortestMemory }.
    [gave-up] La búsqueda en profundidad ocupó solo { $firstMemory } de memoria, pero no encontró ninguna \
        solución a tiempo. La búsqueda en anchura encontró una de las más cortas, de { $shortest ->
        [one] 1 movimiento
       *[other] { $shortest } movimientos
      }, y ocupó { $shortestMemory }.
   *[large] Si se resuelve línea a línea, como lo hace una persona, hacen falta { $first ->
        [one] 1 movimiento
       *[other] { $first } movimientos
      }. La mejor solución encontrada tiene { $shortest ->
        [one] 1 movimiento.
       *[other] { $shortest } movimientos.
      }
  }
