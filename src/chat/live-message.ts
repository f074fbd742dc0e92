import type { Texts } from '../i18n/texts.ts';
import type { Look } from '../render/paint/picture.ts';
import type { Settings } from '../store/contract/settings.ts';
import type { Reply } from './reply.ts';
import type { Address, Right, Surface } from './surface.ts';

/** Where a message stands, and for whom it is written. */
export interface LiveMessageContext {
  readonly address: Address;
  /** The key of the place that it is about. */
  readonly place: string;
  readonly texts: Texts;
  readonly look: Look;
  readonly surface: Surface;
  /** What has been chosen for that place. */
  readonly settings: Settings;
  /** Nothing has been sent yet, so it needs its picture. A later state without one keeps it. */
  readonly isNew: boolean;
  /** When the bot meant to begin it by itself; absent: somebody asked for it. */
  readonly plannedAt?: number;
  /** In the language and look of one person, by their key, for what they alone see. */
  readonly seenBy: (person: string) => Promise<Pick<LiveMessageContext, 'texts' | 'look'>>;
  /** What the bot may not do there, asked now. */
  readonly lacks: () => Promise<readonly Right[]>;
}

/**
 * Renders the live message of a subject as it is now. `fields`: the subject without its first word,
 * split at `:`. Undefined: nobody needs it any more; the message stays. `isLast`: nothing will change it.
 * `pinned`: it is to be pinned once it is sent, and another subject's message no more.
 */
export type LiveMessageRenderer = (
  fields: readonly string[],
  context: LiveMessageContext,
) => Promise<RenderedLiveMessage | undefined>;

interface RenderedLiveMessage {
  readonly reply: Reply;
  readonly isLast?: boolean;
  readonly pinned?: { readonly insteadOf: string };
}

/** Who makes which, by the subject's first word. */
export type LiveMessageRenderers = Readonly<Record<string, LiveMessageRenderer>>;
