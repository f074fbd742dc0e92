import type { Attachment } from '../../chat/attachment.ts';
import type { Call, Command, Reveals } from '../../chat/command.ts';
import type { CommandInput, Option } from '../../chat/input/command-input.ts';
import type { Printed } from '../../chat/printed.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { makePuzzle, makeSize } from '../../core/sliding/notation/puzzle.ts';
import { type Words, wholeWordSource } from '../../core/sliding/notation/words.ts';
import { type PictureReading, unread } from '../../render/photo/reader.ts';
import type { Asked } from '../feature/questions.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellable } from '../feature/working.ts';
import { puzzleOf } from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { boardOf, doubtfulCells, namesOf, withUsualGoal } from './cells.ts';
import { mayAsk, questionReply, withCorrection } from './question.ts';

/** The option with a picture of a board. */
const PICTURE_OPTION: Option = { name: 'picture', kind: 'photo' };

/** A request whose board is in a picture. */
class FromPicture<Request> {
  readonly attachment: Attachment;
  readonly given: CommandInput;
  /**
   * The command's own request. Set as soon as it is known. `question`: set if the picture shows a board.
   */
  found: { readonly asked?: Asked; readonly request: Request } | undefined;

  constructor(attachment: Attachment, given: CommandInput) {
    this.attachment = attachment;
    this.given = given;
  }
}

/** Replaces an answer if the reading is uncertain. The user is then asked whether the board is right. */
class Question {
  readonly asked: Asked;
  readonly reading: PictureReading;

  constructor(asked: Asked, reading: PictureReading) {
    this.asked = asked;
    this.reading = reading;
  }
}

type Typed<Request> = Request | FromPicture<Request>;

/** Returns the command's own request. Undefined if its picture hasn't been read yet. */
const typed = <Request>(request: Typed<Request>): Request | undefined =>
  request instanceof FromPicture ? request.found?.request : request;

/** Returns the command's own request. Throws if its picture hasn't been read yet. */
function answered<Request>(request: Typed<Request>): Request {
  const found = typed(request);
  if (found === undefined) throw new Error('the picture has not been read');
  return found;
}

/** Returns the command's own answer. Throws if the user was asked a question instead. */
function given<Answer>(answer: Answer | Question): Answer {
  if (answer instanceof Question) throw new Error('a question was asked');
  return answer;
}

/** Makes a required option optional, because a picture can replace it. Returns other options unchanged. */
function asOptional(option: Option): Option {
  const { required, ...rest } = option;
  return required ? { ...rest, orPicture: true } : option;
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
  isOther?: (input: CommandInput) => boolean,
): Command<Typed<Request>, Answer | Question> {
  const { reveals, printed, mayAnswer, name } = command;
  const known = slidingWords(services.typedWords);
  const hasOption = command.options.some(({ kind }) => kind === PICTURE_OPTION.kind);
  return {
    ...command,
    options: [...command.options.map(asOptional), ...(hasOption ? [] : [PICTURE_OPTION])],
    reveals: typeof reveals === 'string' ? reveals : revealsOf(reveals),
    read(input, call) {
      if (call.attachment === undefined || isOther?.(input)) return command.read(input, call);
      const given = withGoalBehind(input, known);
      if (given.words !== '') return command.read(input, call);
      const replied = call.repliedTo === undefined || isOther ? undefined : command.read(input, call);
      return replied?.ok ? replied : ok(new FromPicture<Request>(call.attachment, given));
    },
    async ask(call, request) {
      if (!(request instanceof FromPicture)) return command.ask(call, request);
      const { given } = request;
      const read = await readAttached(services, call, request.attachment);
      if (!read.ok && isOther && read.fault.code !== 'cancelled' && read.fault.code !== 'too-many-open') {
        const inner = command.read(given, call);
        if (inner.ok) request.found = { request: inner.value };
        return inner.ok ? command.ask(call, inner.value) : inner;
      }
      if (!read.ok) return read;
      const board = boardOf(read.value);
      const words = `${makeSize(board)} ${makePuzzle(withUsualGoal(board))}`;
      const puzzle = puzzleOf({ words, options: given.options }, {}, known);
      if (!puzzle.ok) return puzzle;
      const asked = { name, puzzle: puzzle.value };
      if (!read.value.isSure) {
        if (mayAsk(call, asked)) return ok(new Question(asked, read.value));
        return fault('picture-unsure', {
          board: makePuzzle(puzzle.value),
          cells: namesOf(doubtfulCells(read.value), board),
        });
      }
      const { repliedTo: _, attachment: __, ...bare } = call;
      const inner = command.read({ ...given, words }, bare);
      if (!inner.ok) return inner;
      request.found = { asked, request: inner.value };
      return command.ask(withoutInterim(bare), inner.value);
    },
    async reply(call, request, answer) {
      if (answer instanceof Question) return questionReply(services, call, answer.asked, answer.reading);
      const reply = await command.reply(call, answered(request), answer);
      const asked = request instanceof FromPicture ? request.found?.asked : undefined;
      return asked === undefined ? reply : withCorrection(call, asked, reply);
    },
    ...(mayAnswer && {
      mayAnswer(request, line, call) {
        if (!request.ok) return mayAnswer(request, line, call);
        // If a picture comes with options and without a board, the message is meant for this command.
        return request.value instanceof FromPicture || mayAnswer(ok(request.value), line, call);
      },
    }),
    ...(printed && { printed: printedOf(printed) }),
  };
}

