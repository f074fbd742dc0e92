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
  /** The same for what the person alone sees: notices, and answers that are personal (`forAsker`). */
  readonly own: Seen;
  /** The commands that are switched off in this chat. */
  readonly off?: readonly string[];
  /** The button that was pressed; undefined: none was. */
  readonly pressed?: Pressed;
}

/** A pressed button. */
export interface Pressed {
  /** What it asks. */
  readonly action: string;
  /** It answers a warning: the person wants to see the solution. */
  readonly isSure: boolean;
}

/** Before the action of a button that stands below a warning. */
const SURE = 'sure:';

/** The action of a button that asks the same again after a warning. */
export const sureAction = (action: string): string => `${SURE}${action}`;

/** What an action asks. */
export const pressedAction = (action: string): Pressed =>
  action.startsWith(SURE) ? { action: action.slice(SURE.length), isSure: true } : { action, isSure: false };

/** The call, as the person alone sees its answer, where messages can be for one person alone. */
export const forAsker = (call: Call): Call =>
  call.surface.personalReplies ? { ...call, ...call.own } : call;

/** How an answer is shown to those who see it. */
interface Seen {
  /** In their language; examples in it are of the command that was called. */
  readonly texts: Texts;
  /** How its pictures look. */
  readonly look: Look;
}

/**
 * One command, written once for all surfaces: it is read, asked and answered. Description: text
 * `<name>-description` (at most 100 characters). A list holds commands of different requests and answers, so
 * these are methods, which TypeScript compares both ways.
 */
export interface Command<Request = unknown, Answer = unknown> {
  readonly name: string;
  /** Other spellings. */
  readonly otherNames?: readonly string[];
  /** The first is the main one: typed without its name, it is what `Given` calls the words. */
  readonly options: readonly Option[];
  /** Not in menus (`/start`). */
  readonly hidden?: boolean;
  /** It needs several people in one chat: not in the page's menu. */
  readonly needsOthers?: true;
  /**
   * Menus offer it for a message too, under the text `<name>-message` (at most 32 characters):
   * `Incoming.repliedTo`.
   */
  readonly onMessages?: true;
  /** The line is all words, whatever looks like an option in it: the command takes it apart by itself. */
  readonly takesWholeLine?: boolean;
  /** What it answers is made for all in a shared chat, also where answers are private. */
  readonly isForAll?: true;
  /** It works in every chat for everybody, whatever is switched off. */
  readonly isAlwaysOn?: true;
  /** It works with the person's games or settings: their lines of such commands take turns. */
  readonly isInOrder?: true;
  /** Is its answer for the asker alone in a shared chat? Known before there is one. */
  isPersonal?(given: CommandInput): boolean;
  /** What is asked. Faults name what can't be read. */
  read(given: CommandInput, call: Call): Result<Request>;
  /** The words that are meant where none are given, and no message is replied to; undefined: none. */
  unsaid?(call: Call): Promise<string | undefined>;
  /** Is a line without any command's name for this one? undefined: never. */
  isMeant?(request: Result<Request>, line: string, call: Call): boolean | Promise<boolean>;
  /** What its answers tell of solutions: nothing, what commands tell that it asks, or what `Tells` says. */
  readonly tells: 'nothing' | 'asks' | Tells<Request, Answer>;
  /** The answer, with whatever work that takes; `call.progress` shows how far it is. */
  ask(call: Call, request: Request): Promise<Result<Answer>>;
  /** The answer as a message. */
  reply(call: Call, request: Request, answer: Answer): Promise<Reply>;
  /** The answer as a terminal prints it; undefined: no command of the terminal. */
  readonly printed?: Printed<Request, Answer>;
}

/** A position from which an answer shows the way, as games hold it. */
export type Told = Pick<Game, 'kind' | 'start' | 'goal'>;

/** What the answers of a command tell of solutions. */
export interface Tells<Request = unknown, Answer = unknown> {
  /** The positions from which the answer to a request shows the way, known before there is one. */
  about?(request: Request): readonly Told[];
  /** Those that only the answer shows. */
  shown?(request: Request, answer: Answer): readonly Told[];
  /** The action of a button that asks this again, at most 59 characters. */
  again(request: Request): string;
}

/** What menus and forms show of a command. */
export type Listed = Pick<Command, 'name' | 'options' | 'hidden' | 'needsOthers' | 'onMessages'>;

/** The command of this name or other spelling. */
export const commandNamed = <C extends Command>(commands: readonly C[], name: string): C | undefined =>
  commands.find((command) => command.name === name || command.otherNames?.includes(name));

/** The fault `unknown-command` {name, near}: the name of a command that was perhaps meant, or `none`. */
export function unknownCommand(commands: readonly Command[], name: string): Fault {
  const shown = commands.filter(({ hidden }) => hidden !== true).map((command) => command.name);
  return { code: 'unknown-command', facts: { name, near: nearestName(name, shown) ?? 'none' } };
}

/** Presses whose action begins with `<prefix>:`. */
export interface ButtonHandler {
  readonly prefix: string;
  /** The command that a press asks anew: where that isn't allowed, neither is this. */
  readonly command?: string;
  /**
   * What its answers tell of solutions: nothing, what it asks the gate about by itself, or the positions from
   * which they show the way.
   */
  readonly tells:
    | 'nothing'
    | 'asks'
    | ((call: Call, fields: readonly string[]) => Promise<Result<readonly Told[]>>);
  /**
   * Old and forged actions are the fault `stale-button`, or one that names an example of the same kind.
   * `fields`: the action without the prefix, split at `:`.
   */
  readonly press: (call: Call, fields: readonly string[]) => Promise<Result<PressAnswer>>;
}
