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
    [inadmissible] . La heurística { $heuristic } puede decir más de lo que un tablero requiere, así que quizá haya una solución más corta; ninguna baja de { $bound }: hasta ahí está demostrado.
    [longer] { $method ->
        [dfs] . La búsqueda en profundidad toma lo primero que encuentra;
       *[other] , fila a fila, como lo hace la gente;
      } la solución más corta tiene { $bound ->
        [one] 1 movimiento
       *[other] { $bound } movimientos
      }.
   *[bound] . Ninguna solución baja de { $bound }: hasta ahí está demostrado.
  }
solve-effort = { $ended ->
    [no] { $method } lo dejó tras { $expanded ->
        [one] 1 posición
       *[other] { $positions } posiciones
      }, { $memory } y { $time }; esta solución se construyó de otro modo.
    [limit] { $method } recorrió todos los caminos de hasta { $limit ->
        [one] 1 movimiento
       *[other] { $limit } movimientos
      } y ninguno es una solución: { $expanded ->
        [one] 1 posición vista
       *[other] { $positions } posiciones vistas
      }, { $memory } ocupados, { $time }. Esta solución se construyó de otro modo; con un límite mayor, o sin él, { $method } encuentra la suya.
   *[yes] { $method }: { $expanded ->
        [one] 1 posición vista
       *[other] { $positions } posiciones vistas
      }, { $memory } ocupados, { $time }.
  }
solve-already = Ya está resuelto: en 0 movimientos, óptimo demostrado.
solve-alt = Puzle deslizante { $board }, resuelto en { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  }: { $moves }
solve-step-start = El inicio, antes del primero de { $last } movimientos. Las letras dicen hacia dónde se desliza la ficha.
solve-step = Paso **{ $step }** de { $last }: **{ $tile } { $arrow }** ({ $move }){ $step ->
    [1] . Las letras dicen hacia dónde se desliza la ficha.
   *[other] { "" }
  }
solve-animated = { $length ->
    [one] El **único movimiento**, animado.
   *[other] Los **{ $length } movimientos**, uno tras otro.
  }
# Said of a button to those who can't see it.
step-name = { $to ->
    [start] El inicio
    [back] Un paso atrás
    [on] Un paso adelante
    [goal] La meta
    [end] El último paso
    [less] { $by } pasos atrás
   *[more] { $by } pasos adelante
  }
button-all-moves = Todos los movimientos
button-blank-first = Resolver con el hueco delante
solve-unsolvable = Este tablero no tiene solución: la paridad no cuadra. Las fichas son una permutación { $permutation ->
    [odd] **impar**
   *[even] **par**
  } de la meta, mientras que al hueco le { $distance ->
    [one] queda **1** paso
   *[other] quedan **{ $distance }** pasos
  }, y cada movimiento cambia ambos de par a impar o al revés. Si { $a } y { $b } cambiaran de sitio, tendría solución.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }Con el hueco delante como meta sí la tiene: `{ $prefix }solve { $otherGoal }`.
  }
solve-unsolvable-alt = Puzle deslizante { $board }, sin solución; las fichas { $a } y { $b } están marcadas.
solve-progress-tables = Preparo mis tablas para este tamaño (solo una vez): { $percent } %.
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
    [proof] sigo buscando una demostración.
   *[shorter] sigo buscando un camino más corto.
  }
solve-pace = { $which ->
    [speed] { $speed } millones de posiciones por segundo.
   *[expanded] { $expanded } millones de posiciones hasta ahora.
  }
solve-time-used = Va el { $percent } % del tiempo.
solve-cancel-keeps = Cancelar conserva esta respuesta.
board-alt = Puzle deslizante { $board }
