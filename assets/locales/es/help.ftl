# The guides. Each is one message on every platform: 2000 characters with its marks.

help-description = Lo que sé hacer, con ejemplos
help-option-topic = El tema del que quieres saber más
start-description = Saludo, con ejemplos

# The first message in a private chat.
start =
    { "" }**¡Hola!** Soy TileKnight. Resuelvo puzles deslizantes, encuentro recorridos del caballo y tengo \
        un puzle para ti cada día.

    `/daily` el puzle de hoy, el mismo para todos
    `/play 3x3 easy` un tablero para ti
    `/solve 1 2 3 4 0 5` la solución más corta, dibujada
    `/knight 5x5 e1` un recorrido del caballo desde e1

    Un puzle está resuelto cuando sus fichas quedan 1, 2, 3... fila a fila, con el hueco al final; un \
        recorrido del caballo pasa por cada casilla una sola vez.
help =
    { "" }**TileKnight** resuelve puzles deslizantes, encuentra recorridos del caballo y tiene cada día un \
        puzle para todos.

    `/solve 1 2 3 4 0 5` la solución más corta, dibujada
    `/knight 5x5 e1` un recorrido del caballo desde e1
    `/daily` el puzle de hoy
    `/play 4x4` un tablero para ti
    `/race 3x3` una carrera contra otros, en un grupo

    Para saber más de un tema, toca su botón o escribe, por ejemplo, `/help moves`.
help-inline = En cualquier chat, aunque yo no esté: escribe @ y mi nombre, luego `1 2 3 4 0 5`, `8x8 a1`, \
    `4x4` o `daily`, y envía una de las imágenes que ofrezco.
help-puzzles =
    { "" }**Puzles deslizantes**: escribe las fichas fila a fila, 0 para el hueco. Cualquier tamaño de 2x2 a \
        10x10.

    `/solve 1 2 3 4 0 5` un tablero 2x3
    `/solve 8 6 7/2 5 4/3 0 1` filas separadas por barras
    `/solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2` con tu propia meta

    `/analyse 8 6 7/2 5 4/3 0 1` buenos movimientos, todas las soluciones óptimas, lo difícil que es
    `/analyse 1 2 3 4 0 5 RLL` qué movimientos sobran en una solución
    `/explain 1 2 3 4 0 5` por qué ese tablero tiene solución
    `/explain 1 2 3 4 0 5 astar misplaced` un método de búsqueda, paso a paso
    `/compare 8 6 7/2 5 4/3 0 1` varias formas de resolverlo, comparadas

    `/scramble 4x4` un tablero para compartir
    `/scramble 3x3 length:20` un tablero que necesita exactamente 20 movimientos
help-knight =
    { "" }**Recorridos del caballo**: columnas x filas, hasta 10000x10000, con cualquier inicio y final. Si \
        no hay recorrido, digo por qué.

    `/knight 5x5 e1` un recorrido desde e1
    `/knight 8x8 a1 to h1` de una esquina a otra
    `/knight 6x6 closed` termina a un salto de caballo de su inicio
    `/knight 8x8 a1 style:smooth` el camino como una cinta trenzada
    `/knight 8x8 a1 seed:4` otro recorrido; el mismo número da siempre el mismo

    { "" }**Búsquedas**: los programas de Shalyto, Tukkel y Shamgunov (2003) con sus optimizaciones: 1, \
        descartar casillas por su color; 2, evitar casillas bloqueadas; 3, la regla de Warnsdorff; 4, probar \
        cinco órdenes (arrays) de los movimientos.
    `/knight 5x5 e1 method:classic opts:1,3` con las optimizaciones 1 y 3
    `/knight 5x5 e1 opts:1-4 program:automaton array:B` con el programa y el orden que elijas; también \
        program:iterative o program:recursive
    `/knight 8x8 a1 method:warnsdorff` solo con la regla de Warnsdorff; también method:exhaustive

    { "" }**Retrocesos de estas búsquedas**
    `/knight table 7x7 opts:1,2,3` cuántos hay desde cada casilla
    `/knight table 5x5 opts:1 vs 1,2 vs 1-4` varias tablas, lado a lado
    `/knight table 5x5 opts:1 max-returns:100` cada búsqueda abandona tras 100 retrocesos
    `/knight log 3x4 b1` una búsqueda, paso a paso
    `/knight log 3x4 (2,4) squares:xy` casillas como (x,y), contando desde la esquina superior izquierda
    `/knight count 5x5` cuántos recorridos hay; también count 6x6 closed, count 5x5 a1
    `/knight check { check-example }` ¿es válido tu recorrido? También con números
    `/knight machine` el autómata, dibujado
    `/knight arrays` los cinco órdenes, dibujados
