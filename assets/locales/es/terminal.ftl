# The help, one text for each command; 80 columns at most.
terminal-help-about =
    TileKnight resuelve puzles deslizantes y halla recorridos del caballo.
terminal-help-called =
    En esta carpeta escribe { $program } en lugar de tileknight.
terminal-help-solve =
    { $prefix }solve TABLERO [-> META]  la solución más corta de un puzle
      --size 2x3  --goal "1 2 3 4 5 0"  --metric stm|mtm  --time MILISEGUNDOS
      --algorithm auto|bfs|dfs|iddfs|bidirectional|astar|ida|human|whole-space
      --limit N                           profundidad máxima de dfs
      --heuristic misplaced|row-weighted|manhattan|linear-conflict
                  |walking-distance|pattern-database
      --positions                         las posiciones hasta la meta
      --png ARCHIVO  --gif ARCHIVO        la imagen, la animación
terminal-help-knight =
    { $prefix }knight TAMAÑO [CASILLA] [to CASILLA] [closed]    un recorrido
      --method construct|warnsdorff|classic|exhaustive  --time MILISEGUNDOS
      --seed N                            para construct y warnsdorff
      --opts 1,3  --program iterative|recursive|automaton  --array A|B|C|D|E
      --max-returns N  --good-returns N   límites del método clásico
      --squares a1|xy                     xy: (x,y), contando desde la esquina
                                          superior izquierda
      --style straight|smooth  --png ARCHIVO  --gif ARCHIVO
      --order ARCHIVO                     el número de movimiento de cada casilla
      --squares-list                      las casillas en orden: a1 c2 ...
      --measures                          giros y cruces en el JSON
    { $prefix }knight count TAMAÑO [CASILLA] [to CASILLA] [closed]    cuántos hay
    { $prefix }knight check [TAMAÑO] RECORRIDO    el tuyo: casillas o números
    { $prefix }knight table TAMAÑO [opts:1 vs 1,2]    retrocesos de la búsqueda
                                          según la casilla de salida
    { $prefix }knight log TAMAÑO CASILLA    la búsqueda clásica paso a paso
                                          (3x4 b1, o 3x4 "(2,4)")
    { $prefix }knight machine           el autómata de esa búsqueda
    { $prefix }knight arrays            los órdenes de movimientos
terminal-help-analyse =
    { $prefix }analyse TABLERO [-> META] [MOVS]    todo sobre un tablero, o qué
                                          movimientos sobran en una solución
      --size  --goal  --solution MOVS  --metric stm|mtm  --moves tile|blank
      --time MILISEGUNDOS  --gif ARCHIVO  --png ARCHIVO
terminal-help-explain =
    { $prefix }explain TABLERO [-> META]    por qué tiene solución o no; y su número
      --size  --goal  --png ARCHIVO
    { $prefix }explain TABLERO BÚSQUEDA    una búsqueda paso a paso, como log solve;
                                          human: como lo hace una persona
      { $prefix }explain 1 2 3 4 0 5 astar misplaced
terminal-help-log =
    { $prefix }log solve TABLERO [-> META] [BÚSQUEDA] [HEURÍSTICA]    paso a paso
      bfs|dfs|iddfs|astar|ida|bidirectional    hasta 10 casillas
      misplaced|row-weighted|manhattan|linear-conflict|walking-distance
                                          para astar e ida
      --limit N                           profundidad máxima de dfs
      --steps N                           como mucho N pasos (si no, 20000)
      --size  --goal  --png ARCHIVO  --gif ARCHIVO
terminal-help-compare =
    { $prefix }compare TABLERO [-> META]    todos los métodos en un tablero
      --size  --goal  --metric  --png ARCHIVO
      --time MILISEGUNDOS                 para cada método
terminal-help-scramble =
    { $prefix }scramble [TAMAÑO]        un tablero mezclado y cómo llegar a él
      --blank corner | --moves N | --length N
      --seed N  --time MILISEGUNDOS  --png ARCHIVO
terminal-help-apply =
    { $prefix }apply TABLERO MOVS       el tablero tras esos movimientos
