import { createHash } from 'node:crypto';
import type { Api } from 'grammy';
import type { BotCommand, BotCommandScope, LanguageCode } from 'grammy/types';
import type { Chat } from '../../chat/chat.ts';
import type { Store } from '../../store/contract/store.ts';

/** Locale for users whose own language has no menu. */
const FALLBACK_LOCALE = 'en';
const MENU_SCOPES: readonly BotCommandScope[] = [
  { type: 'default' },
  { type: 'all_private_chats' },
  { type: 'all_group_chats' },
];

/** Source: core.telegram.org/bots/api#setmycommands. */
export function menuOf(chat: Pick<Chat, 'commands' | 'texts'>, locale: string): BotCommand[] {
  const texts = chat.texts(locale);
  return chat.commands
    .filter((command) => command.isHidden !== true)
    .map(({ name }) => ({ command: name, description: texts.say(`${name}-description`) }));
}

/**
 * Sends the menus of all scopes and languages. Resolves with false if they equal the menus that were sent
 * last. `botId`: id of the bot. `locales`: BCP 47 tags. Only their two-letter language codes are used,
 * because Telegram accepts no others. Rejects with grammY's errors.
 */
export async function sendMenus(
  api: Api,
  botId: number,
  chat: Pick<Chat, 'commands' | 'texts'>,
  locales: readonly string[],
  keyValues: Store['keyValues'],
): Promise<boolean> {
  const languageCodes = new Set(locales.map((locale) => locale.split('-')[0] ?? ''));
  const otherLanguages = [...languageCodes].filter(
    (code) => code !== FALLBACK_LOCALE && /^[a-z]{2}$/.test(code),
  );
  const menus = [
    { commands: menuOf(chat, FALLBACK_LOCALE), language: {} },
    ...otherLanguages.map((code) => ({
      commands: menuOf(chat, code),
      language: { language_code: code as LanguageCode },
    })),
  ];
  const menusHash = createHash('sha256')
    .update(JSON.stringify([MENU_SCOPES, menus]))
    .digest('hex');
  const menusKey = `telegram:${botId}:menus`;
  // If the store is unavailable, send the menus in any case.
  if ((await keyValues.get(menusKey).catch(() => undefined)) === menusHash) return false;
  for (const { commands, language } of menus) {
    for (const scope of MENU_SCOPES) await api.setMyCommands(commands, { scope, ...language });
  }
  await keyValues.set(menusKey, menusHash);
  return true;
}
