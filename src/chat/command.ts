import type { Fault, Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Look } from '../render/paint/picture.ts';
import type { Animation, DrawnTour, Scene } from '../render/scene/scene.ts';
import type { Game } from '../store/contract/game.ts';
import type { Incoming } from './incoming.ts';
import type { CommandInput, Option } from './input/command-input.ts';
import { findNearestName } from './input/typed-command.ts';
import type { PressAnswer, Reply, Text } from './reply.ts';

/** Input of a user, with the texts and look of the answer. */
export interface Call extends Incoming, MessageView {
  /** The user's own texts and look, for notices and personal answers. */
  readonly userView: MessageView;
  readonly disabledCommands?: readonly string[];
  /** Undefined for typed lines and forms. */
  readonly pressedButton?: PressedButton;
}

export interface PressedButton {
  /** The action without the prefix `sure:`. */
  readonly action: string;
  /** Did the user press a button below a spoiler warning? */
  readonly isConfirmed: boolean;
}

/** Begins a button's action below a spoiler warning. The action that repeats the refused request follows. */
const CONFIRM_PREFIX = 'sure:';

/**
 * Returns the action of a spoiler warning's button. `action`: makes the refused request without confirmation.
 */
export const makeConfirmAction = (action: string): string => `${CONFIRM_PREFIX}${action}`;

/** `isConfirmed`: was the prefix `sure:` there? */
export const parsePressedAction = (action: string): PressedButton =>
  action.startsWith(CONFIRM_PREFIX)
    ? { action: action.slice(CONFIRM_PREFIX.length), isConfirmed: true }
    : { action, isConfirmed: false };

/**
 * Returns the call with the user's own texts and look, if the surface can show an answer to the user alone.
 * Otherwise the same call.
 */
export const withUserView = (call: Call): Call =>
  call.surface.hasPersonalReplies ? { ...call, ...call.userView } : call;

interface MessageView {
  /** Texts in the readers' language. Example lines fit the command that the user called. */
  readonly texts: Texts;
  readonly look: Look;
}

/**
 * A command, written once for all surfaces. It runs in two steps: `read` turns words into a request, `run`
 * answers the request. Its description is the catalogue text `<name>-description` (at most 100 characters).
 *
 * Declare the steps as methods, not as properties with a function type. TypeScript checks the parameters of
 * methods less strictly. So one list of `Command` can hold commands with different types of requests.
 */
export interface Command<Request = unknown> {
  readonly name: string;
  readonly otherNames?: readonly string[];
  /**
   * Options in the order of forms. The value of the first, the main option, is the words of a line that
   * belong to no other option.
   */
  readonly options: readonly Option[];
  /** Words after the name that users may take for a command: `knight` in `/play knight`. */
  readonly firstWords?: readonly string[];
  /** Menus don't list the command, such as `/start`. */
  readonly isHidden?: boolean;
  /** The command needs several people in one chat, so the web page's menu leaves it out. */
  readonly needsOthers?: true;
  /**
   * The command is also in the context menu of a message, labelled with the text `<name>-message` (at most 32
   * characters). It finds the message's text in `Incoming.repliedTo`.
   */
  readonly isMessageAction?: true;
  /** `read` gets the line unsplit. Only options with `isCommon` are removed from it first. */
  readonly takesWholeLine?: boolean;
  /** Everyone in a shared chat sees the answer, whatever the chat's settings. */
  readonly isForAll?: true;
  /**
   * The answer is about the sender. A person who writes in the name of a chat gets a link to the private chat
   * instead.
   */
  readonly isAboutSender?: true;
  /** The command can't be switched off in a chat. */
  readonly isAlwaysOn?: true;
  /**
   * The command changes the user's games or settings. Each starts only after the user's earlier ones have
   * ended.
   */
  readonly runsInOrder?: true;
  /** Will only the user see the answer in a shared chat? Decided before the work begins. */
  isPersonal?(input: CommandInput): boolean;
  /** A fault describes the part of the input that can't be understood. */
  read(input: CommandInput, call: Call): Result<Request>;
  /**
   * Returns words to use as input if the user typed nothing after the command, replied to no message and
   * attached no photo. Undefined if there is no default.
   */
  defaultInput?(call: Call): Promise<string | undefined>;
  /** May this command answer a line that names no command? If absent, it answers none. */
  mayAnswer?(request: Result<Request>, line: string, call: Call): boolean | Promise<boolean>;
  /**
   * Set if the command is about a board that may come as a picture. If the user types no board, the picture
   * is read before `read`, and its board becomes the words of the input. `isUsedOtherwise`: does this input
   * need the picture for another purpose? Such a command also gets pictures that show no board.
   */
  readonly boardPicture?: { isUsedOtherwise?(input: CommandInput): boolean };
  /**
   * The solutions that answers reveal, for the spoiler check. `nothing`: none. `asks`: the command runs other
   * commands or handlers, which do this check themselves.
   */
  readonly reveals: 'nothing' | 'asks' | Reveals<Request>;
  /** Meanwhile it may show intermediate states with `call.progress`. */
  run(call: Call, request: Request): Promise<Result<Answer>>;
}

