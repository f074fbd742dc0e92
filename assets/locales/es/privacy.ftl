# /privacy, /export, /forget

privacy-description = Qué guardo sobre ti, por qué y cuánto tiempo
export-description = Todo lo que guardo sobre ti, en un archivo solo para ti
forget-description = Borrar todo lo que guardo sobre ti, tras pedirte confirmación

privacy =
    { "" }**Qué guardo sobre ti**, con tu identificador y tu nombre visible:
    • tus partidas y los días que resuelves: para tableros, rachas y clasificaciones
    • las carreras y rondas de mínimo de movimientos en las que participas
    • un recorte pequeño de la foto que envías para cortarla en fichas, hasta un día después de su \
        partida; diez como mucho
    • los tableros que me pides resolver o mezclar: para que funcionen los botones de las respuestas
    • lo que eliges en los ajustes
    De la imagen de un tablero solo guardo sus números: un día, si te pregunto si son correctos. También \
        guardo un día, para su botón, la última línea que te propongo en un chat («¿Querías decir esto?»).

    { "" }**Cuánto tiempo**: los días que resuelves, hasta que los borres, porque la racha los necesita; tus \
        partidas, rondas y tableros, 90 días, los últimos 200 de cada tipo; lo que preguntas, hasta que lo \
        respondo, una hora como mucho. No leo nada que no me envíen.

    { "" }**Quién lo ve**: quien mantiene este bot. En los chats donde juegas el puzle del día, tu nombre \
        visible aparece junto a tus resultados, también junto a los que consigas en otro sitio durante la \
        semana siguiente; `{ $prefix }settings name off` lo oculta en los demás chats.

    `{ $prefix }export` te lo envía todo, `{ $prefix }forget` lo borra.
button-own = { $what ->
    [export] Mis datos en un archivo
   *[forget] Borrar mis datos
  }
own-elsewhere = Tus datos solo te los muestro en privado. El botón abre nuestro chat privado.

export = Todo lo que guardo sobre ti: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
  }, tus ajustes, imágenes y tableros.

forget-warning = Esto borra tus partidas{ $days ->
    [0] {""}
    [one] , tu día resuelto
   *[other] , tus { $days } días resueltos
  }, rachas, imágenes y ajustes. **No se puede deshacer.** \
      En las clasificaciones los demás conservan su puesto, y tu nombre pasa a ser «alguien».
button-forget-now = Borrarlo todo
button-stay = No borrar nada
forgotten = Hecho: he borrado todo lo que guardaba sobre ti. Los mensajes que ya están en chats se quedan \
    allí. Para empezar de nuevo: `{ $prefix }start`.
forget-stay = No se ha borrado nada.

# Replaces a name that is hidden or no longer known.
someone = alguien
