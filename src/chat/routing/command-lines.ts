import { type Fault, ok, type Result } from '../../core/result.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { StoreUnavailableError } from '../../store/contract/faults.ts';
import type { Chat } from '../chat.ts';
import { type Call, type Command, commandNamed, unknownCommand } from '../command.ts';
import { KeyedQueue } from '../delivery/keyed-queue.ts';
import type { Incoming } from '../incoming.ts';
import { type CommandInput, inputFromForm, parseCommandLine } from '../input/command-input.ts';
import { parseSpokenCommand, parseTypedCommand, type TypedCommand } from '../input/typed-command.ts';
import {
  type ChosenPreferences,
  isForAskerAlone,
  isPrivately,
  type Preferences,
  refusalOf,
  withPreferences,
} from '../preferences/preferences.ts';
import { applyTheme, keepTheme, THEME_OPTION } from '../preferences/theme-option.ts';
import type { Reply } from '../reply.ts';
import { askAndReply, type Gate } from '../telling.ts';
import type { Guard, OnBug } from './guard.ts';

const MAX_LINE_CHARS = 20_000;

interface LinesContext {
  readonly commands: readonly Command[];
  readonly gate: Gate;
  readonly catalogue: Catalogue;
  readonly preferences: Preferences;
  readonly guard: Guard;
  /**
   * Returns the reply for a chat where answers must be private but the platform can't show private answers.
   * It replaces the answer. `line`: the user's line without its `/`.
   */
  readonly elsewhere: (call: Call, line: string) => Reply;
  readonly onBug: OnBug;
}

/** A command with its parsed input and the settings, ready to run. */
interface Called {
  readonly command: Command;
  readonly given: CommandInput;
  readonly chosen: ChosenPreferences;
  readonly call: Call;
}

/** Answers lines and forms: finds the command, parses its input and runs it. */
export function createLineRouter(context: LinesContext): Pick<Chat, 'line' | 'form'> {
  const { commands, catalogue, preferences, guard, onBug } = context;
  const turns = new KeyedQueue();

  function calledWith(
    incoming: Incoming,
    chosen: ChosenPreferences,
    command: Command,
    given: CommandInput,
  ): Called {
    const isForAsker = incoming.surface.personalReplies && isForAskerAlone(command, given, chosen);
    const call = withPreferences(catalogue, incoming, chosen, command.name, isForAsker);
    return { command, given, chosen, call };
  }

  /** Runs the work. A command with `isInOrder` first waits for the user's earlier lines. */
  const inOrder = <T>(
    { person }: Incoming,
    command: Command | undefined,
    work: () => Promise<T>,
  ): Promise<T> => (command?.isInOrder ? turns.inTurn(person.key, work) : work());

  /** Answers with a fault that no command has caused, such as an unknown command. */
  const refuse = (incoming: Incoming, chosen: ChosenPreferences, reason: Fault): Promise<Reply> =>
    guard.ask(withPreferences(catalogue, incoming, chosen, '', false), '', async () => ({
      ok: false,
      fault: reason,
    }));

  /**
   * Finds the command that can answer a line without a command's name, and runs it. Calls `leave` early if
   * the command doesn't need `isInOrder`, so that the user's next line can start.
   */
  async function runBare(
    incoming: Incoming,
    chosen: ChosenPreferences,
    line: string,
    leave: () => void,
  ): Promise<Reply | undefined> {
    const readings = [];
    for (const command of commands) {
      if (command.isMeant === undefined) continue;
      const called = calledWith(incoming, chosen, command, parseCommandLine(command, line));
      try {
        const request = command.read(called.given, called.call);
        if (await command.isMeant(request, line, called.call)) readings.push({ called, request });
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) onBug(error, command.name);
      }
    }
    const reading = readings.find(({ request }) => request.ok) ?? readings[0];
    if (!reading?.called.command.isInOrder) leave();
    return reading && run(context, reading.called, line, reading.request);
  }

  /**
   * Answers a line without a command's name. It waits for the user's earlier lines, because they may be moves
   * of a game, whose order matters.
   */
  const bareLine = (incoming: Incoming, line: string): Promise<Reply | undefined> =>
    turns.inTurn(incoming.person.key, async (leave) => {
      const chosen = await preferences.of(incoming);
      // If the words mean nothing, the picture above them still does.
      const reply =
        (await runBare(incoming, chosen, line, leave)) ??
        (incoming.attachment && (await runBare(incoming, chosen, '', leave)));
      return reply === undefined && incoming.place.isPrivate
        ? refuse(incoming, chosen, { code: 'not-understood', facts: {} })
        : reply;
    });

  return {
    async line(incoming, text, botName) {
      const line = text.slice(0, MAX_LINE_CHARS);
      const { isPrivate } = incoming.place;
      const typed = parseTypedCommand(line) ?? (isPrivate ? findSpokenCommand(line, commands) : undefined);
      if (typed === undefined) return incoming.surface.hearsText ? bareLine(incoming, line) : undefined;
      if (typed.addressee !== undefined && typed.addressee.toLowerCase() !== botName?.toLowerCase())
        return undefined;
      const command = commandNamed(commands, typed.name);
      if (command === undefined && typed.addressee === undefined && !isPrivate) return undefined;
      return inOrder(incoming, command, async () => {
        const chosen = await preferences.of(incoming);
        return command === undefined
          ? refuse(incoming, chosen, unknownCommand(commands, typed.name))
          : run(
              context,
              calledWith(incoming, chosen, command, parseCommandLine(command, typed.line)),
              typed.line,
            );
      });
    },

    async form(incoming, name, options) {
      const command = commandNamed(commands, name);
      return inOrder(incoming, command, async () => {
        const chosen = await preferences.of(incoming);
        if (command === undefined) return refuse(incoming, chosen, unknownCommand(commands, name));
        const line = String(options[command.options[0]?.name ?? ''] ?? '');
        return run(context, calledWith(incoming, chosen, command, inputFromForm(command, options)), line);
      });
    },
  };
}

