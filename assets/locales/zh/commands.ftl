# 菜单里的命令（每条最多 100 个字符），以及所有命令都会说的话。

solve-description = 找出滑块拼图的最短解：/solve 1 2 3 4 0 5
solve-option-board = 逐行写出盘面，0 代表空格，例如 1 2 3 4 0 5或 5 1 3/4 2 0/7 8 6
solve-option-goal = 目标盘面；不写就是 1、2、3……，空格在最后
solve-option-size = 盘面大小，行 x 列，例如 2x4；常见的大小不写也能认出
solve-option-algorithm = 用哪种算法搜索；不写就用最适合这种大小的
solve-option-heuristic = astar 和 ida 用的启发函数（估计还要几步）；不写就是 linear-conflict
solve-option-limit = dfs 的深度上限（步数）；不写就按这种大小里最难的盘面算
solve-option-metric = 怎么算步数：stm 是每个滑块滑一格算一步；mtm 是一次连推几个滑块也只算一步

# 在一条消息的菜单里：最多 32 个字符。
solve-message = 解这个盘面

knight-description = 找一条骑士巡游，走遍棋盘的每一格：/knight 5x5 e1
knight-option-size = 棋盘大小，列 x 行，例如 8x8；也可以写完整的请求：table 5x5 opts:1 vs 1,2
knight-option-start = 巡游的起始格，例如 e1
knight-option-end = 巡游的最后一格，例如 h1
knight-option-closed = 封闭巡游：从最后一格能跳回第一格
knight-option-method = 用什么方法找巡游：construct 最快，棋盘再大也马上出结果；其他几种是经典的搜索算法
knight-option-opts = 经典方法用哪些优化：1,3 或 1-4；要在表格里比较，写 1 vs 1,2
knight-option-program = 用经典方法的哪个程序；三个程序找到的巡游都一样
knight-option-array = 经典方法用哪个数组（尝试走法的顺序），从 A 到 E
knight-option-max-returns = 回溯（撤回一步）超过这个次数就放弃；不写就是 400000（MAX_RET）
knight-option-good-returns = 回溯满这么多次，优化 4 就换下一个数组；不写就是 1（GOOD_RET）
knight-option-style = 路径画成直线（straight）还是平滑线（smooth）
knight-option-squares = 格子的写法：e1，或从左上角数起的 (x,y)
knight-option-show = 要看的内容：巡游、巡游的数目、检查自己的巡游、回溯表格、搜索日志、自动机，或走法的顺序

daily-description = 今天的题，人人一样，天天解能攒连续天数；写 /daily knight 是今天的骑士巡游
daily-option-day = 写 knight 走今天的骑士巡游；写过去的日期就是练习，例如 2026-11-20

leaderboard-description = 每日一题的排行榜，这个聊天的或所有聊天的：/leaderboard week
leaderboard-option-period = 时间范围：day（今天）、week（本周）、month（本月）或 all（全部）
leaderboard-option-scope = 看哪里的成绩：here（这个聊天）或 everywhere（所有聊天）
leaderboard-option-series = 排哪种成绩：puzzle（每日一题）或 knight（每日骑士）

stats-description = 你的每日一题统计：日历、连续天数、比最少步数多走的步数、最佳时间

play-description = 自己玩一局：滑块拼图写 /play 4x4（也可以写自己的盘面），骑士巡游写 /play knight 6x6
play-option-size = 滑块拼图写大小 2x2 到 10x10（不写就是 3x3）或盘面 8 6 7/2 5 4/3 0 1；骑士巡游写 knight 6x6 a1
play-option-level = 难度：easy（简单）、medium（中等）或 hard（困难），按最短解的步数分
play-option-length = 用步数指定难度：盘面的最短解要几步，例如 20
play-option-picture = 要切成滑块的照片，或者盘面的图片或文本文件
play-option-public = 让这里的人都能看到盘面

move-description = 在你正在玩的盘面上走：/move LUR2、/move 7 8、/move c3
move-option-moves = 滑动方向（LUR2、左、wasd、←）、滑块的数字（7 8），或马要走的格子（c3 d5）

sorry = 我这边出了点问题，已经记下来了{ $code ->
    [none] {""}
   *[other] ，编号 { $code }
}。请再试一次。
cancelling = 正在取消你的请求。
# 答案来得太晚，成了单独一条消息时写在前面。
late-answer = **{ $name }**，你的请求有答案了。抱歉让你久等了。
# 有人只发来图片、贴纸或语音。
words-only = 我看得懂文字、图片和文本文件。发一个盘面，例如 `/solve 1 2 3 4 0 5`，或者玩一局：`/play 4x4`。\
    更多功能见 `/help`。
bare-size = **{ $size }**：{ $has ->
    [both] 想玩滑块拼图，还是看骑士巡游？`{ $prefix }play { $size }` 给你一个打乱的盘面，\
        `{ $prefix }knight { $size }` 画出一条巡游。
    [puzzle] 想玩滑块拼图吗？`{ $prefix }play { $size }` 给你一个打乱的盘面。
    [tour] 想看骑士巡游吗？`{ $prefix }knight { $size }` 画出一条。
   *[none] 没有这种大小的盘面。可以试试 `{ $prefix }play 4x4` 或 `{ $prefix }knight 8x8`。
  }

button-cancel = 取消
button-leaderboard = 排行榜
button-share = 分享
button-size-puzzle = 滑块拼图 { $size }
button-size-tour = 骑士巡游 { $size }
button-send-to-chat = 发到聊天里
button-another-tour = 换一条巡游
button-walk-it = 自己走
button-smooth = 画成平滑线
button-straight = 画成直线
button-gif = 动图
button-order = 导出每格是第几步
option-theme = 图片的配色：浅色、深色或高对比度
