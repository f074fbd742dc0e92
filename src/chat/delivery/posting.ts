import type { Reply } from '../reply.ts';
import type { Address, BotPermission, Surface } from '../surface.ts';
import type { Failure } from './failure.ts';

/** The result of sending, editing or pinning a message. `reason`: the platform's error, for the log. */
export type PostResult =
  /** `messageId`: the message's id as text. */
  { readonly kind: 'sent'; readonly messageId: string } | (Failure & { readonly reason: string });

/**
 * Sends messages that don't answer a request, such as scheduled posts. A call makes one attempt; after a
 * `retryable` failure the caller must try again. No method rejects.
 */
export interface Posting {
  /**
   * Sends the reply to a chat, visible to everyone there. Some platforms drop a second message with the same
   * `idempotencyKey` within a few minutes.
   */
  post(address: Address, reply: Reply, idempotencyKey?: string): Promise<PostResult>;
  /**
   * Replaces the message `messageId` with the reply, which must fit into one message. A reply without a
   * picture keeps the old picture. Returns the message's id, which may have changed.
   */
  edit(address: Address, messageId: string, reply: Reply): Promise<PostResult>;
  /** Returns the surface of the chat at this address. Undefined if the address belongs to another adapter. */
  surfaceOf(address: Address): Surface | undefined;
  /**
   * Pins a message, and unpins the message `unpinMessageId`. Returns `unreachable` if the bot lacks the
   * permission.
   */
  pin(address: Address, messageId: string, unpinMessageId?: string): Promise<PostResult>;
  /**
   * Returns the address of the private chat with a person. `personKey`: the person's key. Undefined if the
   * person uses another platform.
   */
  privateAddress(personKey: string): Address | undefined;
  /**
   * Asks the platform which permissions the bot lacks at the address. Returns an empty list if the platform
   * doesn't say. `placeKey`: key of the chat or server to which the address should belong. If the address
   * belongs to another one, the bot lacks the permission to see it.
   */
  missingRights(address: Address, placeKey?: string): Promise<readonly BotPermission[]>;
}

/** Sends each message through the adapter that the address names before its first colon. */
export interface PostingRouter extends Posting {
  /** Adds an adapter. */
  add(adapterName: string, posting: Posting): void;
  /** Returns the names of the adapters. */
  adapters(): readonly string[];
}

/**
 * Creates a router, at first without adapters. If an adapter isn't connected, sending through it fails as
 * `retryable`.
 */
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
    missingRights: async (address, placeKey) =>
      (await postingOf(address)?.missingRights(address, placeKey)) ?? [],
    edit: (address, messageId, reply) =>
      callAdapter(address, (posting) => posting.edit(address, messageId, reply)),
  };
}

/**
 * Sends a message and returns the result instead of rejecting. `send` resolves with the message's id.
 * `failureOf` classifies an error of `send`.
 */
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
