# Choices of chats and people.

settings-description = Change the language, look and daily post, for a chat or for you: /settings daily \
    18:00 Europe/Kyiv
settings-option-change = A setting and its value in one line, such as daily 18:00 Europe/Kyiv
settings-option-daily = Time and time zone of the daily post, such as 18:00 Europe/Kyiv; or “off”
settings-option-zone = The time zone of the daily post, such as Europe/Kyiv
settings-option-channel = The channel for the daily post, such as #puzzles; or “here” for this one
settings-option-ping = The role to ping with the daily post, such as @puzzlers; or “off” for none
settings-option-pin = Whether the daily post is pinned
settings-option-language = The language, such as en; or “off” for the language of each person's app
settings-option-theme = Light, dark, or high contrast pictures
settings-option-tiles = How tiles look: wood, plain, or coloured by row and column
settings-option-palette = The usual colours, or colours that are safe for colour-blind people
settings-option-commands = A command and who can use it, such as race off (nobody), race admins, race on \
    (everybody)
settings-option-answers = Public answers, or private ones that only the person asking sees
settings-option-name = Whether your name shows on leaderboards outside the chat where you played

# The message.
settings = { $owner ->
    [chat] **Settings of this chat**
   *[person] **Your settings**, for our private chat and for everything that only you see
  }
settings-saved = ✓ Saved.
settings-daily-now = { $owner ->
    [chat] **Daily puzzle**: { $hour ->
        [none] not posted automatically{ $pin ->
            [yes] { " " }(if it is posted, it will be pinned)
           *[no] { "" }
          }
       *[other] posted at { $hour } ({ $zone }){ $where ->
            [here] , here
            [channel] , in `{ $channel }`
           *[elsewhere] , elsewhere in this chat
          }{ $ping ->
            [yes] , with a ping
           *[no] { "" }
          }{ $pin ->
            [yes] , pinned
           *[no] { "" }
          }
      }
   *[person] **Reminder**: { $hour ->
        [none] none
       *[other] at { $hour } ({ $zone }), unless you have solved the day's puzzle by then
      }
  }
settings-language-now = **Language**: { $language ->
    [none] { $owner ->
        [chat] the language of each person's app
       *[person] the language of your app
      }
   *[other] { $language }
  }
settings-look-now = **Appearance**: { $theme } · { $tiles } · { $palette ->
    [safe] colours safe for colour-blind people
   *[usual] the usual colours
  }
settings-commands-now = **Commands**: { $off ->
    [none] { $admins ->
        [none] everybody can use all commands
       *[other] only for admins: { $admins }
      }
   *[other] off: { $off }{ $admins ->
        [none] { "" }
       *[other] ; only for admins: { $admins }
      }
  }
settings-answers-now = **Answers**: { $answers ->
    [private] only for the person who asks
   *[public] for everybody to see
  }
settings-name-now = **Your name**: { $isChosen ->
    [yes] { $name } ·{ " " }
   *[no] { "" }
  }{ $shown ->
    [yes] shown on leaderboards everywhere
   *[no] shown only in chats where you have played; elsewhere you appear as “someone”
  }

# The text below a topic.
settings-daily = { $owner ->
    [chat] Press an hour, or type any time with your time zone: `/settings daily 18:30 Europe/Kyiv`.
        Each day's puzzle then comes with its Play button and yesterday's results.{ $named ->
            [yes] { " " }To post in another channel or to ping a role, use the options `channel` \
            and `ping` of `/settings`.
           *[no] { "" }
          }
   *[person] Press an hour, or type any time with your time zone: `/settings daily 18:30 Europe/Kyiv`.
        If you have solved the day's puzzle by then, I don't remind you.
  }
settings-zone = { $time ->
    [none] **Which time zone is yours?** Press it, or type it: `/settings zone Europe/Kyiv` or \
        `/settings zone UTC+3`.
   *[other] **{ $time }, in which time zone?** Press yours, or type it: \
       `/settings daily { $time } Europe/Kyiv`.
  }
settings-language = { $owner ->
    [chat] I use this language for everything posted here. In private answers I use each person's own \
        language.
   *[person] Anything that everybody sees in a chat is in that chat's language.
  }
    Press a language, or type it: `/settings language en`.
settings-look = { $owner ->
    [chat] Pictures that everybody here sees look like this. Private pictures follow each person's own \
        settings.
   *[person] Pictures that only you see look like this.
  }
    Press your choice, or type it: `/settings theme dark`, `/settings tiles colours`, \
        `/settings palette safe`.
settings-commands = Press a command to change who can use it here: ✓ everybody, ★ only admins, ✗ nobody. \
    In private chats all commands work.
    Or type the change: `/settings commands race off`. As the last word, you can also write `admins` or `on`.
settings-answers = Races, fewest-moves rounds and the daily puzzle stay public even if answers are private.
    Press your choice, or type it: `/settings answers private`.
