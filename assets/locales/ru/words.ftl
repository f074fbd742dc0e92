# Words that people type; see ../en/words.ftl.

words-left = влево, налево, лево
words-up = вверх, наверх, верх
words-down = вниз, низ
words-right = вправо, направо, право
words-blank = пусто, пустая, пустой, пустое, пробел, дырка
words-puzzle = пятнашки, головоломка, головоломку, головоломки
words-start = начало, старт, из, расклад, раскладка, поле, доска, позиция, начальная, начальный, исходная, исходный, размер, фишки
words-goal = цель, к, в, до, финиш, конечная, конечный, целевая, целевой, итог
words-around = как, мне, нам, пожалуйста, плиз, реши, решите, решить, решение, решения, собери, соберите, собрать, найди, найдите, найти, покажи,
    покажите, помоги, помогите, дай, дайте, ответ, кратчайшее, кратчайший, лучшее, минимальное, эту, это, этот, этого, такая, такую, такой, мою, мой,
    моё, мое, мои, вот, тут, привет, здравствуй, здравствуйте, добрый, день, спасибо, заранее, можешь, можете, можно, ли, бот, ты, вы, и, а, у, меня,
    есть, нужно, надо, хочу, задача, задачу, задачка, задачку
words-minutes = м, мин, минут, минуты, минута, минуту
words-undo = отмена, отменить
words-restart = заново, сначала
words-give-up = сдаюсь, сдаться
words-knight = конь, конем, конём
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
words-day = день, сегодня
words-today = сегодня
words-yesterday = вчера
words-week = неделя, неделю
words-month = месяц
words-here = здесь, чат
words-everywhere = везде, мир
words-topic-puzzles = пятнашки, головоломки, расклад, расклады
words-topic-knight = конь, конём, конем, обход, обходы
words-topic-play = игра, играть
words-topic-moves = ходы, ход
words-topic-together = вместе, гонка, гонки
