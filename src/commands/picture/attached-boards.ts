import { type Attachment, decodeTextFile } from '../../chat/attachment.ts';
import type { Call, Command } from '../../chat/command.ts';
import { type CommandInput, isFormTooLong, parseCommandLine } from '../../chat/input/command-input.ts';
import type { AttachedBoards } from '../../chat/routing/runner.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { makePuzzle, makeSize } from '../../core/sliding/notation/puzzle.ts';
import { leadingGoalMark } from '../../core/sliding/notation/tidy.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { isTooLong, TOO_LONG } from '../../core/typed-text.ts';
import { isPictureFormat } from '../../render/photo/header.ts';
import { makeUnreadFault, type PictureReading } from '../../render/photo/reader.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellable } from '../feature/working.ts';
import { readPuzzle } from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { boardOfReading, doubtfulCells, hasUnrelatedBoards, listCells, withDefaultGoal } from './cells.ts';
import { askAboutReading, canAsk, withCorrection } from './question.ts';

/** If the reading of a picture is uncertain, the user is asked first. A text file counts as typed words. */
export function createAttachedBoards(services: TerminalServices): AttachedBoards {
  const { typedWords } = services;
  return {
    isNeeded(command, input, call) {
      const { attachedBoard } = command;
      if (call.attachment === undefined || attachedBoard === undefined) return false;
      if (attachedBoard.isUsedOtherwise?.(input)) return false;
      if (moveGoalToOption(input, slidingWords(typedWords)).words !== '') return false;
      const hasRepliedBoard =
        call.repliedTo !== undefined &&
        attachedBoard.isUsedOtherwise === undefined &&
        command.read(input, call).ok;
      return !hasRepliedBoard;
    },

    async read(command, typedInput, call) {
      const vocabulary = slidingWords(typedWords);
      const input = moveGoalToOption(typedInput, vocabulary);
      const { attachment, repliedTo: _, ...callWithWords } = call;
      if (attachment === undefined) throw new Error('no file');
      const reading = await readAttachment(services, call, attachment);
      if (!reading.ok) {
        const isReadInVain = !['cancelled', 'too-many-open'].includes(reading.fault.code);
        return command.attachedBoard?.isUsedOtherwise && isReadInVain
          ? ok({ input, call, present: (answer) => answer })
          : reading;
      }
      const boardReading = reading.value;
      if (typeof boardReading === 'string') {
        const textInput = readText(command, input, boardReading, vocabulary);
        return textInput.ok
          ? ok({ input: textInput.value, call: callWithWords, present: (answer) => answer })
          : textInput;
      }
      const board = boardOfReading(boardReading);
      const { goal } = boardReading;
      // A typed goal counts more than that of the picture.
      const shownPuzzle =
        goal !== undefined && input.options.goal === undefined
          ? { start: board, goal: { ...board, tiles: goal } }
          : withDefaultGoal(board);
      const words = `${makeSize(board)} ${makePuzzle(shownPuzzle)}`;
      const puzzle = readPuzzle({ words, options: input.options }, {}, vocabulary);
      if (!puzzle.ok) return puzzle;
      const question = { name: command.name, puzzle: puzzle.value };
      if (!boardReading.isSure) {
        if (canAsk(call, question))
          return ok({
            reply: (viewerCall) => askAboutReading(services, viewerCall, question, boardReading),
          });
        const unsureFault = findUnsureFault(boardReading, puzzle.value);
        if (unsureFault) return unsureFault;
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

/**
 * For users who can't be asked. A start and its goal need no question if the start is clear. Faults:
 * `picture-several` {count}; `picture-unsure` {board, cells: a list, doubtful: number of cells}.
 */
function findUnsureFault(reading: PictureReading, puzzle: Puzzle) {
  if (hasUnrelatedBoards(reading)) return fault('picture-several', { count: reading.boardCount });
  const cells = doubtfulCells(reading);
  if (reading.goal !== undefined && cells.length === 0) return undefined;
  return fault('picture-unsure', {
    board: makePuzzle(puzzle),
    cells: listCells(cells, puzzle.start),
    doubtful: cells.length,
  });
}

/** Moves `-> 1 2 3/8 0 4/7 6 5`, `to ...` or `goal ...` if the line has no board. */
function moveGoalToOption(input: CommandInput, vocabulary: Words): CommandInput {
  const goal = input.words.replace(leadingGoalMark(vocabulary), '');
  if (goal === input.words || input.options.goal !== undefined) return input;
  return { words: '', options: { ...input.options, goal } };
}

/**
 * The text may contain options, as a typed line. Those next to the file take precedence. Only the list of a
 * command with `takesBoardLists` may be longer than a message, and its options may not. Faults: `empty`,
 * `too-long`, those of `readPuzzle`.
 */
function readText(
  command: Command,
  { options }: CommandInput,
  text: string,
  vocabulary: Words,
): Result<CommandInput> {
  const textInput = parseCommandLine(command, text);
  if (isFormTooLong(textInput.options)) return TOO_LONG;
  const input = { words: textInput.words, options: { ...textInput.options, ...options } };
  if (input.words.trim() === '') return fault('empty', { which: 'start' });
  const puzzle =
    isTooLong(text) && command.takesBoardLists !== true ? readPuzzle(input, {}, vocabulary) : undefined;
  return puzzle?.ok === false ? puzzle : ok(input);
}

/**
 * Returns the text, or the board in the picture. The user can cancel this work. If the file shows no board,
 * tries the other files of the album. If none shows a board, returns the fault of the first. Faults: those of
 * `Attachment`, `decodeTextFile` and `PictureReader`.
 */
const readAttachment = (
  { jobs, readPicture }: TerminalServices,
  call: Call,
  attachment: Attachment,
): Promise<Result<PictureReading | string>> =>
  runCancellable(jobs, call, async (caller, showProgress) => {
    const readFile = async ({ bytes }: Attachment): Promise<Result<PictureReading | string>> => {
      const fileBytes = await bytes();
      if (!fileBytes.ok)
        return fileBytes.fault.code.startsWith('photo-') ? makeUnreadFault(fileBytes.fault) : fileBytes;
      if (!isPictureFormat(fileBytes.value)) return decodeTextFile(fileBytes.value);
      showProgress({ kind: 'working', text: call.texts.say('picture-working') });
      return readPicture(fileBytes.value, caller);
    };
    const firstReading = await readFile(attachment);
    if (firstReading.ok) return firstReading;
    for (const otherAttachment of attachment.others ?? []) {
      if (caller.signal.aborted) break;
      const otherReading = await readFile(otherAttachment);
      if (otherReading.ok) return otherReading;
    }
    return firstReading;
  });
