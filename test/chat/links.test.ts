import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLinks } from '../../src/chat/links.ts';

const TARGET = 'day:326:telegram:-1001234567890';
const links = createLinks('a secret');

test('a sealed payload opens its target and fits into a link', () => {
  const payload = links.makePayload(TARGET);
  // core.telegram.org/bots/features#deep-linking
  expect(payload).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  expect(links.parsePayload(payload)).toBe(TARGET);
  expect(createLinks('a secret').parsePayload(payload)).toBe(TARGET);
  expect(links.makePayload('x'.repeat(42))).toHaveLength(64);
  expect(() => links.makePayload('x'.repeat(43))).toThrow(/too long/);
});

test('a payload tells no code that the daily secret makes', () => {
  const signature = links.makePayload(TARGET).slice(-8);
  for (const text of [TARGET, `link ${TARGET}`])
    expect(createHmac('sha256', 'a secret').update(text).digest('base64url')).not.toContain(signature);
});

test('a payload that was made up, changed or cut opens no target', () => {
  const payload = links.makePayload(TARGET);
  const other = createLinks('another secret').makePayload(TARGET);
  const changed = Array.from(payload, (letter, at) =>
    [payload.slice(0, at), letter === 'A' ? 'B' : 'A', payload.slice(at + 1)].join(''),
  );
  for (const forged of [
    '',
    'abc',
    'day',
    'x'.repeat(64),
    'x'.repeat(5000),
    payload.slice(1),
    `${payload} `,
    other,
  ])
    expect(links.parsePayload(forged)).toBeUndefined();
  for (const forged of changed) expect(links.parsePayload(forged)).toBeUndefined();
});
