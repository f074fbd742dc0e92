# Races and fewest moves: several people on one board.

race-description = Wer löst dasselbe Brett zuerst? Für 2 bis 30 Leute: /race 3x3
race-option-size = Eine Größe von 2x2 bis 10x10; ohne Angabe 3x3
fmc-description = Wer braucht die wenigsten Züge für dasselbe Brett? /fmc 4x4 10m
fmc-option-size = Eine Größe von 2x2 bis 10x10; ohne Angabe 3x3
fmc-option-minutes = Wie lange die Runde läuft, von 1 bis 60 Minuten, etwa 10m

# The message of a race in the chat.
race-title = **Rennen** · { $size } · { $state ->
    [open] eröffnet von { $host }
    [running] { $players } am Start
   *[over] vorbei
  }
race-how = Drück innerhalb von { $seconds } Sekunden auf „{ button-join }“. Alle bekommen dann gleichzeitig \
    dasselbe Brett, jeder in seinem privaten Chat.
race-rule = Wer das Brett zuerst löst, gewinnt. Bei gleicher Zeit gewinnt, wer weniger Züge braucht. Es \
    gibt keine Tipps, und ein zurückgenommener Zug zählt trotzdem.
race-joined = { $count ->
    [0] Noch ist niemand dabei.
    [one] Dabei ist { $names }.
   *[other] Dabei sind ({ $count }): { $names }
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
race-unranked = Schneller als von Hand möglich und darum ohne Platz: { $names }
race-alone = { $count ->
    [0] Diesmal hat niemand mitgemacht.
   *[other] Außer { $names } hat diesmal niemand mitgemacht.
  } `{ $prefix }race { $size }` startet ein neues Rennen.
race-called-off = Das Rennen wurde abgesagt. `{ $prefix }race { $size }` startet ein neues Rennen.
round-par = Das bewiesene Minimum ist { $par ->
    [one] 1 Zug.
   *[other] { $par } Züge.
  }
round-bound = Das Minimum ist mindestens { $bound ->
    [one] 1 Zug
   *[other] { $bound } Züge
  }; die genaue Zahl ist nicht bewiesen.
# A separate message when a round is over, followed by the board and a solution.
race-result = **Rennen vorbei** · { $size }: { $count ->
    [0] niemand hat das Brett gelöst.
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
    [0] Das Rennen beginnt jeden Augenblick.
    [one] Das Rennen beginnt in 1 Sekunde.
   *[other] Das Rennen beginnt in { $seconds } Sekunden.
  } Das Brett erscheint hier, in dieser Nachricht.
seat-left = Du hast das Rennen verlassen. Bis das Rennen beginnt, kannst du mit „{ button-join }“ wieder \
    einsteigen.
seat-alone = Diesmal hat sonst niemand mitgemacht. Wenn du magst, spiel dasselbe Brett allein.
seat-called-off = Das Rennen wurde abgesagt. Wenn du magst, spiel dasselbe Brett allein.
race-board = **Rennen** · { $name }
race-solved = **Gelöst** in { $time }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }. Du bist { $rank ->
    [1] auf **Platz 1**
   *[other] auf Platz { $rank }
  } von { $players }{ $running ->
    [0] .
    [one] . Noch 1 Person ist im Rennen.
   *[other] . Noch { $running } Personen sind im Rennen.
  }
race-too-quick = **Gelöst** in { $time }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }. So schnell kann niemand von Hand spielen, darum bekommt dieses Ergebnis keinen Platz.
race-ended = { $left ->
    [yes] Du hast das Rennen verlassen.
   *[no] Das Rennen ist vorbei.
  } { $winner ->
    [none] { $left ->
        [yes] Bisher hat niemand das Brett gelöst.
       *[no] Niemand hat das Brett gelöst.
      }
   *[other] { $winner } liegt mit { $time } auf Platz 1.
  }

# Fewest moves.
fmc-title = **Wenigste Züge** · { $size } · { $state ->
    [running] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
      }, gestartet von { $host }
   *[over] vorbei
  }
