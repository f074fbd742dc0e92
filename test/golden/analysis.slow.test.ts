import { describe, expect, test } from 'vitest';
import { parityScene } from '../../src/commands/explain/explain-parity.ts';
import { seededRandom } from '../../src/core/random.ts';
import { FIFTEEN_PUZZLE_COUNTS } from '../../src/core/sliding/analysis/hardness.ts';
import { type Board, defaultGoal } from '../../src/core/sliding/board.ts';
import { neighboursOf } from '../../src/core/sliding/moves.ts';
import { randomSolvableBoard } from '../../src/core/sliding/scramble/scramble.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { draw } from '../../src/render/draw.ts';
import { type Picture, THEMES } from '../../src/render/paint/picture.ts';
import type { Scene } from '../../src/render/scene/scene.ts';
import { countPixels, decodePicture, findDifference } from '../support/pictures/decode.ts';

/** Bot API, sendPhoto: width and height at most 10000 together, ratio at most 20. */
function expectSendable(picture: Picture): void {
  expect(picture.width + picture.height).toBeLessThanOrEqual(10_000);
  expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(
    4 * Math.min(picture.width, picture.height),
  );
  expect(picture.bytes.length).toBeLessThan(2_000_000);
  expect(decodePicture(picture)).toMatchObject({ width: picture.width, height: picture.height });
}

const boardOf = (rows: number, cols: number, seed = 1): Board =>
  randomSolvableBoard(defaultGoal(rows, cols), seededRandom(seed));

const parity = (start: Board, goal: Board) => parityScene(loadCatalogue().texts('en'), { start, goal });

const SIZES = [
  [2, 2],
  [2, 3],
  [3, 3],
  [4, 4],
  [2, 10],
  [10, 2],
  [6, 6],
  [10, 10],
] as const;

describe('the parity of a board', () => {
  test.each(SIZES)('of %ix%i can be sent, for the usual goal and another', (rows, cols) => {
    const start = boardOf(rows, cols);
    expectSendable(draw(parity(start, defaultGoal(rows, cols))));
    expectSendable(draw(parity(start, boardOf(rows, cols, 2)), { theme: 'dark' }));
  });

  test('of a solved board, without exchanges, can be sent', () => {
    const goal = defaultGoal(3, 3);
    expectSendable(draw(parity(goal, goal)));
  });

  test('looks different for another way of the blank, although no tile differs', () => {
    const start = boardOf(3, 3);
    const goal = defaultGoal(3, 3);
    const other = { ...goal, tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8] };
    const blank = (end: Board) => {
      const picture = decodePicture(draw(parity(start, end)));
      return countPixels(
        picture,
        [0, 0, picture.width, picture.width / 2],
        ([r, g, b]) => r > g + 60 && b > g + 60,
      );
    };
    // Purple dots over the board: the way is as long as the blank is far from home.
    expect(blank(goal)).not.toBe(blank(other));
    expect(Math.min(blank(goal), blank(other))).toBeGreaterThan(0);
  });
});

const LENGTHS = { locale: 'en', boards: 'Boards', moves: 'Moves', ownLength: 'This board: 80' };

describe('the analysis of a board', () => {
  test.each(SIZES)('of %ix%i can be sent, with and without the numbers of boards', (rows, cols) => {
    const scene: Scene = {
      kind: 'analysis',
      board: boardOf(rows, cols),
      goal: defaultGoal(rows, cols),
      bestMoves: [],
    };
    expectSendable(draw(scene));
    expectSendable(
      draw(
        { ...scene, lengths: { counts: FIFTEEN_PUZZLE_COUNTS, length: 80, labels: LENGTHS } },
        { theme: 'dark' },
      ),
    );
  });

  test.each(SIZES)('of %ix%i can be sent with the boards one move away', (rows, cols) => {
    const board = boardOf(rows, cols);
    const metric = rows * cols <= 10 ? 'mtm' : 'stm';
    const boards = neighboursOf(board, metric).map((one, at) => ({ ...one, ...(at > 0 && { left: 80 }) }));
    const scene = { kind: 'analysis', board, goal: defaultGoal(rows, cols), bestMoves: [] } as const;
    const labels = { movesLeft: 'Moves still to go' };
    expectSendable(draw({ ...scene, neighbours: { boards, labels } }));
    expectSendable(draw({ ...scene, swap: [1, 2], neighbours: { boards, labels } }, { theme: 'dark' }));
  });

  test('marks just the tile that may slide', () => {
    const board = { rows: 2, cols: 3, tiles: [1, 2, 3, 4, 0, 5] };
    const scene = { kind: 'analysis', board, goal: defaultGoal(2, 3) } as const;
    const changed = findDifference(
      decodePicture(draw({ ...scene, bestMoves: [] })),
      decodePicture(draw({ ...scene, bestMoves: ['L'] })),
    );
    const { width } = draw({ ...scene, bestMoves: [] });
    // Tile 5 lies in the last of three columns.
    expect(changed?.left).toBeGreaterThan(width / 2);
  });
});

