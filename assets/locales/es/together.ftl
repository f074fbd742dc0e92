# Races and fewest moves: several people on one board.

race-description = ¿Quién resuelve antes el mismo tablero? De 2 a 30 personas: /race 3x3
race-option-size = Un tamaño de 2x2 a 10x10; si no se indica, 3x3
fmc-description = Quién necesita menos movimientos para un mismo tablero: /fmc 4x4 10m
fmc-option-size = Un tamaño de 2x2 a 10x10; si no se indica, 3x3
fmc-option-minutes = Cuánto dura, de 1 a 60 minutos: 10m

# The message of a race in the chat.
race-title = **Carrera** · { $size } · { $state ->
    [open] convoca { $host }
    [running] { $players } en la salida
   *[over] terminada
  }
race-how = Toca «Me apunto» antes de { $seconds } segundos: todos reciben el mismo tablero en el mismo instante, en privado.
race-rule = Gana quien lo resuelve primero; con el mismo tiempo, quien usa menos movimientos. Sin pistas; un movimiento deshecho sigue contando.
race-joined = { $count ->
    [0] Aún no hay nadie.
   *[other] Dentro ({ $count }): { $names }
  }
race-row = { $rank }. { $name }: { $time }, { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }{ $over ->
    [none] { "" }
    [0] , el mínimo posible
   *[other] { " " }(+{ $over })
  }
race-running = Siguen en ello ({ $count }): { $names }
race-unfinished = Sin terminar: { $names }
race-unranked = Más rápido que cualquier mano, sin puesto: { $names }
race-alone = { $count ->
    [0] Esta vez no se apuntó nadie.
   *[other] Esta vez no se apuntó nadie más que { $names }.
  } `{ $prefix }race { $size }` convoca otra.
race-called-off = Se canceló. `{ $prefix }race { $size }` convoca otra.
round-par = El mínimo posible: { $par ->
    [one] 1 movimiento
   *[other] { $par } movimientos
  }, demostrado.
round-bound = Nadie ha demostrado aún el mínimo; hace falta al menos { $bound ->
    [one] 1 movimiento
   *[other] { $bound } movimientos
  }.
# A message of its own when a round is over; then the board, a solution.
race-result = **Carrera terminada** · { $size }: { $count ->
    [0] nadie lo ha resuelto.
    [one] gana { $names }, en { $time }.
   *[other] ganan { $names }, en { $time }.
  }
fmc-result = **Ronda terminada** · { $size }: { $count ->
    [0] nadie ha encontrado una solución.
    [one] gana { $names }, con { $length ->
        [one] 1 movimiento
       *[other] { $length } movimientos
      }.
   *[other] ganan { $names }, con { $length ->
        [one] 1 movimiento
       *[other] { $length } movimientos
      }.
  }
round-board = Tablero: `{ $board }`
round-way = { $proved ->
    [yes] Camino más corto, { $length ->
        [one] 1 movimiento
       *[other] { $length } movimientos
      }
   *[no] Un camino de { $length ->
        [one] 1 movimiento
       *[other] { $length } movimientos
      }
  }: `{ $moves }`
rows-more = … y { $count } más

# The private message of somebody in a race.
seat-waiting = **Estás dentro.** { $seconds ->
    [0] La carrera empieza en cualquier momento
    [one] La carrera empieza en 1 segundo
   *[other] La carrera empieza en { $seconds } segundos
  }; el tablero llega aquí, en este mensaje.
seat-left = Has dejado la carrera. Hasta que empiece, «Me apunto» te deja volver.
seat-alone = Esta vez no se apuntó nadie más. Si quieres, el tablero es tuyo: el mismo, sin carrera.
seat-called-off = La carrera se canceló. Si quieres, el tablero es tuyo: el mismo, sin carrera.
race-board = **Carrera** · { $name }
race-solved = **Resuelto** en { $time }, { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }. Puesto { $rank ->
    [1] **1**
   *[other] { $rank }
  } de { $players }{ $running ->
    [0] .
    [one] { " " }por ahora; 1 sigue en ello.
   *[other] { " " }por ahora; { $running } siguen en ello.
  }
race-too-quick = **Resuelto** en { $time }, { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }. Ha sido más rápido que cualquier mano, así que queda sin puesto.
race-ended = { $left ->
    [yes] Has dejado la carrera.
   *[no] La carrera ha terminado.
  } { $winner ->
    [none] Nadie lo ha resuelto por ahora.
   *[other] Va primero { $winner }, en { $time }.
  }

