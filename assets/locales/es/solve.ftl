solve-solved = Resuelto { $metric ->
    [mtm] { $length ->
        [one] **en 1 movimiento**
       *[other] **en { $length } movimientos**
      }, contando deslizamientos (MTM)
   *[other] { $length ->
        [one] **en 1 movimiento**
       *[other] **en { $length } movimientos**
      }
  }{ $verdict ->
    [optimal] , óptimo demostrado.
    [inadmissible] . La heurística { $heuristic } puede sobrestimar los movimientos que faltan, así que \
        quizá haya una solución más corta; está demostrado que ninguna baja de { $bound }.
    [longer] { $method ->
        [dfs] . La búsqueda en profundidad toma la primera solución que encuentra;
       *[other] , línea a línea, como lo hace una persona;
      } la solución más corta tiene { $bound ->
        [one] 1 movimiento
       *[other] { $bound } movimientos
      }.
   *[bound] . Está demostrado que ninguna solución baja de { $bound }.
  }
solve-effort = { $ended ->
    [no] { $method } abandonó tras { $expanded ->
        [one] 1 posición
       *[other] { $positions } posiciones
      }, { $memory } y { $time }; esta solución viene de otro método.
    [limit] { $method } recorrió todos los caminos de hasta { $limit ->
        [one] 1 movimiento
       *[other] { $limit } movimientos
      } y ninguno es una solución: { $expanded ->
        [one] 1 posición vista
       *[other] { $positions } posiciones vistas
      }, { $memory } de memoria, { $time }. Esta solución viene de otro método; con un límite mayor, o sin \
          límite, { $method } encuentra una propia.
   *[yes] { $method }: { $expanded ->
        [one] 1 posición vista
       *[other] { $positions } posiciones vistas
      }, { $memory } de memoria, { $time }.
  }
solve-already = Ya está resuelto: 0 movimientos, óptimo demostrado.
solve-alt = Puzle deslizante { $board }, resuelto en { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  }: { $moves }
solve-step-start = El inicio, antes del primero de { $last } movimientos. Las letras dicen hacia dónde se \
    desliza la ficha.
solve-step = Paso **{ $step }** de { $last }: **{ $tile } { $arrow }** ({ $move }){ $step ->
    [1] . Las letras dicen hacia dónde se desliza la ficha.
   *[other] { "" }
  }
solve-animated = { $length ->
    [one] El **único movimiento**, animado.
   *[other] Los **{ $length } movimientos**, uno tras otro.
  }
# The name of a button for screen readers.
step-name = { $to ->
    [start] El inicio
    [back] Un paso atrás
    [on] Un paso adelante
    [goal] La meta
    [end] El último paso
    [less] { $by } pasos atrás
   *[more] { $by } pasos adelante
  }
button-all-moves = Mostrar todos los movimientos
button-blank-first = Resolver con el hueco al principio
solve-unsolvable = Este tablero no tiene solución: la paridad no cuadra. Las fichas son una permutación \
    { $permutation ->
    [odd] **impar**
   *[even] **par**
  } de la meta, mientras que al hueco le { $distance ->
    [one] queda **1** paso
   *[other] quedan **{ $distance }** pasos
  }, y cada movimiento cambia las dos paridades a la vez. Si { $a } y { \
      $b } cambiaran de sitio, tendría solución.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }Si en la meta el hueco va primero, sí la tiene: `{ $prefix }solve { $otherGoal }`.
  }
solve-unsolvable-alt = Puzle deslizante { $board }, sin solución; las fichas { $a } y { $b } están marcadas.
solve-progress-tables = Preparo mis tablas para este tamaño (solo la primera vez): { $percent } %.
solve-progress-search = Busco: { $length ->
    [0] { $bound ->
        [one] al menos 1 movimiento
       *[other] al menos { $bound } movimientos
      }
   *[other] entre { $bound } y { $length } movimientos
  }.
solve-so-far = Resuelto { $length ->
    [one] **en 1 movimiento**
   *[other] **en { $length } movimientos**
  }{ $metric ->
    [mtm] , contando deslizamientos (MTM)
   *[stm] { "" }
  }; { $bound ->
    [0] { "" }
    [one] hace falta al menos **1**,{ " " }
   *[other] hacen falta al menos **{ $bound }**,{ " " }
  }{ $hope ->
    [proof] sigo buscando la demostración de que no se puede con menos.
   *[shorter] sigo buscando un camino más corto.
  }
solve-pace = { $which ->
    [speed] Examino { $speed } millones de posiciones por segundo.
   *[expanded] He examinado { $expanded } millones de posiciones hasta ahora.
  }
solve-time-used = Se ha usado el { $percent } % del tiempo.
solve-cancel-keeps = Si cancelas, se conserva esta respuesta.
board-alt = Puzle deslizante { $board }
