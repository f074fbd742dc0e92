# Races and fewest moves: several people on one board.

race-description = Кто первым решит одну и ту же позицию? Для 2–30 человек: /race 3x3
race-option-size = Размер от 2x2 до 10x10; если не указано, 3x3
fmc-description = Кто решит одну и ту же позицию за меньшее число ходов: /fmc 4x4 10m
fmc-option-size = Размер от 2x2 до 10x10; если не указано, 3x3
fmc-option-minutes = Сколько длится, от 1 до 60 минут: 10m

# The message of a race in the chat.
race-title = **Гонка** · { $size } · { $state ->
    [open] приглашает { $host }
    [running] участников: { $players }
   *[over] окончена
  }
race-how = Нажмите «{ button-join }» в течение { $seconds ->
    [one] { $seconds } секунды
   *[many] { $seconds } секунд
  }: все получат одну и ту же позицию одновременно, каждый в личном чате.
race-rule = Побеждает тот, кто решит первым; при равном времени — у кого меньше ходов. Без подсказок; ход, \
    взятый назад, тоже считается.
race-joined = { $count ->
    [0] Пока никого.
   *[other] Участвуют ({ $count }): { $names }
  }
race-row = { $rank }. { $name }: { $time }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }{ $over ->
    [none] { "" }
    [0] , минимум
   *[other] { " " }(+{ $over })
  }
race-running = Ещё решают ({ $count }): { $names }
race-unfinished = Не закончили: { $names }
race-unranked = Быстрее, чем возможно руками, поэтому вне зачёта: { $names }
race-alone = { $count ->
    [0] В этот раз никто не пришёл.
   *[other] В этот раз участвует только { $names }.
  } Позвать ещё раз: `{ $prefix }race { $size }`.
race-called-off = Гонку отменили. Позвать ещё раз: `{ $prefix }race { $size }`.
round-par = Минимум: { $par ->
    [one] { $par } ход
    [few] { $par } хода
   *[many] { $par } ходов
  }, доказано.
round-bound = Минимум пока не доказан; нужно не меньше { $bound ->
    [one] { $bound } хода
   *[many] { $bound } ходов
  }.
# A message of its own when a round is over; then the board, a solution.
race-result = **Гонка окончена** · { $size }: { $count ->
    [0] не решил никто.
    [1] побеждает { $names }, время { $time }.
   *[other] побеждают { $names }, время { $time }.
  }
fmc-result = **Раунд окончен** · { $size }: { $count ->
    [0] решения не нашёл никто.
   *[other] лучше всех { $names }, { $length ->
        [one] { $length } ход
        [few] { $length } хода
       *[many] { $length } ходов
      }.
  }
round-board = Позиция: `{ $board }`
round-way = { $proved ->
    [yes] Кратчайший путь, { $length ->
        [one] { $length } ход
        [few] { $length } хода
       *[many] { $length } ходов
      }
   *[no] Найденный путь, { $length ->
        [one] { $length } ход
        [few] { $length } хода
       *[many] { $length } ходов
      }
  }: `{ $moves }`
rows-more = … и ещё { $count }

# The private message to a participant of a race.
seat-waiting = **Вы в гонке.** { $seconds ->
    [0] Сейчас начнётся
    [one] Старт через { $seconds } секунду
    [few] Старт через { $seconds } секунды
   *[many] Старт через { $seconds } секунд
  }; позиция появится здесь, в этом сообщении.
seat-left = Вы вышли из гонки. До старта можно вернуться: «{ button-join }».
seat-alone = В этот раз больше никто не пришёл. Если хотите, решайте ту же позицию без гонки.
seat-called-off = Гонку отменили. Если хотите, решайте ту же позицию без гонки.
race-board = **Гонка** · { $name }
race-solved = **Решено** за { $time }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }. Ваше место: { $rank ->
    [1] **первое**
    [2] второе
    [3] третье
   *[other] { $rank }
  } из { $players }{ $running ->
    [0] .
   *[other] { " " }на данный момент; ещё решают: { $running }.
  }
race-too-quick = **Решено** за { $time }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }. Так быстро руками не решить, поэтому это вне зачёта.
race-ended = { $left ->
    [yes] Вы вышли из гонки.
   *[no] Гонка окончена.
  } { $winner ->
    [none] Решения пока нет ни у кого.
   *[other] Первое место: { $winner }, { $time }.
  }

# Fewest moves.
fmc-title = **Минимум ходов** · { $size } · { $state ->
    [running] { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
      }, приглашает { $host }
   *[over] окончено
  }
