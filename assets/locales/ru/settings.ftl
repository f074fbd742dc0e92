# What chats and users choose.

settings-description = Настройки чата или ваши: задача дня, язык, вид: /settings daily 18:00 Europe/Kyiv
settings-option-change = Настройка и её значение, как их пишут: daily 18:00 Europe/Kyiv
settings-option-daily = Час, когда приходит задача дня, с часовым поясом: 18:00 Europe/Kyiv; или off
settings-option-zone = Часовой пояс, по которому приходит задача дня, например Europe/Kyiv
settings-option-channel = Канал, куда приходит задача, например #puzzles; или here (сюда)
settings-option-ping = Роль, которую упоминает задача, например @puzzlers; или off
settings-option-pin = Закреплять ли задачу
settings-option-language = Язык, например ru; или off: у каждого такой, как в его приложении
settings-option-theme = Картинки светлые, тёмные или контрастные
settings-option-tiles = Фишки: деревянные, простые или цветные по строкам и столбцам
settings-option-palette = Обычные цвета или те, что различают дальтоники
settings-option-commands = Команда и для кого она работает: race off, race admins, race on
settings-option-answers = Ответы для всех или только для того, кто спросил
settings-option-name = Видно ли ваше имя в таблицах лидеров вне чата, где вы играли

# The message.
settings = { $owner ->
    [chat] **Настройки этого чата**
   *[person] **Ваши настройки** для нашего личного чата и для того, что видите только вы
  }
settings-saved = ✓ Сохранено.
settings-daily-now = { $owner ->
    [chat] **Задача дня**: { $hour ->
        [none] сама не приходит{ $pin ->
            [yes] { " " }(если включить, будет закрепляться)
           *[no] { "" }
          }
       *[other] приходит в { $hour } ({ $zone }){ $where ->
            [here] , сюда
            [channel] , в `{ $channel }`
           *[elsewhere] , в другое место этого чата
          }{ $ping ->
            [yes] , с упоминанием
           *[no] { "" }
          }{ $pin ->
            [yes] , закрепляется
           *[no] { "" }
          }
      }
   *[person] **Напоминание**: { $hour ->
        [none] нет
       *[other] в { $hour } ({ $zone }), если задача дня ещё не решена
      }
  }
