import type { Call, Command } from '../../chat/command.ts';
import type { Given } from '../../chat/given.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import {
  type Board,
  defaultGoal,
  type Metric,
  type Moves,
  type Puzzle,
  sameBoard,
} from '../../core/sliding/board.ts';
import { boardKey, boardOfKey } from '../../core/sliding/key.ts';
import { countMoves, invertMoves } from '../../core/sliding/moves.ts';
import { takeMoves } from '../../core/sliding/notation/moves-at-end.ts';
import { type MoveNaming, renamed } from '../../core/sliding/notation/naming.ts';
import { makeBoard, makeMoves, parseMoves, parseSize } from '../../core/sliding/notation/puzzle.ts';
import { reversePuzzle, transposeMoves, transposePuzzle } from '../../core/sliding/relabel.ts';
import { simplifyMoves } from '../../core/sliding/simplify.ts';
import { follow } from '../analyse/follow.ts';
import {
  METRIC_OPTION,
  metricOf,
  NAMING_OPTION,
  namingOf,
  PUZZLE_OPTIONS,
  puzzleJson,
  puzzleOf,
} from '../puzzle-given.ts';

/** What a tool is given: a puzzle if a board was written, moves (as the tiles') if there were any, and how moves are written. */
interface ToolRequest {
  readonly puzzle?: Puzzle;
  readonly moves?: Moves;
  readonly metric: Metric;
  readonly naming: MoveNaming;
}

/** What comes back. */
type Outcome = Puzzle | Board | Moves;
type Tool = (request: ToolRequest) => Result<Outcome>;

const missingBoard = (): Result<never> => fault('empty');
const missingMoves = (): Result<never> => fault('no-moves');

const TOOLS: Readonly<Record<string, Tool>> = {
  apply: ({ puzzle, moves, naming }) => {
    if (puzzle === undefined) return missingBoard();
    return moves === undefined ? missingMoves() : follow(puzzle.start, moves, naming);
  },
  invert: ({ puzzle, moves, naming }) => {
    if (moves === undefined) return missingMoves();
    const back = invertMoves(moves);
    return puzzle === undefined ? ok(back) : follow(puzzle.start, back, naming);
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

/** Text in, text out, for terminals: `apply`, `invert`, `transpose`, `reverse`, `simplify`, `notation`, `key` and `board`. */
export const toolCommands = (): readonly Command[] => [
  ...Object.entries(TOOLS).map(([name, tool]) =>
    toolCommand(name, tool, outcomeJson, (request, outcome) => [written(request, outcome)]),
  ),
  toolCommand('notation', movesOf, notationJson, (_, moves) => {
    const { tile, blank } = notationJson(_, moves);
    return [`tile   ${tile.stm}`, `       ${tile.mtm}`, `blank  ${blank.stm}`, `       ${blank.mtm}`];
  }),
  toolCommand('key', boardGiven, keyJson, (_, board) => [String(boardKey(board))]),
  boardCommand,
];

/** A tool that is given a board, moves or both. */
const toolCommand = <Answer>(
  name: string,
  tool: (request: ToolRequest) => Result<Answer>,
  json: (request: ToolRequest, answer: Answer) => object,
  lines: (request: ToolRequest, answer: Answer) => readonly string[],
): Command<ToolRequest, Answer> => ({
  name,
  options: [...PUZZLE_OPTIONS, METRIC_OPTION, NAMING_OPTION],
  read: readTool,
  ask: async (_, request) => tool(request),
  reply: async (_, request, answer) => ({ kind: 'answer', text: lines(request, answer).join('\n') }),
  printed: {
    json: (_, request, answer) => json(request, answer),
    lines: (_, request, answer) => lines(request, answer),
  },
});

function readTool(given: Given, call: Call): Result<ToolRequest> {
  const metric = metricOf(given);
  if (!metric.ok) return metric;
  const naming = namingOf(given);
  if (!naming.ok) return naming;
  const { rest, moves: written } = takeMoves(given.words);
  const moves = written === undefined ? undefined : parseMoves(written);
  if (moves?.ok === false) return moves;
  const puzzle = rest.trim() === '' ? undefined : puzzleOf({ ...given, words: rest }, call);
  if (puzzle?.ok === false) return puzzle;
  return ok({
    ...(puzzle && { puzzle: puzzle.value }),
    ...(moves && { moves: renamed(moves.value, naming.value) }),
    metric: metric.value,
    naming: naming.value,
  });
}

function outcomeJson(request: ToolRequest, outcome: Outcome): object {
  if (typeof outcome === 'string') {
    const lengths = { stm: countMoves(outcome, 'stm'), mtm: countMoves(outcome, 'mtm') };
    return { moves: written(request, outcome), ...lengths };
  }
  if (!('tiles' in outcome)) return puzzleJson(outcome);
  const { rows, cols, tiles } = outcome;
  return { rows, cols, tiles };
}

/** The outcome as text; moves as they were asked for: `R2`, or named by the blank. */
function written({ metric, naming }: ToolRequest, outcome: Outcome): string {
  if (typeof outcome === 'string') return makeMoves(renamed(outcome, naming), metric);
  if ('tiles' in outcome) return makeBoard(outcome);
  const { start, goal } = outcome;
  const isUsual = sameBoard(goal, defaultGoal(start.rows, start.cols));
  return isUsual ? makeBoard(start) : `${makeBoard(start)} -> ${makeBoard(goal)}`;
}

const movesOf = ({ moves }: ToolRequest): Result<Moves> => (moves === undefined ? missingMoves() : ok(moves));

/** Moves in both notations and both namings. */
function notationJson(_: ToolRequest, tile: Moves) {
  const blank = renamed(tile, 'blank');
  return {
    tile: { stm: tile, mtm: makeMoves(tile, 'mtm') },
    blank: { stm: blank, mtm: makeMoves(blank, 'mtm') },
  };
}

const boardGiven = ({ puzzle }: ToolRequest): Result<Board> =>
  puzzle === undefined ? missingBoard() : ok(puzzle.start);

/** A board and its key, one number in base rows*cols: a text, too large for JSON's numbers. */
const keyJson = (_: ToolRequest, { rows, cols, tiles }: Board): object => ({
  rows,
  cols,
  tiles,
  key: String(boardKey({ rows, cols, tiles })),
});

/** `board SIZE KEY`: the board with that key. */
const boardCommand: Command<Board, true> = {
  name: 'board',
  options: [{ name: 'key', kind: 'text', required: true }],
  read({ words }) {
    const [sizeText = '', keyText = '', ...more] = words.split(/\s+/);
    const size = parseSize(sizeText);
    if (!size.ok) return size;
    const isKey = /^\d{1,220}$/.test(keyText) && more.length === 0;
    return isKey
      ? boardOfKey(BigInt(keyText), size.value)
      : fault('no-board-of-key', { key: keyText.slice(0, 40), ...size.value });
  },
  ask: async () => ok(true),
  reply: async (_, board) => ({ kind: 'answer', text: makeBoard(board) }),
  printed: {
    json: (_, { rows, cols, tiles }) => ({ rows, cols, tiles }),
    lines: (_, board) => [makeBoard(board)],
  },
};
