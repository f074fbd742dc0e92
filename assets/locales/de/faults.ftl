# One text for each fault: the problem, and a line that works.

fault-store-away = Gerade kann ich keine Spiele speichern. Versuch es bitte in einer Minute noch einmal; \
    lösen kann ich weiterhin: `{ $prefix }solve 1 2 3 4 0 5`.
fault-too-fast = Das war viel auf einmal. Warte bitte ein paar Sekunden und versuch es dann noch einmal, \
    zum Beispiel `{ example }`.
fault-too-many-open = Ich arbeite noch an { $most } deiner Fragen. Sobald eine beantwortet ist, schick die \
    nächste, zum Beispiel `{ example }`.
fault-unknown-command = Den Befehl { $prefix }{ $name } kenne ich nicht. { $near ->
    [none] `{ $prefix }help` zählt auf, was ich kann, zum Beispiel `{ $prefix }solve 1 2 3 4 0 5`.
   *[other] Meintest du `{ $prefix }{ $near }`?
  }
fault-not-understood = Das kann ich nicht als Brett, Züge oder Tour lesen. `{ $prefix }help` zeigt alles, \
    was ich kann, zum Beispiel `{ $prefix }play 3x3`, `{ $prefix }solve 1 2 3 4 0 5` oder \
    `{ $prefix }knight 5x5 e1`.
fault-stale-button = Dieser Knopf ist zu alt und funktioniert nicht mehr. Schick den Befehl noch einmal, \
    zum Beispiel /daily.
fault-game-gone = Dieses Spiel ist nicht mehr gespeichert. Fang ein neues an: `{ $prefix }play 3x3`.
fault-stale-link = Dieser Link funktioniert nicht mehr. Zum Spielen schreib `{ $prefix }daily` oder \
    `{ $prefix }play 3x3`.
fault-link-old-day = { $series ->
    [knight] Das war die Springertour vom { $day }, und ihr Tag ist vorbei. `{ $prefix }daily knight` \
        öffnet die von heute.
   *[puzzle] Das war das Rätsel vom { $day }, und sein Tag ist vorbei. `{ $prefix }daily` öffnet das von \
       heute.
  }
fault-move-elsewhere = Dein Brett ist in unserem privaten Chat. Schick deine Züge dort, zum Beispiel \
    `{ $prefix }move LUR2`.
fault-link-elsewhere = Dieser Link funktioniert nur in unserem privaten Chat. Drück dort noch einmal auf \
    den Knopf, oder schreib mir `{ $prefix }daily`.
fault-stale-tour = Dieser Knopf ist zu alt und funktioniert nicht mehr. Frag noch einmal nach einer Tour, \
    zum Beispiel `{ $prefix }knight 8x8 a1`.
fault-not-your-board = Dieses Brett gehört { $name }. { $command ->
    [daily] /daily öffnet dein eigenes Brett.
    [knight] /daily knight öffnet dein eigenes Brett.
   *[play] Ein eigenes öffnet /play.
  }
fault-board-moved-on = Ein anderer Zug kam zuvor, darum wurde dieser nicht gemacht. Schick ihn noch \
    einmal, zum Beispiel `{ $prefix }move L`.
fault-board-solved = Dieses Brett ist schon gelöst, da gibt es nichts mehr zu spielen. Nimm ein \
    gemischtes: `{ $prefix }play { $size }`.
fault-board-nearly-solved = Das ist das gelöste Brett, nur sind { $a } und { $b } vertauscht. Durch \
    Schieben lässt sich das nicht ändern: Die Parität stimmt nicht. Nimm ein gemischtes: \
    `{ $prefix }play { $size }`.
fault-board-unsolvable = Vertausche { $a } und { $b }, dann ist dieses Brett lösbar: \
    `{ $prefix }play { $mended }`. So, wie es ist, stimmt die Parität nicht.{ $otherGoal ->
    [none] { "" }
   *[other] { " " }Mit der Lücke vorn im Ziel geht es: `{ $prefix }play { $otherGoal }`.
  }
fault-own-game-only = Das geht nur in eigenen Spielen; in Tagesrätseln und Runden zählt jeder Zug. Fang ein \
    eigenes Spiel an: `{ $prefix }play 4x4`.
fault-nothing-to-undo = Es gibt nichts zurückzunehmen: Das Spiel steht am Anfang. Ein anderes Spiel: \
    `{ $prefix }play 4x4`.
