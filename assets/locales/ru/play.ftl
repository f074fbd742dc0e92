daily-name = { $series ->
    [knight] Конь дня № { $number }
   *[puzzle] Задача дня № { $number }
  }
daily-board = **{ daily-name }** · { $weekday }, { $day } · { $name }
play-board = **{ $name }**
practice-name = { $series ->
    [knight] Тренировка: конь дня № { $number }
   *[puzzle] Тренировка: задача дня № { $number }
  }
practice-board = **{ practice-name }** · { $weekday }, { $day } · { $name }
game-made = { $made ->
    [one] { $made } ход
    [few] { $made } хода
   *[many] { $made } ходов
  }
# The fewest moves that solve it, proved.
game-par = минимум ходов: { $par }
game-goal = Цель: 1, 2, 3… по строкам, пустая клетка в конце.
daily-rules = { $series ->
    [knight] Каждая пройденная клетка считается за ход, даже если взять его назад.
   *[puzzle] Каждая сдвинутая фишка считается за один ход.
  } Чем меньше ходов, тем выше место; при равном числе ходов решает время. Время идёт с тех пор, как вы \
      открыли задачу.
game-how = { $press ->
    [tiles] Нажмите на фишку, чтобы сдвинуть её, или напишите ходы
    [arrows] Стрелки сдвигают фишку рядом с пустой клеткой. Или напишите ходы
   *[nothing] Напишите ходы
  }: `/move LUR2`
game-how-cells = { $press ->
    [cells] Нажмите на клетку или напишите её
   *[nothing] Напишите клетку
  }: `/move { $square }`
# The fewest moves from a board's start.
game-way = Кратчайшее решение — { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }: `{ $steps }`
play-progress = { $level ->
    [length] Ищу позицию, кратчайшее решение которой — { $length ->
        [one] { $length } ход.
        [few] { $length } хода.
       *[many] { $length } ходов.
      }
    [easy] Ищу позицию полегче.
    [hard] Ищу позицию потруднее.
   *[medium] Ищу позицию средней трудности.
  }
game-full = В этой игре уже { $unit ->
    [squares] { $most ->
        [one] { NUMBER($most, useGrouping: "always") } клетка
        [few] { NUMBER($most, useGrouping: "always") } клетки
       *[many] { NUMBER($most, useGrouping: "always") } клеток
      }
   *[moves] { $most ->
        [one] { NUMBER($most, useGrouping: "always") } ход
        [few] { NUMBER($most, useGrouping: "always") } хода
       *[many] { NUMBER($most, useGrouping: "always") } ходов
      }
  }, больше в одной игре я не храню. Чтобы продолжить, начните её заново{ $counts ->
    [yes] .
   *[no] . Новая игра будет тренировкой, в серию она не засчитывается.
  }
game-given-up = **Вы сдались** после { $moves ->
    [one] { $moves } хода
   *[many] { $moves } ходов
  }; прошло { $time }. Эта игра не засчитана. В следующий раз получится!
game-put-away = **Игра закрыта** после { $moves ->
    [one] { $moves } хода
   *[many] { $moves } ходов
  }, чтобы освободить место для новых игр. Кнопка **{ button-play-again }** начнёт её с начала.
# Replaces a board whose game is no longer stored.
game-gone = **Игра удалена**: она больше не хранится. Начать новую: `/play 3x3`.
# A knight's tour, walked by hand.
walk-goal = Цель: пройти каждую клетку ровно один раз.
walk-name = { $closed ->
    [yes] Замкнутый обход конём
   *[no] Обход конём
  } { $cols }x{ $rows }
walk-progress = пройдено { $walked } из { $squares } { $squares ->
    [one] клетки
   *[many] клеток
  }
walk-how = { $press ->
    [squares] Нажмите на клетку, до которой достаёт конь, или напишите её
   *[nothing] Напишите, куда пойдёт конь
  }: `/move { $square }`
walk-closed-how = С последней клетки конь должен доставать до первой клетки, **{ $first }**.
walk-not-closed = **Все клетки пройдены**, но до первой клетки { $first } конь отсюда не достаёт. Возьмите \
    ходы назад кнопкой «{ button-undo }» или командой `/move undo`.
walk-stuck = **Конь в тупике**: все клетки, до которых он достаёт, уже пройдены. Возьмите ходы назад \
    кнопкой «{ button-undo }» или командой `/move undo`.
walk-hopeless = Доказано: пройти оставшиеся клетки отсюда нельзя. Возьмите ходы назад кнопкой \
    «{ button-undo }» или командой `/move undo`.
walk-alt = Доска { $cols } на { $rows }, { $walked ->
    [one] пройдена { $walked } клетка
    [few] пройдены { $walked } клетки
   *[many] пройдено { $walked } клеток
  }, конь на { $here }; { $count ->
    [0] идти ему некуда
   *[other] может пойти на { $reach }
  }
square-name = Пойти конём на { $square }
practice-done = { $series ->
    [knight] Это была тренировка, обход за { $day }; в серию она не засчитывается. Сегодняшний обход: \
        `/daily knight`.
   *[puzzle] Это была тренировка, задача за { $day }; в серию она не засчитывается. Сегодняшняя задача: \
       `/daily`.
  }
# The name of a button for screen readers.
tile-name = { $tile ->
    [0] пустая клетка
   *[other] { $tile }
  }, строка { $row }, столбец { $column }{ $inPlace ->
    [true] , на месте
   *[false] {""}
  }
arrow-name = { $move ->
    [L] Сдвинуть фишку влево
    [R] Сдвинуть фишку вправо
    [U] Сдвинуть фишку вверх
   *[D] Сдвинуть фишку вниз
  }
