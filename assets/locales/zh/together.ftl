# 竞速和最少步：几个人玩同一个盘面。

race-description = 竞速：2 到 30 人解同一个盘面，看谁先解开。/race 3x3
race-option-size = 盘面大小，2x2 到 10x10；不写就是 3x3
fmc-description = 最少步：大家解同一个打乱的盘面，看谁步数最少。/fmc 4x4 10m
fmc-option-size = 盘面大小，2x2 到 10x10；不写就是 3x3
fmc-option-minutes = 比赛时长，1 到 60 分钟，例如 10m

# 群里的竞速消息。
race-title = **竞速** · { $size } · { $state ->
    [open] { $host } 发起
    [running] { $players } 人参赛
   *[over] 已结束
  }
race-how = 请在 { $seconds } 秒内按“加入”。参赛者会同时在各自的私聊里收到同一个盘面。
race-rule = 先解开的人赢；同时解开，步数少的赢。没有提示；撤销的步数也照算。
race-joined = { $count ->
    [0] 还没有人加入。
   *[other] 已加入（{ $count } 人）：{ $names }
  }
race-row = { $rank }. { $name }：{ $time }，{ $moves } 步{ $over ->
    [none] { "" }
    [0] ，正是最少步数
   *[other] （多 { $over } 步）
  }
race-running = 还在解（{ $count } 人）：{ $names }
race-unfinished = 没解完：{ $names }
race-unranked = 比人手的极限还快，不计名次：{ $names }
race-alone = { $count ->
    [0] 这次没有人加入。
   *[other] 这次只有 { $names } 加入。
  }发送 `{ $prefix }race { $size }` 再来一场。
race-called-off = 这场竞速取消了。发送 `{ $prefix }race { $size }` 再来一场。
round-par = 最短解是 { $par } 步，已证明。
round-bound = 最短解要几步还没有证明，只知道至少要 { $bound } 步。
# 一场结束时单独发的消息；接着是盘面和一个解法。
race-result = **竞速结束** · { $size }：{ $count ->
    [0] 没有人解开。
    [1] { $names } 第一，用时 { $time }。
   *[other] { $names } 并列第一，用时 { $time }。
  }
fmc-result = **最少步结束** · { $size }：{ $count ->
    [0] 没有人找到解法。
   *[other] { $names } 步数最少，用了 { $length } 步。
  }
round-board = 盘面：`{ $board }`
round-way = { $proved ->
    [yes] 最短解，{ $length } 步
   *[no] 已知的一个解，{ $length } 步
  }：`{ $moves }`
rows-more = ……还有 { $count } 人

# 参赛者的私下消息。
seat-waiting = **你加入了竞速。**{ $seconds ->
    [0] 比赛马上开始
   *[other] 比赛 { $seconds } 秒后开始
  }，盘面会出现在这条消息里。
seat-left = 你退出了比赛。开始之前按“加入”还能回来。
seat-alone = 这次没有别人加入。你可以一个人玩同一个盘面，不算比赛。
seat-called-off = 这场比赛取消了。你可以一个人玩同一个盘面，不算比赛。
race-board = **竞速** · { $name }
race-solved = **解开了！**用时 { $time }，{ $moves } 步。你{ $running ->
    [0] 是
   *[other] 目前是
  } { $players } 人中的{ $rank ->
    [1] **第一名**
   *[other] 第 { $rank } 名
  }{ $running ->
    [0] 。
   *[other] ，还有 { $running } 人在解。
  }
race-too-quick = **解开了！**用时 { $time }，{ $moves } 步。这个速度超过了人手的极限，所以不计名次。
race-ended = { $left ->
    [yes] 你退出了比赛。
   *[no] 比赛结束了。
  }{ $winner ->
    [none] { $left ->
        [yes] 还没有人解开。
       *[no] 没有人解开。
      }
   *[other] 第一名是 { $winner }，用时 { $time }。
  }

# 最少步。
fmc-title = **最少步** · { $size } · { $state ->
    [running] { $minutes } 分钟，{ $host } 发起
   *[over] 已结束
  }
