import type { Look, Picture, ThemeName } from '../render/paint/picture.ts';

/**
 * A message text with three marks: `**bold**`, `` `monospace` `` and `` ```lines in monospace``` `` (a
 * block). Line breaks stay. Values from outside lose these marks before they are inserted, so adapters may
 * trust the marks. `spans` in markup.ts parses a text.
 */
export type Text = string;

/**
 * A button: it is pressed, opens the private chat, or starts an inline query in a chat that the user chooses.
 * The last two kinds need `surface.privateLinks` and `surface.hasInlineMode`.
 */
export type Button = ButtonLook &
  (
    | {
        /** Tells the bot which button was pressed: 1 to 64 bytes of ASCII, unique within the reply. */
        readonly action: string;
        readonly deepLinkPayload?: undefined;
        readonly inlineQuery?: undefined;
      }
    | {
        /** Payload for the private chat: see `Links.seal`. */
        readonly deepLinkPayload: string;
        readonly action?: undefined;
        readonly inlineQuery?: undefined;
      }
    | {
        /** The inline query: at most 256 characters (see `Chat.offers`). */
        readonly inlineQuery: string;
        readonly action?: undefined;
        readonly deepLinkPayload?: undefined;
      }
  );

interface ButtonLook {
  /** 1 to 40 characters; never empty (the blank tile is `·`). */
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
  /**
   * `grid`: one button for each cell of the board in the picture, in the same layout. `controls`: all other
   * buttons.
   */
  readonly kind: 'grid' | 'controls';
  readonly rows: readonly (readonly Button[])[];
}

/** A game as data, for a surface that draws its own board. */
export interface GameShown {
  readonly id: string;
  /** Number of accepted presses. A press with several steps counts once. */
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
  /** Only for knight's tours: the last square must be one move from the first. */
  readonly closed?: true;
  readonly moveCount: number;
  /** The fewest moves that solve the game, if proved. */
  readonly par?: number;
  /** Time of play so far, or the whole time if the game is over. */
  readonly elapsedMs: number;
  /**
   * The id of the photo on the tiles. Each tile shows the part of the photo at the tile's place in the goal.
   */
  readonly photo?: string;
  /** The board's look, except for the theme, which the surface chooses. */
  readonly look?: Pick<Look, 'tiles' | 'palette'>;
  /** The step that the shown hint proposes: `L`, `c3`. */
  readonly next?: string;
  /** `over`: the game ended unsolved, because the player gave up or made too many moves. */
  readonly state: 'running' | 'solved' | 'over';
}

export type ReplyKind =
  /** The final answer. */
  | 'answer'
  /** A preliminary answer, replaced by a better one or by the final answer. */
  | 'interim'
  /** Progress while there is no answer. Never replaces an answer. */
  | 'working'
  /** The reason for a missing answer, visible to the user alone where possible. Never replaces an answer. */
  | 'fault'
  /** A short side message, visible to the user alone where possible. */
  | 'notice';

export interface Reply {
  readonly kind: ReplyKind;
  readonly text: Text;
  readonly picture?: Picture;
  /** Describes the picture in words, at most 1000 characters. Required with a picture. */
  readonly alt?: string;
  /** Button groups from top to bottom. All rows together fit the surface's limits. */
  readonly buttons?: readonly ButtonGroup[];
  /** A file to attach (a long tour's order). */
  readonly file?: { readonly name: string; readonly bytes: Buffer };
  /**
   * The game, for surfaces with `surface.ownBoard`. There it replaces the picture and the buttons of the
   * board's cells.
   */
  readonly game?: GameShown;
  /** The text is meant to be shared unchanged. Surfaces with a clipboard copy it. */
  readonly toShare?: true;
  /**
   * Makes this reply the live message of `subject`: a word and its fields (`day:2026-11-23`). A chat has one
   * live message per subject. `isAnew`: send a new message even if there is one already. Platforms that can't
   * find messages again just send the reply.
   */
  readonly liveMessage?: { readonly subject: string; readonly isAnew?: boolean };
  /** The id of a role to mention, where the platform has roles. */
  readonly ping?: string;
  /** The user's new language and theme, for a surface that applies them everywhere. */
  readonly chosen?: { readonly language: string; readonly theme: ThemeName | undefined };
  /** Visible to this user alone, where the platform can. Faults and notices always are. */
  readonly personal?: boolean;
}

/** The result of a press: at least one of the three fields. */
export interface PressAnswer {
  /** Replaces the message of the pressed button. */
  readonly edit?: Reply;
  /** A new message. */
  readonly reply?: Reply;
  /**
   * A short sentence for the user who pressed (a toast or a personal message), at most 200 characters.
   * Platforms without marks show it as plain text.
   */
  readonly notice?: string;
}

/** Returns the rows as one group of controls. */
export const controls = (...rows: readonly (readonly Button[])[]): readonly ButtonGroup[] => [
  { kind: 'controls', rows },
];

/** Returns the rows of all groups from top to bottom, without empty rows. */
export const buttonRows = (groups: readonly ButtonGroup[] = []): (readonly Button[])[] =>
  groups.flatMap(({ rows }) => rows.filter((row) => row.length > 0));

/** Should only the user see the reply, where the platform can? */
export const isPersonal = ({ kind, personal = false }: Pick<Reply, 'kind' | 'personal'>): boolean =>
  personal || kind === 'fault' || kind === 'notice';

/** Are both pictures equal, byte by byte? */
export const isSamePicture = (one: Picture | undefined, other: Picture | undefined): boolean =>
  one !== undefined && other !== undefined && one.kind === other.kind && one.bytes.equals(other.bytes);

/** Do both replies look the same to their readers, buttons included? */
export const isSameReply = (one: Reply, other: Reply): boolean =>
  one.kind === other.kind &&
  one.text === other.text &&
  (one.picture === other.picture || isSamePicture(one.picture, other.picture)) &&
  JSON.stringify(one.buttons ?? []) === JSON.stringify(other.buttons ?? []);
