import type { Call, Command, TerminalCommand } from '../../chat/command.ts';
import type { CommandInput, Option } from '../../chat/input/command-input.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { type Board, defaultGoal, isSameBoard, type Moves, type Puzzle } from '../../core/sliding/board.ts';
import { countMoves, invertMoves, neighboursOf, simplifyMoves } from '../../core/sliding/moves.ts';
import {
  boardKey,
  boardNumberFault,
  boardOfKey,
  boardOfNumber,
  permutationNumber,
} from '../../core/sliding/notation/key.ts';
import { renameMoves, splitOffMoves } from '../../core/sliding/notation/move-text.ts';
import { makeBoard, makeMoves, parseMoves, parseSize } from '../../core/sliding/notation/puzzle.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { reversePuzzle, transposeMoves, transposePuzzle } from '../../core/sliding/relabel.ts';
import { followMoves } from '../analyse/analyse.ts';
import type { TerminalServices } from '../feature/services.ts';
import {
  METRIC_OPTION,
  MOVE_NAMING_OPTION,
  type MoveNotation,
  PUZZLE_OPTIONS,
  puzzleJson,
  readMoveNotation,
  readPuzzle,
} from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';

/** A puzzle, or moves of tiles, or both, and the notation in which to write moves. */
interface ToolRequest extends MoveNotation {
  readonly puzzle?: Puzzle;
  readonly moves?: Moves;
}

type ToolResult = Puzzle | Board | Moves;

interface ToolOutput {
  readonly json: object;
  readonly lines: readonly string[];
}

const NO_BOARD_FAULT = fault('empty', { which: 'start' });
const NO_MOVES_FAULT = fault('no-moves');

/** Key: the name of the command. */
const TOOLS: Readonly<Record<string, (request: ToolRequest) => Result<ToolResult>>> = {
  apply: ({ puzzle, moves, naming }) => {
    if (puzzle === undefined) return NO_BOARD_FAULT;
    return moves === undefined ? NO_MOVES_FAULT : followMoves(puzzle.start, moves, naming);
  },
  invert: ({ puzzle, moves, naming }) => {
    if (moves === undefined) return NO_MOVES_FAULT;
    const inverse = invertMoves(moves);
    return puzzle === undefined ? ok(inverse) : followMoves(puzzle.start, inverse, naming);
  },
  transpose: ({ puzzle, moves }) => {
    if (puzzle !== undefined) return ok(transposePuzzle(puzzle));
    return moves === undefined ? NO_BOARD_FAULT : ok(transposeMoves(moves));
  },
  reverse: ({ puzzle, moves }) => {
    if (puzzle !== undefined) return ok(reversePuzzle(puzzle));
    return moves === undefined ? NO_BOARD_FAULT : ok([...moves].reverse().join(''));
  },
  simplify: ({ moves }) => (moves === undefined ? NO_MOVES_FAULT : ok(simplifyMoves(moves))),
};

/**
 * Only terminals have them: `apply`, `invert`, `transpose`, `reverse`, `simplify`, `neighbours`, `notation`,
 * `key` and `board`.
 */
export function toolCommands({
  typedWords,
}: Pick<TerminalServices, 'typedWords'>): readonly TerminalCommand[] {
  const vocabulary = slidingWords(typedWords);
  const makeToolCommand = (
    name: string,
    makeOutput: (request: ToolRequest) => Result<ToolOutput>,
  ): TerminalCommand => {
    const options = [...PUZZLE_OPTIONS, METRIC_OPTION, MOVE_NAMING_OPTION];
    return makeTextCommand(name, options, (input, call) => readTool(vocabulary, input, call), makeOutput);
  };
  const neighboursCommand = makeToolCommand('neighbours', ({ puzzle, ...notation }) =>
    puzzle === undefined ? NO_BOARD_FAULT : ok(formatNeighbours(puzzle.start, notation)),
  );
  return [
    ...Object.entries(TOOLS).map(([name, tool]) =>
      makeToolCommand(name, (request) => {
        const result = tool(request);
        return result.ok ? ok(formatOutcome(request, result.value)) : result;
      }),
    ),
    { ...neighboursCommand, otherNames: ['neighbors'] },
    makeToolCommand('notation', ({ moves }) =>
      moves === undefined ? NO_MOVES_FAULT : ok(formatNotations(moves)),
    ),
    makeToolCommand('key', ({ puzzle }) =>
      puzzle === undefined ? NO_BOARD_FAULT : ok(formatKey(puzzle.start)),
    ),
    makeTextCommand(
      'board',
      [
        { name: 'key', kind: 'text', required: true },
        { name: 'number', kind: 'text' },
      ],
      (input) => readKey(vocabulary, input),
      (board) => ok(formatBoard(board)),
    ),
  ];
}

