import { expect, test } from 'vitest';
import { findComponents, inkOf } from '../../src/vision/components.ts';
import type { Runs } from '../../src/vision/threshold.ts';

/** The runs of a drawing in which `#` is ink. */
function runsOf(drawing: readonly string[]): Runs {
  const runs = drawing.flatMap((line, row) =>
    [...line.matchAll(/#+/g)].map((match) => [row, match.index, match.index + match[0].length] as const),
  );
  return {
    count: runs.length,
    rows: Int32Array.from(runs, ([row]) => row),
    starts: Int32Array.from(runs, ([, start]) => start),
    ends: Int32Array.from(runs, ([, , end]) => end),
  };
}

test('ink that touches at a corner is one component, and a hole is none', () => {
  const runs = runsOf(['##...###', '..#..#.#', '..#..###', '........', '#.......']);
  const found = findComponents(runs, () => true);
  expect(found.map(({ box, area }) => ({ ...box, area }))).toEqual([
    { left: 0, top: 0, right: 3, bottom: 3, area: 4 },
    { left: 5, top: 0, right: 8, bottom: 3, area: 8 },
    { left: 0, top: 4, right: 1, bottom: 5, area: 1 },
  ]);
});

test('arms that meet further down are one component, whichever begins first', () => {
  const runs = runsOf(['#...#...#', '#...#...#', '#########', '....#....']);
  expect(findComponents(runs, () => true)).toHaveLength(1);
});

test('a component is drawn alone, without what lies in its box', () => {
  const runs = runsOf(['####', '#..#', '#.##', '#...', '##.#']);
  const [first] = findComponents(runs, (width) => width === 4);
  if (!first) throw new Error('no component');
  const { data, width } = inkOf(first, runs);
  const lines = Array.from({ length: data.length / width }, (_, row) =>
    [...data.subarray(row * width, (row + 1) * width)].map((ink) => (ink ? '#' : '.')).join(''),
  );
  expect(lines).toEqual(['####', '#..#', '#.##', '#...', '##..']);
});
