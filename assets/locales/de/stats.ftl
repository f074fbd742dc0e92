stats-none = Du hast noch kein Tagesrätsel gelöst. `{ $prefix }daily` ist das von heute.
stats-days = **{ $solved ->
    [one] 1 Tagesrätsel
   *[other] { $solved } Tagesrätsel
  }** gelöst. Serie: { $current ->
    [one] 1 Tag
   *[other] { $current } Tage
  } (Rekord { $best }), { $freezes ->
    [0] kein Joker
    [one] 1 Joker
   *[other] { $freezes } Joker
  } in Reserve.
stats-knight = ♞ **{ $solved ->
    [one] 1 Springertour
   *[other] { $solved } Springertouren
  } des Tages** geschafft. Serie: { $current ->
    [one] 1 Tag
   *[other] { $current } Tage
  } (Rekord { $best }), { $freezes ->
    [0] kein Joker
    [one] 1 Joker
   *[other] { $freezes } Joker
  } in Reserve.
stats-par = { $count ->
    [0] Noch keines mit den wenigsten möglichen Zügen.
    [one] Einmal mit den wenigsten möglichen Zügen.
   *[other] { $count }-mal mit den wenigsten möglichen Zügen.
  }
stats-times = Bestzeiten: { $best }.
# The picture in words; the message beside it has the figures.
stats-alt = Ein Kalender der letzten zwölf Wochen; von { $solved } ohne Hilfe gelösten Tagen nach Zügen über Par (0, 1–2, 3–6, 7–14, 15 oder mehr): { $near }
