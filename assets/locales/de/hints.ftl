# Help with the game being played, and its cost.

hint-description = Ein Tipp zu deinem Spiel; jeder weitere Tipp zur selben Stellung verrät mehr
hint-option-show = Den Tipp zeigen, obwohl das Tagesrätsel dann als „mit Hilfe“ gilt
hint-question = Mit einem Tipp gilt das Tagesrätsel als „mit Hilfe“ gelöst: In der Rangliste steht dein \
    Ergebnis dann hinter allen Ergebnissen ohne Hilfe. Soll ich den Tipp zeigen?
hint-tile = Tipp: Als Nächstes rutscht Stein **{ $tile }**.
hint-slide = Tipp: Stein **{ $tile }** rutscht { $move ->
    [L] nach links
    [R] nach rechts
    [U] hoch
   *[D] runter
  }.
hint-slides = Tipp: { $isBest ->
    [true] Ein kürzester Weg
   *[false] Ein guter Weg
  } von hier hat noch { $left ->
    [one] 1 Zug
   *[other] { $left } Züge
  }. { $count ->
    [1] Der nächste Zug ist
   *[other] Die nächsten { $count } Züge sind
  } `{ $moves }`.
hint-squares = Tipp: Eine Tour geht weiter mit `{ $squares }`{ $count ->
    [1] {""}
   *[other] , in dieser Reihenfolge
  }.
hint-dead-end = Von hier aus ist keine Tour mehr möglich, das ist bewiesen. { $back ->
    [none] Auf diesem Feld beginnt keine Tour; `/play knight 5x5 a1` gibt dir ein anderes Brett.
   *[other] Geh zurück bis **{ $back }**.
  }
hint-no-way = Von hier aus ist das Spiel nicht mehr zu lösen, das ist bewiesen. { $back ->
    [none] `/play` gibt dir ein anderes Brett.
    [start] Vom Start aus geht es noch: `/move restart`.
   *[other] Nach **{ $back }** ging es noch; `/move undo` nimmt einen Zug zurück.
  }
hint-steps = Tipp: Weiter geht es mit `{ $steps }`. { $left ->
    [one] Das ist der letzte Zug.
   *[other] Es fehlen noch { $left } Züge.
  }
fault-no-hints = Für dieses Spiel gibt es keine Tipps. Ein Brett mit Tipps bekommst du so: \
    `{ $prefix }play 3x3`.
game-assisted = Mit Hilfe: In der Rangliste steht dein Ergebnis hinter allen Ergebnissen ohne Hilfe.
button-hint = Tipp
fault-hint-elsewhere = Hier würden andere den Tipp sehen. Dein Brett ist in unserem privaten Chat. Frag \
    dort nach dem Tipp: `{ $prefix }hint`.
fault-no-hints-in-round = In Runden gibt es keine Tipps, damit es fair bleibt. In eigenen Spielen gibt es \
    Tipps: `{ $prefix }play 3x3`.
fault-no-way-found = Von hier aus habe ich keinen Weg gefunden; vielleicht gibt es trotzdem einen. Nimm \
    einen Zug zurück und frag noch einmal: `{ $prefix }hint`.

fair-warning = Das ist { $near ->
    [yes] fast { "" }
   *[no] { "" }
  }{ $day ->
    [today] { $series ->
        [knight] die Springertour von heute
       *[puzzle] das Tagesrätsel
      }
   *[other] { $series ->
        [knight] die Springertour vom { $day }
       *[puzzle] das Rätsel vom { $day }
      }, und du spielst noch daran
  }. Zeige ich dir die Lösung, gilt dein Ergebnis als „mit Hilfe“ und steht in der Rangliste hinter allen \
      Ergebnissen ohne Hilfe. Soll ich die Lösung trotzdem zeigen?
button-show-it = Zeigen
fault-todays-board = Das ist { $near ->
    [yes] fast { "" }
   *[no] { "" }
  }{ $day ->
    [today] { $series ->
        [knight] die Springertour von heute
       *[puzzle] das Tagesrätsel
      }, und andere hier spielen vielleicht noch
   *[other] { $series ->
        [knight] die Springertour vom { $day }
       *[puzzle] das Rätsel vom { $day }
      }, und du spielst noch daran
  }. Frag mich in unserem privaten Chat; hier löse ich \
      jedes andere Brett: `{ example }`.
fault-board-in-round = Das ist { $near ->
    [yes] fast { "" }
   *[no] { "" }
  }das Brett einer Runde, die noch läuft. Die Lösung zeige ich, sobald die Runde vorbei ist{ $minutes ->
    [0] { "" }
   *[other] , in höchstens { $minutes } min
  }. Jedes andere Brett löse ich schon jetzt: `{ example }`.
