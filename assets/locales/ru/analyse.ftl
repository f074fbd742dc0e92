analyse-description = Насколько трудна позиция или какие ходы в вашем решении лишние: /analyse 8 6 7/2 5 \
    4/3 0 1
analyse-option-board = Позиция по строкам, 0 — пустая клетка: 8 6 7/2 5 4/3 0 1
analyse-option-goal = Какую позицию надо получить; если не указать, то 1, 2, 3, ... и пустая клетка в конце
analyse-option-size = Размер поля (строки x столбцы), например 2x4. Обычные размеры я определяю сам
analyse-option-solution = Ваше решение, например RLL или R L2: покажу, какие ходы в нём лишние
analyse-option-metric = Как считать ходы: stm — каждая фишка отдельно, mtm — сдвиг нескольких фишек как \
    один ход
analyse-option-moves = Что значат буквы в решении: куда сдвигается фишка (tile, обычно так) или пустая \
    клетка (blank)

analyse-length = { $exact ->
    [yes] Кратчайшее решение — { $length ->
        [one] **{ $length } ход**
        [few] **{ $length } хода**
       *[many] **{ $length } ходов**
      }, это доказано
   *[no] В кратчайшем решении от **{ $bound }** до { $length ->
        [one] **{ $length } хода**
       *[many] **{ $length } ходов**
      }, это доказано
  }. Если сдвиг нескольких фишек считать за один ход (MTM), нужно ходов: { $slidesExact ->
    [yes] **{ $slides }**.
   *[no] от { $slidesBound } до { $slides }.
  }
analyse-solved = Позиция уже совпадает с целью: нужно **0 ходов**.
analyse-hardness = Эта позиция сложнее, чем **{ $shorter } %** всех решаемых позиций { $size }{ $isHardest ->
    [yes] , и сложнее её нет
   *[no] , и проще, чем { $longer } %
  }. Из { NUMBER($all, useGrouping: "always") } позиций кратчайшее решение такой длины { $same ->
    [1] есть только у этой
    [one] есть у { NUMBER($same, useGrouping: "always") } позиции
   *[other] есть у { NUMBER($same, useGrouping: "always") } позиций
  }. На самую трудную позицию нужно ходов: { $longest }{ $metric ->
    [mtm] { " " }(во всех этих числах сдвиг нескольких фишек — один ход).
   *[stm] .
  }
analyse-next = Хорошие ходы в этой позиции: { $good }.{ $unsure ->
    [none] { "" }
   *[other] { " " }Эти ходы я не успел проверить: { $unsure }.
  }
analyse-next-unknown = Хорошие ходы в этой позиции я не успел найти.
analyse-solutions = Число кратчайших решений{ $metric ->
    [mtm] { " " }(MTM)
   *[stm] { "" }
  }: { $complete ->
    [yes] **{ $count }**
   *[no] не меньше **{ $count }**
  }.{ $shown ->
    [all] { "" }
   *[some] { " " }Вот первые из них:
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = Ходов точно нужно не меньше { $manhattan }: столько шагов у фишек до их мест \
    (манхэттенское расстояние). Если учесть и фишки, которые загораживают друг другу путь (линейные \
    конфликты), то не меньше { $conflict }.
analyse-unsolvable = Эта позиция не решается: чётность у неё и у цели разная. Почему это так, по шагам \
    покажет `{ $prefix }explain { $board }`.{ $goal ->
    [none] { "" }
    [snail] { " " }Если цель — улитка, решение есть: `{ $prefix }analyse { $otherGoal }`.
   *[other] { " " }Если в цели пустая клетка стоит первой, решение есть: `{ $prefix }analyse { $otherGoal }`.
  }
analyse-neighbours = Сколько ходов останется после каждого возможного хода: { $list }.
analyse-neighbours-unsolvable = Позиции, в которые отсюда ведёт один ход, тоже не решаются:
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = Пятнашки { $board }; хорошие ходы: { $good }

analyse-steps = В вашем решении **{ $stm }** { $stm ->
    [one] ход
    [few] хода
   *[many] ходов
  }, а если сдвиг нескольких фишек считать за один (MTM), то { $mtm }. { $reached ->
    [yes] Оно приводит к цели.
   *[no] Оно не доходит до цели.{ $end ->
        [long] { "" }
       *[other] { " " }Последняя позиция: `{ $end }`.
      }{ $left ->
        [unknown] { "" }
        [one] { " " }До цели остаётся { $left } ход.
        [few] { " " }До цели остаётся { $left } хода.
       *[many] { " " }До цели остаётся { $left } ходов.
      }
  }
analyse-shortest = { $lost ->
    [0] Лишних ходов в вашем решении нет: короче не бывает.
   *[other] Кратчайшее решение от начальной позиции — { $metric ->
        [mtm] { $shortest ->
            [one] { $shortest } сдвиг
            [few] { $shortest } сдвига
           *[many] { $shortest } сдвигов
          }
       *[stm] { $shortest ->
            [one] { $shortest } ход
            [few] { $shortest } хода
           *[many] { $shortest } ходов
          }
      }. В вашем решении лишних { $metric ->
        [mtm] сдвигов
       *[stm] ходов
      }: **{ $lost }**. Вот где:
  }
analyse-shortest-unknown = В кратчайшем решении начальной позиции от { $atLeast } до { $atMost ->
    [one] { $atMost } хода
   *[many] { $atMost } ходов
  }. Точное число я доказать не успел.
analyse-loss = { $single ->
    [yes] ход { $from }
   *[no] ходы { $from }–{ $to }
  }, `{ $moves }`: лишних — { $lost }{ $within ->
    [yes] { " " }(где-то среди этих ходов)
   *[no] { "" }
  }
analyse-more-losses = Лишние ходы есть ещё в { $count ->
    [one] { $count } месте.
   *[many] { $count } местах.
  }
analyse-simplified = Если убрать ходы, которые отменяют друг друга, { $length ->
    [0] не останется ни одного.
    [one] останется { $length } ход: `{ $moves }`
    [few] останется { $length } хода: `{ $moves }`
   *[many] останется { $length } ходов: `{ $moves }`
  }
analyse-way-alt = Сколько ходов остаётся на каждом шагу решения { $board }: { $distances }
analyse-by-blank = Ваши буквы называют путь пустой клетки: в таком прочтении эти ходы приводят к цели.
analyse-progress = { $phase ->
    [tables] Готовлю таблицы для этого размера (только в первый раз): { $percent } %
    [following] Проверяю ваше решение ход за ходом: { $percent } %
    [counting] Длина кратчайшего решения доказана: { $bound }. Собираю все такие решения.
   *[searching] Ищу кратчайшее решение: в нём не меньше { $bound ->
        [one] { $bound } хода.
       *[many] { $bound } ходов.
      }
  }

fault-unknown-naming = «{ $text }» не подходит. Буквы показывают, куда сдвигается фишка (tile) или пустая \
    клетка (blank). Например, `{ example-moves } moves:tile`.
fault-illegal-step = Ход { $index } ({ $move }) невозможен: ни одна фишка так не сдвинется{ $done ->
    [none] { "" }
   *[other] { " " }после `{ $done }`
  }. Правильно, например, так: `{ example-moves }`.
fault-slides-too-large = Считать сдвиг нескольких фишек за один ход (mtm) я могу только на полях до 10 \
    клеток, а поле { $rows }x{ $cols } больше. Не указывайте mtm или возьмите поле поменьше: \
    `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
