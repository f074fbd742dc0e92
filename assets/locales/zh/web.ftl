# 本机页面：浏览器里的聊天。

web-title = TileKnight
web-tagline = 解滑块拼图，走骑士巡游
web-noscript = 这个聊天页面需要 JavaScript。请启用它，或者用终端：npm run -s tileknight -- solve 1 2 3 4 0 5
web-skip = 跳到输入框

web-welcome = 想解什么？
web-welcome-more = 贴上任意盘面或它的图片，看一条骑士巡游，或者玩今天的题。可以先试试这些：
web-example-easy = 一个简单的滑块
web-example-walk = 自己走一遍骑士巡游
web-example-three = 课本里的八数码
web-example-hardest = 最难的 3×3：31 步
web-example-unsolvable = 一个无解的盘面
web-example-knight = 国际象棋盘上的骑士巡游
web-example-table = 搜索巡游时要回溯多少次
web-example-daily = 今天的题，人人一样

web-log = 对话
web-input = 消息
web-placeholder = 盘面或 /命令
web-send = 发送
web-commands = 命令
web-commands-hint = 显示命令
web-keys = Enter 发送，Shift + Enter 换行
web-look = 页面配色
web-look-system = 跟随系统
web-look-light = 浅色
web-look-dark = 深色
web-look-contrast = 高对比度
web-clear = 清空对话
web-clear-confirm = 要从这个页面移除所有消息吗？你的游戏和排行榜名次都会保留。
web-clear-yes = 移除
web-clear-no = 保留
web-cleared = 对话已清空。

web-you = 你
web-bot = TileKnight
web-working = 正在算
web-photo = 选一个文件：盘面的图片或文本，或者要切成滑块的照片
web-photo-hint = /solve 会解文件里的盘面，/play 让你玩这个盘面，或把照片切成滑块。
web-photo-remove = 移除文件
web-photo-heavy = 这个文件超过 10 MB。请发一个小一点的。
web-text-heavy = 这个文件超过 64 kB，我读不了这么长的文本。请只发里面的盘面。
web-photo-pace = 你的网络地址发来的文件太多了。请等一分钟再发这个。
web-cancel = 取消
web-cancelled = 已取消。
web-back = 回到进行中的游戏
web-unfold = 显示全部
web-fold = 收起
web-enlarge = 放大图片
web-close = 关闭
web-latest = 最新消息
web-copied = 已复制，可以粘贴到任何地方。
web-choices = 可选项
web-retry = 重试
web-offline = 程序没有回应。请看看它是否还在运行，过一会儿再试。你的消息还留着。
web-suggestions = { $count ->
    [0] 没有这样开头的命令。发送 /help 看全部命令。
   *[other] { $count } 个命令。上下键选择，Enter 确定。
}

# 页面自己的棋盘。花括号里的由页面填入，都当作文字。
web-moves = 步数
web-par = 最少
web-time = 用时
web-trying = 程序没有回应。你的走法还留着，正在重试……
web-moved-on = 盘面已经变了，现在显示的是最新的盘面。
web-no-way = 从这里不能这样走。
web-board = { $rows } 行 { $columns } 列的盘面。按方向键或 W、A、S、D 移动滑块；也可以用 Tab 选中滑块，再按 Enter 推动它；\
    Backspace 退回一步；Esc 离开。
web-tile = { $tile }，第 { $row } 行第 { $column } 列
web-tile-home = { $tile }，第 { $row } 行第 { $column } 列，已到位
web-blank = 空格
web-slid-L = 滑块 { $tiles } 往左滑
web-slid-R = 滑块 { $tiles } 往右滑
web-slid-U = 滑块 { $tiles } 往上滑
web-slid-D = 滑块 { $tiles } 往下滑
web-knight-board = 马在 { $square }。它能走到：{ $squares }。方向键选择格子，Enter 走过去，Backspace 退回一步，Esc 离开。
web-knight-stuck = 马在 { $square }，无路可走。
web-square = { $square }
web-square-reach = { $square }，马能走到
web-square-walked = { $square }，已走过，是第 { $number } 格
web-went = 马走到 { $square }，第 { $number } 格
web-went-back = 马退回到 { $square }

web-guest = 访客 { $label }

web-error-not-found = 这个地址没有内容。聊天页面在 /
web-error-method = 这个地址不接受 { $method } 请求。聊天页面在 /
web-error-host = 这个页面不使用这个域名。请把域名加到设置 ALLOWED_HOSTS 中，或者用 IP 地址打开页面。
web-error-origin = 不接受其他网站来的请求。请直接打开 TileKnight 的页面，在那里发消息。
web-error-type = 请求必须是 JSON（content-type: application/json）。
web-error-photo = 请求必须是图片或文本（content-type: image/png 或 text/plain）。
web-error-json = 读不懂这个请求。它应当是这样：{ $example }
web-error-length = 请求必须注明内容的长度（content-length）。请一次发送全部内容。
web-error-large = 消息太长了：一条消息最多 { $limit } KB。请一次只发一个盘面。
web-error-pace = 消息发得太快了。请等一秒再试。
web-error-running = 你之前的 { $count } 个请求还没算完。请等其中一个有了答案，或者取消一个，然后再发这条消息。
web-error-busy = 现在请求太多。请过几秒再试。
web-error-stopping = 程序正在停止。请等它重新启动后再试。
web-error-bug = 我们这边出了错，已经记下来了{ $code ->
    [none] {""}
   *[other] ，编号 { $code }
}。请再试一次，或者发送 /help。
web-not-for-me = 这条消息我没看懂。发送 /help 看我会什么，或者发一个盘面，例如 1 2 3 4 0 5。
