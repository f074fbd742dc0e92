import type { Log } from '../observe/log.ts';
import { logUnlessUnavailable } from '../store/contract/faults.ts';
import { type Round, type RoundEntry, type RoundStep, TOUCH_INTERVAL_MS } from '../store/contract/round.ts';
import type { Store } from '../store/contract/store.ts';

/** Minimum and maximum number of players in a round. */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 30;
export const JOIN_WINDOW_S = 30;
/** A race ends after this time without a move. */
export const IDLE_MS = 10 * 60_000;

/** Has the player of the race finished or given up? */
export const isDone = ({ milliseconds }: RoundEntry): boolean => milliseconds !== undefined;

/** Returns the next step of a round at the time `now` (milliseconds since the epoch). */
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

/** Returns the step when the host starts a race: it starts if enough players have joined. */
export const stepOnStart = (round: Round, entries: readonly RoundEntry[], now: number): RoundStep =>
  round.state === 'open' && entries.length >= MIN_PLAYERS ? 'start' : stepDue(round, entries, now);

/** Time until the next poll after a failure, or if more rounds are due than one run takes. */
const POLL_INTERVAL_MS = 500;
const MAX_ROUNDS_PER_RUN = 100;

/** The services of the round timer. */
export interface RoundTimer {
  readonly store: Pick<Store, 'rounds' | 'agenda'>;
  /** Returns milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Starts and ends rounds at their times, until the returned function is called. Several processes may run it:
 * each step happens once.
 */
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
