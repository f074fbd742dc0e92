# Choices of chats and people.

settings-description = Sprache, Darstellung und Tagesrätsel, für einen Chat oder dich: /settings daily 18:00 \
    Europe/Berlin
settings-option-change = Eine Einstellung und ihr Wert in einer Zeile, etwa daily 18:00 Europe/Berlin
settings-option-daily = Wann das Tagesrätsel kommt, mit Zeitzone: 18:00 Europe/Berlin; oder off (nie)
settings-option-zone = Die Zeitzone für das Tagesrätsel, etwa Europe/Berlin
settings-option-channel = Der Kanal, in den das Tagesrätsel kommt, etwa #rätsel; oder here (hier)
settings-option-ping = Die Rolle, die das Tagesrätsel anpingt, etwa @rätsler; oder off (niemand)
settings-option-pin = Ob das Tagesrätsel angeheftet wird
settings-option-language = Die Sprache, etwa de; oder off, dann gilt die Sprache der jeweiligen App
settings-option-theme = Bilder hell, dunkel oder mit hohem Kontrast
settings-option-tiles = Wie Steine aussehen: Holz, schlicht oder farbig nach Zeile und Spalte
settings-option-palette = Die üblichen Farben oder Farben, die auch bei Farbenblindheit gut zu \
    unterscheiden sind
settings-option-commands = Ein Befehl, und wer ihn nutzen darf: race off, race admins, race on
settings-option-answers = Öffentliche Antworten oder private, die nur die fragende Person sieht
settings-option-name = Ob Ranglisten deinen Namen auch außerhalb des Chats zeigen, in dem du gespielt hast

# The message.
settings = { $owner ->
    [chat] **Einstellungen dieses Chats**
   *[person] **Deine Einstellungen**, für unseren privaten Chat und für alles, was nur du siehst
  }
