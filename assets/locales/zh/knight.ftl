knight-open = { $squares ->
    [1] { $cols }x{ $rows } 的骑士巡游：只有一格，**{ $start }**。
   *[other] { $cols }x{ $rows } 的骑士巡游，从 **{ $start }** 到 **{ $end }**：\
       { NUMBER($squares, useGrouping: "always") } 格各走一次。
  }
knight-closed = { $cols }x{ $rows } 的封闭骑士巡游，从 **{ $start }** 出发：走遍 \
    { NUMBER($squares, useGrouping: "always") } 格，再从 { $end } 回到 { $start }。
knight-alt = { $cols }x{ $rows } 棋盘上从 { $start } 到 { $end } 的骑士巡游
knight-measures = 画成一条线，转弯 { $turns } 次，{ $crossings ->
    [0] 没有交叉。
   *[other] 交叉 { $crossings } 处。
  }
knight-search = { $method ->
    [classic] 用 2003 年的{ knight-program }搜索，{ $chosen ->
        [0] 不用优化
       *[other] 优化 { $opts }
      }，数组 { $array }
    [warnsdorff] 按 Warnsdorff 规则搜索
   *[exhaustive] 穷举搜索
  }：**{ $backtracks ->
    [0] 没有回溯
   *[other] 回溯 { $backtracks } 次
  }**。{ $method ->
    [classic] { knight-array }
   *[other] 回溯就是撤回马走的一步。
  }
knight-program = { $program ->
    [iterative] 迭代
    [recursive] 递归
   *[automaton] 自动机
  }程序
knight-array = 回溯就是撤回马走的一步；数组是尝试各种走法的顺序。
knight-limits = 这次搜索的上限：max-returns { $max }（超过就是 LIM）{ $good ->
    [0] { "" }
   *[other] ，good-returns { $good }（到了就换下一个数组）
  }。
knight-no-line = 这么大的棋盘用颜色画路径，不画线，所以没有平滑和直线之分。
knight-order-too-long = 每格步数的文件有 { $megabytes } MB，太大了，这里发不了。在终端里可以这样写出来：\
    `tileknight knight { $line } --order FILE`。
knight-order = { $cols }x{ $rows } 的巡游，从 **{ $start }** 到 **{ $end }**：\
    { NUMBER($squares, useGrouping: "always") } 格各是第几步；棋盘的每一行写成一行，从最上面开始。
knight-animated = { $cols }x{ $rows } 的巡游，从 **{ $start }** 到 **{ $end }**，逐步演示。
knight-no-other-tour = 我在这里只找得到这一条巡游，所以还是它。
knight-no-other-array = 换别的数组，这种搜索没找到巡游就放弃了，所以还是这一条。
knight-progress = 正在找 { $cols }x{ $rows } 的巡游。
knight-try = 这样可以：
knight-offer = `{ $prefix }knight { $line }`

# 为什么没有巡游。
reason-too-narrow = { $cols }x{ $rows } 没有巡游：只有一两格宽的棋盘上，马很快就无路可走。
reason-unreached-centre = { $cols }x{ $rows } 没有巡游：马走不到中心那一格。
reason-forced-corners = { $cols }x{ $rows } 没有巡游：中心只能从四角走到，每个角又只通另外一格，所以巡游必须始于角、终于角；这样一来，短边的两个中点共用仅有的两个邻格，\
    围成了一个圈。
reason-forced-middle = { $cols }x{ $rows } 没有巡游：中间有两对格各自共用仅有的两个邻格，所以巡游必须从一对出发、停在另一对；这样一来，经过四角的走法都被定死，围成了一个圈。
reason-shared-corners = { $cols }x{ $rows } 没有巡游：相对的两角共用仅有的两个邻格，所以巡游必须从一个角出发、停在另一个角；这样一来，边上的格剩成两个圈，\
    没有一步能把它们连起来。
reason-colour = { $cols }x{ $rows } 没有{ $which ->
    [end] 以 { $square } 为终点
   *[start] 以 { $square } 为起点
  }的巡游：棋盘的格数是奇数，马每走一步就换颜色，所以巡游的两端都和角上的格同色。
reason-four-rows = { $cols }x{ $rows } 没有{ $which ->
    [end] 以 { $square } 为终点
   *[start] 以 { $square } 为起点
  }的巡游：四格宽的棋盘上，巡游的两端都在长边上。
reason-short-edges = { $cols }x{ $rows } 没有{ $which ->
    [end] 以 { $square } 为终点
   *[start] 以 { $square } 为起点
  }的巡游：这个棋盘的巡游从一条短边出发，停在另一条。
reason-three-rows = { $cols }x{ $rows } 没有{ $which ->
    [end] 以 { $square } 为终点
   *[start] 以 { $square } 为起点
  }的巡游：三格宽的棋盘有少数例外，这是其中之一，由穷举得知。
