import type { ThemeName } from '../render/paint/picture.ts';
import type { TurnKeys } from '../turns/fair-queue.ts';
import type { Attachment } from './attachment.ts';
import type { Reply } from './reply.ts';
import type { Address, Person, Place, PostChoice, PostPermission, Surface } from './surface.ts';

/** A typed line, a form or a button press, with the data that the adapter has about it. */
export interface Incoming {
  readonly person: Person;
  /**
   * The user writes in the name of a chat, as an anonymous admin or a channel. `person` is then that chat.
   * The platform doesn't tell who the user is, and presses come from the user's own account.
   */
  readonly isMasked?: true;
  /** The user's work takes turns by these keys. Default: the key of the person. */
  readonly turnKeys?: TurnKeys;
  /**
   * The platform and its id of the line, form or press, the same if the platform or another process repeats
   * the request. Absent on the web page and in the terminal, which repeat none.
   */
  readonly requestKey?: string;
  readonly place: Place;
  /** Address for later messages to the chat. Undefined on the web page and in the terminal. */
  readonly address?: Address;
  /**
   * Address for later messages to this person alone. Some expire after a few minutes. Undefined if the person
   * can't be reached alone.
   */
  readonly ownAddress?: Address;
  /** BCP 47 tag from the platform (`en-US`, `ru`). */
  readonly locale: string;
  readonly surface: Surface;
  /** The theme of the user's screen, or the one that the pressed button names. Undefined if unknown. */
  readonly theme?: ThemeName;
  readonly repliedTo?: string;
  readonly attachment?: Attachment;
  /** Chosen by the user. If undefined, the command chooses the limit. */
  readonly timeMs?: number;
  /**
   * May the user end other people's rounds, as a moderator of this chat? Asks the platform on each call.
   * Absent where chats have no moderators.
   */
  readonly isModerator?: () => Promise<boolean>;
  /**
   * May the user change the settings of this chat? Asks the platform on each call. Absent where no user may.
   */
  readonly isAdmin?: () => Promise<boolean>;
  /**
   * May this chat post there, and may the user choose that? Asks the platform on each call. Absent where a
   * chat can post only at `address`, and mention no role.
   */
  readonly mayPost?: (choice: PostChoice) => Promise<PostPermission>;
  /** How long the press had to wait because the program wasn't running. Absent or 0 if it didn't. */
  readonly pressDelayMs?: number;
  /** The pressed button is in a shared chat, in a message that only this user sees. */
  readonly isPersonal?: true;
  /**
   * Counts a solver job. Returns the function that ends the count, or undefined if there is no room. Absent
   * where people can't change their identity to get more room.
   */
  readonly countSolverJob?: () => (() => void) | undefined;
  /** Aborts the work when the user cancels or the program stops. */
  readonly signal?: AbortSignal;
  /**
   * Shows the state of the work in one message that is edited again and again: `working` (progress) or
   * `interim` (a preliminary answer, shown without delay). If states come too fast, only the newest is shown.
   */
  readonly progress?: (reply: Reply) => void;
}

export const turnKeysOf = ({ turnKeys, person }: Pick<Incoming, 'turnKeys' | 'person'>): TurnKeys =>
  turnKeys ?? [person.key];
