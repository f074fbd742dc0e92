# Boards in pictures
picture-working = Reading the board in your picture …
picture-read = I read this board: `{ $board }`.
picture-question = { $which ->
    [unsure] Is this your board? Please check { $cells }.
    [misfit] Is this your board? I read { $twice } twice, but no { $missing } (0 is the blank). Please \
        check { $cells }.
    [large] Is this your board? I read { $large } (too large for this board), but no { $missing }. Please \
        check { $cells }.
    [unclear] Is this your board? Its numbers were hard to tell. Please check { $cells }.
    [whole] Is this the whole board? There seem to be more numbers around it.
    [several] I see { $count } boards in this picture. Is this the one you mean?
   *[changed] Is this your board?
  }
    { $typing ->
        [type] To put { $number } on { $cell }, type `{ $cell } { $number }`. Or send the whole board \
            yourself:
        [reply] To put { $number } on { $cell }, reply `{ $cell } { $number }`. Or send the whole board \
            yourself:
       *[none] You can also send the whole board yourself:
      } `{ $prefix }{ $name } { $board }`
button-picture-right = { $name ->
    [solve] That's it, solve
    [play] That's it, play
   *[other] That's it
  }
button-picture-change = Change a tile
button-not-quite = Not quite?
picture-choose-cell = Which tile is wrong? Press that tile, or send the board yourself: \
    `{ $prefix }{ $name } { $board }`
picture-choose-number = What belongs on { $cell }? That tile then swaps places with the one there now.
solve-option-picture = A picture of the board (JPEG, PNG, WebP; 10 MB) or a text file with boards (64 kB)
analyse-option-picture = A picture of the board (JPEG, PNG, WebP; 10 MB) or a text file with a board (64 kB)
explain-option-picture = A picture of the board (JPEG, PNG, WebP; 10 MB) or a text file with a board (64 kB)
compare-option-picture = A picture of the board (JPEG, PNG, WebP; 10 MB) or a text file with a board (64 kB)
fault-picture-unread = { $why ->
    [kind] { $kind ->
        [none] This file is not a picture I can read
        [video] I can't read a video
        [PDF] I can't read a PDF
       *[other] This picture is a { $kind }, which I can't read
      }. Send a JPEG, PNG or WebP
    [animated] This picture is animated. Send a still JPEG, PNG or WebP
    [heavy] This file is larger than { $most } MB. Send a smaller copy of it
    [large] This picture has { $width } x { $height } pixels. I take up to { $most } million pixels. Send a \
        smaller copy of it
    [small] This picture has { $width } x { $height } pixels, too few to read. Send one with at least \
        { $least } pixels on each side
    [slow] This picture took too long to read. Please send it again, or a smaller copy of it
    [gone] I couldn't fetch this file. Please send it again
   *[broken] I can't read this picture. Perhaps it arrived incomplete. Send it again, or save it as \
        a new JPEG first
  }, or type the board: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-text-file-large = This file is larger than { $most } kB, the most that I read as text. Send only its \
    boards, up to 100, or type one: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-text-file-binary = This file is neither a picture nor a text in UTF-8 or UTF-16. Send a JPEG, PNG, \
    WebP or text file, or type the board: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-no-board-found = I found no sliding puzzle in this picture. Send a sharp picture of the whole \
    board, taken straight from above, or type the board: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-letters = I see a { $rows }x{ $cols } board with letters or other signs. In pictures I read \
    digits only. Send a picture of a board with numbers, or type it: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-numbers-unclear = I found a { $rows }x{ $cols } board, but { $unclear } of its numbers are \
    unclear. Send a closer picture of the whole board, with less tilt and in even light, or type the \
    board: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-not-a-sliding-puzzle = { $why ->
    [tour] This looks like a knight's tour, not like a sliding puzzle
    [table] The numbers go on around the { $rows }x{ $cols } part that I found, so it isn't a sliding puzzle
    [no-blank] I see { $rows }x{ $cols } numbers, but no blank
    [blanks] I see a { $rows }x{ $cols } grid with { $blanks } blanks
   *[numbers] I see a { $rows }x{ $cols } grid, but its numbers don't form a sliding puzzle
  }. A puzzle has one blank, and 1, 2, 3 ... once each. Send a picture of the \
    whole board and nothing else, or type the board: \
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-picture-unsure = I read `{ $board }`, but { $doubtful ->
    [0] there seem to be more numbers around it. If it is the whole board, send it
   *[other] I'm not sure of { $cells }. Correct the board and send it
  }: `{ $prefix }solve { $board }`.
fault-picture-several = I see { $count } boards in this picture. Send a picture of one board, or of a start \
    and its goal, or type the board: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
