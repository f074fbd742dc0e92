import type { Texts } from '../i18n/texts.ts';
import type { Look } from '../render/paint/picture.ts';
import type { Settings } from '../store/contract/settings.ts';
import type { Reply } from './reply.ts';
import type { Address, Right, Surface } from './surface.ts';

/** The chat of a live message, and the language and look of its readers. */
export interface LiveMessageContext {
  readonly address: Address;
  /** Key of the place that the message is about. */
  readonly place: string;
  readonly texts: Texts;
  readonly look: Look;
  readonly surface: Surface;
  /** The settings of that place. */
  readonly settings: Settings;
  /**
   * The message hasn't been sent yet, so it needs its picture. A later state without a picture keeps the
   * shown one.
   */
  readonly isNew: boolean;
  /** When the message was planned, if no user asked for it: milliseconds since the epoch. */
  readonly plannedAt?: number;
  /** Returns the texts and look of one person, for parts that only this person sees. `person`: their key. */
  readonly seenBy: (person: string) => Promise<Pick<LiveMessageContext, 'texts' | 'look'>>;
  /** Asks the platform which permissions the bot lacks in the chat. */
  readonly lacks: () => Promise<readonly Right[]>;
}

/**
 * Renders the live message of a subject in its present state. `fields`: the subject without its first word,
 * split at `:`. Undefined if the message is no longer needed; it then stays as it is. `isLast`: the message
 * won't change any more. `pinned`: pin the message once it is sent, instead of another subject's message.
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

/** The renderers by the subject's first word. */
export type LiveMessageRenderers = Readonly<Record<string, LiveMessageRenderer>>;
