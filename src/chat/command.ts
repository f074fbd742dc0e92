import { type Fault, ok, type Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Look, ThemeName } from '../render/paint/picture.ts';
import type { Attachment } from './attachment.ts';
import type { Given, Option } from './given/given.ts';
import { nearestName } from './given/line.ts';
import type { Printed } from './printed.ts';
import type { PressAnswer, Reply } from './reply.ts';
import type { Address, Person, Place, Surface } from './surface.ts';

/** What an adapter knows of anything that comes in. */
export interface Incoming {
  readonly person: Person;
  readonly place: Place;
  /** Where messages of our own may follow; undefined: nowhere (the page, the terminal). */
  readonly address?: Address;
  /** Where messages for this person alone may follow, if only for some minutes; undefined: nowhere. */
  readonly ownAddress?: Address;
  /** BCP 47, as the platform tells it (`en-US`, `ru`). */
  readonly locale: string;
  readonly surface: Surface;
  /** The theme that goes with what the person looks at, or that they ask for, where that is known. */
  readonly theme?: ThemeName;
  /** The text of the message that this one is a reply to. */
  readonly repliedTo?: string;
  /** The photo that came with it. */
  readonly attachment?: Attachment;
  /** Milliseconds that the person gives to the answer; undefined: the command decides. */
  readonly timeMs?: number;
  /** May the person run things for others in this chat? Asked now; undefined: it has nobody for that. */
  readonly isModerator?: () => Promise<boolean>;
  /** May the person change the settings of this chat? Asked now; undefined: nobody may. */
  readonly isAdmin?: () => Promise<boolean>;
  /** What was pressed stands in a message that this person alone sees, in a shared chat. */
  readonly isPersonal?: true;
  /** Ends the work (the person cancelled, the program stops). */
  readonly signal?: AbortSignal;
  /**
   * Shows how work goes on (`working`), or an answer that is not the last word (`interim`), which is shown without delay: edits
   * the one placeholder message. Best effort, states may be dropped.
   */
  readonly progress?: (reply: Reply) => void;
}

export interface Call extends Incoming, Seen {
  /** The same for what the person alone sees: notices, and answers that are personal (`forAsker`). */
  readonly own: Seen;
  /** The commands that are switched off in this chat. */
  readonly off?: readonly string[];
}

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
 * One command, written once for all surfaces: it is read, asked and answered. Description: text `<name>-description` (at most 100
 * characters). A list holds commands of different requests and answers, so these are methods, which TypeScript compares both ways.
 */
export interface Command<Request = unknown, Answer = unknown> {
  readonly name: string;
  /** Other spellings. */
  readonly otherNames?: readonly string[];
  /** The first is the main one: typed without its name, it is what `Given` calls the words. */
  readonly options: readonly Option[];
  /** Not in menus (`/start`). */
  readonly hidden?: boolean;
  /** Menus offer it for a message too, under the text `<name>-message` (at most 32 characters): `Incoming.repliedTo`. */
  readonly onMessages?: true;
  /** The line is all words, whatever looks like an option in it: the command takes it apart by itself. */
  readonly takesWholeLine?: boolean;
  /** What it answers is made for all in a shared chat, also where answers are private. */
  readonly isForAll?: true;
  /** It works in every chat for everybody, whatever is switched off. */
  readonly isAlwaysOn?: true;
  /** Its answers to this are for the asker alone in a shared chat, so a surface may promise that before there is one. */
  isPersonal?(given: Given): boolean;
  /** What is asked. Faults name what can't be read. */
  read(given: Given, call: Call): Result<Request>;
  /** Is a line without any command's name for this one? undefined: never. */
  isMeant?(request: Result<Request>, line: string, call: Call): boolean | Promise<boolean>;
  /** Asked first in chats: whether this is told, and to whom. Faults: why not. undefined: always, to all. */
  discretion?(call: Call, request: Request): Promise<Result<Discretion>>;
  /** The answer, with whatever work that takes; `call.progress` shows how far it is. */
  ask(call: Call, request: Request): Promise<Result<Answer>>;
  /** The answer as a message. */
  reply(call: Call, request: Request, answer: Answer): Promise<Reply>;
  /** The answer as a terminal prints it; undefined: no command of the terminal. */
  readonly printed?: Printed<Request, Answer>;
}

/** How something is told. */
export interface Discretion {
  /** What is said instead of the answer. */
  readonly instead?: Reply;
  /** The answer is for the person's eyes alone, where the platform can. */
  readonly personal?: true;
}

/** What menus and forms show of a command. */
export type Listed = Pick<Command, 'name' | 'options' | 'hidden' | 'onMessages'>;

/** Asks, and puts the answer into a message. What is for one person alone is not shown while it is worked on either, where others are. */
export async function answered<Request, Answer>(
  command: Command<Request, Answer>,
  call: Call,
  request: Request,
): Promise<Result<Reply>> {
  const told = (await command.discretion?.(call, request)) ?? ok<Discretion>({});
  if (!told.ok) return told;
  const { instead, personal } = told.value;
  if (instead !== undefined) return ok(instead);
  const seen = personal ? forAsker(call) : call;
  const { progress, ...quiet } = seen;
  const answer = await command.ask(personal && !call.place.isPrivate ? quiet : seen, request);
  if (!answer.ok) return answer;
  const reply = await command.reply(seen, request, answer.value);
  return ok(personal ? { ...reply, personal } : reply);
}

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
  /** Old and forged actions are the fault `stale-button`, or one that names an example of the same kind. `fields`: the action without the prefix, split at `:`. */
  readonly press: (call: Call, fields: readonly string[]) => Promise<Result<PressAnswer>>;
}
