# The guides. Each is one message on every platform: 2000 characters with its marks.

help-description = Was ich kann, mit Beispielen
help-option-topic = Das Thema, zu dem du mehr wissen möchtest
start-description = Eine kurze Begrüßung, mit Beispielen

# The first message in a private chat.
start =
    { "" }**Hallo!** Ich bin TileKnight. Ich löse Schiebepuzzles, finde Springertouren und habe jeden Tag \
        ein Rätsel für dich.

    `/daily` das Rätsel von heute, dasselbe für alle
    `/play 3x3 easy` ein gemischtes Brett nur für dich
    `/solve 1 2 3 4 0 5` die kürzeste Lösung, gezeichnet
    `/knight 5x5 e1` eine Springertour von e1 aus

    Ein Puzzle ist gelöst, wenn die Steine 1, 2, 3 ... Zeile für Zeile stehen, mit der Lücke am Ende; eine \
        Springertour besucht jedes Feld genau einmal.
help =
    { "" }**TileKnight** löst Schiebepuzzles, findet Springertouren und hat jeden Tag ein Rätsel für alle.

    `/solve 1 2 3 4 0 5` die kürzeste Lösung, gezeichnet
    `/knight 5x5 e1` eine Springertour von e1 aus
    `/daily` das Rätsel von heute
    `/play 4x4` ein gemischtes Brett nur für dich
    `/race 3x3` ein Rennen gegen andere, in einer Gruppe

    Mehr zu einem Thema: Drück auf seinen Knopf, oder schreib zum Beispiel `/help moves`.
help-inline = In jedem Chat, auch wenn ich nicht dabei bin: Tippe @ und meinen Namen, dann `1 2 3 4 0 5`, \
    `8x8 a1`, `4x4` oder `daily`, und schick eines der Bilder, die ich anbiete.
help-puzzles =
    { "" }**Schiebepuzzles**: Schreib die Steine Zeile für Zeile, 0 für die Lücke. Jede Größe von 2x2 bis \
        10x10 ist möglich.

    `/solve 1 2 3 4 0 5` ein 2x3-Brett
    `/solve 8 6 7/2 5 4/3 0 1` Zeilen durch Schrägstriche getrennt
    `/solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2` mit eigenem Ziel

    `/analyse 8 6 7/2 5 4/3 0 1` gute Züge, alle kürzesten Lösungen, und wie schwer das Brett ist
    `/analyse 1 2 3 4 0 5 RLL` welche Züge einer Lösung unnötig sind
    `/explain 1 2 3 4 0 5` warum dieses Brett lösbar ist
    `/explain 1 2 3 4 0 5 astar misplaced` ein Suchverfahren, Schritt für Schritt
    `/compare 8 6 7/2 5 4/3 0 1` mehrere Verfahren im Vergleich

    `/scramble 4x4` ein gemischtes Brett zum Teilen
    `/scramble 3x3 length:20` ein Brett, das genau 20 Züge braucht
help-knight =
    { "" }**Springertouren**: Schreib die Größe als Spalten x Reihen, bis 10000x10000, dann Start und Ende \
        nach Wunsch. Gibt es keine Tour, sage ich, warum.

    `/knight 5x5 e1` eine Tour ab e1
    `/knight 8x8 a1 to h1` von einer Ecke zur anderen
    `/knight 6x6 closed` eine Tour, die einen Springerzug vom Start entfernt endet
    `/knight 8x8 a1 style:smooth` der Weg als geflochtenes Band
    `/knight 8x8 a1 seed:4` eine andere Tour; dieselbe Zahl ergibt immer dieselbe Tour

    { "" }**Suchverfahren**: die Programme von Schalyto, Tukkel und Schamgunow (2003). Ihre Optimierungen: \
        1 meidet Startfelder der falschen Farbe, 2 achtet auf blockierte Felder, 3 folgt Warnsdorffs Regel, \
        4 probiert fünf Zugreihenfolgen.
    `/knight 5x5 e1 method:classic opts:1,3` mit Optimierung 1 und 3
    `/knight 5x5 e1 opts:1-4 program:automaton array:B` Programm und Zugreihenfolge nach Wahl; als Programm \
        auch iterative oder recursive
    `/knight 8x8 a1 method:warnsdorff` nur nach Warnsdorffs Regel; als Methode auch exhaustive (erschöpfend)

    { "" }**Rückschritte** (zurückgenommene Züge) dieser Suchen
    `/knight table 7x7 opts:1,2,3` eine Tabelle: eine Suche von jedem Feld aus
    `/knight table 5x5 opts:1 vs 1,2 vs 1-4` mehrere Tabellen nebeneinander
    `/knight table 5x5 opts:1 max-returns:100` jede Suche gibt nach 100 Rückschritten auf
    `/knight log 3x4 b1` eine Suche, Schritt für Schritt
    `/knight log 3x4 (2,4) squares:xy` mit Feldern als (x,y), von links oben gezählt
    `/knight count 5x5` wie viele Touren es gibt; auch count 6x6 closed, count 5x5 a1
    `/knight check { check-example }` ist deine eigene Tour gültig? Auch Zugnummern gehen
    `/knight machine` der Automat, gezeichnet
    `/knight arrays` die fünf Zugreihenfolgen, gezeichnet
