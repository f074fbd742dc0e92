# The local page: a chat in the browser.

web-title = TileKnight
web-tagline = Sliding puzzles and knight’s tours, solved and drawn
web-noscript = This page is a chat and needs JavaScript. Please switch JavaScript on, or use the terminal: \
    npm run -s tileknight -- solve 1 2 3 4 0 5
web-skip = Skip to the message field

web-welcome = What shall we solve?
web-welcome-more = Paste any board or a picture of one, ask for a knight’s tour, or play today’s \
    puzzle. Try one of these:
web-example-easy = An easy puzzle to slide
web-example-walk = Walk a knight over every square
web-example-three = A 3×3 from a lecture
web-example-hardest = The hardest 3×3: 31 moves
web-example-unsolvable = A board that can’t be solved
web-example-knight = A knight’s tour of the chessboard
web-example-table = How often a knight’s tour search backtracks
web-example-daily = Today’s puzzle, for everybody

web-log = Conversation
web-input = Message
web-placeholder = Board or /command
web-send = Send
web-commands = Commands
web-commands-hint = Show the commands
web-keys = Enter sends, Shift + Enter starts a new line
web-look = Colours of the page
web-look-system = Same as the system
web-look-light = Light
web-look-dark = Dark
web-look-contrast = High contrast
web-clear = Clear the conversation
web-clear-confirm = Remove all messages from this page? Your games and your place on the leaderboard stay.
web-clear-yes = Remove
web-clear-no = Keep
web-cleared = The conversation is cleared.

web-you = You
web-bot = TileKnight
web-working = Working on it
web-photo = Add a file: a picture or text of a board, or a photo to cut into tiles
web-photo-hint = /solve reads the board in this file. /play lets you play that board, or cuts a photo \
    into tiles.
web-photo-remove = Remove the file
web-photo-heavy = This file is larger than 10 MB. Send a smaller copy of it.
web-text-heavy = This file is larger than 64 kB, the most that I read as text. Send only its boards.
web-photo-pace = Many files came from your network address. Wait a minute and send this one again.
web-cancel = Cancel
web-cancelled = Cancelled.
web-back = Back to your game
web-unfold = Show all
web-fold = Show less
web-enlarge = Enlarge the picture
web-close = Close
web-latest = Newest messages
web-copied = Copied. Paste it wherever you like.
web-choices = Choices
web-retry = Try again
web-offline = The program doesn’t answer. Is it still running? Your message is kept. Try again in a moment.
web-suggestions = { $count ->
    [0] No command begins like this. Send /help for all commands.
    [one] { $count } command. Choose it with the up and down arrows, insert it with Enter.
   *[other] { $count } commands. Choose one with the up and down arrows, insert it with Enter.
}

# The page's own board. The page fills in the variables, always as text.
web-moves = Moves
web-par = Par
web-time = Time
web-trying = No answer from the program. Your moves are kept; trying again…
web-moved-on = The board has changed; this is how it looks now.
web-no-way = You can't move there from here.
web-board = Board of { $rows } rows and { $columns } columns. The arrows or W, A, S, D slide a tile; Tab \
    and Enter choose one; Backspace takes a move back; Escape leaves.
web-tile = { $tile }, row { $row }, column { $column }
web-tile-home = { $tile }, row { $row }, column { $column }, in place
web-blank = blank
web-slid-L = { $tiles } moved left
web-slid-R = { $tiles } moved right
web-slid-U = { $tiles } moved up
web-slid-D = { $tiles } moved down
web-knight-board = The knight stands on { $square }. In reach: { $squares }. The arrows choose one, Enter \
    goes there, Backspace takes a move back; Escape leaves.
web-knight-stuck = The knight stands on { $square }. No square is in reach.
web-square = { $square }
web-square-reach = { $square }, in reach
web-square-walked = { $square }, visited as square number { $number }
web-went = Knight on { $square }, square number { $number }
web-went-back = Knight back on { $square }

web-guest = Guest { $label }

web-error-not-found = There is nothing at this address. The chat is at /
web-error-method = This address doesn’t accept { $method } requests. The chat is at /
web-error-host = The page isn't served under this name. Add the name to the setting ALLOWED_HOSTS, or open \
    the page by its IP address.
web-error-origin = Requests from other sites are not accepted. Open the page itself and write there.
web-error-type = The request has to be JSON (content-type: application/json).
web-error-photo = The request has to be a picture or a text (content-type: image/png or text/plain).
web-error-json = The request could not be read. A request should look like this: { $example }
web-error-length = The request has to tell the length of its body (content-length). Send it in one piece.
web-error-large = Your message is too long. One message can hold { $limit } KB at most. Send one puzzle at \
    a time.
web-error-pace = Your messages came a little too fast. Wait a second and try again.
web-error-running = I'm still working on { $count } of your messages. Wait until one of them is answered, or \
    cancel one. Then send your message again.
web-error-busy = Many people are asking at the same time. Try again in a few seconds.
web-error-stopping = The program is shutting down. Try again when it is running again.
web-error-bug = Something went wrong on our side. We have noted the error{ $code ->
    [none] {""}
   *[other] {" "}as { $code }
}. Try again, or send /help.
web-not-for-me = I don’t understand this message. Send /help for everything I can do, or a board such as \
    1 2 3 4 0 5.
