import { describe, expect, it } from 'vitest';
import type { Board, Move } from '../../src/core/sliding/board.ts';
import { animate, createQueuedAnimate } from '../../src/render/animate.ts';
import { draw } from '../../src/render/draw.ts';
import { planTour } from '../../src/render/knight/tour-plan.ts';
import type { Picture } from '../../src/render/paint/picture.ts';
import { createRenderQueue } from '../../src/render/render-queue.ts';
import { MAX_ANIMATED_SIDE, type Scene } from '../../src/render/scene/scene.ts';
import { decodePicture, findDifference } from '../support/pictures/decode.ts';

/** A board and `length` moves that can be made on it: the blank runs around the border, over and over. */
function lap(rows: number, cols: number, length: number): { start: Board; moves: string } {
  const ring: Move[] = [
    ...Array<Move>(cols - 1).fill('R'),
    ...Array<Move>(rows - 1).fill('D'),
    ...Array<Move>(cols - 1).fill('L'),
    ...Array<Move>(rows - 1).fill('U'),
  ];
  const tiles = Array.from({ length: rows * cols }, (_, i) => (i + 1) % (rows * cols));
  return {
    start: { rows, cols, tiles },
    moves: Array.from({ length }, (_, i) => ring[i % ring.length]).join(''),
  };
}

/** Any numbering will do where only sizes are looked at. */
function tour(cols: number, rows: number, closed = false): Extract<Scene, { kind: 'tour' }> {
  return {
    kind: 'tour',
    tour: { cols, rows, order: Int32Array.from({ length: cols * rows }, (_, i) => i + 1), closed },
  };
}

/**
 * Bot API, sendPhoto: width and height at most 10000 together, ratio at most 20; Discord's attachments end at
 * 8 to 10 MB.
 */
function expectSendable(picture: Picture): void {
  expect(picture.width + picture.height).toBeLessThanOrEqual(10_000);
  expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(
    3.5 * Math.min(picture.width, picture.height),
  );
  expect(picture.bytes.length).toBeLessThan(2_000_000);
  expect(decodePicture(picture)).toMatchObject({ width: picture.width, height: picture.height });
}

describe('the picture of a solution sheet', () => {
  it.each([
    [3, 3, 0],
    [3, 3, 1],
    [3, 3, 31],
    [2, 2, 6],
    [4, 4, 80],
    [5, 5, 208],
    [2, 10, 75],
    [10, 2, 75],
    [10, 10, 500],
    [10, 10, 3000],
  ])('of a %ix%i board with %i moves can be sent', (rows, cols, length) => {
    expectSendable(draw({ kind: 'solution', ...lap(rows, cols, length) }));
  });

  it('changes when a move changes', () => {
    const { start } = lap(3, 3, 0);
    const pictureOf = (moves: string) => decodePicture(draw({ kind: 'solution', start, moves }));
    expect(findDifference(pictureOf('RD'), pictureOf('DR'))).toBeDefined();
  });

  it('refuses a move that cannot be made, which only a bug can ask for', () => {
    expect(() => draw({ kind: 'solution', start: lap(3, 3, 0).start, moves: 'U' })).toThrow(/illegal move 1/);
  });
});

