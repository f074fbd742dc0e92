# The help, one text for each command; 80 columns at most.
terminal-help-about =
    TileKnight решает пятнашки и находит обходы доски конём.
terminal-help-called =
    В этой папке вместо tileknight пишите { $program }.
terminal-help-solve =
    { $prefix }solve ПОЗИЦИЯ [-> ЦЕЛЬ]  кратчайшее решение пятнашек
      --size 2x3  --goal "1 2 3 4 5 0"  --metric stm|mtm  --time МИЛЛИСЕКУНДЫ
      --algorithm auto|bfs|dfs|iddfs|bidirectional|astar|ida|human|whole-space
      --limit N                           на сколько ходов вглубь идёт dfs
      --heuristic misplaced|row-weighted|manhattan|linear-conflict
                  |walking-distance|pattern-database
      --positions                         позиции на пути к цели
      --png ФАЙЛ  --gif ФАЙЛ              картинка, анимация
terminal-help-knight =
    { $prefix }knight РАЗМЕР [КЛЕТКА] [to КЛЕТКА] [closed]    обход конём
      --method construct|warnsdorff|classic|exhaustive  --time МИЛЛИСЕКУНДЫ
      --seed N                            для construct и warnsdorff: другой обход
      --opts 1,3  --program iterative|recursive|automaton  --array A|B|C|D|E
      --max-returns N  --good-returns N   пределы классического метода
      --squares a1|xy                     xy: (x,y) от левого верхнего угла
      --style straight|smooth  --png ФАЙЛ  --gif ФАЙЛ
      --order ФАЙЛ                        номер хода на каждой клетке
      --squares-list                      клетки по порядку: a1 c2 ...
      --measures                          добавить в JSON повороты и пересечения
    { $prefix }knight count РАЗМЕР [КЛЕТКА] [to КЛЕТКА] [closed]    число обходов
    { $prefix }knight check [РАЗМЕР] ОБХОД    ваш обход: клетки или номера ходов
    { $prefix }knight table РАЗМЕР [opts:1 vs 1,2]    возвраты с каждой клетки
    { $prefix }knight log РАЗМЕР КЛЕТКА    классический поиск по шагам
                                          (3x4 b1 или 3x4 "(2,4)")
    { $prefix }knight machine           автомат этого поиска
    { $prefix }knight arrays            пять порядков ходов
terminal-help-analyse =
    { $prefix }analyse ПОЗИЦИЯ [-> ЦЕЛЬ] [ХОДЫ]    всё о позиции;
                                          если даны ХОДЫ, какие из них лишние
      --size  --goal  --solution ХОДЫ  --metric stm|mtm  --moves tile|blank
      --time МИЛЛИСЕКУНДЫ  --gif ФАЙЛ  --png ФАЙЛ
terminal-help-explain =
    { $prefix }explain ПОЗИЦИЯ [-> ЦЕЛЬ]    решается ли позиция и почему;
                                          её ключ (позиция одним числом)
      --size  --goal  --png ФАЙЛ
    { $prefix }explain ПОЗИЦИЯ ПОИСК    поиск по шагам, как log solve;
                                          human вместо ПОИСК: как решает человек
      { $prefix }explain 1 2 3 4 0 5 astar misplaced
terminal-help-log =
    { $prefix }log solve ПОЗИЦИЯ [-> ЦЕЛЬ] [ПОИСК] [ЭВРИСТИКА]    поиск по шагам
      bfs|dfs|iddfs|astar|ida|bidirectional    поле не больше 10 клеток
      misplaced|row-weighted|manhattan|linear-conflict|walking-distance
                                          для astar и ida
      --limit N                           предельная глубина dfs, в ходах
      --steps N                           не больше N шагов (иначе 20000)
      --size  --goal  --png ФАЙЛ  --gif ФАЙЛ
terminal-help-compare =
    { $prefix }compare ПОЗИЦИЯ [-> ЦЕЛЬ]    все способы на одной позиции
      --size  --goal  --metric  --png ФАЙЛ
      --time МИЛЛИСЕКУНДЫ                 на каждый способ
