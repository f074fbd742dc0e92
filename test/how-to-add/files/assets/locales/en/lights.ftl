help-game-lights = `{ $prefix }play lights 4x4` lamps to switch off, each with those beside it
lights-name = Lights Out { $size }
lights-goal = The goal: all lamps off. A press switches a lamp and those beside, above and below it.
lights-lamp = { $square }, { $isLit ->
    [true] lit
   *[false] off
  }
fault-lights-large = Lights Out ends at { $most } rows and columns: `{ $prefix }play lights 5x5`.
fault-lights-stuck = Those lamps are dark already, or can't all be switched off: `{ $prefix }play lights 5x5`.
