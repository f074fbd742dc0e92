# Help with the game being played, and its cost.

hint-description = Ein Tipp zu deinem Spiel; jeder weitere zur selben Stellung verrät mehr
hint-option-show = Den Tipp zeigen, obwohl das Tagesrätsel dann als „mit Hilfe“ gilt
hint-question = Mit einem Tipp gilt das Tagesrätsel als „mit Hilfe“: Dein Ergebnis kommt dann nach denen \
    ohne Hilfe. Soll ich den Tipp zeigen?
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
  }{ $count ->
    [1] {""}
   *[other] ; die nächsten { $count } davon
  }: `{ $moves }`
hint-squares = Tipp: Eine Tour geht weiter mit `{ $squares }`{ $count ->
    [1] {""}
   *[other] , in dieser Reihenfolge
  }.
hint-dead-end = Von hier aus ist keine Tour mehr möglich, das ist bewiesen. { $back ->
    [none] Auf diesem Feld beginnt keine Tour; `/play knight 5x5 a1` gibt dir ein anderes Brett.
   *[other] Geh zurück bis **{ $back }**.
  }
hint-steps = Tipp: weiter mit `{ $steps }`; { $left ->
    [one] das ist der letzte Zug
   *[other] es fehlen noch { $left } Züge
  }.
fault-no-hints = Für dieses Spiel gibt es keine Tipps. Hier gibt es welche: `{ $prefix }play 3x3`.
game-assisted = Mit Hilfe: Dein Ergebnis kommt nach denen ohne Hilfe.
button-hint = Tipp
fault-hint-elsewhere = Hier würden andere den Tipp sehen. Dein Brett ist in unserem privaten Chat, frag mich \
    dort: `{ $prefix }hint`.
fault-no-hints-in-round = In Runden gibt es keine Tipps, damit es fair bleibt. In eigenen Spielen schon: \
    `{ $prefix }play 3x3`.
fault-no-way-found = Ich habe weder einen Weg gefunden noch einen Beweis, dass es keinen gibt. Geh einen \
    Schritt zurück und frag noch einmal: `{ $prefix }hint`.

fair-warning = Das ist { $near ->
    [yes] fast { "" }
   *[no] { "" }
  }{ $series ->
    [knight] die Springertour von heute. Hast du gesehen, wie sie geht,
   *[puzzle] das Tagesrätsel. Hast du gesehen, wie es gelöst wird,
  } gilt dein Ergebnis als „mit Hilfe“: Es kommt dann nach denen ohne Hilfe. Soll ich es trotzdem zeigen?
button-show-it = Zeigen
fault-todays-board = Das ist { $near ->
    [yes] fast { "" }
   *[no] { "" }
  }{ $series ->
    [knight] die Springertour von heute
   *[puzzle] das Tagesrätsel
  }, und andere hier haben es vielleicht noch vor sich. Frag mich in unserem privaten Chat; hier löse ich \
      jedes andere Brett: `{ example }`.
fault-board-in-round = Das ist { $near ->
    [yes] fast { "" }
   *[no] { "" }
  }das Brett einer Runde, die noch läuft. Die Lösung zeige ich, sobald sie vorbei ist{ $minutes ->
    [0] { "" }
   *[other] , in höchstens { $minutes } min
  }. Jedes andere Brett löse ich jetzt schon: `{ example }`.
