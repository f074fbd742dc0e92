# What a person may send from any chat, by typing the bot's name and a question.
offer-how-title = What to ask
offer-how =
    { "" }**TileKnight** answers in any chat. Type my name and then
    `1 2 3 4 0 5` a sliding puzzle to be solved
    `8x8 a1` a knight's tour
    `daily` today's puzzle
    `daily knight` today's tour to walk
    `4x4` a board to play
offer-fault = Nothing to send yet
offer-play-title = Play this board
offer-day-title = { daily-name }
offer-day = { $series ->
    [knight] A knight's tour of { $size }
   *[puzzle] { $size }
  }, par { $par }: everybody opens a board of their own.
# 0: a board of one's own.
offer-result-title = { $number ->
    [0] My result
   *[other] { $series ->
        [knight] My result of the knight #{ $number }
       *[puzzle] My result of puzzle #{ $number }
      }
  }
# Said of what takes too long to be answered at once.
offer-elsewhere = `{ $line }` takes a while: the button asks it in our private chat.
offer-busy-title = This takes a moment
offer-busy = I am still at it. The answer comes here.
button-ask-again = Ask again
offer-pictures = See pictures here: open TileKnight once
# Said in the private chat of whoever came for that.
offer-opened = Now pictures come along when you type my name in a chat.
button-back-to-chat = Back to the chat
button-open = Open
fault-offer-unread = I read a board, a chessboard or `daily` here. Such as `1 2 3 4 0 5`, `8x8 a1` or `4x4`.
fault-offer-no-result = That result isn't there any more. `daily` has today's puzzle.
