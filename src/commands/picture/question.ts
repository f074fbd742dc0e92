import type { Call } from '../../chat/command.ts';
import {
  type Button,
  type ButtonGroup,
  buttonRows,
  controlRows,
  inRows,
  MAX_ACTION_BYTES,
  type Reply,
} from '../../chat/reply.ts';
import type { Board, Puzzle } from '../../core/sliding/board.ts';
import { makeAnyCode } from '../../core/sliding/notation/code.ts';
import { makeBoard, makePuzzle } from '../../core/sliding/notation/puzzle.ts';
import type { PictureReading } from '../../render/photo/reader.ts';
import type { Asked } from '../feature/questions.ts';
import type { TerminalServices } from '../feature/services.ts';
import { cellName, doubtfulCells, namesOf } from './cells.ts';

/**
 * Prefix of the actions of this feature: `pic:<letter of the command>:<step>:<code of the
 * puzzle>[:<cell>[:<number>]]`.
 */
export const PREFIX = 'pic';
/**
 * The effect of a button. `go`: runs the command. `ask`: asks whether the board is right. `cell`: lets the
 * user choose a cell. `number`: lets the user choose a number for the cell. `change`: puts the number into
 * the cell.
 */
type Step = 'go' | 'ask' | 'cell' | 'number' | 'change';

const MAX_LABEL_CHARS = 40;

/** The commands that read pictures. Key: the letter that stands for the command in button actions. */
const LETTERS: Readonly<Record<string, string>> = {
  s: 'solve',
  a: 'analyse',
  e: 'explain',
  c: 'compare',
  p: 'play',
};

/** Whether the command with this name reads pictures. */
export const isReader = (name: string): boolean => LETTERS[name.slice(0, 1)] === name;

export const commandOfLetter = (letter: string): string | undefined => LETTERS[letter];

const actionOf = ({ name, puzzle }: Asked, step: Step, ...choice: readonly number[]): string =>
  [PREFIX, name.slice(0, 1), step, makeAnyCode(puzzle), ...choice].join(':');

/** Whether a question is possible: the surface has buttons, and the puzzle fits into a button action. */
export const mayAsk = ({ surface }: Call, asked: Asked): boolean =>
  surface.buttonRows > 1 && actionOf(asked, 'number', 99).length <= MAX_ACTION_BYTES;

/** Whether the message can have one button for each cell, so that the user can correct cells. */
const mayChange = ({ surface }: Call, asked: Asked): boolean =>
  asked.puzzle.start.cols <= surface.buttonColumns &&
  asked.puzzle.start.rows <= surface.buttonRows &&
  actionOf(asked, 'change', 99, 99).length <= MAX_ACTION_BYTES;

/**
 * Shows the board that was read from a picture, and asks whether it is right. If the recognised numbers don't
 * form a valid board, offers the most likely other readings.
 */
export function questionReply(
  services: TerminalServices,
  call: Call,
  asked: Asked,
  reading: PictureReading,
): Promise<Reply> {
  const { goal } = asked.puzzle;
  const isMisfit = reading.shown.some((number, cell) => number !== reading.tiles[cell]);
  const numbers = [...reading.tiles].sort((one, other) => one - other);
  const missing = numbers.filter((number) => !reading.shown.includes(number));
  const twice = numbers.filter((number) => reading.shown.filter((one) => one === number).length > 1);
  const facts: QuestionFacts = {
    which: !isMisfit ? 'unsure' : missing.length > 0 && twice.length > 0 ? 'misfit' : 'unclear',
    cells: doubtfulCells(reading),
    missing: missing.join(', '),
    twice: twice.join(', '),
  };
  const { rows, cols } = asked.puzzle.start;
  const others = isMisfit
    ? reading.alternatives.map((tiles) => ({ start: { rows, cols, tiles }, goal }))
    : [];
  return boardQuestion(services, call, asked, facts, others);
}

interface QuestionFacts {
  /**
   * Why the question is asked. `unsure`: the numbers form a board, but some are uncertain. `misfit`: some
   * numbers are missing, and others occur twice. `unclear`: the numbers form no board for another reason.
   * `changed`: the user has changed the board.
   */
  readonly which: 'unsure' | 'misfit' | 'unclear' | 'changed';
  /** The cells to check, which the picture marks. */
  readonly cells?: readonly number[];
  readonly missing?: string;
  readonly twice?: string;
}

