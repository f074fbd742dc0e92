import type { Texts } from '../i18n/texts.ts';
import type { Look } from '../render/paint/picture.ts';
import type { Reply } from './reply.ts';
import type { Address, Right, Surface } from './surface.ts';

/** Where a message stands, and for whom it is written. */
export interface Stand {
  readonly address: Address;
  /** The key of the place that it is about. */
  readonly place: string;
  readonly texts: Texts;
  readonly look: Look;
  readonly surface: Surface;
  /** Nothing has been sent yet: a picture belongs to it. A later state without a picture keeps the one that is there. */
  readonly isNew: boolean;
  /** What the bot may not do there, asked now. */
  readonly lacks: () => Promise<readonly Right[]>;
}

/**
 * Makes the message that stands for a subject, as it is now. `fields`: the subject without its first word, split at `:`. Undefined:
 * nobody needs it any more; what stands stays. `isLast`: nothing will change it.
 */
export type StandingMaker = (
  fields: readonly string[],
  stand: Stand,
) => Promise<{ readonly reply: Reply; readonly isLast?: boolean } | undefined>;

/** Who makes which, by the subject's first word. */
export type StandingMakers = Readonly<Record<string, StandingMaker>>;
