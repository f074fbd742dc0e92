knight-open = { $squares ->
    [one] A knight's tour of { $cols }x{ $rows }: its one square, **{ $start }**.
   *[other] A knight's tour of { $cols }x{ $rows } from **{ $start }** to **{ $end }**: all \
       { NUMBER($squares, useGrouping: "always") } squares, each once.
  }
knight-closed = A closed knight's tour of { $cols }x{ $rows } from **{ $start }**: all \
    { NUMBER($squares, useGrouping: "always") } squares, and from { $end } back to { $start }.
knight-alt = Knight's tour of a board of { $cols } by { $rows } from { $start } to { $end }
knight-measures = Drawn as a line, the tour turns { $turns ->
    [one] once
   *[other] { $turns } times
  } and { $crossings ->
    [0] never crosses itself
    [one] crosses itself once
   *[other] crosses itself { $crossings } times
  }.
knight-search = Found by { $method ->
    [classic] the { knight-program } of 2003, { $chosen ->
        [0] without optimisations
        [one] with optimisation { $opts }
       *[other] with optimisations { $opts }
      }, array { $array }
    [warnsdorff] Warnsdorff's rule
   *[exhaustive] exhaustive search
  }: **{ $backtracks ->
    [0] no backtrack
    [one] 1 backtrack
   *[other] { $backtracks } backtracks
  }**. { $method ->
    [classic] { knight-array }
   *[other] A backtrack undoes one move of the search.
  }
# One of the three programs of the article.
knight-program = { $program } program
knight-array = A backtrack undoes one move of the search; an array is an order in which moves are tried.
knight-limits = Limits of this search, in backtracks: max-returns { $max }, then it gives up (LIM){ $good ->
    [0] { "" }
   *[other] ; good-returns { $good }, then it tries the next array
  }.
knight-no-line = On a board of this size, colours show the path instead of a smooth or straight line.
knight-order-too-long = The tour's move numbers take { $megabytes } MB, too much for a file here. In a \
    terminal, `tileknight knight { $line } --order FILE` writes it.
knight-order = The tour of { $cols }x{ $rows } from **{ $start }** to **{ $end }**: { $squares ->
    [one] the move number of its one square.
   *[other] the move number of each of the { NUMBER($squares, useGrouping: "always") } squares, one rank \
       per line, from the top.
  }
knight-animated = The tour of { $cols }x{ $rows } from **{ $start }** to **{ $end }**, move by move.
knight-no-other-tour = This is the only tour I can find here, so it stays.
knight-no-other-array = No other array leads this search to a tour before it gives up, so this tour stays.
knight-progress = Looking for a tour of { $cols }x{ $rows }.
knight-try = { $count ->
    [one] This tour exists:
   *[other] These tours exist:
  }
knight-offer = `{ $prefix }knight { $line }`

# Why there is no tour.
reason-too-narrow = { $cols }x{ $rows } has no tour: on a board one or two squares wide a knight soon has \
    nowhere to go.
reason-unreached-centre = { $cols }x{ $rows } has no tour: no knight's move leads to its centre.
reason-forced-corners = { $cols }x{ $rows } has no tour: a knight reaches its centre only from the corners, \
    and each corner from just one other square, so a tour would have to begin and end in corners. But then \
    the middle squares of the short edges, which both lead only to the same two squares, form a closed ring \
    with these.
reason-forced-middle = { $cols }x{ $rows } has no tour: along its middle there are two pairs of squares, and \
    both squares of a pair lead only to the same two squares. So a tour would have to begin in one pair \
    and end in the other. But then the moves through the corners are forced, and they form a closed ring.
reason-shared-corners = { $cols }x{ $rows } has no tour: opposite corners lead only to the same two squares, \
    so a tour would have to begin in one corner and end in another. But then the squares along the edges \
    form two rings, and no move leads from one ring to the other.
reason-colour = No tour of { $cols }x{ $rows } { $which ->
    [end] ends
   *[start] begins
  } on { $square }: the board has an odd number of squares \
      and a knight changes colour with each move, so a tour begins and ends on the colour of the corners.
reason-four-rows = No tour of { $cols }x{ $rows } { $which ->
    [end] ends
   *[start] begins
  } on { $square }: on a board four squares wide, a tour begins and ends on one of the two long edges.
reason-short-edges = No tour of { $cols }x{ $rows } { $which ->
    [end] ends
   *[start] begins
  } on { $square }: a tour of this board begins and ends on its two short edges.
reason-three-rows = No tour of { $cols }x{ $rows } { $which ->
    [end] ends
   *[start] begins
  } on { $square }: it is one of the few exceptions on boards three squares wide, found by exhaustive search.
