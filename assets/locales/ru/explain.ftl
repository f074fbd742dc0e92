explain-description = Почему расклад решается или нет, с его собственными числами: /explain 1 2 3 4 0 5
explain-option-board = Расклад по строкам, 0 — пустая клетка: 1 2 3 4 0 5
explain-option-goal = К чему прийти; если не указано: 1, 2, 3, ..., пустая клетка последней
explain-option-size = Строки x столбцы, например 2x4; обычные размеры узнаю без подсказки

explain-verdict = { $solvable ->
    [yes] **Этот расклад решается**
   *[no] **Этот расклад не решается**
  }, и это видно по чётности:
explain-sorted = 1. Все фишки на местах: **0** обменов, чётно.
explain-permutation = 1. Фишки (0 — пустая клетка) идут по кругу, { $cycles ->
    [one] { $cycles } цикл
    [few] { $cycles } цикла
   *[many] { $cycles } циклов
  }{ $list ->
    [none] .
   *[other] : `{ $list }`, место каждой там, где стоит следующая.
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
explain-both = 3. Ход — это один обмен и один шаг пустой клетки, обе чётности меняются вместе, поэтому они должны совпадать. { $solvable ->
    [yes] Совпадают ✓
   *[no] Не совпадают ✗
  }
explain-inversions = По инверсиям: { $inversions ->
    [one] { $inversions } пара фишек стоит
    [few] { $inversions } пары фишек стоят
   *[many] { $inversions } пар фишек стоит
  } не по порядку{ $list ->
    [none] .
   *[other] { " " }(фишка:следующие за ней, хотя их место раньше, `{ $list }`).
  } { $width ->
    [odd] Столбцов { $cols }, это нечётно, поэтому число инверсий должно быть чётным
   *[even] Столбцов { $cols }, это чётно, поэтому считаются и строки, которые пройдёт пустая клетка: { $inversions } + { $rows } = { $sum } должно быть чётным
  }: { $solvable ->
    [yes] так и есть ✓
   *[no] но это не так ✗
  }
explain-classical = Классическое правило: инверсии + строка пустой клетки снизу, { $inversions } + { $row } = { $sum }, должно быть нечётным: { $solvable ->
    [yes] так и есть ✓
   *[no] но это не так ✗
  }
explain-key = Одним числом, где фишки — цифры системы счисления с основанием { $base }: `{ $key }` (цель: `{ $goal }`).
explain-key-alone = Одним числом, где фишки — цифры системы счисления с основанием { $base }: `{ $key }`
explain-number = Его номер среди всех перестановок в лексикографическом порядке, считая с 0: `{ $number }`.
explain-alt = Пятнашки { $board }: инверсий { $inversions }, обменов { $exchanges }, шагов пустой клетки { $distance }.
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
        [rest] { $tiles } — по кругу
       *[other] { $singles ->
            [none] { "" }
           *[other] { $singles } сначала,{ " " }
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
explain-human-alt = Пятнашки { $board }, решённые ряд за рядом; досок по числу этапов: { $count }.
