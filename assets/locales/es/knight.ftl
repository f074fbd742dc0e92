knight-open = { $squares ->
    [one] Un recorrido del caballo en { $cols }x{ $rows }: el tablero solo tiene una casilla, **{ $start }**.
   *[other] Un recorrido del caballo en { $cols }x{ $rows } de **{ $start }** a **{ $end }**. Pasa por las \
       { NUMBER($squares, useGrouping: "always") } casillas, una sola vez por cada una.
  }
knight-closed = Un recorrido cerrado del caballo en { $cols }x{ $rows } desde **{ $start }**. Pasa por las \
    { NUMBER($squares, useGrouping: "always") } casillas y vuelve de { $end } a { $start } con un salto más.
knight-alt = Recorrido del caballo en un tablero de { $cols } por { $rows } de { $start } a { $end }
knight-measures = Dibujado como línea, el recorrido gira { $turns ->
    [one] una vez
   *[other] { $turns } veces
  } y { $crossings ->
    [0] no se cruza nunca
    [one] se cruza una vez
   *[other] se cruza { $crossings } veces
  }.
knight-search = Este recorrido lo encontró { $method ->
    [classic] { knight-program } de Shalyto y otros (2003) con el orden { $array } y { $chosen ->
        [0] sin optimizaciones
        [one] la optimización { $opts }
       *[other] las optimizaciones { $opts }
      }
    [warnsdorff] la regla de Warnsdorff
   *[exhaustive] una búsqueda exhaustiva
  }, **{ $backtracks ->
    [0] sin ningún retroceso
    [one] tras 1 retroceso
   *[other] tras { $backtracks } retrocesos
  }**. { $method ->
    [classic] { knight-array }
   *[other] Un retroceso deshace un movimiento del caballo.
  }
# One of the three programs of the article.
knight-program = { $program ->
    [iterative] el programa iterativo
    [recursive] el programa recursivo
   *[automaton] el programa de autómata
  }
knight-array = Un retroceso deshace un movimiento del caballo. El orden (array) es la secuencia en que el \
    programa prueba los movimientos.
knight-limits = { $good ->
    [0] La búsqueda se abandona
    [one] Tras 1 retroceso (good-returns) la búsqueda prueba con el orden siguiente. Con el último, se \
        abandona
   *[other] Tras { $good } retrocesos (good-returns) la búsqueda prueba con el orden siguiente. Con el \
       último, se abandona
  } (LIM) tras { $max ->
    [one] 1 retroceso
   *[other] { $max } retrocesos
  } (max-returns).
knight-no-line = En un tablero tan grande el camino se dibuja con colores, no con una línea, así que el \
    estilo de la línea no cambia nada.
knight-order-too-long = Los números de los movimientos ocupan { $megabytes } MB, demasiado para enviarlos \
    aquí en un archivo. Para guardarlos, escribe en una terminal: \
    `tileknight knight { $line } --order ARCHIVO`.
knight-order = El recorrido de { $cols }x{ $rows } de **{ $start }** a **{ $end }**: { $squares ->
    [one] el número de movimiento de su única casilla.
   *[other] el número de movimiento de cada una de las { NUMBER($squares, useGrouping: "always") } casillas. \
       Cada línea del archivo es una fila, empezando por la de arriba.
  }{ $list ->
    [yes] { " " }Tras una línea vacía vienen las casillas en orden.
   *[no] { "" }
  }
knight-count = { $which ->
    [none] No hay ningún recorrido así en { $cols }x{ $rows }: **{ $count }**.
    [closed] Recorridos cerrados del caballo en { $cols }x{ $rows }, cada uno contado una \
        vez: **{ $count }** ({ $directed } si cuentan los dos sentidos).
    [start] Recorridos abiertos del caballo en { $cols }x{ $rows } desde { $start }: **{ $count }**.
    [end] Recorridos abiertos del caballo en { $cols }x{ $rows } que terminan en { $end }: **{ $count }**.
    [both] Recorridos abiertos del caballo en { $cols }x{ $rows } de { $start } a { $end }: **{ $count }**.
   *[any] Recorridos abiertos del caballo en { $cols }x{ $rows }, contados en los dos \
        sentidos: **{ $count }** ({ $undirected } si un recorrido y su inverso cuentan como uno).
  }
