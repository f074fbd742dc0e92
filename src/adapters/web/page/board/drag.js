/** @import {Size} from './types.ts' */

/** The share of a cell that a tile has to be pushed to go on by itself; less is a tap. */
const ENOUGH = 0.3;
/** @type {Readonly<Record<string, readonly [x: number, y: number]>>} */
const WAYS = { L: [-1, 0], R: [1, 0], U: [0, -1], D: [0, 1] };

/**
 * Tiles under a finger or the mouse: a tap presses one, and one that is pushed follows, with those before it, at most as
 * far as the blank. What is hit is a cell, wherever its tile has got to. `carried` tells which tiles go along from a cell and
 * in which direction; those that can't slide leave the finger to the page's scrolling.
 * @param {HTMLElement} field
 * @param {{ size: Size, carried: (cell: number) => { tiles: readonly HTMLElement[], towards: string } | undefined,
 *   press: (cell: number) => void }} board
 */
export function dragging(field, { size, carried, press }) {
  /** @type {{ pointer: number, cell: number, x: number, y: number, way: readonly [number, number],
   *   tiles: readonly HTMLElement[], pushed: number, farthest: number } | undefined} */
  let held;
  /** @param {PointerEvent} event */
  const cellAt = ({ clientX, clientY }) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    const [x, y] = [(clientX - left) / width, (clientY - top) / height].map((share) =>
      Math.min(0.999, Math.max(0, share)),
    );
    return Math.floor((y ?? 0) * size.rows) * size.cols + Math.floor((x ?? 0) * size.cols);
  };
  /** @param {boolean} isPressed */
  const release = (isPressed) => {
    if (held === undefined) return;
    const { tiles, cell } = held;
    held = undefined;
    for (const tile of tiles) {
      tile.classList.remove('held');
      tile.style.removeProperty('--pushed');
    }
    if (isPressed) press(cell);
  };
  field.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    // A second finger is down before the first is up: the first has tapped.
    release(true);
    const cell = cellAt(event);
    const found = carried(cell);
    if (found === undefined) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    const way = WAYS[found.towards] ?? [0, 0];
    held = { pointer, cell, x, y, way, tiles: found.tiles, pushed: 0, farthest: 0 };
    field.setPointerCapture(pointer);
  });
  field.addEventListener('pointermove', (event) => {
    if (held === undefined || event.pointerId !== held.pointer) return;
    const { x, y, way, tiles } = held;
    const side = field.clientWidth / size.cols;
    const [right, down] = [(event.clientX - x) / side, (event.clientY - y) / side];
    held.pushed = Math.max(0, Math.min(1, right * way[0] + down * way[1]));
    held.farthest = Math.max(held.farthest, Math.hypot(right, down));
    for (const tile of tiles) {
      tile.classList.add('held');
      tile.style.setProperty('--pushed', `${way[0] * held.pushed * 100}% ${way[1] * held.pushed * 100}%`);
    }
  });
  field.addEventListener('pointerup', (event) => {
    if (held === undefined || event.pointerId !== held.pointer) return;
    release(held.farthest <= ENOUGH || held.pushed > ENOUGH);
  });
  field.addEventListener('pointercancel', () => release(false));
}
