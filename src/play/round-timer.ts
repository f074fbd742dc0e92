import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../observe/log.ts';
import { logUnlessAway } from '../store/contract/faults.ts';
import type { Store } from '../store/contract/store.ts';
import { stepDue } from './round.ts';

/** Milliseconds between two looks. */
const LOOK = 500;
/** Rounds taken at one look. */
const MOST = 100;

/** What keeping rounds going needs. */
export interface RoundTimer {
  readonly store: Pick<Store, 'rounds'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Told that messages are due. */
  readonly soon: () => void;
  readonly log: Log;
}

/** Starts and ends rounds when their time has come, until the returned function is called. Any process may: each step counts once. */
export function keepRounds({ store, now, soon, log }: RoundTimer): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function look(): Promise<void> {
    const due = await store.rounds.due(now(), MOST);
    for (const id of due) {
      if (signal.aborted) return;
      await store.rounds.step(id, now(), (round, entries) => stepDue(round, entries, now()));
    }
    if (due.length > 0) soon();
  }

  async function goOn(): Promise<void> {
    while (!signal.aborted) {
      await look().catch((error: unknown) => {
        logUnlessAway(log, error, 'a round did not go on');
      });
      await sleep(LOOK, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  const going = goOn();
  return () => {
    stopping.abort();
    return going;
  };
}
