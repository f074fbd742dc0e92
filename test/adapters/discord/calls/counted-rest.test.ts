import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Routes } from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCountedRest } from '../../../../src/adapters/discord/calls/counted-rest.ts';
import { NO_CALL_COUNTER } from '../../../../src/observe/metrics.ts';

/** More than a bot may ask for in a second (docs.discord.com, "Rate Limits": 50). */
const MANY = 60;
const APPLICATION = '100000000000000100';

let server: Server;
const restsOf = () => {
  const waits: number[] = [];
  const { port } = server.address() as AddressInfo;
  const calls = { ...NO_CALL_COUNTER, recordWait: (milliseconds: number) => void waits.push(milliseconds) };
  return { waits, ...createCountedRest('token', `http://127.0.0.1:${port}/api`, calls) };
};

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('answers to interactions don’t count among the bot’s requests a second', async () => {
  const { interactionRest, waits } = restsOf();
  await Promise.all(
    Array.from({ length: MANY }, (_, at) =>
      interactionRest.patch(Routes.webhookMessage(APPLICATION, `token${at}`), { body: {}, auth: false }),
    ),
  );
  expect(waits).toEqual([]);
});

it('messages of the bot beyond fifty wait for the next second', async () => {
  const { botRest, waits } = restsOf();
  await Promise.all(
    Array.from({ length: MANY }, (_, at) =>
      botRest.post(Routes.channelMessages(String(BigInt(APPLICATION) + BigInt(at))), { body: {} }),
    ),
  );
  // Requests beyond the fifty of the first second wait for the next.
  expect(waits).toHaveLength(MANY - 50);
});
