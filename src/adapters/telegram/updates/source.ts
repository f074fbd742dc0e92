import type { Update } from 'grammy/types';
import type { Route } from '../../adapter.ts';

/** Types of updates that the bot asks Telegram to send. */
export const ALLOWED_UPDATES = [
  'message',
  'edited_message',
  'callback_query',
  'my_chat_member',
  'inline_query',
  'chosen_inline_result',
] as const;

/** Receives updates from Telegram, by polling or by a webhook. */
export interface UpdateSource {
  /**
   * Starts to receive updates. Called after Telegram has accepted the token. Rejects with grammY's errors.
   */
  open(): Promise<void>;
  /** HTTP routes where Telegram posts updates. Empty for polling. */
  readonly routes: readonly Route[];
  /** Stops receiving updates. Resolves when all received updates are confirmed. */
  close(): Promise<void>;
}

/** Stores updates, so that a crash loses none of them, and starts to handle them. Never rejects. */
export type ReceiveUpdates = (updates: readonly Update[]) => Promise<void>;
