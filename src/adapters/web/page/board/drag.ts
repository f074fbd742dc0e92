import type { Move } from '../../../../core/sliding/board.ts';
import type { Game } from '../base/types.ts';

/**
 * Fraction of a cell's width that a tile must be pushed before it slides. A shorter movement counts as a tap.
 */
const MIN_DRAG_SHARE = 0.3;
const DIRECTIONS: Readonly<Record<Move, readonly [x: number, y: number]>> = {
  L: [-1, 0],
  R: [1, 0],
  U: [0, -1],
  D: [0, 1],
};

/** Tiles that slide together in one move, and the direction of the move. */
export interface SlidingTiles {
  readonly tiles: readonly HTMLElement[];
  readonly direction: Move;
}

interface DragOptions {
  readonly size: Pick<Game, 'rows' | 'cols'>;
  /**
   * Returns the tiles that slide together when the tile at `cell` is pushed. Undefined if that tile can't
   * slide. In this case the finger scrolls the page.
   */
  slidingTilesAt(cell: number): SlidingTiles | undefined;
  press(cell: number): void;
}

/**
 * Lets the visitor move tiles by finger or mouse. A tap presses the tile. A pushed tile follows the pointer
 * towards the blank, and the tiles between it and the blank move with it.
 *
 * The pressed cell is computed from the pointer's position, not from the touched element. During an
 * animation, a tile is not drawn in its final cell yet.
 */
export function makeDraggable(
  field: HTMLElement,
  { size, slidingTilesAt: carried, press }: DragOptions,
): void {
  let held:
    | {
        pointer: number;
        cell: number;
        x: number;
        y: number;
        carried: SlidingTiles;
        pushed: number;
        farthest: number;
      }
    | undefined;
  const cellAt = ({ clientX, clientY }: PointerEvent): number => {
    const { left, top, width, height } = field.getBoundingClientRect();
    const within = (share: number, cells: number) => Math.floor(Math.min(0.999, Math.max(0, share)) * cells);
    return (
      within((clientY - top) / height, size.rows) * size.cols + within((clientX - left) / width, size.cols)
    );
  };
  const release = (isPressed: boolean) => {
    if (held === undefined) return;
    const { carried, cell } = held;
    held = undefined;
    for (const tile of carried.tiles) {
      tile.classList.remove('held');
      tile.style.removeProperty('--pushed');
    }
    if (isPressed) press(cell);
  };
  field.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    // If a second finger goes down, the first finger's touch ends here and counts as a tap.
    release(true);
    const cell = cellAt(event);
    const found = carried(cell);
    if (found === undefined) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    held = { pointer, cell, x, y, carried: found, pushed: 0, farthest: 0 };
    field.setPointerCapture(pointer);
  });
  field.addEventListener('pointermove', (event) => {
    if (held === undefined || event.pointerId !== held.pointer) return;
    const { x, y, carried } = held;
    const side = field.clientWidth / size.cols;
    const [right, down] = [(event.clientX - x) / side, (event.clientY - y) / side];
    const [wayX, wayY] = DIRECTIONS[carried.direction];
    held.pushed = Math.max(0, Math.min(1, right * wayX + down * wayY));
    held.farthest = Math.max(held.farthest, Math.hypot(right, down));
    for (const tile of carried.tiles) {
      tile.classList.add('held');
      tile.style.setProperty('--pushed', `${wayX * held.pushed * 100}% ${wayY * held.pushed * 100}%`);
    }
  });
  field.addEventListener('pointerup', (event) => {
    if (held === undefined || event.pointerId !== held.pointer) return;
    release(held.farthest <= MIN_DRAG_SHARE || held.pushed > MIN_DRAG_SHARE);
  });
  field.addEventListener('pointercancel', () => release(false));
}
