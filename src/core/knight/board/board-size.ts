import { fault, ok, type Result } from '../../result.ts';

/** The longest side of a board. */
export const MAX_SIDE = 10_000;

/** A board's size: files across and ranks up. */
export interface BoardSize {
  readonly cols: number;
  readonly rows: number;
}

/**
 * A size within the limits. Faults: `bad-board-size` {text} (sides that are no whole numbers from 1), `board-too-large`
 * {cols, rows, max}.
 */
export function boardSize(cols: number, rows: number): Result<BoardSize> {
  if (cols > MAX_SIDE || rows > MAX_SIDE) return fault('board-too-large', { cols, rows, max: MAX_SIDE });
  const isSide = (side: number): boolean => Number.isInteger(side) && side >= 1;
  return isSide(cols) && isSide(rows)
    ? ok({ cols, rows })
    : fault('bad-board-size', { text: `${cols}x${rows}` });
}
