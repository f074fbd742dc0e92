stats-none = 你还没解过每日一题。想玩今天的题：`{ $prefix }daily`。
stats-days = 解出 **{ $solved } 道每日一题**。连续 { $current } 天（最长 { $best } 天），{ $freezes ->
    [0] 没有保护卡。
   *[other] 有 { $freezes } 张保护卡，漏一天会自动用一张。
  }
stats-knight = ♞ 走完 **{ $solved } 次每日骑士**。连续 { $current } 天（最长 { $best } 天），{ $freezes ->
    [0] 没有保护卡。
   *[other] 有 { $freezes } 张保护卡，漏一天会自动用一张。
  }
stats-par = { $count ->
    [0] 其中还没有一题是用最少步数解出的。
   *[other] 其中 { $count } 题是用最少步数解出的。
  }
stats-times = 最佳时间：{ $best }。
# 用文字说图；旁边的消息里有数字。
stats-alt = 最近十二周的日历。没用提示就解出的有 { $solved } 天；按比最少步数多走了几步来分\
    （0、1–2、3–6、7–14、15 以上），天数是：{ $near }
