stats-none = Решённых задач дня у вас пока нет. Сегодняшняя: `{ $prefix }daily`.
stats-days = { $solved ->
    [one] Решена **{ $solved } задача дня**
    [few] Решены **{ $solved } задачи дня**
   *[many] Решено **{ $solved } задач дня**
  }. Серия: { $current ->
    [one] { $current } день
    [few] { $current } дня
   *[many] { $current } дней
  } (рекорд { $best }), { $freezes ->
    [0] заморозок в запасе нет.
    [one] в запасе { $freezes } заморозка.
    [few] в запасе { $freezes } заморозки.
   *[many] в запасе { $freezes } заморозок.
  }
stats-knight = ♞ { $solved ->
    [one] Пройден **{ $solved } обход дня**
    [few] Пройдены **{ $solved } обхода дня**
   *[many] Пройдено **{ $solved } обходов дня**
  }. Серия: { $current ->
    [one] { $current } день
    [few] { $current } дня
   *[many] { $current } дней
  } (рекорд { $best }), { $freezes ->
    [0] заморозок в запасе нет.
    [one] в запасе { $freezes } заморозка.
    [few] в запасе { $freezes } заморозки.
   *[many] в запасе { $freezes } заморозок.
  }
stats-par = { $count ->
    [0] За минимум ходов пока не решали ни разу.
    [one] Решено за минимум ходов: { $count } раз.
    [few] Решено за минимум ходов: { $count } раза.
   *[many] Решено за минимум ходов: { $count } раз.
  }
stats-times = Лучшее время: { $best }.
# The picture in words; the message next to it has the figures.
stats-alt = Календарь последних двенадцати недель; дни, решённые без помощи ({ $solved }), по числу ходов \
    сверх минимума (0, 1–2, 3–6, 7–14, 15 и больше): { $near }
