import type { Transformer } from 'grammy';
import type { ApiError, ChatMember, ChatMemberUpdated } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import type { MembershipRecorder } from '../../../chat/presence.ts';
import type { BotPermission } from '../../../chat/surface.ts';
import type { Log } from '../../../observe/log.ts';
import type { LiveMessages } from '../../../store/contract/live-messages.ts';
import { PICTURE_REFUSED_ERROR } from '../bot-api/api-errors.ts';
import {
  addressOf,
  isGroupOrChannel,
  localeOf,
  placeKeyOf,
  type Target,
} from '../bot-api/message-request.ts';
import { missingPermissions } from './rights.ts';

const MAX_REMEMBERED_CHATS = 10_000;
/**
 * In this time after a refused picture, further calls of the same method to the same chat fail without a
 * request to Telegram. Otherwise each answer would be delayed by a call that Telegram refuses.
 */
const REFUSAL_MEMORY_MS = 30_000;
/** The notice is stored as a live message, so that the bot can edit it when its permissions change. */
const MISSING_PERMISSIONS_SUBJECT = 'lacks';

export interface Membership {
  /** The bot was added, removed or blocked, or its permissions changed. Never rejects. */
  handleChange(update: ChatMemberUpdated): Promise<void>;
  /**
   * Resolves with the permissions that the bot lacks, as reported by Telegram or concluded from refused
   * pictures. Never rejects.
   */
  findMissingRights(chatId: number): Promise<readonly BotPermission[]>;
  /**
   * Notices when a chat refuses a picture. The bot then posts in the chat, once, which permission is missing.
   */
  readonly transformer: Transformer;
}

interface MembershipContext {
  readonly presence: MembershipRecorder;
  /** Store of the notices about missing permissions. */
  readonly liveMessages: Pick<LiveMessages, 'request' | 'record'>;
  readonly findMissingPermissions: (chatId: number) => Promise<readonly BotPermission[]>;
  readonly log: Log;
}

export function createMembership(context: MembershipContext): Membership {
  const { presence, liveMessages, findMissingPermissions, log } = context;
  /** Chats that refused a picture and have not accepted a photo since then. */
  const chatsRefusingPictures = new LRUCache<number, true>({ max: MAX_REMEMBERED_CHATS });
  /** Key: chat and method of a call. Value: the recent error by which the chat refused a picture. */
  const recentRefusals = new LRUCache<string, ApiError>({
    max: MAX_REMEMBERED_CHATS,
    ttl: REFUSAL_MEMORY_MS,
  });

  const noticePlaceOf = (target: Target, locale: string) => ({
    subject: MISSING_PERMISSIONS_SUBJECT,
    address: addressOf(target),
    place: placeKeyOf(target.chat),
    locale,
  });

  async function requestNotice(target: Target, locale = 'en'): Promise<void> {
    await liveMessages.request(noticePlaceOf(target, locale));
  }

  async function findMissingRights(chatId: number): Promise<readonly BotPermission[]> {
    const reportedMissingRights = await findMissingPermissions(chatId);
    return chatsRefusingPictures.has(chatId) && !reportedMissingRights.includes('files')
      ? [...reportedMissingRights, 'files']
      : reportedMissingRights;
  }

  async function handleJoin({ chat, from }: ChatMemberUpdated): Promise<void> {
    const chatKey = placeKeyOf(chat.id);
    // A private chat is greeted at the user's first message, and in channels users can't write to the bot.
    if (chat.type === 'private' || chat.type === 'channel') return presence.recordMembership([chatKey]);
    const target = { chat: chat.id };
    const locale = localeOf(from);
    await presence.recordJoin({ address: addressOf(target), place: chatKey, locale });
    // The greeting already names the missing permissions. Record the notice as sent, with the made-up message
    // id 0.
    if ((await findMissingRights(chat.id)).some(isAlwaysNeeded))
      await liveMessages.record(noticePlaceOf(target, locale), 'text:0');
  }

  async function applyChange(update: ChatMemberUpdated): Promise<void> {
    const { chat, from, old_chat_member: oldMember, new_chat_member: newMember } = update;
    log.info({ chat: chat.id, status: newMember.status }, 'the bot is now this in a Telegram chat');
    if (!isInChat(newMember)) return presence.recordLeave(placeKeyOf(chat.id));
    if (!isInChat(oldMember)) return handleJoin(update);
    const lostPermissions = missingPermissions(newMember, undefined).filter(
      (permission) => !missingPermissions(oldMember, undefined).includes(permission),
    );
    if (isGroupOrChannel(chat.id) && lostPermissions.some(isAlwaysNeeded))
      await requestNotice({ chat: chat.id }, localeOf(from));
  }

  return {
    findMissingRights,
    handleChange: (update) =>
      applyChange(update).catch((error: unknown) =>
        log.warn({ err: error }, 'a change of membership was lost'),
      ),
    transformer: async (call, method, payload, signal) => {
      const chatId = 'chat_id' in payload ? Number(payload.chat_id) : 0;
      const callKey = `${chatId} ${method}`;
      const recentRefusal = recentRefusals.get(callKey);
      if (recentRefusal !== undefined) return recentRefusal;
      const answer = await call(method, payload, signal);
      if (answer.ok) {
        if (method === 'sendPhoto') chatsRefusingPictures.delete(chatId);
        return answer;
      }
      if (!PICTURE_REFUSED_ERROR.test(answer.description)) return answer;
      recentRefusals.set(callKey, answer);
      if (!chatsRefusingPictures.has(chatId)) {
        chatsRefusingPictures.set(chatId, true);
        await requestNotice({ chat: chatId }).catch((error: unknown) =>
          log.warn({ err: error }, 'a chat was not told what is missing'),
        );
      }
      return answer;
    },
  };
}

/** The permission to pin is needed only for pinned posts, which are optional. */
const isAlwaysNeeded = (permission: BotPermission): boolean => permission !== 'pin';

const isInChat = (member: ChatMember): boolean =>
  member.status === 'restricted' ? member.is_member : member.status !== 'left' && member.status !== 'kicked';
