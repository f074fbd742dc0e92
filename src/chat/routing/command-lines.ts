import { type Fault, ok, type Result } from '../../core/result.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { StoreUnavailableError } from '../../store/contract/faults.ts';
import type { Chat } from '../chat.ts';
import { type Call, type Command, findCommand, unknownCommand } from '../command.ts';
import { KeyedQueue } from '../delivery/keyed-queue.ts';
import type { Incoming } from '../incoming.ts';
import { type CommandInput, parseCommandLine, parseForm } from '../input/command-input.ts';
import { parseSpokenCommand, parseTypedCommand, type TypedCommand } from '../input/typed-command.ts';
import {
  type ChosenPreferences,
  checkAllowed,
  hasPrivateAnswers,
  isAnswerPersonal,
  type Preferences,
  withPreferences,
} from '../preferences/preferences.ts';
import { addThemeToActions, applyTheme, THEME_OPTION } from '../preferences/theme-option.ts';
import type { Reply } from '../reply.ts';
import { askAndReply, type SpoilerGate } from '../telling.ts';
import type { Guard, OnBug } from './guard.ts';

const MAX_LINE_CHARS = 20_000;

interface LinesContext {
  readonly commands: readonly Command[];
  readonly gate: SpoilerGate;
  readonly catalogue: Catalogue;
  readonly preferences: Preferences;
  readonly guard: Guard;
  /**
   * Returns the reply for a chat where answers must be private but the platform can't show private answers.
   * This reply is sent instead of the answer. `line`: the user's line without its `/`.
   */
  readonly redirectToPrivateChat: (call: Call, line: string) => Reply;
  readonly onBug: OnBug;
}

/** A command with its parsed input and the settings, ready to run. */
interface CommandCall {
  readonly command: Command;
  readonly input: CommandInput;
  readonly chosen: ChosenPreferences;
  readonly call: Call;
}

/** Answers lines and forms: finds the command, parses its input and runs it. */
export function createLineRouter(context: LinesContext): Pick<Chat, 'answerLine' | 'answerForm'> {
  const { commands, catalogue, preferences, guard, onBug } = context;
  const lineQueue = new KeyedQueue();

  function makeCommandCall(
    incoming: Incoming,
    chosen: ChosenPreferences,
    command: Command,
    input: CommandInput,
  ): CommandCall {
    const isForAsker = incoming.surface.hasPersonalReplies && isAnswerPersonal(command, input, chosen);
    const call = withPreferences(catalogue, incoming, chosen, command.name, isForAsker);
    return { command, input, chosen, call };
  }

  /** Runs the work. A command with `runsInOrder` first waits for the user's earlier lines. */
  const runInOrder = <T>(
    { person }: Incoming,
    command: Command | undefined,
    work: () => Promise<T>,
  ): Promise<T> => (command?.runsInOrder ? lineQueue.runInTurn(person.key, work) : work());

  /** Answers with a fault that no command has caused, such as an unknown command. */
  const refuse = (incoming: Incoming, chosen: ChosenPreferences, reason: Fault): Promise<Reply> =>
    guard.runCommand(withPreferences(catalogue, incoming, chosen, '', false), '', async () => ({
      ok: false,
      fault: reason,
    }));

  /**
   * Finds the command that can answer a line without a command's name, and runs the command. The user's next
   * line waits until this line is answered, or until `leave` is called. If the found command doesn't have
   * `runsInOrder`, `leave` is called before the command runs.
   */
  async function runBareLine(
    incoming: Incoming,
    chosen: ChosenPreferences,
    line: string,
    leave: () => void,
  ): Promise<Reply | undefined> {
    const candidates = [];
    for (const command of commands) {
      if (command.mayAnswer === undefined) continue;
      const commandCall = makeCommandCall(incoming, chosen, command, parseCommandLine(command, line));
      try {
        const request = command.read(commandCall.input, commandCall.call);
        if (await command.mayAnswer(request, line, commandCall.call))
          candidates.push({ called: commandCall, request });
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) onBug(error, command.name);
      }
    }
    const candidate = candidates.find(({ request }) => request.ok) ?? candidates[0];
    if (!candidate?.called.command.runsInOrder) leave();
    return candidate && runCommand(context, candidate.called, line, candidate.request);
  }

  /**
   * Answers a line without a command's name. It waits for the user's earlier lines, because they may be moves
   * of a game, whose order matters.
   */
  const answerBareLine = (incoming: Incoming, line: string): Promise<Reply | undefined> =>
    lineQueue.runInTurn(incoming.person.key, async (leave) => {
      const chosen = await preferences.read(incoming);
      // If no command understands the words, try the attached picture alone.
      const reply =
        (await runBareLine(incoming, chosen, line, leave)) ??
        (incoming.attachment && (await runBareLine(incoming, chosen, '', leave)));
      return reply === undefined && incoming.place.isPrivate
        ? refuse(incoming, chosen, { code: 'not-understood', facts: {} })
        : reply;
    });

  return {
    async answerLine(incoming, text, botName) {
      const line = text.slice(0, MAX_LINE_CHARS);
      const { isPrivate } = incoming.place;
      const typed = parseTypedCommand(line) ?? (isPrivate ? findSpokenCommand(line, commands) : undefined);
      if (typed === undefined)
        return incoming.surface.readsAllText ? answerBareLine(incoming, line) : undefined;
      if (typed.addressee !== undefined && typed.addressee.toLowerCase() !== botName?.toLowerCase())
        return undefined;
      const command = findCommand(commands, typed.name);
      if (command === undefined && typed.addressee === undefined && !isPrivate) return undefined;
      return runInOrder(incoming, command, async () => {
        const chosen = await preferences.read(incoming);
        return command === undefined
          ? refuse(incoming, chosen, unknownCommand(commands, typed.name))
          : runCommand(
              context,
              makeCommandCall(incoming, chosen, command, parseCommandLine(command, typed.line)),
              typed.line,
            );
      });
    },

    async answerForm(incoming, name, options) {
      const command = findCommand(commands, name);
      return runInOrder(incoming, command, async () => {
        const chosen = await preferences.read(incoming);
        if (command === undefined) return refuse(incoming, chosen, unknownCommand(commands, name));
        const line = String(options[command.options[0]?.name ?? ''] ?? '');
        return runCommand(
          context,
          makeCommandCall(incoming, chosen, command, parseForm(command, options)),
          line,
        );
      });
    },
  };
}

