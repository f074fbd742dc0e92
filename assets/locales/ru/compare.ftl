compare-description = Сравнение разных способов решить позицию: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = Позиция по строкам, 0 — пустая клетка: 8 6 7/2 5 4/3 0 1
compare-option-goal = Цель; если не указана: 1, 2, 3, ..., пустая клетка последней
compare-option-size = Строки x столбцы, например 2x4; обычный размер можно не указывать
compare-option-metric = Счёт ходов: stm — каждый шаг фишки, mtm — сдвиг нескольких фишек разом как один ход

compare-title = **{ $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
  } решить эту позицию { $rows }x{ $cols }**, на каждый не больше { \
      $seconds } с. Полосы: ходы (тёмным — доказанное), \
      просмотренные позиции, время, память; последние три — в логарифмической шкале.
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
compare-progress-tables = Сравниваю: { $number } из { $count }, { $method }, готовлю таблицы (только в \
    первый раз): { $percent } %
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
    [longer] Поиск в глубину взял первый попавшийся путь (ходов: { $first }) и занял { $firstMemory } \
        памяти; поиск в ширину нашёл кратчайший (ходов: { $shortest }) и занял { $shortestMemory }.
    [same] Поиску в глубину повезло: он наткнулся на кратчайший путь, хотя знать этого не может, и занял \
        { $firstMemory } памяти. Поиск в ширину это доказывает; он занял { $shortestMemory }.
    [gave-up] Поиск в глубину занял всего { $firstMemory } памяти, но за отведённое время ничего не нашёл; \
        поиск в ширину нашёл кратчайший путь (ходов: { $shortest }) и занял { $shortestMemory }.
   *[large] Если собирать ряд за рядом, как люди, ходов нужно { $first }; в лучшем найденном решении их \
       { $shortest }.
  }
