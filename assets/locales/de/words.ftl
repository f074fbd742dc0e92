# Words that people type; see ../en/words.ftl.

words-left = links
words-up = hoch, rauf, oben, aufwärts
words-down = runter, unten, abwärts
words-right = rechts
words-blank = lücke, leer, leeres, leerfeld, loch, leere
words-puzzle = schiebepuzzle, schiebepuzzles
words-start = anfang, ausgang, startzustand, anfangszustand, ausgangszustand, zustand, von, brett, steine,
    stellung, größe, ausgangsstellung, startstellung, gegeben
words-goal = ziel, zielstellung, zielzustand, endzustand, nach, bis, ende
words-goal-snail = schnecke, spirale
words-goal-blank-first = lücke vorn, lücke zuerst
words-goal-reversed = rückwärts, umgekehrt
words-goal-columns = spalten
words-goal-snake = schlange
words-around = der, die, das, den, dem, ein, eine, einen, dieses, diese, diesen, mein, meine, mir, mich,
    ich, du, es, ist, sind, bitte, danke, hallo, kannst, könntest, kann, wie, was, mit, für, und, löse,
    lösen, löst, gelöst, lösung, kürzeste, kürzesten, beste, finde, finden, zeig, zeige, gib, hilf, hilfe,
    rätsel, aufgabe, wobei, lösbar, zusammen, jemand, alle, sei, beispiel, eingabe
words-minutes = minuten
words-easy = leicht, einfach
words-medium = mittel, mittelschwer
words-hard = schwer, schwierig
words-undo = rückgängig, zurück, zurücknehmen
words-restart = neustart, neu anfangen, von vorn, von vorne
words-giveup = aufgeben, ich gebe auf, ich geb auf, gebe auf
words-knight = springer, pferd, rössel
words-tour = springertour, rösselsprung, rundreise
words-count = zählen, zaehlen, anzahl
words-check = prüfen, pruefen, prüfe, prüfung
words-table = tabelle, tabellen
words-log = protokoll
words-machine = maschine, diagramm
words-arrays = reihenfolgen
words-by = mal
words-from = von, ab
words-to = nach, bis, zu
words-closed = geschlossen, geschlossene
words-open = offen, offene
words-opts = optimierungen, optimierung
words-method = methode, verfahren
words-program = programm
words-array = reihenfolge
words-max-returns = max-rückschritte
words-style = stil
words-squares = felder, koordinaten
words-seed = startwert
words-and = und
words-vs = gegen
words-all = alle, alles, gesamt
words-none = keine
words-construct = konstruieren, konstruktion
words-classic = klassisch
words-exhaustive = erschöpfend, vollständig
words-iterative = iterativ
words-recursive = rekursiv
words-automaton = automat
words-straight = gerade
words-smooth = glatt, geschwungen
words-day = tag, heute, täglich
words-today = heute
words-yesterday = gestern
words-week = woche
words-month = monat
words-here = hier
words-everywhere = überall, welt, weltweit
words-topic-puzzles = schiebepuzzle, schiebepuzzles, rätsel, brett, bretter, lösen
words-topic-knight = springer, springertour, springertouren, touren
words-topic-play = spiel, spielen, rangliste, tagesrätsel, tipp
words-topic-moves = züge, zug
words-topic-together = zusammen, gemeinsam, rennen, gruppe
words-topic-settings = einstellungen, einstellung, sprache, datenschutz, daten
words-setting-daily = tagesrätsel, erinnerung
words-setting-zone = zeitzone
words-setting-channel = kanal
words-setting-ping = rolle
words-setting-pin = anheften
words-setting-language = sprache
words-setting-look = darstellung, aussehen
words-setting-theme = farbschema
words-setting-tiles = steine, stein
words-setting-palette = farben, farbpalette
words-setting-commands = befehle, befehl
words-setting-answers = antworten, antwort
words-on = an, ein, ja
words-off = aus, nein, nie
words-light = hell
words-dark = dunkel
words-contrast = kontrast
words-wood = holz
words-plain = schlicht
words-colours = farbig, bunt
words-usual = üblich
words-safe = farbenblind
words-public = öffentlich
words-private = privat
words-command-solve = lösen, loesen, löse, loese
words-command-analyse = analysieren
words-command-explain = erklären, erklaeren, erkläre, erklaere
words-command-compare = vergleichen, vergleiche
words-command-scramble = mischen, verdrehen
words-command-knight = rösselsprung, roesselsprung, springer
words-command-daily = täglich, taeglich, tagesrätsel, tagesraetsel, rätsel, raetsel
words-command-leaderboard = rangliste, bestenliste
words-command-stats = statistik, statistiken
words-command-play = spielen, spiel
words-command-move = ziehen, zug, züge, zuege
words-command-hint = tipp, hinweis
words-command-race = rennen, wettrennen
words-command-fmc = wenigzüge, wenigzuege
words-command-settings = einstellungen, einstellung
words-command-privacy = datenschutz, privatsphäre, privatsphaere
words-command-export = exportieren, meinedaten
words-command-forget = vergessen, löschen, loeschen
words-command-help = hilfe
words-command-start = starten
words-talk-hello = hallo, hi, moin, servus, guten tag, guten morgen, guten abend, grüß gott, gruess
    gott, tach
words-talk-thanks = danke, danke schön, danke schoen, dankeschön, dankeschoen, vielen dank, super,
    toll, prima, klasse
words-talk-bye = tschüss, tschüs, tschuess, tschues, bis bald, bis morgen, gute nacht, auf
    wiedersehen
words-talk-rules = regeln, spielregeln, anleitung, wie geht das, wie spielt man, wie spielt man das,
    wie spiele ich, wie funktioniert das, was ist das, was kannst du, wer bist du, ich verstehe
    nicht, ich verstehe das nicht
words-talk-par = was ist par, was bedeutet par
words-talk-new = neu, neues spiel, neues rätsel, neues raetsel, neues brett, nächstes, naechstes,
    noch eins, noch mal, nochmal, weiter, mehr, ich will spielen, ich möchte spielen, los, ja, ja
    bitte, gerne, ja gerne
words-talk-harder = schwerer, schwieriger, größer, groesser, zu leicht, zu einfach, etwas schwereres
words-talk-easier = leichter, einfacher, kleiner, zu schwer, zu schwierig, etwas leichteres
