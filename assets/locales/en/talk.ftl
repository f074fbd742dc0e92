# Answers to talk in a private chat, with buttons below.
talk = { $topic ->
    [hello] Hi! I have sliding puzzles and knight's tours for you. Which one shall we begin with?
    [thanks] My pleasure! Would you like another one?
    [bye] See you! A new puzzle waits for you every day.
    [rules] Slide tiles into the gap until they stand in order: 1, 2, 3 … row by row, with the gap \
        last. Press a tile in line with the gap, or type moves such as `LUR`. Try it on one of \
        these:
    [par] Par is the fewest moves that can solve a board. Reach par, and your game was perfect. \
        Would you like to try?
    [harder] Ready for more? Here are harder boards:
    [easier] Let's take it easy. This one needs only a few moves:
    [idle] No game of yours is open at the moment. Which one would you like?
   *[new] Which one would you like?
  }
# At most 40 characters.
button-easy-board = Easy 3x3
button-hard-board = Hard 3x3
