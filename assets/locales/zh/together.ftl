# 竞速和最少步：几个人玩同一个盘面。

race-description = 同一个盘面，谁先解开？2 到 30 人：/race 3x3
race-option-size = 2x2 到 10x10；不写就是 3x3
fmc-description = 同一个打乱的盘面，谁的步数最少：/fmc 4x4 10m
fmc-option-size = 2x2 到 10x10；不写就是 3x3
fmc-option-minutes = 比多久，1 到 60 分钟：10m

# 群里的竞速消息。
race-title = **竞速** · { $size } · { $state ->
    [open] { $host } 发起
    [running] { $players } 人参赛
   *[over] 已结束
  }
race-how = 请在 { $seconds } 秒内按“加入”：大家同时各自收到同一个盘面，别人看不到你的。
race-rule = 先解开的赢；同时解开，步数少的赢。没有提示；撤销的步数照算。
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
race-unranked = 快过人手的极限，不计名次：{ $names }
race-alone = { $count ->
    [0] 这次没有人加入。
   *[other] 除了 { $names }，这次没有别人加入。
  }`{ $prefix }race { $size }` 再来一场。
race-called-off = 这场取消了。`{ $prefix }race { $size }` 再来一场。
round-par = 最少 { $par } 步，已证明。
round-bound = 还没有人证明最少要几步；至少要 { $bound } 步。
# 一场结束时单独发的消息；接着是盘面和一个解法。
race-result = **竞速结束** · { $size }：{ $count ->
    [0] 没有人解开。
    [1] { $names } 第一，用时 { $time }。
   *[other] { $names } 并列第一，用时 { $time }。
  }
fmc-result = **最少步结束** · { $size }：{ $count ->
    [0] 没有人找到解法。
   *[other] { $names } 步数最少，{ $length } 步。
  }
round-board = 盘面：`{ $board }`
round-way = { $proved ->
    [yes] 最短走法，{ $length } 步
   *[no] 一种走法，{ $length } 步
  }：`{ $moves }`
rows-more = ……还有 { $count } 人

# 参赛者的私下消息。
seat-waiting = **你加入了。**{ $seconds ->
    [0] 比赛马上开始
   *[other] { $seconds } 秒后开始
  }，盘面会出现在这条消息里。
seat-left = 你退出了比赛。开始之前按“加入”还能回来。
seat-alone = 这次没有别人加入。同一个盘面留给你，想玩就玩，不算比赛。
seat-called-off = 比赛取消了。同一个盘面留给你，想玩就玩，不算比赛。
race-board = **竞速** · { $name }
race-solved = **解开了！**用时 { $time }，{ $moves } 步。你是 { $players } 人中的{ $rank ->
    [1] **第一名**
   *[other] 第 { $rank } 名
  }{ $running ->
    [0] 。
   *[other] （暂时）；还有 { $running } 人在解。
  }
race-too-quick = **解开了！**用时 { $time }，{ $moves } 步。这比人手能做到的还快，所以不计名次。
race-ended = { $left ->
    [yes] 你退出了比赛。
   *[no] 比赛结束了。
  }{ $winner ->
    [none] 还没有人解开。
   *[other] 第一名是 { $winner }，用时 { $time }。
  }

# 最少步。
fmc-title = **最少步** · { $size } · { $state ->
    [running] { $minutes } 分钟，{ $host } 发起
   *[over] 已结束
  }
fmc-how = 大家解同一个打乱的盘面：按“参加”，把你的解法私下发给我。可以试很多次，取最短的；解法到最后才公布。
fmc-row = { $rank }. { $name }：{ $length } 步{ $over ->
    [none] { "" }
    [0] ，正是最少步数
   *[other] （多 { $over } 步）
  } · 试了 { $tries } 次
fmc-nobody = { $state ->
    [running] 还没有解法。
   *[over] 这次没有人找到解法。`{ $prefix }fmc { $size }` 再来一场。
  }
fmc-seat = **最少步** · { $size } · { $minutes ->
    [0] 不到 1 分钟
   *[other] 还有 { $minutes } 分钟
  }
fmc-seat-how = 请从这个盘面开始，写出完整的解法，按滑块滑动的方向：{ $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }。可以试很多次，取最短的。结束之前只公布步数。
fmc-seat-best = 你目前的最好成绩：{ $length } 步（试了 { $tries } 次）。
fmc-seat-over = 这一场结束了，名次写在发起它的聊天里。
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
       *[fmc] 这一场结束了。
      }
  }

button-join = 加入
button-take-part = 参加
button-my-board = 我的盘面
button-start-race = 马上开始
button-end-round = 结束
button-leave = 退出
button-solutions = 所有解法
button-rematch = 再来一场
button-play-it-alone = 自己玩

fault-round-needs-chat = { $where ->
    [page] 和别人比，要在 Telegram 群或 Discord 服务器里。这里可以玩：
   *[chat] 这需要对手：请在我所在的群或服务器里发送 `{ $prefix }{ $command } { $size }`。一个人玩：
  }`{ $prefix }play { $size }`。
fault-too-many-rounds = 这里已经有 { $most } 场在进行。等结束一场再发起：`{ example }`。
fault-bad-minutes = “{ $text }”不是比赛时长。请写 1 到 60 分钟：`{ $prefix }fmc 4x4 10m`。
fault-round-over = 这一场结束了。`{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` 再来一场。
fault-race-started = 这场比赛已经开始，这次加入不了了。`{ $prefix }race { $size }` 再来一场。
fault-round-full = 这一场已满 { $most } 人。`{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` 另开一场。
fault-race-alone = 竞速要两个人：请等别人按下“加入”。一个人玩：`{ $prefix }play 3x3`。
fault-not-your-round = 只有发起人 { $name } 和管理员能这样做。`{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` 发起你自己的。
fault-not-in-race = 你已经不在这场比赛里了。另开一场：`{ $prefix }race 3x3`。
fault-try-stuck = 你的解法第 { $index } 步走不了：那里没有滑块能往那边滑。这次不算；请从打乱的盘面开始，完整地再发一次：`{ $prefix }move LURD…`。
fault-try-unsolved = 走完这 { $moves } 步，{ $tiles } 个滑块里有 { $inPlace } 个到位，所以这次不算。请写出从打乱的盘面到目标的完整解法：\
    `{ $prefix }move LURD…`。
