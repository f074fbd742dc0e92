explain-description = Why a board can or can't be solved, with its own numbers: /explain 1 2 3 4 0 5
explain-option-board = The board row by row, 0 for the blank: 1 2 3 4 0 5
explain-option-goal = The board to reach; by default 1, 2, 3, ... with the blank last
explain-option-size = Rows x columns, such as 2x4; detected automatically for the usual sizes

explain-verdict = { $solvable ->
    [yes] **This board can be solved**
   *[no] **This board can't be solved**
  }, and its parity shows it:
explain-sorted = 1. Every tile is in its place: **0** exchanges, even.
explain-permutation = 1. The tiles (0 is the blank) form { $cycles ->
    [one] one cycle
   *[other] { $cycles } cycles
  }{ $list ->
    [none] .
   *[other] : `{ $list }`; each belongs where the next one stands.
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
explain-both = 3. A move is one exchange and one step of the blank, so both change parity together: they \
    must be both even or both odd. { $solvable ->
    [yes] They are ✓
   *[no] They are not ✗
  }
explain-inversions = By inversions: { $inversions ->
    [one] 1 pair of tiles is
   *[other] { $inversions } pairs of tiles are
  } in the wrong order{ $list ->
    [none] .
   *[other] { " " }(tile:later tiles that belong before it, `{ $list }`).
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
explain-key = As one number, with the tiles as digits in base { $base }: `{ $key }` (goal: `{ $goal }`).
explain-key-alone = As one number, with the tiles as digits in base { $base }: `{ $key }`
explain-number = Its number among all permutations in lexicographic order, from 0: `{ $number }`.
explain-alt = Sliding puzzle { $board }: inversions { $inversions }, exchanges { $exchanges }, steps of \
    the blank { $distance }.
explain-human-title = **As a person solves it**, in { $length ->
    [0] 0 moves
    [one] 1 move
   *[other] { $length } moves
  }. The last two tiles of a line go in together: once one of them is in place, the other can't pass it.
explain-human-stage = { $kind ->
    [row] **Row { $number }**
    [column] **Column { $number }**
   *[rest] **The last 2x2**
  }: { $length ->
    [0] already in place.
   *[other] { $kind ->
        [rest] { $tiles } go round into place
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
