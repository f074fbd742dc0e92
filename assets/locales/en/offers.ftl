# Messages to send from any chat, by typing the bot's name and a question.
offer-how-title = What you can ask me
offer-how =
    { "" }**TileKnight** answers in any chat. Type my name, and then one of these:
    `1 2 3 4 0 5` a sliding puzzle, solved
    `8x8 a1` a knight's tour
    `daily` today's puzzle
    `daily knight` today's knight's tour to walk
    `4x4` a board to play
offer-fault = Nothing to send yet
offer-play-title = Play this board
offer-day-title = { daily-name }
offer-day = { $series ->
    [knight] A knight's tour of { $size }
   *[puzzle] { $size }
  }, par { $par }. Everybody opens their own board.
# 0: a board of the player's own.
offer-result-title = { $number ->
    [0] My result
   *[other] { $series ->
        [knight] My result for the knight of the day #{ $number }
       *[puzzle] My result for puzzle #{ $number }
      }
  }
# For questions that take too long to answer immediately.
offer-elsewhere = `{ $line }` takes a while. Press the button to ask for it in our private chat.
offer-busy-title = This takes a moment
offer-busy = I'm still working on it. The answer will appear here.
button-ask-again = Ask again
offer-pictures = To see pictures here, open TileKnight once
# In the private chat, after the button for pictures.
offer-opened = From now on you see pictures when you type my name in a chat.
button-back-to-chat = Back to the chat
button-open = Open
fault-offer-unread = Here I understand a board, a size or `daily`, for example `1 2 3 4 0 5`, `8x8 a1` or \
    `4x4`.
fault-offer-no-result = This result is no longer saved. Type `daily` for today's puzzle.
