# Boards in pictures
picture-working = 正在读取图片里的盘面……
picture-read = 我读到的是 `{ $board }`。
picture-question = { $which ->
    [unsure] 这是你的盘面吗？请检查 { $cells }。
    [misfit] 这是你的盘面吗？我读到两个 { $twice }，却没有 { $missing }（0 是空格）；请检查 { $cells }。
    [large] 这是你的盘面吗？我读到 { $large }（这个盘面没有这么大的数字），却没有 { $missing }；请检查 { $cells }。
    [unclear] 这是你的盘面吗？数字不太清楚，请检查 { $cells }。
    [whole] 这是整个盘面吗？它周围好像还有别的数字。
    [several] 我在图片里看到 { $count } 个盘面。你说的是这一个吗？
   *[changed] 这是你的盘面吗？
  }
    { $typing ->
        [type] 想把 { $number } 放到 { $cell }，就输入 `{ $cell } { $number }`。也可以自己发正确的盘面：
        [reply] 想把 { $number } 放到 { $cell }，就回复 `{ $cell } { $number }`。也可以自己发正确的盘面：
       *[none] 如果不对，请自己发正确的盘面：
      }`{ $prefix }{ $name } { $board }`
button-picture-right = { $name ->
    [solve] 没错，求解
    [play] 没错，开局
   *[other] 没错
  }
button-picture-change = 改一个滑块
button-not-quite = 不太对？
picture-choose-cell = 哪个滑块读错了？请按那个滑块，或者自己发正确的盘面：`{ $prefix }{ $name } { $board }`
picture-choose-number = { $cell } 上应该是哪个滑块？选好后，这个滑块和现在 { $cell } 上的互换位置。
solve-option-picture = 盘面的图片（JPEG、PNG、WebP，10 MB）或写有盘面的文本文件（64 kB）
analyse-option-picture = 盘面的图片（JPEG、PNG、WebP，10 MB）或写有盘面的文本文件（64 kB）
explain-option-picture = 盘面的图片（JPEG、PNG、WebP，10 MB）或写有盘面的文本文件（64 kB）
compare-option-picture = 盘面的图片（JPEG、PNG、WebP，10 MB）或写有盘面的文本文件（64 kB）
fault-picture-unread = { $why ->
    [kind] { $kind ->
        [none] 这个文件我读不了
        [video] 我读不了视频
        [PDF] 我读不了 PDF
       *[other] 这张图片是 { $kind } 格式，我读不了
      }。请发 JPEG、PNG 或 WebP
    [animated] 这是动图，我只能读静态图片。请发 JPEG、PNG 或 WebP
    [heavy] 这个文件超过 { $most } MB。请发一个小一点的
    [large] 这张图片有 { $width } x { $height } 像素，太大了；最多 { $most }00 万像素。请发一张小一点的
    [small] 这张图片只有 { $width } x { $height } 像素，读不清；每边至少要 { $least } 像素。请发一张大一点的
    [slow] 读这张图片花的时间太长。请再发一次，或者发一张小一点的
    [gone] 我没能取到这个文件。请再发一次
   *[broken] 这张图片读不出来，可能没有传完整。请重发一次，或者另存为 JPEG 再发
  }，或者写出盘面：`{ $prefix }solve 8 6 7/2 5 4/3 0 1`。
fault-text-file-large = 这个文件超过 { $most } kB，我读不了这么长的文本。请只发里面的盘面（不超过 100 个），\
    或者写出一个：`{ $prefix }solve 8 6 7/2 5 4/3 0 1`。
fault-text-file-binary = 这个文件既不是图片，也不是 UTF-8 或 UTF-16 文本。请发 JPEG、PNG、WebP 或文本文件，\
    或者写出盘面：`{ $prefix }solve 8 6 7/2 5 4/3 0 1`。
fault-no-board-found = 这张图片里没找到滑块拼图。请正对盘面，把它完整、清晰地拍下来，或者写出盘面：\
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`。
fault-letters = 我看到一个 { $rows }x{ $cols } 的盘面，上面是字母或其他符号。图片里我只认数字。\
    请发一个带数字的盘面，或者写出盘面：`{ $prefix }solve 8 6 7/2 5 4/3 0 1`。
fault-numbers-unclear = 我找到一个 { $rows }x{ $cols } 的盘面，但有 { $unclear } \
    个数字看不清。请拍下整个盘面，近一点、正一点、光线均匀，或者写出盘面：\
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`。
fault-not-a-sliding-puzzle = { $why ->
    [tour] 这看起来是骑士巡游，不是滑块拼图
    [table] 在我找到的 { $rows }x{ $cols } 数字周围还有别的数字
    [no-blank] 我看到 { $rows }x{ $cols } 个数字，但没有空格
    [blanks] 我看到 { $rows }x{ $cols } 的盘面，但有 { $blanks } 个空格
   *[numbers] 我看到 { $rows }x{ $cols } 的盘面，但这些数字不是滑块拼图
  }。滑块拼图有一个空格，从 1 起每个数字各出现一次。请拍下整个盘面，不要拍到周围的东西，或者写出盘面：\
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`。
fault-picture-unsure = 我读到的是 `{ $board }`，但{ $doubtful ->
    [0] 它周围好像还有别的数字。如果这就是整个盘面，请发给我
   *[other] 不确定 { $cells } 对不对。请改正后发给我
  }：`{ $prefix }solve { $board }`。
fault-picture-several = 我在图片里看到 { $count } 个盘面。请发只有一个盘面的图片，或者只有起点和目标的图片，\
    也可以写出盘面：`{ $prefix }solve 8 6 7/2 5 4/3 0 1`。
