# One sentence for each fault: what is wrong, and a line that works.

fault-store-away = Ahora mismo no puedo guardar partidas. Inténtalo de nuevo en un minuto. Mientras tanto \
    puedo resolver puzles: `{ $prefix }solve 1 2 3 4 0 5`.
fault-store-call-failed = La memoria me ha fallado un momento. No se ha perdido nada: inténtalo de nuevo, \
    por ejemplo `{ $prefix }daily`.
fault-too-fast = Has enviado muchos mensajes seguidos. Espera unos segundos e inténtalo de nuevo, por \
    ejemplo `{ example }`.
fault-too-many-open = Todavía estoy respondiendo a { $most } peticiones tuyas. Cuando llegue una de las \
    respuestas, envía la siguiente petición, por ejemplo `{ example }`.
fault-unknown-command = No conozco el comando { $prefix }{ $name }.{ $near ->
    [none] { " " }`{ $prefix }help` muestra todo lo que sé hacer, por ejemplo `{ $prefix }solve 1 2 3 4 0 5`.
   *[other] { "" }
  }
fault-unknown-game = No conozco el juego «{ $text }». Prueba con `{ $prefix }play { $game }`.
did-you-mean = ¿Querías decir esto?
fault-not-understood = Perdona, no te he entendido. ¿Te apetece un puzle? `{ $prefix }play 3x3` \
    empieza uno, `{ $prefix }solve 1 2 3 4 0 5` resuelve uno y `{ $prefix }help` muestra el resto.
fault-stale-button = Este botón ya no funciona: es demasiado antiguo. Envía el comando otra vez, por \
    ejemplo /daily.
fault-not-your-line = Este botón es para la persona que escribió la línea. Envía un comando tuyo, por \
    ejemplo `{ $prefix }play 3x3`.
fault-game-gone = Esta partida ya no está guardada. Empieza una nueva: `{ $prefix }play 3x3`.
fault-stale-link = Ese enlace ya no funciona. Para jugar, escribe `{ $prefix }daily` o `{ $prefix }play 3x3`.
fault-link-old-day = { $series ->
    [knight] Ese era el recorrido del { $day }, y ese día ya pasó. `{ $prefix }daily knight` abre el de hoy.
   *[puzzle] Ese era el puzle del { $day }, y ese día ya pasó. `{ $prefix }daily` abre el de hoy.
  }
fault-move-elsewhere = Tu tablero está en nuestro chat privado. Envía allí tus movimientos, por ejemplo \
    `{ $prefix }move LUR2`.
fault-link-elsewhere = Ese enlace solo funciona en nuestro chat privado. Abre ese chat y vuelve a tocar allí \
    el botón que abre el enlace, o escríbeme allí `{ $prefix }daily`.
fault-stale-tour = Este botón ya no funciona: es demasiado antiguo. Pide otra vez un recorrido, por \
    ejemplo `{ $prefix }knight 8x8 a1`.
fault-not-your-board = Este es el tablero de { $name }. { $command ->
    [daily] /daily abre el tuyo.
    [knight] /daily knight abre el tuyo.
   *[play] Abre uno tuyo con /play.
  }
fault-board-moved-on = Otra jugada llegó antes, así que tu movimiento no se aplicó. Envíalo otra vez, por \
    ejemplo `{ $prefix }move L`.
fault-board-solved = Ese tablero ya está resuelto: no queda nada que jugar. Prueba uno mezclado: \
    `{ $prefix }play { $size }`.
fault-board-nearly-solved = Es el tablero resuelto, pero con las fichas { $a } y { $b } intercambiadas. \
    Deslizándolas no se puede arreglar: lo impide la paridad. Prueba un tablero mezclado: \
    `{ $prefix }play { $size }`.
fault-board-unsolvable = Este tablero no tiene solución: su paridad no es la de la meta. Con las fichas \
    { $a } y { $b } intercambiadas sí la tiene: `{ $prefix }play { $mended }`.{ $goal ->
    [none] { "" }
    [snail] { " " }O juégalo con otra meta, el caracol: `{ $prefix }play { $otherGoal }`.
   *[other] { " " }O juégalo tal cual, con otra meta: `{ $prefix }play { $otherGoal }`.
  }
fault-own-game-only = Solo en una partida tuya puedes deshacer, reiniciar o abandonar: en el puzle del día y \
    en las rondas cuenta cada movimiento. Empieza una partida tuya: `{ $prefix }play 4x4`.
