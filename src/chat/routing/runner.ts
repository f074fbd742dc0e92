import { ok, type Result } from '../../core/result.ts';
import type { Answer, Call, Command } from '../command.ts';
import { type CommandInput, parseCommandLine } from '../input/command-input.ts';
import { addThemeToActions, applyTheme, THEME_OPTION } from '../preferences/theme-option.ts';
import type { Reply } from '../reply.ts';
import { applyDecision, type RevealDecision, type SpoilerGate } from '../spoiler-gate.ts';

export interface AttachedBoards {
  isNeeded(command: Command, input: CommandInput, call: Call): boolean;
  /**
   * Reads the picture or text file. Returns input and call without it. `present` adds the board of a picture
   * to the answer's message. An uncertain reading gives an answer that asks the user. Faults:
   * if no question can be asked, `picture-several` {count} or `picture-unsure` {board, cells: a list,
   * doubtful: number of cells}; those of `Attachment`, `PictureReader` and `readPuzzle`.
   */
  read(command: Command, input: CommandInput, call: Call): Promise<Result<BoardInWords | Answer>>;
}

export interface BoardInWords {
  readonly input: CommandInput;
  readonly call: Call;
  present(answer: Answer): Answer;
}

export interface Run {
  readonly request?: unknown;
  readonly answer: Result<Answer>;
  readonly call: Call;
  readonly decision: RevealDecision;
}

/** Runs commands for lines, forms, buttons, links and terminals. */
export interface Runner {
  readonly boards: Pick<AttachedBoards, 'isNeeded'>;
  /** `parsedRequest`: set if the input is already read. */
  run(command: Command, call: Call, input: CommandInput, parsedRequest?: Result<unknown>): Promise<Run>;
  answerInput(
    command: Command,
    call: Call,
    input: CommandInput,
    parsedRequest?: Result<unknown>,
  ): Promise<Result<Reply>>;
  answerLine(command: Command, call: Call, line: string): Promise<Result<Reply>>;
  answerRequest<Request>(command: Command<Request>, call: Call, request: Request): Promise<Result<Reply>>;
}

export function createRunner(gate: SpoilerGate, boards: AttachedBoards): Runner {
  async function run(
    command: Command,
    call: Call,
    input: CommandInput,
    parsedRequest?: Result<unknown>,
  ): Promise<Run> {
    const isInFile = parsedRequest === undefined && boards.isNeeded(command, input, call);
    const request = isInFile ? undefined : (parsedRequest ?? command.read(input, call));
    if (request?.ok === false) return { answer: request, call, decision: {} };
    const themed = themedCall(command, input, call);
    if (!themed.ok) return { answer: themed, call, decision: {} };
    if (request !== undefined) return runRequest(command, themed.value, request.value);
    const board = await boards.read(command, input, themed.value);
    if (!board.ok) return { answer: board, call, decision: {} };
    if ('reply' in board.value) return { answer: ok(board.value), call: themed.value, decision: {} };
    const { present, ...words } = board.value;
    const boardRequest = command.read(words.input, words.call);
    return boardRequest.ok
      ? runRequest(command, words.call, boardRequest.value, present)
      : { answer: boardRequest, call, decision: {} };
  }

  /**
   * A warning may take the answer's place. If only the user may see the answer, no progress is shown in a
   * shared chat.
   */
  async function runRequest(
    command: Command,
    call: Call,
    request: unknown,
    present: BoardInWords['present'] = (answer) => answer,
  ): Promise<Run> {
    const reveals = typeof command.reveals === 'string' ? undefined : command.reveals;
    const decide = async (answer?: Answer): Promise<Result<RevealDecision>> => {
      const revealedPuzzles = (answer === undefined ? reveals?.byRequest?.(request) : answer.reveals) ?? [];
      return reveals === undefined || revealedPuzzles.length === 0
        ? ok({})
        : gate(call, revealedPuzzles, call.pressedButton?.action ?? reveals.repeatAction(request));
    };
    const stopped = (answer: Result<Answer>): Run => ({ request, answer, call, decision: {} });
    const before = await decide();
    if (!before.ok) return stopped(before);
    if (before.value.warning !== undefined) return stopped(ok(warningAnswer(before.value.warning)));
    const { progress, ...callWithoutProgress } = call;
    const isHidden = before.value.personal === true && !call.place.isPrivate;
    const answer = await command.run(
      applyDecision(isHidden ? callWithoutProgress : call, before.value),
      request,
    );
    if (!answer.ok) return stopped(answer);
    const after = await decide(answer.value);
    if (!after.ok) return stopped(after);
    if (after.value.warning !== undefined) return stopped(ok(warningAnswer(after.value.warning)));
    const decision = { ...before.value, ...after.value };
    return { request, answer: ok(present(answer.value)), call: applyDecision(call, decision), decision };
  }

  /** The option `theme` also applies to presses of the buttons. */
  async function answerInput(
    command: Command,
    call: Call,
    input: CommandInput,
    parsedRequest?: Result<unknown>,
  ): Promise<Result<Reply>> {
    const done = await run(command, call, input, parsedRequest);
    const reply = await replyOf(done);
    const hasTheme = input.options.theme !== undefined && command.options.includes(THEME_OPTION);
    return reply.ok && hasTheme ? ok(addThemeToActions(reply.value, done.call.theme)) : reply;
  }

  return {
    boards,
    run,
    answerInput,
    answerLine: (command, call, line) => answerInput(command, call, parseCommandLine(command, line)),
    answerRequest: async (command, call, request) => replyOf(await runRequest(command, call, request)),
  };
}

/** With the theme that the input names. */
export const themedCall = (command: Command, input: CommandInput, call: Call): Result<Call> =>
  command.options.includes(THEME_OPTION) ? applyTheme(call, input) : ok(call);

const warningAnswer = (warning: Reply): Answer => ({ reply: () => warning });

async function replyOf({ answer, call, decision }: Run): Promise<Result<Reply>> {
  if (!answer.ok) return answer;
  return ok({ ...(await answer.value.reply(call)), ...decision });
}
