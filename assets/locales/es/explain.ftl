explain-description = Por qué un tablero tiene solución o no, calculado paso a paso: /explain 1 2 3 4 0 5
explain-option-board = El tablero fila a fila, 0 para el hueco: 1 2 3 4 0 5
explain-option-goal = El tablero al que llegar (meta); si no se indica: 1, 2, 3, ... y el hueco al final
explain-option-size = Filas x columnas, como 2x4; los tamaños habituales se detectan solos

explain-verdict = { $solvable ->
    [yes] **Este tablero tiene solución**
   *[no] **Este tablero no tiene solución**
  }, como muestra su paridad (si los números son pares o impares):
explain-sorted = 1. Cada ficha está en su sitio: hacen falta **0** intercambios, un número par.
explain-permutation = 1. Las fichas (0 es el hueco) forman { $cycles ->
    [one] un ciclo
   *[other] { $cycles } ciclos
  }{ $list ->
    [none] .
   *[other] : `{ $list }`. En un ciclo, a cada ficha le toca el sitio que ocupa la siguiente.
  } Para ordenarlas { $count ->
    [one] hace falta **1** intercambio
   *[other] hacen falta **{ $count }** intercambios
  }, un número { $parity ->
    [odd] impar.
   *[even] par.
  }
explain-blank = 2. Al hueco le { $distance ->
    [one] falta **1** paso
   *[other] faltan **{ $distance }** pasos
  } hasta su sitio{ $distance ->
    [0] { "" }
   *[other] { " " }(de la fila { $row }, columna { $col }, a la fila { $toRow }, columna { $toCol })
  }, un número { $parity ->
    [odd] impar.
   *[even] par.
  }
explain-both = 3. Cada movimiento es un intercambio y un paso del hueco, así que los dos números \
    cambian de paridad a la vez. Por eso un tablero solo tiene solución si los dos son pares o los dos \
    impares. { $solvable ->
    [yes] Aquí se cumple ✓
   *[no] Aquí no se cumple ✗
  }
explain-inversions = Otra forma de verlo son las inversiones (pares de fichas en orden inverso): \
    { $inversions ->
    [one] hay 1
   *[other] hay { $inversions }
  }{ $list ->
    [none] .
   *[other] { " " }(para cada ficha, cuántas de las que van detrás deberían ir delante: `{ $list }`).
  } { $width ->
    [odd] El número de columnas ({ $cols }) es impar, así que el de inversiones debe ser par
   *[even] El número de columnas ({ $cols }) es par, así que a las inversiones se suman las filas que \
       separan al hueco de su sitio, y el total, { $inversions } + { $rows } = { $sum }, debe ser par
  }: { $solvable ->
    [yes] lo es ✓
   *[no] no lo es ✗
  }
explain-classical = La regla clásica suma a las inversiones la fila del hueco, contada desde abajo. El \
    total, { $inversions } + { $row } = { $sum }, debe ser impar. { $solvable ->
    [yes] Lo es ✓
   *[no] No lo es ✗
  }
explain-key = El tablero como un solo número, cuyas cifras en base { $base } son las fichas: `{ $key }` (la \
    meta: `{ $goal }`).
explain-key-alone = El tablero como un solo número, cuyas cifras en base { $base } son las fichas: `{ $key }`
explain-number = El puesto de este tablero entre todas las permutaciones (maneras de colocar las fichas), \
    ordenadas como en un diccionario (orden lexicográfico) y contadas desde 0: `{ $number }`.
explain-alt = Puzle deslizante { $board }: inversiones { $inversions }, intercambios { $exchanges }, pasos \
    del hueco { $distance }.
explain-human-title = **Cómo lo resuelve una persona**, en { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  }. Las dos últimas fichas de una fila o columna entran juntas, porque una sola cerraría el paso a la otra.
explain-human-stage = { $kind ->
    [row] **Fila { $number }**
    [column] **Columna { $number }**
   *[rest] **El último 2x2**
  }: { $length ->
    [0] ya está en su sitio.
   *[other] { $kind ->
        [rest] { $tiles } giran hasta su sitio
       *[other] { $singles ->
            [none] { "" }
           *[other] primero { $singles }, luego{ " " }
          }{ $first } y { $second } juntas
      }, en { $length ->
        [one] 1 movimiento
       *[other] { $length } movimientos
      }{ $moves ->
        [none] .
       *[other] : `{ $moves }`
      }
  }
explain-human-alt = Puzle deslizante { $board } resuelto línea a línea, con un tablero por etapa: { $count ->
    [one] 1 etapa
   *[other] { $count } etapas
  }.
