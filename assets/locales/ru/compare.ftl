compare-description = Сравнение разных способов решить позицию: /compare 8 6 7/2 5 4/3 0 1
compare-option-board = Позиция по строкам, 0 — пустая клетка: 8 6 7/2 5 4/3 0 1
compare-option-goal = Какую позицию надо получить; если не указать, то 1, 2, 3, ... и пустая клетка в конце
compare-option-size = Размер поля (строки x столбцы), например 2x4. Обычные размеры я определяю сам
compare-option-metric = Как считать ходы: stm — каждая фишка отдельно, mtm — сдвиг нескольких фишек как \
    один ход

compare-title = **{ $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
  } решить эту позицию { $rows }x{ $cols }**, на каждый не больше { $seconds } с. Полосы на диаграмме \
      показывают, сколько ходов в решении (тёмная часть доказана), сколько позиций просмотрено и сколько \
      ушло времени и памяти. Для позиций, времени и памяти шкала логарифмическая.
compare-row = { $outcome ->
    [optimal] `{ $number }` { $method } ✓ { $length }
    [found] `{ $number }` { $method } ≈ { $length }
    [gave-up] `{ $number }` { $method } … не меньше { $bound }
   *[refused] `{ $number }` { $method } ✕ { $why ->
        [positions] нужно позиций: { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          }
        [entries] нужно записей в таблице: { NUMBER($amount, useGrouping: "always") }{ $tens ->
            [0] { "" }
           *[other] ·10^{ $tens }
          }
       *[failed] сбой
      }
  }
compare-progress = Сравниваю способы: { $number } из { $count }, { $method }
compare-progress-tables = Сравниваю способы: { $number } из { $count }, { $method }. Готовлю таблицы (только \
    в первый раз): { $percent } %
compare-alt = Диаграмма: { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
  } решить пятнашки { $board }. Для каждого показаны ходы, просмотренные позиции, время и память. { $length ->
    [-1] Ни один способ не нашёл решения.
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
    [longer] Поиск в глубину взял первое попавшееся решение (ходов: { $first }) и занял { $firstMemory } \
        памяти. Поиск в ширину нашёл кратчайшее (ходов: { $shortest }) и занял { $shortestMemory }.
    [same] Поиску в глубину повезло: он наткнулся на кратчайшее решение, но доказать этого не может. Памяти \
        он занял { $firstMemory }. Поиск в ширину доказывает, что решения короче нет; он занял \
        { $shortestMemory }.
    [gave-up] Поиск в глубину занял всего { $firstMemory } памяти, но за отведённое время ничего не нашёл. \
        Поиск в ширину нашёл кратчайшее решение (ходов: { $shortest }) и занял { $shortestMemory }.
   *[large] Если собирать ряд за рядом, как это делают люди, нужно ходов: { $first }. В лучшем найденном \
       решении их { $shortest }.
  }