/** Moves a goal without a board into the option `goal`: `-> 1 2 3/8 0 4/7 6 5`, `to ...`, `goal ...`. */
function withGoalBehind(input: CommandInput, { goal: goalWords }: Words): CommandInput {
  const mark = new RegExp(`^\\s*(?:->|=>|→|(?:to|${wholeWordSource(goalWords)})(?=[\\s:])):?\\s*`, 'iu');
  const goal = input.words.replace(mark, '');
  if (goal === input.words || input.options.goal !== undefined) return input;
  return { words: '', options: { ...input.options, goal } };
}

/** Names the puzzles that an answer reveals. The board in a picture is known only after it has been read. */
const revealsOf = <Request, Answer>(
  reveals: Reveals<Request, Answer>,
): Reveals<Typed<Request>, Answer | Question> => ({
  byRequest(request) {
    const asked = typed(request);
    return (asked && reveals.byRequest?.(asked)) ?? [];
  },
  byAnswer(request, answer) {
    if (answer instanceof Question) return [];
    const asked = answered(request);
    const isNew = request instanceof FromPicture;
    return [...((isNew && reveals.byRequest?.(asked)) || []), ...(reveals.byAnswer?.(asked, answer) ?? [])];
  },
  repeatAction: (request) => reveals.repeatAction(answered(request)),
});

const printedOf = <Request, Answer>(
  printed: Printed<Request, Answer>,
): Printed<Typed<Request>, Answer | Question> => ({
  ...(printed.options && { options: printed.options }),
  ...(printed.timeMs !== undefined && { timeMs: printed.timeMs }),
  requestJson(request) {
    const asked = typed(request);
    return (asked && printed.requestJson?.(asked)) ?? {};
  },
  answerJson: (texts, request, answer) => printed.answerJson(texts, answered(request), given(answer)),
  lines: (texts, request, answer) => printed.lines(texts, answered(request), given(answer)),
  incompleteness: (request, answer) => printed.incompleteness?.(answered(request), given(answer)),
  ...(printed.picture && {
    picture: (texts, request, answer) => printed.picture?.(texts, answered(request), given(answer)),
  }),
  ...(printed.animation && {
    animation: (request, answer, texts) => printed.animation?.(answered(request), given(answer), texts),
  }),
  ...(printed.tourToWrite && {
    tourToWrite: (request, answer) => printed.tourToWrite?.(answered(request), given(answer)),
  }),
});

/**
 * Returns a call that shows no interim solutions. For a board in a picture, the spoiler check takes place
 * only after the work.
 */
function withoutInterim({ progress, ...call }: Call): Call {
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
const readAttached = (
  { jobs, readPicture }: TerminalServices,
  call: Call,
  attachment: Attachment,
): Promise<Result<PictureReading>> =>
  runCancellable(jobs, call, async ({ signal, person }, show) => {
    show({ kind: 'working', text: call.texts.say('picture-working') });
    const readOne = async ({ bytes }: Attachment) => {
      const sent = await bytes();
      return sent.ok ? readPicture(sent.value, { signal, person }) : unread(sent.fault);
    };
    const first = await readOne(attachment);
    if (first.ok) return first;
    for (const other of attachment.others ?? []) {
      if (signal.aborted) break;
      const read = await readOne(other);
      if (read.ok) return read;
    }
    return first;
  });