/**
 * Runs a command. `line`: the text after the command's name. `parsedRequest`: the request, if the caller has
 * already parsed the line.
 */
function runCommand(
  { gate, guard, redirectToPrivateChat }: LinesContext,
  { command, input, chosen, call }: CommandCall,
  line: string,
  parsedRequest?: Result<unknown>,
): Promise<Reply> {
  return guard.runCommand(call, command.name, async () => {
    const refusal = command.isAlwaysOn ? undefined : await checkAllowed(call, chosen.place, command.name);
    if (refusal !== undefined) return { ok: false, fault: refusal };
    const isHidden = hasPrivateAnswers(command, chosen.place);
    if (isHidden && !call.surface.hasPersonalReplies && call.surface.hasPrivateLinks)
      return ok(redirectToPrivateChat(call, `${command.name} ${line}`));
    const request = parsedRequest ?? command.read(await interpretInput(command, input, call), call);
    const reply = request.ok ? await runInTheme(gate, command, call, input, request.value) : request;
    return reply.ok && isHidden ? ok({ ...reply.value, personal: true }) : reply;
  });
}

const findSpokenCommand = (line: string, commands: readonly Command[]): TypedCommand | undefined =>
  parseSpokenCommand(
    line,
    commands
      .filter(({ isHidden }) => isHidden !== true)
      .flatMap(({ name, otherNames = [] }) => [name, ...otherNames]),
  );

/** Returns the input, or the command's default words if the user gave no input at all. */
async function interpretInput(command: Command, input: CommandInput, call: Call): Promise<CommandInput> {
  const hasNoInput = input.words === '' && call.repliedTo === undefined && call.attachment === undefined;
  const words = hasNoInput ? await command.defaultInput?.(call) : undefined;
  return words === undefined ? input : { ...input, words };
}

/**
 * Runs the command in the theme that the option `theme` names. Presses of the answer's buttons are answered
 * in that theme too.
 */
async function runInTheme<Request, Answer>(
  gate: SpoilerGate,
  command: Command<Request, Answer>,
  call: Call,
  input: CommandInput,
  request: Request,
): Promise<Result<Reply>> {
  if (!command.options.includes(THEME_OPTION)) return askAndReply(gate, command, call, request);
  const themed = applyTheme(call, input);
  if (!themed.ok) return themed;
  const reply = await askAndReply(gate, command, themed.value, request);
  const hasThemeOption = input.options.theme !== undefined;
  return reply.ok && hasThemeOption ? ok(addThemeToActions(reply.value, themed.value.theme)) : reply;
}
