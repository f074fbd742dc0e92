# What the bot posts by itself.

# The first words in a group or server.
hello =
    { "" }**Всем привет, я TileKnight**: пятнашки, обходы конём и каждый день одна задача на всех.

    `/daily` задача дня, с результатами этого чата
    `/settings daily 18:00 Europe/Kyiv` задача дня будет каждый день приходить сюда сама
    `/help` всё остальное
# To a chat that the bot returns to, where a post was set up before.
hello-post-off = **Задача дня сейчас сама сюда не приходит: это отключено.** Чтобы снова её получать, \
    напишите: `/settings daily 18:00 { $zone }`
hello-lacks = Здесь мне не хватает прав. Пожалуйста, разрешите мне { $rights }.
# What an admin allows the bot to do in a chat.
right = { $right ->
    [see] видеть этот чат
    [write] писать сообщения
    [files] присылать картинки и файлы
   *[pin] закреплять сообщения
  }
button-play-today = Решать задачу дня

# Below a day's post: how the day before went in this chat.
post-yesterday = **Вчера**, задача № { $number }:
post-streaks = Серии: { $streaks }
post-streak = { $name } — { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
  }
# A reminder in a private chat, with a button that opens the board.
remind = **Задача дня ждёт вас**: № { $number }, { $size }, минимум ходов: { $par }.
remind-streak = { $streak ->
    [0] Решите её, и начнётся ваша серия.
    [one] Ваша серия — **{ $streak } день**, решите задачу и продолжите её.
    [few] Ваша серия — **{ $streak } дня**, решите задачу и продолжите её.
   *[many] Ваша серия — **{ $streak } дней**, решите задачу и продолжите её.
  }{ $freezes ->
    [0] {""}
   *[other] {" "}(Если не успеете, серию сохранит заморозка.)
  }
# The platform no longer lets the bot post. `here`: to that chat; `there`: to the user who set the post up.
ended-post = { $where ->
    [here] **Задача дня больше не приходит**: здесь мне нельзя { $rights }. Когда это разрешат, включите её \
        снова:
    [foreign] **Задача дня, которую вы настроили, больше не приходит**: её канал принадлежит другому \
        серверу. Отправьте эту строку в канал, куда она должна приходить:
   *[there] **Задача дня, которую вы настроили, больше не приходит**: { $count ->
        [0] в тот чат я больше не могу писать
       *[other] в том чате мне нельзя { $rights }
      }. Когда это разрешат, включите её там снова:
  } `/settings daily { $time } { $zone }`
ended-pin = Закрепить задачу дня не получается, поэтому она приходит незакреплённой. Разрешите мне \
    закреплять сообщения и снова включите закрепление: `/settings`
