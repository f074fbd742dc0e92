analyse-description = Разбор позиции или вашего решения: какие ходы в нём лишние. /analyse 8 6 7/2 5 4/3 0 1
analyse-option-board = Позиция по строкам, 0 — пустая клетка: 8 6 7/2 5 4/3 0 1
analyse-option-goal = Какую позицию получить; обычно это 1, 2, 3, ..., пустая клетка последней
analyse-option-size = Строки x столбцы, например 2x4. Обычный размер я определю по числу фишек
analyse-option-solution = Ваше решение, например RLL или R L2: покажу, какие ходы в нём лишние
analyse-option-metric = Как считать ходы: stm — каждая фишка отдельно, mtm — сдвиг нескольких сразу как \
    один ход
analyse-option-moves = Что показывают буквы решения: куда сдвигается фишка (tile, обычно) или пустая клетка \
    (blank)

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
  }. На самую трудную нужно ходов: { $longest }{ $metric ->
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
analyse-bounds = Ходов точно нужно не меньше { $manhattan }, это показывает манхэттенское расстояние. Если \
    учесть и линейные конфликты, то не меньше { $conflict }.
analyse-unsolvable = Эта позиция не решается: чётность у неё и у цели разная. Расчёт покажет \
    `{ $prefix }explain { $board }`.{ $otherGoal ->
    [none] { "" }
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
      }. В вашем решении { $lost ->
        [one] потерян **{ $lost }** ход, вот где
       *[many] потеряно ходов: **{ $lost }**. Вот где
      }:
  }
analyse-shortest-unknown = В кратчайшем решении начальной позиции от { $atLeast } до { $atMost ->
    [one] { $atMost } хода
   *[many] { $atMost } ходов
  }. Точное число я доказать не успел.
analyse-loss = { $single ->
    [yes] ход { $from }
   *[no] ходы { $from }–{ $to }
  }, `{ $moves }`: потеряно ходов — { $lost }{ $within ->
    [yes] , где-то среди этих ходов
   *[no] { "" }
  }
analyse-more-losses = Ходы потеряны и в других местах, их ещё { $count }.
analyse-simplified = Если убрать ходы, которые отменяют друг друга, { $length ->
    [0] не останется ни одного.
    [one] останется { $length } ход: `{ $moves }`
    [few] останется { $length } хода: `{ $moves }`
   *[many] останется { $length } ходов: `{ $moves }`
  }
analyse-way-alt = Сколько ходов остаётся на каждом шагу решения { $board }: { $distances }
analyse-progress = { $phase ->
    [tables] Готовлю таблицы для этого размера (только в первый раз): { $percent } %
    [following] Проверяю ваше решение ход за ходом: { $percent } %
    [counting] Длина кратчайшего решения доказана: { $bound }. Собираю все такие решения.
   *[searching] Ищу кратчайшее решение: в нём не меньше { $bound ->
        [one] { $bound } хода.
       *[many] { $bound } ходов.
      }
  }

fault-unknown-naming = Буквы могут показывать, куда сдвигается фишка (tile) или пустая клетка (blank), но не \
    «{ $text }». Например, `{ example-moves } moves:tile`.
fault-illegal-step = Ход { $index } ({ $move }) невозможен: ни одна фишка так не сдвинется{ $done ->
    [none] { "" }
   *[other] { " " }после `{ $done }`
  }. Например, `{ example-moves }`.
fault-slides-too-large = Сдвиги нескольких фишек (mtm) я считаю на полях до 10 клеток, а поле \
    { $rows }x{ $cols } больше. Не указывайте mtm или возьмите поле поменьше: \
    `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
