import type { ThemeName } from '../render/paint/picture.ts';
import type { Attachment } from './attachment.ts';
import type { Reply } from './reply.ts';
import type { Address, Person, Place, Surface } from './surface.ts';

/** The facts that an adapter knows about a line, form or press. */
export interface Incoming {
  readonly person: Person;
  readonly place: Place;
  /** Address for later messages to the chat. Undefined on the web page and in the terminal. */
  readonly address?: Address;
  /**
   * Address for later messages to this person alone. It may be valid for a few minutes only. Undefined if
   * there is none.
   */
  readonly ownAddress?: Address;
  /** BCP 47 tag from the platform (`en-US`, `ru`). */
  readonly locale: string;
  readonly surface: Surface;
  /** The theme of the user's screen, or the one they ask for. Undefined if unknown. */
  readonly theme?: ThemeName;
  /** The text of the message that this message replies to. */
  readonly repliedTo?: string;
  /** The photo in the message or form. */
  readonly attachment?: Attachment;
  /** Time limit that the user sets. If undefined, the command chooses the limit. */
  readonly timeMs?: number;
  /**
   * May the user run things for others in this chat? Asks the platform each time. Absent where chats have no
   * moderators.
   */
  readonly isModerator?: () => Promise<boolean>;
  /**
   * May the user change the settings of this chat? Asks the platform each time. Absent where no user may do
   * that.
   */
  readonly isAdmin?: () => Promise<boolean>;
  /** How long a press waited while the program was stopped. Absent if it didn't wait. */
  readonly lateMs?: number;
  /** The pressed button is in a message that only this user sees, in a shared chat. */
  readonly isPersonal?: true;
  /** Aborts the work when the user cancels or the program stops. */
  readonly signal?: AbortSignal;
  /**
   * Shows progress (`working`) or a preliminary answer (`interim`, without delay) by editing the one
   * placeholder message. States may be skipped.
   */
  readonly progress?: (reply: Reply) => void;
}
