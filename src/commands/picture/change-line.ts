import type { Call, Command } from '../../chat/command.ts';
import { parseTypedCommand } from '../../chat/input/typed-command.ts';
import { fault, ok } from '../../core/result.ts';
import { parsePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { plainText } from '../../core/typed-text.ts';
import { type BoardQuestion, newestQuestion } from '../feature/questions.ts';
import type { TerminalServices } from '../feature/services.ts';
import { cellAt, swapCells } from './cells.ts';
import { askAboutBoard, readsPictures } from './question.ts';

/** The cell and the number that belongs there: `b3 12`. */
const CELL_CHANGE = /^([a-j]\d{1,2})[\s:=]+(\d{1,2})$/i;
/** Matches the text of a question: `/solve 1 2 3/4 5 6/7 8 0`. */
const QUESTION_COMMAND = /\/([a-z]+) (\d[\d /]*\d(?: to \d[\d /]*\d)?)/;

/** Undefined if the text is no question. */
function parseQuestion(text: string): BoardQuestion | undefined {
  const [commandLine = '', name = ''] = QUESTION_COMMAND.exec(text) ?? [];
  const puzzle = parsePuzzle(parseTypedCommand(commandLine)?.line ?? '');
  return readsPictures(name) && puzzle.ok ? { name, puzzle: puzzle.value } : undefined;
}

/** `repliedQuestion`: the question that the line replies to. */
interface CellChange {
  readonly cell: string;
  readonly number: number;
  readonly repliedQuestion: BoardQuestion | undefined;
}

/**
 * The user types `b3 12` to put 12 into the cell b3 of a board from a picture. This changes the board of the
 * question to which the line replies, otherwise that of the chat's newest question. The bot then asks the
 * question again, with the changed board.
 */
export const changeCellCommand = (services: TerminalServices): Command<CellChange> => ({
  name: 'tile',
  options: [{ name: 'tile', kind: 'text' }],
  isHidden: true,
  isAlwaysOn: true,
  reveals: 'nothing',
  read({ words }, { repliedTo }) {
    const [, cell, number] = CELL_CHANGE.exec(plainText(words.slice(0, 40)).trim()) ?? [];
    if (cell === undefined) return fault('not-understood');
    const repliedQuestion = repliedTo === undefined ? undefined : parseQuestion(repliedTo);
    return ok({ cell: cell.toLowerCase(), number: Number(number), repliedQuestion });
  },
  mayAnswer: async (request, _, call) =>
    request.ok && (await changeQuestion(services, call, request.value)) !== undefined,
  async run(call, request) {
    const question = await changeQuestion(services, call, request);
    if (question === undefined) return fault('not-understood');
    return ok({
      reply: (viewerCall) => askAboutBoard(services, viewerCall, question, { reason: 'changed' }),
    });
  },
});

/** Undefined if no question fits the correction. */
async function changeQuestion(
  services: TerminalServices,
  call: Call,
  { cell: cellText, number, repliedQuestion }: CellChange,
): Promise<BoardQuestion | undefined> {
  const question = repliedQuestion ?? (await newestQuestion(services, call));
  if (question === undefined) return undefined;
  const { name, puzzle } = question;
  const cell = cellAt(cellText, puzzle.start);
  const otherCell = puzzle.start.tiles.indexOf(number);
  return cell === undefined || otherCell < 0
    ? undefined
    : { name, puzzle: swapCells(puzzle, cell, otherCell) };
}