fault-no-walk = { $reason } Diese Tour gibt es: `{ $prefix }play knight { $try }`.
fault-walk-too-small = Auf einem einzigen Feld gibt es nichts zu gehen. Zum Beispiel \
    `{ $prefix }play knight 5x5 a1`.
fault-walk-too-large = { $cols }x{ $rows } ist von Hand zu groß: Bretter gehen bis { $max }x{ $max }. Zum \
    Beispiel `{ $prefix }play knight 8x8 a1`.
fault-walk-options = Eine Springertour von Hand braucht nur eine Größe und, wenn du magst, das erste Feld \
    und closed für eine geschlossene Tour: `{ $prefix }play knight 6x6 a1`.
fault-board-with-level = Eine Stufe geht nur mit einer Größe, nicht mit einem bestimmten Brett: \
    `{ $prefix }play 3x3 hard`.
fault-level-or-length = Nenn eine Stufe oder eine Länge, nicht beides: `{ $prefix }play 4x4 hard` oder \
    `{ $prefix }play 4x4 length:40`.
fault-unknown-level = Die Stufe „{ $text }“ kenne ich nicht. Es gibt easy, medium und hard: \
    `{ $prefix }play 4x4 hard`.
fault-level-unknown = Wie schwer { $size }-Bretter werden, weiß niemand, daher kann ich keines nach Stufe \
    wählen. Stufen gibt es bis 3x4 und für 4x4: `{ $prefix }play 4x4 hard`.
fault-level-out-of-time = Die Zeit hat nicht gereicht, um so ein Brett zu finden. Versuch es noch einmal, \
    oder nenn eine genaue Länge: `{ $prefix }play 3x3 length:20`.
fault-play-length = „{ $text }“ ist keine Länge. Schreib, wie viele Züge es sein sollen: \
    `{ $prefix }play 3x3 length:20`.
fault-square-out-of-reach = { $walked ->
    [0] Von { $here } kommt der Springer nicht nach { $square }.
   *[other] Auf { $square } war der Springer schon, es ist Feld Nummer { $walked }.
  } { moves-made } { $possible ->
    [none] Auf { $here } sitzt der Springer fest; „{ button-undo }“ führt einen Zug zurück.
   *[other] Erreichbar: { $reach }. Zum Beispiel `{ $prefix }move { $possible }`.
  }
fault-bad-walk = „{ $text }“ kann ich nicht als Felder lesen. Schreib, wohin der Springer als Nächstes \
    zieht, zum Beispiel `{ $prefix }move b3 c5`.
fault-tile-not-in-line = Nur Steine in der Zeile oder Spalte der Lücke können rutschen.
fault-no-game = Du spielst gerade kein Brett. `{ $prefix }daily` oder `{ $prefix }play 3x3` gibt dir eines.
fault-nothing-to-cancel = Hier gibt es nichts mehr abzubrechen.
fault-not-your-job = Abbrechen kann das nur, wer es gestartet hat. Frag selbst etwas, zum Beispiel \
    `{ $prefix }knight 8x8 a1`.

