compare-description = Distintas formas de resolver un tablero, lado a lado: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = El tablero fila a fila, 0 para el hueco: 8 6 7/2 5 4/3 0 1
compare-option-goal = La meta; si no se indica: 1, 2, 3, ... y el hueco al final
compare-option-size = Filas x columnas, como 2x4; los tamaños habituales los reconozco solo
compare-option-metric = stm: cada paso de una ficha es un movimiento; mtm: deslizar varias a la vez también \
    es uno

compare-title = **{ $count } formas de resolver este tablero { $rows }x{ $cols }**, cada una con \
    { $seconds } s como mucho. Las barras muestran los movimientos (en oscuro, los demostrados), las \
    posiciones vistas, el tiempo y la memoria; las tres últimas, en escala logarítmica.
compare-row = { $outcome ->
    [optimal] `{ $number }` { $method } ✓ { $length }
    [found] `{ $number }` { $method } ≈ { $length }
    [gave-up] `{ $number }` { $method } … { $bound } o más
   *[refused] `{ $number }` { $method } ✕ { $why ->
        [positions] { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          } posiciones
        [entries] { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          } entradas de tabla
       *[failed] falló
      }
  }
compare-progress = Comparo formas de resolverlo: { $number } de { $count }, { $method }
compare-progress-tables = Comparo formas de resolverlo: { $number } de { $count }, { $method }. Preparo sus \
    tablas (solo la primera vez): { $percent } %
compare-alt = Barras de { $count } formas de resolver el puzle deslizante { $board }: movimientos, \
    posiciones vistas, tiempo y memoria. { $length ->
    [-1] Ninguna encontró solución.
    [one] La solución más corta encontrada tiene 1 movimiento.
   *[other] La solución más corta encontrada tiene { $length } movimientos.
  }
compare-head = { $count } formas de resolverlo, cada una con { $seconds } s como mucho: movimientos, \
    posiciones vistas, tiempo, memoria
compare-lesson = { $kind ->
    [longer] La búsqueda en profundidad tomó el primer camino que encontró, de { $first } movimientos, y \
        ocupó { $firstMemory } de memoria; la búsqueda en anchura halló uno óptimo, de { $shortest ->
        [one] 1 movimiento
       *[other] { $shortest } movimientos
      }, y ocupó { $shortestMemory }.
    [same] La búsqueda en profundidad dio por suerte con un camino óptimo, sin poder saberlo, y ocupó \
        { $firstMemory } de memoria; la búsqueda en anchura lo demuestra y ocupó { $shortestMemory }.
    [gave-up] La búsqueda en profundidad ocupó solo { $firstMemory } de memoria, pero no encontró ningún \
        camino a tiempo; la búsqueda en anchura halló uno óptimo, de { $shortest ->
        [one] 1 movimiento
       *[other] { $shortest } movimientos
      }, y ocupó { $shortestMemory }.
   *[large] Línea a línea, como lo hace una persona, hacen falta { $first ->
        [one] 1 movimiento
       *[other] { $first } movimientos
      }; la mejor solución encontrada tiene { $shortest }.
  }
