scramble-description = Перемешанный расклад, чтобы решать самим или поделиться: /scramble 4x4
scramble-option-size = Строки x столбцы от 2x2 до 10x10; если не указано, 4x4
scramble-option-blank = corner: пустая клетка остаётся на месте
scramble-option-moves = Столько случайных ходов от собранного
scramble-option-length = Расклад, кратчайшее решение которого ровно такой длины

scramble-random = Случайный расклад **{ $size }**: любой из решаемых, все равновероятны.
scramble-corner = Случайный расклад **{ $size }** с пустой клеткой на месте, все равновероятны.
scramble-moves = Расклад **{ $size }**: { $moves ->
    [one] { $moves } случайный ход
    [few] { $moves } случайных хода
   *[many] { $moves } случайных ходов
  } от собранного, ни один не отменяет предыдущий.
scramble-length = Расклад **{ $size }**, кратчайшее решение которого — ровно { $length ->
    [one] **{ $length } ход**
    [few] **{ $length } хода**
   *[many] **{ $length } ходов**
  }{ $uniform ->
    [yes] ; все такие расклады равновероятны.
   *[no] ; это доказано. Я нахожу их блужданием, поэтому они не совсем равновероятны.
  }
scramble-board = `{ $board }`
scramble-way = От собранного: `{ $moves }`
scramble-progress = Ищу расклад на { $length ->
    [one] { $length } ход.
    [few] { $length } хода.
   *[many] { $length } ходов.
  }
scramble-alt = Перемешанные пятнашки: { $board }
button-solve-it = Решить
button-play-it = Играть
button-another-scramble = Ещё один

fault-bad-count = «{ $text }» — не число ходов. Напишите число от 0 до { $limit }: `{ $prefix }scramble 4x4 moves:30`.
fault-bad-length = «{ $text }» — не длина. Напишите число ходов: `{ $prefix }scramble 3x3 length:20`.
fault-unknown-place = Пустую клетку можно оставить в углу (corner), а «{ $text }» я не знаю: `{ $prefix }scramble 4x4 blank:corner`.
fault-one-scrambler = Перемешать можно одним из способов: blank, moves или length, например `{ $prefix }scramble 4x4 blank:corner`.
fault-no-such-length = Раскладов { $rows }x{ $cols } на { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  } нет: самые трудные — на { $longest }. Например, `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:6`.
fault-length-too-far = Поле { $rows }x{ $cols } ровно на { $length } ходов мне не найти: доказать удаётся до { $longest }. Например, `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:{ $longest }`.
fault-length-out-of-reach = За отведённое время не нашёл расклада { $rows }x{ $cols } на { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  }. С длиной поменьше быстрее: `{ $prefix }{ example-scramble } 4x4 length:40`.