# Fewest moves.
fmc-title = **Menos movimientos** · { $size } · { $state ->
    [running] { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
      }, convoca { $host }
   *[over] terminada
  }
fmc-how = Un mismo tablero mezclado para todos: toca «Participar» y envíame tu solución en privado. Tantos intentos como quieras, cuenta el más corto; las soluciones se muestran al final.
fmc-row = { $rank }. { $name }: { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  }{ $over ->
    [none] { "" }
    [0] , el mínimo posible
   *[other] { " " }(+{ $over })
  } · { $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
  }
fmc-nobody = { $state ->
    [running] Aún no hay ninguna solución.
   *[over] Esta vez nadie encontró una solución. `{ $prefix }fmc { $size }` convoca otra ronda.
  }
fmc-seat = **Menos movimientos** · { $size } · { $minutes ->
    [0] queda menos de un minuto
    [one] queda 1 minuto
   *[other] quedan { $minutes } minutos
  }
fmc-seat-how = Escribe la solución entera desde este tablero, según se deslizan las fichas: { $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }. Tantos intentos como quieras, cuenta el más corto. Hasta el final solo se muestra su longitud.
fmc-seat-best = Tu mejor intento por ahora: { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  } ({ $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
  }).
fmc-seat-over = Esta ronda ha terminado; la tabla está en el chat.
try-taken = **Resuelto en { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  }.** { $isBest ->
    [yes] Es tu mejor intento por ahora.
   *[no] Tu mejor sigue siendo { $best }.
  } { $minutes ->
    [0] Queda menos de un minuto.
    [one] Queda 1 minuto.
   *[other] Quedan { $minutes } minutos.
  }
solutions-title = **Soluciones** · { $size }

notice-round = { $state ->
    [running] La carrera ha empezado.
   *[over] { $kind ->
        [race] La carrera ha terminado.
       *[fmc] Esta ronda ha terminado.
      }
  }

button-join = Me apunto
button-take-part = Participar
button-my-board = Mi tablero
button-start-race = Empezar ya
button-end-round = Terminar
button-leave = Salir
button-solutions = Todas las soluciones
button-rematch = Revancha
button-play-it-alone = Jugarlo

fault-round-needs-chat = { $where ->
    [page] Las rondas contra otros son para grupos de Telegram y servidores de Discord. Aquí funciona:
   *[chat] { $command ->
        [race] Una carrera necesita
       *[fmc] Esta ronda necesita
      } a otros: envía `{ $prefix }{ $command } { $size }` en un grupo o servidor donde esté yo. Sin compañía:
  } `{ $prefix }play { $size }`.
fault-too-many-rounds = En este chat ya hay { $most } rondas en marcha. Cuando acabe una, convoca la siguiente: `{ example }`.
fault-bad-minutes = «{ $text }» no es un tiempo para una ronda. Escribe de 1 a 60 minutos: `{ $prefix }fmc 4x4 10m`.
fault-round-over = Esta ronda ha terminado. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` convoca otra.
fault-race-started = Esta carrera ha empezado sin ti. `{ $prefix }race { $size }` convoca otra.
fault-round-full = Esta ronda ya tiene sus { $most } personas. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` convoca otra.
fault-race-alone = Una carrera es de dos: espera a que alguien más toque «Me apunto». Sin compañía: `{ $prefix }play 3x3`.
fault-not-your-round = Eso solo lo pueden hacer { $name }, que convocó esta ronda, y los moderadores. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` convoca la tuya.
fault-not-in-race = Ya no estás en esta carrera. Otra: `{ $prefix }race 3x3`.
fault-try-stuck = El movimiento { $index } de tu solución no es posible: allí ninguna ficha puede deslizarse así. No se contó nada; envíala otra vez entera, desde el tablero inicial: `{ $prefix }move LURD…`.
fault-try-unsolved = Después de { $moves ->
    [one] este 1 movimiento
   *[other] estos { $moves } movimientos
  }, { $inPlace ->
    [one] 1 de { $tiles } fichas está
   *[other] { $inPlace } de { $tiles } fichas están
  } en su sitio, así que no se contó nada. Envíala entera, del tablero inicial a la meta: `{ $prefix }move LURD…`.
