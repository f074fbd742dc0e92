# 帮助，每个命令一段；最多 80 列宽，汉字占两列。
terminal-help-about =
    TileKnight 会解滑块拼图，也会找骑士巡游。
terminal-help-called =
    在这个目录里，请把 tileknight 换成 { $program }。
terminal-help-solve =
    { $prefix }solve 盘面 [-> 目标]     滑块拼图的最短解
      --size 2x3  --goal "1 2 3 4 5 0"  --metric stm|mtm  --time 毫秒
      --algorithm auto|bfs|dfs|iddfs|bidirectional|astar|ida|human|whole-space
      --limit N                           dfs 最多走几步
      --heuristic misplaced|row-weighted|manhattan|linear-conflict
                  |walking-distance|pattern-database
      --positions                         解法经过的每个盘面
      --png 文件  --gif 文件              图片、动画
terminal-help-knight =
    { $prefix }knight 大小 [格] [to 格] [closed]    骑士巡游（closed 能跳回起点）
      --method construct|warnsdorff|classic|exhaustive  --time 毫秒
      --seed N                            换一条巡游（construct、warnsdorff 用）
      --opts 1,3  --program iterative|recursive|automaton  --array A|B|C|D|E
      --max-returns N  --good-returns N   经典方法的回溯次数上限
      --squares a1|xy                     xy：从左上角数的 (x,y)
      --style straight|smooth  --png 文件  --gif 文件
      --order 文件                        每格是第几步
      --squares-list                      按顺序列出格子：a1 c2 ...
      --measures                          在 JSON 里给出转弯和交叉的次数
    { $prefix }knight count 大小 [格] [to 格] [closed]    巡游的数目
    { $prefix }knight check [大小] 巡游    检查自己的巡游：格子或步数
    { $prefix }knight table 大小 [opts:1 vs 1,2]    从每一格出发的回溯次数
    { $prefix }knight log 大小 格       经典搜索，一步一行
                                          （3x4 b1，或 3x4 "(2,4)"）
    { $prefix }knight machine           经典搜索的自动机
    { $prefix }knight arrays            经典搜索的五种走法顺序
terminal-help-analyse =
    { $prefix }analyse 盘面 [-> 目标] [走法]    分析一个盘面，
                                          或者看解法多走了哪几步
      --size  --goal  --solution 走法  --metric stm|mtm  --moves tile|blank
      --time 毫秒  --gif 文件  --png 文件
terminal-help-explain =
    { $prefix }explain 盘面 [-> 目标]   为什么有解或无解，以及盘面写成的数
      --size  --goal  --png 文件
    { $prefix }explain 盘面 搜索        一步一步看搜索，同 log solve；
                                          human：人是怎样解的
      { $prefix }explain 1 2 3 4 0 5 astar misplaced
terminal-help-log =
    { $prefix }log solve 盘面 [-> 目标] [搜索] [启发函数]    一步一步看搜索
      bfs|dfs|iddfs|astar|ida|bidirectional    最多 10 格
      misplaced|row-weighted|manhattan|linear-conflict|walking-distance
                                          用于 astar 和 ida
      --limit N                           dfs 最多走几步
      --steps N                           最多显示几步；不写就是 20000
      --size  --goal  --png 文件  --gif 文件
terminal-help-compare =
    { $prefix }compare 盘面 [-> 目标]   用所有方法解同一个盘面
      --size  --goal  --metric  --png 文件
      --time 毫秒                         每种方法的时间上限
terminal-help-scramble =
    { $prefix }scramble [大小]          打乱的盘面，以及怎样走到它
      --blank corner | --moves N | --length N
      --seed N  --time 毫秒  --png 文件
terminal-help-apply =
    { $prefix }apply 盘面 走法          走完这些步以后的盘面
terminal-help-invert =
    { $prefix }invert [盘面] 走法       把走法倒回去；写了盘面时，给出走之前的盘面
terminal-help-transpose =
    { $prefix }transpose 盘面 | 走法    沿对角线翻转
terminal-help-reverse =
    { $prefix }reverse 盘面 | 走法      起始和目标对调；或把走法从后往前写
terminal-help-simplify =
    { $prefix }simplify 走法            去掉互相抵消的步
terminal-help-notation =
    { $prefix }notation 走法            写成 RRDD 和 R2D2，滑块和空格的方向都写
terminal-help-neighbours =
    { $prefix }neighbours 盘面          走一步能到的所有盘面
terminal-help-key =
    { $prefix }key 盘面                 把盘面写成一个数（滑块当数字），
                                          并给出它在全部排列中的编号
terminal-help-board =
    { $prefix }board 大小 数 | 大小 number:N    把数还原成盘面
terminal-help-read =
    { $prefix }read 文件...             每张图片里的盘面（JPEG、PNG、WebP）
    { $prefix }solve --picture 文件     解图片里的盘面；
                                          analyse、explain、compare 也可以
fault-no-picture = 请在 `read` 后面写出图片的文件名：`read board.png`。
terminal-read = { $sure ->
    [yes] { $board }
    [no] { $board }（不确定）
   *[cells] { $board }（不确定，请检查 { $cells }）
  }
terminal-help-all =
    通用：--json 给出一个 JSON 对象；--stdin --json 每读一行给出一个。
    走法：--metric mtm 把连推写成 R2；--moves blank 用字母表示空格的方向。
    图片：--theme dark 用深色背景，contrast 用高对比度。
    语言：--language zh；不写就看 LC_ALL、LC_MESSAGES 或 LANG：de、en、es、ru、zh。
      JSON 在各种语言里都一样。
    { $prefix }help 命令，{ $prefix }--version

    例子：
      { $prefix }solve 1 2 3 4 0 5
      { $prefix }solve "2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2" --json
      { $prefix }knight 5x5 e1 --png tour.png
      { $prefix }knight table 7x7 opts:1,2,3 program:automaton --json
      { $prefix }analyse 1 2 3 4 0 5 RLL
      { $prefix }scramble 4x4 --length 50
      { $prefix }scramble 4x4 | { $prefix }solve

