import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fault, ok } from '../../src/core/result.ts';
import {
  createDailyPuzzles,
  type DailyPuzzleServices,
  startDrawingAhead,
} from '../../src/daily/daily-puzzles.ts';
import type { Daily, StoredPuzzle } from '../../src/store/contract/game.ts';
import { createProveLength } from '../support/prove-length.ts';

const FRIDAY = '2026-11-27';
const lengthOf = createProveLength();
const nameOf = ({ day, series }: Daily): string => (series === 'puzzle' ? day : `${series} ${day}`);

/**
 * A table of days as processes share it, and a solver that proves in this thread; `refusals` come before its
 * answers.
 */
function world(refusals: readonly string[] = []) {
  const rows = new Map<string, StoredPuzzle>();
  const left = [...refusals];
  const asked = { questions: 0, gets: 0 };
  let holder: string | undefined;
  const store: DailyPuzzleServices['store'] = {
    days: {
      get: async (of) => {
        asked.gets++;
        return rows.get(nameOf(of));
      },
      keep: async (of, puzzle) => {
        if (!rows.has(nameOf(of))) rows.set(nameOf(of), puzzle);
        return rows.get(nameOf(of)) ?? puzzle;
      },
    },
    leases: {
      take: async (name) => {
        const free = holder === undefined;
        holder ??= name;
        return free;
      },
      release: async () => {},
    },
  };
  const ask = async (_: string, request: never) => {
    asked.questions++;
    const refusal = left.shift();
    if (refusal !== undefined) return fault(refusal);
    const { most } = request as { most: number };
    const length = await lengthOf(request, most);
    return ok(length > most ? { isLonger: true } : { moves: 'U'.repeat(length) });
  };
  const solver = { ask } as unknown as DailyPuzzleServices['solver'];
  return { rows, asked, store, days: createDailyPuzzles({ secret: () => 's', store, solver }) };
}

test('thirty people who open the day at the same time cause one draw', async () => {
  const { asked, days, rows } = world();
  const alone = world();
  await alone.days.puzzle(FRIDAY);
  const puzzles = await Promise.all(Array.from({ length: 30 }, () => days.puzzle(FRIDAY)));
  expect(asked).toEqual(alone.asked);
  expect(new Set(puzzles.map((puzzle) => JSON.stringify(puzzle))).size).toBe(1);
  await days.puzzle(FRIDAY);
  expect(asked.questions).toBe(alone.asked.questions);
  expect([...rows.keys()]).toEqual([FRIDAY]);
});

test('a solver without room or time rejects no board of a day, but is asked again', async () => {
  const refused = world(['busy', 'out-of-time', 'solver-failed', 'out-of-time']);
  const plain = world();
  expect(await refused.days.puzzle(FRIDAY)).toEqual(await plain.days.puzzle(FRIDAY));
  expect(refused.asked.questions).toBe(plain.asked.questions + 4);
});

test('the draw of a day ends with the program', async () => {
  const { days } = world(Array.from({ length: 1000 }, () => 'busy'));
  const waiting = days.puzzle(FRIDAY);
  await after(50);
  days.stop();
  expect(await waiting).toEqual(fault('busy'));
});

test('a day’s puzzles are drawn in the hour before it, by one of all processes, and not sooner', async () => {
  const { days, rows, store } = world();
  let now = Date.parse('2026-11-26T22:30:00Z');
  const clock = { now: () => now, problem: () => undefined };
  const stops = [1, 2, 3].map(() => startDrawingAhead(days, { ...store, clock }, 'UTC', console.error));
  await expect.poll(() => [...rows.keys()]).toEqual(['2026-11-26', 'knight 2026-11-26']);
  const later = world();
  now = Date.parse('2026-11-26T23:30:00Z');
  stops.push(startDrawingAhead(later.days, { ...later.store, clock }, 'UTC', console.error));
  await expect
    .poll(() => [...later.rows.keys()])
    .toEqual(['2026-11-26', 'knight 2026-11-26', FRIDAY, `knight ${FRIDAY}`]);
  for (const stop of stops) stop();
});

test('a knight’s day and an earlier one are kept as games hold them', async () => {
  const { days } = world();
  expect(await days.puzzle('2026-11-25', 'knight')).toMatchObject({
    ok: true,
    value: { kind: 'knight', start: expect.stringMatching(/^6x7 [a-f][1-7]$/), goal: '', par: 41 },
  });
  expect(await days.puzzle('2026-11-22')).toMatchObject({
    ok: true,
    value: { kind: 'sliding', goal: '3x3 1 2 3 4 5 6 7 8 0', par: expect.any(Number) },
  });
});
