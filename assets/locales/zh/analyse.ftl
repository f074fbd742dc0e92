analyse-description = 分析一个盘面，或看看你的解法在哪里多走了：/analyse 8 6 7/2 5 4/3 0 1
analyse-option-board = 逐行写出盘面，0 代表空格：8 6 7/2 5 4/3 0 1
analyse-option-goal = 目标盘面；不写就是 1、2、3……，空格在最后
analyse-option-size = 行 x 列，例如 2x4；常见的大小会自动认出
analyse-option-solution = 你的走法，看看哪里多走了：RLL 或 R L2
analyse-option-metric = 怎么算步数：stm 每个滑块滑一格算一步；mtm 一次连推几个滑块也只算一步
analyse-option-moves = 字母表示谁的方向：tile（滑块，默认）或 blank（空格）

analyse-length = { $exact ->
    [yes] **{ $length } 步**，已证明最优
   *[no] **{ $bound }** 到 **{ $length } 步**之间（已证明）
  }；如果一次连推几个滑块只算一步（MTM）：{ $slidesExact ->
    [yes] **{ $slides }** 步。
   *[no] { $slidesBound } 到 { $slides } 步。
  }
analyse-solved = 这已经是目标了：**0 步**。
analyse-hardness = 比 **{ $shorter }%** 的有解 { $size } 盘面都难{ $isHardest ->
    [yes] ，没有更难的了
   *[no] ，比 { $longer }% 的容易
  }。全部 { NUMBER($all, useGrouping: "always") } 个盘面里，{ $same ->
    [1] 只有它
   *[other] 有 { NUMBER($same, useGrouping: "always") } 个
  }正好要这么多步；最难的要 { $longest } 步{ $metric ->
    [mtm] （都按 MTM 计）。
   *[stm] 。
  }
analyse-next = 下一步的好走法：{ $good }{ $unsure ->
    [none] 。
   *[other] ；没来得及查：{ $unsure }。
  }
analyse-next-unknown = 下一步的好走法：时间到了还没算出来。
analyse-solutions = 最短解{ $metric ->
    [mtm] （MTM）
   *[stm] { "" }
  }：{ $complete ->
    [yes] **{ $count }** 个
   *[no] 至少 **{ $count }** 个
  }{ $shown ->
    [all] { "" }
   *[some] ，这里先列几个
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = 步数的下界：曼哈顿距离 { $manhattan }，计入线性冲突后 { $conflict }。
analyse-unsolvable = 这个盘面无解：奇偶性不对。`{ $prefix }explain { $board }` 会说明原因。{ $otherGoal ->
    [none] { "" }
   *[other] 如果把目标改成空格排在最前面，就有解：`{ $prefix }analyse { $otherGoal }`。
  }
analyse-neighbours = 下一步的各种走法，以及走完后还剩几步：{ $list }。
analyse-neighbours-unsolvable = 相差一步的盘面同样无解：
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = 滑块拼图 { $board }；下一步的好走法：{ $good }

analyse-steps = 你的解法：**{ $stm }** 步；一次连推几个滑块只算一步的话（MTM），{ $mtm } 步。{ $reached ->
    [yes] 到达了目标。
   *[no] 没有到达目标{ $end ->
        [long] { "" }
       *[other] ，停在 `{ $end }`
      }{ $left ->
        [unknown] 。
       *[other] ，离目标还有 { $left } 步。
      }
  }
analyse-shortest = { $lost ->
    [0] 一步也没多走：没有更短的走法了。
   *[other] 从起始盘面最短要 { $shortest } 步{ $metric ->
        [mtm] （MTM）
       *[stm] { "" }
      }；多走了 **{ $lost }** 步：
  }
analyse-shortest-unknown = 从起始盘面最少要走的步数在 { $atLeast } 和 { $atMost } 之间：限定时间内只能证明到这里。
analyse-loss = 第 { $single ->
    [yes] { $from } 步
   *[no] { $from } 到 { $to } 步
  }，`{ $moves }`：多走 { $lost } 步{ $within ->
    [yes] （就在这几步当中）
   *[no] { "" }
  }
analyse-more-losses = 还有 { $count } 处。
analyse-simplified = 去掉互相抵消的走法之后：{ $length ->
    [0] 一步不剩。
   *[other] { $length } 步，`{ $moves }`
  }
analyse-way-alt = 沿着 { $board } 的一个解法走，每一步之后还剩几步：{ $distances }
analyse-progress = { $phase ->
    [tables] 正在为这种大小的盘面建表（只需一次）：{ $percent }%
    [following] 正在逐步检查解法：{ $percent }%
    [counting] { $bound } 步，已证明。正在找出所有最短解。
   *[searching] 正在找最短解：至少 { $bound } 步。
  }

fault-unknown-naming = 字母可以表示滑块（tile）或空格（blank）的方向，不能是“{ $text }”：`{ example-moves } moves:tile`。
fault-illegal-step = 第 { $index } 步（{ $move }）走不了：{ $done ->
    [none] { "" }
   *[other] 在 `{ $done }` 之后
  }没有滑块能往那边滑。例如 `{ example-moves }`。
fault-slides-too-large = 用 mtm 算步数时，我只能分析 10 格以内的盘面，{ $rows }x{ $cols } 太大了。请去掉 mtm，或者换小一点的盘面：\
    `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`。
