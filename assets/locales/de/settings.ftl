# What chats and people choose.

settings-description = Was dieser Chat mag, oder du: Tagesrätsel, Sprache, Darstellung: /settings daily 18:00 Europe/Berlin
settings-option-change = Eine Einstellung und ihr Wert, wie getippt: daily 18:00 Europe/Berlin
settings-option-daily = Die Uhrzeit des Tagesrätsels, mit Zeitzone: 18:00 Europe/Berlin; oder off
settings-option-zone = Die Zeitzone dieser Uhrzeit, etwa Europe/Berlin
settings-option-channel = Der Kanal, in den es kommt, etwa #rätsel; oder here (hier)
settings-option-ping = Die Rolle, die es anpingt, etwa @rätsler; oder off
settings-option-pin = Ob es angeheftet wird
settings-option-language = Die Sprache, etwa de; oder off, dann die der App eines jeden
settings-option-theme = Bilder hell, dunkel oder in hohem Kontrast
settings-option-tiles = Wie Steine aussehen: Holz, schlicht oder farbig nach Zeile und Spalte
settings-option-palette = Die üblichen Farben oder solche, die auch bei Farbenblindheit gut zu trennen sind
settings-option-commands = Ein Befehl, und für wen er geht: race off, race admins, race on
settings-option-answers = Antworten für alle, oder nur für die Augen dessen, der fragt
settings-option-name = Ob dein Name in Ranglisten außerhalb des Chats steht, in dem du gespielt hast

# The message.
settings = { $owner ->
    [chat] **Einstellungen dieses Chats**
   *[person] **Deine Einstellungen**, für unseren privaten Chat und für das, was nur du siehst
  }
settings-saved = ✓ Gespeichert.
settings-daily-now = { $owner ->
    [chat] **Tagesrätsel**: { $hour ->
        [none] kommt nicht von selbst{ $pin ->
            [yes] { " " }(wenn doch, angeheftet)
           *[no] { "" }
          }
       *[other] kommt um { $hour } ({ $zone }){ $where ->
            [here] , hierher
            [channel] , in `{ $channel }`
           *[elsewhere] , anderswohin in diesem Chat
          }{ $ping ->
            [yes] , mit Ping
           *[no] { "" }
          }{ $pin ->
            [yes] , angeheftet
           *[no] { "" }
          }
      }
   *[person] **Erinnerung**: { $hour ->
        [none] keine
       *[other] um { $hour } ({ $zone }), außer du hast das Rätsel des Tages gelöst
      }
  }
settings-language-now = **Sprache**: { $language ->
    [none] { $owner ->
        [chat] die der App eines jeden
       *[person] die deiner App
      }
   *[other] { $language }
  }
settings-look-now = **Darstellung**: { $theme } · { $tiles } · { $palette ->
    [safe] Farben für Farbenblinde
   *[usual] übliche Farben
  }
settings-commands-now = **Befehle**: { $off ->
    [none] { $admins ->
        [none] alle gehen für alle
       *[other] nur für Admins: { $admins }
      }
   *[other] aus: { $off }{ $admins ->
        [none] { "" }
       *[other] ; nur für Admins: { $admins }
      }
  }
settings-answers-now = **Antworten**: { $answers ->
    [private] nur für den, der fragt
   *[public] für alle sichtbar
  }
settings-name-now = **Dein Name**: { $isChosen ->
    [yes] { $name } ·{ " " }
   *[no] { "" }
  }{ $shown ->
    [yes] in Ranglisten überall
   *[no] nur in Chats, in denen du gespielt hast; anderswo bist du „jemand“
  }

# What stands below a topic.
settings-daily = { $owner ->
    [chat] Drück auf eine Uhrzeit, oder schreib irgendeine, mit deiner Zeitzone: `/settings daily 18:30 Europe/Berlin`.
        Das Rätsel jedes Tages kommt dann mit „Spielen“ und den Ergebnissen von gestern.{ $named ->
            [yes] { " " }Ein anderer Kanal und eine Rolle zum Anpingen: mit den Optionen channel und ping von `/settings`.
           *[no] { "" }
          }
   *[person] Drück auf eine Uhrzeit, oder schreib irgendeine, mit deiner Zeitzone: `/settings daily 18:30 Europe/Berlin`.
        An Tagen, an denen du das Rätsel bis dahin gelöst hast, bleibe ich still.
  }
settings-zone = { $time ->
    [none] **Welche Uhr ist deine?** Drück darauf, oder schreib eine Zone: `/settings zone Europe/Berlin`, `/settings zone UTC+1`.
   *[other] **{ $time }, nach welcher Uhr?** Drück auf deine, oder schreib die Zone dazu: `/settings daily { $time } Europe/Berlin`.
  }
settings-language = { $owner ->
    [chat] In dieser Sprache schreibe ich, was hier alle sehen. Was nur einer sieht, ist in seiner.
   *[person] Was in einem Chat alle sehen, ist in der Sprache jenes Chats.
  }
    Oder schreib: `/settings language de`.
settings-look = { $owner ->
    [chat] So sehen Bilder aus, die hier alle sehen. Was nur einer sieht, sieht aus, wie er es mag.
   *[person] So sehen Bilder aus, die nur du siehst.
  }
    Oder schreib: `/settings theme dark`, `/settings tiles colours`, `/settings palette safe`.
settings-commands = Ein Druck ändert, für wen ein Befehl hier geht: ✓ für alle, ★ nur für Admins, ✗ für niemanden. In privaten Chats gehen alle.
    Oder schreib: `/settings commands race off`, auch `admins` oder `on`.
