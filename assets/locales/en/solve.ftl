solve-solved = Solved { $metric ->
    [mtm] { $length ->
        [one] **in 1 move**
       *[other] **in { $length } moves**
      }, counting each straight slide as one move (MTM)
   *[other] { $length ->
        [one] **in 1 move**
       *[other] **in { $length } moves**
      }
  }{ $verdict ->
    [optimal] , proved optimal.
    [inadmissible] . The heuristic { $heuristic } may estimate too high, so a shorter solution may exist. It \
        is proved that no solution is shorter than { $bound ->
        [one] 1 move
       *[other] { $bound } moves
      }.
    [longer] { $method ->
        [dfs] . Depth-first search takes the first solution it finds.
       *[other] , line by line, as people do.
      } A shortest solution has { $bound ->
        [one] 1 move
       *[other] { $bound } moves
      }.
   *[bound] . It is proved that no solution is shorter than { $bound ->
        [one] 1 move
       *[other] { $bound } moves
      }.
  }
solve-effort = { $ended ->
    [no] { $method } gave up after { $expanded ->
        [one] 1 position
       *[other] { $positions } positions
      }, { $memory } of memory and { $time }. I found this solution with another method.
    [limit] { $method } followed every path of at most { $limit ->
        [one] 1 move
       *[other] { $limit } moves
      }, and none is a solution. It looked at { $expanded ->
        [one] 1 position
       *[other] { $positions } positions
      } and used { $memory } of memory and { $time }. I found this solution with another method. With a \
          higher limit, or without a limit, { $method } finds its own solution.
   *[yes] { $method } looked at { $expanded ->
        [one] 1 position
       *[other] { $positions } positions
      } and used { $memory } of memory and { $time }.
  }
solve-already = This board is already solved: 0 moves, proved optimal.
solve-alt = Sliding puzzle { $board } solved in { $length ->
    [one] 1 move
   *[other] { $length } moves
  }: { $moves }
solve-step-start = The start, before the first of { $last } moves. Letters show the direction in which a \
    tile slides.
solve-step = Step **{ $step }** of { $last }: **{ $tile } { $arrow }** ({ $move }){ $step ->
    [1] . Letters show the direction in which a tile slides.
   *[other] { "" }
  }
solve-animated = { $length ->
    [one] The **one move**, animated.
   *[other] All **{ $length } moves**, one after the other.
  }
# Names of buttons for screen readers.
step-name = { $to ->
    [start] The start
    [back] One step back
    [on] One step forward
    [goal] The goal
    [end] The last step
    [less] { $by } steps back
   *[more] { $by } steps forward
  }
button-all-moves = All moves
button-blank-first = Solve with the blank first
button-snail = Solve with the snail goal
solve-unsolvable = This board can't be solved because its parity is wrong. \
    Sorting the tiles takes an **{ $permutation }** number of exchanges, but the blank has to go \
    { $distance ->
    [one] **1** step
   *[other] **{ $distance }** steps
  }. Each move changes both numbers between even and odd, so they can never both become 0. If { $a } and \
      { $b } swapped places, the board could be solved.{ $goal ->
    [none] { "" }
    [snail] { " " }If the goal is the snail, this board can be solved: \
       `{ $prefix }solve { $otherGoal }`.
   *[other] { " " }If the goal has the blank first, this board can be solved: \
       `{ $prefix }solve { $otherGoal }`.
  }
solve-unsolvable-alt = Sliding puzzle { $board }, which can't be solved. Tiles { $a } and { $b } are marked.
solve-progress-tables = Preparing my tables for this size (once only): { $percent }%.
solve-progress-search = Searching. The shortest solution has { $length ->
    [0] { $bound ->
        [one] at least 1 move
       *[other] at least { $bound } moves
      }
   *[other] between { $bound } and { $length } moves
  }.
solve-so-far = Solved { $length ->
    [one] **in 1 move**
   *[other] **in { $length } moves**
  }{ $metric ->
    [mtm] , counting each straight slide as one move (MTM)
   *[stm] { "" }
  }. { $bound ->
    [0] { "" }
    [one] At least **1** move is needed.{ " " }
   *[other] At least **{ $bound }** moves are needed.{ " " }
  }{ $hope ->
    [proof] I'm still looking for a proof that no solution is shorter.
   *[shorter] I'm still looking for a shorter solution.
  }
solve-pace = { $which ->
    [speed] I'm checking { $speed } million positions a second.
   *[expanded] I have checked { $expanded } million positions so far.
  }
solve-time-used = { $percent }% of the time limit is used up.
solve-cancel-keeps = If you press Cancel, this solution stays.
board-alt = Sliding puzzle { $board }

# Several boards
list-title = **{ $count } boards**, each with the moves of its shortest solution{ $metric ->
    [mtm] , a straight slide of several tiles counted as one (MTM)
   *[other] { "" }
  }{ $unproved ->
    [0] .
   *[other] . With “≥”, it is the shortest one found, and the proved minimum follows.
  }
list-row = { $outcome ->
    [unsolvable] can't be solved
    [unproved] { $length ->
        [one] 1 move
       *[other] { $length } moves
      } (≥ { $bound })
   *[optimal] { $length ->
        [one] **1 move**
       *[other] **{ $length } moves**
      }
  }
list-line = Line { $line }: { "" }
list-more = … and { $count } more, in the file
list-progress = Solving board { $number } of { $count } …
fault-list-unreached = Not reached: { $count ->
    [one] board { $numbers }. Send it
   *[other] boards { $numbers }. Send them
  } again in a shorter list, or alone: `{ $prefix }solve 1 2 3 4 0 5`.
fault-long-list = This list has more than { $most } boards. Send it in parts of up to { $most } boards, or \
    one board: `{ $prefix }solve 1 2 3 4 0 5`.
fault-board-list = I see { $count } boards, but can take only one here. Send it alone: \
    `{ example-of-board }`. `{ $prefix }solve` takes all of them.
fault-listed-daily = One of these boards is { $day ->
    [today] today's puzzle, or close to it
   *[other] the puzzle of { $day }, or close to it
  }. Leave it out of the list, or send it alone: `{ $prefix }solve { $board }`.
