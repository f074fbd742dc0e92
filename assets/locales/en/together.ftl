# Races and fewest moves: several people on one board.

race-description = Who solves the same board first? For 2 to 30 people: /race 3x3
race-option-size = A size from 2x2 to 10x10; by default 3x3
fmc-description = Who needs the fewest moves for the same scramble? /fmc 4x4 10m
fmc-option-size = A size from 2x2 to 10x10; by default 3x3
fmc-option-minutes = How long the round runs, from 1 to 60 minutes, such as 10m

# The message of a race in the chat.
race-title = **Race** · { $size } · { $state ->
    [open] opened by { $host }
    [running] { $players } racing
   *[over] over
  }
race-how = Press Join within { $seconds } seconds. Everybody then gets the same board at the same moment, in \
    private.
race-rule = The first to solve the board wins. At equal times, fewer moves win. There are no hints, and a \
    move taken back still counts.
race-joined = { $count ->
    [0] Nobody has joined yet.
   *[other] Joined ({ $count }): { $names }
  }
race-row = { $rank }. { $name }: { $time }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }{ $over ->
    [none] { "" }
    [0] , the fewest possible
   *[other] { " " }(+{ $over })
  }
race-running = Still racing ({ $count }): { $names }
race-unfinished = Not finished: { $names }
race-unranked = Faster than any hand can move, and so not ranked: { $names }
race-alone = { $count ->
    [0] Nobody joined this time.
   *[other] Nobody else joined { $names } this time.
  } `{ $prefix }race { $size }` opens another race.
race-called-off = The race was called off. `{ $prefix }race { $size }` opens another race.
round-par = The proved minimum is { $par ->
    [one] 1 move.
   *[other] { $par } moves.
  }
round-bound = The minimum is at least { $bound ->
    [one] 1 move
   *[other] { $bound } moves
  }; the exact number isn't proved.
# A separate message when a round is over, followed by the board and a solution.
race-result = **Race over** · { $size }: { $count ->
    [0] nobody has solved it.
    [one] { $names } is first, in { $time }.
   *[other] { $names } are first, in { $time }.
  }
fmc-result = **Round over** · { $size }: { $count ->
    [0] nobody has found a solution.
    [one] { $names } wins with { $length ->
        [one] 1 move
       *[other] { $length } moves
      }.
   *[other] { $names } win with { $length ->
        [one] 1 move
       *[other] { $length } moves
      }.
  }
round-board = Board: `{ $board }`
round-way = { $proved ->
    [yes] Shortest solution, { $length ->
        [one] 1 move
       *[other] { $length } moves
      }
   *[no] A solution of { $length ->
        [one] 1 move
       *[other] { $length } moves
      }
  }: `{ $moves }`
rows-more = … and { $count } more

# A racer's private message.
seat-waiting = **You're in.** { $seconds ->
    [0] The race starts any moment.
    [one] The race starts in 1 second.
   *[other] The race starts in { $seconds } seconds.
  } The board will appear here, in this message.
seat-left = You have left the race. Until it starts, you can press Join to come back.
seat-alone = Nobody else joined this time. If you like, play the same board without a race.
seat-called-off = The race was called off. If you like, play the same board without a race.
race-board = **Race** · { $name }
race-solved = **Solved** in { $time }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }. You are { $rank ->
    [1] **first**
    [2] second
    [3] third
   *[other] number { $rank }
  } of { $players }{ $running ->
    [0] .
    [one] { " " }so far, and 1 is still racing.
   *[other] { " " }so far, and { $running } are still racing.
  }
race-too-quick = **Solved** in { $time }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }. That was faster than any hand can move, so the result isn't ranked.
race-ended = { $left ->
    [yes] You have left the race.
   *[no] The race is over.
  } { $winner ->
    [none] { $left ->
        [yes] Nobody has solved the board so far.
       *[no] Nobody has solved the board.
      }
   *[other] { $winner } is first, in { $time }.
  }

# Fewest moves.
fmc-title = **Fewest moves** · { $size } · { $state ->
    [running] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
      }, opened by { $host }
   *[over] over
  }
