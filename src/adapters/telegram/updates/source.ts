import type { Update } from 'grammy/types';
import type { Route } from '../../adapter.ts';

/** What the bot asks Telegram for. */
export const ALLOWED_UPDATES = [
  'message',
  'edited_message',
  'callback_query',
  'my_chat_member',
  'inline_query',
  'chosen_inline_result',
] as const;

/** The way by which updates come in. */
export interface Source {
  /** Begins, once Telegram has accepted the token. Rejects with what grammY throws. */
  open(): Promise<void>;
  /** Where updates are posted. */
  readonly routes: readonly Route[];
  /** Takes no more updates. Fulfils when all that came are confirmed. */
  close(): Promise<void>;
}

/** Takes a batch on, so that a kill loses none, and begins to handle it. Never rejects. */
export type Receive = (updates: readonly Update[]) => Promise<void>;
