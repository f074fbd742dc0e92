import { type Api, GrammyError } from 'grammy';
import { personId, placeKey } from '../bot-api/incoming.ts';

/**
 * Does the person of this key run the chat? Asked each time, as that may have changed. Whoever writes as the chat itself is one of its
 * administrators (core.telegram.org/bots/api#message, `sender_chat`); another chat that writes there, or somebody whom Telegram doesn't tell of, is not.
 */
export async function isAdmin(api: Api, chat: number, person: string): Promise<boolean> {
  if (person === placeKey(chat)) return true;
  try {
    const { status } = await api.getChatMember(chat, personId(person));
    return status === 'creator' || status === 'administrator';
  } catch (error) {
    if (error instanceof GrammyError && error.error_code === 400) return false;
    throw error;
  }
}
