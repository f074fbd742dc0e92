import { Api } from 'grammy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebhook } from '../../../../src/adapters/telegram/updates/webhook.ts';
import { BotApiServer } from '../../../support/telegram/server.ts';

const SECRET = 'a secret of the tests';
const UPDATE = JSON.stringify({ update_id: 7 });

let server: BotApiServer;
beforeAll(async () => {
  server = await new BotApiServer().start();
});
afterAll(() => server.stop());

/** A webhook whose updates are stored as `isStored` says, and the status of a request to it. */
function webhook(isStored: boolean) {
  const received: number[] = [];
  const source = createWebhook({
    api: new Api(server.token, { apiRoot: server.root }),
    url: 'https://bot.example/telegram',
    secret: SECRET,
    receive: async (updates) => {
      received.push(...updates.map(({ update_id }) => update_id));
      return isStored;
    },
  });
  const post = async (body = UPDATE, secret = SECRET, method = 'POST') => {
    const headers = { 'x-telegram-bot-api-secret-token': secret };
    const request = new Request('http://127.0.0.1/telegram', {
      method,
      headers,
      body: method === 'POST' ? body : null,
    });
    const response = await source.routes?.[0]?.handle(request);
    return response?.status;
  };
  return { source, received, post };
}

it('takes updates only while it is open', async () => {
  const { source, received, post } = webhook(true);
  expect(await post()).toBe(503);
  await source.open();
  expect(await post()).toBe(200);
  await source.close();
  expect(await post()).toBe(503);
  expect(received).toEqual([7]);
});

it('has Telegram send an update again that could not be stored', async () => {
  const { source, post } = webhook(false);
  await source.open();
  expect(await post()).toBe(503);
});

it.each([
  ['another secret', UPDATE, 'guess', 'POST', 401],
  ['no secret', UPDATE, '', 'POST', 401],
  ['no update', '{"id":7}', SECRET, 'POST', 400],
  ['no JSON', 'update_id=7', SECRET, 'POST', 400],
  ['another method', UPDATE, SECRET, 'GET', 405],
])('refuses %s', async (_, body, secret, method, status) => {
  const { source, received, post } = webhook(true);
  await source.open();
  expect(await post(body, secret, method)).toBe(status);
  expect(received).toEqual([]);
});