settings-saved = ✓ Gespeichert.
settings-daily-now = { $owner ->
    [chat] **Tagesrätsel**: { $hour ->
        [none] kommt nicht von selbst{ $pin ->
            [yes] { " " }(angeheftet, sobald es kommt)
           *[no] { "" }
          }
       *[other] kommt um { $hour } ({ $zone }){ $where ->
            [here] , hierher
            [channel] , in `{ $channel }`
           *[elsewhere] , an anderer Stelle in diesem Chat
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
       *[other] um { $hour } ({ $zone }), außer du hast das Tagesrätsel schon gelöst
      }
  }
settings-language-now = **Sprache**: { $language ->
    [none] { $owner ->
        [chat] für alle die Sprache ihrer App
       *[person] die Sprache deiner App
      }
   *[other] { $language }
  }
settings-look-now = **Darstellung**: { $theme } · { $tiles } · { $palette ->
    [safe] Farben für Farbenblinde
   *[usual] übliche Farben
  }
settings-commands-now = **Befehle**: { $off ->
    [none] { $admins ->
        [none] alle dürfen jeden Befehl nutzen
       *[other] nur für Admins: { $admins }
      }
   *[other] aus: { $off }{ $admins ->
        [none] { "" }
       *[other] ; nur für Admins: { $admins }
      }
  }
settings-answers-now = **Antworten**: { $answers ->
    [private] nur für die Person, die fragt
   *[public] für alle sichtbar
  }
settings-name-now = **Dein Name**: { $isChosen ->
    [yes] { $name } ·{ " " }
   *[no] { "" }
  }{ $shown ->
    [yes] überall in den Ranglisten sichtbar
   *[no] nur in Chats sichtbar, in denen du gespielt hast; anderswo bist du „jemand“
  }

# The text below a topic.
settings-daily = { $owner ->
    [chat] Drück auf eine Uhrzeit, oder schreib eine andere mit deiner Zeitzone: \
        `/settings daily 18:30 Europe/Berlin`.
        Jedes Tagesrätsel kommt dann mit dem Knopf „Spielen“ und den Ergebnissen von gestern.{ $named ->
            [yes] { " " }Für einen anderen Kanal oder eine Rolle zum Anpingen nimm die Optionen \
            `channel` und `ping` von `/settings`.
           *[no] { "" }
          }
   *[person] Drück auf eine Uhrzeit, oder schreib eine andere mit deiner Zeitzone: \
       `/settings daily 18:30 Europe/Berlin`.
        Hast du das Tagesrätsel bis dahin gelöst, erinnere ich dich nicht.
  }
settings-zone = { $time ->
    [none] **Welche Zeitzone hast du?** Drück auf deine Zeitzone, oder schreib sie: \
        `/settings zone Europe/Berlin`, `/settings zone UTC+1`.
   *[other] **{ $time }, in welcher Zeitzone?** Drück auf deine Zeitzone, oder schreib sie dazu: \
       `/settings daily { $time } Europe/Berlin`.
  }
settings-language = { $owner ->
    [chat] In dieser Sprache schreibe ich alles, was hier alle sehen. In privaten Antworten nehme ich die \
        Sprache der jeweiligen Person.
   *[person] Was in einem Chat alle sehen, steht in der Sprache dieses Chats.
  }
    Drück auf eine Sprache, oder schreib: `/settings language de`.
settings-look = { $owner ->
    [chat] So sehen Bilder aus, die hier alle sehen. Für private Bilder gelten die Einstellungen der \
        jeweiligen Person.
   *[person] So sehen Bilder aus, die nur du siehst.
  }
    Drück auf das, was dir gefällt, oder schreib: `/settings theme dark`, `/settings tiles colours`, \
        `/settings palette safe`.
settings-commands = Drück auf einen Befehl, um zu ändern, wer ihn hier nutzen darf: ✓ alle, ★ nur Admins, \
    ✗ niemand. In privaten Chats gehen alle Befehle.
    Oder schreib die Änderung: `/settings commands race off`. Statt off geht auch `admins` oder `on`.
settings-answers = Auch wenn Antworten privat sind, bleiben Rennen, Runden und das Tagesrätsel öffentlich.
    Drück auf einen Knopf, oder schreib: `/settings answers private`.
settings-name = In Chats, in denen du gespielt hast, zeigen die Ranglisten deinen Namen.{ $isChosen ->
        [yes] { "" } Du kannst ihn ändern: `/settings name Anna`.
       *[no] { "" }
      }
    Ob er auch in anderen Chats erscheint, wählst du mit einem Knopf. Soll er dort nicht erscheinen, \
        schreib: `/settings name off`.

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
    [chat] Wie in der jeweiligen App
   *[person] Wie in meiner App
  }
button-post-off = Ausschalten
button-pin = { $pin ->
    [yes] ✓ Anheften
   *[no] Anheften
  }
button-post-here = Hier posten
button-no-ping = Ohne Ping
button-command = { $allowed ->
    [on] ✓
    [admins] ★
   *[off] ✗
  } { $name }
button-name-on = Überall zeigen
button-name-off = Nur wo ich gespielt habe
settings-value = { $value ->
    [light] Hell
    [dark] Dunkel
    [contrast] Hoher Kontrast
    [wood] Holz
    [plain] Schlicht
    [colours] Nach Zeile und Spalte
    [usual] Übliche Farben
    [safe] Für Farbenblinde
    [public] Öffentlich
   *[private] Privat
  }

fault-settings-admins = Die Einstellungen dieses Chats können nur seine Admins ändern. Deine eigenen \
    Einstellungen zeigt `/settings` in unserem privaten Chat.
fault-setting-of-chats = Das ist eine Einstellung von Gruppen und Servern, die dort nur Admins ändern \
    können. `/settings` zeigt deine eigenen Einstellungen.
fault-setting-of-people = Das ist eine persönliche Einstellung. Du kannst sie in unserem privaten Chat \
    ändern. `/settings` zeigt die Einstellungen dieses Chats.
fault-unknown-setting = Eine Einstellung „{ $text }“ gibt es nicht. Alle Einstellungen zeigt `/settings`.
fault-unknown-value = „{ $text }“ ist kein möglicher Wert. Wähl einen von diesen: { $known }. Zum Beispiel \
    `/settings { $name ->
    [theme] theme dark
    [tiles] tiles colours
    [palette] palette safe
   *[answers] answers private
  }`.
