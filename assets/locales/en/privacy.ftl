# /privacy, /export, /forget

privacy-description = What I keep about you, why and for how long
export-description = Everything I keep about you, as a file for you alone
forget-description = Delete everything I keep about you, after a warning

privacy =
    { "" }**What I keep about you**, under your id and display name:
    • your games and daily results: to show boards, streaks and leaderboards
    • races and fewest-moves rounds that you join
    • a small, cropped copy of each photo that you send to be cut into tiles, until a day after its game; \
        ten at most
    • boards that you let me solve or scramble: so that the buttons below the answers work
    • what you choose in the settings
    Of a picture of a board I keep nothing but its numbers: a day, if I ask whether they are right. I also \
        keep for a day the last line that I suggest to you in a chat (“Did you mean this?”), for its button.

    { "" }**For how long**: your daily results, until you delete them, because streaks need them; games \
        of your own, rounds and boards, for 90 days, the newest 200 of each; your requests, until I have \
        answered them, an hour at most. I read nothing that isn't sent to me.

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
  }, your settings, pictures and boards.

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