fmc-how = Alle bekommen dasselbe gemischte Brett. Drück auf „{ button-take-part }“, und schick mir deine \
    Lösung privat. Du hast beliebig viele Versuche; deine kürzeste Lösung zählt. Alle Lösungen zeige ich am \
    Ende.
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
   *[over] Diesmal hat niemand eine Lösung gefunden. `{ $prefix }fmc { $size }` startet eine neue Runde.
  }
fmc-seat = **Wenigste Züge** · { $size } · noch { $minutes ->
    [0] weniger als eine Minute
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
fmc-seat-how = Schreib die ganze Lösung von diesem Brett bis zum Ziel. Gib dabei an, in welche Richtungen \
    die Steine rutschen: { $typed ->
    [yes] `LURD…`
   *[no] `{ $prefix }move LURD…`
  }. Du hast beliebig viele Versuche; deine kürzeste Lösung zählt. Bis zum Ende sehen die anderen nur, wie \
      lang deine Lösung ist.
fmc-seat-best = Deine kürzeste Lösung bisher: { $length ->
    [one] 1 Zug
   *[other] { $length } Züge
  } ({ $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
  }).
fmc-seat-over = Diese Runde ist vorbei. Die Ergebnisse stehen im Chat.
try-taken = **Gelöst in { $length ->
    [one] 1 Zug
   *[other] { $length } Zügen
  }.** { $isBest ->
    [yes] Das ist deine kürzeste Lösung bisher.
   *[no] Deine kürzeste Lösung hat weiterhin { $best ->
        [one] 1 Zug.
       *[other] { $best } Züge.
      }
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
    [page] Runden gegen andere gibt es in Gruppen auf Telegram und auf Servern bei Discord. Hier kannst du \
        allein spielen:
   *[chat] { $command ->
        [race] Ein Rennen
       *[fmc] Eine Runde um die wenigsten Züge
      } braucht Mitspieler. Schick `{ $prefix }{ $command } { $size }` in einer Gruppe oder auf einem \
          Server, wo ich dabei bin. Allein spielst du so:
  } `{ $prefix }play { $size }`.
fault-too-many-rounds = In diesem Chat laufen schon { $most } Runden. Ist eine vorbei, starte die nächste: \
    `{ example }`.
fault-bad-minutes = „{ $text }“ ist keine Dauer für eine Runde. Schreib 1 bis 60 Minuten: \
    `{ $prefix }fmc 4x4 10m`.
fault-round-over = Diese Runde ist vorbei. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` startet eine neue Runde.
fault-race-started = Dieses Rennen hat ohne dich begonnen. `{ $prefix }race { $size }` startet ein neues \
    Rennen.
fault-round-full = Diese Runde ist mit { $most } Leuten voll. `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` startet eine neue Runde.
fault-race-alone = Zu einem Rennen gehören mindestens zwei. Warte, bis noch jemand auf „{ button-join }“ \
    drückt, oder spiel allein: `{ $prefix }play 3x3`.
fault-not-your-round = { $masked ->
    [yes] Wer in dieser Runde mitspielt, darf sie beginnen. Die Moderation darf sie beginnen und beenden.
   *[no] Diesen Knopf dürfen nur die Moderation und { $name } nutzen, denn { $name } hat die Runde gestartet.
  } `{ $prefix }{ $kind ->
    [race] race { $size }
   *[fmc] fmc { $size } 10m
  }` startet deine eigene Runde.
fault-not-in-race = Du bist in diesem Rennen nicht mehr dabei. Ein neues Rennen startest du so: \
    `{ $prefix }race 3x3`.
fault-try-stuck = Zug { $index } deiner Lösung ist nicht möglich: Kein Stein kann dort in diese Richtung \
    rutschen. Dieser Versuch zählt nicht. Schick noch einmal die ganze Lösung, vom gemischten Brett an: \
    `{ $prefix }move LURD…`.
fault-try-unsolved = Nach { $moves ->
    [one] diesem einen Zug
   *[other] diesen { $moves } Zügen
  } { $inPlace ->
    [one] ist nur 1
   *[other] sind nur { $inPlace }
  } von { $tiles } Steinen am Platz, darum zählt dieser Versuch nicht. Schick die ganze Lösung, vom \
      gemischten Brett bis zum Ziel: `{ $prefix }move LURD…`.
