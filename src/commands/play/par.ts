import { isProvable } from '../../core/sliding/solve/reach.ts';
import { puzzleOf } from '../../play/kinds/sliding.ts';
import type { Game } from '../../store/store.ts';
import type { Services } from '../services.ts';

/** Milliseconds to find the par of a game. */
const PAR_MS = 4000;

/** The proved fewest steps of a game: as it has them, else found and kept; undefined where none were proved in time. */
export async function parOf({ solver, store, timeMs }: Services, game: Game): Promise<number | undefined> {
  if (game.par !== undefined || game.kind !== 'sliding') return game.par;
  const limits = { metric: 'stm', algorithm: 'auto', timeMs: Math.min(PAR_MS, timeMs) } as const;
  const answer = await solver.ask('solve', { ...puzzleOf(game), ...limits }, { person: game.person });
  if (!answer.ok || !answer.value.optimal) return undefined;
  await store.games.setPar(game.id, answer.value.length);
  return answer.value.length;
}

/** Begins to find the par of a game that has none, if that is quick; the board doesn't wait for it, the next one shows it. */
export function findPar(services: Services, game: Game): void {
  if (game.par !== undefined || game.kind !== 'sliding' || !isProvable(puzzleOf(game).start)) return;
  // What can't be found or kept now is asked again with the next board.
  void parOf(services, game).catch(() => {});
}