help-play =
    { "" }**Spielen**: Drück auf einen Stein in der Zeile oder Spalte der Lücke, und er rutscht. Oder \
        schreib deine Züge: `/help moves`. Ein Puzzle ist gelöst, wenn die Steine 1, 2, 3 ... Zeile für \
        Zeile stehen, mit der Lücke am Ende; eine Springertour besucht jedes Feld genau einmal.

    `/daily` das Rätsel von heute, von Montag bis Sonntag immer schwerer; wer es täglich löst, hat eine Serie
    `/daily yesterday` das Rätsel von gestern, zum Üben
    `/daily knight` jeden Tag eine neue Springertour, die du selbst gehst, mit eigener Serie
    `/leaderboard everywhere week` die Rangliste der Woche: zuerst zählen gelöste Tagesrätsel, dann Züge \
        über dem Minimum, dann die Zeit
    `/stats` deine Tagesrätsel in Zahlen und Bildern

    `/play 4x4` ein gemischtes Brett nur für dich
    `/play 3x3 hard` ein schweres Brett; auch easy (leicht), medium (mittel)
    `/play 8 6 7/2 5 4/3 0 1` ein Brett, das du vorgibst
    `/play knight 6x6 a1` eine Springertour, die du selbst gehst
    `/play knight 6x6 closed` eine Springertour, die einen Springerzug vom Start entfernt endet
    Schickst du ein Foto mit `/play 3x3`, schneide ich es in Steine.

    `/hint` ein Tipp zum nächsten Zug; jeder weitere verrät mehr
help-moves =
    { "" }**So schreibst du Züge**: { $heard ->
        [yes] In unserem privaten Chat kannst du `/move` weglassen. Schreib so viele Züge in eine Zeile, \
            wie du magst.
       *[no] Schreib so viele Züge in eine Zeile, wie du magst.
      } Ist ein Zug nicht möglich, sage ich, welcher, und mache nur die Züge davor.

    { "" }**So rutschen Steine**:
    `/move LUR2` Buchstaben: L links, U hoch, R rechts, D runter; die 2 wiederholt das R
    `/move left up right2` Wörter, auch auf Deutsch oder in anderen Sprachen: links, hoch, rechts, влево, 左
    `/move ←↑→→` Pfeile
    `/move awdd` die Tasten W hoch, A links, S runter, D rechts. D heißt rechts, wenn der erste \
        Buchstabe außer D ein W, A oder S ist, sonst runter
    `/move 7 8 5` Steine nach Nummern; ein Stein, der weiter weg liegt, schiebt die dazwischen mit. Auf \
        Brettern bis 2x5 und 3x3 geht auch `785` für die Steine 7, 8 und 5

    { "" }**So zieht der Springer**:
    `/move c3` das nächste Feld
    `/move c3 d5` mehrere Felder, auch `c3d5` oder `Nc3`

    In eigenen Spielen gibt es auch `/move undo` (zurücknehmen), `/move restart` (neu anfangen) und \
        `/move give up` (aufgeben).
help-together =
    { "" }**Zusammen**, in einer Gruppe oder auf einem Server:

    `/race 3x3` wer löst das Brett zuerst? 2 bis 30 Leute drücken innerhalb von 30 Sekunden auf \
        „{ button-join }“ und bekommen dann gleichzeitig dasselbe Brett, jeder im privaten Chat
    `/fmc 4x4 10m` wer braucht die wenigsten Züge für dasselbe Brett? Lösungen schreibt ihr mir privat, so \
        viele ihr wollt; gezeigt werden sie, wenn die Zeit um ist

    `/daily` das Rätsel von heute für alle, und wer es hier gelöst hat
    `/leaderboard week` die Besten dieses Chats
    `/play 4x4 public` ein Brett, das alle hier sehen
help-settings =
    { "" }**Einstellungen und deine Daten**

    `/settings` alle Einstellungen, mit Knöpfen. In einer Gruppe oder auf einem Server bestimmen die \
        Admins; in unserem privaten Chat bestimmst du, was für dich allein gilt.
    `/settings daily 18:00 Europe/Berlin` das Tagesrätsel kommt jeden Tag um 18 Uhr Berliner Zeit
    `/settings daily off` das Tagesrätsel kommt nicht mehr von selbst
    `/settings language de` die Sprache: de, en, es, ru oder zh
    `/settings theme dark` dunkle Bilder; auch light (hell), contrast (hoher Kontrast)
    `/settings tiles colours` farbige Steine; auch wood (Holz), plain (schlicht)
    `/settings palette safe` Farben, die alle auseinanderhalten können

    `/privacy` was ich über dich speichere, und warum
    `/export` schickt dir alles, was ich über dich gespeichert habe, als Datei nur für dich
    `/forget` löscht alles, was ich über dich gespeichert habe, sobald du es bestätigst

button-topic = { $topic ->
    [puzzles] Schiebepuzzles
    [knight] Springertouren
    [play] Spielen
    [moves] Züge schreiben
    [together] Zusammen spielen
    [settings] Einstellungen & Daten
   *[all] ‹ Übersicht
  }
button-help = Hilfe
