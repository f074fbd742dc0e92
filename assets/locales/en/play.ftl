daily-name = { $series ->
    [knight] Knight of the day #{ $number }
   *[puzzle] Daily puzzle #{ $number }
  }
daily-board = **{ daily-name }** · { $weekday } { $day } · { $name }
play-board = **{ $name }**
practice-name = { $series ->
    [knight] Practice on the knight of the day #{ $number }
   *[puzzle] Practice on puzzle #{ $number }
  }
practice-board = **{ practice-name }** · { $weekday } { $day } · { $name }
game-made = { $made ->
    [one] 1 move
   *[other] { $made } moves
  }
# The proved fewest moves of a solution.
game-par = par { $par }
game-goal = The goal: 1, 2, 3 ... row by row, with the blank last.
daily-rules = { $series ->
    [knight] Each square you visit counts as one move, even if you take it back.
   *[puzzle] Each tile that moves counts as one move.
  } The result with fewer moves ranks higher; if two have equally many, the faster one does. The clock has \
      been running since you opened the board.
game-how = { $press ->
    [tiles] Press a tile to slide it, or type moves
    [arrows] Press an arrow to slide a tile into the blank, or type moves
   *[nothing] Type moves
  }: `/move LUR2`
game-how-cells = { $press ->
    [cells] Press a cell, or type it
   *[nothing] Type cells
  }: `/move { $square }`
# The fewest moves from a board's start.
game-way = { $count ->
    [one] One move is enough
   *[other] { $count } moves are enough
  }: `{ $steps }`
play-progress = { $level ->
    [length] Looking for a board that needs { $length ->
        [one] 1 move
       *[other] { $length } moves
      }.
    [easy] Looking for an easy board.
    [hard] Looking for a hard board.
   *[medium] Looking for a medium board.
  }
game-full = This game has { NUMBER($most, useGrouping: "always") } { $unit ->
    [squares] squares
   *[moves] moves
  }, as many as I can save. To go on, start again.{ $counts ->
    [yes] { "" }
   *[no] { " " }The new game is practice and doesn't count towards a streak.
  }
game-given-up = **Given up** after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }, { $time }. This game doesn't count. Better luck next time!
game-put-away = **Closed** after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }, to make room for newer games. **{ button-play-again }** starts this board over.
# Instead of a board whose game is no longer kept.
game-gone = **Over**: this game is no longer saved. Start a new one: `/play 3x3`.
# A knight's tour, walked by hand.
walk-goal = The goal: visit every square once.
walk-name = { $closed ->
    [yes] Closed knight's tour
   *[no] Knight's tour
  } { $cols }x{ $rows }
walk-progress = { $walked } of { $squares } squares
walk-how = { $press ->
    [squares] Press a square that the knight can reach, or type it
   *[nothing] Type where the knight goes
  }: `/move { $square }`
walk-closed-how = The last square has to be one knight's move away from the first, **{ $first }**.
walk-not-closed = **Every square is visited**, but no knight's move leads back to { $first }. To take \
    moves back, press Undo or type `/move undo`.
walk-stuck = **The knight is stuck**: it has visited every square within reach. To take moves back, press \
    Undo or type `/move undo`.
walk-hopeless = No full tour is possible from here any more. To take moves back, press Undo or \
    type `/move undo`.
walk-alt = A { $cols } by { $rows } chessboard, { $walked ->
    [one] one square visited
   *[other] { $walked } squares visited
  }, the knight on { $here }; { $count ->
    [0] it has no square to go to
   *[other] it can go to { $reach }
  }
square-name = Move the knight to { $square }
practice-done = { $series ->
    [knight] You practised the knight's tour of { $day }, so the result doesn't count towards your streak. \
        `/daily knight` opens today's tour.
   *[puzzle] You practised the puzzle of { $day }, so the result doesn't count towards your streak. \
       `/daily` opens today's puzzle.
  }
# Names of buttons for screen readers.
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
  }, { $time }{ $assisted ->
    [true] , with help
   *[false] {""}
  }.
game-optimum = { $verdict ->
    [perfect] That is the fewest possible. Perfect!
    [helped] That is the fewest possible.
    [over] The fewest possible is { $optimum }, so you took { $over } more.
   *[unknown] Well done!
  }
