import type { Attachment } from '../../chat/attachment.ts';
import type { Call, Command, Reveals } from '../../chat/command.ts';
import type { CommandInput, Option } from '../../chat/input/command-input.ts';
import type { TerminalOutput } from '../../chat/printed.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { makePuzzle, makeSize } from '../../core/sliding/notation/puzzle.ts';
import { type Words, wholeWordSource } from '../../core/sliding/notation/words.ts';
import { makeUnreadFault, type PictureReading } from '../../render/photo/reader.ts';
import type { BoardQuestion } from '../feature/questions.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellable } from '../feature/working.ts';
import { readPuzzle } from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { boardOfReading, doubtfulCells, listCells, withDefaultGoal } from './cells.ts';
import { askAboutReading, canAsk, withCorrection } from './question.ts';

/** The option with a picture of a board. */
const PICTURE_OPTION: Option = { name: 'picture', kind: 'photo' };

/** A request whose board is in a picture. */
class PictureRequest<Request> {
  readonly attachment: Attachment;
  readonly input: CommandInput;
  /**
   * The command's own request. Set as soon as it is known. `question`: set if the picture shows a board.
   */
  boardRequest: { readonly question?: BoardQuestion; readonly request: Request } | undefined;

  constructor(attachment: Attachment, input: CommandInput) {
    this.attachment = attachment;
    this.input = input;
  }
}

/** Replaces an answer if the reading is uncertain. The user is then asked whether the board is right. */
class UncertainReading {
  readonly question: BoardQuestion;
  readonly reading: PictureReading;

  constructor(question: BoardQuestion, reading: PictureReading) {
    this.question = question;
    this.reading = reading;
  }
}

type RequestOrPicture<Request> = Request | PictureRequest<Request>;

/** Returns the command's own request. Undefined if its picture hasn't been read yet. */
const findOwnRequest = <Request>(request: RequestOrPicture<Request>): Request | undefined =>
  request instanceof PictureRequest ? request.boardRequest?.request : request;

/** Returns the command's own request. Throws if its picture hasn't been read yet. */
function requireOwnRequest<Request>(request: RequestOrPicture<Request>): Request {
  const ownRequest = findOwnRequest(request);
  if (ownRequest === undefined) throw new Error('the picture has not been read');
  return ownRequest;
}

/** Returns the command's own answer. Throws if the user was asked a question instead. */
function requireOwnAnswer<Answer>(answer: Answer | UncertainReading): Answer {
  if (answer instanceof UncertainReading) throw new Error('a question was asked');
  return answer;
}

/** Makes a required option optional, because a picture can replace it. Returns other options unchanged. */
function asOptional(option: Option): Option {
  const { required, ...otherFields } = option;
  return required ? { ...otherFields, isOptionalWithPicture: true } : option;
}

/**
 * Lets a command about a board accept a picture. If the user types no board, the bot reads the board in the
 * picture. If the reading is uncertain, the user is first asked whether the board is right.
 * `usesPictureOtherwise`: whether the command needs the picture for another purpose, decided by the typed
 * input. A command with this function also gets pictures that show no board. Further faults: `picture-unsure`
 * {board, cells: a list} if no question can be asked, those of `Attachment` and `PictureReader`.
 */
export function withPicture<Request, Answer>(
  services: TerminalServices,
  command: Command<Request, Answer>,
  usesPictureOtherwise?: (input: CommandInput) => boolean,
): Command<RequestOrPicture<Request>, Answer | UncertainReading> {
  const { reveals, terminalOutput, mayAnswer, name } = command;
  const vocabulary = slidingWords(services.typedWords);
  const hasPhotoOption = command.options.some(({ kind }) => kind === PICTURE_OPTION.kind);
  return {
    ...command,
    options: [...command.options.map(asOptional), ...(hasPhotoOption ? [] : [PICTURE_OPTION])],
    reveals: typeof reveals === 'string' ? reveals : revealsOf(reveals),
    read(input, call) {
      if (call.attachment === undefined || usesPictureOtherwise?.(input)) return command.read(input, call);
      const boardInput = moveGoalToOption(input, vocabulary);
      if (boardInput.words !== '') return command.read(input, call);
      const repliedRequest =
        call.repliedTo === undefined || usesPictureOtherwise ? undefined : command.read(input, call);
      return repliedRequest?.ok
        ? repliedRequest
        : ok(new PictureRequest<Request>(call.attachment, boardInput));
    },
    async ask(call, request) {
      if (!(request instanceof PictureRequest)) return command.ask(call, request);
      const { input } = request;
      const reading = await readAttachedBoard(services, call, request.attachment);
      if (
        !reading.ok &&
        usesPictureOtherwise &&
        reading.fault.code !== 'cancelled' &&
        reading.fault.code !== 'too-many-open'
      ) {
        const commandRequest = command.read(input, call);
        if (commandRequest.ok) request.boardRequest = { request: commandRequest.value };
        return commandRequest.ok ? command.ask(call, commandRequest.value) : commandRequest;
      }
      if (!reading.ok) return reading;
      const board = boardOfReading(reading.value);
      const words = `${makeSize(board)} ${makePuzzle(withDefaultGoal(board))}`;
      const puzzle = readPuzzle({ words, options: input.options }, {}, vocabulary);
      if (!puzzle.ok) return puzzle;
      const question = { name, puzzle: puzzle.value };
      if (!reading.value.isSure) {
        if (canAsk(call, question)) return ok(new UncertainReading(question, reading.value));
        return fault('picture-unsure', {
          board: makePuzzle(puzzle.value),
          cells: listCells(doubtfulCells(reading.value), board),
        });
      }
      const { repliedTo: _, attachment: __, ...callWithoutPicture } = call;
      const commandRequest = command.read({ ...input, words }, callWithoutPicture);
      if (!commandRequest.ok) return commandRequest;
      request.boardRequest = { question, request: commandRequest.value };
      return command.ask(withoutInterimReplies(callWithoutPicture), commandRequest.value);
    },
    async reply(call, request, answer) {
      if (answer instanceof UncertainReading)
        return askAboutReading(services, call, answer.question, answer.reading);
      const reply = await command.reply(call, requireOwnRequest(request), answer);
      const question = request instanceof PictureRequest ? request.boardRequest?.question : undefined;
      return question === undefined ? reply : withCorrection(call, question, reply);
    },
    ...(mayAnswer && {
      mayAnswer(request, line, call) {
        if (!request.ok) return mayAnswer(request, line, call);
        // If a picture comes with options and without a board, the message is meant for this command.
        return request.value instanceof PictureRequest || mayAnswer(ok(request.value), line, call);
      },
    }),
    ...(terminalOutput && { terminalOutput: terminalOutputOf(terminalOutput) }),
  };
}

