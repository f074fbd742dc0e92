daily-name = { $series ->
    [knight] Caballo del día #{ $number }
   *[puzzle] Puzle del día #{ $number }
  }
daily-board = **{ daily-name }** · { $weekday } { $day } · { $name }
play-board = **{ $name }**
practice-name = { $series ->
    [knight] Práctica: caballo #{ $number }
   *[puzzle] Práctica: puzle #{ $number }
  }
practice-board = **{ practice-name }** · { $weekday } { $day } · { $name }
game-made = { $made ->
    [one] 1 movimiento
   *[other] { $made } movimientos
  }
# The fewest moves that solve it, proved.
game-par = mínimo de movimientos: { $par }
game-goal = La meta: 1, 2, 3... fila a fila, con el hueco al final.
daily-rules = { $series ->
    [knight] Cada casilla a la que saltas cuenta como un movimiento, aunque lo deshagas.
   *[puzzle] Cada paso de una ficha cuenta como un movimiento.
  } Gana quien usa menos movimientos; si hay empate, quien tarda menos. El tiempo corre desde que abriste el \
      puzle.
game-how = { $press ->
    [tiles] Toca una ficha para deslizarla, o escribe movimientos
    [arrows] Las flechas deslizan la ficha junto al hueco. O escribe movimientos
   *[nothing] Escribe movimientos
  }: `/move LUR2`
game-how-cells = { $press ->
    [cells] Toca una casilla o escríbela
   *[nothing] Escribe la casilla
  }: `/move { $square }`
# The fewest moves from a board's start.
game-way = La solución más corta tiene { $count ->
    [one] 1 movimiento
   *[other] { $count } movimientos
  }: `{ $steps }`
play-progress = { $level ->
    [length] Buscando un tablero cuya solución más corta tenga { $length ->
        [one] 1 movimiento
       *[other] { $length } movimientos
      }.
    [easy] Buscando un tablero fácil.
    [hard] Buscando un tablero difícil.
   *[medium] Buscando un tablero de dificultad media.
  }
game-full = Llevas { NUMBER($most, useGrouping: "always") } { $unit ->
    [squares] casillas
   *[moves] movimientos
  } en esta partida, y no puedo guardar más. Para seguir jugando, empieza de nuevo{ $counts ->
    [yes] .
   *[no] ; la nueva partida será una práctica y no contará para la racha.
  }
game-given-up = **Has abandonado** tras { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  } y { $time }. La partida no cuenta. ¡La próxima saldrá mejor!
game-put-away = **He cerrado esta partida** tras { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }, para dejar sitio a otras más nuevas. **{ button-play-again }** empieza este tablero desde el principio.
# Replaces a board whose game is no longer stored.
game-gone = **Partida terminada**: ya no está guardada. Empieza una nueva: `/play 3x3`.
# A knight's tour, walked by hand.
walk-goal = La meta: pasar por cada casilla una sola vez.
walk-name = { $closed ->
    [yes] Recorrido cerrado del caballo
   *[no] Recorrido del caballo
  } { $cols }x{ $rows }
walk-progress = { $walked } de { $squares } casillas recorridas
walk-how = { $press ->
    [squares] Toca una casilla al alcance del caballo, o escríbela
   *[nothing] Escribe adónde va el caballo
  }: `/move { $square }`
walk-closed-how = La última casilla debe quedar a un salto de caballo de la primera casilla, **{ $first }**.
walk-not-closed = **Has pasado por todas las casillas**, pero desde la última no puedes saltar a la primera, \
    { $first }. Vuelve atrás con «{ button-undo }» o `/move undo`.
walk-stuck = **El caballo no tiene salida**: ya pasó por todas las casillas a su alcance. Vuelve atrás con \
    «{ button-undo }» o `/move undo`.
walk-hopeless = Está demostrado que desde aquí ya no se puede completar el recorrido. Vuelve atrás con \
    «{ button-undo }» o `/move undo`.
walk-alt = Un tablero de ajedrez de { $cols } por { $rows }, { $walked ->
    [one] una casilla recorrida
   *[other] { $walked } casillas recorridas
  }, el caballo en { $here }; { $count ->
    [0] no puede ir a ninguna parte
   *[other] puede ir a { $reach }
  }
square-name = Mover el caballo a { $square }
practice-done = { $series ->
    [knight] Era una práctica con el recorrido del { $day }; no cuenta para la racha. `/daily knight` abre \
        el recorrido de hoy.
   *[puzzle] Era una práctica con el puzle del { $day }; no cuenta para la racha. `/daily` abre el puzle de \
       hoy.
  }
# The name of a button for screen readers.
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
  }, { $time }{ $assisted ->
    [true] , con ayuda
   *[false] {""}
  }.
game-optimum = { $verdict ->
    [perfect] Con menos movimientos no se puede. ¡Perfecto!
    [helped] Con menos movimientos no se puede.
    [over] El mínimo posible es { $optimum }; usaste { $over } más.
   *[unknown] ¡Bien hecho!
  }
