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
  /** The user's own view, for notices and personal answers. */
  readonly userView: MessageView;
  readonly disabledCommands?: readonly string[];
  readonly pressedButton?: PressedButton;
}

export interface PressedButton {
  /** The action without the prefix `sure:`. */
  readonly action: string;
  readonly isConfirmed: boolean;
}

/** Prefix of a button below a spoiler warning. The action that repeats the refused request follows. */
const CONFIRM_PREFIX = 'sure:';

/** For a spoiler warning's button. `action`: makes the refused request. */
export const makeConfirmAction = (action: string): string => `${CONFIRM_PREFIX}${action}`;

export const parsePressedAction = (action: string): PressedButton =>
  action.startsWith(CONFIRM_PREFIX)
    ? { action: action.slice(CONFIRM_PREFIX.length), isConfirmed: true }
    : { action, isConfirmed: false };

/** Gives the call the user's own view, if the surface can show an answer to the user alone. */
export const withUserView = (call: Call): Call =>
  call.surface.hasPersonalReplies ? { ...call, ...call.userView } : call;

interface MessageView {
  /** Texts in the readers' language. Example lines name the called command. */
  readonly texts: Texts;
  readonly look: Look;
}

/**
 * A command, written once for all surfaces. `read` turns words into a request, `run` answers the request. Its
 * description is the catalogue text `<name>-description` (at most 100 characters).
 *
 * Declare the steps as methods. TypeScript checks their parameters less strictly than those of function
 * properties, so one list can hold commands with different types of requests.
 */
export interface Command<Request = unknown> {
  readonly name: string;
  readonly otherNames?: readonly string[];
  /**
   * Options in the order of forms. The first, the main option, gets the words of a line that belong to no
   * other.
   */
  readonly options: readonly Option[];
  /** Words after the name that users may take for a command: `knight` in `/play knight`. */
  readonly firstWords?: readonly string[];
  /** Not in menus, such as `/start`. */
  readonly isHidden?: boolean;
  /** Needs several people in one chat, so not in the web page's menu. */
  readonly needsOthers?: true;
  /**
   * The command is also in the context menu of a message, labelled with the text `<name>-message` (at most 32
   * characters). The message's text is in `Incoming.repliedTo`.
   */
  readonly isMessageAction?: true;
  /** `read` gets the line unsplit. Only options with `isCommon` are removed from it first. */
  readonly takesWholeLine?: boolean;
  /** Visible to everyone, whatever the chat's settings. */
  readonly isForAll?: true;
  /** A person who writes in the name of a chat gets a link to the private chat instead. */
  readonly isAboutSender?: true;
  readonly isAlwaysOn?: true;
  /** Changes the user's games or settings, so it waits for the user's earlier commands. */
  readonly runsInOrder?: true;
  /** Will only the user see the answer? Decided before the work begins. */
  isPersonal?(input: CommandInput): boolean;
  read(input: CommandInput, call: Call): Result<Request>;
  /** Input if the user typed nothing after the command, replied to no message and attached no file. */
  defaultInput?(call: Call): Promise<string | undefined>;
  /** May this command answer a line that names no command? Default: no. */
  mayAnswer?(request: Result<Request>, line: string, call: Call): boolean | Promise<boolean>;
  /**
   * Set if the command's board may come as a picture or a text file. Without a typed board, the picture's
   * board or the file's text becomes the words of the input before `read`. `isUsedOtherwise`: does this input
   * need the picture for another purpose? Such a command also gets pictures that show no board.
   */
  readonly attachedBoard?: { isUsedOtherwise?(input: CommandInput): boolean };
  /** `read` also takes a list of boards, which may be as long as a text file. */
  readonly takesBoardLists?: true;
  /**
   * The solutions that answers reveal, for the spoiler check. `nothing`: none. `asks`: the command runs
   * others, which do this check.
   */
  readonly reveals: 'nothing' | 'asks' | Reveals<Request>;
  /** Answers the request. May show intermediate states with `call.progress`. */
  run(call: Call, request: Request): Promise<Result<Answer>>;
}

export interface TerminalCommand<Request = unknown> extends Command<Request> {
  readonly terminal: TerminalOptions<Request>;
  run(call: Call, request: Request): Promise<Result<PrintableAnswer>>;
}

export interface Answer {
  reply(call: Call): Reply | Promise<Reply>;
  /** Set if the revealed positions are known only after the work. */
  readonly reveals?: readonly RevealedPuzzle[];
}

