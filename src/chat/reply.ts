import type { Look, Picture, ThemeName } from '../render/paint/picture.ts';

/**
 * The text of a message. Three marks are allowed: `**bold**`, `` `monospace` ``, and a block: `` ```lines in
 * monospace``` ``. Line breaks are shown as line breaks. Names and other foreign texts lose these marks
 * before they become part of a `Text`. `parseSpans` in markup.ts parses a `Text`.
 */
export type Text = string;

/** Maximum length of a button's action on all platforms (Bot API, `callback_data`). */
export const MAX_ACTION_BYTES = 64;

/**
 * A button does one of three things. It sends its action to the bot, opens the private chat (needs
 * `surface.hasPrivateLinks`), or starts an inline query in a chat that the user chooses (needs
 * `surface.hasInlineMode`).
 */
export type Button = ButtonLook &
  (
    | {
        /**
         * Says what a press does: 1 to `MAX_ACTION_BYTES` ASCII characters, different for each button of the
         * reply.
         */
        readonly action: string;
        readonly deepLinkPayload?: undefined;
        readonly inlineQuery?: undefined;
      }
    | {
        /** Payload of the link that opens the private chat (see `Links.makePayload`). */
        readonly deepLinkPayload: string;
        readonly action?: undefined;
        readonly inlineQuery?: undefined;
      }
    | {
        /** Text of the inline query, at most 256 characters (see `Chat.findInlineResults`). */
        readonly inlineQuery: string;
        readonly action?: undefined;
        readonly deepLinkPayload?: undefined;
      }
  );

/** Label, key and style of a button. */
interface ButtonLook {
  /** 1 to 40 characters. Never empty: the button of the blank cell shows `·`. */
  readonly label: string;
  /** The label in words, for screen readers. */
  readonly name?: string;
  /**
   * The key (`KeyboardEvent.key`) that presses the button while the message has the focus. Surfaces without
   * keys ignore it.
   */
  readonly key?: 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';
  readonly style?: 'primary' | 'success' | 'danger';
}

/** Rows of buttons that belong together. */
export interface ButtonGroup {
  /**
   * `grid`: one button for each cell of the board in the picture, in the same layout. `controls`: all other
   * buttons.
   */
  readonly kind: 'grid' | 'controls';
  readonly rows: readonly (readonly Button[])[];
}

/** A game as data, for a surface that draws its own board. */
export interface GameData {
  /** Id of the game. */
  readonly id: string;
  /** Number of presses that the game has accepted so far. A press that makes several steps counts once. */
  readonly revision: number;
  /** The kind of the game (see `play/kinds`). */
  readonly kind: string;
  readonly rows: number;
  readonly cols: number;
  /**
   * For sliding puzzles: the tiles in reading order, with 0 for the blank. For knight's tours: the visited
   * squares in order, as cell indices in reading order from the top left.
   */
  readonly position: readonly number[];
  /** Only for sliding puzzles: the goal's tiles in reading order. */
  readonly goal?: readonly number[];
  /** Only for knight's tours: is a closed tour required, whose last square is one move from its first? */
  readonly closed?: true;
  /** Number of moves that the player has made. */
  readonly moveCount: number;
  /** Number of moves of the shortest solution. Undefined if no solution is proved to be shortest. */
  readonly par?: number;
  /** Time from the start of the game until now, or until its end if the game is over. */
  readonly elapsedMs: number;
  /**
   * The id of the photo on the tiles. Each tile shows the part of the photo that belongs to the tile's cell
   * in the goal.
   */
  readonly photo?: string;
  /** The board's look, except for the theme, which the surface chooses. */
  readonly look?: Pick<Look, 'tiles' | 'palette'>;
  /** The next step, if the reply shows a hint: a direction (`L`) or a square (`c3`). */
  readonly next?: string;
  /** `over`: the game ended unsolved, because the player gave up or made too many moves. */
  readonly state: 'running' | 'solved' | 'over';
}

export type ReplyKind =
  /** The final answer. */
  | 'answer'
  /** A preliminary answer. A better one or the final answer will replace it. */
  | 'interim'
  /** Progress of the work before the first preliminary answer. Never replaces a preliminary answer. */
  | 'working'
  /**
   * A sentence that says why there is no answer. Only the user sees it, where the platform can do this. Never
   * replaces a preliminary answer.
   */
  | 'fault'
  /** A short message in addition to an answer. Only the user sees it, where the platform can do this. */
  | 'notice';

