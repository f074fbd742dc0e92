import { type ButtonHandler, findCommand } from '../../chat/command.ts';
import { editOrReply } from '../../chat/telling.ts';
import { fault, ok } from '../../core/result.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import type { Feature, Features } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { answerLine } from '../spoilers/gate.ts';
import { parseBoardCode, swapped } from './cells.ts';
import { changeLine } from './change-line.ts';
import { boardQuestion, cellChoice, commandOfLetter, numberChoice, PREFIX } from './question.ts';

/** The buttons below a board that was read from a picture. */
export const pictureFeature = (services: Services, all: () => Features): Feature => ({
  commands: [changeLine(services)],
  buttons: [pictureButton(services, all)],
});

const pictureButton = (services: Services, all: () => Features): ButtonHandler => ({
  prefix: PREFIX,
  reveals: 'asks',
  async press(call, [letter = '', step = '', code = '', cellText = '', numberText = '']) {
    const name = commandOfLetter(letter);
    const command = name === undefined ? undefined : findCommand(all().commands, name);
    const board = parseBoardCode(code);
    if (name === undefined || command === undefined || board === undefined) return fault('stale-button');
    const cell = Number(cellText);
    const other = board.tiles.indexOf(Number(numberText));
    if (cell >= board.tiles.length || other < 0) return fault('stale-button');
    if (step === 'go') {
      const line = `${board.rows}x${board.cols} ${makeBoard(board)}`;
      const reply = await answerLine(services, command, withPressTimeout(services, call), line);
      return reply.ok ? ok(editOrReply(call, reply.value)) : reply;
    }
    if (step === 'cell') return ok(editOrReply(call, await cellChoice(services, call, name, board)));
    if (step === 'number')
      return ok(editOrReply(call, await numberChoice(services, call, name, board, cell)));
    const shown = step === 'change' ? swapped(board, cell, other) : board;
    const question = await boardQuestion(services, call, name, shown, { which: 'changed' });
    return ok(step === 'ask' ? { reply: question } : editOrReply(call, question));
  },
});
