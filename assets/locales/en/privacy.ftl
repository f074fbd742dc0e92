# /privacy, /export, /forget

privacy-description = What I keep about you, why and for how long
export-description = Everything I keep about you, as a file for you alone
forget-description = Delete everything I keep about you, after a warning

privacy =
    { "" }**What I keep about you**, by your id and display name:
    • your games and days: for boards, streaks and leaderboards
    • races and fewest-moves rounds that you join
    • a small crop of a photo that you send for tiles, as long as its game
    • what you choose in settings
    A picture of a board is read and dropped; nothing of it is kept.

    { "" }**For how long**: days that you solve, until you delete them, for the streak; games of your own \
        and rounds, 90 days; what you ask, until it is answered, an hour at most. I read nothing that \
        isn't sent to me.

    { "" }**Who sees it**: this bot's host. In chats where you play the daily puzzle, your display name \
        appears next to your results, including those of the following week that you solve elsewhere; \
        `{ $prefix }settings name off` keeps it out of other chats.

    `{ $prefix }export` sends you all of it, `{ $prefix }forget` deletes it.
button-own = { $what ->
    [export] My data
   *[forget] Forget me
  }
own-elsewhere = That is between us: the button opens our private chat.

export = Everything I keep about you: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }, your settings and pictures.

forget-warning = This deletes your games{ $days ->
    [0] {""}
    [one] , your solved day
   *[other] , your { $days } solved days
  }, streaks, pictures and settings. **It can't be \
      undone.** On leaderboards others keep their ranks, and you become “someone”.
button-forget-now = Delete everything
button-stay = Keep it
forgotten = Done: I have forgotten you. Messages already in chats stay there. `{ $prefix }start` begins again.
forget-stay = Nothing is deleted.

# Instead of a name that isn't shown or is no longer known.
someone = someone
