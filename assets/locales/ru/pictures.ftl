# Words in pictures: short, for they stand next to what they name.

# /explain
picture-explain-inversions = Пар фишек не по порядку: { $count }
picture-explain-cycles = Место каждой фишки — где стоит следующая:
picture-explain-exchanges = Расставить можно за { $count ->
    [one] { $count } обмен
    [few] { $count } обмена
   *[many] { $count } обменов
  }: { $parity ->
    [odd] нечётно
   *[even] чётно
  }.
picture-explain-blank = { $count ->
    [0] Пустая клетка на месте: 0 шагов, чётно.
    [one] Пустой клетке до места { $count } шаг (точки): нечётно.
   *[other] Пустой клетке до места { $count ->
        [few] { $count } шага
       *[many] { $count } шагов
      } (точки): { $parity ->
        [odd] нечётно
       *[even] чётно
      }.
  }
picture-explain-verdict = { $parity ->
    [odd] ✓ Оба числа нечётные: решается.
    [even] ✓ Оба числа чётные: решается.
   *[mixed] ✗ Одно чётное, другое нет: не решается.
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
    [waiting] ждёт
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
    [cut] Отсечено в этом заходе
    [from-start] Фронт от начала
   *[from-goal] Фронт от цели
  }
picture-search-verdict = { $verdict ->
    [new] новые
    [cheaper] короче прежнего
    [known] известные
    [on-path] уже на пути
    [beyond] отсечённые
    [goal] цель
   *[meeting] место встречи фронтов
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
picture-lengths-boards = Число позиций по длине решения
picture-lengths-moves = Ходов в кратчайшем решении
picture-lengths-own = Эта позиция: { $length }
picture-way-made = Сделано ходов
picture-way-left = Осталось ходов
picture-way-lost = Лишних ходов
picture-way-between = От доказанного минимума до найденного

# /compare
picture-compare-moves = Ходы
picture-compare-positions = Позиции
picture-compare-time = Время
picture-compare-memory = Память
picture-compare-orders = O(время) · O(память): b — продолжений у позиции, d — ходов до цели, m — предел \
    глубины, h — ходов видно наперёд
# Next to the picture, too.
compare-legend = ✓ доказано, что короче нет · ≈ решено, но может быть и короче · … не успел · ✕ не \
    запускался: не справится

# /knight table
picture-table-counted = Число возвратов, если начать отсюда
picture-table-optimisations = Оптимизации
picture-table-none = Отсюда обхода нет
picture-table-limit = Поиск остановлен после { NUMBER($max, useGrouping: "always") } возвратов
picture-table-letter = Буква: порядок ходов (массив), если не A
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
