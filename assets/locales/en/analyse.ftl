analyse-description = How hard a board is, or where your solution wasted moves: /analyse 8 6 7/2 5 4/3 0 1
analyse-option-board = The board row by row, 0 for the blank: 8 6 7/2 5 4/3 0 1
analyse-option-goal = The board to reach; by default 1, 2, 3, ... with the blank last
analyse-option-size = Rows x columns, such as 2x4; detected automatically for the usual sizes
analyse-option-solution = Your moves, to see which of them were wasted: RLL, or R L2
analyse-option-metric = stm counts each tile moved; mtm counts a straight slide of several tiles as one move
analyse-option-moves = What the letters of your moves name: the tile's direction (the default) or the blank's

analyse-length = { $exact ->
    [yes] Shortest solution: { $length ->
        [one] **1 move**
       *[other] **{ $length } moves**
      }, proved optimal
   *[no] The shortest solution has between **{ $bound }** and **{ $length } moves** (proved)
  }; counted in straight slides (MTM): { $slidesExact ->
    [yes] **{ $slides }**.
   *[no] { $slidesBound } to { $slides }.
  }
analyse-solved = This board is already the goal: **0 moves**.
analyse-hardness = Harder than **{ $shorter }%** of all solvable { $size } boards{ $isHardest ->
    [yes] , and none is harder
   *[no] , easier than { $longer }%
  }. { $same ->
    [one] Just this one
   *[other] { NUMBER($same, useGrouping: "always") } boards
  } out of { NUMBER($all, useGrouping: "always") } { $same ->
    [one] has
   *[other] have
  } a shortest solution of this length; the longest of all has { $longest } moves{ $metric ->
    [mtm] { " " }(all in MTM).
   *[stm] .
  }
analyse-next = Good next moves: { $good }{ $unsure ->
    [none] .
   *[other] ; I had no time to check { $unsure }.
  }
analyse-next-unknown = Good next moves: unknown, as I ran out of time.
analyse-solutions = Number of shortest solutions{ $metric ->
    [mtm] { " " }(MTM)
   *[stm] { "" }
  }: { $complete ->
    [yes] **{ $count }**
   *[no] at least **{ $count }**
  }{ $shown ->
    [all] { "" }
   *[some] ; the first of them:
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = Lower bounds for the number of moves: Manhattan distance { $manhattan }, with linear \
    conflicts { $conflict }.
analyse-unsolvable = This board can't be solved: its parity is wrong. `{ $prefix }explain { $board }` \
    shows why.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }With the blank first in the goal, it can be solved: `{ $prefix }analyse { $otherGoal }`.
  }
analyse-neighbours = How many moves are left after each possible move: { $list }.
analyse-neighbours-unsolvable = The boards one move away can't be solved either:
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = Sliding puzzle { $board }; good next moves: { $good }

analyse-steps = Your solution: **{ $stm }** { $stm ->
    [one] move
   *[other] moves
  }, or { $mtm } counted in straight slides (MTM). { $reached ->
    [yes] It reaches the goal.
   *[no] It doesn't reach the goal{ $end ->
        [long] { "" }
       *[other] : it ends at `{ $end }`
      }{ $left ->
        [unknown] .
        [one] , 1 move from the goal.
       *[other] , { $left } moves from the goal.
      }
  }
analyse-shortest = { $lost ->
    [0] No moves wasted: there is no shorter way.
   *[other] The shortest way from the start takes { $metric ->
        [mtm] { $shortest ->
            [one] 1 slide
           *[other] { $shortest } slides
          }
       *[stm] { $shortest ->
            [one] 1 move
           *[other] { $shortest } moves
          }
      }; { $lost ->
        [one] your solution wasted **1**
       *[other] your solution wasted **{ $lost }**
      }:
  }
analyse-shortest-unknown = The shortest way from the start takes { $atLeast } to { $atMost } moves; I ran \
    out of time before I could prove which number it is.
analyse-loss = { $single ->
    [yes] move { $from }
   *[no] moves { $from } to { $to }
  }, `{ $moves }`: { $lost } wasted{ $within ->
    [yes] { " " }somewhere in there
   *[no] { "" }
  }
analyse-more-losses = and { $count } more places.
analyse-simplified = Your solution without moves that cancel each other: { $length ->
    [0] nothing is left.
    [one] 1 move, `{ $moves }`
   *[other] { $length } moves, `{ $moves }`
  }
analyse-way-alt = How many moves are left at each step of a solution of { $board }: { $distances }
analyse-progress = { $phase ->
    [tables] Preparing my tables for this size (once only): { $percent }%
    [following] Following the solution: { $percent }%
    [counting] The shortest solution has { $bound } moves, proved. Collecting all of that length.
   *[searching] Looking for the shortest solution: it has at least { $bound } moves.
  }

fault-unknown-naming = Letters can name the direction of the tile or of the blank, not of “{ $text }”: \
    `{ example-moves } moves:tile`.
fault-illegal-step = Move { $index } ({ $move }) is not possible: no tile can slide that way{ $done ->
    [none] { "" }
   *[other] { " " }after `{ $done }`
  }. An example that works: `{ example-moves }`.
fault-slides-too-large = Counting straight slides (MTM) works on boards up to 10 cells, not on \
    { $rows }x{ $cols }. Leave the metric out, or try `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
