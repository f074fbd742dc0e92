# Help with the game being played, and its cost.

hint-description = A hint for the board you are playing; ask again to learn more
hint-option-show = Show the hint, even though it marks today's puzzle as assisted
hint-question = A hint marks today's puzzle as assisted: your result ranks after those without help. Show it?
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
  }{ $count ->
    [1] {""}
   *[other] ; the next { $count } of them
  }: `{ $moves }`
hint-squares = Hint: a tour goes on with `{ $squares }`{ $count ->
    [1] {""}
   *[other] , in this order
  }.
hint-dead-end = No tour is possible from here; that is proved. { $back ->
    [none] No tour begins on this square; `/play knight 5x5 a1` gives you another.
   *[other] Go back to **{ $back }**.
  }
hint-steps = Hint: go on with `{ $steps }`; { $left ->
    [one] it is the last move
   *[other] { $left } moves are left
  }.
fault-no-hints = There are no hints for this game. A board that has them: `{ $prefix }play 3x3`.
game-assisted = Assisted: this result ranks after those without help.
button-hint = Hint
fault-hint-elsewhere = Others would see the hint here. Your board is in our private chat, so ask me there: \
    `{ $prefix }hint`.
fault-no-hints-in-round = Rounds have no hints, so that they are fair to all. Games of your own have them: \
    `{ $prefix }play 3x3`.
fault-no-way-found = I couldn't find how to go on from here, and couldn't prove that it is impossible. Take \
    a move back and ask again: `{ $prefix }hint`.

fair-warning = That is { $near ->
    [yes] almost { "" }
   *[no] { "" }
  }{ $series ->
    [knight] today's knight's tour
   *[puzzle] today's puzzle
  }. Once you have seen how it is solved, your result \
      counts as assisted: it ranks after those without help. Show it?
button-show-it = Show it
fault-todays-board = That is { $near ->
    [yes] almost { "" }
   *[no] { "" }
  }{ $series ->
    [knight] today's knight's tour
   *[puzzle] today's puzzle
  }, and others here may still be playing it. Ask me in our \
      private chat; here I solve any other board: `{ example }`.
fault-board-in-round = That is { $near ->
    [yes] almost { "" }
   *[no] { "" }
  }the board of a round that is still running. I show its solution once the round is over{ $minutes ->
    [0] { "" }
   *[other] , in { $minutes } min at most
  }. I can solve any other board now: `{ example }`.
