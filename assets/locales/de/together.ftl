# Races and fewest moves: several people on one board.

race-description = Wer löst dasselbe Brett zuerst? Für 2 bis 30 Leute: /race 3x3
race-option-size = Eine Größe von 2x2 bis 10x10; ohne Angabe 3x3
fmc-description = Wer braucht die wenigsten Züge für dasselbe Brett: /fmc 4x4 10m
fmc-option-size = Eine Größe von 2x2 bis 10x10; ohne Angabe 3x3
fmc-option-minutes = Wie lange es läuft, 1 bis 60 Minuten: 10m

# The message of a race in the chat.
race-title = **Rennen** · { $size } · { $state ->
    [open] { $host } ruft auf
    [running] { $players } am Start
   *[over] vorbei
  }
race-how = Drück innerhalb von { $seconds } Sekunden auf „Dabei“: Alle bekommen im selben Augenblick dasselbe Brett, jeder privat.
race-rule = Wer zuerst löst, gewinnt; bei gleicher Zeit, wer weniger Züge braucht. Keine Tipps; ein zurückgenommener Zug zählt trotzdem.
race-joined = { $count ->
    [0] Noch ist niemand dabei.
   *[other] Dabei ({ $count }): { $names }
  }
race-row = { $rank }. { $name }: { $time }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }{ $over ->
    [none] { "" }
    [0] , weniger geht nicht
   *[other] { " " }(+{ $over })
  }
race-running = Noch dran ({ $count }): { $names }
race-unfinished = Nicht fertig geworden: { $names }
race-unranked = Schneller als jede Hand, darum ohne Platz: { $names }
race-alone = { $count ->
    [0] Diesmal war niemand dabei.
   *[other] Außer { $names } war diesmal niemand dabei.
  } `{ $prefix }race { $size }` ruft zum nächsten auf.
race-called-off = Es wurde abgesagt. `{ $prefix }race { $size }` ruft zum nächsten auf.
round-par = Die wenigsten möglichen: { $par ->
    [one] 1 Zug
   *[other] { $par } Züge
  }, bewiesen.
round-bound = Die wenigsten hat noch niemand bewiesen; es braucht mindestens { $bound ->
    [one] 1 Zug
   *[other] { $bound } Züge
  }.
# A message of its own when a round is over; then the board, a solution.
race-result = **Rennen vorbei** · { $size }: { $count ->
    [0] niemand hat es gelöst.
    [one] { $names } gewinnt in { $time }.
   *[other] { $names } gewinnen in { $time }.
  }
fmc-result = **Runde vorbei** · { $size }: { $count ->
    [0] niemand hat eine Lösung gefunden.
   *[other] vorn { $names } mit { $length ->
        [one] 1 Zug
       *[other] { $length } Zügen
      }.
  }
round-board = Brett: `{ $board }`
round-way = { $proved ->
    [yes] Kürzester Weg, { $length ->
        [one] 1 Zug
       *[other] { $length } Züge
      }
   *[no] Ein Weg mit { $length ->
        [one] 1 Zug
       *[other] { $length } Zügen
      }
  }: `{ $moves }`
rows-more = … und { $count } mehr

# The private message of somebody in a race.
seat-waiting = **Du bist dabei.** { $seconds ->
    [0] Das Rennen beginnt jeden Augenblick
    [one] Das Rennen beginnt in 1 Sekunde
   *[other] Das Rennen beginnt in { $seconds } Sekunden
  }; das Brett kommt hier, in dieser Nachricht.
seat-left = Du hast das Rennen verlassen. Bis es beginnt, lässt „Dabei“ dich wieder hinein.
seat-alone = Diesmal war sonst niemand dabei. Wenn du magst, gehört das Brett dir: dasselbe, ohne Rennen.
seat-called-off = Das Rennen wurde abgesagt. Wenn du magst, gehört das Brett dir: dasselbe, ohne Rennen.
race-board = **Rennen** · { $name }
race-solved = **Gelöst** in { $time }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }. Das ist { $rank ->
    [1] **Platz 1**
   *[other] Platz { $rank }
  } von { $players }{ $running ->
    [0] .
   *[other] { " " }bisher; { $running } noch dran.
  }
race-too-quick = **Gelöst** in { $time }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }. Das war schneller, als eine Hand sein kann, darum bleibt es ohne Platz.
race-ended = { $left ->
    [yes] Du hast das Rennen verlassen.
   *[no] Das Rennen ist vorbei.
  } { $winner ->
    [none] Bisher hat es niemand gelöst.
   *[other] Vorn liegt { $winner }, in { $time }.
  }

