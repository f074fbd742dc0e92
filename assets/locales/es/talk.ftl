talk = { $topic ->
    [hello] ¡Hola! Tengo puzles deslizantes y recorridos del caballo para ti. ¿Con cuál empezamos?
    [thanks] ¡De nada! ¿Te apetece otro?
    [bye] ¡Hasta pronto! Cada día te espera un puzle nuevo.
    [rules] Desliza las fichas al hueco hasta que queden en orden: 1, 2, 3 … fila por fila, con el \
        hueco al final. Pulsa una ficha en línea con el hueco o escribe movimientos como `LUR`. \
        Pruébalo con uno de estos:
    [par] El par es el mínimo de movimientos con el que se resuelve un tablero. Si lo alcanzas, tu \
        partida es perfecta. ¿Lo intentas?
    [harder] ¿Quieres más? Aquí tienes tableros más difíciles:
    [easier] Vamos con calma. Este necesita pocos movimientos:
    [idle] Ahora no tienes ninguna partida abierta. ¿Cuál te apetece?
   *[new] ¿Cuál te apetece?
  }
button-easy-board = 3x3 fácil
button-hard-board = 3x3 difícil