game-solved = **Решено** за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }, { $time }{ $assisted ->
    [true] , с подсказкой
   *[false] {""}
  }.
game-optimum = { $verdict ->
    [perfect] Меньше ходов не бывает. Блестяще!
    [helped] Меньше ходов не бывает.
    [over] Минимум — { $optimum }, у вас на { $over } больше.
   *[unknown] Отлично!
  }
# How many of all boards of that size need fewer moves.
result-hardness = Эта позиция сложнее, чем { $percent } % всех позиций { $size }.
result-rank = { $people ->
    [1] До вас ещё никто не справился!
   *[other] Ваше место: { $shared ->
        [here] { $rankHere } из { $peopleHere } в этом чате, { $rank } из { $people } во всех чатах.
        [group] { $rankHere } из { $peopleHere } в группе, { $rank } из { $people } во всех чатах.
       *[none] { $rank } из { $people } во всех чатах.
      }
  }
result-unranked = Так быстро руками не решить, поэтому в таблицу лидеров этот результат не попадает. Но \
    он сохраняется у вас, и серия продолжается.
daily-streak = { $series ->
    [knight] Серия обходов конём
   *[puzzle] Серия
  }: { $current ->
    [one] **{ $current } день**
    [few] **{ $current } дня**
   *[many] **{ $current } дней**
  } (рекорд { $best }).{ $freezes ->
    [0] { "" }
    [one] { " " }На случай пропуска у вас { $freezes } заморозка.
    [few] { " " }На случай пропуска у вас { $freezes } заморозки.
   *[many] { " " }На случай пропуска у вас { $freezes } заморозок.
  }
streak-frozen = { $count ->
    [1] Вы пропустили день ({ $days }), но заморозка сохранила
   *[other] Вы пропустили дни ({ $days }), но заморозки сохранили
  } вашу серию.
next-puzzle = Следующая задача через { $count } { $unit ->
    [hours] ч
   *[minutes] мин
  }.
# In a shared chat, where each user opens a board of their own; results follow.
day-message = **{ daily-name }** · { $day } · { $size } · минимум ходов: { $par }
day-nobody = Эту задачу здесь пока никто не решил. Кнопка **Играть** откроет вашу собственную \
    доску{ $linked ->
    [no] , её увидите только вы
   *[yes] { " " }в нашем личном чате
  }. Ваш результат появится здесь.
day-more = и ещё { $count } чел.
# In a daily message that a newer one in the same chat has replaced.
day-earlier = Результаты теперь в новом сообщении ниже. Кнопка **Играть** работает и здесь.
# In place of a board in a group that only one person could play.
board-elsewhere = Эту задачу каждый решает на своей доске. Кнопка **Играть** откроет вашу в нашем личном чате.
# Below a public board in a group whose player is not known: an admin or a channel has asked for it.
game-for-all = На этой доске здесь могут играть все.
# Below the results of the daily puzzle, once somebody plays that day's knight there; names of its solvers.
day-knight = ♞ **Конь дня**: { $count ->
    [0] обход уже начали, но до конца пока никто не дошёл.
   *[other] обход прошли: { $names }{ $more ->
        [0] .
       *[other] {" "}и ещё { $more }.
      }
  }
past-message = **{ practice-name }** · { $day }
    Кнопка **Играть** откроет вам отдельную доску в личном чате. Тренировка в серию не засчитывается.
board-invitation = **Пятнашки { $size }**: соберите их. { opened-alone }
walk-invitation = { $closed ->
    [yes] **Замкнутый обход конём { $size }**: пройдите его сами. С последней клетки конь достаёт до первой.
   *[no] **Обход конём { $size }**: пройдите его сами.
  } { opened-alone }
game-invitation = **{ $name }**. { opened-alone }
opened-alone = Кнопка **Играть** откроет игру только для вас, в личном чате. Задание у всех здесь одинаковое.
button-play = Играть
button-play-knight = ♞ Конь дня
# Points to an earlier message of the bot when the chat refuses a reaction.
standing-above = Это сообщение уже есть в чате, чуть выше.
share = { $series ->
    [knight] TileKnight ♞ № { $number }
   *[puzzle] TileKnight № { $number }
  } · { $name }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }, { $time } { $squares }{ $par ->
    [0] {""}
   *[other] {" "}· минимум { $par }
  } · серия { $streak }{ $note ->
    [helped] {" "}· с подсказкой
    [unranked] {" "}· вне зачёта
   *[none] {""}
  }
# For a friend: the board of a solved game, as a line to send.
share-board = { $name }: эта позиция решена за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }{ $par ->
    [0] {""}
   *[other] { "" } (минимум { $par })
  }. Попробуйте и вы: `{ $line }`
button-for-a-friend = Отправить другу
notice-board-moved-on = В этой игре уже сделаны новые ходы. Теперь доска показывает и их.
button-again = Начать заново
button-play-again = Сыграть ещё раз
button-undo = Ход назад
# Before many moves are lost, above two buttons: the first ends the game, the second goes on.
restart-sure = Начать игру сначала? Сделанные ходы ({ $made }) пропадут.
giveup-sure = Сдаться? Сделано ходов: { $made }. Игра закончится без решения.
button-play-on = Играть дальше
button-restart = Заново
button-giveup = Сдаться
button-a-tour = Показать обход
button-another-board = Другая доска
button-harder = Сложнее
button-bigger = Больше
button-shortest-way = Кратчайший путь
button-my-game = Моя игра
photo-working = Режу картинку на фишки…
