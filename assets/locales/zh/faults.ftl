# 每个错误一句话：哪里不对，再给一行能用的写法。

fault-store-away = 现在没法保存游戏，请过一分钟再试。解题照常能用：`{ $prefix }solve 1 2 3 4 0 5`。
fault-store-call-failed = 我刚才一时没记住。什么都没丢，请再试一次，例如 `{ $prefix }daily`。
fault-too-fast = 消息来得太快，我跟不上了。请等几秒再试，例如 `{ example }`。
fault-too-many-open = 你还有 { $most } 个请求没算完。等其中一个有了答案，再发下一个，例如 `{ example }`。
fault-unknown-command = 我不认识命令 { $prefix }{ $name }。{ $near ->
    [none] 发送 `{ $prefix }help` 看我会什么，或者试试 `{ $prefix }solve 1 2 3 4 0 5`。
   *[other] { "" }
  }
fault-unknown-game = 我不认识“{ $text }”这个游戏，可以试试 `{ $prefix }play { $game }`。
did-you-mean = 你是想说这个吗？
fault-not-understood = 抱歉，我没看懂。来一局吗？`{ $prefix }play 3x3` 马上开始，`{ $prefix }solve 1 2 3 4 0 5` 帮你解题，\
    `{ $prefix }help` 看我还会什么。
fault-stale-button = 这个按钮太旧，已经失效了。请重新发送命令，例如 /daily。
fault-not-your-line = 这个按钮是给输入这行字的人用的。请发送你自己的命令，例如 `{ $prefix }play 3x3`。
fault-game-gone = 这局游戏的存档已经删除。想开新的一局：`{ $prefix }play 3x3`。
fault-stale-link = 这个链接已失效。想自己来一局：`{ $prefix }daily` 或 `{ $prefix }play 3x3`。
fault-link-old-day = { $series ->
    [knight] 这是 { $day } 的骑士巡游，已经过期了。想走今天的骑士巡游：`{ $prefix }daily knight`。
   *[puzzle] 这是 { $day } 的题，已经过期了。想玩今天的题：`{ $prefix }daily`。
  }
fault-move-elsewhere = 你正在玩的盘面在我们的私聊里。请到那里走，例如 `{ $prefix }move LUR2`。
fault-link-elsewhere = 这个链接要在我们的私聊里用。请到那里再按一次这个按钮，或者给我发 `{ $prefix }daily`。
fault-stale-tour = 这个按钮太旧，已经失效了。请重新生成一条巡游，例如 `{ $prefix }knight 8x8 a1`。
fault-not-your-board = 这是 { $name } 的盘面。{ $command ->
    [daily] 发送 /daily 打开你自己的盘面。
    [knight] 发送 /daily knight 打开你自己的棋盘。
   *[play] 发送 /play 开一局你自己的。
  }
fault-board-moved-on = 已经有另一步抢先走了，所以你这一步没走成。请再发一次，例如 `{ $prefix }move L`。
fault-board-solved = 这个盘面本来就是解好的，没什么可玩的了。来一个打乱的盘面：`{ $prefix }play { $size }`。
fault-board-nearly-solved = 这是解好的盘面，只是 { $a } 和 { $b } 对调了。这种盘面奇偶性不对，怎么滑都还原不了。\
    来一个打乱的盘面：`{ $prefix }play { $size }`。
fault-board-unsolvable = 这个盘面无解：它和目标的奇偶性不同。把 { $a } 和 { $b } 对调，就有解了：`{ $prefix }play { $mended }`。\
    { $goal ->
    [none] { "" }
    [snail] 如果把目标改成蜗牛形，也有解：`{ $prefix }play { $otherGoal }`。
   *[other] 如果把目标改成空格排在最前面，也有解：`{ $prefix }play { $otherGoal }`。
  }
