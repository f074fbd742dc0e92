# What chats and users choose.

settings-description = Ajustes tuyos o del chat (puzle del día, idioma, aspecto): /settings daily 18:00 \
    Europe/Madrid
settings-option-change = Un ajuste y su valor, como daily 18:00 Europe/Madrid
settings-option-daily = A qué hora llega el puzle del día, con zona horaria: 18:00 Europe/Madrid; con off, \
    no llega
settings-option-zone = La zona horaria para la hora del puzle del día, como Europe/Madrid
settings-option-channel = El canal al que llega el puzle del día, como #puzles; o here (aquí)
settings-option-ping = El rol al que se menciona con el puzle del día, como @puzleros; u off (ninguno)
settings-option-pin = Si el mensaje con el puzle del día se fija en el chat
settings-option-language = El idioma: de, en, es, ru o zh; con off, el de la aplicación de cada persona
settings-option-theme = Colores de las imágenes: claros, oscuros o en alto contraste
settings-option-tiles = Cómo son las fichas: de madera, lisas o coloreadas según su fila y su columna
settings-option-palette = Los colores habituales u otros aptos para personas daltónicas
settings-option-commands = Un comando, y quién puede usarlo: race off, race admins, race on
settings-option-answers = Quién ve las respuestas: todos, o solo quien pregunta
settings-option-name = Mostrar o no tu nombre en clasificaciones fuera del chat donde jugaste

# The message.
settings = { $owner ->
    [chat] **Ajustes de este chat**
   *[person] **Tus ajustes**, para nuestro chat privado y para lo que solo ves tú
  }
settings-saved = ✓ Guardado.
settings-daily-now = { $owner ->
    [chat] **Puzle del día**: { $hour ->
        [none] no llega automáticamente{ $pin ->
            [yes] { " " }(cuando llegue, se fijará)
           *[no] { "" }
          }
       *[other] llega a las { $hour } ({ $zone }){ $where ->
            [here] { " " }a este chat
            [channel] { " " }a `{ $channel }`
           *[elsewhere] { " " }a otro lugar de este chat
          }{ $ping ->
            [yes] , con mención de un rol
           *[no] { "" }
          }{ $pin ->
            [yes] , como mensaje fijado
           *[no] { "" }
          }
      }
   *[person] **Recordatorio del puzle del día**: { $hour ->
        [none] desactivado
       *[other] a las { $hour } ({ $zone }), salvo que ya lo hayas resuelto
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
        [none] todos funcionan para todo el mundo
       *[other] solo para administradores: { $admins }
      }
   *[other] desactivados: { $off }{ $admins ->
        [none] { "" }
       *[other] ; solo para administradores: { $admins }
      }
  }
settings-answers-now = **Respuestas**: { $answers ->
    [private] las ve solo quien pregunta
   *[public] las ven todos
  }
settings-name-now = **Tu nombre**: { $isChosen ->
    [yes] { $name } ·{ " " }
   *[no] { "" }
  }{ $shown ->
    [yes] se ve en todas las clasificaciones
   *[no] se ve solo en los chats donde jugaste; en los demás eres «alguien»
  }

# The text below a topic.
settings-daily = { $owner ->
    [chat] Toca una hora, o escribe la que quieras con tu zona horaria: \
        `/settings daily 18:30 Europe/Madrid`.
        El puzle de cada día llega entonces con su botón «{ button-play }» y los resultados de \
            ayer.{ $named ->
            [yes] { " " }Con las opciones `channel` y `ping` de `/settings` eliges otro canal y un rol \
                al que mencionar.
           *[no] { "" }
          }
   *[person] Toca una hora, o escribe la que quieras con tu zona horaria: \
       `/settings daily 18:30 Europe/Madrid`.
        Si a esa hora ya has resuelto el puzle del día, no envío el recordatorio.
  }
settings-zone = { $time ->
    [none] **¿Cuál es tu zona horaria?** Tócala, o escríbela: `/settings zone Europe/Madrid`, \
        `/settings zone UTC-5`.
   *[other] **{ $time }, ¿en qué zona horaria?** Toca la tuya, o escribe la hora con ella: \
       `/settings daily { $time } Europe/Madrid`.
  }
settings-language = { $owner ->
    [chat] En este idioma escribo lo que todos ven aquí. Las respuestas privadas van en el idioma de cada \
        persona.
   *[person] En este idioma escribo lo que solo ves tú. Lo que todos ven en un chat va en el idioma de ese \
       chat.
  }
    Toca un idioma, o escribe: `/settings language es`.
settings-look = { $owner ->
    [chat] Así son las imágenes que todos ven aquí. Las imágenes privadas siguen los ajustes de cada persona.
   *[person] Así son las imágenes que solo ves tú.
  }
    Toca un botón, o escribe: `/settings theme dark`, `/settings tiles colours`, `/settings palette safe`.
settings-commands = Toca un comando para cambiar quién puede usarlo aquí: ✓ todos, ★ solo administradores, ✗ \
    nadie. En los chats privados funcionan todos los comandos.
    O escribe el cambio: `/settings commands race off`. En lugar de off también vale `admins` u `on`.
settings-answers = Aunque las respuestas sean privadas, las carreras, las rondas y el puzle del día los ven \
    todos.
    Toca un botón, o escribe: `/settings answers private`.
