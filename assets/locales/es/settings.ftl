# What chats and people choose.

settings-description = Lo que prefiere este chat, o tú: puzle diario, idioma, aspecto: /settings daily 18:00 Europe/Madrid
settings-option-change = Un ajuste y su valor, tal como se escribe: daily 18:00 Europe/Madrid
settings-option-daily = La hora del puzle diario, con zona horaria: 18:00 Europe/Madrid; u off
settings-option-zone = La zona horaria de esa hora, como Europe/Madrid
settings-option-channel = El canal al que llega, como #puzles; o here (aquí)
settings-option-ping = El rol al que menciona, como @puzleros; u off
settings-option-pin = Si el mensaje se fija
settings-option-language = El idioma, como es; u off, el de la aplicación de cada persona
settings-option-theme = Imágenes claras, oscuras o en alto contraste
settings-option-tiles = Cómo son las fichas: de madera, lisas o de color por fila y columna
settings-option-palette = Los colores habituales, o los que se distinguen también con daltonismo
settings-option-commands = Un comando, y para quién funciona: race off, race admins, race on
settings-option-answers = Respuestas públicas, o solo para los ojos de quien pregunta
settings-option-name = Si tu nombre sale en clasificaciones fuera del chat donde jugaste

# The message.
settings = { $owner ->
    [chat] **Ajustes de este chat**
   *[person] **Tus ajustes**, para nuestro chat privado y para lo que solo ves tú
  }
settings-saved = ✓ Guardado.
settings-daily-now = { $owner ->
    [chat] **Puzle diario**: { $hour ->
        [none] no llega solo{ $pin ->
            [yes] { " " }(si llega, fijado)
           *[no] { "" }
          }
       *[other] llega a las { $hour } ({ $zone }){ $where ->
            [here] , aquí
            [channel] , en `{ $channel }`
           *[elsewhere] , a otro lugar de este chat
          }{ $ping ->
            [yes] , con mención
           *[no] { "" }
          }{ $pin ->
            [yes] , fijado
           *[no] { "" }
          }
      }
   *[person] **Recordatorio**: { $hour ->
        [none] ninguno
       *[other] a las { $hour } ({ $zone }), salvo que hayas resuelto el puzle del día
      }
  }
settings-language-now = **Idioma**: { $language ->
    [none] { $owner ->
        [chat] el de la aplicación de cada persona
       *[person] el de tu aplicación
      }
   *[other] { $language }
  }
settings-look-now = **Aspecto**: { $theme } · { $tiles } · { $palette ->
    [safe] colores para daltónicos
   *[usual] colores habituales
  }
settings-commands-now = **Comandos**: { $off ->
    [none] { $admins ->
        [none] todos funcionan para todos
       *[other] solo para administradores: { $admins }
      }
   *[other] desactivados: { $off }{ $admins ->
        [none] { "" }
       *[other] ; solo para administradores: { $admins }
      }
  }
settings-answers-now = **Respuestas**: { $answers ->
    [private] solo para quien pregunta
   *[public] a la vista de todos
  }
settings-name-now = **Tu nombre**: { $isChosen ->
    [yes] { $name } ·{ " " }
   *[no] { "" }
  }{ $shown ->
    [yes] en las clasificaciones de todas partes
   *[no] solo en los chats donde jugaste; en los demás eres «alguien»
  }

# What stands below a topic.
settings-daily = { $owner ->
    [chat] Toca una hora, o escribe cualquiera, con tu zona horaria: `/settings daily 18:30 Europe/Madrid`.
        El puzle de cada día llega entonces con su botón «Jugar» y los resultados de ayer.{ $named ->
            [yes] { " " }Otro canal, y un rol al que mencionar: con las opciones channel y ping de `/settings`.
           *[no] { "" }
          }
   *[person] Toca una hora, o escribe cualquiera, con tu zona horaria: `/settings daily 18:30 Europe/Madrid`.
        Los días en que ya hayas resuelto el puzle me quedo en silencio.
  }
settings-zone = { $time ->
    [none] **¿Cuál es tu reloj?** Púlsalo, o escribe una zona: `/settings zone Europe/Madrid`, `/settings zone UTC-5`.
   *[other] **{ $time }, ¿con qué reloj?** Pulsa el tuyo, o escribe la hora con su zona: `/settings daily { $time } Europe/Madrid`.
  }
settings-language = { $owner ->
    [chat] En este idioma escribo lo que todos ven aquí. Lo que solo ve una persona va en el suyo.
   *[person] Lo que todos ven en un chat va en el idioma de ese chat.
  }
    O escríbelo: `/settings language es`.
settings-look = { $owner ->
    [chat] Así son las imágenes que todos ven aquí. Lo que solo ve una persona es como ella prefiere.
   *[person] Así son las imágenes que solo ves tú.
  }
    O escríbelo: `/settings theme dark`, `/settings tiles colours`, `/settings palette safe`.
settings-commands = Cada toque cambia para quién funciona aquí un comando: ✓ para todos, ★ solo para administradores, ✗ para nadie. En los chats privados funcionan todos.
    O escríbelo: `/settings commands race off`, también `admins` u `on`.
