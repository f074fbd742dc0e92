knight-open = A knight's tour of { $cols }x{ $rows } from **{ $start }** to **{ $end }**: all { $squares } squares, each once.
knight-closed = A closed knight's tour of { $cols }x{ $rows } from **{ $start }**: all { $squares } squares, and from { $end } back to { $start }.
knight-alt = Knight's tour of a { $cols } by { $rows } board from { $start } to { $end }
knight-progress = Touring { $cols }x{ $rows }.
knight-try = { $count ->
    [0] This one works:
    [one] This one works:
   *[other] These work:
  }

# Why there is no tour.
reason-too-narrow = { $cols }x{ $rows } has no tour: on one or two rows a knight soon has nowhere to go.
reason-no-tour-on-board = { $cols }x{ $rows } has no tour at all: every search of it ends before the last square.
reason-colour = No tour of { $cols }x{ $rows } { $which ->
    [end] ends
   *[start] begins
  } on { $square }: the board has an odd number of squares, a knight changes colour with each move, so a tour begins and ends on the colour of the corners.
reason-four-rows = No tour of { $cols }x{ $rows } { $which ->
    [end] ends
   *[start] begins
  } on { $square }: on a board four squares wide, a tour begins and ends on one of the two long edges.
reason-three-rows = No tour of { $cols }x{ $rows } { $which ->
    [end] ends
   *[start] begins
  } on { $square }: it is one of the few exceptions on boards three squares wide, found by exhaustive search.
reason-closed-odd = { $cols }x{ $rows } has no closed tour: with an odd number of squares, the last square has the first one's colour, and a knight changes colour with each move.
reason-closed-narrow = { $cols }x{ $rows } has no closed tour: no board one, two or four squares wide has one (Schwenk 1991).
reason-closed-small = { $cols }x{ $rows } has no closed tour: boards three squares wide have one from length 10 on (Schwenk 1991).
reason-pair-same = A tour of { $square } alone would end where it begins.
reason-pair-colour = No tour of { $cols }x{ $rows } leads from { $start } to { $end }: a knight changes colour with each move, so with an even number of squares the two ends have different colours.
reason-pair-small-board = No tour of { $cols }x{ $rows } leads from { $start } to { $end }: this small board is an exception, decided by exhaustive search.
reason-pair-corner-cluster = No tour of { $cols }x{ $rows } leads from { $start } to { $end }: both ends sit in one corner region, and the squares there would be cut off.
reason-pair-corner = No tour of { $cols }x{ $rows } leads from { $start } to { $end }: the corner next to one end would be cut off.
