import type { Call } from '../../../chat/command.ts';
import type { Daily, Game } from '../../../store/contract/game.ts';
import type { Services } from '../../feature/services.ts';

/** A game of the person's own on this puzzle, or practice on a past day's. */
export const newGame = (
  { store, now }: Services,
  { person }: Pick<Call, 'person'>,
  {
    kind,
    start,
    goal,
    par,
    level,
    picture,
  }: Pick<Game, 'kind' | 'start' | 'goal' | 'par' | 'level' | 'picture'>,
  practice?: Daily,
): Promise<Game> =>
  store.games.play({
    person: person.key,
    personName: person.name,
    kind,
    start,
    goal,
    ...(par !== undefined && { par }),
    ...(picture !== undefined && { picture }),
    ...(level !== undefined && { level }),
    now: now(),
    ...(practice !== undefined && { practice: practice.day, series: practice.series }),
  });
