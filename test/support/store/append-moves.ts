import { boardAfter } from '../../../src/core/sliding/moves.ts';
import { makeBoardText, parseBoardText } from '../../../src/core/sliding/notation/code.ts';
import type { Game, MovesToAppend } from '../../../src/store/contract/game.ts';
import type { Store } from '../../../src/store/contract/store.ts';

/** A small sliding puzzle as the store has it. `LL` solves it. */
export const PUZZLE = { kind: 'sliding', start: '2x3 1 2 3 0 4 5', goal: '2x3 1 2 3 4 5 0' } as const;

/** The state in the store after a press; its contract doesn't check where moves lead. */
export const appendMoves = (
  { games }: Pick<Store, 'games'>,
  { moves, ...press }: Omit<MovesToAppend, 'state' | 'moveCount'>,
): Promise<Game | undefined> =>
  games.advance({ ...press, moves, state: `after ${moves}`, moveCount: moves.length });

/** What presses of legal moves that don't solve it leave of a game of sliding. */
export const appendLegalMoves = ({ games }: Pick<Store, 'games'>, game: Game, moves: string) =>
  games.advance({
    id: game.id,
    revision: game.revision,
    moves,
    state: makeBoardText(boardAfter(parseBoardText(game.state), moves)),
    moveCount: moves.length,
    isSolved: false,
    now: game.startedAt + 1,
  });
