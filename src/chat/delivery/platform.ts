import type * as z from 'zod';
import type { Result } from '../../core/result.ts';
import type { LiveMessagePlace } from '../../store/contract/live-messages.ts';
import type { Reply } from '../reply.ts';
import type { Surface } from '../surface.ts';
import type { ReplySender } from './progress.ts';
import type { Request } from './request.ts';

/**
 * The functions of a platform that delivery needs. `T`: the data with which the platform answers a request.
 * `H`: the handle of a message.
 */
export interface Platform<T, H> {
  readonly name: string;
  readonly to: z.ZodType<T>;
  readonly handle: z.ZodType<H>;
  surfaceOf(to: T): Surface;
  /** Downloads an attachment. Faults: as `Attachment.bytes`. */
  fetch(source: string): Promise<Result<Buffer>>;
  /** May the person change the settings of the chat? Asks the platform each time. */
  isAdmin(request: Pick<Request<T>, 'person' | 'to'>): Promise<boolean>;
  /**
   * Returns the sender for a request. `deadline`: the time on the clock after which the platform takes no
   * answer.
   */
  senderFor(to: T, deadline: number): ReplySender<H>;
  /** Returns the sender of live messages, on platforms that can find and edit a chat's messages later. */
  liveMessageSenderOf?(to: T): LiveMessageSender;
  /**
   * For platforms without `liveMessageSenderOf`: returns the address and id of the answer just sent.
   * Undefined if there is none. Rejects if the platform doesn't answer.
   */
  locate?(to: T): Promise<(Pick<LiveMessagePlace, 'address'> & { readonly message: string }) | undefined>;
}

/** Sends and edits live messages in the chat of a line or press. `message`: an id as in `Posting`. */
export interface LiveMessageSender {
  /** Is the message still visible from the user's newest message or press? */
  isNear(message: string): boolean;
  /** Acknowledges the user's line with a small sign. False if words are needed instead. */
  nod(): Promise<boolean>;
  /** Sends the reply as a new message and returns its id. */
  send(reply: Reply): Promise<string>;
  /** Replaces the message with the reply. False if the message is gone or can't show the reply. */
  edit(message: string, reply: Reply): Promise<boolean>;
  takeButtons(message: string): Promise<void>;
  remove(message: string): Promise<void>;
}
