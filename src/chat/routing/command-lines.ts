import { type Fault, ok, type Result } from '../../core/result.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { StoreUnavailableError } from '../../store/contract/faults.ts';
import type { Chat } from '../chat.ts';
import { type Call, type Command, findCommand, unknownCommandFault } from '../command.ts';
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

/** Maximum length of a line. Longer lines are cut. */
const MAX_LINE_CHARS = 20_000;

/** Dependencies of the router of lines and forms. */
interface LinesContext {
  readonly commands: readonly Command[];
  /** Decides whether an answer may reveal a puzzle's solution. */
  readonly gate: SpoilerGate;
  readonly catalogue: Catalogue;
  readonly preferences: Preferences;
  /** Runs work within the user's rate limit and turns faults into sentences. */
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
  readonly chosenPreferences: ChosenPreferences;
  readonly call: Call;
}

/** Answers lines and forms: finds the command, parses its input and runs it. */
export function createLineRouter(context: LinesContext): Pick<Chat, 'answerLine' | 'answerForm'> {
  const { commands, catalogue, preferences, guard, onBug } = context;
  const lineQueue = new KeyedQueue();

  function makeCommandCall(
    incoming: Incoming,
    chosenPreferences: ChosenPreferences,
    command: Command,
    input: CommandInput,
  ): CommandCall {
    const isForUserOnly =
      incoming.surface.hasPersonalReplies && isAnswerPersonal(command, input, chosenPreferences);
    const call = withPreferences(catalogue, incoming, chosenPreferences, command.name, isForUserOnly);
    return { command, input, chosenPreferences, call };
  }

  /** Runs the work. A command with `runsInOrder` first waits for the user's earlier lines. */
  const runInOrder = <T>(
    { person }: Incoming,
    command: Command | undefined,
    work: () => Promise<T>,
  ): Promise<T> => (command?.runsInOrder ? lineQueue.runInTurn(person.key, work) : work());

  /** Answers with a fault that no command has caused, such as an unknown command. */
  const refuse = (incoming: Incoming, chosenPreferences: ChosenPreferences, reason: Fault): Promise<Reply> =>
    guard.runCommand(withPreferences(catalogue, incoming, chosenPreferences, '', false), '', async () => ({
      ok: false,
      fault: reason,
    }));

  /**
   * Finds the command that can answer a line without a command's name, and runs the command. The user's next
   * line waits until this line is answered, or until `leaveQueue` is called. If the found command doesn't
   * have `runsInOrder`, `leaveQueue` is called before the command runs.
   */
  async function runBareLine(
    incoming: Incoming,
    chosenPreferences: ChosenPreferences,
    line: string,
    leaveQueue: () => void,
  ): Promise<Reply | undefined> {
    const candidates = [];
    for (const command of commands) {
      if (command.mayAnswer === undefined) continue;
      const commandCall = makeCommandCall(
        incoming,
        chosenPreferences,
        command,
        parseCommandLine(command, line),
      );
      try {
        const request = command.read(commandCall.input, commandCall.call);
        if (await command.mayAnswer(request, line, commandCall.call))
          candidates.push({ commandCall, request });
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) onBug(error, command.name);
      }
    }
    const candidate = candidates.find(({ request }) => request.ok) ?? candidates[0];
    if (!candidate?.commandCall.command.runsInOrder) leaveQueue();
    return candidate && runCommand(context, candidate.commandCall, line, candidate.request);
  }

  /**
   * Answers a line without a command's name. It waits for the user's earlier lines, because they may be moves
   * of a game, whose order matters.
   */
  const answerBareLine = (incoming: Incoming, line: string): Promise<Reply | undefined> =>
    lineQueue.runInTurn(incoming.person.key, async (leaveQueue) => {
      const chosenPreferences = await preferences.read(incoming);
      // If no command understands the words, try the attached picture alone.
      const reply =
        (await runBareLine(incoming, chosenPreferences, line, leaveQueue)) ??
        (incoming.attachment && (await runBareLine(incoming, chosenPreferences, '', leaveQueue)));
      return reply === undefined && incoming.place.isPrivate
        ? refuse(incoming, chosenPreferences, { code: 'not-understood', facts: {} })
        : reply;
    });

  return {
    async answerLine(incoming, text, botName) {
      const line = text.slice(0, MAX_LINE_CHARS);
      const { isPrivate } = incoming.place;
      const typedCommand =
        parseTypedCommand(line) ?? (isPrivate ? findSpokenCommand(line, commands) : undefined);
      if (typedCommand === undefined)
        return incoming.surface.readsAllText ? answerBareLine(incoming, line) : undefined;
      if (
        typedCommand.addressee !== undefined &&
        typedCommand.addressee.toLowerCase() !== botName?.toLowerCase()
      )
        return undefined;
      const command = findCommand(commands, typedCommand.name);
      if (command === undefined && typedCommand.addressee === undefined && !isPrivate) return undefined;
      return runInOrder(incoming, command, async () => {
        const chosenPreferences = await preferences.read(incoming);
        return command === undefined
          ? refuse(incoming, chosenPreferences, unknownCommandFault(commands, typedCommand.name))
          : runCommand(
              context,
              makeCommandCall(
                incoming,
                chosenPreferences,
                command,
                parseCommandLine(command, typedCommand.line),
              ),
              typedCommand.line,
            );
      });
    },

    async answerForm(incoming, name, options) {
      const command = findCommand(commands, name);
      return runInOrder(incoming, command, async () => {
        const chosenPreferences = await preferences.read(incoming);
        if (command === undefined)
          return refuse(incoming, chosenPreferences, unknownCommandFault(commands, name));
        const line = String(options[command.options[0]?.name ?? ''] ?? '');
        return runCommand(
          context,
          makeCommandCall(incoming, chosenPreferences, command, parseForm(command, options)),
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
  { command, input, chosenPreferences, call }: CommandCall,
  line: string,
  parsedRequest?: Result<unknown>,
): Promise<Reply> {
  return guard.runCommand(call, command.name, async () => {
    const refusal = command.isAlwaysOn
      ? undefined
      : await checkAllowed(call, chosenPreferences.placeSettings, command.name);
    if (refusal !== undefined) return { ok: false, fault: refusal };
    const isHidden = hasPrivateAnswers(command, chosenPreferences.placeSettings);
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
  const defaultWords = hasNoInput ? await command.defaultInput?.(call) : undefined;
  return defaultWords === undefined ? input : { ...input, words: defaultWords };
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
  const themedCall = applyTheme(call, input);
  if (!themedCall.ok) return themedCall;
  const reply = await askAndReply(gate, command, themedCall.value, request);
  const hasThemeOption = input.options.theme !== undefined;
  return reply.ok && hasThemeOption ? ok(addThemeToActions(reply.value, themedCall.value.theme)) : reply;
}