fault-own-game-only = 只有在你自己的游戏里才能撤销、重来或认输；每日一题和比赛里，每一步都算数。自己开一局：`{ $prefix }play 4x4`。
fault-nothing-to-undo = 这一局还在起始盘面，没有可撤销的步。另开一局：`{ $prefix }play 4x4`。
fault-no-walk = { $reason }换成这样就能走：`{ $prefix }play knight { $try }`。
fault-walk-too-small = 棋盘只有一格，没有地方可走。换个大一点的：`{ $prefix }play knight 5x5 a1`。
fault-walk-too-large = { $cols }x{ $rows } 的棋盘太大，自己走不过来；最大 { $max }x{ $max }。例如 \
    `{ $prefix }play knight 8x8 a1`。
fault-walk-options = 自己走骑士巡游时，只写棋盘大小，最多再加起始格和 closed（封闭巡游）：`{ $prefix }play knight 6x6 a1`。
fault-board-with-level = 写了盘面，难度就已经定了。想选难度，请只写大小：`{ $prefix }play 3x3 hard`。
fault-level-or-length = 难度和步数只能选一个：`{ $prefix }play 4x4 hard` 或 `{ $prefix }play 4x4 length:40`。
fault-unknown-level = 没有“{ $text }”这个难度。可以写 `easy`（简单）、`medium`（中等）或 `hard`（困难）：`{ $prefix }play 4x4 hard`。
fault-level-out-of-time = 限定时间内没找到这种难度的盘面。请再试一次，或者指定步数：`{ $prefix }play 3x3 length:20`。
fault-play-length = “{ $text }”不是步数。请写盘面最少要几步解开：`{ $prefix }play 3x3 length:20`。
fault-square-out-of-reach = { $walked ->
    [0] 马从 { $here } 走不到 { $square }。
   *[other] { $square } 已经走过，是第 { $walked } 格。
  }{ moves-made }{ $possible ->
    [none] 马在 { $here } 无路可走；按“撤销”退回一步。
   *[other] 马现在能走到：{ $reach }。例如 `{ $prefix }move { $possible }`。
  }
fault-bad-walk = 我看不出“{ $text }”是哪一格。请写马接下来要走的格子，例如 `{ $prefix }move b3 c5`。
fault-tile-not-in-line = 只有和空格同行或同列的滑块才能滑动。
fault-no-game = 你现在没有正在玩的盘面。发送 `{ $prefix }daily` 或 `{ $prefix }play 3x3` 开一局。
fault-nothing-to-cancel = 这个请求已经结束，没有什么可取消的了。
fault-cancel-unreached = 没能取消这个请求，它可能已经结束。如果还在进行，请再按一次“{ button-cancel }”。
fault-not-your-job = 只有发出这个请求的人能取消它。你也可以自己发一个请求，例如 `{ $prefix }knight 8x8 a1`。

# 盘面
fault-empty = { $which ->
    [goal] 箭头后面缺了目标。请补上，或者去掉箭头：`{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`。
   *[start] 还缺一个盘面：逐行写出滑块，0 代表空格，例如 `{ example-of-board }`。
  }
fault-too-long = 这条消息超过了我一次能读的 { $limit } 个字符。\
    请只发盘面，或把步法分几次发：`{ example-of-board }`。
fault-too-many-boards = 我看到 { $count } 个盘面，\
    只要起始和目标两个：`{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`。
fault-no-board = 在“{ $text }”里没找到盘面。请逐行写出滑块，0 代表空格：`{ example-of-board }`。
fault-not-a-tile = { $which ->
    [goal] 目标里的
   *[start] { "" }
  }“{ $text }”不能当滑块。滑块要写成整数，0 代表空格：`{ example-of-board }`。
fault-word-behind = { $which ->
    [goal] 目标
   *[start] 盘面
  }我读懂了，后面的“{ $text }”没读懂。请去掉这部分，或者这样写：`{ example-behind }`。
fault-too-few-tiles = { $which ->
    [goal] 目标
   *[start] { "" }
  }只有 { $count } 个滑块，太少了：盘面最小 2x2，例如 `{ $prefix }{ example-board } 3 1 2 0`。
