import type { Texts } from '../i18n/texts.ts';
import type { Look } from '../render/paint/picture.ts';
import type { Settings } from '../store/contract/settings.ts';
import type { Reply } from './reply.ts';
import type { Address, BotPermission, Surface } from './surface.ts';

/**
 * The chat of a live message, and the language and look of its readers. A live message is edited whenever its
 * subject changes.
 */
export interface LiveMessageContext {
  /** Address of the chat. */
  readonly address: Address;
  /** Key of the chat (or private chat) whose data the message shows. */
  readonly place: string;
  readonly texts: Texts;
  readonly look: Look;
  readonly surface: Surface;
  /** The settings of `place`. */
  readonly settings: Settings;
  /**
   * Is this the first version of the message? It must contain the picture. A later version without a picture
   * keeps the picture of the version before.
   */
  readonly isFirstVersion: boolean;
  /**
   * Planned time of a scheduled post, in milliseconds since the epoch. Undefined if a user requested the
   * message.
   */
  readonly plannedAt?: number;
  /**
   * Returns the texts and look of one person, for parts that only this person sees. `personKey`: the person's
   * key.
   */
  readonly viewOf: (personKey: string) => Promise<Pick<LiveMessageContext, 'texts' | 'look'>>;
  /** Asks the platform which permissions the bot lacks in the chat. */
  readonly missingRights: () => Promise<readonly BotPermission[]>;
}

/**
 * Renders a live message in the present state of its subject. A subject is a word and fields, joined by `:`.
 * `fields`: the subject's fields. Returns undefined if the message needs no more updates. Then the message
 * stays as it is. In the result:
 * - `isLast`: no further version will follow.
 * - `pinned`: pin the message after sending, and unpin the message of the subject `unpinSubject`.
 */
export type LiveMessageRenderer = (
  fields: readonly string[],
  context: LiveMessageContext,
) => Promise<RenderedLiveMessage | undefined>;

/** Version of a live message, which the bot sends or shows by an edit. */
interface RenderedLiveMessage {
  readonly reply: Reply;
  /** Whether no further version of the message will follow. */
  readonly isLast?: boolean;
  /** Tells the bot to pin the message, and to unpin the message of the subject `unpinSubject`. */
  readonly pinned?: { readonly unpinSubject: string };
}

/** For each first word of a subject, the renderer of its live messages. */
export type LiveMessageRenderers = Readonly<Record<string, LiveMessageRenderer>>;
