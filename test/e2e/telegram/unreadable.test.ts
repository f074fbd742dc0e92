import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import type { TelegramOptions } from '../../../src/adapters/telegram/start-telegram.ts';
import { arbitraryMutation } from '../../support/arbitrary-mutation.ts';
import type { LogLine } from '../../support/record-log.ts';
import { openTelegram } from '../../support/telegram/open.ts';
import { own } from '../../support/telegram/players.ts';
import { ANN, BOT, type BotApiServer, GROUP, PRIVATE } from '../../support/telegram/server.ts';

let server: BotApiServer;
let telegram: Adapter;
let logged: readonly LogLine[];
let close: () => Promise<void>;

const start = async (options: Partial<TelegramOptions> = {}): Promise<void> => {
  ({ server, telegram, logged, close } = await openTelegram(() => options));
};
afterEach(() => close());

const sent = { message_id: 900, date: 1, chat: PRIVATE, from: ANN };
const FILE = { file_id: 'file', file_unique_id: 'unique', file_size: 10, width: 10, height: 10 };
const ours = {
  message_id: 899,
  date: 1,
  chat: GROUP,
  from: BOT,
  caption: 'a board',
  photo: [FILE],
  reply_markup: { inline_keyboard: [[{ text: '1', callback_data: 'count:1' }]] },
};
/** Actions of people, as Telegram reports them. */
const UPDATES = [
  { message: { ...sent, text: '/solve 1 2 3 4 0 5' } },
  { message: { ...sent, chat: GROUP, text: '/hint', reply_to_message: ours, is_topic_message: true } },
  { edited_message: { ...sent, text: '/solve 1 2 3 4 0 5', edit_date: 2 } },
  { message: { ...sent, caption: '/play', photo: [FILE, FILE], media_group_id: '1' } },
  { message: { ...sent, document: FILE, sender_chat: GROUP, author_signature: 'Ann' } },
  { message: { ...sent, chat: GROUP, migrate_to_chat_id: -100_901 } },
  { callback_query: { id: '1', from: ANN, chat_instance: '1', data: 'count:1', message: ours } },
  { inline_query: { id: '1', from: ANN, query: '3x3', offset: '' } },
  { chosen_inline_result: { result_id: '1', from: ANN, query: '3x3', inline_message_id: '1' } },
  {
    my_chat_member: {
      chat: GROUP,
      from: ANN,
      date: 1,
      old_chat_member: { status: 'left', user: BOT },
      new_chat_member: { status: 'restricted', user: BOT, is_member: true },
    },
  },
];
const unread = () => logged.filter(({ message }) => message === 'a Telegram update can not be read');

/** Another user, whose open requests the malformed updates don't count for. */
const BEN = { ...ANN, id: 502, first_name: 'Ben' };

/** Is a line that comes now answered, and was nothing a bug before it? */
async function isWell(text: string): Promise<void> {
  server.say(text, { chat: own(BEN), from: BEN });
  await server.message((shown) => shown.text === `answer to ${text}`);
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
}

test.each([
  ['a message without a chat', { message: { message_id: 1, date: 1, from: ANN, text: '/solve' } }],
  ['a text that is a number', { message: { ...sent, text: 42 } }],
])('%s costs a line of the log, and those that came with it are answered', async (_, update) => {
  await start();
  server.push(update as never);
  await isWell('/first');
  await isWell('/second');
  expect(unread()).toHaveLength(1);
  await server.until(() => server.pending === 0, 'all to be confirmed');
});

test('malformed updates don’t stop the ones that follow', async () => {
  await start();
  const some = fc.array(arbitraryMutation(UPDATES), { minLength: 1, maxLength: 10 });
  let round = 0;
  await fc.assert(
    fc.asyncProperty(some, async (updates) => {
      for (const update of updates) server.push(update as never);
      await isWell(`/line${++round}`);
    }),
    { numRuns: 40 },
  );
  expect(unread().length).toBeGreaterThan(0);
}, 60_000);

test('the webhook answers a body that is no update with 400, and any other with 200', async () => {
  await start({ webhook: { url: 'https://example.org/telegram', secret: 'secret' } });
  await server.until(() => logged.length > 0, 'the webhook');
  const post = async (body: string): Promise<number | undefined> => {
    const headers = { 'x-telegram-bot-api-secret-token': 'secret' };
    const request = new Request('https://example.org/telegram', { method: 'POST', headers, body });
    return (await telegram.routes[0]?.handle(request))?.status;
  };
  for (const body of ['', '{', '[]', '42', 'null', '{}', '{"update_id":"1"}'])
    expect(await post(body)).toBe(400);
  let update_id = 1;
  await fc.assert(
    fc.asyncProperty(arbitraryMutation(UPDATES), async (update) => {
      expect(await post(JSON.stringify({ update_id: update_id++, ...(update as object) }))).toBe(200);
    }),
    { numRuns: 300 },
  );
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
  expect(unread().length).toBeGreaterThan(0);
});
