import { expect, test } from 'vitest';
import { below, seededRandom } from '../../../../src/core/random.ts';
import { createWays } from '../../../../src/core/sliding/solve/ways.ts';

const WIDTH = 40;

/** A beam's layers at random; each position's whole way is written beside it. */
function* randomLayers(seed: number, count: number): Generator<{ links: Int32Array; texts: string[] }> {
  const random = seededRandom(seed);
  let before = [''];
  for (let layer = 0; layer < count; layer++) {
    const links = Int32Array.from(
      { length: 1 + below(random, WIDTH) },
      () => below(random, before.length) * 4 + below(random, 4),
    );
    before = Array.from(links, (link) => before[link >> 2] + ('UDLR'[link & 3] ?? ''));
    yield { links, texts: before };
  }
}

test.each([1, 2, 3, 4, 5, 6])('the way to the position that is held is kept, seed %i', (seed) => {
  const random = seededRandom(100 + seed);
  const ways = createWays(WIDTH);
  expect(ways.held()).toBe('');
  let held = '';
  for (const { links, texts } of randomLayers(seed, 400)) {
    ways.add(links);
    // Now and then, and not for a long time between.
    if (below(random, 50) === 0) {
      const at = below(random, texts.length);
      ways.hold(at);
      held = texts[at] ?? '';
    }
    expect(ways.held()).toBe(held);
  }
  expect(held.length).toBeGreaterThan(100);
});
