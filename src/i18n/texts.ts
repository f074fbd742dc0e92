import type { Facts, Fault } from '../core/result.ts';

/** The catalogue in one language. */
export interface Texts {
  readonly locale: string;
  /** The message `id` with its variables; string values lose the marks `*` and `` ` ``. Throws on an unknown id: a bug. */
  say(id: string, facts?: Facts): string;
  /** The sentence about a fault (`fault-<code>`), with a working example. */
  sayFault(fault: Fault): string;
  /** Is there a message of this id? */
  has(id: string): boolean;
}