terminal-help-invert =
    { $prefix }invert [TABLERO] MOVS    los movimientos de vuelta; con TABLERO,
                                          también el tablero de partida
terminal-help-transpose =
    { $prefix }transpose TABLERO | MOVS    el tablero o los
                                          movimientos, reflejados en la diagonal
terminal-help-reverse =
    { $prefix }reverse TABLERO | MOVS   inicio y meta intercambiados; o los
                                          movimientos del último al primero
terminal-help-simplify =
    { $prefix }simplify MOVS            los movimientos, sin los que se anulan
terminal-help-notation =
    { $prefix }notation MOVS            los movimientos como RRDD y R2D2, según
                                          hacia dónde van la ficha y el hueco
terminal-help-neighbours =
    { $prefix }neighbours TABLERO       todos los tableros a un movimiento
terminal-help-key =
    { $prefix }key TABLERO              el tablero como un número con sus fichas
                                          por cifras, y su puesto entre todas las
                                          permutaciones
terminal-help-board =
    { $prefix }board TAMAÑO CLAVE | TAMAÑO number:N    el tablero de ese número
terminal-help-read =
    { $prefix }read ARCHIVO...          el tablero de cada imagen (JPEG, PNG, WebP)
    { $prefix }solve --picture ARCHIVO  lo resuelve; y analyse, explain, compare
fault-no-picture = Indica las imágenes detrás de `read`: `read board.png`.
terminal-read = { $sure ->
    [yes] { $board }
    [no] { $board } (lectura dudosa)
   *[cells] { $board } (lectura dudosa; comprueba { $cells })
  }
terminal-help-all =
    Todos los comandos: --json da un objeto; --stdin --json, uno por cada línea de
      entrada.
    Movimientos (MOVS): --metric mtm escribe R2; --moves blank indica hacia dónde
      va el hueco.
    Imágenes: --theme dark, sobre fondo oscuro; contrast, en alto contraste.
    Idioma: --language es; si no, el de LC_ALL, LC_MESSAGES o LANG: de, en, es, ru,
      zh. El JSON es igual en todos.
    { $prefix }help COMANDO, { $prefix }--version

    Ejemplos:
      { $prefix }solve 1 2 3 4 0 5
      { $prefix }solve "2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2" --json
      { $prefix }knight 5x5 e1 --png tour.png
      { $prefix }knight table 7x7 opts:1,2,3 program:automaton --json
      { $prefix }analyse 1 2 3 4 0 5 RLL
      { $prefix }scramble 4x4 --length 50
      { $prefix }scramble 4x4 | { $prefix }solve

# For the operator of a bot.
terminal-help-operator = Para quien mantiene el bot:
terminal-help-backup =
    { $prefix }backup ARCHIVO           copia la base de datos, aunque esté en uso
terminal-help-restore =
    { $prefix }restore ARCHIVO          sustituye la base de datos por una copia
terminal-help-migrate-data =
    { $prefix }migrate-data             copia de SQLite a PostgreSQL (DATABASE_URL)
terminal-backed-up = Hay una copia de la base de datos en { $file }.
terminal-restored = La base de datos se ha restaurado desde { $file }.{ $before ->
    [none] { "" }
   *[other] { " " }La anterior queda en { $before }.
  }
terminal-migrated = Los datos están copiados y comparados fila a fila:
terminal-needs-postgres = DATABASE_URL debe indicar la base de datos PostgreSQL de destino de la copia.
terminal-on-postgres = DATABASE_URL está definida, así que los datos están en PostgreSQL. PostgreSQL tiene \
    su propio comando para esto: { $line }
terminal-operator-takes = { $wanted ->
    [file] Este comando necesita el nombre de un archivo
   *[nothing] Detrás de este comando no va nada
  }, por ejemplo: { example-operator }

terminal-written = He guardado { $files }.
terminal-undrawn = Aquí no hay nada que dibujar ni que escribir, así que no { $count ->
    [one] se ha usado
   *[other] se han usado
  } { $options }.
terminal-output = La respuesta no se puede escribir en la salida estándar ({ $reason }).

