# What chats and people choose.

fault-command-off = This chat's admins have switched `/{ $name }` off here. In our private chat it works.
fault-command-admins = Here `/{ $name }` is for this chat's admins alone. In our private chat it works for everybody.

# Instead of an answer, in a chat whose answers are private: a button opens the private chat.
answer-elsewhere = In this chat I answer in private: the button opens your answer.
answer-elsewhere-send = In this chat I answer in private. Open our chat with the button, and send this there: `{ $line }`
button-private-chat = Open our chat
