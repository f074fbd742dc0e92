import type { Reply } from '../reply.ts';
import type { Address, Right, Surface } from '../surface.ts';
import type { Failure } from './failure.ts';

/** What became of a message of our own; `reason`: for the log. */
export type PostResult =
  /** `message`: what the adapter finds it by, as text, for the store. */
  { readonly kind: 'sent'; readonly message: string } | (Failure & { readonly reason: string });

/**
 * Messages that the bot begins by itself. One try each: who posts keeps what is to be said, and comes again
 * after a `retryable` failure. No method ever rejects.
 */
export interface Posting {
  /**
   * Sends the reply there as a message of its own, never for one person alone. `name`: of those with one name
   * within some minutes a platform that can sends the first alone.
   */
  post(address: Address, reply: Reply, name?: string): Promise<PostResult>;
  /**
   * Makes a message that was posted there the reply, which has to fit into one; without a picture of its own
   * it keeps the message's. `sent`: the message as it is found from now on.
   */
  edit(address: Address, message: string, reply: Reply): Promise<PostResult>;
  /** What is shown there; undefined: it is no address of this adapter's. */
  surfaceOf(address: Address): Surface | undefined;
  /** Pins a message that was posted there, and another one no more. `unreachable`: the bot may not. */
  pin(address: Address, message: string, insteadOf?: string): Promise<PostResult>;
  /** The private chat with a person, by their key; undefined: it is nobody's here. */
  privateAddress(person: string): Address | undefined;
  /**
   * What the bot may not do there, asked now; none where nobody can tell. `place`: the key of the chat that
   * it has to be in; else it can't be seen.
   */
  lacks(address: Address, place?: string): Promise<readonly Right[]>;
}

/** The posting of all adapters, each found by its addresses' first word. */
export interface PostingRouter extends Posting {
  /** From now on this adapter posts to its addresses. */
  add(adapter: string, posting: Posting): void;
  /** Their names. */
  adapters(): readonly string[];
}

/** Posts through those adapters that are there; through others, perhaps later. */
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

/** The result of sending a message; `failureOf` explains its error. `send` fulfils with what finds it. */
export async function postResult(
  send: () => Promise<string>,
  failureOf: (error: unknown) => Failure,
): Promise<PostResult> {
  try {
    return { kind: 'sent', message: await send() };
  } catch (error) {
    return { ...failureOf(error), reason: error instanceof Error ? error.message : String(error) };
  }
}
