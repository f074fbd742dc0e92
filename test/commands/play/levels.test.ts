import { afterEach, expect, test } from 'vitest';
import { ok } from '../../../src/core/result.ts';
import type { Solver } from '../../../src/solver/solver.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World | undefined;
afterEach(() => world?.close());

/** The par of a new game, if the solver proves these lengths of the boards that it is asked for. */
async function parOf(line: string, lengths: number[]): Promise<number | undefined> {
  const solver = {
    ask: async (task: string) => {
      if (task !== 'length') throw new Error(`the solver is asked for ${task}`);
      return ok({ moves: 'L'.repeat(lengths.shift() ?? 0) });
    },
    close: async () => {},
  } as unknown as Solver;
  world = await openWorld(solver);
  const who = world.someone();
  await world.chat.answerLine(who, line);
  return (await world.store.games.latest(who.person.key))?.par;
}

// OEIS A089473: 71,912 of the 181,440 boards need at most 21 moves, 140,135 at most 24. The thirds end at the
// lengths in which 60,480 and 120,960 boards are reached.
test.each([
  ['easy', [1], 1],
  ['medium', [20, 21, 22], 22],
  ['medium', [21, 24], 24],
  ['hard', [24, 25], 25],
  ['hard', [31], 31],
])(
  '/play 3x3 %s gives the first board with a length of that third: of %j, %i',
  async (level, lengths, par) => {
    expect(await parOf(`/play 3x3 ${level}`, [...lengths])).toBe(par);
  },
);
