# What a user may send from any chat by typing the bot's name and a question.
offer-how-title = Qué puedes pedirme
offer-how =
    { "" }**TileKnight** responde en cualquier chat. Escribe mi nombre y luego una de estas cosas:
    `1 2 3 4 0 5` – resuelvo ese puzle deslizante
    `8x8 a1` – un recorrido del caballo
    `daily` – el puzle de hoy
    `daily knight` – el recorrido de hoy, para que lo hagas tú
    `4x4` – un tablero para jugar
offer-fault = Todavía no hay nada que enviar
offer-play-title = Jugar con este tablero
offer-day-title = { daily-name }
offer-day = { $series ->
    [knight] Un recorrido del caballo { $size }
   *[puzzle] Un puzle { $size }
  }, mínimo de movimientos: { $par }. Es el mismo para todos; cada persona abre su propio tablero.
# 0: a board of the user's own.
offer-result-title = { $number ->
    [0] Mi resultado
   *[other] { $series ->
        [knight] Mi resultado del caballo del día #{ $number }
       *[puzzle] Mi resultado del puzle del día #{ $number }
      }
  }
# For an answer that takes too long for an inline result.
offer-elsewhere = La respuesta a `{ $line }` tarda un poco. Con el botón la pides en nuestro chat privado.
offer-busy-title = Un momento
offer-busy = Sigo preparando la respuesta. Llegará aquí.
button-ask-again = Preguntar otra vez
offer-pictures = Para ver aquí las imágenes, abre TileKnight una vez
# In the private chat, to a user who came for pictures.
offer-opened = A partir de ahora, cuando escribas mi nombre en un chat, te ofreceré también imágenes.
button-back-to-chat = Volver al chat
button-open = Abrir
fault-offer-unread = Aquí entiendo un tablero, un tamaño o `daily`. Por ejemplo, `1 2 3 4 0 5`, `8x8 a1` o \
    `4x4`.
fault-offer-no-result = Ese resultado ya no está guardado. Para enviar el puzle de hoy, escribe `daily`.
