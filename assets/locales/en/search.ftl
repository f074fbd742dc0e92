# /explain with a search: its steps in words. A line of its log: `2. 123/045 (1+2=3): new 023/145 (2+3=5)`.

explain-option-algorithm = A search to watch step by step, on boards up to 10 cells; human: how a person \
    solves it
explain-option-heuristic = The heuristic (estimate) that guides astar and ida; by default misplaced
explain-option-limit = How many moves deep dfs goes, such as 8

search-head = **{ $method }**, step by step. { $algorithm ->
    [bfs] Positions wait in a queue, and the position that came first is taken first. In brackets: the depth \
        in moves.
    [dfs] Positions wait on a stack, and the position that came last is taken first. No path is longer than \
        { $limit ->
        [one] 1 move
       *[other] { $limit } moves
      }. In brackets: the depth in moves.
    [iddfs] This is depth-first search, first 0 moves deep, then 1, then 2, until it finds the goal. In \
        brackets: the depth in moves.
    [astar] The open list holds the positions still to look at. The one with the lowest F is next. In \
        brackets: G + H = F, the moves so far plus the estimate by { $heuristic }.
    [ida] This is depth-first search in rounds. Each round cuts off positions whose F is above the bound of \
        the round. In brackets: G + H = F, the moves so far plus the estimate by { $heuristic }.
   *[bidirectional] Two breadth-first searches run, one from the start and one from the goal. In each \
       round, the search whose front (its newest positions) is smaller goes on. In brackets: the depth in \
       moves.
  }{ $keys ->
    [yes] { " " }After # stands the board as one number in base { $base }.
   *[no] { "" }
  }
search-back = back at
search-side = { $side ->
    [start] from the start
   *[goal] from the goal
  }
search-round = Round { $round }: { $by ->
    [depth] depth
   *[weight] F
  } up to { $bound }{ $cut ->
    [0] { "" }
    [one] ; the round before cut off 1 position
   *[other] ; the round before cut off { $cut } positions
  }
search-more = ... and { $count } more lines ...
search-end = { $end ->
    [already] Start and goal are the same board: 0 moves.
    [found] Found **{ $length ->
        [one] in 1 move
       *[other] in { $length } moves
      }**: `{ $moves }`. { $shortest ->
        [yes] No solution is shorter.
       *[no] A shorter solution may exist.
      }
    [none] The goal was not reached, and the search has looked at all reachable positions.
    [limited] The goal was not reached: no solution has { $limit ->
        [one] only 1 move
       *[other] { $limit } moves or fewer
      }.
   *[cut] The log ends here, after { $steps ->
        [one] 1 step
       *[other] { $steps } steps
      }, because I stopped the search.
  } The search looked at { $expanded ->
    [one] 1 position
   *[other] { $expanded } positions
  } and held at most { $held } in memory at the same time.
search-depths = Number of positions at each depth: { $depths }
search-step = { $step ->
    [0] The start, before the first of { $last } steps
   *[other] Step **{ $step }** of { $last }
  }
search-alt = { $method } on the board { $board }, step { $step } of { $last }: { $what }
search-animated = { $sampled ->
    [yes] { $frames } pictures of the { $last } steps, evenly spaced.
   *[no] { $last ->
        [one] The **one step**, animated.
       *[other] All **{ $last } steps**, one after the other.
      }
  }
button-all-steps = All steps

fault-watch-too-large = I can show a search step by step only on boards of up to { $max } cells, and \
    { $rows }x{ $cols } has more. This one works, for example: \
    `{ $prefix }explain 8 6 7/2 5 4/3 0 1 astar misplaced`.
fault-unknown-search = I don't know the search “{ $text }”. Choose one of these: bfs, dfs, iddfs, astar, ida \
    or bidirectional. For example `{ $prefix }explain 1 2 3 4 0 5 astar misplaced`.
fault-unwatched-heuristic = I can't show a search with the heuristic “{ $text }”. Choose \
    misplaced, row-weighted, manhattan, linear-conflict or walking-distance, for example \
    `{ $prefix }explain 1 2 3 4 0 5 astar manhattan`.
fault-search-limit = “{ $text }” is not a depth limit. Write a whole number from 1 to { $max }. For \
    example `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`.
fault-search-limit-unused = Only the search dfs can have a depth limit, not { $algorithm }. For example \
    `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`.
