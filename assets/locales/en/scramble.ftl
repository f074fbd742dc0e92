scramble-description = A scrambled board to solve or to share: /scramble 4x4
scramble-option-size = Size in rows x columns, from 2x2 to 10x10; by default 4x4
scramble-option-blank = corner: the blank stays in its corner
scramble-option-moves = Number of random moves from the solved board
scramble-option-length = A board whose shortest solution has exactly this many moves

scramble-random = A random **{ $size }** board: every solvable board is equally likely.
scramble-corner = A random **{ $size }** board with the blank in its corner: every solvable board is \
    equally likely.
scramble-moves = A **{ $size }** board, { $moves ->
    [one] 1 random move
   *[other] { $moves } random moves
  } away from the solved board. No move undoes the move before it.
scramble-length = A **{ $size }** board whose shortest solution has exactly { $length ->
    [one] **1 move**
   *[other] **{ $length } moves**
  }{ $uniform ->
    [yes] . Every such board is equally likely.
   *[no] , which is proved. I find such boards by random moves, so they are not all equally likely.
  }
scramble-board = `{ $board }`
scramble-way = Moves from the solved board to this one: `{ $moves }`
scramble-progress = Looking for a board that needs { $length ->
    [one] 1 move
   *[other] { $length } moves
  }.
scramble-alt = A scrambled sliding puzzle: { $board }
button-solve-it = Solve it
button-play-it = Play it
button-another-scramble = Another board

fault-bad-count = “{ $text }” is not a number of moves. Write a number from 0 to { $limit }: \
    `{ $prefix }scramble 4x4 moves:30`.
fault-bad-length = “{ $text }” is not a length. Write how many moves the board should need: \
    `{ $prefix }scramble 3x3 length:20`.
fault-unknown-place = I can't put the blank in “{ $text }”. I can only keep it in its corner: \
    `{ $prefix }scramble 4x4 blank:corner`.
fault-one-scrambler = Choose only one way to scramble: `blank`, `moves` or `length`. For example \
    `{ $prefix }scramble 4x4 blank:corner`.
fault-no-such-length = No { $rows }x{ $cols } board needs { $length } moves. The hardest boards need \
    { $longest }. For example `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:6`.
fault-length-too-far = I can't find { $rows }x{ $cols } boards that need exactly { $length } moves, because \
    I can prove lengths only up to { $longest } moves. For example `{ $prefix }{ \
    example-scramble } { $rows }x{ $cols } length:{ $longest }`.
fault-length-out-of-reach = I ran out of time before I found a { $rows }x{ $cols } board that needs \
    { $length } moves. Boards with fewer moves are found sooner: \
    `{ $prefix }{ example-scramble } 4x4 length:40`.
