# The help, one text per command; 80 columns at most.
terminal-help-about =
    TileKnight löst Schiebepuzzles und findet Springertouren.
terminal-help-called =
    Schreib in diesem Verzeichnis { $program } statt tileknight.
terminal-help-solve =
    { $prefix }solve BRETT [-> ZIEL]    die kürzeste Lösung eines Schiebepuzzles
      --size 2x3  --goal "1 2 3 4 5 0"  --metric stm|mtm  --time MILLISEKUNDEN
      --algorithm auto|bfs|dfs|iddfs|bidirectional|astar|ida|human|whole-space
      --limit N                           wie viele Züge tief dfs geht
      --heuristic misplaced|row-weighted|manhattan|linear-conflict
                  |walking-distance|pattern-database
      --positions                         die Stellungen auf dem Weg zum Ziel
      --png DATEI  --gif DATEI            das Bild, die Animation
terminal-help-knight =
    { $prefix }knight GRÖSSE [FELD] [to FELD] [closed]    eine Springertour
      --method construct|warnsdorff|classic|exhaustive  --time MILLISEKUNDEN
      --seed N                            nur für construct und warnsdorff
      --opts 1,3  --program iterative|recursive|automaton  --array A|B|C|D|E
      --max-returns N  --good-returns N   Grenzen der klassischen Methode
      --squares a1|xy                     xy: (x,y) von links oben
      --style straight|smooth  --png DATEI  --gif DATEI
      --order DATEI                       die Zugnummer jedes Feldes
      --squares-list                      die Felder der Reihe nach: a1 c2 ...
      --measures                          Knicke und Kreuzungen im JSON
    { $prefix }knight count GRÖSSE [FELD] [to FELD] [closed]    die Zahl der Touren
    { $prefix }knight check [GRÖSSE] TOUR    deine Tour: Felder oder Zugnummern
    { $prefix }knight table GRÖSSE [opts:1 vs 1,2]    Rückschritte von jedem Feld
    { $prefix }knight log GRÖSSE FELD   die klassische Suche Schritt für Schritt
                                          (3x4 b1, oder 3x4 "(2,4)")
    { $prefix }knight machine           der Automat dieser Suche
    { $prefix }knight arrays            die Zugreihenfolgen dieser Suche
terminal-help-analyse =
    { $prefix }analyse BRETT [-> ZIEL] [ZÜGE]    alles über ein Brett,
                                          oder unnötige Züge einer Lösung
      --size  --goal  --solution ZÜGE  --metric stm|mtm  --moves tile|blank
      --time MILLISEKUNDEN  --gif DATEI  --png DATEI
terminal-help-explain =
    { $prefix }explain BRETT [-> ZIEL]  warum lösbar oder nicht; das Brett als Zahl
      --size  --goal  --png DATEI
    { $prefix }explain BRETT SUCHE      eine Suche in Schritten, wie bei log solve;
                                          human: wie Menschen lösen
      { $prefix }explain 1 2 3 4 0 5 astar misplaced
terminal-help-log =
    { $prefix }log solve BRETT [-> ZIEL] [SUCHE] [HEURISTIK]    Schritt für Schritt
      bfs|dfs|iddfs|astar|ida|bidirectional    Bretter bis 10 Felder
      misplaced|row-weighted|manhattan|linear-conflict|walking-distance
                                          für astar und ida
      --limit N                           wie viele Züge tief dfs geht
      --steps N                           höchstens N Schritte; ohne Angabe 20000
      --size  --goal  --png DATEI  --gif DATEI
terminal-help-compare =
    { $prefix }compare BRETT [-> ZIEL]  alle Methoden auf einem Brett
      --size  --goal  --metric  --png DATEI
      --time MILLISEKUNDEN                für jede Methode
terminal-help-scramble =
    { $prefix }scramble [GRÖSSE]        ein gemischtes Brett und der Weg dorthin
      --blank corner | --moves N | --length N
      --seed N  --time MILLISEKUNDEN  --png DATEI
terminal-help-apply =
    { $prefix }apply BRETT ZÜGE         das Brett nach diesen Zügen
terminal-help-invert =
    { $prefix }invert [BRETT] ZÜGE      die Züge, die zurückführen; mit BRETT auch
                                          das Brett, von dem sie kamen
