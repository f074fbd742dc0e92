# The local page: a chat in the browser.

web-title = TileKnight
web-tagline = Пятнашки и обходы конём: решаю и рисую
web-noscript = Эта страница — чат, и ей нужен JavaScript. Включите его или работайте в терминале: npm run \
    -s tileknight -- solve 1 2 3 4 0 5
web-skip = Перейти к полю для сообщения

web-welcome = Что решим?
web-welcome-more = Вставьте любую позицию или картинку с ней, попросите обход конём или решите задачу \
    дня. Вот с чего можно начать:
web-example-easy = Лёгкие пятнашки 3×3
web-example-walk = Обойти конём все клетки
web-example-three = Пример 3×3 из лекции
web-example-hardest = Самая трудная позиция 3×3: 31 ход
web-example-unsolvable = Позиция без решения
web-example-knight = Обход шахматной доски конём
web-example-table = Сколько раз поиск обхода возвращает коня назад
web-example-daily = Задача дня, одна на всех

web-log = Разговор
web-input = Сообщение
web-placeholder = Позиция или /команда
web-send = Отправить
web-commands = Команды
web-commands-hint = Показать команды
web-keys = Enter отправляет, Shift + Enter начинает новую строку
web-look = Тема страницы
web-look-system = Как в системе
web-look-light = Светлая
web-look-dark = Тёмная
web-look-contrast = Контрастная
web-clear = Очистить разговор
web-clear-confirm = Убрать с этой страницы все сообщения? Игры и место в таблице лидеров останутся.
web-clear-yes = Убрать
web-clear-no = Оставить
web-cleared = Разговор очищен.

web-you = Вы
web-bot = TileKnight
web-working = Готовлю ответ
web-photo = Выбрать файл: картинку или текст с позицией или фото, чтобы разрезать его на фишки
web-photo-hint = /solve решит позицию из файла, /play начнёт с неё игру или разрежет фото на фишки.
web-photo-remove = Убрать файл
web-photo-heavy = Этот файл больше 10 МБ. Уменьшите его и пришлите снова.
web-text-heavy = Этот файл больше 64 кБ, а текст длиннее я не читаю. Пришлите только позиции.
web-photo-pace = С вашего сетевого адреса пришло много файлов. Подождите минуту и пришлите этот снова.
web-cancel = Отмена
web-cancelled = Отменено.
web-back = Вернуться к игре
web-unfold = Показать всё
web-fold = Свернуть
web-enlarge = Увеличить картинку
web-close = Закрыть
web-latest = К новым сообщениям
web-copied = Скопировано. Вставляйте куда угодно.
web-choices = Варианты
web-retry = Попробовать снова
web-offline = Программа не отвечает. Проверьте, работает ли она, и попробуйте чуть позже. Ваше сообщение \
    сохранено.
web-suggestions = { $count ->
    [0] Так не начинается ни одна команда. Все команды покажет /help.
    [one] { $count } команда. Стрелки вверх и вниз — выбрать, Enter — вставить.
    [few] { $count } команды. Стрелки вверх и вниз — выбрать, Enter — вставить.
   *[many] { $count } команд. Стрелки вверх и вниз — выбрать, Enter — вставить.
  }

# The page's own board. The page fills in the braces, always as text.
web-moves = Ходы
web-par = Минимум
web-time = Время
web-trying = Программа не отвечает. Ваши ходы сохранены, я пробую снова…
web-moved-on = В этой игре уже сделаны новые ходы. Теперь доска показывает и их.
web-no-way = Такой ход отсюда невозможен.
web-board = Поле: строк { $rows }, столбцов { $columns }. Стрелки или W, A, S, D сдвигают фишку; Tab и Enter \
    — выбрать фишку; Backspace — взять ход назад; Escape — выйти.
web-tile = { $tile }, строка { $row }, столбец { $column }
web-tile-home = { $tile }, строка { $row }, столбец { $column }, на месте
web-blank = пустая клетка
web-slid-L = Сдвинуто влево: { $tiles }
web-slid-R = Сдвинуто вправо: { $tiles }
web-slid-U = Сдвинуто вверх: { $tiles }
web-slid-D = Сдвинуто вниз: { $tiles }
web-knight-board = Конь на { $square }. Он достаёт до: { $squares }. Стрелки — выбрать клетку, Enter — пойти \
    на неё, Backspace — взять ход назад, Escape — выйти.
web-knight-stuck = Конь на { $square }. Идти ему некуда.
web-square = { $square }
web-square-reach = { $square }, сюда конь может пойти
web-square-walked = { $square }, пройдена под номером { $number }
web-went = Конь на { $square }, номер клетки { $number }
web-went-back = Конь снова на { $square }

web-guest = Гость { $label }

web-error-not-found = По этому адресу ничего нет. Чат — по адресу /
web-error-method = По этому адресу запросы { $method } не принимаются. Чат — по адресу /
web-error-host = Под этим именем страница не открывается. Добавьте имя в настройку ALLOWED_HOSTS или \
    откройте страницу по IP-адресу.
web-error-origin = Запросы с других сайтов не принимаются. Откройте страницу бота TileKnight и пишите прямо \
    на ней.
web-error-type = Запрос должен быть в JSON (content-type: application/json).
web-error-photo = Запрос должен быть картинкой или текстом (content-type: image/png или text/plain).
web-error-json = Запрос не читается. Он должен выглядеть так: { $example }
web-error-length = В запросе должна быть указана длина содержимого (content-length). Отправьте его целиком.
web-error-large = Сообщение слишком длинное: в одном может быть до { $limit } КБ. Присылайте по одной позиции.
web-error-pace = Сообщения приходят слишком быстро. Подождите секунду и попробуйте снова.
web-error-running = Я ещё готовлю ответы на ваши прежние сообщения, их { $count }. Дождитесь хотя бы одного \
    ответа или отмените один из запросов, а потом отправьте сообщение ещё раз.
web-error-busy = Сейчас слишком много запросов. Попробуйте через несколько секунд.
web-error-stopping = Программа сейчас останавливается. Попробуйте, когда её снова запустят.
web-error-bug = У нас что-то пошло не так. Ошибка записана{ $code ->
    [none] {""}
   *[other] {" "}под кодом { $code }
}. Попробуйте снова или отправьте /help.
web-not-for-me = Этого сообщения я не понимаю. Всё, что я умею, покажет /help. Или пришлите позицию, \
    например 1 2 3 4 0 5.
