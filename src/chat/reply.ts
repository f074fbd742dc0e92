import type { Look, Picture, ThemeName } from '../render/paint/picture.ts';

/**
 * Words for people. Three marks only: `**bold**`, `` `monospace` `` and `` ```lines in monospace``` ``, a
 * block of its own; line breaks stay. Values from outside are inserted with these marks taken out, so an
 * adapter may trust them. `spans` in markup.ts takes the text apart.
 */
export type Text = string;

/**
 * A button that is pressed; or (only where `surface.privateLinks`) one that opens the private chat; or (only
 * where `surface.hasInlineMode`) one that asks in a chat of the person's choice.
 */
export type Button = ButtonLook &
  (
    | {
        /** What a press means: 1 to 64 bytes of ASCII, unique within the reply. */
        readonly action: string;
        readonly deepLinkPayload?: undefined;
        readonly inlineQuery?: undefined;
      }
    | {
        /** The payload that the private chat is opened with: `Links.seal`. */
        readonly deepLinkPayload: string;
        readonly action?: undefined;
        readonly inlineQuery?: undefined;
      }
    | {
        /** The query that is made there: at most 256 characters (see `Chat.offers`). */
        readonly inlineQuery: string;
        readonly action?: undefined;
        readonly deepLinkPayload?: undefined;
      }
  );

interface ButtonLook {
  /** 1 to 40 characters; never empty (the blank tile is `·`). */
  readonly label: string;
  /** What it is in words, for people who can't see a sign or its place, where the surface can say it. */
  readonly name?: string;
  /**
   * The key (KeyboardEvent.key) that presses it while the focus is in its message. Surfaces without keys
   * ignore it.
   */
  readonly key?: 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';
  readonly style?: 'primary' | 'success' | 'danger';
}

/** Buttons that belong together. */
export interface ButtonGroup {
  /** `grid`: the cells of the board in the picture, in its layout. `controls`: anything else. */
  readonly kind: 'grid' | 'controls';
  readonly rows: readonly (readonly Button[])[];
}

/** A game as data, for a surface that has a board of its own. */
export interface GameShown {
  readonly id: string;
  /** Each accepted press, of however many steps, adds one. */
  readonly revision: number;
  /** The name of what is played. */
  readonly kind: string;
  readonly rows: number;
  readonly cols: number;
  /**
   * Sliding: the tiles in reading order, 0 the blank. Knight: the squares walked, first to last, as cells in
   * reading order from the top left.
   */
  readonly position: readonly number[];
  /** Sliding: the goal's tiles. */
  readonly goal?: readonly number[];
  /** Knight: the last square has to be a move from the first. */
  readonly closed?: true;
  /** Moves made. */
  readonly moveCount: number;
  /** The fewest possible, where it is proved. */
  readonly par?: number;
  /** Milliseconds of play so far, or that it took. */
  readonly elapsedMs: number;
  /** The id of the photo that its tiles show, each the part at its place in the goal. */
  readonly photo?: string;
  /** What its board looks like, but for the theme, which is the surface's own. */
  readonly look?: Pick<Look, 'tiles' | 'palette'>;
  /** The step that a hint marks: `L`, `c3`. */
  readonly next?: string;
  /** `over`: it takes no more presses and isn't solved (given up, full). */
  readonly state: 'running' | 'solved' | 'over';
}

/** What a reply is to those who wait for it. */
export type ReplyKind =
  /** The last word. */
  | 'answer'
  /** An answer that stands until a better one, or the last word, takes its place. */
  | 'interim'
  /** How far the work is, as long as there is no answer; takes no answer's place. */
  | 'working'
  /** Why there is no answer. For the person alone, where the platform can; takes no answer away. */
  | 'fault'
  /** A word on the side, for the person alone, where the platform can. */
  | 'notice';

export interface Reply {
  readonly kind: ReplyKind;
  readonly text: Text;
  readonly picture?: Picture;
  /** What the picture shows, in words; at most 1000 characters. Given with every picture. */
  readonly alt?: string;
  /** From top to bottom; all rows together within the surface's limits. */
  readonly buttons?: readonly ButtonGroup[];
  /** A file to send along (a long tour's order). */
  readonly file?: { readonly name: string; readonly bytes: Buffer };
  /**
   * The game on this message's board, where `surface.ownBoard`: instead of a picture and its cells' buttons.
   */
  readonly game?: GameShown;
  /** The words are made to be passed on as they are; a surface that can copies them. */
  readonly toShare?: true;
  /**
   * The message stands for this subject, a word and its fields (`day:2026-11-23`): in one chat there is one,
   * kept true. `isAnew`: it comes below what was said, whatever stands above. Where messages can't be found
   * again it is simply sent.
   */
  readonly liveMessage?: { readonly subject: string; readonly isAnew?: boolean };
  /** The id of a role whose people are called by it, where the platform has roles. */
  readonly ping?: string;
  /** The language and the theme that the person now has, for a surface that follows them everywhere. */
  readonly chosen?: { readonly language: string; readonly theme: ThemeName | undefined };
  /** For this person's eyes only, where the platform can; faults and notices are so by their kind. */
  readonly personal?: boolean;
}

/** What a press leads to. At least one of the three. */
export interface PressAnswer {
  /** Takes the place of the message whose button was pressed. */
  readonly edit?: Reply;
  /** A message of its own. */
  readonly reply?: Reply;
  /**
   * A short sentence for the person who pressed (a toast, a personal message); at most 200 characters; shown
   * without its marks where there are none.
   */
  readonly notice?: string;
}

/** Buttons that are no board's cells, as the one group of a reply. */
export const controls = (...rows: readonly (readonly Button[])[]): readonly ButtonGroup[] => [
  { kind: 'controls', rows },
];

/** All rows of the groups from top to bottom, those without a button left out. */
export const buttonRows = (groups: readonly ButtonGroup[] = []): (readonly Button[])[] =>
  groups.flatMap(({ rows }) => rows.filter((row) => row.length > 0));

/** Is the reply for the eyes of the person alone who is answered, where the platform can? */
export const isPersonal = ({ kind, personal = false }: Pick<Reply, 'kind' | 'personal'>): boolean =>
  personal || kind === 'fault' || kind === 'notice';

/** Are both the same picture? The same scene is drawn to the same bytes. */
export const isSamePicture = (one: Picture | undefined, other: Picture | undefined): boolean =>
  one !== undefined && other !== undefined && one.kind === other.kind && one.bytes.equals(other.bytes);

/** Do both replies look the same to those who read them, buttons and all? */
export const isSameReply = (one: Reply, other: Reply): boolean =>
  one.kind === other.kind &&
  one.text === other.text &&
  (one.picture === other.picture || isSamePicture(one.picture, other.picture)) &&
  JSON.stringify(one.buttons ?? []) === JSON.stringify(other.buttons ?? []);
