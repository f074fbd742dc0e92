import type { Moves } from '../board.ts';
import { invertMoves } from '../moves.ts';

export const MOVE_NAMINGS = ['tile', 'blank'] as const;

/** Whose direction a letter names: the sliding tile's, as everywhere here, or the blank's, which goes the other way. */
export type MoveNaming = (typeof MOVE_NAMINGS)[number];

/** The tiles' moves in that naming, or moves in that naming as the tiles': both ways are the same exchange of letters. */
export const renamed = (moves: Moves, naming: MoveNaming): Moves =>
  naming === 'tile' ? moves : [...moves].map(invertMoves).join('');
