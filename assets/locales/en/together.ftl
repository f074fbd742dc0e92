# Races and fewest moves: several people on one board.

race-description = Who solves the same board first? For 2 to 30 people: /race 3x3
race-option-size = A size from 2x2 to 10x10; 3x3 unless given
fmc-description = Who needs the fewest moves for one scramble: /fmc 4x4 10m
fmc-option-size = A size from 2x2 to 10x10; 3x3 unless given
fmc-option-minutes = How long it runs, 1 to 60 minutes: 10m

# The message of a race in the chat.
race-title = **Race** · { $size } · { $state ->
    [open] opened by { $host }
    [running] { $players } racing
   *[over] over
  }
race-how = Press Join within { $seconds } seconds: everybody gets the same board at the same moment, in \
    private.
race-rule = The first to solve it wins; on equal times, fewer moves win. No hints; a move taken back still \
    counts.
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
race-unranked = Faster than any hand can move, so not ranked: { $names }
race-alone = { $count ->
    [0] Nobody joined this time.
   *[other] Nobody else joined { $names } this time.
  } `{ $prefix }race { $size }` opens another one.
race-called-off = The race was called off. `{ $prefix }race { $size }` opens another one.
round-par = The fewest possible: { $par ->
    [one] 1 move
   *[other] { $par } moves
  }, proved.
round-bound = The fewest possible isn't proved; it is at least { $bound ->
    [one] 1 move
   *[other] { $bound } moves
  }.
# A separate message when a round is over, followed by the board and a solution.
race-result = **Race over** · { $size }: { $count ->
    [0] nobody has solved it.
    [one] { $names } is first, in { $time }.
   *[other] { $names } are first, in { $time }.
  }
fmc-result = **Round over** · { $size }: { $count ->
    [0] nobody has found a solution.
   *[other] { $names } with { $length ->
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
    [0] The race starts any moment
    [one] The race starts in 1 second
   *[other] The race starts in { $seconds } seconds
  }; the board will appear here, in this message.
seat-left = You have left the race. Until it starts, Join lets you in again.
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
   *[other] { " " }so far; still racing: { $running }.
  }
race-too-quick = **Solved** in { $time }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }. That was faster than any hand can move, so it isn't ranked.
race-ended = { $left ->
    [yes] You have left the race.
   *[no] The race is over.
  } { $winner ->
    [none] Nobody has solved it so far.
   *[other] First is { $winner }, in { $time }.
  }

# Fewest moves.
fmc-title = **Fewest moves** · { $size } · { $state ->
    [running] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
      }, opened by { $host }
   *[over] over
  }
fmc-how = One scramble for everybody: press Take part and send me your solution in private. You have as \
    many tries as you like; the shortest counts, and solutions are shown at the end.
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
   *[over] Nobody has found a solution this time. `{ $prefix }fmc { $size }` opens another one.
  }
fmc-seat = **Fewest moves** · { $size } · { $minutes ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $minutes } minutes
  } left
fmc-seat-how = Write the whole solution from this board, as the directions tiles slide in: { $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }. You have as many tries as you like; the shortest counts. Others see only its length until the end.
fmc-seat-best = Your best so far: { $length ->
    [one] 1 move
   *[other] { $length } moves
  } ({ $tries ->
    [one] 1 try
   *[other] { $tries } tries
  }).
fmc-seat-over = This round is over; the results are in the chat.
try-taken = **Solved in { $length ->
    [one] 1 move
   *[other] { $length } moves
  }.** { $isBest ->
    [yes] That is your best so far.
   *[no] Your best is still { $best }.
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
    [page] Rounds against others are for groups on Telegram and servers on Discord. Here this works:
   *[chat] { $command ->
        [race] A race
       *[fmc] This round
      } needs others: send `{ $prefix }{ $command } { \
          $size }` in a group or a server that I'm in. On your own:
  } `{ $prefix }play { $size }`.
fault-too-many-rounds = { $most } rounds are going on in this chat already. Once one is over, open the \
    next: `{ example }`.
fault-bad-minutes = A round can't last “{ $text }”. Write 1 to 60 minutes: `{ $prefix }fmc 4x4 10m`.
fault-round-over = This round is over. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` opens another one.
fault-race-started = This race has started without you. `{ $prefix }race { $size }` opens another one.
fault-round-full = This round is full: { $most } people are in. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` opens another one.
fault-race-alone = A race takes two: wait until somebody else has pressed Join. On your own: \
    `{ $prefix }play 3x3`.
fault-not-your-round = Only { $name }, who opened this round, and moderators can do that. \
    `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` opens your own.
fault-not-in-race = You are not in this race any more. Another one: `{ $prefix }race 3x3`.
fault-try-stuck = Move { $index } of your solution can't be made: no tile can slide that way there. \
    Nothing was counted; send the whole solution again, starting from the scramble: `{ $prefix }move LURD…`.
fault-try-unsolved = After { $moves ->
    [one] this one move
   *[other] these { $moves } moves
  } { $inPlace ->
    [one] 1 of { $tiles } tiles is
   *[other] { $inPlace } of { $tiles } tiles are
  } in place, so nothing was counted. Send the whole solution, from the scramble to \
      the goal: `{ $prefix }move LURD…`.