fault-too-many-tiles = { $count } 个滑块太多了：盘面最大 10x10。请换小一点的盘面，例如 `{ example-of-board }`。
fault-unknown-size = { $count } 个数（含空格）拼不成盘面：{ $fewerSize } 要 { $fewer } 个，{ $moreSize } 要 { $more } 个。例如 \
    `{ $prefix }{ example-board } 2x3 1 2 3 4 0 5`。
fault-ragged-rows = 第 { $row } 行有 { $got } 个滑块，其他行有 { $expected } 个。每行要一样长：\
    `{ $prefix }{ example-board } 1 2 3/4 0 5`。
fault-missing-cell = 第 { $row } 行有 { $got } 个滑块，其他行有 { $expected } 个：空格要写成 0，例如 \
    `{ $prefix }{ example-board } 8 6 7/2 5 4/3 0 1`。
fault-missing-blank = { $which ->
    [goal] 目标里
   *[start] { "" }
  }缺少空格：除了 1 到 { $max }，还要写一个 0：`{ example-of-board }`。
fault-tile-out-of-range = 这个盘面没有滑块 { $tile }：滑块是 1 到 { $max }，0 代表空格，例如 `{ example-of-board }`。
fault-duplicate-tile = { $which ->
    [goal] 目标里
   *[start] { "" }
  }缺了 { $missing }，而 { $tile } 出现了{ $times ->
    [2] 两
   *[other] { " " }{ $times }{ " " }
  }次。每个滑块只能写一次：`{ example-of-board }`。
fault-size-mismatch = { $count } 个数（含空格）拼不成 { $size } 的盘面。例如 `{ example-size }`。
fault-two-sizes = 你写了两个大小，{ $first } 和 { $second }。请只写一个：`{ example-size }`。
fault-goal-size = 起始盘面（{ $start }）和目标盘面（{ $goal }）大小不同，\
    要一样才行：`{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`。
# 指着别人的一条消息问的。
fault-no-board-there = 那条消息里没有我读得出的盘面。请逐行写出滑块，0 代表空格：`{ example-of-board }`。
fault-several-boards = 那条消息里不止一个盘面，我不知道你指哪一个。请把那个盘面单独发一次：`{ example-of-board }`。
fault-bad-size = “{ $text }”{ $command ->
    [play] 既不是盘面大小，也不是难度
   *[other] 不是盘面大小
  }。请写成行 x 列，2x2 到 10x10：`{ example-size }`。
fault-word-behind-size = 大小后面的“{ $text }”没读懂。{ $command ->
    [play] 后面可以写难度或步数：`{ $prefix }play 4x4 hard`、`{ $prefix }play 4x4 length:40`。
    [scramble] 后面可以写最短解的步数（length）或随机走几步（moves）：\
        `{ $prefix }scramble 4x4 length:40`、`{ $prefix }scramble 4x4 moves:30`。
   *[other] 请去掉它：`{ example-size }`。
  }
fault-bad-code = “{ $text }”像是盘面的代码，但有个字符不对。请重新复制，大小写要一致：`{ $prefix }play RqX1`。
fault-moves-without-board = “{ $text }”是走法。请在前面写上盘面；如果是从还原状态打乱的走法，就写尺寸：`{ $prefix }solve 3x3 RDLU`。
fault-scramble-move = 在还原的 { $size } 盘面上，第 { $index } 步（{ $move }）走不了：没有滑块能往那边滑。\
    例如：`{ $prefix }solve 3x3 RDLU`。
fault-too-small = { $rows }x{ $cols } 太小了：盘面最小 2x2，例如 `{ example-size }`。
fault-too-large = { $rows }x{ $cols } 太大了：盘面最大 10x10，例如 `{ example-size }`。
fault-bad-moves = “{ $text }”不是走法。请写滑块滑动的方向，L（左）、U（上）、R（右）或 D（下）：`{ example-moves }`。
fault-no-moves = 滑块往哪边滑？请写 L（左）、U（上）、R（右）或 D（下），同一步要走几次，就在字母后面写几：`{ example-moves }`。
fault-too-many-moves = 这条消息超过 { $limit } 步了。请分几次发：`{ example-moves }`。
fault-illegal-move = 第 { $index } 步（{ $move }）走不了：没有滑块能往那边滑。{ moves-made }现在可以这样走：\
    `{ $prefix }move { $possible }`。