knight-count-progress = Contando los recorridos de { $cols }x{ $rows }: { $percent } % de las casillas.
count-known = Los números de 8x8 están publicados: 13.267.364.410.532 recorridos cerrados, cada uno contado \
    una vez (McKay 1997), y 19.591.828.170.979.904 abiertos, en los dos sentidos (Chernov 2014, OEIS \
    A165134).
knight-check = { $closed ->
    [yes] Un recorrido cerrado y válido del caballo en { $cols }x{ $rows }: desde **{ $start }** por las \
        { $squares } casillas, con un último movimiento de { $end } a { $start }.
   *[no] Un recorrido abierto y válido del caballo en { $cols }x{ $rows }: de **{ $start }** a **{ $end }** \
        por las { $squares } casillas.
  }
check-example = 4x3 a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3
knight-animated = El recorrido de { $cols }x{ $rows } de **{ $start }** a **{ $end }**, movimiento a \
    movimiento.
knight-no-other-tour = Aquí no encuentro otro recorrido, así que dejo el que ya tienes.
knight-no-other-array = Con ningún otro orden de movimientos (array) encuentra esta búsqueda un recorrido, \
    así que dejo el que ya tienes.
knight-progress = Buscando un recorrido del caballo en { $cols }x{ $rows }.
knight-try = { $count ->
    [one] Este recorrido sí existe:
   *[other] Estos recorridos sí existen:
  }
knight-offer = `{ $prefix }knight { $line }`

# Why there is no tour.
reason-too-narrow = En { $cols }x{ $rows } no hay recorrido: en un tablero de una o dos casillas de ancho, \
    el caballo se queda pronto sin salida.
reason-unreached-centre = En { $cols }x{ $rows } no hay recorrido: ningún salto de caballo llega a la \
    casilla central.
reason-forced-corners = En { $cols }x{ $rows } no hay recorrido. A la casilla central solo se llega desde \
    las esquinas, y a cada esquina solo desde el centro y desde otra casilla más. Por eso un recorrido \
    tendría que empezar y terminar en esquinas. Pero a las casillas centrales de los dos bordes cortos solo \
    se llega desde las mismas dos casillas, y esas cuatro casillas forman un anillo cerrado.
reason-forced-middle = En { $cols }x{ $rows } no hay recorrido. En su línea central, a lo largo, hay dos \
    pares de casillas especiales: desde cualquiera de las dos casillas de un par, el caballo solo puede \
    saltar a las mismas dos casillas. Por eso un recorrido tendría que empezar en un par y terminar en el \
    otro. Pero entonces los saltos por las esquinas son obligados y forman un anillo cerrado, del que no se \
    puede salir.
reason-shared-corners = En { $cols }x{ $rows } no hay recorrido. Desde dos esquinas opuestas el caballo solo \
    puede saltar a las mismas dos casillas, así que un recorrido tendría que empezar en una esquina y \
    terminar en otra. Pero entonces las casillas de los bordes forman dos anillos, y ningún movimiento lleva \
    de uno al otro.
reason-colour = Ningún recorrido de { $cols }x{ $rows } { $which ->
    [end] termina
   *[start] empieza
  } en { $square }. El tablero tiene un número impar de casillas y el caballo cambia de color en cada salto, \
      así que un recorrido empieza y termina en el color de las esquinas.
reason-four-rows = Ningún recorrido de { $cols }x{ $rows } { $which ->
    [end] termina
   *[start] empieza
  } en { $square }: en un tablero de cuatro casillas de ancho, un recorrido empieza y termina en alguno de \
      los dos bordes largos.
