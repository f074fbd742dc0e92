# Words in pictures: short, as they stand next to the things they name.

# /explain
picture-explain-inversions = Pairs of tiles in the wrong order: { $count }
picture-explain-cycles = Each tile belongs where the next one stands:
picture-explain-exchanges = { $count ->
    [one] 1 exchange sorts
   *[other] { $count } exchanges sort
  } the tiles: { $parity ->
    [odd] odd
   *[even] even
  }.
picture-explain-blank = { $count ->
    [0] The blank is at home: 0 steps, even.
    [one] 1 step takes the blank home (dotted): odd.
   *[other] { $count } steps take the blank home (dotted): { $parity ->
        [odd] odd
       *[even] even
      }.
  }
picture-explain-verdict = { $parity ->
    [odd] ✓ Both odd: it can be solved.
    [even] ✓ Both even: it can be solved.
   *[mixed] ✗ One odd, one even: it can't be solved.
  }

# /explain with a search; next to the picture, too.
picture-search-title = { $method } · step { $step } of { $last }
picture-search-bound = bound { $bound }
picture-search-start = The search begins.
picture-search-taken = { $kind ->
    [back] Went back to { $board } ({ $costs })
   *[take] Next board: { $board } ({ $costs })
  }
picture-search-state = { $state ->
    [taken] taken now
    [added] added now
    [waiting] waiting
    [done] looked at
    [cut] cut off
   *[way] the solution
  }
picture-search-more = # more
picture-search-list = { $list ->
    [queue] Queue
    [taken] Looked at
    [stack] Stack
    [open] Open list
    [closed] Closed list
    [path] Path
    [cut] Cut off in this round
    [from-start] Front from the start
   *[from-goal] Front from the goal
  }
picture-search-verdict = { $verdict ->
    [new] new
    [cheaper] cheaper
    [known] known
    [on-path] on the path
    [beyond] cut off
    [goal] the goal
   *[meeting] both sides meet at
  }

# /solve human: above the board at the end of a stage
picture-stage = { $kind ->
    [start] Start
    [row] Row { $number }
    [column] Column { $number }
   *[rest] The last 2x2
  }
picture-stage-moves = { $length ->
    [one] 1 move
   *[other] { $length } moves
  }

# /analyse
picture-lengths-boards = Number of boards, by moves needed
picture-lengths-moves = Moves in the shortest solution
picture-lengths-own = This board: { $length }
picture-way-made = Moves made
picture-way-left = Moves still to go
picture-way-lost = Moves wasted
picture-way-between = Between the proved minimum and the best solution found

# /compare
picture-compare-moves = Moves
picture-compare-positions = Positions
picture-compare-time = Time
picture-compare-memory = Memory
picture-compare-orders = O(time) · O(memory): b choices per position, d moves to the goal, m the depth \
    limit, h moves seen ahead
# Next to the picture, too.
compare-legend = ✓ proved shortest · ≈ solved, not proved shortest · … gave up · ✕ not tried, probably too \
    large

# /knight table
picture-table-counted = Backtracks from each start square
picture-table-optimisations = Optimisations used
picture-table-none = No tour begins here
picture-table-limit = Given up after { NUMBER($max, useGrouping: "always") } backtracks
picture-table-letter = Letter: the array (move order) that led to the tour, if not A
picture-table-sum = { $limit ->
    [0] { $sum } in all
   *[other] { $limit } × given up
  }

# /knight
picture-tour-measures = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }, { $crossings ->
    [one] 1 crossing
   *[other] { $crossings } crossings
  }

# /stats
picture-stats-figure = { $name ->
    [solved] solved
    [streak] streak
    [best] best streak
   *[freezes] { $value ->
        [one] freeze
       *[other] freezes
      }
  }
picture-stats-calendar = The last twelve weeks
picture-stats-signs = ✓ fewest moves, +2 two moves more, framed: with help, ❄ freeze
picture-stats-near = Moves over the fewest possible
picture-stats-times = Best times
# Next to the picture, too.
walk-brief = Knight { $size }
