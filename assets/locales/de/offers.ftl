# Messages to send from any chat, by typing the bot's name and a question.
offer-how-title = Was du mich fragen kannst
offer-how =
    { "" }**TileKnight** antwortet in jedem Chat. Schreib meinen Namen und dann eines davon:
    `1 2 3 4 0 5` ein Schiebepuzzle, gelöst
    `8x8 a1` eine Springertour
    `daily` das Rätsel von heute
    `daily knight` die Springertour von heute
    `4x4` ein Brett zum Spielen
offer-fault = Noch nichts zu senden
offer-play-title = Dieses Brett spielen
offer-day-title = { daily-name }
offer-day = { $series ->
    [knight] Eine Springertour auf { $size }
   *[puzzle] { $size }
  }, Minimum { $par } Züge. Alle spielen dasselbe, jeder auf einem eigenen Brett.
# 0: a board of the player's own.
offer-result-title = { $number ->
    [0] Mein Ergebnis
   *[other] { $series ->
        [knight] Mein Ergebnis zum Springer des Tages #{ $number }
       *[puzzle] Mein Ergebnis zum Tagesrätsel #{ $number }
      }
  }
# For questions that take too long to answer immediately.
offer-elsewhere = Die Antwort auf `{ $line }` dauert etwas. Drück auf den Knopf, um in unserem privaten Chat \
    danach zu fragen.
offer-busy-title = Das dauert einen Augenblick
offer-busy = Ich arbeite noch daran. Die Antwort erscheint hier.
button-ask-again = Noch einmal fragen
offer-pictures = Um hier Bilder zu sehen, öffne TileKnight einmal
# In the private chat, after the button for pictures.
offer-opened = Ab jetzt zeige ich dir Bilder zur Auswahl, sobald du in einem Chat meinen Namen eintippst.
button-back-to-chat = Zurück zum Chat
button-open = Öffnen
fault-offer-unread = Hier verstehe ich ein Brett, eine Brettgröße oder `daily`, zum Beispiel `1 2 3 4 0 5`, \
    `8x8 a1` oder `4x4`.
fault-offer-no-result = Dieses Ergebnis ist nicht mehr gespeichert. Schreib `daily` für das Rätsel von heute.
