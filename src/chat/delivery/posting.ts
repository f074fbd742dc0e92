import type { Reply } from '../reply.ts';
import type { Address, BotPermission, PostPermission, Surface } from '../surface.ts';
import type { Failure } from './failure.ts';

/** `reason`: the platform's error, for the log. */
export type PostResult =
  /** `messageId`: the platform's id as text. */
  { readonly kind: 'sent'; readonly messageId: string } | (Failure & { readonly reason: string });

/**
 * Sends messages that don't answer a request, such as scheduled posts. A call makes one attempt: after a
 * `retryable` failure the caller must try again. No method rejects.
 */
export interface Posting {
  /**
   * Sends a reply, visible to everyone. Some platforms drop a second message with the same `idempotencyKey`
   * within a few minutes.
   */
  post(address: Address, reply: Reply, idempotencyKey?: string): Promise<PostResult>;
  /**
   * The reply must fit into one message. Without a picture, the old one stays. The message's id may change.
   */
  edit(address: Address, messageId: string, reply: Reply): Promise<PostResult>;
  /** Undefined if the address belongs to another adapter. */
  surfaceOf(address: Address): Surface | undefined;
  /** Returns `unreachable` if the bot lacks the permission. */
  pin(address: Address, messageId: string, unpinMessageId?: string): Promise<PostResult>;
  privateAddress(personKey: string): Address | undefined;
  /**
   * Does the address belong to this chat, server or person? Asks the platform on each call. Never returns
   * `not-writable` or `not-mentionable`, which concern a choosing user.
   */
  mayPost(address: Address, placeKey: string): Promise<PostPermission>;
  /**
   * Asks the platform on each call. Empty if it doesn't say. Doesn't tell whose the address is: see
   * `mayPost`.
   */
  missingRights(address: Address): Promise<readonly BotPermission[]>;
}

/** Uses the adapter that the address names before its first colon. */
export interface PostingRouter extends Posting {
  add(adapterName: string, posting: Posting): void;
  adapters(): readonly string[];
}

/** Has no adapters at first. Those that aren't connected fail as `retryable`. */
export function createPostingRouter(): PostingRouter {
  const postingByAdapterName = new Map<string, Posting>();
  const postingOf = (address: Address): Posting | undefined =>
    postingByAdapterName.get(address.split(':')[0] ?? '');
  const callAdapter = (
    address: Address,
    callPosting: (posting: Posting) => Promise<PostResult>,
  ): Promise<PostResult> => {
    const posting = postingOf(address);
    return posting === undefined
      ? Promise.resolve({ kind: 'retryable', afterMs: 0, reason: `${address} is not connected` })
      : callPosting(posting);
  };
  return {
    add: (adapterName, posting) => void postingByAdapterName.set(adapterName, posting),
    adapters: () => [...postingByAdapterName.keys()],
    surfaceOf: (address) => postingOf(address)?.surfaceOf(address),
    post: (address, reply, idempotencyKey) =>
      callAdapter(address, (posting) => posting.post(address, reply, idempotencyKey)),
    pin: (address, messageId, unpinMessageId) =>
      callAdapter(address, (posting) => posting.pin(address, messageId, unpinMessageId)),
    privateAddress: (personKey) =>
      postingByAdapterName.get(personKey.split(':')[0] ?? '')?.privateAddress(personKey),
    mayPost: async (address, placeKey) => (await postingOf(address)?.mayPost(address, placeKey)) ?? 'unknown',
    missingRights: async (address) => (await postingOf(address)?.missingRights(address)) ?? [],
    edit: (address, messageId, reply) =>
      callAdapter(address, (posting) => posting.edit(address, messageId, reply)),
  };
}

/** Never rejects. `send` fulfils with the message's id. */
export async function sendForResult(
  send: () => Promise<string>,
  failureOf: (error: unknown) => Failure,
): Promise<PostResult> {
  try {
    return { kind: 'sent', messageId: await send() };
  } catch (error) {
    return { ...failureOf(error), reason: error instanceof Error ? error.message : String(error) };
  }
}
