terminal-help =
    tileknight solve BOARD [-> GOAL]      the shortest solution of a sliding puzzle
      --size 2x3  --goal "1 2 3 4 5 0"  --metric stm|mtm  --time MILLISECONDS
      --algorithm auto|bfs|bidirectional|astar|ida
      --heuristic misplaced|row-weighted|manhattan|linear-conflict|walking-distance|pattern-database
      --png FILE  --gif FILE              the picture, the animation
    tileknight knight SIZE [START] [to END] [closed]
      --method construct|warnsdorff|exhaustive  --seed N  --time MILLISECONDS  --png FILE
    Both: --json for one object, --stdin --json for one puzzle a line in and one object a line out.

    Examples:
      tileknight solve 1 2 3 4 0 5
      tileknight solve "2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2" --json
      tileknight knight 5x5 e1 --png tour.png
fault-unknown-option = There is no option { $text }. `tileknight help` lists them, for example `tileknight solve 1 2 3 4 0 5 --json`.
fault-option-value = { $text } needs a value, for example `tileknight solve 1 2 3 4 0 5 --size 2x3 --png out.png`.
fault-file = The file { $file } can't be written ({ $reason }). For example `tileknight solve 1 2 3 4 0 5 --png out.png`.
fault-no-board-of-key = { $key } is the key of no { $rows }x{ $cols } board. For example `tileknight board 2x3 11165`.
