import type { Look, Picture, ThemeName } from '../render/paint/picture.ts';

/**
 * The text of a message, with three marks: `**bold**`, `` `monospace` ``, and a block: `` ```lines in
 * monospace``` ``. Names and other foreign texts lose these marks before they become part of one. See
 * `parseSpans`.
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
        /** Payload of a link to the private chat, see `Links.makePayload`. */
        readonly deepLinkPayload: string;
        readonly action?: undefined;
        readonly inlineQuery?: undefined;
      }
    | {
        /** Text of at most 256 characters, see `Chat.findInlineResults`. */
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
  /** `KeyboardEvent.key` that presses the button while the message has the focus. */
  readonly key?: 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';
  readonly style?: 'primary' | 'success' | 'danger';
}

export interface ButtonGroup {
  /** `grid`: a button for each cell of the board, in the same layout. */
  readonly kind: 'grid' | 'controls';
  readonly rows: readonly (readonly Button[])[];
}

/** Data for a surface that draws its own board. */
export interface GameData {
  readonly id: string;
  /** A press that makes several steps counts once. */
  readonly revision: number;
  readonly kind: string;
  readonly rows: number;
  readonly cols: number;
  /**
   * Sliding puzzles: the tiles in reading order, with 0 for the blank. Knight's tours: the visited squares in
   * order, as cell indices in reading order from the top left.
   */
  readonly position: readonly number[];
  /** Set for sliding puzzles only. */
  readonly goal?: readonly number[];
  /** Set for knight's tours only: must the last square be one move from the first? */
  readonly closed?: true;
  readonly moveCount: number;
  /** Undefined if no solution is proved shortest. */
  readonly par?: number;
  /** Time until now, or until the game's end. */
  readonly elapsedMs: number;
  /** Id of the photo on the tiles. Each tile shows the part that belongs to its cell in the goal. */
  readonly photo?: string;
  /** The surface chooses the theme. */
  readonly look?: Pick<Look, 'tiles' | 'palette'>;
  /** The step of a hint: a direction (`L`) or a square (`c3`). */
  readonly next?: string;
  /** `over`: given up, or too many moves. */
  readonly state: 'running' | 'solved' | 'over';
}

export type ReplyKind =
  | 'answer'
  | 'interim'
  /** Never replaces a preliminary answer. */
  | 'working'
  /** Personal where possible. Never replaces a preliminary answer. */
  | 'fault'
  /** A message in addition to an answer. Personal where possible. */
  | 'notice';

/** Message of the bot. */
export interface Reply {
  readonly kind: ReplyKind;
  readonly text: Text;
  readonly picture?: Picture;
  /** Describes the picture in at most 1000 characters. Required with a picture. */
  readonly alt?: string;
  /**
   * Groups from top to bottom. All rows together fit `surface.maxButtonRows` and `surface.maxButtonColumns`.
   */
  readonly buttons?: readonly ButtonGroup[];
  /** For example the squares of a long tour. */
  readonly file?: { readonly name: string; readonly bytes: Buffer };
  /** Drawn instead of the picture and the grid by a surface with `drawsOwnBoard`. */
  readonly game?: GameData;
  /** Surfaces with a clipboard copy the text there. */
  readonly toShare?: true;
  /**
   * `subject`: a word and fields, joined by `:` (`day:2026-11-23`). Each chat has at most one live message
   * per subject. `isAlwaysNew`: a new message replaces the present one. Platforms without support show an
   * ordinary message.
   */
  readonly liveMessage?: { readonly subject: string; readonly isAlwaysNew?: boolean };
  /** Id of a role to mention. */
  readonly ping?: string;
  /** Just chosen. The web page applies them to everything. */
  readonly chosen?: { readonly language: string; readonly theme: ThemeName | undefined };
  /** Only the user sees the reply, where possible. Faults and notices always are. */
  readonly personal?: boolean;
}

/** At least one of `edit`, `reply` and `notice` is set. */
export interface PressAnswer {
  /** Replaces the pressed button's message. */
  readonly edit?: Reply;
  /**
   * Returns the version that must follow, because another process has changed the subject meanwhile.
   * Undefined if the last version is the newest. Absent without other processes.
   */
  readonly newerEdit?: () => Promise<Reply | undefined>;
  readonly reply?: Reply;
  /** Text of at most 200 characters, for a toast (maybe without formatting) or a personal message. */
  readonly notice?: string;
}

/** The last row may be shorter. */
export const splitIntoRows = (buttons: readonly Button[], rowLength: number): Button[][] =>
  Array.from({ length: Math.ceil(buttons.length / rowLength) }, (_, row) =>
    buttons.slice(row * rowLength, (row + 1) * rowLength),
  );

/** Makes a group of kind `controls`. */
export const makeControlGroup = (...rows: readonly (readonly Button[])[]): readonly ButtonGroup[] => [
  { kind: 'controls', rows },
];

/** All rows from top to bottom, without empty ones. */
export const buttonRows = (groups: readonly ButtonGroup[] = []): (readonly Button[])[] =>
  groups.flatMap(({ rows }) => rows.filter((row) => row.length > 0));

/** Should only the user see the reply, where possible? */
export const isPersonal = ({ kind, personal = false }: Pick<Reply, 'kind' | 'personal'>): boolean =>
  personal || kind === 'fault' || kind === 'notice';

export const isSamePicture = (pictureA: Picture | undefined, pictureB: Picture | undefined): boolean =>
  pictureA !== undefined &&
  pictureB !== undefined &&
  pictureA.kind === pictureB.kind &&
  pictureA.bytes.equals(pictureB.bytes);

/** Compares what readers see, including buttons. */
export const isSameReply = (replyA: Reply, replyB: Reply): boolean =>
  replyA.kind === replyB.kind &&
  replyA.text === replyB.text &&
  (replyA.picture === replyB.picture || isSamePicture(replyA.picture, replyB.picture)) &&
  JSON.stringify(replyA.buttons ?? []) === JSON.stringify(replyB.buttons ?? []);
