import type { Board } from '../../board.ts';

/** Largest number of cells whose whole space is searched: 10! / 2 = 1,814,400 positions. */
export const SPACE_CELLS = 10;

/** Largest number of cells for which a proof may use the whole time. */
export const PROOF_CELLS = 16;

type Size = Pick<Board, 'rows' | 'cols'>;

/** Whether all boards of that size are known with their distances, so that every answer is exact. */
export const hasWholeSpace = ({ rows, cols }: Size): boolean => rows * cols <= SPACE_CELLS;

/** Whether a shortest solution of that size can usually be proved. On larger boards, a short one is found. */
export const isProvable = ({ rows, cols }: Size): boolean => rows * cols <= PROOF_CELLS;
