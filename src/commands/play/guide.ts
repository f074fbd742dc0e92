import { LRUCache } from 'lru-cache';
import { fault, ok, type Result } from '../../core/result.ts';
import { isFull } from '../../play/game.ts';
import type { Step } from '../../play/kinds/rules.ts';
import type { Services } from '../feature/services.ts';
import type { Ahead, Played } from '../kinds/kind.ts';

/** Finds what lies ahead in games. */
export interface Guide {
  /** Faults: `no-way-found` (in the time), those of the solver; `no-hints`: there are none in such games. */
  ahead(played: Played): Promise<Result<Ahead>>;
}

/** May it have hints? Rounds compare people at the same time, so nobody is helped in them. */
export const mayHaveHints = ({ game, kind }: Played): boolean =>
  game.round === undefined && kind.ahead !== undefined && !isFull(game);

/** Games whose way is remembered, where another search might find another one. */
const MAX_WAYS = 500;

/** Steps from a position as its kind writes it. */
interface Way {
  readonly state: string;
  readonly steps: readonly Step[];
}

/** Hints by this solver. One way is held to in a game as long as the player does, so that none leads back. */
export function createGuide(services: Pick<Services, 'solver'>): Guide {
  const ways = new LRUCache<string, Way>({ max: MAX_WAYS });
  return {
    async ahead(played) {
      const { game, kind, position } = played;
      const way = ways.get(game.id);
      const rest = way && restOf(played, way);
      if (rest !== undefined) return ok({ steps: rest, isBest: false });
      const found = await kind.ahead?.(services, position, game.person);
      if (found === undefined) return fault('no-hints');
      if (found.ok && found.value.steps !== undefined && !found.value.isBest)
        ways.set(game.id, { state: game.state, steps: found.value.steps });
      return found;
    },
  };
}

/** What is left of a way for a game that has gone along it; undefined: it has left the way. */
function restOf({ game, kind }: Played, { state, steps }: Way): readonly Step[] | undefined {
  let position = kind.read({ ...game, state });
  for (let at = 0; at < steps.length; at++) {
    if (kind.write(position) === game.state) return steps.slice(at);
    position = kind.after(position, steps[at] ?? '');
  }
  return undefined;
}