# How many of all boards of that size need fewer moves.
result-hardness = This board was harder than { $percent }% of all { $size } boards.
result-rank = { $people ->
    [1] You're the first to solve it!
   *[other] { $shared ->
        [here] Rank { $rankHere } of { $peopleHere } in this chat, { $rank } of { $people } everywhere.
        [group] Rank { $rankHere } of { $peopleHere } in the group, { $rank } of { $people } everywhere.
       *[none] Rank { $rank } of { $people } everywhere.
      }
  }
result-unranked = You were faster than any hand can move, so the result isn't ranked. It still counts \
    for your streak.
daily-streak = { $series ->
    [knight] Knight's tour streak
   *[puzzle] Streak
  }: { $current ->
    [one] **1 day**
   *[other] **{ $current } days**
  } (best { $best }){ $freezes ->
    [0] .
    [one] , 1 freeze left for a missed day.
   *[other] , { $freezes } freezes left for missed days.
  }
streak-frozen = { $count ->
    [one] A freeze
   *[other] Freezes
  } covered { $days }, which you missed. Your streak goes on.
next-puzzle = Next puzzle in { $count } { $unit ->
    [hours] h
   *[minutes] min
  }.
# In a shared chat, where each person opens their own board; results follow.
day-message = **{ daily-name }** · { $day } · { $size } · par { $par }
day-nobody = Nobody here has solved this puzzle yet. **Play** opens a board of your own { $linked ->
    [no] that only you see
   *[yes] in our private chat
  }. Your result will appear here.
day-more = and { $count } more
# In a message of the day that a newer one in the same chat has replaced.
day-earlier = The results are now in the newer message below. **Play** works here, too.
# In place of a board in a group that only one person could play.
board-elsewhere = Everybody plays this puzzle on a board of their own. **Play** opens yours in our private \
    chat.
# Below a public board in a group whose player is not known: an admin or a channel has asked for it.
game-for-all = Everybody here can play on this board.
# Below the results of the day's puzzle, once the knight of that day is played there; names of its finishers.
day-knight = ♞ **Knight of the day**: { $count ->
    [0] under way, but nobody has finished yet.
   *[other] walked by { $names }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
      }
  }
past-message = **{ practice-name }** · { $day }
    { "" }**Play** opens a board of your own in our private chat. The result doesn't count towards a streak.
board-invitation = **A { $size } board** to solve. { opened-alone }
walk-invitation = { $closed ->
    [yes] **A closed knight's tour of { $size }** to walk: it ends one knight's move away from its start.
   *[no] **A knight's tour of { $size }** to walk.
  } { opened-alone }
game-invitation = **{ $name }**. { opened-alone }
opened-alone = **Play** opens your own copy in our private chat. Everybody here gets the same board.
button-play = Play
button-play-knight = ♞ Knight of the day
# Where to find a message of the bot that was asked for again, if reactions are not allowed.
standing-above = The message that you asked for is a few messages up.
share = { $series ->
    [knight] TileKnight ♞ #{ $number }
   *[puzzle] TileKnight #{ $number }
  } · { $name }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }, { $time } { $squares }{ $par ->
    [0] {""}
   *[other] {" "}· par { $par }
  } · streak { $streak }{ $note ->
    [helped] {" "}· with help
    [unranked] {" "}· not ranked
   *[none] {""}
  }
# For a friend: the board of a solved game, as a line to send.
share-board = { $name } needed { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  } for this board{ $par ->
    [0] {""}
   *[other] { "" } (par { $par })
  }. Try it yourself: `{ $line }`
button-for-a-friend = Challenge a friend
notice-board-moved-on = The board has changed; this is how it looks now.
button-again = Start again
button-play-again = Play it again
button-undo = Undo
# Before many moves are lost, above two buttons: the first ends the game, the second goes on.
restart-sure = Restart? Your { $made } moves will be lost.
giveup-sure = Give up? The game ends unsolved after { $made } moves.
button-play-on = Keep playing
button-restart = Restart
button-giveup = Give up
button-a-tour = Show a tour
button-another-board = Another board
button-harder = Harder
button-bigger = Bigger
button-shortest-way = Shortest way
button-my-game = Review my game
photo-working = Cutting your picture into tiles …