describe.each(THEMES)('colours in the %s theme', (theme) => {
  const board = { rows: 2, cols: 3, tiles: [1, 2, 3, 4, 0, 5] };
  const goal = defaultGoal(2, 3);
  type Rgb = readonly [number, number, number];
  const isAmber = ([r, g, b]: Rgb) => r > 220 && g > 150 && b < 110;
  const isBlue = ([r, g, b]: Rgb) => b > 220 && r < 180 && g > 160;
  const isPurple = ([r, g, b]: Rgb) => r > g + 50 && b > g + 40;
  const seen = (scene: Scene, is: (rgb: Rgb) => boolean) => {
    const picture = decodePicture(draw(scene, { theme }));
    return countPixels(picture, [0, 0, picture.width, picture.height], is);
  };

  test('tell what has moved from what may move', () => {
    const next: Scene = { kind: 'analysis', board, goal, bestMoves: ['L'] };
    const moved: Scene = { kind: 'board', board, movedCells: [1] };
    expect([seen(next, isBlue) > 2000, seen(next, isAmber)]).toEqual([true, 0]);
    expect([seen(moved, isBlue), seen(moved, isAmber) > 2000]).toEqual([0, true]);
  });

  test.each([
    [2, 'left'],
    [78, 'right'],
  ] as const)(
    'mark the board’s own bar of %i moves on the %s, though it is too low to be seen',
    (length, side) => {
      const lengths = { counts: FIFTEEN_PUZZLE_COUNTS, length, labels: { ...LENGTHS, ownLength: '' } };
      const picture = decodePicture(
        draw({ kind: 'analysis', board, goal, bestMoves: [], lengths }, { theme }),
      );
      const half = Math.round(picture.width / 2);
      const [left, right] = [
        countPixels(picture, [0, 0, half, picture.height], isPurple),
        countPixels(picture, [half, 0, picture.width, picture.height], isPurple),
      ];
      expect(side === 'left' ? [left > 500, right] : [right > 500, left]).toEqual([true, 0]);
    },
  );
});

describe("the picture of a solution's way", () => {
  const exact = (distance: number) => ({ atLeast: distance, atMost: distance });
  const labels = { movesMade: 'Made', movesLeft: 'To go', lostMoves: 'Lost', betweenBounds: 'Between' };
  test.each([0, 1, 30, 300, 2000])('of %i steps can be sent', (steps) => {
    const remaining = Array.from({ length: steps + 1 }, (_, at) => exact(steps - at));
    expectSendable(draw({ kind: 'way', remaining, losses: [], isSolved: true, labels }));
    const vague = remaining.map(({ atLeast }) => ({ atLeast, atMost: atLeast + 20 }));
    const losses = [{ from: 1, to: steps, lost: 2, within: true }];
    expectSendable(
      draw({ kind: 'way', remaining: vague, losses, isSolved: false, labels }, { theme: 'dark' }),
    );
  });

  test('shows where moves were lost', () => {
    const remaining = [2, 3, 2, 1, 0].map(exact);
    const losses = [{ from: 1, to: 1, lost: 2, within: false }];
    const scene = { kind: 'way', remaining, isSolved: true, labels } as const;
    const [lost, none] = [losses, []].map((some) => decodePicture(draw({ ...scene, losses: some })));
    if (!lost || !none) throw new Error('two pictures');
    // The key has a line more; above it they differ in the first of four steps only.
    expect(lost.height).toBeGreaterThan(none.height);
    const changed = findDifference(none, lost);
    expect(changed?.right).toBeLessThan(none.width / 3);
  });
});
