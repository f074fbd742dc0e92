import type { ThemeName } from '../render/paint/picture.ts';
import type { Attachment } from './attachment.ts';
import type { Reply } from './reply.ts';
import type { Address, Person, Place, Surface } from './surface.ts';

/** A typed line, a form or a button press, with the data that the adapter has about it. */
export interface Incoming {
  /** User who sent the input. */
  readonly person: Person;
  /** Chat in which the user sent the input. */
  readonly place: Place;
  /** Address for later messages to the chat. Undefined on the web page and in the terminal. */
  readonly address?: Address;
  /**
   * Address for later messages to this person alone. Some addresses expire after a few minutes. Undefined if
   * the person can't be reached alone.
   */
  readonly ownAddress?: Address;
  /** BCP 47 tag from the platform (`en-US`, `ru`). */
  readonly locale: string;
  /** Features and limits of the chat. */
  readonly surface: Surface;
  /**
   * The colour theme of the user's screen, or the theme that the pressed button names. Undefined if unknown.
   */
  readonly theme?: ThemeName;
  /** The text of the message that this message replies to. */
  readonly repliedTo?: string;
  /** The photo in the message or form. */
  readonly attachment?: Attachment;
  /** Time limit for the answer, chosen by the user. If undefined, the command chooses the limit. */
  readonly timeMs?: number;
  /**
   * Is the user a moderator of this chat, who may end other people's rounds? Asks the platform on each call.
   * Absent where chats have no moderators.
   */
  readonly isModerator?: () => Promise<boolean>;
  /**
   * May the user change the settings of this chat? Asks the platform on each call. Absent where nobody may
   * change them.
   */
  readonly isAdmin?: () => Promise<boolean>;
  /** How long the press had to wait because the program wasn't running. Absent or 0 if it didn't wait. */
  readonly pressDelayMs?: number;
  /** The pressed button is in a shared chat, in a message that only this user sees. */
  readonly isPersonal?: true;
  /** Aborts the work when the user cancels or the program stops. */
  readonly signal?: AbortSignal;
  /**
   * Shows the state of the work to the user, in one message that is edited again and again. The kind of the
   * reply is `working` (progress) or `interim` (a preliminary answer, shown without delay). If states come
   * too fast, only the newest is shown.
   */
  readonly progress?: (reply: Reply) => void;
}
