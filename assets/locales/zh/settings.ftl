# 聊天和个人的选择。

settings-description = 改这个聊天或你自己的设置（每日一题、语言、外观）：/settings daily 18:00 Asia/Shanghai
settings-option-change = 一项设置和它的值，例如 daily 18:00 Asia/Shanghai
settings-option-daily = 每日一题自动发来的时间和时区：18:00 Asia/Shanghai；写 off 就不发
settings-option-zone = 每日一题按哪个时区的时间发，例如 Asia/Shanghai
settings-option-channel = 每日一题发到哪个频道，例如 #puzzles；或 here（当前频道）
settings-option-ping = 发每日一题时提醒哪个身份组，例如 @puzzlers；写 off 就不提醒
settings-option-pin = 要不要置顶每日一题的消息
settings-option-language = 语言，例如 zh；写 off 就跟随每个人应用里的语言
settings-option-theme = 图片的配色：浅色、深色或高对比度
settings-option-tiles = 滑块的样子：木纹、素色，或按行列上色
settings-option-palette = 平常的颜色，或色盲也分得清的颜色
settings-option-commands = 一个命令和谁能用它，例如 race off（谁都不能）、race admins（管理员）、race on（所有人）
settings-option-answers = 回答给大家看，还是只给提问的人看
settings-option-name = 在你没玩过的聊天里，排行榜上要不要显示你的名字

# 消息本身。
settings = { $owner ->
    [chat] **这个聊天的设置**
   *[person] **你的设置**，用于我们的私聊和只有你看到的内容
  }
settings-saved = ✓ 已保存。
settings-daily-now = { $owner ->
    [chat] **每日一题**：{ $hour ->
        [none] 不自动发{ $pin ->
            [yes] （打开后会置顶）
           *[no] { "" }
          }
       *[other] 每天 { $hour }（{ $zone }）{ $where ->
            [here] 发到这里
            [channel] 发到 `{ $channel }`
           *[elsewhere] 发到这个聊天的另一处
          }{ $ping ->
            [yes] ，提醒身份组
           *[no] { "" }
          }{ $pin ->
            [yes] ，消息置顶
           *[no] { "" }
          }
      }
   *[person] **每日一题的提醒**：{ $hour ->
        [none] 没有打开
       *[other] { $hour }（{ $zone }），当天已经解出就不提醒
      }
  }
settings-language-now = **语言**：{ $language ->
    [none] { $owner ->
        [chat] 跟随每个人应用里的语言
       *[person] 跟随你应用里的语言
      }
   *[other] { $language }
  }
settings-look-now = **外观**：{ $theme } · { $tiles } · { $palette ->
    [safe] 色盲也分得清的颜色
   *[usual] 平常的颜色
  }
settings-commands-now = **命令**：{ $off ->
    [none] { $admins ->
        [none] 所有命令人人能用
       *[other] 只有管理员能用：{ $admins }
      }
   *[other] 已关闭：{ $off }{ $admins ->
        [none] { "" }
       *[other] ；只有管理员能用：{ $admins }
      }
  }
settings-answers-now = **回答**：{ $answers ->
    [private] 只给提问的人看
   *[public] 给大家看
  }
settings-name-now = **你的名字**：{ $isChosen ->
    [yes] { $name } ·{ " " }
   *[no] { "" }
  }{ $shown ->
    [yes] 在所有排行榜上显示
   *[no] 只在你玩过的聊天里显示，在别处你是“某人”
  }

# 每一项下面的话。
settings-daily = { $owner ->
    [chat] 用按钮选时间，或者输入任意时间和你的时区：`/settings daily 18:30 Asia/Shanghai`。
        以后每天自动发来当天的题，附上“开始玩”按钮和前一天的成绩。{ $named ->
            [yes] 想发到别的频道、提醒某个身份组，用 `/settings` 的 `channel` 和 `ping` 选项。
           *[no] { "" }
          }
   *[person] 用按钮选时间，或者输入任意时间和你的时区：`/settings daily 18:30 Asia/Shanghai`。
        如果到时候你已经解出当天的题，我就不提醒。
  }
settings-zone = { $time ->
    [none] **你在哪个时区？**按下对应的按钮，或者输入时区：`/settings zone 北京`、`/settings zone UTC+8`。
   *[other] **{ $time } 是哪个时区的时间？**按下对应的按钮，或者连同时区一起输入：`/settings daily { $time } 北京`。
  }
settings-language = { $owner ->
    [chat] 发给大家看的消息，我用这种语言写；只给一个人看的回答，用那个人自己的语言。
   *[person] 只有你看到的消息，我用这种语言写；在聊天里发给大家看的，用那个聊天的语言。
  }
    用按钮选，或者输入：`/settings language zh`。
settings-look = { $owner ->
    [chat] 给大家看的图片是这个样子；只给一个人看的图片，按那个人自己的设置。
   *[person] 只有你看到的图片是这个样子。
  }
    用按钮选，或者输入：`/settings theme dark`、`/settings tiles colours`、`/settings palette safe`。
settings-commands = 按一下命令，切换谁能在这里用它：✓ 所有人，★ 只有管理员，✗ 谁都不能。在私聊里，所有命令都能用。
    也可以输入：`/settings commands race off`，off 还可以换成 `admins`、`on`。
settings-answers = 即使回答只给提问的人看，竞速、最少步比赛和每日一题仍然给大家看。
    用按钮选，或者输入：`/settings answers private`。