settings-answers = Donde las respuestas son privadas, las carreras, los concursos y el puzle del día siguen siendo para todos.
    O escríbelo: `/settings answers private`.
settings-name = En un chat donde jugaste, tu nombre está en sus clasificaciones.{ $isChosen ->
        [yes] { "" } Ponte el nombre que quieras: `/settings name Ana`.
       *[no] { "" }
      }
    O escríbelo: `/settings name off`.

settings-look-alt = Un puzle pequeño y el camino de un caballo con este aspecto.

# Buttons.
button-settings = { $topic ->
    [daily] { $owner ->
        [chat] Puzle diario
       *[person] Recordatorio
      }
    [language] Idioma
    [look] Aspecto
    [commands] Comandos
    [answers] Respuestas
   *[name] Mi nombre
  }
button-settings-back = ‹ Todos los ajustes
button-chosen = ✓ { $label }
button-language-own = { $owner ->
    [chat] El de cada persona
   *[person] El de mi aplicación
  }
button-post-off = Desactivado
button-pin = { $pin ->
    [yes] ✓ Fijarlo
   *[no] Fijarlo
  }
button-post-here = Que llegue aquí
button-no-ping = Sin mención
button-command = { $allowed ->
    [on] ✓
    [admins] ★
   *[off] ✗
  } { $name }
button-name-on = En todas partes
button-name-off = Donde jugué
settings-value = { $value ->
    [light] Claro
    [dark] Oscuro
    [contrast] Alto contraste
    [wood] Madera
    [plain] Lisas
    [colours] Por fila y columna
    [usual] Colores habituales
    [safe] Para daltónicos
    [public] Para todos
   *[private] Para quien pregunta
  }

fault-settings-admins = Los ajustes de este chat solo los cambian sus administradores. Tus propios ajustes: `/settings` en nuestro chat privado.
fault-setting-of-chats = Ese ajuste es de grupos y servidores: allí lo eligen sus administradores. Los tuyos están aquí: `/settings`.
fault-setting-of-people = Ese ajuste es solo tuyo: elígelo en nuestro chat privado. Los de este chat están aquí: `/settings`.
fault-unknown-setting = No hay ningún ajuste «{ $text }».{ $near ->
    [none] { "" }
   *[other] { " " }¿Querías decir `{ $near }`?
  } Todos están aquí: `/settings`.
fault-unknown-value = «{ $text }» no es ninguno de estos: { $known }. Por ejemplo, `/settings { $name ->
    [theme] theme dark
    [tiles] tiles colours
    [palette] palette safe
   *[answers] answers private
  }`.
fault-not-on-or-off = «{ $text }» no es ni on ni off. Por ejemplo, `/settings name off`.
fault-unknown-language = Aún no hablo «{ $text }». Hablo: { $known }. Por ejemplo, `/settings language es`.
fault-unknown-zone = No conozco la zona horaria «{ $text }». { $zone ->
    [none] Nombra una ciudad grande, o la diferencia con UTC: `/settings daily 18:00 Europe/Madrid`, `/settings daily 18:00 UTC-5`.
   *[other] ¿Querías decir { $zone }? Por ejemplo, `/settings daily 18:00 { $zone }`.
  }
fault-bad-hour = «{ $text }» no es una hora del día; van de 00:00 a 23:59. Por ejemplo, `/settings daily 18:00 Europe/Madrid`.
fault-no-posts-here = Aquí no puedo escribir por mi cuenta, así que nada llega solo. El puzle de hoy: `/daily`.
fault-bad-channel = { $named ->
    [yes] No sé qué canal es «{ $text }». Escribe # y elígelo en la lista, o escribe here.
   *[no] «{ $text }» no es un lugar de este chat. Escribe `/settings channel here` donde deba llegar el puzle.
  }
fault-bad-ping = { $named ->
    [yes] No puedo mencionar «{ $text }». Escribe @ y elige un rol en la lista; para ninguno: `/settings ping off`.
   *[no] Aquí no hay roles que pueda mencionar. El puzle llega sin mención: `/settings daily 18:00 Europe/Madrid`.
  }
fault-bad-commands = No puedo leer «{ $text }». Di un comando y luego on, admins u off: `/settings commands race off`.
fault-always-on = `/{ $name }` funciona en todas partes y para todos: nadie debería quedarse sin él. Otros sí se desactivan: `/settings commands race off`.
fault-post-lacks = Todavía no puedo publicar ahí. Estos permisos, por favor: { $rights }; luego envíalo otra vez. Cómo está ahora: `/settings`.

fault-command-off = Los administradores de este chat desactivaron aquí `/{ $name }`; lo activan con `/settings`.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }En nuestro chat privado funciona.
  }
fault-command-admins = Aquí `/{ $name }` es solo para los administradores de este chat; pueden abrirlo con `/settings`.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }En nuestro chat privado funciona.
  }

# Instead of an answer, in a chat whose answers are private: a button opens the private chat.
answer-elsewhere = En este chat respondo en privado: el botón abre tu respuesta.
answer-elsewhere-send = En este chat respondo en privado. Abre nuestro chat con el botón y envía allí: `{ $line }`
button-private-chat = Abrir nuestro chat
