import type { Look, Picture, ThemeName } from '../render/paint/picture.ts';

/**
 * The text of a message, with three marks: `**bold**`, `` `monospace` ``, and a block: `` ```lines in
 * monospace``` ``. Line breaks are shown. Names and other foreign texts lose these marks before they become
 * part of a `Text`. See `parseSpans`.
 */
export type Text = string;

/** Limit on all platforms (Bot API, `callback_data`). */
export const MAX_ACTION_BYTES = 64;

/**
 * Sends its action to the bot, opens the private chat (needs `surface.hasPrivateLinks`), or starts an inline
 * query in a chat that the user chooses (needs `surface.hasInlineMode`).
 */
export type Button = ButtonLook &
  (
    | {
        /** 1 to `MAX_ACTION_BYTES` ASCII characters, different for each button of the reply. */
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

export interface ButtonGroup {
  /** `grid`: one button for each cell of the board in the picture, in the same layout. */
  readonly kind: 'grid' | 'controls';
  readonly rows: readonly (readonly Button[])[];
}

/** Data for a surface that draws its own board. */
export interface GameData {
  readonly id: string;
  /** Number of accepted presses. A press that makes several steps counts once. */
  readonly revision: number;
  /** See `commands/games/rules.ts`. */
  readonly kind: string;
  readonly rows: number;
  readonly cols: number;
  /**
   * Sliding puzzles: the tiles in reading order, with 0 for the blank. Knight's tours: the visited squares in
   * order, as cell indices in reading order from the top left.
   */
  readonly position: readonly number[];
  /** Only for sliding puzzles: the goal's tiles in reading order. */
  readonly goal?: readonly number[];
  /** Only for knight's tours: must the last square be one move from the first? */
  readonly closed?: true;
  /** Moves that the player has made. */
  readonly moveCount: number;
  /** Moves of the shortest solution. Undefined if no solution is proved to be shortest. */
  readonly par?: number;
  /** Time from the start of the game until now, or until its end. */
  readonly elapsedMs: number;
  /** Id of the photo on the tiles. Each tile shows the part that belongs to its cell in the goal. */
  readonly photo?: string;
  /** The surface chooses the theme. */
  readonly look?: Pick<Look, 'tiles' | 'palette'>;
  /** The next step, if the reply shows a hint: a direction (`L`) or a square (`c3`). */
  readonly next?: string;
  /** `over`: ended unsolved, because the player gave up or made too many moves. */
  readonly state: 'running' | 'solved' | 'over';
}

export type ReplyKind =
  | 'answer'
  /** A preliminary answer. A better one or the final answer will replace it. */
  | 'interim'
  /** Progress of the work. Never replaces a preliminary answer. */
  | 'working'
  /**
   * Why there is no answer. Only the user sees it, where the platform can do this. Never replaces a
   * preliminary answer.
   */
  | 'fault'
  /** A message in addition to an answer. Only the user sees it, where the platform can do this. */
  | 'notice';

/** Message of the bot, independent of the platform. */
export interface Reply {
  readonly kind: ReplyKind;
  readonly text: Text;
  readonly picture?: Picture;
  /** Describes the picture for people who can't see it, at most 1000 characters. Required with a picture. */
  readonly alt?: string;
  /**
   * Groups from top to bottom. All rows together fit `surface.maxButtonRows` and `surface.maxButtonColumns`.
   */
  readonly buttons?: readonly ButtonGroup[];
  /** For example the order of the squares in a long tour. */
  readonly file?: { readonly name: string; readonly bytes: Buffer };
  /**
   * A surface with `surface.drawsOwnBoard` draws the game instead of showing the picture and the buttons of
   * the board's cells.
   */
  readonly game?: GameData;
  /** Surfaces with a clipboard copy the text there, for the user to send to others. */
  readonly toShare?: true;
  /**
   * Makes this reply a live message, which is edited whenever its subject changes. `subject`: a word and
   * fields, joined by `:` (`day:2026-11-23`). Each chat has at most one live message per subject.
   * `isAlwaysNew`: a new message replaces the chat's present one. Without support by the platform, the reply
   * is an ordinary message.
   */
  readonly liveMessage?: { readonly subject: string; readonly isAlwaysNew?: boolean };
  /** Id of a role to mention, where the platform has roles. */
  readonly ping?: string;
  /** The user has just chosen these. The web page applies them to everything that it shows. */
  readonly chosen?: { readonly language: string; readonly theme: ThemeName | undefined };
  /** Only the user sees the reply, where the platform can do this. Faults and notices are always personal. */
  readonly personal?: boolean;
}

/** At least one of `edit`, `reply` and `notice` is set. */
export interface PressAnswer {
  /** Replaces the message that contains the pressed button. */
  readonly edit?: Reply;
  /**
   * Returns the version that must follow `edit`, because another process has changed the message's subject
   * meanwhile. Undefined if `edit`, or the version returned last, is the newest. Absent if there are no other
   * processes.
   */
  readonly newerEdit?: () => Promise<Reply | undefined>;
  readonly reply?: Reply;
  /**
   * Text for the user who pressed, at most 200 characters. Shown as a toast or as a personal message.
   * Platforms whose toasts have no formatting show it as plain text.
   */
  readonly notice?: string;
}

/** The last row may be shorter. */
export const splitIntoRows = (buttons: readonly Button[], rowLength: number): Button[][] =>
  Array.from({ length: Math.ceil(buttons.length / rowLength) }, (_, row) =>
    buttons.slice(row * rowLength, (row + 1) * rowLength),
  );

/** Makes one group of kind `controls`. */
export const makeControlGroup = (...rows: readonly (readonly Button[])[]): readonly ButtonGroup[] => [
  { kind: 'controls', rows },
];

/** All rows from top to bottom, without empty ones. */
export const buttonRows = (groups: readonly ButtonGroup[] = []): (readonly Button[])[] =>
  groups.flatMap(({ rows }) => rows.filter((row) => row.length > 0));

/** Should only the user see the reply, on platforms that can do this? */
export const isPersonal = ({ kind, personal = false }: Pick<Reply, 'kind' | 'personal'>): boolean =>
  personal || kind === 'fault' || kind === 'notice';

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
