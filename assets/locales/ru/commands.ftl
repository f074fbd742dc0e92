# The commands as menus show them (at most 100 characters each), and texts that all commands share.

solve-description = Кратчайшее решение пятнашек: /solve 1 2 3 4 0 5
solve-option-board = Позиция по строкам, 0 — пустая клетка: 1 2 3 4 0 5 или 5 1 3/4 2 0/7 8 6
solve-option-goal = Какую позицию надо получить; если не указать, то 1, 2, 3, ... и пустая клетка в конце
solve-option-size = Размер поля (строки x столбцы), например 2x4. Обычные размеры я определяю сам
solve-option-algorithm = Алгоритм поиска; если не указать, я выберу лучший для этого размера
solve-option-heuristic = Эвристика (оценка оставшихся ходов) для astar и ida; если не указать, linear-conflict
solve-option-limit = Предел глубины dfs в ходах; по умолчанию столько, сколько нужно самой трудной позиции \
    этого размера
solve-option-metric = Как считать ходы: stm — каждая фишка отдельно, mtm — сдвиг нескольких фишек как один ход

knight-description = Обход конём всех клеток доски: /knight 5x5 e1
knight-option-size = Ширина x высота доски, например 8x8. Или сразу весь запрос: table 5x5 opts:1 vs 1,2
knight-option-start = Первая клетка обхода, например e1
knight-option-end = Последняя клетка обхода, например h1
knight-option-closed = Замкнутый обход: с последней клетки конь достаёт до первой
knight-option-method = Как найти обход: construct сразу строит его на любой доске; другие методы — поиск из \
    учебников
knight-option-opts = Оптимизации классического метода: 1,3 или 1-4; для сравнения в таблице: 1 vs 1,2
knight-option-program = Какая из трёх программ классического метода ищет; обход они находят один и тот же
knight-option-array = В каком порядке классический метод пробует ходы: массив A, B, C, D или E
knight-option-max-returns = После скольких возвратов (отмен хода) прекратить поиск; обычно 400000 (MAX_RET)
knight-option-good-returns = После скольких возвратов оптимизация 4 берёт следующий порядок ходов; обычно 1 \
    (GOOD_RET)
knight-option-style = Линия пути на картинке: прямая (straight) или плавная (smooth)
knight-option-squares = Как записывать клетки: e1 или (x,y), считая от левого верхнего угла
knight-option-show = Что показать: обход, число обходов, проверку вашего, таблицу, протокол, автомат, \
    порядки ходов

daily-description = Задача дня, одна на всех, и серия решённых дней подряд; или обход конём: /daily knight
daily-option-day = knight — сегодняшний обход конём; или прошедший день для тренировки, например 2026-11-20

leaderboard-description = Кто лучше всех решает задачи дня в этом чате или во всех: /leaderboard week
leaderboard-option-period = За какое время: day (сегодня), week (неделя), month (месяц) или all (всё время)
leaderboard-option-scope = Чьи результаты: here (этот чат) или everywhere (все чаты)
leaderboard-option-series = Какие результаты: puzzle (задача дня) или knight (обход «Конь дня»)

stats-description = Ваша статистика задач дня: календарь, серия, ходы сверх минимума, лучшее время

play-description = Ваша собственная игра: пятнашки /play 4x4, ваша позиция или обход конём /play knight 6x6
play-option-size = Пятнашки: размер до 10x10 (обычно 3x3) или позиция 8 6 7/2 5 4/3 0 1. Конь: knight 6x6 a1
play-option-level = Трудность: easy, medium или hard — по длине кратчайшего решения
play-option-length = Сколько ходов должно быть в кратчайшем решении, например 20
play-option-picture = Фото, которое я разрежу на фишки, или позиция на картинке или в текстовом файле
play-option-public = Показать доску всем в этом чате

move-description = Сделать ходы в вашей игре: /move LUR2, /move 7 8, /move c3
move-option-moves = Куда сдвинуть фишки (LUR2, влево, wasd, ←), их номера (7 8) или клетки для коня (c3 d5)

sorry = У меня что-то пошло не так. Я записал ошибку{ $code ->
    [none] {""}
   *[other] {" "}под кодом { $code }
}. Попробуйте, пожалуйста, ещё раз.
cancelling = Отменяю ваш запрос.
# Before a late answer that needs a new message.
late-answer = **{ $name }**, вот ответ на ваш запрос. Простите, что так долго.
# A user sent a picture, a sticker or a voice message without text.
words-only = Я понимаю текст, картинки и текстовые файлы. Напишите позицию, например `/solve 1 2 3 4 0 5`, \
    или сыграйте: `/play 4x4`. Всё, что я умею, покажет `/help`.
bare-size = **{ $size }**: { $has ->
    [both] вам нужны пятнашки или обход конём? `{ $prefix }play { $size }` даст перемешанные пятнашки, \
        `{ $prefix }knight { $size }` нарисует обход.
    [puzzle] хотите собрать пятнашки? `{ $prefix }play { $size }` даст их перемешанными.
    [tour] вам нужен обход конём? `{ $prefix }knight { $size }` нарисует его.
   *[none] поля такого размера нет. Попробуйте `{ $prefix }play 4x4` или `{ $prefix }knight 8x8`.
  }

# In the menu of a message: at most 32 characters.
solve-message = Решить эту позицию

button-cancel = Отмена
button-leaderboard = Лидеры
button-share = Поделиться
button-size-puzzle = Пятнашки { $size }
button-size-tour = Обход конём { $size }
button-send-to-chat = Отправить в чат
button-another-tour = Другой обход
button-walk-it = Пройти самостоятельно
button-smooth = Плавная линия
button-straight = Прямые линии
button-gif = GIF
button-order = Номера ходов в файле
option-theme = Оформление картинок: светлое, тёмное или контрастное
