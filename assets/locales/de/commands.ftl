# The commands as menus show them (at most 100 characters each), and texts that all commands share.

solve-description = Die kürzeste Lösung eines Schiebepuzzles: /solve 1 2 3 4 0 5
# In the menu of actions on a message: at most 32 characters.
solve-message = Dieses Brett lösen
solve-option-board = Das Brett Zeile für Zeile, 0 für die Lücke: 1 2 3 4 0 5 oder 5 1 3/4 2 0/7 8 6
solve-option-goal = Das Ziel; ohne Angabe 1, 2, 3, ... und am Ende die Lücke
solve-option-size = Zeilen x Spalten, etwa 2x4; übliche Größen erkenne ich selbst
solve-option-algorithm = Das Suchverfahren; ohne Angabe das beste für diese Größe
solve-option-heuristic = Die Schätzung, die astar und ida leitet; ohne Angabe linear-conflict
solve-option-limit = Wie viele Züge tief dfs geht; ohne Angabe so viele, wie das schwerste Brett braucht
solve-option-metric = stm: jeder bewegte Stein ist ein Zug; mtm: auch mehrere Steine in einem Schub sind ein \
    Zug

knight-description = Eine Springertour über jedes Feld eines Bretts: /knight 5x5 e1
knight-option-size = Spalten x Reihen: 8x8, 5x7, 3x10; oder die ganze Anfrage: table 5x5 opts:1 vs 1,2
knight-option-start = Das erste Feld, etwa e1
knight-option-end = Das letzte Feld, etwa h1
knight-option-closed = Eine Tour, die einen Springerzug vom ersten Feld entfernt endet
knight-option-method = construct findet auf jedem Brett sofort eine Tour; die anderen suchen wie im Lehrbuch
knight-option-opts = Optimierungen der klassischen Methode: 1,3 oder 1-4; in einer Tabelle auch 1 vs 1,2
knight-option-program = Eines der drei Programme der klassischen Methode; alle finden dieselbe Tour
knight-option-array = Die Reihenfolge, in der die klassische Methode die Züge probiert
knight-option-max-returns = Nach so vielen Rückschritten gibt die Suche auf (MAX_RET); ohne Angabe 400000
knight-option-good-returns = Nach so vielen Rückschritten nimmt Optimierung 4 das nächste Array \
    (GOOD_RET); ohne Angabe 1
knight-option-style = Wie der Weg gezeichnet wird
knight-option-squares = Wie Felder geschrieben werden: e1, oder (x,y) von links oben
knight-option-show = Eine Tour, eine Tabelle der Rückschritte, ein Protokoll der Suche, der Automat oder \
    die Arrays

daily-description = Das Rätsel von heute, dasselbe für alle, mit Serien; /daily knight: eine Springertour
daily-option-day = knight: der Springer des Tages; oder ein vergangener Tag zum Üben, etwa 2026-11-20

leaderboard-description = Wer die Tagesrätsel am besten löst, hier oder überall: /leaderboard week
leaderboard-option-period = day (heute), week (Woche), month (Monat) oder all (gesamt)
leaderboard-option-scope = here (dieser Chat) oder everywhere (überall)
leaderboard-option-series = puzzle (das Tagesrätsel) oder knight (der Springer des Tages)

stats-description = Deine Tagesrätsel: Kalender, Serie, Züge über dem Minimum, Bestzeiten

play-description = Ein eigenes Spiel: /play 4x4, ein Brett von dir oder /play knight 6x6
play-option-size = Größe von 2x2 bis 10x10 (ohne Angabe 3x3), Brett: 8 6 7/2 5 4/3 0 1, oder: knight 6x6 a1
play-option-level = Leicht, mittel oder schwer: je nachdem, wie viele Züge das Brett braucht
play-option-length = Wie viele Züge die kürzeste Lösung hat, etwa 20
play-option-picture = Dein Foto, das ich in Steine schneide: JPEG, PNG oder WebP, bis 10 MB
play-option-public = Ein Brett, das alle hier sehen

move-description = Züge auf dem Brett, das du spielst: /move LUR2, /move 7 8, /move c3
move-option-moves = Wohin Steine rutschen (LUR2, links, wasd, ←), die Steine (7 8) oder Springerfelder (c3 d5)

sorry = Bei mir ist etwas schiefgegangen. Ich habe es{ $code ->
    [none] {""}
   *[other] {" "}unter { $code }
} notiert. Versuch es bitte noch einmal.
cancelling = Ich breche ab.
# Before a late answer, which is a message of its own.
late-answer = **{ $name }**, hier ist, worum du gebeten hast. Entschuldige, dass es so lange gedauert hat.
# For a picture, a sticker or a voice message without words.
words-only = { $kind ->
    [picture] Ich lese Bretter auf Bildern: Schick ein JPEG, PNG oder WebP. Oder schreib das Brett Zeile \
        für Zeile, 0 für die Lücke, zum Beispiel `/solve 1 2 3 4 0 5`. Ein Foto mit `/play 4x4` \
        darunter schneide ich in Steine.
   *[other] Ich verstehe Text und Fotos. Schreib ein Brett, zum Beispiel `/solve 1 2 3 4 0 5`, oder spiel: \
       `/play 4x4`. Alles Übrige zeigt `/help`.
  }
bare-size = **{ $size }**: { $has ->
    [both] ein Schiebepuzzle oder eine Springertour? `{ $prefix }play { $size }` mischt eines, \
        `{ $prefix }knight { $size }` zeichnet eine.
    [puzzle] ein Schiebepuzzle? `{ $prefix }play { $size }` mischt eines.
    [tour] eine Springertour? `{ $prefix }knight { $size }` zeichnet eine.
   *[none] ein Brett dieser Größe gibt es nicht. Zum Beispiel `{ $prefix }play 4x4` oder \
       `{ $prefix }knight 8x8`.
  }

button-cancel = Abbrechen
button-leaderboard = Rangliste
button-share = Teilen
button-size-puzzle = Puzzle { $size }
button-size-tour = Springertour { $size }
button-send-to-chat = In einen Chat senden
button-another-tour = Andere Tour
button-walk-it = Tour selbst gehen
button-smooth = Geschwungene Linie
button-straight = Gerade Linie
button-gif = Als GIF
button-order = Zugnummern als Datei
option-theme = Bilder hell, dunkel oder mit hohem Kontrast
