leaders-title = **Таблица лидеров** · { $series ->
    [knight] ♞ конь дня · {""}
   *[puzzle] {""}
  }{ $period ->
    [day] { $day }
    [week] неделя с { $from }
    [month] { $month }
   *[all] за всё время
  } · { $everywhere ->
    [true] везде
    [group] группа
   *[false] этот чат
  }
leaders-row = { $rank }. { $name }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }{ $over ->
    [none] {""}
    [par] {" "}(минимум)
   *[other] {" "}({ $over })
  }, { $time }{ $assisted ->
    [true] , с подсказкой
   *[false] {""}
  }
# Over several days.
leaders-sum = { $rank }. { $name }: { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
  }, { $over ->
    [none] { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
      }
    [par] всегда минимум
   *[other] { $over } к минимуму
  }, { $time }{ $assisted ->
    [true] , с подсказкой
   *[false] {""}
  }
leaders-nobody = Никто { $everywhere ->
    [true] {""}
   *[false] в этом чате{" "}
  }ещё не решил { $period ->
    [day] задачу за { $day }
    [week] ни одной задачи недели с { $from }
    [month] ни одной задачи за { $month }
   *[all] ни одной задачи дня
  }. Сегодняшняя задача: `{ $prefix }daily`.
leaders-nobody-knight = Никто { $everywhere ->
    [true] {""}
   *[false] в этом чате{" "}
  }ещё не прошёл { $period ->
    [day] обход конём за { $day }
    [week] ни одного обхода дня за неделю с { $from }
    [month] ни одного обхода дня за { $month }
   *[all] ни одного обхода дня
  }. Сегодняшний обход: `{ $prefix }daily knight`.
button-period = { $period ->
    [day] День
    [week] Неделя
    [month] Месяц
   *[all] Всё время
  }
button-scope = { $everywhere ->
    [true] Везде
    [group] Группа
   *[false] Этот чат
  }
