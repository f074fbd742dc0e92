import { afterAll, beforeAll, expect, test } from 'vitest';
import { fewHostileTexts } from '../support/hostile-lines.ts';
import { steppedSolver } from '../support/stepped-solver.ts';
import { openWorkCounter } from '../support/work/count-work.ts';
import { findGrowth } from '../support/work/find-growth.ts';
import { targetsOf } from '../support/work/hostile-targets.ts';
import { openWorld, type World } from '../support/world.ts';

/** The longest text that the bot reads: that of a message on Telegram. */
const LONGEST = 4096;

let world: World;
beforeAll(async () => {
  world = await openWorld(steppedSolver());
});
afterAll(() => world.close());

test('a hostile text of twice the length makes at most twice the work, whichever way it comes in', async () => {
  const targets = targetsOf(world);
  // The first text loads what is loaded once.
  for (const target of targets) await target.send('1 2 3');
  const counter = openWorkCounter();
  try {
    const growth = await findGrowth(counter, targets, fewHostileTexts(LONGEST / 2), fewHostileTexts(LONGEST));
    expect(growth).toEqual([]);
  } finally {
    counter.close();
  }
}, 300_000);
