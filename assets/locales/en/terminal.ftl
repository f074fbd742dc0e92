# The help, one text per command; 80 columns at most, a Chinese character takes two.
terminal-help-about =
    TileKnight solves sliding puzzles and finds knight's tours.
terminal-help-called =
    In this checkout, write { $program } instead of tileknight.
terminal-help-solve =
    { $prefix }solve BOARD [-> GOAL]    the shortest solution of a sliding puzzle
      --size 2x3  --goal "1 2 3 4 5 0"  --metric stm|mtm  --time MILLISECONDS
      --algorithm auto|bfs|dfs|iddfs|bidirectional|astar|ida|human|whole-space
      --limit N                           how many moves deep dfs goes
      --heuristic misplaced|row-weighted|manhattan|linear-conflict
                  |walking-distance|pattern-database
      --positions                         the positions along the solution
      --png FILE  --gif FILE              the picture, the animation
terminal-help-knight =
    { $prefix }knight SIZE [START] [to END] [closed]    a knight's tour;
                                          closed: ends one move from its start
      --method construct|warnsdorff|classic|exhaustive  --time MILLISECONDS
      --seed N                            only for construct and warnsdorff
      --opts 1,3  --program iterative|recursive|automaton  --array A|B|C|D|E
                                          variants of the classical method
      --max-returns N  --good-returns N   limits of the classical method
      --squares a1|xy                     a1, or (x,y) counted from the top left
      --style straight|smooth  --png FILE  --gif FILE
      --order FILE                        the move number of every square
      --squares-list                      the squares in order: a1 c2 ...
      --measures                          adds turns and crossings to the JSON
    { $prefix }knight count SIZE [START] [to END] [closed]    the number of tours
    { $prefix }knight check [SIZE] TOUR    your own tour: squares or move numbers
    { $prefix }knight table SIZE [opts:1 vs 1,2]    how often the search
                                          backtracks, for every starting square
    { $prefix }knight log SIZE START    the classical search, one step per line
                                          (such as 3x4 b1, or 3x4 "(2,4)")
    { $prefix }knight machine           the classical search's automaton
    { $prefix }knight arrays            the orders in which this search tries moves
terminal-help-analyse =
    { $prefix }analyse BOARD [-> GOAL] [MOVES]    all about a board, or where
                                          a solution lost moves
      --size  --goal  --solution MOVES  --metric stm|mtm  --moves tile|blank
      --time MILLISECONDS  --gif FILE  --png FILE
terminal-help-explain =
    { $prefix }explain BOARD [-> GOAL]  why a board can be solved or not; its key
      --size  --goal  --png FILE
    { $prefix }explain BOARD SEARCH     a search step by step, as log solve does;
                                          human: as a person solves it
      { $prefix }explain 1 2 3 4 0 5 astar misplaced
terminal-help-log =
    { $prefix }log solve BOARD [-> GOAL] [SEARCH] [HEURISTIC]    step by step
      bfs|dfs|iddfs|astar|ida|bidirectional    boards up to 10 cells
      misplaced|row-weighted|manhattan|linear-conflict|walking-distance
                                          for astar and ida
      --limit N                           how many moves deep dfs goes
      --steps N                           maximum of steps; by default 20000
      --size  --goal  --png FILE  --gif FILE
terminal-help-compare =
    { $prefix }compare BOARD [-> GOAL]  every method on one board
      --size  --goal  --metric  --png FILE
      --time MILLISECONDS                 for each method
terminal-help-scramble =
    { $prefix }scramble [SIZE]          a scrambled board, and the way to it
      --blank corner | --moves N | --length N
      --seed N  --time MILLISECONDS  --png FILE
terminal-help-apply =
    { $prefix }apply BOARD MOVES        the board after the moves
terminal-help-invert =
    { $prefix }invert [BOARD] MOVES     the moves that lead back; with BOARD, the
                                          board that the moves came from
terminal-help-transpose =
    { $prefix }transpose BOARD | MOVES  BOARD or MOVES mirrored at the diagonal
terminal-help-reverse =
    { $prefix }reverse BOARD | MOVES    start and goal exchanged; or the moves
                                          from last to first
terminal-help-simplify =
    { $prefix }simplify MOVES           the moves without those that cancel out
terminal-help-notation =
    { $prefix }notation MOVES           the moves as RRDD and as R2D2, named by
                                          the tile's and the blank's direction
terminal-help-neighbours =
    { $prefix }neighbours BOARD         all boards one move away
terminal-help-key =
    { $prefix }key BOARD                a board as one number: its tiles as digits,
                                          and its place among all permutations
terminal-help-board =
    { $prefix }board SIZE KEY | SIZE number:N    from a number to the board
terminal-help-read =
    { $prefix }read FILE...             the board in each picture (JPEG, PNG, WebP)
    { $prefix }solve --picture FILE     solves the board in a picture; works with
                                          analyse, explain and compare, too
fault-no-picture = Name the pictures after `read`: `read board.png`.
terminal-read = { $sure ->
    [yes] { $board }
    [no] { $board } (not sure)
   *[cells] { $board } (not sure; check the cells { $cells })
  }
