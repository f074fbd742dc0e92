import { describe, expect, it } from 'vitest';
import { createKnightCache, findTour } from '../../../src/core/knight/find-tour.ts';
import { DRAWING_STYLES, type DrawingStyle } from '../../../src/core/knight/request/tour-request.ts';
import { filmOfTour } from '../../../src/render/knight/animate-tour.ts';
import { runAll } from '../../../src/render/paint/pieces.ts';
import { themeOf } from '../../../src/render/paint/themes/styles.ts';
import type { DrawnTour } from '../../../src/render/scene/scene.ts';

const memory = createKnightCache();

function tourOn(cols: number, rows: number, closed: boolean): DrawnTour {
  const request = { cols, rows, closed, method: 'construct', seed: 1, timeMs: 10_000 } as const;
  const found = findTour(request, { now: () => performance.now(), memory });
  if (!found.ok || !found.value.exists) throw new Error(`no tour of ${cols}x${rows}`);
  return found.value;
}

const filmOf = (tour: DrawnTour, style: DrawingStyle) =>
  filmOfTour({ kind: 'tour', tour, style }, themeOf({}));
type Film = ReturnType<typeof filmOf>;

function pixelsOf({ sheet }: Film): Uint8ClampedArray {
  return sheet.ctx.getImageData(0, 0, sheet.width, sheet.height).data;
}

/**
 * The largest difference of a channel anywhere, of 255; smoothed edges may differ a little where they were
 * cut.
 */
function farthest(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let far = 0;
  for (let i = 0; i < a.length; i++) far = Math.max(far, Math.abs((a[i] ?? 0) - (b[i] ?? 0)));
  return far;
}

describe.each(DRAWING_STYLES)('a film of a tour, %s', (style) => {
  it('looks the same whether a frame is painted after the one before it or by itself', () => {
    const tour = tourOn(6, 5, true);
    const running = filmOf(tour, style);
    expect(running.frames.length).toBeGreaterThan(30);
    running.frames.forEach((frame, at) => {
      runAll(running.paint(frame));
      if (at % 9 !== 0 && at !== running.frames.length - 1) return;
      const alone = filmOf(tour, style);
      runAll(alone.paint(frame));
      expect(farthest(pixelsOf(running), pixelsOf(alone))).toBeLessThanOrEqual(24);
    });
  });

  it('can be painted backwards', () => {
    const film = filmOf(tourOn(3, 4, false), style);
    const [first, last] = [film.frames[0], film.frames.at(-1)];
    if (!first || !last) throw new Error('no frames');
    runAll(film.paint(first));
    const once = pixelsOf(film);
    runAll(film.paint(last));
    expect(farthest(pixelsOf(film), once)).toBeGreaterThan(100);
    runAll(film.paint(first));
    expect(farthest(pixelsOf(film), once)).toBe(0);
  });

  it('begins before the first move, goes forward, and is held at the end; a closed tour makes one move more', () => {
    for (const closed of [false, true]) {
      const { frames } = filmOf(tourOn(6, 6, closed), style);
      expect(frames[0]?.moveCount).toBe(0);
      expect(frames.at(-1)?.moveCount).toBe(closed ? 36 : 35);
      frames.slice(1).forEach(({ moveCount }, i) => {
        expect(moveCount).toBeGreaterThan(frames[i]?.moveCount ?? 0);
      });
      const longest = Math.max(...frames.map(({ delay }) => delay));
      expect(frames.at(-1)?.delay).toBe(longest);
      expect(frames.reduce((sum, { delay }) => sum + delay, 0)).toBeLessThan(30_000);
    }
  });
});
