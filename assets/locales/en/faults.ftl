# One text for each fault: the problem, and a line that works.

fault-store-away = I can't save games at the moment. Please try again in a minute; solving still works: \
    `{ $prefix }solve 1 2 3 4 0 5`.
fault-store-call-failed = My memory failed me just now. Nothing is lost: please try that again, for example \
    `{ $prefix }daily`.
fault-too-fast = That was a lot in a short time. Please wait a few seconds, then try again, for example \
    `{ example }`.
fault-too-many-open = I'm still working on { $most } of your questions. Once one is answered, send the \
    next, for example `{ example }`.
fault-unknown-command = I don't know the command { $prefix }{ $name }.{ $near ->
    [none] { " " }`{ $prefix }help` lists what I can do, for example `{ $prefix }solve 1 2 3 4 0 5`.
   *[other] { "" }
  }
fault-unknown-game = I don't know the game “{ $text }”. Try `{ $prefix }play { $game }`.
# The line to type follows: it is the message's line without a typing error.
did-you-mean = Did you mean this?
fault-not-understood = Sorry, I didn't get that. Would you like a puzzle? `{ $prefix }play 3x3` \
    starts one, `{ $prefix }solve 1 2 3 4 0 5` solves one, and `{ $prefix }help` shows the rest.
fault-stale-button = This button is too old to work. Send the command again, for example /daily.
fault-not-your-line = This button is for the person who typed the line. Send a command of your own, \
    for example `{ $prefix }play 3x3`.
fault-game-gone = This game is no longer saved. Start a new one: `{ $prefix }play 3x3`.
fault-stale-link = This link no longer works. `{ $prefix }daily` or `{ $prefix }play 3x3` gives you a \
    puzzle of your own.
fault-link-old-day = { $series ->
    [knight] This was the knight's tour of { $day }, and its day is over. `{ $prefix }daily knight` opens \
        today's tour.
   *[puzzle] This was the puzzle of { $day }, and its day is over. `{ $prefix }daily` opens today's puzzle.
  }
fault-move-elsewhere = Your board is in our private chat. Send your moves there, for example \
    `{ $prefix }move LUR2`.
fault-link-elsewhere = This link only works in our private chat. Press the link's button again there, or \
    send me `{ $prefix }daily`.
fault-stale-tour = This button is too old to work. Ask for a tour again, for example \
    `{ $prefix }knight 8x8 a1`.
fault-not-your-board = This is { $name }'s board. { $command ->
    [daily] /daily opens your own board.
    [knight] /daily knight opens your own board.
   *[play] /play opens your own board.
  }
fault-board-moved-on = Another move came first, so yours was not made. Send your move again, for example \
    `{ $prefix }move L`.
fault-board-solved = This board is already solved, so there is nothing left to play. Try a scrambled one: \
    `{ $prefix }play { $size }`.
fault-board-nearly-solved = This is the solved board with { $a } and { $b } swapped. Sliding tiles can't \
    swap them back: the parity is wrong. Play a scrambled board of this size: `{ $prefix }play { $size }`.
fault-board-unsolvable = This board can't be solved because its parity is wrong. With { $a } and { $b } \
    swapped, it can: `{ $prefix }play { $mended }`.{ $goal ->
    [none] { "" }
    [snail] { " " }Or play it as it is, with the snail as the goal: \
       `{ $prefix }play { $otherGoal }`.
   *[other] { " " }Or play it as it is, but with the blank first in the goal: \
       `{ $prefix }play { $otherGoal }`.
  }
fault-own-game-only = This command works only in games of your own; in daily puzzles and rounds every move \
    counts. To start a game of your own: `{ $prefix }play 4x4`.
fault-nothing-to-undo = There is nothing to undo yet: the game is at its start. To play another one: \
    `{ $prefix }play 4x4`.
fault-no-walk = { $reason } Here is a tour that does exist: `{ $prefix }play knight { $try }`.
fault-walk-too-small = A board of one square leaves nothing to walk. Choose a larger one, for example \
    `{ $prefix }play knight 5x5 a1`.
fault-walk-too-large = { $cols }x{ $rows } is too large to walk by hand. The largest board is \
    { $max }x{ $max }. For example `{ $prefix }play knight 8x8 a1`.
