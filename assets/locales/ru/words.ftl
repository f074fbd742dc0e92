# Words that people type; see ../en/words.ftl.

words-tour = обход
words-table = таблица, таблицу
words-log = протокол, лог
words-machine = граф
words-by = на
words-from = от, из
words-to = до, в
words-closed = замкнутый, замкнут, закрытый
words-open = открытый
words-opts = опт, оптимизации, оптимизация
words-method = метод
words-program = программа
words-array = массив
words-style = стиль
words-seed = зерно
words-and = и
words-vs = против
words-all = все
words-none = нет
words-warnsdorff = варнсдорф
words-classic = классический, классика
words-iterative = итеративная
words-recursive = рекурсивная
words-automaton = автоматная, автомат
words-straight = прямой
words-smooth = гладкий, плавный
