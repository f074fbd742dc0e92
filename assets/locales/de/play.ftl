daily-name = { $series ->
    [knight] Springer des Tages #{ $number }
   *[puzzle] Tagesrätsel #{ $number }
  }
daily-board = **{ daily-name }** · { $weekday } { $day } · { $name }
play-board = **{ $name }**
practice-name = { $series ->
    [knight] Übung zum Springer des Tages #{ $number }
   *[puzzle] Übung zu Rätsel #{ $number }
  }
practice-board = **{ practice-name }** · { $weekday } { $day } · { $name }
game-made = { $made ->
    [one] 1 Zug
   *[other] { $made } Züge
  }
# The proved fewest moves of a solution.
game-par = Minimum { $par }
game-goal = Das Ziel: 1, 2, 3 ... Zeile für Zeile, die Lücke am Ende.
daily-rules = { $series ->
    [knight] Jedes besuchte Feld zählt als ein Zug, auch wenn du den Zug zurücknimmst.
   *[puzzle] Jeder bewegte Stein zählt als ein Zug.
  } Wer weniger Züge braucht, liegt vorn; bei gleich vielen Zügen \
      zählt die Zeit. Die Uhr läuft, seit du das Brett geöffnet hast.
game-how = { $press ->
    [tiles] Drück auf einen Stein, und er rutscht, oder schreib Züge
    [arrows] Die Pfeile schieben den Stein neben der Lücke. Oder schreib Züge
   *[nothing] Schreib Züge
  }: `/move LUR2`
game-how-cells = { $press ->
    [cells] Drück auf ein Feld, oder schreib das Feld
   *[nothing] Schreib Felder
  }: `/move { $square }`
# The fewest moves from a board's start.
game-way = { $count ->
    [one] Ein Zug genügt
   *[other] { $count } Züge genügen
  }: `{ $steps }`
play-progress = { $level ->
    [length] Ich suche ein Brett mit { $length ->
        [one] 1 Zug
       *[other] { $length } Zügen
      }.
    [easy] Ich suche ein leichtes Brett.
    [hard] Ich suche ein schweres Brett.
   *[medium] Ich suche ein mittelschweres Brett.
  }
game-full = Dieses Spiel hat { NUMBER($most, useGrouping: "always") } { $unit ->
    [squares] Felder
   *[moves] Züge
  }, mehr kann ich nicht speichern. Um weiterzuspielen, fang von vorn an.{ $counts ->
    [yes] { "" }
   *[no] { " " }Das neue Spiel ist eine Übung und zählt nicht für die Serie.
  }
game-given-up = **Aufgegeben** nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
  }, { $time }. Das Spiel zählt nicht. Beim nächsten Mal klappt’s!
game-put-away = **Geschlossen** nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
  }, um Platz für neuere Spiele zu machen. **{ button-play-again }** beginnt dieses Brett von vorn.
# Instead of a board whose game is no longer kept.
game-gone = **Vorbei**: Dieses Spiel ist nicht mehr gespeichert. Fang ein neues an: `/play 3x3`.
# A knight's tour, walked by hand.
walk-goal = Das Ziel: jedes Feld genau einmal besuchen.
walk-name = { $closed ->
    [yes] Geschlossene Springertour
   *[no] Springertour
  } { $cols }x{ $rows }
walk-progress = { $walked } von { $squares } Feldern
walk-how = { $press ->
    [squares] Drück auf ein Feld, das der Springer erreicht, oder schreib das Feld
   *[nothing] Schreib, wohin der Springer zieht
  }: `/move { $square }`
walk-closed-how = Vom letzten Feld muss ein Springerzug zum ersten Feld, **{ $first }**, zurückführen.
walk-not-closed = **Alle Felder sind besucht**, aber kein Springerzug führt zurück nach { $first }. Nimm \
    Züge zurück: „{ button-undo }“ oder `/move undo`.
walk-stuck = **Der Springer sitzt fest**: Auf jedem Feld in Reichweite war er schon. Nimm Züge zurück: \
    „{ button-undo }“ oder `/move undo`.
walk-hopeless = Von hier aus ist keine Tour mehr möglich, das ist bewiesen. Nimm Züge zurück: \
    „{ button-undo }“ oder `/move undo`.
walk-alt = Ein Schachbrett von { $cols } mal { $rows }, { $walked ->
    [one] ein Feld besucht
   *[other] { $walked } Felder besucht
  }, der Springer auf { $here }; { $count ->
    [0] er erreicht kein Feld
   *[other] er erreicht { $reach }
  }
square-name = Springer nach { $square } ziehen
practice-done = { $series ->
    [knight] Das war eine Übung mit der Springertour vom { $day }, darum zählt das Ergebnis nicht für die \
        Serie. `/daily knight` öffnet die Tour von heute.
   *[puzzle] Das war eine Übung mit dem Rätsel vom { $day }, darum zählt das Ergebnis nicht für die Serie. \
       `/daily` öffnet das Rätsel von heute.
  }
# Names of buttons for screen readers.
tile-name = { $tile ->
    [0] Lücke
   *[other] { $tile }
  }, Zeile { $row }, Spalte { $column }{ $inPlace ->
    [true] , am Platz
   *[false] {""}
  }
arrow-name = { $move ->
    [L] Einen Stein nach links schieben
    [R] Einen Stein nach rechts schieben
    [U] Einen Stein hochschieben
   *[D] Einen Stein runterschieben
  }
game-solved = **Gelöst** in { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
  }, { $time }{ $assisted ->
    [true] , mit Hilfe
   *[false] {""}
  }.