fault-not-on-or-off = „{ $text }“ ist weder on noch off. Zum Beispiel `/settings name off`.
fault-unknown-language = „{ $text }“ spreche ich noch nicht. Ich spreche: { $known }. Zum Beispiel \
    `/settings language de`.
fault-unknown-zone = Die Zeitzone „{ $text }“ kenne ich nicht. { $zone ->
    [none] Nenn eine große Stadt oder den Abstand zu UTC: `/settings daily 18:00 Europe/Berlin`, \
        `/settings daily 18:00 UTC+1`.
   *[other] Zum Beispiel `/settings daily 18:00 { $zone }`.
  }
fault-bad-hour = „{ $text }“ ist keine Uhrzeit. Schreib eine Uhrzeit von 00:00 bis 23:59. Zum Beispiel \
    `/settings daily 18:00 Europe/Berlin`.
fault-no-posts-here = Hier kann ich nur antworten, darum kann das Tagesrätsel nicht von selbst kommen. Das \
    Rätsel von heute öffnet `/daily`.
fault-bad-channel = { $named ->
    [yes] Ich weiß nicht, welcher Kanal „{ $text }“ ist. Schreib # und wähl ihn aus der Liste, oder schreib \
        „here“.
   *[no] „{ $text }“ ist kein Ort in diesem Chat. Schreib `/settings channel here` dort, wohin das Rätsel \
       kommen soll.
  }
fault-bad-ping = { $named ->
    [yes] „{ $text }“ kann ich nicht anpingen. Schreib @ und wähl eine Rolle aus der Liste. Soll niemand \
        angepingt werden, schreib `/settings ping off`.
   *[no] Hier gibt es keine Rollen, die ich anpingen könnte. Das Rätsel kommt auch ohne Ping: \
       `/settings daily 18:00 Europe/Berlin`.
  }
fault-bad-commands = „{ $text }“ kann ich nicht lesen. Nenn einen Befehl, dann on, admins oder off: \
    `/settings commands race off`.
fault-always-on = `/{ $name }` dürfen immer alle nutzen, darum lässt sich der Befehl nicht abschalten. \
    Andere Befehle schon: `/settings commands race off`.
fault-post-elsewhere = Dieser Kanal gehört nicht zu diesem Server, darum kann ich dort nicht posten. \
    Schreib # und wähl einen Kanal aus der Liste, oder schick `/settings channel here`.
fault-post-unchecked = Ich konnte diesen Kanal gerade nicht prüfen. Bitte versuch es in einer Minute noch \
    einmal. Die jetzigen Einstellungen zeigt `/settings`.
fault-post-not-writable = In diesem Kanal kannst du selbst nicht schreiben, darum poste ich dort auch nicht \
    für dich. Wähl einen Kanal, in dem du schreiben kannst: `/settings channel here`.
fault-ping-not-mentionable = Diese Rolle kann ich nicht für dich anpingen: Sie gehört nicht zu diesem \
    Server, oder du darfst sie dort nicht erwähnen. Wähl eine andere Rolle, oder schick \
    `/settings ping off`.
fault-post-lacks = Dort kann ich noch nichts posten, mir fehlen Rechte: { $rights }. Erlaub mir das bitte, \
    und schick die Einstellung dann noch einmal. `/settings` zeigt die jetzigen Einstellungen.

fault-command-off = Die Admins dieses Chats haben `/{ $name }` hier abgeschaltet. Mit `/settings` können \
    sie den Befehl wieder einschalten.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }In unserem privaten Chat geht er.
  }
fault-command-admins = Hier ist `/{ $name }` nur für die Admins dieses Chats. Mit `/settings` können sie \
    den Befehl für alle freigeben.{ $name ->
    [race] { "" }
    [fmc] { "" }
   *[other] { " " }In unserem privaten Chat geht er.
  }

# Instead of an answer, in a chat whose answers are private: a button opens the private chat.
answer-elsewhere = In diesem Chat antworte ich privat. Der Knopf bringt dich zu deiner Antwort.
answer-elsewhere-send = In diesem Chat antworte ich privat. Öffne mit dem Knopf unseren Chat, und schick \
    dort diese Zeile: `{ $line }`
button-private-chat = Unseren Chat öffnen
