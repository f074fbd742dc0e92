import { turnsOnto } from '../../core/board-turns.ts';
import { makeSquare, parseSquare } from '../../core/knight/board/square.ts';
import {
  cellOfSquare,
  cellsInReach,
  isTour,
  makeWalkText,
  parseWalkText,
  squareOfCell,
  standsOn,
  type Walk,
} from '../../core/knight/board/walk.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { plainLine, quotable } from '../../core/typed-text.ts';
import type { Game } from '../../store/contract/game.ts';
import { type GameStep, makeRules, typedSteps } from './rules.ts';

/** Maximum side of a board, so that the numbers of its squares are readable in a picture. */
export const MAX_WALK_SIDE = 13;
const SQUARE = /[a-z]\d{1,2}|\(\d{1,2},\d{1,2}\)/u;
/** A square as `(x, y)` from the top left. */
const PAIR = /\( ?(\d{1,2}) ?[,;] ?(\d{1,2}) ?\)/gu;
/** Separators of words. The comma of a pair, `(2,4)`, isn't one. */
const BETWEEN = /[\s`,;:.!>→+–—♘♞-]+(?!\d+\))/u;
/**
 * Squares without spaces between them, each with an optional `n` for the knight, or a pair. Boards here have
 * no file n.
 */
const SQUARES = /^(?:(?:n?[a-m]\d{1,2})+|\(\d{1,2},\d{1,2}\))$/u;

/** A knight's tour walked by hand. Its steps are the squares after the first. */
export const knightRules = makeRules<Walk>({
  name: 'knight',
  read: ({ state }) => parseWalkText(state),
  write: makeWalkText,
  after(walk, step) {
    const cell = cellsInReach(walk).find((near) => squareName(near, walk) === step);
    return cell === undefined ? undefined : { ...walk, cells: [...walk.cells, cell] };
  },
  typed(line) {
    const words = plainLine(line).replace(PAIR, ' ($1,$2) ').split(BETWEEN);
    const read = typedSteps(words, SQUARES, SQUARE);
    return read.words.length === 0 && read.wrong?.code === 'not-a-square'
      ? { words: [], wrong: { code: 'bad-walk', facts: { text: quotable(line) } } }
      : read;
  },
  ofWord(walk, word): Result<readonly GameStep[]> {
    const square = parseSquare(word, walk.cols, walk.rows);
    if (!square.ok) return square;
    const cell = cellOfSquare(square.value, walk);
    const reach = cellsInReach(walk);
    if (reach.includes(cell)) return ok([squareName(cell, walk)]);
    const walked = walk.cells.indexOf(cell) + 1;
    const names = reach.map((near) => squareName(near, walk));
    return fault('square-out-of-reach', {
      square: word,
      walked,
      here: squareName(standsOn(walk), walk),
      reach: names.join(', '),
      possible: names[0] ?? 'none',
      made: 0,
    });
  },
  isSolved: isTour,
  // A tour reveals a walk if it begins on the walk's first square, also after a turn of the board. A closed
  // tour always does, because it can begin anywhere.
  reveals: (told, [first]) =>
    turnsOnto(told, first).some(
      (turn) => told.closed === true || turn[told.cells[0] ?? 0] === first.cells[0],
    ),
});

const squareName = (cell: number, walk: Walk): GameStep => makeSquare(squareOfCell(cell, walk));

/** Returns the fields that a new game gets from the walk it begins with. */
export const knightGame = (walk: Walk): Pick<Game, 'kind' | 'start' | 'goal' | 'par'> => ({
  kind: 'knight',
  start: makeWalkText(walk),
  goal: '',
  par: walk.cols * walk.rows - 1,
});
