import type { Attachment } from '../../chat/attachment.ts';
import type { Call } from '../../chat/command.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import type { PictureBoards } from '../../chat/routing/runner.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { makePuzzle, makeSize } from '../../core/sliding/notation/puzzle.ts';
import { leadingGoalMark } from '../../core/sliding/notation/tidy.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { makeUnreadFault, type PictureReading } from '../../render/photo/reader.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellable } from '../feature/working.ts';
import { readPuzzle } from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { boardOfReading, doubtfulCells, listCells, withDefaultGoal } from './cells.ts';
import { askAboutReading, canAsk, withCorrection } from './question.ts';

/** If a reading is uncertain, the user is asked first. */
export function createPictureBoards(services: TerminalServices): PictureBoards {
  const { typedWords } = services;
  return {
    isNeeded(command, input, call) {
      const { boardPicture } = command;
      if (call.attachment === undefined || boardPicture === undefined) return false;
      if (boardPicture.isUsedOtherwise?.(input)) return false;
      if (moveGoalToOption(input, slidingWords(typedWords)).words !== '') return false;
      const hasRepliedBoard =
        call.repliedTo !== undefined &&
        boardPicture.isUsedOtherwise === undefined &&
        command.read(input, call).ok;
      return !hasRepliedBoard;
    },

    async read(command, typedInput, call) {
      const vocabulary = slidingWords(typedWords);
      const input = moveGoalToOption(typedInput, vocabulary);
      const { attachment, repliedTo: _, ...callWithWords } = call;
      if (attachment === undefined) throw new Error('no picture');
      const reading = await readAttachedBoard(services, call, attachment);
      if (!reading.ok) {
        const isReadInVain = !['cancelled', 'too-many-open'].includes(reading.fault.code);
        return command.boardPicture?.isUsedOtherwise && isReadInVain
          ? ok({ input, call, present: (answer) => answer })
          : reading;
      }
      const board = boardOfReading(reading.value);
      const { goal } = reading.value;
      const readPicturePuzzle = goal
        ? { start: board, goal: { ...board, tiles: goal } }
        : withDefaultGoal(board);
      const words = `${makeSize(board)} ${makePuzzle(readPicturePuzzle)}`;
      const puzzle = readPuzzle({ words, options: input.options }, {}, vocabulary);
      if (!puzzle.ok) return puzzle;
      const question = { name: command.name, puzzle: puzzle.value };
      if (!reading.value.isSure) {
        if (canAsk(call, question))
          return ok({
            reply: (viewerCall) => askAboutReading(services, viewerCall, question, reading.value),
          });
        return fault('picture-unsure', {
          board: makePuzzle(puzzle.value),
          cells: listCells(doubtfulCells(reading.value), board),
        });
      }
      return ok({
        input: { ...input, words },
        call: callWithWords,
        present: (answer) => ({
          ...answer,
          reply: async (viewerCall) => withCorrection(viewerCall, question, await answer.reply(viewerCall)),
        }),
      });
    },
  };
}

/** Moves `-> 1 2 3/8 0 4/7 6 5`, `to ...` or `goal ...` if the line has no board. */
function moveGoalToOption(input: CommandInput, vocabulary: Words): CommandInput {
  const goal = input.words.replace(leadingGoalMark(vocabulary), '');
  if (goal === input.words || input.options.goal !== undefined) return input;
  return { words: '', options: { ...input.options, goal } };
}

/**
 * The user can cancel this work. If the picture shows no board, tries the other pictures of the album. If no
 * picture shows a board, returns the fault of the first picture.
 */
const readAttachedBoard = (
  { jobs, readPicture }: TerminalServices,
  call: Call,
  attachment: Attachment,
): Promise<Result<PictureReading>> =>
  runCancellable(jobs, call, async (caller, showProgress) => {
    showProgress({ kind: 'working', text: call.texts.say('picture-working') });
    const readAttachment = async ({ bytes }: Attachment) => {
      const pictureBytes = await bytes();
      return pictureBytes.ok ? readPicture(pictureBytes.value, caller) : makeUnreadFault(pictureBytes.fault);
    };
    const firstReading = await readAttachment(attachment);
    if (firstReading.ok) return firstReading;
    for (const otherAttachment of attachment.others ?? []) {
      if (caller.signal.aborted) break;
      const otherReading = await readAttachment(otherAttachment);
      if (otherReading.ok) return otherReading;
    }
    return firstReading;
  });