fmc-how = 大家解同一个打乱的盘面。按“参加”，把你的解法私下发给我。可以发很多个解法，取步数最少的；比赛结束后，所有解法一起公布。
fmc-row = { $rank }. { $name }：{ $length } 步{ $over ->
    [none] { "" }
    [0] ，正是最少步数
   *[other] （多 { $over } 步）
  } · 试了 { $tries } 次
fmc-nobody = { $state ->
    [running] 还没有人发来解法。
   *[over] 这次没有人找到解法。发送 `{ $prefix }fmc { $size }` 再来一场。
  }
fmc-seat = **最少步** · { $size } · { $minutes ->
    [0] 还剩不到 1 分钟
   *[other] 还剩 { $minutes } 分钟
  }
fmc-seat-how = 请从这个盘面开始，写出完整的解法，也就是每一步滑块滑动的方向：{ $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }。可以发很多个解法，取步数最少的。比赛结束之前，别人只看得到步数。
fmc-seat-best = 你目前的最好成绩：{ $length } 步（试了 { $tries } 次）。
fmc-seat-over = 这场比赛结束了，成绩写在发起比赛的聊天里。
try-taken = **{ $length } 步解开。**{ $isBest ->
    [yes] 这是你目前的最好成绩。
   *[no] 你的最好成绩仍是 { $best } 步。
  }{ $minutes ->
    [0] 还剩不到 1 分钟。
   *[other] 还剩 { $minutes } 分钟。
  }
solutions-title = **解法** · { $size }

notice-round = { $state ->
    [running] 比赛开始了。
   *[over] { $kind ->
        [race] 比赛结束了。
       *[fmc] 这场最少步比赛结束了。
      }
  }

button-join = 加入
button-take-part = 参加
button-my-board = 我的盘面
button-start-race = 马上开始
button-end-round = 结束比赛
button-leave = 退出比赛
button-solutions = 所有解法
button-rematch = 再来一场
button-play-it-alone = 自己玩

fault-round-needs-chat = { $where ->
    [page] 想和别人比赛，请到 Telegram 群或 Discord 服务器。在这里可以一个人玩：
   *[chat] { $command ->
        [race] 竞速
       *[fmc] 最少步比赛
      }需要对手：请在我所在的群或服务器里发送 `{ $prefix }{ $command } { $size }`。想一个人玩：
  }`{ $prefix }play { $size }`。
fault-too-many-rounds = 这个聊天里已经有 { $most } 场比赛在进行。等其中一场结束，再发起新的：`{ example }`。
fault-bad-minutes = “{ $text }”不是比赛时长。请写 1 到 60 分钟：`{ $prefix }fmc 4x4 10m`。
fault-round-over = 这场比赛结束了。发送 `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` 再来一场。
fault-race-started = 这场比赛已经开始，不能再加入了。发送 `{ $prefix }race { $size }` 另开一场。
fault-round-full = 这场比赛的 { $most } 个名额已满。发送 `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` 另开一场。
fault-race-alone = 竞速至少要两个人：请等别人也按下“加入”。想一个人玩：`{ $prefix }play 3x3`。
fault-not-your-round = { $masked ->
    [yes] 参赛的人可以开始这场比赛，管理员可以开始或结束它。
   *[no] 只有发起人 { $name } 和管理员能开始或结束这场比赛。
  }发送 `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` 发起你自己的比赛。
fault-not-in-race = 你已经不在这场比赛里了。另开一场：`{ $prefix }race 3x3`。
fault-try-stuck = 你的解法第 { $index } 步走不了：那里没有滑块能往那边滑。这个解法不算。请从打乱的盘面开始，再发一次完整的解法：`{ $prefix }move LURD…`。
fault-try-unsolved = 走完这 { $moves } 步，{ $tiles } 个滑块里只有 { $inPlace } 个到位，所以这个解法不算。\
    请发从打乱的盘面到目标的完整解法：`{ $prefix }move LURD…`。
