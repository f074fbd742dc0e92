# What the bot begins by itself.

# The first words in a group or server.
hello =
    { "" }**Hello, I am TileKnight**: sliding puzzles, knight's tours, and each day one puzzle for everybody.

    `/daily` today's puzzle, with this chat's results
    `/settings daily 18:00 Europe/Kyiv` it comes here by itself, every day
    `/help` all the rest
hello-lacks = One thing is missing here. Please let me: { $rights }.
# What somebody who runs a chat lets the bot do there.
right = { $right ->
    [see] see this chat
    [write] send messages
    [files] send pictures and files
   *[pin] pin messages
  }
button-play-today = Play today's puzzle
