import type * as z from 'zod';
import type { Result } from '../../core/result.ts';
import type { LiveMessagePlace } from '../../store/contract/live-messages.ts';
import type { Reply } from '../reply.ts';
import type { Surface } from '../surface.ts';
import type { ReplySender } from './progress.ts';
import type { Request } from './request.ts';

/** A platform, for delivery. `T`: how it answers a request; `H`: what it finds a message by. */
export interface Platform<T, H> {
  readonly name: string;
  readonly to: z.ZodType<T>;
  readonly handle: z.ZodType<H>;
  surfaceOf(to: T): Surface;
  /** The bytes of an attachment. Faults: as `Attachment`. */
  fetch(source: string): Promise<Result<Buffer>>;
  /** May the person who asked change the settings of the chat? Asked now. */
  isAdmin(request: Pick<Request<T>, 'person' | 'to'>): Promise<boolean>;
  /** `deadline`: by the clock; after it nobody can be answered. */
  senderFor(to: T, deadline: number): ReplySender<H>;
  /** For messages that stand for something, where each chat's can be found again. */
  liveMessageSenderOf?(to: T): LiveMessageSender;
  /**
   * Elsewhere: how the answer that was just given is found again; undefined: it isn't. Rejects when the
   * platform doesn't say.
   */
  locate?(to: T): Promise<(Pick<LiveMessagePlace, 'address'> & { readonly message: string }) | undefined>;
}

/**
 * What a platform does with messages that stand for something, in the chat of a line or press. `message`: as
 * `Posting` finds it.
 */
export interface LiveMessageSender {
  /** Is the message still in sight from where somebody has just written or pressed? */
  isNear(message: string): boolean;
  /** A small sign at the line that it was heard; false: it has to be said in words. */
  nod(): Promise<boolean>;
  /** Sends the reply as a message of its own; fulfils with what finds it. */
  send(reply: Reply): Promise<string>;
  /** Makes the message the reply; false: it is gone, or can't become that. */
  edit(message: string, reply: Reply): Promise<boolean>;
  takeButtons(message: string): Promise<void>;
  remove(message: string): Promise<void>;
}
