# 给正在玩的人一点帮助，以及它的代价。

hint-description = 给你正在玩的盘面一个提示；同一局面每多问一次，就多说一点
hint-option-show = 直接看提示，今天的成绩会记为“用过提示”
hint-question = 看了提示，今天的成绩会记为“用过提示”，排在没用提示的人后面。要看吗？
hint-tile = 提示：滑动滑块 **{ $tile }**。
hint-slide = 提示：滑块 **{ $tile }** 往{ $move ->
    [L] 左
    [R] 右
    [U] 上
   *[D] 下
  }滑。
hint-slides = 提示：从这里起，{ $isBest ->
    [true] 最短的走法
   *[false] 一种不错的走法
  }还要 { $left } 步{ $count ->
    [1] ，下一步是
   *[other] ，接下来的 { $count } 步是
  }：`{ $moves }`
hint-squares = 提示：接下来可以走 `{ $squares }`{ $count ->
    [1] {""}
   *[other] （按这个顺序）
  }。
hint-dead-end = 已经证明，从这里走不完剩下的格子了。{ $back ->
    [none] 从这个起始格出发就没有巡游，请换一局：`/play knight 5x5 a1`。
   *[other] 请退回到 **{ $back }**。
  }
hint-no-way = 已经证明，从这里走不到终局了。{ $back ->
    [none] 请换一局：`/play`。
    [start] 从开局重新走还来得及：`/move restart`。
   *[other] 走完 **{ $back }** 时还来得及；`/move undo` 会撤销一步。
  }
hint-steps = 提示：接着走 `{ $steps }`。{ $left ->
    [1] 这就是最后一步。
   *[other] 从这里起一共还要 { $left } 步。
  }
fault-no-hints = 这种游戏没有提示。想玩有提示的：`{ $prefix }play 3x3`。
game-assisted = 你用过提示，成绩会排在没用提示的人后面。
button-hint = 提示
fault-hint-elsewhere = 在这里问，别人也会看到提示。你的盘面在我们的私聊里，请到那里问我：`{ $prefix }hint`。
fault-no-hints-in-round = 比赛里不给提示，这样对大家才公平。自己单独玩时可以要提示：`{ $prefix }play 3x3`。
fault-no-way-found = 我没找到走下去的办法，但也不能证明已经没路可走。请撤销一步再问：`{ $prefix }hint`。

fair-warning = 这{ $near ->
    [yes] 几乎就是
   *[no] 是
  }{ $day ->
    [today] 今天的{ $series ->
        [knight] 骑士巡游
       *[puzzle] 题
      }
   *[other] { $series ->
        [knight] { $day } 的骑士巡游，你还没走完
       *[puzzle] { $day } 的题，你还没解完
      }
  }。看过解法以后，你的成绩会记为“用过提示”，排在没用提示的人后面。要看吗？
button-show-it = 看解法
fault-todays-board = 这{ $near ->
    [yes] 几乎就是
   *[no] 是
  }{ $day ->
    [today] 今天的{ $series ->
        [knight] 骑士巡游，这里可能还有人在走。
       *[puzzle] 题，这里可能还有人在解。
      }
   *[other] { $series ->
        [knight] { $day } 的骑士巡游，你还没走完。
       *[puzzle] { $day } 的题，你还没解完。
      }
  }想知道答案，请到我们的私聊里问我。在这里，我可以解别的盘面：`{ example }`。
fault-board-in-round = 这{ $near ->
    [yes] 几乎就是
   *[no] 是
  }一场比赛的盘面，比赛还在进行。等它结束{ $minutes ->
    [0] { "" }
   *[other] （最多 { $minutes } 分钟）
  }，我再给出解法。别的盘面我现在就能解：`{ example }`。
