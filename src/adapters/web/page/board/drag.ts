import type { Move } from '../../../../core/sliding/board.ts';
import type { Game } from '../base/types.ts';

/** Share of a cell's width. A shorter movement counts as a tap. */
const MIN_DRAG_SHARE = 0.3;
/** Change of the column and of the row. */
const DIRECTIONS: Readonly<Record<Move, readonly [x: number, y: number]>> = {
  L: [-1, 0],
  R: [1, 0],
  U: [0, -1],
  D: [0, 1],
};

/** Tiles that slide together in one move, and its direction. */
export interface SlidingTiles {
  readonly tiles: readonly HTMLElement[];
  readonly direction: Move;
}

interface DragOptions {
  readonly size: Pick<Game, 'rows' | 'cols'>;
  /** Undefined if the tile at `cell` can't slide. Then the finger scrolls the page. */
  slidingTilesAt(cell: number): SlidingTiles | undefined;
  press(cell: number): void;
}

/**
 * Moves tiles by finger or mouse. A tap presses the tile. A pushed tile follows the pointer towards the
 * blank, and the tiles between it and the blank move with it.
 *
 * The pressed cell is computed from the pointer's position, not from the touched element. During an
 * animation, a tile is not drawn in its final cell yet.
 */
export function makeDraggable(
  field: HTMLElement,
  { size, slidingTilesAt: findSlidingTiles, press }: DragOptions,
): void {
  let drag:
    | {
        pointerId: number;
        cell: number;
        x: number;
        y: number;
        slidingTiles: SlidingTiles;
        pushedShare: number;
        farthestShare: number;
      }
    | undefined;
  const cellAt = ({ clientX, clientY }: PointerEvent): number => {
    const { left, top, width, height } = field.getBoundingClientRect();
    const indexOfShare = (share: number, cellCount: number) =>
      Math.floor(Math.min(0.999, Math.max(0, share)) * cellCount);
    return (
      indexOfShare((clientY - top) / height, size.rows) * size.cols +
      indexOfShare((clientX - left) / width, size.cols)
    );
  };
  const release = (isPressed: boolean) => {
    if (drag === undefined) return;
    const { slidingTiles, cell } = drag;
    drag = undefined;
    for (const tile of slidingTiles.tiles) {
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
    const slidingTiles = findSlidingTiles(cell);
    if (slidingTiles === undefined) return;
    const { clientX: x, clientY: y, pointerId } = event;
    drag = { pointerId, cell, x, y, slidingTiles, pushedShare: 0, farthestShare: 0 };
    field.setPointerCapture(pointerId);
  });
  field.addEventListener('pointermove', (event) => {
    if (drag === undefined || event.pointerId !== drag.pointerId) return;
    const { x, y, slidingTiles } = drag;
    const cellSide = field.clientWidth / size.cols;
    const [movedX, movedY] = [(event.clientX - x) / cellSide, (event.clientY - y) / cellSide];
    const [directionX, directionY] = DIRECTIONS[slidingTiles.direction];
    drag.pushedShare = Math.max(0, Math.min(1, movedX * directionX + movedY * directionY));
    drag.farthestShare = Math.max(drag.farthestShare, Math.hypot(movedX, movedY));
    for (const tile of slidingTiles.tiles) {
      tile.classList.add('held');
      tile.style.setProperty(
        '--pushed',
        `${directionX * drag.pushedShare * 100}% ${directionY * drag.pushedShare * 100}%`,
      );
    }
  });
  field.addEventListener('pointerup', (event) => {
    if (drag === undefined || event.pointerId !== drag.pointerId) return;
    release(drag.farthestShare <= MIN_DRAG_SHARE || drag.pushedShare > MIN_DRAG_SHARE);
  });
  field.addEventListener('pointercancel', () => release(false));
}
