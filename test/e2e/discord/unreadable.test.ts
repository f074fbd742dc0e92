import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { arbitraryMutation } from '../../support/arbitrary-mutation.ts';
import { openDiscord } from '../../support/discord/open.ts';
import type { LocalDiscord } from '../../support/discord/server.ts';
import type { LogLine } from '../../support/record-log.ts';

let discord: LocalDiscord;
let bot: Adapter;
let logged: readonly LogLine[];
let close: () => Promise<void>;

const start = async (options?: Parameters<typeof openDiscord>[0]): Promise<void> => {
  ({ discord, bot, logged, close } = await openDiscord(options));
};
afterEach(() => close());

const user = { id: '500', username: 'ann', global_name: null };
const asked = {
  application_id: '100',
  token: 'a token',
  version: 1,
  locale: 'en-US',
  app_permissions: '0',
  channel: { id: '401', type: 1 },
  context: 1,
  authorizing_integration_owners: { 1: '500' },
  user,
};
const inServer = {
  ...asked,
  user: undefined,
  guild_id: '300',
  member: { user, permissions: '0', nick: null },
};
const row = { type: 1, components: [{ type: 2, custom_id: 'count:1', label: '+', style: 1 }] };
/** Actions of people, as Discord reports them. */
const INTERACTIONS = [
  { ...asked, type: 2, data: { type: 1, name: 'solve', options: [{ name: 'board', type: 3, value: '1' }] } },
  {
    ...inServer,
    type: 2,
    data: {
      type: 1,
      name: 'play',
      options: [{ name: 'photo', type: 11, value: '7' }],
      resolved: { attachments: { 7: { url: 'http://127.0.0.1:1/7', size: 10 } } },
    },
  },
  {
    ...inServer,
    type: 2,
    data: {
      type: 3,
      name: 'Solve this',
      target_id: '8',
      resolved: { messages: { 8: { content: '1 2', attachments: [{ description: 'a board' }] } } },
    },
  },
  { ...asked, type: 4, data: { type: 1, name: 'solve', options: [{ name: 'size', type: 3, value: '2' }] } },
  {
    ...inServer,
    type: 3,
    data: { component_type: 2, custom_id: 'count:1' },
    message: { id: '9', flags: 0, components: [row] },
  },
];
const unread = () => logged.filter(({ message }) => message === 'a Discord interaction can not be read');

let ids = 5_000_000;
const many = fc.array(arbitraryMutation(INTERACTIONS), { minLength: 1, maxLength: 10 });

/** Whether the next action is answered, and no bug was logged before it. */
async function isWell(): Promise<void> {
  const answer = await discord.slash('solve', { board: '1' }).answer();
  expect(answer.content).toBe('answer to /solve');
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
}

test('malformed interactions over the gateway don’t stop the ones that follow', async () => {
  await start();
  await fc.assert(
    fc.asyncProperty(many, async (some) => {
      for (const one of some)
        discord.gateway.dispatch('INTERACTION_CREATE', { id: String(++ids), ...(one as object) });
      await isWell();
    }),
    { numRuns: 30 },
  );
  expect(unread().length).toBeGreaterThan(0);
}, 60_000);

test('malformed interactions over HTTP get no server error', async () => {
  await start(({ endpoint: { publicKey } }) => ({ publicKey }));
  const server = serve({ fetch: (request) => bot.routes[0]?.handle(request) ?? new Response(), port: 0 });
  discord.endpoint.urls = [`http://127.0.0.1:${(server.address() as AddressInfo).port}/discord`];
  await fc.assert(
    fc.asyncProperty(arbitraryMutation(INTERACTIONS), async (one) => {
      const { status } = await discord.endpoint.post({ id: String(++ids), ...(one as object) });
      expect([200, 202, 400]).toContain(status);
    }),
    { numRuns: 150 },
  );
  await isWell();
  expect(unread().length).toBeGreaterThan(0);
  server.close();
}, 60_000);
