import type { Call } from '../../chat/command.ts';
import {
  type Button,
  type ButtonGroup,
  buttonRows,
  MAX_ACTION_BYTES,
  makeControlGroup,
  type Reply,
  splitIntoRows,
} from '../../chat/reply.ts';
import type { Board, Puzzle } from '../../core/sliding/board.ts';
import { makeAnyCode } from '../../core/sliding/notation/code.ts';
import { makeBoard, makePuzzle } from '../../core/sliding/notation/puzzle.ts';
import type { PictureReading } from '../../render/photo/reader.ts';
import { type BoardQuestion, rememberQuestion } from '../feature/questions.ts';
import type { TerminalServices } from '../feature/services.ts';
import { cellName, doubtfulCells, listCells } from './cells.ts';

/** Actions are `pic:<letter of the command>:<step>:<code of the puzzle>[:<cell>[:<number>]]`. */
export const PICTURE_PREFIX = 'pic';
/**
 * `go`: runs the command. `ask`: asks whether the board is right. `cell`: lets the user choose a cell.
 * `number`: lets the user choose a number for the cell. `change`: puts the number into the cell.
 */
type QuestionStep = 'go' | 'ask' | 'cell' | 'number' | 'change';

const MAX_BUTTON_LABEL_CHARS = 40;

/** The commands that read pictures, by their letters in button actions. */
const COMMAND_OF_LETTER: Readonly<Record<string, string>> = {
  s: 'solve',
  a: 'analyse',
  e: 'explain',
  c: 'compare',
  p: 'play',
};

export const readsPictures = (name: string): boolean => COMMAND_OF_LETTER[name.slice(0, 1)] === name;

export const commandOfLetter = (letter: string): string | undefined => COMMAND_OF_LETTER[letter];

const actionOf = (
  { name, puzzle }: BoardQuestion,
  step: QuestionStep,
  ...cellAndNumber: readonly number[]
): string => [PICTURE_PREFIX, name.slice(0, 1), step, makeAnyCode(puzzle), ...cellAndNumber].join(':');

/** Whether the surface has buttons, and the puzzle fits into a button action. */
export const canAsk = ({ surface }: Call, question: BoardQuestion): boolean =>
  surface.maxButtonRows > 1 && actionOf(question, 'number', 99).length <= MAX_ACTION_BYTES;

/** One for each cell, so that the user can correct cells. */
const canShowCellButtons = ({ surface }: Call, question: BoardQuestion): boolean =>
  question.puzzle.start.cols <= surface.maxButtonColumns &&
  question.puzzle.start.rows <= surface.maxButtonRows &&
  actionOf(question, 'change', 99, 99).length <= MAX_ACTION_BYTES;

/** If the recognised numbers don't form a valid board, offers the most likely other readings. */
export function askAboutReading(
  services: TerminalServices,
  call: Call,
  question: BoardQuestion,
  reading: PictureReading,
): Promise<Reply> {
  const { goal } = question.puzzle;
  const hasCorrectedNumbers = reading.shown.some((number, cell) => number !== reading.tiles[cell]);
  const numbers = [...reading.tiles].sort((a, b) => a - b);
  const missingNumbers = numbers.filter((number) => !reading.shown.includes(number));
  const repeatedNumbers = numbers.filter(
    (number) => reading.shown.filter((shownNumber) => shownNumber === number).length > 1,
  );
  const largeNumbers = [...new Set(reading.shown)]
    .filter((number) => number >= numbers.length)
    .sort((a, b) => a - b);
  const doubtful = doubtfulCells(reading);
  const facts: QuestionFacts = {
    reason:
      reading.boardCount > 1
        ? 'several'
        : !hasCorrectedNumbers
          ? doubtful.length > 0
            ? 'unsure'
            : 'whole'
          : missingNumbers.length > 0 && repeatedNumbers.length > 0
            ? 'misfit'
            : missingNumbers.length > 0 && largeNumbers.length > 0
              ? 'large'
              : 'unclear',
    cells: doubtful,
    missing: missingNumbers.join(', '),
    repeated: repeatedNumbers.join(', '),
    large: largeNumbers.join(', '),
    boardCount: reading.boardCount,
  };
  const { rows, cols } = question.puzzle.start;
  const otherPuzzles =
    hasCorrectedNumbers || reading.boardCount > 1
      ? reading.alternatives.map((tiles) => ({ start: { rows, cols, tiles }, goal }))
      : [];
  return askAboutBoard(services, call, question, facts, otherPuzzles);
}

interface QuestionFacts {
  /**
   * `unsure`: the numbers form a board, but some are uncertain. `misfit`: some numbers are missing, and
   * others occur twice. `large`: some are missing, and others are too large for the board. `unclear`: the
   * numbers form no board for another reason. `several`: the picture shows several boards. `whole`: the board
   * may be a part of a larger grid. `changed`: the user has changed the board.
   */
  readonly reason: 'unsure' | 'whole' | 'misfit' | 'large' | 'unclear' | 'several' | 'changed';
  /** Boards in the picture. */
  readonly boardCount?: number;
  /** The picture marks these cells. */
  readonly cells?: readonly number[];
  /** Numbers that belong on the board but were not recognised, separated by commas. */
  readonly missing?: string;
  /** Numbers that were recognised in more than one cell, separated by commas. */
  readonly repeated?: string;
  /** Numbers that are too large for the board, separated by commas. */
  readonly large?: string;
}

