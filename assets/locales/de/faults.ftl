# One text for each fault: the problem, and a line that works.

fault-store-away = Gerade kann ich keine Spiele speichern. Versuch es bitte in einer Minute noch einmal; \
    Bretter lösen kann ich weiterhin: `{ $prefix }solve 1 2 3 4 0 5`.
fault-store-call-failed = Mein Gedächtnis hat mich gerade im Stich gelassen. Nichts ist verloren: Versuch \
    das bitte noch einmal, zum Beispiel `{ $prefix }daily`.
fault-too-fast = Das war viel in kurzer Zeit. Warte bitte ein paar Sekunden und versuch es dann noch einmal, \
    zum Beispiel `{ example }`.
fault-too-many-open = Ich arbeite noch an { $most } deiner Fragen. Sobald eine beantwortet ist, schick die \
    nächste, zum Beispiel `{ example }`.
fault-unknown-command = Den Befehl { $prefix }{ $name } kenne ich nicht.{ $near ->
    [none] { " " }`{ $prefix }help` zeigt, was ich kann, zum Beispiel `{ $prefix }solve 1 2 3 4 0 5`.
   *[other] { "" }
  }
fault-unknown-game = Das Spiel „{ $text }“ kenne ich nicht. Probier `{ $prefix }play { $game }`.
did-you-mean = Meintest du das?
fault-not-understood = Das habe ich leider nicht verstanden. Magst du ein Rätsel? \
    `{ $prefix }play 3x3` startet eins, `{ $prefix }solve 1 2 3 4 0 5` löst eins, und `{ $prefix }help` \
    zeigt den Rest.
fault-stale-button = Dieser Knopf ist zu alt und funktioniert nicht mehr. Schick den Befehl noch einmal, \
    zum Beispiel /daily.
fault-not-your-line = Dieser Knopf ist für die Person, die die Zeile getippt hat. Schick einen eigenen \
    Befehl, zum Beispiel `{ $prefix }play 3x3`.
fault-game-gone = Dieses Spiel ist nicht mehr gespeichert. Fang ein neues an: `{ $prefix }play 3x3`.
fault-stale-link = Dieser Link funktioniert nicht mehr. Ein eigenes Rätsel bekommst du mit \
    `{ $prefix }daily` oder `{ $prefix }play 3x3`.
fault-link-old-day = { $series ->
    [knight] Dieser Link gehört zur Springertour vom { $day }, und dieser Tag ist vorbei. \
        `{ $prefix }daily knight` öffnet die Tour von heute.
   *[puzzle] Dieser Link gehört zum Rätsel vom { $day }, und dieser Tag ist vorbei. `{ $prefix }daily` \
       öffnet das Rätsel von heute.
  }
fault-move-elsewhere = Dein Brett ist in unserem privaten Chat. Schick deine Züge dort, zum Beispiel \
    `{ $prefix }move LUR2`.
fault-link-elsewhere = Dieser Link funktioniert nur in unserem privaten Chat. Öffne den Link dort noch \
    einmal, oder schreib mir `{ $prefix }daily`.
fault-stale-tour = Dieser Knopf ist zu alt und funktioniert nicht mehr. Frag noch einmal nach einer Tour, \
    zum Beispiel `{ $prefix }knight 8x8 a1`.
fault-not-your-board = Dieses Brett gehört { $name }. { $command ->
    [daily] /daily öffnet dein eigenes Brett.
    [knight] /daily knight öffnet dein eigenes Brett.
   *[play] /play öffnet dein eigenes Brett.
  }
fault-board-moved-on = Ein anderer Zug kam deinem zuvor, darum habe ich deinen nicht ausgeführt. Schick \
    deinen Zug noch einmal, zum Beispiel `{ $prefix }move L`.
fault-board-solved = Dieses Brett ist schon gelöst, also gibt es nichts mehr zu spielen. Nimm ein \
    gemischtes Brett: `{ $prefix }play { $size }`.
fault-board-nearly-solved = Das ist das gelöste Brett, nur sind { $a } und { $b } vertauscht. Durch \
    Schieben lässt sich das nicht ändern, weil die Parität nicht stimmt. Nimm ein gemischtes Brett: \
    `{ $prefix }play { $size }`.
fault-board-unsolvable = Dieses Brett ist nicht lösbar, weil seine Parität nicht stimmt. Vertausche { $a } \
    und { $b }, dann geht es: `{ $prefix }play { $mended }`.{ $goal ->
    [none] { "" }
    [snail] { " " }Oder spiel es mit der Schnecke als Ziel: `{ $prefix }play { $otherGoal }`.
   *[other] { " " }Oder setz im Ziel die Lücke nach vorn: `{ $prefix }play { $otherGoal }`.
  }
fault-own-game-only = Dieser Befehl geht nur in eigenen Spielen; in Tagesrätseln und Runden zählt jeder Zug. \
    Fang ein eigenes Spiel an: `{ $prefix }play 4x4`.
