# The commands as menus show them (at most 100 characters each), and texts that all commands share.

solve-description = The shortest solution of a sliding puzzle: /solve 1 2 3 4 0 5
# In the menu of actions on a message: at most 32 characters.
solve-message = Solve this board
solve-option-board = The board row by row, 0 for the blank: 1 2 3 4 0 5, or 5 1 3/4 2 0/7 8 6
solve-option-goal = The board to reach; by default 1, 2, 3, ... with the blank last
solve-option-size = Rows x columns, such as 2x4; detected automatically for the usual sizes
solve-option-algorithm = How to search; by default the best method for the size
solve-option-heuristic = The estimate that guides astar and ida; by default linear-conflict
solve-option-limit = Depth limit of dfs, in moves; by default as many as the hardest board of that size needs
solve-option-metric = stm counts each tile moved; mtm counts a straight slide of several tiles as one move

knight-description = A knight's tour over every square of a board: /knight 5x5 e1
knight-option-size = Files x ranks: 8x8, 5x7, 3x10; or the whole request: table 5x5 opts:1 vs 1,2
knight-option-start = The first square, such as e1
knight-option-end = The last square, such as h1
knight-option-closed = A closed tour: it ends one knight's move from its first square
knight-option-method = How to find a tour: construct is instant on any board; the others are textbook \
    searches
knight-option-opts = Optimisations of the classical method: 1,3 or 1-4; in a table also 1 vs 1,2
knight-option-program = One of the classical method's three programs; all find the same tour
knight-option-array = The order in which the classical method tries the moves
knight-option-max-returns = Give up a search after this many backtracks (MAX_RET); by default 400000
knight-option-good-returns = Backtracks after which optimisation 4 tries the next array (GOOD_RET); by \
    default 1
knight-option-style = How the path is drawn
knight-option-squares = How squares are written: e1, or (x,y) from the top left
knight-option-show = What to show: a tour, a table of backtracks, a search log, the automaton or the \
    move orders

daily-description = Today's puzzle, the same for everybody, with streaks; /daily knight: a knight's tour
daily-option-day = knight for today's knight's tour, or a past day to practise, such as 2026-11-20

leaderboard-description = Who solves the daily puzzles best, here or everywhere: /leaderboard week
leaderboard-option-period = day (today), week, month, or all
leaderboard-option-scope = here (this chat), or everywhere
leaderboard-option-series = puzzle (the daily puzzle), or knight (the knight of the day)

stats-description = Your daily puzzles: calendar, streak, moves over the fewest possible, best times

play-description = A game of your own: /play 4x4, a board you type, or /play knight 6x6
play-option-size = A size 2x2 to 10x10 (default 3x3), a board (8 6 7/2 5 4/3 0 1), or a tour (knight 6x6 a1)
play-option-level = easy, medium or hard, measured by how many moves the board needs
play-option-length = How many moves its shortest solution takes, such as 20
play-option-picture = Your photo, to be cut into tiles: JPEG, PNG or WebP, up to 10 MB
play-option-public = Show the board to everybody here

move-description = Moves on the board you are playing: /move LUR2, /move 7 8, /move c3
move-option-moves = Where tiles slide (LUR2, left, wasd, ←), the tiles (7 8), or a knight's squares (c3 d5)

sorry = Something went wrong on my side. It has been noted{ $code ->
    [none] {""}
   *[other] {" "}as { $code }
}. Please try again.
cancelling = Cancelling.
# Before a late answer, which is a message of its own.
late-answer = **{ $name }**, here is what you asked for. Sorry that it took so long.
# For a picture, a sticker or a voice message without words.
words-only = { $kind ->
    [picture] I read boards in pictures: send a JPEG, PNG or WebP. Or type the board row by row, \
        0 for the blank, for example `/solve 1 2 3 4 0 5`. With `/play 4x4` under \
        a photo I'll cut it into tiles.
   *[other] I understand text and photos. Type a board, for example `/solve 1 2 3 4 0 5`, or play: \
       `/play 4x4`. `/help` shows the rest.
  }
bare-size = **{ $size }**: { $has ->
    [both] a sliding puzzle or a knight's tour? `{ $prefix }play { $size }` gives you a puzzle, \
        `{ $prefix }knight { $size }` draws a tour.
    [puzzle] a sliding puzzle? `{ $prefix }play { $size }` gives you one to play.
    [tour] a knight's tour? `{ $prefix }knight { $size }` draws one.
   *[none] there is no board of that size. Try `{ $prefix }play 4x4` or `{ $prefix }knight 8x8`.
  }

button-cancel = Cancel
button-leaderboard = Leaderboard
button-share = Share
button-size-puzzle = Puzzle { $size }
button-size-tour = Knight's tour { $size }
button-send-to-chat = Send to a chat
button-another-tour = Another tour
button-walk-it = Walk it yourself
button-smooth = Smooth path
button-straight = Straight path
button-gif = GIF
button-order = Move numbers as a file
option-theme = Pictures in light, in dark or in high contrast