terminal-help-transpose =
    { $prefix }transpose BRETT | ZÜGE   BRETT oder ZÜGE diagonal gespiegelt
terminal-help-reverse =
    { $prefix }reverse BRETT | ZÜGE     Start und Ziel vertauscht; oder die Züge
                                          vom letzten zum ersten
terminal-help-simplify =
    { $prefix }simplify ZÜGE            die Züge ohne jene, die sich aufheben
terminal-help-notation =
    { $prefix }notation ZÜGE            die Züge als RRDD und R2D2, als Richtungen
                                          des Steins und der Lücke
terminal-help-neighbours =
    { $prefix }neighbours BRETT         alle Bretter, die einen Zug entfernt sind
terminal-help-key =
    { $prefix }key BRETT                ein Brett als Zahl: die Steine als Ziffern,
                                          und sein Platz unter allen Anordnungen
terminal-help-board =
    { $prefix }board GRÖSSE SCHLÜSSEL | GRÖSSE number:N    aus einer Zahl das Brett
terminal-help-read =
    { $prefix }read DATEI...            das Brett auf jedem Bild (JPEG, PNG, WebP)
    { $prefix }solve --picture DATEI    löst das Brett auf einem Bild; geht auch mit
                                          analyse, explain und compare
fault-no-picture = Nenn die Bilder hinter `read`: `read board.png`.
terminal-read = { $sure ->
    [yes] { $board }
    [no] { $board } (unsicher)
   *[cells] { $board } (unsicher; prüfe die Felder { $cells })
  }
terminal-help-all =
    Alle Befehle: --json gibt ein Objekt aus; --stdin --json eines je Eingabezeile.
    Züge: --metric mtm schreibt R2; --moves blank nennt den Weg der Lücke.
    Bilder: --theme dark zeichnet auf dunklem Grund, contrast mit hohem Kontrast.
    Sprache: --language de, sonst die von LC_ALL, LC_MESSAGES oder LANG: de, en, es,
      ru, zh. JSON ist in allen gleich.
    { $prefix }help BEFEHL, { $prefix }--version

    Beispiele:
      { $prefix }solve 1 2 3 4 0 5
      { $prefix }solve "2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2" --json
      { $prefix }knight 5x5 e1 --png tour.png
      { $prefix }knight table 7x7 opts:1,2,3 program:automaton --json
      { $prefix }analyse 1 2 3 4 0 5 RLL
      { $prefix }scramble 4x4 --length 50
      { $prefix }scramble 4x4 | { $prefix }solve

# For the operators of a bot.
terminal-help-operator = Für Betreiber des Bots:
terminal-help-backup =
    { $prefix }backup DATEI             eine Kopie der Datenbank, auch im Betrieb
terminal-help-restore =
    { $prefix }restore DATEI            die Datenbank aus einer Kopie zurückholen
terminal-help-migrate-data =
    { $prefix }migrate-data             SQLite-Daten in PostgreSQL (DATABASE_URL)
terminal-backed-up = Eine Kopie der Datenbank liegt in { $file }.
terminal-restored = Die Datenbank ist jetzt die aus { $file }.{ $before ->
    [none] { "" }
   *[other] { " " }Die vorige liegt in { $before }.
  }
terminal-migrated = Die Daten sind kopiert und Zeile für Zeile verglichen:
terminal-needs-postgres = DATABASE_URL muss die PostgreSQL-Datenbank nennen, in die kopiert wird.
terminal-on-postgres = DATABASE_URL ist gesetzt, die Daten liegen also in PostgreSQL. Nimm den Befehl von \
    PostgreSQL: { $line }
terminal-operator-takes = { $wanted ->
    [file] Dieser Befehl braucht den Namen einer Datei
   *[nothing] Nach diesem Befehl folgt nichts weiter
  }, zum Beispiel: { example-operator }

terminal-written = Geschrieben: { $files }.
terminal-undrawn = Hier gibt es nichts zu zeichnen oder zu schreiben, deshalb { $count ->
    [one] blieb { $options } unbenutzt
   *[other] blieben { $options } unbenutzt
  }.
terminal-output = Die Antwort lässt sich nicht auf die Standardausgabe schreiben ({ $reason }).

fault-unknown-option = Die Option { $text } gibt es hier nicht. `{ $prefix }help` nennt alle Optionen, zum \
    Beispiel `{ example } --json`.
