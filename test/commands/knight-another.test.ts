import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reply } from '../../src/chat/reply.ts';
import type { KnightAnswer, KnightRequest } from '../../src/core/knight/answer.ts';
import { fault, type Result } from '../../src/core/result.ts';
import { toldSolver } from './told-solver.ts';
import { buttonOf, openWorld, type World } from './world.ts';

const GIVEN_UP = fault('out-of-returns', { max: 400_000 });
const PRESSED = 'array:8x8:a1::open:classic:1:123iC';

let world: World;
let asked: KnightRequest[];
let answer: (request: KnightRequest) => Promise<Result<KnightAnswer>>;

beforeAll(async () => {
  world = await openWorld({
    ...toldSolver(),
    knight: (request, { signal } = {}) => {
      asked.push(request);
      return Promise.race([
        answer(request),
        new Promise<Result<KnightAnswer>>((resolve) => {
          signal?.addEventListener('abort', () => resolve(fault('cancelled')));
        }),
      ]);
    },
  });
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});
beforeEach(() => {
  asked = [];
});

test('the other arrays are tried in turn, and have the time of one answer together', async () => {
  answer = async () => {
    await wait(30);
    return GIVEN_UP;
  };
  const { notice } = await world.chat.press(world.someone(), PRESSED);
  expect(asked.map(({ classic }) => classic?.array)).toEqual(['D', 'E', 'A', 'B']);
  const times = asked.map(({ timeMs }) => timeMs);
  expect(times[0]).toBeLessThanOrEqual(10_000);
  for (const [at, time] of times.slice(1).entries()) expect(time).toBeLessThan((times[at] ?? 0) - 25);
  expect(notice).toMatch(/No other array/);
});

test('one that runs out of time ends it', async () => {
  answer = async () => fault('out-of-time', { seconds: 10 });
  const { notice } = await world.chat.press(world.someone(), PRESSED);
  expect(asked).toHaveLength(1);
  expect(notice).toMatch(/out of time/);
});

test('from a second on it says what it does, once, and one Cancel ends it all', async () => {
  const shown: Reply[] = [];
  const who = { ...world.someone(), progress: (reply: Reply) => void shown.push(reply) };
  answer = () => new Promise(() => {});
  const pressed = world.chat.press(who, PRESSED);
  await wait(500);
  expect(shown).toEqual([]);
  await expect.poll(() => shown.length, { timeout: 5000 }).toBe(1);
  expect(shown[0]?.text).toMatch(/8x8/);
  await world.chat.press(who, buttonOf(shown[0], 'Cancel'));
  expect((await pressed).notice).toMatch(/^Cancelled/);
  expect(asked).toHaveLength(1);
});
