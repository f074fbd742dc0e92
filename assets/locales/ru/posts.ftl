# Что бот начинает сам.

# The first words in a group or server.
hello =
    { "" }**Всем привет, я TileKnight**: пятнашки, обходы конём и каждый день одна задача на всех.

    `/daily` задача дня, с результатами этого чата
    `/settings daily 18:00 Europe/Kyiv` каждый день она приходит сюда сама
    `/help` всё остальное
hello-lacks = Здесь мне кое-чего не хватает. Пожалуйста, разрешите мне { $rights }.
# What somebody who runs a chat lets the bot do there.
right = { $right ->
    [see] видеть этот чат
    [write] писать сообщения
    [files] присылать картинки и файлы
   *[pin] закреплять сообщения
  }
button-play-today = Играть в задачу дня
