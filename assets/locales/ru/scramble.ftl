scramble-description = Перемешанная позиция, чтобы решить её или поделиться ею: /scramble 4x4
scramble-option-size = Строки x столбцы от 2x2 до 10x10; если не указано, 4x4
scramble-option-blank = corner: пустая клетка остаётся в правом нижнем углу
scramble-option-moves = Число случайных ходов от собранной позиции
scramble-option-length = Точная длина кратчайшего решения, в ходах

scramble-random = Случайная позиция **{ $size }**: все решаемые позиции одинаково вероятны.
scramble-corner = Случайная позиция **{ $size }** с пустой клеткой в правом нижнем углу: все такие решаемые \
    позиции одинаково вероятны.
scramble-moves = Позиция **{ $size }**, полученная из собранной за { $moves ->
    [one] { $moves } случайный ход
    [few] { $moves } случайных хода
   *[many] { $moves } случайных ходов
  }; ни один ход не отменяет предыдущий.
scramble-length = Позиция **{ $size }**, кратчайшее решение которой — ровно { $length ->
    [one] **{ $length } ход**
    [few] **{ $length } хода**
   *[many] **{ $length } ходов**
  }{ $uniform ->
    [yes] . Все такие позиции одинаково вероятны.
   *[no] , это доказано. Такие позиции я нахожу случайными ходами, поэтому они не совсем одинаково вероятны.
  }
scramble-board = `{ $board }`
scramble-way = Ходы от собранной позиции к этой: `{ $moves }`
scramble-progress = Ищу позицию, кратчайшее решение которой — { $length ->
    [one] { $length } ход.
    [few] { $length } хода.
   *[many] { $length } ходов.
  }
scramble-alt = Перемешанные пятнашки: { $board }
button-solve-it = Решить
button-play-it = Играть
button-another-scramble = Другая позиция

fault-bad-count = «{ $text }» — не число ходов. Напишите число от 0 до { $limit }: \
    `{ $prefix }scramble 4x4 moves:30`.
fault-bad-length = «{ $text }» — не длина решения. Напишите, за сколько ходов должна решаться позиция: \
    `{ $prefix }scramble 3x3 length:20`.
fault-unknown-place = Пустую клетку можно оставить только в углу (corner), а не в «{ $text }»: \
    `{ $prefix }scramble 4x4 blank:corner`.
fault-one-scrambler = Укажите только один способ перемешать: `blank`, `moves` или `length`, например \
    `{ $prefix }scramble 4x4 blank:corner`.
fault-no-such-length = Позиций { $rows }x{ $cols } с кратчайшим решением в { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  } нет: даже самой трудной хватает { $longest }. Например, \
      `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:6`.
fault-length-too-far = Позицию { $rows }x{ $cols } с кратчайшим решением ровно в { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  } я найти не могу: на таком поле я могу проверить, что решение кратчайшее, только при длине до \
      { $longest }. Например, `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:{ $longest }`.
fault-length-out-of-reach = За отведённое время я не нашёл позиции { $rows }x{ $cols } с кратчайшим \
    решением в { $length ->
    [one] { $length } ход
    [few] { $length } хода
   *[many] { $length } ходов
  }. С длиной поменьше получится быстрее: `{ $prefix }{ example-scramble } 4x4 length:40`.
