# What chats and users choose.

settings-description = Настройки чата или ваши: задача дня, язык, вид: /settings daily 18:00 Europe/Kyiv
settings-option-change = Настройка и её значение, например daily 18:00 Europe/Kyiv
settings-option-daily = Когда приходит задача дня, с часовым поясом: 18:00 Europe/Kyiv; off — не приходит
settings-option-zone = Часовой пояс, по которому приходит задача дня, например Europe/Kyiv
settings-option-channel = Канал, куда приходит задача дня, например #puzzles; или here (этот канал)
settings-option-ping = Роль, которую упоминает сообщение с задачей дня, например @puzzlers; off — никакую
settings-option-pin = Закреплять ли сообщение с задачей дня
settings-option-language = Язык, например ru; off — у каждого тот, что в его приложении
settings-option-theme = Оформление картинок: светлое, тёмное или контрастное
settings-option-tiles = Вид фишек: деревянные, простые или цветные по строкам и столбцам
settings-option-palette = Палитра: обычные цвета или те, что различают дальтоники
settings-option-commands = Команда и кому она доступна: race off, race admins, race on
settings-option-answers = Кто видит ответы: все или только тот, кто спросил
settings-option-name = Видно ли ваше имя в таблицах лидеров тех чатов, где вы не играли

# The message.
settings = { $owner ->
    [chat] **Настройки этого чата**
   *[person] **Ваши настройки** для нашего личного чата и для всего, что видите только вы
  }
settings-saved = ✓ Сохранено.
settings-daily-now = { $owner ->
    [chat] **Задача дня**: { $hour ->
        [none] сама не приходит{ $pin ->
            [yes] { " " }(если включить, сообщение будет закрепляться)
           *[no] { "" }
          }
       *[other] приходит в { $hour } ({ $zone }){ $where ->
            [here] { " " }сюда
            [channel] { " " }в `{ $channel }`
           *[elsewhere] { " " }в другое место этого чата
          }{ $ping ->
            [yes] , с упоминанием роли
           *[no] { "" }
          }{ $pin ->
            [yes] , сообщение закрепляется
           *[no] { "" }
          }
      }
   *[person] **Напоминание о задаче дня**: { $hour ->
        [none] выключено
       *[other] в { $hour } ({ $zone }), если вы её ещё не решили
      }
  }
settings-language-now = **Язык**: { $language ->
    [none] { $owner ->
        [chat] у каждого тот, что в его приложении
       *[person] тот, что в вашем приложении
      }
   *[other] { $language }
  }
settings-look-now = **Вид**: { $theme } · { $tiles } · { $palette ->
    [safe] цвета для дальтоников
   *[usual] обычные цвета
  }
settings-look-alt = Маленькие пятнашки и путь коня в этом виде.
settings-commands-now = **Команды**: { $off ->
    [none] { $admins ->
        [none] все работают для всех
       *[other] только для администраторов: { $admins }
      }
   *[other] выключены: { $off }{ $admins ->
        [none] { "" }
       *[other] ; только для администраторов: { $admins }
      }
  }
settings-answers-now = **Ответы** видит { $answers ->
    [private] только тот, кто спросил
   *[public] весь чат
  }
settings-name-now = **Ваше имя**: { $isChosen ->
    [yes] { $name } ·{ " " }
   *[no] { "" }
  }{ $shown ->
    [yes] видно во всех таблицах лидеров
   *[no] видно только в чатах, где вы играли; в остальных вы «кто-то»
  }

# The text below a topic.
settings-daily = { $owner ->
    [chat] Нажмите на час или напишите любое время с вашим часовым поясом: \
        `/settings daily 18:30 Europe/Kyiv`.
        Каждый день задача придёт с кнопкой «Играть» и вчерашними результатами.{ $named ->
            [yes] { " " }Другой канал и роль для упоминания задают параметры `channel` и `ping` команды \
                `/settings`.
           *[no] { "" }
          }
   *[person] Нажмите на час или напишите любое время с вашим часовым поясом: \
       `/settings daily 18:30 Europe/Kyiv`.
        Если к этому времени вы решите задачу дня, напоминания не будет.
  }
settings-zone = { $time ->
    [none] **Какой у вас часовой пояс?** Нажмите на него или напишите: `/settings zone Москва`, \
        `/settings zone UTC+3`.
   *[other] **{ $time } — по какому часовому поясу?** Нажмите на свой пояс или напишите время с поясом: \
       `/settings daily { $time } Москва`.
  }
settings-language = { $owner ->
    [chat] На этом языке я пишу всё, что здесь видят все. Личные ответы — на языке того, кто спросил.
   *[person] Всё, что видите только вы, я пишу на этом языке. То, что в чате видят все, — на языке чата.
  }
    Нажмите кнопку или напишите: `/settings language ru`.
settings-look = { $owner ->
    [chat] Так выглядят картинки, которые здесь видят все. Личные картинки выглядят так, как выбрал каждый \
        сам.
   *[person] Так выглядят картинки, которые видите только вы.
  }
    Нажмите кнопку или напишите: `/settings theme dark`, `/settings tiles colours`, `/settings palette safe`.
settings-commands = Нажмите на команду, чтобы изменить, кому она доступна в этом чате: ✓ всем, ★ только \
    администраторам, ✗ никому. В личных чатах доступны все команды.
    Или напишите: `/settings commands race off`; вместо off можно написать `admins` или `on`.
settings-answers = Гонки, раунды и задача дня видны всем, даже если остальные ответы видит только тот, \
    кто спросил.
    Нажмите кнопку или напишите: `/settings answers private`.
