compare-description = Ways to solve a board, side by side: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = The board row by row, 0 for the blank: 8 6 7/2 5 4/3 0 1
compare-option-goal = The board to reach; by default 1, 2, 3, ... with the blank last
compare-option-size = Size in rows x columns, such as 2x4; the usual sizes are detected automatically
compare-option-metric = How to count moves: stm counts each tile, mtm a straight slide of several tiles as one

compare-title = **{ $count } ways to solve this { $rows }x{ $cols } board**, at most { $seconds } s each. \
    The bars show the number of moves (the proved part is dark), the positions looked at, time and memory. \
    The scale for positions, time and memory is logarithmic: \
    a slightly longer bar can mean many times as much.
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
compare-progress = Comparing methods, { $number } of { $count }: { $method }
compare-progress-tables = Comparing methods, { $number } of { $count }: { $method }. Preparing its tables \
    (once only): { $percent }%
compare-alt = Bars for { $count } ways to solve the sliding puzzle { $board }: moves, positions looked at, \
    time and memory. { $length ->
    [-1] None of them found a solution.
    [one] The shortest solution found has 1 move.
   *[other] The shortest solution found has { $length } moves.
  }
compare-head = { $count } ways to solve this board, at most { $seconds } s each: moves, positions looked at, \
    time and memory
compare-lesson = { $kind ->
    [longer] Depth-first search took the first solution it found, with { $first } moves, and used \
        { $firstMemory } of memory. Breadth-first search found a shortest solution, with { $shortest ->
        [one] 1 move
       *[other] { $shortest } moves
      }, and used { $shortestMemory }.
    [same] By luck, depth-first search found a shortest solution first, but it could not know that. It used \
        { $firstMemory } of memory. Breadth-first search proved that no solution is shorter, and used \
        { $shortestMemory }.
    [gave-up] Depth-first search used only { $firstMemory } of memory, but found no solution in time. \
        Breadth-first search found a shortest solution, with { $shortest ->
        [one] 1 move
       *[other] { $shortest } moves
      }, and used { $shortestMemory }.
   *[large] Solving line by line, as people do, takes { $first ->
        [one] 1 move
       *[other] { $first } moves
      }. The best solution found has { $shortest ->
        [one] 1 move.
       *[other] { $shortest } moves.
      }
  }