settings-language-now = **Язык**: { $language ->
    [none] { $owner ->
        [chat] у каждого как в его приложении
       *[person] как в вашем приложении
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
   *[other] выключены { $off }{ $admins ->
        [none] { "" }
       *[other] ; только для администраторов: { $admins }
      }
  }
settings-answers-now = **Ответы**: { $answers ->
    [private] только тому, кто спросил
   *[public] видны всем
  }
settings-name-now = **Ваше имя**: { $isChosen ->
    [yes] { $name } ·{ " " }
   *[no] { "" }
  }{ $shown ->
    [yes] во всех таблицах лидеров
   *[no] только в чатах, где вы играли; в остальных вы «кто-то»
  }

# The text below a topic.
settings-daily = { $owner ->
    [chat] Нажмите на час или напишите любой, с вашим часовым поясом: `/settings daily 18:30 Europe/Kyiv`.
        Каждая задача придёт с кнопкой «Играть» и вчерашними результатами.{ $named ->
            [yes] { " " }Другой канал и роль для упоминания задают поля channel и ping команды `/settings`.
           *[no] { "" }
          }
   *[person] Нажмите на час или напишите любой, с вашим часовым поясом: `/settings daily 18:30 Europe/Kyiv`.
        Если к этому часу задача дня решена, я промолчу.
  }
settings-zone = { $time ->
    [none] **Какой у вас часовой пояс?** Нажмите на него или напишите: `/settings zone Москва`, \
        `/settings zone UTC+3`.
   *[other] **{ $time } — по какому часовому поясу?** Нажмите на свой пояс или напишите час вместе с ним: \
       `/settings daily { $time } Москва`.
  }
settings-language = { $owner ->
    [chat] На этом языке я пишу всё, что здесь видят все. Личные ответы — на языке того, кто спросил.
   *[person] То, что в чате видят все, я пишу на языке этого чата.
  }
    Нажмите кнопку или напишите: `/settings language ru`.
settings-look = { $owner ->
    [chat] Так выглядят картинки, которые здесь видят все. Личные картинки у каждого такие, как он выбрал.
   *[person] Так выглядят картинки, которые видите только вы.
  }
    Нажмите кнопку или напишите: `/settings theme dark`, `/settings tiles colours`, `/settings palette safe`.
settings-commands = Нажатие меняет, для кого команда работает здесь: ✓ для всех, ★ только для \
    администраторов, ✗ ни для кого. В личных чатах работают все.
    Или напишите: `/settings commands race off`, ещё есть `admins` и `on`.
settings-answers = Даже если ответы личные, гонки, соревнования и задача дня видны всем.
    Нажмите кнопку или напишите: `/settings answers private`.
settings-name = В чате, где вы играли, ваше имя видно в его таблицах лидеров.{ $isChosen ->
        [yes] { "" } Назовитесь как хотите: `/settings name Аня`.
       *[no] { "" }
      }
    Чтобы скрыть его в остальных чатах, напишите: `/settings name off`.

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

fault-settings-admins = Настройки этого чата меняют только его администраторы. Ваши язык и вид: \
    `/settings` в нашем личном чате.
fault-setting-of-chats = Это настройка групп и серверов: там её выбирают администраторы. Ваши собственные \
    настройки здесь: `/settings`.
fault-setting-of-people = Это ваша собственная настройка: выберите её в нашем личном чате. Настройки этого \
    чата здесь: `/settings`.
fault-unknown-setting = Настройки «{ $text }» нет.{ $near ->
    [none] { "" }
   *[other] { " " }Может быть, `{ $near }`?
  } Все настройки здесь: `/settings`.
fault-unknown-value = «{ $text }» не подходит. Можно написать: { $known }. Например, `/settings { $name ->
    [theme] theme dark
    [tiles] tiles colours
    [palette] palette safe
   *[answers] answers private
  }`.
fault-not-on-or-off = «{ $text }» — ни on, ни off. Например, `/settings name off`.
fault-unknown-language = На языке «{ $text }» я пока не говорю. Говорю на этих: { $known }. Например, \
    `/settings language ru`.
fault-unknown-zone = Часового пояса «{ $text }» я не знаю. { $zone ->
    [none] Назовите большой город или сдвиг от UTC: `/settings daily 18:00 Москва`, \
        `/settings daily 18:00 UTC+3`.
   *[other] Может быть, { $zone }? Например, `/settings daily 18:00 { $zone }`.
  }
fault-bad-hour = «{ $text }» — не время суток; оно бывает от 00:00 до 23:59. Например, \
    `/settings daily 18:00 Europe/Kyiv`.
fault-no-posts-here = Сам я сюда писать не могу, поэтому задача дня сама не придёт. Открыть её: `/daily`.
fault-bad-channel = { $named ->
    [yes] Не пойму, какой это канал: «{ $text }». Напишите # и выберите его из списка или напишите here.
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
fault-always-on = `/{ $name }` работает везде и для всех, её нельзя выключить. Другие можно: \
    `/settings commands race off`.
fault-post-lacks = Туда я пока писать не могу. Разрешите мне { $rights } и отправьте ещё раз. Текущие \
    настройки: `/settings`.

fault-command-off = Администраторы этого чата выключили здесь `/{ $name }`; включить её они могут в \
    `/settings`.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }В нашем личном чате она работает.
  }
fault-command-admins = Здесь `/{ $name }` только для администраторов этого чата; открыть её всем они могут \
    в `/settings`.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }В нашем личном чате она работает.
  }

# Instead of an answer, in a chat whose answers are private: a button opens the private chat.
answer-elsewhere = В этом чате я отвечаю лично: кнопка откроет ваш ответ.
answer-elsewhere-send = В этом чате я отвечаю лично. Откройте наш чат кнопкой и отправьте туда: `{ $line }`
button-private-chat = Открыть наш чат
