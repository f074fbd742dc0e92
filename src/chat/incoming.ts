import type { ThemeName } from '../render/paint/picture.ts';
import type { TurnKeys } from '../turns/fair-queue.ts';
import type { Attachment } from './attachment.ts';
import type { Reply } from './reply.ts';
import type { Address, Person, Place, PostChoice, PostPermission, Surface } from './surface.ts';

/** A typed line, a form or a button press. */
export interface Incoming {
  readonly person: Person;
  /**
   * The user writes in the name of a chat, as an anonymous admin or a channel. `person` is then that chat.
   * Presses come from the user's own account.
   */
  readonly isMasked?: true;
  /** Keys for taking turns. Default: the key of the person. */
  readonly turnKeys?: TurnKeys;
  /**
   * The platform and its id, the same if the platform or another process repeats the request. Absent where
   * none is repeated: page and terminal.
   */
  readonly requestKey?: string;
  readonly place: Place;
  /** For later messages. Undefined on the web page and in the terminal. */
  readonly address?: Address;
  /** For later messages to this person alone. Some expire after a few minutes. */
  readonly ownAddress?: Address;
  /** BCP 47 tag from the platform (`en-US`, `ru`). */
  readonly locale: string;
  readonly surface: Surface;
  /** The theme of the user's screen, or the one that the pressed button names. */
  readonly theme?: ThemeName;
  readonly repliedTo?: string;
  readonly attachment?: Attachment;
  /** Chosen by the user. Default: the command's. */
  readonly timeMs?: number;
  /** May end other people's rounds. Asks the platform on each call. Absent where chats have no moderators. */
  readonly isModerator?: () => Promise<boolean>;
  /** May change the chat's settings. Asks the platform on each call. Absent where no user may. */
  readonly isAdmin?: () => Promise<boolean>;
  /**
   * May the chat post there, and the user choose that? Asks the platform on each call. Absent where a chat
   * can post only at `address`, and mention no role.
   */
  readonly mayPost?: (choice: PostChoice) => Promise<PostPermission>;
  /** How long the press waited for the program to run. */
  readonly pressDelayMs?: number;
  /** The pressed button's message is in a shared chat, for this user only. */
  readonly isPersonal?: true;
  /**
   * Counts a solver job. Returns the function that ends the count, or undefined if there is no room. Absent
   * where people can't change their identity to get more room.
   */
  readonly countSolverJob?: () => (() => void) | undefined;
  /** Aborted by the user or the program's end. */
  readonly signal?: AbortSignal;
  /**
   * Shows states in one message that is edited again and again: `working` (progress) or `interim` (a
   * preliminary answer, shown without delay). If states come too fast, only the newest is shown.
   */
  readonly progress?: (reply: Reply) => void;
}

export const turnKeysOf = ({ turnKeys, person }: Pick<Incoming, 'turnKeys' | 'person'>): TurnKeys =>
  turnKeys ?? [person.key];
