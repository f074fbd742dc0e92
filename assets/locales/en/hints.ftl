# Help with what is being played, and what it costs.

fair-warning = That is today's puzzle. Once you have seen how it is solved, your result counts as assisted: it ranks after those without help. Show it?
button-show-it = Show it
fault-todays-board = That is today's puzzle, and others here may still be at it. Ask me in our private chat; here I solve any other: `{ example }`.
fault-board-in-round = You are in a round on this board, so its solution has to wait until the round is over. I solve any other: `{ example }`.
