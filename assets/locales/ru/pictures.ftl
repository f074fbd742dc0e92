# Words in pictures: short, for they stand next to what they name.

# /explain
picture-explain-inversions = Пар фишек не по порядку: { $count }
picture-explain-cycles = Место фишки — там, где следующая:
picture-explain-exchanges = Чтобы расставить: { $count ->
    [one] { $count } обмен
    [few] { $count } обмена
   *[many] { $count } обменов
  }, { $parity ->
    [odd] нечётно
   *[even] чётно
  }.
picture-explain-blank = { $count ->
    [0] Пустая клетка на месте: 0 шагов, чётно.
    [one] Пустая клетка (точки): { $count } шаг, нечётно.
   *[other] Пустая клетка (точки): { $count ->
        [few] { $count } шага
       *[many] { $count } шагов
      }, { $parity ->
        [odd] нечётно
       *[even] чётно
      }.
  }
picture-explain-verdict = { $parity ->
    [odd] ✓ Оба числа нечётны: решается.
    [even] ✓ Оба числа чётны: решается.
   *[mixed] ✗ Одно чётно, другое нет: не решается.
  }

# /explain with a search; next to the picture, too.
picture-search-title = { $method } · шаг { $step } из { $last }
picture-search-bound = граница { $bound }
picture-search-start = Поиск начинается.
picture-search-taken = { $kind ->
    [back] Возврат к { $board } ({ $costs })
   *[take] Взята позиция { $board } ({ $costs })
  }
picture-search-state = { $state ->
    [taken] текущая
    [added] новая
    [waiting] в ожидании
    [done] просмотрена
    [cut] отсечена
   *[way] решение
  }
picture-search-more = ещё #
picture-search-list = { $list ->
    [queue] Очередь
    [taken] Просмотрено
    [stack] Стек
    [open] Открытый список
    [closed] Закрытый список
    [path] Путь
    [cut] Отсечено в итерации
    [from-start] Фронт от начала
   *[from-goal] Фронт от цели
  }
picture-search-verdict = { $verdict ->
    [new] новые
    [cheaper] короче
    [known] известные
    [on-path] уже на пути
    [beyond] отсечённые
    [goal] цель
   *[meeting] фронты встречаются в
  }

# /solve human: above the board at the end of a stage
picture-stage = { $kind ->
    [start] Начало
    [row] Строка { $number }
    [column] Столбец { $number }
   *[rest] Последние 2x2
  }
picture-stage-moves = { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  }

# /analyse
picture-lengths-boards = Позиций каждой длины
picture-lengths-moves = Ходов в кратчайшем решении
picture-lengths-own = Эта позиция: { $length }
picture-way-made = Сделано ходов
picture-way-left = Осталось ходов
picture-way-lost = Потеряно ходов
picture-way-between = Между доказанным и найденным

# /compare
picture-compare-moves = Ходы
picture-compare-positions = Позиции
picture-compare-time = Время
picture-compare-memory = Память
picture-compare-orders = O(время) · O(память): b продолжений у позиции, d ходов до цели, m — предел \
    глубины, h ходов видно наперёд
# Next to the picture, too.
compare-legend = ✓ доказано, короче нет · ≈ не доказано · … не успел · ✕ не запускался: слишком велик

# /knight table
picture-table-counted = Возвраты с каждой клетки
picture-table-optimisations = Оптимизации
picture-table-none = Отсюда обхода нет
picture-table-limit = Остановлен после { NUMBER($max, useGrouping: "always") } возвратов
picture-table-letter = Буква: массив, давший обход, если не A
picture-table-sum = { $limit ->
    [0] всего { $sum }
   *[other] остановок: { $limit }
  }

# /knight
picture-tour-measures = { $turns ->
    [one] { $turns } поворот
    [few] { $turns } поворота
   *[many] { $turns } поворотов
  }, { $crossings ->
    [one] { $crossings } пересечение
    [few] { $crossings } пересечения
   *[many] { $crossings } пересечений
  }

# /stats
picture-stats-figure = { $name ->
    [solved] решено
    [streak] серия
    [best] рекорд
   *[freezes] { $value ->
        [one] заморозка
        [few] заморозки
       *[many] заморозок
      }
  }
picture-stats-calendar = Последние двенадцать недель
picture-stats-signs = ✓ минимум ходов, +2 — на два больше, рамка — с подсказкой, ❄ — заморозка
picture-stats-near = Ходов сверх минимума
picture-stats-times = Лучшее время
# Next to the picture, too.
walk-brief = Конь { $size }
