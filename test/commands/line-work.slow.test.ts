import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileTexts } from '../support/hostile-lines.ts';
import { steppedSolver } from '../support/stepped-solver.ts';
import { openWorkCounter } from '../support/work/count-work.ts';
import { findGrowth } from '../support/work/find-growth.ts';
import { targetsOf } from '../support/work/hostile-targets.ts';
import { openWorld, type World } from '../support/world.ts';

/** The ways in that lead to a parser of their own. Options and suggestions are in the fast test. */
const READS_LINES =
  /^(?:a bare line|an inline query|\/(?:solve|knight|daily|leaderboard|play|move|fmc|explain|analyse|compare|scramble|settings|start))/;

let world: World;
beforeAll(async () => {
  world = await openWorld(steppedSolver());
});
afterAll(() => world.close());

// Each text has one of the five frames; the frames take turns.
const texts = (length: number) =>
  hostileTexts(length).filter((_, index) => index % 5 === Math.floor(index / 5) % 5);

test('every hostile pattern of twice the length makes at most twice the work for every command', async () => {
  const targets = targetsOf(world).filter(({ name }) => READS_LINES.test(name));
  for (const target of targets) await target.send('1 2 3');
  const counter = openWorkCounter();
  try {
    expect(await findGrowth(counter, targets, texts(768), texts(1536))).toEqual([]);
  } finally {
    counter.close();
  }
}, 1_200_000);