reason-short-edges = Ningún recorrido de { $cols }x{ $rows } { $which ->
    [end] termina
   *[start] empieza
  } en { $square }: en este tablero un recorrido empieza y termina en sus dos bordes cortos.
reason-three-rows = Ningún recorrido de { $cols }x{ $rows } { $which ->
    [end] termina
   *[start] empieza
  } en { $square }: esta casilla es una de las pocas excepciones en tableros de tres casillas de ancho, \
      encontrada con una búsqueda exhaustiva.
reason-closed-odd = En { $cols }x{ $rows } no hay recorrido cerrado. El caballo cambia de color en cada \
    salto; con un número impar de casillas, la última tiene el mismo color que la primera, y ningún salto \
    las une.
reason-closed-narrow = En { $cols }x{ $rows } no hay recorrido cerrado. Ningún tablero de una, dos o cuatro \
    casillas de ancho lo tiene (Schwenk 1991).
reason-closed-small = En { $cols }x{ $rows } no hay recorrido cerrado. Un tablero de tres casillas de ancho \
    solo lo tiene si mide al menos 10 de largo (Schwenk 1991).
reason-pair-same = Un recorrido pasa por cada casilla una sola vez, así que no puede empezar y terminar en \
    { $square }.
reason-pair-colour = Ningún recorrido de { $cols }x{ $rows } lleva de { $start } a { $end }. El caballo \
    cambia de color en cada salto, así que con un número par de casillas el inicio y el final tienen colores \
    distintos.
reason-pair-small-board = Ningún recorrido de { $cols }x{ $rows } lleva de { $start } a { $end }: este \
    tablero pequeño es una excepción, encontrada con una búsqueda exhaustiva.
reason-pair-corner-cluster = Ningún recorrido de { $cols }x{ $rows } lleva de { $start } a { $end }. El \
    inicio y el final están junto a la misma esquina, y las casillas de allí quedarían aisladas.
reason-pair-corner = Ningún recorrido de { $cols }x{ $rows } lleva de { $start } a { $end }. Con un extremo \
    en { $square }, el otro debe ser { $corner1 } o { $corner2 }; si no, una de estas esquinas quedaría \
    aislada.

# Backtracks from every square.
knight-table = Retrocesos de la búsqueda según la casilla de salida en **{ $cols }x{ $rows }**, con \
    { knight-program } y el orden de movimientos { $array }{ $arrays ->
    [several] { " " }(tras demasiados retrocesos, la optimización 4 prueba los demás)
   *[one] { "" }
  }:
knight-table-set = **{ $chosen ->
    [0] Sin optimizaciones
    [one] Optimización { $opts }
   *[other] Optimizaciones { $opts }
  }**: { $tours ->
    [0] ningún recorrido encontrado
    [one] 1 recorrido encontrado, con { $sum ->
        [one] 1 retroceso
       *[other] { NUMBER($sum, useGrouping: "always") } retrocesos
      }
   *[other] { $tours } recorridos encontrados, { $zero } de ellos sin ningún retroceso. En total hay { $sum ->
        [one] 1 retroceso
       *[other] { NUMBER($sum, useGrouping: "always") } retrocesos
      }
  }{ $limit ->
    [0] { "" }
    [one] . Se abandonó 1 búsqueda (LIM)
   *[other] . Se abandonaron { $limit } búsquedas (LIM)
  }.
knight-table-n = N: ningún recorrido empieza en esta casilla.
knight-table-lim = LIM: la búsqueda se abandonó tras { NUMBER($max, useGrouping: "always") } retrocesos.
knight-table-letters = La letra indica con qué orden de movimientos (array) se encontró el recorrido que \
    empieza en esa casilla. Si no hay letra, fue el orden A.
