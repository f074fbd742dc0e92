# Что можно отправить из любого чата, написав имя бота и вопрос.
offer-how-title = О чём спросить
offer-how =
    { "" }**TileKnight** отвечает в любом чате. Напишите моё имя, а за ним
    `1 2 3 4 0 5` решить пятнашки
    `8x8 a1` обойти доску конём
    `daily` задача дня
    `daily knight` конь дня: обход, который вы проходите сами
    `4x4` расклад для игры
offer-fault = Отправлять пока нечего
offer-play-title = Играть на этой доске
offer-day-title = { daily-name }
offer-day = { $series ->
    [knight] Обход конём { $size }
   *[puzzle] { $size }
  }, минимум { $par }: каждый открывает свою доску.
# 0: a board of one's own.
offer-result-title = { $number ->
    [0] Мой результат
   *[other] { $series ->
        [knight] Мой результат: конь дня № { $number }
       *[puzzle] Мой результат в задаче № { $number }
      }
  }
# Said of what takes too long to be answered at once.
offer-elsewhere = `{ $line }` — это надолго: кнопка спросит в нашем личном чате.
offer-busy-title = Нужно немного времени
offer-busy = Я ещё занят этим. Ответ придёт сюда.
button-ask-again = Спросить ещё раз
offer-pictures = С картинками: откройте TileKnight один раз
# Said in the private chat of whoever came for that.
offer-opened = Теперь, когда вы пишете моё имя в чате, приходят и картинки.
button-back-to-chat = Обратно в чат
button-open = Открыть
fault-offer-unread = Здесь я понимаю расклад, доску для коня или `daily`. Например, `1 2 3 4 0 5`, `8x8 a1` или `4x4`.
fault-offer-no-result = Этого результата больше нет. Сегодняшняя задача: `daily`.
