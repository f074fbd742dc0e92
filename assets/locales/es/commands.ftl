# The commands as menus show them (at most 100 characters each), and what all of them say.

solve-description = La solución más corta de un puzle deslizante: /solve 1 2 3 4 0 5
# On a message, in the menu of what can be done with it: at most 32 characters.
solve-message = Resolver este tablero
solve-option-board = El tablero fila a fila, 0 para el hueco: 1 2 3 4 0 5, o 5 1 3/4 2 0/7 8 6
solve-option-goal = La meta; si no se indica, 1, 2, 3, ... y el hueco al final
solve-option-size = Filas x columnas, como 2x4; en los tableros habituales la reconozco yo
solve-option-algorithm = Cómo buscar; si no se indica, lo mejor para el tamaño
solve-option-heuristic = Con qué se anticipan astar e ida; si no se indica, linear-conflict
solve-option-limit = A cuántos movimientos llega dfs; si no se indica, los que requiere el tablero más difícil
solve-option-metric = stm cuenta cada paso de una ficha; mtm, un deslizamiento recto de varias como uno

knight-description = Un recorrido del caballo por todas las casillas de un tablero: /knight 5x5 e1
knight-option-size = Columnas x filas: 8x8, 5x7, 3x10; o una línea entera: table 5x5 opts:1 vs 1,2
knight-option-start = La primera casilla, como e1
knight-option-end = La última casilla, como h1
knight-option-closed = Un recorrido cuya última casilla está a un salto de la primera
knight-option-method = construct es inmediato en cualquier tablero; los demás buscan como en los libros
knight-option-opts = Optimizaciones del método clásico: 1,3 o 1-4; en una tabla también 1 vs 1,2
knight-option-program = Uno de los tres programas del método clásico; todos encuentran lo mismo
knight-option-array = El orden en que el método clásico prueba los movimientos
knight-option-max-returns = Una búsqueda con más retrocesos se abandona: si no se dice, 400000 (MAX_RET)
knight-option-good-returns = Retrocesos tras los que la optimización 4 pasa al orden siguiente: si no, 1 (GOOD_RET)
knight-option-style = Cómo se dibuja el camino
knight-option-squares = Cómo se escriben las casillas: e1, o (x,y) desde arriba a la izquierda
knight-option-show = Un recorrido, una tabla de retrocesos, un registro de la búsqueda, el autómata o los órdenes

daily-description = El puzle de hoy, el mismo para todos, con rachas; /daily knight: un recorrido del caballo
daily-option-day = knight: el caballo del día; o un día pasado para practicar, como 2026-11-20

leaderboard-description = Quién resuelve mejor los puzles del día, aquí o en todas partes: /leaderboard week
leaderboard-option-period = day (hoy), week (semana), month (mes) o all (histórica)
leaderboard-option-scope = here (este chat) o everywhere (en todas partes)
leaderboard-option-series = puzzle (el puzle del día) o knight (el caballo del día)

stats-description = Tus puzles del día: calendario, racha, movimientos sobre el mínimo, mejores tiempos

play-description = Una partida tuya: /play 4x4, un tablero que tú das, o /play knight 6x6
play-option-size = Tamaño de 2x2 a 10x10 (3x3 si no se indica), tablero: 8 6 7/2 5 4/3 0 1, o: knight 6x6 a1
play-option-level = Un tercio de los tableros de ese tamaño, según los mínimos movimientos que requieren
play-option-length = Los mínimos movimientos que lo resuelven: 20
play-option-picture = Una foto tuya para cortarla en fichas: JPEG, PNG o WebP, hasta 10 MB
play-option-public = Un tablero que ven todos aquí

move-description = Movimientos en el tablero que juegas: /move LUR2, /move 7 8, /move c3
move-option-moves = Hacia dónde van las fichas (LUR2, arriba, wasd, ←), cuáles (7 8), o casillas (c3 d5)

sorry = Algo salió mal por mi parte, y queda anotado{ $code ->
    [none] {""}
   *[other] {" "}como { $code }
}. Inténtalo otra vez, por favor.
cancelling = Cancelo.
# Before an answer that comes so late that it is a message of its own.
late-answer = **{ $name }**, aquí tienes lo que pediste. Perdona que haya tardado tanto.
# Somebody sent a picture, a sticker or a voice alone.
words-only = { $kind ->
    [picture] No puedo leer un tablero de una imagen. Escríbelo fila a fila, 0 para el hueco, por ejemplo `/solve 1 2 3 4 0 5`; o envía una foto con `/play 4x4` debajo, y la corto en fichas.
   *[other] Entiendo texto y fotos. Escribe un tablero, por ejemplo `/solve 1 2 3 4 0 5`, o juega: `/play 4x4`. Lo demás está en `/help`.
  }
bare-size = **{ $size }**: { $has ->
    [both] ¿un puzle deslizante o un recorrido del caballo? `{ $prefix }play { $size }` mezcla uno, `{ $prefix }knight { $size }` dibuja el otro.
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
button-walk-it = Recorrerlo tú
button-smooth = Curvo
button-straight = Recto
button-gif = GIF
button-order = Orden como archivo
option-theme = Imágenes sobre fondo claro u oscuro, o en alto contraste
