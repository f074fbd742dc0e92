import type { Log } from '../observe/log.ts';
import { logUnlessUnavailable } from '../store/contract/faults.ts';
import { type Round, type RoundEntry, type RoundStep, TOUCH_INTERVAL_MS } from '../store/contract/round.ts';
import type { Store } from '../store/contract/store.ts';

/** People in a round, at least and at most. */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 30;
/** Seconds in which people may join a race. */
export const JOIN_WINDOW_S = 30;
/** Milliseconds without a move after which a race is over. */
export const IDLE_MS = 10 * 60_000;

/** Has the race's player nothing more to do? */
export const isDone = ({ milliseconds }: RoundEntry): boolean => milliseconds !== undefined;

/** What a round needs at this time (milliseconds since the epoch), whoever asks. */
export function stepDue(round: Round, entries: readonly RoundEntry[], now: number): RoundStep {
  if (round.state === 'open') {
    if (now < round.startsAt) return { waitUntil: round.startsAt };
    return entries.length < MIN_PLAYERS ? 'end' : 'start';
  }
  if (round.kind === 'fmc') {
    const { endsAt = now } = round;
    return now < endsAt ? { waitUntil: endsAt } : 'end';
  }
  const idleAt = round.touchedAt + IDLE_MS + TOUCH_INTERVAL_MS;
  return now >= idleAt || entries.every(isDone) ? 'end' : { waitUntil: idleAt };
}

/** What its host does to a race that is open: starts it, unless nobody would race with them yet. */
export const stepOnStart = (round: Round, entries: readonly RoundEntry[], now: number): RoundStep =>
  round.state === 'open' && entries.length >= MIN_PLAYERS ? 'start' : stepDue(round, entries, now);

/** Milliseconds until the next look where a round could not go on, or more than a run takes are due. */
const POLL_INTERVAL_MS = 500;
/** Rounds taken in one run. */
const MAX_ROUNDS_PER_RUN = 100;

/** What keeping rounds going needs. */
export interface RoundTimer {
  readonly store: Pick<Store, 'rounds' | 'agenda'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/** Starts and ends rounds when their time has come, until the returned function is called. Any process may: each step counts once. */
export function startRoundTimer({ store, now, log }: RoundTimer): () => Promise<void> {
  async function run(): Promise<number> {
    try {
      for (const id of await store.rounds.due(now(), MAX_ROUNDS_PER_RUN))
        await store.rounds.step(id, now(), (round, entries) => stepDue(round, entries, now()));
    } catch (error) {
      logUnlessUnavailable(log, error, 'a round did not go on');
    }
    return POLL_INTERVAL_MS;
  }
  return store.agenda.watch({ kind: 'rounds', now, run });
}
