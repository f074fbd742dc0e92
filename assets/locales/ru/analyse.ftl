analyse-description = Всё о раскладе или где в вашем решении потеряны ходы: /analyse 8 6 7/2 5 4/3 0 1
analyse-option-board = Расклад по строкам, 0 — пустая клетка: 8 6 7/2 5 4/3 0 1
analyse-option-goal = К чему прийти; если не указано: 1, 2, 3, ..., пустая клетка последней
analyse-option-size = Строки x столбцы, например 2x4; обычные размеры узнаю без подсказки
analyse-option-solution = Ваши ходы, чтобы увидеть, где потеряны лишние: RLL или R L2
analyse-option-metric = stm считает шаг каждой фишки, mtm — прямой сдвиг нескольких фишек за один
analyse-option-moves = Чьё направление называют буквы: фишки (как здесь везде) или пустой клетки

analyse-length = { $exact ->
    [yes] { $length ->
        [one] **{ $length } ход**
        [few] **{ $length } хода**
       *[many] **{ $length } ходов**
      }, оптимальность доказана
   *[no] От **{ $bound }** до { $length ->
        [one] **{ $length } хода**
       *[many] **{ $length } ходов**
      }: это доказано
  }; сдвигов (MTM) { $slidesExact ->
    [yes] **{ $slides }**.
   *[no] от { $slidesBound } до { $slides }.
  }
analyse-solved = Это уже цель: **0 ходов**.
analyse-hardness = Сложнее, чем **{ $shorter } %** всех решаемых раскладов { $size }{ $isHardest ->
    [yes] , и сложнее нет
   *[no] , проще, чем { $longer } %
  }. Такой длины { $same ->
    [1] только он один
   *[other] { NUMBER($same, useGrouping: "always") }
  } из { NUMBER($all, useGrouping: "always") }; самая большая длина — { $longest }{ $metric ->
    [mtm] { " " }(всё в MTM).
   *[stm] .
  }
analyse-next = Хорошие ходы: { $good }{ $unsure ->
    [none] .
   *[other] ; проверить не хватило времени: { $unsure }.
  }
analyse-next-unknown = Хорошие ходы: узнать не хватило времени.
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
analyse-bounds = Нижние оценки: манхэттенское расстояние { $manhattan }, с линейными конфликтами { $conflict }.
analyse-unsolvable = Этот расклад не решается: у него не та чётность. Почему, покажет `{ $prefix }explain { $board }`.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }А если в цели пустая клетка стоит первой, решение есть: `{ $prefix }analyse { $otherGoal }`.
  }
analyse-neighbours = Сколько ходов останется после каждого хода: { $list }.
analyse-neighbours-unsolvable = Соседние расклады, в одном ходе отсюда, тоже не решаются:
analyse-neighbour = { $move }: `{ $board }`
analyse-alt = Пятнашки { $board }; хорошие ходы: { $good }

analyse-steps = Ваше решение: **{ $stm }** { $stm ->
    [one] ход
    [few] хода
   *[many] ходов
  }, сдвигов (MTM) { $mtm }. { $reached ->
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
    [0] Ни один ход не потерян: короче пути нет.
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
        [one] потерян **{ $lost }**
       *[many] потеряно **{ $lost }**
      }:
  }
analyse-shortest-unknown = От начала нужно от { $atLeast } до { $atMost ->
    [one] { $atMost } хода
   *[many] { $atMost } ходов
  }: доказать больше не хватило времени.
analyse-loss = { $single ->
    [yes] ход { $from }
   *[no] ходы { $from }–{ $to }
  }, `{ $moves }`: +{ $lost }{ $within ->
    [yes] { " " }где-то здесь
   *[no] { "" }
  }
analyse-more-losses = и ещё { $count }.
analyse-simplified = Без ходов, которые тут же взяты назад: { $length ->
    [0] не остаётся ни одного.
    [one] { $length } ход, `{ $moves }`
    [few] { $length } хода, `{ $moves }`
   *[many] { $length } ходов, `{ $moves }`
  }
analyse-way-alt = Сколько ходов остаётся на каждом шагу решения { $board }: { $distances }
analyse-progress = { $phase ->
    [tables] Готовлю таблицы для этого размера (только один раз): { $percent } %
    [following] Иду по решению: { $percent } %
    [counting] Длина доказана: { $bound }. Собираю все кратчайшие решения.
   *[searching] Ищу кратчайшее решение: не меньше { $bound ->
        [one] { $bound } хода.
       *[many] { $bound } ходов.
      }
  }

fault-unknown-naming = Буквы называют направление фишки (tile) или пустой клетки (blank), а «{ $text }» я не знаю: `{ example-moves } moves:tile`.
fault-illegal-step = Ход { $index } ({ $move }) невозможен: ни одна фишка так не сдвинется{ $done ->
    [none] { "" }
   *[other] { " " }после `{ $done }`
  }. Например, `{ example-moves }`.
fault-slides-too-large = В сдвигах (MTM) я разбираю поля до 10 клеток, а это { $rows }x{ $cols }. Уберите метрику или возьмите `{ $prefix }analyse 8 6 7/2 5 4/3 0 1 mtm`.
