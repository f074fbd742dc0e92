# Races and fewest moves: several people on one board.

race-description = ¿Quién resuelve primero el mismo tablero? De 2 a 30 personas: /race 3x3
race-option-size = Un tamaño de 2x2 a 10x10; si no se indica, 3x3
fmc-description = ¿Quién resuelve el mismo tablero con menos movimientos? /fmc 4x4 10m
fmc-option-size = Un tamaño de 2x2 a 10x10; si no se indica, 3x3
fmc-option-minutes = Cuánto dura, de 1 a 60 minutos: 10m

# The message of a race in the chat.
race-title = **Carrera** · { $size } · { $state ->
    [open] convocada por { $host }
    [running] { $players } en la salida
   *[over] terminada
  }
race-how = Toca «{ button-join }» en los próximos { $seconds } segundos: todos reciben el mismo tablero al \
    mismo tiempo, en privado.
race-rule = Gana quien lo resuelva primero; si hay empate, quien use menos movimientos. Sin pistas; un \
    movimiento deshecho también cuenta.
race-joined = { $count ->
    [0] Aún no participa nadie.
   *[other] Participan ({ $count }): { $names }
  }
race-row = { $rank }. { $name }: { $time }, { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }{ $over ->
    [none] { "" }
    [0] , el mínimo posible
   *[other] { " " }(+{ $over })
  }
race-running = Aún sin terminar ({ $count }): { $names }
race-unfinished = No terminaron: { $names }
race-unranked = Más rápido de lo posible a mano, sin puesto: { $names }
race-alone = { $count ->
    [0] Esta vez no se apuntó nadie.
   *[other] Esta vez no se apuntó nadie más que { $names }.
  } `{ $prefix }race { $size }` convoca otra carrera.
race-called-off = La carrera se canceló. `{ $prefix }race { $size }` convoca otra.
round-par = El mínimo posible: { $par ->
    [one] 1 movimiento
   *[other] { $par } movimientos
  }, demostrado.
round-bound = Nadie ha demostrado aún el mínimo; { $bound ->
    [one] hace falta al menos 1 movimiento
   *[other] hacen falta al menos { $bound } movimientos
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

# The private message to a participant of a race.
seat-waiting = **Estás dentro.** { $seconds ->
    [0] La carrera está a punto de empezar
    [one] La carrera empieza en 1 segundo
   *[other] La carrera empieza en { $seconds } segundos
  }; el tablero aparecerá aquí, en este mensaje.
seat-left = Has dejado la carrera. Puedes volver con «{ button-join }» hasta que empiece.
seat-alone = Esta vez no se apuntó nadie más. Si quieres, juega el mismo tablero sin carrera.
seat-called-off = La carrera se canceló. Si quieres, juega el mismo tablero sin carrera.
race-board = **Carrera** · { $name }
race-solved = **Resuelto** en { $time }, { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }. Puesto { $rank ->
    [1] **1**
   *[other] { $rank }
  } de { $players }{ $running ->
    [0] .
    [one] { " " }por ahora; 1 aún no ha terminado.
   *[other] { " " }por ahora; { $running } aún no han terminado.
  }
race-too-quick = **Resuelto** en { $time }, { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }. Nadie puede ir tan rápido a mano, así que queda sin puesto.
race-ended = { $left ->
    [yes] Has dejado la carrera.
   *[no] La carrera ha terminado.
  } { $winner ->
    [none] Nadie ha resuelto el tablero por ahora.
   *[other] Va en cabeza { $winner }, con { $time }.
  }

# Fewest moves.
fmc-title = **Mínimo de movimientos** · { $size } · { $state ->
    [running] { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
      }, convocada por { $host }
   *[over] terminada
  }
fmc-how = El mismo tablero mezclado para todos: toca «{ button-take-part }» y envíame tu solución en \
    privado. Puedes hacer tantos intentos como quieras; cuenta el más corto. Las soluciones se muestran al \
    final.
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
fmc-seat = **Mínimo de movimientos** · { $size } · { $minutes ->
    [0] queda menos de un minuto
    [one] queda 1 minuto
   *[other] quedan { $minutes } minutos
  }
fmc-seat-how = Escribe la solución entera desde este tablero, con las direcciones de las fichas: { $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }. Puedes hacer tantos intentos como quieras; cuenta el más corto. Hasta el final los demás solo ven su \
      longitud.
fmc-seat-best = Tu mejor intento por ahora: { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  } ({ $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
  }).
fmc-seat-over = Esta ronda ha terminado; los resultados están en el chat.
try-taken = **Resuelto en { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  }.** { $isBest ->
    [yes] Es tu mejor intento por ahora.
   *[no] Tu mejor marca sigue siendo { $best }.
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
button-my-board = Abrir mi tablero
button-start-race = Empezar ya
button-end-round = Terminar la ronda
button-leave = Salir
button-solutions = Mostrar todas las soluciones
button-rematch = Revancha
button-play-it-alone = Jugar a solas

fault-round-needs-chat = { $where ->
    [page] Las rondas contra otros son para grupos de Telegram y servidores de Discord. Aquí funciona:
   *[chat] { $command ->
        [race] Para una carrera
       *[fmc] Para esta ronda
      } hacen falta más personas: envía `{ $prefix }{ $command } { $size }` en un grupo o servidor donde \
          esté yo. A solas se juega así:
  } `{ $prefix }play { $size }`.
fault-too-many-rounds = En este chat ya hay { $most } rondas en marcha. Cuando acabe una, convoca la \
    siguiente: `{ example }`.
fault-bad-minutes = «{ $text }» no es un tiempo para una ronda. Escribe de 1 a 60 minutos: \
    `{ $prefix }fmc 4x4 10m`.
fault-round-over = Esta ronda ha terminado. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` convoca otra.
fault-race-started = Esta carrera ha empezado sin ti. `{ $prefix }race { $size }` convoca otra.
fault-round-full = Esta ronda ya está completa, con { $most } personas. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` convoca otra.
fault-race-alone = En una carrera hacen falta dos: espera a que alguien más toque «{ button-join }». A solas \
    se juega así: `{ $prefix }play 3x3`.
fault-not-your-round = Eso solo pueden hacerlo { $name }, que convocó esta ronda, y los moderadores. \
    `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` convoca la tuya.
fault-not-in-race = Ya no estás en esta carrera. Empieza otra: `{ $prefix }race 3x3`.
fault-try-stuck = El movimiento { $index } de tu solución no es posible: allí ninguna ficha puede deslizarse \
    en esa dirección. No cuenta; envía otra vez la solución entera, desde el tablero inicial: \
    `{ $prefix }move LURD…`.
fault-try-unsolved = Después de { $moves ->
    [one] este movimiento
   *[other] estos { $moves } movimientos
  }, { $inPlace ->
    [one] 1 de { $tiles } fichas está
   *[other] { $inPlace } de { $tiles } fichas están
  } en su sitio, así que no cuenta. Envía la solución entera, del tablero inicial a la meta: \
      `{ $prefix }move LURD…`.
