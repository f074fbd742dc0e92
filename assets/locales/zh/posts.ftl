# 机器人主动发的消息。

# 在群或服务器里说的第一句话。
hello =
    { "" }**大家好，我是 TileKnight**：滑块拼图、骑士巡游，每天一道题，人人一样。

    `/daily` 今天的题，还有这里的成绩
    `/settings daily 18:00 Asia/Shanghai` 让它每天自动发到这里
    `/help` 其他的都在这里
hello-lacks = 这里还少一点权限，请允许我：{ $rights }。
# 聊天的管理员允许机器人做的事。
right = { $right ->
    [see] 查看这个聊天
    [write] 发送消息
    [files] 发送图片和文件
   *[pin] 置顶消息
  }
button-play-today = 玩今天的题
