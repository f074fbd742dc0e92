stats-none = Du hast noch kein Tagesrätsel gelöst. `{ $prefix }daily` öffnet das Rätsel von heute.
stats-days = Du hast **{ $solved ->
    [one] 1 Tagesrätsel
   *[other] { $solved } Tagesrätsel
  }** gelöst. Serie: { $current ->
    [one] 1 Tag
   *[other] { $current } Tage
  } (Rekord { $best }), { $freezes ->
    [0] kein Joker
    [one] 1 Joker
   *[other] { $freezes } Joker
  } für verpasste Tage übrig.
stats-knight = ♞ Du hast **{ $solved ->
    [one] 1 Springertour
   *[other] { $solved } Springertouren
  } des Tages** geschafft. Serie: { $current ->
    [one] 1 Tag
   *[other] { $current } Tage
  } (Rekord { $best }), { $freezes ->
    [0] kein Joker
    [one] 1 Joker
   *[other] { $freezes } Joker
  } für verpasste Tage übrig.
stats-par = { $count ->
    [0] Davon hast du noch kein Rätsel mit den wenigsten möglichen Zügen gelöst.
    [one] Davon hast du 1 Rätsel mit den wenigsten möglichen Zügen gelöst.
   *[other] Davon hast du { $count } Rätsel mit den wenigsten möglichen Zügen gelöst.
  }
stats-times = Bestzeiten: { $best }.
# The picture in words; the message beside it has the figures.
stats-alt = Ein Kalender der letzten zwölf Wochen; { $solved } ohne Hilfe gelöste Tage, nach Zügen über dem \
    Minimum (0, 1–2, 3–6, 7–14, 15 oder mehr): { $near }
