compare-description = Ways to solve a board, side by side: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = The board row by row, 0 for the blank: 8 6 7/2 5 4/3 0 1
compare-option-goal = The board to reach; by default 1, 2, 3, ... with the blank last
compare-option-size = Rows x columns, such as 2x4; detected automatically for the usual sizes
compare-option-metric = stm counts each tile moved; mtm counts a straight slide of several tiles as one move

compare-title = **{ $count } ways to solve this { $rows }x{ $cols } board**, at most { $seconds } s each. \
    The bars show the number of moves (the proved part is dark), the positions looked at, time and memory. \
    The last three are drawn to a logarithmic scale.
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
compare-progress = Comparing methods: { $number } of { $count }, { $method }
compare-progress-tables = Comparing methods: { $number } of { $count }, { $method }, preparing its tables \
    (once only): { $percent }%
compare-alt = Bars for { $count } ways to solve the sliding puzzle { $board }: moves, positions looked at, \
    time and memory. { $length ->
    [-1] None of them found a solution.
    [one] The shortest solution found has 1 move.
   *[other] The shortest solution found has { $length } moves.
  }
compare-head = { $count } ways to solve this board, at most { $seconds } s each, with the moves, the \
    positions looked at, time and memory
compare-lesson = { $kind ->
    [longer] Depth-first search took the first solution it met, { $first } moves, and used \
        { $firstMemory } of memory; breadth-first search found a shortest solution, { $shortest ->
        [one] 1 move
       *[other] { $shortest } moves
      }, and used { $shortestMemory }.
    [same] Depth-first search met a shortest solution by luck, could not know that, and used \
        { $firstMemory } of memory; breadth-first search proved it shortest and used { $shortestMemory }.
    [gave-up] Depth-first search used only { $firstMemory } of memory but found no solution in time; \
        breadth-first search found a shortest one, { $shortest ->
        [one] 1 move
       *[other] { $shortest } moves
      }, and used { $shortestMemory }.
   *[large] Solving line by line, as people do, takes { $first ->
        [one] 1 move
       *[other] { $first } moves
      }; the best solution found has { $shortest }.
  }
