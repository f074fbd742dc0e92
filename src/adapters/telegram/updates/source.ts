import type { Update } from 'grammy/types';
import type { Route } from '../../adapter.ts';

/** The bot asks Telegram to send these. */
export const ALLOWED_UPDATES = [
  'message',
  'edited_message',
  'callback_query',
  'my_chat_member',
  'inline_query',
  'chosen_inline_result',
] as const;

export interface UpdateSource {
  /** Called after Telegram has accepted the token. Rejects with grammY's errors. */
  open(): Promise<void>;
  /** Telegram posts updates to these. Empty for polling. */
  readonly routes: readonly Route[];
  /** Resolves when all received updates are confirmed. */
  close(): Promise<void>;
}

/**
 * Stores updates, or lets them take effect, so that a crash loses none of them. Then they may be confirmed.
 * Resolves with false if an update must come again, because another process has begun to handle it. Never
 * rejects.
 */
export type ReceiveUpdates = (updates: readonly Update[]) => Promise<boolean>;