terminal-help-all =
    All commands: --json prints one object; --stdin --json one object per line.
    Moves: --metric mtm writes R2; --moves blank names the blank's directions.
    Pictures: --theme dark draws them on a dark page, contrast in high contrast.
    Language: --language ru, else that of LC_ALL, LC_MESSAGES or LANG: de, en, es,
      ru, zh. JSON is the same in all of them.
    { $prefix }help COMMAND, { $prefix }--version

    Examples:
      { $prefix }solve 1 2 3 4 0 5
      { $prefix }solve "2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2" --json
      { $prefix }knight 5x5 e1 --png tour.png
      { $prefix }knight table 7x7 opts:1,2,3 program:automaton --json
      { $prefix }analyse 1 2 3 4 0 5 RLL
      { $prefix }scramble 4x4 --length 50
      { $prefix }scramble 4x4 | { $prefix }solve

# For the operators of a bot.
terminal-help-operator = For those who run the bot:
terminal-help-backup =
    { $prefix }backup FILE              copies the database, even while it is used
terminal-help-restore =
    { $prefix }restore FILE             replaces the database with a backup
terminal-help-migrate-data =
    { $prefix }migrate-data             copies SQLite to PostgreSQL (DATABASE_URL)
terminal-backed-up = A copy of the database is in { $file }.
terminal-restored = The database is now the one from { $file }.{ $before ->
    [none] { "" }
   *[other] { " " }The previous one is kept as { $before }.
  }
terminal-migrated = The data are copied, and compared row by row:
terminal-needs-postgres = DATABASE_URL must name the PostgreSQL database to copy to.
terminal-on-postgres = DATABASE_URL is set, so the data are in PostgreSQL. Use PostgreSQL's own command: \
    { $line }
terminal-operator-takes = This command takes { $wanted ->
    [file] the name of one file
   *[nothing] nothing after its name
  }, for example: { example-operator }

terminal-written = Saved as { $files }.
terminal-undrawn = There is nothing to draw or write, so { $options } { $count ->
    [one] was
   *[other] were
  } not used.
terminal-output = The answer can't be written to standard output ({ $reason }).

fault-unknown-option = There is no option { $text } here. `{ $prefix }help` lists all options, for example \
    `{ example } --json`.
fault-option-value = --{ $option } needs a value, for example `{ example } { terminal-option-example }`.
fault-language-option = I don't speak “{ $text }” yet. I speak: { $known }. For example \
    `{ $prefix }help --language ru`.
fault-seed-option = “{ $text }” is not a seed: seeds are whole numbers from 0 to 999999999. For example \
    `{ example } --seed 4`.
fault-time-option = “{ $text }” is not a time limit. Write a number of milliseconds, at least 1. For \
    example `{ example } --time 30000`.
fault-search-steps = “{ $text }” is not a number of steps. Write a whole number from 1 to { $max }. For \
    example `{ example } --steps 100`.
fault-unused-steps = Only a search has steps to count. Name a search: \
    `{ $prefix }explain 1 2 3 4 0 5 astar --steps 100`.
fault-log-of-what = What should I log? `{ $prefix }log solve 1 2 3 4 0 5 astar misplaced` logs a \
    search for a solution, `{ $prefix }knight log 3x4 b1` a search for a knight's tour.
fault-file = The file { $file } can't be written ({ $reason }). For example `{ example } --png out.png`.
fault-text-file = { $reason ->
    [large] The file { $file } is larger than 64 kB.
    [binary] The file { $file } is not a text.
   *[gone] The file { $file } can't be read.
  } Give a text file with one board, or type the board: `{ $prefix }solve 1 2 3/4 0 5`.
fault-no-file-name = --{ $option } needs the name of a file. “-” doesn't work, because such files can't be \
    written to standard output. For example `{ example } { terminal-option-example }`.
fault-file-ending = --{ $option } writes { $option ->
    [gif] a GIF
    [order] a text file
   *[png] a PNG
  }, so the file name has to end in “{ $option ->
    [order] .txt
   *[other] .{ $option }
  }”: `{ example } --{ $option } { $file }`.
fault-option-misfit = { $option } does not go with { $kind ->
    [count] a count
    [check] a check
    [table] a table
    [log] a log
    [arrays] the arrays
   *[machine] the machine
  }. For example `{ $prefix }knight { $kind ->
    [count] count 5x5
    [check] check 4x3 a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3
    [table] table 7x7 opts:1,2,3
    [log] log 3x4 b1
    [arrays] arrays
   *[machine] machine
  } --png out.png`.
terminal-batch-rows = With --stdin each line is one puzzle. Join the rows of a board by /, as in \
    `1 2 3/4 0 5`, or leave --stdin out.
fault-batch-misfit = With --stdin the lines come from standard input and the answers go to standard \
    output, so leave out “{ $text }”: `{ $prefix }{ $command } --stdin --json`.
fault-gif-too-large = An animation of { $cols }x{ $rows } would be too large. The largest board is \
    { $max }x{ $max }. For example `{ $prefix }knight 8x8 a1 --gif tour.gif`.
fault-no-board-of-key = No { $rows }x{ $cols } board has the key { $key }. For example \
    `{ $prefix }board 2x3 11165`.
fault-no-board-of-number = No { $rows }x{ $cols } board has the number { $number }. Numbers go from 0 to \
    { $last }. For example `{ $prefix }board 2x3 number:152`.
fault-no-board-in-object = This JSON object has no board: “start”, “board” or “tiles” should be a list of \
    tiles, as `{ $prefix }scramble 3x3 --json` prints.