game-optimum = { $verdict ->
    [perfect] Weniger Züge sind nicht möglich. Perfekt!
    [helped] Weniger Züge sind nicht möglich.
    [over] Das Minimum ist { $optimum }. Du hast { $over } mehr gebraucht.
   *[unknown] Gut gemacht!
  }
# How many of all boards of that size need fewer moves.
result-hardness = Dieses Brett war schwerer als { $percent } % aller { $size }-Bretter.
result-rank = { $people ->
    [1] Vor dir hat das noch niemand geschafft!
   *[other] { $shared ->
        [here] Platz { $rankHere } von { $peopleHere } in diesem Chat, { $rank } von { $people } überall.
        [group] Platz { $rankHere } von { $peopleHere } in der Gruppe, { $rank } von { $people } überall.
       *[none] Platz { $rank } von { $people } überall.
      }
  }
result-unranked = So schnell kann niemand von Hand spielen, darum steht dein Ergebnis in keiner Rangliste. \
    Für deine Serie zählt es trotzdem.
daily-streak = { $series ->
    [knight] Serie der Springertouren
   *[puzzle] Serie
  }: { $current ->
    [one] **1 Tag**
   *[other] **{ $current } Tage**
  } (Rekord { $best }){ $freezes ->
    [0] .
   *[other] , { $freezes } Joker für verpasste Tage übrig.
  }
streak-frozen = { $count ->
    [one] Ein Joker hat den verpassten Tag überbrückt ({ $days }).
   *[other] Joker haben die verpassten Tage überbrückt ({ $days }).
  } Deine Serie geht weiter.
next-puzzle = Das nächste Rätsel kommt in { $count } { $unit ->
    [hours] h
   *[minutes] min
  }.
# In a shared chat, where each person opens their own board; results follow.
day-message = **{ daily-name }** · { $day } · { $size } · Minimum { $par }
day-nobody = Hier hat noch niemand dieses Rätsel gelöst. **Spielen** öffnet dir ein eigenes Brett{ $linked ->
    [no] , das nur du siehst
   *[yes] { " " }in unserem privaten Chat
  }. Dein Ergebnis erscheint dann hier.
day-more = und { $count } weitere
# In a message of the day that a newer one in the same chat has replaced.
day-earlier = Die Ergebnisse stehen jetzt in der neueren Nachricht weiter unten. Der Knopf **Spielen** geht \
    auch hier.
# In place of a board in a group that only one person could play.
board-elsewhere = Dieses Rätsel spielen alle auf einem eigenen Brett. **Spielen** öffnet deins in unserem \
    privaten Chat.
# Below a public board in a group whose player is not known: an admin or a channel has asked for it.
game-for-all = Auf diesem Brett können hier alle spielen.
# Below the results of the day's puzzle, once the knight of that day is played there; names of its finishers.
day-knight = ♞ **Springer des Tages**: { $count ->
    [0] wird schon gespielt, aber noch niemand hat die Tour geschafft.
   *[other] geschafft von { $names }{ $more ->
        [0] .
       *[other] {" "}und { $more } weiteren.
      }
  }
past-message = **{ practice-name }** · { $day }
    { "" }**Spielen** öffnet dir ein eigenes Brett in unserem privaten Chat. Das Ergebnis zählt nicht für \
        die Serie.
board-invitation = **Ein { $size }-Brett** zum Lösen. { opened-alone }
walk-invitation = { $closed ->
    [yes] **Eine geschlossene Springertour auf { $size }**, die du selbst gehst: Sie endet einen \
        Springerzug vom Start entfernt.
   *[no] **Eine Springertour auf { $size }**, die du selbst gehst.
  } { opened-alone }
game-invitation = **{ $name }**. { opened-alone }
opened-alone = **Spielen** öffnet dir ein eigenes Brett in unserem privaten Chat. Alle hier bekommen das \
    gleiche Brett.
button-play = Spielen
button-play-knight = ♞ Springer des Tages
# Where to find a message of the bot that was asked for again, if reactions are not allowed.
standing-above = Die Nachricht, die du suchst, steht ein paar Nachrichten weiter oben.
share = { $series ->
    [knight] TileKnight ♞ #{ $number }
   *[puzzle] TileKnight #{ $number }
  } · { $name }: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }, { $time } { $squares }{ $par ->
    [0] {""}
   *[other] {" "}· Minimum { $par }
  } · Serie { $streak }{ $note ->
    [helped] {" "}· mit Hilfe
    [unranked] {" "}· ohne Rang
   *[none] {""}
  }
# For a friend: the board of a solved game, as a line to send.
share-board = { $name } hat für dieses Brett { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  } gebraucht{ $par ->
    [0] {""}
   *[other] { "" } (Minimum { $par })
  }. Versuch es selbst: `{ $line }`
button-for-a-friend = Freunde herausfordern
notice-board-moved-on = Das Brett hat sich inzwischen geändert; hier ist der neue Stand.
button-again = Von vorn beginnen
button-play-again = Noch einmal spielen
button-undo = Zurücknehmen
# Before many moves are lost, above two buttons: the first ends the game, the second goes on.
restart-sure = Neu anfangen? Deine { $made } Züge gehen dann verloren.
giveup-sure = Aufgeben? Das Spiel endet dann ungelöst nach { $made } Zügen.
button-play-on = Weiterspielen
button-restart = Neu anfangen
button-giveup = Aufgeben
button-a-tour = Eine Tour zeigen
button-another-board = Anderes Brett
button-harder = Schwerer
button-bigger = Größer
button-shortest-way = Kürzesten Weg zeigen
button-my-game = Mein Spiel ansehen
photo-working = Ich schneide dein Bild in Steine …
