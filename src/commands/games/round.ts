import type { Log } from '../../observe/log.ts';
import { logUnlessUnavailable } from '../../store/contract/faults.ts';
import {
  type Round,
  type RoundEntry,
  type RoundStep,
  TOUCH_INTERVAL_MS,
} from '../../store/contract/round.ts';
import type { Store } from '../../store/contract/store.ts';

export const MIN_RACE_PLAYERS = 2;
export const MAX_RACE_PLAYERS = 30;
export const JOIN_WINDOW_SECONDS = 30;
/** A race ends if no player makes a move for this time. */
export const MAX_RACE_IDLE_MS = 10 * 60_000;

/** Finished or given up. */
export const hasEnded = ({ milliseconds }: RoundEntry): boolean => milliseconds !== undefined;

/** `now`: in milliseconds since the epoch. */
export function decideStep(round: Round, entries: readonly RoundEntry[], now: number): RoundStep {
  if (round.state === 'open') {
    if (now < round.startsAt) return { waitUntil: round.startsAt };
    return entries.length < MIN_RACE_PLAYERS ? 'end' : 'start';
  }
  if (round.kind === 'fmc') {
    const { endsAt = now } = round;
    return now < endsAt ? { waitUntil: endsAt } : 'end';
  }
  const idleEndsAt = round.touchedAt + MAX_RACE_IDLE_MS + TOUCH_INTERVAL_MS;
  return now >= idleEndsAt || entries.every(hasEnded) ? 'end' : { waitUntil: idleEndsAt };
}

/** A race starts if enough players have joined. Otherwise decides as `decideStep` does. */
export const stepWhenHostStarts = (round: Round, entries: readonly RoundEntry[], now: number): RoundStep =>
  round.state === 'open' && entries.length >= MIN_RACE_PLAYERS ? 'start' : decideStep(round, entries, now);

/**
 * Pause between two runs. If a run failed or had more than `MAX_ROUNDS_PER_RUN` due rounds, the next one
 * handles the remaining rounds.
 */
const POLL_INTERVAL_MS = 500;
const MAX_ROUNDS_PER_RUN = 100;

export interface RoundTimerServices {
  readonly store: Pick<Store, 'rounds' | 'agenda'>;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Starts and ends rounds at their times, until the returned function is called. If several processes run the
 * timer, each round still starts and ends only once.
 */
export function startRoundTimer({ store, now, log }: RoundTimerServices): () => Promise<void> {
  async function stepDueRounds(): Promise<number> {
    try {
      for (const roundId of await store.rounds.due(now(), MAX_ROUNDS_PER_RUN))
        await store.rounds.step(roundId, now(), (round, entries) => decideStep(round, entries, now()));
    } catch (error) {
      logUnlessUnavailable(log, error, 'a round did not go on');
    }
    return POLL_INTERVAL_MS;
  }
  return store.agenda.watch({ kind: 'rounds', now, run: stepDueRounds });
}