reason-closed-odd = { $cols }x{ $rows } has no closed tour: with an odd number of squares, the last square \
    has the colour of the first, but each knight's move changes colour.
reason-closed-narrow = { $cols }x{ $rows } has no closed tour: no board one, two or four squares wide has \
    one (Schwenk 1991).
reason-closed-small = { $cols }x{ $rows } has no closed tour: boards three squares wide have one from \
    length 10 on (Schwenk 1991).
reason-pair-same = A tour visits each square once, so it can't both begin and end on { $square }.
reason-pair-colour = No tour of { $cols }x{ $rows } leads from { $start } to { $end }: a knight changes \
    colour with each move, so with an even number of squares the two ends have different colours.
reason-pair-small-board = No tour of { $cols }x{ $rows } leads from { $start } to { $end }: this small \
    board is an exception, decided by exhaustive search.
reason-pair-corner-cluster = No tour of { $cols }x{ $rows } leads from { $start } to { $end }: both ends \
    sit in one corner region, and the squares there would be cut off.
reason-pair-corner = No tour of { $cols }x{ $rows } leads from { $start } to { $end }: with an end on \
    { $square } the other must be { $corner1 } or { $corner2 }, or one of these corners would be cut off.

# Backtracks from every square.
knight-table = Backtracks from every start square of **{ $cols }x{ $rows }**, by the { knight-program }, \
    array { $array }{ $arrays ->
    [several] { " " }(optimisation 4 tries the other arrays after it)
   *[one] { "" }
  }:
knight-table-set = **{ $chosen ->
    [0] No optimisations
    [one] Optimisation { $opts }
   *[other] Optimisations { $opts }
  }**: { $tours ->
    [0] no tour found
    [one] 1 tour, with { $sum ->
        [one] 1 backtrack
       *[other] { NUMBER($sum, useGrouping: "always") } backtracks
      }
   *[other] { $tours } tours, { $zero } without a backtrack; { $sum ->
        [one] 1 backtrack
       *[other] { NUMBER($sum, useGrouping: "always") } backtracks
      } in all
  }{ $limit ->
    [0] { "" }
   *[other] ; { $limit } searches given up (LIM)
  }.
knight-table-n = N: no tour begins on this square.
knight-table-lim = LIM: search given up after { NUMBER($max, useGrouping: "always") } backtracks.
knight-table-letters = A letter names the array that led to the tour, where it is not A.
knight-table-progress = Counting backtracks on { $cols }x{ $rows }: { $percent }% done.
knight-table-cut = I ran out of time at { $percent }% of the squares; ? marks the rest. A terminal allows \
    more time: `tileknight knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`. A smaller board \
    works here: `{ $prefix }knight table 8x8 opts:1-3`.{ $slow ->
    [1] { " " }Giving up searches sooner helps, too: max-returns:1000.
   *[0] { "" }
  }
knight-table-alt = { $count ->
    [one] A table
   *[other] { $count } tables
  } of the backtracks from every square of a board of { $cols } by { $rows }

# A search step by step.
knight-log = The search from **{ $start }** on { $cols }x{ $rows } by the { knight-program }, { $chosen ->
    [0] without optimisations
    [one] with optimisation { $opts }
   *[other] with optimisations { $opts }
  }, array { $array }: { $outcome ->
    [tour] a tour after
    [none] no tour, after
    [limit] given up after
   *[cut] too long to show in full; here are its first { $steps } steps, with
  } **{ $backtracks ->
    [one] 1 backtrack
   *[other] { $backtracks } backtracks
  }**. { knight-array }{ $squares ->
    [a1] { "" }
   *[both] { " " }Squares are (x, y) from the top left.
  }
knight-log-start = Start on { $square }
knight-log-move = Move { $number } to { $square }
knight-log-undo = Undo move { $number } from { $square }
knight-log-more = ... { $count } more steps are in the file ...
knight-log-alt = Knight's tour of a board of { $cols } by { $rows } from { $start }, found after \
    { $backtracks } backtracks
knight-log-impossible = Optimisation 1 rules out a tour from { $start }: the board has an odd number of \
    squares, and this square has the rarer colour. So the search tries no move.

# The article's automaton.
machine = **The automaton for the knight's tour** of Shalyto, Tukkel and Shamgunov (2003), a Mealy \
    machine. Each arrow shows when its turn comes, its condition and its action.
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
arrays = **The five arrays** of Shalyto, Tukkel and Shamgunov (2003): five orders in which a knight tries \
    its eight moves. A move is (columns to the right, rows down). A is the one \
    printed in the article; optimisation 4 tries them from A to E.
arrays-alt = Five small boards, A to E, each with a knight in the middle and 1 to 8 on the squares it \
    tries, in that order