# 给运行机器人的人。
terminal-help-operator = 给运行机器人的人：
terminal-help-backup =
    { $prefix }backup 文件              备份数据库，运行中也可以
terminal-help-restore =
    { $prefix }restore 文件             用备份替换数据库
terminal-help-migrate-data =
    { $prefix }migrate-data             把 SQLite 搬进 DATABASE_URL 的 PostgreSQL
terminal-backed-up = 数据库已备份到 { $file }。
terminal-restored = 数据库已换成 { $file } 里的内容。{ $before ->
    [none] { "" }
   *[other] 原来的留在 { $before }。
  }
terminal-migrated = 数据已复制，并逐行核对：
terminal-needs-postgres = 请在 DATABASE_URL 里写明要复制到哪个 PostgreSQL 数据库。
terminal-on-postgres = 已经设置了 DATABASE_URL，所以数据在 PostgreSQL 里。请用 PostgreSQL 自己的命令：{ $line }
terminal-operator-takes = { $wanted ->
    [file] 这个命令要写一个文件名
   *[nothing] 这个命令后面不用写别的
  }，例如：{ example-operator }

terminal-written = 已写入：{ $files }。
terminal-undrawn = 这个答案里没有可画、可存的内容，所以没有用到 { $options }。
terminal-output = 没法把答案写到标准输出（{ $reason }）。

fault-unknown-option = 这里没有选项 { $text }。`{ $prefix }help` 会列出所有选项，例如 `{ example } --json`。
fault-option-value = --{ $option } 后面还要写一个值，例如 `{ example } { terminal-option-example }`。
fault-language-option = 我还不会说“{ $text }”。我会：{ $known }。例如 `{ $prefix }help --language zh`。
fault-seed-option = “{ $text }”不能当种子。种子是用来换一个结果的数，要写 0 到 999999999 的整数。例如 `{ example } --seed 4`。
fault-time-option = “{ $text }”不是时间限制：请写毫秒数，至少 1。例如 `{ example } --time 30000`。
fault-search-steps = “{ $text }”不是步数：请写 1 到 { $max } 的整数。例如 `{ example } --steps 100`。
fault-unused-steps = --steps 限制的是搜索过程的步数，只有指定了搜索算法才有用。请写明用哪种搜索算法：\
    `{ $prefix }explain 1 2 3 4 0 5 astar --steps 100`。
fault-log-of-what = 要看什么的日志？`{ $prefix }log solve 1 2 3 4 0 5 astar misplaced` \
    逐步显示滑块拼图的搜索，`{ $prefix }knight log 3x4 b1` 逐步显示骑士巡游的搜索。
fault-file = 没法写入文件 { $file }（{ $reason }）。例如 `{ example } --png out.png`。
fault-text-file = { $reason ->
    [large] 文件 { $file } 超过 64 kB。
    [binary] 文件 { $file } 不是文本。
   *[gone] 文件 { $file } 无法读取。
  }请给一个含一个盘面的文本文件，或者直接输入盘面：`{ $prefix }solve 1 2 3/4 0 5`。
fault-no-file-name = --{ $option } 后面要写文件名，不能写“-”：这些内容只能存成文件，不能直接输出到终端。例如 \
    `{ example } { terminal-option-example }`。
fault-file-ending = --{ $option } 写出的是{ $option ->
    [gif] { " " }GIF
    [order] 文本
   *[png] { " " }PNG
  }，文件名要以“{ $option ->
    [order] .txt
   *[other] .{ $option }
  }”结尾：`{ example } --{ $option } { $file }`。
fault-option-misfit = { $option } 不能用于{ $kind ->
    [count] 计数
    [check] 检查
    [table] 表格
    [log] 日志
    [arrays] 走法顺序
   *[machine] 自动机
  }。例如 `{ $prefix }knight { $kind ->
    [count] count 5x5
    [check] check 4x3 a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3
    [table] table 7x7 opts:1,2,3
    [log] log 3x4 b1
    [arrays] arrays
   *[machine] machine
  } --png out.png`。
terminal-batch-rows = 用 --stdin 时每行是一道题。请用 / 连接一个盘面的各行，如 `1 2 3/4 0 5`，或者去掉 --stdin。
fault-batch-misfit = 用 --stdin 时，问题从标准输入一行行读，答案写到标准输出，所以请去掉“{ $text }”：\
    `{ $prefix }{ $command } --stdin --json`。
fault-gif-too-large = { $cols }x{ $rows } 的动画太大了：最大到 { $max }x{ $max }。例如 \
    `{ $prefix }knight 8x8 a1 --gif tour.gif`。
fault-no-board-of-key = 没有哪个 { $rows }x{ $cols } 盘面写成的数是 { $key }。例如 `{ $prefix }board 2x3 11165`。
fault-no-board-of-number = 没有编号为 { $number } 的 { $rows }x{ $cols } 盘面：编号从 0 到 { $last }。例如 \
    `{ $prefix }board 2x3 number:152`。
fault-no-board-in-object = 这个 JSON 对象里没有盘面：“start”、“board”或“tiles”应该是滑块的列表，就像 \
    `{ $prefix }scramble 3x3 --json` 给出的那样。
