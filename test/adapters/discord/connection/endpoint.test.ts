import { generateKeyPairSync, sign } from 'node:crypto';
import type { APIInteraction, REST } from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../../src/adapters/discord/connection/connection.ts';
import { openEndpoint } from '../../../../src/adapters/discord/connection/endpoint.ts';
import { testClock } from '../../../support/clock.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
/** Seconds since the epoch. */
const NOW_S = 1_800_000_000;

let states: unknown[][];
let logged: string[];
let handled: APIInteraction[];
let answer: Response | undefined;
let ready: string[];

beforeEach(() => {
  [states, logged, handled, ready, answer] = [[], [], [], [], Response.json({ type: 4 })];
});

function open(
  application: object = { id: '100', verify_key: KEY, interactions_endpoint_url: 'https://a.b' },
) {
  return openEndpoint({
    rest: { get: async () => application } as unknown as REST,
    publicKey: KEY.toUpperCase(),
    clock: testClock(),
    log: { info: (_, text) => void logged.push(text), warn: () => {}, error: () => {} },
    now: () => 1000 * NOW_S,
    onState: (...state) => void states.push(state),
    onReady: async (id) => void ready.push(id),
    onInteraction: async (interaction) => {
      handled.push(interaction);
      return answer;
    },
  });
}

interface Sent {
  readonly method?: string;
  readonly type?: string;
  readonly timestamp?: string;
  readonly signedBody?: string;
}

async function send(endpoint: Connection, body: string, sent: Sent = {}): Promise<Response> {
  const { method = 'POST', type = 'application/json; charset=utf-8', timestamp = String(NOW_S) } = sent;
  const signature = sign(null, Buffer.from(`${timestamp}${sent.signedBody ?? body}`), privateKey);
  const headers = {
    'content-type': type,
    'x-signature-ed25519': signature.toString('hex'),
    'x-signature-timestamp': timestamp,
  };
  const [route] = endpoint.routes ?? [];
  if (route?.path !== '/discord') throw new Error('no route');
  const request = new Request('http://127.0.0.1/discord', {
    method,
    headers,
    ...(method === 'POST' && { body }),
  });
  return route.handle(request);
}

const COMMAND = JSON.stringify({ type: 2, id: '1' });

// docs.discord.com, "Interactions Overview": PING is answered by PONG, a wrong signature by 401.
test('a PING gets a PONG, and an interaction its answer, else 202', async () => {
  const endpoint = open();
  const pong = await send(endpoint, JSON.stringify({ type: 1 }));
  expect([pong.status, await pong.json()]).toEqual([200, { type: 1 }]);
  expect(handled).toEqual([]);
  expect(await (await send(endpoint, COMMAND)).json()).toEqual({ type: 4 });
  expect(handled).toEqual([{ type: 2, id: '1' }]);
  answer = undefined;
  expect((await send(endpoint, COMMAND)).status).toBe(202);
});

test.each<[what: string, body: string, sent: Sent, status: number]>([
  ['another method', COMMAND, { method: 'GET' }, 405],
  ['another type', COMMAND, { type: 'text/plain' }, 415],
  ['the signature of another body', COMMAND, { signedBody: '{}' }, 401],
  ['no time', COMMAND, { timestamp: 'now' }, 401],
  ['a time more than five minutes ago', COMMAND, { timestamp: String(NOW_S - 301) }, 401],
  ['a time more than five minutes ahead', COMMAND, { timestamp: String(NOW_S + 301) }, 401],
  ['a body that is no JSON', 'type: 2', {}, 400],
  ['a body that is no interaction', 'null', {}, 400],
  ['an interaction without a type', '{"id": "1"}', {}, 400],
])('%s is refused', async (_, body, sent, status) => {
  expect((await send(open(), body, sent)).status).toBe(status);
  expect(handled).toEqual([]);
});

test('a time five minutes ago is recent', async () => {
  for (const seconds of [-300, 300])
    expect((await send(open(), COMMAND, { timestamp: String(NOW_S + seconds) })).status).toBe(200);
});

test('interactions are left to other processes once they are ignored', async () => {
  const endpoint = open();
  endpoint.ignoreInteractions();
  expect((await send(endpoint, COMMAND)).status).toBe(503);
  expect(handled).toEqual([]);
});

test('the endpoint is up if the key is that of the application', async () => {
  await open().firstAttempt;
  expect([states, ready, logged]).toEqual([[['up']], ['100'], []]);
});

test('an application without an address for interactions is reported to the operator', async () => {
  await open({ id: '100', verify_key: KEY, interactions_endpoint_url: null }).firstAttempt;
  expect(states).toEqual([['up']]);
  expect(logged.join()).toContain('Interactions Endpoint URL');
});

test('another key is refused with an instruction', async () => {
  await open({ id: '100', verify_key: 'other' }).firstAttempt;
  expect(states).toMatchObject([['down', expect.stringContaining('DISCORD_PUBLIC_KEY')]]);
  expect(ready).toEqual([]);
});