export interface PrintableAnswer extends Answer {
  /** The JSON's fields after the request, or one object for each board of a list. */
  json(texts: Texts): object | readonly object[];
  /** Printed without `--json`. */
  lines(texts: Texts): readonly Text[];
  /** Picture for `--png`. */
  scene?(texts: Texts): Scene | undefined;
  /** Animation for `--gif`. Fault: `gif-too-large`. */
  animation?(texts: Texts): Result<Animation> | undefined;
  /** Tour for `--order`, which writes each square's number. */
  readonly tour?: DrawnTour | undefined;
  /** Why the answer is incomplete, for standard error and the field `error` of the JSON. */
  readonly incompleteness?: Fault | undefined;
}

export type FileOption = 'png' | 'gif' | 'order';

export interface TerminalOptions<Request = unknown> {
  /** Options that only the terminal has. `time` is the time limit. */
  readonly options?: readonly Option[];
  readonly files?: readonly FileOption[];
  /** Time limit without `--time`. Default: from the configuration. */
  readonly timeMs?: number;
  /** The request in the JSON of answers and faults. */
  requestJson?(request: Request): object;
  /** Further fields of the JSON if the input could not be read. */
  faultJson?(input: CommandInput, reason: Fault): object;
  /**
   * Takes this number of a batch's fixed slots. Requests with huge answers take more, which saves memory.
   * Default: 1.
   */
  batchSlots?(request: Request): number;
}

/** Shown moves from start to goal spoil the game. */
export type RevealedPuzzle = Pick<Game, 'kind' | 'start' | 'goal'>;

export interface Reveals<Request = unknown> {
  /**
   * Positions whose solutions any answer reveals. Checked before the work. An answer may name further ones.
   */
  byRequest?(request: Request): readonly RevealedPuzzle[];
  /**
   * Returns the action of a button that repeats the request: at most 59 characters, so that the prefix
   * `sure:` fits into 64 bytes. Undefined if no action holds the request. It is then refused instead of
   * confirmed.
   */
  repeatAction(request: Request): string | undefined;
}

export type MenuCommand = Pick<Command, 'name' | 'options' | 'isHidden' | 'needsOthers' | 'isMessageAction'>;

export type CommandNames = Pick<Command, 'name' | 'otherNames' | 'firstWords' | 'isHidden'>;

export const findCommand = <C extends CommandNames>(commands: readonly C[], name: string): C | undefined =>
  commands.find((command) => command.name === name || command.otherNames?.includes(name));

/** Adds the names that people type in their language, `words-command-<name>` in the catalogue. */
export const withTypedNames = <C extends CommandNames>(
  commands: readonly C[],
  typedWords: (id: string) => readonly string[],
): readonly C[] =>
  commands.map((command) => {
    const typedNames = typedWords(`words-command-${command.name}`);
    return { ...command, otherNames: [...(command.otherNames ?? []), ...typedNames] };
  });

/**
 * Fault: `unknown-command` {name, near}. `near`: the most similar listed name, perhaps with its first word,
 * or `none`. The suggested line is `near` with `line`, the words after the name.
 */
export function unknownCommandFault(commands: readonly CommandNames[], name: string, line: string): Fault {
  const listedCommands = commands.filter(({ isHidden }) => isHidden !== true);
  const lineByName = new Map([
    ...listedCommands.flatMap((command) =>
      (command.firstWords ?? []).map((word) => [word, `${command.name} ${word}`] as const),
    ),
    // A short word is like too many others.
    ...listedCommands.flatMap(({ name: commandName, otherNames = [] }) =>
      [...otherNames.filter(({ length }) => length > 3), commandName].map(
        (word) => [word, commandName] as const,
      ),
    ),
  ]);
  const near = lineByName.get(findNearestName(name, [...lineByName.keys()]) ?? '');
  return {
    code: 'unknown-command',
    facts: { name, near: near ?? 'none' },
    suggestedLine: near === undefined ? undefined : `${near} ${line}`.trim(),
  };
}

export interface ButtonHandler {
  /** The handler's actions begin with `<prefix>:`. */
  readonly prefix: string;
  /** Command that a press repeats. The press is refused in chats whose settings forbid it. */
  readonly command?: string;
  /**
   * For the spoiler check.
   * - `nothing`: none.
   * - `asks`: the handler does this check itself.
   * - A function: the positions that the answer to a press reveals.
   */
  readonly reveals:
    | 'nothing'
    | 'asks'
    | ((call: Call, fields: readonly string[]) => Promise<Result<readonly RevealedPuzzle[]>>);
  /**
   * `fields`: the action without the prefix, split at `:`. Fault: `stale-button` for an old or forged action,
   * and others.
   */
  readonly press: (call: Call, fields: readonly string[]) => Promise<Result<PressAnswer>>;
}
