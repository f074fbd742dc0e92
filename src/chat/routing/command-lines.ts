import { type Fault, ok, type Result } from '../../core/result.ts';
import { isTooLong, plainPhrase, TOO_LONG } from '../../core/typed-text.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { StoreUnavailableError } from '../../store/contract/faults.ts';
import type { Chat } from '../chat.ts';
import { type Call, type Command, findCommand, unknownCommandFault, withTypedNames } from '../command.ts';
import { KeyedQueue } from '../delivery/keyed-queue.ts';
import type { Incoming } from '../incoming.ts';
import { type CommandInput, isFormTooLong, parseCommandLine, parseForm } from '../input/command-input.ts';
import { correctLine, formToLine, optionWords } from '../input/correction.ts';
import {
  parseLocalName,
  parseTypedCommand,
  splitFirstWord,
  spokenCommandParser,
  type TypedCommand,
} from '../input/typed-command.ts';
import {
  type ChosenPreferences,
  checkAllowed,
  hasPrivateAnswers,
  isAnswerPersonal,
  type Preferences,
  withPreferences,
} from '../preferences/preferences.ts';
import type { ButtonGroup, Reply } from '../reply.ts';
import type { Guard, OnBug } from './guard.ts';
import { type Runner, themedCall } from './runner.ts';

/** Beginning of a too long text, which tells whether it is a command for the bot. */
const BEGINNING_CHARS = 200;

/** Shorter words without a slash are like too many names. */
const MIN_MISTYPED_CHARS = 4;

const DIGIT = /\p{Nd}/u;

/** Words without a digit that follow the name of a command are more often a sentence. */
const mayBeArguments = (line: string): boolean => line === '' || DIGIT.test(line);

interface LinesContext {
  readonly commands: readonly Command[];
  readonly runner: Runner;
  readonly catalogue: Catalogue;
  readonly preferences: Preferences;
  readonly guard: Guard;
  /** Reply for chats where answers must be private but can't be. `line`: without its `/`. */
  readonly redirectToPrivateChat: (call: Call, line: string) => Reply;
  readonly nextStepButtons?: (call: Call) => readonly ButtonGroup[] | undefined;
  readonly onBug: OnBug;
}

interface CommandCall {
  readonly command: Command;
  readonly input: CommandInput;
  readonly chosenPreferences: ChosenPreferences;
  readonly call: Call;
}

