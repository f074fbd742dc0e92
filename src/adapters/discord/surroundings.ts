import type { Chat } from '../../chat/chat.ts';
import type { Reply } from '../../chat/reply.ts';
import type { Turns } from './keyed-queue.ts';
import type { AnswerPromises } from './pending-replies.ts';

/** What the adapter writes its log with (pino's own form). */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What answering an interaction needs beside the interaction. */
export interface Surroundings {
  readonly chat: Chat;
  readonly promises: AnswerPromises;
  readonly log: Log;
  /** Presses on one message are answered in the order they came. */
  readonly turns: Turns;
  /** Ends the work when the program stops. */
  readonly signal: AbortSignal;
  /** Milliseconds to wait for an answer before it is put off. */
  readonly patience: () => number;
}

/** Uploads above this many bytes are not risked within the three seconds of an acknowledgement. */
export const QUICK_UPLOAD = 1_000_000;

/** The kind sentence for what is not the person's fault. */
export function sorry(chat: Chat, locale: string): Reply {
  return { kind: 'fault', text: chat.texts(locale).say('sorry') };
}
