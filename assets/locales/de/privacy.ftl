# /privacy, /export, /forget

privacy-description = Was ich über dich speichere, warum und wie lange
export-description = Alles, was ich über dich gespeichert habe, als Datei nur für dich
forget-description = Alles löschen, was ich über dich gespeichert habe, nach einer Rückfrage

privacy =
    { "" }**Was ich über dich speichere**, unter deiner Kennung und deinem Anzeigenamen:
    • deine Spiele und die Tagesrätsel, die du löst: für Bretter, Serien und Ranglisten
    • Rennen und Runden um die wenigsten Züge, an denen du teilnimmst
    • einen kleinen Ausschnitt jedes Fotos, das ich für dich in Steine schneide, bis einen Tag nach dem \
        Ende des Spiels; höchstens zehn
    • Bretter, die ich für dich löse oder mische: damit die Knöpfe unter den Antworten gehen
    • was du in den Einstellungen wählst
    Vom Bild eines Bretts behalte ich nur die Zahlen: einen Tag, wenn ich frage, ob sie stimmen. Einen Tag \
        behalte ich auch die letzte Zeile, die ich dir in einem Chat vorschlage („Meintest du das?“): für \
        ihren Knopf.

    { "" }**Wie lange**: gelöste Tagesrätsel, bis du sie löschst, weil Serien sie brauchen; eigene Spiele, \
        Runden und Bretter 90 Tage, die neuesten 200 von jedem; deine Anfragen, bis sie beantwortet sind, \
        höchstens eine Stunde. Ich lese nur, was an mich geht.

    { "" }**Wer es sieht**: wer diesen Bot betreibt. In Chats, in denen du das Tagesrätsel spielst, steht \
        dein Anzeigename neben deinen Ergebnissen. Noch eine Woche lang nach deinem letzten Rätsel dort \
        gilt das auch für Rätsel, die du anderswo löst; `{ $prefix }settings name off` hält deinen Namen \
        aus anderen Chats heraus.

    `{ $prefix }export` schickt dir alle deine Daten, `{ $prefix }forget` löscht sie.
button-own = { $what ->
    [export] Meine Daten als Datei
   *[forget] Meine Daten löschen
  }
own-elsewhere = Fragen zu deinen Daten beantworte ich nur privat. Der Knopf öffnet unseren privaten Chat.

export = Alles, was ich über dich gespeichert habe: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }, deine Einstellungen, Bilder und Bretter.

forget-warning = Das löscht deine Spiele{ $days ->
    [0] {""}
    [one] , dein gelöstes Tagesrätsel
   *[other] , deine { $days } gelösten Tagesrätsel
  }, Serien, Bilder und Einstellungen. **Das lässt sich \
      nicht rückgängig machen.** In Ranglisten behalten andere ihren Platz, und du heißt dort „jemand“.
button-forget-now = Alles löschen
button-stay = Nichts löschen
forgotten = Erledigt: Ich habe dich vergessen. Nachrichten, die schon in Chats stehen, bleiben dort. Mit \
    `{ $prefix }start` fängst du von vorn an.
forget-stay = Es wurde nichts gelöscht.

# Instead of a name that isn't shown or is no longer known.
someone = jemand
