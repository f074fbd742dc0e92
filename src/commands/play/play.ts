import { answered, type ButtonHandler, type Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/theme.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { defaultGoal, type Puzzle, sameBoard } from '../../core/sliding/board.ts';
import { makeBoard, parsePuzzle, parseSize, type Size } from '../../core/sliding/notation/puzzle.ts';
import { isSolvable, mendingSwap } from '../../core/sliding/parity.ts';
import { randomSolvable } from '../../core/sliding/scramble/scramble.ts';
import { slidingGame } from '../../play/kinds/sliding.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { gameReply } from './game-reply.ts';
import { newGame } from './new-game.ts';
import { keptPhoto } from './photo.ts';

const USUAL_SIZE = '3x3';
/** Three numbers, or a board's digits in one: more than a size has. */
const LIKE_A_BOARD = /\d\D+\d\D+\d|^\D*\d{4,}\D*$/;

/** `/play [SIZE or BOARD]`: a scrambled board of your own, uniformly random, or one that is given. */
export const playCommand = (services: Services): Command<Size | Puzzle, Game> => ({
  name: 'play',
  options: [{ name: 'size', kind: 'text' }, { name: 'picture', kind: 'photo' }, THEME_OPTION],
  read: ({ words }) => readPlay(words === '' ? USUAL_SIZE : words),
  async ask(call, asked) {
    const size = 'start' in asked ? asked.start : asked;
    const photo = await keptPhoto(services, call, size);
    if (!photo.ok) return photo;
    if ('start' in asked) return ok(await newGame(services, call, { ...slidingGame(asked), ...photo.value }));
    const goal = defaultGoal(asked.rows, asked.cols);
    let start = randomSolvable(goal, services.random);
    while (sameBoard(start, goal)) start = randomSolvable(goal, services.random);
    return ok(await newGame(services, call, { ...slidingGame({ start, goal }), ...photo.value }));
  },
  reply: (call, _, game) => gameReply(services, call, game),
});

/** Faults: those of `parseSize` and `parsePuzzle`, `board-unsolvable` {a, b, mended}, `board-solved`. */
function readPlay(words: string): Result<Size | Puzzle> {
  const size = parseSize(words);
  if (size.ok) return size;
  const puzzle = parsePuzzle(words);
  if (!puzzle.ok) return LIKE_A_BOARD.test(words) ? puzzle : size;
  const { start, goal } = puzzle.value;
  if (sameBoard(start, goal)) return fault('board-solved');
  if (isSolvable(puzzle.value)) return puzzle;
  const [a, b] = mendingSwap(puzzle.value);
  const tiles = start.tiles.map((tile) => (tile === a ? b : tile === b ? a : tile));
  const mended = makeBoard({ ...start, tiles });
  const isUsual = sameBoard(goal, defaultGoal(goal.rows, goal.cols));
  return fault('board-unsolvable', { a, b, mended: isUsual ? mended : `${mended} to ${makeBoard(goal)}` });
}

/** Another board of this size for whoever presses, in a message of its own: `play:<size>`. */
export const anotherBoardButton = (services: Services): ButtonHandler => ({
  prefix: 'play',
  async press(call, [text = '']) {
    const size = parseSize(text);
    if (!size.ok) return fault('stale-button');
    const reply = await answered(playCommand(services), call, size.value);
    return reply.ok ? ok({ reply: reply.value }) : reply;
  },
});
