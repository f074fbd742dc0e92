import { createRequire } from 'node:module';
import { makeSheet, roundedRect, type Sheet } from './canvas.ts';
import type { Picture, ThemeName } from './picture.ts';
import { cellCorner, drawPuzzle, layoutPuzzle, type TileMark, tileStamps } from './puzzle.ts';
import type { Animation } from './scene.ts';
import { type Step, stepsOf } from './slide.ts';
import { type Theme, themeOf } from './theme.ts';

// A CommonJS package whose `default` differs between Node's and the test runner's way to import it; require is the same in both.
const gifenc: typeof import('gifenc') = createRequire(import.meta.url)('gifenc');

const MOST_FRAMES = 160;
/** Milliseconds. */
const DELAY = { start: 1000, between: 40, step: 360, end: 3000 } as const;
const COLOURS = 255;

interface Frame {
  readonly step: Step;
  /** How much of the slide is still to go: 0 is arrived. */
  readonly left: number;
  readonly delay: number;
}

/** Every move with two frames on its way; long solutions without those, and the longest with every k-th position only. */
function planFrames(steps: readonly Step[]): Frame[] {
  const moves = steps.length - 1;
  const smooth = moves * 3 < MOST_FRAMES;
  const stride = Math.max(1, Math.ceil(moves / MOST_FRAMES));
  return steps.flatMap((step, i): Frame[] => {
    if (i === 0) return [{ step, left: 0, delay: i === moves ? DELAY.end : DELAY.start }];
    if (i % stride !== 0 && i !== moves) return [];
    const arrived = { step, left: 0, delay: i === moves ? DELAY.end : DELAY.step };
    if (!smooth) return [arrived];
    return [{ step, left: 0.7, delay: DELAY.between }, { step, left: 0.25, delay: DELAY.between }, arrived];
  });
}

/** A function that draws a frame on the sheet: the board, and below it how far the solution has come. */
function framePainter(
  start: Step,
  moves: number,
  theme: Theme,
): { sheet: Sheet; paint: (frame: Frame) => void } {
  const { rows, cols } = start.board;
  const layout = layoutPuzzle(
    rows,
    cols,
    Math.max(32, Math.min(110, Math.floor(400 / Math.max(rows, cols)))),
  );
  const margin = Math.round(10 + layout.rim * 0.6);
  const bar = 6;
  const sheet = makeSheet(layout.width + 2 * margin, layout.height + 2 * margin + bar + 4);
  const { ctx } = sheet;
  const stamp = tileStamps(layout, theme);
  const paint = ({ step, left }: Frame): void => {
    ctx.fillStyle = theme.page;
    ctx.fillRect(0, 0, sheet.width, sheet.height);
    const done = step.number === moves && left === 0;
    const moving = step.moved;
    const tiles = step.board.tiles.map((tile, cell) => (left > 0 && cell === moving?.cell ? 0 : tile));
    const markOf = (cell: number): TileMark =>
      cell === moving?.cell ? { look: 'moved', towards: moving.towards } : { look: 'plain' };
    const board = { ...step.board, tiles };
    drawPuzzle(ctx, margin, margin, board, layout, stamp, theme, markOf, done ? 'done' : 'plain');
    if (left > 0 && moving) {
      const to = cellCorner(layout, moving.cell);
      const from = cellCorner(layout, step.board.tiles.indexOf(0));
      const [x, y] = [to.x + (from.x - to.x) * left, to.y + (from.y - to.y) * left];
      const tile = step.board.tiles[moving.cell] ?? 0;
      stamp(ctx, margin + Math.round(x), margin + Math.round(y), tile, markOf(moving.cell));
    }
    const share = moves === 0 ? 1 : (step.number - left) / moves;
    const y = sheet.height - margin * 0.5 - bar;
    for (const [width, colour] of [
      [layout.width, theme.darkSquare],
      [layout.width * share, theme.done],
    ] as const) {
      if (width <= bar) continue;
      ctx.fillStyle = colour;
      roundedRect(ctx, margin, y, width, bar, bar / 2);
      ctx.fill();
    }
  };
  return { sheet, paint };
}

function pixelsOf({ ctx, width, height }: Sheet): Uint8ClampedArray {
  return ctx.getImageData(0, 0, width, height).data;
}

/** Colours that suit the first, a middle and the last frame, which between them show every kind of tile and frame. */
function paletteFor(sheet: Sheet, paint: (frame: Frame) => void, frames: readonly Frame[]): number[][] {
  const picked = [0, Math.floor(frames.length / 2), frames.length - 1].flatMap((i) => frames[i] ?? []);
  const all = new Uint8ClampedArray(picked.length * sheet.width * sheet.height * 4);
  picked.forEach((frame, i) => {
    paint(frame);
    all.set(pixelsOf(sheet), i * sheet.width * sheet.height * 4);
  });
  return gifenc.quantize(all, COLOURS);
}

/** Palette indices of a frame in which every pixel that stays as it was is `clear`. */
function changedIndex(
  now: Uint8ClampedArray,
  before: Uint8ClampedArray | undefined,
  palette: number[][],
  clear: number,
): Uint8Array {
  if (!before) return gifenc.applyPalette(now, palette);
  const [a, b] = [new Uint32Array(now.buffer), new Uint32Array(before.buffer)];
  const places: number[] = [];
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) places.push(i);
  const colours = gifenc.applyPalette(
    new Uint8Array(Uint32Array.from(places, (i) => a[i] ?? 0).buffer),
    palette,
  );
  const index = new Uint8Array(a.length).fill(clear);
  places.forEach((place, i) => {
    index[place] = colours[i] ?? clear;
  });
  return index;
}

/** A looping GIF of a solution: the start, one position a move (very long ones sampled), and the goal held. */
export function animate({ start, moves }: Animation, theme: ThemeName = 'light'): Picture {
  const steps = stepsOf(start, moves);
  const frames = planFrames(steps);
  const { sheet, paint } = framePainter({ board: start, number: 0 }, moves.length, themeOf(theme));
  const palette = paletteFor(sheet, paint, frames);
  const clear = palette.length;
  const withClear = [...palette, [0, 0, 0]];
  const gif = gifenc.GIFEncoder();
  let before: Uint8ClampedArray | undefined;
  for (const frame of frames) {
    paint(frame);
    const now = pixelsOf(sheet);
    const index = changedIndex(now, before, palette, clear);
    gif.writeFrame(index, sheet.width, sheet.height, {
      ...(before ? { transparent: true, transparentIndex: clear } : { palette: withClear, repeat: 0 }),
      delay: frame.delay,
      dispose: 1,
    });
    before = now;
  }
  gif.finish();
  return { bytes: Buffer.from(gif.bytes()), kind: 'gif', width: sheet.width, height: sheet.height };
}
