# /privacy、/export、/forget

privacy-description = 我保存了你的哪些内容、为什么、保存多久
export-description = 我保存的关于你的一切，做成文件，只发给你
forget-description = 删除我保存的关于你的一切，删之前会提醒

privacy =
    { "" }**我保存的关于你的内容**，记在你的 ID 和显示名下：
    • 你的游戏和解出的每日一题：用于盘面、连续天数和排行榜
    • 你参加的竞速和最少步比赛
    • 你发来切成滑块的照片，只留一张缩小的，和那一局一起保存
    • 你在设置里的选择
    盘面的图片读完就丢弃，什么都不保存。

    { "" }**保存多久**：解出的每日一题用于连续天数，一直留到你删除；你自己的游戏和比赛留 90 天。你问的问题答完就删，最多留一小时。没有发给我的消息，我不看。

    { "" }**谁能看到**：运行这个机器人的人。在你玩过每日一题的聊天里，你的显示名会写在成绩旁边，之后一周你在别处解出的成绩也一样；`{ $prefix }settings name off` \
        让它不出现在别的聊天里。

    `{ $prefix }export` 把全部内容发给你，`{ $prefix }forget` 把它们全部删除。
button-own = { $what ->
    [export] 我的数据
   *[forget] 忘记我
  }
own-elsewhere = 你的数据只在私聊里处理：请用按钮打开我们的私聊。

export = 我保存的关于你的一切：{ $games } 局游戏、{ $rounds } 场比赛，还有你的设置和图片。

forget-warning = 这会删除你的游戏、{ $days ->
    [0] {""}
   *[other] 解出的 { $days } 道每日一题、
  }连续天数、图片和设置。**删了就找不回来。**排行榜上别人的名次不变，你会显示为“某人”。
button-forget-now = 全部删除
button-stay = 不删除
forgotten = 好了，我已经忘记你了。聊天里已有的消息还在。`{ $prefix }start` 重新开始。
forget-stay = 什么都没删。

# 代替不显示或已经不知道的名字。
someone = 某人
