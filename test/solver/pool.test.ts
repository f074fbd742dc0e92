import { describe, expect, test } from 'vitest';
import { canHelp, planThreads } from '../../src/solver/workers/pool.ts';

const [SMALL, LARGE, BOTH, TABLES] = ['small brief', 'large small', 'small large', 'tables'];

describe('the threads of a solver', () => {
  test.each<[number, 'chats' | 'a batch', string[]]>([
    [1, 'chats', [SMALL, LARGE, TABLES]],
    [2, 'chats', [SMALL, LARGE, TABLES, TABLES]],
    [3, 'chats', [SMALL, LARGE, LARGE, TABLES, TABLES, TABLES]],
    [1, 'a batch', [BOTH, TABLES]],
    [2, 'a batch', [BOTH, BOTH, TABLES, TABLES]],
  ])('with the setting %i for %s take jobs of these queues', (threads, use, expected) => {
    const plans = planThreads({ threads, isBatch: use === 'a batch' });
    expect(plans.map(({ queues }) => queues.join(' '))).toEqual(expected);
  });

  // A shared search has words for 16 threads: its leader, number 0, and 15 helpers.
  test.each([
    [1, [1, 2]],
    [2, [1, 2]],
    [15, Array.from({ length: 15 }, (_, index) => index + 1)],
    [64, Array.from({ length: 15 }, (_, index) => index + 1)],
  ])('with the setting %i can help as these numbers', (threads, expected) => {
    const plans = planThreads({ threads, isBatch: false });
    expect(plans.filter(canHelp).map(({ number }) => number)).toEqual(expected);
  });
});