/** `otherPuzzles`: further readings to choose from. */
export async function askAboutBoard(
  services: TerminalServices,
  call: Call,
  question: BoardQuestion,
  { reason, cells = [], missing = '', repeated = '', large = '', boardCount = 1 }: QuestionFacts,
  otherPuzzles: readonly Puzzle[] = [],
): Promise<Reply> {
  const { texts } = call;
  const { name, puzzle } = question;
  const { start } = puzzle;
  await rememberQuestion(services, call, question);
  const facts = {
    which: reason,
    cells: listCells(cells, start),
    missing,
    twice: repeated,
    large,
    count: boardCount,
    name,
    board: makePuzzle(puzzle),
  };
  const [exampleCell = start.cols + 1] = cells;
  const changeFacts = {
    typing: typedLinesReceived(call),
    cell: cellName(exampleCell, start),
    number: Math.max(...start.tiles.filter((_, cell) => cell !== exampleCell)),
  };
  return {
    ...(await drawQuestionBoard(services, call, start, cells)),
    text: texts.say('picture-question', { ...facts, ...changeFacts }),
    buttons: makeControlGroup(
      [
        {
          action: actionOf(question, 'go'),
          label: texts.say('button-picture-right', { name }),
          style: 'success',
        },
        ...(canShowCellButtons(call, question)
          ? [{ action: actionOf(question, 'cell'), label: texts.say('button-picture-change') } as const]
          : []),
      ],
      ...otherPuzzles.map((otherPuzzle): readonly Button[] => [
        {
          action: actionOf({ name, puzzle: otherPuzzle }, 'ask'),
          label: listDifferences(start, otherPuzzle.start),
        },
      ]),
    ),
  };
}

/** In this chat, the bot receives all lines, only replies to it, or none. */
function typedLinesReceived({ place, surface }: Call): 'type' | 'reply' | 'none' {
  if (surface.readsAllText && place.isPrivate) return 'type';
  return surface.hasPersonalReplies ? 'none' : 'reply';
}

/** Writes the numbers of `other`: `b3 12, c1 8`. */
const listDifferences = (board: Board, other: Board): string =>
  [...other.tiles.keys()]
    .filter((cell) => other.tiles[cell] !== board.tiles[cell])
    .map((cell) => `${cellName(cell, board)} ${other.tiles[cell] || '·'}`)
    .join(', ')
    .slice(0, MAX_BUTTON_LABEL_CHARS);

const drawQuestionBoard = async (
  { draw }: TerminalServices,
  { texts, look }: Call,
  board: Board,
  markedCells: readonly number[] = [],
): Promise<Pick<Reply, 'kind' | 'picture' | 'alt'>> => ({
  kind: 'answer',
  picture: await draw(
    { kind: 'board', board, doubtfulCells: markedCells.length > 0 ? markedCells : undefined },
    look,
  ),
  alt: texts.say('board-alt', { board: makeBoard(board) }),
});

export async function askForCell(
  services: TerminalServices,
  call: Call,
  question: BoardQuestion,
): Promise<Reply> {
  const { name, puzzle } = question;
  const { start } = puzzle;
  const makeCellButton = (tile: number, cell: number): Button => ({
    action: actionOf(question, 'number', cell),
    label: tile === 0 ? '·' : String(tile),
    name: cellName(cell, start),
  });
  return {
    ...(await drawQuestionBoard(services, call, start)),
    text: call.texts.say('picture-choose-cell', { name, board: makePuzzle(puzzle) }),
    buttons: [{ kind: 'grid', rows: splitIntoRows(start.tiles.map(makeCellButton), start.cols) }],
  };
}

/** Shows the numbers of a board as buttons. */
export async function askForNumber(
  services: TerminalServices,
  call: Call,
  question: BoardQuestion,
  cell: number,
): Promise<Reply> {
  const { start } = question.puzzle;
  const makeNumberButton = (number: number): Button => ({
    action: actionOf(question, 'change', cell, number),
    label: number === 0 ? '·' : String(number),
  });
  const numberButtons = [...start.tiles].sort((a, b) => a - b).map(makeNumberButton);
  return {
    ...(await drawQuestionBoard(services, call, start, [cell])),
    text: call.texts.say('picture-choose-number', { cell: cellName(cell, start) }),
    buttons: makeControlGroup(...splitIntoRows(numberButtons, start.cols)),
  };
}

/** Adds the board as it was read from the picture, and a button to correct it. */
export function withCorrection(call: Call, question: BoardQuestion, reply: Reply): Reply {
  const { texts, surface } = call;
  const buttonGroups: readonly ButtonGroup[] = reply.buttons ?? [];
  const hasRoomForButton = buttonRows(buttonGroups).length < surface.maxButtonRows && canAsk(call, question);
  const readingLine = texts.say('picture-read', { board: makePuzzle(question.puzzle) });
  const text = `${readingLine}\n${reply.text}`;
  return {
    ...reply,
    ...(text.length <= surface.captionLimit && { text }),
    ...(hasRoomForButton && {
      buttons: [
        ...buttonGroups,
        ...makeControlGroup([{ action: actionOf(question, 'ask'), label: texts.say('button-not-quite') }]),
      ],
    }),
  };
}
