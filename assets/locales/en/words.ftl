# Words that people type, separated by commas: all words of one meaning in one text. The words of every
# language are understood in all of them, so a language adds only its own.

# Directions in which tiles slide.
words-left = left
words-up = up
words-down = down
words-right = right

# Around a board, wherever one is read: 8-puzzle; start: 1 2 3 4 0 5 goal: 1 2 3 4 5 null.
words-blank = blank, empty, gap, hole, space, null, none, nil, nan, undefined
words-puzzle = puzzle, puzzles
words-start = start, initial, from, board, configuration, config, matrix, tiles, grid, state, scramble,
    position, size
words-goal = goal, target, end, final, finish
words-goal-snail = snail, spiral
words-goal-blank-first = blank first, blank-first, zero first, gap first
words-goal-reversed = reversed, reverse
words-goal-columns = columns
words-goal-snake = snake
# Words that say nothing about a board: can you please solve this.
words-around = a, an, the, this, that, these, my, our, me, us, i, we, you, it, is, are, be, of, can,
    could, would, will, do, does, how, what, need, want, like, help, with, for, in, and, solve, solved,
    solution, answer, shortest, best, find, show, give, get, try, here, out, please, pls, plz, thanks,
    thank, thx, hi, hey, hello, ok, okay, bot, sliding, text, txt, json, where, solvable, possible, guys,
    everyone, anyone, current, given, example, sample, input, tile
# How long a round takes: fmc 4x4 10 min.
words-minutes = m, min, mins, minute, minutes, '

# Instead of moves, in one's own game.
words-undo = undo, take back
words-restart = restart, start again
words-giveup = give up, giveup, resign, i give up

# The game to play: play knight 6x6.
words-knight = knight, horse

# How hard a board to play is.
words-easy = easy
words-medium = medium
words-hard = hard

# The knight: kinds of request.
words-tour = tour
words-count = count, counts, number
words-check = check, verify, validate
words-table = table, tables
words-log = log, protocol
words-machine = machine, diagram
words-arrays = arrays
# A tour's board and ends: 5 by 7, from a1 to h8.
words-by = by
words-from = from, at
words-to = to, do
words-closed = closed, close
words-open = open
# Names of options, and ways to say several optimisations: opts 1 and 3 vs all.
words-opts = opts, opt, optimisations, optimizations, optimisation, optimization
words-method = method
words-program = program
words-array = array
words-max-returns = max-returns, max_returns, maxreturns, max_ret, max-ret, maxret
words-good-returns = good-returns, good_returns, goodreturns, good_ret, good-ret, goodret
words-style = style
words-squares = squares
words-seed = seed
words-and = and
words-vs = vs, vs., versus
words-all = all
words-none = none
# Choices of options.
words-construct = construct
words-warnsdorff = warnsdorff, warnsdorf
words-classic = classic, classical
words-exhaustive = exhaustive
words-iterative = iterative
words-recursive = recursive
words-automaton = automaton
words-straight = straight
words-smooth = smooth
# The leaderboard: its days and its people.
words-day = day, daily, today
# A day by its name: daily yesterday.
words-today = today
words-yesterday = yesterday
words-week = week, weekly
words-month = month, monthly
words-here = here, chat
words-everywhere = everywhere, world, global
# The topics of /help, and the commands in each.
words-topic-puzzles = puzzles, puzzle, board, boards, solve, analyse, analyze, explain, compare, scramble
words-topic-knight = knight, tour, tours, horse
words-topic-play = play, daily, leaderboard, stats, hint
words-topic-moves = moves, move
words-topic-together = together, race, fmc
words-topic-settings = settings, setting, language, theme, privacy, export, forget
# Settings and their values.
words-setting-daily = daily, post, reminder
words-setting-zone = zone, timezone, time-zone
words-setting-channel = channel, topic
words-setting-ping = ping, role
words-setting-pin = pin
words-setting-language = language, lang
words-setting-look = look, looks, appearance
words-setting-theme = theme
words-setting-tiles = tiles, tile
words-setting-palette = palette
words-setting-commands = commands, command
words-setting-answers = answers, answer
words-setting-name = name
words-on = on, yes
words-off = off, no, none, never
words-admins = admins, admin
words-light = light
words-dark = dark
words-contrast = contrast, high-contrast
words-wood = wood
words-plain = plain
words-colours = colours, colors, coloured, colored
words-usual = usual, normal, default
words-safe = safe, colour-blind, color-blind
words-public = public
words-private = private
# Whole messages in a private chat that are talk, without apostrophes and punctuation.
words-talk-hello = hi, hello, hey, hi there, hello there, hey there, good morning, good afternoon,
    good evening, yo, howdy, greetings, what can you do, who are you
words-talk-thanks = thanks, thank you, thx, ty, thanks a lot, thank you very much, many thanks,
    cheers, cool, nice, great, awesome, good bot
words-talk-bye = bye, goodbye, good bye, see you, good night, cya
words-talk-rules = rules, how to play, how do i play, how do you play, how does it work, how does
    this work, what is this, what are the rules, what do i do, i dont understand, tutorial
words-talk-par = par, what is par, whats par, what does par mean
words-talk-new = new, new game, new puzzle, new board, next, another, another one, another puzzle,
    again, more, one more, play again, lets play, i want to play, start, begin
words-talk-harder = harder, too easy, more difficult, bigger, a harder one, something harder
words-talk-easier = easier, too hard, too difficult, simpler, smaller, an easier one, something
    easier
