# Hints for the current game, and what they cost.

hint-description = Una pista para tu tablero; si pides otra en la misma posición, dice más
hint-option-show = Mostrar la pista, aunque el puzle de hoy cuente entonces como resuelto con ayuda
hint-question = Si te doy una pista, el puzle de hoy contará como resuelto con ayuda: tu resultado irá \
    detrás de los conseguidos sin ayuda. ¿Muestro la pista?
hint-tile = Pista: mueve ahora la ficha **{ $tile }**.
hint-slide = Pista: la ficha **{ $tile }** se desliza hacia { $move ->
    [L] la izquierda
    [R] la derecha
    [U] arriba
   *[D] abajo
  }.
hint-slides = Pista: { $isBest ->
    [true] por el camino más corto
   *[false] por un buen camino
  } { $left ->
    [one] falta 1 movimiento
   *[other] faltan { $left } movimientos
  }{ $count ->
    [1] ; el siguiente es
   *[other] ; los { $count } siguientes son
  } `{ $moves }`.
hint-squares = Pista: un recorrido sigue por `{ $squares }`{ $count ->
    [1] {""}
   *[other] , en este orden
  }.
hint-dead-end = Está demostrado que desde aquí ya no se puede completar el recorrido. { $back ->
    [none] Ningún recorrido empieza en esta casilla; `/play knight 5x5 a1` te da otro tablero.
   *[other] Vuelve hasta **{ $back }**.
  }
hint-no-way = Está demostrado que desde aquí ya no se puede completar el juego. { $back ->
    [none] `/play` te da otro tablero.
    [start] Desde el inicio aún se puede: `/move restart`.
   *[other] Después de **{ $back }** aún se podía; `/move undo` deshace un movimiento.
  }
hint-steps = Pista: sigue con `{ $steps }`. { $left ->
    [one] Es el último movimiento
   *[other] Quedan { $left } movimientos
  }.
fault-no-hints = Este juego no tiene pistas. Un juego que sí las tiene: `{ $prefix }play 3x3`.
game-assisted = Has pedido una pista, así que tu resultado irá detrás de los conseguidos sin ayuda.
button-hint = Pista
fault-hint-elsewhere = Aquí los demás verían la pista. Tu tablero está en nuestro chat privado; pídeme la \
    pista allí: `{ $prefix }hint`.
fault-no-hints-in-round = En una ronda no hay pistas, para que sea igual para todos. En una partida tuya sí \
    las hay: `{ $prefix }play 3x3`.
fault-no-way-found = No encontré cómo seguir desde aquí, pero tampoco pude demostrar que no se puede. Deshaz \
    un movimiento y pide otra vez la pista: `{ $prefix }hint`.

fair-warning = Lo que pides es { $near ->
    [yes] casi { "" }
   *[no] { "" }
  }el { $day ->
    [today] { $series ->
        [knight] recorrido de hoy
       *[puzzle] puzle de hoy
      }
   *[other] { $series ->
        [knight] recorrido del { $day }
       *[puzzle] puzle del { $day }
      }, que aún no has terminado
  }. Si te muestro cómo se resuelve, contará como resuelto con ayuda y tu resultado irá detrás de los \
      conseguidos sin ayuda. ¿Lo muestro de todos modos?
button-show-it = Mostrar
fault-todays-board = Lo que pides es { $near ->
    [yes] casi { "" }
   *[no] { "" }
  }el { $day ->
    [today] { $series ->
        [knight] recorrido de hoy
       *[puzzle] puzle de hoy
      }, y quizá alguien de aquí aún no lo ha resuelto
   *[other] { $series ->
        [knight] recorrido del { $day }
       *[puzzle] puzle del { $day }
      }, que aún no has terminado
  }. Pregúntame en nuestro chat privado. Aquí resuelvo \
      cualquier otro tablero: `{ example }`.
fault-board-in-round = Es { $near ->
    [yes] casi { "" }
   *[no] { "" }
  }el tablero de una ronda que sigue en marcha. Mostraré su solución cuando la ronda termine{ $minutes ->
    [0] { "" }
   *[other] , en { $minutes } min como mucho
  }. Cualquier otro tablero lo resuelvo ya: `{ example }`.
