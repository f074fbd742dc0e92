# Boards in pictures
picture-working = Leyendo el tablero de tu imagen…
picture-read = En la imagen leo el tablero `{ $board }`.
picture-question = { $which ->
    [unsure] ¿Es este tu tablero? Comprueba { $cells }, por favor.
    [misfit] ¿Es este tu tablero? Leo dos veces { $twice } y no veo { $missing } (0 es el hueco). Comprueba \
        { $cells }, por favor.
    [large] ¿Es este tu tablero? Leo { $large } (demasiado grande para este tablero) y no veo { $missing }. \
        Comprueba { $cells }, por favor.
    [unclear] ¿Es este tu tablero? Los números no se leen bien. Comprueba { $cells }, por favor.
    [whole] ¿Es este el tablero entero? Parece que hay más números alrededor.
    [several] En la imagen veo { $count } tableros. ¿Te refieres a este?
   *[changed] ¿Es este tu tablero?
  }
    { $typing ->
        [type] Para corregirlo, escribe por ejemplo `{ $cell } { $number }`, que pone el { $number } en \
            { $cell }. O escribe tú
        [reply] Para corregirlo, responde por ejemplo `{ $cell } { $number }`, que pone el { $number } en \
            { $cell }. O escribe tú
       *[none] Si no lo es, escribe tú
      } el tablero entero: `{ $prefix }{ $name } { $board }`
button-picture-right = { $name ->
    [solve] Sí, resuélvelo
    [play] Sí, a jugar
   *[other] Sí, es este
  }
button-picture-change = Cambiar una ficha
button-not-quite = ¿No es así?
picture-choose-cell = ¿Qué ficha está mal? Tócala, o escribe tú el tablero: `{ $prefix }{ $name } { $board }`
picture-choose-number = ¿Qué ficha va en { $cell }? Cambiará de sitio con la que está ahí ahora.
solve-option-picture = Una imagen del tablero (JPEG, PNG, WebP; 10 MB) o un texto con tableros (64 kB)
analyse-option-picture = Una imagen del tablero (JPEG, PNG, WebP; 10 MB) o un texto con un tablero (64 kB)
explain-option-picture = Una imagen del tablero (JPEG, PNG, WebP; 10 MB) o un texto con un tablero (64 kB)
compare-option-picture = Una imagen del tablero (JPEG, PNG, WebP; 10 MB) o un texto con un tablero (64 kB)
fault-picture-unread = { $why ->
    [kind] { $kind ->
        [none] No puedo leer ese archivo
        [video] Eso es un vídeo, y solo leo imágenes
        [PDF] Eso es un PDF, y solo leo imágenes
       *[other] No puedo leer imágenes { $kind }
      }. Envía una imagen JPEG, PNG o WebP
    [animated] Esa imagen es animada, y solo leo imágenes fijas. Envía una en JPEG, PNG o WebP
    [heavy] Ese archivo ocupa más de { $most } MB. Envía una copia más pequeña
    [large] Esa imagen tiene { $width } x { $height } píxeles; acepto hasta { $most } millones. Envía una \
        copia más pequeña
    [small] Esa imagen tiene { $width } x { $height } píxeles, muy pocos para leerla. Envía una que tenga al \
        menos { $least } por lado
    [slow] Leer esa imagen ha tardado demasiado. Envíala otra vez, o una copia más pequeña
    [gone] No pude descargar ese archivo. Envíalo otra vez, por favor
   *[broken] Esa imagen no se puede leer; quizá no llegó entera. Envíala otra vez, o guárdala antes como JPEG
  }, o escribe el tablero: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-text-file-large = Ese archivo ocupa más de { $most } kB, y de un texto no leo más. Envía solo sus \
    tableros, hasta 100, o escribe uno: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-text-file-binary = Ese archivo no es una imagen ni un texto en UTF-8 o UTF-16. Envía un JPEG, PNG, \
    WebP o un archivo de texto, o escribe el tablero: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-no-board-found = No encuentro ningún puzle deslizante en esa imagen. Muestra el tablero entero, de \
    frente y nítido, o escríbelo: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-letters = Veo un tablero { $rows }x{ $cols } con letras u otros signos. En las imágenes solo leo \
    cifras. Muestra un tablero con números, o escríbelo: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-numbers-unclear = Encuentro un tablero { $rows }x{ $cols }, pero { $unclear } de sus números no se \
    leen bien. Muestra el tablero entero, más cerca, más recto y con luz uniforme, o escríbelo: \
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-not-a-sliding-puzzle = { $why ->
    [tour] Esto parece un recorrido del caballo, no un puzle deslizante
    [table] Alrededor de las { $rows }x{ $cols } casillas que encuentro siguen más números
    [no-blank] Veo { $rows }x{ $cols } números, pero ningún hueco
    [blanks] Veo { $rows }x{ $cols } casillas con { $blanks } huecos
   *[numbers] Veo { $rows }x{ $cols } casillas, pero sus números no forman un puzle deslizante
  }. En un puzle hay un hueco, y cada número desde el 1 está una sola vez. Muestra el \
    tablero entero y nada alrededor, o escríbelo: \
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-picture-unsure = En la imagen leo `{ $board }`, pero { $doubtful ->
    [0] parece que hay más números alrededor. Si es el tablero entero, envíalo
   *[other] no estoy seguro de { $cells }. Corrige el tablero y envíalo
  }: `{ $prefix }solve { $board }`.
fault-picture-several = En la imagen veo { $count } tableros. Envía una imagen de un solo tablero, o del \
    inicio y la meta, o escribe el tablero: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
