# Races and fewest moves: several people on one board.

race-description = Wer löst dasselbe Brett als Erster? Für 2 bis 30 Leute: /race 3x3
race-option-size = Eine Größe von 2x2 bis 10x10; ohne Angabe 3x3
fmc-description = Wer braucht die wenigsten Züge für dasselbe Brett? /fmc 4x4 10m
fmc-option-size = Eine Größe von 2x2 bis 10x10; ohne Angabe 3x3
fmc-option-minutes = Wie lange es läuft, 1 bis 60 Minuten: 10m

# The message of a race in the chat.
race-title = **Rennen** · { $size } · { $state ->
    [open] gestartet von { $host }
    [running] { $players } am Start
   *[over] vorbei
  }
race-how = Drück innerhalb von { $seconds } Sekunden auf „{ button-join }“: Alle bekommen gleichzeitig \
    dasselbe Brett, jeder privat.
race-rule = Wer zuerst fertig ist, gewinnt; bei gleicher Zeit entscheiden weniger Züge. Keine Tipps; ein \
    zurückgenommener Zug zählt trotzdem.
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
race-running = Noch nicht fertig ({ $count }): { $names }
race-unfinished = Nicht fertig geworden: { $names }
race-unranked = Schneller als von Hand möglich, darum ohne Platz: { $names }
race-alone = { $count ->
    [0] Diesmal hat niemand mitgemacht.
   *[other] Außer { $names } hat diesmal niemand mitgemacht.
  } `{ $prefix }race { $size }` startet ein neues.
race-called-off = Das Rennen wurde abgesagt. `{ $prefix }race { $size }` startet ein neues.
round-par = Minimum: { $par ->
    [one] 1 Zug
   *[other] { $par } Züge
  }, bewiesen.
round-bound = Das Minimum hat noch niemand bewiesen; es sind mindestens { $bound ->
    [one] 1 Zug
   *[other] { $bound } Züge
  }.
# A separate message when a round is over, followed by the board and a solution.
race-result = **Rennen vorbei** · { $size }: { $count ->
    [0] niemand hat es gelöst.
    [one] { $names } gewinnt in { $time }.
   *[other] { $names } gewinnen in { $time }.
  }
fmc-result = **Runde vorbei** · { $size }: { $count ->
    [0] niemand hat eine Lösung gefunden.
    [one] { $names } gewinnt mit { $length ->
        [one] 1 Zug
       *[other] { $length } Zügen
      }.
   *[other] { $names } gewinnen mit { $length ->
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
rows-more = … und { $count } weitere

# A racer's private message.
seat-waiting = **Du bist dabei.** { $seconds ->
    [0] Das Rennen beginnt jeden Augenblick
    [one] Das Rennen beginnt in 1 Sekunde
   *[other] Das Rennen beginnt in { $seconds } Sekunden
  }; das Brett erscheint hier, in dieser Nachricht.
seat-left = Du hast das Rennen verlassen. Bis es beginnt, kannst du mit „{ button-join }“ wieder einsteigen.
seat-alone = Diesmal hat sonst niemand mitgemacht. Wenn du magst, spiel dasselbe Brett allein.
seat-called-off = Das Rennen wurde abgesagt. Wenn du magst, spiel dasselbe Brett allein.
race-board = **Rennen** · { $name }
race-solved = **Gelöst** in { $time }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }. Das ist { $rank ->
    [1] **Platz 1**
   *[other] Platz { $rank }
  } von { $players }{ $running ->
    [0] .
    [one] { " " }bisher; 1 ist noch nicht fertig.
   *[other] { " " }bisher; { $running } sind noch nicht fertig.
  }
race-too-quick = **Gelöst** in { $time }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }. So schnell kann niemand von Hand spielen, darum bekommst du keinen Platz.
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
      }, gestartet von { $host }
   *[over] vorbei
  }
