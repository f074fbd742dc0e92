daily-name = { $series ->
    [knight] 每日骑士 #{ $number }
   *[puzzle] 每日一题 #{ $number }
  }
daily-board = **{ daily-name }** · { $day } { $weekday } · { $name }
play-board = **{ $name }**
practice-name = { $series ->
    [knight] 练习：每日骑士 #{ $number }
   *[puzzle] 练习：每日一题 #{ $number }
  }
practice-board = **{ practice-name }** · { $day } { $weekday } · { $name }
game-made = { $made } 步
# 解开它最少要几步，已证明。
game-par = 最少 { $par } 步
game-goal = 目标：逐行排成 1、2、3……，空格在最后。
daily-rules = { $series ->
    [knight] 每走一格算一步，退回也算。
   *[puzzle] 每个滑块滑一格算一步。
  }先比步数，再比用时；从你打开盘面时开始计时。
game-how = { $press ->
    [tiles] 按滑块让它滑动，或者输入走法
    [arrows] 按箭头滑动空格旁边的滑块，或者输入走法
   *[nothing] 输入走法
  }：`/move LUR2`
game-how-cells = { $press ->
    [cells] 按格子，或者输入格子
   *[nothing] 输入格子
  }：`/move { $square }`
# 从盘面的起始局面最少要走的步。
game-way = 最短解是 { $count } 步：`{ $steps }`
play-progress = { $level ->
    [length] 正在找一个最短解为 { $length } 步的盘面。
    [easy] 正在找一个简单的盘面。
    [hard] 正在找一个困难的盘面。
   *[medium] 正在找一个中等难度的盘面。
  }
game-full = 这一局你已经走了 { NUMBER($most, useGrouping: "always") } { $unit ->
    [squares] 格
   *[moves] 步
  }，一局最多只能存这么多。请重新开始这一局{ $counts ->
    [yes] 。
   *[no] ；重新开始后算练习，不计入连续天数。
  }
game-given-up = **已认输**，走了 { $moves } 步，用时 { $time }。这一局不计成绩，下一局加油！
game-put-away = **这一局已收起**（走了 { $moves } 步），为新的游戏腾出位置。按**{ button-play-again }**从头开始这一局。
# 游戏不再保存时，写在原来盘面的位置。
game-gone = **已结束**：这局游戏的存档已经删除。想开新的一局：`/play 3x3`。
# 自己走的骑士巡游。
walk-goal = 目标：每个格子恰好走一次。
walk-name = { $closed ->
    [yes] 封闭骑士巡游
   *[no] 骑士巡游
  } { $cols }x{ $rows }
walk-progress = 已走 { $walked } / { $squares } 格
walk-how = { $press ->
    [squares] 按马能走到的格，或者输入格子
   *[nothing] 输入马要走的格
  }：`/move { $square }`
walk-closed-how = 从最后一格要能一步跳回起始格 **{ $first }**。
walk-not-closed = **所有格子都走过了**，但从这里跳不回起始格 { $first }。请退几步：按“撤销”，或发送 `/move undo`。
walk-stuck = **马无路可走**：它能到的格子都走过了。请退几步：按“撤销”，或发送 `/move undo`。
walk-hopeless = 已经证明，从这里走不完剩下的格子了。请退几步：按“撤销”，或发送 `/move undo`。
walk-alt = { $cols }x{ $rows } 的棋盘，走过 { $walked } 格，马在 { $here }；{ $count ->
    [0] 无路可走
   *[other] 可以走到 { $reach }
  }
square-name = 马走到 { $square }
practice-done = { $series ->
    [knight] 这次是练习，走的是 { $day } 的骑士巡游，不计入连续天数。想走今天的骑士巡游：`/daily knight`。
   *[puzzle] 这次是练习，解的是 { $day } 的题，不计入连续天数。想玩今天的题：`/daily`。
  }
# 念给看不见按钮的人听。
tile-name = { $tile ->
    [0] 空格
   *[other] { $tile }
  }，第 { $row } 行第 { $column } 列{ $inPlace ->
    [true] ，已到位
   *[false] {""}
  }
arrow-name = { $move ->
    [L] 把滑块往左滑
    [R] 把滑块往右滑
    [U] 把滑块往上滑
   *[D] 把滑块往下滑
  }
game-solved = **解开了！**{ $moves } 步，用时 { $time }{ $assisted ->
    [true] ，用过提示
   *[false] {""}
  }。
game-optimum = { $verdict ->
    [perfect] 这就是最少步数，完美！
    [helped] 这就是最少步数。
    [over] 最少 { $optimum } 步，你多走了 { $over } 步。
   *[unknown] 干得漂亮！
  }
