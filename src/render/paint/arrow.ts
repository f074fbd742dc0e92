import type { CanvasRenderingContext2D } from 'canvas';

/** Pixels across and down. */
export type Point = readonly [x: number, y: number];

const PIECES = 24;

/** A curve from `a` to `b` drawn towards `pull`, as a chain of points. */
export function arc(a: Point, pull: Point, b: Point): Point[] {
  return Array.from({ length: PIECES + 1 }, (_, i): Point => {
    const [t, s] = [i / PIECES, 1 - i / PIECES];
    const mix = (p: number, q: number, r: number) => s * s * p + 2 * s * t * q + t * t * r;
    return [mix(a[0], pull[0], b[0]), mix(a[1], pull[1], b[1])];
  });
}

/** A way along straight lines with rounded corners, as a chain of points. */
export function rounded(points: readonly Point[], radius: number): Point[] {
  return points.flatMap((corner, i): Point[] => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (before === undefined || after === undefined) return [corner];
    const towards = (end: Point): Point => {
      const length = Math.hypot(end[0] - corner[0], end[1] - corner[1]);
      const share = Math.min(radius, length / 2) / length;
      return [corner[0] + (end[0] - corner[0]) * share, corner[1] + (end[1] - corner[1]) * share];
    };
    return arc(towards(before), corner, towards(after));
  });
}

/** Strokes a chain of points and, unless `headless`, puts an arrow's head at its end; in the colours that are set. */
export function drawArrow(
  ctx: CanvasRenderingContext2D,
  points: readonly Point[],
  width: number,
  headless = false,
): void {
  const last = points.at(-1);
  const first = points[0];
  if (first === undefined || last === undefined) return;
  const head = width * 5;
  const from = points.findLast(([x, y]) => Math.hypot(x - last[0], y - last[1]) >= head) ?? first;
  const angle = Math.atan2(last[1] - from[1], last[0] - from[0]);
  const back = (turn: number, length: number): Point => [
    last[0] - Math.cos(angle + turn) * length,
    last[1] - Math.sin(angle + turn) * length,
  ];
  ctx.lineWidth = width;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(...first);
  const neck = headless ? last : back(0, head * 0.7);
  for (const point of points.slice(1, -1)) {
    if (headless || Math.hypot(point[0] - last[0], point[1] - last[1]) > head * 0.7) ctx.lineTo(...point);
  }
  ctx.lineTo(...neck);
  ctx.stroke();
  if (headless) return;
  ctx.beginPath();
  ctx.moveTo(...last);
  ctx.lineTo(...back(0.4, head));
  ctx.lineTo(...back(0, head * 0.75));
  ctx.lineTo(...back(-0.4, head));
  ctx.closePath();
  ctx.fill();
}