fault-nothing-to-undo = No hay nada que deshacer: la partida está en la posición inicial. Empieza otra: \
    `{ $prefix }play 4x4`.
fault-no-walk = { $reason } Este recorrido sí existe: `{ $prefix }play knight { $try }`.
fault-walk-too-small = En un tablero de una sola casilla no hay adónde ir. Elige uno más grande, por \
    ejemplo `{ $prefix }play knight 5x5 a1`.
fault-walk-too-large = { $cols }x{ $rows } es demasiado grande para recorrerlo a mano. El tablero más grande \
    es { $max }x{ $max }. Por ejemplo, `{ $prefix }play knight 8x8 a1`.
fault-walk-options = Para hacer tú un recorrido, escribe solo el tamaño y, si quieres, la primera casilla y \
    la palabra closed (cerrado). Por ejemplo, `{ $prefix }play knight 6x6 a1`.
fault-board-with-level = Un tablero que escribes tú ya tiene su dificultad. Para elegir un nivel, indica \
    solo el tamaño: `{ $prefix }play 3x3 hard`.
fault-level-or-length = Elige un nivel o una longitud, no las dos cosas: `{ $prefix }play 4x4 hard` o \
    `{ $prefix }play 4x4 length:40`.
fault-unknown-level = No conozco el nivel «{ $text }». Hay `easy` (fácil), `medium` (medio) y `hard` \
    (difícil). Por ejemplo, `{ $prefix }play 4x4 hard`.
fault-level-out-of-time = No encontré a tiempo un tablero de ese nivel. Inténtalo de nuevo, o pide una \
    solución de longitud exacta: `{ $prefix }play 3x3 length:20`.
fault-play-length = «{ $text }» no es la longitud de una solución. Escribe cuántos movimientos debe tener: \
    `{ $prefix }play 3x3 length:20`.
fault-square-out-of-reach = { $walked ->
    [0] El caballo no puede ir de { $here } a { $square }.
   *[other] El caballo ya pasó por { $square }: fue la casilla número { $walked }.
  } { moves-made } { $possible ->
    [none] En { $here } el caballo no tiene salida; vuelve atrás con «{ button-undo }».
   *[other] Desde aquí el caballo puede ir a: { $reach }. Por ejemplo, `{ $prefix }move { $possible }`.
  }
fault-bad-walk = No veo casillas en «{ $text }». Escribe adónde va el caballo, por ejemplo \
    `{ $prefix }move b3 c5`.
fault-tile-not-in-line = Solo pueden deslizarse las fichas de la fila o columna del hueco.
fault-no-game = Ahora mismo no tienes ninguna partida en marcha. Empieza una con `{ $prefix }daily` o \
    `{ $prefix }play 3x3`.
fault-nothing-to-cancel = No hay nada que cancelar: esa petición ya ha terminado.
fault-cancel-unreached = No he podido cancelar esta petición; quizá ya haya terminado. Si sigue en \
    marcha, pulsa otra vez «{ button-cancel }».
fault-not-your-job = Una petición solo la puede cancelar quien la envió. Envía una tuya, por ejemplo \
    `{ $prefix }knight 8x8 a1`.

