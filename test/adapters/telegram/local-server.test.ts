import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANN, BotApiServer } from '../../support/telegram/server.ts';

let server: BotApiServer;
beforeAll(async () => {
  server = await new BotApiServer().start();
});
afterAll(() => server.stop());

async function call(method: string, params: object): Promise<boolean> {
  const response = await fetch(`${server.root}/bot${server.token}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  });
  return ((await response.json()) as { ok: boolean }).ok;
}

const message = (more: object) => ({ chat_id: ANN.id, text: 'text', ...more });
const under = (...buttons: object[]) => message({ reply_markup: { inline_keyboard: [buttons] } });
const results = (...more: object[]) => ({
  inline_query_id: crypto.randomUUID(),
  results: more.map((one, at) => ({ type: 'article', id: String(at), title: 'title', ...one })),
});
const named = (command: string, description = 'description') => ({ commands: [{ command, description }] });

// core.telegram.org/bots/api: #sendmessage, #inlinekeyboardbutton, #answerinlinequery, #botcommand,
// #sendchataction, #reactiontypeemoji
test.each<[what: string, method: string, taken: object, refused: object]>([
  [
    'a text of 1 to 4096 characters',
    'sendMessage',
    message({ text: 'x'.repeat(4096) }),
    message({ text: 'x'.repeat(4097) }),
  ],
  ['a text that is not empty', 'sendMessage', message({ text: '<b>x</b>' }), message({ text: '<b> </b>' })],
  [
    'a label on each button',
    'sendMessage',
    under({ text: '1', callback_data: '1' }),
    under({ text: '', callback_data: '1' }),
  ],
  [
    'a label on each deep link',
    'sendMessage',
    under({ text: '1', url: 'https://t.me/tile_bot?start=1' }),
    under({ url: 'https://t.me/tile_bot?start=1' }),
  ],
  [
    'known styles of buttons',
    'sendMessage',
    under({ text: '1', callback_data: '1', style: 'primary' }),
    under({ text: '1', callback_data: '1', style: 'bold' }),
  ],
  ['one type of button', 'sendMessage', under({ text: '1', callback_data: '1' }), under({ text: '1' })],
  [
    '1 to 64 bytes of data',
    'sendMessage',
    under({ text: '1', callback_data: 'я'.repeat(32) }),
    under({ text: '1', callback_data: 'я'.repeat(33) }),
  ],
  [
    '64 characters of a deep link',
    'sendMessage',
    under({ text: '1', url: `https://t.me/tile_bot?start=${'x'.repeat(64)}` }),
    under({ text: '1', url: `https://t.me/tile_bot?start=${'x'.repeat(65)}` }),
  ],
  ['50 results', 'answerInlineQuery', results(...Array(50).fill({})), results(...Array(51).fill({}))],
  ['results with different ids', 'answerInlineQuery', results({}, {}), results({ id: '1' }, { id: '1' })],
  ['ids of 64 bytes', 'answerInlineQuery', results({ id: 'x'.repeat(64) }), results({ id: 'x'.repeat(65) })],
  ['titles', 'answerInlineQuery', results({}), results({ title: '' })],
  ['commands of 32 small letters', 'setMyCommands', named('x'.repeat(32)), named('x'.repeat(33))],
  ['commands without capitals', 'setMyCommands', named('x'), named('X')],
  [
    'descriptions of 256 characters',
    'setMyCommands',
    named('x', 'x'.repeat(256)),
    named('x', 'x'.repeat(257)),
  ],
  ['known actions', 'sendChatAction', { action: 'typing' }, { action: 'thinking' }],
  ['known emoji', 'setMessageReaction', { reaction: [{ emoji: '👀' }] }, { reaction: [{ emoji: '♞' }] }],
])('the local Telegram takes %s, and no more, in %s', async (_, method, taken, refused) => {
  expect(await call(method, taken)).toBe(true);
  expect(await call(method, refused)).toBe(false);
});
