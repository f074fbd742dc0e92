import type { Reply } from '../reply.ts';
import type { Address, Right, Surface } from '../surface.ts';
import type { Failure } from './failure.ts';

/** The result of a message that no user asked for. `reason`: for the log. */
export type PostResult =
  /** `message`: the adapter's id of the message, as text. */
  { readonly kind: 'sent'; readonly message: string } | (Failure & { readonly reason: string });

/**
 * Sends messages that no user has just asked for. Each call is one attempt; the caller retries after a
 * `retryable` failure. No method ever rejects.
 */
export interface Posting {
  /**
   * Sends the reply to a chat, visible to all. `name`: idempotency key. Platforms that support it send only
   * the first message with a given key within a few minutes.
   */
  post(address: Address, reply: Reply, name?: string): Promise<PostResult>;
  /**
   * Replaces a posted message with the reply, which must fit into one message. A reply without a picture
   * keeps the old picture. The result `sent` has the message's new id.
   */
  edit(address: Address, message: string, reply: Reply): Promise<PostResult>;
  /** Returns the surface of an address. Undefined if it isn't one of this adapter's. */
  surfaceOf(address: Address): Surface | undefined;
  /** Pins a posted message and unpins another one. `unreachable` if the bot lacks the permission. */
  pin(address: Address, message: string, insteadOf?: string): Promise<PostResult>;
  /**
   * Returns the address of the private chat with a person. `person`: their key. Undefined if the key is from
   * another platform.
   */
  privateAddress(person: string): Address | undefined;
  /**
   * Asks the platform which permissions the bot lacks at the address. None if that is unknown. `place`: key
   * of the chat that the address must be in.
   */
  lacks(address: Address, place?: string): Promise<readonly Right[]>;
}

/** Posting through all adapters. The first word of an address is its adapter. */
export interface PostingRouter extends Posting {
  /** Adds an adapter. */
  add(adapter: string, posting: Posting): void;
  /** Names of the adapters. */
  adapters(): readonly string[];
}

/** Creates a router without adapters. Posts to an adapter that isn't connected fail as `retryable`. */
export function createPostingRouter(): PostingRouter {
  const adapters = new Map<string, Posting>();
  const adapterOf = (address: Address): Posting | undefined => adapters.get(address.split(':')[0] ?? '');
  const through = (address: Address, use: (posting: Posting) => Promise<PostResult>): Promise<PostResult> => {
    const posting = adapterOf(address);
    return posting === undefined
      ? Promise.resolve({ kind: 'retryable', afterMs: 0, reason: `${address} is not connected` })
      : use(posting);
  };
  return {
    add: (adapter, posting) => void adapters.set(adapter, posting),
    adapters: () => [...adapters.keys()],
    surfaceOf: (address) => adapterOf(address)?.surfaceOf(address),
    post: (address, reply, name) => through(address, (posting) => posting.post(address, reply, name)),
    pin: (address, message, insteadOf) =>
      through(address, (posting) => posting.pin(address, message, insteadOf)),
    privateAddress: (person) => adapters.get(person.split(':')[0] ?? '')?.privateAddress(person),
    lacks: async (address, place) => (await adapterOf(address)?.lacks(address, place)) ?? [],
    edit: (address, message, reply) => through(address, (posting) => posting.edit(address, message, reply)),
  };
}

/**
 * Sends a message and returns the result. `send` resolves with the message's id. `failureOf` returns the
 * failure for an error of `send`.
 */
export async function sendForResult(
  send: () => Promise<string>,
  failureOf: (error: unknown) => Failure,
): Promise<PostResult> {
  try {
    return { kind: 'sent', message: await send() };
  } catch (error) {
    return { ...failureOf(error), reason: error instanceof Error ? error.message : String(error) };
  }
}
