import type { Board } from '../../board.ts';

/** Cells up to which the whole space is searched: 10! / 2 = 1,814,400 positions in about 0.4 s. */
export const SPACE_CELLS = 10;

/** Cells up to which a proof is worth the whole time. */
export const PROOF_CELLS = 16;

type Size = Pick<Board, 'rows' | 'cols'>;

/** Whether all boards of that size are known with their distances, so that every answer is exact. */
export const hasWholeSpace = ({ rows, cols }: Size): boolean => rows * cols <= SPACE_CELLS;

/** Whether a shortest solution of a board of that size can usually be proved; above, a short one is found. */
export const isProvable = ({ rows, cols }: Size): boolean => rows * cols <= PROOF_CELLS;
