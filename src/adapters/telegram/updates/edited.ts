import type { Message, Update } from 'grammy/types';
import { LRUCache } from 'lru-cache';

const REMEMBERED = 10_000;

type Line = Pick<Message, 'chat' | 'message_id'>;

/** Lines whose answer is still to come, or was a fault: once they are edited they are read as if they were sent now. */
export interface OpenLines {
  note(line: Line): void;
  answered(line: Line): void;
  /** Makes an edit of such a line a message. Any other edit stays what it is, which is nothing to us. */
  reread(update: Update): void;
}

/** Remembers the lines of this process. */
export function openLines(): OpenLines {
  const open = new LRUCache<string, true>({ max: REMEMBERED });
  const keyOf = ({ chat, message_id }: Line): string => `${chat.id} ${message_id}`;
  return {
    note: (line) => void open.set(keyOf(line), true),
    answered: (line) => void open.delete(keyOf(line)),
    reread(update) {
      const { edited_message: edited } = update;
      if (edited === undefined || !open.has(keyOf(edited))) return;
      update.message = edited;
      delete update.edited_message;
    },
  };
}
