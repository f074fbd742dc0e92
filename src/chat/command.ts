import type { Fault, Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Look } from '../render/paint/picture.ts';
import type { Game } from '../store/contract/game.ts';
import type { Incoming } from './incoming.ts';
import type { CommandInput, Option } from './input/command-input.ts';
import { nearestName } from './input/typed-command.ts';
import type { Printed } from './printed.ts';
import type { PressAnswer, Reply } from './reply.ts';

export interface Call extends Incoming, Seen {
  /** Texts and look for messages that only the user sees: notices and personal answers (see `forAsker`). */
  readonly own: Seen;
  /** Names of the commands that are switched off in this chat. */
  readonly off?: readonly string[];
  /** The pressed button. Undefined for lines and forms. */
  readonly pressed?: Pressed;
}

export interface Pressed {
  /** The button's action, without the prefix that confirms a warning. */
  readonly action: string;
  /** The press confirms a warning: the user wants to see the solution. */
  readonly isSure: boolean;
}

/** Prefix for the action of a button below a warning. */
const SURE = 'sure:';

/** Returns the action of a button that repeats the request after a warning. */
export const sureAction = (action: string): string => `${SURE}${action}`;

/** Splits a button's action into the original action and whether it confirms a warning. */
export const pressedAction = (action: string): Pressed =>
  action.startsWith(SURE) ? { action: action.slice(SURE.length), isSure: true } : { action, isSure: false };

/** Returns the call with the user's own texts and look if the answer can be visible to the user alone. */
export const forAsker = (call: Call): Call =>
  call.surface.personalReplies ? { ...call, ...call.own } : call;

/** The language and look of an answer. */
interface Seen {
  /** Texts in the readers' language. Examples in them use the command that was called. */
  readonly texts: Texts;
  readonly look: Look;
}

/**
 * A command, written once for all surfaces, in three steps: `read`, `ask`, `reply`. Its description is the
 * text `<name>-description` (at most 100 characters). Methods, not function properties, so that a list can
 * hold commands of different types: TypeScript checks method parameters bivariantly.
 */
export interface Command<Request = unknown, Answer = unknown> {
  readonly name: string;
  readonly otherNames?: readonly string[];
  /** Options in order. The first is the main one: words without an option's name are its value. */
  readonly options: readonly Option[];
  /** The command isn't listed in menus (`/start`). */
  readonly hidden?: boolean;
  /** The command needs several people in one chat, so the web page's menu leaves it out. */
  readonly needsOthers?: true;
  /**
   * The command is also in the context menus of messages, under the text `<name>-message` (at most 32
   * characters). From there it reads `Incoming.repliedTo`.
   */
  readonly onMessages?: true;
  /** The command parses the whole line itself. No options are taken out of the line before. */
  readonly takesWholeLine?: boolean;
  /** The answer is visible to all in a shared chat, even where answers are private. */
  readonly isForAll?: true;
  /** The command can't be switched off in a chat. */
  readonly isAlwaysOn?: true;
  /** The command changes the user's games or settings. So the lines of one user run one after another. */
  readonly isInOrder?: true;
  /** Is the answer visible to the user alone in a shared chat? This is known before the work begins. */
  isPersonal?(given: CommandInput): boolean;
  /** Turns the input into a request. Faults name the part that can't be read. */
  read(given: CommandInput, call: Call): Result<Request>;
  /** Returns default words for an empty line that replies to no message. Undefined if there are none. */
  unsaid?(call: Call): Promise<string | undefined>;
  /** Is a line without a command's name meant for this command? If absent: never. */
  isMeant?(request: Result<Request>, line: string, call: Call): boolean | Promise<boolean>;
  /**
   * Which solutions the answers reveal. `nothing`: none. `asks`: those of the commands that this one calls.
   * Else the ones that `Tells` describes.
   */
  readonly tells: 'nothing' | 'asks' | Tells<Request, Answer>;
  /** Does the work and returns the answer. `call.progress` shows intermediate states. */
  ask(call: Call, request: Request): Promise<Result<Answer>>;
  /** Turns the answer into a message. */
  reply(call: Call, request: Request, answer: Answer): Promise<Reply>;
  /** How a terminal prints the answer. Absent if the terminal doesn't offer the command. */
  readonly printed?: Printed<Request, Answer>;
}

/** The position of a game whose solution an answer reveals. */
export type Told = Pick<Game, 'kind' | 'start' | 'goal'>;

/** Describes which solutions a command's answers reveal. */
export interface Tells<Request = unknown, Answer = unknown> {
  /** Returns the positions that the request itself reveals, before the work begins. */
  about?(request: Request): readonly Told[];
  /** Returns the positions that only the answer reveals. */
  shown?(request: Request, answer: Answer): readonly Told[];
  /** Returns the action of a button that repeats the request, at most 59 characters. */
  again(request: Request): string;
}

/** The parts of a command that menus and forms show. */
export type Listed = Pick<Command, 'name' | 'options' | 'hidden' | 'needsOthers' | 'onMessages'>;

/** Returns the command with this name, also in another spelling. */
export const commandNamed = <C extends Command>(commands: readonly C[], name: string): C | undefined =>
  commands.find((command) => command.name === name || command.otherNames?.includes(name));

/** Returns the fault `unknown-command` {name, near}. `near` is the most similar command name, or `none`. */
export function unknownCommand(commands: readonly Command[], name: string): Fault {
  const shown = commands.filter(({ hidden }) => hidden !== true).map((command) => command.name);
  return { code: 'unknown-command', facts: { name, near: nearestName(name, shown) ?? 'none' } };
}

/** Handles presses whose action begins with `<prefix>:`. */
export interface ButtonHandler {
  readonly prefix: string;
  /** The command that a press repeats. Where this command isn't allowed, the press isn't allowed either. */
  readonly command?: string;
  /**
   * Which positions the answers reveal the solution of: none, those that the handler itself passes to the
   * gate, or the ones returned.
   */
  readonly tells:
    | 'nothing'
    | 'asks'
    | ((call: Call, fields: readonly string[]) => Promise<Result<readonly Told[]>>);
  /**
   * Handles a press. `fields`: the action without the prefix, split at `:`. Faults: `stale-button` for old
   * and forged actions, or a fault whose text gives an example.
   */
  readonly press: (call: Call, fields: readonly string[]) => Promise<Result<PressAnswer>>;
}
