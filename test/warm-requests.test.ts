import { afterAll, describe, expect, test, vi } from 'vitest';
import { openWorld } from './support/world.ts';

const world = await openWorld();
const ann = world.someone();
afterAll(() => world.close());

async function answer(line: string): Promise<void> {
  const reply = await world.chat.answerLine(ann, line);
  expect(reply, line).toMatchObject({ kind: 'answer' });
}

/** Returns the places of src that build a regular expression while `work` runs. */
async function buildersOfPatterns(work: () => Promise<void>): Promise<readonly string[]> {
  const builders: string[] = [];
  const countedRegExp = new Proxy(RegExp, {
    construct(target, args: [string, string?]) {
      const place = new Error().stack?.split('\n').find((line) => line.includes('/src/'));
      if (place !== undefined) builders.push(place.replace(/.*\/src\//, ''));
      return new target(...args);
    },
  });
  vi.stubGlobal('RegExp', countedRegExp);
  try {
    await work();
  } finally {
    vi.unstubAllGlobals();
  }
  return builders;
}

describe('a line builds no regular expression if lines of its kind were answered before', () => {
  test.each([
    ['/solve 1 2 3 4 0 5', '/solve 1 2 3 0 4 5'],
    ['/solve 8-6-7-2-5-4-3-0-1 goal 1 2 3 4 5 6 7 8 0', '/solve 8-6-7-2-5-4-3-1-0 to 1 2 3 4 5 6 7 8 0'],
    ['/knight 5x5 e1', '/knight 5 by 5 a1'],
    ['/knight table 5x5 opts:1,2 vs 1-3', '/knight table 5x5 opts:1 and 2 vs all'],
    ['/explain 1 2 3 4 5 6 8 7 0', '/explain 1 2 3 4 5 6 7 0 8'],
    ['/analyse 1 2 3 4 0 5 L', '/analyse 1 2 3 0 4 5 LL'],
    ['please solve 1 2 3 4 0 5', 'can you solve 1 2 3 0 4 5?'],
    ['/play 1 2 3/4 0 5/7 8 6', '/move left', '/move undo', '/move down, up'],
    ['/play knight 5x5 a1', '/move b3', '/move d2'],
  ])('%s, then %s', async (...lines) => {
    for (const line of lines.slice(0, -1)) await answer(line);
    expect(await buildersOfPatterns(() => answer(lines.at(-1) ?? ''))).toEqual([]);
  });
});