fault-tile-cannot-slide = 第 { $index } 步（{ $move }）走不了：这个滑块和空格既不同行，也不同列。{ moves-made }现在可以这样走：\
    `{ $prefix }move { $possible }`。
fault-no-such-tile = 第 { $index } 步（{ $move }）走不了：这里的滑块是 1 到 { $largest }；想动几个滑块，数字之间要加空格。{ moves-made }\
    现在可以这样走：\
    `{ $prefix }move { $possible }`。
fault-not-a-move = 第 { $index } 步（{ $move }）我看不懂。{ moves-made }请写滑动的方向，或滑块的数字：`{ $prefix }move LUR2`、\
    `{ $prefix }move 7 8`。
fault-mixed-letters = 第 { $index } 步（{ $move }）：U/L/R/D 和 W/A/S/D 不能混用，因为 D 在前一套里是下，在后一套里是右。{ moves-made }请写 \
    `{ $prefix }move LURD` 或 `{ $prefix }move AWDS`。
fault-no-squares = 下一格是哪一格？请写出它的字母和数字：`{ $prefix }move a1`。
fault-not-a-square = 第 { $index } 步（{ $move }）不是棋盘上的格子。{ moves-made }格子写成字母加数字，例如 `a1`。
fault-game-options = `{ $prefix }play { $game }` 不能带难度、步数或照片。请直接这样开始：`{ $prefix }play { $game }`。
fault-press-impossible = 这里走不了。{ $hasHints ->
    [true] 想知道怎么走：`{ $prefix }hint`。
   *[false] 请换一种走法。
  }
fault-step-impossible = 第 { $index } 步（{ $move }）在这里走不了。{ moves-made }{ $hasHints ->
    [true] 想知道怎么走：`{ $prefix }hint`。
   *[false] 请换一种走法。
  }
moves-made = { $made ->
    [0] 这次一步也没走。
   *[other] 前面的 { $made } 步已经走了。
  }
fault-unknown-algorithm = 没有“{ $text }”这个算法。可以写 auto、bfs、dfs、iddfs、bidirectional、astar、ida、human 或 \
    whole-space：`{ example } ida`。
fault-unknown-heuristic = 没有“{ $text }”这个启发函数（估计还要几步）。可以写 misplaced、row-weighted、manhattan、linear-conflict、\
    walking-distance 或 pattern-database：`{ example } astar manhattan`。
fault-unused-heuristic = { $algorithm } 不用启发函数，只有 astar 和 ida 才用：`{ example } astar { $heuristic }`。
fault-bad-limit = “{ $text }”不能当深度上限。请写 1 到 { $most } 的整数：`{ example } dfs limit:40`。
fault-unused-limit = { $algorithm } 没有深度上限，只有 dfs 才有：`{ example } dfs limit:{ $limit }`。
fault-depth-too-large = dfs 在 { $rows }x{ $cols } 的盘面上跑不完：每条路它都要走到上限才回头。dfs 最多能处理 { $cells } 格；ida 和 human \
    任何大小都能处理：`{ example } ida`。
fault-unknown-theme = 没有“{ $text }”这种配色。可以写 `light`（浅色）、`dark`（深色）或 `contrast`（高对比度）：`{ example } theme:dark`。
fault-unknown-metric = 没有“{ $text }”这种算步数的方法。可以写 `stm`（滑一格算一步）或 `mtm`（连推算一步）：`{ example } mtm`。
fault-space-too-large = { $algorithm } 在 { $rows }x{ $cols } 的盘面上跑不完：一共有 \
    { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  } 个局面，大约要 { NUMBER($gigabytes, useGrouping: "always") }{ $gigabytesTens ->
    [0] { "" }
   *[other] ·10^{ $gigabytesTens }
  } GB 内存和 { NUMBER($time, useGrouping: "always") }{ $timeTens ->
    [0] { "" }
   *[other] ·10^{ $timeTens }
  } { $unit ->
    [seconds] 秒
    [minutes] 分钟
    [hours] 小时
    [days] 天
   *[years] 年
  }。这种算法最多能处理 { $cells } 格。请不要指定算法，或者换成 3x3 的盘面：`{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`。
