scramble-description = Un tablero mezclado para resolver o compartir: /scramble 4x4
scramble-option-size = Filas x columnas, de 2x2 a 10x10; si no se indica, 4x4
scramble-option-blank = corner: el hueco se queda en la esquina inferior derecha
scramble-option-moves = Cuántos movimientos al azar se hacen desde el tablero resuelto
scramble-option-length = Número exacto de movimientos de la solución más corta

scramble-random = Un tablero **{ $size }** al azar: todos los que tienen solución son igual de probables.
scramble-corner = Un tablero **{ $size }** al azar con el hueco en la esquina inferior derecha: todos los \
    que tienen solución son igual de probables.
scramble-moves = Un tablero **{ $size }**, a { $moves ->
    [one] 1 movimiento al azar
   *[other] { $moves } movimientos al azar
  } del tablero resuelto. Ningún movimiento deshace el anterior.
scramble-length = Un tablero **{ $size }** cuya solución más corta tiene exactamente { $length ->
    [one] **1 movimiento**
   *[other] **{ $length } movimientos**
  }{ $uniform ->
    [yes] . Todos los tableros así son igual de probables.
   *[no] { " " }(está demostrado). Busco estos tableros con movimientos al azar, así que no todos son igual \
       de probables.
  }
scramble-board = `{ $board }`
scramble-way = Los movimientos que llevan del tablero resuelto a este: `{ $moves }`
scramble-progress = Buscando un tablero cuya solución más corta tenga { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  }.
scramble-alt = Un puzle deslizante mezclado: { $board }
button-solve-it = Resolver
button-play-it = Jugar
button-another-scramble = Otro tablero

fault-bad-count = «{ $text }» no es un número de movimientos. Escribe uno de 0 a { $limit }: \
    `{ $prefix }scramble 4x4 moves:30`.
fault-bad-length = «{ $text }» no es la longitud de una solución. Escribe cuántos movimientos debe tener: \
    `{ $prefix }scramble 3x3 length:20`.
fault-unknown-place = No conozco el lugar «{ $text }» para el hueco. La única opción es corner, que lo deja \
    en su esquina: `{ $prefix }scramble 4x4 blank:corner`.
fault-one-scrambler = Elige una sola manera de mezclar (`blank`, `moves` o `length`). Por ejemplo, \
    `{ $prefix }scramble 4x4 blank:corner`.
fault-no-such-length = Ningún tablero { $rows }x{ $cols } necesita { $length } movimientos: los más \
    difíciles necesitan { $longest }. Pide menos, por ejemplo \
    `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:6`.
fault-length-too-far = No puedo encontrar tableros { $rows }x{ $cols } cuya solución más corta tenga \
    { $length } movimientos: solo puedo demostrar que una solución es la más corta si tiene { $longest } o \
    menos. Por ejemplo, `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:{ $longest }`.
fault-length-out-of-reach = No encontré a tiempo un tablero { $rows }x{ $cols } cuya solución más corta \
    tenga { $length } movimientos. Los que necesitan menos movimientos los encuentro antes: \
    `{ $prefix }{ example-scramble } 4x4 length:40`.
