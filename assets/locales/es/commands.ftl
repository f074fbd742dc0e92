# The commands as menus show them (at most 100 characters each), and texts that all commands share.

solve-description = La solución más corta de un puzle deslizante: /solve 1 2 3 4 0 5
# In the menu of a message: at most 32 characters.
solve-message = Resolver este tablero
solve-option-board = El tablero fila a fila, 0 para el hueco: 1 2 3 4 0 5, o 5 1 3/4 2 0/7 8 6
solve-option-goal = La meta; si no se indica: 1, 2, 3, ... y el hueco al final
solve-option-size = Filas x columnas, como 2x4; los tamaños habituales los reconozco solo
solve-option-algorithm = El algoritmo de búsqueda; si no se indica, el mejor para el tamaño
solve-option-heuristic = La heurística de astar e ida; si no se indica, linear-conflict
solve-option-limit = Profundidad máxima de dfs; si no se indica, la del tablero más difícil de ese tamaño
solve-option-metric = stm: cada paso de una ficha es un movimiento; mtm: deslizar varias a la vez también es \
    uno

knight-description = Un recorrido del caballo por todas las casillas de un tablero: /knight 5x5 e1
knight-option-size = Columnas x filas: 8x8, 5x7, 3x10; o una línea entera: table 5x5 opts:1 vs 1,2
knight-option-start = La primera casilla, como e1
knight-option-end = La última casilla, como h1
knight-option-closed = Un recorrido cuya última casilla está a un salto de caballo de la primera
knight-option-method = construct da un recorrido al instante en cualquier tablero; los demás buscan como en \
    los libros
knight-option-opts = Optimizaciones del método clásico: 1,3 o 1-4; en una tabla también 1 vs 1,2
knight-option-program = Uno de los tres programas del método clásico; todos encuentran el mismo recorrido
knight-option-array = El orden en que el método clásico prueba los movimientos
knight-option-max-returns = Retrocesos tras los que se abandona la búsqueda; si no se indica, 400000 (MAX_RET)
knight-option-good-returns = Retrocesos tras los que la optimización 4 pasa al orden siguiente; si no se \
    indica, 1 (GOOD_RET)
knight-option-style = Cómo se dibuja el camino
knight-option-squares = Cómo se escriben las casillas: e1, o (x,y) desde arriba a la izquierda
knight-option-show = Un recorrido, una tabla de retrocesos, un registro de la búsqueda, el autómata o los \
    órdenes

daily-description = El puzle de hoy, el mismo para todos, con rachas; /daily knight: el caballo del día
daily-option-day = knight: el caballo del día; o un día pasado para practicar, como 2026-11-20

leaderboard-description = Quién resuelve mejor los puzles del día, aquí o en todas partes: /leaderboard week
leaderboard-option-period = day (hoy), week (semana), month (mes) o all (histórica)
leaderboard-option-scope = here (este chat) o everywhere (en todas partes)
leaderboard-option-series = puzzle (el puzle del día) o knight (el caballo del día)

stats-description = Tus puzles del día: calendario, racha, movimientos sobre el mínimo, mejores tiempos

play-description = Una partida para ti: /play 4x4, un tablero tuyo, o /play knight 6x6
play-option-size = Tamaño de 2x2 a 10x10 (por defecto 3x3), un tablero: 8 6 7/2 5 4/3 0 1, o: knight 6x6 a1
play-option-level = easy, medium o hard: según los movimientos mínimos que necesita el tablero
play-option-length = El mínimo de movimientos con que se resuelve: 20
play-option-picture = Una foto tuya para cortarla en fichas: JPEG, PNG o WebP, hasta 10 MB
play-option-public = Un tablero que ven todos aquí

move-description = Movimientos en el tablero que juegas: /move LUR2, /move 7 8, /move c3
move-option-moves = Hacia dónde van las fichas (LUR2, arriba, wasd, ←), qué fichas (7 8) o qué casillas (c3 \
    d5)

sorry = Algo ha fallado por mi parte; el error queda registrado{ $code ->
    [none] {""}
   *[other] {" "}como { $code }
}. Inténtalo otra vez, por favor.
cancelling = Lo estoy cancelando.
# Before a late answer that needs a new message.
late-answer = **{ $name }**, aquí tienes lo que pediste. Perdona que haya tardado tanto.
# A user sent a picture, a sticker or a voice message without text.
words-only = { $kind ->
    [picture] Leo tableros en imágenes: envía una JPEG, PNG o WebP. O escríbelo fila a fila, 0 para el \
        hueco, por ejemplo `/solve 1 2 3 4 0 5`. Una foto con el texto `/play 4x4` la corto en fichas.
   *[other] Entiendo texto y fotos. Escribe un tablero, por ejemplo `/solve 1 2 3 4 0 5`, o juega: \
       `/play 4x4`. Lo demás está en `/help`.
  }
bare-size = **{ $size }**: { $has ->
    [both] ¿un puzle deslizante o un recorrido del caballo? `{ $prefix }play { $size }` mezcla uno, \
        `{ $prefix }knight { $size }` dibuja el otro.
    [puzzle] ¿un puzle deslizante? `{ $prefix }play { $size }` mezcla uno.
    [tour] ¿un recorrido del caballo? `{ $prefix }knight { $size }` dibuja uno.
   *[none] no hay tablero de ese tamaño. Por ejemplo, `{ $prefix }play 4x4` o `{ $prefix }knight 8x8`.
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
button-order = Números en un archivo
option-theme = Imágenes sobre fondo claro u oscuro, o en alto contraste
