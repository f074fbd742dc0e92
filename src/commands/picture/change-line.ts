import type { Command } from '../../chat/command.ts';
import { parseTypedCommand } from '../../chat/input/typed-command.ts';
import { fault, ok } from '../../core/result.ts';
import type { Board } from '../../core/sliding/board.ts';
import { findPuzzle } from '../../core/sliding/notation/in-message.ts';
import { parsePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { plainText } from '../../core/typed-text.ts';
import type { TerminalServices } from '../feature/services.ts';
import { cellAt, swapped } from './cells.ts';
import { boardQuestion, isReader } from './question.ts';

/** `b3 12`: a cell, and the number that stands there. */
const CHANGE = /^([a-j]\d{1,2})[\s:=]+(\d{1,2})$/i;
/** The line in a question that asks about its board: `/solve 1 2 3/4 5 6/7 8 0`. */
const ASKED = /\/([a-z]+) (\d[\d /]*\d)/;

/** A tile that is changed in the board of a question. `name`: the command that the question is for. */
interface Change {
  readonly name: string;
  readonly board: Board;
}

/** A reply to a question about a board, `b3 12`: the board with that number there, and the question again. */
export const changeLine = (services: TerminalServices): Command<Change, true> => ({
  name: 'tile',
  options: [{ name: 'tile', kind: 'text' }],
  isHidden: true,
  isAlwaysOn: true,
  reveals: 'nothing',
  read({ words }, { repliedTo = '' }) {
    const [, cellText = '', numberText = ''] = CHANGE.exec(plainText(words.slice(0, 40)).trim()) ?? [];
    const [line = '', name = ''] = ASKED.exec(repliedTo) ?? [];
    const puzzle = findPuzzle(parseTypedCommand(line)?.line ?? '', (text) => parsePuzzle(text));
    if (cellText === '' || !isReader(name) || !puzzle.ok) return fault('not-understood');
    const board = puzzle.value.start;
    const cell = cellAt(cellText.toLowerCase(), board);
    const other = board.tiles.indexOf(Number(numberText));
    if (cell === undefined || other < 0) return fault('not-understood');
    return ok({ name, board: swapped(board, cell, other) });
  },
  mayAnswer: (request) => request.ok,
  ask: async () => ok(true),
  reply: (call, { name, board }) => boardQuestion(services, call, name, board, { which: 'changed' }),
});
