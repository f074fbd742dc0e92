# The guides. Each is one message on every platform: 2000 characters with its marks, at most 1450 in English,
# as other languages take more.

help-description = What I can do, with examples
help-option-topic = The topic that you want to know more about
start-description = A short welcome, with examples

# The first message in a private chat.
start =
    { "" }**Hello!** I'm TileKnight. I solve sliding puzzles, find knight's tours, and have a puzzle for \
        you every day.

    `/daily` today's puzzle, the same for everybody
    `/play 3x3 easy` a board of your own
    `/solve 1 2 3 4 0 5` the shortest solution, drawn
    `/knight 5x5 e1` a knight's tour from e1

    A puzzle is solved when its tiles stand 1, 2, 3 ... row by row, with the blank last; a knight's tour \
        visits every square once.
help =
    { "" }**TileKnight** solves sliding puzzles, finds knight's tours, and has a puzzle for everybody \
        every day.

    `/solve 1 2 3 4 0 5` the shortest solution, drawn
    `/knight 5x5 e1` a knight's tour from e1
    `/daily` today's puzzle
    `/play 4x4` a board of your own
    `/race 3x3` a race against others, in a group

    For more about a topic, press its button or write, for example, `/help moves`.
help-inline = In any chat, even if I'm not in it, type @ and my name, then a request such as `1 2 3 4 0 5`, \
    `8x8 a1`, `4x4` or `daily`. Then send one of the pictures I offer.
help-puzzles =
    { "" }**Sliding puzzles**: write the tiles row by row, 0 for the blank. Any size from 2x2 to 10x10.

    `/solve 1 2 3 4 0 5` a 2x3 board
    `/solve 8 6 7/2 5 4/3 0 1` rows separated by slashes
    `/solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2` with a goal of your own

    `/analyse 8 6 7/2 5 4/3 0 1` good moves, all shortest solutions, how hard it is
    `/analyse 1 2 3 4 0 5 RLL` where a solution wasted moves
    `/explain 1 2 3 4 0 5` why this board can be solved
    `/explain 1 2 3 4 0 5 astar misplaced` a search, step by step
    `/compare 8 6 7/2 5 4/3 0 1` many ways to solve a board, side by side

    `/scramble 4x4` a board to share
    `/scramble 3x3 length:20` a board that needs exactly 20 moves
help-knight =
    { "" }**Knight's tours**: write the size as files x ranks, up to 10000x10000, and any start and end. If \
        there is no tour, I say why.

    `/knight 5x5 e1`
    `/knight 8x8 a1 to h1` from one corner to the other
    `/knight 6x6 closed` a tour that ends a knight's move from its start
    `/knight 8x8 a1 style:smooth` the path as a woven ribbon
    `/knight 8x8 a1 seed:4` another tour; the same number always gives the same tour

    { "" }**Searches**: the programs of Shalyto, Tukkel and Shamgunov (2003) with any of their \
        optimisations: 1 avoids squares that the colours rule out, 2 leaves no square cut off, 3 follows \
        Warnsdorff's rule, 4 tries five orders of the moves (arrays).
    `/knight 5x5 e1 method:classic opts:1,3`
    `/knight 5x5 e1 opts:1-4 program:automaton array:B` also program:iterative or program:recursive
    `/knight 8x8 a1 method:warnsdorff` also method:exhaustive

    { "" }**How often these searches step back (backtrack)**
    `/knight table 7x7 opts:1,2,3` a table of searches from every square
    `/knight table 5x5 opts:1 vs 1,2 vs 1-4` tables side by side
    `/knight table 5x5 opts:1 max-returns:100` gives up each search after 100 backtracks
    `/knight log 3x4 b1` one search, step by step
    `/knight log 3x4 (2,4) squares:xy` with squares as (x,y) from the top left
    `/knight count 5x5` how many tours there are
    `/knight check { check-example }` is your own tour valid?
    `/knight machine` the automaton, drawn
    `/knight arrays` the five arrays, drawn
help-play =
    { "" }**Play**: press a tile in the row or column of the blank, and it slides. Or type your moves: \
        `/help moves`. A puzzle is solved when its tiles stand 1, 2, 3 ... row by row, with the blank \
        last; a knight's tour visits every square once.

    `/daily` today's puzzle, getting harder from Monday to Sunday; solve it every day for a streak
    `/daily yesterday` yesterday's puzzle, to practise
    `/daily knight` a knight's tour to walk, a new one every day, with its own streak
    `/leaderboard everywhere week` this week's ranking, by days solved, then by moves over par (the fewest \
        possible), then by time
    `/stats` your daily results, as a picture

    `/play 4x4` a scrambled board of your own
    `/play 3x3 hard` a hard board; also easy or medium
    `/play 8 6 7/2 5 4/3 0 1` a board you type
    `/play knight 6x6 a1` a knight's tour you walk yourself
    `/play knight 6x6 closed` a tour that ends a knight's move from its start
    If you send a photo together with `/play 3x3`, I cut it into tiles.

    `/hint` which tile to move next; ask again to learn more
help-moves =
    { "" }**Typing moves**: { $heard ->
        [yes] in our private chat you can leave out `/move`. Write as many moves in one line as you like.
       *[no] write as many moves in one line as you like.
      } If a move isn't possible, I tell you which one, and make only the moves before it.

    { "" }**To slide tiles**:
    `/move LUR2` letters: L left, U up, R right, D down; 2 repeats the R
    `/move left up right2` words, also in other languages: влево, 左
    `/move ←↑→→` arrows
    `/move awdd` the keys W up, A left, S down, D right. As D also stands for down, it means right only if \
        the first letter other than D is W, A or S
    `/move 7 8 5` tiles by number; a tile further from the blank pushes those in between. On boards up to \
        2x5 and 3x3, `785` also means the tiles 7, 8 and 5

    { "" }**To move the knight**:
    `/move c3` the next square
    `/move c3 d5` several squares, also `c3d5` or `Nc3`

    In games of your own there are also `/move undo`, `/move restart` and `/move give up`.
help-together =
    { "" }**Together**, in a group or a server:

    `/race 3x3` who solves the same board first? 2 to 30 people press Join within 30 seconds and get it at \
        the same moment, each in private
    `/fmc 4x4 10m` who needs the fewest moves for one scramble? Solutions are typed in private, as many as \
        you like, and shown when time is up

    `/daily` today's puzzle for everybody, and who has solved it here
    `/leaderboard week` the best in this chat this week
    `/play 4x4 public` one board that everybody here sees
help-settings =
    { "" }**Settings and your data**

    `/settings` all settings, with buttons. In a group or a server its admins choose; in our private chat \
        you choose for everything that only you see.
    `/settings daily 18:00 Europe/Kyiv` the day's puzzle comes every day, at this time in that city
    `/settings daily off` ends the daily messages
    `/settings language en` English; also de, es, ru, zh
    `/settings theme dark` dark pictures; also light, contrast
    `/settings tiles colours` coloured tiles; also wood, plain
    `/settings palette safe` colours that everybody can tell apart

    `/privacy` what I keep about you, and why
    `/export` everything I keep about you, as a file only for you
    `/forget` deletes everything I keep about you, after you confirm

button-topic = { $topic ->
    [puzzles] Sliding puzzles
    [knight] Knight's tours
    [play] How to play
    [moves] Typing moves
    [together] Playing together
    [settings] Settings & data
   *[all] ‹ Overview
  }
button-help = Help
