leaders-title = **Rangliste** · { $series ->
    [knight] ♞ Springer des Tages · {""}
   *[puzzle] {""}
  }{ $period ->
    [day] { $day }
    [week] Woche ab { $from }
    [month] { $month }
   *[all] gesamt
  } · { $everywhere ->
    [true] überall
    [group] die Gruppe
   *[false] dieser Chat
  }
leaders-row = { $rank }. { $name }: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }{ $over ->
    [none] {""}
    [par] {" "}(Minimum)
   *[other] {" "}({ $over })
  }, { $time }{ $assisted ->
    [true] , mit Hilfe
   *[false] {""}
  }
# Over several days.
leaders-sum = { $rank }. { $name }: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }, { $over ->
    [none] { $moves } Züge
    [par] immer das Minimum
   *[other] { $over } über dem Minimum
  }, { $time }{ $assisted ->
    [true] , mit Hilfe
   *[false] {""}
  }
leaders-nobody = { $everywhere ->
    [true] Noch niemand hat
   *[false] In diesem Chat hat noch niemand
  } { $period ->
    [day] das Rätsel vom { $day }
    [week] ein Rätsel der Woche ab { $from }
    [month] ein Rätsel vom Monat { $month }
   *[all] ein Tagesrätsel
  } gelöst. `{ $prefix }daily` öffnet das Rätsel von heute.
leaders-nobody-knight = { $everywhere ->
    [true] Noch niemand hat
   *[false] In diesem Chat hat noch niemand
  } { $period ->
    [day] die Springertour vom { $day }
    [week] eine Springertour der Woche ab { $from }
    [month] eine Springertour vom Monat { $month }
   *[all] eine Springertour des Tages
  } geschafft. `{ $prefix }daily knight` öffnet die Tour von heute.
button-period = { $period ->
    [day] Tag
    [week] Woche
    [month] Monat
   *[all] Gesamt
  }
button-scope = { $everywhere ->
    [true] Überall
    [group] Die Gruppe
   *[false] Dieser Chat
  }
