# One sentence for each fault: what is wrong, and a line that works. The lines are in ../en/lines.ftl.

fault-store-away = Сейчас я не могу сохранять игры. Попробуйте через минуту. Решать позиции я могу и сейчас: \
    `{ $prefix }solve 1 2 3 4 0 5`.
fault-store-call-failed = Память меня на секунду подвела. Ничего не пропало: попробуйте ещё раз, например \
    `{ $prefix }daily`.
fault-too-fast = Слишком много сообщений сразу. Подождите несколько секунд и попробуйте снова, например \
    `{ example }`.
fault-too-many-open = Я ещё готовлю ответы на ваши прежние запросы (их { $most }). Дождитесь хотя бы одного \
    ответа и пришлите следующий запрос, например `{ example }`.
fault-unknown-command = Команды { $prefix }{ $name } я не знаю.{ $near ->
    [none] { " " }Все команды покажет `{ $prefix }help`. Попробуйте, например, `{ $prefix }solve 1 2 3 4 0 5`.
   *[other] { "" }
  }
fault-unknown-game = Не знаю игры «{ $text }». Попробуйте `{ $prefix }play { $game }`.
did-you-mean = Может быть, так?
fault-not-understood = Простите, не понимаю. Хотите сыграть? `{ $prefix }play 3x3` начнёт игру, \
    `{ $prefix }solve 1 2 3 4 0 5` решит расклад, а `{ $prefix }help` покажет остальное.
fault-stale-button = Эта кнопка больше не работает. Отправьте команду ещё раз, например /daily.
fault-not-your-line = Эта кнопка — для того, кто написал строку. Отправьте свою команду, например \
    `{ $prefix }play 3x3`.
fault-game-gone = Эта игра больше не хранится. Начните новую: `{ $prefix }play 3x3`.
fault-stale-link = Эта ссылка больше не действует. Сыграть можно и без неё: `{ $prefix }daily` или \
    `{ $prefix }play 3x3`.
fault-link-old-day = { $series ->
    [knight] Это обход конём за { $day }, а тот день уже прошёл. Обход на сегодня: \
        `{ $prefix }daily knight`.
   *[puzzle] Это задача за { $day }, а тот день уже прошёл. Задача на сегодня: \
       `{ $prefix }daily`.
  }
fault-move-elsewhere = Ваша игра — в нашем личном чате. Присылайте ходы туда, например `{ $prefix }move LUR2`.
fault-link-elsewhere = Эта ссылка работает в нашем личном чате. Откройте его и нажмите там кнопку ещё раз \
    или напишите мне `{ $prefix }daily`.
fault-stale-tour = Эта кнопка больше не работает. Попросите обход ещё раз, например \
    `{ $prefix }knight 8x8 a1`.
fault-not-your-board = На этой доске играет { $name }. Чтобы открыть свою, отправьте { $command ->
    [daily] /daily.
    [knight] /daily knight.
   *[play] /play.
  }
fault-board-moved-on = Ваш ход не сделан: другой ход пришёл раньше. Отправьте свой ход ещё раз, например \
    `{ $prefix }move L`.
fault-board-solved = Эта позиция уже собрана, решать в ней нечего. Чтобы сыграть, возьмите перемешанное \
    поле: `{ $prefix }play { $size }`.
fault-board-nearly-solved = Это собранное поле, на котором { $a } и { $b } поменяли местами. Сдвигами этого \
    не исправить: не позволяет чётность. Возьмите перемешанное поле: `{ $prefix }play { $size }`.
fault-board-unsolvable = Эта позиция не решается: чётность у неё и у цели разная. Поменяйте местами { $a } \
    и { $b }, и решение появится: `{ $prefix }play { $mended }`.{ $goal ->
    [none] { "" }
    [snail] { " " }Если цель — улитка, решение есть: `{ $prefix }play { $otherGoal }`.
   *[other] { " " }Если в цели пустая клетка первая, решение есть: `{ $prefix }play { $otherGoal }`.
  }
fault-own-game-only = Взять ход назад, начать заново и сдаться можно только в собственной игре. В задачах \
    дня и раундах считается каждый ход. Начать свою игру: `{ $prefix }play 4x4`.
fault-nothing-to-undo = Взять ход назад нельзя: вы в самом начале игры. Начать другую игру: \
    `{ $prefix }play 4x4`.
