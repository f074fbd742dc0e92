# What chats and people choose.

fault-command-off = Los administradores de este chat desactivaron aquí `/{ $name }`. En nuestro chat privado funciona.
fault-command-admins = Aquí `/{ $name }` es solo para los administradores de este chat. En nuestro chat privado funciona para todos.

# Instead of an answer, in a chat whose answers are private: a button opens the private chat.
answer-elsewhere = En este chat respondo en privado: el botón abre tu respuesta.
answer-elsewhere-send = En este chat respondo en privado. Abre nuestro chat con el botón y envía allí: `{ $line }`
button-private-chat = Abrir nuestro chat
