compare-description = Способы решить расклад, рядом друг с другом: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = Расклад по строкам, 0 — пустая клетка: 8 6 7/2 5 4/3 0 1
compare-option-goal = К чему прийти; если не указано: 1, 2, 3, ..., пустая клетка последней
compare-option-size = Строки x столбцы, например 2x4; обычные размеры узнаю без подсказки
compare-option-metric = stm считает шаг каждой фишки, mtm — прямой сдвиг нескольких фишек за один

compare-title = **{ $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
  } решить этот расклад { $rows }x{ $cols }**, на каждый не больше { $seconds } с. Полосы: ходы (тёмное доказано), просмотренные позиции, время, память; последние три — по степеням десяти.
compare-row = { $outcome ->
    [optimal] `{ $number }` { $method } ✓ { $length }
    [found] `{ $number }` { $method } ≈ { $length }
    [gave-up] `{ $number }` { $method } … { $bound } или больше
   *[refused] `{ $number }` { $method } ✕ { $why ->
        [positions] позиций: { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          }
        [entries] записей в таблице: { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          }
       *[failed] сбой
      }
  }
compare-progress = Сравниваю: { $number } из { $count }, { $method }
compare-progress-tables = Сравниваю: { $number } из { $count }, { $method }, готовлю таблицы (только один раз): { $percent } %
compare-alt = Полосы для { $count ->
    [one] { $count } способа
   *[many] { $count } способов
  } решить пятнашки { $board }: ходы, просмотренные позиции, время и память. { $length ->
    [-1] Решения не нашёл ни один.
   *[other] Самое короткое найденное решение: { $length ->
        [one] { $length } ход.
        [few] { $length } хода.
       *[many] { $length } ходов.
      }
  }
compare-head = { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
  } решения, на каждый не больше { $seconds } с: ходы, позиции, время, память
compare-lesson = { $kind ->
    [longer] Поиск в глубину взял первый попавшийся путь, ходов: { $first }, и занял { $firstMemory }; поиск в ширину нашёл самый короткий, ходов: { $shortest }, и занял { $shortestMemory }.
    [same] Поиску в глубину повезло: он наткнулся на самый короткий путь, но знать этого не может; занял он { $firstMemory }. Поиск в ширину это доказывает и занял { $shortestMemory }.
    [gave-up] Поиск в глубину занял всего { $firstMemory }, но за своё время ничего не нашёл; поиск в ширину нашёл самый короткий путь, ходов: { $shortest }, и занял { $shortestMemory }.
   *[large] Если решать ряд за рядом, как люди, ходов { $first }; в лучшем найденном решении их { $shortest }.
  }
