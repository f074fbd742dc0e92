# Races and fewest moves: several people on one board.

race-description = Una carrera para 2 a 30 personas: ¿quién resuelve primero el mismo tablero? /race 3x3
race-option-size = El tamaño del tablero, de 2x2 a 10x10; si no se indica, 3x3
fmc-description = Una ronda: ¿quién resuelve el mismo tablero con menos movimientos? /fmc 4x4 10m
fmc-option-size = El tamaño del tablero, de 2x2 a 10x10; si no se indica, 3x3
fmc-option-minutes = Cuánto dura la ronda, de 1 a 60 minutos: 10m

# The message of a race in the chat.
race-title = **Carrera** · { $size } · { $state ->
    [open] convocada por { $host }
    [running] { $players } participantes
   *[over] terminada
  }
race-how = Toca «{ button-join }» en los próximos { $seconds } segundos. Todos los que se apunten reciben el \
    mismo tablero al mismo tiempo, cada uno en su chat privado.
race-rule = Gana quien lo resuelva primero; si hay empate, quien use menos movimientos. No hay pistas. Los \
    movimientos que deshagas también cuentan.
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
race-running = Aún lo están resolviendo ({ $count }): { $names }
race-unfinished = No terminaron: { $names }
race-unranked = Sin puesto, porque nadie puede ir tan rápido a mano: { $names }
race-alone = { $count ->
    [0] Esta vez no se apuntó nadie.
   *[other] Esta vez solo se apuntó { $names }.
  } Para convocar otra carrera: `{ $prefix }race { $size }`.
race-called-off = La carrera se canceló. Para convocar otra carrera: `{ $prefix }race { $size }`.
round-par = Está demostrado que la solución más corta tiene { $par ->
    [one] 1 movimiento
   *[other] { $par } movimientos
  }.
round-bound = Nadie ha demostrado aún cuál es la solución más corta; { $bound ->
    [one] tiene al menos 1 movimiento
   *[other] tiene al menos { $bound } movimientos
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
    [yes] La solución más corta, { $length ->
        [one] 1 movimiento
       *[other] { $length } movimientos
      }
   *[no] Una solución de { $length ->
        [one] 1 movimiento
       *[other] { $length } movimientos
      }
  }: `{ $moves }`
rows-more = … y { $count ->
    [one] 1 persona más
   *[other] { $count } personas más
  }

# The private message to a participant of a race.
seat-waiting = **Participas en la carrera.** { $seconds ->
    [0] Está a punto de empezar
    [one] Empieza en 1 segundo
   *[other] Empieza en { $seconds } segundos
  }; el tablero aparecerá en este mensaje.
seat-left = Has dejado la carrera. Hasta que empiece, puedes volver con «{ button-join }».
seat-alone = Esta vez no se apuntó nadie más. Si quieres, puedes jugar con el mismo tablero por tu cuenta.
seat-called-off = La carrera se canceló. Si quieres, puedes jugar con el mismo tablero por tu cuenta.
race-board = **Carrera** · { $name }
race-solved = **Resuelto** en { $time }, { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }. Tu puesto: { $rank ->
    [1] **1**
   *[other] { $rank }
  } de { $players }{ $running ->
    [0] .
    [one] { " " }por ahora; 1 persona aún no ha terminado.
   *[other] { " " }por ahora; { $running } personas aún no han terminado.
  }
race-too-quick = **Resuelto** en { $time }, { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }. Nadie puede ir tan rápido a mano, así que este resultado no recibe puesto.
race-ended = { $left ->
    [yes] Has dejado la carrera.
   *[no] La carrera ha terminado.
  } { $winner ->
    [none] { $left ->
        [yes] Por ahora nadie ha resuelto el tablero.
       *[no] Nadie ha resuelto el tablero.
      }
   *[other] Primer puesto: { $winner }, con { $time }.
  }

