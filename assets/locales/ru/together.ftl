# Races and fewest moves: several people on one board.

race-description = Гонка для 2–30 человек: кто первым решит одну и ту же позицию? /race 3x3
race-option-size = Размер поля от 2x2 до 10x10; если не указан, 3x3
fmc-description = Кто решит одну и ту же позицию за меньшее число ходов? /fmc 4x4 10m
fmc-option-size = Размер поля от 2x2 до 10x10; если не указан, 3x3
fmc-option-minutes = Сколько длится раунд, от 1 до 60 минут: 10m

# The message of a race in the chat.
race-title = **Гонка** · { $size } · { $state ->
    [open] приглашает { $host }
    [running] участников: { $players }
   *[over] окончена
  }
race-how = Чтобы участвовать, нажмите «{ button-join }» в течение { $seconds ->
    [one] { $seconds } секунды
   *[many] { $seconds } секунд
  }. Все участники одновременно получат одну и ту же позицию, каждый в личном чате.
race-rule = Побеждает тот, кто решит первым; при равном времени — тот, у кого меньше ходов. Подсказок нет. \
    Ход, взятый назад, тоже считается.
race-joined = { $count ->
    [0] Участников пока нет.
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
race-unranked = Вне зачёта, потому что так быстро руками не решить: { $names }
race-alone = { $count ->
    [0] В этот раз участников не нашлось.
   *[other] В этот раз участвует только { $names }.
  } Объявить гонку ещё раз: `{ $prefix }race { $size }`.
race-called-off = Гонку отменили. Объявить её ещё раз: `{ $prefix }race { $size }`.
round-par = Кратчайшее решение — { $par ->
    [one] { $par } ход
    [few] { $par } хода
   *[many] { $par } ходов
  }, это доказано.
round-bound = Длина кратчайшего решения не доказана, но ходов в нём не меньше { $bound ->
    [one] { $bound } хода
   *[many] { $bound } ходов
  }.
# A message of its own when a round is over; then the board, a solution.
race-result = **Гонка окончена** · { $size }: { $count ->
    [0] позицию не решил никто.
    [1] побеждает { $names }, время { $time }.
   *[other] побеждают { $names }, время { $time }.
  }
fmc-result = **Раунд окончен** · { $size }: { $count ->
    [0] решения не нашёл никто.
   *[other] меньше всего ходов у { $names }: { $length }.
  }
round-board = Позиция: `{ $board }`
round-way = { $proved ->
    [yes] Кратчайшее решение, { $length ->
        [one] { $length } ход
        [few] { $length } хода
       *[many] { $length } ходов
      }
   *[no] Найденное решение, { $length ->
        [one] { $length } ход
        [few] { $length } хода
       *[many] { $length } ходов
      }
  }: `{ $moves }`
rows-more = … и ещё { $count }

# The private message to a participant of a race.
seat-waiting = **Вы участвуете в гонке.** { $seconds ->
    [0] Она сейчас начнётся
    [one] До старта { $seconds } секунда
    [few] До старта { $seconds } секунды
   *[many] До старта { $seconds } секунд
  }. Позиция появится в этом сообщении.
seat-left = Вы вышли из гонки. Чтобы вернуться до старта, нажмите «{ button-join }».
seat-alone = В этот раз других участников нет. Если хотите, решайте ту же позицию без гонки.
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
   *[other] { " " }(пока что). Ещё решают: { $running }.
  }
race-too-quick = **Решено** за { $time }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }. Так быстро руками не решить, поэтому результат не идёт в зачёт.
race-ended = { $left ->
    [yes] Вы вышли из гонки.
   *[no] Гонка окончена.
  } { $winner ->
    [none] { $left ->
        [yes] Пока позицию никто не решил.
       *[no] Позицию никто не решил.
      }
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
fmc-how = Позиция у всех одна. Нажмите «{ button-take-part }» и пришлите своё решение мне в личный чат. \
    Решений можно прислать сколько угодно, засчитывается самое короткое. Когда раунд закончится, все решения \
    откроются.
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
    [running] Решений пока никто не прислал.
   *[over] В этот раз решения не нашёл никто. Объявить раунд ещё раз: `{ $prefix }fmc { $size }`.
  }
