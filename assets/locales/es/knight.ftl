knight-open = { $squares ->
    [one] Un recorrido del caballo en { $cols }x{ $rows }: su única casilla, **{ $start }**.
   *[other] Un recorrido del caballo en { $cols }x{ $rows } de **{ $start }** a **{ $end }**: las \
       { NUMBER($squares, useGrouping: "always") } casillas, una vez cada una.
  }
knight-closed = Un recorrido cerrado del caballo en { $cols }x{ $rows } desde **{ $start }**: las \
    { NUMBER($squares, useGrouping: "always") } casillas, y de { $end } un salto más, de vuelta a { $start }.
knight-alt = Recorrido del caballo en un tablero de { $cols } por { $rows } de { $start } a { $end }
knight-measures = Dibujado como línea, el recorrido gira { $turns ->
    [one] una vez
   *[other] { $turns } veces
  } y { $crossings ->
    [0] no se cruza nunca
    [one] se cruza una vez
   *[other] se cruza { $crossings } veces
  }.
knight-search = Encontrado con { $method ->
    [classic] { knight-program } de 2003, { $chosen ->
        [0] sin optimizaciones
        [one] optimización { $opts }
       *[other] optimizaciones { $opts }
      }, orden { $array }
    [warnsdorff] la regla de Warnsdorff
   *[exhaustive] búsqueda exhaustiva
  }: **{ $backtracks ->
    [0] ningún retroceso
    [one] 1 retroceso
   *[other] { $backtracks } retrocesos
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
knight-array = Un retroceso deshace un movimiento del caballo; un orden (array) es la secuencia en que se \
    prueban los movimientos.
knight-limits = Límites de esta búsqueda: max-returns { $max } (después abandona: LIM){ $good ->
    [0] { "" }
   *[other] , good-returns { $good } (después pasa al orden siguiente)
  }.
knight-no-line = En un tablero de este tamaño el camino se dibuja con colores, no con una línea recta o curva.
knight-order-too-long = Los números de los movimientos ocupan { $megabytes } MB, demasiado para un archivo \
    aquí. En una terminal los escribe `tileknight knight { $line } --order FILE`.
knight-order = El recorrido de { $cols }x{ $rows } de **{ $start }** a **{ $end }**: { $squares ->
    [one] el número de movimiento de su única casilla.
   *[other] el número de movimiento de cada una de las { NUMBER($squares, useGrouping: "always") } \
       casillas, una línea por fila, desde arriba.
  }
knight-animated = El recorrido de { $cols }x{ $rows } de **{ $start }** a **{ $end }**, movimiento a \
    movimiento.
knight-no-other-tour = Aquí no encuentro otro recorrido, así que mantengo este.
knight-no-other-array = Con ningún otro orden llega esta búsqueda a un recorrido, así que mantengo este \
    recorrido.
knight-progress = Busco un recorrido de { $cols }x{ $rows }.
knight-try = { $count ->
    [one] Este recorrido sí existe:
   *[other] Estos recorridos sí existen:
  }
knight-offer = `{ $prefix }knight { $line }`

# Why there is no tour.
reason-too-narrow = En { $cols }x{ $rows } no hay recorrido: en un tablero de una o dos casillas de ancho, \
    el caballo pronto se queda sin salida.
reason-unreached-centre = En { $cols }x{ $rows } no hay recorrido: ningún salto de caballo llega a su centro.
reason-forced-corners = En { $cols }x{ $rows } no hay recorrido: a su centro solo se llega desde las \
    esquinas, y a cada esquina solo desde una casilla más, así que un recorrido tendría que empezar y \
    terminar en esquinas; entonces los centros de los bordes cortos forman un anillo con las dos únicas \
    casillas desde las que se llega a ellos.
reason-forced-middle = En { $cols }x{ $rows } no hay recorrido: a lo largo del centro, dos pares de casillas \
    comparten sus dos únicas vecinas, así que un recorrido tendría que empezar en un par y terminar en el \
    otro; entonces los movimientos por las esquinas son forzados y cierran un anillo.
reason-shared-corners = En { $cols }x{ $rows } no hay recorrido: las esquinas opuestas comparten sus dos \
    únicas vecinas, así que un recorrido tendría que empezar en una esquina y terminar en otra; entonces las \
    casillas de los bordes quedan en dos anillos que ningún movimiento une.
reason-colour = Ningún recorrido de { $cols }x{ $rows } { $which ->
    [end] termina
   *[start] empieza
  } en { $square }: el tablero tiene un número impar de \
      casillas y el caballo cambia de color en cada salto, así que un recorrido empieza y termina en el \
      color de las esquinas.
reason-four-rows = Ningún recorrido de { $cols }x{ $rows } { $which ->
    [end] termina
   *[start] empieza
  } en { $square }: en un tablero de cuatro casillas de \
      ancho, un recorrido empieza y termina en los bordes largos.
reason-short-edges = Ningún recorrido de { $cols }x{ $rows } { $which ->
    [end] termina
   *[start] empieza
  } en { $square }: en este tablero un recorrido empieza y termina en sus dos bordes cortos.
reason-three-rows = Ningún recorrido de { $cols }x{ $rows } { $which ->
    [end] termina
   *[start] empieza
  } en { $square }: es una de las pocas excepciones en \
      tableros de tres casillas de ancho, hallada por búsqueda exhaustiva.
reason-closed-odd = En { $cols }x{ $rows } no hay recorrido cerrado: con un número impar de casillas, la \
    última tiene el color de la primera, y el caballo cambia de color en cada salto.
reason-closed-narrow = En { $cols }x{ $rows } no hay recorrido cerrado: ningún tablero de una, dos o cuatro \
    casillas de ancho lo tiene (Schwenk 1991).
reason-closed-small = En { $cols }x{ $rows } no hay recorrido cerrado: los tableros de tres casillas de \
    ancho lo tienen a partir de la longitud 10 (Schwenk 1991).
reason-pair-same = Un recorrido que solo pasa por { $square } terminaría donde empieza.
reason-pair-colour = Ningún recorrido de { $cols }x{ $rows } lleva de { $start } a { $end }: el caballo \
    cambia de color en cada salto, así que con un número par de casillas los dos extremos tienen colores \
    distintos.
reason-pair-small-board = Ningún recorrido de { $cols }x{ $rows } lleva de { $start } a { $end }: este \
    tablero pequeño es una excepción, hallada por búsqueda exhaustiva.
reason-pair-corner-cluster = Ningún recorrido de { $cols }x{ $rows } lleva de { $start } a { $end }: los \
    dos extremos están junto a la misma esquina, y las casillas de allí quedarían aisladas.
reason-pair-corner = Ningún recorrido de { $cols }x{ $rows } lleva de { $start } a { $end }: con un \
    extremo en { $square }, el otro debe ser { $corner1 } o { $corner2 }, o una de estas esquinas quedaría \
    aislada.

# Backtracks from every square.
knight-table = Retrocesos desde cada casilla inicial de **{ $cols }x{ $rows }**, con { knight-program }, \
    orden { $array }{ $arrays ->
    [several] { " " }(la optimización 4 prueba después los demás)
   *[one] { "" }
  }:
knight-table-set = **{ $chosen ->
    [0] Sin optimizaciones
    [one] Optimización { $opts }
   *[other] Optimizaciones { $opts }
  }**: { $tours ->
    [0] ningún recorrido encontrado
    [one] 1 recorrido, con { $sum ->
        [one] 1 retroceso
       *[other] { NUMBER($sum, useGrouping: "always") } retrocesos
      }
   *[other] { $tours } recorridos, { $zero } sin ningún retroceso; { $sum ->
        [one] 1 retroceso
       *[other] { NUMBER($sum, useGrouping: "always") } retrocesos
      } en total
  }{ $limit ->
    [0] { "" }
    [one] ; 1 búsqueda abandonada (LIM)
   *[other] ; { $limit } búsquedas abandonadas (LIM)
  }.
knight-table-n = N: ahí no empieza ningún recorrido.
knight-table-lim = LIM: búsqueda abandonada tras { NUMBER($max, useGrouping: "always") } retrocesos.
knight-table-letters = Una letra nombra el orden que dio el recorrido, cuando no es A.
knight-table-progress = Cuento retrocesos en { $cols }x{ $rows }: va el { $percent } %.
knight-table-cut = El tiempo alcanzó para el { $percent } % de las casillas; las demás llevan «?». En una \
    terminal hay más tiempo: `tileknight knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`. \
    Aquí se puede con un tablero más pequeño: `{ $prefix }knight table 8x8 opts:1-3`.{ $slow ->
    [1] { " " }También ayuda abandonar antes: max-returns:1000.
   *[0] { "" }
  }
knight-table-alt = { $count ->
    [one] Una tabla
   *[other] { $count } tablas
  } de los retrocesos desde cada casilla de un tablero de { $cols } por { $rows }

# A search step by step.
knight-log = La búsqueda desde **{ $start }** en { $cols }x{ $rows } con { knight-program }, { $chosen ->
    [0] sin optimizaciones
    [one] optimización { $opts }
   *[other] optimizaciones { $opts }
  }, orden { $array }: { $outcome ->
    [tour] un recorrido tras
    [none] ningún recorrido, tras
    [limit] abandonada tras
   *[cut] demasiado larga para mostrarla entera; estos son sus primeros { $steps } pasos, con
  } **{ $backtracks ->
    [one] 1 retroceso
   *[other] { $backtracks } retrocesos
  }**. { knight-array }{ $squares ->
    [a1] { "" }
   *[both] { " " }Las casillas son (x, y) desde arriba a la izquierda.
  }
knight-log-start = Inicio en { $square }
knight-log-move = Movimiento { $number } a { $square }
knight-log-undo = Deshace el movimiento { $number }, desde { $square }
knight-log-more = ... hay { $count } pasos más en el archivo ...
knight-log-alt = Recorrido del caballo en un tablero de { $cols } por { $rows } desde { $start }, hallado \
    tras { $backtracks ->
    [one] 1 retroceso
   *[other] { $backtracks } retrocesos
  }
knight-log-impossible = Según la optimización 1 ningún recorrido empieza en { $start }: el tablero tiene \
    un número impar de casillas y esta es del color del que hay menos. Por eso no se prueba ningún movimiento.

# The article's automaton.
machine = **El autómata del recorrido del caballo** de Shalyto, Tukkel y Shamgunov (2003), una máquina de \
    Mealy. Cada flecha dice en qué orden se prueba, qué pregunta y qué hace.
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
arrays = **Los cinco órdenes (arrays)** de Shalyto, Tukkel y Shamgunov (2003): en qué orden prueba el \
    caballo sus ocho movimientos. Un movimiento se escribe (columnas a la derecha, filas hacia abajo). A \
    es el que se publicó; la optimización 4 va de A a E.
arrays-alt = Cinco tableros pequeños, de A a E, con un caballo en el centro y del 1 al 8 en las casillas \
    que prueba, en ese orden
