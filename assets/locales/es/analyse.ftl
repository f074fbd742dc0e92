analyse-description = Todo sobre un tablero, o qué movimientos sobran en tu solución: /analyse 8 6 7/2 5 4/3 \
    0 1
analyse-option-board = El tablero fila a fila, 0 para el hueco: 8 6 7/2 5 4/3 0 1
analyse-option-goal = La meta; si no se indica: 1, 2, 3, ... y el hueco al final
analyse-option-size = Filas x columnas, como 2x4; los tamaños habituales los reconozco solo
analyse-option-solution = Tu solución, para ver qué movimientos sobran: RLL, o R L2
analyse-option-metric = stm: cada paso de una ficha es un movimiento; mtm: deslizar varias a la vez también \
    es uno
analyse-option-moves = Qué indican las letras: hacia dónde va la ficha (lo habitual) o hacia dónde va el hueco

analyse-length = { $exact ->
    [yes] { $length ->
        [one] **1 movimiento**
       *[other] **{ $length } movimientos**
      }, óptimo demostrado
   *[no] Entre **{ $bound }** y **{ $length } movimientos** (demostrado)
  }; en deslizamientos (MTM) { $slidesExact ->
    [yes] **{ $slides }**.
   *[no] de { $slidesBound } a { $slides }.
  }
analyse-solved = El tablero ya está en la meta: **0 movimientos**.
analyse-hardness = Más difícil que el **{ $shorter } %** de todos los tableros { $size } que tienen \
    solución{ $isHardest ->
    [yes] , y ninguno es más difícil
   *[no] , más fácil que el { $longer } %
  }. { $same ->
    [one] Solo este
   *[other] { NUMBER($same, useGrouping: "always") } tableros
  } de { NUMBER($all, useGrouping: "always") } { $same ->
    [one] necesita
   *[other] necesitan
  } exactamente tantos movimientos; el más difícil necesita { $longest }{ $metric ->
    [mtm] { " " }(todo en MTM).
   *[stm] .
  }
analyse-next = Buenos movimientos: { $good }{ $unsure ->
    [none] .
   *[other] ; sin comprobar por falta de tiempo: { $unsure }.
  }
analyse-next-unknown = Buenos movimientos: se acabó el tiempo antes de encontrarlos.
analyse-solutions = Soluciones más cortas{ $metric ->
    [mtm] { " " }(MTM)
   *[stm] { "" }
  }: { $complete ->
    [yes] **{ $count }**
   *[no] al menos **{ $count }**
  }{ $shown ->
    [all] { "" }
   *[some] ; las primeras:
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = Cotas inferiores del número de movimientos: distancia de Manhattan { $manhattan }, con \
    conflictos lineales { $conflict }.
analyse-unsolvable = Este tablero no tiene solución: su paridad no cuadra. `{ $prefix }explain { $board }` \
    muestra por qué.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }Si en la meta el hueco va primero, sí la tiene: `{ $prefix }analyse { $otherGoal }`.
  }
analyse-neighbours = Cuántos movimientos faltan después de cada movimiento posible: { $list }.
analyse-neighbours-unsolvable = Los tableros a un movimiento de distancia tampoco tienen solución:
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = Puzle deslizante { $board }; buenos movimientos: { $good }

analyse-steps = Tu solución: **{ $stm }** { $stm ->
    [one] movimiento
   *[other] movimientos
  }, { $mtm } en deslizamientos (MTM). { $reached ->
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
    [0] No sobra ningún movimiento: es una solución óptima.
   *[other] La solución más corta desde el inicio tiene { $metric ->
        [mtm] { $shortest ->
            [one] 1 deslizamiento
           *[other] { $shortest } deslizamientos
          }
       *[stm] { $shortest ->
            [one] 1 movimiento
           *[other] { $shortest } movimientos
          }
      }; { $lost ->
        [one] de los tuyos sobra **1**
       *[other] de los tuyos sobran **{ $lost }**
      }:
  }
analyse-shortest-unknown = La solución más corta desde el inicio tiene entre { $atLeast } y { $atMost } \
    movimientos; no me dio tiempo a precisarlo más.
analyse-loss = { $single ->
    [yes] movimiento { $from }
   *[no] movimientos { $from } a { $to }
  }, `{ $moves }`: { $lost } de más{ $within ->
    [yes] , en algún punto
   *[no] { "" }
  }
analyse-more-losses = { $count ->
    [one] y 1 tramo más con movimientos que sobran.
   *[other] y { $count } tramos más con movimientos que sobran.
  }
analyse-simplified = Sin los movimientos que se anulan entre sí: { $length ->
    [0] no queda ninguno.
    [one] 1 movimiento, `{ $moves }`
   *[other] { $length } movimientos, `{ $moves }`
  }
analyse-way-alt = Los movimientos que faltan en cada punto de una solución de { $board }: { $distances }
analyse-progress = { $phase ->
    [tables] Preparo mis tablas para este tamaño (solo la primera vez): { $percent } %
    [following] Sigo la solución: { $percent } %
    [counting] La solución más corta tiene { $bound } movimientos, está demostrado. Reúno todas las \
        soluciones más cortas.
   *[searching] Busco la solución más corta: al menos { $bound } movimientos.
  }

fault-unknown-naming = Las letras dicen hacia dónde va la ficha (tile) o el hueco (blank); no conozco \
    «{ $text }». Por ejemplo, `{ example-moves } moves:tile`.
fault-illegal-step = El movimiento { $index } ({ $move }) no es posible: ninguna ficha puede deslizarse en \
    esa dirección{ $done ->
    [none] { "" }
   *[other] { " " }después de `{ $done }`
  }. Por ejemplo, `{ example-moves }`.
fault-slides-too-large = En deslizamientos (MTM) puedo analizar tableros de hasta 10 casillas, no \
    { $rows }x{ $cols }. Omite la métrica, o prueba con `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
