# The commands as menus show them (at most 100 characters each), and texts that all commands share.

solve-description = The shortest solution of a sliding puzzle: /solve 1 2 3 4 0 5
# In the menu of actions on a message: at most 32 characters.
solve-message = Solve this board
solve-option-board = The board row by row, 0 for the blank: 1 2 3 4 0 5, or 5 1 3/4 2 0/7 8 6
solve-option-goal = The board to reach; by default 1, 2, 3, ... with the blank last
solve-option-size = Size in rows x columns, such as 2x4; the usual sizes are detected automatically
solve-option-algorithm = The search method; by default the best one for the size
solve-option-heuristic = The estimate (heuristic) of moves left that guides astar and ida; by default \
    linear-conflict
solve-option-limit = How many moves deep dfs searches; by default as many as the hardest board of that size \
    needs
solve-option-metric = How to count moves: stm counts each tile, mtm a straight slide of several tiles as one

knight-description = A knight's tour over every square of a board: /knight 5x5 e1
knight-option-size = Board size in files x ranks, such as 8x8; or a whole request: table 5x5 opts:1 vs 1,2
knight-option-start = The first square, such as e1
knight-option-end = The last square, such as h1
knight-option-closed = A closed tour: it ends one knight's move from its first square
knight-option-method = How to find a tour: construct is instant on any board; the others are textbook \
    searches
knight-option-opts = Optimisations of the classical method, such as 1,3 or 1-4; in a table also 1 vs 1,2
knight-option-program = One of the classical method's three programs; all find the same tour
knight-option-array = The order (array) in which the classical method tries moves: A to E
knight-option-max-returns = Give up a search after this many steps back, or backtracks (MAX_RET); by \
    default 400000
knight-option-good-returns = Optimisation 4 tries the next array after this many backtracks (GOOD_RET); \
    by default 1
knight-option-style = How the path is drawn: straight or smooth
knight-option-squares = How squares are written: e1, or (x,y) from the top left
knight-option-show = What to show: a tour, the number of tours, a check of yours, a table, a log, \
    machine or arrays

daily-description = Today's puzzle, the same for everybody, with streaks; or a knight's tour: /daily knight
daily-option-day = Write “knight” for today's knight's tour, or a past day to practise, such as 2026-11-20

leaderboard-description = Who solves the daily puzzles best, here or everywhere: /leaderboard week
leaderboard-option-period = The period to rank: day (today), week, month or all
leaderboard-option-scope = Whose results to rank: here (this chat) or everywhere
leaderboard-option-series = What to rank: puzzle (the daily puzzle) or knight (the knight of the day)

stats-description = Your daily puzzle results: calendar, streak, moves over the fewest possible, best times

play-description = A game of your own: /play 4x4, a board you type, or /play knight 6x6
play-option-size = A size from 2x2 to 10x10 (default 3x3), a board like 8 6 7/2 5 4/3 0 1, or knight 6x6 a1
play-option-level = How hard the board is, by the number of moves it needs: easy, medium or hard
play-option-length = How many moves the board's shortest solution takes, such as 20
play-option-picture = A photo to cut into tiles, or a picture or text file of a board to play
play-option-public = Show the board to everybody in this chat

move-description = Make moves on the board you are playing: /move LUR2, /move 7 8, /move c3
move-option-moves = Where tiles slide (LUR2, left, wasd, ←), the tiles (7 8), or a knight's squares (c3 d5)

sorry = Something went wrong on my side. I have noted the error{ $code ->
    [none] {""}
   *[other] {" "}as { $code }
}. Please try again.
cancelling = Cancelling.
# Before a late answer, which is a message of its own.
late-answer = **{ $name }**, here is what you asked for. Sorry that it took so long.
# For a picture, a sticker or a voice message without words.
words-only = I understand text, pictures and text files. Type a board, for example `/solve 1 2 3 4 0 5`, or \
    play: `/play 4x4`. `/help` shows everything I can do.
bare-size = **{ $size }**: { $has ->
    [both] would you like a sliding puzzle or a knight's tour? `{ $prefix }play { $size }` gives you a \
        puzzle, `{ $prefix }knight { $size }` draws a tour.
    [puzzle] would you like a sliding puzzle? `{ $prefix }play { $size }` gives you one to play.
    [tour] would you like a knight's tour? `{ $prefix }knight { $size }` draws one.
   *[none] there is no board of this size. Try `{ $prefix }play 4x4` or `{ $prefix }knight 8x8`.
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
button-order = The move numbers as a file
option-theme = The look of pictures: light, dark or high contrast
