import { describe, expect, test } from 'vitest';
import { draw } from '../../../src/render/draw.ts';
import type { Scene } from '../../../src/render/scene/scene.ts';
import { countPixels, decodePicture } from '../../support/pictures/decode.ts';

type Rows = Extract<Scene, { kind: 'comparison' }>['rows'];

const row = (length: number, lowerBound: number, expanded: number): Rows[number] => ({
  name: 'astar manhattan',
  outcome: length === lowerBound ? 'optimal' : 'found',
  length,
  lowerBound,
  expanded,
  milliseconds: expanded / 100,
  memoryBytes: expanded * 150,
});

const refused = { name: 'bfs', outcome: 'refused' } as const;
const labels = {
  locale: 'en',
  moves: 'Moves',
  positions: 'Positions',
  time: 'Time',
  memory: 'Memory',
  signsMeaning: 'Signs',
  growthMeaning: 'O(time) · O(memory)',
};

const picture = (rows: Rows, theme: 'light' | 'dark' = 'light') =>
  draw({ kind: 'comparison', rows, labels }, { theme });

/** Pixels of the full green of proved bars, in the light theme (#007a58), by column of the picture's four. */
function greens(rows: Rows): number[] {
  const decoded = decodePicture(picture(rows));
  const margin = 28;
  const column = (decoded.width - 2 * margin) / 4;
  return [0, 1, 2, 3].map((at) =>
    countPixels(
      decoded,
      [Math.round(margin + at * column), 140, Math.round(margin + (at + 1) * column), decoded.height],
      ([red, green, blue]) => red === 0 && green === 0x7a && blue === 0x58,
    ),
  );
}

describe('a comparison', () => {
  test('grows by a row of its own for each way', () => {
    const [one, two, four] = [1, 2, 4].map((ways) => picture(Array(ways).fill(row(31, 31, 1000))).height);
    expect((two ?? 0) - (one ?? 0)).toBeGreaterThan(40);
    expect((four ?? 0) - (two ?? 0)).toBe(2 * ((two ?? 0) - (one ?? 0)));
  });

  test('has bars as long as the moves, to scale', () => {
    const reference = row(40, 40, 1000);
    const [moves40 = 0] = greens([reference, row(40, 40, 1000)]);
    const [moves20 = 0] = greens([reference, row(20, 20, 1000)]);
    expect(moves20 / moves40).toBeCloseTo(0.75, 1);
  });

  test('has bars by decades for positions, time and memory', () => {
    const [, million = 0] = greens([row(31, 31, 1_000_000), refused]);
    const [, both = 0] = greens([row(31, 31, 1_000_000), row(31, 31, 1000)]);
    // 10^3 is half the way to 10^6.
    expect(both / million).toBeCloseTo(1.5, 1);
  });

  test('gives no bars to what was refused, and no green ones to what isn’t proved', () => {
    expect(greens([refused])).toEqual([0, 0, 0, 0]);
    expect(greens([row(31, 23, 5000)])).toEqual([0, 0, 0, 0]);
    expect(
      greens([
        { name: 'bfs', outcome: 'gave-up', lowerBound: 40, expanded: 9, milliseconds: 9, memoryBytes: 900 },
      ]),
    ).toEqual([0, 0, 0, 0]);
  });

  test.each(['light', 'dark'] as const)('can be sent with numbers of any size (%s)', (theme) => {
    const wide = [row(1503, 1503, 1e13), row(1503, 712, 1), row(0, 0, 0), refused];
    const { width, height, bytes } = picture(wide, theme);
    expect(width + height).toBeLessThan(10_000);
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(decodePicture(picture(wide, theme))).toMatchObject({ width, height });
  });
});