fault-table-too-large = { $heuristic } 在 { $rows }x{ $cols } 的盘面上要用一张大约 \
    { NUMBER($entries, useGrouping: "always") }{ $entriesTens ->
    [0] { "" }
   *[other] ·10^{ $entriesTens }
  } 项的表，我建不了这么大的。请换一个启发函数，或者换小一点的盘面：`{ $prefix }solve 8 6 7/2 5 4/3 0 1 astar { $heuristic }`。
fault-search-too-large = { $algorithm }{ $heuristic ->
    [none] { " " }
   *[other] （{ $heuristic }）
  }算不完这个盘面：{ $rows }x{ $cols }，至少要 { $bound } 步才能解开，每一步平均有 { $branching } 种走法{ $heuristic ->
    [none] { "" }
   *[other] ，启发函数大约能让搜索深度减少 { $spared } 步
  }。这样大约要搜索 { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  } 个局面，而我最多只能搜索 { NUMBER($most, useGrouping: "always") } 个。请不要指定算法，或者换一个 3x3 \
      的盘面：`{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`。

# 图片
fault-photo-kind = { $kind ->
    [none] 这个文件切不成滑块
    [video] 视频切不成滑块
    [PDF] PDF 切不成滑块
   *[other] 这张图片是 { $kind } 格式，切不成滑块
  }。请发 JPEG、PNG 或 WebP，并附上命令 `{ $prefix }play 4x4`。
fault-photo-animated = 这是动图，只有静态图片才能切成滑块。请发一张 JPEG、PNG 或 WebP，并附上命令 `{ $prefix }play 4x4`。
fault-photo-broken = 这张图片读不出来，可能没有传完整。请重发一次，或者另存为 JPEG 再发，并附上命令 `{ $prefix }play 4x4`。
fault-photo-heavy = 这张图片超过 { $most } MB。请发一张小一点的，并附上命令 `{ $prefix }play 4x4`。
fault-photo-large = 这张图片有 { $width } x { $height } 像素，太大了；最多 { $most }00 万像素，每边不超过 32767。请发一张小一点的，并附上命令 \
    `{ $prefix }play 4x4`。
fault-photo-small = 这张图片只有 { $width } x { $height } 像素，切不成滑块；每边至少要 { $least } 像素。请发一张大一点的，并附上命令 \
    `{ $prefix }play 4x4`。
fault-photo-gone = 我没能取到这张图片。请再发一次，并附上命令 `{ $prefix }play 4x4`。
fault-photo-on-knight = 骑士的棋盘没有滑块，用不上照片。滑块拼图可以：发照片时附上命令 `{ $prefix }play 4x4`。

# 骑士
fault-line-too-long = 这条消息超过了我能读的 { $max } 个字符。请写短一点，例如 `{ $prefix }knight 5x5 e1`。
fault-no-size = 还缺棋盘大小。请先写列 x 行，再写起始格：`{ $prefix }knight 5x5 e1`。
fault-bad-board-size = “{ $text }”不是棋盘大小。请写成“列数x行数”：`{ $prefix }{ example-tour } 5x5 e1`。
fault-board-too-large = { $cols }x{ $rows } 太大了：棋盘最大 { $max }x{ $max }。例如 `{ $prefix }knight 8x8 a1`。
fault-too-much-memory = { $instead ->
    [construct] 用这个方法走 { $cols }x{ $rows } 的棋盘，我的内存不够。不指定方法就能找到：`{ $prefix }knight { $cols }x{ $rows }`。
   *[smaller] { $cols }x{ $rows } 的棋盘太大，我的内存不够。请换小一点的棋盘：`{ $prefix }knight 100x100 a1`。
  }
