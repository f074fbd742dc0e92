import type { Result } from '../core/result.ts';
import type { Call } from './command.ts';
import type { Reply } from './reply.ts';

/** One of the messages that a person may send to whatever chat they are in. */
export interface Offer {
  /** 1 to 64 letters, unique among those offered together. */
  readonly id: string;
  /** Without marks, as is the description. */
  readonly title: string;
  readonly description: string;
  /** The message. Its buttons open something: nobody knows the chat in which it will stand. */
  readonly reply: Reply;
}

/** What is offered for a query. */
export interface Offers {
  readonly offers: readonly Offer[];
  /** Milliseconds for which they stay true for whoever asked. */
  readonly holdMs: number;
}

/** Finds what is offered for a query that is asked from any chat, before anything is sent there. */
export type Offering = (call: Call, query: string) => Promise<Result<Offers>>;
