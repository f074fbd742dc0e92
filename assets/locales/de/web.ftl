# The local page: a chat in the browser.

web-title = TileKnight
web-tagline = Schiebepuzzles und Springertouren, gelöst und gezeichnet
web-noscript = Diese Seite ist ein Chat und braucht JavaScript. Schalte es bitte ein, oder nimm das \
    Terminal: npm run -s tileknight -- solve 1 2 3 4 0 5
web-skip = Zum Nachrichtenfeld springen

web-welcome = Was wollen wir lösen?
web-welcome-more = Füge irgendein Brett oder ein Bild davon ein, frag nach einer Springertour, oder \
    spiel das Tagesrätsel. Probier eins davon:
web-example-three = Ein 3×3-Brett aus einer Vorlesung
web-example-hardest = Das schwerste 3×3-Brett: 31 Züge
web-example-unsolvable = Ein Brett, das nicht lösbar ist
web-example-knight = Eine Springertour auf dem Schachbrett
web-example-table = Wie oft eine Suche nach Springertouren zurückgeht
web-example-daily = Das Rätsel von heute, für alle

web-log = Unterhaltung
web-input = Nachricht
web-placeholder = Brett oder /Befehl
web-send = Senden
web-commands = Befehle
web-commands-hint = Die Befehle zeigen
web-keys = Enter sendet, Umschalt + Enter beginnt eine neue Zeile
web-look = Farben der Seite
web-look-system = Wie im System
web-look-light = Hell
web-look-dark = Dunkel
web-look-contrast = Hoher Kontrast
web-clear = Unterhaltung leeren
web-clear-confirm = Alle Nachrichten von dieser Seite entfernen? Deine Spiele und dein Platz in der \
    Rangliste bleiben.
web-clear-yes = Entfernen
web-clear-no = Behalten
web-cleared = Die Unterhaltung ist leer.

web-you = Du
web-bot = TileKnight
web-working = Ich arbeite daran
web-photo = Ein Bild mit einem Brett, oder eins, das ich in Steine schneide
web-photo-hint = /solve liest das Brett darauf, /play spielt es oder schneidet das Bild in Steine.
web-photo-remove = Bild entfernen
web-photo-heavy = Dieses Bild ist größer als 10 MB. Schick eine kleinere Kopie davon.
web-cancel = Abbrechen
web-cancelled = Abgebrochen.
web-back = Zurück zu deinem Spiel
web-unfold = Alles zeigen
web-fold = Weniger zeigen
web-enlarge = Bild vergrößern
web-close = Schließen
web-latest = Zu den neuesten Nachrichten
web-copied = Kopiert. Füg es ein, wo du magst.
web-choices = Auswahl
web-retry = Noch einmal versuchen
web-offline = Das Programm antwortet nicht. Läuft es noch? Deine Nachricht ist gespeichert; versuch es \
    gleich noch einmal.
web-suggestions = { $count ->
    [0] So beginnt kein Befehl. Schick /help, um alle zu sehen.
    [one] { $count } Befehl. Mit den Pfeiltasten wählen, mit Enter übernehmen.
   *[other] { $count } Befehle. Mit den Pfeiltasten wählen, mit Enter übernehmen.
}

# The page's own board. The page fills in the variables, always as text.
web-moves = Züge
web-par = Minimum
web-time = Zeit
web-trying = Keine Antwort vom Programm. Deine Züge sind gespeichert; ich versuche es weiter …
web-moved-on = Das Brett hat sich inzwischen geändert; hier ist der neue Stand.
web-no-way = Dorthin führen von hier aus keine erlaubten Züge.
web-board = Brett mit { $rows } Zeilen und { $columns } Spalten. Die Pfeile oder W, A, S, D schieben einen \
    Stein; Tab und Enter wählen einen; die Rücktaste nimmt einen Zug zurück; Escape verlässt das Brett.
web-tile = { $tile }, Zeile { $row }, Spalte { $column }
web-tile-home = { $tile }, Zeile { $row }, Spalte { $column }, am Platz
web-blank = Lücke
web-slid-L = { $tiles } nach links
web-slid-R = { $tiles } nach rechts
web-slid-U = { $tiles } hoch
web-slid-D = { $tiles } runter
web-knight-board = Der Springer steht auf { $square }. Erreichbar: { $squares }. Die Pfeile wählen ein \
    Feld, Enter zieht dorthin, die Rücktaste nimmt einen Zug zurück; Escape verlässt das Brett.
web-knight-stuck = Der Springer steht auf { $square }. Kein Feld ist erreichbar.
web-square = { $square }
web-square-reach = { $square }, erreichbar
web-square-walked = { $square }, Nummer { $number }
web-went = { $square }, Nummer { $number }
web-went-back = Zurück auf { $square }

web-guest = Gast { $label }

web-error-not-found = Unter dieser Adresse gibt es nichts. Der Chat liegt unter /
web-error-method = Diese Adresse nimmt keine Anfragen mit { $method } an.
web-error-host = Dieses Programm antwortet nur auf seinem eigenen Rechner. Öffne es als { $address }, oder \
    setze die Umgebungsvariable HOST, um es für andere anzubieten.
web-error-origin = Anfragen von anderen Seiten nehme ich nicht an. Öffne diese Seite selbst, und schreib dort.
web-error-type = Die Anfrage muss JSON sein (content-type: application/json).
web-error-photo = Die Anfrage muss ein Bild sein (content-type: image/jpeg oder image/png).
web-error-json = Die Anfrage war nicht lesbar. So sollte sie aussehen: { $example }
web-error-large = Das ist zu lang: In eine Nachricht passen höchstens { $limit } KB. Schick immer nur ein \
    Rätsel.
web-error-pace = Das war etwas schnell. Warte eine Sekunde und versuch es noch einmal.
web-error-running = { $count ->
    [one] Eine Antwort für dich ist
   *[other] { $count } Antworten für dich sind
  } noch unterwegs. Warte auf eine, oder brich sie ab.
web-error-busy = Gerade fragen viele gleichzeitig. Versuch es in ein paar Sekunden noch einmal.
web-error-stopping = Das Programm wird gerade beendet. Versuch es noch einmal, wenn es wieder da ist.
web-error-bug = Bei uns ist etwas schiefgegangen; wir haben es{ $code ->
    [none] {""}
   *[other] {" "}unter { $code }
} notiert. Versuch es noch einmal, oder schick /help.
web-not-for-me = Das kenne ich nicht. Schick /help für alles, was ich kann, oder ein Brett wie 1 2 3 4 0 5.
