import type { Fault, Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Look } from '../render/paint/picture.ts';
import type { Game } from '../store/contract/game.ts';
import type { Incoming } from './incoming.ts';
import type { CommandInput, Option } from './input/command-input.ts';
import { findNearestName } from './input/typed-command.ts';
import type { TerminalOutput } from './printed.ts';
import type { PressAnswer, Reply } from './reply.ts';

/** Input of a user, with the texts and the look of the answer. */
export interface Call extends Incoming, MessageView {
  /** The user's own texts and look, for messages that only the user sees: notices and personal answers. */
  readonly userView: MessageView;
  /** Names of the commands that are switched off in this chat. */
  readonly disabledCommands?: readonly string[];
  /** The pressed button. Undefined for typed lines and forms. */
  readonly pressedButton?: PressedButton;
}

/** The button whose press is being answered. */
export interface PressedButton {
  /** The button's action, without the prefix `sure:`. */
  readonly action: string;
  /** Did the user press a button below a spoiler warning, to see the solution anyway? */
  readonly isConfirmed: boolean;
}

/**
 * Prefix of a button's action below a spoiler warning. The prefix is followed by the action that repeats the
 * refused request.
 */
const CONFIRM_PREFIX = 'sure:';

/**
 * A spoiler warning has a button that repeats the refused request. Returns the action of this button.
 * `action`: the action that makes this request without confirmation.
 */
export const makeConfirmAction = (action: string): string => `${CONFIRM_PREFIX}${action}`;

/** Removes the prefix `sure:` from a button's action. `isConfirmed` says whether the prefix was there. */
export const parsePressedAction = (action: string): PressedButton =>
  action.startsWith(CONFIRM_PREFIX)
    ? { action: action.slice(CONFIRM_PREFIX.length), isConfirmed: true }
    : { action, isConfirmed: false };

/**
 * Returns the call with the user's own texts and look, if the surface can show an answer to the user alone.
 * Otherwise returns the call unchanged.
 */
export const withUserView = (call: Call): Call =>
  call.surface.hasPersonalReplies ? { ...call, ...call.userView } : call;

/** The language and look of a message. */
interface MessageView {
  /**
   * Texts in the readers' language. Where a text shows an example line, the line fits the command that the
   * user called.
   */
  readonly texts: Texts;
  readonly look: Look;
}

/**
 * A command, written once for all surfaces. It runs in three steps: `read`, `ask`, `reply`. Its description
 * is the catalogue text `<name>-description` (at most 100 characters).
 *
 * Declare the steps as methods, not as properties with a function type. TypeScript checks the parameters of
 * methods less strictly. So one list of `Command` can hold commands with different types of requests and
 * answers.
 */
