compare-description = Ways to solve a board, side by side: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = The board row by row, 0 for the blank: 8 6 7/2 5 4/3 0 1
compare-option-goal = The board to reach; by default 1, 2, 3, ... with the blank last
compare-option-size = Rows x columns, such as 2x4; detected automatically for the usual sizes
compare-option-metric = stm counts each tile moved; mtm counts a straight slide of several tiles as one

compare-title = **{ $count } ways to solve this { $rows }x{ $cols } board**, at most { $seconds } s each. \
    The bars show moves (dark as far as proved), positions seen, time and memory; the last three by powers \
    of ten.
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
compare-progress-tables = Comparing: { $number } of { $count }, { $method }, preparing its tables (once \
    only): { $percent }%
compare-alt = Bars for { $count } ways to solve the sliding puzzle { $board }: moves, positions seen, time \
    and memory. { $length ->
    [-1] None found a solution.
    [one] The shortest solution found has 1 move.
   *[other] The shortest solution found has { $length } moves.
  }
compare-head = { $count } ways to solve it, at most { $seconds } s each: moves, positions seen, time, memory
compare-lesson = { $kind ->
    [longer] Depth-first search took the first way it met, { $first } moves, and used { $firstMemory }; \
        breadth-first search found a shortest one, { $shortest ->
        [one] 1 move
       *[other] { $shortest } moves
      }, and used { $shortestMemory }.
    [same] Depth-first search met a shortest way by luck, without knowing it, and used { $firstMemory }; \
        breadth-first search proved it and used { $shortestMemory }.
    [gave-up] Depth-first search used only { $firstMemory } but found no way in time; breadth-first search \
        found a shortest one, { $shortest ->
        [one] 1 move
       *[other] { $shortest } moves
      }, and used { $shortestMemory }.
   *[large] Solving line by line, as people do, takes { $first ->
        [one] 1 move
       *[other] { $first } moves
      }; the best solution found has { $shortest }.
  }
