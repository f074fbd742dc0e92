# What chats and people choose.

fault-command-off = Die Admins dieses Chats haben `/{ $name }` hier abgeschaltet. In unserem privaten Chat geht es.
fault-command-admins = Hier ist `/{ $name }` nur für die Admins dieses Chats. In unserem privaten Chat geht es für alle.

# Instead of an answer, in a chat whose answers are private: a button opens the private chat.
answer-elsewhere = In diesem Chat antworte ich privat: Der Knopf öffnet deine Antwort.
answer-elsewhere-send = In diesem Chat antworte ich privat. Öffne mit dem Knopf unseren Chat, und schick dort: `{ $line }`
button-private-chat = Unseren Chat öffnen
