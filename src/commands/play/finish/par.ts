import { setTimeout as sleep } from 'node:timers/promises';
import { startOf } from '../../../play/game.ts';
import { isKeptBack } from '../../fair/gate.ts';
import type { Services } from '../../feature/services.ts';
import type { Played } from '../../kinds/kind.ts';

/** Milliseconds that a new board waits for its par: most are proved in ten. */
const SOON_MS = 200;

/**
 * The proved fewest steps of a game: as it has them, else found and kept; undefined where none were proved in
 * time, or where its board is that of a round which goes on. `isSoon`: only if that is quick.
 */
export async function parOf(
  services: Services,
  { game, kind }: Played,
  isSoon = false,
): Promise<number | undefined> {
  if (game.par !== undefined || kind.par === undefined) return game.par;
  if (game.round === undefined && (await isKeptBack(services, game.person, game))) return undefined;
  const par = await kind.par(services, startOf(kind, game), game.person, isSoon);
  if (par !== undefined) await services.store.games.setPar(game.id, par);
  return par;
}

/** The game with its par where that is quick to prove; where it takes longer, a later board shows it. */
export async function withPar(services: Services, played: Played): Promise<Played> {
  if (played.game.par !== undefined) return played;
  // What can't be found or kept now is asked again with the next board.
  const found = parOf(services, played, true).catch(() => undefined);
  const par = await Promise.race([found, sleep(SOON_MS, undefined, { ref: false })]);
  return par === undefined ? played : { ...played, game: { ...played.game, par } };
}