# 同样大小的盘面里，有多少比它步数少。
result-hardness = 这个盘面比 { $percent }% 的 { $size } 盘面都难。
result-rank = { $people ->
    [1] 你是第一个完成的！
   *[other] { $shared ->
        [here] 你在这个聊天里排第 { $rankHere } 名（共 { $peopleHere } 人），在所有聊天里排第 { $rank } 名（共 { $people } 人）。
        [group] 你在群里排第 { $rankHere } 名（共 { $peopleHere } 人），在所有聊天里排第 { $rank } 名（共 { $people } 人）。
       *[none] 你在所有聊天里排第 { $rank } 名（共 { $people } 人）。
      }
  }
result-unranked = 这个速度超过了人手的极限，所以成绩不进排行榜，但连续天数照样算。
daily-streak = { $series ->
    [knight] 骑士巡游已连续走完
   *[puzzle] 已连续解题
  } **{ $current } 天**（最长 { $best } 天）。{ $freezes ->
    [0] {""}
   *[other] 你有 { $freezes } 张保护卡，漏一天会自动用一张。
  }
streak-frozen = 你在 { $days } 没有解题，自动用掉 { $count } 张保护卡，连续天数没有中断。
next-puzzle = 离下一题还有 { $count } { $unit ->
    [hours] 小时
   *[minutes] 分钟
  }。
# 在多人聊天里，每人打开自己的盘面；成绩随后列出。
day-message = **{ daily-name }** · { $day } · { $size } · 最少 { $par } 步
day-nobody = 这里还没有人解出这道题。按**开始玩**，{ $linked ->
    [no] 打开只有你看得到的盘面
   *[yes] 在我们的私聊里打开你自己的盘面
  }，解开后成绩会写到这里。
day-more = 还有 { $count } 人
# 同一个聊天里有了更新的当天消息，这是旧的那一条。
day-earlier = 成绩现在写在下面的新消息里。这条消息的**开始玩**照样能用。
# 群里只有一个人能玩的盘面，换成这句话。
board-elsewhere = 这道题每个人都有自己的盘面。按**开始玩**，在我们的私聊里打开你的。
# 群里不知道是谁开的公开盘面：由匿名管理员或频道发起。
game-for-all = 这个盘面，这里人人都可以玩。
# 列在当天成绩的下面，当天的骑士在这里有人走以后才有；走完的人的名字。
day-knight = ♞ **每日骑士**：{ $count ->
    [0] 有人在走，还没有人走完。
   *[other] 已经走完的人：{ $names }{ $more ->
        [0] {""}
       *[other] ，还有 { $more } 人
      }。
  }
past-message = **{ practice-name }** · { $day }
    按**开始玩**，在我们的私聊里打开你自己的盘面。这是练习，不计入连续天数。
board-invitation = **{ $size } 盘面**，来解解看。{ opened-alone }
walk-invitation = { $closed ->
    [yes] **{ $size } 封闭骑士巡游**，自己走走看：最后一格要能跳回起点。
   *[no] **{ $size } 骑士巡游**，自己走走看。
  }{ opened-alone }
game-invitation = **{ $name }**。{ opened-alone }
opened-alone = 按**开始玩**，在我们的私聊里打开你自己的一局；大家拿到的题都一样。
button-play = 开始玩
button-play-knight = ♞ 每日骑士
# 消息已经在上面，又被问到，而那一行不能做记号时。
standing-above = 你要的消息就在上面，往上翻几条就能看到。
share = { $series ->
    [knight] TileKnight ♞ #{ $number }
   *[puzzle] TileKnight #{ $number }
  } · { $name }：{ $moves } 步，{ $time } { $squares }{ $par ->
    [0] {""}
   *[other] {" "}· 最少 { $par } 步
  } · 连续 { $streak } 天{ $note ->
    [helped] {" "}· 用过提示
    [unranked] {" "}· 不计入排名
   *[none] {""}
  }
# 给朋友：解完的那一局的盘面，一行就能发。
share-board = { $name } 用了 { $moves } 步解开{ $par ->
    [0] {""}
   *[other] （最少 { $par } 步）
  }。同一个盘面，你来试试：`{ $line }`
button-for-a-friend = 发给朋友
notice-board-moved-on = 盘面已经变了，现在显示的是最新的盘面。
button-again = 重新开始
button-play-again = 再玩一次
button-undo = 撤销
# 会丢掉很多步之前，写在两个按钮上面：第一个结束这一局，第二个继续玩。
restart-sure = 重来吗？你已走的 { $made } 步会清空。
giveup-sure = 认输吗？你已走了 { $made } 步，认输后这局就算没解开。
button-play-on = 继续玩
button-restart = 重来
button-giveup = 认输
button-a-tour = 看一条巡游
button-another-board = 换个盘面
button-harder = 更难
button-bigger = 更大
button-shortest-way = 最短走法
button-my-game = 我的走法
photo-working = 正在把你的图片切成滑块……