# Fewest moves.
fmc-title = **Wenigste Züge** · { $size } · { $state ->
    [running] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
      }, { $host } ruft auf
   *[over] vorbei
  }
fmc-how = Ein gemischtes Brett für alle: Drück auf „Mitmachen“ und schick mir deine Lösung privat. So viele Versuche, wie du magst, der kürzeste zählt; die Lösungen zeige ich am Ende.
fmc-row = { $rank }. { $name }: { $length ->
    [one] 1 Zug
   *[other] { $length } Züge
  }{ $over ->
    [none] { "" }
    [0] , weniger geht nicht
   *[other] { " " }(+{ $over })
  } · { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
  }
fmc-nobody = { $state ->
    [running] Noch keine Lösung.
   *[over] Diesmal hat niemand eine Lösung gefunden. `{ $prefix }fmc { $size }` ruft zur nächsten Runde auf.
  }
fmc-seat = **Wenigste Züge** · { $size } · noch { $minutes ->
    [0] weniger als eine Minute
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
fmc-seat-how = Schreib die ganze Lösung von diesem Brett an, wie Steine rutschen: { $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }. So viele Versuche, wie du magst, der kürzeste zählt. Bis zum Ende sehen die anderen nur die Länge.
fmc-seat-best = Dein bester bisher: { $length ->
    [one] 1 Zug
   *[other] { $length } Züge
  } ({ $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
  }).
fmc-seat-over = Diese Runde ist vorbei; die Tabelle steht im Chat.
try-taken = **Gelöst in { $length ->
    [one] 1 Zug
   *[other] { $length } Zügen
  }.** { $isBest ->
    [yes] Das ist dein bester Versuch bisher.
   *[no] Dein bester bleibt { $best }.
  } { $minutes ->
    [0] Es bleibt weniger als eine Minute.
    [one] Es bleibt 1 Minute.
   *[other] Es bleiben { $minutes } Minuten.
  }
solutions-title = **Lösungen** · { $size }

notice-round = { $state ->
    [running] Das Rennen hat begonnen.
   *[over] { $kind ->
        [race] Das Rennen ist vorbei.
       *[fmc] Diese Runde ist vorbei.
      }
  }

button-join = Dabei
button-take-part = Mitmachen
button-my-board = Mein Brett
button-start-race = Jetzt starten
button-end-round = Beenden
button-leave = Aussteigen
button-solutions = Alle Lösungen
button-rematch = Revanche
button-play-it-alone = Allein spielen

fault-round-needs-chat = { $where ->
    [page] Runden gegen andere gibt es in Gruppen auf Telegram und auf Servern von Discord. Hier geht:
   *[chat] { $command ->
        [race] Ein Rennen
       *[fmc] Diese Runde
      } braucht andere: Schick `{ $prefix }{ $command } { $size }` in einer Gruppe oder auf einem Server, wo ich bin. Allein:
  } `{ $prefix }play { $size }`.
fault-too-many-rounds = In diesem Chat laufen schon { $most } Runden. Ist eine vorbei, ruf die nächste aus: `{ example }`.
fault-bad-minutes = „{ $text }“ ist keine Dauer für eine Runde. Schreib 1 bis 60 Minuten: `{ $prefix }fmc 4x4 10m`.
fault-round-over = Diese Runde ist vorbei. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` ruft zur nächsten auf.
fault-race-started = Dieses Rennen hat ohne dich begonnen. `{ $prefix }race { $size }` ruft zum nächsten auf.
fault-round-full = Diese Runde ist mit { $most } Leuten voll. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` ruft zur nächsten auf.
fault-race-alone = Zu einem Rennen gehören zwei: Warte, bis noch jemand „Dabei“ drückt. Allein: `{ $prefix }play 3x3`.
fault-not-your-round = Das können nur { $name }, von wem der Aufruf kam, und die Moderation. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` ruft zu deiner eigenen auf.
fault-not-in-race = Du bist in diesem Rennen nicht mehr dabei. Ein anderes: `{ $prefix }race 3x3`.
fault-try-stuck = Zug { $index } deiner Lösung geht nicht: Kein Stein kann dort in diese Richtung rutschen. Gezählt wurde nichts; schick sie noch einmal ganz, vom Anfangsbrett an: `{ $prefix }move LURD…`.
fault-try-unsolved = Nach { $moves ->
    [one] diesem 1 Zug
   *[other] diesen { $moves } Zügen
  } { $inPlace ->
    [one] ist 1
   *[other] sind { $inPlace }
  } von { $tiles } Steinen am Platz, darum wurde nichts gezählt. Schick die ganze Lösung, vom Anfangsbrett bis zum Ziel: `{ $prefix }move LURD…`.
