import { describe, expect, it } from 'vitest';
import type { BacktrackTable, TableCell } from '../../../src/core/knight/classic/table.ts';
import { draw } from '../../../src/render/draw.ts';
import { backtracksScale, planBacktracks } from '../../../src/render/knight/backtracks-plan.ts';
import { THEMES, type ThemeName } from '../../../src/render/paint/picture.ts';
import { themeOf } from '../../../src/render/paint/themes/styles.ts';
import { decodePicture } from '../../support/pictures/decode.ts';

function tableOf(table: TableCell[][], opts: BacktrackTable['opts'] = [1]): BacktrackTable {
  return {
    cols: table[0]?.length ?? 0,
    rows: table.length,
    opts,
    program: 'iterative',
    table,
    arrays: table.map((line) => line.map((cell) => (typeof cell === 'number' ? 'A' : undefined))),
  };
}

const zeros = (cols: number, rows: number) =>
  tableOf(Array.from({ length: rows }, () => Array<TableCell>(cols).fill(0)));

const labels = {
  locale: 'en',
  numbersMeaning: 'Backtracks',
  optimisations: 'Used',
  none: 'None',
  limit: 'Given up',
  letter: 'Array',
  sums: [],
};
const picture = (tables: BacktrackTable[], theme: ThemeName = 'light') =>
  draw({ kind: 'backtracks', tables, labels }, { theme });

type Rgb = readonly [number, number, number];
const brightness = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The colour of a square near its upper left corner, where nothing is written. */
function coloursOf(tables: BacktrackTable[], theme: ThemeName, nth = 0): Rgb[][] {
  const drawn = decodePicture(picture(tables, theme));
  const { panels, scale } = planBacktracks(tables);
  const [panel, table] = [panels[nth], tables[nth]];
  if (!panel || !table) throw new Error('no such table');
  return table.table.map((line, row) =>
    line.map((_, col) =>
      drawn.at(panel.x + Math.round((col + 0.1) * scale), panel.y + Math.round((row + 0.1) * scale)),
    ),
  );
}

describe.each(THEMES)('a table of backtracks in the %s theme', (theme) => {
  it('colours equal numbers equally, and larger ones ever further from those of none', () => {
    const [line = []] = coloursOf([tableOf([[0, 10, 100, 1000, 10_000, 100_000, 10]])], theme);
    expect(line[6]).toEqual(line[1]);
    const steps = line.slice(0, 6).map(brightness);
    const sign = theme === 'light' ? -1 : 1;
    for (let i = 1; i < 6; i++) expect(sign * ((steps[i] ?? 0) - (steps[i - 1] ?? 0))).toBeGreaterThan(4);
  });

  it('tells apart no tour, no backtracks, given up and not reached', () => {
    const cells: TableCell[] = ['N', 0, 'LIM', '?'];
    const { panels, scale } = planBacktracks([tableOf([cells])]);
    const [panel] = panels;
    if (panel === undefined) throw new Error('no panel');
    const drawn = decodePicture(picture([tableOf([cells])], theme));
    const colours = cells.map((_, col) => {
      const seen = new Set<string>();
      for (let x = 4; x < scale - 4; x++) seen.add(String(drawn.at(panel.x + col * scale + x, panel.y + 6)));
      return seen;
    });
    // No backtracks and not reached are plain squares; the two others are hatched, in colours of their own.
    expect(colours.map((seen) => seen.size > 1)).toEqual([true, false, true, false]);
    const [none, zero, limit, unreached] = colours;
    expect(unreached).not.toEqual(zero);
    expect([...(none ?? [])].some((colour) => limit?.has(colour))).toBe(false);
  });

  it('is the same bytes for the same tables', () => {
    const drawn = () => picture([tableOf([[0, 'N', 'LIM', 12]])], theme).bytes;
    expect(drawn().equals(drawn())).toBe(true);
  });
});

