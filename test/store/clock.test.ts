import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServerClock } from '../../src/store/clock.ts';

const SERVER = Date.parse('2026-11-23T12:00:00Z');

let logged: string[];
let machine: number;
const log = { warn: (_: object, message: string) => void logged.push(message) };
/** The server's clock, as an answer tells it that is under way for these milliseconds. */
const answer = (clock: ReturnType<typeof createServerClock>, serverMs: number, thereMs = 0, backMs = 0) => {
  const receivedAt = performance.now();
  clock.adjust(serverMs - backMs, receivedAt - thereMs - backMs, receivedAt);
};

beforeEach(() => {
  vi.useFakeTimers();
  [logged, machine] = [[], SERVER];
});
afterEach(() => void vi.useRealTimers());

test('shows the time of the server, whatever the machine’s clock shows meanwhile', () => {
  const clock = createServerClock(log, () => machine);
  answer(clock, SERVER + 500);
  machine += 86_400_000;
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(SERVER + 1500);
});

test('takes half of the way there and back off the first answer, and learns nothing from slower ones', () => {
  const clock = createServerClock(log, () => machine);
  answer(clock, SERVER, 30, 10);
  expect(clock.now()).toBe(SERVER + 10);
  answer(clock, SERVER, 4000, 0);
  answer(clock, SERVER, 2000, 2000);
  expect(clock.now()).toBe(SERVER + 10);
  answer(clock, SERVER, 1, 1);
  expect(Math.abs(clock.now() - SERVER)).toBeLessThanOrEqual(1);
});

test('is right again with the first answer after the process was suspended, which stops its own clock', () => {
  const clock = createServerClock(log, () => machine);
  answer(clock, SERVER, 1, 1);
  answer(clock, SERVER + 3_600_000, 1, 1);
  expect(Math.abs(clock.now() - (SERVER + 3_600_000))).toBeLessThanOrEqual(1);
});

test('names a difference of more than ten seconds, and logs its beginning, its change and its end once', () => {
  const clock = createServerClock(log, () => machine);
  machine += 9_000;
  answer(clock, SERVER);
  expect(clock.problem()).toBeUndefined();
  machine = SERVER + 300_000;
  for (let count = 0; count < 3; count++) answer(clock, SERVER);
  expect(clock.problem()).toMatch(/clock is 300 seconds ahead of the database's/);
  machine = SERVER - 60_000;
  for (let count = 0; count < 3; count++) answer(clock, SERVER);
  expect(clock.problem()).toMatch(/clock is 60 seconds behind the database's/);
  machine = SERVER;
  for (let count = 0; count < 3; count++) answer(clock, SERVER);
  expect(clock.problem()).toBeUndefined();
  const [wrong, right] = ["this machine's clock is wrong", "this machine's clock is right again"];
  expect(logged).toEqual([wrong, wrong, right]);
});
