import { type Api, GrammyError } from 'grammy';
import type { ChatMember, ChatPermissions } from 'grammy/types';
import type { BotPermission } from '../../../chat/surface.ts';
import { failureOf } from '../bot-api/api-errors.ts';
import { isGroupOrChannel, placeKeyOf, telegramUserIdOf } from '../bot-api/message-request.ts';
import type { Apis } from '../calls/apis.ts';

/**
 * Asks Telegram. The result is `['see']` if the bot can't reach the chat. It is empty if Telegram doesn't
 * answer, and for private chats.
 */
export async function findMissingPermissions(
  { postsApi, me }: Pick<Apis, 'postsApi' | 'me'>,
  chatId: number,
): Promise<readonly BotPermission[]> {
  if (!isGroupOrChannel(chatId)) return [];
  try {
    const [member, { permissions }] = await Promise.all([
      postsApi.getChatMember(chatId, me().id),
      postsApi.getChat(chatId),
    ]);
    return missingPermissions(member, permissions);
  } catch (error) {
    return failureOf(error).kind === 'unreachable' ? ['see'] : [];
  }
}

/** `permissions`: those of all ordinary members. core.telegram.org/bots/api#chatmember, #chatpermissions */
export function missingPermissions(
  member: ChatMember,
  permissions: ChatPermissions | undefined,
): readonly BotPermission[] {
  switch (member.status) {
    case 'creator':
      return [];
    case 'administrator': {
      const missingPermissionsOfAdmin: BotPermission[] =
        member.can_post_messages === false ? ['write', 'files'] : [];
      return member.can_pin_messages === false
        ? [...missingPermissionsOfAdmin, 'pin']
        : missingPermissionsOfAdmin;
    }
    case 'member':
      return missingPermissionsOf({ can_pin_messages: false, ...permissions });
    case 'restricted':
      return member.is_member ? missingPermissionsOf(member) : ['see'];
    default:
      return ['see'];
  }
}

const missingPermissionsOf = ({
  can_send_messages,
  can_send_photos,
  can_pin_messages,
}: ChatPermissions): BotPermission[] => [
  ...(can_send_messages === false ? (['write'] as const) : []),
  ...(can_send_messages === false || can_send_photos === false ? (['files'] as const) : []),
  ...(can_pin_messages === true ? [] : (['pin'] as const)),
];

/**
 * Always asks Telegram, because the answer may change. A message in the name of the chat itself is from an
 * administrator (core.telegram.org/bots/api#message, `sender_chat`). False for users whom Telegram doesn't
 * know in the chat.
 */
export async function isAdmin(api: Api, chatId: number, personKey: string): Promise<boolean> {
  if (personKey === placeKeyOf(chatId)) return true;
  try {
    const { status } = await api.getChatMember(chatId, telegramUserIdOf(personKey));
    return status === 'creator' || status === 'administrator';
  } catch (error) {
    if (error instanceof GrammyError && error.error_code === 400) return false;
    throw error;
  }
}
