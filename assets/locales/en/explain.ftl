explain-description = Why a board can or can't be solved, worked out step by step: /explain 1 2 3 4 0 5
explain-option-board = The board row by row, 0 for the blank: 1 2 3 4 0 5
explain-option-goal = The board to reach; by default 1, 2, 3, ... with the blank last
explain-option-size = Size in rows x columns, such as 2x4; the usual sizes are detected automatically

explain-verdict = { $solvable ->
    [yes] **This board can be solved**
   *[no] **This board can't be solved**
  }, as its parity shows:
explain-sorted = 1. Every tile is in its place, so sorting takes **0** exchanges, an even number.
explain-permutation = 1. The tiles (0 is the blank) form { $cycles ->
    [one] one cycle
   *[other] { $cycles } cycles
  }{ $list ->
    [none] .
   *[other] : `{ $list }`. In a cycle, each tile belongs where the next one stands.
  } Sorting takes { $count ->
    [one] **1** exchange
   *[other] **{ $count }** exchanges
  }, an { $parity ->
    [odd] odd
   *[even] even
  } number.
explain-blank = 2. { $distance ->
    [0] The blank is in its place, so it goes **0** steps
    [one] From row { $row }, column { $col }, the blank has to go **1** step to row { $toRow }, \
        column { $toCol }
   *[other] From row { $row }, column { $col }, the blank has to go **{ $distance }** steps to \
       row { $toRow }, column { $toCol }
  }, an { $parity ->
    [odd] odd
   *[even] even
  } number.
explain-both = 3. Every move is one exchange and one step of the blank, so it changes both numbers between \
    odd and even. A board can be solved only if both are even or both odd. { $solvable ->
    [yes] Here they are ✓
   *[no] Here they are not ✗
  }
explain-inversions = Or count inversions: { $inversions ->
    [one] 1 pair of tiles is
   *[other] { $inversions } pairs of tiles are
  } in the wrong order{ $list ->
    [none] .
   *[other] { " " }(for each tile, how many later tiles belong before it: `{ $list }`).
  } { $width ->
    [odd] With an odd number of columns ({ $cols }), the number of these pairs must be even.
   *[even] With an even number of columns ({ $cols }), add how many rows the blank must move: \
       { $inversions } + { $rows } = { $sum } must be even.
  } { $solvable ->
    [yes] It is ✓
   *[no] It isn't ✗
  }
explain-classical = The classical rule adds the inversions and the blank's row from the bottom: \
    { $inversions } + { $row } = { $sum } must be odd. { $solvable ->
    [yes] It is ✓
   *[no] It isn't ✗
  }
explain-key = The board as one number, its tiles as digits in base { $base }: `{ $key }` (the goal: \
    `{ $goal }`).
explain-key-alone = The board as one number, its tiles as digits in base { $base }: `{ $key }`
explain-number = The board's number among all permutations in lexicographic order, from 0: \
    `{ $number }`.
explain-alt = Sliding puzzle { $board }. Inversions: { $inversions }; exchanges: { $exchanges }; blank to \
    goal: { $distance }.
explain-human-title = **As a person solves it**, in { $length ->
    [0] 0 moves
    [one] 1 move
   *[other] { $length } moves
  }. The last two tiles of a row or column go in together, because one of them alone \
      would block the way of the other.
explain-human-stage = { $kind ->
    [row] **Row { $number }**
    [column] **Column { $number }**
   *[rest] **The last 2x2**
  }: { $length ->
    [0] already in place.
   *[other] { $kind ->
        [rest] { $tiles } rotate into place
       *[other] { $singles ->
            [none] { "" }
           *[other] { $singles } first, then{ " " }
          }{ $first } and { $second } together
      }, in { $length ->
        [one] 1 move
       *[other] { $length } moves
      }{ $moves ->
        [none] .
       *[other] : `{ $moves }`
      }
  }
explain-human-alt = Sliding puzzle { $board } solved line by line, with a picture of the board for { $count ->
    [one] its only stage
   *[other] each of { $count } stages
  }.