const makeTextCommand = <Request>(
  name: string,
  options: readonly Option[],
  read: Command<Request>['read'],
  makeOutput: (request: Request) => Result<ToolOutput>,
): TerminalCommand<Request> => ({
  name,
  options,
  reveals: 'nothing',
  terminal: {},
  read,
  async run(_, request) {
    const output = makeOutput(request);
    if (!output.ok) return output;
    const { json, lines } = output.value;
    return ok({
      reply: () => ({ kind: 'answer', text: lines.join('\n') }),
      json: () => json,
      lines: () => lines,
    });
  },
});

function readTool(vocabulary: Words, input: CommandInput, call: Call): Result<ToolRequest> {
  const notation = readMoveNotation(input);
  if (!notation.ok) return notation;
  const { boardText, moves: typedMoves } = splitOffMoves(input.words, vocabulary);
  const moves = typedMoves === undefined ? undefined : parseMoves(typedMoves, vocabulary);
  if (moves?.ok === false) return moves;
  const puzzle =
    boardText.trim() === '' ? undefined : readPuzzle({ ...input, words: boardText }, call, vocabulary);
  if (puzzle?.ok === false) return puzzle;
  return ok({
    puzzle: puzzle?.value,
    moves: moves && renameMoves(moves.value, notation.value.naming),
    ...notation.value,
  });
}

/** Writes moves in the requested notation. */
function formatOutcome({ metric, naming }: ToolRequest, outcome: ToolResult): ToolOutput {
  if (typeof outcome === 'string') {
    const moves = makeMoves(renameMoves(outcome, naming), metric);
    const moveCounts = { stm: countMoves(outcome, 'stm'), mtm: countMoves(outcome, 'mtm') };
    return { json: { moves, ...moveCounts }, lines: [moves] };
  }
  if ('tiles' in outcome) return formatBoard(outcome);
  const { start, goal } = outcome;
  const hasDefaultGoal = isSameBoard(goal, defaultGoal(start.rows, start.cols));
  const puzzleText = hasDefaultGoal ? makeBoard(start) : `${makeBoard(start)} -> ${makeBoard(goal)}`;
  return { json: puzzleJson(outcome), lines: [puzzleText] };
}

const formatBoard = (board: Board): ToolOutput => ({ json: boardJson(board), lines: [makeBoard(board)] });

const boardJson = ({ rows, cols, tiles }: Board): object => ({ rows, cols, tiles });

/** Single-tile and multi-tile, each as moves of the tiles and of the blank. */
function formatNotations(moves: Moves): ToolOutput {
  const writeInBothMetrics = (stm: Moves) => ({ stm, mtm: makeMoves(stm, 'mtm') });
  const [tileMoves, blankMoves] = [
    writeInBothMetrics(moves),
    writeInBothMetrics(renameMoves(moves, 'blank')),
  ];
  const lines = [
    `tile   ${tileMoves.stm}`,
    `       ${tileMoves.mtm}`,
    `blank  ${blankMoves.stm}`,
    `       ${blankMoves.mtm}`,
  ];
  return { json: { tile: tileMoves, blank: blankMoves }, lines };
}

/** Lists slides of several tiles with the metric `mtm`. */
function formatNeighbours(board: Board, { metric, naming }: MoveNotation): ToolOutput {
  const neighbours = neighboursOf(board, metric);
  const moves = neighbours.map((neighbour) => makeMoves(renameMoves(neighbour.moves, naming), metric));
  return {
    json: { ...boardJson(board), moves, neighbours: neighbours.map((neighbour) => neighbour.board.tiles) },
    lines: neighbours.map((neighbour) => makeBoard(neighbour.board)),
  };
}

/**
 * The key (the tiles as digits in base `rows * cols`) and the index among all permutations. Both are strings,
 * because they are too large for numbers in JSON.
 */
function formatKey(board: Board): ToolOutput {
  const key = String(boardKey(board));
  const numberText = String(permutationNumber(board));
  return { json: { ...boardJson(board), key, number: numberText }, lines: [key, `number:${numberText}`] };
}

/** Reads `board SIZE KEY` or `board SIZE number:N`. */
function readKey(vocabulary: Words, { words, options: { number } }: CommandInput): Result<Board> {
  const [sizeText = '', ...otherWords] = words.split(/\s+/);
  const size = parseSize(sizeText, vocabulary);
  if (!size.ok) return size;
  const [key = '', ...extraWords] = otherWords;
  if (number === undefined) {
    return isDigits(key) && extraWords.length === 0
      ? boardOfKey(BigInt(key), size.value)
      : fault('no-board-of-key', { key: key.slice(0, 40), ...size.value });
  }
  const isLoneNumber = isDigits(String(number)) && otherWords.length === 0;
  return isLoneNumber
    ? boardOfNumber(BigInt(number), size.value)
    : boardNumberFault([number, ...otherWords].join(' '), size.value);
}

const isDigits = (text: string): boolean => /^\d{1,220}$/.test(text);