fault-nothing-to-undo = Das Spiel steht am Anfang, es gibt also keinen Zug, den du zurücknehmen kannst. Ein \
    anderes Spiel beginnst du so: `{ $prefix }play 4x4`.
fault-no-walk = { $reason } Diese Tour gibt es: `{ $prefix }play knight { $try }`.
fault-walk-too-small = Auf einem Brett mit nur einem Feld kann der Springer nirgendwohin. Nimm ein größeres, \
    zum Beispiel `{ $prefix }play knight 5x5 a1`.
fault-walk-too-large = Ein { $cols }x{ $rows }-Brett ist zu groß, um die Tour selbst zu gehen. Das größte \
    Brett ist { $max }x{ $max }. Zum Beispiel `{ $prefix }play knight 8x8 a1`.
fault-walk-options = Willst du eine Springertour selbst gehen, schreib nur die Größe und, wenn du magst, das \
    erste Feld und das Wort closed (geschlossen): `{ $prefix }play knight 6x6 a1`.
fault-board-with-level = Eine Stufe kannst du nur zu einer Größe angeben, nicht zu einem eigenen Brett: \
    `{ $prefix }play 3x3 hard`.
fault-level-or-length = Nenn eine Stufe oder eine Länge in Zügen, nicht beides: `{ $prefix }play 4x4 hard` \
    oder `{ $prefix }play 4x4 length:40`.
fault-unknown-level = Die Stufe „{ $text }“ kenne ich nicht. Es gibt `easy` (leicht), `medium` (mittel) und \
    `hard` (schwer). Zum Beispiel `{ $prefix }play 4x4 hard`.
fault-level-out-of-time = Die Zeit hat nicht gereicht, um ein Brett dieser Stufe zu finden. Versuch es noch \
    einmal, oder nenn eine genaue Länge: `{ $prefix }play 3x3 length:20`.
fault-play-length = „{ $text }“ ist keine Länge. Schreib, wie viele Züge das Brett brauchen soll: \
    `{ $prefix }play 3x3 length:20`.
fault-square-out-of-reach = { $walked ->
    [0] Von { $here } kommt der Springer nicht nach { $square }.
   *[other] Auf { $square } war der Springer schon (Feld Nummer { $walked }).
  } { moves-made } { $possible ->
    [none] Auf { $here } sitzt der Springer fest. „{ button-undo }“ nimmt seinen letzten Zug zurück.
   *[other] Der Springer erreicht { $reach }. Zum Beispiel `{ $prefix }move { $possible }`.
  }
fault-bad-walk = „{ $text }“ kann ich nicht als Felder lesen. Schreib, wohin der Springer als Nächstes \
    zieht, zum Beispiel `{ $prefix }move b3 c5`.
fault-tile-not-in-line = Nur Steine in der Zeile oder Spalte der Lücke können rutschen.
fault-no-game = Du hast gerade kein Spiel offen. Ein Brett bekommst du mit `{ $prefix }daily` oder \
    `{ $prefix }play 3x3`.
fault-nothing-to-cancel = Hier gibt es nichts mehr abzubrechen.
fault-cancel-unreached = Ich konnte diese Anfrage nicht abbrechen; vielleicht ist sie schon fertig. Wenn \
    sie noch läuft, drücke noch einmal auf „{ button-cancel }“.
fault-not-your-job = Diese Anfrage kann nur abbrechen, wer sie geschickt hat. Schick selbst eine, zum \
    Beispiel `{ $prefix }knight 8x8 a1`.

