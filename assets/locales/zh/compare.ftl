compare-description = 用多种方法解同一个盘面，放在一起比较：/compare 8 6 7/2 5 4/3 0 1
compare-option-board = 逐行写出盘面，0 代表空格，例如 8 6 7/2 5 4/3 0 1
compare-option-goal = 目标盘面；不写就是 1、2、3……，空格在最后
compare-option-size = 盘面大小，行 x 列，例如 2x4；常见的大小不写也能认出
compare-option-metric = 怎么算步数：stm 是每个滑块滑一格算一步；mtm 是一次连推几个滑块也只算一步

compare-title = **解这个 { $rows }x{ $cols } 盘面的 { $count } 种方法**，每种最多用 { $seconds } 秒。条形图依次是步数\
    （深色部分是已证明至少要走的步数）、搜索过的局面数、时间和内存；后三项用对数刻度。
compare-row = { $outcome ->
    [optimal] `{ $number }` { $method } ✓ { $length }
    [found] `{ $number }` { $method } ≈ { $length }
    [gave-up] `{ $number }` { $method } … 至少 { $bound }
   *[refused] `{ $number }` { $method } ✕ { $why ->
        [positions] 要搜索 { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          } 个局面
        [entries] 要建 { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          } 项的表
       *[failed] 出错
      }
  }
compare-progress = 正在比较各种解法：第 { $number } 种（共 { $count } 种），{ $method }
compare-progress-tables = 正在比较各种解法：第 { $number } 种（共 { $count } 种），{ $method }。正在准备这种大小的盘面要用的数据表（只需一次）：\
    { $percent }%
compare-alt = 条形图：解滑块拼图 { $board } 的 { $count } 种方法各用的步数、搜索过的局面、时间和内存。{ $length ->
    [-1] 没有一种方法找到解。
   *[other] 找到的最短解是 { $length } 步。
  }
compare-head = { $count } 种解法，每种最多用 { $seconds } 秒：步数、搜索过的局面、时间、内存
compare-lesson = { $kind ->
    [longer] 深度优先搜索取了最先碰到的解，{ $first } 步，占用 { $firstMemory } 内存。广度优先搜索找到最短的解，{ $shortest } 步，占用 \
        { $shortestMemory }。
    [same] 深度优先搜索碰巧找到了最短的解，但它证明不了这是最短的；它占用 { $firstMemory } 内存。广度优先搜索能证明这一点，占用 \
        { $shortestMemory }。
    [gave-up] 深度优先搜索只占用 { $firstMemory } 内存，但没在限定时间内找到解。广度优先搜索找到最短的解，{ $shortest } 步，占用 { $shortestMemory }。
   *[large] 像人一样逐行逐列地解要 { $first } 步；找到的最短的解是 { $shortest } 步。
  }