export interface TerminalCommand<Request = unknown> extends Command<Request> {
  readonly terminal: TerminalOptions<Request>;
  run(call: Call, request: Request): Promise<Result<PrintableAnswer>>;
}

/** The answer presents itself on each surface. */
export interface Answer {
  /** `call` has the texts and the look of the message's readers. */
  reply(call: Call): Reply | Promise<Reply>;
  /** The positions whose solution the answer reveals, if they were known only after the work. */
  readonly reveals?: readonly RevealedPuzzle[];
}

export interface PrintableAnswer extends Answer {
  /** The fields that follow the request in the JSON. */
  json(texts: Texts): object;
  /** Printed without `--json`. */
  lines(texts: Texts): readonly Text[];
  /** The picture for `--png`. Undefined if there is nothing to draw. */
  scene?(texts: Texts): Scene | undefined;
  /** The animation for `--gif`. Fault: `gif-too-large`. */
  animation?(texts: Texts): Result<Animation> | undefined;
  /** The tour for `--order`, which writes the number of each square in it. */
  readonly tour?: DrawnTour | undefined;
  /** Why the answer is incomplete, for standard error and the field `error` of the JSON. */
  readonly incompleteness?: Fault | undefined;
}

/** Option that names an output file: a picture, an animation, or the numbers of a tour. */
export type FileOption = 'png' | 'gif' | 'order';

export interface TerminalOptions<Request = unknown> {
  /** Options that only the terminal has. `time` is the time limit. */
  readonly options?: readonly Option[];
  readonly files?: readonly FileOption[];
  /** Time limit without `--time`. If absent too, the limit comes from the configuration. */
  readonly timeMs?: number;
  /** The request as it appears in the JSON of answers and faults. */
  requestJson?(request: Request): object;
  /**
   * A batch has a fixed number of slots. A request with a huge answer takes more of them. Then fewer requests
   * run at the same time, which saves memory. Default: 1.
   */
  batchSlots?(request: Request): number;
}

/** An answer that shows how to get from start to goal spoils the game. */
export type RevealedPuzzle = Pick<Game, 'kind' | 'start' | 'goal'>;

export interface Reveals<Request = unknown> {
  /**
   * The positions whose solutions any answer to this request reveals. Checked before the work begins. An
   * answer may name further ones.
   */
  byRequest?(request: Request): readonly RevealedPuzzle[];
  /**
   * Returns the action of a button that repeats the request: at most 59 characters, so that the prefix
   * `sure:` fits into 64 bytes.
   */
  repeatAction(request: Request): string;
}

export type MenuCommand = Pick<Command, 'name' | 'options' | 'isHidden' | 'needsOthers' | 'isMessageAction'>;

export type CommandNames = Pick<Command, 'name' | 'otherNames' | 'firstWords' | 'isHidden'>;

export const findCommand = <C extends CommandNames>(commands: readonly C[], name: string): C | undefined =>
  commands.find((command) => command.name === name || command.otherNames?.includes(name));

/**
 * Fault: `unknown-command` {name, near}. `near` is the most similar name of a listed command, perhaps with
 * its first word, or `none`.
 */
export function unknownCommandFault(commands: readonly CommandNames[], name: string): Fault {
  const listedCommands = commands.filter(({ isHidden }) => isHidden !== true);
  const lineByName = new Map([
    ...listedCommands.flatMap((command) =>
      (command.firstWords ?? []).map((word) => [word, `${command.name} ${word}`] as const),
    ),
    ...listedCommands.map((command) => [command.name, command.name] as const),
  ]);
  const nearestName = findNearestName(name, [...lineByName.keys()]) ?? '';
  return { code: 'unknown-command', facts: { name, near: lineByName.get(nearestName) ?? 'none' } };
}

export interface ButtonHandler {
  /** The handler's actions begin with `<prefix>:`. */
  readonly prefix: string;
  /** The command that a press repeats. The press is refused in chats whose settings forbid it. */
  readonly command?: string;
  /**
   * The solutions that answers reveal, for the spoiler check.
   * - `nothing`: none.
   * - `asks`: the handler does this check itself.
   * - A function: the positions that the answer to a press reveals.
   */
  readonly reveals:
    | 'nothing'
    | 'asks'
    | ((call: Call, fields: readonly string[]) => Promise<Result<readonly RevealedPuzzle[]>>);
  /**
   * `fields`: the action without the prefix, split at `:`. Fault: `stale-button` if the action is too old or
   * forged. Handlers may return other faults too.
   */
  readonly press: (call: Call, fields: readonly string[]) => Promise<Result<PressAnswer>>;
}