settings-name = In chats where you played, leaderboards show your name.{ $isChosen ->
        [yes] { "" } You can choose another name: `/settings name Ann`.
       *[no] { "" }
      }
    Press a button to choose whether other leaderboards show it, too. To hide it there, you can type \
        `/settings name off`.

settings-look-alt = A small puzzle and a knight's path in this look.

# Buttons.
button-settings = { $topic ->
    [daily] { $owner ->
        [chat] Daily post
       *[person] Reminder
      }
    [language] Language
    [look] Appearance
    [commands] Commands
    [answers] Answers
   *[name] My name
  }
button-settings-back = ‹ All settings
button-chosen = ✓ { $label }
button-language-own = { $owner ->
    [chat] Each person's own
   *[person] As in my app
  }
button-post-off = Off
button-pin = { $pin ->
    [yes] ✓ Pin it
   *[no] Pin it
  }
button-post-here = Post here
button-no-ping = No ping
button-command = { $allowed ->
    [on] ✓
    [admins] ★
   *[off] ✗
  } { $name }
button-name-on = Show everywhere
button-name-off = Only where I played
settings-value = { $value ->
    [light] Light
    [dark] Dark
    [contrast] High contrast
    [wood] Wood
    [plain] Plain
    [colours] Coloured by row and column
    [usual] Usual colours
    [safe] Colour-blind safe
    [public] Public
   *[private] Private
  }

fault-settings-admins = Only this chat's admins can change its settings. For your own \
    language and look, send `/settings` in our private chat.
fault-setting-of-chats = This setting is only for groups and servers, and only their admins can change \
    it. `/settings` shows your own settings.
fault-setting-of-people = This is a personal setting. You can change it in our private chat. \
    `/settings` shows the settings of this chat.
fault-unknown-setting = There is no setting “{ $text }”. `/settings` shows all settings.
fault-unknown-value = “{ $text }” is not a possible value. Choose one of these: { $known }. For example \
    `/settings { $name ->
    [theme] theme dark
    [tiles] tiles colours
    [palette] palette safe
   *[answers] answers private
  }`.
fault-not-on-or-off = “{ $text }” is neither “on” nor “off”. For example `/settings name off`.
fault-unknown-language = I don't speak “{ $text }” yet. I speak: { $known }. For example \
    `/settings language en`.
fault-unknown-zone = I don't know the time zone “{ $text }”. { $zone ->
    [none] Name a large city, or the offset from UTC: `/settings daily 18:00 Europe/Kyiv`, \
        `/settings daily 18:00 UTC+3`.
   *[other] For example `/settings daily 18:00 { $zone }`.
  }
fault-bad-hour = “{ $text }” is not a time. Write a time from 00:00 to 23:59. For example \
    `/settings daily 18:00 Europe/Kyiv`.
fault-no-posts-here = In this chat I can only answer, so I can't post the daily puzzle here. To play today's \
    puzzle: `/daily`.
fault-bad-channel = { $named ->
    [yes] I can't tell which channel “{ $text }” is. Write # and pick the channel from the list, or \
        write “here”.
   *[no] “{ $text }” is not a place in this chat. Send `/settings channel here` where the post should go.
  }
fault-bad-ping = { $named ->
    [yes] I can't ping “{ $text }”. Write @ and pick a role from the list. For no ping: `/settings ping off`.
   *[no] There are no roles here that I could ping. The post works without a ping: \
       `/settings daily 18:00 Europe/Kyiv`.
  }
fault-bad-commands = I can't read “{ $text }”. Write a command, then “on”, “admins” or “off”: \
    `/settings commands race off`.
fault-always-on = Everybody can always use `/{ $name }`, so it can't be switched off. Other commands can be \
    switched off: `/settings commands race off`.
fault-post-elsewhere = That channel isn't in this server, so I can't post there. Write # and pick a channel \
    from the list, or send `/settings channel here`.
fault-post-unchecked = I couldn't check that channel just now. Please try again in a minute. `/settings` \
    shows the current settings.
fault-post-not-writable = You can't write in that channel yourself, so I can't post there for you. Pick a \
    channel in which you can write: `/settings channel here`.
fault-ping-not-mentionable = I can't ping that role for you: it isn't a role of this server, or you may not \
    mention it there. Pick another role, or send `/settings ping off`.
fault-post-lacks = I can't post there yet. Please let me { $rights }, and send the setting again. \
    `/settings` shows the current settings.

fault-command-off = This chat's admins have switched `/{ $name }` off here. They can switch it on with \
    `/settings`.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }In our private chat the command works.
  }
fault-command-admins = Here `/{ $name }` is only for this chat's admins. They can open it to everybody \
    with `/settings`.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }In our private chat the command works.
  }

# Instead of an answer, in a chat whose answers are private: a button opens the private chat.
answer-elsewhere = In this chat I answer in private. The button opens your answer.
answer-elsewhere-send = In this chat I answer in private. Open our chat with the button, and send this \
    there: `{ $line }`
button-private-chat = Open our chat