/**
 * Runs a command. `line`: the text after the command's name. `read`: the request, if the caller has already
 * parsed the line.
 */
function run(
  { gate, guard, elsewhere }: LinesContext,
  { command, given, chosen, call }: Called,
  line: string,
  read?: Result<unknown>,
): Promise<Reply> {
  return guard.ask(call, command.name, async () => {
    const refusal = command.isAlwaysOn ? undefined : await refusalOf(call, chosen.place, command.name);
    if (refusal !== undefined) return { ok: false, fault: refusal };
    const isHidden = isPrivately(command, chosen.place);
    if (isHidden && !call.surface.personalReplies && call.surface.privateLinks)
      return ok(elsewhere(call, `${command.name} ${line}`));
    const request = read ?? command.read(await interpretInput(command, given, call), call);
    const reply = request.ok ? await runInTheme(gate, command, call, given, request.value) : request;
    return reply.ok && isHidden ? ok({ ...reply.value, personal: true }) : reply;
  });
}

const findSpokenCommand = (line: string, commands: readonly Command[]): TypedCommand | undefined =>
  parseSpokenCommand(
    line,
    commands
      .filter(({ hidden }) => hidden !== true)
      .flatMap(({ name, otherNames = [] }) => [name, ...otherNames]),
  );

/** Returns the input, or the command's default words if the user gave no input at all. */
async function interpretInput(command: Command, given: CommandInput, call: Call): Promise<CommandInput> {
  const isUnsaid = given.words === '' && call.repliedTo === undefined && call.attachment === undefined;
  const words = isUnsaid ? await command.unsaid?.(call) : undefined;
  return words === undefined ? given : { ...given, words };
}

/**
 * Runs the command in the theme that the option `theme` names. Presses of the answer's buttons are answered
 * in that theme too.
 */
async function runInTheme<Request, Answer>(
  gate: Gate,
  command: Command<Request, Answer>,
  call: Call,
  given: CommandInput,
  request: Request,
): Promise<Result<Reply>> {
  if (!command.options.includes(THEME_OPTION)) return askAndReply(gate, command, call, request);
  const themed = applyTheme(call, given);
  if (!themed.ok) return themed;
  const reply = await askAndReply(gate, command, themed.value, request);
  const isAsked = given.options.theme !== undefined;
  return reply.ok && isAsked ? ok(keepTheme(reply.value, themed.value.theme)) : reply;
}