fault-tour-word = 巡游里我不认识“{ $text }”。我不会做幻方或对称的巡游，也不能去掉格子。例如：`{ $prefix }knight 8x8 a1 to h8`。
fault-tour-numbers = “{ $text }”不是格子。格子从 a1 到 { $last }，也可以在括号里写列和行，从左上角的 1 数起：\
    `{ $prefix }knight 8x8 (1,1)`。
fault-bad-square = “{ $text }”不是这个棋盘上的格子。格子从 a1 到 { $last }：`{ $prefix }{ example-tour } 8x8 a1`。
fault-square-from-zero = 我从左上角开始数列和行，都从 1 数起，所以没有 ({ $x },{ $y })。如果你从 0 数起，它是 { $square }，\
    也就是 { $name }：`{ $prefix }knight { $cols }x{ $rows } { $square }`。{ $pairs ->
    [1] { "" }
   *[other] 其他格子的数也要加 1。
  }
fault-square-off-board = { $square } 不在 { $cols }x{ $rows } 的棋盘上，格子从 { $first } 到 { $last }。例如 \
    `{ $prefix }{ example-tour } { $cols }x{ $rows } a1`。
fault-too-many-squares = 一条巡游只有一个起点、一个终点，“{ $text }”是多出来的：`{ $prefix }knight 8x8 a1 to h1`。
fault-end-equals-start = 巡游不能在起始格 { $square } 结束。请换个终点，或者改成封闭巡游：`{ $prefix }knight 6x6 closed`。
fault-closed-with-end = 封闭巡游的终点总能一步跳回起点，所以不用写终点：`{ $prefix }knight 6x6 closed`。
fault-unknown-method = 没有“{ $text }”这个方法。可以写 { $known }：`{ $prefix }knight 5x5 e1`。
fault-bad-opts = “{ $text }”不是优化的编号。请写 1 到 4，也可以写 `all`（全部）或 `none`（不用）：`{ $prefix }knight 5x5 e1 opts:1,3`。
fault-unknown-program = 没有“{ $text }”这个程序。可以写 { $known }：`{ $prefix }knight 5x5 e1 program:automaton`。
fault-unknown-array = 没有“{ $text }”这个数组（尝试走法的顺序）。可以写 { $known }：`{ $prefix }knight 5x5 e1 array:B`。
fault-unknown-style = 没有“{ $text }”这种画法。可以写 { $known }：`{ $prefix }knight 8x8 a1 style:smooth`。
fault-unknown-squares = 格子没有“{ $text }”这种写法，可以选 { $known }：`{ $prefix }knight log 3x4 (2,4) squares:xy`。
fault-no-end = “{ $text }”后面缺少巡游的最后一格。例如 `{ $prefix }knight 8x8 a1 to h8`。
fault-no-set = “{ $text }”的两边都要写一组优化，表格才能比较。例如 `{ $prefix }knight table 5x5 opts:1 vs 1,2`。
fault-bad-seed = “{ $text }”不能当种子。种子是用来换一条巡游的数，要写 0 到 999999999 的整数：`{ $prefix }knight 8x8 a1 seed:4`。
fault-bad-returns = “{ $text }”不是回溯次数。请写 { $least } 到 { NUMBER($max, useGrouping: "always") } 的整数。例如 \
    `{ $prefix }knight table 5x5 opts:1 max-returns:100`。
fault-unused-seed = { $method ->
    [classic] 经典方法
   *[exhaustive] 穷举搜索
  }用什么种子都得到同一条巡游，所以不用写种子。不指定方法，种子就有用：`{ $prefix }knight 8x8 a1 seed:4`。