/** Shows a board and asks whether it is right. `others`: further readings to choose from. */
export async function boardQuestion(
  services: TerminalServices,
  call: Call,
  asked: Asked,
  { which, cells = [], missing = '', twice = '' }: QuestionFacts,
  others: readonly Puzzle[] = [],
): Promise<Reply> {
  const { texts } = call;
  const { name, puzzle } = asked;
  const { start } = puzzle;
  services.questions.note(call, asked);
  const facts = { which, cells: namesOf(cells, start), missing, twice, name, board: makePuzzle(puzzle) };
  const [example = start.cols + 1] = cells;
  const change = {
    typing: typingOf(call),
    cell: cellName(example, start),
    number: Math.max(...start.tiles.filter((_, cell) => cell !== example)),
  };
  return {
    ...(await boardShown(services, call, start, cells)),
    text: texts.say('picture-question', { ...facts, ...change }),
    buttons: controlRows(
      [
        {
          action: actionOf(asked, 'go'),
          label: texts.say('button-picture-right', { name }),
          style: 'success',
        },
        ...(mayChange(call, asked)
          ? [{ action: actionOf(asked, 'cell'), label: texts.say('button-picture-change') } as const]
          : []),
      ],
      ...others.map((other): readonly Button[] => [
        { action: actionOf({ name, puzzle: other }, 'ask'), label: differences(start, other.start) },
      ]),
    ),
  };
}

/**
 * Returns the typed lines that the bot receives in this chat. `type`: all lines. `reply`: only replies to the
 * bot. `none`: no lines.
 */
function typingOf({ place, surface }: Call): 'type' | 'reply' | 'none' {
  if (surface.readsAllText && place.isPrivate) return 'type';
  return surface.hasPersonalReplies ? 'none' : 'reply';
}

/** Lists the cells in which two readings differ, with the numbers of `other`: `b3 12, c1 8`. */
const differences = (board: Board, other: Board): string =>
  [...other.tiles.keys()]
    .filter((cell) => other.tiles[cell] !== board.tiles[cell])
    .map((cell) => `${cellName(cell, board)} ${other.tiles[cell] || '·'}`)
    .join(', ')
    .slice(0, MAX_LABEL_CHARS);

const boardShown = async (
  { draw }: TerminalServices,
  { texts, look }: Call,
  board: Board,
  doubtful: readonly number[] = [],
): Promise<Pick<Reply, 'kind' | 'picture' | 'alt'>> => ({
  kind: 'answer',
  picture: await draw({ kind: 'board', board, ...(doubtful.length > 0 && { doubtful }) }, look),
  alt: texts.say('board-alt', { board: makeBoard(board) }),
});

/** Shows the cells of a board as buttons, and asks which cell is wrong. */
export async function cellChoice(services: TerminalServices, call: Call, asked: Asked): Promise<Reply> {
  const { name, puzzle } = asked;
  const { start } = puzzle;
  const button = (tile: number, cell: number): Button => ({
    action: actionOf(asked, 'number', cell),
    label: tile === 0 ? '·' : String(tile),
    name: cellName(cell, start),
  });
  return {
    ...(await boardShown(services, call, start)),
    text: call.texts.say('picture-choose-cell', { name, board: makePuzzle(puzzle) }),
    buttons: [{ kind: 'grid', rows: inRows(start.tiles.map(button), start.cols) }],
  };
}

/** Shows the numbers of a board as buttons, and asks which number belongs in the cell. */
export async function numberChoice(
  services: TerminalServices,
  call: Call,
  asked: Asked,
  cell: number,
): Promise<Reply> {
  const { start } = asked.puzzle;
  const button = (number: number): Button => ({
    action: actionOf(asked, 'change', cell, number),
    label: number === 0 ? '·' : String(number),
  });
  const numbers = [...start.tiles].sort((one, other) => one - other).map(button);
  return {
    ...(await boardShown(services, call, start, [cell])),
    text: call.texts.say('picture-choose-number', { cell: cellName(cell, start) }),
    buttons: controlRows(...inRows(numbers, start.cols)),
  };
}

/** Adds two things to an answer: the board as it was read from the picture, and a button to correct it. */
export function withCorrection(call: Call, asked: Asked, reply: Reply): Reply {
  const { texts, surface } = call;
  const groups: readonly ButtonGroup[] = reply.buttons ?? [];
  const hasRoom = buttonRows(groups).length < surface.buttonRows && mayAsk(call, asked);
  const read = texts.say('picture-read', { board: makePuzzle(asked.puzzle) });
  const text = `${read}\n${reply.text}`;
  return {
    ...reply,
    ...(text.length <= surface.captionLimit && { text }),
    ...(hasRoom && {
      buttons: [
        ...groups,
        ...controlRows([{ action: actionOf(asked, 'ask'), label: texts.say('button-not-quite') }]),
      ],
    }),
  };
}
