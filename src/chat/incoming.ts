import type { ThemeName } from '../render/paint/picture.ts';
import type { Attachment } from './attachment.ts';
import type { Reply } from './reply.ts';
import type { Address, Person, Place, Surface } from './surface.ts';

/** What an adapter knows of anything that comes in. */
export interface Incoming {
  readonly person: Person;
  readonly place: Place;
  /** Where messages of our own may follow; undefined: nowhere (the page, the terminal). */
  readonly address?: Address;
  /** Where messages for this person alone may follow, if only for some minutes; undefined: nowhere. */
  readonly ownAddress?: Address;
  /** BCP 47, as the platform tells it (`en-US`, `ru`). */
  readonly locale: string;
  readonly surface: Surface;
  /** The theme that goes with what the person looks at, or that they ask for, where that is known. */
  readonly theme?: ThemeName;
  /** The text of the message that this one is a reply to. */
  readonly repliedTo?: string;
  /** The photo that came with it. */
  readonly attachment?: Attachment;
  /** Milliseconds that the person gives to the answer; undefined: the command decides. */
  readonly timeMs?: number;
  /** May the person run things for others in this chat? Asked now; undefined: it has nobody for that. */
  readonly isModerator?: () => Promise<boolean>;
  /** May the person change the settings of this chat? Asked now; undefined: nobody may. */
  readonly isAdmin?: () => Promise<boolean>;
  /** Milliseconds for which a press waited for the program, which was stopped; absent: none. */
  readonly lateMs?: number;
  /** What was pressed stands in a message that this person alone sees, in a shared chat. */
  readonly isPersonal?: true;
  /** Ends the work (the person cancelled, the program stops). */
  readonly signal?: AbortSignal;
  /**
   * Shows how work goes on (`working`), or an answer that is not the last word (`interim`), which is shown
   * without delay: edits the one placeholder message. Best effort, states may be dropped.
   */
  readonly progress?: (reply: Reply) => void;
}
