explain-option-algorithm = Una búsqueda paso a paso, en tableros de hasta 10 casillas; human: como lo hace \
    una persona
explain-option-heuristic = La heurística (estimación) que guía a astar e ida; si no se indica, misplaced
explain-option-limit = Profundidad máxima de dfs, en movimientos, por ejemplo 8

search-head = **{ $method }**, paso a paso. { $algorithm ->
    [bfs] Las posiciones esperan en una cola, y la que llegó primero sale primero. Entre paréntesis: su \
        profundidad, es decir, los movimientos desde el inicio.
    [dfs] Las posiciones esperan en una pila, y la última que llegó sale primero. Ningún camino pasa de \
        { $limit ->
        [one] 1 movimiento
       *[other] { $limit } movimientos
      }. Entre paréntesis: su profundidad, es decir, los movimientos desde el inicio.
    [iddfs] Es una búsqueda en profundidad: primero hasta 0 movimientos, luego hasta 1, luego hasta 2, y así \
        hasta dar con la meta. Entre paréntesis: la profundidad.
    [astar] De la lista abierta (las posiciones en espera) sale siempre la posición con la menor F. Entre \
        paréntesis: G + H = F, los movimientos hechos más los que aún faltan según { $heuristic }.
    [ida] Es una búsqueda en profundidad por iteraciones; cada una poda (descarta) las posiciones con una F \
        mayor que su cota (el límite de esa iteración). Entre paréntesis: G + H = F, los movimientos hechos \
        más los que aún faltan según { $heuristic }.
   *[bidirectional] Son dos búsquedas en anchura, una desde el inicio y otra desde la meta. Avanza siempre \
       el frente más pequeño. Entre paréntesis: la profundidad.
  }{ $keys ->
    [yes] { " " }Tras # está el tablero como un solo número en base { $base }.
   *[no] { "" }
  }
search-back = de vuelta en
search-side = { $side ->
    [start] desde el inicio
   *[goal] desde la meta
  }
search-round = Iteración { $round }: { $by ->
    [depth] profundidad
   *[weight] F
  } hasta { $bound }{ $cut ->
    [0] { "" }
    [one] . La anterior podó 1 posición
   *[other] . La anterior podó { $cut } posiciones
  }
search-more = ... y { $count } líneas más ...
search-end = { $end ->
    [already] El inicio y la meta son el mismo tablero: 0 movimientos.
    [found] Solución encontrada **{ $length ->
        [one] en 1 movimiento
       *[other] en { $length } movimientos
      }**: `{ $moves }`. { $shortest ->
        [yes] Ninguna solución es más corta.
       *[no] Puede haber una más corta.
      }
    [none] No se encontró la meta, y ya se examinaron todas las posiciones a las que se puede llegar.
    [limited] No se encontró la meta: ninguna solución tiene { $limit ->
        [one] solo 1 movimiento
       *[other] { $limit } movimientos o menos
      }.
   *[cut] El registro termina aquí, tras { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
      }, porque detuve la búsqueda.
  } { $expanded ->
    [one] Se examinó 1 posición
   *[other] Se examinaron { $expanded } posiciones
  }, y hubo como máximo { $held } en memoria a la vez.
search-depths = Número de posiciones en cada profundidad: { $depths }
search-step = { $step ->
    [0] El inicio, antes del primero de los { $last } pasos
   *[other] Paso **{ $step }** de { $last }
  }
search-alt = { $method } en el tablero { $board }, paso { $step } de { $last }: { $what }
search-animated = { $sampled ->
    [yes] { $frames } imágenes de los { $last } pasos de la búsqueda, a intervalos iguales.
   *[no] { $last ->
        [one] El **único paso** de la búsqueda.
       *[other] Los **{ $last } pasos** de la búsqueda, uno tras otro.
      }
  }
button-all-steps = Mostrar todos los pasos

fault-watch-too-large = Las búsquedas se muestran paso a paso en tableros de hasta { $max } casillas; \
    { $rows }x{ $cols } tiene más. Por ejemplo, `{ $prefix }explain 8 6 7/2 5 4/3 0 1 astar misplaced`.
fault-unknown-search = No puedo mostrar la búsqueda «{ $text }». Hay bfs, dfs, iddfs, astar, ida y \
    bidirectional. Por ejemplo, `{ $prefix }explain 1 2 3 4 0 5 astar misplaced`.
fault-unwatched-heuristic = No puedo mostrar una búsqueda con la heurística «{ $text }». Sí puedo con \
    misplaced, row-weighted, manhattan, linear-conflict y walking-distance. Por ejemplo, \
    `{ $prefix }explain 1 2 3 4 0 5 astar manhattan`.
fault-search-limit = «{ $text }» no es un límite de profundidad: escribe un número entero de 1 a { $max }. \
    Por ejemplo, `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`.
fault-search-limit-unused = El límite de profundidad es para dfs, no para { $algorithm }. Por ejemplo, \
    `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`.
