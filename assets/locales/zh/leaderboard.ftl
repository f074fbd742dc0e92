leaders-title = **排行榜** · { $series ->
    [knight] ♞ 每日骑士 · {""}
   *[puzzle] {""}
  }{ $period ->
    [day] { $day }
    [week] { $from } 起的一周
    [month] { $month }
   *[all] 全部时间
  } · { $everywhere ->
    [true] 所有聊天
    [group] 群里
   *[false] 这个聊天
  }
leaders-row = { $rank }. { $name }：{ $moves } 步{ $over ->
    [none] {""}
    [par] （最少步数）
   *[other] （{ $over }）
  }，{ $time }{ $assisted ->
    [true] ，用过提示
   *[false] {""}
  }
# 几天合计。
leaders-sum = { $rank }. { $name }：{ $days } 天，{ $over ->
    [none] { $moves } 步
    [par] 每天都是最少步数
   *[other] 超出最少步数 { $over }
  }，{ $time }{ $assisted ->
    [true] ，用过提示
   *[false] {""}
  }
leaders-nobody = { $everywhere ->
    [true] {""}
   *[false] 这个聊天里
  }还没有人解出{ $period ->
    [day] { " " }{ $day } 的题
    [week] { " " }{ $from } 起的一周的题
    [month] { " " }{ $month } 的题
   *[all] 每日一题
  }。想玩今天的题：`{ $prefix }daily`。
leaders-nobody-knight = { $everywhere ->
    [true] {""}
   *[false] 这个聊天里
  }还没有人走完{ $period ->
    [day] { " " }{ $day } 的骑士巡游
    [week] { " " }{ $from } 起的一周的骑士巡游
    [month] { " " }{ $month } 的骑士巡游
   *[all] 每日骑士
  }。想走今天的骑士巡游：`{ $prefix }daily knight`。
button-period = { $period ->
    [day] 今天
    [week] 本周
    [month] 本月
   *[all] 全部时间
  }
button-scope = { $everywhere ->
    [true] 所有聊天
    [group] 群里
   *[false] 这个聊天
  }
