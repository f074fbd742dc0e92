# What the bot begins by itself.

# The first words in a group or server.
hello =
    { "" }**Hallo, ich bin TileKnight**: Schiebepuzzles, Springertouren und jeden Tag ein Rätsel für alle.

    `/daily` das Rätsel von heute, mit den Ergebnissen dieses Chats
    `/settings daily 18:00 Europe/Kyiv` damit es jeden Tag von selbst hierherkommt
    `/help` alles Übrige
hello-lacks = Etwas fehlt hier noch. Bitte erlaubt mir: { $rights }.
# What somebody who runs a chat lets the bot do there.
right = { $right ->
    [see] diesen Chat sehen
    [write] Nachrichten senden
    [files] Bilder und Dateien senden
   *[pin] Nachrichten anheften
  }
button-play-today = Rätsel von heute spielen
