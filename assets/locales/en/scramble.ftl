scramble-description = A scrambled board to solve or to share: /scramble 4x4
scramble-option-size = Rows x columns from 2x2 to 10x10; 4x4 unless given
scramble-option-blank = corner: the blank stays in its place
scramble-option-moves = So many random moves from the solved board
scramble-option-length = A board whose shortest solution has exactly so many moves

scramble-random = A random **{ $size }** board: any that can be solved, all equally likely.
scramble-corner = A random **{ $size }** board with the blank in its place, all of them equally likely.
scramble-moves = A **{ $size }** board, { $moves ->
    [one] 1 random move
   *[other] { $moves } random moves
  } from solved; none takes the one before it back.
scramble-length = A **{ $size }** board whose shortest solution has exactly { $length ->
    [one] **1 move**
   *[other] **{ $length } moves**
  }{ $uniform ->
    [yes] , drawn from all of them alike.
   *[no] : proved. They are found by walking, so not all are equally likely.
  }
scramble-board = `{ $board }`
scramble-way = From solved: `{ $moves }`
scramble-progress = Looking for a board of { $length ->
    [one] 1 move
   *[other] { $length } moves
  }.
scramble-alt = A scrambled sliding puzzle: { $board }
button-solve-it = Solve it
button-play-it = Play it
button-another-scramble = Another one

fault-bad-count = “{ $text }” is not a number of moves. Write one from 0 to { $limit }: `{ $prefix }scramble 4x4 moves:30`.
fault-bad-length = “{ $text }” is not a length. Write a number of moves: `{ $prefix }scramble 3x3 length:20`.
fault-unknown-place = The blank can be asked for in its corner, not in “{ $text }”: `{ $prefix }scramble 4x4 blank:corner`.
fault-one-scrambler = A scramble is made in one way: blank, moves or length, for example `{ $prefix }scramble 4x4 blank:corner`.
fault-no-such-length = No { $rows }x{ $cols } board needs { $length } moves: the hardest need { $longest }. For example `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:6`.
fault-length-too-far = I can't find { $rows }x{ $cols } boards of exactly { $length } moves: they are proved up to { $longest }. For example `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:{ $longest }`.
fault-length-out-of-reach = I found no { $rows }x{ $cols } board of { $length } moves in my time. A smaller length is quicker: `{ $prefix }{ example-scramble } 4x4 length:40`.