reason-closed-odd = { $cols }x{ $rows } 没有封闭巡游：格数是奇数时，最后一格和第一格同色，而马每走一步就换颜色。
reason-closed-narrow = { $cols }x{ $rows } 没有封闭巡游：一格、两格或四格宽的棋盘都没有（Schwenk 1991）。
reason-closed-small = { $cols }x{ $rows } 没有封闭巡游：三格宽的棋盘从长 10 格起才有（Schwenk 1991）。
reason-pair-same = 棋盘只有 { $square } 一格，起点和终点只能是它。
reason-pair-colour = { $cols }x{ $rows } 没有从 { $start } 到 { $end } 的巡游：马每走一步就换颜色，格数是偶数时，两端的颜色必须不同。
reason-pair-small-board = { $cols }x{ $rows } 没有从 { $start } 到 { $end } 的巡游：这个小棋盘是例外，由穷举得知。
reason-pair-corner-cluster = { $cols }x{ $rows } 没有从 { $start } 到 { $end } 的巡游：两端挤在同一个角里，那里会有格子被隔断。
reason-pair-corner = { $cols }x{ $rows } 没有从 { $start } 到 { $end } 的巡游：一端在 { $square } 时，另一端必须是 \
    { $corner1 } 或 { $corner2 }，否则其中一个角会被隔断。

# 从每一格出发的回溯。
knight-table = **{ $cols }x{ $rows }** 从每个起始格出发的回溯次数，{ knight-program }，数组 { $array }{ $arrays ->
    [several] （优化 4 之后还会试其他数组）
   *[one] { "" }
  }：
knight-table-set = **{ $chosen ->
    [0] 不用优化
   *[other] 优化 { $opts }
  }**：{ $tours ->
    [0] 没有找到巡游
   *[other] { $tours } 条巡游，其中 { $zero } 条没有回溯；一共回溯 { NUMBER($sum, useGrouping: "always") } 次
  }{ $limit ->
    [0] { "" }
   *[other] ；放弃 { $limit } 处（LIM）
  }。
knight-table-n = N：从这里出发没有巡游。
knight-table-lim = LIM：回溯 { NUMBER($max, useGrouping: "always") } 次后放弃。
knight-table-letters = 字母是找到巡游的数组，不是 A 时才写。
knight-table-progress = 正在数 { $cols }x{ $rows } 的回溯：完成 { $percent }%。
knight-table-cut = 时间只够算 { $percent }% 的格，其余标作 ?。在终端里可以给更多时间：\
    `tileknight knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`。在这里，请换小一点的棋盘：\
    `{ $prefix }knight table 8x8 opts:1-3`。{ $slow ->
    [1] 早点放弃也会快些：max-returns:1000。
   *[0] { "" }
  }
knight-table-alt = { $cols }x{ $rows } 棋盘从每一格出发的回溯次数，{ $count } 张表格

# 一步一步的搜索。
knight-log = { knight-program }在 { $cols }x{ $rows } 上从 **{ $start }** 开始的搜索，{ $chosen ->
    [0] 不用优化
   *[other] 优化 { $opts }
  }，数组 { $array }：{ $outcome ->
    [tour] 找到一条巡游，
    [none] 没有巡游，
    [limit] 放弃了，
   *[cut] 全程太长，只列前 { $steps } 步，
  }**回溯 { $backtracks } 次**。{ knight-array }{ $squares ->
    [a1] { "" }
   *[both] 格子写作 (x, y)，从左上角数起。
  }
knight-log-start = 从 { $square } 出发
knight-log-move = 第 { $number } 步到 { $square }
knight-log-undo = 收回第 { $number } 步，离开 { $square }
knight-log-more = …… 还有 { $count } 步在文件里 ……
knight-log-alt = { $cols }x{ $rows } 棋盘上从 { $start } 出发的骑士巡游，回溯 { $backtracks } 次后找到
knight-log-impossible = 优化 1 判定，没有从 { $start } 出发的巡游：棋盘格数是奇数，而这一格是较少的那种颜色。所以一步也没有试。

# 文章里的自动机。
machine = **骑士巡游的自动机**，出自 Shalyto、Tukkel 和 Shamgunov（2003），是一台 Mealy 机。每条箭头上写着检查的顺序、条件和动作。
machine-y0 = 开始之前
machine-y1 = 在找下一步
machine-y2 = 收回了马
machine-y3 = 没有巡游
machine-y4 = 找到了巡游
machine-y5 = 放弃：回溯太多
machine-x1 = 所有格都走过了吗？
machine-x2 = 还有马可以收回吗？
machine-x3 = 能走一步吗？
machine-x4 = 优化 1 说没有巡游吗？
machine-x5 = 回溯太多了吗？
machine-z1-0 = 把马放在起始格
machine-z1-1 = 走这一步
machine-z1-2 = 收回马
machine-z2 = 回溯次数加一
machine-alt = 自动机的输入和输出，六个状态和它们之间的箭头

# 文章里的走法顺序。
arrays = **五个数组**，出自 Shalyto、Tukkel 和 Shamgunov（2003）：马尝试八种走法的顺序。一步写作（向右几列，向下几行）。A 是文章里印出的那个；优化 4 从 A 试到 E。
arrays-alt = A 到 E 五个小棋盘，马在中间，格子上的 1 到 8 是它尝试的顺序
