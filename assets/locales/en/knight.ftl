knight-open = { $squares ->
    [one] A knight's tour of { $cols }x{ $rows } has only one square, **{ $start }**.
   *[other] A knight's tour of { $cols }x{ $rows } from **{ $start }** to **{ $end }** over all \
       { NUMBER($squares, useGrouping: "always") } squares.
  }
knight-closed = A closed knight's tour of { $cols }x{ $rows } from **{ $start }** over all \
    { NUMBER($squares, useGrouping: "always") } squares, with a last move from { $end } back to { $start }.
knight-alt = Knight's tour of a board of { $cols } by { $rows } from { $start } to { $end }
knight-measures = Drawn as a line, the tour turns { $turns ->
    [one] once
   *[other] { $turns } times
  } and { $crossings ->
    [0] never crosses itself
    [one] crosses itself once
   *[other] crosses itself { $crossings } times
  }.
knight-search = { $method ->
    [classic] The { knight-program } of Shalyto et al. (2003) found this tour with array { $array } and \
        { $chosen ->
        [0] no optimisations,{ " " }
        [one] optimisation { $opts },{ " " }
       *[other] optimisations { $opts },{ " " }
      }
    [warnsdorff] Warnsdorff's rule found this tour{ " " }
   *[exhaustive] Exhaustive search found this tour{ " " }
  }{ $backtracks ->
    [0] **without a backtrack**
    [one] after **1 backtrack**
   *[other] after **{ $backtracks } backtracks**
  }. { $method ->
    [classic] { knight-array }
   *[other] A backtrack undoes one move of the search.
  }
# One of the three programs of the article.
knight-program = { $program } program
knight-array = A backtrack undoes one move of the search. An array is an order in which moves are tried.
knight-limits = This search { $good ->
    [0] { "" }
    [one] tries the next array after 1 backtrack (the limit good-returns). With the last array, it{ " " }
   *[other] tries the next array after { $good } backtracks (the limit good-returns). With the last array, \
       it{ " " }
  }gives up after { $max ->
    [one] 1 backtrack
   *[other] { $max } backtracks
  } (the limit max-returns).
knight-no-line = This board is too large for a line, so colours show the path.
knight-order-too-long = A file with the tour's move numbers would have { $megabytes } MB, too much to send \
    here. In a terminal, `tileknight knight { $line } --order FILE` writes it.
knight-order = The tour of { $cols }x{ $rows } from **{ $start }** to **{ $end }**: { $squares ->
    [one] the move number of its one square.
   *[other] the move numbers of all { NUMBER($squares, useGrouping: "always") } squares, one rank per line, \
       starting at the top.
  }{ $list ->
    [yes] { " " }After a blank line come the squares in order.
   *[no] { "" }
  }
knight-count = { $which ->
    [none] There is no such tour on { $cols }x{ $rows }: **{ $count }**.
    [closed] Closed knight's tours of { $cols }x{ $rows }, each counted once: **{ $count }** ({ $directed } \
        if both directions count).
    [start] Open knight's tours of { $cols }x{ $rows } from { $start }: **{ $count }**.
    [end] Open knight's tours of { $cols }x{ $rows } that end on { $end }: **{ $count }**.
    [both] Open knight's tours of { $cols }x{ $rows } from { $start } to { $end }: **{ $count }**.
   *[any] Open knight's tours of { $cols }x{ $rows }, both directions counted: **{ $count }** \
        ({ $undirected } if a tour and its reverse count once).
  }
knight-count-progress = Counting the tours of { $cols }x{ $rows }: { $percent }% of the squares done.
count-known = For 8x8 the numbers are published: 13,267,364,410,532 closed tours, each counted once (McKay \
    1997), and 19,591,828,170,979,904 open tours, both directions counted (Chernov 2014, OEIS A165134).
knight-check = { $closed ->
    [yes] A valid closed knight's tour of { $cols }x{ $rows }: from **{ $start }** over all { $squares } \
        squares, with a last move from { $end } back to { $start }.
   *[no] A valid open knight's tour of { $cols }x{ $rows }: from **{ $start }** to **{ $end }** over all \
        { $squares } squares.
  }