# Boards
fault-empty = { $which ->
    [goal] Nach dem Pfeil fehlt das Ziel. Schreib es dorthin, oder lass den Pfeil weg: \
        `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
   *[start] Es fehlt ein Brett: Schreib seine Steine Zeile für Zeile, 0 für die Lücke, zum Beispiel \
       `{ example-of-board }`.
  }
fault-too-long = Das ist mehr, als ich lesen kann. Schick etwas Kürzeres: `{ example-of-board }`.
fault-too-many-boards = Ich sehe { $count } Bretter; ein Start und ein Ziel genügen: \
    `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
# A message whose board is wanted.
fault-no-board-there = In dieser Nachricht ist kein Brett, das ich lesen kann. Schreib seine Steine Zeile \
    für Zeile, 0 für die Lücke: `{ example-of-board }`.
fault-several-boards = In dieser Nachricht ist mehr als ein Brett, und ich weiß nicht, welches du meinst. \
    Schick es allein: `{ example-of-board }`.
fault-no-board = In „{ $text }“ finde ich kein Brett. Schreib seine Steine Zeile für Zeile, 0 für die \
    Lücke: `{ example-of-board }`.
fault-not-a-tile = „{ $text }“ ist kein Stein{ $which ->
    [goal] { " " }des Ziels
   *[start] { "" }
  }. Steine sind ganze Zahlen, 0 ist die Lücke: `{ example-of-board }`.
fault-word-behind = Das { $which ->
    [goal] Ziel
   *[start] Brett
  } kann ich lesen, „{ $text }“ dahinter aber nicht. Lass \
      es weg, oder schreib zum Beispiel `{ example-behind }`.
fault-too-few-tiles = { $count ->
    [one] 1 Stein ist zu wenig{ $which ->
        [goal] { " " }für ein Ziel
       *[start] { "" }
      }
   *[other] { $count } Steine sind zu wenige{ $which ->
        [goal] { " " }für ein Ziel
       *[start] { "" }
      }
  }: Das kleinste Brett ist 2x2, zum Beispiel `{ $prefix }{ example-board } 3 1 2 0`.
fault-too-many-tiles = { $count } Steine sind zu viele: Das größte Brett ist 10x10. Nimm ein kleineres: \
    `{ example-of-board }`.
fault-unknown-size = { $count } Steine, die Lücke mitgezählt, ergeben kein Brett: { $fewerSize } hat \
    { $fewer }, { $moreSize } hat { $more }. Zum Beispiel `{ $prefix }{ example-board } 2x3 1 2 3 4 0 5`.
fault-ragged-rows = Zeile { $row } hat { $got ->
    [one] 1 Stein
   *[other] { $got } Steine
  }, die anderen haben { $expected }. Alle Zeilen müssen \
      gleich lang sein: `{ $prefix }{ example-board } 1 2 3/4 0 5`.
fault-missing-cell = Zeile { $row } hat { $got ->
    [one] 1 Stein
   *[other] { $got } Steine
  }, die anderen haben { $expected }: Schreib 0 für die Lücke, wie in \
      `{ $prefix }{ example-board } 8 6 7/2 5 4/3 0 1`.
fault-missing-blank = Die Lücke fehlt{ $which ->
    [goal] { " " }im Ziel
   *[start] { "" }
  }: Schreib sie als 0, zusammen mit den Steinen 1 bis { $max }: `{ example-of-board }`.
fault-tile-out-of-range = { $tile } ist zu groß: Dieses Brett hat die Steine 1 bis { $max } und 0 für die \
    Lücke, wie in `{ example-of-board }`.
fault-duplicate-tile = { $missing } fehlt, und { $tile } kommt { $times ->
    [2] zweimal
   *[other] { $times }-mal
  } vor{ $which ->
    [goal] { " " }(im Ziel)
   *[start] { "" }
  }. Jeden Stein gibt es nur einmal: `{ example-of-board }`.
fault-size-mismatch = { $count ->
    [one] 1 Stein ergibt
   *[other] { $count } Steine ergeben
  } kein { $size }-Brett. Zum Beispiel `{ example-size }`.
fault-two-sizes = { $first } oder { $second }? Eine Größe genügt: `{ example-size }`.
fault-goal-size = Start ({ $start }) und Ziel ({ $goal }) sind verschieden groß; sie brauchen dieselbe \
    Größe: `{ $prefix }{ example-board } 1 2 3 4 0 5 to 1 2 3 4 5 0`.
fault-bad-size = „{ $text }“ ist { $command ->
    [play] weder eine Größe noch eine Stufe
   *[other] keine Größe
  }. Schreib Zeilen x Spalten von 2x2 bis 10x10: `{ example-size }`.
fault-word-behind-size = „{ $text }“ hinter der Größe verstehe ich nicht. { $command ->
    [play] Dort kann eine Stufe oder eine Länge stehen: `{ $prefix }play 4x4 hard`, \
        `{ $prefix }play 4x4 length:40`.
    [scramble] Dort kann eine Länge oder eine Anzahl von Zügen stehen: `{ $prefix }scramble 4x4 length:40`, \
        `{ $prefix }scramble 4x4 moves:30`.
   *[other] Lass es weg: `{ example-size }`.
  }
fault-bad-code = „{ $text }“ sieht aus wie der Code eines Bretts, aber ein Zeichen stimmt nicht. Kopier \
    ihn noch einmal, Groß- und Kleinschreibung zählt: `{ $prefix }play RqX1`.
fault-too-small = { $rows }x{ $cols } ist zu klein: Bretter beginnen bei 2x2, zum Beispiel `{ example-size }`.
fault-too-large = { $rows }x{ $cols } ist zu groß: Bretter gehen bis 10x10, zum Beispiel `{ example-size }`.
fault-bad-moves = „{ $text }“ sind keine Züge. Schreib, wohin Steine rutschen, L (links), U (hoch), R \
    (rechts) oder D (runter): `{ example-moves }`.
fault-no-moves = Wohin sollen Steine rutschen? Schreib L (links), U (hoch), R (rechts) oder D (runter), gern \
    mit Anzahl: `{ example-moves }`.
fault-too-many-moves = Das sind mehr als { $limit } Züge. Besser wenige auf einmal: `{ example-moves }`.
fault-illegal-move = Zug { $index } ({ $move }) geht nicht: Kein Stein kann in diese Richtung rutschen. \
    { moves-made } Von hier aus möglich: `{ $prefix }move { $possible }`.
fault-tile-cannot-slide = Zug { $index } ({ $move }) geht nicht: Dieser Stein liegt nicht in der Zeile \
    oder Spalte der Lücke. { moves-made } Von hier aus möglich: `{ $prefix }move { $possible }`.
fault-no-such-tile = Zug { $index } ({ $move }) geht nicht: Hier gibt es die Steine 1 bis { $largest }; \
    schreib sie mit Leerzeichen dazwischen. { moves-made } Von hier aus möglich: \
    `{ $prefix }move { $possible }`.
fault-not-a-move = Zug { $index } ({ $move }) kenne ich nicht. { moves-made } Schreib, wohin Steine \
    rutschen, oder ihre Nummern: `{ $prefix }move LUR2`, `{ $prefix }move 7 8`.
fault-mixed-letters = Zug { $index } ({ $move }): Misch nicht L, U, R, D mit W, A, S, D: D heißt bei LURD \
    runter, bei WASD rechts. { moves-made } Schreib `{ $prefix }move LURD` oder `{ $prefix }move AWDS`.
fault-not-a-square = Zug { $index } ({ $move }) ist kein Feld. { moves-made } Schreib Felder so: \
    `{ $prefix }move c3 d5`.
fault-game-options = `{ $prefix }play { $game }` geht ohne Stufe, Länge und Foto. So fängst du an: \
    `{ $prefix }play { $game }`.
fault-step-impossible = Zug { $index } ({ $move }) geht hier nicht. { moves-made } Einen möglichen Zug zeigt \
    `{ $prefix }hint`.
moves-made = { $made ->
    [0] Kein Zug wurde gemacht.
    [one] Der Zug davor wurde gemacht.
   *[other] Die { $made } Züge davor wurden gemacht.
  }
fault-unknown-algorithm = Den Algorithmus „{ $text }“ kenne ich nicht. Es gibt auto, bfs, dfs, iddfs, \
    bidirectional, astar, ida, human und whole-space: `{ example } ida`.
fault-unknown-heuristic = Die Heuristik „{ $text }“ kenne ich nicht. Es gibt misplaced, row-weighted, \
    manhattan, linear-conflict, walking-distance und pattern-database: `{ example } astar manhattan`.
fault-unused-heuristic = { $algorithm } nutzt keine Heuristik; astar und ida tun es: \
    `{ example } astar { $heuristic }`.
fault-bad-limit = „{ $text }“ ist keine Tiefengrenze. Schreib eine ganze Zahl von 1 bis { $most }: \
    `{ example } dfs limit:40`.
fault-unused-limit = { $algorithm } hat keine Tiefengrenze, dfs schon: `{ example } dfs limit:{ $limit }`.
fault-depth-too-large = dfs wird auf { $rows }x{ $cols } nicht fertig: Es geht jeden Weg bis zu seiner \
    Grenze, bevor es umkehrt. Es schafft bis zu { $cells } Felder; ida und human schaffen jede Größe: \
    `{ example } ida`.
fault-unknown-theme = Das Farbschema „{ $text }“ kenne ich nicht. Es gibt light, dark und contrast: \
    `{ example } theme:dark`.
fault-unknown-metric = Die Metrik „{ $text }“ kenne ich nicht. Es gibt stm und mtm: `{ example } mtm`.
fault-space-too-large = { $algorithm } wird auf einem { $rows }x{ $cols }-Brett nicht fertig: Das Brett hat \
    { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  } Stellungen, und sie alle anzusehen bräuchte etwa \
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
  }. { $algorithm } schafft bis zu { $cells } Felder; lass den Algorithmus weg, oder nimm ihn für 3x3: \
      `{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`.
