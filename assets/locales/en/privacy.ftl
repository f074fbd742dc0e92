# /privacy, /export, /forget

privacy-description = What I keep about you, why and for how long
export-description = Everything I keep about you, as a file for you alone
forget-description = Delete everything I keep about you, after a warning

privacy =
    { "" }**What I keep about you**, under your id and display name:
    • your games and daily results: to show boards, streaks and leaderboards
    • races and fewest-moves rounds that you join
    • a small, cropped copy of each photo that you send to be cut into tiles, for as long as I keep its game
    • what you choose in the settings
    When you send a picture of a board, I read it and keep nothing of it.

    { "" }**For how long**: your daily results, until you delete them, because streaks need them; games \
        of your own and rounds, for 90 days; your requests, until I have answered them, an hour at most. I \
        read nothing that isn't sent to me.

    { "" }**Who sees it**: this bot's host. In chats where you play the daily puzzle, your display name \
        appears next to your results. For a week after that, results of daily puzzles that you solve \
        elsewhere appear there, too. To keep your name out of other chats: `{ $prefix }settings name off`.

    `{ $prefix }export` sends you all your data, `{ $prefix }forget` deletes the data.
button-own = { $what ->
    [export] Export my data
   *[forget] Forget me
  }
own-elsewhere = I answer questions about your data only in private. The button opens our private chat.

export = Everything I keep about you: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }, your settings and pictures.

forget-warning = This deletes your games{ $days ->
    [0] {""}
    [one] , your daily result
   *[other] , your { $days } daily results
  }, streaks, pictures and settings. **It can't be \
      undone.** On leaderboards others keep their ranks, and your name becomes “someone”.
button-forget-now = Delete everything
button-stay = Keep everything
forgotten = Done: I have forgotten you. Messages already in chats stay there. To begin again, send \
    `{ $prefix }start`.
forget-stay = Nothing was deleted.

# Instead of a name that isn't shown or is no longer known.
someone = someone
