# Messages that the bot begins by itself.

# The first words in a group or server.
hello =
    { "" }**Hallo, ich bin TileKnight**: Schiebepuzzles, Springertouren und jeden Tag ein Rätsel für alle.

    `/daily` das Rätsel von heute, mit den Ergebnissen dieses Chats
    `/settings daily 18:00 Europe/Berlin` bringt das Rätsel jeden Tag um 18 Uhr hierher
    `/help` alles Übrige
# To a chat that the bot comes back to, where a post was once set up.
hello-post-off = **Das Tagesrätsel kommt hier gerade nicht von selbst.** Damit es wieder kommt, schick \
    `/settings daily 18:00 { $zone }`
hello-lacks = Mir fehlen hier noch Rechte: { $rights }. Bitte erlaubt mir das.
# Rights that a chat's admins can give the bot.
right = { $right ->
    [see] diesen Chat sehen
    [write] Nachrichten senden
    [files] Bilder und Dateien senden
   *[pin] Nachrichten anheften
  }
button-play-today = Rätsel von heute spielen

# Below a day's post: how the day before went in this chat.
post-yesterday = **Gestern**, Rätsel #{ $number }:
post-streaks = Serien: { $streaks }
post-streak = { $name } { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
# A reminder in a private chat, with a button that opens the board.
remind = **Das Rätsel von heute wartet**: #{ $number }, { $size }, Minimum { $par }.
remind-streak = { $streak ->
    [0] Löse dieses Rätsel, und eine Serie beginnt.
    [one] Löse dieses Rätsel, dann geht deine Serie von **1 Tag** weiter.
   *[other] Löse dieses Rätsel, dann geht deine Serie von **{ $streak } Tagen** weiter.
  }{ $freezes ->
    [0] {""}
   *[other] {" "}(Schaffst du es heute nicht, rettet ein Joker deine Serie.)
  }
# A platform doesn't let the bot post any more. `here`: in that chat; `there`: to the person who set it up.
ended-post = { $where ->
    [here] **Das Tagesrätsel kommt nicht mehr von selbst**: Hier darf ich nicht mehr { $rights }. Sobald \
        ich das wieder darf, schick diese Zeile, damit das Rätsel wieder kommt:
    [foreign] **Ein Tagesrätsel, das du eingerichtet hast, kommt nicht mehr**: Der Kanal gehört zu einem \
        anderen Server. Schick diese Zeile in den Kanal, in den das Rätsel kommen soll:
   *[there] **Ein Tagesrätsel, das du für einen Chat eingerichtet hast, kommt nicht mehr**: { $count ->
        [0] Dort darf ich nicht mehr schreiben
       *[other] Dort darf ich nicht mehr { $rights }
      }. Sobald ich das wieder darf, schick diese Zeile dorthin, damit das Rätsel wieder kommt:
  } `/settings daily { $time } { $zone }`
ended-pin = Das Tagesrätsel kommt jetzt unangeheftet, weil ich nichts anheften darf. Erlaub mir, \
    Nachrichten anzuheften, und schalte das Anheften dann wieder ein: `/settings`