fault-no-walk = { $reason } Возможен такой обход: `{ $prefix }play knight { $try }`.
fault-walk-too-small = На доске из одной клетки идти некуда. Возьмите доску побольше, например \
    `{ $prefix }play knight 5x5 a1`.
fault-walk-too-large = Доска { $cols }x{ $rows } слишком большая, чтобы пройти её вручную: самая большая — \
    { $max }x{ $max }. Например, `{ $prefix }play knight 8x8 a1`.
fault-walk-options = Для игры в обход конём можно указать только размер, первую клетку и слово closed \
    (замкнутый обход): `{ $prefix }play knight 6x6 a1`.
fault-board-with-level = Уровень выбирают только вместе с размером: у вашей позиции трудность уже такая, \
    какая есть. Например, `{ $prefix }play 3x3 hard`.
fault-level-or-length = Укажите что-то одно, уровень или длину решения: `{ $prefix }play 4x4 hard` или \
    `{ $prefix }play 4x4 length:40`.
fault-unknown-level = Уровня «{ $text }» я не знаю. Есть `easy` (легко), `medium` (средне) и `hard` \
    (трудно): `{ $prefix }play 4x4 hard`.
fault-level-out-of-time = За отведённое время позиции этого уровня не нашлось. Попробуйте снова или задайте \
    длину решения: `{ $prefix }play 3x3 length:20`.
fault-play-length = «{ $text }» — не длина решения. Напишите, за сколько ходов должна решаться позиция: \
    `{ $prefix }play 3x3 length:20`.
fault-square-out-of-reach = { $walked ->
    [0] С { $here } конь до { $square } не достаёт.
   *[other] Клетка { $square } уже пройдена, у неё номер { $walked }.
  } { moves-made } { $possible ->
    [none] Конь на { $here } в тупике. Нажмите «Ход назад».
   *[other] Отсюда конь достаёт до: { $reach }. Например, `{ $prefix }move { $possible }`.
  }
fault-bad-walk = «{ $text }» — не клетки доски. Напишите, куда конь пойдёт дальше, например \
    `{ $prefix }move b3 c5`.
fault-tile-not-in-line = Сдвинуть можно только фишку, которая стоит в одной строке или в одном столбце с \
    пустой клеткой.
fault-no-game = У вас нет начатой игры. Начните новую: `{ $prefix }daily` или `{ $prefix }play 3x3`.
fault-nothing-to-cancel = Отменять нечего: этот запрос уже завершён.
fault-cancel-unreached = Остановить этот запрос не получилось: возможно, он уже завершён. Если он \
    ещё идёт, нажмите «{ button-cancel }» ещё раз.
fault-not-your-job = Отменить запрос может только тот, кто его прислал. Пришлите свой, например \
    `{ $prefix }knight 8x8 a1`.

