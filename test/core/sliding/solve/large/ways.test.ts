import { expect, test } from 'vitest';
import { below, seededRandom } from '../../../../../src/core/random.ts';
import { createWays, type Ways } from '../../../../../src/core/sliding/solve/large/ways.ts';

const WIDTH = 40;

/** A beam's layers at random; each position's whole way is stored with it. */
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

/**
 * Compares the ways of one search with those written at length; returns the length of the one held at its
 * end.
 */
function search(ways: Ways, seed: number): number {
  const random = seededRandom(100 + seed);
  ways.begin();
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
  return held.length;
}

test.each([1, 2, 3, 4, 5, 6])('the way to the position that is held is kept, seed %i', (seed) => {
  expect(search(createWays(WIDTH), seed)).toBeGreaterThan(100);
});

test('one search after another on the same ways', () => {
  const ways = createWays(WIDTH);
  for (const seed of [7, 8, 9]) expect(search(ways, seed)).toBeGreaterThan(100);
});

test('a search takes no memory that the one before has taken', () => {
  const width = 10_000;
  const ways = createWays(width);
  const layer = Int32Array.from({ length: width }, (_, at) => 4 * (at >> 3));
  const add = (layers: number): void => {
    ways.begin();
    for (let at = 0; at < layers; at++) ways.add(layer);
  };
  add(200);
  const before = process.memoryUsage().arrayBuffers;
  add(200);
  // As arrays of their own they are 8 MB.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1e6);
});
