import type { Texts } from '../i18n/texts.ts';
import type { Look } from '../render/paint/picture.ts';
import type { Settings } from '../store/contract/settings.ts';
import type { Reply } from './reply.ts';
import type { Address, BotPermission, Surface } from './surface.ts';

/** Chat of a live message, and its readers' language and look. */
export interface LiveMessageContext {
  readonly address: Address;
  /** Key of the chat whose data is shown. */
  readonly place: string;
  readonly texts: Texts;
  readonly look: Look;
  readonly surface: Surface;
  readonly settings: Settings;
  /** The first version must contain the picture. A later version without one keeps it. */
  readonly isFirstVersion: boolean;
  /** Time of a scheduled post, in milliseconds since the epoch. */
  readonly plannedAt?: number;
  /** View for parts that only this person sees. */
  readonly viewOf: (personKey: string) => Promise<Pick<LiveMessageContext, 'texts' | 'look'>>;
  readonly missingRights: () => Promise<readonly BotPermission[]>;
}

/**
 * Renders the present state of a subject: a word and `fields`, joined by `:`. Undefined: the message stays as
 * it is, without more updates. In the result:
 * - `isLast`: no further version will follow.
 * - `pinned`: pin the message after sending, and unpin the message of the subject `unpinSubject`.
 */
export type LiveMessageRenderer = (
  fields: readonly string[],
  context: LiveMessageContext,
) => Promise<RenderedLiveMessage | undefined>;

interface RenderedLiveMessage {
  readonly reply: Reply;
  readonly isLast?: boolean;
  readonly pinned?: { readonly unpinSubject: string };
}

/** Key: first word of a subject. */
export type LiveMessageRenderers = Readonly<Record<string, LiveMessageRenderer>>;