describe('the picture of a tour', () => {
  it.each([
    [1, 1],
    [3, 4],
    [3, 10],
    [10, 3],
    [8, 8],
    [12, 12],
    [60, 60],
    [3, 100],
    [100, 100],
    [4, 10_000],
    [10_000, 3],
    [2000, 2000],
  ])('on %ix%i can be sent, straight or smooth, with its measures or without', (cols, rows) => {
    expectSendable(draw(tour(cols, rows)));
    expectSendable(draw({ ...tour(cols, rows), style: 'smooth', measures: '7 turns, 8 crossings.' }));
  });

  it('is higher by a line with its measures', () => {
    const [plain, measured] = [draw(tour(8, 8)), draw({ ...tour(8, 8), measures: '1 turns, 2 crossings.' })];
    expect(measured.width).toBe(plain.width);
    expect(measured.height).toBeGreaterThan(plain.height + 20);
    const other = draw({ ...tour(8, 8), measures: '1 turns, 3 crossings.' });
    const box = findDifference(decodePicture(measured), decodePicture(other));
    expect(box?.top).toBeGreaterThan(plain.height - 10);
  });

  it('is drawn differently when smooth, if it shows a path', () => {
    const smooth = (size: number) => draw({ ...tour(size, size), style: 'smooth' });
    expect(smooth(8).bytes.equals(draw(tour(8, 8)).bytes)).toBe(false);
    expect(smooth(20).bytes.equals(draw(tour(20, 20)).bytes)).toBe(false);
    expect(smooth(100).bytes.equals(draw(tour(100, 100)).bytes)).toBe(true);
  });

  it('shows the closing move', () => {
    for (const style of ['straight', 'smooth'] as const) {
      const pictureOf = (isClosed: boolean) => decodePicture(draw({ ...tour(6, 6, isClosed), style }));
      expect(findDifference(pictureOf(false), pictureOf(true))).toBeDefined();
    }
  });

  /**
   * How much of the outline around a square's middle, `reach` squares away at each angle, is neither kind of
   * board square.
   */
  function outline(scene: Scene, square: number, reach: (angle: number) => number): number {
    const picture = decodePicture(draw(scene));
    const { panels, scale } = planTour(5, 5);
    const [left, top] = [panels[0]?.x ?? 0, panels[0]?.y ?? 0];
    const [x, y] = [left + ((square % 5) + 0.5) * scale, top + (Math.floor(square / 5) + 0.5) * scale];
    let painted = 0;
    for (let degree = 0; degree < 360; degree++) {
      const angle = (degree * Math.PI) / 180;
      const r = reach(angle) * scale;
      const [red, , blue] = picture.at(
        Math.round(x + r * Math.cos(angle)),
        Math.round(y + r * Math.sin(angle)),
      );
      if (Math.abs(red - blue) > 60) painted++;
    }
    return painted / 360;
  }
  const circle = () => 0.415;
  const square = (angle: number) => 0.37 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));

  it('marks the start by a square and the end by a ring, other squares by neither', () => {
    expect(outline(tour(5, 5), 0, square)).toBeGreaterThan(0.9);
    expect(outline(tour(5, 5), 24, circle)).toBeGreaterThan(0.9);
    expect(outline(tour(5, 5), 12, square)).toBeLessThan(0.4);
    expect(outline(tour(5, 5), 12, circle)).toBeLessThan(0.4);
  });

  it('shows both marks whole where they are larger than the squares and the ends lie next to each other', () => {
    for (const [cols, rows] of [
      [100, 100],
      [3, 2000],
    ] as const) {
      const { tour: far } = tour(cols, rows);
      const order = far.order.map((number) =>
        number === 2 ? cols * rows : number === cols * rows ? 2 : number,
      );
      const near = { ...far, order };
      const pictureOf = (closed: boolean) => decodePicture(draw({ kind: 'tour', tour: { ...near, closed } }));
      const mark = findDifference(pictureOf(false), pictureOf(true));
      expect((mark?.right ?? 0) - (mark?.left ?? 0)).toBeGreaterThan(22);
      expect((mark?.bottom ?? 0) - (mark?.top ?? 0)).toBeGreaterThan(22);
    }
  });

  it('has no end mark when it is closed', () => {
    expect(outline(tour(5, 5, true), 24, circle)).toBeLessThan(0.4);
    expect(outline(tour(5, 5, true), 0, square)).toBeGreaterThan(0.9);
  });
});

describe('an animation', () => {
  it.each([
    [3, 3, 0],
    [3, 3, 31],
    [4, 4, 80],
    [10, 10, 400],
  ])('of a %ix%i board with %i moves is a GIF under 2 MB', (rows, cols, length) => {
    const picture = animate({ kind: 'solution', ...lap(rows, cols, length) });
    expect(picture.bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
    expect(picture.bytes.readUInt16LE(6)).toBe(picture.width);
    expect(picture.bytes.readUInt16LE(8)).toBe(picture.height);
    expect(picture.bytes.length).toBeLessThan(2_000_000);
  });

  it.each([
    [1, 1, 'straight'],
    [3, 4, 'smooth'],
    [MAX_ANIMATED_SIDE, MAX_ANIMATED_SIDE, 'smooth'],
    [MAX_ANIMATED_SIDE, 3, 'straight'],
  ] as const)('of a tour on %ix%i, %s, is a GIF under 2 MB', (cols, rows, style) => {
    const { tour: drawn } = tour(cols, rows, true);
    const picture = animate({ kind: 'tour', tour: drawn, style });
    expect(picture.bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
    expect(picture.bytes.readUInt16LE(6)).toBe(picture.width);
    expect(picture.bytes.readUInt16LE(8)).toBe(picture.height);
    expect(picture.bytes.length).toBeLessThan(2_000_000);
    const frames = picture.bytes.toString('latin1').split('\x21\xf9\x04').length - 1;
    expect(frames).toBeGreaterThan(Math.min(100, (cols * rows) / 2));
    expect(frames).toBeLessThanOrEqual(162);
  });

  it('is the same when the event loop runs between its frames, and timers run meanwhile', async () => {
    const animation = { kind: 'tour', tour: tour(5, 5).tour } as const;
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const picture = await createQueuedAnimate(createRenderQueue())(animation);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
    expect(picture.bytes.equals(animate(animation).bytes)).toBe(true);
  });
});

describe('the picture of backtrack tables', () => {
  const labels = {
    locale: 'en',
    numbersMeaning: 'Backtracks',
    optimisations: 'Used',
    none: 'None',
    limit: 'Given up',
    letter: 'Array',
    sums: [],
  };
  it.each([
    [1, 1, 1],
    [14, 3, 1],
    [3, 14, 1],
    [7, 7, 1],
    [100, 100, 1],
    [5, 5, 5],
    [8, 8, 16],
    [100, 100, 16],
  ])('of %ix%i, %i side by side, can be sent', (cols, rows, count) => {
    const table = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: cols }, (_, col) => (row * cols + col) ** 2),
    );
    const arrays = table.map((line) => line.map(() => 'B' as const));
    const one = { cols, rows, opts: [1, 4], program: 'iterative', table, arrays } as const;
    expectSendable(draw({ kind: 'backtracks', tables: Array(count).fill(one), labels }));
  });
});
