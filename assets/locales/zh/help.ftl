# 使用说明。在每个平台上都是一条消息，连标记最多 2000 个字符。

help-description = 我会做什么，附例子
help-option-topic = 想详细了解的主题
start-description = 问候和使用例子

# 私聊里的第一条消息。
start =
    { "" }**你好！**我是 TileKnight，会解滑块拼图，会找骑士巡游，每天还给你出一道题。

    `/daily` 今天的题，人人一样
    `/play 3x3 easy` 自己来一局
    `/solve 1 2 3 4 0 5` 最短解，画给你看
    `/knight 5x5 e1` 从 e1 出发的骑士巡游

    滑块逐行排成 1、2、3……，空格在最后，就算解开；骑士巡游要把每个格子恰好走一次。
help =
    { "" }**TileKnight** 会解滑块拼图，会找骑士巡游，每天给大家出一道题。

    `/solve 1 2 3 4 0 5` 最短解，画给你看
    `/knight 5x5 e1` 从 e1 出发的骑士巡游
    `/daily` 今天的题
    `/play 4x4` 自己来一局
    `/race 3x3` 在群里和别人比谁先解开

    想了解哪一项，就按下面的按钮，或者发送命令，例如 `/help moves`。
help-inline = 在任何聊天里都能用，我不在也行：输入 @ 和我的名字，再写 `1 2 3 4 0 5`、`8x8 a1`、`4x4` 或 `daily`，然后发送我给出的图片。
help-puzzles =
    { "" }**滑块拼图**（数字华容道、八数码都是）：逐行写出滑块，0 代表空格。大小从 2x2 到 10x10。

    `/solve 1 2 3 4 0 5` 一个 2x3 盘面
    `/solve 8 6 7/2 5 4/3 0 1` 用斜杠分行
    `/solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2` 自己定目标

    `/analyse 8 6 7/2 5 4/3 0 1` 下一步的好走法、所有最短解、难度
    `/analyse 1 2 3 4 0 5 RLL` 你的解法多走了哪几步
    `/explain 1 2 3 4 0 5` 为什么有解
    `/explain 1 2 3 4 0 5 astar misplaced` 逐步演示搜索过程
    `/compare 8 6 7/2 5 4/3 0 1` 比较几种解法

    `/scramble 4x4` 打乱一个，发给别人
    `/scramble 3x3 length:20` 打乱成最短解正好 20 步的盘面
help-knight =
    { "" }**骑士巡游**（马踏棋盘）：先写“列 x 行”，最大 10000x10000，再写起点和终点，都随你定。没有巡游的话，我会说明原因。

    `/knight 5x5 e1`
    `/knight 8x8 a1 to h1` 从一个角到另一个角
    `/knight 6x6 closed` 最后一格还能跳回起点
    `/knight 8x8 a1 style:smooth` 把路径画成编织的丝带
    `/knight 8x8 a1 seed:4` 另一条巡游；种子相同，巡游就相同

    { "" }**搜索**：Shalyto、Tukkel 和 Shamgunov（2003）的几个程序，可用四种优化：1 按颜色排除起始格，2 不让格子被堵死，\
        3 Warnsdorff 规则，4 轮流试五种走法顺序（数组）。
    `/knight 5x5 e1 method:classic opts:1,3`
    `/knight 5x5 e1 opts:1-4 program:automaton array:B` 也可以写 program:iterative 或 program:recursive
    `/knight 8x8 a1 method:warnsdorff` 也可以写 method:exhaustive

    { "" }**这些搜索要回溯多少次**（回溯就是撤回一步）
    `/knight table 7x7 opts:1,2,3` 从每一格出发各回溯几次
    `/knight table 5x5 opts:1 vs 1,2 vs 1-4` 比较几组优化
    `/knight table 5x5 opts:1 max-returns:100` 每次搜索回溯 100 次就放弃
    `/knight log 3x4 b1` 一步一步看搜索
    `/knight log 3x4 (2,4) squares:xy` 格子写作 (x,y)，从左上角数起
    `/knight count 5x5` 一共有多少条巡游；也可以写 count 6x6 closed、count 5x5 a1
    `/knight check { check-example }` 检查自己的巡游，写步数也行
    `/knight machine` 画出自动机（搜索程序的状态图）
    `/knight arrays` 画出五个数组