/** Relative luminance (WCAG 2.2) of `#rrggbb` or `rgb(r, g, b)`. */
function luminance(colour: string): number {
  const hex = /^#(..)(..)(..)$/
    .exec(colour)
    ?.slice(1)
    .map((pair) => Number.parseInt(pair, 16));
  const channels = hex ?? (colour.match(/\d+/g) ?? []).map(Number);
  const [r = 0, g = 0, b = 0] = channels.map((byte) => {
    const v = byte / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(THEMES)(
  'every number can be read on its colour: contrast 3 at least, %s (WCAG, large text)',
  (theme) => {
    const { colours } = backtracksScale([tableOf([['LIM']])], themeOf({ theme }));
    for (let backtracks = 0; backtracks <= 400_000; backtracks = Math.ceil(backtracks * 1.05 + 1)) {
      const { fill, ink } = colours(backtracks);
      const [dark = 0, light = 0] = [luminance(fill), luminance(ink)].sort((a, b) => a - b);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(3);
    }
  },
);

describe('several tables', () => {
  it('share one scale of colours', () => {
    const [easy, hard] = [tableOf([[0, 40]]), tableOf([[0, 300_000]])];
    const alone = coloursOf([easy], 'light')[0]?.[1];
    const beside = coloursOf([easy, hard], 'light')[0]?.[1];
    expect(brightness(beside ?? [0, 0, 0])).toBeGreaterThan(brightness(alone ?? [255, 255, 255]) + 40);
  });

  it('say by their labels which optimisations they were made with', () => {
    const cells: TableCell[][] = [[0, 0, 0]];
    const pictures = [[], [1], [2], [1, 3], [1, 2, 3, 4]].map((opts) =>
      picture([tableOf(cells, opts as BacktrackTable['opts'])]).bytes.toString('base64'),
    );
    expect(new Set(pictures).size).toBe(5);
  });

  it.each([1, 2, 3, 5, 8, 16])('%i of them stand side by side without touching, above the key', (count) => {
    for (const [cols, rows] of [
      [1, 1],
      [5, 5],
      [3, 14],
      [14, 3],
      [100, 100],
    ] as const) {
      const { panels, scale, width, labelHeight, legend } = planBacktracks(Array(count).fill({ cols, rows }));
      expect(panels.length).toBe(count);
      // The squares are as large as the width and 1.65 times as much height allow.
      const maxWidth = count === 1 ? 800 : 1280;
      if (scale > 1) expect([width <= maxWidth, legend.y <= 1.65 * maxWidth + 40]).toEqual([true, true]);
      panels.forEach((panel, i) => {
        expect(panel.x + cols * scale).toBeLessThan(width);
        expect(panel.y - labelHeight).toBeGreaterThanOrEqual(0);
        expect(panel.y + rows * scale).toBeLessThan(legend.y - 10);
        for (const other of panels.slice(i + 1)) {
          const beside = Math.abs(panel.x - other.x) >= cols * scale + 20;
          const above = Math.abs(panel.y - other.y) >= rows * scale + labelHeight + 10;
          expect(beside || above).toBe(true);
        }
      });
    }
  });
});

describe('the scale', () => {
  it('runs from none to the largest number, or to 400,000 where a search was given up', () => {
    const theme = themeOf({});
    const scale = (cells: TableCell[]) => backtracksScale([tableOf([cells])], theme);
    expect(scale([0, 250, 'N']).maxBacktracks).toBe(250);
    expect(scale([0, 250, 'LIM']).maxBacktracks).toBe(400_000);
    expect(scale([0, 250]).shareOf(0)).toBe(0);
    expect(scale([0, 250]).shareOf(250)).toBe(1);
    expect(scale([0]).shareOf(0)).toBe(0);
    expect(scale([0, 'N']).hasSign).toEqual({ noTour: true, limitReached: false });
  });
});

it('squares too small for numbers are colours only', () => {
  const colours = coloursOf([zeros(100, 100)], 'light').flat();
  expect(new Set(colours.map(String)).size).toBe(1);
});
