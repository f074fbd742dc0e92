daily-name = { $series ->
    [knight] Caballo del día #{ $number }
   *[puzzle] Puzle del día #{ $number }
  }
daily-board = **{ daily-name }** · { $weekday } { $day } · { $name }
play-board = **{ $name }**
practice-name = { $series ->
    [knight] Práctica del caballo #{ $number }
   *[puzzle] Práctica del puzle #{ $number }
  }
practice-board = **{ practice-name }** · { $weekday } { $day } · { $name }
game-made = { $made ->
    [one] 1 movimiento
   *[other] { $made } movimientos
  }
# The fewest moves that solve it, proved.
game-par = par { $par }
daily-rules = { $kind ->
    [knight] Cada casilla cuenta uno, también si se deshace.
   *[other] Cada paso de una ficha cuenta uno.
  } Va delante quien hace menos movimientos; luego, quien tarda menos. El reloj corre desde que lo abriste.
game-how = { $press ->
    [tiles] Toca una ficha y se desliza, o escribe movimientos
    [arrows] Las flechas deslizan la ficha junto al hueco. O escribe movimientos
   *[nothing] Escribe movimientos
  }: `/move LUR2`
play-progress = { $level ->
    [length] Busco un tablero de { $length ->
        [one] 1 movimiento
       *[other] { $length } movimientos
      }.
    [easy] Busco un tablero fácil.
    [hard] Busco un tablero difícil.
   *[medium] Busco un tablero intermedio.
  }
game-full = Llevas { NUMBER($most, useGrouping: "always") } { $kind ->
    [knight] casillas
   *[sliding] movimientos
  }, todo lo que puedo guardar de una partida. Empezar de nuevo ayuda{ $counts ->
    [yes] .
   *[no] ; será práctica y no contará para ninguna racha.
  }
game-given-up = **Abandonado** tras { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }, { $time }. No cuenta para nada, y el próximo es tuyo.
# A knight's tour, walked by hand.
walk-name = Recorrido del caballo { $cols }x{ $rows }
walk-progress = { $walked } de { $squares } casillas
walk-how = { $press ->
    [squares] Toca una casilla a la que llegue el caballo, o escríbela
   *[nothing] Escribe adónde va el caballo
  }: `/move { $square }`
walk-stuck = **El caballo no tiene salida**: ya pasó por todas las casillas a su alcance. Vuelve atrás: «Deshacer», o `/move undo`.
walk-hopeless = Desde aquí ya no hay recorrido posible, está demostrado. Vuelve atrás: «Deshacer», o `/move undo`.
walk-alt = Un tablero de ajedrez de { $cols } por { $rows }, { $walked ->
    [one] una casilla recorrida
   *[other] { $walked } casillas recorridas
  }, el caballo en { $here }; { $count ->
    [0] no puede ir a ninguna parte
   *[other] puede ir a { $reach }
  }
square-name = El caballo a { $square }
practice-done = { $series ->
    [knight] Era práctica del recorrido del { $day }; no cuenta para ninguna racha. `/daily knight` es el de hoy.
   *[puzzle] Era práctica del puzle del { $day }; no cuenta para ninguna racha. `/daily` es el de hoy.
  }
# Said of a button to those who can't see it.
tile-name = { $tile ->
    [0] hueco
   *[other] { $tile }
  }, fila { $row }, columna { $column }{ $inPlace ->
    [true] , en su sitio
   *[false] {""}
  }
arrow-name = { $move ->
    [L] Desliza una ficha a la izquierda
    [R] Desliza una ficha a la derecha
    [U] Desliza una ficha hacia arriba
   *[D] Desliza una ficha hacia abajo
  }
game-solved = **Resuelto** en { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }, { $time }.
game-optimum = { $verdict ->
    [perfect] Menos no se puede. ¡Perfecto!
    [over] El mínimo posible: { $optimum }. Usaste { $over } más.
   *[unknown] ¡Bien hecho!
  }
# How many of all boards of that size need fewer moves.
result-hardness = { $percent ->
    [0] Casi ningún tablero { $size } es más fácil.
   *[other] Más difícil que el { $percent } % de todos los tableros { $size }.
  }
result-rank = { $isHere ->
    [true] Puesto { $rankHere } de { $peopleHere } en este chat, { $rank } de { $people } en todas partes.
   *[false] Puesto { $rank } de { $people } en todas partes.
  }
daily-streak = { $series ->
    [knight] Racha con el caballo
   *[puzzle] Racha
  }: { $current ->
    [one] **1 día**
   *[other] **{ $current } días**
  } (récord { $best }){ $freezes ->
    [0] .
    [one] , 1 comodín en reserva.
   *[other] , { $freezes } comodines en reserva.
  }
streak-frozen = { $count ->
    [one] Un comodín cubrió { $days }, que te faltó
   *[other] Los comodines cubrieron { $days }, que te faltaron
  }: la racha sigue.
next-puzzle = Próximo puzle en { $count } { $unit ->
    [hours] h
   *[minutes] min
  }.
# In a shared chat, where each person opens a board of their own; results follow.
day-message = **{ daily-name }** · { $day } · { $series ->
    [knight] { $size }
   *[puzzle] { $kind ->
        [knight] un recorrido del caballo { $size }
       *[sliding] { $size }
      }
  } · par { $par }
day-nobody = Aquí nadie lo ha resuelto todavía. **Jugar** te abre un tablero propio { $linked ->
    [no] que solo ves tú
   *[yes] en nuestro chat privado
  }; tu resultado llega aquí.
day-more = y { $count } más
# Below the results of the day's puzzle, once the knight of that day is played there; names of those who have walked it.
day-knight = ♞ **Caballo del día**: { $count ->
    [0] en camino, nadie ha llegado todavía.
   *[other] recorrido por { $names }{ $more ->
        [0] .
       *[other] {" "}y { $more } más.
      }
  }
past-message = **{ practice-name }** · { $day }
    { "" }**Jugar** te abre un tablero propio en nuestro chat privado. No cuenta para ninguna racha.
board-message = { $kind ->
    [knight] **Un recorrido del caballo { $size }** para andarlo.
   *[sliding] **Un tablero { $size }** para resolver.
  } **Jugar** lo abre solo para ti, en nuestro chat privado; todos aquí reciben el mismo.
button-play = Jugar
button-play-knight = ♞ Caballo del día
# Where a message of the bot stands that was asked for again, and a sign at the line is refused.
standing-above = Está unos mensajes más arriba.
share = { $series ->
    [knight] TileKnight ♞ #{ $number }
   *[puzzle] TileKnight #{ $number }
  } · { $name }: { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }, { $time } { $squares }{ $par ->
    [0] {""}
   *[other] {" "}· par { $par }
  } · racha { $streak }{ $assisted ->
    [true] {" "}· con ayuda
   *[false] {""}
  }
# For a friend: the board of a solved game, as a line to be sent.
share-board = { $name } necesitó aquí { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }{ $par ->
    [0] {""}
   *[other] { "" } (par { $par })
  }. El mismo tablero para ti: `{ $line }`
button-for-a-friend = Para un amigo
notice-board-moved-on = El tablero ha avanzado; aquí está.
button-again = Empezar de nuevo
button-play-again = Jugar otra vez
button-undo = Deshacer
button-restart = Reiniciar
button-give-up = Abandonar
button-a-tour = Un recorrido
button-another-board = Otro tablero
button-shortest-way = Camino más corto
button-my-game = Mi partida
photo-working = Corto tu foto en fichas…
