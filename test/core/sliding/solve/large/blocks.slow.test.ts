import { expect, test } from 'vitest';
import { randomBelow, seededRandom } from '../../../../../src/core/random.ts';
import { createBeam } from '../../../../../src/core/sliding/solve/large/beam.ts';
import { blocksOf, type ExcessMemory } from '../../../../../src/core/sliding/solve/large/blocks.ts';
import { buildExcessTable, halfExcess } from '../../../../../src/core/sliding/solve/large/excess.ts';
import { costAndKeyOf, createRanking } from '../../../../../src/core/sliding/solve/large/ranking.ts';

const SHAPE = {
  isPerAxis: false,
  distanceDiscount: 0.2,
  curveFactor: 6,
  curveExponent: 2.3,
  outwardFactor: 0.6,
  outwardExponent: 2,
  conflictCost: 3.8,
  excessCost: 1,
};

/**
 * Moves that tiles need to their homes, by their cells as text, when all other cells are empty:
 * breadth-first, up to that many moves.
 */
function movesAlone(rows: number, cols: number, homes: readonly number[], most: number): Map<string, number> {
  const known = new Map([[homes.join(), 0]]);
  let layer = [homes];
  for (let moves = 1; moves <= most && layer.length > 0; moves++) {
    const next: (readonly number[])[] = [];
    for (const cells of layer) {
      for (const [at, cell] of cells.entries()) {
        const [row, col] = [Math.floor(cell / cols), cell % cols];
        for (const [down, right] of [
          [0, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
        ] as const) {
          if (row + down < 0 || row + down >= rows || col + right < 0 || col + right >= cols) continue;
          const to = (row + down) * cols + col + right;
          const placed = cells.with(at, to);
          if (cells.includes(to) || known.has(placed.join())) continue;
          known.set(placed.join(), moves);
          next.push(placed);
        }
      }
    }
    layer = next;
  }
  return known;
}

const taxicab = (cols: number, cells: readonly number[], homes: readonly number[]): number =>
  cells.reduce((sum, cell, at) => {
    const home = homes[at] ?? 0;
    return (
      sum +
      Math.abs(Math.floor(cell / cols) - Math.floor(home / cols)) +
      Math.abs((cell % cols) - (home % cols))
    );
  }, 0);

test.each([
  [3, 3, [0, 1, 3, 4], 99, 9 * 8 * 7 * 6],
  [3, 4, [5, 6, 9, 10], 99, 12 * 11 * 10 * 9],
  [4, 3, [4, 7, 8], 99, 12 * 11 * 10],
  [2, 5, [3, 4], 99, 10 * 9],
  [6, 6, [0, 1, 6, 7], 8, undefined],
  [6, 6, [28, 29, 34], 11, undefined],
  [7, 8, [27, 28, 35, 36], 6, undefined],
])(
  '%ix%i, homes %j: the excess is what moves the tiles need beyond their taxicab distance',
  (rows, cols, homes, most, placements) => {
    const table = buildExcessTable(rows, cols, homes);
    const known = movesAlone(rows, cols, homes, most);
    if (placements !== undefined) expect(known.size).toBe(placements);
    const wrong: string[] = [];
    for (const [text, moves] of known) {
      const cells = text.split(',').map(Number);
      const index = cells.reduce((sum, cell, at) => sum + cell * (rows * cols + 1) ** at, 0);
      const half = Math.min(3, (moves - taxicab(cols, cells, homes)) / 2);
      if (halfExcess(table, index) !== half) wrong.push(`${text}: ${half}`);
    }
    expect(wrong).toEqual([]);
  },
);

test('a tile that is away leaves the excess to the others', () => {
  const [rows, cols, away] = [3, 3, 9];
  const homes = [0, 1, 3, 4];
  const table = buildExcessTable(rows, cols, homes);
  for (let others = 0; others < 16; others++) {
    const here = homes.filter((_, at) => (others >> at) & 1);
    for (const [text, moves] of movesAlone(rows, cols, here, 99)) {
      const cells = text === '' ? [] : text.split(',').map(Number);
      const index = homes.reduce((sum, home, at) => {
        const place = here.indexOf(home);
        return sum + (place < 0 ? away : (cells[place] ?? away)) * (away + 1) ** at;
      }, 0);
      expect(halfExcess(table, index)).toBe(Math.min(3, (moves - taxicab(cols, cells, here)) / 2));
    }
  }
});

function shuffled(n: number, seed: number): Uint8Array {
  const random = seededRandom(seed);
  const state = Uint8Array.from({ length: n }, (_, cell) => cell);
  for (let last = n - 1; last > 0; last--) {
    const pick = randomBelow(random, last + 1);
    [state[last], state[pick]] = [state[pick] ?? 0, state[last] ?? 0];
  }
  return state;
}

test.each([
  [3, 4, [0, 6, 11]],
  [3, 3, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  [4, 4, [9]],
])('%ix%i: each block has the excess of its own tiles, the blank home in %j', (rows, cols, blanks) => {
  const n = rows * cols;
  const memory: ExcessMemory = new Map();
  for (const blank of blanks) {
    const { blockOf, indexPart, table } = blocksOf(memory, rows, cols, blank);
    for (let row = 0; row + 1 < rows; row += 2) {
      for (let col = 0; col + 1 < cols; col += 2) {
        const corner = row * cols + col;
        const tiles = [corner, corner + 1, corner + cols, corner + cols + 1].filter((tile) => tile !== blank);
        expect(new Set(tiles.map((tile) => blockOf[tile])).size).toBe(1);
        const alone = movesAlone(rows, cols, tiles, 99);
        for (let seed = 1; seed <= 20; seed++) {
          const state = shuffled(n, seed);
          const cells = tiles.map((tile) => state.indexOf(tile));
          const index = tiles.reduce(
            (sum, tile, at) => sum + (indexPart[tile * n + (cells[at] ?? 0)] ?? 0),
            0,
          );
          const moves = alone.get(cells.join()) ?? Number.NaN;
          expect(halfExcess(table, index)).toBe(Math.min(3, (moves - taxicab(cols, cells, tiles)) / 2));
        }
      }
    }
  }
});

test("symmetric blocks share a table: nine blocks of 6x6 have three, and the blank's one its own", () => {
  const memory: ExcessMemory = new Map();
  blocksOf(memory, 6, 6, 35);
  expect(memory.size).toBe(4);
  blocksOf(memory, 6, 6, 0);
  expect(memory.size).toBe(4);
});

test('a block of a larger board counts its tiles in the window around it, and only these', () => {
  const tiles = [44, 45, 54, 55];
  const { indexPart, table } = blocksOf(new Map(), 10, 10, 99);
  const half = (cells: readonly number[]): number =>
    halfExcess(
      table,
      tiles.reduce((sum, tile, at) => sum + (indexPart[tile * 100 + (cells[at] ?? 0)] ?? 0), 0),
    );
  expect(half([44, 45, 54, 55])).toBe(0);
  // Two neighbours exchanged: one has to leave their line and come back.
  expect(half([45, 44, 54, 55])).toBe(1);
  expect(half([45, 44, 55, 54])).toBe(2);
  // 22 to 77 are the window's corners; all cells beyond it count the same.
  expect(half([45, 44, 22, 77])).toBe(1);
  expect(half([45, 44, 21, 88])).toBe(1);
  expect(half([49, 44, 54, 55])).toBe(0);
});

test.each([
  [5, 5, 24],
  [6, 6, 35],
  [6, 6, 8],
  [5, 7, 17],
  [7, 7, 48],
  [8, 9, 71],
  [10, 10, 99],
  [2, 30, 59],
])(
  '%ix%i, the blank home in %i: what a beam keeps from step to step is the cost counted anew',
  (rows, cols, blank) => {
    const n = rows * cols;
    const ranking = createRanking(rows, cols, blank, SHAPE, blocksOf(new Map(), rows, cols, blank));
    const beam = createBeam(rows, cols, 50);
    for (let seed = 1; seed <= 10; seed++) {
      const state = shuffled(n, seed);
      const before = costAndKeyOf(ranking, state, blank);
      for (const below of [2, 15, 60]) {
        const limits = {
          now: () => 0,
          shouldStop: () => false,
          width: 50,
          belowLength: below,
          maxLayersWithoutGain: 60,
        };
        const found = beam.search(ranking, state, blank, limits);
        expect(costAndKeyOf(ranking, found.state, blank).cost).toBe(found.cost);
        expect(found.cost).toBeLessThanOrEqual(before.cost);
        expect(found.cost).toBeGreaterThan(0);
      }
    }
  },
);

test('the windows of larger boards share three tables, and the blank has one', () => {
  const memory: ExcessMemory = new Map();
  blocksOf(memory, 8, 8, 63);
  expect(memory.size).toBe(4);
  blocksOf(memory, 10, 10, 99);
  expect(memory.size).toBe(4);
});

test('the goal alone costs nothing', () => {
  const n = 36;
  const ranking = createRanking(6, 6, 35, SHAPE, blocksOf(new Map(), 6, 6, 35));
  const goal = Uint8Array.from({ length: n }, (_, cell) => cell);
  expect(costAndKeyOf(ranking, goal, 35).cost).toBe(0);
  for (let one = 0; one < n; one++) {
    for (let two = 0; two < one; two++) {
      const state = goal.slice();
      [state[one], state[two]] = [two, one];
      expect(costAndKeyOf(ranking, state, 35).cost).toBeGreaterThan(0);
    }
  }
});
