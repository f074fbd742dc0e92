# Words that people type; see ../en/words.ftl.

words-left = влево, налево, лево
words-up = вверх, наверх, верх
words-down = вниз, низ
words-right = вправо, направо, право
words-blank = пусто, пустая, пустой, пустое, пробел, дырка
words-puzzle = пятнашки, головоломка, головоломку, головоломки
words-start = начало, старт, начальное, исходное, состояние, из, расклад, раскладка, поле, доска, позиция,
    начальная, начальный, исходная,
    исходный, размер, фишки
words-goal = цель, к, в, до, финиш, конечная, конечный, конечное, целевое, целевая, целевой, итог
words-goal-snail = улитка, улиткой, спираль, спиралью
words-goal-blank-first = пустая первая, пустая клетка первая
words-goal-reversed = наоборот, обратный порядок
words-goal-columns = столбцы
words-goal-snake = змейка, змейкой, змея
words-around = как, мне, нам, пожалуйста, плиз, реши, решите, решить, решение, решения, собери, соберите,
    собрать, найди, найдите, найти, покажи, покажите, помоги, помогите, дай, дайте, ответ, кратчайшее,
    кратчайший, лучшее, минимальное, эту, это, этот, этого, такая, такую, такой, мою, мой, моё, мое, мои,
    вот, тут, привет, здравствуй, здравствуйте, добрый, день, спасибо, заранее, можешь, можете, можно, ли,
    бот, ты, вы, и, а, у, меня, есть, нужно, надо, хочу, задача, задачу, задачка, задачку, где, решаема,
    решаемо, пример, ввод
words-minutes = м, мин, минут, минуты, минута, минуту
words-undo = отмена, отменить
words-restart = заново, сначала
words-giveup = сдаюсь, сдаться, я сдаюсь
words-knight = конь, конем, конём
words-tour = обход
words-count = сосчитать, посчитать, количество, сколько
words-check = проверить, проверь, проверка
words-table = таблица, таблицу
words-log = протокол, лог
words-machine = граф
words-arrays = массивы
words-by = на
words-from = от, из
words-to = до, в
words-closed = замкнутый, замкнут, закрытый
words-open = открытый
words-opts = опт, оптимизации, оптимизация
words-method = метод
words-program = программа
words-array = массив
words-max-returns = предел возвратов
words-style = стиль
words-squares = клетки, координаты
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
words-topic-settings = настройки, настройка, язык, тема, приватность
words-setting-daily = задача, задача-дня, напоминание
words-setting-zone = пояс, часовой-пояс
words-setting-channel = канал
words-setting-ping = роль, упоминание
words-setting-pin = закрепить, закреплять
words-setting-language = язык
words-setting-look = вид
words-setting-theme = тема
words-setting-tiles = фишки, фишка
words-setting-palette = палитра, цвета
words-setting-commands = команды, команда
words-setting-answers = ответы, ответ
words-setting-name = имя
words-on = вкл, включить, да
words-off = выкл, выключить, нет, никогда
words-light = светлая, светлый
words-dark = тёмная, темная, тёмный, темный
words-contrast = контрастная, контраст, контрастный
words-wood = дерево, деревянные
words-plain = простые
words-colours = цветные
words-usual = обычные, обычная
words-safe = дальтоники, для-дальтоников
words-public = всем, публичные, открытые
words-private = личные, приватные
words-easy = лёгкий, легкий, лёгкая, легкая, легко
words-medium = средний, средняя, средне
words-hard = трудный, трудная, сложный, сложная, трудно, сложно
words-exhaustive = перебор, полный-перебор
words-admins = админы, администраторы, админам
words-command-solve = решить, реши
words-command-analyse = анализ, анализировать
words-command-explain = объяснить, объясни
words-command-compare = сравнить, сравни
words-command-scramble = перемешать, перемешай
words-command-knight = конь, обход
words-command-daily = день, ежедневная, задачадня
words-command-leaderboard = рейтинг, лидеры
words-command-stats = статистика
words-command-play = играть, игра
words-command-move = ход, ходы
words-command-hint = подсказка
words-command-race = гонка
words-command-fmc = минимум
words-command-settings = настройки
words-command-privacy = приватность, конфиденциальность
words-command-export = экспорт
words-command-forget = забыть, удалить
words-command-help = помощь, справка
words-command-start = старт, начать
words-talk-hello = привет, приветик, здравствуй, здравствуйте, добрый день, доброе утро, добрый
    вечер, хай, салют, что ты умеешь, кто ты
words-talk-thanks = спасибо, большое спасибо, спасибо большое, благодарю, спс, круто, супер, класс,
    отлично
words-talk-bye = пока, до свидания, до завтра, спокойной ночи
words-talk-rules = правила, как играть, как в это играть, как тут играть, как это работает, что это,
    не понимаю, я не понимаю, инструкция
words-talk-par = что такое пар, что такое par, пар
words-talk-new = новая, новый, новое, новая игра, ещё, еще, ещё раз, еще раз, ещё одну, еще одну,
    другая, другую, дальше, следующая, хочу играть, давай играть
words-talk-harder = сложнее, труднее, посложнее, потруднее, больше, слишком легко, слишком просто
words-talk-easier = легче, проще, полегче, попроще, меньше, слишком сложно, слишком трудно
