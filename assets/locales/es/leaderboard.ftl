leaders-title = **Clasificación** · { $series ->
    [knight] ♞ caballo del día · {""}
   *[puzzle] {""}
  }{ $period ->
    [day] { $day }
    [week] semana del { $from }
    [month] { $month }
   *[all] desde el principio
  } · { $everywhere ->
    [true] en todos los chats
    [group] en el grupo
   *[false] en este chat
  }
leaders-row = { $rank }. { $name }: { $moves ->
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }{ $over ->
    [none] {""}
    [par] {" "}(mínimo)
   *[other] {" "}({ $over })
  }, { $time }{ $assisted ->
    [true] , con ayuda
   *[false] {""}
  }
# Over several days.
leaders-sum = { $rank }. { $name }: { $days ->
    [one] 1 día
   *[other] { $days } días
  }, { $over ->
    [none] { $moves } movimientos
    [par] siempre el mínimo
   *[other] { $over } sobre el mínimo
  }, { $time }{ $assisted ->
    [true] , con ayuda
   *[false] {""}
  }
leaders-nobody = { $everywhere ->
    [true] Nadie
   *[false] Nadie en este chat
  } ha resuelto todavía { $period ->
    [day] el puzle del { $day }
    [week] un puzle de la semana del { $from }
    [month] un puzle del mes { $month }
   *[all] un puzle del día
  }. `{ $prefix }daily` abre el puzle de hoy.
leaders-nobody-knight = { $everywhere ->
    [true] Nadie
   *[false] Nadie en este chat
  } ha completado todavía { $period ->
    [day] el recorrido del { $day }
    [week] un recorrido de la semana del { $from }
    [month] un recorrido del mes { $month }
   *[all] un recorrido del día
  }. `{ $prefix }daily knight` abre el recorrido de hoy.
button-period = { $period ->
    [day] Día
    [week] Semana
    [month] Mes
   *[all] Histórica
  }
button-scope = { $everywhere ->
    [true] Todos los chats
    [group] El grupo
   *[false] Este chat
  }
