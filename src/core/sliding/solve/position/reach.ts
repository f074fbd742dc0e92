import type { Board } from '../../board.ts';

/**
 * Up to this size, the distances of all positions are computed. With 10 cells these are 10! / 2 = 1,814,400
 * positions.
 */
export const MAX_SPACE_CELLS = 10;

/** Up to this size, the whole time may be spent on proving a shortest solution. */
export const MAX_PROOF_CELLS = 16;

type Size = Pick<Board, 'rows' | 'cols'>;

export const hasWholeSpace = ({ rows, cols }: Size): boolean => rows * cols <= MAX_SPACE_CELLS;

/** Whether a shortest solution can usually be proved. Larger boards get a short solution without a proof. */
export const isProvable = ({ rows, cols }: Size): boolean => rows * cols <= MAX_PROOF_CELLS;
