stats-none = Aún no has resuelto ningún puzle del día. `{ $prefix }daily` abre el de hoy.
stats-days = **{ $solved ->
    [one] 1 puzle del día resuelto
   *[other] { $solved } puzles del día resueltos
  }**. Racha: { $current ->
    [one] 1 día
   *[other] { $current } días
  } (récord { $best }). { $freezes ->
    [0] No tienes comodines
    [one] Tienes 1 comodín
   *[other] Tienes { $freezes } comodines
  } por si un día faltas.
stats-knight = ♞ **{ $solved ->
    [one] 1 recorrido del día completado
   *[other] { $solved } recorridos del día completados
  }**. Racha: { $current ->
    [one] 1 día
   *[other] { $current } días
  } (récord { $best }). { $freezes ->
    [0] No tienes comodines
    [one] Tienes 1 comodín
   *[other] Tienes { $freezes } comodines
  } por si un día faltas.
stats-par = { $count ->
    [0] Todavía no has resuelto ningún puzle con el mínimo de movimientos.
    [one] Has resuelto 1 puzle con el mínimo de movimientos.
   *[other] Has resuelto { $count } puzles con el mínimo de movimientos.
  }
stats-times = Mejores tiempos: { $best }.
# The picture in words; the message next to it has the figures.
stats-alt = Un calendario de las últimas doce semanas. Días resueltos sin ayuda: { $solved }. Cuántos hay \
    con cada número de movimientos sobre el mínimo (0, 1–2, 3–6, 7–14, 15 o más): { $near }