fault-one-set = 巡游和日志只能用一组优化，这里写了 { $count } 组。想比较几组优化，请用表格：`{ $prefix }knight table 5x5 opts:1 vs 1,2`。
fault-needs-classic = { $option ->
    [table] 表格只能用经典方法做，不能用
    [log] 日志只能记录经典方法，不能记录
   *[other] “{ $option }”只能和经典方法一起用，不能用于
  } { $method }：`{ $prefix }knight { $option ->
    [table] table 5x5 opts:1,2
    [log] log 3x4 b1
   *[other] 5x5 e1 method:classic opts:1,3
  }`。
fault-classic-open-only = 经典方法不能指定终点，也找不了封闭巡游。不指定方法，这两样都可以：`{ $prefix }knight 6x6 closed`、\
    `{ $prefix }knight 8x8 a1 to h1`。
fault-out-of-returns = 巡游是有的，但回溯 { NUMBER($max, useGrouping: "always") } 次还没找到，我就放弃了。{ $isAll ->
    [1] 搜索一开始就走错了一步，没能退回那里去改。调高 max-returns 或者用 method:warnsdorff 也许能行，\
        不指定方法就一定行：`{ $prefix }knight { $cols }x{ $rows } { $start }`。
   *[0] 多用几种优化，或者调高 max-returns，也许能找到：`{ $prefix }knight { $cols }x{ $rows } { $start } opts:1-4`。
  }
fault-backtracks-too-large = { $cols }x{ $rows } 棋盘的表格要算太久。最多只能给 { $max } 格的棋盘做表格，例如 \
    `{ $prefix }knight table 8x8 opts:1-3`。
fault-table-out-of-time = { $cols }x{ $rows } 的表格连第一格都没算完，时间就到了。多用几种优化，再让搜索早点放弃（max-returns），会快些：\
    `{ $prefix }knight table { $cols }x{ $rows } opts:1-3 max-returns:1000`。
fault-table-cut = 时间只够算 { $percent }% 的格，其余标作 ?。\
    可以多给些时间（毫秒）：`{ $prefix }knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`。{ $slow ->
    [1] 让搜索早点放弃也会快些：max-returns:1000。
   *[0] { "" }
  }
fault-log-too-large = { $cols }x{ $rows } 棋盘的搜索日志太长，读不过来。最多只能给 { $max } 格的棋盘做日志，例如 \
    `{ $prefix }knight log 3x4 b1`。
fault-table-square = 表格会从 { $cols }x{ $rows } 棋盘的每一格出发搜索，所以不用写 \
    { $square }：`{ $prefix }knight table 5x5 opts:1,2`。
fault-table-style = 表格里没有路径，所以不用写画法：`{ $prefix }knight table 5x5 opts:1,2`。
fault-too-many-sets = { $count } 张表格一幅图放不下，最多 { $max } 张：`{ $prefix }knight table 5x5 opts:1 vs 1,2`。
fault-log-no-start = 请写明日志从哪一格开始：`{ $prefix }knight log 3x4 b1`。
fault-log-end = 日志记录到搜索停下为止，所以不用写终点 { $end }：`{ $prefix }knight log 3x4 b1`。
fault-unknown-kind = 我不能显示“{ $text }”，只能显示 { $known }：`{ $prefix }knight table 5x5 opts:1,2`。
fault-machine-alone = 自动机（搜索程序的状态图）对每个棋盘都一样，所以不用写“{ $text }”：`{ $prefix }knight machine`。
fault-arrays-alone = 数组（尝试走法的顺序）对每个棋盘都一样，所以不用写“{ $text }”：`{ $prefix }knight arrays`。
fault-count-too-large = { $cols }x{ $rows } 棋盘的巡游太多，这里数不完。时间和内存够用时，我能数最宽六格、最多 400 格的棋盘，例如 \
    `{ $prefix }knight count 6x6 closed`。{ count-known }
fault-count-unfinished = 时间或内存不够，没能数完 { $cols }x{ $rows } 棋盘的巡游。小一点的棋盘可以：\
    `{ $prefix }knight count 5x5`。{ count-known }
fault-check-empty = 没看到要检查的巡游。请写出格子，或者每格的步数：`{ $prefix }knight check { check-example }`。
fault-check-mixed = 这里是一串格子，数字 { $text } 不属于其中。请只写格子，或者只写步数：\
    `{ $prefix }knight check { check-example }`。
