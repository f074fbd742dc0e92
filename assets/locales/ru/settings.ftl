# Что выбирают чаты и люди.

fault-command-off = Администраторы этого чата выключили здесь `/{ $name }`. В нашем личном чате работает.
fault-command-admins = Здесь `/{ $name }` только для администраторов этого чата. В нашем личном чате — для всех.

# Instead of an answer, in a chat whose answers are private: a button opens the private chat.
answer-elsewhere = В этом чате я отвечаю лично: ответ откроет кнопка.
answer-elsewhere-send = В этом чате я отвечаю лично. Откройте наш чат кнопкой и отправьте туда: `{ $line }`
button-private-chat = Открыть наш чат
