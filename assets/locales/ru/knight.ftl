knight-open = { $squares ->
    [1] Обход доски { $cols }x{ $rows } конём: единственная клетка, **{ $start }**.
   *[other] Обход доски { $cols }x{ $rows } конём от **{ $start }** до **{ $end }**: { $squares ->
        [one] { NUMBER($squares, useGrouping: "always") } клетка
        [few] { NUMBER($squares, useGrouping: "always") } клетки
       *[many] { NUMBER($squares, useGrouping: "always") } клеток
      }, каждая один раз.
  }
knight-closed = Замкнутый обход доски { $cols }x{ $rows } конём от **{ $start }**: { $squares ->
    [one] { NUMBER($squares, useGrouping: "always") } клетка
    [few] { NUMBER($squares, useGrouping: "always") } клетки
   *[many] { NUMBER($squares, useGrouping: "always") } клеток
  }, и с { $end } конь ходит обратно на { $start }.
knight-alt = Обход конём доски { $cols } на { $rows } от { $start } до { $end }
knight-measures = Если нарисовать путь линией, у неё { $turns ->
    [one] { $turns } поворот
    [few] { $turns } поворота
   *[many] { $turns } поворотов
  } и { $crossings ->
    [0] ни одного самопересечения
    [one] { $crossings } самопересечение
    [few] { $crossings } самопересечения
   *[many] { $crossings } самопересечений
  }.
knight-search = Поиск: { $method ->
    [classic] { knight-program } 2003 года, { $chosen ->
        [0] без оптимизаций
        [one] оптимизация { $opts }
       *[other] оптимизации { $opts }
      }, массив { $array }
    [warnsdorff] правило Варнсдорфа
   *[exhaustive] полный перебор
  }; **{ $backtracks ->
    [0] без возвратов
    [one] { $backtracks } возврат
    [few] { $backtracks } возврата
   *[many] { $backtracks } возвратов
  }**. { $method ->
    [classic] { knight-array }
   *[other] Возврат — это отмена хода: конь снимается с клетки.
  }
# One of the three programs of the article.
knight-program = { $program ->
    [iterative] итеративная программа
    [recursive] рекурсивная программа
   *[automaton] автоматная программа
  }
knight-array = Возврат — это отмена хода: конь снимается с клетки. Массив — порядок, в котором пробуются ходы.
knight-limits = Пределы этого поиска: max-returns { $max } (после стольких возвратов поиск прекращается, \
    LIM){ $good ->
    [0] { "" }
   *[other] , good-returns { $good } (после стольких возвратов — следующий массив)
  }.
knight-no-line = На такой большой доске путь показан цветом, а не линией, поэтому стиль линии ничего не \
    меняет.
knight-order-too-long = Номера клеток занимают { $megabytes } МБ, для файла здесь это слишком много. В \
    терминале их запишет `tileknight knight { $line } --order FILE`.
knight-order = Обход { $cols }x{ $rows } от **{ $start }** до **{ $end }**: { $squares ->
    [1] номер единственной клетки.
   *[other] номера ходов на { $squares ->
        [one] { NUMBER($squares, useGrouping: "always") } клетке
       *[many] { NUMBER($squares, useGrouping: "always") } клетках
      }; каждая строка — горизонталь, начиная с верхней.
  }
knight-animated = Обход { $cols }x{ $rows } от **{ $start }** до **{ $end }**, ход за ходом.
knight-no-other-tour = Другого обхода для этой доски я не нашёл, поэтому остаётся прежний.
knight-no-other-array = Ни с каким другим массивом этот поиск до обхода не доходит, поэтому остаётся прежний \
    обход.
knight-progress = Ищу обход доски { $cols }x{ $rows }.
knight-try = { $count ->
    [1] А такой обход есть:
   *[other] А такие обходы есть:
  }
knight-offer = `{ $prefix }knight { $line }`

# Why there is no tour.
reason-too-narrow = На доске { $cols }x{ $rows } обхода нет: при ширине в одну или две клетки коню быстро \
    становится некуда идти.