terminal-help-scramble =
    { $prefix }scramble [РАЗМЕР]        перемешанная позиция и путь к ней
      --blank corner | --moves N | --length N
      --seed N  --time МИЛЛИСЕКУНДЫ  --png ФАЙЛ
terminal-help-apply =
    { $prefix }apply ПОЗИЦИЯ ХОДЫ       куда приведут ходы
terminal-help-invert =
    { $prefix }invert [ПОЗИЦИЯ] ХОДЫ    ходы, которые ведут обратно; с ПОЗИЦИЕЙ —
                                          ещё и та, откуда ХОДЫ в неё привели
terminal-help-transpose =
    { $prefix }transpose ПОЗИЦИЯ | ХОДЫ    отражение по диагонали
terminal-help-reverse =
    { $prefix }reverse ПОЗИЦИЯ | ХОДЫ   начало и цель меняются местами;
                                          ХОДЫ — от последнего к первому
terminal-help-simplify =
    { $prefix }simplify ХОДЫ            без ходов, отменяющих друг друга
terminal-help-notation =
    { $prefix }notation ХОДЫ            ходы в записи RRDD и R2D2, для фишки
                                          и для пустой клетки
terminal-help-neighbours =
    { $prefix }neighbours ПОЗИЦИЯ       все позиции в одном ходе от данной
terminal-help-key =
    { $prefix }key ПОЗИЦИЯ              позиция одним числом: фишки как цифры,
                                          и её номер среди всех перестановок
terminal-help-board =
    { $prefix }board РАЗМЕР КЛЮЧ | РАЗМЕР number:N    позиция по числу
terminal-help-read =
    { $prefix }read ФАЙЛ...             прочитать позиции (JPEG, PNG, WebP)
    { $prefix }solve --picture ФАЙЛ     решить позицию с картинки;
                                          так же analyse, explain, compare
fault-no-picture = Напишите имена файлов с картинками после `read`: `read board.png`.
terminal-read = { $sure ->
    [yes] { $board }
    [no] { $board } (прочитано неуверенно)
   *[cells] { $board } (прочитано неуверенно; проверьте клетки { $cells })
  }
terminal-help-all =
    Все команды: --json — ответ одним объектом JSON; --stdin --json — по объекту
      на каждую строку ввода.
    Ходы: --metric mtm пишет R2; --moves blank пишет ходы пустой клетки.
    Картинки: --theme dark — на тёмном фоне, contrast — с высокой контрастностью.
    Язык: --language ru, иначе по LC_ALL, LC_MESSAGES или LANG: de, en, es, ru, zh.
      JSON на всех языках один и тот же.
    { $prefix }help КОМАНДА, { $prefix }--version

    Примеры:
      { $prefix }solve 1 2 3 4 0 5
      { $prefix }solve "2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2" --json
      { $prefix }knight 5x5 e1 --png tour.png
      { $prefix }knight table 7x7 opts:1,2,3 program:automaton --json
      { $prefix }analyse 1 2 3 4 0 5 RLL
      { $prefix }scramble 4x4 --length 50
      { $prefix }scramble 4x4 | { $prefix }solve

# For the operator of a bot.
terminal-help-operator = Для администратора бота:
terminal-help-backup =
    { $prefix }backup ФАЙЛ              копия базы данных без остановки бота
terminal-help-restore =
    { $prefix }restore ФАЙЛ             восстановить базу данных из копии
terminal-help-migrate-data =
    { $prefix }migrate-data             данные из SQLite в PostgreSQL
                                          (в базу DATABASE_URL)
terminal-backed-up = Копия базы данных лежит в { $file }.
terminal-restored = База данных восстановлена из { $file }.{ $before ->
    [none] { "" }
   *[other] { " " }Прежняя база сохранена как { $before }.
  }
terminal-migrated = Данные скопированы и сверены строка за строкой:
terminal-needs-postgres = Укажите в DATABASE_URL базу данных PostgreSQL, в которую копировать.
terminal-on-postgres = Задан DATABASE_URL, значит, данные лежат в PostgreSQL. У PostgreSQL для этого своя \
    команда: { $line }
terminal-operator-takes = { $wanted ->
    [file] Этой команде нужно имя одного файла
   *[nothing] После этой команды ничего не пишут
  }, например: { example-operator }

