import type { Told } from '../../chat/command.ts';
import { cellsInReach } from '../../core/knight/board/walk.ts';
import { knightGame, LONGEST_WALK_SIDE } from '../../play/kinds/knight.ts';

/** A tour that an answer shows; `order` is empty if it shows none. */
interface ShownTour {
  readonly cols: number;
  readonly rows: number;
  /** The move number of each square, 1-based, from the top left in reading order. */
  readonly order: Int32Array;
}

/** The walks that a tour finishes: from its first square and from its last, or if it is closed one that is. */
export function toldByTour({ cols, rows, order }: ShownTour): readonly Told[] {
  // Larger boards are not played.
  if (order.length === 0 || Math.max(cols, rows) > LONGEST_WALK_SIDE) return [];
  const walkFrom = (cell: number) => ({ cols, rows, cells: [cell] });
  const [first, last] = [order.indexOf(1), order.indexOf(order.length)];
  const isClosed = cellsInReach(walkFrom(last)).includes(first);
  return isClosed
    ? [knightGame({ ...walkFrom(first), closed: true })]
    : [first, last].map((cell) => knightGame(walkFrom(cell)));
}
