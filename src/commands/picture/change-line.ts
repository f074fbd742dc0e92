import type { Command } from '../../chat/command.ts';
import { parseTypedCommand } from '../../chat/input/typed-command.ts';
import { fault, ok } from '../../core/result.ts';
import { parsePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { plainText } from '../../core/typed-text.ts';
import type { BoardQuestion } from '../feature/questions.ts';
import type { TerminalServices } from '../feature/services.ts';
import { cellAt, swapCells } from './cells.ts';
import { askAboutBoard, readsPictures } from './question.ts';

/** Matches a cell and the number that belongs there: `b3 12`. */
const CELL_CHANGE = /^([a-j]\d{1,2})[\s:=]+(\d{1,2})$/i;
/** Matches the command with the puzzle in the text of a question: `/solve 1 2 3/4 5 6/7 8 0`. */
const QUESTION_COMMAND = /\/([a-z]+) (\d[\d /]*\d(?: to \d[\d /]*\d)?)/;

/** Finds the command and the puzzle in the text of a question. Undefined if the text is no question. */
function parseQuestion(text: string): BoardQuestion | undefined {
  const [commandLine = '', name = ''] = QUESTION_COMMAND.exec(text) ?? [];
  const puzzle = parsePuzzle(parseTypedCommand(commandLine)?.line ?? '');
  return readsPictures(name) && puzzle.ok ? { name, puzzle: puzzle.value } : undefined;
}

/**
 * Creates the command that corrects a board from a picture: the user types `b3 12` to put 12 into the cell
 * b3. This changes the board of the question to which the line replies, otherwise that of the chat's newest
 * question. The bot then asks the question again, with the changed board.
 */
export const changeCellCommand = (services: TerminalServices): Command<BoardQuestion, true> => ({
  name: 'tile',
  options: [{ name: 'tile', kind: 'text' }],
  isHidden: true,
  isAlwaysOn: true,
  reveals: 'nothing',
  read({ words }, call) {
    const [, cellText, numberText] = CELL_CHANGE.exec(plainText(words.slice(0, 40)).trim()) ?? [];
    if (cellText === undefined) return fault('not-understood');
    const { repliedTo } = call;
    const question = (repliedTo && parseQuestion(repliedTo)) || services.questions.newestQuestion(call);
    if (question === undefined) return fault('not-understood');
    const { name, puzzle } = question;
    const cell = cellAt(cellText.toLowerCase(), puzzle.start);
    const otherCell = puzzle.start.tiles.indexOf(Number(numberText));
    if (cell === undefined || otherCell < 0) return fault('not-understood');
    return ok({ name, puzzle: swapCells(puzzle, cell, otherCell) });
  },
  mayAnswer: (request) => request.ok,
  ask: async () => ok(true),
  reply: (call, { name, puzzle }) => askAboutBoard(services, call, { name, puzzle }, { reason: 'changed' }),
});
