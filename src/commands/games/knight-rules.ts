import { listBoardTurns } from '../../core/board-turns.ts';
import { makeSquare, parseSquare } from '../../core/knight/board/square.ts';
import {
  cellOfSquare,
  currentCell,
  isTour,
  makeWalkText,
  parseWalkText,
  reachableCells,
  squareOfCell,
  type Walk,
} from '../../core/knight/board/walk.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { plainLine, shortenForQuote } from '../../core/typed-text.ts';
import type { Game } from '../../store/contract/game.ts';
import { type GameStep, makeRules, parseTypedSteps } from './rules.ts';

/**
 * Limit for columns and for rows. On larger boards, the numbers of the squares would not be readable in a
 * picture.
 */
export const MAX_BOARD_SIDE = 13;
const SQUARE_PATTERN = /[a-z]\d{1,2}|\(\d{1,2},\d{1,2}\)/gu;
/** A square such as `(2, 4)`. */
const NUMBER_PAIR_PATTERN = /\( ?(\d{1,2}) ?[,;] ?(\d{1,2}) ?\)/gu;
/** Matches what separates typed squares. The comma inside a pair such as `(2,4)` is no separator. */
const SQUARE_SEPARATORS = /[\s`,;:.!>→+–—♘♞-]+(?!\d+\))/u;
/**
 * A pair `(2,4)`, or one or more squares without spaces (`a1b3`, `Na1nb3`). The `n` for the knight can't be
 * confused with a file, because boards have no file n.
 */
const TYPED_SQUARES_PATTERN = /^(?:(?:n?[a-m]\d{1,2})+|\(\d{1,2},\d{1,2}\))$/u;

/** The player finds a knight's tour. A step is the next square of the tour. */
export const knightRules = makeRules<Walk>({
  name: 'knight',
  read: ({ state }) => parseWalkText(state),
  write: makeWalkText,
  applyStep(walk, step) {
    const cell = reachableCells(walk).find((nearCell) => squareName(nearCell, walk) === step);
    return cell === undefined ? undefined : { ...walk, cells: [...walk.cells, cell] };
  },
  parseTyped(line) {
    const words = plainLine(line).replace(NUMBER_PAIR_PATTERN, ' ($1,$2) ').split(SQUARE_SEPARATORS);
    const typedLine = parseTypedSteps(words, TYPED_SQUARES_PATTERN, SQUARE_PATTERN);
    return typedLine.words.length === 0 && typedLine.wrong?.code === 'not-a-square'
      ? { words: [], wrong: { code: 'bad-walk', facts: { text: shortenForQuote(line) } } }
      : typedLine;
  },
  stepsOfWord(walk, word): Result<readonly GameStep[]> {
    const squareResult = parseSquare(word, walk.cols, walk.rows);
    if (!squareResult.ok) return squareResult;
    const cell = cellOfSquare(squareResult.value, walk);
    const nextCells = reachableCells(walk);
    if (nextCells.includes(cell)) return ok([squareName(cell, walk)]);
    const walkedCount = walk.cells.indexOf(cell) + 1;
    const nextSquareNames = nextCells.map((nearCell) => squareName(nearCell, walk));
    return fault('square-out-of-reach', {
      square: word,
      walked: walkedCount,
      here: squareName(currentCell(walk), walk),
      reach: nextSquareNames.join(', '),
      possible: nextSquareNames[0] ?? 'none',
      made: 0,
    });
  },
  isSolved: isTour,
  // The tour that the bot showed may be turned or mirrored. An open tour reveals the solution if it begins on
  // the game's first square. A closed tour always does, because it can begin on any square.
  reveals: (shownWalk, [startWalk]) =>
    listBoardTurns(shownWalk, startWalk).some(
      (turn) => shownWalk.closed === true || turn[shownWalk.cells[0] ?? 0] === startWalk.cells[0],
    ),
});

const squareName = (cell: number, walk: Walk): GameStep => makeSquare(squareOfCell(cell, walk));

/** The player continues `walk` to a tour. */
export const knightGame = (walk: Walk): Pick<Game, 'kind' | 'start' | 'goal' | 'par'> => ({
  kind: 'knight',
  start: makeWalkText(walk),
  goal: '',
  par: walk.cols * walk.rows - 1,
});