fault-table-too-large = { $heuristic } braucht auf einem { $rows }x{ $cols }-Brett eine Tabelle von etwa \
    { NUMBER($entries, useGrouping: "always") }{ $entriesTens ->
    [0] { "" }
   *[other] ·10^{ $entriesTens }
  } Einträgen, mehr, als ich bauen kann. Nimm eine andere \
      Heuristik oder ein kleineres Brett: `{ $prefix }solve 8 6 7/2 5 4/3 0 1 astar { $heuristic }`.
fault-search-too-large = { $algorithm }{ $heuristic ->
    [none] { "" }
   *[other] { " " }mit { $heuristic }
  } wird hier nicht fertig: Dieses { $rows }x{ $cols }-Brett braucht mindestens { $bound ->
    [one] 1 Zug
   *[other] { $bound } Züge
  }, jede Stellung hat im Mittel { $branching } Fortsetzungen{ $heuristic ->
    [none] { "" }
   *[other] , und die Heuristik spart etwa { $spared } Züge
  }, also wären rund { NUMBER($positions, useGrouping: "always") }{ $positionsTens ->
    [0] { "" }
   *[other] ·10^{ $positionsTens }
  } Stellungen anzusehen; ich schaffe { NUMBER($most, useGrouping: "always") }. Lass das Verfahren weg, oder \
      nimm es für 3x3: `{ $prefix }solve 8 6 7/2 5 4/3 0 1 { $algorithm }`.

