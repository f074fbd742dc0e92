stats-none = You haven't solved a daily puzzle yet. `{ $prefix }daily` opens today's puzzle.
stats-days = **{ $solved ->
    [one] 1 daily puzzle
   *[other] { $solved } daily puzzles
  }** solved. Streak: { $current ->
    [one] 1 day
   *[other] { $current } days
  } (best { $best }), { $freezes ->
    [0] no freeze
    [one] 1 freeze
   *[other] { $freezes } freezes
  } left for missed days.
stats-knight = ♞ **{ $solved ->
    [one] 1 knight's tour of the day
   *[other] { $solved } knight's tours of the day
  }** walked. Streak: { $current ->
    [one] 1 day
   *[other] { $current } days
  } (best { $best }), { $freezes ->
    [0] no freeze
    [one] 1 freeze
   *[other] { $freezes } freezes
  } left for missed days.
stats-par = { $count ->
    [0] You have solved none of these puzzles with the fewest possible moves yet.
    [one] You have solved one of these puzzles with the fewest possible moves.
   *[other] You have solved { $count } of these puzzles with the fewest possible moves.
  }
stats-times = Best times: { $best }.
# The picture in words; the message beside it has the figures.
stats-alt = A calendar of the last twelve weeks; { $solved } daily puzzles solved without help, by moves \
    over par (0, 1–2, 3–6, 7–14, 15 or more): { $near }