# Boards
fault-empty = { $which ->
    [goal] После стрелки не хватает цели. Допишите её или уберите стрелку: \
        `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
   *[start] Не хватает позиции: напишите фишки по строкам, 0 — пустая клетка, например `{ example-of-board }`.
  }
fault-too-long = За раз я читаю до { $limit ->
    [one] { $limit } знака
   *[many] { $limit } знаков
  }, а ваше сообщение длиннее. Пришлите только позицию или ходы по частям: `{ example-of-board }`.
fault-too-many-boards = В сообщении слишком много позиций ({ $count }), а нужны только две, начало и цель: \
    `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
fault-no-board = В «{ $text }» я не нашёл позиции. Напишите фишки по строкам, 0 — пустая клетка: \
    `{ example-of-board }`.
fault-not-a-tile = «{ $text }» не может быть фишкой{ $which ->
    [goal] { " " }в цели
   *[start] { "" }
  }. Фишки — это целые числа, а 0 — пустая клетка: `{ example-of-board }`.
fault-word-behind = Фишки я прочитал, но не понимаю «{ $text }» после них. Уберите эту часть или напишите, \
    например, `{ example-behind }`.
fault-too-few-tiles = Слишком мало фишек{ $which ->
    [goal] { " " }для цели
   *[start] { "" }
  }, всего { $count }: самое маленькое поле — 2x2, например `{ $prefix }{ example-board } 3 1 2 0`.
fault-too-many-tiles = Слишком много фишек: { $count }, а самое большое поле — 10x10. Возьмите поле \
    поменьше, например `{ example-of-board }`.
fault-unknown-size = Поля с таким числом клеток ({ $count }) нет: на поле { $fewerSize } их { $fewer }, на \
    { $moreSize } — { $more }, считая пустую. Например, `{ $prefix }{ example-board } 2x3 1 2 3 4 0 5`.
fault-ragged-rows = В строке { $row } — { $got ->
    [one] { $got } фишка
    [few] { $got } фишки
   *[many] { $got } фишек
  }, а в других по { $expected }. Во всех строках фишек должно быть поровну: \
      `{ $prefix }{ example-board } 1 2 3/4 0 5`.
fault-missing-cell = В строке { $row } — { $got ->
    [one] { $got } фишка
    [few] { $got } фишки
   *[many] { $got } фишек
  }, а в других по { $expected }. На месте пустой клетки напишите 0: \
  `{ $prefix }{ example-board } 8 6 7/2 5 4/3 0 1`.
fault-missing-blank = { $which ->
    [goal] В цели не хватает
   *[start] Не хватает
  } пустой клетки. Напишите её как 0 вместе с фишками от 1 до { $max }: `{ example-of-board }`.
fault-tile-out-of-range = Фишки { $tile } на таком поле не бывает. Там фишки от 1 до { $max }, а 0 — пустая \
    клетка. Например, `{ example-of-board }`.
fault-duplicate-tile = { $which ->
    [goal] В цели фишки
   *[start] Фишки
  } { $missing } нет, а фишка { $tile } стоит { $times ->
    [2] дважды
    [few] { $times } раза
   *[other] { $times } раз
  }. Каждая фишка должна стоять один раз: `{ example-of-board }`.
fault-size-mismatch = Число фишек не подходит к полю { $size }: у вас их { $count }, считая пустую клетку. \
    Правильно, например, так: `{ example-size }`.
fault-two-sizes = Вы указали два размера, { $first } и { $second }, а нужен один: `{ example-size }`.
fault-goal-size = У начала ({ $start }) и цели ({ $goal }) разные размеры, а должны быть одинаковые: \
    `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
fault-bad-size = «{ $text }» — { $command ->
    [play] не размер и не уровень
   *[other] не размер
  }. Напишите строки x столбцы, от 2x2 до 10x10: `{ example-size }`.
fault-word-behind-size = Не понимаю «{ $text }» после размера. { $command ->
    [play] После него можно указать уровень или длину решения: `{ $prefix }play 4x4 hard`, \
        `{ $prefix }play 4x4 length:40`.
    [scramble] После него можно указать длину решения или число ходов: `{ $prefix }scramble 4x4 length:40`, \
        `{ $prefix }scramble 4x4 moves:30`.
   *[other] Уберите «{ $text }»: `{ example-size }`.
  }
fault-bad-code = «{ $text }» похоже на код позиции, но один из знаков неверен. Скопируйте его ещё раз, \
    сохраняя большие и маленькие буквы: `{ $prefix }play RqX1`.
fault-moves-without-board = «{ $text }» — это ходы. Напишите перед ними позицию или размер, если они \
    перемешивают собранное поле: `{ $prefix }solve 3x3 RDLU`.
fault-scramble-move = Ход { $index } ({ $move }) на собранном поле { $size } невозможен: ни одна фишка не \
    может туда сдвинуться. Правильно, например, так: `{ $prefix }solve 3x3 RDLU`.
fault-too-small = Поле { $rows }x{ $cols } слишком маленькое: самое маленькое — 2x2. Правильно, например, \
    так: `{ example-size }`.
fault-too-large = Поле { $rows }x{ $cols } слишком большое: самое большое — 10x10. Правильно, например, \
    так: `{ example-size }`.
fault-bad-moves = Не вижу ходов в «{ $text }». Напишите, куда сдвигаются фишки: L (влево), U (вверх), R \
    (вправо) или D (вниз): `{ example-moves }`.
fault-no-moves = Куда сдвинуть фишки? Напишите L (влево), U (вверх), R (вправо) или D (вниз); число \
    после буквы повторит ход: `{ example-moves }`.
fault-too-many-moves = В сообщении больше { $limit ->
    [one] { $limit } хода
   *[many] { $limit } ходов
  }. Присылайте их по частям: `{ example-moves }`.
fault-illegal-move = Ход { $index } ({ $move }) невозможен: ни одна фишка так не сдвинется. { moves-made } \
    Отсюда можно пойти, например, так: `{ $prefix }move { $possible }`.
fault-tile-cannot-slide = Ход { $index } ({ $move }) невозможен: эта фишка не стоит ни в строке, ни в \
    столбце пустой клетки. { moves-made } Отсюда можно пойти, например, так: `{ $prefix }move { $possible }`.
fault-no-such-tile = Ход { $index } ({ $move }) невозможен: фишки здесь от 1 до { $largest }. Номера \
    нескольких фишек пишите через пробел. { moves-made } Отсюда можно пойти, например, так: \
    `{ $prefix }move { $possible }`.
fault-not-a-move = Хода { $index } ({ $move }) я не понимаю. { moves-made } Напишите, куда сдвигаются фишки, \
    или их номера: `{ $prefix }move LUR2`, `{ $prefix }move 7 8`.
fault-mixed-letters = В ходе { $index } ({ $move }) смешались буквы U/L/R/D и клавиши W/A/S/D: буква D \
    значит «вниз», а клавиша D — «вправо». { moves-made } Напишите `{ $prefix }move LURD` или \
    `{ $prefix }move AWDS`.
fault-no-squares = Какая клетка следующая? Напишите её букву и цифру: `{ $prefix }move a1`.
fault-not-a-square = Ход { $index } ({ $move }) — не клетка доски. { moves-made } Клетки пишут \
    буквой и числом, например `a1`.
fault-game-options = С `{ $prefix }play { $game }` не указывают ни уровня, ни длины, ни фото. Начните так: \
    `{ $prefix }play { $game }`.
fault-press-impossible = Здесь так нельзя. { $hasHints ->
    [true] Возможный ход покажет `{ $prefix }hint`.
   *[false] Попробуйте другой ход.
  }
fault-step-impossible = Ход { $index } ({ $move }) здесь невозможен. { moves-made } { $hasHints ->
    [true] Возможный ход покажет `{ $prefix }hint`.
   *[false] Попробуйте другой ход.
  }
moves-made = { $made ->
    [0] Ни один ход из сообщения не сделан.
    [1] Предыдущий ход сделан.
    [one] Предыдущие ходы ({ $made }) сделаны.
    [few] Предыдущие { $made } хода сделаны.
   *[many] Предыдущие { $made } ходов сделаны.
  }
fault-unknown-algorithm = Алгоритма «{ $text }» я не знаю. Есть auto, bfs, dfs, iddfs, bidirectional, \
    astar, ida, human и whole-space: `{ example } ida`.
fault-unknown-heuristic = Эвристики «{ $text }» я не знаю. Есть misplaced, row-weighted, manhattan, \
    linear-conflict, walking-distance и pattern-database: `{ example } astar manhattan`.
fault-unused-heuristic = Алгоритм { $algorithm } обходится без эвристики (оценки ходов), она нужна только \
    для astar и ida: `{ example } astar { $heuristic }`.
fault-bad-limit = Предел глубины не может быть «{ $text }», нужно целое число от 1 до { $most }: \
    `{ example } dfs limit:40`.
fault-unused-limit = У { $algorithm } нет предела глубины, он есть только у dfs: \
    `{ example } dfs limit:{ $limit }`.
fault-depth-too-large = На поле { $rows }x{ $cols } поиск dfs не закончится: каждый путь он проходит до \
    предела глубины. Ему по силам поля до { $cells } клеток, а ida и human — любые: `{ example } ida`.
fault-unknown-theme = Темы «{ $text }» я не знаю. Есть `light`, `dark` и `contrast`: `{ example } theme:dark`.
fault-unknown-metric = Считать ходы по «{ $text }» я не умею. Можно по `stm` (каждая фишка отдельно) и по \
    `mtm` (сдвиг нескольких фишек — один ход): `{ example } mtm`.
fault-space-too-large = На поле { $rows }x{ $cols } алгоритм { $algorithm } не дойдёт до конца. Позиций там \
    { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  }, памяти нужно около { NUMBER($gigabytes, useGrouping: "always") }{ $gigabytesTens ->
    [0] { "" }
   *[other] ·10^{ $gigabytesTens }
  } ГБ, времени — около { NUMBER($time, useGrouping: "always") }{ $timeTens ->
    [0] { "" }
   *[other] ·10^{ $timeTens }
  } { $unit ->
    [seconds] с
    [minutes] мин
    [hours] ч
    [days] сут
   *[years] лет
  }. Предел этого алгоритма — { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
  }. Не указывайте алгоритм или возьмите поле 3x3: `{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`.
fault-table-too-large = Для { $heuristic } на поле { $rows }x{ $cols } нужна слишком большая таблица: около \
    { NUMBER($entries, useGrouping: "always") }{ $entriesTens ->
    [0] { "" }
   *[other] ·10^{ $entriesTens }
  } записей. Возьмите другую эвристику или поле поменьше: \
      `{ $prefix }solve 8 6 7/2 5 4/3 0 1 astar { $heuristic }`.
fault-search-too-large = Поиск { $algorithm }{ $heuristic ->
    [none] { "" }
   *[other] { " " }с { $heuristic }
  } здесь не дойдёт до конца. Решение этой позиции { $rows }x{ $cols } не короче { $bound ->
    [one] { $bound } хода
   *[many] { $bound } ходов
  }, а после каждого хода в среднем { $branching } продолжения{ $heuristic ->
    [none] { "" }
   *[other] ; эвристика избавляет примерно от { $spared } ходов
  }. Значит, надо просмотреть около { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  } позиций, а мне по силам { NUMBER($most, useGrouping: "always") \
      }. Не указывайте метод или возьмите поле 3x3: `{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`.

# A message that a command was used on.
fault-no-board-there = В том сообщении нет позиции, которую я мог бы прочесть. Напишите фишки по строкам, \
    0 — пустая клетка: `{ example-of-board }`.
fault-several-boards = В том сообщении несколько позиций, и непонятно, какая нужна. Пришлите её отдельно: \
    `{ example-of-board }`.

# Photos
fault-photo-kind = { $kind ->
    [none] Такой файл я не могу разрезать на фишки
    [video] Видео я не могу разрезать на фишки
    [PDF] Файл PDF я не могу разрезать на фишки
   *[other] Картинку { $kind } я не могу разрезать на фишки
  }. Пришлите JPEG, PNG или WebP с подписью `{ $prefix }play 4x4`.
fault-photo-animated = Это анимация, а на фишки я режу только неподвижные картинки. Пришлите JPEG, PNG или \
    WebP с подписью `{ $prefix }play 4x4`.
fault-photo-broken = Картинка не читается; может быть, она дошла не целиком. Сохраните её заново как JPEG и \
    пришлите новый файл с подписью `{ $prefix }play 4x4`.
fault-photo-heavy = Эта картинка больше { $most } МБ. Уменьшите её и пришлите снова с подписью \
    `{ $prefix }play 4x4`.
fault-photo-large = Картинка слишком большая: { $width } x { $height } пикселей, а я принимаю до { $most } \
    млн пикселей и до 32767 по каждой стороне. Уменьшите её и пришлите снова с подписью `{ $prefix }play 4x4`.
fault-photo-small = Картинка слишком маленькая: { $width } x { $height } пикселей, а нужно хотя бы \
    { $least } по каждой стороне. Пришлите картинку побольше и подпишите её `{ $prefix }play 4x4`.
fault-photo-gone = Не удалось получить картинку. Пришлите её, пожалуйста, ещё раз с подписью \
    `{ $prefix }play 4x4`.
fault-photo-on-knight = На доске коня нет фишек, на которые можно разрезать фото. В пятнашках они есть: \
    пришлите фото с подписью `{ $prefix }play 4x4`.

# Knights
fault-line-too-long = Я читаю до { $max ->
    [one] { $max } знака
   *[many] { $max } знаков
  }, а ваше сообщение длиннее. Напишите запрос покороче: `{ $prefix }knight 5x5 e1`.
fault-no-size = Не хватает размера доски. Напишите ширину и высоту через x, потом первую клетку: \
    `{ $prefix }knight 5x5 e1`.
fault-bad-board-size = «{ $text }» — не размер доски. Напишите ширину и высоту через x: \
    `{ $prefix }{ example-tour } 5x5 e1`.
fault-board-too-large = Доска { $cols }x{ $rows } слишком большая: доски бывают до { $max }x{ $max }. \
    Например, `{ $prefix }knight 8x8 a1`.
fault-too-much-memory = { $instead ->
    [construct] Для доски { $cols }x{ $rows } этому методу не хватит памяти. Не указывайте метод, и обход \
        получится: `{ $prefix }knight { $cols }x{ $rows }`.
   *[smaller] Для доски { $cols }x{ $rows } мне не хватит памяти. Возьмите доску поменьше: \
       `{ $prefix }knight 100x100 a1`.
  }
fault-tour-word = Слова «{ $text }» для обходов я не знаю. Строить магические или симметричные обходы и \
    пропускать клетки я не умею. Можно так: `{ $prefix }knight 8x8 a1 to h8`.
fault-tour-numbers = «{ $text }» — не клетка. Напишите клетку от a1 до { $last } или столбец и строку в \
    скобках, считая с 1 слева сверху: `{ $prefix }knight 8x8 (1,1)`.
fault-bad-square = «{ $text }» — не клетка этой доски. Клетки здесь от a1 до { $last }: \
    `{ $prefix }{ example-tour } 8x8 a1`.
fault-square-from-zero = Столбцы и строки я считаю с 1 от левого верхнего угла, поэтому клетки \
    ({ $x },{ $y }) нет. Если считать с 0, это { $square }, то есть { $name }: \
    `{ $prefix }knight { $cols }x{ $rows } { $square }`.{ $pairs ->
    [1] { "" }
   *[other] { " " }Прибавьте 1 и к остальным клеткам.
  }
fault-square-off-board = Клетки { $square } на доске { $cols }x{ $rows } нет, они здесь от { $first } до \
    { $last }. Например, `{ $prefix }{ example-tour } { $cols }x{ $rows } a1`.
fault-too-many-squares = У обхода только одна первая и одна последняя клетка, поэтому «{ $text }» лишнее: \
    `{ $prefix }knight 8x8 a1 to h1`.
fault-end-equals-start = Обход не может закончиться на { $square }: там он начинается. Выберите другую \
    последнюю клетку или замкнутый обход: `{ $prefix }knight 6x6 closed`.
fault-closed-with-end = Замкнутый обход заканчивается там, откуда конь достаёт до первой клетки, поэтому \
    последнюю не указывайте: `{ $prefix }knight 6x6 closed`.
fault-unknown-method = Метода «{ $text }» я не знаю. Есть { $known }: \
    `{ $prefix }knight 8x8 a1 method:warnsdorff`.
fault-bad-opts = «{ $text }» — не номера оптимизаций. Напишите числа от 1 до 4, `all` (все) или `none` (ни \
    одной): `{ $prefix }knight 5x5 e1 opts:1,3`.
fault-unknown-program = Программы «{ $text }» я не знаю. Есть { $known }: \
    `{ $prefix }knight 5x5 e1 program:automaton`.
fault-unknown-array = Массива (порядка ходов) «{ $text }» нет. Есть { $known }: \
    `{ $prefix }knight 5x5 e1 array:B`.
fault-unknown-style = Стиля линии «{ $text }» я не знаю. Есть { $known }: \
    `{ $prefix }knight 8x8 a1 style:smooth`.
fault-unknown-squares = Такой записи клеток, как «{ $text }», я не знаю. Можно выбрать { $known }: \
    `{ $prefix }knight log 3x4 (2,4) squares:xy`.
fault-no-end = После «{ $text }» не хватает последней клетки обхода. Например, \
    `{ $prefix }knight 8x8 a1 to h8`.
fault-no-set = Таблица сравнивает наборы оптимизаций, поэтому напишите их с обеих сторон от «{ $text }». \
    Например, `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-bad-seed = «{ $text }» — не зерно (seed). Зерно — это целое число от 0 до 999999999, у каждого \
    числа свой обход. Например, `{ $prefix }knight 8x8 a1 seed:4`.
fault-bad-returns = «{ $text }» — не число возвратов (отмен хода). Нужно целое число от { $least } до \
    { NUMBER($max, useGrouping: "always") }. Например, `{ $prefix }knight table 5x5 opts:1 max-returns:100`.
fault-unused-seed = { $method ->
    [classic] Классический метод
   *[exhaustive] Полный перебор
  } с любым зерном (seed) находит один и тот же обход, поэтому зерно не указывайте. Если не указывать \
      метод, зерно действует: `{ $prefix }knight 8x8 a1 seed:4`.
fault-one-set = Обходу и протоколу нужен один набор оптимизаций, а здесь их { $count }. Чтобы сравнить \
    наборы, попросите таблицу: `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-needs-classic = { $option ->
    [table] Таблица бывает только для классического метода, а не для
    [log] Протокол бывает только для классического метода, а не для
   *[other] «{ $option }» указывают только для классического метода, а не для
  } { $method }: `{ $prefix }knight { $option ->
    [table] table 5x5 opts:1,2
    [log] log 3x4 b1
   *[other] 5x5 e1 method:classic opts:1,3
  }`.
fault-classic-open-only = Классический метод не строит замкнутых обходов и не позволяет задать последнюю \
    клетку. Если метод не указывать, можно и то и другое: `{ $prefix }knight 6x6 closed`, \
    `{ $prefix }knight 8x8 a1 to h1`.
fault-out-of-returns = Обход есть, но после { $max ->
    [one] { NUMBER($max, useGrouping: "always") } возврата
   *[many] { NUMBER($max, useGrouping: "always") } возвратов
  } я остановил поиск. { $isAll ->
    [1] Поиск рано сделал неверный ход и так его и не отменил. Помочь могут max-returns побольше или \
        method:warnsdorff. А если метод не указывать, обход найдётся всегда: \
        `{ $prefix }knight { $cols }x{ $rows } { $start }`.
   *[0] Может помочь больше оптимизаций или max-returns побольше: \
       `{ $prefix }knight { $cols }x{ $rows } { $start } opts:1-4`.
  }
fault-backtracks-too-large = Таблица для доски { $cols }x{ $rows } считалась бы слишком долго. Таблицы \
    возможны для досок до { $max ->
    [one] { $max } клетки
   *[many] { $max } клеток
  }. Например, `{ $prefix }knight table 8x8 opts:1-3`.
fault-table-out-of-time = На доске { $cols }x{ $rows } времени не хватило даже на поиск с первой клетки. С \
    оптимизациями и меньшим max-returns таблица считается быстрее: \
    `{ $prefix }knight table { $cols }x{ $rows } opts:1-3 max-returns:1000`.
fault-table-cut = Времени хватило на { $percent } % клеток, остальные отмечены «?». Дайте больше времени (в \
    миллисекундах): `{ $prefix }knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`.{ $slow ->
    [1] { " " }Поможет и предел возвратов поменьше: max-returns:1000.
   *[0] { "" }
  }
fault-log-too-large = Протокол для доски { $cols }x{ $rows } вышел бы слишком длинным. Протоколы возможны \
    для досок до { $max ->
    [one] { $max } клетки
   *[many] { $max } клеток
  }. Например, `{ $prefix }knight log 3x4 b1`.
fault-table-square = Таблица показывает поиск с каждой клетки доски { $cols }x{ $rows }, поэтому { $square } \
    не указывайте: `{ $prefix }knight table 5x5 opts:1,2`.
fault-table-style = В таблице путь не рисуется, поэтому стиль не указывайте: \
    `{ $prefix }knight table 5x5 opts:1,2`.
fault-too-many-sets = Таблиц здесь { $count }, а на картинку помещается не больше { $max }: \
    `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-log-no-start = Протоколу нужна начальная клетка: `{ $prefix }knight log 3x4 b1`.
fault-log-end = Протокол заканчивается там, где закончится поиск, поэтому последнюю клетку ({ $end }) не \
    пишите: `{ $prefix }knight log 3x4 b1`.
fault-unknown-kind = Показать «{ $text }» я не могу. Могу показать { $known }: \
    `{ $prefix }knight table 5x5 opts:1,2`.
fault-machine-alone = Автомат один и тот же для всех досок, поэтому «{ $text }» не указывайте: \
    `{ $prefix }knight machine`.
fault-arrays-alone = Массивы (порядки ходов) одинаковы для всех досок, поэтому «{ $text }» не указывайте: \
    `{ $prefix }knight arrays`.
fault-count-too-large = Обходов доски { $cols }x{ $rows } слишком много, чтобы сосчитать их здесь. Я считаю \
    на досках шириной до шести клеток, до 400 клеток всего, если хватает времени и памяти: \
    `{ $prefix }knight count 6x6 closed`. { count-known }
fault-count-unfinished = Времени или памяти не хватило, чтобы сосчитать все обходы доски \
    { $cols }x{ $rows }. На доске поменьше получится: `{ $prefix }knight count 5x5`. { count-known }
fault-check-empty = Не вижу обхода для проверки. Напишите его клетки или номера ходов: \
    `{ $prefix }knight check { check-example }`.
fault-check-mixed = Здесь список клеток, и число { $text } к нему не подходит. Напишите только клетки или \
    только номера: `{ $prefix }knight check { check-example }`.
fault-check-no-size = Чисел в строке { $count }, квадратной доски из них не выходит. Напишите впереди \
    размер, столбцы x строки: `{ $prefix }knight check 4x3 3 6 9 12 8 11 2 5 1 4 7 10`.
fault-check-ragged = Чисел в строке { $row } — { $got }, а в первой — { $expected }. Напишите для каждой \
    клетки число или точку: `{ $prefix }knight check 3 6 9 12/8 11 2 5/1 4 7 10`.
fault-check-count = На доске { $cols }x{ $rows } клеток { $expected }, а чисел здесь { $count }. Каждой \
    клетке нужно число или точка: `{ $prefix }knight check 4x3 3 6 9 12 8 11 2 5 1 4 7 10`.
fault-check-shape = Эти строки дают доску { $shapeCols }x{ $shapeRows }, а не { $cols }x{ $rows }. Со \
    строками размер не нужен: `{ $prefix }knight check 3 6 9 12/8 11 2 5/1 4 7 10`.
fault-check-base = { $pair } — это { $zero }, если столбцы и строки считать с 0, и { $one }, если с 1. \
    Подходит и то и другое, поэтому напишите клетки: `{ $prefix }knight check { check-example }`.
fault-tour-number-large = Это не обход: на { $square } стоит { $number }, а последнее число этой доски \
    { $max }. Для сравнения правильный: `{ $prefix }knight check { check-example }`.
fault-tour-number-twice = Это не обход: число { $number } стоит и на { $first }, и на { $second }. Для \
    сравнения правильный: `{ $prefix }knight check { check-example }`.
fault-tour-number-missing = Это не обход: нет числа { $number }. Для сравнения правильный: \
    `{ $prefix }knight check { check-example }`.
fault-tour-square-twice = Это не обход: { $square } встречается дважды, под номерами { $first } и \
    { $second }. Для сравнения правильный: `{ $prefix }knight check { check-example }`.
fault-tour-step = Это не обход: ход { $number }, с { $from } на { $to }, не ход коня. Для сравнения \
    правильный: `{ $prefix }knight check { check-example }`.
fault-tour-unfinished = Обход не закончен: { $count ->
    [one] нет { $count } клетки
   *[other] нет { $count } клеток
  }, { $squares }{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
  }. Для сравнения правильный: `{ $prefix }knight check { check-example }`.
fault-tour-not-closed = Обход открытый: с { $end } на { $start } нельзя пойти конём. Замкнутый можно \
    получить так: `{ $prefix }knight 6x6 closed`.
fault-squares-list-too-large = Список клеток есть для досок до { $max } клеток, а на { $cols }x{ $rows } их \
    больше. Номера ходов поместятся в файл: `{ $prefix }knight 500x500 --order tour.txt`.

# Days
fault-bad-period = «{ $text }» — не промежуток времени. Напишите `day`, `week`, `month` или `all`. Для всех \
    чатов вместе добавьте `everywhere`: `{ $prefix }leaderboard everywhere week`.
fault-bad-day = «{ $text }» — не дата. Пишите её так: `{ $prefix }daily { $today }`.
fault-day-to-come = Задача на { $day } ещё не открыта. Сегодняшняя задача: `{ $prefix }daily { $today }`.
fault-day-too-early = Самая первая задача дня — за { $first }. Сегодняшняя задача: `{ $prefix }daily`.

# The solver
fault-busy = Сейчас у меня слишком много запросов. Попробуйте через полминуты: `{ example }`.
fault-cancelled = Запрос отменён. Его можно прислать ещё раз в любое время.
fault-out-of-time = На этот запрос не хватило времени. Возьмите поле поменьше или не указывайте метод: \
    `{ example }`.
fault-solver-failed = При решении этой позиции произошла ошибка; она записана. Попробуйте ещё раз или \
    пришлите другую позицию: `{ example }`.
