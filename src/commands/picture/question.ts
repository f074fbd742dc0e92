import type { Call } from '../../chat/command.ts';
import { type Button, type ButtonGroup, buttonRows, controlRows, type Reply } from '../../chat/reply.ts';
import type { Board } from '../../core/sliding/board.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import type { PictureReading } from '../../render/photo/reader.ts';
import type { TerminalServices } from '../feature/services.ts';
import { boardCode, boardOf, cellName, doubtfulCells, namesOf } from './cells.ts';

/** Presses of this feature: `pic:<command's letter>:<step>:<code of the board>[:<cell>[:<number>]]`. */
export const PREFIX = 'pic';
/** What a press asks: solve it, show it with its question, choose a cell, choose its number, change it. */
export type Step = 'go' | 'ask' | 'cell' | 'number' | 'change';

const MAX_ACTION_BYTES = 64;
const MAX_LABEL_CHARS = 40;

/** The commands that read pictures, by the letter in their presses. */
const LETTERS: Readonly<Record<string, string>> = { s: 'solve', a: 'analyse', e: 'explain', c: 'compare' };

/** Does the command of this name read pictures? */
export const isReader = (name: string): boolean => LETTERS[name.slice(0, 1)] === name;

export const commandOfLetter = (letter: string): string | undefined => LETTERS[letter];

const actionOf = (name: string, step: Step, board: Board, ...choice: readonly number[]): string =>
  [PREFIX, name.slice(0, 1), step, boardCode(board), ...choice].join(':');

/** Have the buttons of a question room for the board? */
export const mayAsk = ({ surface }: Call, name: string, board: Board): boolean =>
  surface.buttonRows > 1 && actionOf(name, 'number', board, 99).length <= MAX_ACTION_BYTES;

/** May tiles be changed by buttons? Each cell and each number needs one. */
const mayChange = ({ surface }: Call, name: string, board: Board): boolean =>
  board.cols <= surface.buttonColumns &&
  board.rows <= surface.buttonRows &&
  actionOf(name, 'change', board, 99, 99).length <= MAX_ACTION_BYTES;

/** The board as it was read, and whether it is right; the likeliest other readings, if numbers don't fit. */
export function questionReply(
  services: TerminalServices,
  call: Call,
  name: string,
  reading: PictureReading,
): Promise<Reply> {
  const board = boardOf(reading);
  const isMisfit = reading.shown.some((number, cell) => number !== reading.tiles[cell]);
  const numbers = [...reading.tiles].sort((one, other) => one - other);
  const missing = numbers.filter((number) => !reading.shown.includes(number));
  const twice = numbers.filter((number) => reading.shown.filter((one) => one === number).length > 1);
  const facts: QuestionFacts = {
    which: !isMisfit ? 'unsure' : missing.length > 0 && twice.length > 0 ? 'misfit' : 'unclear',
    cells: namesOf(doubtfulCells(reading), board),
    missing: missing.join(', '),
    twice: twice.join(', '),
  };
  const others = isMisfit ? reading.alternatives.map((tiles) => ({ ...board, tiles })) : [];
  return boardQuestion(services, call, name, board, facts, others);
}

interface QuestionFacts {
  /**
   * `misfit`: numbers are missing or twice; `unclear`: they don't fit otherwise; `changed`: the person has
   * looked at it.
   */
  readonly which: 'unsure' | 'misfit' | 'unclear' | 'changed';
  readonly cells?: string;
  readonly missing?: string;
  readonly twice?: string;
}

/** A board with the question whether it is right. `others`: further readings to choose from. */
export async function boardQuestion(
  services: TerminalServices,
  call: Call,
  name: string,
  board: Board,
  { which, cells = '', missing = '', twice = '' }: QuestionFacts,
  others: readonly Board[] = [],
): Promise<Reply> {
  const { texts } = call;
  const line = makeBoard(board);
  return {
    ...(await boardShown(services, call, board)),
    text: texts.say('picture-question', { which, cells, missing, twice, name, board: line }),
    buttons: controlRows(
      [
        {
          action: actionOf(name, 'go', board),
          label: texts.say('button-picture-right', { name }),
          style: 'success',
        },
        ...(mayChange(call, name, board)
          ? [{ action: actionOf(name, 'cell', board), label: texts.say('button-picture-change') } as const]
          : []),
      ],
      ...others.map((other): readonly Button[] => [
        { action: actionOf(name, 'ask', other), label: differences(board, other) },
      ]),
    ),
  };
}

/** Where another reading differs: `b3 12, c1 8`. */
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
): Promise<Pick<Reply, 'kind' | 'picture' | 'alt'>> => ({
  kind: 'answer',
  picture: await draw({ kind: 'board', board }, look),
  alt: texts.say('board-alt', { board: makeBoard(board) }),
});

/** The cells of a board as buttons: which is wrong? */
export async function cellChoice(
  services: TerminalServices,
  call: Call,
  name: string,
  board: Board,
): Promise<Reply> {
  const button = (tile: number, cell: number): Button => ({
    action: actionOf(name, 'number', board, cell),
    label: tile === 0 ? '·' : String(tile),
    name: cellName(cell, board),
  });
  return {
    ...(await boardShown(services, call, board)),
    text: call.texts.say('picture-choose-cell', { name, board: makeBoard(board) }),
    buttons: [{ kind: 'grid', rows: inRows(board.tiles.map(button), board.cols) }],
  };
}

/** The numbers that a cell may have as buttons. */
export async function numberChoice(
  services: TerminalServices,
  call: Call,
  name: string,
  board: Board,
  cell: number,
): Promise<Reply> {
  const button = (number: number): Button => ({
    action: actionOf(name, 'change', board, cell, number),
    label: number === 0 ? '·' : String(number),
  });
  const numbers = [...board.tiles].sort((one, other) => one - other).map(button);
  return {
    ...(await boardShown(services, call, board)),
    text: call.texts.say('picture-choose-number', { cell: cellName(cell, board) }),
    buttons: controlRows(...inRows(numbers, board.cols)),
  };
}

const inRows = <T>(all: readonly T[], cols: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / cols) }, (_, row) => all.slice(row * cols, (row + 1) * cols));

/** An answer about a board from a picture: says how it was read, with a button to correct it. */
export function withCorrection(call: Call, name: string, reply: Reply, board: Board): Reply {
  const { texts, surface } = call;
  const action = actionOf(name, 'ask', board);
  const groups: readonly ButtonGroup[] = reply.buttons ?? [];
  const hasRoom = buttonRows(groups).length < surface.buttonRows && mayAsk(call, name, board);
  const read = texts.say('picture-read', { board: makeBoard(board) });
  const text = `${read}\n${reply.text}`;
  return {
    ...reply,
    ...(text.length <= surface.captionLimit && { text }),
    ...(hasRoom && {
      buttons: [...groups, ...controlRows([{ action, label: texts.say('button-not-quite') }])],
    }),
  };
}
