analyse-description = Разбор позиции; с вашим решением — какие ходы в нём лишние: /analyse 8 6 7/2 5 4/3 0 1
analyse-option-board = Позиция по строкам, 0 — пустая клетка: 8 6 7/2 5 4/3 0 1
analyse-option-goal = Цель; если не указана: 1, 2, 3, ..., пустая клетка последней
analyse-option-size = Строки x столбцы, например 2x4; обычный размер можно не указывать
analyse-option-solution = Ваше решение: покажу, какие ходы в нём лишние: RLL или R L2
analyse-option-metric = Счёт ходов: stm — каждый шаг фишки, mtm — сдвиг нескольких фишек разом как один ход
analyse-option-moves = Что обозначают буквы: путь фишки (tile, как обычно) или пустой клетки (blank)

analyse-length = { $exact ->
    [yes] { $length ->
        [one] **{ $length } ход**
        [few] **{ $length } хода**
       *[many] **{ $length } ходов**
      }, оптимальность доказана
   *[no] От **{ $bound }** до { $length ->
        [one] **{ $length } хода**
       *[many] **{ $length } ходов**
      } (доказано)
  }; если сдвиг нескольких фишек разом считать за один ход (MTM): { $slidesExact ->
    [yes] **{ $slides }**.
   *[no] от { $slidesBound } до { $slides }.
  }
analyse-solved = Цель уже достигнута: **0 ходов**.
analyse-hardness = Сложнее, чем **{ $shorter } %** всех решаемых позиций { $size }{ $isHardest ->
    [yes] , и сложнее нет
   *[no] , проще, чем { $longer } %
  }. Кратчайшее решение такой длины — { $same ->
    [1] только у этой позиции
   *[other] у { NUMBER($same, useGrouping: "always") }
  } из { NUMBER($all, useGrouping: "always") }; самой трудной нужно ходов: { $longest }{ $metric ->
    [mtm] { " " }(всё по счёту MTM).
   *[stm] .
  }
analyse-next = Хорошие ходы: { $good }{ $unsure ->
    [none] .
   *[other] ; не успел проверить: { $unsure }.
  }
analyse-next-unknown = Хорошие ходы: не успел их найти.
analyse-solutions = Кратчайших решений{ $metric ->
    [mtm] { " " }(MTM)
   *[stm] { "" }
  }: { $complete ->
    [yes] **{ $count }**
   *[no] не меньше **{ $count }**
  }{ $shown ->
    [all] { "" }
   *[some] , вот первые
  }
analyse-solution-line = `{ $moves }`
analyse-bounds = Нижние оценки: манхэттенское расстояние { $manhattan }, с линейными конфликтами \
    { $conflict }.
analyse-unsolvable = Эта позиция не решается: у неё не та чётность. Почему, покажет \
    `{ $prefix }explain { $board }`.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }Если в цели пустая клетка стоит первой, решение есть: `{ $prefix }analyse { $otherGoal }`.
  }
analyse-neighbours = Сколько ходов останется, если пойти: { $list }.
analyse-neighbours-unsolvable = Позиции в одном ходе отсюда тоже не решаются:
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = Пятнашки { $board }; хорошие ходы: { $good }

analyse-steps = Ваше решение: **{ $stm }** { $stm ->
    [one] ход
    [few] хода
   *[many] ходов
  }, по счёту MTM — { $mtm }. { $reached ->
    [yes] Оно приводит к цели.
   *[no] До цели оно не доходит{ $end ->
        [long] { "" }
       *[other] : в конце `{ $end }`
      }{ $left ->
        [unknown] .
        [one] , до цели ещё { $left } ход.
        [few] , до цели ещё { $left } хода.
       *[many] , до цели ещё { $left } ходов.
      }
  }
analyse-shortest = { $lost ->
    [0] Лишних ходов нет: это кратчайшее решение.
   *[other] Кратчайший путь от начала — { $metric ->
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
      }; { $lost ->
        [one] потерян **{ $lost }** ход, вот где
       *[many] потеряно ходов: **{ $lost }**, вот где
      }:
  }
analyse-shortest-unknown = От начальной позиции до цели нужно от { $atLeast } до { $atMost ->
    [one] { $atMost } хода
   *[many] { $atMost } ходов
  }: точнее доказать не успел.
analyse-loss = { $single ->
    [yes] ход { $from }
   *[no] ходы { $from }–{ $to }
  }, `{ $moves }`: потеряно { $lost }{ $within ->
    [yes] { " " }(где-то среди этих ходов)
   *[no] { "" }
  }
analyse-more-losses = и ещё в других местах: { $count }.
analyse-simplified = Без ходов, которые отменяют друг друга: { $length ->
    [0] не остаётся ни одного.
    [one] { $length } ход, `{ $moves }`
    [few] { $length } хода, `{ $moves }`
   *[many] { $length } ходов, `{ $moves }`
  }
analyse-way-alt = Сколько ходов остаётся на каждом шагу решения { $board }: { $distances }
analyse-progress = { $phase ->
    [tables] Готовлю таблицы для этого размера (только в первый раз): { $percent } %
    [following] Прохожу решение: { $percent } %
    [counting] Длина доказана: { $bound }. Собираю все кратчайшие решения.
   *[searching] Ищу кратчайшее решение: не меньше { $bound ->
        [one] { $bound } хода.
       *[many] { $bound } ходов.
      }
  }

fault-unknown-naming = Буквы могут обозначать путь фишки (tile) или пустой клетки (blank), но не \
    «{ $text }». Например, `{ example-moves } moves:tile`.
fault-illegal-step = Ход { $index } ({ $move }) невозможен: ни одна фишка так не сдвинется{ $done ->
    [none] { "" }
   *[other] { " " }после `{ $done }`
  }. Например, `{ example-moves }`.
fault-slides-too-large = По счёту MTM я разбираю поля до 10 клеток, а { $rows }x{ $cols } больше. Не \
    указывайте mtm или возьмите поле поменьше: `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