help-play =
    { "" }**玩**：按一下与空格同行或同列的滑块，它就会滑动。也可以输入走法：`/help moves`。滑块逐行排成 1、2、3……，空格在最后，就算解开；骑士巡游要把每个格子恰好走一次。

    `/daily` 今天的题，从周一到周日越来越难；天天解，连续天数就会增加
    `/daily yesterday` 昨天的题，拿来练习
    `/daily knight` 今天的骑士巡游，自己来走；每天换一条，连续天数单独算
    `/leaderboard everywhere week` 本周的排行榜：先比解出的天数，再比多走的步数（超出最少步数的部分），最后比用时
    `/stats` 你解每日一题的记录，画成图

    `/play 4x4` 自己来一局
    `/play 3x3 hard` 困难的盘面；也可以写 easy、medium
    `/play 8 6 7/2 5 4/3 0 1` 你写的盘面
    `/play knight 6x6 a1` 自己走的骑士巡游
    `/play knight 6x6 closed` 最后一格要能跳回起点
    发照片时附上 `/play 3x3`，照片就会切成滑块。

    `/hint` 下一步动哪个滑块；再问一次，就多说一点
help-moves =
    { "" }**怎么输入走法**：{ $heard ->
        [yes] 在我们的私聊里不用写 `/move`，一行想写几步就写几步。
       *[no] 一行想写几步就写几步。
      }哪一步走不了，我会指出来，它前面的步照样算数。

    { "" }**滑动滑块**：
    `/move LUR2` 字母：L 左、U 上、R 右、D 下；R2 是往右两次
    `/move 左 上 右2` 中文，也可以用别的语言
    `/move ←↑→→` 箭头
    `/move awdd` 按键：W 上、A 左、S 下、D 右。看第一个不是 D 的字母：是 W、A 或 S，D 就是右，否则 D 是下
    `/move 7 8 5` 滑块的数字；离空格远的会推着中间的一起滑。在 2x5 和 3x3 以内，`785` 也是滑块 7、8、5

    { "" }**走马**：
    `/move c3` 下一格
    `/move c3 d5` 连走几格，也可以写 `c3d5`、`Nc3`

    你自己的游戏里还有 `/move 撤销`、`/move 重来` 和 `/move 认输`。
help-together =
    { "" }**一起玩**，在群里或服务器里：

    `/race 3x3` 同一个盘面，谁先解开？2 到 30 人在 30 秒内按“加入”，然后同时收到盘面，各玩各的，互相看不到
    `/fmc 4x4 10m` 大家解同一个打乱的盘面，谁的步数最少？解法私下发给我，想试几次都行，时间到了一起公布

    `/daily` 今天的题，人人一样，还能看到这里谁解出来了
    `/leaderboard week` 这里本周的排行榜
    `/play 4x4 public` 这里的人都能看到的盘面
help-settings =
    { "" }**设置和你的数据**

    `/settings` 全部设置，用按钮选。群和服务器的设置由管理员选；在我们的私聊里由你自己选，只影响你一个人看到的内容。
    `/settings daily 18:00 Asia/Shanghai` 每天这个时间（按这个城市的时区）自动发来当天的题
    `/settings daily off` 不再自动发每天的题
    `/settings language zh` 语言；也可以写 de、en、es、ru
    `/settings theme dark` 图片用深色背景；也可以写 light、contrast
    `/settings tiles colours` 滑块的样子；也可以写 wood、plain
    `/settings palette safe` 色盲也分得清的颜色

    `/privacy` 我保存了你的哪些内容，为什么
    `/export` 我保存的全部内容，做成文件只发给你
    `/forget` 删除我保存的全部内容，删之前会先问你

button-topic = { $topic ->
    [puzzles] 滑块拼图
    [knight] 骑士巡游
    [play] 玩法
    [moves] 输入走法
    [together] 一起玩
    [settings] 设置和数据
   *[all] ‹ 返回
  }
button-help = 帮助