fmc-how = Одна позиция на всех: нажмите «{ button-take-part }» и пришлите решение мне в личный чат. \
    Попыток сколько угодно, в зачёт идёт самая короткая; решения откроются в конце.
fmc-row = { $rank }. { $name }: { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  }{ $over ->
    [none] { "" }
    [0] , минимум
   *[other] { " " }(+{ $over })
  } · { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[many] { $tries } попыток
  }
fmc-nobody = { $state ->
    [running] Решений пока нет.
   *[over] В этот раз решения не нашёл никто. Позвать ещё раз: `{ $prefix }fmc { $size }`.
  }
fmc-seat = **Минимум ходов** · { $size } · { $minutes ->
    [0] осталось меньше минуты
    [one] осталась { $minutes } минута
    [few] остались { $minutes } минуты
   *[many] осталось { $minutes } минут
  }
fmc-seat-how = Напишите всё решение от этой позиции, то есть куда сдвигаются фишки: { $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }. Попыток сколько угодно, в зачёт идёт самая короткая. До конца раунда другие видят только число ходов.
fmc-seat-best = Ваше лучшее: { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  } ({ $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[many] { $tries } попыток
  }).
fmc-seat-over = Этот раунд окончен; таблица — в чате.
try-taken = **Решено за { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  }.** { $isBest ->
    [yes] Это ваше лучшее.
   *[no] Ваше лучшее по-прежнему — { $best }.
  } { $minutes ->
    [0] Осталось меньше минуты.
    [one] Осталась { $minutes } минута.
    [few] Остались { $minutes } минуты.
   *[many] Осталось { $minutes } минут.
  }
solutions-title = **Решения** · { $size }

notice-round = { $state ->
    [running] Гонка началась.
   *[over] { $kind ->
        [race] Гонка окончена.
       *[fmc] Этот раунд окончен.
      }
  }

button-join = Участвую
button-take-part = Участвовать
button-my-board = Моя доска
button-start-race = Начать сейчас
button-end-round = Закончить
button-leave = Выйти
button-solutions = Все решения
button-rematch = Реванш
button-play-it-alone = Решать без гонки

fault-round-needs-chat = { $where ->
    [page] Соревноваться с другими можно в группах Telegram и на серверах Discord. Здесь можно сыграть без \
        соперников:
   *[chat] { $command ->
        [race] Для гонки
       *[fmc] Для этого раунда
      } нужны соперники: отправьте `{ $prefix }{ $command } { $size }` в группе или на сервере, где я есть. \
          Сыграть без соперников:
  } `{ $prefix }play { $size }`.
fault-too-many-rounds = { $most ->
    [one] В этом чате уже идёт { $most } раунд
    [few] В этом чате уже идут { $most } раунда
   *[many] В этом чате уже идёт { $most } раундов
  }. Когда закончится хотя бы один, зовите на следующий: `{ example }`.
fault-bad-minutes = «{ $text }» — не время для раунда. Напишите от 1 до 60 минут: `{ $prefix }fmc 4x4 10m`.
fault-round-over = Этот раунд окончен. Позвать ещё раз: `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }`.
fault-race-started = Эта гонка началась без вас. Позвать на другую: `{ $prefix }race { $size }`.
fault-round-full = В этом раунде уже { $most ->
    [one] { $most } человек
    [few] { $most } человека
   *[many] { $most } человек
  }, мест нет. Позвать на другой: `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }`.
fault-race-alone = Для гонки нужны двое: подождите, пока «{ button-join }» нажмёт кто-нибудь ещё. Сыграть в \
    одиночку: `{ $prefix }play 3x3`.
fault-not-your-round = Это могут сделать только { $name } (автор раунда) и модераторы. Начать свой раунд: \
    `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }`.
fault-not-in-race = Вы уже не в этой гонке. Начать другую: `{ $prefix }race 3x3`.
fault-try-stuck = Ход { $index } вашего решения невозможен: ни одна фишка там так не сдвинется. Ничего не \
    засчитано; пришлите решение целиком, от начальной позиции: `{ $prefix }move LURD…`.
fault-try-unsolved = После { $moves ->
    [one] этого { $moves } хода
   *[many] этих { $moves } ходов
  } на месте { $inPlace } из { $tiles } { $tiles ->
    [one] фишки
   *[many] фишек
  }, поэтому ничего не засчитано. Пришлите решение целиком, \
      от начальной позиции до цели: `{ $prefix }move LURD…`.