settings-name = В таблицах лидеров тех чатов, где вы играли, видно ваше имя.{ $isChosen ->
        [yes] { "" } Назовитесь как хотите: `/settings name Аня`.
       *[no] { "" }
      }
    Показывать ли ваше имя в остальных чатах, выберите кнопкой. Скрыть его там можно и командой \
    `/settings name off`.

# Buttons.
button-settings = { $topic ->
    [daily] { $owner ->
        [chat] Задача дня
       *[person] Напоминание
      }
    [language] Язык
    [look] Вид
    [commands] Команды
    [answers] Ответы
   *[name] Моё имя
  }
button-settings-back = ‹ Все настройки
button-chosen = ✓ { $label }
button-language-own = { $owner ->
    [chat] У каждого свой
   *[person] Как в приложении
  }
button-post-off = Выключить
button-pin = { $pin ->
    [yes] ✓ Закреплять
   *[no] Закреплять
  }
button-post-here = Присылать сюда
button-no-ping = Без упоминания
button-command = { $allowed ->
    [on] ✓
    [admins] ★
   *[off] ✗
  } { $name }
button-name-on = Показывать везде
button-name-off = Только где я играю
settings-value = { $value ->
    [light] Светлый
    [dark] Тёмный
    [contrast] Контрастный
    [wood] Дерево
    [plain] Простые фишки
    [colours] По строкам и столбцам
    [usual] Обычные цвета
    [safe] Для дальтоников
    [public] Всем
   *[private] Тому, кто спросил
  }

fault-settings-admins = Настройки этого чата меняют только его администраторы. Язык и вид картинок для себя \
    вы выбираете сами: `/settings` в нашем личном чате.
fault-setting-of-chats = Эта настройка есть только у групп и серверов, там её меняют администраторы. Ваши \
    собственные настройки: `/settings`.
fault-setting-of-people = Эту настройку каждый выбирает для себя сам, в личном чате со мной. Настройки \
    этого чата: `/settings`.
fault-unknown-setting = Настройки «{ $text }» нет. Все настройки покажет `/settings`.
fault-unknown-value = «{ $text }» не подходит. Можно написать: { $known }. Например, `/settings { $name ->
    [theme] theme dark
    [tiles] tiles colours
    [palette] palette safe
   *[answers] answers private
  }`.
fault-not-on-or-off = Напишите on или off, а не «{ $text }». Например, `/settings name off`.
fault-unknown-language = На языке «{ $text }» я пока не говорю. Говорю на этих: { $known }. Например, \
    `/settings language ru`.
fault-unknown-zone = Часового пояса «{ $text }» я не знаю. { $zone ->
    [none] Назовите большой город или сдвиг от UTC: `/settings daily 18:00 Москва`, \
        `/settings daily 18:00 UTC+3`.
   *[other] Например, `/settings daily 18:00 { $zone }`.
  }
fault-bad-hour = «{ $text }» — не время суток. Напишите время от 00:00 до 23:59, например \
    `/settings daily 18:00 Europe/Kyiv`.
fault-no-posts-here = Сам я писать в этот чат не могу, поэтому задача дня сюда не придёт. Открыть её: \
    `/daily`.
fault-bad-channel = { $named ->
    [yes] Не пойму, какой это канал: «{ $text }». Напишите # и выберите канал из списка. Если нужен этот же \
        канал, напишите here.
   *[no] Места «{ $text }» в этом чате нет. Напишите `/settings channel here` там, куда присылать задачу.
  }
fault-bad-ping = { $named ->
    [yes] Упомянуть «{ $text }» не могу. Напишите @ и выберите роль из списка; без упоминания: \
        `/settings ping off`.
   *[no] Ролей, которые я мог бы упомянуть, здесь нет. Задача придёт без упоминания: \
       `/settings daily 18:00 Europe/Kyiv`.
  }
fault-bad-commands = Не могу прочесть «{ $text }». Назовите команду, потом on, admins или off: \
    `/settings commands race off`.
fault-always-on = Команда `/{ $name }` работает везде и для всех, выключить её нельзя. Другие команды можно: \
    `/settings commands race off`.
fault-post-elsewhere = Этого канала нет на этом сервере, поэтому писать туда я не могу. Введите # и выберите \
    канал из списка или отправьте `/settings channel here`.
fault-post-unchecked = Сейчас не получилось проверить этот канал. Попробуйте ещё раз через минуту. Текущие \
    настройки: `/settings`.
fault-post-not-writable = Вы сами не можете писать в этом канале, поэтому и я за вас туда не пишу. Выберите \
    канал, в котором вы можете писать: `/settings channel here`.
fault-ping-not-mentionable = Я не могу упомянуть эту роль за вас: её нет на этом сервере, или вам нельзя \
    упоминать её там. Выберите другую роль или отправьте `/settings ping off`.
fault-post-lacks = Туда, куда должна приходить задача дня, я пока писать не могу. Разрешите мне { $rights } \
    и отправьте настройку ещё раз. Текущие настройки: `/settings`.

fault-command-off = Администраторы этого чата выключили команду `/{ $name }`. Включить её они могут в \
    `/settings`.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }В нашем личном чате она работает.
  }
fault-command-admins = В этом чате команда `/{ $name }` доступна только администраторам. Открыть её всем они \
    могут в `/settings`.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }В нашем личном чате она работает.
  }

# Instead of an answer, in a chat whose answers are private: a button opens the private chat.
answer-elsewhere = В этом чате мои ответы видит только тот, кто спросил. Нажмите кнопку, чтобы увидеть ответ.
answer-elsewhere-send = В этом чате мои ответы видит только тот, кто спросил. Откройте кнопкой наш личный \
    чат и отправьте туда: `{ $line }`
button-private-chat = Открыть наш чат
