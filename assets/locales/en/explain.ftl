explain-description = Why a board can or can't be solved, with its own numbers: /explain 1 2 3 4 0 5
explain-option-board = The board row by row, 0 for the blank: 1 2 3 4 0 5
explain-option-goal = The board to reach; by default 1, 2, 3, ... with the blank last
explain-option-size = Rows x columns, such as 2x4; detected automatically for the usual sizes

explain-verdict = { $solvable ->
    [yes] **This board can be solved**
   *[no] **This board can't be solved**
  }, and its parity shows it:
explain-sorted = 1. Every tile is in its place, so sorting takes **0** exchanges: even.
explain-permutation = 1. The tiles (0 is the blank) form { $cycles ->
    [one] one cycle
   *[other] { $cycles } cycles
  }{ $list ->
    [none] .
   *[other] : `{ $list }`; in a cycle, each tile belongs where the next one stands.
  } Sorting them takes { $count ->
    [one] **1** exchange
   *[other] **{ $count }** exchanges
  }: { $parity ->
    [odd] odd
   *[even] even
  }.
explain-blank = 2. The blank has { $distance ->
    [one] **1** step
   *[other] **{ $distance }** steps
  } to go{ $distance ->
    [0] { "" }
   *[other] , from row { $row }, column { $col } to row { $toRow }, column { $toCol }
  }: { $parity ->
    [odd] odd
   *[even] even
  }.
explain-both = 3. A move is one exchange and one step of the blank, so it changes the parity of both \
    numbers. A board can be solved only if both are even or both are odd: { $solvable ->
    [yes] here they are ✓
   *[no] here they are not ✗
  }
explain-inversions = By inversions: { $inversions ->
    [one] 1 pair of tiles is
   *[other] { $inversions } pairs of tiles are
  } in the wrong order{ $list ->
    [none] .
   *[other] { " " }(each tile, then the later tiles that belong before it: `{ $list }`).
  } { $width ->
    [odd] With { $cols } columns, an odd number, the count must be even
   *[even] With { $cols } columns, an even number, the rows that the blank has to go count as well: \
       { $inversions } + { $rows } = { $sum } must be even
  }: { $solvable ->
    [yes] it is ✓
   *[no] it isn't ✗
  }
explain-classical = The classical rule: inversions + the blank's row from the bottom, { $inversions } + \
    { $row } = { $sum }, must be odd: { $solvable ->
    [yes] it is ✓
   *[no] it isn't ✗
  }
explain-key = The board as one number, with the tiles as digits in base { $base }: `{ $key }` (the goal: \
    `{ $goal }`).
explain-key-alone = The board as one number, with the tiles as digits in base { $base }: `{ $key }`
explain-number = The board's number among all permutations in lexicographic order, counted from 0: \
    `{ $number }`.
explain-alt = Sliding puzzle { $board }: inversions { $inversions }, exchanges { $exchanges }, steps of \
    the blank { $distance }.
explain-human-title = **As a person solves it**, in { $length ->
    [0] 0 moves
    [one] 1 move
   *[other] { $length } moves
  }. The last two tiles of a row or column go in together: if one went in first, it would \
      block the way of the other.
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
           *[other] { $singles } first,{ " " }
          }{ $first } and { $second } together
      }, { $length ->
        [one] 1 move
       *[other] { $length } moves
      }{ $moves ->
        [none] .
       *[other] : `{ $moves }`
      }
  }
explain-human-alt = Sliding puzzle { $board } solved line by line, a board for each of { $count ->
    [one] 1 stage
   *[other] { $count } stages
  }.
