import type * as z from 'zod';
import type { Result } from '../../core/result.ts';
import type { NewLiveMessage } from '../../store/contract/live-messages.ts';
import type { Reply } from '../reply.ts';
import type { Surface } from '../surface.ts';
import type { ReplySender } from './progress.ts';
import type { Request } from './request.ts';

/**
 * The functions of a platform that delivery needs. `T`: the platform's data for answering a request. `H`: the
 * platform's handle of a message.
 */
export interface Platform<T, H> {
  /** Name of the platform in keys and metrics. */
  readonly name: string;
  /** Schema of the platform's data for answering a request. */
  readonly targetSchema: z.ZodType<T>;
  /** Schema of the platform's handle of a message. */
  readonly handleSchema: z.ZodType<H>;
  surfaceOf(target: T): Surface;
  /** Downloads a photo. Faults: those of `Attachment.bytes`. */
  fetch(source: string): Promise<Result<Buffer>>;
  /** May the person change the settings of the chat? Asks the platform on each call. */
  isAdmin(request: Pick<Request<T>, 'person' | 'to'>): Promise<boolean>;
  /**
   * Returns the sender of the messages that answer a request. `deadlineMs`: time on the delivery's clock
   * after which the platform accepts no answer.
   */
  senderFor(target: T, deadlineMs: number): ReplySender<H>;
  /**
   * Returns the sender of live messages. Absent on platforms that can't find their earlier messages in a
   * chat.
   */
  liveMessageSenderOf?(target: T): LiveMessageSender;
  /**
   * For platforms without `liveMessageSenderOf`: returns the address and id of the message that has just
   * answered the request. Undefined if no message did. Rejects if the platform can't be asked.
   */
  findAnswerMessage?(
    target: T,
  ): Promise<(Pick<NewLiveMessage, 'address'> & { readonly messageId: string }) | undefined>;
}

/**
 * Sends and edits live messages where the user typed a line or pressed a button. `messageId`: an id as text.
 */
export interface LiveMessageSender {
  /** Is the message close enough to the user's newest message or press to be still visible on the screen? */
  isLikelyVisible(messageId: string): boolean;
  /**
   * Acknowledges the user's line with a sign, such as a reaction. Returns false if that isn't possible, so a
   * message must be sent instead.
   */
  acknowledge(): Promise<boolean>;
  /** Sends the reply as a new message and returns its id. */
  send(reply: Reply): Promise<string>;
  /**
   * Replaces the message with the reply. Returns false if the message no longer exists or can't show the
   * reply.
   */
  edit(messageId: string, reply: Reply): Promise<boolean>;
  removeButtons(messageId: string): Promise<void>;
  remove(messageId: string): Promise<void>;
}
