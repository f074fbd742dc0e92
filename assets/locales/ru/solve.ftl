solve-solved = Решено { $metric ->
    [mtm] { $length ->
        [one] **за { $length } ход**
        [few] **за { $length } хода**
       *[many] **за { $length } ходов**
      }, если сдвиг нескольких фишек разом считать за один ход (MTM)
   *[other] { $length ->
        [one] **за { $length } ход**
        [few] **за { $length } хода**
       *[many] **за { $length } ходов**
      }
  }{ $verdict ->
    [optimal] , оптимальность доказана.
    [inadmissible] . Эвристика { $heuristic } иногда завышает оценку, поэтому возможно решение короче. \
        Доказано, что короче { $bound ->
        [one] { $bound } хода
       *[many] { $bound } ходов
      } не бывает.
    [longer] { $method ->
        [dfs] . Поиск в глубину берёт первое, что нашёл;
       *[other] , ряд за рядом, как делают люди;
      } в кратчайшем решении { $bound ->
        [one] { $bound } ход
        [few] { $bound } хода
       *[many] { $bound } ходов
      }.
   *[bound] . Доказано, что короче { $bound ->
        [one] { $bound } хода
       *[many] { $bound } ходов
      } не бывает.
  }
solve-effort = { $ended ->
    [no] { $method }: поиск остановлен; просмотрено позиций: { NUMBER($expanded, useGrouping: "always") }, \
        память: { $memory }, время: { $time }. Это решение найдено другим способом.
    [limit] { $method }: пройдены все пути не длиннее { $limit ->
        [one] { $limit } хода
       *[many] { $limit } ходов
      }, решения среди них нет; просмотрено позиций: { NUMBER($expanded, useGrouping: "always") }, память: \
          { $memory }, время: { $time }. Это решение найдено другим способом; с большим пределом или без \
          предела { $method } найдёт решение сам.
   *[yes] { $method }: просмотрено позиций: { NUMBER($expanded, useGrouping: "always") }, память: \
       { $memory }, время: { $time }.
  }
solve-already = Уже решено: 0 ходов, оптимальность доказана.
solve-alt = Пятнашки { $board } решены за { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  }: { $moves }
solve-step-start = Начало, впереди { $last ->
    [one] { $last } ход
    [few] { $last } хода
   *[many] { $last } ходов
  }. Буква — куда сдвигается фишка: L влево, R вправо, U вверх, D вниз.
solve-step = Шаг **{ $step }** из { $last }: **{ $tile } { $arrow }** ({ $move }){ $step ->
    [1] . Буква — куда сдвигается фишка.
   *[other] { "" }
  }
solve-animated = Всё решение подряд: { $length ->
    [one] **{ $length } ход**.
    [few] **{ $length } хода**.
   *[many] **{ $length } ходов**.
  }
# The name of a button for screen readers.
step-name = { $to ->
    [start] К началу
    [back] На шаг назад
    [on] На шаг вперёд
    [goal] К цели
    [end] К последнему шагу
    [less] { $by ->
        [one] На { $by } шаг назад
        [few] На { $by } шага назад
       *[many] На { $by } шагов назад
      }
   *[more] { $by ->
        [one] На { $by } шаг вперёд
        [few] На { $by } шага вперёд
       *[many] На { $by } шагов вперёд
      }
  }
button-all-moves = Все ходы
button-blank-first = Решить с пустой клеткой в начале
solve-unsolvable = Эта позиция не решается: чётность не та. Перестановка фишек относительно \
    цели **{ $permutation ->
    [odd] нечётная
   *[even] чётная
  }**, пустой клетке до места { $distance ->
    [one] **{ $distance }** шаг
    [few] **{ $distance }** шага
   *[many] **{ $distance }** шагов
  }, а каждый ход меняет обе чётности сразу. Если поменять местами { $a } и { $b }, она \
      решится.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }Если в цели пустая клетка стоит первой, решение есть: `{ $prefix }solve { $otherGoal }`.
  }
solve-unsolvable-alt = Пятнашки { $board } не решаются; фишки { $a } и { $b } отмечены.
solve-progress-tables = Готовлю таблицы для этого размера (только в первый раз): { $percent } %.
solve-progress-search = Ищу решение: { $length ->
    [0] { $bound ->
        [one] не меньше { $bound } хода
       *[many] не меньше { $bound } ходов
      }
   *[other] от { $bound } до { $length ->
        [one] { $length } хода
       *[many] { $length } ходов
      }
  }.
solve-so-far = Решено { $length ->
    [one] **за { $length } ход**
    [few] **за { $length } хода**
   *[many] **за { $length } ходов**
  }{ $metric ->
    [mtm] , если сдвиг нескольких фишек разом считать за один ход (MTM)
   *[stm] { "" }
  }; { $bound ->
    [0] { "" }
   *[other] нужно не меньше **{ $bound }**,{ " " }
  }{ $hope ->
    [proof] ищу доказательство.
   *[shorter] ищу путь короче.
  }
solve-pace = { $which ->
    [speed] Просматриваю { $speed } млн позиций в секунду.
   *[expanded] Просмотрено { $expanded } млн позиций.
  }
solve-time-used = Прошло { $percent } % отведённого времени.
solve-cancel-keeps = После отмены этот ответ останется.
board-alt = Пятнашки { $board }
