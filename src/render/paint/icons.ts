import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from './canvas.ts';

/** A sign of `size` pixels around (x, y), in the colour that is set for fill and stroke. */
export type Icon = (ctx: CanvasRenderingContext2D, x: number, y: number, size: number) => void;

/** Moves: a tile that slides along. */
export const movesIcon: Icon = (ctx, x, y, size) => {
  const side = size * 0.46;
  roundedRect(ctx, x - size / 2, y - side / 2, side, side, side * 0.16);
  ctx.fill();
  ctx.lineWidth = size * 0.1;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const tip = x + size / 2;
  ctx.beginPath();
  ctx.moveTo(x + size * 0.08, y);
  ctx.lineTo(tip, y);
  ctx.moveTo(tip - size * 0.18, y - size * 0.18);
  ctx.lineTo(tip, y);
  ctx.lineTo(tip - size * 0.18, y + size * 0.18);
  ctx.stroke();
};

/** Positions: many small boards. */
export const positionsIcon: Icon = (ctx, x, y, size) => {
  const side = size * 0.26;
  for (let row = -1; row <= 1; row++) {
    for (let col = -1; col <= 1; col++) {
      const middle = size * 0.36;
      roundedRect(ctx, x + col * middle - side / 2, y + row * middle - side / 2, side, side, side * 0.2);
      ctx.fill();
    }
  }
};

/** Time: a clock. */
export const timeIcon: Icon = (ctx, x, y, size) => {
  ctx.lineWidth = size * 0.1;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.arc(x, y, size * 0.44, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(x, y - size * 0.26);
  ctx.lineTo(x, y);
  ctx.lineTo(x + size * 0.18, y + size * 0.1);
  ctx.stroke();
};

/** Memory: a chip with its legs. */
export const memoryIcon: Icon = (ctx, x, y, size) => {
  const side = size * 0.6;
  roundedRect(ctx, x - side / 2, y - side / 2, side, side, size * 0.08);
  ctx.fill();
  ctx.lineWidth = size * 0.09;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (const at of [-0.18, 0, 0.18]) {
    for (const end of [-1, 1]) {
      ctx.moveTo(x + at * size, y + (end * side) / 2);
      ctx.lineTo(x + at * size, y + end * size * 0.46);
      ctx.moveTo(x + (end * side) / 2, y + at * size);
      ctx.lineTo(x + end * size * 0.46, y + at * size);
    }
  }
  ctx.stroke();
};

/** Turns: a way that bends on a square. */
export const turnsIcon: Icon = (ctx, x, y, size) => {
  ctx.lineWidth = size * 0.11;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x - size * 0.4, y + size * 0.4);
  ctx.lineTo(x, y - size * 0.28);
  ctx.lineTo(x + size * 0.4, y + size * 0.4);
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(x, y - size * 0.28, size * 0.17, 0, 2 * Math.PI);
  ctx.fill();
};

/** Crossings: a way that passes over another. */
export const crossingsIcon: Icon = (ctx, x, y, size) => {
  const [end, gap] = [size * 0.4, size * 0.13];
  ctx.lineWidth = size * 0.11;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x - end, y + end);
  ctx.lineTo(x + end, y - end);
  for (const side of [-1, 1]) {
    ctx.moveTo(x + side * end, y + side * end);
    ctx.lineTo(x + side * gap, y + side * gap);
  }
  ctx.stroke();
};
