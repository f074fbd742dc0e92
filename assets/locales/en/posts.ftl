# Messages that the bot begins by itself.

# The first words in a group or server.
hello =
    { "" }**Hello, I am TileKnight**: sliding puzzles, knight's tours, and each day one puzzle for everybody.

    `/daily` today's puzzle, with this chat's results
    `/settings daily 18:00 Europe/Kyiv` brings it here every day
    `/help` everything else
# To a chat that the bot comes back to, where a post was once set up.
hello-post-off = **The daily post is off here for now.** To bring it back, send \
    `/settings daily 18:00 { $zone }`.
hello-lacks = I need more permissions here. Please let me { $rights }.
# Rights that a chat's admins can give the bot.
right = { $right ->
    [see] see this chat
    [write] send messages
    [files] send pictures and files
   *[pin] pin messages
  }
button-play-today = Play today's puzzle

# Below a day's post: how the day before went in this chat.
post-yesterday = **Yesterday**, puzzle #{ $number }:
post-streaks = Streaks: { $streaks }
post-streak = { $name } { $days ->
    [one] 1 day
   *[other] { $days } days
  }
# A reminder in a private chat, with a button that opens the board.
remind = **Today's puzzle is waiting**: #{ $number }, { $size }, par { $par }.
remind-streak = { $streak ->
    [0] Solve this puzzle to start a streak.
    [one] Solve this puzzle to keep your streak of **1 day**.
   *[other] Solve this puzzle to keep your streak of **{ $streak } days**.
  }{ $freezes ->
    [0] {""}
   *[other] {" "}(If you miss today, a freeze keeps your streak.)
  }
# A platform doesn't let the bot post any more. `here`: in that chat; `there`: to the person who set it up.
ended-post = { $where ->
    [here] **The daily post has ended**: I'm not allowed to { $rights } here. Once I'm allowed to, send this \
        line to bring the post back:
    [foreign] **A daily post that you set up has ended**: its channel belongs to another server. Send this \
        line in the channel where the post should come:
   *[there] **A daily post that you set up has ended**: { $count ->
        [0] I'm no longer allowed to write in that chat
       *[other] in that chat I'm not allowed to { $rights }
      }. Once I'm allowed to again, send this line there to bring the post back:
  } `/settings daily { $time } { $zone }`
ended-pin = I'm not allowed to pin messages here, so the daily post will no longer be pinned. Give me \
    permission to pin messages, then turn pinning on again in `/settings`.
