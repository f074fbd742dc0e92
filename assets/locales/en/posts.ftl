# What the bot begins by itself.

# The first words in a group or server.
hello =
    { "" }**Hello, I am TileKnight**: sliding puzzles, knight's tours, and each day one puzzle for everybody.

    `/daily` today's puzzle, with this chat's results
    `/settings daily 18:00 Europe/Kyiv` it comes here by itself, every day
    `/help` all the rest
# To a chat that the bot comes back to, where a post was set up once.
hello-post-off = **The daily post is off here for now.** This brings it back: `/settings daily 18:00 { $zone }`
hello-lacks = One thing is missing here. Please let me: { $rights }.
# What somebody who runs a chat lets the bot do there.
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
    [0] A streak begins with it.
    [one] Your streak of **1 day** goes on with it.
   *[other] Your streak of **{ $streak } days** goes on with it.
  }{ $freezes ->
    [0] {""}
   *[other] {" "}(A freeze would cover today.)
  }
# A platform doesn't let the bot post any more. `here`: said in that chat; `there`: to the person who had set it up.
ended-post = { $where ->
    [here] **The daily post has ended**: I may not { $rights } here. Once I may, this brings it back:
   *[there] **A daily post that you set up has ended**: { $count ->
        [0] I can't write in that chat any more
       *[other] in that chat I may not { $rights }
      }. Once I may, this line there brings it back:
  } `/settings daily { $time } { $zone }`
ended-pin = I can't pin the daily post, so it comes without that. Let me pin messages, then turn it on again: `/settings`
