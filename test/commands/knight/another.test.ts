import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Reply } from '../../../src/chat/reply.ts';
import type { KnightAnswer, TourSearch } from '../../../src/core/knight/request/tour-answer.ts';
import { fault, ok, type Result } from '../../../src/core/result.ts';
import { createScriptedSolver } from '../../support/scripted-solver.ts';
import { makeSingleTaskAsk } from '../../support/single-task-ask.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

const GIVEN_UP = fault('out-of-returns', { max: 400_000 });
const PRESSED = 'array:8x8:a1::open:classic:1:123iC';

let world: World;
let asked: TourSearch[];
let answer: (request: TourSearch) => Promise<Result<KnightAnswer>>;

beforeAll(async () => {
  world = await openWorld({
    ...createScriptedSolver(),
    ask: makeSingleTaskAsk('tour', (request, { signal }) => {
      asked.push(request);
      return Promise.race([
        answer(request),
        new Promise<Result<KnightAnswer>>((resolve) => {
          signal?.addEventListener('abort', () => resolve(fault('cancelled')));
        }),
      ]);
    }),
  });
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});
beforeEach(() => {
  asked = [];
});

test('another classical tour tries the other arrays in turn, within the time of one answer', async () => {
  answer = async () => {
    await wait(30);
    return GIVEN_UP;
  };
  const { notice } = await world.chat.answerPress(world.someone(), PRESSED);
  expect(asked.map(({ classic }) => classic?.array)).toEqual(['D', 'E', 'A', 'B']);
  const times = asked.map(({ timeMs }) => timeMs);
  expect(times[0]).toBeLessThanOrEqual(10_000);
  for (const [at, time] of times.slice(1).entries()) expect(time).toBeLessThan((times[at] ?? 0) - 25);
  expect(notice).toMatch(/With every other array.*gives up before it finds a tour/);
});

describe('another tour on a small board', () => {
  const SHOWN = 'other:3x4:a1::open:construct:999999998';
  const toured = (order: readonly number[]): Result<KnightAnswer> => {
    const a1 = { file: 0, rank: 0 };
    return ok({
      cols: 3,
      rows: 4,
      start: a1,
      end: a1,
      closed: false,
      exists: true,
      nearest: [],
      order: Int32Array.from(order),
      method: 'construct',
      backtracks: 0,
      milliseconds: 1,
    });
  };
  const [one, two] = [
    [3, 6, 9, 8, 11, 4, 5, 2, 7, 12, 1, 10],
    [3, 12, 5, 6, 9, 2, 11, 4, 7, 8, 1, 10],
  ];

  test('is the first of the next seeds’ that differs', async () => {
    answer = async ({ seed }) => toured(seed === 1 ? two : one);
    const { edit } = await world.chat.answerPress(world.someone(), SHOWN);
    expect(asked.map(({ seed }) => seed)).toEqual([999_999_998, 999_999_999, 0, 1]);
    expect(buttonOf(edit, 'Another tour')).toMatch(/^other:.*:1$/);
  });

  test('does not exist if none of twenty more seeds gives one, and that is said', async () => {
    answer = async () => toured(one);
    const pressed = await world.chat.answerPress(world.someone(), SHOWN);
    expect(pressed).toEqual({ notice: expect.stringMatching(/can't find another tour here/) });
    expect(asked).toHaveLength(21);
  });
});

test('another tour ends with a try that runs out of time', async () => {
  answer = async () => fault('out-of-time', { seconds: 10 });
  const { notice } = await world.chat.answerPress(world.someone(), PRESSED);
  expect(asked).toHaveLength(1);
  expect(notice).toMatch(/out of time/);
});

test('another tour tells its progress once after a second, and one Cancel ends all its tries', async () => {
  const shown: Reply[] = [];
  const who = { ...world.someone(), progress: (reply: Reply) => void shown.push(reply) };
  answer = () => new Promise(() => {});
  const pressed = world.chat.answerPress(who, PRESSED);
  await wait(500);
  expect(shown).toEqual([]);
  await expect.poll(() => shown.length, { timeout: 5000 }).toBe(1);
  expect(shown[0]?.text).toMatch(/8x8/);
  await world.chat.answerPress(who, buttonOf(shown[0], 'Cancel'));
  expect((await pressed).notice).toMatch(/^Cancelled/);
  expect(asked).toHaveLength(1);
});