settings-answers = Wo Antworten privat sind, bleiben Rennen, Wettbewerbe und das Tagesrätsel für alle.
    Oder schreib: `/settings answers private`.
settings-name = In einem Chat, in dem du gespielt hast, steht dein Name in den Ranglisten.{ $isChosen ->
        [yes] { "" } Nenn dich, wie du willst: `/settings name Anna`.
       *[no] { "" }
      }
    Oder schreib: `/settings name off`.

settings-look-alt = Ein kleines Puzzle und der Weg eines Springers in dieser Darstellung.

# Buttons.
button-settings = { $topic ->
    [daily] { $owner ->
        [chat] Tagesrätsel
       *[person] Erinnerung
      }
    [language] Sprache
    [look] Darstellung
    [commands] Befehle
    [answers] Antworten
   *[name] Mein Name
  }
button-settings-back = ‹ Alle Einstellungen
button-chosen = ✓ { $label }
button-language-own = { $owner ->
    [chat] Jeder in seiner
   *[person] Wie in meiner App
  }
button-post-off = Aus
button-pin = { $pin ->
    [yes] ✓ Anheften
   *[no] Anheften
  }
button-post-here = Hierher
button-no-ping = Kein Ping
button-command = { $allowed ->
    [on] ✓
    [admins] ★
   *[off] ✗
  } { $name }
button-name-on = Überall
button-name-off = Wo ich gespielt habe
settings-value = { $value ->
    [light] Hell
    [dark] Dunkel
    [contrast] Hoher Kontrast
    [wood] Holz
    [plain] Schlicht
    [colours] Nach Zeile und Spalte
    [usual] Übliche Farben
    [safe] Für Farbenblinde
    [public] Für alle
   *[private] Nur für den, der fragt
  }

fault-settings-admins = Die Einstellungen dieses Chats ändern nur seine Admins. Deine eigenen Einstellungen: `/settings` in unserem privaten Chat.
fault-setting-of-chats = Das ist eine Einstellung von Gruppen und Servern: Dort wählen sie die Admins. Deine eigenen sind hier: `/settings`.
fault-setting-of-people = Das ist eine Einstellung nur für dich: Wähl sie in unserem privaten Chat. Die dieses Chats sind hier: `/settings`.
fault-unknown-setting = Eine Einstellung „{ $text }“ gibt es nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Meintest du `{ $near }`?
  } Alle sind hier: `/settings`.
fault-unknown-value = „{ $text }“ ist nichts davon: { $known }. Zum Beispiel `/settings { $name ->
    [theme] theme dark
    [tiles] tiles colours
    [palette] palette safe
   *[answers] answers private
  }`.
fault-not-on-or-off = „{ $text }“ ist weder on noch off. Zum Beispiel `/settings name off`.
fault-unknown-language = „{ $text }“ spreche ich noch nicht. Ich spreche: { $known }. Zum Beispiel `/settings language de`.
fault-unknown-zone = Die Zeitzone „{ $text }“ kenne ich nicht. { $zone ->
    [none] Nenn eine große Stadt oder den Abstand zu UTC: `/settings daily 18:00 Europe/Berlin`, `/settings daily 18:00 UTC+1`.
   *[other] Meintest du { $zone }? Zum Beispiel `/settings daily 18:00 { $zone }`.
  }
fault-bad-hour = „{ $text }“ ist keine Uhrzeit; sie gehen von 00:00 bis 23:59. Zum Beispiel `/settings daily 18:00 Europe/Berlin`.
fault-no-posts-here = Hier kann ich nicht von mir aus schreiben, also kommt nichts von selbst. Das Rätsel von heute: `/daily`.
fault-bad-channel = { $named ->
    [yes] Welcher Kanal „{ $text }“ ist, weiß ich nicht. Schreib # und wähl ihn aus der Liste, oder schreib here.
   *[no] „{ $text }“ ist kein Ort in diesem Chat. Schreib `/settings channel here` dort, wohin das Rätsel kommen soll.
  }
fault-bad-ping = { $named ->
    [yes] „{ $text }“ kann ich nicht anpingen. Schreib @ und wähl eine Rolle aus der Liste; für keine: `/settings ping off`.
   *[no] Hier gibt es keine Rollen, die ich anpingen könnte. Das Rätsel kommt ohne: `/settings daily 18:00 Europe/Berlin`.
  }
fault-bad-commands = „{ $text }“ kann ich nicht lesen. Nenn einen Befehl, dann on, admins oder off: `/settings commands race off`.
fault-always-on = `/{ $name }` geht überall und für alle: Niemand soll ohne ihn sein. Andere lassen sich abschalten: `/settings commands race off`.
fault-post-lacks = Dort kann ich noch nichts posten. Erlaub mir bitte: { $rights }; dann schick es noch einmal. Wie es jetzt steht: `/settings`.

fault-command-off = Die Admins dieses Chats haben `/{ $name }` hier abgeschaltet; mit `/settings` schalten sie es ein.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }In unserem privaten Chat geht es.
  }
fault-command-admins = Hier ist `/{ $name }` nur für die Admins dieses Chats; mit `/settings` können sie es öffnen.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }In unserem privaten Chat geht es.
  }

# Instead of an answer, in a chat whose answers are private: a button opens the private chat.
answer-elsewhere = In diesem Chat antworte ich privat: Der Knopf öffnet deine Antwort.
answer-elsewhere-send = In diesem Chat antworte ich privat. Öffne mit dem Knopf unseren Chat, und schick dort: `{ $line }`
button-private-chat = Unseren Chat öffnen