fault-unknown-option = Aquí no existe la opción { $text }. `{ $prefix }help` las enumera todas, por \
    ejemplo `{ example } --json`.
fault-option-value = --{ $option } necesita un valor, por ejemplo `{ example } { terminal-option-example }`.
fault-language-option = Aún no hablo «{ $text }». Hablo: { $known }. Por ejemplo, \
    `{ $prefix }help --language es`.
fault-seed-option = «{ $text }» no es una semilla: escribe un número entero de 0 a 999999999. Por ejemplo, \
    `{ example } --seed 4`.
fault-time-option = «{ $text }» no es un límite de tiempo: escribe un número de milisegundos, al menos 1. \
    Por ejemplo, `{ example } --time 30000`.
fault-search-steps = «{ $text }» no es un número de pasos: escribe un entero de 1 a { $max }. Por ejemplo, \
    `{ example } --steps 100`.
fault-unused-steps = Solo las búsquedas tienen pasos que contar. Indica una búsqueda: \
    `{ $prefix }explain 1 2 3 4 0 5 astar --steps 100`.
fault-log-of-what = ¿Qué búsqueda muestro paso a paso? `{ $prefix }log solve 1 2 3 4 0 5 astar misplaced` \
    muestra la de un puzle; `{ $prefix }knight log 3x4 b1`, la de un recorrido del caballo.
fault-file = El archivo { $file } no se puede escribir ({ $reason }). Por ejemplo, \
    `{ example } --png out.png`.
fault-text-file = { $reason ->
    [large] El archivo { $file } tiene más de 64 kB.
    [binary] El archivo { $file } no es un texto.
   *[gone] No se puede leer el archivo { $file }.
  } Indica un archivo de texto con un tablero, o escribe el tablero: `{ $prefix }solve 1 2 3/4 0 5`.
fault-no-file-name = --{ $option } necesita el nombre de un archivo; «-» no sirve, porque esos archivos no \
    pueden ir a la salida estándar. Por ejemplo, `{ example } { terminal-option-example }`.
fault-file-ending = --{ $option } guarda un archivo { $option ->
    [gif] GIF
    [order] de texto
   *[png] PNG
  }, así que su nombre debe terminar en «{ $option ->
    [order] .txt
   *[other] .{ $option }
  }»: `{ example } --{ $option } { $file }`.
fault-option-misfit = { $option } no va con { $kind ->
    [count] un recuento
    [check] una comprobación
    [table] una tabla
    [log] un registro
    [arrays] los órdenes de movimientos
   *[machine] el autómata
  }. Por ejemplo, `{ $prefix }knight { $kind ->
    [count] count 5x5
    [check] check 4x3 a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3
    [table] table 7x7 opts:1,2,3
    [log] log 3x4 b1
    [arrays] arrays
   *[machine] machine
  } --png out.png`.
terminal-batch-rows = Con --stdin cada línea es un puzle. Une las filas de un tablero con /, como en \
    `1 2 3/4 0 5`, o quita --stdin.
fault-batch-misfit = Con --stdin las líneas llegan por la entrada estándar y las respuestas van a la \
    salida estándar, así que quita «{ $text }»: `{ $prefix }{ $command } --stdin --json`.
fault-gif-too-large = Una animación de { $cols }x{ $rows } sería demasiado grande. El tablero más grande es \
    { $max }x{ $max }. Por ejemplo, `{ $prefix }knight 8x8 a1 --gif tour.gif`.
fault-no-board-of-key = { $key } no es la clave de ningún tablero de { $rows }x{ $cols }. Por ejemplo, \
    `{ $prefix }board 2x3 11165`.
fault-no-board-of-number = { $number } no es el número de ningún tablero de { $rows }x{ $cols }: los números \
    van de 0 a { $last }. Por ejemplo, `{ $prefix }board 2x3 number:152`.
fault-no-board-in-object = Este objeto JSON no tiene tablero: «start», «board» o «tiles» debe ser una \
    lista de fichas, como la que imprime `{ $prefix }scramble 3x3 --json`.