fmc-seat = **Минимум ходов** · { $size } · { $minutes ->
    [0] осталось меньше минуты
    [one] осталась { $minutes } минута
    [few] остались { $minutes } минуты
   *[many] осталось { $minutes } минут
  }
fmc-seat-how = Напишите всё решение от этой позиции: куда сдвигаются фишки, ход за ходом. Например, \
    { $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }. Решений можно прислать сколько угодно, засчитывается самое короткое. До конца раунда другие видят \
      только число ходов.
fmc-seat-best = Ваше лучшее решение: { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  } ({ $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[many] { $tries } попыток
  }).
fmc-seat-over = Этот раунд окончен. Результаты — в чате, где он начался.
try-taken = **Решено за { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  }.** { $isBest ->
    [yes] Это ваше лучшее решение.
   *[no] В вашем лучшем решении по-прежнему ходов: { $best }.
  } { $minutes ->
    [0] До конца раунда меньше минуты.
    [one] До конца раунда { $minutes } минута.
    [few] До конца раунда { $minutes } минуты.
   *[many] До конца раунда { $minutes } минут.
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
button-end-round = Закончить раунд
button-leave = Выйти из гонки
button-solutions = Все решения
button-rematch = Реванш
button-play-it-alone = Решать без гонки

fault-round-needs-chat = { $where ->
    [page] Соревноваться с другими можно в группах Telegram и на серверах Discord. Здесь можно сыграть без \
        соперников:
   *[chat] { $command ->
        [race] Для гонки
       *[fmc] Для этого раунда
      } нужны соперники. Отправьте `{ $prefix }{ $command } { $size }` в группе или на сервере, где я есть. \
          Сыграть без соперников:
  } `{ $prefix }play { $size }`.
fault-too-many-rounds = { $most ->
    [one] В этом чате уже идёт { $most } раунд
    [few] В этом чате уже идут { $most } раунда
   *[many] В этом чате уже идёт { $most } раундов
  }. Когда хотя бы один закончится, начните следующий: `{ example }`.
fault-bad-minutes = «{ $text }» — не длительность раунда. Напишите от 1 до 60 минут: `{ $prefix }fmc 4x4 10m`.
fault-round-over = Этот раунд окончен. Начать новый: `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }`.
fault-race-started = Эта гонка уже началась, присоединиться к ней нельзя. Начать другую: \
    `{ $prefix }race { $size }`.
fault-round-full = В этом раунде уже { $most ->
    [one] { $most } человек
    [few] { $most } человека
   *[many] { $most } человек
  }, мест больше нет. Начать другой: `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }`.
fault-race-alone = Для гонки нужны хотя бы двое. Подождите, пока «{ button-join }» нажмёт кто-нибудь ещё. \
    Сыграть в одиночку: `{ $prefix }play 3x3`.
fault-not-your-round = { $masked ->
    [yes] Начать этот раунд могут его участники, а начать или закончить — модераторы.
   *[no] Начать или закончить этот раунд могут только { $name } (автор раунда) и модераторы.
  } Объявить свой раунд: `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }`.
fault-not-in-race = Вы уже не участвуете в этой гонке. Начать другую: `{ $prefix }race 3x3`.
fault-try-stuck = Ход { $index } вашего решения невозможен: ни одна фишка там так не сдвинется. Это решение \
    не засчитано. Пришлите решение целиком, от начальной позиции: `{ $prefix }move LURD…`.
fault-try-unsolved = Это решение не засчитано: после { $moves ->
    [one] { $moves } хода
   *[many] { $moves } ходов
  } на месте { $inPlace } из { $tiles } { $tiles ->
    [one] фишки
   *[many] фишек
  }. Пришлите решение целиком, от начальной позиции до цели: `{ $prefix }move LURD…`.
