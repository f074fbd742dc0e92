# Boards in pictures
picture-working = Ich lese das Brett auf deinem Bild …
picture-read = Ich habe dieses Brett gelesen: `{ $board }`.
picture-question = { $which ->
    [unsure] Ist das dein Brett? Bitte prüfe { $cells }.
    [misfit] Ist das dein Brett? Ich lese { $twice } doppelt, aber { $missing } nirgends (0 ist die Lücke). \
        Bitte prüfe { $cells }.
    [large] Ist das dein Brett? Ich lese { $large } (zu groß für dieses Brett), aber { $missing } nirgends. \
        Bitte prüfe { $cells }.
    [unclear] Ist das dein Brett? Die Zahlen waren schwer zu lesen. Bitte prüfe { $cells }.
    [whole] Ist das das ganze Brett? Um es herum stehen wohl weitere Zahlen.
    [several] Auf dem Bild sehe ich { $count } Bretter. Meinst du dieses?
   *[changed] Ist das dein Brett?
  }
    { $typing ->
        [type] Soll auf { $cell } die { $number } stehen, schreib `{ $cell } { $number }`. Oder schick mir \
            das ganze Brett als Text:
        [reply] Soll auf { $cell } die { $number } stehen, antworte `{ $cell } { $number }`. Oder schick \
            mir das ganze Brett als Text:
       *[none] Wenn nicht, schick mir das ganze Brett als Text:
      } `{ $prefix }{ $name } { $board }`
button-picture-right = { $name ->
    [solve] Stimmt, lösen
    [play] Stimmt, spielen
   *[other] Stimmt
  }
button-picture-change = Einen Stein ändern
button-not-quite = Nicht ganz?
picture-choose-cell = Welcher Stein ist falsch? Drück auf ihn, oder schick mir das ganze Brett als Text: \
    `{ $prefix }{ $name } { $board }`
picture-choose-number = Welche Zahl gehört auf { $cell }? Der Stein mit dieser Zahl und der jetzige \
    tauschen dann die Plätze.
solve-option-picture = Ein Bild des Bretts (JPEG, PNG, WebP; 10 MB) oder eine Textdatei mit Brettern (64 kB)
analyse-option-picture = Ein Bild des Bretts (JPEG, PNG, WebP; 10 MB) oder ein Text mit einem Brett (64 kB)
explain-option-picture = Ein Bild des Bretts (JPEG, PNG, WebP; 10 MB) oder ein Text mit einem Brett (64 kB)
compare-option-picture = Ein Bild des Bretts (JPEG, PNG, WebP; 10 MB) oder ein Text mit einem Brett (64 kB)
fault-picture-unread = { $why ->
    [kind] { $kind ->
        [none] Diese Datei ist kein Bild, das ich lesen kann
        [video] Ein Video kann ich nicht lesen
        [PDF] Ein PDF kann ich nicht lesen
       *[other] Dieses Bild ist ein { $kind }, das kann ich nicht lesen
      }. Schick ein JPEG, PNG oder WebP
    [animated] Dieses Bild ist animiert. Schick ein unbewegtes Bild als JPEG, PNG oder WebP
    [heavy] Diese Datei ist größer als { $most } MB. Schick eine kleinere Kopie davon
    [large] Dieses Bild hat { $width } x { $height } Pixel. Ich nehme bis zu { $most } Millionen Pixel. \
        Schick eine kleinere Kopie davon
    [small] Dieses Bild hat { $width } x { $height } Pixel, zu wenige zum Lesen. Schick eines mit mindestens \
        { $least } Pixeln je Seite
    [slow] Dieses Bild zu lesen hat zu lange gedauert. Schick es noch einmal, oder eine kleinere Kopie davon
    [gone] Diese Datei konnte ich nicht laden. Schick sie bitte noch einmal
   *[broken] Dieses Bild lässt sich nicht lesen. Vielleicht kam es unvollständig an. Schick es \
        noch einmal, oder speichere es vorher neu als JPEG
  }, oder schreib das Brett: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-text-file-large = Diese Datei ist größer als { $most } kB; mehr lese ich nicht als Text. Schick nur \
    ihre Bretter, bis zu 100, oder schreib eines: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-text-file-binary = Diese Datei ist weder ein Bild noch ein Text in UTF-8 oder UTF-16. Schick ein JPEG, \
    PNG, WebP oder eine Textdatei, oder schreib das Brett: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-no-board-found = Auf diesem Bild finde ich kein Schiebepuzzle. Zeig das ganze Brett, gerade von \
    oben und scharf, oder schreib das Brett: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-letters = Ich sehe ein { $rows }x{ $cols }-Brett mit Buchstaben oder anderen Zeichen. Auf Bildern lese \
    ich nur Ziffern. Zeig ein Brett mit Zahlen, oder schreib es: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-numbers-unclear = Ich finde ein { $rows }x{ $cols }-Brett, aber { $unclear } seiner Zahlen sind \
    unklar. Zeig das ganze Brett, näher, gerader und in gleichmäßigem Licht, oder schreib das Brett: \
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-not-a-sliding-puzzle = { $why ->
    [tour] Das sieht nach einer Springertour aus, nicht nach einem Schiebepuzzle
    [table] Um die { $rows }x{ $cols } Felder herum, die ich gefunden habe, stehen weitere Zahlen
    [no-blank] Ich sehe { $rows }x{ $cols } Zahlen, aber keine Lücke
    [blanks] Ich sehe { $rows }x{ $cols } Felder mit { $blanks } Lücken
   *[numbers] Ich sehe { $rows }x{ $cols } Felder, aber ihre Zahlen ergeben kein Schiebepuzzle
  }. Ein Puzzle hat eine Lücke und jede Zahl ab 1 einmal. Zeig das ganze \
    Brett und sonst nichts, oder schreib das Brett: \
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-picture-unsure = Ich lese `{ $board }`, { $doubtful ->
    [0] aber um das Brett herum stehen wohl weitere Zahlen. Wenn es ganz ist, schick es mir
   *[other] bin mir bei { $cells } aber nicht sicher. Berichtige das Brett, und schick es mir
  }: `{ $prefix }solve { $board }`.
fault-picture-several = Auf dem Bild sehe ich { $count } Bretter. Schick ein Bild von einem Brett oder von \
    Start und Ziel, oder schreib das Brett: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
