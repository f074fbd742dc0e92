# 机器人主动发的消息。

# 在群或服务器里说的第一句话。
hello =
    { "" }**大家好，我是 TileKnight**。我会解滑块拼图，会找骑士巡游，每天还给大家出同一道题。

    `/daily` 今天的题，还有这里的成绩
    `/settings daily 18:00 Asia/Shanghai` 每天自动把题发到这里
    `/help` 看看我还会什么
# 机器人回到以前设置过每日消息的地方时说。
hello-post-off = **每日一题现在不会自动发到这里。**想恢复，请发送：`/settings daily 18:00 { $zone }`
hello-lacks = 我在这里还缺权限，请允许我：{ $rights }。
# 聊天的管理员允许机器人做的事。
right = { $right ->
    [see] 查看这个聊天
    [write] 发送消息
    [files] 发送图片和文件
   *[pin] 置顶消息
  }
button-play-today = 玩今天的题

# 在每天的消息下面：前一天这里的成绩。
post-yesterday = **昨天**的题 #{ $number }：
post-streaks = 连续解题：{ $streaks }
post-streak = { $name } { $days } 天
# 私聊里的提醒，带打开盘面的按钮。
remind = **今天的题在等你**：#{ $number }，{ $size }，最少 { $par } 步。
remind-streak = { $streak ->
    [0] 解开它，连续天数就从今天算起。
   *[other] 解开它，连续 **{ $streak } 天**的记录就不会断。
  }{ $freezes ->
    [0] {""}
   *[other] （今天没解的话，会自动用一张保护卡。）
  }
# 平台不再让机器人发消息了。`here`：在那个聊天里说；`there`：对当初设置的人说。
ended-post = { $where ->
    [here] **每日一题不再自动发到这里**：我在这里没有权限{ $rights }。给我权限之后，发送这一行就能恢复：
    [foreign] **你设置的每日一题不再自动发了**：那个频道属于另一个服务器。请在应该收到每日一题的频道里发送这一行：
   *[there] **你设置的每日一题不再自动发了**：{ $count ->
        [0] 我在那个聊天里发不了消息
       *[other] 我在那个聊天里没有权限{ $rights }
      }。给我权限之后，在那里发送这一行就能恢复：
  }`/settings daily { $time } { $zone }`
ended-pin = 我没有权限置顶，所以每日一题照发，但不再置顶。请给我置顶消息的权限，再重新打开置顶：`/settings`
