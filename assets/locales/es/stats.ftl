stats-none = Aún no has resuelto ningún puzle del día. `{ $prefix }daily` es el de hoy.
stats-days = **{ $solved ->
    [one] 1 puzle del día resuelto
   *[other] { $solved } puzles del día resueltos
  }**. Racha: { $current ->
    [one] 1 día
   *[other] { $current } días
  } (récord { $best }), { $freezes ->
    [0] ningún comodín
    [one] 1 comodín
   *[other] { $freezes } comodines
  } en reserva.
stats-knight = ♞ **{ $solved ->
    [one] 1 recorrido del día completado
   *[other] { $solved } recorridos del día completados
  }**. Racha: { $current ->
    [one] 1 día
   *[other] { $current } días
  } (récord { $best }), { $freezes ->
    [0] ningún comodín
    [one] 1 comodín
   *[other] { $freezes } comodines
  } en reserva.
stats-par = { $count ->
    [0] De ellos, ninguno todavía con el mínimo de movimientos.
   *[other] De ellos, { $count } con el mínimo de movimientos.
  }
stats-times = Mejores tiempos: { $best }.
# The picture in words; the message next to it has the figures.
stats-alt = Un calendario de las últimas doce semanas; { $solved } días resueltos sin ayuda, según los \
    movimientos sobre el mínimo (0, 1–2, 3–6, 7–14, 15 o más): { $near }