fmc-how = Ein gemischtes Brett für alle: Drück auf „Mitmachen“ und schick mir deine Lösung privat. Du hast \
    so viele Versuche, wie du magst; der kürzeste zählt, und die Lösungen zeige ich am Ende.
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
   *[over] Diesmal hat niemand eine Lösung gefunden. `{ $prefix }fmc { $size }` startet eine neue.
  }
fmc-seat = **Wenigste Züge** · { $size } · noch { $minutes ->
    [0] weniger als eine Minute
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
fmc-seat-how = Schreib die ganze Lösung ab dieser Stellung, als Richtungen der Steine: { $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }. Du hast so viele Versuche, wie du magst; der kürzeste \
      zählt. Bis zum Ende sehen die anderen nur die Länge.
fmc-seat-best = Dein bester Versuch bisher: { $length ->
    [one] 1 Zug
   *[other] { $length } Züge
  } ({ $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
  }).
fmc-seat-over = Diese Runde ist vorbei; die Ergebnisse stehen im Chat.
try-taken = **Gelöst in { $length ->
    [one] 1 Zug
   *[other] { $length } Zügen
  }.** { $isBest ->
    [yes] Das ist dein bester Versuch bisher.
   *[no] Deine Bestmarke bleibt { $best }.
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

button-join = Ich bin dabei
button-take-part = Mitmachen
button-my-board = Mein Brett öffnen
button-start-race = Jetzt starten
button-end-round = Runde beenden
button-leave = Aussteigen
button-solutions = Alle Lösungen zeigen
button-rematch = Revanche
button-play-it-alone = Allein spielen

fault-round-needs-chat = { $where ->
    [page] Runden gegen andere gibt es in Gruppen auf Telegram und auf Servern bei Discord. Hier geht das:
   *[chat] { $command ->
        [race] Ein Rennen
       *[fmc] Diese Runde
      } braucht Mitspieler: Schick `{ $prefix }{ $command } { $size }` in einer Gruppe oder auf einem \
          Server, wo ich dabei bin. Allein spielst du so:
  } `{ $prefix }play { $size }`.
fault-too-many-rounds = In diesem Chat laufen schon { $most } Runden. Ist eine vorbei, starte die nächste: \
    `{ example }`.
fault-bad-minutes = „{ $text }“ ist keine Dauer für eine Runde. Schreib 1 bis 60 Minuten: \
    `{ $prefix }fmc 4x4 10m`.
fault-round-over = Diese Runde ist vorbei. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` startet eine neue.
fault-race-started = Dieses Rennen hat ohne dich begonnen. `{ $prefix }race { $size }` startet ein neues.
fault-round-full = Diese Runde ist mit { $most } Leuten voll. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` startet eine neue.
fault-race-alone = Zu einem Rennen gehören zwei: Warte, bis noch jemand auf „{ button-join }“ drückt. Allein \
    spielst du so: `{ $prefix }play 3x3`.
fault-not-your-round = Das dürfen nur die Moderation und wer die Runde gestartet hat ({ $name }). \
    `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` startet deine eigene.
fault-not-in-race = Du bist in diesem Rennen nicht mehr dabei. Ein anderes: `{ $prefix }race 3x3`.
fault-try-stuck = Zug { $index } deiner Lösung geht nicht: Kein Stein kann dort in diese Richtung \
    rutschen. Gezählt wurde nichts; schick noch einmal die ganze Lösung, vom Anfangsbrett an: \
    `{ $prefix }move LURD…`.
fault-try-unsolved = Nach { $moves ->
    [one] diesem einen Zug
   *[other] diesen { $moves } Zügen
  } { $inPlace ->
    [one] ist 1
   *[other] sind { $inPlace }
  } von { $tiles } Steinen am Platz, darum wurde nichts \
      gezählt. Schick die ganze Lösung, vom Anfangsbrett bis zum Ziel: `{ $prefix }move LURD…`.
