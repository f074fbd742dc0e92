import type { Transformer } from 'grammy';
import type { InlineKeyboardMarkup } from 'grammy/types';

const START_LINK_BASE = 'https://t.me/?start=';

/** Opens the private chat with the bot. `withStartLinks` adds the bot's name when the link is sent. */
export const startLink = (payload: string): string => START_LINK_BASE + payload;

/**
 * Adds the bot's name to deep links: `https://t.me/<name>?start=<payload>`.
 * core.telegram.org/bots/features#deep-linking
 */
export function withStartLinks(botName: () => string): Transformer {
  return (call, method, payload, signal) => {
    const { reply_markup: markup } = payload as { reply_markup?: InlineKeyboardMarkup };
    const hasStartLink = markup?.inline_keyboard?.some((row) => row.some(isStartLink));
    if (!hasStartLink || markup === undefined) return call(method, payload, signal);
    return call(method, { ...payload, reply_markup: addBotName(markup, botName()) }, signal);
  };
}

export const addBotName = (
  { inline_keyboard }: InlineKeyboardMarkup,
  botName: string,
): InlineKeyboardMarkup => ({
  inline_keyboard: inline_keyboard.map((row) =>
    row.map((button) =>
      isStartLink(button)
        ? { ...button, url: `https://t.me/${botName}?start=${button.url.slice(START_LINK_BASE.length)}` }
        : button,
    ),
  ),
});

const isStartLink = (button: object): button is { url: string } =>
  'url' in button && typeof button.url === 'string' && button.url.startsWith(START_LINK_BASE);
