solve-solved = **{ $length } 步**解开{ $metric ->
    [mtm] （MTM：一次连推几个滑块只算一步）
   *[other] { "" }
  }{ $verdict ->
    [optimal] ，已证明最优。
    [inadmissible] 。启发函数 { $heuristic } 可能高估，所以也许还有更短的解；至少要 { $bound } 步（已证明）。
    [longer] { $method ->
        [dfs] 。深度优先搜索取最先找到的解；
       *[other] ，像人一样逐行逐列地解；
      }最短的解是 { $bound } 步。
   *[bound] 。至少要 { $bound } 步（已证明）。
  }
solve-effort = { $ended ->
    [no] { $method } 看了 { $positions } 个局面、用了 { $memory } 内存和 { $time } 后放弃；这个解是用别的方法找到的。
    [limit] { $method } 走遍了不超过 { $limit } 步的所有走法，没有一种能解开：看过 { $positions } 个局面，占用 { $memory }，用时 { $time }。\
        这个解是用别的方法找到的；把 limit 调大或不写，{ $method } 就会找到自己的解。
   *[yes] { $method }：看过 { $positions } 个局面，占用 { $memory }，用时 { $time }。
  }
solve-already = 本来就是解好的：0 步，已证明最优。
solve-alt = 滑块拼图 { $board }，{ $length } 步解开：{ $moves }
solve-step-start = 起始盘面，共 { $last } 步，还没走第一步。字母是滑块滑动的方向。
solve-step = 第 **{ $step }** 步，共 { $last } 步：**{ $tile } { $arrow }**（{ $move }）{ $step ->
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
solve-unsolvable = 这个盘面无解：奇偶性不对。滑块相对于目标是一个**{ $permutation ->
    [odd] 奇排列
   *[even] 偶排列
  }**，而空格要走 **{ $distance }** 步；每走一步，两者的奇偶同时改变，永远对不上。把 { $a } 和 { $b } 对调，就有解了。{ $otherGoal ->
    [none] { "" }
   *[other] 如果把目标改成空格排在最前面，就有解：`{ $prefix }solve { $otherGoal }`。
  }
solve-unsolvable-alt = 滑块拼图 { $board }，无解；标出了滑块 { $a } 和 { $b }。
solve-progress-tables = 正在为这种大小的盘面建表（只需一次）：{ $percent }%。
solve-progress-search = 正在搜索：{ $length ->
    [0] 至少 { $bound } 步
   *[other] { $bound } 到 { $length } 步之间
  }。
solve-so-far = **{ $length } 步**解开{ $metric ->
    [mtm] （MTM：一次连推几个滑块只算一步）
   *[stm] { "" }
  }；{ $bound ->
    [0] { "" }
   *[other] 至少要 **{ $bound }** 步，
  }{ $hope ->
    [proof] 还在证明它是否最短。
   *[shorter] 还在找更短的。
  }
solve-pace = { $which ->
    [speed] 每秒 { $speed } 百万个局面。
   *[expanded] 已看 { $expanded } 百万个局面。
  }
solve-time-used = 时间已用 { $percent }%。
solve-cancel-keeps = 取消以后，这个答案会保留。
board-alt = 滑块拼图 { $board }
