# What the bot begins by itself.

# The first words in a group or server.
hello =
    { "" }**Hola, soy TileKnight**: puzles deslizantes, recorridos del caballo y cada día un puzle para todos.

    `/daily` el puzle de hoy, con los resultados de este chat
    `/settings daily 18:00 Europe/Madrid` llega aquí solo, cada día
    `/help` todo lo demás
# To a chat that the bot comes back to, where a post was set up once.
hello-post-off = **El puzle del día no llega solo por ahora.** Esta línea lo trae de vuelta: `/settings daily 18:00 { $zone }`
hello-lacks = Aquí falta algo. Estos permisos, por favor: { $rights }.
# What somebody who runs a chat lets the bot do there.
right = { $right ->
    [see] ver este chat
    [write] enviar mensajes
    [files] enviar imágenes y archivos
   *[pin] fijar mensajes
  }
button-play-today = Jugar el puzle de hoy

# Below a day's post: how the day before went in this chat.
post-yesterday = **Ayer**, puzle #{ $number }:
post-streaks = Rachas: { $streaks }
post-streak = { $name } { $days ->
    [one] 1 día
   *[other] { $days } días
  }
# A reminder in a private chat, with a button that opens the board.
remind = **El puzle de hoy te espera**: #{ $number }, { $size }, par { $par }.
remind-streak = { $streak ->
    [0] Con él empieza una racha.
    [one] Tu racha de **1 día** sigue con él.
   *[other] Tu racha de **{ $streak } días** sigue con él.
  }{ $freezes ->
    [0] {""}
   *[other] {" "}(Un comodín cubriría hoy.)
  }
# A platform doesn't let the bot post any more. `here`: said in that chat; `there`: to the person who had set it up.
ended-post = { $where ->
    [here] **El puzle diario ya no llega**: aquí no puedo { $rights }. Cuando pueda, esta línea lo trae de vuelta:
   *[there] **Un puzle diario que configuraste ya no llega**: { $count ->
        [0] ya no puedo escribir en ese chat
       *[other] en ese chat no puedo { $rights }
      }. Cuando pueda, esta línea lo trae allí de vuelta:
  } `/settings daily { $time } { $zone }`
ended-pin = No puedo fijar el puzle diario, así que llega sin eso. Déjame fijar mensajes y actívalo otra vez: `/settings`
