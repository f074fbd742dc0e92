explain-description = Por qué un tablero tiene solución o no, con sus propios números: /explain 1 2 3 4 0 5
explain-option-board = El tablero fila a fila, 0 para el hueco: 1 2 3 4 0 5
explain-option-goal = La meta; si no se indica, 1, 2, 3, ... y el hueco al final
explain-option-size = Filas x columnas, como 2x4; en los tableros habituales la reconozco yo

explain-verdict = { $solvable ->
    [yes] **Este tablero tiene solución**
   *[no] **Este tablero no tiene solución**
  }, y su paridad lo muestra:
explain-sorted = 1. Cada ficha está en su sitio: **0** intercambios, par.
explain-permutation = 1. Las fichas (0 es el hueco) giran en { $cycles ->
    [one] un ciclo
   *[other] { $cycles } ciclos
  }{ $list ->
    [none] .
   *[other] : `{ $list }`, a cada una le toca el sitio de la siguiente.
  } Ordenarlas requiere { $count ->
    [one] **1** intercambio
   *[other] **{ $count }** intercambios
  }: { $parity ->
    [odd] impar
   *[even] par
  }.
explain-blank = 2. Al hueco le { $distance ->
    [one] queda **1** paso
   *[other] quedan **{ $distance }** pasos
  }{ $distance ->
    [0] { "" }
   *[other] , de la fila { $row }, columna { $col }, a la fila { $toRow }, columna { $toCol }
  }: { $parity ->
    [odd] impar
   *[even] par
  }.
explain-both = 3. Un movimiento es un intercambio y un paso del hueco, así que ambos cambian a la vez: los dos han de ser pares o los dos impares. { $solvable ->
    [yes] Lo son ✓
   *[no] No lo son ✗
  }
explain-inversions = Por inversiones: { $inversions ->
    [one] 1 par de fichas está
   *[other] { $inversions } pares de fichas están
  } al revés{ $list ->
    [none] .
   *[other] { " " }(ficha:posteriores que van antes, `{ $list }`).
  } { $width ->
    [odd] { $cols } columnas son impares, así que el número debe ser par
   *[even] { $cols } columnas son pares, así que también cuentan las filas que le quedan al hueco: { $inversions } + { $rows } = { $sum } debe ser par
  }: { $solvable ->
    [yes] lo es ✓
   *[no] no lo es ✗
  }
explain-classical = La regla clásica: inversiones + fila del hueco contada desde abajo, { $inversions } + { $row } = { $sum }, debe ser impar: { $solvable ->
    [yes] lo es ✓
   *[no] no lo es ✗
  }
explain-key = Como un solo número, con las fichas como cifras en base { $base }: `{ $key }` (meta: `{ $goal }`).
explain-key-alone = Como un solo número, con las fichas como cifras en base { $base }: `{ $key }`
explain-number = Su número entre todas las permutaciones en orden lexicográfico, desde 0: `{ $number }`.
explain-alt = Puzle deslizante { $board }: inversiones { $inversions }, intercambios { $exchanges }, pasos del hueco { $distance }.
explain-human-title = **Cómo lo resuelve una persona**, en { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  }. Las dos últimas fichas de una línea entran juntas: con una ya en su sitio, la otra no puede pasar.
explain-human-stage = { $kind ->
    [row] **Fila { $number }**
    [column] **Columna { $number }**
   *[rest] **El último 2x2**
  }: { $length ->
    [0] ya está en su sitio.
   *[other] { $kind ->
        [rest] { $tiles } se giran
       *[other] { $singles ->
            [none] { "" }
           *[other] { $singles } primero,{ " " }
          }{ $first } y { $second } juntas
      }, { $length ->
        [one] 1 movimiento
       *[other] { $length } movimientos
      }{ $moves ->
        [none] .
       *[other] : `{ $moves }`
      }
  }
explain-human-alt = Puzle deslizante { $board } resuelto línea a línea, un tablero por cada una de { $count ->
    [one] 1 etapa
   *[other] { $count } etapas
  }.