help-play =
    { "" }**Jugar**: toca una ficha en la fila o columna del hueco, y se desliza. O escribe tus movimientos: \
        `/help moves`. Un puzle está resuelto cuando sus fichas quedan 1, 2, 3... fila a fila, con el hueco \
        al final; un recorrido del caballo pasa por cada casilla una sola vez.

    `/daily` el puzle de hoy, cada vez más difícil de lunes a domingo; cada día seguido alarga tu racha
    `/daily yesterday` el puzle de ayer, para practicar
    `/daily knight` un recorrido del caballo para hacerlo tú, cada día otro, con su propia racha
    `/leaderboard everywhere week` la clasificación de la semana: primero cuentan los días resueltos, luego \
        los movimientos sobre el mínimo y luego el tiempo
    `/stats` tus puzles del día en cifras e imágenes

    `/play 4x4` un tablero mezclado para ti
    `/play 3x3 hard` un tablero difícil; también easy (fácil), medium (medio)
    `/play 8 6 7/2 5 4/3 0 1` un tablero que eliges tú
    `/play knight 6x6 a1` un recorrido del caballo que haces tú
    `/play knight 6x6 closed` un recorrido que termina a un salto de caballo de su inicio
    Envía una foto con el texto `/play 3x3`, y la corto en fichas.

    `/hint` una pista para el próximo movimiento; cada pista siguiente dice más
help-moves =
    { "" }**Cómo escribir movimientos**: { $heard ->
        [yes] en nuestro chat privado no hace falta `/move`. Escribe en una línea tantos como quieras.
       *[no] escribe en una línea tantos como quieras.
      } Si uno no es posible, digo cuál y hago solo los anteriores.

    { "" }**Para deslizar fichas**:
    `/move LUR2` letras: L izquierda, U arriba, R derecha, D abajo; el 2 repite la R
    `/move left up right2` palabras, también en otros idiomas: izquierda, влево, 左
    `/move ←↑→→` flechas
    `/move awdd` las teclas W arriba, A izquierda, S abajo, D derecha. D es derecha si la primera letra \
        distinta de D es W, A o S; si no, es abajo
    `/move 7 8 5` fichas por su número; si una está lejos del hueco, empuja a las que hay en medio. En \
        tableros de hasta 2x5 y 3x3, `785` también son las fichas 7, 8 y 5

    { "" }**Para mover el caballo**:
    `/move c3` la casilla siguiente
    `/move c3 d5` varias casillas, también `c3d5` o `Nc3`

    En tus propias partidas también hay `/move undo`, `/move restart` y `/move give up`.
help-together =
    { "" }**Juntos**, en un grupo o un servidor:

    `/race 3x3` ¿quién resuelve primero el mismo tablero? De 2 a 30 personas tocan «Me apunto» en los \
        primeros 30 segundos y reciben el tablero a la vez, cada una en privado
    `/fmc 4x4 10m` ¿quién resuelve el mismo tablero con menos movimientos? Las soluciones se envían en \
        privado, tantas como se quiera, y se muestran al acabar el tiempo

    `/daily` el puzle de hoy para todos, y quién lo ha resuelto aquí
    `/leaderboard week` los mejores de este chat, esta semana
    `/play 4x4 public` un tablero que ven todos aquí
help-settings =
    { "" }**Ajustes y tus datos**

    `/settings` todos los ajustes, con botones. En un grupo o servidor los eligen sus administradores; en \
        nuestro chat privado los eliges tú, para todo lo que solo ves tú.
    `/settings daily 18:00 Europe/Madrid` el puzle llega cada día a esa hora de esa ciudad
    `/settings daily off` el puzle deja de llegar cada día
    `/settings language es` el idioma: de, en, es, ru o zh
    `/settings theme dark` imágenes oscuras; también light (claras), contrast (alto contraste)
    `/settings tiles colours` fichas de colores; también wood (madera), plain (lisas)
    `/settings palette safe` colores que todo el mundo distingue

    `/privacy` qué guardo sobre ti, y por qué
    `/export` te envía todo lo que guardo sobre ti, en un archivo solo para ti
    `/forget` borra todo lo que guardo sobre ti, si lo confirmas

button-topic = { $topic ->
    [puzzles] Puzles deslizantes
    [knight] Recorridos del caballo
    [play] Jugar
    [moves] Escribir movimientos
    [together] Jugar juntos
    [settings] Ajustes y datos
   *[all] ‹ Vista general
  }
button-help = Ayuda
