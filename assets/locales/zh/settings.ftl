# 聊天和个人的选择。

fault-command-off = 这里的管理员关掉了 `/{ $name }`。在我们的私聊里可以用。
fault-command-admins = 在这里，`/{ $name }` 只给管理员用。在我们的私聊里人人都能用。

# 在只私下回答的聊天里，代替答案：按钮打开私聊。
answer-elsewhere = 在这里我只私下回答：按钮会打开你的答案。
answer-elsewhere-send = 在这里我只私下回答。请用按钮打开我们的私聊，把这行发给我：`{ $line }`
button-private-chat = 打开私聊