settings-name = 在你玩过的聊天里，排行榜会显示你的名字。{ $isChosen ->
        [yes] { "" }给自己取个名字：`/settings name 小明`。
       *[no] { "" }
      }
    在别的聊天里要不要显示，用按钮选；不想显示，也可以输入：`/settings name off`。

settings-look-alt = 用这种外观画的一个小盘面和一段马走的路。

# 按钮。
button-settings = { $topic ->
    [daily] { $owner ->
        [chat] 每日一题
       *[person] 提醒
      }
    [language] 语言
    [look] 外观
    [commands] 命令
    [answers] 回答
   *[name] 我的名字
  }
button-settings-back = ‹ 全部设置
button-chosen = ✓ { $label }
button-language-own = { $owner ->
    [chat] 各人自己的语言
   *[person] 跟随我的应用
  }
button-post-off = 关闭
button-pin = { $pin ->
    [yes] ✓ 置顶
   *[no] 置顶
  }
button-post-here = 发到这里
button-no-ping = 不提醒
button-command = { $allowed ->
    [on] ✓
    [admins] ★
   *[off] ✗
  } { $name }
button-name-on = 到处显示
button-name-off = 只在我玩过的地方
settings-value = { $value ->
    [light] 浅色
    [dark] 深色
    [contrast] 高对比度
    [wood] 木纹
    [plain] 素色
    [colours] 按行列上色
    [usual] 平常的颜色
    [safe] 色盲友好
    [public] 给大家看
   *[private] 只给提问的人
  }

fault-settings-admins = 只有这个聊天的管理员能改它的设置。想改你自己的语言和外观，请在我们的私聊里发送 `/settings`。
fault-setting-of-chats = 这项设置只用于群和服务器，只有那里的管理员能改。查看你自己的设置：`/settings`。
fault-setting-of-people = 这是个人设置，请到我们的私聊里改。查看这个聊天的设置：`/settings`。
fault-unknown-setting = 没有“{ $text }”这项设置。查看全部设置：`/settings`。
fault-unknown-value = 这里不能写“{ $text }”，可以写：{ $known }。例如 `/settings { $name ->
    [theme] theme dark
    [tiles] tiles colours
    [palette] palette safe
   *[answers] answers private
  }`。
fault-not-on-or-off = 这里只能写 on（打开）或 off（关闭），不能写“{ $text }”。例如 `/settings name off`。
fault-unknown-language = 我还不会说“{ $text }”。我会：{ $known }。例如 `/settings language zh`。
fault-unknown-zone = 我不认识时区“{ $text }”。{ $zone ->
    [none] 请写一个大城市，或者和 UTC 的时差：`/settings daily 18:00 北京`、`/settings daily 18:00 UTC+8`。
   *[other] 例如 `/settings daily 18:00 { $zone }`。
  }
fault-bad-hour = “{ $text }”不是时间，请写 00:00 到 23:59。例如 `/settings daily 18:00 Asia/Shanghai`。
fault-no-posts-here = 我不能主动在这里发消息，所以每日一题不会自动发来。打开今天的题：`/daily`。
fault-bad-channel = { $named ->
    [yes] 我认不出“{ $text }”是哪个频道。请输入 # 再从列表里选，或者写 here。
   *[no] 这个聊天里没有“{ $text }”。想把题发到哪里，就在哪里写 `/settings channel here`。
  }
fault-bad-ping = { $named ->
    [yes] 我没法提醒“{ $text }”。请输入 @ 再从列表里选一个身份组。不需要提醒的话：`/settings ping off`。
   *[no] 这里没有可以提醒的身份组。每日一题照发，只是不提醒：`/settings daily 18:00 Asia/Shanghai`。
  }
fault-bad-commands = 我读不懂“{ $text }”。请写命令，再写 on（所有人）、admins（管理员）或 off（关闭）：`/settings commands race off`。
fault-always-on = `/{ $name }` 在所有聊天里对所有人开放，不能关闭。别的命令可以关闭：`/settings commands race off`。
fault-post-elsewhere = 这个频道不在这个服务器里，我不能在那里发消息。请输入 # 再从列表里选一个频道，或发送 `/settings channel here`。
fault-post-unchecked = 刚才没能查看这个频道。请过一分钟再试。查看现在的设置：`/settings`。
fault-post-not-writable = 你自己不能在那个频道里发言，所以我也不能替你发。请选一个你能发言的频道：`/settings channel here`。
fault-ping-not-mentionable = 我不能替你提及这个身份组：它不属于这个服务器，或者你无权在那里提及它。请选另一个身份组，或发送 `/settings ping off`。
fault-post-lacks = 在要发每日一题的地方，我还缺权限。请允许我：{ $rights }，然后把这项设置再发一次。查看现在的设置：`/settings`。

fault-command-off = 这个聊天的管理员关掉了 `/{ $name }`，他们可以用 `/settings` 重新打开。{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] 在我们的私聊里照常能用。
  }
fault-command-admins = 在这个聊天里，只有管理员能用 `/{ $name }`。他们可以用 `/settings` 让所有人都能用。{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] 在我们的私聊里人人都能用。
  }

# 在只私下回答的聊天里，代替答案：按钮打开私聊。
answer-elsewhere = 在这个聊天里，我只私下回答。请按下面的按钮看答案。
answer-elsewhere-send = 在这个聊天里，我只私下回答。请按下面的按钮打开我们的私聊，把这一行发给我：`{ $line }`
button-private-chat = 打开私聊