fault-walk-options = To walk a knight's tour yourself, write only a size and, if you like, a first square \
    and the word “closed”: `{ $prefix }play knight 6x6 a1`.
fault-board-with-level = You can choose a level for a size, but not for a board that you type: \
    `{ $prefix }play 3x3 hard`.
fault-level-or-length = Write a level or a length, not both: `{ $prefix }play 4x4 hard` or \
    `{ $prefix }play 4x4 length:40`.
fault-unknown-level = I don't know the level “{ $text }”. Write `easy`, `medium` or `hard`: \
    `{ $prefix }play 4x4 hard`.
fault-level-out-of-time = I ran out of time before I found a board of that level. Try again, or ask for \
    an exact length: `{ $prefix }play 3x3 length:20`.
fault-play-length = “{ $text }” is not a length. Write how many moves the board should need: \
    `{ $prefix }play 3x3 length:20`.
fault-square-out-of-reach = { $walked ->
    [0] The knight can't go from { $here } to { $square }.
   *[other] The knight has already visited { $square }, as square number { $walked }.
  } { moves-made } { $possible ->
    [none] The knight is stuck on { $here }. Press Undo to take its last move back.
   *[other] The knight can reach { $reach }. For example `{ $prefix }move { $possible }`.
  }
fault-bad-walk = I can't read “{ $text }” as squares. Write where the knight goes next, for example \
    `{ $prefix }move b3 c5`.
fault-tile-not-in-line = Only tiles in the row or column of the blank can slide.
fault-no-game = You are not playing a board at the moment. `{ $prefix }daily` or `{ $prefix }play 3x3` gives \
    you one.
fault-nothing-to-cancel = There is nothing left to cancel.
fault-cancel-unreached = I couldn't stop this request; it may have ended already. If it is still running, \
    press “{ button-cancel }” again.
fault-not-your-job = Only the person who sent this request can cancel it. Send a request of your own, for \
    example `{ $prefix }knight 8x8 a1`.