check-example = 4x3 a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3
knight-animated = The tour of { $cols }x{ $rows } from **{ $start }** to **{ $end }**, move by move.
knight-no-other-tour = I can't find another tour here, so this tour stays.
knight-no-other-array = With every other array (order of moves), this search gives up before it finds a \
    tour. So this tour stays.
knight-progress = Looking for a tour of { $cols }x{ $rows }.
knight-try = { $count ->
    [one] Here is a tour that does exist:
   *[other] Here are tours that do exist:
  }
knight-offer = `{ $prefix }knight { $line }`

# Why there is no tour.
reason-too-narrow = { $cols }x{ $rows } has no tour: on a board one or two squares wide, a knight soon has \
    nowhere to go.
reason-unreached-centre = { $cols }x{ $rows } has no tour: no knight's move leads to its centre.
reason-forced-corners = { $cols }x{ $rows } has no tour. A knight reaches the centre only from the corners, \
    and a tour visits the centre only once. So it can use at most two corners for that, and each of the \
    others can be reached from one square only. A tour would have to begin in one of these corners and end \
    in the other. But then the middle squares of the short edges, which both lead only to the same two \
    squares, form a closed ring with these two squares.
reason-forced-middle = { $cols }x{ $rows } has no tour. Along its middle there are two pairs of squares, and \
    both squares of a pair lead only to the same two squares. They form a closed ring with these unless the \
    tour begins or ends in the pair, so a tour would have to begin in one pair and end in the other. But \
    then there is only one way through the corners, and its moves form a closed ring.
reason-shared-corners = { $cols }x{ $rows } has no tour. From two diagonally opposite corners a knight can \
    reach only the same two squares, so a tour would have to begin in one corner and end in another. In \
    between, it would have to visit all the other squares along the edges in one go. But these form two \
    separate rings, and no move leads from one ring to the other.
reason-colour = No tour of { $cols }x{ $rows } { $which ->
    [end] ends
   *[start] begins
  } on { $square \
      }. The board has an odd number of squares, and a knight changes colour with each move. So a tour \
      begins and ends on the colour of the corners.
reason-four-rows = No tour of { $cols }x{ $rows } { $which ->
    [end] ends
   *[start] begins
  } on { $square }. On a board four squares wide, a tour begins and ends on one of the two long edges.
reason-short-edges = No tour of { $cols }x{ $rows } { $which ->
    [end] ends
   *[start] begins
  } on { $square }. A tour of this board begins and ends on the two short edges.
reason-three-rows = No tour of { $cols }x{ $rows } { $which ->
    [end] ends
   *[start] begins
  } on { $square \
      }. Trying all ways has shown this. On boards three squares wide, such squares are rare exceptions.
reason-closed-odd = { $cols }x{ $rows } has no closed tour: with an odd number of squares, the last square \
    has the same colour as the first, and no knight's move leads to a square of the same colour.
reason-closed-narrow = { $cols }x{ $rows } has no closed tour: no board one, two or four squares wide has a \
    closed tour, as Schwenk proved in 1991.
reason-closed-small = { $cols }x{ $rows } has no closed tour: boards three squares wide have a closed tour \
    only if they are at least 10 squares long, as Schwenk proved in 1991.
reason-pair-same = A tour visits each square only once, so it can't both begin and end on { $square }.
reason-pair-colour = No tour of { $cols }x{ $rows } leads from { $start } to { $end }: a knight changes \
    colour with each move, so with an even number of squares the two ends must have different colours.
reason-pair-small-board = No tour of { $cols }x{ $rows } leads from { $start } to { $end }. Trying \
    all ways has shown this. On small boards, some pairs of squares are exceptions.
reason-pair-corner-cluster = No tour of { $cols }x{ $rows } leads from { $start } to { $end }: both ends are \
    so close to one corner that the squares there would be cut off from the rest of the board.
reason-pair-corner = No tour of { $cols }x{ $rows } leads from { $start } to { $end }. If one end is \
    { $square }, the other must be { $corner1 } or { $corner2 }. Otherwise one of these two corners \
    would be cut off from the rest of the board.

# Backtracks from every square.
knight-table = The number of backtracks from each start square of **{ $cols }x{ $rows }**, with the \
    { knight-program } and array { $array }{ $arrays ->
    [several] { " " }(after too many backtracks, optimisation 4 tries the others)
   *[one] { "" }
  }:
knight-table-set = **{ $chosen ->
    [0] No optimisations
    [one] Optimisation { $opts }
   *[other] Optimisations { $opts }
  }**: { $tours ->
    [0] no tour found
    [one] 1 tour found, with { $sum ->
        [one] 1 backtrack
       *[other] { NUMBER($sum, useGrouping: "always") } backtracks
      }
   *[other] { $tours } tours found, { $zero } of them without a backtrack; { $sum ->
        [one] 1 backtrack
       *[other] { NUMBER($sum, useGrouping: "always") } backtracks
      } in all
  }.{ $limit ->
    [0] { "" }
    [one] { " " }1 search gave up (LIM).
   *[other] { " " }{ $limit } searches gave up (LIM).
  }
knight-table-n = N: no tour begins on this square.
knight-table-lim = LIM: the search gave up after { NUMBER($max, useGrouping: "always") } { $max ->
    [one] backtrack
   *[other] backtracks
  }.
knight-table-letters = A letter names the array (order of moves) that led to the tour. No letter means \
    array A.
knight-table-progress = Counting backtracks on { $cols }x{ $rows }: { $percent }% done.
knight-table-cut = I ran out of time after { $percent }% of the squares; ? marks the others. A terminal \
    allows more time: `tileknight knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`. Here, a \
    smaller board works: `{ $prefix }knight table 8x8 opts:1-3`.{ $slow ->
    [1] { " " }It also helps to let the search give up sooner: `max-returns:1000`.
   *[0] { "" }
  }
knight-table-alt = { $count ->
    [one] A table
   *[other] { $count } tables
  } of the backtracks from every square of a board of { $cols } by { $rows }

# A search step by step.
knight-log = The search from **{ $start }** on { $cols }x{ $rows }, by the { knight-program } with array \
    { $array } and { $chosen ->
    [0] no optimisations
    [one] optimisation { $opts }
   *[other] optimisations { $opts }
  }, { $outcome ->
    [tour] found a tour after
    [none] ended without a tour, after
    [limit] gave up after
   *[cut] is too long to show in full. Its first { $steps } steps have
  } **{ $backtracks ->
    [one] 1 backtrack
   *[other] { $backtracks } backtracks
  }**. { knight-array }{ $squares ->
    [a1] { "" }
   *[both] { " " }Squares are written as (x, y), counted from the top left.
  }
knight-log-start = Start on { $square }
knight-log-move = Move { $number } to { $square }
knight-log-undo = Undo move { $number } to { $square }
knight-log-more = ... { $count } more steps are in the file ...
knight-log-alt = Knight's tour of a board of { $cols } by { $rows } from { $start }, found after \
    { $backtracks ->
    [one] 1 backtrack
   *[other] { $backtracks } backtracks
  }
knight-log-impossible = Optimisation 1 rules out a tour from { $start }: the board has an odd number of \
    squares, and this square has the rarer colour. So the search tries no move.

# The article's automaton.
machine = **The automaton for the knight's tour** by Shalyto, Tukkel and Shamgunov (2003). It is a Mealy \
    machine: it acts when it goes from one state to another. Each arrow is labelled with its priority, its \
    condition and its action.
machine-y0 = before the start
machine-y1 = looking for a move
machine-y2 = a knight was taken back
machine-y3 = no tour
machine-y4 = a tour is found
machine-y5 = given up: too many backtracks
machine-x1 = have all squares been visited?
machine-x2 = is there a knight to take back?
machine-x3 = can a move be made?
machine-x4 = does optimisation 1 say that there is no tour?
machine-x5 = have there been too many backtracks?
machine-z1-0 = put the knight on its start
machine-z1-1 = make the move
machine-z1-2 = take the knight back
machine-z2 = count a backtrack
machine-alt = The automaton's inputs and outputs, and its six states with the arrows between them

# The article's orders of the moves.
arrays = **The five arrays** of Shalyto, Tukkel and Shamgunov (2003). An array is an order in which a knight \
    tries its eight moves. A move is written as (columns to the right, rows down). Array A is the one \
    printed in the article. Optimisation 4 tries the arrays from A to E.
arrays-alt = Five small boards, A to E. Each has a knight in the middle and the numbers 1 to 8 on the \
    squares around it, in the order in which the knight tries them