# Boards
fault-empty = { $which ->
    [goal] Falta la meta detrás de la flecha. Escríbela ahí o quita la flecha: \
        `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
   *[start] Falta un tablero: escribe sus fichas fila a fila, 0 para el hueco, por ejemplo \
       `{ example-of-board }`.
  }
fault-too-long = Tu mensaje pasa de { $limit } caracteres, más de lo que puedo leer de una vez. Envía solo \
    el tablero, o los movimientos por partes: `{ example-of-board }`.
fault-too-many-boards = Veo { $count } tableros, pero solo hacen falta un inicio y una meta: \
    `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
# A message that a command was used on.
fault-no-board-there = En ese mensaje no hay ningún tablero que pueda leer. Escribe sus fichas fila a fila, \
    0 para el hueco, como en `{ example-of-board }`.
fault-several-boards = En ese mensaje hay más de un tablero y no sé a cuál te refieres. Envía solo ese \
    tablero: `{ example-of-board }`.
fault-no-board = No encuentro ningún tablero en «{ $text }». Escribe sus fichas fila a fila, 0 para el \
    hueco, como en `{ example-of-board }`.
fault-not-a-tile = { $which ->
    [goal] En la meta,{ " " }
   *[start] { "" }
  }«{ $text }» no es una ficha válida. Las fichas son números enteros y el 0 es el hueco, como en \
      `{ example-of-board }`.
fault-word-behind = Entiendo { $which ->
    [goal] la meta
   *[start] el tablero
  }, pero no lo que va detrás: «{ $text }». Quítalo o escribe, por ejemplo, `{ example-behind }`.
fault-too-few-tiles = { $count ->
    [one] Con 1 número no basta{ $which ->
        [goal] { " " }para una meta
       *[start] { "" }
      }
   *[other] Con { $count } números no basta{ $which ->
        [goal] { " " }para una meta
       *[start] { "" }
      }
  }: el tablero más pequeño, 2x2, tiene cuatro, contando el 0 del hueco. Por ejemplo, \
      `{ $prefix }{ example-board } 3 1 2 0`.
fault-too-many-tiles = { $count } fichas son demasiadas: el tablero más grande es 10x10. Prueba uno más \
    pequeño: `{ example-of-board }`.
fault-unknown-size = { $count } fichas, contando el hueco, no forman ningún tablero: { $fewerSize } tiene \
    { $fewer } y { $moreSize } tiene { $more }. Por ejemplo, `{ $prefix }{ example-board } 2x3 1 2 3 4 0 5`.
fault-ragged-rows = La fila { $row } tiene { $got ->
    [one] 1 ficha
   *[other] { $got } fichas
  }, pero las demás tienen { $expected }. Todas las filas deben tener el mismo número, como en \
      `{ $prefix }{ example-board } 1 2 3/4 0 5`.
fault-missing-cell = La fila { $row } tiene { $got ->
    [one] 1 ficha
   *[other] { $got } fichas
  }, pero las demás tienen { $expected }. Escribe 0 para el hueco, como en \
      `{ $prefix }{ example-board } 8 6 7/2 5 4/3 0 1`.
fault-missing-blank = Falta el hueco{ $which ->
    [goal] { " " }en la meta
   *[start] { "" }
  }. Escríbelo como 0, además de las fichas de 1 a { $max }, como en `{ example-of-board }`.
fault-tile-out-of-range = La ficha { $tile } no existe en este tablero: sus fichas van de 1 a { $max }, y 0 \
    es el hueco, como en `{ example-of-board }`.
fault-duplicate-tile = Falta la ficha { $missing }, y la { $tile } está { $times ->
    [2] dos
   *[other] { $times }
  } veces{ $which ->
    [goal] { " " }en la meta
   *[start] { "" }
  }. Escribe cada ficha una sola vez, como en `{ example-of-board }`.
fault-size-mismatch = Un tablero { $size } no puede tener { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
  }, contando el hueco. Un ejemplo que sí funciona: `{ example-size }`.
fault-two-sizes = Has escrito dos tamaños, { $first } y { $second }; escribe solo uno: `{ example-size }`.
fault-goal-size = El inicio ({ $start }) y la meta ({ $goal }) tienen tamaños distintos. Los dos deben tener \
    el mismo, como en `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
fault-bad-size = «{ $text }» no es { $command ->
    [play] ni un tamaño ni un nivel
   *[other] un tamaño
  }. Escribe filas x columnas, de 2x2 a 10x10: `{ example-size }`.
fault-word-behind-size = No entiendo «{ $text }» detrás del tamaño. { $command ->
    [play] Ahí puede ir un nivel o una longitud: `{ $prefix }play 4x4 hard`, `{ $prefix }play 4x4 length:40`.
    [scramble] Ahí puede ir una longitud o un número de movimientos: `{ $prefix }scramble 4x4 length:40`, \
        `{ $prefix }scramble 4x4 moves:30`.
   *[other] Quítalo: `{ example-size }`.
  }
fault-bad-code = «{ $text }» parece el código de un tablero, pero algún signo no es correcto. Cópialo otra \
    vez, respetando las mayúsculas. Por ejemplo, `{ $prefix }play RqX1`.
fault-moves-without-board = «{ $text }» son movimientos. Escribe delante el tablero, o un tamaño si mezclan \
    el tablero resuelto: `{ $prefix }solve 3x3 RDLU`.
fault-scramble-move = El movimiento { $index } ({ $move }) no es posible en el tablero resuelto de \
    { $size }: ninguna ficha puede ir hacia allí. Un ejemplo que funciona: `{ $prefix }solve 3x3 RDLU`.
fault-too-small = { $rows }x{ $cols } es demasiado pequeño: el tablero más pequeño es 2x2, por ejemplo \
    `{ example-size }`.
fault-too-large = { $rows }x{ $cols } es demasiado grande: el tablero más grande es 10x10, por ejemplo \
    `{ example-size }`.
fault-bad-moves = No veo movimientos en «{ $text }». Escribe hacia dónde se deslizan las fichas, L \
    (izquierda), U (arriba), R (derecha) o D (abajo): `{ example-moves }`.
fault-no-moves = ¿Hacia dónde se deslizan las fichas? Escribe L (izquierda), U (arriba), R (derecha) o D \
    (abajo), con un número detrás para repetir el movimiento: `{ example-moves }`.
fault-too-many-moves = Has enviado más de { $limit } movimientos. Envíalos por partes: `{ example-moves }`.
fault-illegal-move = El movimiento { $index } ({ $move }) no es posible: ninguna ficha puede deslizarse en \
    esa dirección. { moves-made } Desde aquí es posible, por ejemplo, `{ $prefix }move { $possible }`.
fault-tile-cannot-slide = El movimiento { $index } ({ $move }) no es posible: esa ficha no está en la fila \
    ni en la columna del hueco. { moves-made } Desde aquí es posible, por ejemplo, \
    `{ $prefix }move { $possible }`.
fault-no-such-tile = El movimiento { $index } ({ $move }) no es posible: aquí las fichas van de 1 a \
    { $largest }. Si querías varias, sepáralas con espacios. { moves-made } Desde aquí es posible, por \
    ejemplo, `{ $prefix }move { $possible }`.
fault-not-a-move = No entiendo el movimiento { $index } ({ $move }). { moves-made } Escribe hacia dónde se \
    deslizan las fichas, o sus números: `{ $prefix }move LUR2`, `{ $prefix }move 7 8`.
fault-mixed-letters = El movimiento { $index } ({ $move }) mezcla letras L, U, R, D con teclas W, A, S, D. \
    La letra D es abajo; la tecla D, derecha. { moves-made } Escribe `{ $prefix }move LURD` o \
    `{ $prefix }move AWDS`.
fault-no-squares = ¿Qué casilla viene ahora? Escribe su letra y su número: `{ $prefix }move a1`.
fault-not-a-square = El movimiento { $index } ({ $move }) no es una casilla. { moves-made } Las casillas \
    se escriben con letra y número, por ejemplo `a1`.
fault-game-options = `{ $prefix }play { $game }` no admite nivel, longitud ni foto. Escribe solo \
    `{ $prefix }play { $game }`.
fault-press-impossible = Eso no es posible aquí. { $hasHints ->
    [true] Para ver un movimiento posible: `{ $prefix }hint`.
   *[false] Prueba otro movimiento.
  }
fault-step-impossible = El movimiento { $index } ({ $move }) no es posible aquí. { moves-made } { $hasHints ->
    [true] Para ver uno posible: `{ $prefix }hint`.
   *[false] Prueba otro movimiento.
  }
moves-made = { $made ->
    [0] No se hizo ningún movimiento.
    [one] El movimiento anterior sí se hizo.
   *[other] Los { $made } movimientos anteriores sí se hicieron.
  }
fault-unknown-algorithm = No conozco el algoritmo «{ $text }». Hay auto, bfs, dfs, iddfs, bidirectional, \
    astar, ida, human y whole-space. Por ejemplo, `{ example } ida`.
fault-unknown-heuristic = No conozco la heurística «{ $text }». Hay misplaced, row-weighted, manhattan, \
    linear-conflict, walking-distance y pattern-database. Por ejemplo, `{ example } astar manhattan`.
fault-unused-heuristic = La búsqueda { $algorithm } no usa ninguna heurística; solo la usan astar e ida. Por \
    ejemplo, `{ example } astar { $heuristic }`.
fault-bad-limit = «{ $text }» no es un límite de profundidad. Escribe un número entero de 1 a { $most }, por \
    ejemplo `{ example } dfs limit:40`.
fault-unused-limit = La búsqueda { $algorithm } no tiene límite de profundidad; solo lo tiene dfs: \
    `{ example } dfs limit:{ $limit }`.
fault-depth-too-large = La búsqueda dfs no termina en un tablero { $rows }x{ $cols }, porque sigue cada \
    camino hasta su límite de profundidad. Sirve hasta { $cells } casillas; ida y human, siempre: \
    `{ example } ida`.
fault-unknown-theme = No conozco el tema «{ $text }». Hay `light`, `dark` y `contrast`. Por ejemplo, \
    `{ example } theme:dark`.
fault-unknown-metric = No conozco la métrica «{ $text }». Hay `stm` y `mtm`. Por ejemplo, `{ example } mtm`.
fault-space-too-large = La búsqueda { $algorithm } no puede terminar en un tablero { $rows }x{ $cols }. El \
    tablero tiene { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  } posiciones, y examinarlas todas exigiría unos \
      { NUMBER($gigabytes, useGrouping: "always") }{ $gigabytesTens ->
    [0] { "" }
   *[other] ·10^{ $gigabytesTens }
  } GB de memoria y { NUMBER($time, useGrouping: "always") }{ $timeTens ->
    [0] { "" }
   *[other] ·10^{ $timeTens }
  } { $unit ->
    [seconds] segundos
    [minutes] minutos
    [hours] horas
    [days] días
   *[years] años
  }. { $algorithm } solo sirve para tableros de hasta { $cells } casillas. Quita el algoritmo, o úsalo en \
      3x3: `{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`.
fault-table-too-large = En un tablero { $rows }x{ $cols }, { $heuristic } necesita una tabla de unas \
    { NUMBER($entries, useGrouping: "always") }{ $entriesTens ->
    [0] { "" }
   *[other] ·10^{ $entriesTens }
  } entradas, demasiado grande. Prueba otra heurística o un \
      tablero más pequeño: `{ $prefix }solve 8 6 7/2 5 4/3 0 1 astar { $heuristic }`.
fault-search-too-large = La búsqueda { $algorithm }{ $heuristic ->
    [none] { "" }
   *[other] { " " }con { $heuristic }
  } no puede terminar aquí. Este tablero { $rows }x{ $cols } requiere al menos { $bound ->
    [one] 1 movimiento
   *[other] { $bound } movimientos
  }, y desde cada posición se puede seguir, de media, de { $branching } maneras.{ $heuristic ->
    [none] { "" }
   *[other] { " " }La heurística ahorra unos { $spared } movimientos.
  } Habría que examinar unas { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  } posiciones, y mi límite es de { NUMBER($most, useGrouping: "always") }. Quita el algoritmo, o \
      úsalo en un tablero 3x3: \
      `{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`.

# Photos
fault-photo-kind = { $kind ->
    [none] No puedo cortar en fichas ese archivo
    [video] No puedo cortar en fichas un vídeo
    [PDF] No puedo cortar en fichas un PDF
   *[other] No puedo cortar en fichas imágenes { $kind }
  }. Envía una imagen JPEG, PNG o WebP con el texto `{ $prefix }play 4x4`.
fault-photo-animated = Esa imagen es animada, y solo puedo cortar en fichas imágenes fijas. Envía una en \
    JPEG, PNG o WebP con el texto `{ $prefix }play 4x4`.
fault-photo-broken = Esa imagen no se puede leer; quizá no llegó entera. Guárdala de nuevo como JPEG y \
    envíala con el texto `{ $prefix }play 4x4`.
fault-photo-heavy = Esa imagen ocupa más de { $most } MB. Envía una copia más pequeña con el texto \
    `{ $prefix }play 4x4`.
fault-photo-large = Esa imagen es demasiado grande: { $width } x { $height } píxeles, y acepto hasta \
    { $most } millones de píxeles y 32767 por lado. Envía una copia más pequeña con el texto \
    `{ $prefix }play 4x4`.
fault-photo-small = Esa imagen es demasiado pequeña: { $width } x { $height }, y hacen falta al menos \
    { $least } píxeles por lado. Envía una más grande con el texto `{ $prefix }play 4x4`.
fault-photo-gone = No pude descargar esa imagen. Por favor, envíala otra vez con el texto \
    `{ $prefix }play 4x4`.
fault-photo-on-knight = El tablero del caballo no tiene fichas para tu foto. Un puzle deslizante sí: envía \
    la foto con el texto `{ $prefix }play 4x4`.

# Knights
fault-line-too-long = Tu mensaje pasa de { $max } caracteres, más de lo que puedo leer. Pide el recorrido \
    con un mensaje más corto: `{ $prefix }knight 5x5 e1`.
fault-no-size = Falta el tamaño del tablero. Escribe columnas x filas y luego la primera casilla: \
    `{ $prefix }knight 5x5 e1`.
fault-bad-board-size = «{ $text }» no es un tamaño de tablero. Escribe columnas x filas: \
    `{ $prefix }{ example-tour } 5x5 e1`.
fault-board-too-large = { $cols }x{ $rows } es demasiado grande. El tablero más grande es \
    { $max }x{ $max }. Por ejemplo, `{ $prefix }knight 8x8 a1`.
fault-too-much-memory = { $instead ->
    [construct] Con este método, un tablero { $cols }x{ $rows } necesita más memoria de la que tengo. Sin \
        indicar el método sí funciona: `{ $prefix }knight { $cols }x{ $rows }`.
   *[smaller] Un tablero { $cols }x{ $rows } necesita más memoria de la que tengo. Prueba uno más pequeño: \
       `{ $prefix }knight 100x100 a1`.
  }
fault-tour-word = No conozco «{ $text }» en recorridos. No sé hacerlos mágicos o simétricos, ni dejar \
    casillas fuera. Esto sí: `{ $prefix }knight 8x8 a1 to h8`.
fault-tour-numbers = «{ $text }» no es una casilla. Escribe una de a1 a { $last }, o columna y fila entre \
    paréntesis, desde 1 arriba a la izquierda: `{ $prefix }knight 8x8 (1,1)`.
fault-bad-square = «{ $text }» no es una casilla de este tablero. Las casillas van de a1 a { $last }. Un \
    ejemplo de comando: `{ $prefix }{ example-tour } 8x8 a1`.
fault-square-from-zero = Cuento columnas y filas desde 1, empezando arriba a la izquierda, así que no hay \
    ({ $x },{ $y }). Si cuentas desde 0, es { $square }, o { $name }: \
    `{ $prefix }knight { $cols }x{ $rows } { $square }`.{ $pairs ->
    [1] { "" }
   *[other] { " " }Suma 1 también a las demás casillas.
  }
fault-square-off-board = { $square } está fuera del tablero { $cols }x{ $rows }, cuyas casillas van de \
    { $first } a { $last }. Por ejemplo, `{ $prefix }{ example-tour } { $cols }x{ $rows } a1`.
fault-too-many-squares = Un recorrido tiene un solo inicio y un solo final, así que «{ $text }» sobra. Por \
    ejemplo, `{ $prefix }knight 8x8 a1 to h1`.
fault-end-equals-start = Un recorrido no puede terminar en { $square }, donde empieza. Elige otro final, o \
    un recorrido cerrado: `{ $prefix }knight 6x6 closed`.
fault-closed-with-end = Un recorrido cerrado termina a un salto de caballo de su inicio, así que quita el \
    final: `{ $prefix }knight 6x6 closed`.
fault-unknown-method = No conozco el método «{ $text }». Los métodos son { $known }. Si no indicas \
    ninguno, lo elijo yo: `{ $prefix }knight 5x5 e1`.
fault-bad-opts = No conozco las optimizaciones «{ $text }». Escribe números de 1 a 4, `all` (todas) o `none` \
    (ninguna). Por ejemplo, `{ $prefix }knight 5x5 e1 opts:1,3`.
fault-unknown-program = No conozco el programa «{ $text }». Hay { $known }. Por ejemplo, \
    `{ $prefix }knight 5x5 e1 program:automaton`.
fault-unknown-array = No conozco el orden de movimientos (array) «{ $text }». Hay { $known }. Por ejemplo, \
    `{ $prefix }knight 5x5 e1 array:B`.
fault-unknown-style = No conozco el estilo «{ $text }». Hay { $known }. Por ejemplo, \
    `{ $prefix }knight 8x8 a1 style:smooth`.
fault-unknown-squares = Las casillas se pueden escribir como { $known }, no como «{ $text }». Por ejemplo, \
    `{ $prefix }knight log 3x4 (2,4) squares:xy`.
fault-no-end = Detrás de «{ $text }» falta la última casilla del recorrido. Por ejemplo, \
    `{ $prefix }knight 8x8 a1 to h8`.
fault-no-set = Delante y detrás de «{ $text }» debe ir un grupo de optimizaciones, para que una tabla los \
    compare. Por ejemplo, `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-bad-seed = «{ $text }» no es una semilla: escribe un número entero de 0 a 999999999. Por ejemplo, \
    `{ $prefix }knight 8x8 a1 seed:4`.
fault-bad-returns = «{ $text }» no es un número de retrocesos: escribe un entero de { $least } a \
    { NUMBER($max, useGrouping: "always") }. Por ejemplo, \
    `{ $prefix }knight table 5x5 opts:1 max-returns:100`.
fault-unused-seed = { $method ->
    [classic] El método clásico
   *[exhaustive] Una búsqueda exhaustiva
  } encuentra el mismo recorrido con cualquier semilla, así que quítala. Sin indicar el método, la semilla \
      sí sirve: `{ $prefix }knight 8x8 a1 seed:4`.
fault-one-set = Un recorrido o un registro admite un solo grupo de optimizaciones, no { $count }. Para \
    comparar varios, pide una tabla: `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-needs-classic = { $option ->
    [table] Una tabla solo se puede hacer con el método clásico, no con
    [log] Un registro solo se puede hacer con el método clásico, no con
   *[other] «{ $option }» solo sirve con el método clásico, no con
  } { $method }. Por ejemplo, `{ $prefix }knight { $option ->
    [table] table 5x5 opts:1,2
    [log] log 3x4 b1
   *[other] 5x5 e1 method:classic opts:1,3
  }`.
fault-classic-open-only = El método clásico no puede elegir la última casilla ni hacer recorridos cerrados. \
    Sin indicar el método se pueden pedir las dos cosas: `{ $prefix }knight 6x6 closed`, \
    `{ $prefix }knight 8x8 a1 to h1`.
fault-out-of-returns = Existe un recorrido, pero abandoné tras { NUMBER($max, useGrouping: "always") } \
    { $max ->
    [one] retroceso
   *[other] retrocesos
  }. { $isAll ->
    [1] La búsqueda se equivocó muy al principio y no llegó a corregirlo. Quizá ayude un max-returns más \
        alto o method:warnsdorff; sin indicar el método, el recorrido siempre se encuentra: \
        `{ $prefix }knight { $cols }x{ $rows } { $start }`.
   *[0] Quizá lo encuentre con más optimizaciones o con un max-returns más alto: \
       `{ $prefix }knight { $cols }x{ $rows } { $start } opts:1-4`.
  }
fault-backtracks-too-large = Una tabla de { $cols }x{ $rows } tardaría demasiado. El tablero más grande para \
    una tabla tiene { $max } casillas. Por ejemplo, `{ $prefix }knight table 8x8 opts:1-3`.
fault-table-out-of-time = En un tablero { $cols }x{ $rows } el tiempo se acabó ya con la primera casilla. La \
    tabla tarda menos con más optimizaciones y si cada búsqueda se abandona antes: \
    `{ $prefix }knight table { $cols }x{ $rows } opts:1-3 max-returns:1000`.
fault-table-cut = El tiempo alcanzó para el { $percent } % de las casillas; las demás llevan «?». Dame más \
    tiempo, en milisegundos: \
    `{ $prefix }knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`.{ $slow ->
    [1] { " " }También ayuda abandonar antes: max-returns:1000.
   *[0] { "" }
  }
fault-log-too-large = Un registro de { $cols }x{ $rows } sería demasiado largo. El tablero más grande para \
    un registro tiene { $max } casillas. Por ejemplo, `{ $prefix }knight log 3x4 b1`.
fault-table-square = Una tabla busca desde todas las casillas de { $cols }x{ $rows }, así que quita \
    { $square }: `{ $prefix }knight table 5x5 opts:1,2`.
fault-table-style = Una tabla no muestra ningún camino, así que quita el estilo: \
    `{ $prefix }knight table 5x5 opts:1,2`.
fault-too-many-sets = { $count } tablas no caben en una imagen; el máximo es { $max }. Por ejemplo, \
    `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-log-no-start = Para un registro hace falta la casilla donde empieza la búsqueda: \
    `{ $prefix }knight log 3x4 b1`.
fault-log-end = El registro sigue la búsqueda hasta donde acabe, y no se le puede pedir un final. Quita \
    { $end }: `{ $prefix }knight log 3x4 b1`.
fault-unknown-kind = No puedo mostrar «{ $text }». Puedo mostrar { $known }. Por ejemplo, \
    `{ $prefix }knight table 5x5 opts:1,2`.
fault-machine-alone = El autómata es el mismo para todos los tableros, así que quita «{ $text }»: \
    `{ $prefix }knight machine`.
fault-arrays-alone = Los órdenes de movimientos (arrays) son los mismos para todos los tableros, así que \
    quita «{ $text }»: `{ $prefix }knight arrays`.
fault-count-too-large = Los recorridos de { $cols }x{ $rows } son demasiados para contarlos aquí. Cuento en \
    tableros de hasta seis casillas de ancho y 400 en total, si alcanzan el tiempo y la memoria, como \
    `{ $prefix }knight count 6x6 closed`. { count-known }
fault-count-unfinished = No alcanzó el tiempo o la memoria para contar todos los recorridos de \
    { $cols }x{ $rows }. Con un tablero más pequeño sale: `{ $prefix }knight count 5x5`. { count-known }
fault-check-empty = No veo ningún recorrido que comprobar. Escribe sus casillas o sus números de movimiento: \
    `{ $prefix }knight check { check-example }`.
fault-check-mixed = Leo una lista de casillas, y el número { $text } no encaja en ella. Escribe solo \
    casillas o solo números: `{ $prefix }knight check { check-example }`.
fault-check-no-size = { $count } números en una línea no llenan un tablero cuadrado. Escribe delante el \
    tamaño, columnas x filas: `{ $prefix }knight check 4x3 3 6 9 12 8 11 2 5 1 4 7 10`.
fault-check-ragged = La fila { $row } tiene { $got } números y la primera { $expected }. Escribe un número o \
    un punto por casilla: `{ $prefix }knight check 3 6 9 12/8 11 2 5/1 4 7 10`.
fault-check-count = { $cols }x{ $rows } tiene { $expected } casillas, pero leo { $count } números. Cada \
    casilla necesita uno, o un punto: `{ $prefix }knight check 4x3 3 6 9 12 8 11 2 5 1 4 7 10`.
fault-check-shape = Estas filas forman un tablero de { $shapeCols }x{ $shapeRows }, no de \
    { $cols }x{ $rows }. Con filas no hace falta el tamaño: \
    `{ $prefix }knight check 3 6 9 12/8 11 2 5/1 4 7 10`.
fault-check-base = { $pair } es { $zero } si columnas y filas cuentan desde 0, y { $one } si cuentan desde \
    1. Las dos lecturas valen, así que escribe las casillas: `{ $prefix }knight check { check-example }`.
fault-tour-number-large = No es un recorrido: { $square } lleva el número { $number }, pero este tablero \
    acaba en { $max }. Compara con uno válido: `{ $prefix }knight check { check-example }`.
fault-tour-number-twice = No es un recorrido: el número { $number } está en { $first } y en { $second }. \
    Compara con uno válido: `{ $prefix }knight check { check-example }`.
fault-tour-number-missing = No es un recorrido: falta el número { $number }. Compara con uno válido: \
    `{ $prefix }knight check { check-example }`.
fault-tour-square-twice = No es un recorrido: { $square } está dos veces, en los pasos { $first } y \
    { $second }. Compara con uno válido: `{ $prefix }knight check { check-example }`.
fault-tour-step = No es un recorrido: el paso { $number }, de { $from } a { $to }, no es un salto de \
    caballo. Compara con uno válido: `{ $prefix }knight check { check-example }`.
fault-tour-unfinished = Aún no es un recorrido: { $count ->
    [one] falta 1 casilla
   *[other] faltan { $count } casillas
  }, { $squares }{ $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
  }. Compara con uno válido: `{ $prefix }knight check { check-example }`.
fault-tour-not-closed = Un recorrido abierto: de { $end } a { $start } no hay un salto de caballo. Así pides \
    uno cerrado: `{ $prefix }knight 6x6 closed`.
fault-squares-list-too-large = La lista de casillas es para tableros de hasta { $max } casillas, y \
    { $cols }x{ $rows } tiene más. Los números caben en un archivo: \
    `{ $prefix }knight 500x500 --order tour.txt`.

# Days
fault-bad-period = «{ $text }» no es un periodo. Escribe `day`, `week`, `month` o `all`. Para todos los \
    chats juntos, añade `everywhere`: `{ $prefix }leaderboard everywhere week`.
fault-bad-day = «{ $text }» no es una fecha. Escríbela así: `{ $prefix }daily { $today }`.
fault-day-to-come = El puzle del { $day } aún no ha llegado. `{ $prefix }daily { $today }` abre el de hoy.
fault-day-too-early = El primer puzle es el del { $first }. `{ $prefix }daily` abre el de hoy.

# The solver
fault-busy = Ahora mismo recibo demasiadas peticiones. Inténtalo de nuevo en medio minuto: `{ example }`.
fault-cancelled = La petición está cancelada. Puedes enviarla otra vez cuando quieras.
fault-out-of-time = No me dio tiempo a terminar esta petición. Prueba con un tablero más pequeño, o sin \
    indicar el método: `{ example }`.
fault-solver-failed = Hubo un error al resolver este tablero; queda registrado. Inténtalo otra vez, o con \
    otro tablero: `{ example }`.