knight-table-progress = Contando retrocesos en { $cols }x{ $rows }: { $percent } %
knight-table-cut = Hubo tiempo para el { $percent } % de las casillas; las demás llevan «?». En una terminal \
    puedes dar más tiempo a la búsqueda: \
    `tileknight knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`. En este chat, prueba con un \
    tablero más pequeño: `{ $prefix }knight table 8x8 opts:1-3`.{ $slow ->
    [1] { " " }También ayuda que cada búsqueda se abandone antes: `max-returns:1000`.
   *[0] { "" }
  }
knight-table-alt = { $count ->
    [one] Una tabla
   *[other] { $count } tablas
  } con los retrocesos de la búsqueda según la casilla de salida, en un tablero de { $cols } por { $rows }

# A search step by step.
knight-log = La búsqueda desde **{ $start }** en { $cols }x{ $rows } con { knight-program } y el orden \
    { $array }, { $chosen ->
    [0] sin optimizaciones
    [one] con la optimización { $opts }
   *[other] con las optimizaciones { $opts }
  }, { $outcome ->
    [tour] encontró un recorrido tras
    [none] no encontró ningún recorrido, tras
    [limit] se abandonó tras
   *[cut] es demasiado larga para mostrarla entera. En sus primeros { $steps } pasos hay
  } **{ $backtracks ->
    [one] 1 retroceso
   *[other] { $backtracks } retrocesos
  }**. { knight-array }{ $squares ->
    [a1] { "" }
   *[both] { " " }Las casillas se escriben (x, y), contando desde la esquina superior izquierda.
  }
knight-log-start = Inicio en { $square }
knight-log-move = Movimiento { $number } a { $square }
knight-log-undo = Deshace el movimiento { $number }, desde { $square }
knight-log-more = ... los { $count } pasos restantes están en el archivo ...
knight-log-alt = Recorrido del caballo en un tablero de { $cols } por { $rows } desde { $start }, hallado \
    tras { $backtracks ->
    [one] 1 retroceso
   *[other] { $backtracks } retrocesos
  }
knight-log-impossible = Según la optimización 1, ningún recorrido empieza en { $start }: el tablero tiene un \
    número impar de casillas, y { $start } es del color con menos casillas. Por eso no se prueba ningún \
    movimiento.

# The article's automaton.
machine = **El autómata del recorrido del caballo** de Shalyto, Tukkel y Shamgunov (2003), una máquina de \
    Mealy (sus acciones están en las flechas). Cada flecha dice en qué orden se prueba, qué pregunta y qué \
    hace.
machine-y0 = antes del inicio
machine-y1 = busca un movimiento
machine-y2 = se deshizo un movimiento
machine-y3 = no hay recorrido
machine-y4 = se encontró un recorrido
machine-y5 = abandonado: demasiados retrocesos
machine-x1 = ¿se han visitado todas las casillas?
machine-x2 = ¿hay un movimiento que deshacer?
machine-x3 = ¿se puede hacer un movimiento?
machine-x4 = ¿dice la optimización 1 que no hay recorrido?
machine-x5 = ¿ha habido demasiados retrocesos?
machine-z1-0 = pone el caballo en su inicio
machine-z1-1 = hace el movimiento
machine-z1-2 = deshace el movimiento
machine-z2 = cuenta un retroceso
machine-alt = Las entradas y salidas del autómata, y sus seis estados con las flechas entre ellos

# The article's orders of the moves.
arrays = **Los cinco órdenes (arrays)** de los programas de Shalyto, Tukkel y Shamgunov (2003). Un orden \
    dice en qué secuencia prueba el programa los ocho movimientos del caballo. Un movimiento se escribe así: \
    (columnas a la derecha, filas hacia abajo). El orden A es el que se publicó en su artículo. La \
    optimización 4 prueba los cinco, de A a E.
arrays-alt = Cinco tableros pequeños, de A a E. Cada uno tiene un caballo en el centro y los números del 1 \
    al 8 en sus casillas, según el orden en que se prueban
