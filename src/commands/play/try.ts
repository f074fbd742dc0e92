import type { Call } from '../../chat/command.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { solutionIn } from '../../play/fewest-moves.ts';
import type { DirectionWords } from '../../play/kinds/rules.ts';
import type { Game } from '../../store/contract/game.ts';
import type { Entry, Round } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';
import { minutesLeft } from './round-game.ts';

/** A solution that was sent to a fewest-moves round, and how its sender stands with it. */
export interface Try {
  readonly round: Round;
  readonly length: number;
  readonly entry: Entry;
}

/** The round that a game takes solutions for; undefined: it is moved on. */
export async function roundOfTries({ store }: Services, { round }: Game): Promise<Round | undefined> {
  const found = round === undefined ? undefined : await store.rounds.byId(round);
  return found?.kind === 'fmc' ? found : undefined;
}

/** Takes a typed line as a whole solution. Faults: those of `solutionIn`; `round-over` {kind, size}. */
export async function takeTry(
  { store, now }: Services,
  { person }: Call,
  round: Round,
  line: string,
  directions: DirectionWords,
): Promise<Result<Try>> {
  const solution = solutionIn(round, line, directions);
  if (!solution.ok) return solution;
  const moves = solution.value;
  const entry = await store.rounds.solve(round.id, { person: person.key, moves, now: now() });
  const { kind, size } = round;
  return entry === undefined
    ? fault('round-over', { kind, size })
    : ok({ round, length: moves.length, entry });
}

/** What became of it, for its sender's eyes only: the length, never the moves. */
export function tryReply({ now }: Services, { texts }: Call, { round, length, entry }: Try): Reply {
  const best = entry.best?.length ?? length;
  const facts = { length, best, isBest: best === length ? 'yes' : 'no', minutes: minutesLeft(round, now()) };
  return { kind: 'answer', text: texts.say('try-taken', facts), personal: true };
}
