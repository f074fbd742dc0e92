import type * as z from 'zod';
import type { Result } from '../../core/result.ts';
import type { NewLiveMessage } from '../../store/contract/live-messages.ts';
import type { Reply } from '../reply.ts';
import type { PostChoice, PostPermission, Surface } from '../surface.ts';
import type { ReplySender } from './progress.ts';
import type { Request } from './request.ts';

/**
 * What delivery needs of a platform. `T`: the platform's data for answering a request. `H`: its handle of a
 * message.
 */
export interface Platform<T, H> {
  readonly name: string;
  readonly targetSchema: z.ZodType<T>;
  readonly handleSchema: z.ZodType<H>;
  surfaceOf(target: T): Surface;
  /** Downloads a photo. Faults: those of `Attachment.bytes`. */
  fetch(source: string): Promise<Result<Buffer>>;
  /** May the person change the chat's settings? Asks the platform on each call. */
  isAdmin(request: Pick<Request<T>, 'person' | 'to'>): Promise<boolean>;
  /** See `Incoming.mayPost`. */
  mayPost?(
    request: Pick<Request<T>, 'person' | 'place' | 'address' | 'to'>,
    choice: PostChoice,
  ): Promise<PostPermission>;
  /** `deadlineMs`: time on the delivery's clock after which the platform accepts no answer. */
  senderFor(target: T, deadlineMs: number): ReplySender<H>;
  /** Absent on platforms that can't find their earlier messages in a chat. */
  liveMessageSenderOf?(target: T): LiveMessageSender;
  /**
   * For platforms without `liveMessageSenderOf`: returns the message that has just answered the request, if
   * any. Rejects if the platform can't be asked.
   */
  findAnswerMessage?(
    target: T,
  ): Promise<(Pick<NewLiveMessage, 'address'> & { readonly messageId: string }) | undefined>;
}

/** Sends to the place where the user typed or pressed. */
export interface LiveMessageSender {
  /** Is it close to the user's newest message or press? */
  isLikelyVisible(messageId: string): boolean;
  /** Acknowledges by a sign, such as a reaction. False if a message must be sent instead. */
  acknowledge(): Promise<boolean>;
  send(reply: Reply): Promise<string>;
  /** False if the message no longer exists or can't show the reply. */
  edit(messageId: string, reply: Reply): Promise<boolean>;
  removeButtons(messageId: string): Promise<void>;
  remove(messageId: string): Promise<void>;
}
