import type { Log } from '../observe/log.ts';
import { logUnlessAway } from '../store/contract/faults.ts';
import type { Store } from '../store/contract/store.ts';
import { stepDue } from './round.ts';

/** Milliseconds until the next look where a round could not go on, or more than a run takes are due. */
const LOOK_MS = 500;
/** Rounds taken in one run. */
const MAX_ROUNDS = 100;

/** What keeping rounds going needs. */
export interface RoundTimer {
  readonly store: Pick<Store, 'rounds' | 'agenda'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/** Starts and ends rounds when their time has come, until the returned function is called. Any process may: each step counts once. */
export function keepRounds({ store, now, log }: RoundTimer): () => Promise<void> {
  async function run(): Promise<number> {
    try {
      for (const id of await store.rounds.due(now(), MAX_ROUNDS))
        await store.rounds.step(id, now(), (round, entries) => stepDue(round, entries, now()));
    } catch (error) {
      logUnlessAway(log, error, 'a round did not go on');
    }
    return LOOK_MS;
  }
  return store.agenda.watch({ kind: 'rounds', now, run });
}