export interface Command<Request = unknown, Answer = unknown> {
  readonly name: string;
  /** Names by which users can call the command, besides `name`. */
  readonly otherNames?: readonly string[];
  /**
   * Options in the order in which forms show them. The first is the main option: its value is the words of a
   * line that belong to no other option.
   */
  readonly options: readonly Option[];
  /** Menus don't list the command. Example: `/start`. */
  readonly isHidden?: boolean;
  /** The command needs several people in one chat, so the web page's menu leaves it out. */
  readonly needsOthers?: true;
  /**
   * The command is also in the context menu of a message, labelled with the catalogue text `<name>-message`
   * (at most 32 characters). The command then finds the text of that message in `Incoming.repliedTo`.
   */
  readonly isMessageAction?: true;
  /**
   * `read` gets all words of the line, without splitting them into options. Only options with `isCommon` are
   * removed from the line first.
   */
  readonly takesWholeLine?: boolean;
  /** Everyone in a shared chat sees the answer, even if the chat's settings make answers private. */
  readonly isForAll?: true;
  /** The command can't be switched off in a chat. */
  readonly isAlwaysOn?: true;
  /**
   * The command changes the user's games or settings. If a user sends several such commands, each starts only
   * after the one before has ended.
   */
  readonly runsInOrder?: true;
  /**
   * Will only the user see the answer in a shared chat? The input alone decides this, before the work begins.
   */
  isPersonal?(input: CommandInput): boolean;
  /** Turns the input into a request. A fault describes the part of the input that can't be understood. */
  read(input: CommandInput, call: Call): Result<Request>;
  /**
   * Returns words to use as input if the user typed nothing after the command, replied to no message and
   * attached no photo. Undefined if the command has no default input.
   */
  defaultInput?(call: Call): Promise<string | undefined>;
  /**
   * May this command answer a line that names no command? If the method is absent, it answers no such line.
   */
  mayAnswer?(request: Result<Request>, line: string, call: Call): boolean | Promise<boolean>;
  /**
   * Says which puzzle solutions the answers reveal, for the spoiler check. `nothing`: none. `asks`: the
   * command runs other commands or handlers, which do this check themselves. A `Reveals` object names the
   * positions.
   */
  readonly reveals: 'nothing' | 'asks' | Reveals<Request, Answer>;
  /** Does the work and returns the answer. Meanwhile it may show intermediate states with `call.progress`. */
  ask(call: Call, request: Request): Promise<Result<Answer>>;
  /** Turns the answer into a message. */
  reply(call: Call, request: Request, answer: Answer): Promise<Reply>;
  /** How the command-line program prints the answer. Absent if the command isn't available there. */
  readonly terminalOutput?: TerminalOutput<Request, Answer>;
}

/** The start and goal of a game. An answer that shows how to get from one to the other spoils the game. */
export type RevealedPuzzle = Pick<Game, 'kind' | 'start' | 'goal'>;

/** Names the positions whose solutions a command's answers reveal. */
export interface Reveals<Request = unknown, Answer = unknown> {
  /**
   * Returns the positions whose solutions an answer to this request always reveals. The request alone decides
   * this, so the spoiler check takes place before the work begins.
   */
  byRequest?(request: Request): readonly RevealedPuzzle[];
  /** Returns the positions whose solution the answer reveals, if they are known only after the work. */
  byAnswer?(request: Request, answer: Answer): readonly RevealedPuzzle[];
  /**
   * Returns the action of a button that repeats the request: at most 59 characters, so that the prefix
   * `sure:` fits into the 64 bytes of an action.
   */
  repeatAction(request: Request): string;
}

/** The parts of a command that adapters need for menus and forms. */
export type MenuCommand = Pick<Command, 'name' | 'options' | 'isHidden' | 'needsOthers' | 'isMessageAction'>;

/** Returns the command whose name, or one of whose other names, is `name`. */
export const findCommand = <C extends Command>(commands: readonly C[], name: string): C | undefined =>
  commands.find((command) => command.name === name || command.otherNames?.includes(name));

/**
 * Returns the fault `unknown-command` {name, near}. `near` is the most similar name of a listed command, or
 * `none`.
 */
export function unknownCommandFault(commands: readonly Command[], name: string): Fault {
  const listedNames = commands.filter(({ isHidden }) => isHidden !== true).map((command) => command.name);
  return { code: 'unknown-command', facts: { name, near: findNearestName(name, listedNames) ?? 'none' } };
}

/** Handles presses whose action begins with `<prefix>:`. */
export interface ButtonHandler {
  /** First word of the actions that this handler handles. */
  readonly prefix: string;
  /** The command that a press repeats. A press is refused in chats whose settings forbid this command. */
  readonly command?: string;
  /**
   * Says which puzzle solutions the answers reveal, for the spoiler check.
   * - `nothing`: none.
   * - `asks`: the handler does this check itself.
   * - A function: returns the positions whose solutions the answer to a press reveals.
   */
  readonly reveals:
    | 'nothing'
    | 'asks'
    | ((call: Call, fields: readonly string[]) => Promise<Result<readonly RevealedPuzzle[]>>);
  /**
   * Handles a press. `fields`: the action without the prefix, split at `:`. Fault: `stale-button` if the
   * action is too old or forged. Handlers may return other faults too.
   */
  readonly press: (call: Call, fields: readonly string[]) => Promise<Result<PressAnswer>>;
}
