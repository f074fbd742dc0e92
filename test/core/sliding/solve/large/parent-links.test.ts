import { expect, test } from 'vitest';
import { randomBelow, seededRandom } from '../../../../../src/core/random.ts';
import { createPathStore, type PathStore } from '../../../../../src/core/sliding/solve/large/parent-links.ts';

const WIDTH = 40;

/** A beam's layers at random; each position's whole way is stored with it. */
function* randomLayers(seed: number, count: number): Generator<{ links: Int32Array; texts: string[] }> {
  const random = seededRandom(seed);
  let before = [''];
  for (let layer = 0; layer < count; layer++) {
    const links = Int32Array.from(
      { length: 1 + randomBelow(random, WIDTH) },
      () => randomBelow(random, before.length) * 4 + randomBelow(random, 4),
    );
    before = Array.from(links, (link) => before[link >> 2] + ('UDLR'[link & 3] ?? ''));
    yield { links, texts: before };
  }
}

/**
 * Compares the ways of one search with those written at length; returns the length of the one held at its
 * end.
 */
function search(ways: PathStore, seed: number): number {
  const random = seededRandom(100 + seed);
  ways.clear();
  expect(ways.rememberedPath()).toBe('');
  let held = '';
  for (const { links, texts } of randomLayers(seed, 400)) {
    ways.add(links);
    // Now and then, and not for a long time between.
    if (randomBelow(random, 50) === 0) {
      const at = randomBelow(random, texts.length);
      ways.rememberPathTo(at);
      held = texts[at] ?? '';
    }
    expect(ways.rememberedPath()).toBe(held);
  }
  return held.length;
}

test.each([1, 2, 3, 4, 5, 6])('the way to the position that is held is kept, seed %i', (seed) => {
  expect(search(createPathStore(WIDTH), seed)).toBeGreaterThan(100);
});

test('one search after another on the same ways', () => {
  const ways = createPathStore(WIDTH);
  for (const seed of [7, 8, 9]) expect(search(ways, seed)).toBeGreaterThan(100);
});

test('a search takes no memory that the one before has taken', () => {
  const width = 10_000;
  const ways = createPathStore(width);
  const layer = Int32Array.from({ length: width }, (_, at) => 4 * (at >> 3));
  const add = (layers: number): void => {
    ways.clear();
    for (let at = 0; at < layers; at++) ways.add(layer);
  };
  add(200);
  const before = process.memoryUsage().arrayBuffers;
  add(200);
  // As arrays of their own they are 8 MB.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1e6);
});
