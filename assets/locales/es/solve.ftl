solve-solved = Resuelto { $metric ->
    [mtm] { $length ->
        [one] **en 1 movimiento**
       *[other] **en { $length } movimientos**
      }, si deslizar varias fichas a la vez cuenta como uno (MTM)
   *[other] { $length ->
        [one] **en 1 movimiento**
       *[other] **en { $length } movimientos**
      }
  }{ $verdict ->
    [optimal] . Está demostrado que no se puede con menos.
    [inadmissible] . La heurística { $heuristic } puede calcular de más los movimientos que faltan, así que \
        quizá haya una solución más corta. Está demostrado que ninguna tiene menos de { $bound ->
        [one] 1 movimiento
       *[other] { $bound } movimientos
      }.
    [longer] { $method ->
        [dfs] . La búsqueda en profundidad se queda con la primera solución que encuentra.
       *[other] , línea a línea, como lo hace una persona.
      } La solución más corta tiene { $bound ->
        [one] 1 movimiento
       *[other] { $bound } movimientos
      }.
   *[bound] . Está demostrado que ninguna solución tiene menos de { $bound ->
        [one] 1 movimiento
       *[other] { $bound } movimientos
      }.
  }
solve-effort = { $ended ->
    [no] La búsqueda { $method } abandonó tras examinar { $expanded ->
        [one] 1 posición
       *[other] { $positions } posiciones
      }, en { $time } y con { $memory } de memoria. Esta solución la encontré con otro método.
    [limit] La búsqueda { $method } recorrió todos los caminos de hasta { $limit ->
        [one] 1 movimiento
       *[other] { $limit } movimientos
      } y ninguno es una solución. Examinó { $expanded ->
        [one] 1 posición
       *[other] { $positions } posiciones
      }, en { $time } y con { $memory } de memoria. Esta solución la encontré con otro método. Con un límite \
          mayor, o sin límite, { $method } encuentra una solución propia.
   *[yes] La búsqueda { $method } examinó { $expanded ->
        [one] 1 posición
       *[other] { $positions } posiciones
      }, en { $time } y con { $memory } de memoria.
  }
solve-already = El tablero ya está en la meta: 0 movimientos.
solve-alt = Puzle deslizante { $board }, resuelto en { $length ->
    [one] 1 movimiento
   *[other] { $length } movimientos
  }: { $moves }
solve-step-start = El inicio, antes del primero de los { $last } movimientos. Las letras dicen hacia dónde \
    se desliza la ficha: L izquierda, U arriba, R derecha, D abajo.
solve-step = Paso **{ $step }** de { $last }: ficha **{ $tile } { $arrow }** ({ $move }){ $step ->
    [1] . La letra dice hacia dónde se desliza la ficha.
   *[other] { "" }
  }
solve-animated = { $length ->
    [one] El **único movimiento** de la solución.
   *[other] Los **{ $length } movimientos** de la solución, uno tras otro.
  }
# The name of a button for screen readers.
step-name = { $to ->
    [start] Ir al inicio
    [back] Un paso atrás
    [on] Un paso adelante
    [goal] Ir a la meta
    [end] Ir al último paso
    [less] { $by } pasos atrás
   *[more] { $by } pasos adelante
  }
button-all-moves = Mostrar todos los movimientos
button-blank-first = Resolver con el hueco al principio
button-snail = Resolver con el caracol como meta
solve-unsolvable = Este tablero no tiene solución: su paridad no es la de la meta. Para ordenar sus fichas \
    hace falta un número { $permutation ->
    [odd] **impar**
   *[even] **par**
  } de intercambios, pero al hueco le { $distance ->
    [one] falta **1** paso
   *[other] faltan **{ $distance }** pasos
  } hasta su sitio. Cada movimiento cambia los dos números de par a impar o al revés, así que nunca serán \
      los dos pares o los dos impares. Si las fichas { $a } y { $b } cambiaran de sitio, tendría \
      solución.{ $goal ->
    [none] { "" }
    [snail] { " " }Si la meta es el caracol, sí tiene solución: `{ $prefix }solve { $otherGoal }`.
   *[other] { " " }Si en la meta el hueco va primero, sí tiene solución: `{ $prefix }solve { $otherGoal }`.
  }
solve-unsolvable-alt = Puzle deslizante { $board }, sin solución; las fichas { $a } y { $b } están marcadas.
solve-progress-tables = Preparando mis tablas para este tamaño (solo la primera vez): { $percent } %.
solve-progress-search = Buscando la solución más corta: tiene { $length ->
    [0] { $bound ->
        [one] al menos 1 movimiento
       *[other] al menos { $bound } movimientos
      }
   *[other] entre { $bound } y { $length } movimientos
  }.
solve-so-far = Hay una solución { $length ->
    [one] **de 1 movimiento**
   *[other] **de { $length } movimientos**
  }{ $metric ->
    [mtm] , si deslizar varias fichas a la vez cuenta como uno (MTM)
   *[stm] { "" }
  }. { $bound ->
    [0] { "" }
    [one] Hace falta al menos **1** movimiento.{ " " }
   *[other] Hacen falta al menos **{ $bound }** movimientos.{ " " }
  }{ $hope ->
    [proof] Sigo intentando demostrar que no se puede con menos.
   *[shorter] Sigo buscando una solución más corta.
  }
solve-pace = { $which ->
    [speed] Examino { $speed } millones de posiciones por segundo.
   *[expanded] He examinado { $expanded } millones de posiciones hasta ahora.
  }
solve-time-used = Se ha usado el { $percent } % del tiempo de búsqueda.
solve-cancel-keeps = Si cancelas la búsqueda, se conserva esta solución.
board-alt = Puzle deslizante { $board }

# Several boards
list-title = **{ $count } tableros**, cada uno con los movimientos de su solución más corta{ $metric ->
    [mtm] , contando cada deslizamiento recto como uno (MTM)
   *[other] { "" }
  }{ $unproved ->
    [0] .
   *[other] . Donde hay «≥», es la más corta que encontré, y después va el mínimo demostrado.
  }
list-row = { $outcome ->
    [unsolvable] no tiene solución
    [unproved] { $length ->
        [one] 1 movimiento
       *[other] { $length } movimientos
      } (≥ { $bound })
   *[optimal] { $length ->
        [one] **1 movimiento**
       *[other] **{ $length } movimientos**
      }
  }
list-line = Línea { $line }: { "" }
list-more = … y { $count } más, en el archivo
list-progress = Resolviendo el tablero { $number } de { $count }…
fault-list-unreached = { $count ->
    [one] No llegué al tablero { $numbers }. Envíalo otra vez en una lista más corta, o solo:
   *[other] No llegué a los tableros { $numbers }. Envíalos otra vez en una lista más corta, o de uno en uno:
  } `{ $prefix }solve 1 2 3 4 0 5`.
fault-long-list = Esta lista tiene más de { $most } tableros. Envíala en partes de hasta { $most }, o \
    un solo tablero: `{ $prefix }solve 1 2 3 4 0 5`.
fault-board-list = Veo { $count } tableros, pero aquí solo puedo tomar uno. Envíalo solo: \
    `{ example-of-board }`. Con `{ $prefix }solve` puedes enviarlos todos.
fault-listed-daily = Uno de estos tableros es { $day ->
    [today] el puzle de hoy
   *[other] el puzle del { $day }
  }, o se le parece mucho. Quítalo de la lista, o envíalo solo: `{ $prefix }solve { $board }`.
