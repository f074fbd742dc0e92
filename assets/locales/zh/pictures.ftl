# 图片里的字：要短，就写在所指的东西旁边。

# /explain
picture-explain-inversions = 逆序对：{ $count } 个
picture-explain-cycles = 每个滑块该去下一个滑块的位置：
picture-explain-exchanges = 对调 { $count } 次可排好：{ $parity ->
    [odd] 奇数。
   *[even] 偶数。
  }
picture-explain-blank = { $count ->
    [0] 空格已归位：0 步，偶数。
   *[other] 空格沿虚线归位要 { $count } 步：{ $parity ->
        [odd] 奇数。
       *[even] 偶数。
      }
  }
picture-explain-verdict = { $parity ->
    [odd] ✓ 都是奇数：有解。
    [even] ✓ 都是偶数：有解。
   *[mixed] ✗ 一奇一偶：无解。
  }

# /explain 的搜索；也写在图片旁边。
picture-search-title = { $method } · 第 { $step } 步，共 { $last } 步
picture-search-bound = 界限 { $bound }
picture-search-start = 搜索开始。
picture-search-taken = { $kind ->
    [back] 回到 { $board } ({ $costs })
   *[take] 现在看 { $board } ({ $costs })
  }
picture-search-state = { $state ->
    [taken] 现在看
    [added] 现在加入
    [waiting] 等待
    [done] 看过
    [cut] 剪掉
   *[way] 解
  }
picture-search-more = 还有 #
picture-search-list = { $list ->
    [queue] 队列
    [taken] 看过
    [stack] 栈
    [open] 开放表
    [closed] 关闭表
    [path] 路径
    [cut] 本轮剪掉
    [from-start] 起始侧前沿
   *[from-goal] 目标侧前沿
  }
picture-search-verdict = { $verdict ->
    [new] 新
    [cheaper] 更短
    [known] 已知
    [on-path] 在路径上
    [beyond] 剪掉
    [goal] 目标
   *[meeting] 两侧相遇
  }

# /solve human：每一步骤结束时盘面上方的字
picture-stage = { $kind ->
    [start] 起始
    [row] 第 { $number } 行
    [column] 第 { $number } 列
   *[rest] 最后的 2x2
  }
picture-stage-moves = { $length } 步

# /analyse
picture-lengths-boards = 各步数的盘面个数
picture-lengths-moves = 最短解的步数
picture-lengths-own = 本盘面：{ $length } 步
picture-way-made = 已走步数
picture-way-left = 剩余步数
picture-way-lost = 多走的步数
picture-way-between = 已证明的下限与找到的步数之间

# /compare
picture-compare-moves = 步数
picture-compare-positions = 局面
picture-compare-time = 时间
picture-compare-memory = 内存
picture-compare-orders = O(时间) · O(内存)：b 每个局面的走法数，d 到目标的步数，m 深度上限，h 预见的步数
# 图片旁边也写。
compare-legend = ✓ 已证明最短 · ≈ 找到解，未证明最短 · … 放弃 · ✕ 估计太大，没有搜索

# /knight table
picture-table-counted = 从各起始格出发的回溯次数
picture-table-optimisations = 所用的优化
picture-table-none = 从这里出发没有巡游
picture-table-limit = 回溯 { NUMBER($max, useGrouping: "always") } 次后放弃
picture-table-letter = 找到巡游的数组（A 不标）
picture-table-sum = { $limit ->
    [0] 共 { $sum }
   *[other] 放弃 { $limit } 处
  }

# /knight
picture-tour-measures = 转弯 { $turns } 次，交叉 { $crossings } 处

# /stats
picture-stats-figure = { $name ->
    [solved] 已解天数
    [streak] 连续天数
    [best] 最长连续
   *[freezes] 保护卡
  }
picture-stats-calendar = 最近十二周
picture-stats-signs = ✓ 最少步，+2 多两步，带框：用过提示，❄ 保护卡
picture-stats-near = 比最少步数多走的步数
picture-stats-times = 最佳时间
# 图片旁边也写。
walk-brief = 骑士 { $size }
