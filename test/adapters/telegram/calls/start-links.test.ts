import type { InlineKeyboardMarkup } from 'grammy/types';
import { expect, test } from 'vitest';
import {
  addBotName,
  startLink,
  withStartLinks,
} from '../../../../src/adapters/telegram/calls/start-links.ts';

const play = { text: 'Play', callback_data: 'play:3x3' };
const keyboard: InlineKeyboardMarkup = {
  inline_keyboard: [[play, { text: 'In private', url: startLink('daily-7') }], [play]],
};
/** core.telegram.org/bots/features#deep-linking */
const named: InlineKeyboardMarkup = {
  inline_keyboard: [[play, { text: 'In private', url: 'https://t.me/tile_bot?start=daily-7' }], [play]],
};

test('a deep link gets the bot’s name and keeps its label, other buttons stay', () => {
  expect(addBotName(keyboard, 'tile_bot')).toEqual(named);
});

test('calls are sent with named deep links, and unchanged without deep links', async () => {
  const sent: unknown[] = [];
  const send = (payload: object) =>
    withStartLinks(() => 'tile_bot')(
      (async (_: string, changed: object) => void sent.push(changed)) as never,
      'sendMessage',
      payload as never,
      undefined,
    );
  const withoutLinks = { chat_id: 1, text: 'Hello', reply_markup: { inline_keyboard: [[play]] } };
  await send({ chat_id: 1, text: 'Hello', reply_markup: keyboard });
  await send(withoutLinks);
  expect(sent).toEqual([{ chat_id: 1, text: 'Hello', reply_markup: named }, withoutLinks]);
  expect(sent[1]).toBe(withoutLinks);
});