fault-option-value = --{ $option } braucht einen Wert, zum Beispiel `{ example } { terminal-option-example }`.
fault-language-option = „{ $text }“ spreche ich noch nicht. Ich spreche: { $known }. Zum Beispiel \
    `{ $prefix }help --language de`.
fault-seed-option = „{ $text }“ ist kein Startwert. Schreib eine ganze Zahl von 0 bis 999999999. Zum \
    Beispiel `{ example } --seed 4`.
fault-time-option = „{ $text }“ ist keine Zeitgrenze. Schreib eine Anzahl von Millisekunden, mindestens 1. \
    Zum Beispiel `{ example } --time 30000`.
fault-search-steps = „{ $text }“ ist keine Anzahl von Schritten. Schreib eine ganze Zahl von 1 bis \
    { $max }. Zum Beispiel `{ example } --steps 100`.
fault-unused-steps = Nur eine Suche hat Schritte, die man zählen kann. Nenn eine Suche: \
    `{ $prefix }explain 1 2 3 4 0 5 astar --steps 100`.
fault-log-of-what = Was soll ich protokollieren? \
    `{ $prefix }log solve 1 2 3 4 0 5 astar misplaced` zeigt die Suche nach einer Lösung, \
    `{ $prefix }knight log 3x4 b1` die Suche nach einer Springertour.
fault-file = Die Datei { $file } lässt sich nicht schreiben ({ $reason }). Zum Beispiel \
    `{ example } --png out.png`.
fault-text-file = { $reason ->
    [large] Die Datei { $file } ist größer als 64 kB.
    [binary] Die Datei { $file } ist kein Text.
   *[gone] Die Datei { $file } ist nicht lesbar.
  } Gib eine Textdatei mit einem Brett an, oder tipp das Brett: `{ $prefix }solve 1 2 3/4 0 5`.
fault-no-file-name = --{ $option } braucht einen Dateinamen. „-“ geht hier nicht, denn --{ $option } \
    schreibt nur in eine Datei, nie ins Terminal. Zum Beispiel `{ example } { terminal-option-example }`.
fault-file-ending = --{ $option } schreibt { $option ->
    [gif] GIF
    [order] Text
   *[png] PNG
  }, also muss der Name der Datei auf „{ $option ->
    [order] .txt
   *[other] .{ $option }
  }“ enden: `{ example } --{ $option } { $file }`.
fault-option-misfit = { $option } passt nicht { $kind ->
    [count] zu einer Zählung
    [check] zu einer Prüfung
    [table] zu einer Tabelle
    [log] zu einem Protokoll
    [arrays] zu den Zugreihenfolgen
   *[machine] zum Automaten
  }. Zum Beispiel `{ $prefix }knight { $kind ->
    [count] count 5x5
    [check] check 4x3 a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3
    [table] table 7x7 opts:1,2,3
    [log] log 3x4 b1
    [arrays] arrays
   *[machine] machine
  } --png out.png`.
terminal-batch-rows = Mit --stdin ist jede Zeile ein Puzzle. Verbinde die Zeilen eines Bretts mit /, wie in \
    `1 2 3/4 0 5`, oder lass --stdin weg.
fault-batch-misfit = Mit --stdin kommen die Zeilen von der Standardeingabe, und die Antworten gehen auf \
    die Standardausgabe, darum lass „{ $text }“ weg: `{ $prefix }{ $command } --stdin --json`.
fault-gif-too-large = Eine Animation von { $cols }x{ $rows } wäre zu groß. Das größte Brett ist \
    { $max }x{ $max }. Zum Beispiel `{ $prefix }knight 8x8 a1 --gif tour.gif`.
fault-no-board-of-key = Kein { $rows }x{ $cols }-Brett hat den Schlüssel { $key }. Zum Beispiel \
    `{ $prefix }board 2x3 11165`.
fault-no-board-of-number = Kein { $rows }x{ $cols }-Brett hat die Nummer { $number }: Die Nummern gehen \
    von 0 bis { $last }. Zum Beispiel `{ $prefix }board 2x3 number:152`.
fault-no-board-in-object = In diesem JSON-Objekt steht kein Brett: „start“, „board“ oder „tiles“ muss eine \
    Liste von Steinen sein, wie `{ $prefix }scramble 3x3 --json` sie ausgibt.
