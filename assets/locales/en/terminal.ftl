terminal-help =
    tileknight solve BOARD [-> GOAL]      the shortest solution of a sliding puzzle
      --size 2x3  --goal "1 2 3 4 5 0"  --metric stm|mtm  --time MILLISECONDS
      --algorithm auto|bfs|bidirectional|astar|ida
      --heuristic misplaced|row-weighted|manhattan|linear-conflict|walking-distance|pattern-database
      --png FILE  --gif FILE              the picture, the animation
    tileknight knight SIZE [START] [to END] [closed]    a knight's tour
      --method construct|warnsdorff|classic|exhaustive  --seed N (of the first two)  --time MILLISECONDS
      --opts 1,3  --program iterative|recursive|automaton  --array A|B|C|D|E    the classical method
      --style straight|smooth  --png FILE  --gif FILE  --order FILE (every square's number)  --measures (in JSON)
    tileknight knight table SIZE [opts:1 vs 1,2]    the classical method's backtracks from every square
    tileknight knight log SIZE START      its steps, one a line;  knight machine: its automaton
    tileknight analyse BOARD [-> GOAL] [MOVES]    all about a board, or where a solution lost moves
      --size  --goal  --solution MOVES  --metric stm|mtm  --moves tile|blank  --time  --png FILE
    tileknight explain BOARD [-> GOAL]    why it can or can't be solved, and its key
      --size  --goal  --png FILE
    tileknight compare BOARD [-> GOAL]    every method on one board: moves, positions, time, memory
      --size  --goal  --metric  --time MILLISECONDS (for each)  --png FILE
    tileknight scramble [SIZE]            a scrambled board, and the moves that lead to it
      --blank corner | --moves N | --length N   --seed N  --time  --png FILE
    tileknight apply BOARD MOVES          where the moves lead
    tileknight invert [BOARD] MOVES       the moves that lead back; with a board, where they came from
    tileknight transpose BOARD | MOVES    mirrored on the diagonal
    tileknight reverse BOARD | MOVES      the way back as a board of its own; moves from last to first
    tileknight simplify MOVES             without moves that are taken back at once
    tileknight notation MOVES             RRDD and R2D2, named by the tile and by the blank
    tileknight key BOARD, board SIZE KEY  a board as one number, and back
      --metric mtm writes R2; --moves blank reads and writes the blank's directions
    All: --json for one object, --stdin --json for one puzzle a line in and one object a line out.

    Examples:
      tileknight solve 1 2 3 4 0 5
      tileknight solve "2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2" --json
      tileknight knight 5x5 e1 --png tour.png
      tileknight knight table 7x7 opts:1,2,3 program:automaton --json
      tileknight analyse 1 2 3 4 0 5 RLL
      tileknight scramble 4x4 --length 50
terminal-undrawn = There is nothing to draw or to write, so { $options } { $count ->
    [one] was
   *[other] were
  } not used.
terminal-output = The answer can't be written to standard output ({ $reason }).

# A line of each command, and of each option.
terminal-example = { $command ->
    [knight] knight 5x5 e1
    [analyse] analyse 1 2 3 4 0 5
    [explain] explain 1 2 3 4 0 5
    [compare] compare 1 2 3 4 0 5
    [scramble] scramble
    [apply] apply 1 2 3 4 0 5 L
    [invert] invert R2D
    [transpose] transpose R2D
    [reverse] reverse R2D
    [simplify] simplify RLL
    [notation] notation R2D2
    [key] key 1 2 3 4 0 5
    [board] board 2x3 11165
   *[solve] solve 1 2 3 4 0 5
  }
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
    [method] --method warnsdorff
    [opts] --opts 1,3
    [program] --program automaton
    [array] --array B
    [style] --style smooth
    [seed] --seed 4
    [time] --time 30000
    [gif] --gif out.gif
    [order] --order tour.txt
   *[png] --png out.png
  }

fault-unknown-option = There is no option { $text } here. `tileknight help` lists them, for example `tileknight { terminal-example } --json`.
fault-option-value = --{ $option } needs a value, for example `tileknight { terminal-example } { terminal-option-example }`.
fault-seed-option = “{ $text }” is not a seed: seeds are whole numbers from 0 to 999999999. For example `tileknight { terminal-example } --seed 4`.
fault-time-option = “{ $text }” is not a time limit: it is a number of milliseconds, at least 1. For example `tileknight { terminal-example } --time 30000`.
fault-file = The file { $file } can't be written ({ $reason }). For example `tileknight { terminal-example } --png out.png`.
fault-no-file-name = --{ $option } needs the name of a file; “-” is none, since pictures and orders don't go to standard output. For example `tileknight { terminal-example } { terminal-option-example }`.
fault-option-misfit = { $option } does not go with { $kind ->
    [table] a table
    [log] a log
   *[machine] the machine
  }. For example `tileknight knight { $kind ->
    [table] table 7x7 opts:1,2,3
    [log] log 3x4 b1
   *[machine] machine
  } --png out.png`.
fault-batch-misfit = With --stdin the lines come from standard input and the answers go to standard output, so “{ $text }” has no place: `tileknight { $command } --stdin --json`.
fault-gif-too-large = An animation of { $cols }x{ $rows } would be too large: boards go up to { $max }x{ $max }. For example `tileknight knight 8x8 a1 --gif tour.gif`.
fault-no-board-of-key = { $key } is the key of no { $rows }x{ $cols } board. For example `tileknight board 2x3 11165`.
