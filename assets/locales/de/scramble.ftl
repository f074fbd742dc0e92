scramble-description = Ein gemischtes Brett zum Lösen oder Teilen: /scramble 4x4
scramble-option-size = Die Größe in Zeilen x Spalten, von 2x2 bis 10x10; ohne Angabe 4x4
scramble-option-blank = corner lässt die Lücke in ihrer Ecke
scramble-option-moves = Anzahl der zufälligen Züge vom gelösten Brett aus
scramble-option-length = Ein Brett, dessen kürzeste Lösung genau so viele Züge hat

scramble-random = Ein zufälliges **{ $size }**-Brett: Jedes lösbare Brett ist gleich wahrscheinlich.
scramble-corner = Ein zufälliges **{ $size }**-Brett mit der Lücke in ihrer Ecke: Jedes lösbare Brett ist \
    gleich wahrscheinlich.
scramble-moves = Ein **{ $size }**-Brett, { $moves ->
    [one] 1 zufälligen Zug
   *[other] { $moves } zufällige Züge
  } vom gelösten Brett entfernt. Kein Zug hebt den vorigen auf.
scramble-length = Ein **{ $size }**-Brett, dessen kürzeste Lösung genau { $length ->
    [one] **1 Zug**
   *[other] **{ $length } Züge**
  } hat{ $uniform ->
    [yes] . Jedes solche Brett ist gleich wahrscheinlich.
   *[no] , das ist bewiesen. Solche Bretter finde ich durch zufällige Züge, daher sind nicht alle gleich \
        wahrscheinlich.
  }
scramble-board = `{ $board }`
scramble-way = Diese Züge führen vom gelösten Brett zu diesem: `{ $moves }`
scramble-progress = Ich suche ein Brett, das { $length ->
    [one] 1 Zug
   *[other] { $length } Züge
  } braucht.
scramble-alt = Ein gemischtes Schiebepuzzle: { $board }
button-solve-it = Lösen
button-play-it = Spielen
button-another-scramble = Anderes Brett

fault-bad-count = „{ $text }“ ist keine Anzahl von Zügen. Schreib eine Zahl von 0 bis { $limit }: \
    `{ $prefix }scramble 4x4 moves:30`.
fault-bad-length = „{ $text }“ ist keine Länge. Schreib, wie viele Züge das Brett brauchen soll: \
    `{ $prefix }scramble 3x3 length:20`.
fault-unknown-place = Die Lücke kann nur in ihrer Ecke bleiben (corner), nicht in „{ $text }“: \
    `{ $prefix }scramble 4x4 blank:corner`.
fault-one-scrambler = Wähl nur eine Art zu mischen: `blank`, `moves` oder `length`. Zum Beispiel \
    `{ $prefix }scramble 4x4 blank:corner`.
fault-no-such-length = Kein { $rows }x{ $cols }-Brett braucht { $length } Züge. Die schwersten Bretter \
    brauchen { $longest }. Zum Beispiel `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:6`.
fault-length-too-far = Ich finde keine { $rows }x{ $cols }-Bretter mit genau { $length } Zügen, weil ich \
    kürzeste Lösungen nur bis { $longest } Züge beweisen kann. Zum Beispiel \
    `{ $prefix }{ example-scramble } { $rows }x{ $cols } length:{ $longest }`.
fault-length-out-of-reach = Die Zeit hat nicht gereicht, um ein { $rows }x{ $cols }-Brett mit { $length } \
    Zügen zu finden. Bretter mit weniger Zügen finde ich schneller: \
    `{ $prefix }{ example-scramble } 4x4 length:40`.
