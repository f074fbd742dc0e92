# The local page: a chat in the browser.

web-title = TileKnight
web-tagline = Schiebepuzzles und Springertouren, gelöst und gezeichnet
web-noscript = Diese Seite ist ein Chat und braucht JavaScript. Schalte JavaScript bitte ein, oder nimm das \
    Terminal: npm run -s tileknight -- solve 1 2 3 4 0 5
web-skip = Zum Nachrichtenfeld springen

web-welcome = Was wollen wir lösen?
web-welcome-more = Schick mir ein beliebiges Brett, als Text oder als Bild, frag nach einer Springertour, \
    oder spiel das Tagesrätsel. Probier eines davon aus:
web-example-easy = Ein leichtes Schiebepuzzle
web-example-walk = Mit dem Springer über jedes Feld
web-example-three = Ein 3×3-Brett aus einer Vorlesung
web-example-hardest = Das schwerste 3×3-Brett: 31 Züge
web-example-unsolvable = Ein Brett, das nicht lösbar ist
web-example-knight = Eine Springertour auf dem Schachbrett
web-example-table = Rückschritte bei der Suche nach einer Springertour
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
web-cleared = Die Unterhaltung ist geleert.

web-you = Du
web-bot = TileKnight
web-working = Ich arbeite daran
web-photo = Eine Datei hinzufügen: ein Brett als Bild oder Text, oder ein Foto zum Zerschneiden
web-photo-hint = /solve liest das Brett in dieser Datei. Mit /play spielst du das Brett, oder ich schneide \
    ein Foto in Steine.
web-photo-remove = Datei entfernen
web-photo-heavy = Diese Datei ist größer als 10 MB. Schick eine kleinere Kopie davon.
web-text-heavy = Diese Datei ist größer als 64 kB; mehr lese ich nicht als Text. Schick nur ihre Bretter.
web-photo-pace = Von deiner Netzwerkadresse kamen viele Dateien. Schick diese in einer Minute noch einmal.
web-cancel = Abbrechen
web-cancelled = Abgebrochen.
web-back = Zurück zu deinem Spiel
web-unfold = Alles zeigen
web-fold = Weniger zeigen
web-enlarge = Bild vergrößern
web-close = Schließen
web-latest = Zu den neuesten Nachrichten
web-copied = Kopiert. Füg den Text ein, wo du magst.
web-choices = Auswahl
web-retry = Noch einmal versuchen
web-offline = Das Programm antwortet nicht. Läuft es noch? Deine Nachricht bleibt erhalten. Versuch es \
    gleich noch einmal.
web-suggestions = { $count ->
    [0] So beginnt kein Befehl. Schick /help, um alle Befehle zu sehen.
    [one] { $count } Befehl. Wähl ihn mit den Pfeiltasten, übernimm ihn mit Enter.
   *[other] { $count } Befehle. Wähl einen mit den Pfeiltasten, übernimm ihn mit Enter.
}

# The page's own board. The page fills in the variables, always as text.
web-moves = Züge
web-par = Minimum
web-time = Zeit
web-trying = Keine Antwort vom Programm. Deine Züge bleiben erhalten; ich versuche es weiter …
web-moved-on = Das Brett hat sich inzwischen geändert; hier ist der neue Stand.
web-no-way = Von hier aus kannst du nicht dorthin ziehen.
web-board = Brett mit { $rows } Zeilen und { $columns } Spalten. Die Pfeiltasten oder W, A, S, D schieben \
    einen Stein; Tab und Enter wählen einen; die Rücktaste nimmt einen Zug zurück; Escape verlässt das Brett.
web-tile = { $tile }, Zeile { $row }, Spalte { $column }
web-tile-home = { $tile }, Zeile { $row }, Spalte { $column }, am Platz
web-blank = Lücke
web-slid-L = { $tiles } nach links
web-slid-R = { $tiles } nach rechts
web-slid-U = { $tiles } hoch
web-slid-D = { $tiles } runter
web-knight-board = Der Springer steht auf { $square }. Erreichbar: { $squares }. Die Pfeiltasten wählen ein \
    Feld, Enter zieht dorthin, die Rücktaste nimmt einen Zug zurück; Escape verlässt das Brett.
web-knight-stuck = Der Springer steht auf { $square }. Kein Feld ist erreichbar.
web-square = { $square }
web-square-reach = { $square }, erreichbar
web-square-walked = { $square }, als Feld Nummer { $number } besucht
web-went = Springer auf { $square }, Feld Nummer { $number }
web-went-back = Springer zurück auf { $square }

web-guest = Gast { $label }

web-error-not-found = Unter dieser Adresse gibt es nichts. Der Chat liegt unter /
web-error-method = Diese Adresse nimmt keine Anfragen mit { $method } an. Der Chat liegt unter /
web-error-host = Unter diesem Namen gibt es die Seite nicht. Trage den Namen in die Umgebungsvariable \
    ALLOWED_HOSTS ein, oder öffne die Seite unter ihrer IP-Adresse.
web-error-origin = Anfragen von anderen Seiten nehme ich nicht an. Öffne diese Seite selbst, und schreib dort.
web-error-type = Die Anfrage muss JSON sein (content-type: application/json).
web-error-photo = Die Anfrage muss ein Bild oder ein Text sein (content-type: image/png oder text/plain).
web-error-json = Die Anfrage war nicht lesbar. So sollte eine Anfrage aussehen: { $example }
web-error-length = Die Anfrage muss die Länge ihres Inhalts nennen (content-length). Schick ihn in \
    einem Stück.
web-error-large = Deine Nachricht ist zu lang. In eine Nachricht passen höchstens { $limit } KB. Schick \
    immer nur ein Rätsel auf einmal.
web-error-pace = Deine Nachrichten kamen etwas zu schnell. Warte eine Sekunde und versuch es noch einmal.
web-error-running = Ich arbeite noch an { $count ->
    [one] einer deiner Nachrichten
   *[other] { $count } deiner Nachrichten
  }. Warte, bis eine beantwortet ist, oder brich eine ab. Schick deine Nachricht dann noch einmal.
web-error-busy = Gerade fragen viele gleichzeitig. Versuch es in ein paar Sekunden noch einmal.
web-error-stopping = Das Programm wird gerade beendet. Versuch es noch einmal, wenn es wieder läuft.
web-error-bug = Bei uns ist etwas schiefgegangen. Wir haben den Fehler{ $code ->
    [none] {""}
   *[other] {" "}unter { $code }
} notiert. Versuch es noch einmal, oder schick /help.
web-not-for-me = Diese Nachricht verstehe ich nicht. Schick /help für alles, was ich kann, oder ein Brett \
    wie 1 2 3 4 0 5.
