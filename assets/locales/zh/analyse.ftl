analyse-description = 分析一个盘面有多难，或看看你的解法多走了哪几步：/analyse 8 6 7/2 5 4/3 0 1
analyse-option-board = 逐行写出盘面，0 代表空格，例如 8 6 7/2 5 4/3 0 1
analyse-option-goal = 目标盘面；不写就是 1、2、3……，空格在最后
analyse-option-size = 盘面大小，行 x 列，例如 2x4；常见的大小不写也能认出
analyse-option-solution = 你的解法，看看多走了哪几步，例如 RLL 或 R L2
analyse-option-metric = 怎么算步数：stm 是每个滑块滑一格算一步；mtm 是一次连推几个滑块也只算一步
analyse-option-moves = 解法里的字母表示谁的方向：tile（滑块，默认）或 blank（空格）

analyse-length = { $exact ->
    [yes] 最短解是 **{ $length } 步**
   *[no] 最短解在 **{ $bound }** 到 **{ $length } 步**之间
  }（已证明）。如果一次连推几个滑块只算一步（MTM），最短解是 { $slidesExact ->
    [yes] **{ $slides }** 步。
   *[no] { $slidesBound } 到 { $slides } 步。
  }
analyse-solved = 这个盘面已经和目标一样，不用走：**0 步**。
analyse-hardness = 这个盘面比 **{ $shorter }%** 的有解 { $size } 盘面都难{ $isHardest ->
    [yes] ，没有比它更难的
   *[no] ，比 { $longer }% 的容易
  }。在全部 { NUMBER($all, useGrouping: "always") } 个有解盘面里，{ $same ->
    [1] 只有它
   *[other] 有 { NUMBER($same, useGrouping: "always") } 个
  }的最短解正好是这么多步；最难的要 { $longest } 步{ $metric ->
    [mtm] （步数都按 MTM 计）。
   *[stm] 。
  }
analyse-next = 下一步的好走法：{ $good }。{ $unsure ->
    [none] { "" }
   *[other] 还有几种走法没来得及检查：{ $unsure }。
  }
analyse-next-unknown = 时间不够，没能找出下一步的好走法。
analyse-solutions = 最短解{ $metric ->
    [mtm] （MTM）
   *[stm] { "" }
  }{ $complete ->
    [yes] 共有 **{ $count }** 个
   *[no] 至少有 **{ $count }** 个
  }{ $shown ->
    [all] 。
   *[some] ，先列出其中一部分：
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = 至少要走的步数：按曼哈顿距离（各滑块离自己位置的格数之和）算是 { $manhattan }，\
    再计入线性冲突（同一行或列里要互相让路的滑块）是 { $conflict }。
analyse-unsolvable = 这个盘面无解：它和目标的奇偶性不同。`{ $prefix }explain { $board }` 会给出计算过程。{ $goal ->
    [none] { "" }
    [snail] 如果把目标改成蜗牛形，就有解：`{ $prefix }analyse { $otherGoal }`。
   *[other] 如果把目标改成空格排在最前面，就有解：`{ $prefix }analyse { $otherGoal }`。
  }
analyse-neighbours = 下一步的各种走法，以及走完后还剩几步：{ $list }。
analyse-neighbours-unsolvable = 从这里走一步能到的盘面也都无解：
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = 滑块拼图 { $board }；下一步的好走法：{ $good }

analyse-steps = 你的解法有 **{ $stm }** 步；如果一次连推几个滑块只算一步（MTM），就是 { $mtm } 步。{ $reached ->
    [yes] 走完正好到目标。
   *[no] 走完还没到目标{ $end ->
        [long] { "" }
       *[other] ，停在 `{ $end }`
      }{ $left ->
        [unknown] 。
       *[other] ，离目标还有 { $left } 步。
      }
  }
analyse-shortest = { $lost ->
    [0] 你的解法一步也没多走：没有更短的解。
   *[other] 从起始盘面出发，最短解是 { $shortest } 步{ $metric ->
        [mtm] （MTM）
       *[stm] { "" }
      }，你多走了 **{ $lost }** 步。多走的地方：
  }
analyse-shortest-unknown = 从起始盘面出发，最短解在 { $atLeast } 到 { $atMost } 步之间；限定时间内只能证明到这里。
analyse-loss = 第 { $single ->
    [yes] { $from } 步
   *[no] { $from } 到 { $to } 步
  }，`{ $moves }`：多走了 { $lost } 步{ $within ->
    [yes] （在这几步当中的某处）
   *[no] { "" }
  }
analyse-more-losses = 另外还有 { $count } 处也多走了。
analyse-simplified = 你的解法去掉互相抵消的步以后，{ $length ->
    [0] 一步也不剩。
   *[other] 还剩 { $length } 步：`{ $moves }`
  }
analyse-way-alt = 沿着 { $board } 的一个解法走，每一步之后还剩几步：{ $distances }
analyse-by-blank = 这些字母表示空格的移动方向：这样读，这些走法就能到达目标。
analyse-progress = { $phase ->
    [tables] 正在准备这种大小的盘面要用的数据表（只需一次）：{ $percent }%
    [following] 正在逐步检查你的解法：{ $percent }%
    [counting] 最短解是 { $bound } 步，已证明。正在找出所有最短解。
   *[searching] 正在找最短解：至少要 { $bound } 步。
  }

fault-unknown-naming = 解法里的字母表示谁的方向，只能写 tile（滑块）或 blank（空格），不能写“{ $text }”。例如 \
    `{ example-moves } moves:tile`。
fault-illegal-step = 第 { $index } 步（{ $move }）走不了：{ $done ->
    [none] { "" }
   *[other] 在 `{ $done }` 之后
  }没有滑块能往那边滑。能走的例子：`{ example-moves }`。
fault-slides-too-large = 用 mtm 算步数时，我只能分析 10 格以内的盘面，{ $rows }x{ $cols } 太大了。请去掉 mtm，或者换小一点的盘面：\
    `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`。
