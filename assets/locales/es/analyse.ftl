analyse-description = Todo sobre un tablero, o qué movimientos sobran en tu solución: /analyse 8 6 7/2 5 4/3 \
    0 1
analyse-option-board = El tablero fila a fila, 0 para el hueco: 8 6 7/2 5 4/3 0 1
analyse-option-goal = El tablero al que llegar (meta); si no se indica: 1, 2, 3, ... y el hueco al final
analyse-option-size = Filas x columnas, como 2x4; los tamaños habituales se detectan solos
analyse-option-solution = Tu solución (por ejemplo, RLL o R L2), para ver qué movimientos sobran
analyse-option-metric = Cómo contar movimientos: con stm, uno por ficha; con mtm, uno aunque se deslicen \
    varias a la vez
analyse-option-moves = Qué indican las letras: hacia dónde va la ficha (tile, lo habitual) o el hueco (blank)

analyse-length = Está demostrado que la solución más corta tiene { $exact ->
    [yes] { $length ->
        [one] **1 movimiento**
       *[other] **{ $length } movimientos**
      }
   *[no] entre **{ $bound }** y **{ $length } movimientos**
  }. Si deslizar varias fichas a la vez cuenta como un solo movimiento (MTM), la más corta tiene \
      { $slidesExact ->
    [yes] **{ $slides }**.
   *[no] entre { $slidesBound } y { $slides }.
  }
analyse-solved = El tablero ya está en la meta: **0 movimientos**.
analyse-hardness = Este tablero es más difícil que el **{ $shorter } %** de todos los tableros { $size } que \
    tienen solución{ $isHardest ->
    [yes] , y ninguno es más difícil
   *[no] { " " }y más fácil que el { $longer } %
  }. De { NUMBER($all, useGrouping: "always") } tableros, { $same ->
    [one] ningún otro necesita
   *[other] { NUMBER($same, useGrouping: "always") } necesitan
  } exactamente tantos movimientos como este; los más difíciles necesitan { $longest } movimientos{ $metric ->
    [mtm] { " " }(contados en MTM).
   *[stm] .
  }
analyse-next = Buenos movimientos desde aquí: { $good }.{ $unsure ->
    [none] { "" }
   *[other] { " " }No me dio tiempo a comprobar estos: { $unsure }.
  }
analyse-next-unknown = No me dio tiempo a encontrar qué movimientos son buenos desde aquí.
analyse-solutions = Número de soluciones óptimas{ $metric ->
    [mtm] { " " }(MTM)
   *[stm] { "" }
  }: { $complete ->
    [yes] **{ $count }**
   *[no] al menos **{ $count }**
  }.{ $shown ->
    [all] { "" }
   *[some] { " " }Estas son las primeras:
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = Movimientos que hacen falta como mínimo: { $manhattan } según la distancia de Manhattan \
    (los pasos que le faltan a cada ficha), { $conflict } si se suman los conflictos lineales (fichas de una \
    misma línea que se cierran el paso).
analyse-unsolvable = Este tablero no tiene solución: su paridad no es la de la meta. \
    `{ $prefix }explain { $board }` muestra por qué.{ $goal ->
    [none] { "" }
    [snail] { " " }Si la meta es el caracol, sí tiene solución: `{ $prefix }analyse { $otherGoal }`.
   *[other] { " " }Si en la meta el hueco va primero, sí tiene solución: `{ $prefix }analyse { $otherGoal }`.
  }
analyse-neighbours = Cuántos movimientos faltan después de cada movimiento posible: { $list }.
analyse-neighbours-unsolvable = Los tableros a los que se llega con un movimiento tampoco tienen solución:
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = Puzle deslizante { $board }; buenos movimientos: { $good }

analyse-steps = Tu solución tiene **{ $stm }** { $stm ->
    [one] movimiento
   *[other] movimientos
  }, o { $mtm } si deslizar varias fichas a la vez cuenta como uno (MTM). { $reached ->
    [yes] Llega a la meta.
   *[no] No llega a la meta{ $end ->
        [long] { "" }
       *[other] : termina en `{ $end }`
      }{ $left ->
        [unknown] .
        [one] , a 1 movimiento de la meta.
       *[other] , a { $left } movimientos de la meta.
      }
  }
analyse-shortest = { $lost ->
    [0] En tu solución no sobra ningún movimiento: no hay otra más corta.
   *[other] La solución más corta desde el inicio tiene { $metric ->
        [mtm] { $shortest ->
            [one] 1 deslizamiento
           *[other] { $shortest } deslizamientos
          }
       *[stm] { $shortest ->
            [one] 1 movimiento
           *[other] { $shortest } movimientos
          }
      }. En la tuya { $lost ->
        [one] sobra **1**, que está
       *[other] sobran **{ $lost }**, que están
      } aquí:
  }
analyse-shortest-unknown = La solución más corta desde el inicio tiene entre { $atLeast } y { $atMost } \
    movimientos. No me dio tiempo a precisarlo más.
analyse-loss = { $single ->
    [yes] movimiento { $from }
   *[no] movimientos del { $from } al { $to }
  }, `{ $moves }`: { $lost ->
    [one] sobra 1
   *[other] sobran { $lost }
  }{ $within ->
    [yes] , en algún punto de este tramo
   *[no] { "" }
  }
analyse-more-losses = { $count ->
    [one] Hay 1 tramo más con movimientos que sobran.
   *[other] Hay { $count } tramos más con movimientos que sobran.
  }
analyse-simplified = Si se quitan los movimientos que se anulan entre sí, { $length ->
    [0] no queda ninguno.
    [one] queda 1 movimiento: `{ $moves }`
   *[other] quedan { $length } movimientos: `{ $moves }`
  }
analyse-way-alt = Cuántos movimientos faltan en cada punto de una solución de { $board }: { $distances }
analyse-by-blank = Tus letras indican el camino del hueco: leídos así, estos movimientos llegan a la meta.
analyse-progress = { $phase ->
    [tables] Preparando mis tablas para este tamaño (solo la primera vez): { $percent } %
    [following] Comprobando tu solución paso a paso: { $percent } %
    [counting] Está demostrado que la solución más corta tiene { $bound } movimientos. Buscando todas las \
        soluciones de esa longitud.
   *[searching] Buscando la solución más corta: tiene al menos { $bound } movimientos.
  }

fault-unknown-naming = Las letras de los movimientos pueden decir hacia dónde va la ficha (tile) o el hueco \
    (blank), no hacia dónde va «{ $text }». Por ejemplo, `{ example-moves } moves:tile`.
fault-illegal-step = El movimiento { $index } ({ $move }) no es posible: ninguna ficha puede deslizarse en \
    esa dirección{ $done ->
    [none] { "" }
   *[other] { " " }después de `{ $done }`
  }. Un ejemplo que sí funciona: `{ example-moves }`.
fault-slides-too-large = Con la métrica mtm puedo analizar tableros de hasta 10 casillas, y \
    { $rows }x{ $cols } tiene más. Quita mtm, o prueba con un tablero más pequeño: \
    `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