/** Message of the bot, independent of the platform. */
export interface Reply {
  readonly kind: ReplyKind;
  readonly text: Text;
  readonly picture?: Picture;
  /**
   * Describes the picture in words for people who can't see it, at most 1000 characters. Required with a
   * picture.
   */
  readonly alt?: string;
  /**
   * Button groups from top to bottom. All their rows together fit the limits `surface.maxButtonRows` and
   * `surface.maxButtonColumns`.
   */
  readonly buttons?: readonly ButtonGroup[];
  /** A file to attach, for example the order of the squares in a long tour. */
  readonly file?: { readonly name: string; readonly bytes: Buffer };
  /**
   * The game as data. A surface with `surface.drawsOwnBoard` draws it instead of showing the picture and the
   * buttons of the board's cells.
   */
  readonly game?: GameData;
  /** The user asked for a text to send to others. Surfaces with a clipboard copy it there. */
  readonly toShare?: true;
  /**
   * Makes this reply a live message, which is edited whenever its subject changes. `subject`: a word and
   * fields, joined by `:` (`day:2026-11-23`). Each chat has at most one live message per subject.
   * `isAlwaysNew`: send a new message that replaces the chat's present live message for the subject. If a
   * platform doesn't support live messages, the reply is an ordinary message.
   */
  readonly liveMessage?: { readonly subject: string; readonly isAlwaysNew?: boolean };
  /** The id of a role to mention, where the platform has roles. */
  readonly ping?: string;
  /**
   * The language and theme that the user has just chosen. The web page applies them to everything that it
   * shows.
   */
  readonly chosen?: { readonly language: string; readonly theme: ThemeName | undefined };
  /** Only the user sees the reply, where the platform can do this. Faults and notices are always personal. */
  readonly personal?: boolean;
}

/** What happens after a press: at least one of the three fields is set. */
export interface PressAnswer {
  /** Replaces the message that contains the pressed button. */
  readonly edit?: Reply;
  /** A new message. */
  readonly reply?: Reply;
  /**
   * A short sentence for the user who pressed, at most 200 characters. Shown as a toast or as a personal
   * message. Platforms whose toasts have no formatting show it as plain text.
   */
  readonly notice?: string;
}

/** Cuts a list of buttons into rows of `rowLength` buttons. The last row may be shorter. */
export const splitIntoRows = (buttons: readonly Button[], rowLength: number): Button[][] =>
  Array.from({ length: Math.ceil(buttons.length / rowLength) }, (_, row) =>
    buttons.slice(row * rowLength, (row + 1) * rowLength),
  );

/** Returns these button rows as one group of kind `controls`. */
export const makeControlGroup = (...rows: readonly (readonly Button[])[]): readonly ButtonGroup[] => [
  { kind: 'controls', rows },
];

/** Returns the rows of all groups from top to bottom, without empty rows. */
export const buttonRows = (groups: readonly ButtonGroup[] = []): (readonly Button[])[] =>
  groups.flatMap(({ rows }) => rows.filter((row) => row.length > 0));

/** Should only the user see the reply, on platforms that can do this? */
export const isPersonal = ({ kind, personal = false }: Pick<Reply, 'kind' | 'personal'>): boolean =>
  personal || kind === 'fault' || kind === 'notice';

/** Are both pictures equal, byte by byte? */
export const isSamePicture = (pictureA: Picture | undefined, pictureB: Picture | undefined): boolean =>
  pictureA !== undefined &&
  pictureB !== undefined &&
  pictureA.kind === pictureB.kind &&
  pictureA.bytes.equals(pictureB.bytes);

/** Do both replies look the same to their readers, buttons included? */
export const isSameReply = (replyA: Reply, replyB: Reply): boolean =>
  replyA.kind === replyB.kind &&
  replyA.text === replyB.text &&
  (replyA.picture === replyB.picture || isSamePicture(replyA.picture, replyB.picture)) &&
  JSON.stringify(replyA.buttons ?? []) === JSON.stringify(replyB.buttons ?? []);
