talk = { $topic ->
    [hello] Hallo! Ich habe Schiebepuzzles und Springertouren für dich. Womit fangen wir an?
    [thanks] Gern geschehen! Magst du noch eins?
    [bye] Bis bald! Jeden Tag wartet ein neues Rätsel auf dich.
    [rules] Schieb die Steine in die Lücke, bis sie der Reihe nach liegen: 1, 2, 3 … Zeile für Zeile, \
        die Lücke zuletzt. Tippe einen Stein neben der Lücke an, oder schreib Züge wie `LUR`. \
        Probier es gleich aus:
    [par] Par ist die kleinste Zahl von Zügen, mit der ein Brett lösbar ist. Wer sie erreicht, hat \
        perfekt gespielt. Magst du es versuchen?
    [harder] Lust auf mehr? Hier sind schwerere Bretter:
    [easier] Gehen wir es ruhig an. Dieses braucht nur wenige Züge:
    [idle] Gerade ist kein Spiel von dir offen. Was möchtest du spielen?
   *[new] Was möchtest du spielen?
  }
button-easy-board = Leichtes 3x3
button-hard-board = Schweres 3x3
