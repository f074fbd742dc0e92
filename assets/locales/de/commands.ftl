# The commands as menus show them (at most 100 characters each), and texts that all commands share.

solve-description = Die kürzeste Lösung eines Schiebepuzzles: /solve 1 2 3 4 0 5
# In the menu of actions on a message: at most 32 characters.
solve-message = Dieses Brett lösen
solve-option-board = Das Brett Zeile für Zeile, 0 für die Lücke: 1 2 3 4 0 5 oder 5 1 3/4 2 0/7 8 6
solve-option-goal = Das Zielbrett; ohne Angabe 1, 2, 3, ... und am Ende die Lücke
solve-option-size = Die Größe in Zeilen x Spalten, etwa 2x4; übliche Größen erkenne ich selbst
solve-option-algorithm = Das Suchverfahren; ohne Angabe das beste für diese Größe
solve-option-heuristic = Die Heuristik (Schätzung), die astar und ida leitet; ohne Angabe linear-conflict
solve-option-limit = Wie viele Züge tief dfs sucht; ohne Angabe so viele, wie das schwerste Brett braucht
solve-option-metric = Was ein Zug ist: stm zählt jeden Stein einzeln, mtm den Schub mehrerer Steine als \
    einen Zug

knight-description = Eine Springertour über alle Felder eines Bretts: /knight 5x5 e1
knight-option-size = Die Größe in Spalten x Reihen, etwa 8x8; oder eine ganze Anfrage: table 5x5 opts:1 vs 1,2
knight-option-start = Das erste Feld, etwa e1
knight-option-end = Das letzte Feld, etwa h1
knight-option-closed = Eine geschlossene Tour: Sie endet einen Springerzug vom ersten Feld entfernt
knight-option-method = construct findet auf jedem Brett sofort eine Tour; die anderen suchen wie im Lehrbuch
knight-option-opts = Optimierungen der klassischen Methode: 1,3 oder 1-4; in einer Tabelle auch 1 vs 1,2
knight-option-program = Eines der drei Programme der klassischen Methode; alle finden dieselbe Tour
knight-option-array = Die Zugreihenfolge, nach der die klassische Methode Züge probiert: A bis E
knight-option-max-returns = Nach so vielen Rückschritten gibt die Suche auf (MAX_RET); ohne Angabe 400000
knight-option-good-returns = Nach so vielen Rückschritten nimmt Optimierung 4 die nächste Zugreihenfolge \
    (GOOD_RET); sonst 1
knight-option-style = Wie der Weg gezeichnet wird: gerade (straight) oder geschwungen (smooth)
knight-option-squares = Wie Felder geschrieben werden: e1, oder (x,y), von links oben gezählt
knight-option-show = Was ich zeigen soll: Tour, Anzahl, Prüfung deiner Tour, Tabelle, Protokoll, Automat, \
    Zugfolgen

daily-description = Das Rätsel von heute, für alle dasselbe; oder die Springertour von heute: /daily knight
daily-option-day = knight für die Springertour von heute, oder ein früherer Tag zum Üben, etwa 2026-11-20

leaderboard-description = Wer die Tagesrätsel am besten löst, hier oder überall: /leaderboard week
leaderboard-option-period = Der Zeitraum: day (heute), week (Woche), month (Monat) oder all (gesamt)
leaderboard-option-scope = Wessen Ergebnisse zählen: here (dieser Chat) oder everywhere (überall)
leaderboard-option-series = Welche Rangliste: puzzle (das Tagesrätsel) oder knight (der Springer des Tages)

stats-description = Deine Ergebnisse bei Tagesrätseln: Kalender, Serie, Züge über dem Minimum, Bestzeiten

play-description = Ein eigenes Spiel: /play 4x4, ein Brett, das du eintippst, oder /play knight 6x6
play-option-size = Größe von 2x2 bis 10x10 (ohne Angabe 3x3), ein Brett wie 8 6 7/2 5 4/3 0 1, oder knight \
    6x6 a1
play-option-level = Wie schwer das Brett ist, nach der Zahl der Züge: leicht, mittel oder schwer
play-option-length = Wie viele Züge die kürzeste Lösung des Bretts hat, etwa 20
play-option-picture = Ein Foto, das ich in Steine schneide, oder ein Brett als Bild oder Textdatei
play-option-public = Das Brett allen in diesem Chat zeigen

move-description = Züge auf dem Brett machen, das du spielst: /move LUR2, /move 7 8, /move c3
move-option-moves = Deine Züge als Richtungen (LUR2, links, wasd, ←), Steine (7 8) oder Springerfelder (c3 d5)

sorry = Bei mir ist etwas schiefgegangen. Ich habe den Fehler{ $code ->
    [none] {""}
   *[other] {" "}unter { $code }
} notiert. Versuch es bitte noch einmal.
cancelling = Ich breche ab.
# Before a late answer, which is a message of its own.
late-answer = **{ $name }**, hier ist deine Antwort. Entschuldige, dass es so lange gedauert hat.
# For a picture, a sticker or a voice message without words.
words-only = Ich verstehe Text, Bilder und Textdateien. Schreib ein Brett, zum Beispiel \
    `/solve 1 2 3 4 0 5`, oder spiel: `/play 4x4`. Alles, was ich kann, zeigt `/help`.
bare-size = **{ $size }**: { $has ->
    [both] Möchtest du ein Schiebepuzzle oder eine Springertour? `{ $prefix }play { $size }` mischt ein \
        Puzzle, `{ $prefix }knight { $size }` zeichnet eine Tour.
    [puzzle] Möchtest du ein Schiebepuzzle? `{ $prefix }play { $size }` mischt eines.
    [tour] Möchtest du eine Springertour? `{ $prefix }knight { $size }` zeichnet eine.
   *[none] Ein Brett dieser Größe gibt es nicht. Versuch `{ $prefix }play 4x4` oder \
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
option-theme = Wie Bilder aussehen: hell, dunkel oder mit hohem Kontrast
