explain-option-algorithm = Какой поиск показать по шагам (поля до 10 клеток); human — как решает человек
explain-option-heuristic = Эвристика (оценка оставшихся ходов) для astar и ida; если не указать, misplaced
explain-option-limit = Предел глубины dfs в ходах, например 8

search-head = **{ $method }**, шаг за шагом. { $algorithm ->
    [bfs] Позиции ждут в очереди: первой берётся та, что пришла раньше всех. В скобках — \
        глубина, то есть число ходов от начала.
    [dfs] Позиции ждут в стеке: первой берётся та, что пришла последней. Путь не длиннее { $limit ->
        [one] { $limit } хода
        [few] { $limit } ходов
       *[many] { $limit } ходов
      }. В скобках — глубина, то есть число ходов от начала.
    [iddfs] Поиск в глубину: сначала на 0 ходов, потом на 1, на 2 и так далее, пока не найдётся цель. В \
        скобках — глубина, то есть число ходов от начала.
    [astar] Из открытого списка (там ждут найденные позиции) берётся позиция с наименьшим F. В скобках G + \
        H = F: сделанные ходы плюс оценка оставшихся ({ $heuristic }).
    [ida] Поиск в глубину в несколько заходов: каждый заход отсекает позиции, у которых F больше границы \
        этого захода. В скобках G + H = F: сделанные ходы плюс оценка оставшихся ({ $heuristic }).
   *[bidirectional] Идут два поиска в ширину, от начала и от цели; каждый раз растёт меньший из двух \
        фронтов. В скобках — глубина, то есть число ходов от начала или от цели.
  }{ $keys ->
    [yes] { " " }После # — позиция, записанная одним числом (в системе счисления с основанием \
        { $base }).
   *[no] { "" }
  }
search-back = возврат к
search-side = { $side ->
    [start] от начала
   *[goal] от цели
  }
search-round = Заход { $round }: { $by ->
    [depth] глубина
   *[weight] F
  } до { $bound }{ $cut ->
    [0] { "" }
    [one] . Предыдущий отсёк { $cut } позицию
    [few] . Предыдущий отсёк { $cut } позиции
   *[many] . Предыдущий отсёк { $cut } позиций
  }
search-more = ... и ещё строк: { $count } ...
search-end = { $end ->
    [already] Начало и цель — одна и та же позиция: 0 ходов.
    [found] Решение найдено **{ $length ->
        [one] за { $length } ход
        [few] за { $length } хода
       *[many] за { $length } ходов
      }**: `{ $moves }`. { $shortest ->
        [yes] Решения короче нет.
       *[no] Возможно, есть решение короче.
      }
    [none] Цель не найдена, хотя все достижимые позиции просмотрены.
    [limited] Цель не найдена: решения не длиннее { $limit ->
        [one] { $limit } хода
        [few] { $limit } ходов
       *[many] { $limit } ходов
      } нет.
   *[cut] Протокол заканчивается здесь, после { $steps ->
        [one] { $steps } шага
        [few] { $steps } шагов
       *[many] { $steps } шагов
      }, потому что я остановил поиск.
  } { $expanded ->
    [one] Просмотрена { $expanded } позиция
    [few] Просмотрены { $expanded } позиции
   *[many] Просмотрено { $expanded } позиций
  }, одновременно в памяти их было не больше { $held }.
search-depths = Сколько позиций на каждой глубине: { $depths }
search-step = { $step ->
    [0] Начало поиска, до первого шага; всего шагов { $last }
   *[other] Шаг **{ $step }** из { $last }
  }
search-alt = { $method }, позиция { $board }, шаг { $step } из { $last }: { $what }
search-animated = { $sampled ->
    [yes] Всего в поиске шагов: { $last }. Показаны { $frames } из них, через равные промежутки.
   *[no] Весь поиск по порядку: { $last ->
        [one] **{ $last } шаг**
        [few] **{ $last } шага**
       *[many] **{ $last } шагов**
      }.
  }
button-all-steps = Все шаги

fault-watch-too-large = По шагам я показываю поиск на полях до { $max } клеток, а поле { $rows }x{ $cols } \
    больше. Например, `{ $prefix }explain 8 6 7/2 5 4/3 0 1 astar misplaced`.
fault-unknown-search = Поиск «{ $text }» показать не могу. Есть bfs, dfs, iddfs, astar, ida и \
    bidirectional: `{ $prefix }explain 1 2 3 4 0 5 astar misplaced`.
fault-unwatched-heuristic = Поиск с эвристикой «{ $text }» показать не могу. Есть misplaced, row-weighted, \
    manhattan, linear-conflict и walking-distance: `{ $prefix }explain 1 2 3 4 0 5 astar manhattan`.
fault-search-limit = «{ $text }» — не предел глубины: нужно целое число от 1 до { $max }. Например, \
    `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`.
fault-search-limit-unused = Предел глубины есть только у dfs, а у { $algorithm } его нет. Например, \
    `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`.
