# Boards in pictures
picture-working = Ich lese das Brett auf deinem Bild …
picture-read = Gelesen: `{ $board }`.
picture-question = { $which ->
    [unsure] Ist das dein Brett? Bitte prüfe { $cells }.
    [misfit] Ist das dein Brett? Ich lese { $twice } doppelt, aber kein { $missing } (0 ist die Lücke); \
        bitte prüfe { $cells }.
    [unclear] Ist das dein Brett? Die Zahlen waren schwer zu lesen; bitte prüfe { $cells }.
   *[changed] Ist das dein Brett?
  }
    { $typing ->
        [type] Oder schreib `{ $cell } { $number }`, damit die { $number } auf { $cell } steht, oder schick
        [reply] Oder antworte `{ $cell } { $number }`, damit die { $number } auf { $cell } steht, oder schick
       *[none] Oder schick
      } es selbst: \
    `{ $prefix }{ $name } { $board }`
button-picture-right = { $name ->
    [solve] Stimmt, lösen
    [play] Stimmt, spielen
   *[other] Stimmt
  }
button-picture-change = Einen Stein ändern
button-not-quite = Nicht ganz?
picture-choose-cell = Welcher Stein ist falsch? Drück ihn, oder schick das Brett selbst: \
    `{ $prefix }{ $name } { $board }`
picture-choose-number = Was steht auf { $cell }? Die beiden tauschen die Plätze.
solve-option-picture = Stattdessen ein Bild des Bretts: JPEG, PNG oder WebP, bis 10 MB
analyse-option-picture = Stattdessen ein Bild des Bretts: JPEG, PNG oder WebP, bis 10 MB
explain-option-picture = Stattdessen ein Bild des Bretts: JPEG, PNG oder WebP, bis 10 MB
compare-option-picture = Stattdessen ein Bild des Bretts: JPEG, PNG oder WebP, bis 10 MB
fault-picture-unread = { $why ->
    [kind] { $kind ->
        [none] Diese Datei ist kein Bild, das ich lesen kann
        [video] Ein Video ist kein Bild, das ich lesen kann
        [PDF] Ein PDF ist kein Bild, das ich lesen kann
       *[other] Dieses Bild ist ein { $kind }, das kann ich nicht lesen
      }. Schick ein JPEG, PNG oder WebP
    [animated] Dieses Bild bewegt sich. Schick ein unbewegtes, als JPEG, PNG oder WebP
    [heavy] Dieses Bild ist größer als { $most } MB. Schick eine kleinere Kopie davon
    [large] Dieses Bild hat { $width } x { $height } Pixel; ich nehme bis zu { $most } Millionen. Schick \
        eine kleinere Kopie davon
    [small] Dieses Bild hat { $width } x { $height } Pixel, zu wenige zum Lesen; { $least } je Seite \
        braucht es. Schick ein größeres
    [slow] Dieses Bild zu lesen hat zu lange gedauert. Schick es noch einmal, oder eine kleinere Kopie davon
    [gone] Dieses Bild konnte ich nicht laden. Schick es bitte noch einmal
   *[broken] Dieses Bild lässt sich nicht lesen; vielleicht ging unterwegs etwas verloren. Schick es \
        noch einmal, oder speichere es vorher neu als JPEG
  }, oder schreib das Brett: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-no-board-found = Auf diesem Bild finde ich kein Schiebepuzzle. Zeig das ganze Brett, gerade von \
    oben und scharf, oder schreib das Brett: `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-numbers-unclear = Ich finde ein Brett { $rows }x{ $cols }, aber { $unclear } seiner Zahlen sind \
    unklar. Zeig das ganze Brett, näher, gerader und in gleichmäßigem Licht, oder schreib das Brett: \
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-not-a-sliding-puzzle = Die Zahlen auf diesem Bild sind kein Schiebepuzzle: Das hat eine Lücke und \
    jede Zahl ab 1 einmal. Zeig das ganze Brett und nichts darum herum, oder schreib das Brett: \
    `{ $prefix }solve 8 6 7/2 5 4/3 0 1`.
fault-picture-unsure = Ich lese `{ $board }`, bin mir bei { $cells } aber nicht sicher. Verbessere und \
    schreib es: `{ $prefix }solve { $board }`.
