compare-description = Ways to solve a board, side by side: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = The board row by row, 0 for the blank: 8 6 7/2 5 4/3 0 1
compare-option-goal = The board to reach; 1, 2, 3, ... and the blank last unless given
compare-option-size = Rows x columns, such as 2x4; found by itself for the usual boards
compare-option-metric = stm counts every tile's step, mtm a straight slide of several tiles as one

compare-title = **{ $count } ways to solve this { $rows }x{ $cols } board**, { $seconds } s each at most. The bars: moves (dark as far as proved), positions seen, time, memory; these three by powers of ten.
compare-row = { $outcome ->
    [optimal] `{ $number }` { $method } ✓ { $length }
    [found] `{ $number }` { $method } ≈ { $length }
    [gave-up] `{ $number }` { $method } … { $bound } or more
   *[refused] `{ $number }` { $method } ✕ { $why ->
        [positions] { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          } positions
        [entries] { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          } table entries
       *[failed] failed
      }
  }
compare-progress = Comparing: { $number } of { $count }, { $method }
compare-progress-tables = Comparing: { $number } of { $count }, { $method }, preparing its tables (once only): { $percent } %
compare-alt = Bars for { $count } ways to solve the sliding puzzle { $board }: moves, positions seen, time and memory. { $length ->
    [-1] None found a solution.
    [one] The shortest solution found has 1 move.
   *[other] The shortest solution found has { $length } moves.
  }
compare-head = { $count } ways to solve it, { $seconds } s each at most: moves, positions seen, time, memory
compare-lesson = { $kind ->
    [longer] Depth-first search took the first way that it met, { $first } moves, and held { $firstMemory }; breadth-first search found a shortest one, { $shortest ->
        [one] 1 move
       *[other] { $shortest } moves
      }, and held { $shortestMemory }.
    [same] Depth-first search met a shortest way by luck and can't know it, holding { $firstMemory }; breadth-first search proves it and held { $shortestMemory }.
    [gave-up] Depth-first search held only { $firstMemory } and met no way in its time; breadth-first search found a shortest one, { $shortest ->
        [one] 1 move
       *[other] { $shortest } moves
      }, and held { $shortestMemory }.
   *[large] Line by line, as people do, takes { $first ->
        [one] 1 move
       *[other] { $first } moves
      }; the best solution found has { $shortest }.
  }