/** Moves a goal without a board into the option `goal`: `-> 1 2 3/8 0 4/7 6 5`, `to ...`, `goal ...`. */
function moveGoalToOption(input: CommandInput, { goal: goalWords }: Words): CommandInput {
  const goalMarkPattern = new RegExp(
    `^\\s*(?:->|=>|→|(?:to|${wholeWordSource(goalWords)})(?=[\\s:])):?\\s*`,
    'iu',
  );
  const goal = input.words.replace(goalMarkPattern, '');
  if (goal === input.words || input.options.goal !== undefined) return input;
  return { words: '', options: { ...input.options, goal } };
}

/** Names the puzzles that an answer reveals. The board in a picture is known only after it has been read. */
const revealsOf = <Request, Answer>(
  reveals: Reveals<Request, Answer>,
): Reveals<RequestOrPicture<Request>, Answer | UncertainReading> => ({
  byRequest(request) {
    const ownRequest = findOwnRequest(request);
    return (ownRequest && reveals.byRequest?.(ownRequest)) ?? [];
  },
  byAnswer(request, answer) {
    if (answer instanceof UncertainReading) return [];
    const ownRequest = requireOwnRequest(request);
    const isFromPicture = request instanceof PictureRequest;
    return [
      ...((isFromPicture && reveals.byRequest?.(ownRequest)) || []),
      ...(reveals.byAnswer?.(ownRequest, answer) ?? []),
    ];
  },
  repeatAction: (request) => reveals.repeatAction(requireOwnRequest(request)),
});

const terminalOutputOf = <Request, Answer>(
  terminalOutput: TerminalOutput<Request, Answer>,
): TerminalOutput<RequestOrPicture<Request>, Answer | UncertainReading> => ({
  ...(terminalOutput.options && { options: terminalOutput.options }),
  ...(terminalOutput.timeMs !== undefined && { timeMs: terminalOutput.timeMs }),
  requestJson(request) {
    const ownRequest = findOwnRequest(request);
    return (ownRequest && terminalOutput.requestJson?.(ownRequest)) ?? {};
  },
  answerJson: (texts, request, answer) =>
    terminalOutput.answerJson(texts, requireOwnRequest(request), requireOwnAnswer(answer)),
  lines: (texts, request, answer) =>
    terminalOutput.lines(texts, requireOwnRequest(request), requireOwnAnswer(answer)),
  incompleteness: (request, answer) =>
    terminalOutput.incompleteness?.(requireOwnRequest(request), requireOwnAnswer(answer)),
  ...(terminalOutput.picture && {
    picture: (texts, request, answer) =>
      terminalOutput.picture?.(texts, requireOwnRequest(request), requireOwnAnswer(answer)),
  }),
  ...(terminalOutput.animation && {
    animation: (request, answer, texts) =>
      terminalOutput.animation?.(requireOwnRequest(request), requireOwnAnswer(answer), texts),
  }),
  ...(terminalOutput.tourToWrite && {
    tourToWrite: (request, answer) =>
      terminalOutput.tourToWrite?.(requireOwnRequest(request), requireOwnAnswer(answer)),
  }),
});

/**
 * Returns a call that shows no interim solutions. For a board in a picture, the spoiler check takes place
 * only after the work.
 */
function withoutInterimReplies({ progress, ...call }: Call): Call {
  if (progress === undefined) return call;
  return {
    ...call,
    progress(reply) {
      if (reply.kind === 'working') progress(reply);
    },
  };
}

/**
 * Reads the board in a picture. The user can cancel this work. If the picture shows no board, tries the other
 * pictures of the album. If no picture shows a board, returns the fault of the first picture.
 */
const readAttachedBoard = (
  { jobs, readPicture }: TerminalServices,
  call: Call,
  attachment: Attachment,
): Promise<Result<PictureReading>> =>
  runCancellable(jobs, call, async ({ signal, person }, showProgress) => {
    showProgress({ kind: 'working', text: call.texts.say('picture-working') });
    const readAttachment = async ({ bytes }: Attachment) => {
      const pictureBytes = await bytes();
      return pictureBytes.ok
        ? readPicture(pictureBytes.value, { signal, personKey: person })
        : makeUnreadFault(pictureBytes.fault);
    };
    const firstReading = await readAttachment(attachment);
    if (firstReading.ok) return firstReading;
    for (const otherAttachment of attachment.others ?? []) {
      if (signal.aborted) break;
      const otherReading = await readAttachment(otherAttachment);
      if (otherReading.ok) return otherReading;
    }
    return firstReading;
  });