settings-name = Tu nombre aparece en las clasificaciones de los chats donde jugaste.{ $isChosen ->
        [yes] { "" } Ponte el nombre que quieras: `/settings name Ana`.
       *[no] { "" }
      }
    Con un botón eliges si aparece también en las demás clasificaciones. Para que no aparezca en ellas, \
        también puedes escribir `/settings name off`.

settings-look-alt = Un puzle pequeño y el camino de un caballo con este aspecto.

# Buttons.
button-settings = { $topic ->
    [daily] { $owner ->
        [chat] Puzle del día
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
    [chat] El idioma de cada persona
   *[person] El idioma de mi aplicación
  }
button-post-off = Desactivar
button-pin = { $pin ->
    [yes] ✓ Fijarlo
   *[no] Fijarlo
  }
button-post-here = Publicar aquí
button-no-ping = Sin mención
button-command = { $allowed ->
    [on] ✓
    [admins] ★
   *[off] ✗
  } { $name }
button-name-on = Mostrarlo en todas partes
button-name-off = Solo donde jugué
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

fault-settings-admins = Los ajustes de este chat solo los cambian sus administradores. Tu idioma y el \
    aspecto de tus imágenes los eliges en nuestro chat privado con `/settings`.
fault-setting-of-chats = Este ajuste es de grupos y servidores: allí lo eligen sus administradores. \
    `/settings` muestra tus propios ajustes.
fault-setting-of-people = Este ajuste lo elige cada persona para sí: ábrelo en nuestro chat privado. \
    `/settings` muestra los ajustes de este chat.
fault-unknown-setting = No hay ningún ajuste «{ $text }». Todos los ajustes están en `/settings`.
fault-unknown-value = «{ $text }» no es un valor posible. Puedes elegir: { $known }. Por ejemplo, \
    `/settings { $name ->
    [theme] theme dark
    [tiles] tiles colours
    [palette] palette safe
   *[answers] answers private
  }`.
fault-not-on-or-off = «{ $text }» no es ni on ni off. Por ejemplo, `/settings name off`.
fault-unknown-language = Aún no hablo «{ $text }». Hablo: { $known }. Por ejemplo, `/settings language es`.
fault-unknown-zone = No conozco la zona horaria «{ $text }». { $zone ->
    [none] Escribe una ciudad grande o la diferencia con UTC: `/settings daily 18:00 Europe/Madrid`, \
        `/settings daily 18:00 UTC-5`.
   *[other] Por ejemplo, `/settings daily 18:00 { $zone }`.
  }
fault-bad-hour = «{ $text }» no es una hora: las horas van de 00:00 a 23:59. Por ejemplo, \
    `/settings daily 18:00 Europe/Madrid`.
fault-no-posts-here = No puedo escribir por mi cuenta en este chat, así que el puzle del día no llega \
    automáticamente. `/daily` abre el de hoy.
fault-bad-channel = { $named ->
    [yes] No sé qué canal es «{ $text }». Escribe # y elígelo en la lista, o escribe here (aquí).
   *[no] «{ $text }» no es un lugar de este chat. Escribe `/settings channel here` donde deba llegar el puzle.
  }
fault-bad-ping = { $named ->
    [yes] No puedo mencionar a «{ $text }». Escribe @ y elige un rol en la lista. Para que no haya mención: \
        `/settings ping off`.
   *[no] Aquí no hay roles que pueda mencionar. Sin rol, el puzle llega igualmente, sin mención: \
       `/settings daily 18:00 Europe/Madrid`.
  }
fault-bad-commands = No entiendo «{ $text }». Escribe un comando y luego on, admins u off: \
    `/settings commands race off`.
fault-always-on = `/{ $name }` funciona en todas partes y para todos: no se puede desactivar. Otros comandos \
    sí: `/settings commands race off`.
fault-post-elsewhere = Ese canal no está en este servidor, así que no puedo publicar allí. Escribe # y elige \
    un canal de la lista, o envía `/settings channel here`.
fault-post-unchecked = Ahora mismo no he podido comprobar ese canal. Inténtalo de nuevo dentro de un minuto. \
    Los ajustes actuales: `/settings`.
fault-post-not-writable = En ese canal tú no puedes escribir, así que yo tampoco publico allí por ti. Elige \
    un canal en el que puedas escribir: `/settings channel here`.
fault-ping-not-mentionable = No puedo mencionar ese rol por ti: no es de este servidor, o allí no tienes \
    permiso para mencionarlo. Elige otro rol o envía `/settings ping off`.
fault-post-lacks = Todavía no puedo publicar donde debe llegar el puzle del día. Por favor, dame permiso \
    para: { $rights }; luego envía otra vez el comando. `/settings` muestra los ajustes actuales.

fault-command-off = Los administradores de este chat han desactivado `/{ $name }`. Pueden activarlo con \
    `/settings`.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }En nuestro chat privado funciona.
  }
fault-command-admins = En este chat, `/{ $name }` es solo para los administradores. Pueden abrirlo a todos \
    con `/settings`.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }En nuestro chat privado funciona.
  }

# Instead of an answer, in a chat whose answers are private: a button opens the private chat.
answer-elsewhere = En este chat respondo solo en privado. El botón abre tu respuesta.
answer-elsewhere-send = En este chat respondo solo en privado. Abre nuestro chat privado con el botón y \
    envía allí: `{ $line }`
button-private-chat = Abrir nuestro chat
