solve-solved = Решено { $metric ->
    [mtm] { $length ->
        [one] **за { $length } ход**
        [few] **за { $length } хода**
       *[many] **за { $length } ходов**
      }, если сдвиг нескольких фишек считать за один ход (MTM)
   *[other] { $length ->
        [one] **за { $length } ход**
        [few] **за { $length } хода**
       *[many] **за { $length } ходов**
      }
  }{ $verdict ->
    [optimal] , и доказано, что короче нельзя.
    [inadmissible] . Эвристика { $heuristic } иногда завышает оценку, поэтому может быть и решение короче. \
        Доказано, что решений короче { $bound ->
        [one] { $bound } хода
       *[many] { $bound } ходов
      } нет.
    [longer] { $method ->
        [dfs] . Поиск в глубину берёт первое найденное решение.
       *[other] , ряд за рядом, как решают люди.
      } В кратчайшем решении { $bound ->
        [one] { $bound } ход
        [few] { $bound } хода
       *[many] { $bound } ходов
      }.
   *[bound] . Доказано, что решений короче { $bound ->
        [one] { $bound } хода
       *[many] { $bound } ходов
      } нет.
  }
solve-effort = { $ended ->
    [no] Поиск { $method } я остановил: он просмотрел { $expanded ->
        [one] { NUMBER($expanded, useGrouping: "always") } позицию
        [few] { NUMBER($expanded, useGrouping: "always") } позиции
       *[many] { NUMBER($expanded, useGrouping: "always") } позиций
      }, занял { $memory } памяти и шёл { $time }. Это решение найдено другим способом.
    [limit] Поиск { $method } прошёл все пути не длиннее { $limit ->
        [one] { $limit } хода
       *[many] { $limit } ходов
      }, но решения среди них нет. Он просмотрел { $expanded ->
        [one] { NUMBER($expanded, useGrouping: "always") } позицию
        [few] { NUMBER($expanded, useGrouping: "always") } позиции
       *[many] { NUMBER($expanded, useGrouping: "always") } позиций
      }, занял { $memory } памяти и шёл { $time }. Это решение найдено другим способом. Если увеличить \
          предел или убрать его, { $method } найдёт решение сам.
   *[yes] Поиск { $method } просмотрел { $expanded ->
        [one] { NUMBER($expanded, useGrouping: "always") } позицию
        [few] { NUMBER($expanded, useGrouping: "always") } позиции
       *[many] { NUMBER($expanded, useGrouping: "always") } позиций
      }, занял { $memory } памяти и шёл { $time }.
  }
solve-already = Позиция уже совпадает с целью: решать нечего, нужно 0 ходов.
solve-alt = Пятнашки { $board } решены за { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  }: { $moves }
solve-step-start = Начальная позиция, впереди { $last ->
    [one] { $last } ход
    [few] { $last } хода
   *[many] { $last } ходов
  }. Буквы показывают, куда сдвигается фишка: L влево, R вправо, U вверх, D вниз.
solve-step = Шаг **{ $step }** из { $last }: фишка **{ $tile } { $arrow }** ({ $move }){ $step ->
    [1] . Буква показывает, куда сдвигается фишка.
   *[other] { "" }
  }
solve-animated = Всё решение ход за ходом: { $length ->
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
button-snail = Решить с целью «улитка»
solve-unsolvable = Эта позиция не решается: чётность у неё и у цели разная. Чтобы расставить фишки по \
    местам, нужно **{ $permutation ->
    [odd] нечётное
   *[even] чётное
  }** число обменов, а пустой клетке до её места { $distance ->
    [one] **{ $distance }** шаг
    [few] **{ $distance }** шага
   *[many] **{ $distance }** шагов
  }. Каждый ход меняет чётность обоих чисел сразу, поэтому одинаковой она не станет. Если поменять местами \
      { $a } и { $b }, позицию можно будет решить.{ $goal ->
    [none] { "" }
    [snail] { " " }Если цель — улитка, решение есть: `{ $prefix }solve { $otherGoal }`.
   *[other] { " " }Если в цели пустая клетка стоит первой, решение есть: `{ $prefix }solve { $otherGoal }`.
  }
solve-unsolvable-alt = Пятнашки { $board } не решаются; фишки { $a } и { $b } отмечены.
solve-progress-tables = Готовлю таблицы для этого размера (только в первый раз): { $percent } %.
solve-progress-search = Ищу кратчайшее решение: в нём { $length ->
    [0] { $bound ->
        [one] не меньше { $bound } хода
       *[many] не меньше { $bound } ходов
      }
   *[other] от { $bound } до { $length ->
        [one] { $length } хода
       *[many] { $length } ходов
      }
  }.
solve-so-far = Найдено решение { $length ->
    [one] **за { $length } ход**
    [few] **за { $length } хода**
   *[many] **за { $length } ходов**
  }{ $metric ->
    [mtm] , если сдвиг нескольких фишек считать за один ход (MTM)
   *[stm] { "" }
  }. { $bound ->
    [0] { "" }
   *[other] Нужно ходов не меньше **{ $bound }**.{ " " }
  }{ $hope ->
    [proof] Ищу доказательство, что короче решить нельзя.
   *[shorter] Ищу решение короче.
  }
solve-pace = { $which ->
    [speed] Просматриваю { $speed } млн позиций в секунду.
   *[expanded] Просмотрено { $expanded } млн позиций.
  }
solve-time-used = Прошло { $percent } % времени, отведённого на поиск.
solve-cancel-keeps = Если отменить поиск, найденное решение останется.
board-alt = Пятнашки { $board }

# Several boards
list-title = **{ $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[many] { $count } позиций
  }**; у каждой указано, сколько ходов в кратчайшем решении{ $metric ->
    [mtm] { " " }(сдвиг нескольких фишек считается за один ход, MTM)
   *[other] { "" }
  }{ $unproved ->
    [0] .
   *[other] . Где стоит «≥», это лучшее из найденных, а дальше — доказанный минимум.
  }
list-row = { $outcome ->
    [unsolvable] не решается
    [unproved] { $length ->
        [one] { $length } ход
        [few] { $length } хода
       *[many] { $length } ходов
      } (≥ { $bound })
   *[optimal] { $length ->
        [one] **{ $length } ход**
        [few] **{ $length } хода**
       *[many] **{ $length } ходов**
      }
  }
list-line = Строка { $line }: { "" }
list-more = … и ещё { $count }, они в файле
list-progress = Решаю позицию { $number } из { $count } …
fault-list-unreached = { $count ->
    [1] До позиции { $numbers } дело не дошло. Пришлите её
   *[many] До позиций { $numbers } дело не дошло. Пришлите их
  } ещё раз, список покороче или по одной: `{ $prefix }solve 1 2 3 4 0 5`.
fault-long-list = В этом списке больше { $most } позиций. Пришлите его по частям, не больше { $most } в \
    каждой, или одну позицию: `{ $prefix }solve 1 2 3 4 0 5`.
fault-board-list = Я вижу позиции ({ $count }), а здесь нужна одна. Пришлите её отдельно: \
    `{ example-of-board }`. Все сразу берёт `{ $prefix }solve`.
fault-listed-daily = Одна из этих позиций — { $day ->
    [today] сегодняшняя задача
   *[other] задача за { $day }
  } или очень на неё похожа. Уберите её из списка или пришлите отдельно: `{ $prefix }solve { $board }`.
