solve-solved = Solved { $metric ->
    [mtm] { $length ->
        [one] **in 1 move**
       *[other] **in { $length } moves**
      }, counting slides (MTM)
   *[other] { $length ->
        [one] **in 1 move**
       *[other] **in { $length } moves**
      }
  }{ $verdict ->
    [optimal] , proved optimal.
    [inadmissible] . The heuristic { $heuristic } may overestimate, so a shorter solution may exist; none \
        is shorter than { $bound }: that much is proved.
    [longer] { $method ->
        [dfs] . Depth-first search takes what it finds first;
       *[other] , line by line, as people do;
      } a shortest solution has { $bound ->
        [one] 1 move
       *[other] { $bound } moves
      }.
   *[bound] . No solution is shorter than { $bound }: that much is proved.
  }
solve-effort = { $ended ->
    [no] { $method } gave up after { $expanded ->
        [one] 1 position
       *[other] { $positions } positions
      }, { $memory } of memory and { $time }; I found this solution another way.
    [limit] { $method } followed every way of at most { $limit ->
        [one] 1 move
       *[other] { $limit } moves
      }, and none is a solution: { $expanded ->
        [one] 1 position
       *[other] { $positions } positions
      } looked at, { $memory } of memory, { $time }. I found this solution another way; { \
          $method } finds its own with a higher limit, or without one.
   *[yes] { $method }: { $expanded ->
        [one] 1 position
       *[other] { $positions } positions
      } looked at, { $memory } of memory, { $time }.
  }
solve-already = Already solved: 0 moves, proved optimal.
solve-alt = Sliding puzzle { $board } solved in { $length ->
    [one] 1 move
   *[other] { $length } moves
  }: { $moves }
solve-step-start = The start, before the first of { $last } moves. Letters name the direction a tile \
    slides in.
solve-step = Step **{ $step }** of { $last }: **{ $tile } { $arrow }** ({ $move }){ $step ->
    [1] . Letters name the direction a tile slides in.
   *[other] { "" }
  }
solve-animated = All { $length ->
    [one] **1 move**
   *[other] **{ $length } moves**
  }, one after the other.
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
solve-unsolvable = This board can't be solved: the parity is wrong. The tiles are an **{ $permutation }** \
    permutation of the goal, while the blank has to go { $distance ->
    [one] **1** step
   *[other] **{ $distance }** steps
  }, and each move changes both from even to odd or back. If { $a } and { \
      $b } changed places, it could be solved.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }With the blank first in the goal, it can be solved: `{ $prefix }solve { $otherGoal }`.
  }
solve-unsolvable-alt = Sliding puzzle { $board }, unsolvable; tiles { $a } and { $b } are marked.
solve-progress-tables = Preparing my tables for this size (once only): { $percent }%.
solve-progress-search = Searching: { $length ->
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
    [mtm] , counting slides (MTM)
   *[stm] { "" }
  }; { $bound ->
    [0] { "" }
    [one] at least **1** is needed,{ " " }
   *[other] at least **{ $bound }** are needed,{ " " }
  }{ $hope ->
    [proof] still looking for a proof.
   *[shorter] still looking for a shorter way.
  }
solve-pace = { $which ->
    [speed] { $speed } million positions a second.
   *[expanded] { $expanded } million positions so far.
  }
solve-time-used = { $percent }% of the time limit is used up.
solve-cancel-keeps = If you press Cancel, this solution stays.
board-alt = Sliding puzzle { $board }
