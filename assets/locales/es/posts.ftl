# What the bot begins by itself.

# The first words in a group or server.
hello =
    { "" }**Hola, soy TileKnight**: puzles deslizantes, recorridos del caballo y cada día un puzle para todos.

    `/daily` el puzle de hoy, con los resultados de este chat
    `/settings daily 18:00 Europe/Kyiv` llega aquí solo, cada día
    `/help` todo lo demás
hello-lacks = Aquí falta algo. Estos permisos, por favor: { $rights }.
# What somebody who runs a chat lets the bot do there.
right = { $right ->
    [see] ver este chat
    [write] enviar mensajes
    [files] enviar imágenes y archivos
   *[pin] fijar mensajes
  }
button-play-today = Jugar el puzle de hoy