export function createLineRouter(context: LinesContext): Pick<Chat, 'answerLine' | 'answerForm'> {
  const { commands, runner, catalogue, preferences, guard, onBug } = context;
  const namedCommands = withTypedNames(commands, catalogue.typedWords);
  const lineQueue = new KeyedQueue();
  const spokenCommands = commands.filter(({ isHidden }) => isHidden !== true);
  const localNames = new Set(
    spokenCommands.flatMap(({ name }) => catalogue.typedWords(`words-command-${name}`)),
  );
  const parseSpokenCommand = spokenCommandParser(
    spokenCommands.flatMap(({ name, otherNames = [] }) => [name, ...otherNames]),
  );

  /** Whole messages that begin with the name of a command, but aren't meant for it: `play again`. */
  const newGamePhrases = new Set(catalogue.typedWords('words-talk-new').map(plainPhrase));
  const isPhrase = (line: string): boolean => newGamePhrases.has(plainPhrase(line));

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

  /** `runsInOrder` waits for the user's earlier lines. */
  const runInOrder = <T>(
    { person }: Incoming,
    command: Command | undefined,
    work: () => Promise<T>,
  ): Promise<T> => (command?.runsInOrder ? lineQueue.runInTurn(person.key, work) : work());

  /** A name alone is never the code of a board (`Pista`). */
  const parseLoneName = (line: string): TypedCommand | undefined => {
    const typedCommand = parseLocalName(line, localNames);
    return typedCommand?.line === '' ? typedCommand : undefined;
  };

  /** Answers with a fault that no command has caused, such as an unknown command. */
  const refuse = (incoming: Incoming, chosenPreferences: ChosenPreferences, reason: Fault): Promise<Reply> =>
    guard.runCommand(withPreferences(catalogue, incoming, chosenPreferences, '', false), '', async () => ({
      ok: false,
      fault: reason,
    }));

  /**
   * Runs a line without a command's name. The user's next line waits for this answer, or for `leaveQueue`,
   * which is called before a run without `runsInOrder`.
   */
  async function runBareLine(
    incoming: Incoming,
    chosenPreferences: ChosenPreferences,
    line: string,
    leaveQueue: () => void,
  ): Promise<Reply | undefined> {
    const candidates: { readonly commandCall: CommandCall; readonly request?: Result<unknown> }[] = [];
    for (const command of commands) {
      if (command.mayAnswer === undefined) continue;
      const commandCall = makeCommandCall(
        incoming,
        chosenPreferences,
        command,
        parseCommandLine(command, line),
      );
      try {
        if (runner.boards.isNeeded(command, commandCall.input, commandCall.call)) {
          // A picture with options and without a board is meant for this command.
          candidates.push({ commandCall });
          continue;
        }
        const request = command.read(commandCall.input, commandCall.call);
        if (await command.mayAnswer(request, line, commandCall.call))
          candidates.push({ commandCall, request });
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) onBug(error, command.name);
      }
    }
    const readableCandidate = candidates.find(({ request }) => request?.ok !== false);
    const namedCall =
      readableCandidate === undefined && incoming.place.isPrivate
        ? namedCommandCall(incoming, chosenPreferences, line)
        : undefined;
    if (namedCall !== undefined) {
      if (!namedCall.commandCall.command.runsInOrder) leaveQueue();
      return runCommand(context, namedCall.commandCall, namedCall.line);
    }
    const candidate = readableCandidate ?? candidates[0];
    if (!candidate?.commandCall.command.runsInOrder) leaveQueue();
    return candidate && runCommand(context, candidate.commandCall, line, candidate.request);
  }

  /** The command that the line begins with (`конь 5x5`), unless it is a sentence (`День добрый`). */
  function namedCommandCall(
    incoming: Incoming,
    chosenPreferences: ChosenPreferences,
    text: string,
  ): { readonly commandCall: CommandCall; readonly line: string } | undefined {
    const { name = '', line = '' } = parseLocalName(text, localNames) ?? {};
    const command = findCommand(namedCommands, name);
    if (command === undefined) return undefined;
    const input = parseCommandLine(command, line);
    const commandCall = makeCommandCall(incoming, chosenPreferences, command, input);
    return mayBeArguments(line) || isReadable(command, input, commandCall.call)
      ? { commandCall, line }
      : undefined;
  }

  /** Waits for earlier lines: moves of a game must stay in order. */
  const answerBareLine = (incoming: Incoming, line: string): Promise<Reply | undefined> =>
    lineQueue.runInTurn(incoming.person.key, async (leaveQueue) => {
      const chosenPreferences = await preferences.read(incoming);
      // If no command understands the words, try the attached picture alone.
      const reply =
        (await runBareLine(incoming, chosenPreferences, line, leaveQueue)) ??
        (incoming.attachment && (await runBareLine(incoming, chosenPreferences, '', leaveQueue)));
      return reply === undefined && incoming.place.isPrivate
        ? refuseWithNextSteps(incoming, chosenPreferences, line)
        : reply;
    });

  /** The first word may be a mistyped command. */
  async function refuseWithNextSteps(
    incoming: Incoming,
    chosenPreferences: ChosenPreferences,
    text: string,
  ): Promise<Reply> {
    const { word, line } = splitFirstWord(text);
    const { suggestedLine } =
      word.length >= MIN_MISTYPED_CHARS && mayBeArguments(line)
        ? unknownCommandFault(namedCommands, word, line)
        : {};
    const reply = await refuse(incoming, chosenPreferences, {
      code: 'not-understood',
      facts: {},
      suggestedLine,
    });
    const call = withPreferences(catalogue, incoming, chosenPreferences, '', false);
    const buttons = [...(reply.buttons ?? []), ...(context.nextStepButtons?.(call) ?? [])];
    return { ...reply, buttons: buttons.length > 0 ? buttons : undefined };
  }

  return {
    async answerLine(incoming, text, botName) {
      const { isPrivate } = incoming.place;
      const isLong = isTooLong(text);
      const line = isLong ? text.slice(0, BEGINNING_CHARS) : text;
      const typedCommand =
        parseTypedCommand(line) ??
        (isPrivate && !isPhrase(line) ? (parseSpokenCommand(line) ?? parseLoneName(line)) : undefined);
      if (typedCommand === undefined && isLong)
        return isPrivate ? refuse(incoming, await preferences.read(incoming), TOO_LONG.fault) : undefined;
      if (typedCommand === undefined)
        return incoming.surface.readsAllText ? answerBareLine(incoming, line) : undefined;
      if (
        typedCommand.addressee !== undefined &&
        typedCommand.addressee.toLowerCase() !== botName?.toLowerCase()
      )
        return undefined;
      const command = findCommand(namedCommands, typedCommand.name);
      if (command === undefined && typedCommand.addressee === undefined && !isPrivate) return undefined;
      return runInOrder(incoming, command, async () => {
        const chosenPreferences = await preferences.read(incoming);
        if (isLong) return refuse(incoming, chosenPreferences, TOO_LONG.fault);
        return command === undefined
          ? refuse(
              incoming,
              chosenPreferences,
              unknownCommandFault(namedCommands, typedCommand.name, typedCommand.line),
            )
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
          return refuse(incoming, chosenPreferences, unknownCommandFault(commands, name, ''));
        if (isFormTooLong(options)) return refuse(incoming, chosenPreferences, TOO_LONG.fault);
        return runCommand(
          context,
          makeCommandCall(incoming, chosenPreferences, command, parseForm(command, options)),
          formToLine(command.options, options),
        );
      });
    },
  };
}

