# Lines that work, typed the same in every language. The texts of all languages may refer to them.

# An example of the called command: $prefix comes before its name ("/"), $command is its name.
example = { $prefix }{ $command ->
    [analyse] analyse 8 6 7/2 5 4/3 0 1
    [compare] compare 8 6 7/2 5 4/3 0 1
    [daily] daily
    [explain] explain 1 2 3 4 0 5
    [knight] knight 5x5 e1
    [leaderboard] leaderboard everywhere week
    [log] log solve 1 2 3 4 0 5
    [move] move LUR2
    [hint] hint
    [play] play 4x4
    [race] race 3x3
    [fmc] fmc 4x4 10m
    [scramble] scramble 4x4
    [apply] apply 1 2 3 4 0 5 L
    [board] board 2x3 11165
    [invert] invert R2D
    [key] key 1 2 3 4 0 5
    [neighbours] neighbours 2 0 3/1 8 4/7 6 5
    [notation] notation R2D2
    [reverse] reverse R2D
    [simplify] simplify RLL
    [transpose] transpose R2D
   *[other] solve 1 2 3 4 0 5
  }
# A command that takes a board; a board follows.
example-board = { $command ->
    [analyse] analyse
    [compare] compare
    [explain] explain
    [key] key
    [log] log solve
    [neighbours] neighbours
    [play] play
   *[other] solve
  }
example-of-board = { $command ->
    [play] { $prefix }play 8 6 7/2 5 4/3 0 1
   *[other] { example }
  }
# A board with words that may follow it.
example-behind = { $command ->
    [analyse] { $prefix }analyse 1 2 3 4 0 5 RLL
    [compare] { $prefix }compare 8 6 7/2 5 4/3 0 1 mtm
    [explain] { $prefix }explain 1 2 3 4 0 5 astar misplaced
    [log] { $prefix }log solve 1 2 3 4 0 5 astar misplaced
    [solve] { $prefix }solve 8 6 7/2 5 4/3 0 1 astar manhattan
   *[other] { example-of-board }
  }
# A command for a knight's board, and one that scrambles tiles; a size follows.
example-tour = { $command ->
    [play] play knight
   *[other] knight
  }
example-scramble = { $command ->
    [play] play
   *[other] scramble
  }
example-size = { $prefix }{ $command ->
    [board] board 2x3 11165
    [play] play 4x4
    [race] race 3x3
    [fmc] fmc 4x4 10m
    [scramble] scramble 4x4
   *[other] { example-board } 2x3 1 2 3 4 0 5
  }
example-moves = { $command ->
    [analyse] { $prefix }analyse 1 2 3 4 0 5 RLL
   *[other] { example }
  }

# An example of each terminal option.
terminal-option-example = { $option ->
    [goal] --goal "1 2 3 4 5 0"
    [size] --size { $command ->
        [scramble] 3x3
       *[other] 2x3
      }
    [algorithm] --algorithm astar
    [heuristic] --algorithm astar --heuristic manhattan
    [metric] --metric mtm
    [moves] --moves { $command ->
        [scramble] 20
       *[other] blank
      }
    [solution] --solution RLL
    [blank] --blank corner
    [length] --length 20
    [limit] --limit 8
    [steps] --steps 100
    [method] --method warnsdorff
    [opts] --opts 1,3
    [program] --program automaton
    [array] --array B
    [style] --style smooth
    [seed] --seed 4
    [time] --time 30000
    [gif] --gif out.gif
    [order] --order tour.txt
    [number] --number 152
    [language] --language ru
   *[png] --png out.png
  }

# Examples of the operators' commands.
example-operator = { $name ->
    [migrate-data] DATABASE_URL=postgres://user:password@host:5432/tileknight { $prefix }migrate-data
   *[other] { $prefix }{ $name } tileknight-2026-11-22.sqlite
  }
