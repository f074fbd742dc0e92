# What a user may send from any chat by typing the bot's name and a question.
offer-how-title = О чём меня спросить
offer-how =
    { "" }Я отвечаю в любом чате. Напишите моё имя, **TileKnight**, а за ним:
    `1 2 3 4 0 5` — решить пятнашки
    `8x8 a1` — обойти доску конём
    `daily` — задача дня
    `daily knight` — конь дня: обход, который вы проходите сами
    `4x4` — поле для игры
offer-fault = Отправить пока нечего
offer-play-title = Сыграть с этой позиции
offer-day-title = { daily-name }
offer-day = { $series ->
    [knight] Обход конём { $size }
   *[puzzle] Пятнашки { $size }
  }, минимум ходов: { $par }. Задание одно для всех, доска у каждого своя.
# 0: a board of the user's own.
offer-result-title = { $number ->
    [0] Мой результат
   *[other] { $series ->
        [knight] Мой результат: конь дня № { $number }
       *[puzzle] Мой результат в задаче № { $number }
      }
  }
# For an answer that takes too long for an inline result.
offer-elsewhere = Чтобы ответить на `{ $line }`, нужно время. Нажмите кнопку, и я отвечу в нашем личном чате.
offer-busy-title = Нужно немного времени
offer-busy = Я ещё готовлю ответ. Он появится здесь.
button-ask-again = Спросить ещё раз
offer-pictures = Чтобы видеть картинки здесь, откройте TileKnight один раз
# In the private chat, to a user who came for pictures.
offer-opened = Теперь я предлагаю и картинки, когда вы набираете моё имя в чате.
button-back-to-chat = Обратно в чат
button-open = Открыть
fault-offer-unread = Здесь можно написать позицию, размер доски или `daily`. Например, \
    `1 2 3 4 0 5`, `8x8 a1` или `4x4`.
fault-offer-no-result = Этот результат больше не хранится. Чтобы отправить сегодняшнюю задачу, напишите \
    `daily`.
