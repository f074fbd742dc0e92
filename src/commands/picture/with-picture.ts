import type { Attachment } from '../../chat/attachment.ts';
import type { Call, Command, Reveals } from '../../chat/command.ts';
import type { CommandInput, Option } from '../../chat/input/command-input.ts';
import type { Printed } from '../../chat/printed.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Board } from '../../core/sliding/board.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { type PictureReading, unread } from '../../render/photo/reader.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellable } from '../feature/working.ts';
import { boardOf, doubtfulCells, namesOf } from './cells.ts';
import { mayAsk, questionReply, withCorrection } from './question.ts';

/** The option of commands that read the board in a picture. */
const PICTURE_OPTION: Option = { name: 'picture', kind: 'photo' };

/** A request whose board is in a picture. */
class FromPicture<Request> {
  readonly attachment: Attachment;
  readonly given: CommandInput;
  /** Set when the board is read surely. */
  found: { readonly board: Board; readonly request: Request } | undefined;

  constructor(attachment: Attachment, given: CommandInput) {
    this.attachment = attachment;
    this.given = given;
  }
}

/** Stands for an answer: the person is asked whether the board is right. */
class Question {
  readonly reading: PictureReading;

  constructor(reading: PictureReading) {
    this.reading = reading;
  }
}

type Asked<Request> = Request | FromPicture<Request>;

/** The request as if it were typed; undefined: its picture has not been read. */
const typed = <Request>(request: Asked<Request>): Request | undefined =>
  request instanceof FromPicture ? request.found?.request : request;

/** The request of an answer. */
function answered<Request>(request: Asked<Request>): Request {
  const found = typed(request);
  if (found === undefined) throw new Error('the picture has not been read');
  return found;
}

/** The answer to a request; only a question has none. */
function given<Answer>(answer: Answer | Question): Answer {
  if (answer instanceof Question) throw new Error('a question was asked');
  return answer;
}

/** The option, not required: a picture stands for it. Others stay themselves, as they may be compared. */
function asOptional(option: Option): Option {
  const { required, ...rest } = option;
  return required ? rest : option;
}

/**
 * A command about a board that also takes a picture of one, where no board is typed. A board that is not
 * surely read is shown first, with a question. Faults besides: `picture-unsure` {board, cells: a list} where
 * none can be asked; those of `Attachment` and `PictureReader`.
 */
export function withPicture<Request, Answer>(
  services: TerminalServices,
  command: Command<Request, Answer>,
): Command<Asked<Request>, Answer | Question> {
  const { reveals, printed, mayAnswer, name } = command;
  return {
    ...command,
    options: [...command.options.map(asOptional), PICTURE_OPTION],
    reveals: typeof reveals === 'string' ? reveals : tellsOf(reveals),
    read(input, call) {
      if (call.attachment === undefined || input.words !== '') return command.read(input, call);
      const replied = call.repliedTo === undefined ? undefined : command.read(input, call);
      return replied?.ok ? replied : ok(new FromPicture<Request>(call.attachment, input));
    },
    async ask(call, request) {
      if (!(request instanceof FromPicture)) return command.ask(call, request);
      const read = await readAttached(services, call, request.attachment);
      if (!read.ok) return read;
      const board = boardOf(read.value);
      if (!read.value.isSure) {
        if (mayAsk(call, name, board)) return ok(new Question(read.value));
        return fault('picture-unsure', {
          board: makeBoard(board),
          cells: namesOf(doubtfulCells(read.value), board),
        });
      }
      const { repliedTo: _, attachment: __, ...bare } = call;
      const words = `${board.rows}x${board.cols} ${makeBoard(board)}`;
      const inner = command.read({ ...request.given, words }, bare);
      if (!inner.ok) return inner;
      request.found = { board, request: inner.value };
      return command.ask(withoutInterim(call), inner.value);
    },
    async reply(call, request, answer) {
      if (answer instanceof Question) return questionReply(services, call, name, answer.reading);
      const reply = await command.reply(call, answered(request), answer);
      const found = request instanceof FromPicture ? request.found : undefined;
      return found === undefined ? reply : withCorrection(call, name, reply, found.board);
    },
    ...(mayAnswer && {
      mayAnswer(request, line, call) {
        if (!request.ok) return mayAnswer(request, line, call);
        // Below a picture there are options alone.
        return request.value instanceof FromPicture || mayAnswer(ok(request.value), line, call);
      },
    }),
    ...(printed && { printed: printedOf(printed) }),
  };
}

/** What is told of the board in a picture is known only when it is read. */
const tellsOf = <Request, Answer>(
  tells: Reveals<Request, Answer>,
): Reveals<Asked<Request>, Answer | Question> => ({
  byRequest(request) {
    const asked = typed(request);
    return (asked && tells.byRequest?.(asked)) ?? [];
  },
  byAnswer(request, answer) {
    if (answer instanceof Question) return [];
    const asked = answered(request);
    const isNew = request instanceof FromPicture;
    return [...((isNew && tells.byRequest?.(asked)) || []), ...(tells.byAnswer?.(asked, answer) ?? [])];
  },
  repeatAction: (request) => tells.repeatAction(answered(request)),
});

const printedOf = <Request, Answer>(
  printed: Printed<Request, Answer>,
): Printed<Asked<Request>, Answer | Question> => ({
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
 * A call that shows no answer before the last one: whether the way from a board may be told is known when it
 * has been read.
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

/** The board in the picture, read in its turn, as work that its person may cancel. */
const readAttached = (
  { jobs, readPicture }: TerminalServices,
  call: Call,
  attachment: Attachment,
): Promise<Result<PictureReading>> =>
  runCancellable(jobs, call, async ({ signal }, show) => {
    show({ kind: 'working', text: call.texts.say('picture-working') });
    const sent = await attachment.bytes();
    return sent.ok ? readPicture(sent.value, signal) : unread(sent.fault);
  });
