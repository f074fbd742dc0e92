import { expect, it } from 'vitest';
import { drawBoard, drawEarlyPuzzle, loadDailySecret } from '../../src/daily/draw-puzzle.ts';
import { shareSquares } from '../../src/daily/player-stats.ts';

const DAYS = Array.from({ length: 2_000 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
);
const puzzles = DAYS.map((day) => drawEarlyPuzzle('secret', day));

it('the puzzle of a day is the same for one day and secret, and differs for another', () => {
  expect(drawEarlyPuzzle('secret', '2026-11-21')).toEqual(drawEarlyPuzzle('secret', '2026-11-21'));
  expect(drawEarlyPuzzle('secret', '2026-11-21')).not.toEqual(drawEarlyPuzzle('secret', '2026-11-22'));
  expect(drawEarlyPuzzle('secret', '2026-11-21')).not.toEqual(drawEarlyPuzzle('Secret', '2026-11-21'));
});

it('the puzzle of a day is solvable: its inversions are even, as on every board of odd width', () => {
  for (const { start } of puzzles) {
    expect([...start.tiles].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const tiles = start.tiles.filter((tile) => tile !== 0);
    const inversions = tiles.flatMap((tile, at) =>
      tiles.slice(at + 1).filter((later) => later < tile),
    ).length;
    expect(inversions % 2).toBe(0);
  }
});

it.each([
  ['2026-11-23', [13, 14], 14],
  ['2026-11-23', [Number.POSITIVE_INFINITY, 19, 18], 18],
  ['2026-11-25', [22, 28, 23], 23],
  ['2026-11-29', [44, 53, 52], 52],
])(
  'the puzzle of %s, of drawn boards with %j moves, is the first in the range of its weekday',
  async (day, lengths, par) => {
    const proved = lengths.values();
    const drawn = await drawBoard('secret', day, async () => {
      const { value } = proved.next();
      if (value === undefined) throw new Error('no board was good enough');
      return value;
    });
    expect(drawn.par).toBe(par);
    expect(proved.next().done).toBe(true);
  },
);

it('puzzles of days are spread evenly: each cell holds the blank about 222 times in 2000 days, and days hardly repeat', () => {
  for (let cell = 0; cell < 9; cell++) {
    const count = puzzles.filter(({ start }) => start.tiles[cell] === 0).length;
    // Five standard deviations of a binomial (2000, 1/9) are 70.
    expect(Math.abs(count - 2_000 / 9)).toBeLessThan(70);
  }
  // Of about 170,000 boards, 2000 draws hit one twice some 12 times.
  expect(new Set(puzzles.map(({ start }) => start.tiles.join())).size).toBeGreaterThan(1_960);
});

it('the secret of puzzles is the configured one, else one that is made once and kept', async () => {
  let kept: string | undefined;
  const keyValues = {
    get: async () => kept,
    set: async (_: string, value: string) => {
      kept = value;
    },
    setOnce: async (_: string, value: string) => {
      kept ??= value;
      return kept;
    },
  };
  expect((await loadDailySecret({ keyValues }, 'mine'))()).toBe('mine');
  expect(kept).toBeUndefined();
  const made = (await loadDailySecret({ keyValues }))();
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect((await loadDailySecret({ keyValues }, ''))()).toBe(made);
});

it.each([
  [20, 20, '🟩🟩🟩🟩🟩'],
  [22, 20, '🟩🟩🟩🟩⬜'],
  [26, 20, '🟩🟩🟩⬜⬜'],
  [34, 20, '🟩🟩⬜⬜⬜'],
  [90, 20, '🟩⬜⬜⬜⬜'],
])('shares %i moves where %i are enough as %s', (moves, optimum, squares) => {
  expect(shareSquares(moves, optimum)).toBe(squares);
});
