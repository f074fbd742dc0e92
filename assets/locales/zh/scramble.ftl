scramble-description = 打乱一个盘面，自己解或发给别人：/scramble 4x4
scramble-option-size = 行 x 列，2x2 到 10x10；不写就是 4x4
scramble-option-blank = 写 corner，空格就留在右下角
scramble-option-moves = 从解好的盘面随机走的步数
scramble-option-length = 盘面的最短解正好要多少步

scramble-random = 随机的 **{ $size }** 盘面：每个有解的盘面出现的机会都一样。
scramble-corner = 随机的 **{ $size }** 盘面，空格在右下角：每个这样的有解盘面出现的机会都一样。
scramble-moves = **{ $size }** 盘面，从解好的盘面随机走 { $moves } 步得到，每一步都不会抵消前一步。
scramble-length = 最短解正好 **{ $length } 步**的 **{ $size }** 盘面{ $uniform ->
    [yes] 。每个这样的盘面出现的机会都一样。
   *[no] （已证明）。这样的盘面是随机走出来的，所以各个盘面出现的机会不完全一样。
  }
scramble-board = `{ $board }`
scramble-way = 从解好的盘面走到这个盘面的走法：`{ $moves }`
scramble-progress = 正在找一个最短解为 { $length } 步的盘面。
scramble-alt = 打乱的滑块拼图：{ $board }
button-solve-it = 求解
button-play-it = 玩这个盘面
button-another-scramble = 换个盘面

fault-bad-count = “{ $text }”不是步数。请写 0 到 { $limit } 的整数：`{ $prefix }scramble 4x4 moves:30`。
fault-bad-length = “{ $text }”不是步数。请写盘面最少要几步解开：`{ $prefix }scramble 3x3 length:20`。
fault-unknown-place = 空格只能留在角上（corner），不能写“{ $text }”：`{ $prefix }scramble 4x4 blank:corner`。
fault-one-scrambler = 打乱只能选一种方式：`blank`（空格的位置）、`moves`（随机走的步数）或 `length`（最短解的步数）。例如 \
    `{ $prefix }scramble 4x4 blank:corner`。
fault-no-such-length = { $rows }x{ $cols } 的盘面里，没有哪一个的最短解是 { $length } 步：最难的也只要 { $longest } 步。\
    例如 `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:6`。
fault-length-too-far = 我找不到最短解正好 { $length } 步的 { $rows }x{ $cols } 盘面：这种大小我最多只能证明到 { $longest } 步。例如 \
    `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:{ $longest }`。
fault-length-out-of-reach = 没在限定时间内找到最短解为 { $length } 步的 { $rows }x{ $cols } 盘面。步数少一点会快些：\
    `{ $prefix }{ example-scramble } 4x4 length:40`。
