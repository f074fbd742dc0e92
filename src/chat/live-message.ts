import type { Texts } from '../i18n/texts.ts';
import type { Look } from '../render/paint/picture.ts';
import type { Settings } from '../store/contract/settings.ts';
import type { Reply } from './reply.ts';
import type { Address, BotPermission, Surface } from './surface.ts';

/**
 * The chat of a live message, and its readers' language and look. A live message is edited whenever its
 * subject changes.
 */
export interface LiveMessageContext {
  readonly address: Address;
  /** Key of the chat (or private chat) whose data the message shows. */
  readonly place: string;
  readonly texts: Texts;
  readonly look: Look;
  readonly surface: Surface;
  readonly settings: Settings;
  /** The first version must contain the picture. A later version without one keeps it. */
  readonly isFirstVersion: boolean;
  /** Time of a scheduled post, in milliseconds since the epoch. Undefined if a user requested the message. */
  readonly plannedAt?: number;
  /** Texts and look for parts that only this person sees. */
  readonly viewOf: (personKey: string) => Promise<Pick<LiveMessageContext, 'texts' | 'look'>>;
  readonly missingRights: () => Promise<readonly BotPermission[]>;
}

/**
 * Renders a live message in the present state of its subject: a word and `fields`, joined by `:`. Returns
 * undefined if the message needs no more updates. Then it stays as it is. In the result:
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