# Boards
fault-empty = { $which ->
    [goal] The goal is missing. Write it after the arrow or the word “to”, for example \
        `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
   *[start] A board is missing: write its tiles row by row, 0 for the blank, for example \
       `{ example-of-board }`.
  }
fault-too-long = I can read at most { $limit } characters at once, but your message is longer. Send only the \
    board, or moves in parts: `{ example-of-board }`.
fault-too-many-boards = I see { $count } boards, but need only a start and a goal: \
    `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
# A message whose board is wanted.
fault-no-board-there = There is no board in that message that I can read. Write its tiles row by row, 0 \
    for the blank: `{ example-of-board }`.
fault-several-boards = That message has more than one board, and I can't tell which one you mean. Send that \
    board alone: `{ example-of-board }`.
fault-no-board = I can't find a board in “{ $text }”. Write its tiles row by row, 0 for the blank: \
    `{ example-of-board }`.
fault-not-a-tile = “{ $text }” is not a tile{ $which ->
    [goal] { " " }of the goal
   *[start] { "" }
  }. Tiles are whole numbers, 0 is the blank: `{ example-of-board }`.
fault-word-behind = I can read { $which ->
    [goal] the goal
   *[start] the board
  }, but not “{ $text }” after it. Leave “{ $text }” out, or write for example `{ example-behind }`.
fault-too-few-tiles = { $count ->
    [one] 1 tile is too few{ $which ->
        [goal] { " " }for a goal
       *[start] { "" }
      }
   *[other] { $count } tiles are too few{ $which ->
        [goal] { " " }for a goal
       *[start] { "" }
      }
  }. The smallest board is 2x2, for example `{ $prefix }{ example-board } 3 1 2 0`.
fault-too-many-tiles = { $count } tiles are too many, because the largest board is 10x10. Try a smaller \
    board: `{ example-of-board }`.
fault-unknown-size = No board has { $count } tiles, counting the blank: a { $fewerSize } board has \
    { $fewer }, a { $moreSize } board has { $more }. For example \
    `{ $prefix }{ example-board } 2x3 1 2 3 4 0 5`.
fault-ragged-rows = Row { $row } has { $got ->
    [one] 1 tile
   *[other] { $got } tiles
  }, but the other rows have { $expected }. All rows need the same number of tiles: \
      `{ $prefix }{ example-board } 1 2 3/4 0 5`.
fault-missing-cell = Row { $row } has { $got ->
    [one] 1 tile
   *[other] { $got } tiles
  }, but the other rows have { $expected }. Write 0 for the blank, as in \
      `{ $prefix }{ example-board } 8 6 7/2 5 4/3 0 1`.
fault-missing-blank = The blank is missing{ $which ->
    [goal] { " " }in the goal
   *[start] { "" }
  }. Write it as 0, along with the tiles 1 to { $max }: `{ example-of-board }`.
fault-tile-out-of-range = { $tile } is too large for a tile. This board has the tiles 1 to { $max }, and 0 \
    for the blank, as in `{ example-of-board }`.
fault-duplicate-tile = { $which ->
    [goal] In the goal, tile
   *[start] Tile
  } { $missing } is missing, and tile { $tile } appears { $times ->
    [2] twice
   *[other] { $times } times
  }. Write each tile exactly once: `{ example-of-board }`.
fault-size-mismatch = A { $size } board doesn't have { $count } tiles, counting the blank. For example \
    `{ example-size }`.
fault-two-sizes = You gave two sizes, { $first } and { $second }. One size is enough: `{ example-size }`.
fault-goal-size = The sizes of the start ({ $start }) and the goal ({ $goal }) differ. Both need the same \
    size: `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
fault-bad-size = “{ $text }” is { $command ->
    [play] neither a size nor a level
   *[other] not a size
  }. Write rows x columns from 2x2 to 10x10: `{ example-size }`.
fault-word-behind-size = I don't understand “{ $text }” after the size. { $command ->
    [play] A level or a length can follow: `{ $prefix }play 4x4 hard`, `{ $prefix }play 4x4 length:40`.
    [scramble] A length or a number of moves can follow: `{ $prefix }scramble 4x4 length:40`, \
        `{ $prefix }scramble 4x4 moves:30`.
   *[other] Leave “{ $text }” out: `{ example-size }`.
  }
fault-bad-code = “{ $text }” looks like the code of a board, but one of its characters is wrong. Copy it \
    again, with the same capital and small letters: `{ $prefix }play RqX1`.
fault-moves-without-board = “{ $text }” are moves. Write the board in front of them, or a size if they \
    scramble the solved board: `{ $prefix }solve 3x3 RDLU`.
fault-scramble-move = Move { $index } ({ $move }) is not possible on the solved { $size } board: no tile can \
    slide that way. An example that works: `{ $prefix }solve 3x3 RDLU`.
fault-too-small = { $rows }x{ $cols } is too small. The smallest board is 2x2. For example `{ example-size }`.
fault-too-large = { $rows }x{ $cols } is too large. The largest board is 10x10. For example \
    `{ example-size }`.
fault-bad-moves = I can't read “{ $text }” as moves. Write where tiles slide: L (left), U (up), R (right) or \
    D (down), as in `{ example-moves }`.
fault-no-moves = Where should tiles slide? Write L (left), U (up), R (right) or D (down), with a number to \
    repeat a move: `{ example-moves }`.
fault-too-many-moves = I take at most { $limit } moves in one message. Send fewer at a time: \
    `{ example-moves }`.
fault-illegal-move = Move { $index } ({ $move }) is not possible: no tile can slide that way. \
    { moves-made } A possible move from here: `{ $prefix }move { $possible }`.
fault-tile-cannot-slide = Move { $index } ({ $move }) is not possible: that tile is not in the row or \
    column of the blank. { moves-made } A possible move from here: `{ $prefix }move { $possible }`.
fault-no-such-tile = Move { $index } ({ $move }) is not possible: the tiles here have the numbers \
    1 to { $largest }. If you meant several tiles, put spaces between their numbers. { moves-made } A \
    possible move from here: `{ $prefix }move { $possible }`.
fault-not-a-move = I don't know move { $index } ({ $move }). { moves-made } Write the directions in which \
    tiles slide, or the tiles by number: `{ $prefix }move LUR2`, `{ $prefix }move 7 8`.
fault-mixed-letters = Move { $index } ({ $move }) mixes the letters U, L, R, D with the keys W, A, S, D. D \
    means down as a letter, but right as a key. { moves-made } Write `{ $prefix }move LURD` or \
    `{ $prefix }move AWDS`.
fault-no-squares = Which square comes next? Write its letter and its number: `{ $prefix }move a1`.
fault-not-a-square = Move { $index } ({ $move }) is not a square. { moves-made } Write squares with a \
    letter and a number, for example `a1`.
fault-game-options = `{ $prefix }play { $game }` takes no level, length or photo. Start it like this: \
    `{ $prefix }play { $game }`.
fault-press-impossible = That is not possible here. { $hasHints ->
    [true] `{ $prefix }hint` shows a move that is possible.
   *[false] Try another move.
  }
fault-step-impossible = Move { $index } ({ $move }) is not possible here. { moves-made } { $hasHints ->
    [true] `{ $prefix }hint` shows a move that is possible.
   *[false] Try another move.
  }
moves-made = { $made ->
    [0] No move was made.
    [one] The move before it was made.
   *[other] The { $made } moves before it were made.
  }
fault-unknown-algorithm = I don't know the algorithm “{ $text }”. I know auto, bfs, dfs, iddfs, \
    bidirectional, astar, ida, human and whole-space: `{ example } ida`.
fault-unknown-heuristic = I don't know the heuristic (estimate) “{ $text }”. I know misplaced, \
    row-weighted, manhattan, linear-conflict, walking-distance and pattern-database: \
    `{ example } astar manhattan`.
fault-unused-heuristic = { $algorithm } doesn't use a heuristic (estimate), but astar and ida do: \
    `{ example } astar { $heuristic }`.
fault-bad-limit = The limit “{ $text }” should be a whole number from 1 to { $most }: \
    `{ example } dfs limit:40`.
fault-unused-limit = { $algorithm } has no depth limit, but dfs does: `{ example } dfs limit:{ $limit }`.
fault-depth-too-large = dfs can't finish on a { $rows }x{ $cols } board, as it follows every path to its \
    depth limit before it turns back. dfs works up to { $cells } cells; “ida” and “human” take any size: \
    `{ example } ida`.
fault-unknown-theme = I don't know the theme “{ $text }”. Write `light`, `dark` or `contrast`: \
    `{ example } theme:dark`.
fault-unknown-metric = I don't know the metric “{ $text }”. Write `stm` or `mtm`: `{ example } mtm`.
fault-space-too-large = { $algorithm } can't finish on a { $rows }x{ $cols } board. The board has \
    { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  } positions, which would take about { NUMBER($gigabytes, useGrouping: "always") }{ $gigabytesTens ->
    [0] { "" }
   *[other] ·10^{ $gigabytesTens }
  } GB of memory and { NUMBER($time, useGrouping: "always") }{ $timeTens ->
    [0] { "" }
   *[other] ·10^{ $timeTens }
  } { $unit ->
    [seconds] seconds
    [minutes] minutes
    [hours] hours
    [days] days
   *[years] years
  }. { $algorithm } works on boards up to { $cells } cells. Leave { $algorithm \
      } out, or use it on 3x3, as in `{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`.
fault-table-too-large = { $heuristic } needs a table of about \
    { NUMBER($entries, useGrouping: "always") }{ $entriesTens ->
    [0] { "" }
   *[other] ·10^{ $entriesTens }
  } entries on a { $rows }x{ $cols } board, more than I can \
      build. Try another heuristic or a smaller board: `{ \
      $prefix }solve 8 6 7/2 5 4/3 0 1 astar { $heuristic }`.
fault-search-too-large = { $algorithm }{ $heuristic ->
    [none] { "" }
   *[other] { " " }with { $heuristic }
  } can't finish here. This { $rows }x{ $cols } board takes at least { $bound } moves, and each \
      position leads to { $branching } others on average.{ $heuristic ->
    [none] { "" }
   *[other] { " " }The heuristic (estimate) spares about { $spared } of these moves.
  } So I would have to look at about { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  } positions, but I can manage only { NUMBER($most, useGrouping: "always") \
      }. Leave the method out, or use it on 3x3: `{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`.

# Photos
fault-photo-kind = { $kind ->
    [none] This file is not a picture that I can cut into tiles
    [video] I can't cut a video into tiles
    [PDF] I can't cut a PDF into tiles
   *[other] This picture is a { $kind }, which I can't cut into tiles
  }. Send a JPEG, PNG or WebP, together with the command `{ $prefix }play 4x4`.
fault-photo-animated = I can't cut an animated picture into tiles. Send a still JPEG, PNG or WebP, \
    together with the command `{ $prefix }play 4x4`.
fault-photo-broken = I can't read this picture. Perhaps it arrived incomplete. Save it as a new JPEG, and \
    send the new file, together with the command `{ $prefix }play 4x4`.
fault-photo-heavy = This picture is larger than { $most } MB. Send a smaller copy, together with the \
    command `{ $prefix }play 4x4`.
fault-photo-large = This picture has { $width } x { $height } pixels. I take up to { $most } million pixels, \
    and up to 32767 on each side. Send a smaller copy, together with the command \
    `{ $prefix }play 4x4`.
fault-photo-small = This picture has { $width } x { $height } pixels, too few for tiles. Send a picture with \
    at least { $least } pixels on each side, together with the command `{ $prefix }play 4x4`.
fault-photo-gone = I couldn't fetch this picture. Please send it again, together with the command \
    `{ $prefix }play 4x4`.
fault-photo-on-knight = A knight's board has no tiles to cut your photo into. For a sliding puzzle, \
    send the photo together with the command `{ $prefix }play 4x4`.

# Knights
fault-line-too-long = I can read at most { $max } characters, but your message is longer. Send a shorter \
    request for a tour: `{ $prefix }knight 5x5 e1`.
fault-no-size = A board size is missing. Write files x ranks, then the first square: \
    `{ $prefix }knight 5x5 e1`.
fault-bad-board-size = “{ $text }” is not a board size. Write files x ranks: \
    `{ $prefix }{ example-tour } 5x5 e1`.
fault-board-too-large = { $cols }x{ $rows } is too large. The largest board is { $max }x{ $max }. For \
    example `{ $prefix }knight 8x8 a1`.
fault-too-much-memory = A { $cols }x{ $rows } board needs more memory than I have{ $instead ->
    [construct] { " " }for this method. Leave the method out: `{ $prefix }knight { $cols }x{ $rows }`.
   *[smaller] . Try a smaller board: `{ $prefix }knight 100x100 a1`.
  }
fault-tour-word = I don't know “{ $text }” for tours. I can't make magic or symmetric ones, or leave squares \
    out. This works: `{ $prefix }knight 8x8 a1 to h8`.
fault-tour-numbers = I can't read “{ $text }” as a square. Write a square from a1 to { $last }, or column \
    and row in brackets, from 1 at the top left: `{ $prefix }knight 8x8 (1,1)`.
fault-bad-square = “{ $text }” is not a square of this board. Squares go from a1 to { $last }: \
    `{ $prefix }{ example-tour } 8x8 a1`.
fault-square-from-zero = I count columns and rows from 1, from the top left, so there is no \
    ({ $x },{ $y }). If you count from 0, it is { $square }, or { $name }: \
    `{ $prefix }knight { $cols }x{ $rows } { $square }`.{ $pairs ->
    [1] { "" }
   *[other] { " " }Add 1 to the numbers of the other squares, too.
  }
fault-square-off-board = { $square } is off the { $cols }x{ $rows } board, whose squares go from \
    { $first } to { $last }. For example `{ $prefix }{ example-tour } { $cols }x{ $rows } a1`.
fault-too-many-squares = A tour has only one start and one end, so “{ $text }” is one square too many: \
    `{ $prefix }knight 8x8 a1 to h1`.
fault-end-equals-start = A tour can't end on { $square }, where it begins. Choose another end, or a \
    closed tour: `{ $prefix }knight 6x6 closed`.
fault-closed-with-end = A closed tour ends one knight's move from its start, so leave the end out: \
    `{ $prefix }knight 6x6 closed`.
fault-unknown-method = I don't know the method “{ $text }”. I know { $known }: `{ $prefix }knight 5x5 e1`.
fault-bad-opts = “{ $text }” is not a set of optimisations. Write numbers from 1 to 4, or `all`, or `none`: \
    `{ $prefix }knight 5x5 e1 opts:1,3`.
fault-unknown-program = I don't know the program “{ $text }”. I know { $known }: \
    `{ $prefix }knight 5x5 e1 program:automaton`.
fault-unknown-array = I don't know the array “{ $text }”. An array is an order in which moves are tried. I \
    know { $known }: `{ $prefix }knight 5x5 e1 array:B`.
fault-unknown-style = I don't know the style “{ $text }”. I know { $known }: \
    `{ $prefix }knight 8x8 a1 style:smooth`.
fault-unknown-squares = Squares can be written as { $known }, not as “{ $text }”: \
    `{ $prefix }knight log 3x4 (2,4) squares:xy`.
fault-no-end = Add the last square of the tour after “{ $text }”. For example \
    `{ $prefix }knight 8x8 a1 to h8`.
fault-no-set = “{ $text }” needs a set of optimisations on each side, so that a table can compare \
    them. For example \
    `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-bad-seed = “{ $text }” is not a seed: seeds are whole numbers from 0 to 999999999. For example \
    `{ $prefix }knight 8x8 a1 seed:4`.
fault-bad-returns = “{ $text }” is not a number of backtracks (steps back). Write a whole number from \
    { $least } to { NUMBER($max, useGrouping: "always") }. For example \
    `{ $prefix }knight table 5x5 opts:1 max-returns:100`.
fault-unused-seed = { $method ->
    [classic] The classical method
   *[exhaustive] An exhaustive search
  } finds the same tour with every seed, so leave the seed out. \
      Without a method, a seed works: `{ $prefix }knight 8x8 a1 seed:4`.
fault-one-set = A tour or a log works with one set of optimisations, not with { $count }. To compare several \
    sets, ask for a table: `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-needs-classic = { $option ->
    [table] A table works
    [log] A log works
   *[other] “{ $option }” works
  } only with the classical method, not with { $method }: `{ $prefix }knight { $option ->
    [table] table 5x5 opts:1,2
    [log] log 3x4 b1
   *[other] 5x5 e1 method:classic opts:1,3
  }`.
fault-classic-open-only = The classical method can't choose the end square or make closed tours. Leave \
    the method out, and both work: `{ $prefix }knight 6x6 closed`, `{ $prefix }knight 8x8 a1 to h1`.
fault-out-of-returns = A tour exists, but I gave up after { NUMBER($max, useGrouping: "always") } { $max ->
    [one] backtrack
   *[other] backtracks
  }. { $isAll ->
    [1] The search made a wrong move early on and never took it back. A higher max-returns or \
        method:warnsdorff may help. Leaving the method out always works: \
        `{ $prefix }knight { $cols }x{ $rows } { $start }`.
   *[0] More optimisations or a higher max-returns may find it: \
       `{ $prefix }knight { $cols }x{ $rows } { $start } opts:1-4`.
  }
fault-backtracks-too-large = A table of { $cols }x{ $rows } would take too long. The largest board for a \
    table has { $max } squares. For example `{ $prefix }knight table 8x8 opts:1-3`.
fault-table-out-of-time = I ran out of time on { $cols }x{ $rows } during the search from the first square. \
    Use more optimisations, and let searches give up sooner: `{ \
    $prefix }knight table { $cols }x{ $rows } opts:1-3 max-returns:1000`.
fault-table-cut = I ran out of time after { $percent }% of the squares; a “?” marks the others. Allow more \
    time, in milliseconds: \
    `{ $prefix }knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`.{ $slow ->
    [1] { " " }Giving up sooner also helps: max-returns:1000.
   *[0] { "" }
  }
fault-log-too-large = A log of { $cols }x{ $rows } would be too long to read. The largest board for a log \
    has { $max } squares. For example `{ $prefix }knight log 3x4 b1`.
fault-table-square = A table starts from every square of { $cols }x{ $rows }, so leave out { $square }: \
    `{ $prefix }knight table 5x5 opts:1,2`.
fault-table-style = A table draws no path, so leave the style out: `{ $prefix }knight table 5x5 opts:1,2`.
fault-too-many-sets = { $count } tables don't fit into one picture, but up to { $max } do: \
    `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-log-no-start = A log needs the square to start from: `{ $prefix }knight log 3x4 b1`.
fault-log-end = A log ends where the search ends, so leave out { $end }: `{ $prefix }knight log 3x4 b1`.
fault-unknown-kind = I can't show “{ $text }”. I can show { $known }: `{ $prefix }knight table 5x5 opts:1,2`.
fault-machine-alone = The automaton is the same for every board, so leave out “{ $text }”: \
    `{ $prefix }knight machine`.
fault-arrays-alone = The arrays (orders of the knight's moves) are the same for every board, so leave out \
    “{ $text }”: `{ $prefix }knight arrays`.
fault-count-too-large = The tours of { $cols }x{ $rows } are too many to count here: I count boards up to \
    six squares wide and 400 squares in all, if time and memory last, such as \
    `{ $prefix }knight count 6x6 closed`. { count-known }
fault-count-unfinished = The time or the memory ran out before all tours of { $cols }x{ $rows } were \
    counted. A smaller board works: `{ $prefix }knight count 5x5`. { count-known }
fault-check-empty = I see no tour to check. Write its squares or its move numbers after the word: \
    `{ $prefix }knight check { check-example }`.
fault-check-mixed = I read a list of squares, and the number { $text } does not belong to it. Write squares \
    only, or move numbers only: `{ $prefix }knight check { check-example }`.
fault-check-no-size = { $count } numbers in a row fill no square board, so I need the size in front, as \
    files x ranks: `{ $prefix }knight check 4x3 3 6 9 12 8 11 2 5 1 4 7 10`.
fault-check-ragged = Row { $row } has { $got } numbers, but the first row has { $expected }. Write a number \
    or a dot for every square: `{ $prefix }knight check 3 6 9 12/8 11 2 5/1 4 7 10`.
fault-check-count = { $cols }x{ $rows } has { $expected } squares, but I read { $count } numbers. Every \
    square needs one, or a dot: `{ $prefix }knight check 4x3 3 6 9 12 8 11 2 5 1 4 7 10`.
fault-check-shape = These rows make a board of { $shapeCols }x{ $shapeRows }, not { $cols }x{ $rows }. Rows \
    need no size: `{ $prefix }knight check 3 6 9 12/8 11 2 5/1 4 7 10`.
fault-check-base = { $pair } is { $zero } if columns and rows count from 0, and { $one } if they count from \
    1. I can't tell which you mean, so please write the squares: \
    `{ $prefix }knight check { check-example }`.
fault-tour-number-large = No tour: { $square } has the number { $number }, but this board ends with \
    { $max }. A valid tour for comparison: `{ $prefix }knight check { check-example }`.
fault-tour-number-twice = No tour: the number { $number } is on { $first } and on { $second }. A valid tour \
    for comparison: `{ $prefix }knight check { check-example }`.
fault-tour-number-missing = No tour: the number { $number } is missing. A valid tour for comparison: \
    `{ $prefix }knight check { check-example }`.
fault-tour-square-twice = No tour: { $square } is there twice, as moves { $first } and { $second }. A valid \
    tour for comparison: `{ $prefix }knight check { check-example }`.
fault-tour-step = No tour: move { $number }, from { $from } to { $to }, is not a knight's move. A valid tour \
    for comparison: `{ $prefix }knight check { check-example }`.
fault-tour-unfinished = No tour yet: { $count ->
    [one] 1 square is missing
   *[other] { $count } squares are missing
  }, { $squares }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
  }. A valid tour for comparison: `{ $prefix }knight check { check-example }`.
fault-tour-not-closed = An open tour: { $end } is not one knight's move from { $start }. This asks for \
    closed tours: `{ $prefix }knight 6x6 closed`.
fault-squares-list-too-large = A list of squares is for boards of up to { $max } squares, and \
    { $cols }x{ $rows } has more. The move numbers go into a file: \
    `{ $prefix }knight 500x500 --order tour.txt`.

# Days
fault-bad-period = There is no leaderboard “{ $text }”. Write `day`, `week`, `month` or `all`. To rank all \
    chats together, add the word `everywhere`: `{ $prefix }leaderboard everywhere week`.
fault-bad-day = “{ $text }” is not a day. Write a day like this: `{ $prefix }daily { $today }`.
fault-day-to-come = The puzzle of { $day } is still to come. To play today's puzzle: \
    `{ $prefix }daily { $today }`.
fault-day-too-early = The daily puzzles begin on { $first }. To play today's puzzle: `{ $prefix }daily`.

# The solver
fault-busy = I have too much to do right now. Please try again in half a minute: `{ example }`.
fault-cancelled = Cancelled. You can send your request again whenever you like.
fault-out-of-time = I ran out of time on this request. Try a smaller board, or leave the method out: \
    `{ example }`.
fault-solver-failed = My solver failed on this request. I have noted the error. Please try again, or \
    try another board: `{ example }`.
