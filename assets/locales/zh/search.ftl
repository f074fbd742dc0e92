explain-option-algorithm = 要逐步演示的搜索算法，盘面最多 10 格；human 演示人的解法
explain-option-heuristic = astar 和 ida 用的启发函数（估计还要几步）；不写就是 misplaced
explain-option-limit = dfs 的深度上限（步数），例如 8

search-head = **{ $method }**，逐步演示。{ $algorithm ->
    [bfs] 局面排成队列，先来的先取。括号里是深度（走了几步）。
    [dfs] 局面叠成栈，后来的先取。路径最多 { $limit } 步。括号里是深度（走了几步）。
    [iddfs] 深度优先搜索，先限 0 步，再限 1 步、2 步，直到找到目标。括号里是深度（走了几步）。
    [astar] 每次从开放表（还没看的局面）里取 F 最小的。括号里是 G + H = F：已走的步数加上 { $heuristic } 的估计。
    [ida] 一轮一轮地深度优先搜索，每轮剪掉 F 超过界限的局面。括号里是 G + H = F：已走的步数加上 { $heuristic } 的估计。
   *[bidirectional] 从起始和目标同时进行广度优先搜索，哪边的前沿（还没看的局面）小，就先搜索哪边。括号里是深度（走了几步）。
  }{ $keys ->
    [yes] # 后面的数，是盘面写成的 { $base } 进制数。
   *[no] { "" }
  }
search-back = 回到
search-side = { $side ->
    [start] 从起始
   *[goal] 从目标
  }
search-round = 第 { $round } 轮：{ $by ->
    [depth] 深度
   *[weight] F{ " " }
  }不超过 { $bound }{ $cut ->
    [0] { "" }
   *[other] 。上一轮剪掉了 { $cut } 个局面
  }
search-more = ……还有 { $count } 行……
search-end = { $end ->
    [already] 起始和目标是同一个盘面：0 步。
    [found] 找到了，**{ $length } 步**：`{ $moves }`。{ $shortest ->
        [yes] 没有更短的解。
       *[no] 也许还有更短的解。
      }
    [none] 没有找到目标，能到的局面都搜索过了。
    [limited] 没有找到目标：{ $limit } 步以内无解。
   *[cut] 演示到第 { $steps } 步为止，搜索还没结束。
  }搜索了 { $expanded } 个局面，内存里最多同时有 { $held } 个。
search-depths = 各深度的局面数：{ $depths }
search-step = { $step ->
    [0] 起始局面，还没走第一步；共 { $last } 步
   *[other] 第 **{ $step }** 步，共 { $last } 步
  }
search-alt = { $method } 搜索盘面 { $board }，第 { $step } 步，共 { $last } 步：{ $what }
search-animated = { $sampled ->
    [yes] 搜索共 { $last } 步，这里每隔几步选一步，共 { $frames } 幅图。
   *[no] 依次演示搜索的全部 **{ $last } 步**。
  }
button-all-steps = 全部步骤

fault-watch-too-large = 逐步演示的盘面最多 { $max } 格，{ $rows }x{ $cols } 太大了。例如 \
    `{ $prefix }explain 8 6 7/2 5 4/3 0 1 astar misplaced`。
fault-unknown-search = 我演示不了“{ $text }”搜索。可以写 bfs、dfs、iddfs、astar、ida 或 \
    bidirectional：`{ $prefix }explain 1 2 3 4 0 5 astar misplaced`。
fault-unwatched-heuristic = 我演示不了用启发函数“{ $text }”的搜索。可以写 misplaced、row-weighted、manhattan、linear-conflict 或 \
    walking-distance：`{ $prefix }explain 1 2 3 4 0 5 astar manhattan`。
fault-search-limit = “{ $text }”不是深度上限：请写 1 到 { $max } 的整数。例如 `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`。
fault-search-limit-unused = 深度上限只用于 dfs，不用于 { $algorithm }。例如 `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`。
