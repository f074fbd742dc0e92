explain-description = 一个盘面为什么有解或无解，附计算过程：/explain 1 2 3 4 0 5
explain-option-board = 逐行写出盘面，0 代表空格：1 2 3 4 0 5
explain-option-goal = 目标盘面；不写就是 1、2、3……，空格在最后
explain-option-size = 行 x 列，例如 2x4；常见的大小会自动认出

explain-verdict = { $solvable ->
    [yes] **这个盘面有解**
   *[no] **这个盘面无解**
  }，看奇偶性就知道：
explain-sorted = 1. 每个滑块都在自己的位置，要对调 **0** 次，是偶数。
explain-permutation = 1. 滑块（0 是空格）组成 { $cycles } 个循环{ $list ->
    [none] 。
   *[other] ：`{ $list }`。循环里每个滑块的位置，就是下一个滑块现在所在的地方。
  }全部排好要对调 **{ $count }** 次，是{ $parity ->
    [odd] 奇数。
   *[even] 偶数。
  }
explain-blank = 2. 空格要走 **{ $distance }** 步才到自己的位置{ $distance ->
    [0] { "" }
   *[other] （从第 { $row } 行第 { $col } 列到第 { $toRow } 行第 { $toCol } 列）
  }，是{ $parity ->
    [odd] 奇数。
   *[even] 偶数。
  }
explain-both = 3. 每走一步，就是对调一次，空格也走一步，所以这两个数的奇偶同时改变。只有两个数同为奇数或同为偶数，盘面才有解。{ $solvable ->
    [yes] 这里相同 ✓
   *[no] 这里不同 ✗
  }
explain-inversions = 用逆序数检查：有 { $inversions } 对滑块前后颠倒{ $list ->
    [none] 。
   *[other] 。“滑块:个数”表示排在它后面、却应在它前面的滑块有几个：`{ $list }`。
  }{ $width ->
    [odd] 盘面有 { $cols } 列，是奇数，所以逆序数必须是偶数
   *[even] 盘面有 { $cols } 列，是偶数，所以逆序数还要加上空格要走的行数：{ $inversions } + { $rows } = { $sum }，必须是偶数
  }：{ $solvable ->
    [yes] 这里是偶数 ✓
   *[no] 这里不是偶数 ✗
  }
explain-classical = 经典判据：逆序数加上空格从下往上数的行号，必须是奇数。这里 { $inversions } + { $row } = { $sum }，{ $solvable ->
    [yes] 是奇数 ✓
   *[no] 不是奇数 ✗
  }
explain-key = 把盘面写成一个数（每个滑块是 { $base } 进制的一位）：`{ $key }`（目标：`{ $goal }`）。
explain-key-alone = 把盘面写成一个数（每个滑块是 { $base } 进制的一位）：`{ $key }`
explain-number = 盘面在全部排列中按字典序的编号（从 0 起）：`{ $number }`。
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
explain-human-alt = 滑块拼图 { $board } 逐行逐列解开，{ $count } 个步骤各一个盘面。
