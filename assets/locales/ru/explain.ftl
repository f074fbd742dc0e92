explain-description = Почему позиция решается или не решается, с расчётом: /explain 1 2 3 4 0 5
explain-option-board = Позиция по строкам, 0 — пустая клетка: 1 2 3 4 0 5
explain-option-goal = Цель; если не указана: 1, 2, 3, ..., пустая клетка последней
explain-option-size = Строки x столбцы, например 2x4; обычный размер можно не указывать

explain-verdict = { $solvable ->
    [yes] **Эта позиция решается**
   *[no] **Эта позиция не решается**
  }, и это видно по чётности:
explain-sorted = 1. Все фишки на местах: **0** обменов, чётно.
explain-permutation = 1. Фишки (0 — пустая клетка) образуют { $cycles ->
    [one] { $cycles } цикл
    [few] { $cycles } цикла
   *[many] { $cycles } циклов
  }{ $list ->
    [none] .
   *[other] : `{ $list }`, место каждой — там, где стоит следующая.
  } Чтобы их расставить, { $count ->
    [one] нужен **{ $count }** обмен
    [few] нужно **{ $count }** обмена
   *[many] нужно **{ $count }** обменов
  }: { $parity ->
    [odd] нечётно
   *[even] чётно
  }.
explain-blank = 2. Пустой клетке до места { $distance ->
    [one] **{ $distance }** шаг
    [few] **{ $distance }** шага
   *[many] **{ $distance }** шагов
  }{ $distance ->
    [0] { "" }
   *[other] , из строки { $row }, столбца { $col } в строку { $toRow }, столбец { $toCol }
  }: { $parity ->
    [odd] нечётно
   *[even] чётно
  }.
explain-both = 3. Каждый ход — один обмен и один шаг пустой клетки. Обе чётности меняются вместе, поэтому \
    должны совпадать. { $solvable ->
    [yes] Совпадают ✓
   *[no] Не совпадают ✗
  }
explain-inversions = По инверсиям: { $inversions ->
    [one] { $inversions } пара фишек стоит
    [few] { $inversions } пары фишек стоят
   *[many] { $inversions } пар фишек стоит
  } не по порядку{ $list ->
    [none] .
   *[other] { " " }(фишка:сколько фишек после неё должны стоять раньше, `{ $list }`).
  } { $width ->
    [odd] Число столбцов ({ $cols }) нечётное, поэтому число инверсий должно быть чётным
   *[even] Число столбцов ({ $cols }) чётное, поэтому к инверсиям прибавляются строки, которые пройдёт \
       пустая клетка; сумма { $inversions } + { $rows } = { $sum } должна быть чётной
  }: { $solvable ->
    [yes] так и есть ✓
   *[no] но это не так ✗
  }
explain-classical = Классическое правило: сумма инверсий и номера строки пустой клетки, считая снизу, \
    { $inversions } + { $row } = { $sum }, должна быть нечётной: { $solvable ->
    [yes] так и есть ✓
   *[no] но это не так ✗
  }
explain-key = Позиция одним числом, где фишки — цифры в системе с основанием { $base }: `{ $key }` (цель: \
    `{ $goal }`).
explain-key-alone = Позиция одним числом, где фишки — цифры в системе с основанием { $base }: `{ $key }`
explain-number = Номер позиции среди всех перестановок в лексикографическом порядке, считая с 0: \
    `{ $number }`.
explain-alt = Пятнашки { $board }: инверсий { $inversions }, обменов { $exchanges }, шагов пустой клетки \
    { $distance }.
explain-human-title = **Как решает человек**: { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  }. Последние две фишки ряда ставят вместе: если одна уже на месте, другой её не обойти.
explain-human-stage = { $kind ->
    [row] **Строка { $number }**
    [column] **Столбец { $number }**
   *[rest] **Последние 2x2**
  }: { $length ->
    [0] уже на месте.
   *[other] { $kind ->
        [rest] { $tiles } — передвинуть по кругу на свои места
       *[other] { $singles ->
            [none] { "" }
           *[other] сначала { $singles }, потом{ " " }
          }{ $first } и { $second } вместе
      }, { $length ->
        [one] { $length } ход
        [few] { $length } хода
       *[many] { $length } ходов
      }{ $moves ->
        [none] .
       *[other] : `{ $moves }`
      }
  }
explain-human-alt = Пятнашки { $board }, собранные ряд за рядом; картинок, по одной на этап: { $count }.