reason-unreached-centre = На доске { $cols }x{ $rows } обхода нет: в центр не ведёт ни один ход коня.
reason-forced-corners = На доске { $cols }x{ $rows } обхода нет: в центр можно попасть только из углов, а в \
    каждый угол — ещё лишь с одной клетки, поэтому обход должен был бы начинаться и заканчиваться в углах; \
    но тогда середины коротких краёв, у которых всего два соседа, и те общие, замыкаются с ними в кольцо.
reason-forced-middle = На доске { $cols }x{ $rows } обхода нет: посередине есть две пары клеток, и в каждой \
    паре у клеток только два соседа, и те общие, поэтому обход должен был бы начинаться в одной паре и \
    заканчиваться в другой; но тогда ходы через углы вынуждены, и они замыкают кольцо.
reason-shared-corners = На доске { $cols }x{ $rows } обхода нет: у противоположных углов только два соседа, \
    и те общие, поэтому обход должен был бы начинаться в одном углу и заканчиваться в другом; но тогда \
    клетки вдоль краёв распадаются на два кольца, которые не соединяет ни один ход.
reason-colour = Ни один обход доски { $cols }x{ $rows } { $which ->
    [end] не заканчивается
   *[start] не начинается
  } на { $square }: клеток на доске нечётное число, а с \
      каждым ходом цвет клетки под конём меняется, поэтому обход начинается и заканчивается на клетках \
      того же цвета, что и углы.
reason-four-rows = Ни один обход доски { $cols }x{ $rows } { $which ->
    [end] не заканчивается
   *[start] не начинается
  } на { $square }: на доске шириной в четыре клетки обход начинается и заканчивается на длинных краях.
reason-short-edges = Ни один обход доски { $cols }x{ $rows } { $which ->
    [end] не заканчивается
   *[start] не начинается
  } на { $square }: обход этой доски начинается и заканчивается на её коротких краях.
reason-three-rows = Ни один обход доски { $cols }x{ $rows } { $which ->
    [end] не заканчивается
   *[start] не начинается
  } на { $square }: это одно из немногих исключений на \
      досках шириной в три клетки, оно найдено полным перебором.
reason-closed-odd = На доске { $cols }x{ $rows } замкнутого обхода нет: при нечётном числе клеток \
    последняя того же цвета, что и первая, а с каждым ходом цвет клетки под конём меняется.
reason-closed-narrow = На доске { $cols }x{ $rows } замкнутого обхода нет: его не бывает на досках шириной \
    в одну, две и четыре клетки (Schwenk 1991).
reason-closed-small = На доске { $cols }x{ $rows } замкнутого обхода нет: на досках шириной в три клетки \
    он бывает начиная с длины 10 (Schwenk 1991).
reason-pair-same = Обход из одной клетки { $square } закончился бы там же, где начался.
reason-pair-colour = Ни один обход доски { $cols }x{ $rows } не ведёт от { $start } до { $end }: с каждым \
    ходом цвет клетки под конём меняется, и при чётном числе клеток концы обхода разного цвета.
reason-pair-small-board = Ни один обход доски { $cols }x{ $rows } не ведёт от { $start } до { $end }: эта \
    маленькая доска — исключение, его нашёл полный перебор.
reason-pair-corner-cluster = Ни один обход доски { $cols }x{ $rows } не ведёт от { $start } до { $end }: \
    оба конца рядом с одним углом, и клетки там оказались бы отрезаны.
reason-pair-corner = Ни один обход доски { $cols }x{ $rows } не ведёт от { $start } до { $end }: если один \
    конец на { $square }, другой должен быть на { $corner1 } или { $corner2 }, иначе один из этих углов \
    оказался бы отрезан.

# Backtracks from every square.
knight-table = Возвраты с каждой начальной клетки **{ $cols }x{ $rows }**, { knight-program }, массив \
    { $array }{ $arrays ->
    [several] { " " }(оптимизация 4 пробует после него остальные)
   *[one] { "" }
  }:
knight-table-set = **{ $chosen ->
    [0] Без оптимизаций
    [one] Оптимизация { $opts }
   *[other] Оптимизации { $opts }
  }**: { $tours ->
    [0] обходов не найдено
   *[other] { $tours ->
        [one] { $tours } обход
        [few] { $tours } обхода
       *[many] { $tours } обходов
      }, из них без возвратов { $zero }; всего { $sum ->
        [one] { NUMBER($sum, useGrouping: "always") } возврат
        [few] { NUMBER($sum, useGrouping: "always") } возврата
       *[many] { NUMBER($sum, useGrouping: "always") } возвратов
      }
  }{ $limit ->
    [0] { "" }
   *[other] ; поисков остановлено: { $limit } (LIM)
  }.
knight-table-n = N: обхода с этой клетки нет.
knight-table-lim = LIM: поиск остановлен после { NUMBER($max, useGrouping: "always") } возвратов.
knight-table-letters = Буква в клетке — массив, который привёл к обходу, если это не A.
knight-table-progress = Считаю возвраты на доске { $cols }x{ $rows }: готово { $percent } %.
knight-table-cut = Времени хватило на { $percent } % клеток, остальные отмечены «?». В терминале можно \
    дать больше времени: `tileknight knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`. Здесь \
    получится с доской поменьше: `{ $prefix }knight table 8x8 opts:1-3`.{ $slow ->
    [1] { " " }Помогает и ранняя остановка: max-returns:1000.
   *[0] { "" }
  }
knight-table-alt = { $count ->
    [one] { $count } таблица
    [few] { $count } таблицы
   *[many] { $count } таблиц
  } возвратов с каждой клетки доски { $cols } на { $rows }

# A search step by step. The article's own log has the words of start, move and undo.
knight-log = Поиск от **{ $start }** на { $cols }x{ $rows }, { knight-program }, { $chosen ->
    [0] без оптимизаций
    [one] оптимизация { $opts }
   *[other] оптимизации { $opts }
  }, массив { $array }: { $outcome ->
    [tour] обход найден, возвратов
    [none] обхода нет, возвратов
    [limit] остановлен, возвратов
   *[cut] слишком длинный, чтобы показать его целиком; в первых шагах ({ $steps }) возвратов
  } **{ $backtracks }**. { knight-array }{ $squares ->
    [a1] { "" }
   *[both] { " " }Клетки — (x, y) от левого верхнего угла.
  }
knight-log-start = Начальный ход { $square }
knight-log-move = Ход { $number } в { $square }
knight-log-undo = Отмена хода { $number } из { $square }
knight-log-more = ... в файле ещё шаги: { $count } ...
knight-log-alt = Обход конём доски { $cols } на { $rows } от { $start }, возвратов: { $backtracks }
knight-log-impossible = По оптимизации 1 от { $start } обхода нет: на доске нечётное число клеток, а эта \
    клетка — того цвета, которого меньше. Поэтому ни один ход не пробуется.

# The article's automaton.
machine = **Автомат для задачи о ходе коня** Шалыто, Туккеля и Шамгунова (2003), автомат Мили. У каждой \
    стрелки написаны её номер в порядке проверки, условие и действие.
machine-y0 = до начала
machine-y1 = ищет ход
machine-y2 = ход отменён
machine-y3 = обхода нет
machine-y4 = обход найден
machine-y5 = остановлен: слишком много возвратов
machine-x1 = пройдены все клетки?
machine-x2 = есть что отменять?
machine-x3 = ход возможен?
machine-x4 = по оптимизации 1 обхода нет?
machine-x5 = возвратов слишком много?
machine-z1-0 = поставить коня на начальную клетку
machine-z1-1 = сделать ход
machine-z1-2 = отменить ход
machine-z2 = посчитать возврат
machine-alt = Входы и выходы автомата и шесть его состояний со стрелками между ними

# The article's orders of the moves.
arrays = **Пять массивов** Шалыто, Туккеля и Шамгунова (2003): порядки, в которых конь пробует свои восемь \
    ходов. Ход записан как (столбцы вправо, строки вниз). Массив A напечатан в статье; оптимизация 4 идёт \
    от A к E.
arrays-alt = Пять маленьких досок, от A до E: в середине конь, на клетках числа от 1 до 8 в том порядке, в \
    котором он их пробует
