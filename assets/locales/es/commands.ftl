# The commands as menus show them (at most 100 characters each), and texts that all commands share.

solve-description = La solución más corta de un puzle deslizante: /solve 1 2 3 4 0 5
# In the menu of a message: at most 32 characters.
solve-message = Resolver este tablero
solve-option-board = El tablero fila a fila, 0 para el hueco: 1 2 3 4 0 5, o 5 1 3/4 2 0/7 8 6
solve-option-goal = El tablero al que llegar (meta); si no se indica: 1, 2, 3, ... y el hueco al final
solve-option-size = Filas x columnas, como 2x4; los tamaños habituales se detectan solos
solve-option-algorithm = El algoritmo de búsqueda; si no se indica, el mejor para ese tamaño
solve-option-heuristic = La heurística (estimación) que guía a astar e ida; si no se indica, linear-conflict
solve-option-limit = Cuántos movimientos sigue dfs como mucho; si no se indica, los del tablero más difícil \
    de ese tamaño
solve-option-metric = Cómo contar movimientos: con stm, uno por ficha; con mtm, uno aunque se deslicen \
    varias a la vez

knight-description = Un recorrido del caballo por todas las casillas de un tablero: /knight 5x5 e1
knight-option-size = Columnas x filas, como 8x8; o todo lo que iría detrás de /knight, como table 5x5 opts:1 \
    vs 1,2
knight-option-start = La primera casilla del recorrido, como e1
knight-option-end = La última casilla del recorrido, como h1
knight-option-closed = Recorrido cerrado: su última casilla está a un salto de caballo de la primera
knight-option-method = construct da el recorrido al instante en cualquier tablero; los demás, búsquedas de \
    libro de texto
knight-option-opts = Optimizaciones del método clásico: 1,3 o 1-4; para compararlas en una tabla: 1 vs 1,2
knight-option-program = Uno de los tres programas del método clásico; todos encuentran el mismo recorrido
knight-option-array = El orden (array, de A a E) en que el método clásico prueba los movimientos
knight-option-max-returns = Retrocesos tras los que se abandona la búsqueda; si no se indica, 400000 (MAX_RET)
knight-option-good-returns = Retrocesos tras los que la optimización 4 pasa al orden siguiente; si no se \
    indica, 1 (GOOD_RET)
knight-option-style = Cómo se dibuja el camino: con rectas (straight) o con curvas (smooth)
knight-option-squares = Cómo se escriben las casillas: e1, o (x,y) contando desde la esquina superior \
    izquierda
knight-option-show = Qué mostrar: recorrido, cuántos hay, comprobar el tuyo, tabla, registro, autómata u \
    órdenes

daily-description = El puzle de hoy, igual para todos y con rachas; o el recorrido del caballo de hoy: \
    /daily knight
daily-option-day = knight: el recorrido del caballo de hoy; o una fecha pasada para practicar, como 2026-11-20

leaderboard-description = Quién resuelve mejor los puzles del día, en este chat o en todos: /leaderboard week
leaderboard-option-period = El periodo: day (hoy), week (semana), month (mes) o all (desde el principio)
leaderboard-option-scope = De quién son los resultados: here (este chat) o everywhere (todos los chats)
leaderboard-option-series = Qué clasificación mostrar: puzzle (el puzle del día) o knight (el caballo del día)

stats-description = Tus resultados en los puzles del día: calendario, racha, movimientos de más, mejores \
    tiempos

play-description = Jugar: un puzle (/play 4x4), un tablero que elijas o un recorrido (/play knight 6x6)
play-option-size = Un tamaño de 2x2 a 10x10 (si falta, 3x3), un tablero como 8 6 7/2 5 4/3 0 1, o knight \
    6x6 a1
play-option-level = La dificultad: easy, medium o hard, según los movimientos de la solución más corta
play-option-length = Cuántos movimientos tiene la solución más corta del tablero, como 20
play-option-picture = Una foto para cortarla en fichas, o un tablero en una imagen o un archivo de texto
play-option-public = Mostrar el tablero a todos en este chat

move-description = Hacer movimientos en tu tablero: /move LUR2, /move 7 8, /move c3
move-option-moves = Hacia dónde van las fichas (LUR2, arriba, wasd, ←), qué fichas (7 8) o adónde va el \
    caballo (c3)

sorry = Algo ha fallado por mi parte; el error queda registrado{ $code ->
    [none] {""}
   *[other] {" "}como { $code }
}. Inténtalo otra vez, por favor.
cancelling = Estoy cancelando tu petición.
# Before a late answer that needs a new message.
late-answer = **{ $name }**, aquí tienes lo que pediste. Perdona que haya tardado tanto.
# A user sent a picture, a sticker or a voice message without text.
words-only = Entiendo texto, imágenes y archivos de texto. Escribe un tablero, por ejemplo \
    `/solve 1 2 3 4 0 5`, o juega: `/play 4x4`. Todo lo que sé hacer está en `/help`.
bare-size = **{ $size }**: { $has ->
    [both] ¿quieres un puzle deslizante o un recorrido del caballo? `{ $prefix }play { $size }` te da un \
        puzle, `{ $prefix }knight { $size }` dibuja un recorrido.
    [puzzle] ¿quieres un puzle deslizante? `{ $prefix }play { $size }` te da uno.
    [tour] ¿quieres un recorrido del caballo? `{ $prefix }knight { $size }` dibuja uno.
   *[none] no hay ningún tablero de ese tamaño. Prueba `{ $prefix }play 4x4` o `{ $prefix }knight 8x8`.
  }

button-cancel = Cancelar
button-leaderboard = Clasificación
button-share = Compartir
button-size-puzzle = Puzle { $size }
button-size-tour = Recorrido { $size }
button-send-to-chat = Enviar a un chat
button-another-tour = Otro recorrido
button-walk-it = Hacer yo el recorrido
button-smooth = Línea curva
button-straight = Línea recta
button-gif = Como GIF
button-order = Movimientos numerados en un archivo
option-theme = Colores de las imágenes: claros, oscuros o en alto contraste