# Photos
fault-photo-kind = { $kind ->
    [none] Diese Datei ist kein Bild, das ich zerschneiden kann
    [video] Ein Video ist kein Bild, das ich zerschneiden kann
    [PDF] Ein PDF ist kein Bild, das ich zerschneiden kann
   *[other] Dieses Bild ist ein { $kind }, das kann ich nicht zerschneiden
  }. Schick ein JPEG, PNG oder WebP mit `{ $prefix }play 4x4`.
fault-photo-animated = Dieses Bild ist animiert, in Steine schneiden kann ich nur stehende Bilder. Schick \
    eines als JPEG, PNG oder WebP mit `{ $prefix }play 4x4`.
fault-photo-broken = Dieses Bild lässt sich nicht lesen; vielleicht ging unterwegs etwas verloren. Schick \
    es noch einmal, oder speichere es vorher neu als JPEG, mit `{ $prefix }play 4x4`.
fault-photo-heavy = Dieses Bild ist größer als { $most } MB. Schick eine kleinere Kopie davon mit \
    `{ $prefix }play 4x4`.
fault-photo-large = Dieses Bild hat { $width } x { $height } Pixel; ich nehme bis zu { $most } Millionen \
    Pixel und höchstens 32767 je Seite. Schick eine kleinere Kopie davon mit `{ $prefix }play 4x4`.
fault-photo-small = Dieses Bild hat { $width } x { $height } Pixel, zu wenige für Steine; nötig sind \
    mindestens { $least } je Seite. Schick ein größeres mit `{ $prefix }play 4x4`.
fault-photo-gone = Dieses Bild konnte ich nicht laden. Schick es bitte noch einmal mit `{ $prefix }play 4x4`.
fault-photo-on-knight = Ein Springerbrett hat keine Steine, in die ich dein Foto schneiden könnte. Ein \
    Schiebepuzzle hat welche: Schick das Foto mit `{ $prefix }play 4x4`.

# Knights
fault-line-too-long = Ich lese höchstens { $max } Zeichen, und das sind mehr. Eine Tour braucht weniger: \
    `{ $prefix }knight 5x5 e1`.
fault-no-size = Es fehlt die Größe des Bretts. Schreib Spalten x Reihen, dann das erste Feld: \
    `{ $prefix }knight 5x5 e1`.
fault-bad-board-size = „{ $text }“ ist keine Größe. Schreib Spalten x Reihen: \
    `{ $prefix }{ example-tour } 5x5 e1`.
fault-board-too-large = { $cols }x{ $rows } ist zu groß: Bretter gehen bis { $max }x{ $max }. Zum Beispiel \
    `{ $prefix }knight 8x8 a1`.
fault-too-much-memory = Ein { $cols }x{ $rows }-Brett braucht { $instead ->
    [construct] mit dieser Methode mehr Speicher, als ich habe. Ohne Methode geht es: \
        `{ $prefix }knight { $cols }x{ $rows }`.
   *[smaller] mehr Speicher, als ich habe. Nimm ein kleineres: `{ $prefix }knight 100x100 a1`.
  }