# Fewest moves.
fmc-title = **Mínimo de movimientos** · { $size } · { $state ->
    [running] { $minutes ->
        [one] ronda de 1 minuto
       *[other] ronda de { $minutes } minutos
      }, convocada por { $host }
   *[over] ronda terminada
  }
fmc-how = El tablero mezclado es el mismo para todos. Toca «{ button-take-part }» y envíame tu solución en \
    privado. Puedes enviar tantas como quieras; cuenta la más corta. Cuando la ronda termine, todos verán \
    las soluciones.
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
    [running] Aún no ha llegado ninguna solución.
   *[over] Esta vez nadie encontró una solución. Para convocar otra ronda: `{ $prefix }fmc { $size }`.
  }
fmc-seat = **Mínimo de movimientos** · { $size } · { $minutes ->
    [0] queda menos de un minuto
    [one] queda 1 minuto
   *[other] quedan { $minutes } minutos
  }
fmc-seat-how = Escribe la solución entera desde este tablero: hacia dónde se desliza cada ficha. Así: \
    { $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }. Puedes enviar tantas soluciones como quieras; cuenta la más corta. Hasta el final los demás solo ven \
      cuántos movimientos tiene.
fmc-seat-best = Tu mejor solución por ahora: { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  } ({ $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
  }).
fmc-seat-over = Esta ronda ha terminado. Los resultados están en el chat donde se convocó.
try-taken = **Resuelto en { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  }.** { $isBest ->
    [yes] Es tu mejor solución por ahora.
   *[no] Tu mejor solución sigue siendo la de { $best ->
        [one] 1 movimiento.
       *[other] { $best } movimientos.
      }
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
    [page] Para competir con otros hace falta un grupo de Telegram o un servidor de Discord. Aquí puedes \
        jugar a solas:
   *[chat] { $command ->
        [race] Para una carrera
       *[fmc] Para esta ronda
      } hacen falta más personas. Envía `{ $prefix }{ $command } { $size }` en un grupo o servidor donde \
          esté yo. Para jugar a solas:
  } `{ $prefix }play { $size }`.
fault-too-many-rounds = En este chat ya hay { $most } rondas en marcha. Cuando acabe una, convoca otra: \
    `{ example }`.
fault-bad-minutes = «{ $text }» no es una duración para una ronda. Escribe de 1 a 60 minutos, por ejemplo \
    `{ $prefix }fmc 4x4 10m`.
fault-round-over = Esta ronda ha terminado. Para convocar otra: `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }`.
fault-race-started = Esta carrera ya ha empezado y no puedes apuntarte. Para convocar otra: \
    `{ $prefix }race { $size }`.
fault-round-full = Esta ronda ya está completa, con { $most } personas. Para convocar otra: \
    `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }`.
fault-race-alone = Una carrera necesita al menos dos personas: espera a que alguien más toque \
    «{ button-join }». Para jugar a solas: `{ $prefix }play 3x3`.
fault-not-your-round = { $masked ->
    [yes] Quienes juegan esta ronda la pueden empezar, y los moderadores la pueden empezar o terminar.
   *[no] Solo { $name }, que convocó esta ronda, y los moderadores la pueden empezar o terminar.
  } Para convocar la tuya: `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }`.
fault-not-in-race = Ya no estás en esta carrera. Para convocar otra: `{ $prefix }race 3x3`.
fault-try-stuck = El movimiento { $index } de tu solución no es posible: en ese punto ninguna ficha puede \
    deslizarse en esa dirección. Esta solución no cuenta. Envíala otra vez entera, desde el tablero inicial: \
    `{ $prefix }move LURD…`.
fault-try-unsolved = Tu solución no cuenta: después de { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }, solo { $inPlace ->
    [one] 1 de { $tiles } fichas está
   *[other] { $inPlace } de { $tiles } fichas están
  } en su sitio. Envía la solución entera, del tablero inicial a la meta: `{ $prefix }move LURD…`.
