# The local page: a chat in the browser.

web-title = TileKnight
web-tagline = Puzles deslizantes y recorridos del caballo, resueltos y dibujados
web-noscript = Esta página es un chat y necesita JavaScript. Actívalo, o usa la terminal: npm run -s \
    tileknight -- solve 1 2 3 4 0 5
web-skip = Ir al campo de mensaje

web-welcome = ¿Qué resolvemos?
web-welcome-more = Pega cualquier tablero o una imagen de uno, pide un recorrido del caballo o juega el \
    puzle de hoy. Prueba uno de estos:
web-example-easy = Un puzle fácil para deslizar
web-example-walk = Lleva el caballo por cada casilla
web-example-three = Un tablero 3×3 visto en clase
web-example-hardest = El tablero 3×3 más difícil: 31 movimientos
web-example-unsolvable = Un tablero sin solución
web-example-knight = Un recorrido del caballo por el tablero de ajedrez
web-example-table = Cuántas veces retrocede una búsqueda de recorridos
web-example-daily = El puzle de hoy, para todos

web-log = Conversación
web-input = Mensaje
web-placeholder = Tablero o /comando
web-send = Enviar
web-commands = Comandos
web-commands-hint = Mostrar los comandos
web-keys = Intro envía, Mayús + Intro empieza una línea nueva
web-look = Colores de la página
web-look-system = Como el sistema
web-look-light = Claro
web-look-dark = Oscuro
web-look-contrast = Alto contraste
web-clear = Vaciar la conversación
web-clear-confirm = ¿Quitar todos los mensajes de esta página? Tus partidas y tu puesto en la \
    clasificación se quedan.
web-clear-yes = Quitar
web-clear-no = Conservar
web-cleared = Se ha vaciado la conversación.

web-you = Tú
web-bot = TileKnight
web-working = Preparando la respuesta
web-photo = Elegir un archivo: la imagen o el texto de un tablero, o una foto para cortarla en fichas
web-photo-hint = /solve resuelve el tablero del archivo; /play lo juega, o corta una foto en fichas.
web-photo-remove = Quitar el archivo
web-photo-heavy = Ese archivo ocupa más de 10 MB. Envía una copia más pequeña.
web-text-heavy = Ese archivo ocupa más de 64 kB, y de un texto no leo más. Envía solo sus tableros.
web-photo-pace = Llegaron muchos archivos desde tu dirección de red. Espera un minuto y envía este de nuevo.
web-cancel = Cancelar
web-cancelled = Cancelado.
web-back = Volver a tu partida
web-unfold = Mostrar todo
web-fold = Mostrar menos
web-enlarge = Ampliar la imagen
web-close = Cerrar
web-latest = Ir a los mensajes más recientes
web-copied = Copiado. Pégalo donde quieras.
web-choices = Opciones
web-retry = Intentar otra vez
web-offline = El programa no responde. Comprueba si sigue en marcha e inténtalo de nuevo en un momento. Tu \
    mensaje está guardado.
web-suggestions = { $count ->
    [0] Ningún comando empieza así. Envía /help para verlos todos.
    [one] { $count } comando. Elígelo con las flechas arriba y abajo, insértalo con Intro.
   *[other] { $count } comandos. Elige uno con las flechas arriba y abajo, insértalo con Intro.
}

# The page's own board. The page fills in the braces, always as text.
web-moves = Mov.
web-par = Mínimo
web-time = Tiempo
web-trying = El programa no responde. Tus movimientos están guardados. Sigo intentándolo…
web-moved-on = El tablero ha cambiado. Ahora lo ves con los últimos movimientos.
web-no-way = Desde aquí ese movimiento no es posible.
web-board = Tablero de { $rows } filas y { $columns } columnas. Las flechas o W, A, S, D deslizan una \
    ficha; Tab e Intro eligen una; Retroceso deshace un movimiento; Escape sale.
web-tile = { $tile }, fila { $row }, columna { $column }
web-tile-home = { $tile }, fila { $row }, columna { $column }, en su sitio
web-blank = hueco
web-slid-L = Hacia la izquierda: { $tiles }
web-slid-R = Hacia la derecha: { $tiles }
web-slid-U = Hacia arriba: { $tiles }
web-slid-D = Hacia abajo: { $tiles }
web-knight-board = El caballo está en { $square }. Puede ir a: { $squares }. Las flechas eligen una casilla, \
    Intro lleva allí el caballo, Retroceso deshace un movimiento; Escape sale.
web-knight-stuck = El caballo está en { $square }. No hay ninguna casilla a su alcance.
web-square = { $square }
web-square-reach = { $square }, el caballo puede saltar a esta casilla
web-square-walked = { $square }, ya recorrida, número { $number }
web-went = El caballo va a { $square }, casilla número { $number }
web-went-back = El caballo vuelve a { $square }

web-guest = Visita { $label }

web-error-not-found = En esta dirección no hay nada. El chat está en /
web-error-method = Esta dirección no acepta peticiones { $method }. El chat está en /
web-error-host = La página no se sirve con este nombre. Añade el nombre a la variable de entorno \
    ALLOWED_HOSTS, o abre la página por su dirección IP.
web-error-origin = No se aceptan peticiones de otros sitios. Abre la propia página y escribe allí.
web-error-type = La petición debe ser JSON (content-type: application/json).
web-error-photo = La petición debe ser una imagen o un texto (content-type: image/png o text/plain).
web-error-json = No se pudo leer la petición. Debería ser así: { $example }
web-error-length = La petición debe indicar la longitud de su contenido (content-length). Envíalo de una vez.
web-error-large = El mensaje es demasiado largo: cada mensaje puede ocupar { $limit } KB como mucho. Envía \
    los tableros de uno en uno.
web-error-pace = Los mensajes llegan demasiado rápido. Espera un segundo e inténtalo de nuevo.
web-error-running = Todavía estoy respondiendo a { $count ->
    [one] 1 mensaje tuyo
   *[other] { $count } mensajes tuyos
  }. Espera a que llegue una respuesta, o cancela una. Después vuelve a enviar tu mensaje.
web-error-busy = Ahora mismo hay demasiadas peticiones. Inténtalo de nuevo en unos segundos.
web-error-stopping = El programa se está deteniendo. Inténtalo de nuevo cuando vuelva a funcionar.
web-error-bug = Algo ha fallado por nuestra parte; el error queda registrado{ $code ->
    [none] {""}
   *[other] {" "}como { $code }
}. Inténtalo de nuevo, o envía /help.
web-not-for-me = No entiendo ese mensaje. Envía /help para ver todo lo que sé hacer, o un tablero como 1 2 3 \
    4 0 5.