fault-bad-square = „{ $text }“ ist kein Feld dieses Bretts. Felder gehen von a1 bis { $last }: \
    `{ $prefix }{ example-tour } 8x8 a1`.
fault-square-off-board = { $square } liegt nicht auf dem { $cols }x{ $rows }-Brett, dessen Felder von \
    { $first } bis { $last } gehen. Zum Beispiel `{ $prefix }{ example-tour } { $cols }x{ $rows } a1`.
fault-too-many-squares = Eine Tour hat einen Start und ein Ende; „{ $text }“ ist eins zu viel: \
    `{ $prefix }knight 8x8 a1 to h1`.
fault-end-equals-start = Eine Tour kann nicht auf { $square } enden, wo sie beginnt. Nenn ein anderes \
    Endfeld, oder nimm eine geschlossene Tour: `{ $prefix }knight 6x6 closed`.
fault-closed-with-end = Eine geschlossene Tour endet einen Springerzug vom Start entfernt, darum lass das \
    Ende weg: `{ $prefix }knight 6x6 closed`.
fault-unknown-method = Die Methode „{ $text }“ kenne ich nicht. Es gibt { $known }: \
    `{ $prefix }knight 5x5 e1`.
fault-bad-opts = „{ $text }“ sind keine Optimierungen. Es gibt 1 bis 4, all für alle und none für keine: \
    `{ $prefix }knight 5x5 e1 opts:1,3`.
fault-unknown-program = Das Programm „{ $text }“ kenne ich nicht. Es gibt { $known }: \
    `{ $prefix }knight 5x5 e1 program:automaton`.
fault-unknown-array = Das Array „{ $text }“ kenne ich nicht. Ein Array ist eine Reihenfolge der Züge; es \
    gibt { $known }: `{ $prefix }knight 5x5 e1 array:B`.
fault-unknown-style = Den Stil „{ $text }“ kenne ich nicht. Es gibt { $known }: \
    `{ $prefix }knight 8x8 a1 style:smooth`.
fault-unknown-squares = Felder lassen sich als { $known } schreiben, nicht als „{ $text }“: \
    `{ $prefix }knight log 3x4 (2,4) squares:xy`.
fault-no-end = Nach „{ $text }“ fehlt das letzte Feld der Tour. Zum Beispiel `{ $prefix }knight 8x8 a1 to h8`.
fault-no-set = Vor und nach „{ $text }“ gehört je eine Gruppe von Optimierungen. Zum Beispiel \
    `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-bad-seed = „{ $text }“ ist kein Startwert. Schreib eine ganze Zahl von 0 bis 999999999. Zum Beispiel \
    `{ $prefix }knight 8x8 a1 seed:4`.
fault-bad-returns = „{ $text }“ ist keine Anzahl von Rückschritten. Schreib eine ganze Zahl von { $least } \
    bis { NUMBER($max, useGrouping: "always") }. Zum Beispiel \
    `{ $prefix }knight table 5x5 opts:1 max-returns:100`.
fault-unused-seed = { $method ->
    [classic] Die klassische Methode
   *[exhaustive] Eine erschöpfende Suche
  } findet mit jedem Startwert dieselbe Tour, darum lass ihn weg. Andere Methoden nutzen ihn: \
      `{ $prefix }knight 8x8 a1 seed:4`.
fault-one-set = Für eine Tour oder ein Protokoll nenn nur eine Gruppe von Optimierungen, nicht { $count }. \
    Mehrere Gruppen vergleicht eine Tabelle: `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-needs-classic = { $option ->
    [table] Eine Tabelle zeigt die klassische Methode, nicht
    [log] Ein Protokoll zeigt die klassische Methode, nicht
   *[other] „{ $option }“ gehört zur klassischen Methode, nicht zu
  } { $method }: `{ $prefix }knight { $option ->
    [table] table 5x5 opts:1,2
    [log] log 3x4 b1
   *[other] 5x5 e1 method:classic opts:1,3
  }`.
fault-classic-open-only = Die klassische Methode kann weder das Endfeld wählen noch geschlossene Touren \
    machen. Ohne sie geht beides: `{ $prefix }knight 6x6 closed`, `{ $prefix }knight 8x8 a1 to h1`.
