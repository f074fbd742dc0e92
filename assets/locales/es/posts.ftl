# What the bot posts by itself.

# The first words in a group or server.
hello =
    { "" }**Hola, soy TileKnight**: puzles deslizantes, recorridos del caballo y cada día un puzle para todos.

    `/daily` el puzle de hoy, con los resultados de este chat
    `/settings daily 18:00 Europe/Madrid` para que el puzle llegue aquí cada día a las 18:00
    `/help` todo lo demás
# To a chat that the bot returns to, where a post was set up before.
hello-post-off = **Por ahora el puzle del día no llega aquí automáticamente.** Para reactivarlo, envía: \
    `/settings daily 18:00 { $zone }`
hello-lacks = Aquí me faltan estos permisos: { $rights }. Un administrador puede dármelos.
# What an admin allows the bot to do in a chat.
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
post-streak = { $name } ({ $days ->
    [one] 1 día
   *[other] { $days } días
  })
# A reminder in a private chat, with a button that opens the board.
remind = **El puzle de hoy te espera**: #{ $number }, { $size }, mínimo de movimientos: { $par }.
remind-streak = { $streak ->
    [0] Resuélvelo y empieza una racha.
    [one] Resuélvelo y continúa tu racha de **1 día**.
   *[other] Resuélvelo y continúa tu racha de **{ $streak } días**.
  }{ $freezes ->
    [0] {""}
   *[other] {" "}(Si no puedes, un comodín cubre el día de hoy.)
  }
# The platform no longer lets the bot post. `here`: to that chat; `there`: to the user who set the post up.
ended-post = { $where ->
    [here] **El puzle del día ya no llega automáticamente**: aquí ya no puedo { $rights }. Cuando me lo \
        permitan, reactívalo con esta línea:
    [foreign] **El puzle del día que configuraste ya no llega automáticamente**: su canal es de otro \
        servidor. Envía esta línea en el canal al que deba llegar:
   *[there] **El puzle del día que configuraste ya no llega automáticamente**: { $count ->
        [0] ya no puedo escribir en ese chat
       *[other] en ese chat ya no puedo { $rights }
      }. Cuando me lo permitan, reactívalo allí con esta línea:
  } `/settings daily { $time } { $zone }`
ended-pin = No puedo fijar el puzle del día, así que llega sin fijar. Dame permiso para fijar mensajes y \
    vuelve a activar la opción de fijarlo en `/settings`
