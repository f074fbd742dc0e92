# Boards in pictures
picture-working = Reading the board in your picture …
picture-read = I read `{ $board }`.
picture-question = { $which ->
    [unsure] Is this your board? Please check { $cells }.
    [misfit] Is this your board? I read { $twice } twice and no { $missing } (0 is the blank); please \
        check { $cells }.
    [unclear] Is this your board? Its numbers were hard to tell; please check { $cells }.
   *[changed] Is this your board?
  }
    { $typing ->
        [type] Or type `{ $cell } { $number }` to put { $number } on { $cell }, or send
        [reply] Or reply `{ $cell } { $number }` to put { $number } on { $cell }, or send
       *[none] Or send
      } it yourself: \
    `{ $prefix }{ $name } { $board }`
button-picture-right = { $name ->
    [solve] That's it, solve
    [play] That's it, play
   *[other] That's it
  }
button-picture-change = Change a tile
button-not-quite = Not quite?
picture-choose-cell = Which tile is wrong? Press it, or send the board yourself: \
    `{ $prefix }{ $name } { $board }`
picture-choose-number = What stands on { $cell }? The two swap places.
solve-option-picture = A picture of the board instead: JPEG, PNG or WebP, up to 10 MB
analyse-option-picture = A picture of the board instead: JPEG, PNG or WebP, up to 10 MB
explain-option-picture = A picture of the board instead: JPEG, PNG or WebP, up to 10 MB
compare-option-picture = A picture of the board instead: JPEG, PNG or WebP, up to 10 MB
fault-picture-unread = { $why ->
    [kind] { $kind ->
        [none] That file is not a picture I can read
        [video] A video is not a picture I can read
        [PDF] A PDF is not a picture I can read
       *[other] That picture is a { $kind }, which I can't read
      }. Send a JPEG, PNG or WebP
    [animated] That picture moves. Send a still one, JPEG, PNG or WebP
    [heavy] That picture is larger than { $most } MB. Send a smaller copy of it
    [large] That picture has { $width } x { $height } pixels; I take up to { $most } million. Send a \
        smaller copy of it
    [small] That picture has { $width } x { $height } pixels, too few to read; { $least } a side are the \
        least. Send a larger one
    [slow] That picture took too long to read. Please send it again, or a smaller copy of it
    [gone] I couldn't get that picture. Please send it again
   *[broken] That picture can't be read; perhaps it was cut off on its way. Send it again, or save it as \
        a new JPEG first
  }, or type the board: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-no-board-found = I found no sliding puzzle in that picture. Show the whole board, straight from \
    above and sharp, or type the board: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-numbers-unclear = I found a { $rows }x{ $cols } board, but { $unclear } of its numbers are \
    unclear. Show the whole board, closer, with less tilt and in even light, or type the board: \
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-not-a-sliding-puzzle = The numbers in that picture are no sliding puzzle: it has one blank and \
    each number from 1 on once. Show the whole board and nothing around it, or type the board: \
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-picture-unsure = I read `{ $board }`, but I'm not sure of { $cells }. Correct it and type it: \
    `{ $prefix }solve { $board }`.