fault-out-of-returns = Nach { NUMBER($max, useGrouping: "always") } { $max ->
    [one] Rückschritt
   *[other] Rückschritten
  } gab ich auf, obwohl es eine Tour gibt. { $isAll ->
    [1] Der falsche Zug kam viel früher: Ein höheres max-returns oder method:warnsdorff kann helfen; ohne \
        Methode klappt es immer: `{ $prefix }knight { $cols }x{ $rows } { $start }`.
   *[0] Mehr Optimierungen oder ein höheres max-returns helfen: \
       `{ $prefix }knight { $cols }x{ $rows } { $start } opts:1-4`.
  }
fault-backtracks-too-large = Eine Tabelle für { $cols }x{ $rows } würde zu lange dauern: Tabellen gehen \
    bis { $max } Felder. Zum Beispiel `{ $prefix }knight table 8x8 opts:1-3`.
fault-table-out-of-time = Bei { $cols }x{ $rows } hat die Zeit nicht einmal für das erste Feld gereicht. \
    Nimm mehr Optimierungen, und lass die Suche früher aufgeben: \
    `{ $prefix }knight table { $cols }x{ $rows } opts:1-3 max-returns:1000`.
fault-table-cut = Die Zeit hat für { $percent } % der Felder gereicht; auf den übrigen steht ?. Gib mir \
    mehr Zeit, in Millisekunden: `{ $prefix }knight table { \
    $cols }x{ $rows } opts:{ $opts } --time 600000`.{ $slow ->
    [1] { " " }Auch früheres Aufgeben hilft: max-returns:1000.
   *[0] { "" }
  }
fault-log-too-large = Ein Protokoll für { $cols }x{ $rows } wäre zu lang zum Lesen: Protokolle gehen bis \
    { $max } Felder. Zum Beispiel `{ $prefix }knight log 3x4 b1`.
fault-table-square = Eine Tabelle beginnt auf jedem Feld von { $cols }x{ $rows }, darum lass { $square } \
    weg: `{ $prefix }knight table 5x5 opts:1,2`.
fault-table-style = Eine Tabelle zeigt keinen Weg, darum lass den Stil weg: \
    `{ $prefix }knight table 5x5 opts:1,2`.
fault-too-many-sets = { $count } Tabellen passen nicht in ein Bild; bis zu { $max } gehen: \
    `{ $prefix }knight table 5x5 opts:1 vs 1,2`.
fault-log-no-start = Ein Protokoll braucht das Feld, auf dem es beginnt: `{ $prefix }knight log 3x4 b1`.
fault-log-end = Ein Protokoll endet, wo die Suche endet, darum lass { $end } weg: \
    `{ $prefix }knight log 3x4 b1`.
fault-unknown-kind = „{ $text }“ kann ich nicht zeigen. Es gibt { $known }: \
    `{ $prefix }knight table 5x5 opts:1,2`.
fault-machine-alone = Der Automat ist für jedes Brett derselbe, darum lass „{ $text }“ weg: \
    `{ $prefix }knight machine`.
fault-arrays-alone = Die Arrays (Reihenfolgen der Züge) sind für jedes Brett dieselben, darum lass \
    „{ $text }“ weg: `{ $prefix }knight arrays`.

# Days
fault-bad-period = „{ $text }“ kenne ich nicht. Schreib day, week, month oder all. Für alle Chats \
    zusammen füg everywhere hinzu: `{ $prefix }leaderboard everywhere week`.
fault-bad-day = „{ $text }“ ist kein Tag. Schreib ihn so: `{ $prefix }daily { $today }`.
fault-day-to-come = Das Rätsel vom { $day } kommt erst noch. Das von heute: `{ $prefix }daily { $today }`.
fault-day-too-early = Die Rätsel beginnen am { $first }. Das von heute: `{ $prefix }daily`.

# The solver
fault-busy = Gerade bearbeite ich so viele Fragen, wie ich kann. Versuch es bitte in einer halben Minute \
    noch einmal: `{ example }`.
fault-cancelled = Abgebrochen. Nichts ist verloren: Schick es noch einmal, wann du magst.
fault-out-of-time = Hierfür hat die Zeit nicht gereicht. Nimm ein kleineres Brett, oder lass das Verfahren \
    weg: `{ example }`.
fault-solver-failed = Die Berechnung brach mit einem Fehler ab; ich habe ihn notiert. Versuch es bitte noch \
    einmal, oder nimm ein anderes Brett: `{ example }`.
