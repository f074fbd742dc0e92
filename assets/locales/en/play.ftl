daily-board = **Daily puzzle #{ $number }** · { $day } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
play-board = **{ $rows }x{ $cols }** · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
practice-board = **Practice on puzzle #{ $number }** · { $day } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
daily-rules = Each tile's step counts one. Fewer moves come first, then less time; the clock runs since you opened it.
game-how = { $press ->
    [tiles] Press a tile to slide it, or type moves
    [arrows] The arrows slide the tile beside the blank. Or type moves
   *[nothing] Type moves
  }: `/move LUR2`
game-full = You have stayed with it for { NUMBER($most, useGrouping: "always") } moves, as many as I can keep of one game. A fresh start helps{ $counts ->
    [yes] .
   *[no] ; it comes as practice and counts for no streak.
  }
practice-done = That was practice on the puzzle of { $day }; it counts for no streak. `/daily` is today's.
# Said of a button to those who can't see it.
tile-name = { $tile ->
    [0] blank
   *[other] { $tile }
  }, row { $row }, column { $column }{ $inPlace ->
    [true] , in place
   *[false] {""}
  }
arrow-name = { $move ->
    [L] Slide a tile to the left
    [R] Slide a tile to the right
    [U] Slide a tile up
   *[D] Slide a tile down
  }
game-solved = **Solved** in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }, { $time }.
game-optimum = { $verdict ->
    [perfect] That is the fewest possible. Perfect!
    [over] The fewest possible: { $optimum }. You took { $over } more.
   *[unknown] Well done!
  }
# How many of all boards of that size need fewer moves.
result-hardness = { $percent ->
    [0] Hardly any { $size } board is easier.
   *[other] Harder than { $percent } % of all { $size } boards.
  }
result-rank = { $isHere ->
    [true] Rank { $rankHere } of { $peopleHere } in this chat, { $rank } of { $people } everywhere.
   *[false] Rank { $rank } of { $people } everywhere.
  }
daily-streak = Streak: { $current ->
    [one] **1 day**
   *[other] **{ $current } days**
  } (best { $best }){ $freezes ->
    [0] .
    [one] , 1 freeze in hand.
   *[other] , { $freezes } freezes in hand.
  }
streak-frozen = { $count ->
    [one] A freeze
   *[other] Freezes
  } covered { $days }, which you missed: the streak goes on.
next-puzzle = Next puzzle in { $count } { $unit ->
    [hours] h
   *[minutes] min
  }.
# Where a message of the bot stands that was asked for again, and a sign at the line is refused.
standing-above = It stands a few messages above.
share = TileKnight #{ $number } · { $name }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }, { $time } { $squares }
notice-board-moved-on = The board has moved on; here it is.
button-again = Start again
button-another-board = Another board
button-shortest-way = Shortest way
button-my-game = My game
photo-working = Cutting your picture into tiles …
