explain-option-algorithm = Поиск, показанный по шагам, до 10 клеток; human — как собирает человек
explain-option-heuristic = По какой оценке идут astar и ida; если не указано, misplaced
explain-option-limit = На сколько ходов вглубь идёт dfs, например 8

search-head = **{ $method }**, шаг за шагом. { $algorithm ->
    [bfs] Позиции ждут в очереди: какая раньше встала, та раньше и берётся. В скобках её глубина.
    [dfs] Позиции ждут в стеке: какая легла последней, та берётся первой. Путь не длиннее { $limit ->
        [one] { $limit } хода
        [few] { $limit } ходов
       *[many] { $limit } ходов
      }. В скобках её глубина.
    [iddfs] Поиск в глубину: сначала на 0 ходов, потом на 1, на 2 и так далее, пока не встретится цель. В скобках глубина.
    [astar] Из открытого списка берётся позиция с наименьшим F. В скобках G + H = F: сделано ходов и сколько ожидает { $heuristic }.
    [ida] Поиск в глубину по кругам: каждый отсекает то, у чего F больше его границы. В скобках G + H = F: сделано ходов и сколько ожидает { $heuristic }.
   *[bidirectional] Два поиска в ширину, от начала и от цели. Растёт меньший фронт. В скобках глубина.
  }{ $keys ->
    [yes] { " " }После # поле одним числом по основанию { $base }.
   *[no] { "" }
  }
search-back = снова у
search-side = { $side ->
    [start] от начала
   *[goal] от цели
  }
search-round = Круг { $round }: { $by ->
    [depth] глубина
   *[weight] F
  } до { $bound }{ $cut ->
    [0] { "" }
    [one] ; прошлый круг отсёк { $cut } позицию
    [few] ; прошлый круг отсёк { $cut } позиции
   *[many] ; прошлый круг отсёк { $cut } позиций
  }
search-more = ... и ещё строк: { $count } ...
search-end = { $end ->
    [already] Начало и цель — одно и то же поле: 0 ходов.
    [found] Найдено **{ $length ->
        [one] за { $length } ход
        [few] за { $length } хода
       *[many] за { $length } ходов
      }**: `{ $moves }`. { $shortest ->
        [yes] Короче решения нет.
       *[no] Может быть решение короче.
      }
    [none] Цель не встретилась, а все достижимые позиции просмотрены.
    [limited] Цель не встретилась: решения не длиннее { $limit ->
        [one] { $limit } хода
        [few] { $limit } ходов
       *[many] { $limit } ходов
      } нет.
   *[cut] Журнал кончается здесь, после { $steps ->
        [one] { $steps } шага
        [few] { $steps } шагов
       *[many] { $steps } шагов
      }, раньше самого поиска.
  } { $expanded ->
    [one] Просмотрена { $expanded } позиция
    [few] Просмотрены { $expanded } позиции
   *[many] Просмотрено { $expanded } позиций
  }, в памяти не больше { $held }.
search-depths = Позиций по глубине: { $depths }
search-step = { $step ->
    [0] Начало, до первого шага; всего шагов { $last }
   *[other] Шаг **{ $step }** из { $last }
  }
search-alt = { $method } на поле { $board }, шаг { $step } из { $last }: { $what }
search-animated = { $sampled ->
    [yes] Кадров { $frames } на { $last } шагов, через равные промежутки.
   *[no] { $last ->
        [one] **{ $last } шаг**
        [few] **{ $last } шага**
       *[many] **{ $last } шагов**
      }, один за другим.
  }
button-all-steps = Все шаги

fault-watch-too-large = По шагам поиск показан на полях до { $max } клеток, а { $rows }x{ $cols } больше. Например `{ $prefix }explain 8 6 7/2 5 4/3 0 1 astar misplaced`.
fault-unknown-search = Поиск «{ $text }» показать не могу. Есть bfs, dfs, iddfs, astar, ida и bidirectional: `{ $prefix }explain 1 2 3 4 0 5 astar misplaced`.
fault-unwatched-heuristic = Поиск по «{ $text }» показать не могу. Есть misplaced, row-weighted, manhattan, linear-conflict и walking-distance: `{ $prefix }explain 1 2 3 4 0 5 astar manhattan`.
fault-search-limit = «{ $text }» — не глубина: это целое число от 1 до { $max }. Например `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`.
fault-search-limit-unused = Глубина задаётся для dfs, а не для { $algorithm }. Например `{ $prefix }explain 1 2 3 4 0 5 dfs limit:8`.