fmc-how = Everybody gets the same scramble. Press “Take part”, then send me your solution in our private \
    chat. You can try as often as you like; your shortest solution counts. All solutions are shown at the end.
fmc-row = { $rank }. { $name }: { $length ->
    [one] 1 move
   *[other] { $length } moves
  }{ $over ->
    [none] { "" }
    [0] , the fewest possible
   *[other] { " " }(+{ $over })
  } · { $tries ->
    [one] 1 try
   *[other] { $tries } tries
  }
fmc-nobody = { $state ->
    [running] No solution yet.
   *[over] Nobody has found a solution this time. `{ $prefix }fmc { $size }` opens another round.
  }
fmc-seat = **Fewest moves** · { $size } · { $minutes ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $minutes } minutes
  } left
fmc-seat-how = Write the whole solution from this board, as the directions in which tiles slide: { $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }. You can try as often as you like; your shortest solution counts. Until the end, others see only how \
      long your solution is.
fmc-seat-best = Your shortest solution so far: { $length ->
    [one] 1 move
   *[other] { $length } moves
  } ({ $tries ->
    [one] 1 try
   *[other] { $tries } tries
  }).
fmc-seat-over = This round is over. The results are in the chat.
try-taken = **Solved in { $length ->
    [one] 1 move
   *[other] { $length } moves
  }.** { $isBest ->
    [yes] That is your shortest solution so far.
   *[no] Your shortest solution still has { $best ->
        [one] 1 move.
       *[other] { $best } moves.
      }
  } { $minutes ->
    [0] Less than a minute is left.
    [one] 1 minute is left.
   *[other] { $minutes } minutes are left.
  }
solutions-title = **Solutions** · { $size }

notice-round = { $state ->
    [running] The race has started.
   *[over] { $kind ->
        [race] The race is over.
       *[fmc] This round is over.
      }
  }

button-join = Join
button-take-part = Take part
button-my-board = Open my board
button-start-race = Start now
button-end-round = End this round
button-leave = Leave the race
button-solutions = Show all solutions
button-rematch = Rematch
button-play-it-alone = Play it alone

fault-round-needs-chat = { $where ->
    [page] Rounds against others are for groups on Telegram and servers on Discord. Here you can play alone:
   *[chat] { $command ->
        [race] A race
       *[fmc] A fewest-moves round
      } needs other people. Send `{ $prefix }{ $command } { \
          $size }` in a group or a server that I'm in. To play alone:
  } `{ $prefix }play { $size }`.
fault-too-many-rounds = { $most } rounds are already running in this chat. When one is over, open the next \
    one: `{ example }`.
fault-bad-minutes = A round can't last “{ $text }”. Write 1 to 60 minutes: `{ $prefix }fmc 4x4 10m`.
fault-round-over = This round is over. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` opens another round.
fault-race-started = This race has started without you. `{ $prefix }race { $size }` opens another race.
fault-round-full = This round is full, with { $most } people. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` opens another round.
fault-race-alone = A race needs at least two people. Wait until somebody else has pressed Join, or play \
    alone: `{ $prefix }play 3x3`.
fault-not-your-round = { $masked ->
    [yes] The players of this round can start it, and moderators can start and end it.
   *[no] Only { $name }, who opened this round, and moderators can use this button.
  } `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` opens your own round.
fault-not-in-race = You are not in this race any more. To open another race: `{ $prefix }race 3x3`.
fault-try-stuck = Move { $index } of your solution is not possible: no tile can slide that way at that \
    point. This try doesn't count. Send the whole solution again, starting from the scramble: \
    `{ $prefix }move LURD…`.
fault-try-unsolved = After { $moves ->
    [one] this one move
   *[other] these { $moves } moves
  }, only { $inPlace ->
    [one] 1 of { $tiles } tiles is
   *[other] { $inPlace } of { $tiles } tiles are
  } in place, so this try doesn't count. Send the whole solution, from the scramble to \
      the goal: `{ $prefix }move LURD…`.
