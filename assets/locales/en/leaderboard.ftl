leaders-title = **Leaderboard** · { $series ->
    [knight] ♞ knight of the day · {""}
   *[puzzle] {""}
  }{ $period ->
    [day] { $day }
    [week] week of { $from }
    [month] { $month }
   *[all] all time
  } · { $everywhere ->
    [true] everywhere
    [group] the group
   *[false] this chat
  }
leaders-row = { $rank }. { $name }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }{ $over ->
    [none] {""}
    [par] {" "}(par)
   *[other] {" "}({ $over })
  }, { $time }{ $assisted ->
    [true] , with help
   *[false] {""}
  }
# Over several days.
leaders-sum = { $rank }. { $name }: { $days ->
    [one] 1 day
   *[other] { $days } days
  }, { $over ->
    [none] { $moves } moves
    [par] all at par
   *[other] { $over } over par
  }, { $time }{ $assisted ->
    [true] , with help
   *[false] {""}
  }
leaders-nobody = Nobody { $everywhere ->
    [true] {""}
   *[false] in this chat{" "}
  }has solved { $period ->
    [day] the puzzle of { $day }
    [week] a puzzle of the week of { $from }
    [month] a puzzle of { $month }
   *[all] a daily puzzle
  } yet. `{ $prefix }daily` opens today's puzzle.
leaders-nobody-knight = Nobody { $everywhere ->
    [true] {""}
   *[false] in this chat{" "}
  }has completed { $period ->
    [day] the knight's tour of { $day }
    [week] a daily knight's tour of the week of { $from }
    [month] a daily knight's tour of { $month }
   *[all] a daily knight's tour
  } yet. `{ $prefix }daily knight` opens today's tour.
button-period = { $period ->
    [day] Day
    [week] Week
    [month] Month
   *[all] All time
  }
button-scope = { $everywhere ->
    [true] Everywhere
    [group] The group
   *[false] This chat
  }
