# Help with what is being played, and what it costs.

hint-description = Una pista para el tablero que juegas; cada una sobre la misma posición dice más
hint-option-show = Mostrarla, aunque el puzle de hoy quede «con ayuda»
hint-question = Con una pista, el puzle de hoy cuenta «con ayuda»: tu resultado va detrás de los que no la tuvieron. ¿La muestro?
hint-tile = Pista: la ficha **{ $tile }**.
hint-slide = Pista: la ficha **{ $tile }** se desliza hacia { $move ->
    [L] la izquierda
    [R] la derecha
    [U] arriba
   *[D] abajo
  }.
hint-slides = Pista: { $isBest ->
    [true] a un camino más corto
   *[false] a un buen camino
  } desde aquí le { $left ->
    [one] falta 1 movimiento
   *[other] faltan { $left } movimientos
  }{ $count ->
    [1] {""}
   *[other] ; los { $count } siguientes
  }: `{ $moves }`
hint-squares = Pista: un recorrido sigue por `{ $squares }`{ $count ->
    [1] {""}
   *[other] , en este orden
  }.
hint-dead-end = Desde aquí ya no hay recorrido posible, está demostrado. { $back ->
    [none] Ninguno empieza en esta casilla; `/play knight 5x5 a1` te da otro.
   *[other] Vuelve hasta **{ $back }**.
  }
hint-steps = Pista: sigue con `{ $steps }`, { $left ->
    [one] el último movimiento
   *[other] quedan { $left } movimientos
  }.
fault-no-hints = Este juego no tiene pistas. Un tablero que sí las tiene: `{ $prefix }play 3x3`.
game-assisted = Con ayuda: va detrás de los resultados sin ella.
button-hint = Pista
fault-hint-elsewhere = Aquí la verían los demás. Pídemela en nuestro chat privado, donde está tu tablero: `{ $prefix }hint`.
fault-no-hints-in-round = En una ronda no hay pistas, para que sea igual para todos. En una partida tuya sí: `{ $prefix }play 3x3`.
fault-no-way-found = No encontré ni un camino ni la prueba de que no lo hay. Da un paso atrás y pregunta otra vez: `{ $prefix }hint`.

fair-warning = Este es { $near ->
    [yes] casi { "" }
   *[no] { "" }
  }el { $series ->
    [knight] recorrido de hoy
   *[puzzle] puzle de hoy
  }. Si ves cómo se resuelve, tu resultado cuenta «con ayuda»: va detrás de los que no la tuvieron. ¿Lo muestro?
button-show-it = Mostrar
fault-todays-board = Este es { $near ->
    [yes] casi { "" }
   *[no] { "" }
  }el { $series ->
    [knight] recorrido de hoy
   *[puzzle] puzle de hoy
  }, y quizá otros aquí sigan con él. Pregúntame en nuestro chat privado; aquí resuelvo cualquier otro: `{ example }`.
fault-board-in-round = Este es { $near ->
    [yes] casi { "" }
   *[no] { "" }
  }el tablero de una ronda que sigue en marcha. Mostraré su solución cuando termine{ $minutes ->
    [0] { "" }
   *[other] , como mucho en { $minutes } min
  }. Cualquier otro lo resuelvo ya: `{ example }`.
