analyse-description = Everything about a board, or where a solution of yours lost moves: /analyse 8 6 7/2 5 4/3 0 1
analyse-option-board = The board row by row, 0 for the blank: 8 6 7/2 5 4/3 0 1
analyse-option-goal = The board to reach; 1, 2, 3, ... and the blank last unless given
analyse-option-size = Rows x columns, such as 2x4; found by itself for the usual boards
analyse-option-solution = Your moves, to see where they lost some: RLL, or R L2
analyse-option-metric = stm counts every tile's step, mtm a straight slide of several tiles as one
analyse-option-moves = Whose way the letters name: the tile's (as everywhere here) or the blank's

analyse-length = { $exact ->
    [yes] { $length ->
        [one] **1 move**
       *[other] **{ $length } moves**
      }, proved optimal
   *[no] Between **{ $bound }** and **{ $length } moves**: so much is proved
  }; in slides (MTM) { $slidesExact ->
    [yes] **{ $slides }**.
   *[no] { $slidesBound } to { $slides }.
  }
analyse-solved = This is the goal already: **0 moves**.
analyse-hardness = Harder than **{ $shorter } %** of all solvable { $size } boards{ $isHardest ->
    [yes] , and none is harder
   *[no] , easier than { $longer } %
  }. { $same ->
    [one] Just this one
   *[other] { NUMBER($same, useGrouping: "always") } boards
  } of { NUMBER($all, useGrouping: "always") } { $same ->
    [one] has
   *[other] have
  } this length; the longest is { $longest }{ $metric ->
    [mtm] { " " }(all in MTM).
   *[stm] .
  }
analyse-next = Good next moves: { $good }{ $unsure ->
    [none] .
   *[other] ; not searched in time: { $unsure }.
  }
analyse-next-unknown = Good next moves: I ran out of time before I knew.
analyse-solutions = Shortest solutions{ $metric ->
    [mtm] { " " }(MTM)
   *[stm] { "" }
  }: { $complete ->
    [yes] **{ $count }**
   *[no] at least **{ $count }**
  }{ $shown ->
    [all] { "" }
   *[some] , the first ones
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = Lower bounds: Manhattan distance { $manhattan }, with linear conflicts { $conflict }.
analyse-unsolvable = This board can't be solved: its parity is wrong. `{ $prefix }explain { $board }` shows why.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }With the blank first as the goal it can: `{ $prefix }analyse { $otherGoal }`.
  }
analyse-neighbours = Moves still to go after each move: { $list }.
analyse-neighbours-unsolvable = The boards one move away can't be solved either:
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = Sliding puzzle { $board }; good next moves: { $good }

analyse-steps = Your solution: **{ $stm }** { $stm ->
    [one] move
   *[other] moves
  }, { $mtm } in slides (MTM). { $reached ->
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
    [0] Not a move is lost: no way is shorter.
   *[other] The shortest way from the start has { $metric ->
        [mtm] { $shortest ->
            [one] 1 slide
           *[other] { $shortest } slides
          }
       *[stm] { $shortest ->
            [one] 1 move
           *[other] { $shortest } moves
          }
      }; { $lost ->
        [one] **1** was lost
       *[other] **{ $lost }** were lost
      }:
  }
analyse-shortest-unknown = From the start it takes { $atLeast } to { $atMost } moves: I could not prove more in time.
analyse-loss = { $single ->
    [yes] move { $from }
   *[no] moves { $from } to { $to }
  }, `{ $moves }`: +{ $lost }{ $within ->
    [yes] { " " }somewhere there
   *[no] { "" }
  }
analyse-more-losses = and { $count } more.
analyse-simplified = Without moves taken back at once: { $length ->
    [0] none is left.
    [one] 1 move, `{ $moves }`
   *[other] { $length } moves, `{ $moves }`
  }
analyse-way-alt = The moves still to go along a solution of { $board }: { $distances }
analyse-progress = { $phase ->
    [tables] Preparing my tables for this size (once only): { $percent } %
    [following] Following the solution: { $percent } %
    [counting] { $bound } moves, proved. Collecting all shortest solutions.
   *[searching] Looking for the shortest solution: at least { $bound } moves.
  }

fault-unknown-naming = Letters name the way of the tile or of the blank, not of “{ $text }”: `{ example-moves } moves:tile`.
fault-illegal-step = Move { $index } ({ $move }) is not possible: no tile can slide that way{ $done ->
    [none] { "" }
   *[other] { " " }after `{ $done }`
  }. For example `{ example-moves }`.
fault-slides-too-large = In slides (MTM) I can analyse boards up to 10 cells, not { $rows }x{ $cols }. Leave the metric out, or take `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
