# What a person may send from any chat, by typing the bot's name and a question.
offer-how-title = Qué puedes pedir
offer-how =
    { "" }**TileKnight** responde en cualquier chat. Escribe mi nombre y luego
    `1 2 3 4 0 5` un puzle deslizante para que lo resuelva
    `8x8 a1` un recorrido del caballo
    `daily` el puzle de hoy
    `daily knight` el recorrido de hoy, para andarlo
    `4x4` un tablero para jugar
offer-fault = Nada que enviar todavía
offer-play-title = Jugar este tablero
offer-day-title = { daily-name }
offer-day = { $series ->
    [knight] Un recorrido del caballo { $size }
   *[puzzle] { $size }
  }, par { $par }: cada persona abre su propio tablero.
# 0: a board of one's own.
offer-result-title = { $number ->
    [0] Mi resultado
   *[other] { $series ->
        [knight] Mi resultado del caballo #{ $number }
       *[puzzle] Mi resultado del puzle #{ $number }
      }
  }
# Said of what takes too long to be answered at once.
offer-elsewhere = `{ $line }` tarda un poco: el botón lo pregunta en nuestro chat privado.
offer-busy-title = Un momento
offer-busy = Sigo en ello. La respuesta llega aquí.
button-ask-again = Preguntar otra vez
offer-pictures = Ver imágenes aquí: abre TileKnight una vez
# Said in the private chat of whoever came for that.
offer-opened = Ahora las imágenes vienen también cuando escribes mi nombre en un chat.
button-back-to-chat = Volver al chat
button-open = Abrir
fault-offer-unread = Aquí leo un tablero, un tablero de ajedrez o `daily`. Por ejemplo, `1 2 3 4 0 5`, `8x8 a1` o `4x4`.
fault-offer-no-result = Ese resultado ya no está. Con `daily` llega el puzle de hoy.
