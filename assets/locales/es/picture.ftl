# Boards in pictures
picture-working = Leo el tablero de tu imagen …
picture-read = He leído `{ $board }`.
picture-question = { $which ->
    [unsure] ¿Es este tu tablero? Comprueba { $cells }, por favor.
    [misfit] ¿Es este tu tablero? Leo { $twice } dos veces y falta { $missing } (0 es el hueco); \
        comprueba { $cells }, por favor.
    [unclear] ¿Es este tu tablero? Los números se leían mal; comprueba { $cells }, por favor.
   *[changed] ¿Es este tu tablero?
  }
    { $typing ->
        [type] O escribe `{ $cell } { $number }` para poner el { $number } en { $cell }, o envíalo
        [reply] O responde `{ $cell } { $number }` para poner el { $number } en { $cell }, o envíalo
       *[none] O envíalo
      } tú: \
    `{ $prefix }{ $name } { $board }`
button-picture-right = { $name ->
    [solve] Sí, resuélvelo
    [play] Sí, a jugar
   *[other] Sí, es este
  }
button-picture-change = Cambiar una ficha
button-not-quite = ¿No es así?
picture-choose-cell = ¿Qué ficha está mal? Púlsala, o envía el tablero tú: `{ $prefix }{ $name } \
    { $board }`
picture-choose-number = ¿Qué hay en { $cell }? Las dos cambian de sitio.
solve-option-picture = En su lugar, una imagen del tablero: JPEG, PNG o WebP, hasta 10 MB
analyse-option-picture = En su lugar, una imagen del tablero: JPEG, PNG o WebP, hasta 10 MB
explain-option-picture = En su lugar, una imagen del tablero: JPEG, PNG o WebP, hasta 10 MB
compare-option-picture = En su lugar, una imagen del tablero: JPEG, PNG o WebP, hasta 10 MB
fault-picture-unread = { $why ->
    [kind] { $kind ->
        [none] No puedo leer ese archivo
        [video] Eso es un vídeo, y no lo puedo leer
        [PDF] Eso es un PDF, y no lo puedo leer
       *[other] No puedo leer imágenes { $kind }
      }. Envía una imagen JPEG, PNG o WebP
    [animated] Esa imagen se mueve. Envía una fija, JPEG, PNG o WebP
    [heavy] Esa imagen pasa de { $most } MB. Envía una copia más pequeña
    [large] Esa imagen tiene { $width } x { $height } píxeles; acepto hasta { $most } millones. Envía \
        una copia más pequeña
    [small] Esa imagen tiene { $width } x { $height } píxeles, muy pocos para leerla; hacen falta \
        { $least } por lado. Envía una más grande
    [slow] Leer esa imagen ha tardado demasiado. Envíala otra vez, o una copia más pequeña
    [gone] No pude obtener esa imagen. Envíala otra vez, por favor
   *[broken] Esa imagen no se puede leer; quizá no llegó entera. Envíala otra vez, o guárdala antes como \
        JPEG
  }, o escribe el tablero: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-no-board-found = No encuentro ningún puzle deslizante en esa imagen. Muestra el tablero entero, de \
    frente y nítido, o escribe el tablero: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-numbers-unclear = Encuentro un tablero { $rows }x{ $cols }, pero { $unclear } de sus números no se \
    leen bien. Muestra el tablero entero, más cerca, más recto y con luz pareja, o escribe el tablero: \
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-not-a-sliding-puzzle = Los números de esa imagen no son un puzle deslizante: tiene un hueco y cada \
    número desde el 1 una vez. Muestra el tablero entero y nada alrededor, o escribe el tablero: \
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-picture-unsure = He leído `{ $board }`, pero no estoy seguro de { $cells }. Corrígelo y escríbelo: \
    `{ $prefix }solve { $board }`.
