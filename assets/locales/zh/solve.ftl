solve-solved = **{ $length } 步**解开{ $metric ->
    [mtm] （MTM：一次连推几个滑块只算一步）
   *[other] { "" }
  }{ $verdict ->
    [optimal] ，已证明这是最短的。
    [inadmissible] 。启发函数 { $heuristic } 可能高估剩下的步数，所以也许还有更短的解。已经证明至少要 { $bound } 步。
    [longer] { $method ->
        [dfs] 。深度优先搜索取最先找到的解。
       *[other] ，像人一样逐行逐列地解。
      }最短的解是 { $bound } 步。
   *[bound] 。已经证明至少要 { $bound } 步。
  }
solve-effort = { $ended ->
    [no] { $method } 没有搜索完就停了：搜索了 { $positions } 个局面，占用 { $memory } 内存，用时 { $time }。这个解是用别的方法找到的。
    [limit] { $method } 走遍了不超过 { $limit } 步的所有走法，没有一种能解开：搜索了 { $positions } 个局面，占用 { $memory } 内存，用时 \
        { $time }。这个解是用别的方法找到的。把 limit 调大或不写，{ $method } 就能自己找到解。
   *[yes] { $method } 搜索了 { $positions } 个局面，占用 { $memory } 内存，用时 { $time }。
  }
solve-already = 这个盘面已经和目标一样，不用走：0 步，已证明这是最短的。
solve-alt = 滑块拼图 { $board }，{ $length } 步解开：{ $moves }
solve-step-start = 起始盘面，共 { $last } 步，还没走第一步。字母是滑块滑动的方向：L 左、R 右、U 上、D 下。
solve-step = 第 **{ $step }** 步，共 { $last } 步：滑块 **{ $tile } { $arrow }**（{ $move }）{ $step ->
    [1] 。字母是滑块滑动的方向。
   *[other] { "" }
  }
solve-animated = 全部 **{ $length } 步**，逐步演示。
# 念给看不见按钮的人听。
step-name = { $to ->
    [start] 回到起始
    [back] 退一步
    [on] 进一步
    [goal] 到目标
    [end] 到最后一步
    [less] 退 { $by } 步
   *[more] 进 { $by } 步
  }
button-all-moves = 全部步骤
button-blank-first = 改成空格排在最前再解
button-snail = 改成蜗牛形目标再解
solve-unsolvable = 这个盘面无解：它和目标的奇偶性不同。要排成目标，滑块连同空格要对调**{ $permutation ->
    [odd] 奇数
   *[even] 偶数
  }**次，而空格要走 **{ $distance }** 步。每走一步，这两个数的奇偶同时改变，所以永远对不上。把 { $a } 和 { $b } 对调，就有解了。{ $goal ->
    [none] { "" }
    [snail] 如果把目标改成蜗牛形，也有解：`{ $prefix }solve { $otherGoal }`。
   *[other] 如果把目标改成空格排在最前面，也有解：`{ $prefix }solve { $otherGoal }`。
  }
solve-unsolvable-alt = 滑块拼图 { $board }，无解；标出了滑块 { $a } 和 { $b }。
solve-progress-tables = 正在准备这种大小的盘面要用的数据表（只需一次）：{ $percent }%。
solve-progress-search = 正在找最短解：{ $length ->
    [0] 至少要 { $bound } 步
   *[other] 在 { $bound } 到 { $length } 步之间
  }。
solve-so-far = 已经找到 **{ $length } 步**的解{ $metric ->
    [mtm] （MTM：一次连推几个滑块只算一步）
   *[stm] { "" }
  }。{ $bound ->
    [0] { "" }
   *[other] 已知至少要 **{ $bound }** 步。
  }{ $hope ->
    [proof] 正在证明没有更短的解。
   *[shorter] 正在找更短的解。
  }
solve-pace = { $which ->
    [speed] 每秒搜索 { $speed } 百万个局面。
   *[expanded] 已搜索 { $expanded } 百万个局面。
  }
solve-time-used = 搜索时间已用 { $percent }%。
solve-cancel-keeps = 取消搜索以后，已经找到的解会保留。
board-alt = 滑块拼图 { $board }

# 多个盘面
list-title = **{ $count } 个盘面**，每个后面是最短解的步数{ $metric ->
    [mtm] （MTM：一次连推几个滑块只算一步）
   *[other] { "" }
  }{ $unproved ->
    [0] 。
   *[other] 。带“≥”的是目前找到的最短解，后面是已证明的最小步数。
  }
list-row = { $outcome ->
    [unsolvable] 无解
    [unproved] { $length } 步（≥ { $bound }）
   *[optimal] **{ $length } 步**
  }
list-line = 第 { $line } 行：
list-more = ……还有 { $count } 个，见文件
list-progress = 正在解第 { $number } 个盘面（共 { $count } 个）……
fault-list-unreached = 第 { $numbers } 个盘面还没来得及解。请缩短列表再发一次，或者单独发：\
    `{ $prefix }solve 1 2 3 4 0 5`。
fault-long-list = 这个列表超过 { $most } 个盘面。请分成几次发，每次不超过 { $most } 个，或者只发一个：\
    `{ $prefix }solve 1 2 3 4 0 5`。
fault-board-list = 我看到 { $count } 个盘面，这里只能用一个。请单独发那一个：`{ example-of-board }`。\
    `{ $prefix }solve` 可以一次解所有盘面。
fault-listed-daily = 其中一个盘面{ $day ->
    [today] 是今天的题
   *[other] 是 { $day } 的题
  }，或者和它很接近。请把它从列表里去掉，或者单独发：`{ $prefix }solve { $board }`。