fault-check-no-size = 一行里的 { $count } 个数排不成正方形棋盘。请在前面写上大小，列 x 行：\
    `{ $prefix }knight check 4x3 3 6 9 12 8 11 2 5 1 4 7 10`。
fault-check-ragged = 第 { $row } 行有 { $got } 个数，第一行却有 { $expected } 个。每格请写一个数或一个点：\
    `{ $prefix }knight check 3 6 9 12/8 11 2 5/1 4 7 10`。
fault-check-count = { $cols }x{ $rows } 有 { $expected } 格，我却读到 { $count } 个数。每格要有一个数或一个点：\
    `{ $prefix }knight check 4x3 3 6 9 12 8 11 2 5 1 4 7 10`。
fault-check-shape = 这些行组成 { $shapeCols }x{ $shapeRows } 的棋盘，不是 { $cols }x{ $rows }。分行写就不用写大小：\
    `{ $prefix }knight check 3 6 9 12/8 11 2 5/1 4 7 10`。
fault-check-base = 列和行从 0 数起时 { $pair } 是 { $zero }，从 1 数起时是 { $one }。两种都说得通，请直接写格子：\
    `{ $prefix }knight check { check-example }`。
fault-tour-number-large = 这不是巡游：{ $square } 上是 { $number }，而这个棋盘最大是 { $max }。可以对照一条正确的：\
    `{ $prefix }knight check { check-example }`。
fault-tour-number-twice = 这不是巡游：{ $first } 和 { $second } 上都是 { $number }。可以对照一条正确的：\
    `{ $prefix }knight check { check-example }`。
fault-tour-number-missing = 这不是巡游：缺少数字 { $number }。可以对照一条正确的：\
    `{ $prefix }knight check { check-example }`。
fault-tour-square-twice = 这不是巡游：{ $square } 出现两次，第 { $first } 步和第 { $second } 步。可以对照一条正确的：\
    `{ $prefix }knight check { check-example }`。
fault-tour-step = 这不是巡游：第 { $number } 步从 { $from } 到 { $to }，不是马的走法。可以对照一条正确的：\
    `{ $prefix }knight check { check-example }`。
fault-tour-unfinished = 还不是完整的巡游：还差 { $count } 格，{ $squares }{ $more ->
    [0] { "" }
   *[other] { " " }等，另外 { $more } 格
  }。可以对照一条正确的：`{ $prefix }knight check { check-example }`。
fault-tour-not-closed = 这是开放巡游：从 { $end } 一步跳不回 { $start }。要封闭巡游可以这样：`{ $prefix }knight 6x6 closed`。
fault-squares-list-too-large = 格子列表最多用于 { $max } 格的棋盘，{ $cols }x{ $rows } 更大。步数可以写进文件：\
    `{ $prefix }knight 500x500 --order tour.txt`。

# 日子
fault-bad-period = “{ $text }”不是时间范围。请写 `day`（今天）、`week`（本周）、`month`（本月）或 `all`（全部）。\
    想看所有聊天的排行榜，再加 `everywhere`：`{ $prefix }leaderboard everywhere week`。
fault-bad-day = “{ $text }”不是日期。请这样写：`{ $prefix }daily { $today }`。
fault-day-to-come = { $day } 还没到，那天的题还不能玩。想玩今天的题：`{ $prefix }daily { $today }`。
fault-day-too-early = 第一道题是 { $first } 的，再早就没有了。想玩今天的题：`{ $prefix }daily`。

# 求解
fault-busy = 现在请求太多，我忙不过来。请过半分钟再试：`{ example }`。
fault-cancelled = 请求已取消。需要时再发一次就好。
fault-out-of-time = 这个请求没能在限定时间内算完。请换小一点的盘面，或者不指定方法：`{ example }`。
fault-solver-failed = 解这道题时出了错，已经记下来了。请再试一次，或者换个盘面：`{ example }`。