function runCommand(
  context: LinesContext,
  { command, input, chosenPreferences, call }: CommandCall,
  line: string,
  parsedRequest?: Result<unknown>,
): Promise<Reply> {
  const { runner, guard, redirectToPrivateChat } = context;
  return guard.runCommand(call, command.name, async () => {
    const refusal = command.isAlwaysOn
      ? undefined
      : await checkAllowed(call, chosenPreferences.placeSettings, command.name);
    if (refusal !== undefined) return { ok: false, fault: refusal };
    const isHidden = hasPrivateAnswers(command, chosenPreferences.placeSettings);
    const mustRedirect = isHidden || (call.isMasked === true && command.isAboutSender === true);
    if (mustRedirect && !call.surface.hasPersonalReplies && call.surface.hasPrivateLinks)
      return ok(redirectToPrivateChat(call, `${command.name} ${line}`));
    const fullInput = parsedRequest === undefined ? await interpretInput(command, input, call) : input;
    const reply = await runner.answerInput(command, call, fullInput, parsedRequest);
    if (!reply.ok) {
      const isMistyped = !isReadable(command, fullInput, call);
      return {
        ok: false,
        fault: isMistyped ? suggestLine(context, command, call, line, reply.fault) : reply.fault,
      };
    }
    return isHidden ? ok({ ...reply.value, personal: true }) : reply;
  });
}

const isReadable = (command: Command, input: CommandInput, call: Call): boolean =>
  command.read(input, call).ok && themedCall(command, input, call).ok;

/** Suggests the line without its typing error, if that can be read. */
function suggestLine(
  { catalogue, commands }: LinesContext,
  command: Command,
  call: Call,
  line: string,
  reason: Fault,
): Fault {
  const commandNames = commands.map(({ name }) => name);
  const knownWords = [...optionWords(command.options), ...commandNames, ...catalogue.allTypedWords()];
  const correctedLine = correctLine(line, reason, knownWords, (candidate) =>
    isReadable(command, parseCommandLine(command, candidate), call),
  );
  return correctedLine === undefined
    ? reason
    : { ...reason, suggestedLine: `${command.name} ${correctedLine}` };
}

async function interpretInput(command: Command, input: CommandInput, call: Call): Promise<CommandInput> {
  const hasNoInput = input.words === '' && call.repliedTo === undefined && call.attachment === undefined;
  const defaultWords = hasNoInput ? await command.defaultInput?.(call) : undefined;
  return defaultWords === undefined ? input : { ...input, words: defaultWords };
}
