# The commands as menus show them (at most 100 characters each), and the guides.

solve-description = The shortest solution of a sliding puzzle: /solve 1 2 3 4 0 5
solve-option-board = The board row by row, 0 for the blank: 1 2 3 4 0 5, or 5 1 3/4 2 0/7 8 6
solve-option-goal = The board to reach; 1, 2, 3, ... and the blank last unless given
solve-option-size = Rows x columns, such as 2x4; found by itself for the usual boards
solve-option-algorithm = How to search; the best one for the size unless given
solve-option-heuristic = What astar and ida look ahead by; linear-conflict unless given
solve-option-metric = stm counts every tile's step, mtm a straight slide of several tiles as one

knight-description = A knight's tour over every square of a board: /knight 5x5 e1
knight-option-size = Files x ranks: 8x8, 5x7, 3x10; or a whole line: table 5x5 opts:1 vs 1,2
knight-option-start = The first square, such as e1
knight-option-end = The last square, such as h1
knight-option-closed = A tour whose last square attacks the first
knight-option-method = construct is instant on any board; the others search as the textbooks do
knight-option-opts = Optimisations of the classical method: 1,3 or 1-4; in a table also 1 vs 1,2
knight-option-program = One of the classical method's three programs; all find the same
knight-option-array = The order in which the classical method tries the moves
knight-option-style = How the path is drawn
knight-option-show = A tour, a table of backtracks, a log of the search, or the automaton

daily-description = Today's puzzle, the same for everybody, with streaks and a leaderboard
daily-option-day = A past day to practise on, such as 2026-11-20

leaderboard-description = Who solves the daily puzzles best, here or everywhere: /leaderboard week
leaderboard-option-period = day (today), week, month, or all
leaderboard-option-scope = here (this chat), or everywhere

stats-description = Your daily puzzles: calendar, streak, moves over the fewest possible, best times

play-description = A game of your own: /play 4x4, a board that you give, or /play knight 6x6
play-option-size = A size from 2x2 to 10x10 (3x3 unless given), a board: 8 6 7/2 5 4/3 0 1, or: knight 6x6 a1
play-option-level = A third of all boards of that size, by the fewest moves that solve them
play-option-length = The fewest moves that solve it: 20
play-option-picture = A photo of yours to cut into tiles: JPEG or PNG, up to 10 MB
play-option-public = A board that everybody here sees

move-description = Moves on the board you are playing: /move LUR2, /move 7 8, /move c3
move-option-moves = Where tiles slide (LUR2, left, wasd, ←), the tiles (7 8), or a knight's squares (c3 d5)

help-description = What I can do, with examples
help-option-topic = More about one thing
start-description = Hello, with examples

start =
    { "" }**TileKnight** solves sliding puzzles, finds knight's tours, and has a puzzle for you every day.

    `/solve 1 2 3 4 0 5` the shortest solution, drawn
    `/knight 5x5 e1` a knight's tour from e1
    `/daily` today's puzzle, the same for everybody
    `/play 4x4` a board of your own

    `/help` tells more.
help =
    { "" }**Sliding puzzles**: write the tiles row by row, 0 for the blank. Any size from 2x2 to 10x10.
    `/solve 1 2 3 4 0 5` a 2x3 board
    `/solve 8 6 7/2 5 4/3 0 1` rows by slashes
    `/solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2` with a goal of your own
    `/compare 8 6 7/2 5 4/3 0 1` ways to solve it, side by side

    { "" }**Knight's tours**: files x ranks, and the square to start from.
    `/knight 5x5 e1`
    `/knight 8x8 a1 to h1` from one corner to the other
    `/knight 6x6 closed` ends a knight's move from its start
    `/help knight` tells of classical searches, their tables and logs

    { "" }**A closer look**
    `/analyse 8 6 7/2 5 4/3 0 1` good moves, all shortest solutions, how hard it is
    `/analyse 1 2 3 4 0 5 RLL` where a solution lost moves
    `/explain 1 2 3 4 0 5` why it can be solved
    `/scramble 4x4` a board to share; `/scramble 3x3 length:20` of exactly so many moves

    { "" }**Play**: press a tile in the row or column of the blank, and it slides. Or type the directions in which tiles slide.
    `/daily` today's puzzle: one for everybody, with streaks
    `/leaderboard everywhere week` who solved most of the days, then who needed the fewest moves over par (the fewest possible), then the least time
    `/stats` your own days, drawn
    `/play 4x4` a scrambled board of your own
    `/move LUR2` left, up, right, right
    `/race 3x3` in a group: who solves the same board first?
    `/fmc 4x4 10m` in a group: who needs the fewest moves?
    `/help moves` other ways to type them
help-moves =
    { "" }**Moves as you type them**: in our private chat without `/move`, as many in one line as you like. If one can't be made I name it; those before it count.

    { "" }**Tiles slide** this way:
    `/move LUR2` letters, with a count
    `/move left up right2` words, also влево, 左 and so on
    `/move ←↑→→` arrows
    `/move awdd` the keys W up, A left, S down, D right. D is right if the first other letter of the line is W, A or S, else it is down
    `/move 7 8 5` tiles by their numbers; one further off takes those between along. A number is one tile if the board has it: up to 2x5 and 3x3 `785` is three

    { "" }**The knight goes** to squares:
    `/move c3`
    `/move c3 d5` or `c3d5`, `Nc3`
help-knight =
    { "" }**Tours**: files x ranks to 10000x10000, any start, any end. Where there is no tour I say why.
    `/knight 5x5 e1`
    `/knight 8x8 a1 to h1`
    `/knight 6x6 closed`
    `/knight 8x8 a1 style:smooth` a woven ribbon
    `/knight 8x8 a1 seed:4` another tour, the same each time

    { "" }**Searches**: the programs of Shalyto, Tukkel and Shamgunov (2003) with their optimisations: 1 squares that the colours rule out, 2 blocked squares, 3 Warnsdorff's rule, 4 five orders (arrays) of the moves.
    `/knight 5x5 e1 method:classic opts:1,3`
    `/knight 5x5 e1 opts:1-4 program:automaton array:B` or iterative, recursive
    `/knight 8x8 a1 method:warnsdorff` or exhaustive

    { "" }**Their backtracks**
    `/knight table 7x7 opts:1,2,3` from every square
    `/knight table 5x5 opts:1 vs 1,2 vs 1-4` side by side
    `/knight log 3x4 b1` step by step
    `/knight machine` the automaton, drawn

sorry = Something went wrong on my side, and it is noted{ $code ->
    [none] {""}
   *[other] {" "}as { $code }
}. Please try once more.
cancelling = Cancelling.
# Before an answer that comes so late that it is a message of its own.
late-answer = **{ $name }**, here is what you asked for. Sorry that it took so long.
# Somebody sent a picture, a sticker or a voice alone.
words-only = I can't read a board off a picture. Type it row by row, 0 for the blank, for example `/solve 1 2 3 4 0 5`; or send a photo with `/play 4x4` under it, and I cut it into tiles.

button-cancel = Cancel
button-leaderboard = Leaderboard
button-share = Share
button-another-tour = Another tour
button-smooth = Smooth
button-straight = Straight
button-gif = GIF
button-order = Order as a file
option-theme = Pictures on a light or on a dark page