terminal-written = Записано: { $files }.
terminal-undrawn = В этом ответе нечего рисовать и нечего сохранять в файл, поэтому { $count ->
    [one] параметр { $options } не использован
   *[other] параметры { $options } не использованы
  }.
terminal-output = Ответ не удалось вывести в стандартный вывод ({ $reason }).

fault-unknown-option = Параметра { $text } здесь нет. Все параметры перечислит `{ $prefix }help`, например \
    `{ example } --json`.
fault-option-value = Для --{ $option } нужно значение, например `{ example } { terminal-option-example }`.
fault-language-option = На языке «{ $text }» я пока не говорю. Говорю на этих: { $known }. Например, \
    `{ $prefix }help --language ru`.
fault-seed-option = Зерно (seed) не может быть «{ $text }»: нужно целое число от 0 до 999999999. Например, \
    `{ example } --seed 4`.
fault-time-option = «{ $text }» — не предел времени: нужно число миллисекунд, не меньше 1. Например, \
    `{ example } --time 30000`.
fault-search-steps = «{ $text }» — не число шагов: нужно целое число от 1 до { $max }. Например, \
    `{ example } --steps 100`.
fault-unused-steps = Число шагов задают только для поиска. Укажите, какой поиск показать: \
    `{ $prefix }explain 1 2 3 4 0 5 astar --steps 100`.
fault-log-of-what = Какой протокол показать? `{ $prefix }log solve 1 2 3 4 0 5 astar misplaced` — протокол \
    поиска решения, `{ $prefix }knight log 3x4 b1` — протокол поиска обхода конём.
fault-file = Файл { $file } не удалось записать ({ $reason }). Например, `{ example } --png out.png`.
fault-text-file = { $reason ->
    [large] Файл { $file } больше 64 кБ.
    [binary] Файл { $file } — не текст.
   *[gone] Файл { $file } не читается.
  } Укажите текстовый файл с одной позицией или напишите её: `{ $prefix }solve 1 2 3/4 0 5`.
fault-no-file-name = Для --{ $option } нужно имя файла; «-» не подойдёт: картинки и номера ходов в \
    стандартный вывод не идут. Например, `{ example } { terminal-option-example }`.
fault-file-ending = --{ $option } пишет { $option ->
    [gif] GIF
    [order] текст
   *[png] PNG
  }, поэтому имя файла должно заканчиваться на «{ $option ->
    [order] .txt
   *[other] .{ $option }
  }»: `{ example } --{ $option } { $file }`.
fault-option-misfit = { $option } не сочетается с { $kind ->
    [count] подсчётом
    [check] проверкой
    [table] таблицей
    [log] протоколом
    [arrays] массивами
   *[machine] автоматом
  }. Например, `{ $prefix }knight { $kind ->
    [count] count 5x5
    [check] check 4x3 a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3
    [table] table 7x7 opts:1,2,3
    [log] log 3x4 b1
    [arrays] arrays
   *[machine] machine
  } --png out.png`.
terminal-batch-rows = С --stdin каждая строка — отдельная задача. Соедините строки одного поля знаком \
    /, как в `1 2 3/4 0 5`, или уберите --stdin.
fault-batch-misfit = С --stdin строки читаются из стандартного ввода, а ответы идут в стандартный вывод, \
    поэтому уберите «{ $text }»: `{ $prefix }{ $command } --stdin --json`.
fault-gif-too-large = Анимация доски { $cols }x{ $rows } вышла бы слишком большой: самая большая доска для \
    анимации — { $max }x{ $max }. Например, `{ $prefix }knight 8x8 a1 --gif tour.gif`.
fault-no-board-of-key = Позиции { $rows }x{ $cols } с ключом { $key } нет. Вот пример с правильным ключом: \
    `{ $prefix }board 2x3 11165`.
fault-no-board-of-number = Позиции { $rows }x{ $cols } с номером { $number } нет: номера идут от 0 до \
    { $last }. Например, `{ $prefix }board 2x3 number:152`.
fault-no-board-in-object = В этом объекте JSON нет позиции: в «start», «board» или «tiles» должен быть \
    список фишек, как его печатает `{ $prefix }scramble 3x3 --json`.
