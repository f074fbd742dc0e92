import { metricOfForm, namingOfForm, puzzleOfForm } from '../../commands/puzzle-form.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { followSolution } from '../../core/sliding/analysis/analyse-solution.ts';
import { type Board, defaultGoal, type Moves, type Puzzle, sameBoard } from '../../core/sliding/board.ts';
import { boardKey, boardOfKey } from '../../core/sliding/key.ts';
import { countMoves, invertMoves } from '../../core/sliding/moves.ts';
import { takeMoves } from '../../core/sliding/notation/moves-at-end.ts';
import { renamed } from '../../core/sliding/notation/naming.ts';
import { makeBoard, makeMoves, parseMoves, parseSize } from '../../core/sliding/notation/puzzle.ts';
import { reversePuzzle, transposeMoves, transposePuzzle } from '../../core/sliding/relabel.ts';
import { simplifyMoves } from '../../core/sliding/simplify.ts';
import type { Arguments } from './arguments.ts';
import { refused } from './refused.ts';
import type { Outcome, Toolbox } from './toolbox.ts';

export const VALUED = ['goal', 'size', 'metric', 'moves'] as const;

/** What a tool is given: a puzzle if a board was written, moves (as the tiles') if there were any. */
interface Given {
  readonly puzzle?: Puzzle;
  readonly moves?: Moves;
  /** Moves as they were asked for: `R2`, or named by the blank. */
  readonly write: (moves: Moves) => string;
}

/** Text in, text out: what comes back, or the fault. */
type Tool = (given: Given) => Result<Puzzle | Board | Moves>;

const missingBoard = (): Result<never> => fault('empty');
const missingMoves = (): Result<never> => fault('no-moves');

/** The position from which the moves lead to this one. */
function before(board: Board, moves: Moves): Result<Board> {
  return followSolution(board, invertMoves(moves));
}

const TOOLS: Readonly<Record<string, Tool>> = {
  apply: ({ puzzle, moves }) => {
    if (puzzle === undefined) return missingBoard();
    return moves === undefined ? missingMoves() : followSolution(puzzle.start, moves);
  },
  invert: ({ puzzle, moves }) => {
    if (moves === undefined) return missingMoves();
    return puzzle === undefined ? ok(invertMoves(moves)) : before(puzzle.start, moves);
  },
  transpose: ({ puzzle, moves }) => {
    if (puzzle !== undefined) return ok(transposePuzzle(puzzle));
    return moves === undefined ? missingBoard() : ok(transposeMoves(moves));
  },
  reverse: ({ puzzle, moves }) => {
    if (puzzle !== undefined) return ok(reversePuzzle(puzzle));
    return moves === undefined ? missingBoard() : ok([...moves].reverse().join(''));
  },
  simplify: ({ moves }) => (moves === undefined ? missingMoves() : ok(simplifyMoves(moves))),
};

export const TOOL_NAMES: readonly string[] = Object.keys(TOOLS);

/** `tileknight apply|invert|transpose|reverse|simplify [BOARD [-> GOAL]] [MOVES] [--metric] [--moves tile|blank]`. */
export const toolOnce =
  (name: string) =>
  async (toolbox: Toolbox, { words, options }: Arguments): Promise<Outcome> => {
    const given = readGiven(words.join(' '), options);
    if (!given.ok) return refused(toolbox, given.fault);
    const result = TOOLS[name]?.(given.value);
    if (result === undefined) throw new Error(`no tool ${name}`);
    return result.ok ? outcomeOf(result.value, given.value.write) : refused(toolbox, result.fault);
  };

function readGiven(line: string, options: Arguments['options']): Result<Given> {
  const metric = metricOfForm(options);
  if (!metric.ok) return metric;
  const naming = namingOfForm(options);
  if (!naming.ok) return naming;
  const { rest, moves: written } = takeMoves(line);
  const moves = written === undefined ? undefined : parseMoves(written);
  if (moves !== undefined && !moves.ok) return moves;
  const { goal, size } = options;
  const puzzle =
    rest.trim() === ''
      ? undefined
      : puzzleOfForm({
          board: rest,
          ...(goal !== undefined && { goal }),
          ...(size !== undefined && { size }),
        });
  if (puzzle !== undefined && !puzzle.ok) return puzzle;
  return ok({
    ...(puzzle && { puzzle: puzzle.value }),
    ...(moves && { moves: renamed(moves.value, naming.value) }),
    write: (tiles) => makeMoves(renamed(tiles, naming.value), metric.value),
  });
}

function outcomeOf(value: Puzzle | Board | Moves, write: Given['write']): Outcome {
  if (typeof value === 'string') {
    const moves = write(value);
    const lengths = { stm: countMoves(value, 'stm'), mtm: countMoves(value, 'mtm') };
    return { json: { moves, ...lengths }, lines: [moves] };
  }
  if ('tiles' in value) {
    const { rows, cols, tiles } = value;
    return { json: { rows, cols, tiles }, lines: [makeBoard(value)] };
  }
  const { start, goal } = value;
  const { rows, cols } = start;
  const isUsual = sameBoard(goal, defaultGoal(rows, cols));
  return {
    json: { rows, cols, start: start.tiles, goal: goal.tiles },
    lines: [isUsual ? makeBoard(start) : `${makeBoard(start)} -> ${makeBoard(goal)}`],
  };
}

/** `tileknight notation MOVES [--moves tile|blank]`: the moves in both notations and both namings. */
export async function notationOnce(toolbox: Toolbox, { words, options }: Arguments): Promise<Outcome> {
  const given = readGiven(words.join(' '), options);
  if (!given.ok) return refused(toolbox, given.fault);
  const { moves } = given.value;
  if (moves === undefined) return refused(toolbox, fault('no-moves').fault);
  const blank = renamed(moves, 'blank');
  const json = {
    tile: { stm: moves, mtm: makeMoves(moves, 'mtm') },
    blank: { stm: blank, mtm: makeMoves(blank, 'mtm') },
  };
  return {
    json,
    lines: [
      `tile   ${json.tile.stm}`,
      `       ${json.tile.mtm}`,
      `blank  ${json.blank.stm}`,
      `       ${json.blank.mtm}`,
    ],
  };
}

/** `tileknight key BOARD`: the board as one number, in base rows*cols. */
export async function keyOnce(toolbox: Toolbox, { words, options }: Arguments): Promise<Outcome> {
  const given = readGiven(words.join(' '), options);
  if (!given.ok) return refused(toolbox, given.fault);
  const start = given.value.puzzle?.start;
  if (start === undefined) return refused(toolbox, fault('empty').fault);
  const { rows, cols, tiles } = start;
  const key = String(boardKey(start));
  return { json: { rows, cols, tiles, key }, lines: [key] };
}

/** `tileknight board SIZE KEY`: the board with that key. */
export async function boardOnce(toolbox: Toolbox, { words }: Arguments): Promise<Outcome> {
  const [sizeText = '', keyText = '', ...more] = words.join(' ').trim().split(/\s+/);
  const size = parseSize(sizeText);
  if (!size.ok) return refused(toolbox, size.fault);
  const isKey = /^\d{1,220}$/.test(keyText) && more.length === 0;
  const board = isKey
    ? boardOfKey(BigInt(keyText), size.value)
    : fault('no-board-of-key', { key: keyText.slice(0, 40), ...size.value });
  return board.ok ? outcomeOf(board.value, String) : refused(toolbox, board.fault);
}
