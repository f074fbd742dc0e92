import { expect, test } from 'vitest';
import { createLimiter } from '../../../src/chat/limits/limits.ts';

function limiter() {
  let time = 1_000_000;
  const { take } = createLimiter({ burst: 3, refillMs: 1000 }, () => time);
  return { take, wait: (milliseconds: number) => (time += milliseconds) };
}

test('a limiter allows a burst, and nothing after it', () => {
  const { take } = limiter();
  expect([1, 2, 3, 4, 5].map(() => take('ann'))).toEqual([true, true, true, false, false]);
});

test('a limiter allows one more after each refill, and refusals cost nothing', () => {
  const { take, wait } = limiter();
  for (let i = 0; i < 10; i++) take('ann');
  wait(999);
  expect(take('ann')).toBe(false);
  wait(1);
  expect(take('ann')).toBe(true);
  expect(take('ann')).toBe(false);
});

test('a limiter allows one burst after a long rest, not more', () => {
  const { take, wait } = limiter();
  take('ann');
  wait(3_600_000);
  expect([1, 2, 3, 4].map(() => take('ann'))).toEqual([true, true, true, false]);
});

test('a limiter counts each person alone', () => {
  const { take } = limiter();
  for (let i = 0; i < 10; i++) take('ann');
  expect(take('bob')).toBe(true);
});

test('a limiter forgets keys at rest, and none whose requests still count', () => {
  const { take, wait } = limiter();
  wait(2900);
  for (let i = 0; i < 3; i++) take('ann');
  wait(200);
  // Old keys are forgotten at this request.
  expect(take('bob')).toBe(true);
  expect(take('ann')).toBe(false);
});
