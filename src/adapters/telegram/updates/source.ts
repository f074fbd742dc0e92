import type { Update } from 'grammy/types';
import type { Route } from '../../adapter.ts';

/** Kinds of updates that the bot asks Telegram for. */
export const ALLOWED_UPDATES = [
  'message',
  'edited_message',
  'callback_query',
  'my_chat_member',
  'inline_query',
  'chosen_inline_result',
] as const;

/** Source of updates: polling or a webhook. */
export interface Source {
  /** Starts after Telegram has accepted the token. Rejects with grammY's errors. */
  open(): Promise<void>;
  /** HTTP routes for posted updates. */
  readonly routes: readonly Route[];
  /** Stops taking updates. Resolves when all received updates are confirmed. */
  close(): Promise<void>;
}

/** Accepts a batch so that a crash loses none, and starts to handle it. Never rejects. */
export type Receive = (updates: readonly Update[]) => Promise<void>;
