import { setTimeout as sleep } from 'node:timers/promises';
import { isProvable } from '../../../core/sliding/solve/position/reach.ts';
import { puzzleOf } from '../../../play/kinds/sliding.ts';
import type { Game } from '../../../store/contract/game.ts';
import { isKeptBack } from '../../fair/gate.ts';
import type { Services } from '../../feature/services.ts';

/** Milliseconds to find the par of a game. */
const PAR_MS = 4000;
/** Milliseconds that a new board waits for it: most are proved in ten. */
const SOON_MS = 200;

/**
 * The proved fewest steps of a game: as it has them, else found and kept; undefined where none were proved in
 * time, or where its board is that of a round which goes on.
 */
export async function parOf(services: Services, game: Game): Promise<number | undefined> {
  if (game.par !== undefined || game.kind !== 'sliding') return game.par;
  if (game.round === undefined && (await isKeptBack(services, game.person, game))) return undefined;
  const { solver, store, timeMs } = services;
  const limits = { metric: 'stm', algorithm: 'auto', timeMs: Math.min(PAR_MS, timeMs) } as const;
  const answer = await solver.ask('solve', { ...puzzleOf(game), ...limits }, { person: game.person });
  if (!answer.ok || !answer.value.optimal) return undefined;
  await store.games.setPar(game.id, answer.value.length);
  return answer.value.length;
}

/** The game with its par where that is quick to prove; where it takes longer, a later board shows it. */
export async function withPar(services: Services, game: Game): Promise<Game> {
  if (game.par !== undefined || game.kind !== 'sliding' || !isProvable(puzzleOf(game).start)) return game;
  // What can't be found or kept now is asked again with the next board.
  const found = parOf(services, game).catch(() => undefined);
  const par = await Promise.race([found, sleep(SOON_MS, undefined, { ref: false })]);
  return par === undefined ? game : { ...game, par };
}
