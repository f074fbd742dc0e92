scramble-description = A scrambled board to solve or to share: /scramble 4x4
scramble-option-size = Rows x columns from 2x2 to 10x10; 4x4 unless given
scramble-option-blank = corner: the blank stays in its place
scramble-option-moves = Number of random moves from the solved board
scramble-option-length = A board whose shortest solution has exactly this many moves

scramble-random = A random **{ $size }** board: every solvable one is equally likely.
scramble-corner = A random **{ $size }** board with the blank in its place: every solvable one is equally \
    likely.
scramble-moves = A **{ $size }** board, { $moves ->
    [one] 1 random move
   *[other] { $moves } random moves
  } from solved; none undoes the one before it.
scramble-length = A **{ $size }** board whose shortest solution has exactly { $length ->
    [one] **1 move**
   *[other] **{ $length } moves**
  }{ $uniform ->
    [yes] ; every such board is equally likely.
   *[no] , proved. Such boards are found by random moves, so not all are equally likely.
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

fault-bad-count = “{ $text }” is not a number of moves. Write one from 0 to { $limit }: \
    `{ $prefix }scramble 4x4 moves:30`.
fault-bad-length = “{ $text }” is not a length. Write a number of moves: `{ $prefix }scramble 3x3 length:20`.
fault-unknown-place = I can only keep the blank in its corner, not put it in “{ $text }”: \
    `{ $prefix }scramble 4x4 blank:corner`.
fault-one-scrambler = Choose one way to scramble: blank, moves or length. For example \
    `{ $prefix }scramble 4x4 blank:corner`.
fault-no-such-length = No { $rows }x{ $cols } board needs { $length } moves: the hardest need \
    { $longest }. For example `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:6`.
fault-length-too-far = I can't find { $rows }x{ $cols } boards of exactly { $length } moves: lengths are \
    proved up to { $longest }. For example `{ $prefix }{ \
    example-scramble } { $rows }x{ $cols } length:{ $longest }`.
fault-length-out-of-reach = I ran out of time before I found a { $rows }x{ $cols } board of { $length } \
    moves. Shorter ones are quicker: `{ $prefix }{ example-scramble } 4x4 length:40`.
