knight-open = { $squares ->
    [1] { $cols }x{ $rows } 的骑士巡游：棋盘只有一格，**{ $start }**。
   *[other] { $cols }x{ $rows } 的骑士巡游，从 **{ $start }** 到 **{ $end }**：\
       { NUMBER($squares, useGrouping: "always") } 个格子各走一次。
  }
knight-closed = { $cols }x{ $rows } 的封闭骑士巡游，从 **{ $start }** 出发：走遍 \
    { NUMBER($squares, useGrouping: "always") } 个格子，再从 { $end } 跳回 { $start }。
knight-alt = { $cols }x{ $rows } 棋盘上从 { $start } 到 { $end } 的骑士巡游
knight-measures = 把巡游画成一条线，转弯 { $turns } 次，{ $crossings ->
    [0] 没有交叉。
   *[other] 自己和自己交叉 { $crossings } 处。
  }
knight-search = { $method ->
    [classic] 用 Shalyto 等人（2003）的{ knight-program }（{ $chosen ->
        [0] 不用优化
       *[other] 优化 { $opts }
      }，数组 { $array }）搜索
    [warnsdorff] 按 Warnsdorff 规则搜索
   *[exhaustive] 用穷举法搜索
  }，找到巡游之前**{ $backtracks ->
    [0] 没有回溯
   *[other] 回溯了 { $backtracks } 次
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
knight-limits = { $good ->
    [0] { "" }
   *[other] 回溯满 { $good } 次就换下一个数组（good-returns）；换到最后一个数组后，
  }回溯满 { $max } 次就放弃搜索（max-returns，表格里写作 LIM）。
knight-no-line = 这么大的棋盘，路径用颜色画，不画成线，所以选平滑线还是直线都一样。
knight-order-too-long = 写着每格是第几步的文件有 { $megabytes } MB，太大了，这里发不了。\
    在终端里可以这样写成文件：`tileknight knight { $line } --order FILE`。
knight-order = { $cols }x{ $rows } 棋盘的巡游，从 **{ $start }** 到 **{ $end }**：\
    { NUMBER($squares, useGrouping: "always") } 个格子各是第几步。文件里一行就是棋盘的一行，从最上面开始。{ $list ->
    [yes] 空一行以后，是按顺序排列的格子。
   *[no] { "" }
  }
knight-count = { $which ->
    [none] { $cols }x{ $rows } 棋盘没有这样的巡游：**{ $count }** 条。
    [closed] { $cols }x{ $rows } 棋盘的封闭骑士巡游，每条只算一次：**{ $count }** 条（两个方向分开算是 { $directed } 条）。
    [start] { $cols }x{ $rows } 棋盘上从 { $start } 出发的开放骑士巡游：**{ $count }** 条。
    [end] { $cols }x{ $rows } 棋盘上到 { $end } 结束的开放骑士巡游：**{ $count }** 条。
    [both] { $cols }x{ $rows } 棋盘上从 { $start } 到 { $end } 的开放骑士巡游：**{ $count }** 条。
   *[any] { $cols }x{ $rows } 棋盘的开放骑士巡游，两个方向分开算：**{ $count }** 条（一条巡游和它的反向合算一条，就是 { $undirected } 条）。
  }
knight-count-progress = 正在数 { $cols }x{ $rows } 棋盘的巡游：完成 { $percent }% 的格子。
count-known = 8x8 的数目已有发表：封闭巡游 13,267,364,410,532 条，每条算一次（McKay 1997）；开放巡游 19,591,828,170,979,904 条，\
    两个方向分开算（Chernov 2014，OEIS A165134）。
knight-check = { $closed ->
    [yes] 这是 { $cols }x{ $rows } 棋盘上正确的封闭骑士巡游：从 **{ $start }** 出发走遍 { $squares } 个格子，最后一步从 { $end } 回到 \
        { $start }。
   *[no] 这是 { $cols }x{ $rows } 棋盘上正确的开放骑士巡游：从 **{ $start }** 到 **{ $end }**，走遍 { $squares } 个格子。
  }
check-example = 4x3 a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3
knight-animated = { $cols }x{ $rows } 棋盘的巡游，从 **{ $start }** 到 **{ $end }**，逐步演示。
knight-no-other-tour = 我在这里只找得到这一条巡游，所以没有换。
knight-no-other-array = 换用别的数组（走法顺序），这种搜索都没找到巡游，所以还是原来这一条。
knight-progress = 正在找 { $cols }x{ $rows } 棋盘的骑士巡游。
knight-try = 不过，下面这样的巡游是有的：
knight-offer = `{ $prefix }knight { $line }`

# 为什么没有巡游。
reason-too-narrow = { $cols }x{ $rows } 没有巡游：只有一两格宽的棋盘上，马很快就无路可走。
reason-unreached-centre = { $cols }x{ $rows } 没有巡游：马从哪一格都走不到中心那一格。
reason-forced-corners = { $cols }x{ $rows } 没有巡游：中心格只能从四个角走到，每个角又只通另外一格，所以巡游的起点和终点都必须在角上。可是这样一来，\
    两条短边的中点都在路中间，来去又都只能走同样的两格，这四格就围成了一个封闭的圈，接不上别的格。
reason-forced-middle = { $cols }x{ $rows } 没有巡游：棋盘中间有两对格子，每一对的两格都只通同样的两格，\
    要是都在路中间，就会围成一个圈。所以巡游必须从一对出发，停在另一对。可是这样一来，\
    经过四角的走法就只剩一种，也围成了一个圈。
reason-shared-corners = { $cols }x{ $rows } 没有巡游：相对的两个角都只通同样的两格，\
    要是都在路中间，就会围成一个圈。所以巡游必须从其中一个角出发，停在另一对角里的一个。可是这样一来，\
    中间四格都用来接四个角，沿边的其他格分成两个圈，没有一步能把它们连起来。
reason-colour = { $cols }x{ $rows } 没有{ $which ->
    [end] 以 { $square } 为终点
   *[start] 以 { $square } 为起点
  }的巡游：棋盘的格数是奇数，马每走一步，所在格的颜色就变一次，所以起点和终点都和角上的格同色。
reason-four-rows = { $cols }x{ $rows } 没有{ $which ->
    [end] 以 { $square } 为终点
   *[start] 以 { $square } 为起点
  }的巡游：四格宽的棋盘上，巡游的起点和终点都在长边上。
reason-short-edges = { $cols }x{ $rows } 没有{ $which ->
    [end] 以 { $square } 为终点
   *[start] 以 { $square } 为起点
  }的巡游：这个棋盘的巡游从一条短边出发，停在另一条。
reason-three-rows = { $cols }x{ $rows } 没有{ $which ->
    [end] 以 { $square } 为终点
   *[start] 以 { $square } 为起点
  }的巡游：三格宽的棋盘上有少数例外的格，这是其中之一，试遍所有走法（穷举搜索）才知道。
reason-closed-odd = { $cols }x{ $rows } 没有封闭巡游：马每走一步，所在格的颜色就变一次；格数是奇数，所以最后一格和第一格同色，一步跳不回去。
reason-closed-narrow = { $cols }x{ $rows } 没有封闭巡游：宽度是一格、两格或四格的棋盘都没有（Schwenk 1991）。
reason-closed-small = { $cols }x{ $rows } 没有封闭巡游：宽度是三格的棋盘，长度至少 10 格才有（Schwenk 1991）。
reason-pair-same = 巡游里每一格只走一次，所以不能既从 { $square } 出发，又停在 { $square }。
reason-pair-colour = { $cols }x{ $rows } 没有从 { $start } 到 { $end } 的巡游：马每走一步，所在格的颜色就变一次；格数是偶数，所以起点和终点必须不同色。
reason-pair-small-board = { $cols }x{ $rows } 没有从 { $start } 到 { $end } 的巡游：这个小棋盘是个例外，试遍所有走法（穷举搜索）才知道。
reason-pair-corner-cluster = { $cols }x{ $rows } 没有从 { $start } 到 { $end } 的巡游：起点和终点挤在同一个角附近，那里就会有格子走不到。
reason-pair-corner = { $cols }x{ $rows } 没有从 { $start } 到 { $end } 的巡游：巡游的一端在 { $square } 时，另一端必须是 \
    { $corner1 } 或 { $corner2 }，否则这两个角里有一个会走不到。

# 从每一格出发的回溯。
knight-table = 从 **{ $cols }x{ $rows }** 棋盘的每个起始格出发，搜索要回溯多少次\
    （用{ knight-program }，走法顺序用数组 { $array }{ $arrays ->
    [several] ；回溯太多时，优化 4 会换用其他数组
   *[one] { "" }
  }）：
knight-table-set = **{ $chosen ->
    [0] 不用优化
   *[other] 优化 { $opts }
  }**：{ $tours ->
    [0] 没有找到巡游
   *[other] 找到 { $tours } 条巡游，其中 { $zero } 条没有回溯；一共回溯 { NUMBER($sum, useGrouping: "always") } 次
  }{ $limit ->
    [0] { "" }
   *[other] ；有 { $limit } 次搜索放弃了（LIM）
  }。
knight-table-n = N：从这一格出发没有巡游。
knight-table-lim = LIM：回溯 { NUMBER($max, useGrouping: "always") } 次后放弃搜索。
knight-table-letters = 格里的字母表示巡游是用哪个数组（走法顺序）找到的；没有字母，就是数组 A。
knight-table-progress = 正在统计 { $cols }x{ $rows } 棋盘的回溯次数：完成 { $percent }%。
knight-table-cut = 时间只够算 { $percent }% 的格，其余标作 ?。\
    在终端里可以给更多时间：`tileknight knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`。在这里，\
    请换小一点的棋盘：`{ $prefix }knight table 8x8 opts:1-3`。{ $slow ->
    [1] 让搜索早点放弃也会快些：`max-returns:1000`。
   *[0] { "" }
  }
knight-table-alt = { $cols }x{ $rows } 棋盘从每一格出发的回溯次数，{ $count } 张表格

# 一步一步的搜索。
knight-log = 用{ knight-program }在 { $cols }x{ $rows } 棋盘上从 **{ $start }** 开始搜索，{ $chosen ->
    [0] 不用优化
   *[other] 优化 { $opts }
  }，数组 { $array }。{ $outcome ->
    [tour] 找到一条巡游，
    [none] 没有巡游，
    [limit] 搜索中途放弃，
   *[cut] 全程太长，只列出前 { $steps } 步，其中
  }**回溯 { $backtracks } 次**。{ knight-array }{ $squares ->
    [a1] { "" }
   *[both] 格子写作 (x, y)，从左上角数起。
  }
knight-log-start = 从 { $square } 出发
knight-log-move = 第 { $number } 步到 { $square }
knight-log-undo = 撤回第 { $number } 步，离开 { $square }
knight-log-more = …… 其余 { $count } 步写在文件里 ……
knight-log-alt = { $cols }x{ $rows } 棋盘上从 { $start } 出发的骑士巡游，回溯 { $backtracks } 次后找到
knight-log-impossible = 优化 1 判定没有从 { $start } 出发的巡游：棋盘的格数是奇数，而这一格属于格数较少的那种颜色。所以程序一步也没有试。

# 文章里的自动机。
machine = **骑士巡游的自动机**，出自 Shalyto、Tukkel 和 Shamgunov（2003），是一台 Mealy 机，也就是把动作写在箭头上的状态图。\
    每条箭头上依次写着检查的顺序、条件和动作。
machine-y0 = 开始之前
machine-y1 = 在找下一步
machine-y2 = 撤回了一步
machine-y3 = 没有巡游
machine-y4 = 找到了巡游
machine-y5 = 放弃：回溯太多
machine-x1 = 所有格都走过了吗？
machine-x2 = 还有可以撤回的步吗？
machine-x3 = 能走一步吗？
machine-x4 = 优化 1 判定没有巡游吗？
machine-x5 = 回溯太多了吗？
machine-z1-0 = 把马放在起始格
machine-z1-1 = 走这一步
machine-z1-2 = 撤回一步
machine-z2 = 回溯次数加一
machine-alt = 自动机的输入和输出，六个状态和它们之间的箭头

# 文章里的走法顺序。
arrays = 数组就是程序尝试马的八种走法的顺序。这是 Shalyto、Tukkel 和 Shamgunov（2003）的程序用的**五个数组**。一步写作（向右几列，向下几行）。数组 A 印在他们的文章里；优化 \
    4 从 A 到 E 依次试这些数组。
arrays-alt = A 到 E 五个小棋盘，马在中间，格子上的 1 到 8 是程序尝试各种走法的顺序
