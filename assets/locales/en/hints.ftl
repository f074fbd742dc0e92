# Help with the game being played, and its cost.

hint-description = A hint for the board you are playing; ask again to learn more
hint-option-show = Show the hint, even though it marks today's puzzle as assisted
hint-question = A hint marks today's puzzle as assisted: your result then ranks after results without help. \
    Show the hint?
hint-tile = Hint: move tile **{ $tile }** next.
hint-slide = Hint: tile **{ $tile }** slides { $move ->
    [L] to the left
    [R] to the right
    [U] up
   *[D] down
  }.
hint-slides = Hint: { $isBest ->
    [true] a shortest way
   *[false] a good way
  } from here takes { $left ->
    [one] 1 more move
   *[other] { $left } more moves
  }. { $count ->
    [1] The next move is
   *[other] The next { $count } moves are
  } `{ $moves }`.
hint-squares = Hint: a tour continues with `{ $squares }`{ $count ->
    [1] {""}
   *[other] , in this order
  }.
hint-dead-end = No full tour is possible from here any more. { $back ->
    [none] No tour begins on this square; `/play knight 5x5 a1` gives you another board.
   *[other] Go back to **{ $back }**.
  }
hint-no-way = It is proved that the game can't be finished from here. { $back ->
    [none] `/play` gives you another board.
    [start] From its start it still can: `/move restart`.
   *[other] After **{ $back }** it still could; `/move undo` takes a move back.
  }
hint-steps = Hint: continue with `{ $steps }`. { $left ->
    [one] This is the last move.
   *[other] { $left } moves are left.
  }
fault-no-hints = This game has no hints. To play a board that has hints: `{ $prefix }play 3x3`.
game-assisted = Assisted: this result ranks after results without help.
button-hint = Hint
fault-hint-elsewhere = Others would see the hint here. Your board is in our private chat, so ask for a hint \
    there: `{ $prefix }hint`.
fault-no-hints-in-round = Rounds have no hints, so that they are fair to all. Games of your own have hints: \
    `{ $prefix }play 3x3`.
fault-no-way-found = I found no way to go on from here, but couldn't prove that there is none. Take a move \
    back and ask again: `{ $prefix }hint`.

fair-warning = This is { $near ->
    [yes] almost { "" }
   *[no] { "" }
  }{ $day ->
    [today] { $series ->
        [knight] today's knight's tour
       *[puzzle] today's puzzle
      }
   *[other] { $series ->
        [knight] the knight's tour of { $day }, which you haven't finished
       *[puzzle] the puzzle of { $day }, which you haven't finished
      }
  }. If I show you how to solve it, your result counts as assisted and ranks after results without help. \
      Show the solution?
button-show-it = Show it
fault-todays-board = This is { $near ->
    [yes] almost { "" }
   *[no] { "" }
  }{ $day ->
    [today] { $series ->
        [knight] today's knight's tour
       *[puzzle] today's puzzle
      }, and others here may still be playing it
   *[other] { $series ->
        [knight] the knight's tour of { $day }
       *[puzzle] the puzzle of { $day }
      }, and you haven't finished it
  }. Ask me in our \
      private chat; here I can solve any other board: `{ example }`.
fault-board-in-round = This is { $near ->
    [yes] almost { "" }
   *[no] { "" }
  }the board of a round that is still running. I show its solution once the round is over{ $minutes ->
    [0] { "" }
   *[other] , in { $minutes } min at most
  }. I can solve any other board now: `{ example }`.
