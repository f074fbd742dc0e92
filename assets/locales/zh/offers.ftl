# 在任何聊天里输入机器人的名字和一个问题，就能发出去的东西。
offer-how-title = 可以问我什么
offer-how =
    { "" }**TileKnight** 在任何聊天里都能用。输入我的名字，再写
    `1 2 3 4 0 5` 解这个滑块拼图
    `8x8 a1` 骑士巡游
    `daily` 今天的题
    `daily knight` 今天的骑士巡游，自己走
    `4x4` 来一局
offer-fault = 还没有可以发送的内容
offer-play-title = 玩这个盘面
offer-day-title = { daily-name }
offer-day = { $series ->
    [knight] { $size } 骑士巡游
   *[puzzle] { $size } 滑块拼图
  }，最少 { $par } 步。题目人人一样，每人打开自己的盘面。
# 0：自己的一局。
offer-result-title = { $number ->
    [0] 我的成绩
   *[other] { $series ->
        [knight] 我的每日骑士 #{ $number } 成绩
       *[puzzle] 我的每日一题 #{ $number } 成绩
      }
  }
# 要算一会儿、不能马上回答的。
offer-elsewhere = `{ $line }` 要算一会儿。请点按钮，到我们的私聊里再问我。
offer-busy-title = 要等一会儿
offer-busy = 我还在算，答案会出现在这里。
button-ask-again = 再问一次
offer-pictures = 想在这里看到图片，请先打开一次 TileKnight
# 为此而来的人，在私聊里看到这句。
offer-opened = 好了，以后你在聊天里输入我的名字，就能看到图片。
button-back-to-chat = 回到聊天
button-open = 打开
fault-offer-unread = 在这里可以写盘面、棋盘大小或 `daily`。例如 `1 2 3 4 0 5`、`8x8 a1` 或 `4x4`。
fault-offer-no-result = 这个成绩的记录已经删除。想发今天的题，请输入 `daily`。