# How many of all boards of that size need fewer moves.
result-hardness = Este tablero es más difícil que el { $percent } % de todos los tableros { $size }.
result-rank = { $people ->
    [1] ¡Nadie lo había logrado antes que tú!
   *[other] Tu puesto: { $shared ->
        [here] { $rankHere } de { $peopleHere } en este chat, { $rank } de { $people } en todos los chats.
        [group] { $rankHere } de { $peopleHere } en el grupo, { $rank } de { $people } en todos los chats.
       *[none] { $rank } de { $people } en todos los chats.
      }
  }
result-unranked = Nadie puede ir tan rápido a mano, así que este resultado no entra en la clasificación. \
    Aun así cuenta para tu racha.
daily-streak = { $series ->
    [knight] Racha con el caballo
   *[puzzle] Racha
  }: { $current ->
    [one] **1 día**
   *[other] **{ $current } días**
  } (récord { $best }).{ $freezes ->
    [0] { "" }
    [one] { " " }Tienes 1 comodín por si un día faltas.
   *[other] { " " }Tienes { $freezes } comodines por si un día faltas.
  }
streak-frozen = { $count ->
    [one] Un comodín cubrió el día que te faltó ({ $days })
   *[other] Los comodines cubrieron los días que te faltaron ({ $days })
  }, así que la racha sigue.
next-puzzle = El próximo puzle llega en { $count } { $unit ->
    [hours] h
   *[minutes] min
  }.
# In a shared chat, where each user opens a board of their own; results follow.
day-message = **{ daily-name }** · { $day } · { $size } · mínimo de movimientos: { $par }
day-nobody = Aquí nadie ha resuelto este puzle todavía. **Jugar** te abre tu propio tablero{ $linked ->
    [no] , que solo ves tú
   *[yes] { " " }en nuestro chat privado
  }; tu resultado aparecerá aquí.
day-more = { $count ->
    [one] y 1 persona más
   *[other] y { $count } personas más
  }
# In a daily message that a newer one in the same chat has replaced.
day-earlier = Los resultados están ahora en el mensaje nuevo, más abajo. **Jugar** también funciona en este.
# In place of a board in a group that only one person could play.
board-elsewhere = Este puzle lo juega cada persona en su propio tablero. **Jugar** abre el tuyo en nuestro \
    chat privado.
# Below a public board in a group whose player is not known: an admin or a channel has asked for it.
game-for-all = Aquí cualquiera puede jugar en este tablero.
# Below the results of the daily puzzle, once somebody plays that day's knight there; names of its solvers.
day-knight = ♞ **Caballo del día**: { $count ->
    [0] ya hay quien lo intenta; nadie lo ha completado todavía.
   *[other] completado por { $names }{ $more ->
        [0] .
       *[other] {" "}y { $more } más.
      }
  }
past-message = **{ practice-name }** · { $day }
    { "" }**Jugar** te abre tu propio tablero en nuestro chat privado. No cuenta para la racha.
board-invitation = **Un tablero { $size }** para resolver. { opened-alone }
walk-invitation = { $closed ->
    [yes] **Un recorrido cerrado del caballo { $size }** para completar: termina a un salto de caballo de su \
        inicio.
   *[no] **Un recorrido del caballo { $size }** para completar.
  } { opened-alone }
game-invitation = **{ $name }**. { opened-alone }
opened-alone = **Jugar** abre el tablero solo para ti, en nuestro chat privado. En este chat, todos reciben \
    el mismo.
button-play = Jugar
button-play-knight = ♞ Caballo del día
# Points to an earlier message of the bot when the chat refuses a reaction.
standing-above = El mensaje que buscas está un poco más arriba en este chat.
share = { $series ->
    [knight] TileKnight ♞ #{ $number }
   *[puzzle] TileKnight #{ $number }
  } · { $name }: { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }, { $time } { $squares }{ $par ->
    [0] {""}
   *[other] {" "}· mínimo { $par }
  } · racha { $streak }{ $note ->
    [helped] {" "}· con ayuda
    [unranked] {" "}· sin puesto
   *[none] {""}
  }
# For a friend: the board of a solved game, as a line to send.
share-board = { $name } resolvió este tablero en { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }{ $par ->
    [0] {""}
   *[other] { "" } (mínimo { $par })
  }. Inténtalo tú: `{ $line }`
button-for-a-friend = Retar a un amigo
notice-board-moved-on = El tablero ha cambiado. Ahora lo ves con los últimos movimientos.
button-again = Empezar de nuevo
button-play-again = Jugar otra vez
button-undo = Deshacer
# Before many moves are lost, above two buttons: the first ends the game, the second goes on.
restart-sure = ¿Reiniciar la partida? Perderás tus { $made } movimientos.
giveup-sure = ¿Abandonar? La partida terminará sin resolver, tras { $made } movimientos.
button-play-on = Seguir jugando
button-restart = Reiniciar
button-giveup = Abandonar
button-a-tour = Mostrar un recorrido
button-another-board = Otro tablero
button-harder = Más difícil
button-bigger = Más grande
button-shortest-way = Mostrar el camino más corto
button-my-game = Repasar mi partida
photo-working = Cortando tu foto en fichas…
