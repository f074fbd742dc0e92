import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalDiscord } from '../../support/discord/server.ts';

let discord: LocalDiscord;
beforeAll(async () => {
  discord = await new LocalDiscord().start();
});
afterAll(() => discord.stop());

async function request(method: string, path: string, body: object): Promise<number> {
  const response = await fetch(`${discord.apiUrl}/v10${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bot ${discord.token}` },
    body: JSON.stringify(body),
  });
  return response.status;
}

const message = (more: object) => ({ content: 'text', allowed_mentions: { parse: [] }, ...more });
const button = (at: number, more: object = {}) => ({
  type: 2,
  custom_id: `id:${at}`,
  label: '1',
  style: 2,
  ...more,
});
const row = (count: number, more: object = {}, first = 0) => ({
  type: 1,
  components: Array.from({ length: count }, (_, at) => button(first + at, more)),
});
const rows = (count: number) => Array.from({ length: count }, (_, at) => row(5, {}, 5 * at));

// docs.discord.com: "Message", "Component Reference"
test.each<[what: string, taken: object, refused: object]>([
  ['2000 characters', { content: 'x'.repeat(2000) }, { content: 'x'.repeat(2001) }],
  ['a text', { content: 'x' }, { content: '' }],
  ['five rows', { components: rows(5) }, { components: rows(6) }],
  ['five buttons in a row', { components: [row(5)] }, { components: [row(6)] }],
  ['a button in each row', { components: [row(1)] }, { components: [row(0)] }],
  ['labels', { components: [row(1)] }, { components: [row(1, { label: '' })] }],
  [
    'labels of 80 characters',
    { components: [row(1, { label: 'x'.repeat(80) })] },
    { components: [row(1, { label: 'x'.repeat(81) })] },
  ],
  [
    'ids of 100 characters',
    { components: [row(1, { custom_id: 'x'.repeat(100) })] },
    { components: [row(1, { custom_id: 'x'.repeat(101) })] },
  ],
  ['different ids', { components: [row(2)] }, { components: [row(2, { custom_id: 'x' })] }],
  [
    'styles of buttons with an id',
    { components: [row(1, { style: 4 })] },
    { components: [row(1, { style: 5 })] },
  ],
  ['nonces of 25 characters', { nonce: 'x'.repeat(25) }, { nonce: 'x'.repeat(26) }],
])('the local Discord takes %s, and no more', async (_, taken, refused) => {
  expect(await request('POST', '/channels/400/messages', message(taken))).toBe(200);
  expect(await request('POST', '/channels/400/messages', message(refused))).toBe(400);
});

const command = (more: object = {}) => ({ name: 'solve', type: 1, description: 'Solves', ...more });
const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'An option', ...more });
const choices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: String(at), value: String(at) }));

// docs.discord.com: "Application Commands"
test.each<[what: string, taken: object[], refused: object[]]>([
  ['names of 32 characters', [command({ name: 'x'.repeat(32) })], [command({ name: 'x'.repeat(33) })]],
  ['names without capitals', [command()], [command({ name: 'Solve' })]],
  ['names once', [command(), command({ name: 'play' })], [command(), command()]],
  ['descriptions', [command()], [command({ description: '' })]],
  [
    'descriptions of 100 characters',
    [command({ description: 'x'.repeat(100) })],
    [command({ description: 'x'.repeat(101) })],
  ],
  [
    '25 options',
    [command({ options: choices(25).map(({ name }) => option(name)) })],
    [command({ options: choices(26).map(({ name }) => option(name)) })],
  ],
  [
    '25 choices',
    [command({ options: [option('a', { choices: choices(25) })] })],
    [command({ options: [option('a', { choices: choices(26) })] })],
  ],
  [
    'required options first',
    [command({ options: [option('a', { required: true }), option('b')] })],
    [command({ options: [option('a'), option('b', { required: true })] })],
  ],
  [
    'choices or suggestions',
    [command({ options: [option('a', { autocomplete: true })] })],
    [command({ options: [option('a', { autocomplete: true, choices: choices(1) })] })],
  ],
])('the local Discord takes commands with %s, and no others', async (_, taken, refused) => {
  const path = `/applications/${discord.applicationId}/commands`;
  expect(await request('PUT', path, taken)).toBe(200);
  expect(await request('PUT', path, refused)).toBe(400);
});