# Boards
fault-empty = { $which ->
    [goal] Nach dem Pfeil fehlt das Ziel. Schreib es dorthin, oder lass den Pfeil weg: \
        `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
   *[start] Es fehlt ein Brett: Schreib die Steine Zeile für Zeile, 0 für die Lücke, zum Beispiel \
       `{ example-of-board }`.
  }
fault-too-long = Deine Nachricht hat mehr als { $limit } Zeichen, mehr kann ich auf einmal nicht lesen. \
    Schick nur das Brett oder Züge in Teilen: `{ example-of-board }`.
fault-too-many-boards = Ich sehe { $count } Bretter, brauche aber nur einen Start und ein Ziel: \
    `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
# A message whose board is wanted.
fault-no-board-there = In dieser Nachricht ist kein Brett, das ich lesen kann. Schreib die Steine Zeile für \
    Zeile, 0 für die Lücke: `{ example-of-board }`.
fault-several-boards = In dieser Nachricht ist mehr als ein Brett, und ich weiß nicht, welches du meinst. \
    Schick nur das Brett, das du meinst: `{ example-of-board }`.
fault-no-board = In „{ $text }“ finde ich kein Brett. Schreib die Steine Zeile für Zeile, 0 für die Lücke: \
    `{ example-of-board }`.
fault-not-a-tile = „{ $text }“ ist kein Stein{ $which ->
    [goal] { " " }des Ziels
   *[start] { "" }
  }. Steine sind ganze Zahlen, 0 ist die Lücke: `{ example-of-board }`.
fault-word-behind = Das { $which ->
    [goal] Ziel
   *[start] Brett
  } kann ich lesen, „{ $text }“ dahinter aber nicht. Lass \
      „{ $text }“ weg, oder schreib zum Beispiel `{ example-behind }`.
fault-too-few-tiles = { $count ->
    [one] 1 Stein ist zu wenig{ $which ->
        [goal] { " " }für ein Ziel
       *[start] { "" }
      }
   *[other] { $count } Steine sind zu wenige{ $which ->
        [goal] { " " }für ein Ziel
       *[start] { "" }
      }
  }. Das kleinste Brett ist 2x2, zum Beispiel `{ $prefix }{ example-board } 3 1 2 0`.
fault-too-many-tiles = { $count } Steine sind zu viele. Das größte Brett ist 10x10. Nimm ein kleineres \
    Brett: `{ example-of-board }`.
fault-unknown-size = Kein Brett hat { $count } Steine, die Lücke mitgezählt: Ein { $fewerSize }-Brett hat \
    { $fewer }, ein { $moreSize }-Brett hat { $more }. Zum Beispiel \
    `{ $prefix }{ example-board } 2x3 1 2 3 4 0 5`.
fault-ragged-rows = Zeile { $row } hat { $got ->
    [one] 1 Stein
   *[other] { $got } Steine
  }, aber die anderen Zeilen haben { $expected }. Alle Zeilen brauchen gleich viele Steine: \
      `{ $prefix }{ example-board } 1 2 3/4 0 5`.
fault-missing-cell = Zeile { $row } hat { $got ->
    [one] 1 Stein
   *[other] { $got } Steine
  }, aber die anderen Zeilen haben { $expected }. Schreib 0 für die Lücke, wie in \
      `{ $prefix }{ example-board } 8 6 7/2 5 4/3 0 1`.
fault-missing-blank = Die Lücke fehlt{ $which ->
    [goal] { " " }im Ziel
   *[start] { "" }
  }. Schreib sie als 0, zusammen mit den Steinen 1 bis { $max }: `{ example-of-board }`.
fault-tile-out-of-range = { $tile } ist zu groß für einen Stein. Dieses Brett hat die Steine 1 bis { $max } \
    und 0 für die Lücke, wie in `{ example-of-board }`.
fault-duplicate-tile = Stein { $missing } fehlt, und Stein { $tile } kommt { $times ->
    [2] zweimal
   *[other] { $times }-mal
  } vor{ $which ->
    [goal] { " " }(im Ziel)
   *[start] { "" }
  }. Schreib jeden Stein genau einmal: `{ example-of-board }`.
fault-size-mismatch = Ein { $size }-Brett hat nicht { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  }, die Lücke mitgezählt. Zum Beispiel `{ example-size }`.
fault-two-sizes = Du nennst zwei Größen, { $first } und { $second }. Eine Größe genügt: `{ example-size }`.
fault-goal-size = Start ({ $start }) und Ziel ({ $goal }) sind verschieden groß. Beide brauchen dieselbe \
    Größe: `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
fault-bad-size = „{ $text }“ ist { $command ->
    [play] weder eine Größe noch eine Stufe
   *[other] keine Größe
  }. Schreib Zeilen x Spalten von 2x2 bis 10x10: `{ example-size }`.
fault-word-behind-size = „{ $text }“ hinter der Größe verstehe ich nicht. { $command ->
    [play] Dort kann eine Stufe oder eine Länge in Zügen stehen: `{ $prefix }play 4x4 hard`, \
        `{ $prefix }play 4x4 length:40`.
    [scramble] Dort kann die Länge der kürzesten Lösung oder die Zahl der zufälligen Züge stehen: \
        `{ $prefix }scramble 4x4 length:40`, `{ $prefix }scramble 4x4 moves:30`.
   *[other] Lass „{ $text }“ weg: `{ example-size }`.
  }
fault-bad-code = „{ $text }“ sieht aus wie der Code eines Bretts, aber ein Zeichen stimmt nicht. Kopier den \
    Code noch einmal, und achte auf Groß- und Kleinschreibung: `{ $prefix }play RqX1`.
fault-moves-without-board = „{ $text }“ sind Züge. Schreib das Brett davor, oder eine Größe, wenn sie das \
    gelöste Brett mischen: `{ $prefix }solve 3x3 RDLU`.
fault-scramble-move = Zug { $index } ({ $move }) geht auf dem gelösten Brett { $size } nicht: Kein Stein \
    kann dorthin gleiten. So geht es: `{ $prefix }solve 3x3 RDLU`.
fault-too-small = { $rows }x{ $cols } ist zu klein. Das kleinste Brett ist 2x2. Zum Beispiel \
    `{ example-size }`.
fault-too-large = { $rows }x{ $cols } ist zu groß. Das größte Brett ist 10x10. Zum Beispiel \
    `{ example-size }`.
fault-bad-moves = „{ $text }“ kann ich nicht als Züge lesen. Schreib, wohin Steine rutschen: L (links), U \
    (hoch), R (rechts) oder D (runter), wie in `{ example-moves }`.
fault-no-moves = Wohin sollen Steine rutschen? Schreib L (links), U (hoch), R (rechts) oder D (runter); eine \
    Zahl dahinter wiederholt den Zug: `{ example-moves }`.
fault-too-many-moves = Ich nehme höchstens { $limit } Züge in einer Nachricht. Schick weniger auf einmal: \
    `{ example-moves }`.
fault-illegal-move = Zug { $index } ({ $move }) ist nicht möglich: Kein Stein kann in diese Richtung \
    rutschen. { moves-made } Von hier aus möglich ist zum Beispiel `{ $prefix }move { $possible }`.
fault-tile-cannot-slide = Zug { $index } ({ $move }) ist nicht möglich: Dieser Stein liegt nicht in der \
    Zeile oder Spalte der Lücke. { moves-made } Von hier aus möglich ist zum Beispiel \
    `{ $prefix }move { $possible }`.
fault-no-such-tile = Zug { $index } ({ $move }) ist nicht möglich: Hier gibt es nur die Steine 1 bis \
    { $largest }. Zwischen mehrere Nummern gehören Leerzeichen. { moves-made } Von hier aus möglich ist zum \
    Beispiel `{ $prefix }move { $possible }`.
fault-not-a-move = Zug { $index } ({ $move }) kenne ich nicht. { moves-made } Schreib, wohin Steine \
    rutschen, oder schreib die Nummern der Steine: `{ $prefix }move LUR2`, `{ $prefix }move 7 8`.
fault-mixed-letters = Zug { $index } ({ $move }) mischt die Buchstaben U, L, R, D mit den Tasten W, A, S, \
    D. D heißt als Buchstabe runter, als Taste rechts. { moves-made } Schreib `{ $prefix }move LURD` oder \
    `{ $prefix }move AWDS`.
fault-no-squares = Welches Feld kommt als Nächstes? Schreib Buchstabe und Zahl: `{ $prefix }move a1`.
fault-not-a-square = Zug { $index } ({ $move }) ist kein Feld. { moves-made } Schreib Felder mit \
    Buchstabe und Zahl, zum Beispiel `a1`.
fault-game-options = `{ $prefix }play { $game }` geht nur ohne Stufe, Länge und Foto. So fängst du an: \
    `{ $prefix }play { $game }`.
fault-press-impossible = Das geht hier nicht. { $hasHints ->
    [true] Einen möglichen Zug zeigt `{ $prefix }hint`.
   *[false] Versuch einen anderen Zug.
  }
fault-step-impossible = Zug { $index } ({ $move }) ist hier nicht möglich. { moves-made } { $hasHints ->
    [true] Einen möglichen Zug zeigt `{ $prefix }hint`.
   *[false] Versuch einen anderen Zug.
  }
moves-made = { $made ->
    [0] Kein Zug wurde gemacht.
    [one] Der Zug davor wurde gemacht.
   *[other] Die { $made } Züge davor wurden gemacht.
  }
fault-unknown-algorithm = Das Suchverfahren „{ $text }“ kenne ich nicht. Es gibt auto, bfs, dfs, iddfs, \
    bidirectional, astar, ida, human und whole-space. Zum Beispiel `{ example } ida`.
fault-unknown-heuristic = Die Heuristik „{ $text }“ kenne ich nicht. Es gibt misplaced, row-weighted, \
    manhattan, linear-conflict, walking-distance und pattern-database. Zum Beispiel \
    `{ example } astar manhattan`.
fault-unused-heuristic = { $algorithm } nutzt keine Heuristik (Schätzung), astar und ida schon: \
    `{ example } astar { $heuristic }`.
fault-bad-limit = „{ $text }“ ist keine Tiefengrenze. Schreib, wie viele Züge tief dfs suchen soll, von 1 \
    bis { $most }: `{ example } dfs limit:40`.
fault-unused-limit = { $algorithm } hat keine Tiefengrenze, dfs schon: `{ example } dfs limit:{ $limit }`.
fault-depth-too-large = dfs wird auf einem { $rows }x{ $cols }-Brett nicht fertig, denn dfs folgt jedem Weg \
    bis zur Tiefengrenze. dfs schafft bis zu { $cells } Felder; ida und human schaffen jede Größe: \
    `{ example } ida`.
fault-unknown-theme = Das Farbschema „{ $text }“ kenne ich nicht. Es gibt `light` (hell), `dark` (dunkel) \
    und `contrast` (hoher Kontrast). Zum Beispiel `{ example } theme:dark`.
fault-unknown-metric = Die Zählweise „{ $text }“ kenne ich nicht. Es gibt `stm` (jeder Stein zählt) und \
    `mtm` (jeder Schub zählt). Zum Beispiel `{ example } mtm`.
fault-space-too-large = { $algorithm } wird auf einem { $rows }x{ $cols }-Brett nicht fertig. Das Brett hat \
    { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  } Stellungen, und alle anzusehen bräuchte etwa \
      { NUMBER($gigabytes, useGrouping: "always") }{ $gigabytesTens ->
    [0] { "" }
   *[other] ·10^{ $gigabytesTens }
  } GB Speicher und { NUMBER($time, useGrouping: "always") }{ $timeTens ->
    [0] { "" }
   *[other] ·10^{ $timeTens }
  } { $unit ->
    [seconds] Sekunden
    [minutes] Minuten
    [hours] Stunden
    [days] Tage
   *[years] Jahre
  }. { $algorithm } schafft Bretter mit bis zu { $cells } Feldern. Lass { $algorithm } weg, oder nimm es \
      für 3x3: `{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`.
fault-table-too-large = { $heuristic } braucht auf einem { $rows }x{ $cols }-Brett eine Tabelle mit etwa \
    { NUMBER($entries, useGrouping: "always") }{ $entriesTens ->
    [0] { "" }
   *[other] ·10^{ $entriesTens }
  } Einträgen. Das ist mir zu groß. Nimm eine andere \
      Heuristik oder ein kleineres Brett: `{ $prefix }solve 8 6 7/2 5 4/3 0 1 astar { $heuristic }`.
fault-search-too-large = { $algorithm }{ $heuristic ->
    [none] { "" }
   *[other] { " " }mit { $heuristic }
  } wird hier nicht fertig. Dieses { $rows }x{ $cols }-Brett braucht mindestens { $bound ->
    [one] 1 Zug
   *[other] { $bound } Züge
  }, und jede Stellung führt im Mittel zu { $branching } weiteren.{ $heuristic ->
    [none] { "" }
   *[other] { " " }Die Heuristik verkürzt die Suche um etwa { $spared } Züge.
  } Also müsste ich etwa { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  } Stellungen ansehen, schaffe aber nur { NUMBER($most, useGrouping: "always") }. Lass das Verfahren weg, \
      oder nimm es für 3x3: `{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`.

# Photos
fault-photo-kind = { $kind ->
    [none] Diese Datei ist kein Bild, das ich in Steine schneiden kann
    [video] Ein Video kann ich nicht in Steine schneiden
    [PDF] Ein PDF kann ich nicht in Steine schneiden
   *[other] Dieses Bild ist ein { $kind }, das kann ich nicht in Steine schneiden
  }. Schick ein JPEG, PNG oder WebP, zusammen mit `{ $prefix }play 4x4`.
fault-photo-animated = Ein animiertes Bild kann ich nicht in Steine schneiden. Schick ein unbewegtes JPEG, \
    PNG oder WebP, zusammen mit `{ $prefix }play 4x4`.
fault-photo-broken = Dieses Bild lässt sich nicht lesen. Vielleicht kam es unvollständig an. Speichere es \
    neu als JPEG, und schick die neue Datei zusammen mit `{ $prefix }play 4x4`.
fault-photo-heavy = Dieses Bild ist größer als { $most } MB. Schick eine kleinere Kopie davon, zusammen mit \
    `{ $prefix }play 4x4`.
fault-photo-large = Dieses Bild hat { $width } x { $height } Pixel. Ich nehme bis zu { $most } Millionen \
    Pixel und höchstens 32767 je Seite. Schick eine kleinere Kopie davon, zusammen mit `{ $prefix }play 4x4`.
fault-photo-small = Dieses Bild hat { $width } x { $height } Pixel, zu wenige für Steine. Schick ein Bild, \
    das je Seite mindestens { $least } Pixel hat, zusammen mit `{ $prefix }play 4x4`.
fault-photo-gone = Dieses Bild konnte ich nicht laden. Schick es bitte noch einmal, zusammen mit \
    `{ $prefix }play 4x4`.
fault-photo-on-knight = Ein Springerbrett hat keine Steine, in die ich dein Foto schneiden könnte. Ein \
    Schiebepuzzle hat welche: Schick das Foto zusammen mit `{ $prefix }play 4x4`.

# Knights
fault-line-too-long = Deine Nachricht hat mehr als { $max } Zeichen, mehr kann ich nicht lesen. Schick eine \
    kürzere Anfrage: `{ $prefix }knight 5x5 e1`.
fault-no-size = Es fehlt die Größe des Bretts. Schreib Spalten x Reihen, dann das erste Feld: \
    `{ $prefix }knight 5x5 e1`.
fault-bad-board-size = „{ $text }“ ist keine Größe. Schreib Spalten x Reihen: \
    `{ $prefix }{ example-tour } 5x5 e1`.
fault-board-too-large = { $cols }x{ $rows } ist zu groß. Das größte Brett ist { $max }x{ $max }. Zum \
    Beispiel `{ $prefix }knight 8x8 a1`.
fault-too-much-memory = Ein { $cols }x{ $rows }-Brett braucht { $instead ->
    [construct] mit dieser Methode mehr Speicher, als ich habe. Lass die Methode weg: \
        `{ $prefix }knight { $cols }x{ $rows }`.
   *[smaller] mehr Speicher, als ich habe. Nimm ein kleineres Brett: `{ $prefix }knight 100x100 a1`.
  }
fault-tour-word = „{ $text }“ kenne ich bei Touren nicht. Magische oder symmetrische Touren und Löcher kann \
    ich nicht. So geht es: `{ $prefix }knight 8x8 a1 to h8`.
fault-tour-numbers = „{ $text }“ ist kein Feld. Schreib ein Feld von a1 bis { $last }, oder Spalte und Zeile \
    in Klammern, von 1 oben links an: `{ $prefix }knight 8x8 (1,1)`.
fault-bad-square = „{ $text }“ ist kein Feld dieses Bretts. Die Felder reichen von a1 bis { $last }: \
    `{ $prefix }{ example-tour } 8x8 a1`.
fault-square-from-zero = Ich zähle Spalten und Reihen von links oben ab 1, darum gibt es ({ $x },{ $y }) \
    nicht. Zählst du ab 0, ist es { $square } oder { $name }: \
    `{ $prefix }knight { $cols }x{ $rows } { $square }`.{ $pairs ->
    [1] { "" }
   *[other] { " " }Zähl dann auch bei den anderen Feldern 1 dazu.
  }
fault-square-off-board = { $square } liegt nicht auf dem { $cols }x{ $rows }-Brett, dessen Felder von \
    { $first } bis { $last } reichen. Zum Beispiel `{ $prefix }{ example-tour } { $cols }x{ $rows } a1`.
fault-too-many-squares = Eine Tour hat nur einen Start und ein Ende, also ist „{ $text }“ ein Feld zu viel: \
    `{ $prefix }knight 8x8 a1 to h1`.
fault-end-equals-start = Eine Tour kann nicht auf { $square } enden, wo sie beginnt. Nenn ein anderes \
    letztes Feld, oder nimm eine geschlossene Tour: `{ $prefix }knight 6x6 closed`.
fault-closed-with-end = Eine geschlossene Tour endet einen Springerzug vom Start entfernt. Lass das Ende \
    also weg: `{ $prefix }knight 6x6 closed`.
fault-unknown-method = Die Methode „{ $text }“ kenne ich nicht. Es gibt { $known }. Auch ohne Methode finde \
    ich eine Tour: `{ $prefix }knight 5x5 e1`.
fault-bad-opts = „{ $text }“ kann ich nicht als Optimierungen lesen. Schreib Zahlen von 1 bis 4, `all` \
    (alle) oder `none` (keine): `{ $prefix }knight 5x5 e1 opts:1,3`.
fault-unknown-program = Das Programm „{ $text }“ kenne ich nicht. Es gibt { $known }. Zum Beispiel \
    `{ $prefix }knight 5x5 e1 program:automaton`.
fault-unknown-array = Die Zugreihenfolge „{ $text }“ kenne ich nicht. Sie sagt, welche Züge die Suche \
    zuerst probiert. Es gibt { $known }. Zum Beispiel `{ $prefix }knight 5x5 e1 array:B`.
fault-unknown-style = Den Stil „{ $text }“ kenne ich nicht. Es gibt { $known }. Zum Beispiel \
    `{ $prefix }knight 8x8 a1 style:smooth`.
fault-unknown-squares = Felder lassen sich als { $known } schreiben, nicht als „{ $text }“: \
    `{ $prefix }knight log 3x4 (2,4) squares:xy`.
fault-no-end = Nach „{ $text }“ fehlt das letzte Feld der Tour. Zum Beispiel `{ $prefix }knight 8x8 a1 to h8`.
fault-no-set = Vor und nach „{ $text }“ gehören Optimierungen, damit eine Tabelle sie vergleichen kann. Zum \
    Beispiel `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-bad-seed = „{ $text }“ ist kein Startwert. Ein Startwert ist eine ganze Zahl von 0 bis 999999999 und \
    legt die Tour fest. Zum Beispiel `{ $prefix }knight 8x8 a1 seed:4`.
fault-bad-returns = „{ $text }“ geht nicht als Grenze dafür, wie oft die Suche Züge zurücknimmt. Schreib \
    eine ganze Zahl von { $least } bis { NUMBER($max, useGrouping: "always") }. Zum Beispiel \
    `{ $prefix }knight table 5x5 opts:1 max-returns:100`.
fault-unused-seed = { $method ->
    [classic] Die klassische Methode
   *[exhaustive] Eine erschöpfende Suche
  } findet mit jedem Startwert dieselbe Tour. Lass den Startwert also weg, oder lass die Methode weg: \
      `{ $prefix }knight 8x8 a1 seed:4`.
fault-one-set = Für eine Tour oder ein Protokoll gib nur eine Gruppe von Optimierungen an, nicht { $count }. \
    Mehrere Gruppen vergleicht eine Tabelle: `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-needs-classic = { $option ->
    [table] Eine Tabelle
    [log] Ein Protokoll
   *[other] „{ $option }“
  } geht nur mit der klassischen Methode, nicht mit { $method }: `{ $prefix }knight { $option ->
    [table] table 5x5 opts:1,2
    [log] log 3x4 b1
   *[other] 5x5 e1 method:classic opts:1,3
  }`.
fault-classic-open-only = Die klassische Methode kann weder das letzte Feld wählen noch geschlossene Touren \
    finden. Ohne Methode geht beides: `{ $prefix }knight 6x6 closed`, `{ $prefix }knight 8x8 a1 to h1`.
fault-out-of-returns = Es gibt eine Tour, aber nach { NUMBER($max, useGrouping: "always") } { $max ->
    [one] Rückschritt
   *[other] Rückschritten
  } gab ich auf. { $isAll ->
    [1] Schon am Anfang hat die Suche einen falschen Zug gemacht und nie zurückgenommen. Ein höherer Wert \
        für max-returns oder method:warnsdorff kann helfen. Ohne Methode klappt es immer: \
        `{ $prefix }knight { $cols }x{ $rows } { $start }`.
   *[0] Mehr Optimierungen oder ein höherer Wert für max-returns können helfen: \
       `{ $prefix }knight { $cols }x{ $rows } { $start } opts:1-4`.
  }
fault-backtracks-too-large = Eine Tabelle für { $cols }x{ $rows } würde zu lange dauern. Das größte Brett \
    für eine Tabelle hat { $max } Felder. Zum Beispiel `{ $prefix }knight table 8x8 opts:1-3`.
fault-table-out-of-time = Bei { $cols }x{ $rows } hat die Zeit nicht einmal für die Suche vom ersten \
    Startfeld aus gereicht. Schalte mehr Optimierungen ein, und lass die Suche früher aufgeben: \
    `{ $prefix }knight table { $cols }x{ $rows } opts:1-3 max-returns:1000`.
fault-table-cut = Die Zeit hat nur für { $percent } % der Felder gereicht (die übrigen zeigen ?). Gib mir \
    mehr Zeit (Millisekunden): \
    `{ $prefix }knight table { $cols }x{ $rows } opts:{ $opts } --time 600000`.{ $slow ->
    [1] { " " }Früher aufgeben hilft auch: max-returns:1000.
   *[0] { "" }
  }
fault-log-too-large = Ein Protokoll für { $cols }x{ $rows } wäre zu lang zum Lesen. Das größte Brett für ein \
    Protokoll hat { $max } Felder. Zum Beispiel `{ $prefix }knight log 3x4 b1`.
fault-table-square = Eine Tabelle beginnt auf jedem Feld von { $cols }x{ $rows } eine Suche, darum lass \
    { $square } weg: `{ $prefix }knight table 5x5 opts:1,2`.
fault-table-style = Eine Tabelle zeigt keinen Weg, darum lass den Stil weg: \
    `{ $prefix }knight table 5x5 opts:1,2`.
fault-too-many-sets = In ein Bild passen höchstens { $max } Tabellen, aber das wären { $count }. Zum \
    Beispiel `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-log-no-start = Ein Protokoll braucht das Feld, auf dem es beginnt: `{ $prefix }knight log 3x4 b1`.
fault-log-end = Bei einem Protokoll kannst du kein Ende vorgeben, es endet dort, wo die Suche endet. Lass \
    { $end } weg: `{ $prefix }knight log 3x4 b1`.
fault-unknown-kind = „{ $text }“ kenne ich nicht. Zur Auswahl stehen { $known }. Zum Beispiel \
    `{ $prefix }knight table 5x5 opts:1,2`.
fault-machine-alone = Der Automat ist für jedes Brett derselbe, darum lass „{ $text }“ weg: \
    `{ $prefix }knight machine`.
fault-arrays-alone = Die Zugreihenfolgen des Springers sind für jedes Brett dieselben, darum lass \
    „{ $text }“ weg: `{ $prefix }knight arrays`.
fault-count-too-large = Die Touren auf { $cols }x{ $rows } sind hier zu viele zum Zählen: Ich zähle auf \
    Brettern bis sechs Felder Breite und 400 Feldern insgesamt, soweit Zeit und Speicher reichen, etwa \
    `{ $prefix }knight count 6x6 closed`. { count-known }
fault-count-unfinished = Zeit oder Speicher haben nicht gereicht, um alle Touren auf { $cols }x{ $rows } zu \
    zählen. Mit einem kleineren Brett klappt es: `{ $prefix }knight count 5x5`. { count-known }
fault-check-empty = Ich sehe keine Tour zum Prüfen. Schreib ihre Felder oder Zugnummern hinter das Wort: \
    `{ $prefix }knight check { check-example }`.
fault-check-mixed = Ich lese eine Liste von Feldern, und die Zahl { $text } passt nicht dazu. Schreib nur \
    Felder oder nur Zugnummern: `{ $prefix }knight check { check-example }`.
fault-check-no-size = { $count } Zahlen in einer Zeile füllen kein quadratisches Brett. Darum brauche ich \
    vorn die Größe, Spalten x Reihen: `{ $prefix }knight check 4x3 3 6 9 12 8 11 2 5 1 4 7 10`.
fault-check-ragged = Zeile { $row } hat { $got } Zahlen, die erste aber { $expected }. Schreib für jedes \
    Feld eine Zahl oder einen Punkt: `{ $prefix }knight check 3 6 9 12/8 11 2 5/1 4 7 10`.
fault-check-count = { $cols }x{ $rows } hat { $expected } Felder, ich lese aber { $count } Zahlen. Jedes \
    Feld braucht eine, oder einen Punkt: `{ $prefix }knight check 4x3 3 6 9 12 8 11 2 5 1 4 7 10`.
fault-check-shape = Diese Zeilen ergeben ein Brett von { $shapeCols }x{ $shapeRows }, nicht \
    { $cols }x{ $rows }. Mit Zeilen ist keine Größe nötig: \
    `{ $prefix }knight check 3 6 9 12/8 11 2 5/1 4 7 10`.
fault-check-base = { $pair } ist { $zero }, wenn Spalten und Zeilen ab 0 zählen, und { $one }, wenn sie ab 1 \
    zählen. Beides ist möglich, darum schreib bitte die Felder: `{ $prefix }knight check { check-example }`.
fault-tour-number-large = Keine Tour: Auf { $square } steht die { $number }, aber dieses Brett endet mit \
    { $max }. Zum Vergleich eine gültige Tour: `{ $prefix }knight check { check-example }`.
fault-tour-number-twice = Keine Tour: Die Zahl { $number } steht auf { $first } und auf { $second }. Zum \
    Vergleich eine gültige Tour: `{ $prefix }knight check { check-example }`.
fault-tour-number-missing = Keine Tour: Die Zahl { $number } fehlt. Zum Vergleich eine gültige Tour: \
    `{ $prefix }knight check { check-example }`.
fault-tour-square-twice = Keine Tour: { $square } kommt zweimal vor, als Zug { $first } und { $second }. Zum \
    Vergleich eine gültige Tour: `{ $prefix }knight check { check-example }`.
fault-tour-step = Keine Tour: Zug { $number } von { $from } nach { $to } ist kein Springerzug. Zum Vergleich \
    eine gültige Tour: `{ $prefix }knight check { check-example }`.
fault-tour-unfinished = Noch keine Tour: { $count ->
    [one] 1 Feld fehlt
   *[other] { $count } Felder fehlen
  }, { $squares }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
  }. Zum Vergleich eine gültige Tour: `{ $prefix }knight check { check-example }`.
fault-tour-not-closed = Eine offene Tour: Von { $end } führt kein Springerzug nach { $start }. So bekommst \
    du eine geschlossene: `{ $prefix }knight 6x6 closed`.
fault-squares-list-too-large = Eine Liste der Felder gibt es für Bretter bis { $max } Felder, und \
    { $cols }x{ $rows } hat mehr. Die Zugnummern passen in eine Datei: \
    `{ $prefix }knight 500x500 --order tour.txt`.

# Days
fault-bad-period = Die Rangliste „{ $text }“ kenne ich nicht. Schreib `day`, `week`, `month` oder `all`. Für \
    alle Chats zusammen schreib `everywhere` dazu: `{ $prefix }leaderboard everywhere week`.
fault-bad-day = „{ $text }“ ist kein Tag. Schreib einen Tag so: `{ $prefix }daily { $today }`.
fault-day-to-come = Das Rätsel vom { $day } kommt erst noch. Das Rätsel von heute spielst du so: \
    `{ $prefix }daily { $today }`.
fault-day-too-early = Die Tagesrätsel beginnen am { $first }. Das Rätsel von heute spielst du so: \
    `{ $prefix }daily`.

# The solver
fault-busy = Gerade habe ich zu viel zu tun. Versuch es bitte in einer halben Minute noch einmal: \
    `{ example }`.
fault-cancelled = Abgebrochen. Du kannst deine Anfrage jederzeit noch einmal schicken.
fault-out-of-time = Für diese Anfrage hat die Zeit nicht gereicht. Nimm ein kleineres Brett, oder lass das \
    Verfahren weg: `{ example }`.
fault-solver-failed = Die Berechnung ist mit einem Fehler abgebrochen, den ich notiert habe. Versuch es \
    bitte noch einmal, oder nimm ein anderes Brett: `{ example }`.
