analyse-description = How hard a board is, or where your solution wasted moves: /analyse 8 6 7/2 5 4/3 0 1
analyse-option-board = The board row by row, 0 for the blank: 8 6 7/2 5 4/3 0 1
analyse-option-goal = The board to reach; by default 1, 2, 3, ... with the blank last
analyse-option-size = Size in rows x columns, such as 2x4; the usual sizes are detected automatically
analyse-option-solution = Your moves, to see which of them were wasted: RLL, or R L2
analyse-option-metric = How to count moves: stm counts each tile, mtm a straight slide of several tiles as one
analyse-option-moves = How to read your letters: as moves of the tile (the default) or of the blank

analyse-length = { $exact ->
    [yes] The shortest solution has { $length ->
        [one] **1 move**
       *[other] **{ $length } moves**
      }, proved optimal.
   *[no] The shortest solution has between **{ $bound }** and **{ $length } moves**; both bounds are proved.
  } If a straight slide of several tiles counts as one move (MTM), the minimum is { $slidesExact ->
    [yes] **{ $slides }**.
   *[no] between { $slidesBound } and { $slides }.
  }
analyse-solved = This board is already the goal: **0 moves**.
analyse-hardness = This board is harder than **{ $shorter }%** of all solvable { $size } boards{ $isHardest ->
    [yes] , and no board is harder.
   *[no] { " " }and easier than { $longer }%.
  } { $same ->
    [one] Only this board
   *[other] { NUMBER($same, useGrouping: "always") } boards
  } out of { NUMBER($all, useGrouping: "always") } { $same ->
    [one] has
   *[other] have
  } a shortest solution of this length. The hardest boards need { $longest } { $metric ->
    [mtm] straight slides (MTM).
   *[stm] moves.
  }
analyse-next = Good next moves: { $good }.{ $unsure ->
    [none] { "" }
   *[other] { " " }I had no time to check { $unsure }.
  }
analyse-next-unknown = I ran out of time before I could find good next moves.
analyse-solutions = Number of shortest solutions{ $metric ->
    [mtm] { " " }in straight slides (MTM)
   *[stm] { "" }
  }: { $complete ->
    [yes] **{ $count }**
   *[no] at least **{ $count }**
  }{ $shown ->
    [all] { "" }
   *[some] . The first ones:
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = Lower bounds for the number of moves: { $manhattan } by each tile's distance to its place \
    (Manhattan distance), { $conflict } if tiles that block each other in a line are added (linear conflicts).
analyse-unsolvable = This board can't be solved because its parity is wrong. `{ $prefix }explain { $board }` \
    shows why.{ $goal ->
    [none] { "" }
    [snail] { " " }If the goal is the snail, this board can be solved: \
       `{ $prefix }analyse { $otherGoal }`.
   *[other] { " " }If the goal has the blank first, this board can be solved: \
       `{ $prefix }analyse { $otherGoal }`.
  }
analyse-neighbours = How many moves are left after each possible move: { $list }.
analyse-neighbours-unsolvable = The boards one move away can't be solved either:
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = Sliding puzzle { $board }; good next moves: { $good }

analyse-steps = Your solution has **{ $stm }** { $stm ->
    [one] move
   *[other] moves
  }, or { $mtm } counted in straight slides (MTM). { $reached ->
    [yes] It reaches the goal.
   *[no] It doesn't reach the goal{ $left ->
        [unknown] .
        [one] : 1 more move is needed.
       *[other] : { $left } more moves are needed.
      }{ $end ->
        [long] { "" }
       *[other] { " " }It ends at `{ $end }`.
      }
  }
analyse-shortest = { $lost ->
    [0] No moves were wasted: there is no shorter way to the goal.
   *[other] The shortest way from the start takes { $metric ->
        [mtm] { $shortest ->
            [one] 1 slide
           *[other] { $shortest } slides
          }
       *[stm] { $shortest ->
            [one] 1 move
           *[other] { $shortest } moves
          }
      }. Your solution wasted { $metric ->
        [mtm] { $lost ->
            [one] **1** slide
           *[other] **{ $lost }** slides
          }
       *[stm] { $lost ->
            [one] **1** move
           *[other] **{ $lost }** moves
          }
      } here:
  }
analyse-shortest-unknown = The shortest way from the start takes { $atLeast } to { $atMost } moves. I ran \
    out of time before I could prove the exact number.
analyse-loss = { $single ->
    [yes] Move { $from }
   *[no] Moves { $from } to { $to }
  }, `{ $moves }`: { $lost } wasted{ $within ->
    [yes] { " " }somewhere among these moves
   *[no] { "" }
  }
analyse-more-losses = and { $count ->
    [one] 1 more place
   *[other] { $count } more places
  } with wasted moves.
analyse-simplified = { $length ->
    [0] All moves of your solution cancel each other: nothing is left.
    [one] Without moves that cancel each other, your solution has 1 move: `{ $moves }`
   *[other] Without moves that cancel each other, your solution has { $length } moves: `{ $moves }`
  }
analyse-way-alt = How many moves are left at each step of a solution of { $board }: { $distances }
analyse-by-blank = Your letters name the way of the blank: read so, these moves reach the goal.
analyse-progress = { $phase ->
    [tables] Preparing my tables for this size (once only): { $percent }%
    [following] Following your solution: { $percent }%
    [counting] It is proved that the shortest solution has { $bound } moves. Collecting all shortest \
        solutions.
   *[searching] Looking for the shortest solution. It has at least { $bound } moves.
  }

fault-unknown-naming = Your letters can't be moves of “{ $text }”, only of the tile or of the blank: \
    `{ example-moves } moves:tile`.
fault-illegal-step = Move { $index } ({ $move }) is not possible: no tile can slide that way{ $done ->
    [none] { "" }
   *[other] { " " }after `{ $done }`
  }. An example that works: `{ example-moves }`.
fault-slides-too-large = I can count straight slides (MTM) on boards up to 10 cells, but { $rows }x{ $cols } \
    has more. Leave the metric out, or try `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
