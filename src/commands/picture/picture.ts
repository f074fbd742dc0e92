import { type ButtonHandler, findCommand } from '../../chat/command.ts';
import { editOrReply } from '../../chat/spoiler-gate.ts';
import { fault, ok } from '../../core/result.ts';
import { parseAnyCode } from '../../core/sliding/notation/code.ts';
import { makePuzzle, makeSize } from '../../core/sliding/notation/puzzle.ts';
import type { Feature, Features } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { swapCells } from './cells.ts';
import { changeCellCommand } from './change-line.ts';
import { askAboutBoard, askForCell, askForNumber, commandOfLetter, PICTURE_PREFIX } from './question.ts';

/** Corrects boards that were read from pictures: with the buttons of a question, or with a typed line. */
export const pictureFeature = (services: Services, getFeatures: () => Features): Feature => ({
  commands: [changeCellCommand(services)],
  buttons: [pictureHandler(services, getFeatures)],
});

const pictureHandler = (services: Services, getFeatures: () => Features): ButtonHandler => ({
  prefix: PICTURE_PREFIX,
  reveals: 'asks',
  async press(
    call,
    [commandLetter = '', questionStep = '', puzzleCode = '', cellText = '', numberText = ''],
  ) {
    const commandName = commandOfLetter(commandLetter);
    const command = commandName === undefined ? undefined : findCommand(getFeatures().commands, commandName);
    const puzzle = parseAnyCode(puzzleCode);
    if (commandName === undefined || command === undefined || puzzle === undefined)
      return fault('stale-button');
    const { tiles } = puzzle.start;
    const cell = Number(cellText);
    const otherCell = tiles.indexOf(Number(numberText));
    if (cell >= tiles.length || otherCell < 0) return fault('stale-button');
    if (questionStep === 'go') {
      const line = `${makeSize(puzzle.start)} ${makePuzzle(puzzle)}`;
      const commandReply = await services.runner.answerLine(command, withPressTimeout(services, call), line);
      if (!commandReply.ok) return commandReply;
      // A game needs a message of its own, because its moves change that message.
      if (commandName === 'play') return ok({ reply: commandReply.value });
      return ok(
        commandReply.value.personal ? editOrReply(call, commandReply.value) : { edit: commandReply.value },
      );
    }
    const pictureQuestion = { name: commandName, puzzle };
    if (questionStep === 'cell') return ok({ edit: await askForCell(services, call, pictureQuestion) });
    if (questionStep === 'number')
      return ok({ edit: await askForNumber(services, call, pictureQuestion, cell) });
    const nextQuestion = {
      name: commandName,
      puzzle: questionStep === 'change' ? swapCells(puzzle, cell, otherCell) : puzzle,
    };
    const questionReply = await askAboutBoard(services, call, nextQuestion, { reason: 'changed' });
    return ok(questionStep === 'ask' ? { reply: questionReply } : { edit: questionReply });
  },
});
