explain-description = 一个盘面为什么有解或无解，附计算过程：/explain 1 2 3 4 0 5
explain-option-board = 逐行写出盘面，0 代表空格，例如 1 2 3 4 0 5
explain-option-goal = 目标盘面；不写就是 1、2、3……，空格在最后
explain-option-size = 盘面大小，行 x 列，例如 2x4；常见的大小不写也能认出

explain-verdict = { $solvable ->
    [yes] **这个盘面有解**
   *[no] **这个盘面无解**
  }，看奇偶性就知道：
explain-sorted = 1. 每个滑块都在自己的位置，要对调 **0** 次，是偶数。
explain-permutation = 1. 滑块（0 是空格）组成 { $cycles } 个循环{ $list ->
    [none] 。
   *[other] ：`{ $list }`。在每个循环里，滑块该去的位置，现在被下一个滑块占着。
  }全部排好要对调 **{ $count }** 次，是{ $parity ->
    [odd] 奇数。
   *[even] 偶数。
  }
explain-blank = 2. { $distance ->
    [0] 空格已经在自己的位置，要走 **0** 步
   *[other] 空格要从第 { $row } 行第 { $col } 列走到第 { $toRow } 行第 { $toCol } 列，共 **{ $distance }** 步
  }，是{ $parity ->
    [odd] 奇数。
   *[even] 偶数。
  }
explain-both = 3. 每走一步，就是对调一次，空格也走一步，所以上面两个数的奇偶同时改变。只有两个数同为奇数或同为偶数，盘面才有解。{ $solvable ->
    [yes] 这里奇偶相同 ✓
   *[no] 这里奇偶不同 ✗
  }
explain-inversions = 也可以用逆序数检查。前后颠倒的滑块有 { $inversions } 对，这个对数就是逆序数{ $list ->
    [none] 。
   *[other] 。“滑块:个数”的意思是：排在这个滑块后面、却该在它前面的有几个。这里是 `{ $list }`。
  }{ $width ->
    [odd] 盘面有 { $cols } 列，是奇数，所以逆序数必须是偶数
   *[even] 盘面有 { $cols } 列，是偶数，\
       所以逆序数加上空格要走的行数必须是偶数。{ $inversions } + { $rows } = { $sum }
  }：{ $solvable ->
    [yes] 这里是偶数 ✓
   *[no] 这里不是偶数 ✗
  }
explain-classical = 经典的判断方法：逆序数加上空格的行号（从下往上数）必须是奇数。这里是 \
    { $inversions } + { $row } = { $sum }，{ $solvable ->
    [yes] 是奇数 ✓
   *[no] 不是奇数 ✗
  }
explain-key = 把盘面写成一个数（每个滑块是 { $base } 进制的一位）：`{ $key }`（目标：`{ $goal }`）。
explain-key-alone = 把盘面写成一个数（每个滑块是 { $base } 进制的一位）：`{ $key }`
explain-number = 把全部排列按字典序（从小到大）从 0 起编号，这个盘面的编号是 `{ $number }`。
explain-alt = 滑块拼图 { $board }：逆序数 { $inversions }，对调 { $exchanges } 次，空格走 { $distance } 步。
explain-human-title = **人是这样解的**，共 { $length } 步。一行（列）最后两个滑块要一起放进去：先放好一个，另一个就过不去了。
explain-human-stage = { $kind ->
    [row] **第 { $number } 行**
    [column] **第 { $number } 列**
   *[rest] **最后的 2x2**
  }：{ $length ->
    [0] 已经就位。
   *[other] { $kind ->
        [rest] 把 { $tiles } 转到位
       *[other] { $singles ->
            [none] { "" }
           *[other] 先放好 { $singles }，再
          }把 { $first } 和 { $second } 一起放进去
      }，{ $length } 步{ $moves ->
        [none] 。
       *[other] ：`{ $moves }`
      }
  }
explain-human-alt = 滑块拼图 { $board } 逐行逐列解开的过程，{ $count } 个阶段各有一幅盘面图。
